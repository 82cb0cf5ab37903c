//! The few statistics that go with every comparison: mean, 95 % bootstrap interval, count, and the
//! paired sign test. Seeded, so that the same numbers always give the same interval.

use std::cmp::Ordering;

use serde::{Deserialize, Serialize};

use crate::base::random::Rng;

const RESAMPLES: usize = 1000;
const SEED: u64 = 0x1AB_5EED;

/// What is said of a handful of numbers.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Summary {
    pub n: usize,
    pub mean: f64,
    /// The 95 % interval of the mean; the mean itself where there are fewer than two numbers.
    pub low: f64,
    pub high: f64,
    /// How many of the numbers are only lower bounds: searches that met their limit.
    pub over: usize,
}

impl Summary {
    /// Whether this mean is the smaller one, where the intervals say so.
    pub fn is_below(&self, other: &Summary) -> Option<bool> {
        match (self.high < other.low, other.high < self.low) {
            (true, _) => Some(true),
            (_, true) => Some(false),
            _ => None,
        }
    }

    /// Of numbers, each with whether it is only a lower bound.
    pub fn of(numbers: &[(f64, bool)]) -> Option<Summary> {
        let values: Vec<f64> = numbers.iter().map(|&(value, _)| value).collect();
        let (low, high) = interval(&values)?;
        Some(Summary {
            n: values.len(),
            mean: mean(&values)?,
            low,
            high,
            over: numbers.iter().filter(|(_, over)| *over).count(),
        })
    }

    /// For ratios: above or below one, where the whole interval says the same.
    pub fn beside_one(&self) -> Option<Ordering> {
        if self.n < 2 {
            return None;
        }
        if self.low > 1.0 {
            return Some(Ordering::Greater);
        }
        (self.high < 1.0).then_some(Ordering::Less)
    }

    pub fn exact(values: &[f64]) -> Option<Summary> {
        let numbers: Vec<(f64, bool)> = values.iter().map(|&v| (v, false)).collect();
        Summary::of(&numbers)
    }
}

/// Yes if all say yes; no as soon as one says no; nothing if nobody does and some cannot tell.
pub fn unanimous(answers: impl IntoIterator<Item = Option<bool>>) -> Option<bool> {
    let answers: Vec<Option<bool>> = answers.into_iter().collect();
    if answers.contains(&Some(false)) {
        return Some(false);
    }
    (!answers.is_empty() && !answers.contains(&None)).then_some(true)
}

pub fn mean(values: &[f64]) -> Option<f64> {
    (!values.is_empty()).then(|| values.iter().sum::<f64>() / values.len() as f64)
}

pub fn median(values: &[f64]) -> Option<f64> {
    let mut sorted = values.to_vec();
    sorted.sort_by(f64::total_cmp);
    let middle = sorted.len() / 2;
    match sorted.len() {
        0 => None,
        n if n % 2 == 1 => Some(sorted[middle]),
        _ => Some((sorted[middle - 1] + sorted[middle]) / 2.0),
    }
}

/// The 95 % bootstrap interval of the mean (percentiles of resampled means).
pub fn interval(values: &[f64]) -> Option<(f64, f64)> {
    let n = values.len();
    let only = mean(values)?;
    if n < 2 {
        return Some((only, only));
    }
    let mut rng = Rng::new(SEED ^ n as u64);
    let mut means: Vec<f64> = (0..RESAMPLES)
        .map(|_| {
            let sum: f64 = (0..n).map(|_| values[rng.below(n as u64) as usize]).sum();
            sum / n as f64
        })
        .collect();
    means.sort_by(f64::total_cmp);
    let at = |share: f64| means[((RESAMPLES - 1) as f64 * share).round() as usize];
    Some((at(0.025), at(0.975)))
}

/// Two searches on the same positions: how the first stands to the second.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Paired {
    /// The first's number over the second's, position by position.
    pub ratio: Summary,
    /// Positions on which the first needs less, the same, more.
    pub less: usize,
    pub same: usize,
    pub more: usize,
    /// The two-sided sign test: how likely so one-sided an outcome is by chance.
    pub p: f64,
    /// The largest of the ratios.
    pub worst: f64,
}

impl Paired {
    /// Of pairs (first, second); pairs whose second is zero have no ratio and are left out.
    pub fn of(pairs: &[(f64, f64)]) -> Option<Paired> {
        let pairs: Vec<(f64, f64)> = pairs.iter().copied().filter(|p| p.1 != 0.0).collect();
        let ratios: Vec<f64> = pairs.iter().map(|(a, b)| a / b).collect();
        let less = pairs.iter().filter(|(a, b)| a < b).count();
        let more = pairs.iter().filter(|(a, b)| a > b).count();
        Some(Paired {
            ratio: Summary::exact(&ratios)?,
            less,
            same: pairs.len() - less - more,
            more,
            p: sign_test(less, more),
            worst: ratios.iter().copied().fold(f64::MIN, f64::max),
        })
    }

    /// The share of positions on which the first needs more.
    pub fn share_above(&self) -> f64 {
        self.more as f64 / (self.less + self.same + self.more).max(1) as f64
    }
}

