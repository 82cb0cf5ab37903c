//! The few statistics that go with every comparison: mean, 95 % bootstrap interval and count; of ratios
//! the geometric mean; pairs with their tests (`paired`), several tests at once (`family`). Seeded, so that
//! the same numbers always give the same interval.
//!
//! The rule by which verdicts are given, the same for every claim about a ratio. There must be at least
//! [`LEAST`] positions. The claim is *reproduced* if the whole 95 % interval of the geometric mean lies
//! on the side that is claimed, *contradicted* if all of it lies on the other side, and otherwise *undecided*: then
//! [`Summary::needed`] says how many positions it would take if the mean stayed where it is. Of two ratios one is
//! below the other if their intervals do not meet. That something makes no difference is reproduced as long as
//! its interval holds 1. Material on which the claim cannot be asked at all is *other material*.

mod family;
mod paired;

pub use family::holm;
pub use paired::Paired;

use std::cmp::Ordering;

use serde::{Deserialize, Serialize};

use crate::base::random::Rng;

const RESAMPLES: usize = 1000;
/// With fewer positions there is no verdict.
pub const LEAST: usize = 10;
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
    /// Whether this mean is the smaller one, where there are positions enough and the intervals say so.
    pub fn is_below(&self, other: &Summary) -> Option<bool> {
        if self.n.min(other.n) < LEAST {
            return None;
        }
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

    /// Of ratios: their geometric mean, so that twice as much and half as much make no difference.
    pub fn of_ratios(ratios: &[f64]) -> Option<Summary> {
        let logarithms: Vec<f64> = ratios.iter().map(|ratio| ratio.ln()).collect();
        if logarithms.iter().any(|log| !log.is_finite()) {
            return None;
        }
        let (low, high) = interval(&logarithms)?;
        Some(Summary {
            n: ratios.len(),
            mean: mean(&logarithms)?.exp(),
            low: low.exp(),
            high: high.exp(),
            over: 0,
        })
    }

    /// For ratios: above or below one, where there are positions enough and the whole interval says
    /// the same.
    pub fn beside_one(&self) -> Option<Ordering> {
        if self.n < LEAST {
            return None;
        }
        if self.low > 1.0 {
            return Some(Ordering::Greater);
        }
        (self.high < 1.0).then_some(Ordering::Less)
    }

    /// For ratios: how many positions it would take to decide on which side of one they lie, if their
    /// mean stayed where it is; nothing if it is one, or there are too few to tell.
    pub fn needed(&self) -> Option<usize> {
        let half_width = (self.high.ln() - self.low.ln()) / 2.0;
        let effect = self.mean.ln().abs();
        let times = (half_width / effect).powi(2);
        let needed = (self.n as f64 * times).ceil();
        (self.n > 1 && needed.is_finite() && needed < 1e9).then_some((needed as usize).max(LEAST))
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

/// How many positions make the interval of a mean narrower than `effect`, where single numbers
/// scatter with this standard deviation. For ratios both are logarithms. To be asked before a run.
pub fn positions_for(deviation: f64, effect: f64) -> usize {
    let wide = 2.0 * 1.96 * deviation / effect;
    (wide.powi(2).ceil() as usize).max(LEAST)
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
    fn the_mean_of_ratios_is_geometric_and_the_interval_is_that_of_their_logarithms() {
        let mean = |ratios: &[f64]| Summary::of_ratios(ratios).unwrap().mean;
        assert!((mean(&[0.5, 2.0]) - 1.0).abs() < 1e-12);
        assert!((mean(&[1.0, 10.0, 100.0]) - 10.0).abs() < 1e-9);
        assert_eq!(Summary::of_ratios(&[1.0, 0.0]), None);
        // One position of ten that takes ten times as much does not make the arithmetic mean.
        let mut ratios = vec![0.8; 9];
        ratios.push(10.0);
        assert!(mean(&ratios) < 1.04);
        let logs: Vec<f64> = (0..40).map(|i| f64::from(i) / 40.0).collect();
        let of_logs = Summary::exact(&logs).unwrap();
        let ratios: Vec<f64> = logs.iter().map(|log| log.exp()).collect();
        let of_ratios = Summary::of_ratios(&ratios).unwrap();
        assert!((of_ratios.low.ln() - of_logs.low).abs() < 1e-9);
        assert!((of_ratios.high.ln() - of_logs.high).abs() < 1e-9);
    }

    #[test]
    fn a_verdict_takes_ten_positions_and_an_interval_on_one_side() {
        let ratios = |n: usize| Summary::of_ratios(&vec![0.8; n]).unwrap();
        assert_eq!(ratios(9).beside_one(), None);
        assert_eq!(ratios(10).beside_one(), Some(Ordering::Less));
        let mixed = [0.5, 2.1].repeat(20);
        let mixed = Summary::of_ratios(&mixed).unwrap();
        assert_eq!(mixed.beside_one(), None);
        // ln 0.5 and ln 2.1 scatter by 0.72 around 0.024.
        let needed = mixed.needed().unwrap();
        assert!((2_000..6_000).contains(&needed), "{needed}");
        assert_eq!(ratios(9).needed(), Some(LEAST));
    }

    /// The standard deviation that paper 000's tables have at 14 empties, and an effect of 15 %.
    #[test]
    fn positions_are_counted_before_the_run() {
        assert_eq!(positions_for(0.4, 0.16), 97);
        assert_eq!(positions_for(0.01, 1.0), LEAST);
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