/// The probability, under a fair coin, of an outcome at least as one-sided as `a` against `b`.
fn sign_test(a: usize, b: usize) -> f64 {
    let n = a + b;
    let extreme = a.min(b);
    // The terms of the binomial by their logarithms, so that thousands of pairs do no harm.
    let mut log_term = -(n as f64) * std::f64::consts::LN_2;
    let mut sum = log_term.exp();
    for k in 1..=extreme {
        log_term += ((n - k + 1) as f64 / k as f64).ln();
        sum += log_term.exp();
    }
    (2.0 * sum).min(1.0)
}

/// The rank correlation (Spearman) of two lists; ties share their rank.
pub fn rank_correlation(pairs: &[(f64, f64)]) -> Option<f64> {
    if pairs.len() < 3 {
        return None;
    }
    let first = ranks(pairs.iter().map(|p| p.0).collect());
    let second = ranks(pairs.iter().map(|p| p.1).collect());
    let (mean_a, mean_b) = (mean(&first)?, mean(&second)?);
    let (mut up, mut a, mut b) = (0.0, 0.0, 0.0);
    for (x, y) in first.iter().zip(&second) {
        up += (x - mean_a) * (y - mean_b);
        a += (x - mean_a).powi(2);
        b += (y - mean_b).powi(2);
    }
    (a > 0.0 && b > 0.0).then(|| up / (a * b).sqrt())
}

fn ranks(values: Vec<f64>) -> Vec<f64> {
    let mut order: Vec<usize> = (0..values.len()).collect();
    order.sort_by(|&i, &j| values[i].total_cmp(&values[j]));
    let mut ranks = vec![0.0; values.len()];
    let mut from = 0;
    while from < order.len() {
        let equal = order[from..]
            .iter()
            .take_while(|&&i| values[i] == values[order[from]])
            .count();
        let shared = from as f64 + (equal as f64 - 1.0) / 2.0;
        for &i in &order[from..from + equal] {
            ranks[i] = shared;
        }
        from += equal;
    }
    ranks
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_no_is_enough_and_a_yes_needs_all() {
        let (yes, no, unsure) = (Some(true), Some(false), None);
        assert_eq!(unanimous([yes, yes]), yes);
        assert_eq!(unanimous([yes, unsure, no]), no);
        assert_eq!(unanimous([yes, unsure]), unsure);
        assert_eq!(unanimous([]), unsure);
    }

    #[test]
    fn a_mean_is_below_another_only_where_the_intervals_part() {
        let of = |shift: f64| {
            let values: Vec<f64> = (0..40).map(|i| f64::from(i) + shift).collect();
            Summary::exact(&values).unwrap()
        };
        assert_eq!(of(0.0).is_below(&of(50.0)), Some(true));
        assert_eq!(of(50.0).is_below(&of(0.0)), Some(false));
        assert_eq!(of(0.0).is_below(&of(0.5)), None);
    }

    #[test]
    fn the_interval_holds_the_mean_and_repeats() {
        let values: Vec<f64> = (0..40).map(f64::from).collect();
        let summary = Summary::exact(&values).unwrap();
        assert_eq!(summary.mean, 19.5);
        assert!(summary.low < 19.5 && summary.high > 19.5);
        // The standard error is 1.85: the interval is near ± 3.6.
        assert!((summary.low - 15.9).abs() < 0.6, "{summary:?}");
        assert_eq!(Summary::exact(&values), Some(summary));
        assert_eq!(Summary::exact(&[]), None);
        let one = Summary::exact(&[7.0]).unwrap();
        assert_eq!((one.n, one.low, one.high), (1, 7.0, 7.0));
    }

    #[test]
    fn the_sign_test_is_that_of_the_tables() {
        assert_eq!(sign_test(0, 0), 1.0);
        assert!((sign_test(0, 5) - 0.0625).abs() < 1e-12);
        assert!((sign_test(1, 9) - 0.021484375).abs() < 1e-12);
        assert_eq!(sign_test(5, 5), 1.0);
        assert!(sign_test(300, 700) < 1e-30);
    }

    #[test]
    fn pairs_tell_who_needs_less() {
        let paired = Paired::of(&[(1.0, 2.0), (3.0, 3.0), (6.0, 4.0), (1.0, 0.0)]).unwrap();
        assert_eq!((paired.less, paired.same, paired.more), (1, 1, 1));
        assert_eq!(paired.ratio.mean, 1.0);
        assert_eq!(paired.worst, 1.5);
        assert!(Paired::of(&[]).is_none());
    }

    #[test]
    fn ranks_correlate_whatever_the_scale() {
        let rising: Vec<(f64, f64)> = (1..9).map(|i| (f64::from(i), f64::from(i).exp())).collect();
        assert!((rank_correlation(&rising).unwrap() - 1.0).abs() < 1e-12);
        let falling: Vec<(f64, f64)> = rising.iter().map(|&(a, b)| (a, -b)).collect();
        assert!((rank_correlation(&falling).unwrap() + 1.0).abs() < 1e-12);
        assert_eq!(
            rank_correlation(&[(1.0, 1.0), (1.0, 2.0), (1.0, 3.0)]),
            None
        );
    }
}
