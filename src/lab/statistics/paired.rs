//! Two searches on the same positions: the ratio of what they need, and how likely it is that it is chance.

use serde::{Deserialize, Serialize};

use super::{Summary, ranks};

/// Two searches on the same positions: how the first stands to the second.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Paired {
    /// The first's number over the second's: the geometric mean over positions.
    pub ratio: Summary,
    /// Positions on which the first needs less, the same, more.
    pub less: usize,
    pub same: usize,
    pub more: usize,
    /// The two-sided sign test: how likely so one-sided an outcome is by chance.
    pub p: f64,
    /// Wilcoxon's signed-rank test of the logarithms of the ratios, which heeds their size, too.
    #[serde(default)]
    pub wilcoxon: f64,
    /// The largest of the ratios.
    pub worst: f64,
}

impl Paired {
    /// Of pairs (first, second); pairs in which one is zero have no ratio and are left out.
    pub fn of(pairs: &[(f64, f64)]) -> Option<Paired> {
        let has_ratio = |p: &(f64, f64)| p.0 > 0.0 && p.1 > 0.0;
        let pairs: Vec<(f64, f64)> = pairs.iter().copied().filter(has_ratio).collect();
        let ratios: Vec<f64> = pairs.iter().map(|(a, b)| a / b).collect();
        let less = pairs.iter().filter(|(a, b)| a < b).count();
        let more = pairs.iter().filter(|(a, b)| a > b).count();
        Some(Paired {
            ratio: Summary::of_ratios(&ratios)?,
            less,
            same: pairs.len() - less - more,
            more,
            p: sign_test(less, more),
            wilcoxon: signed_rank(&ratios.iter().map(|r| r.ln()).collect::<Vec<_>>()),
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

/// Wilcoxon's signed-rank test, two-sided: differences of zero are left out, ties share their rank. Exact
/// for up to 25 differences without ties, else by the normal distribution.
fn signed_rank(differences: &[f64]) -> f64 {
    let known: Vec<f64> = differences.iter().copied().filter(|&d| d != 0.0).collect();
    let n = known.len();
    if n == 0 {
        return 1.0;
    }
    let ranks: Vec<f64> = ranks(known.iter().map(|d| d.abs()).collect());
    // Ranks begin at 1.
    let of = |positive: bool| -> f64 {
        let side = known
            .iter()
            .zip(&ranks)
            .filter(|(d, _)| (**d > 0.0) == positive);
        side.map(|(_, rank)| rank + 1.0).sum()
    };
    let smaller = of(true).min(of(false));
    let mut sorted = ranks.clone();
    sorted.sort_by(f64::total_cmp);
    let has_ties = sorted.windows(2).any(|w| w[0] == w[1]);
    if n <= 25 && !has_ties {
        // Subsets of 1 … n by their sum.
        let most = n * (n + 1) / 2;
        let mut ways = vec![0.0f64; most + 1];
        ways[0] = 1.0;
        for rank in 1..=n {
            for sum in (rank..=most).rev() {
                ways[sum] += ways[sum - rank];
            }
        }
        let at_most: f64 = ways[..=smaller as usize].iter().sum();
        return (2.0 * at_most / 2f64.powi(n as i32)).min(1.0);
    }
    let count = n as f64;
    let mean = count * (count + 1.0) / 4.0;
    let mut ties = 0.0;
    for equal in sorted.chunk_by(|a, b| a == b) {
        let t = equal.len() as f64;
        ties += t.powi(3) - t;
    }
    let variance = count * (count + 1.0) * (2.0 * count + 1.0) / 24.0 - ties / 48.0;
    if variance <= 0.0 {
        return 1.0;
    }
    // Continuity: half a rank towards the mean.
    let z = ((mean - smaller - 0.5) / variance.sqrt()).max(0.0);
    (2.0 * above(z)).min(1.0)
}

/// The share of the normal distribution above `z` ≥ 0 (Abramowitz and Stegun 26.2.17, to seven digits).
fn above(z: f64) -> f64 {
    let t = 1.0 / (1.0 + 0.231_641_9 * z);
    let poly = t
        * (0.319_381_530
            + t * (-0.356_563_782
                + t * (1.781_477_937 + t * (-1.821_255_978 + t * 1.330_274_429))));
    (-z * z / 2.0).exp() / (2.0 * std::f64::consts::PI).sqrt() * poly
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sign_test_is_that_of_the_tables() {
        assert_eq!(sign_test(0, 0), 1.0);
        assert!((sign_test(0, 5) - 0.0625).abs() < 1e-12);
        assert!((sign_test(1, 9) - 0.021484375).abs() < 1e-12);
        assert_eq!(sign_test(5, 5), 1.0);
        assert!(sign_test(300, 700) < 1e-30);
    }

    #[test]
    fn the_signed_rank_test_is_that_of_the_tables() {
        assert_eq!(signed_rank(&[]), 1.0);
        assert!((signed_rank(&[1.0, 2.0, 3.0, 4.0, 5.0]) - 0.0625).abs() < 1e-12);
        // W = 3 of eight: five subsets of 256 sum to at most three.
        let eight = [-3.0, 1.0, 2.0, 4.0, 5.0, 6.0, 7.0, 8.0];
        assert!((signed_rank(&eight) - 10.0 / 256.0).abs() < 1e-12);
        assert!(signed_rank(&[1.0, -1.0, 2.0, -2.0, 0.0]) > 0.999);
        // Exact and normal agree where both may be used: W = 52 of 20 is the 5 % point.
        let twenty: Vec<f64> = (1..=20).map(f64::from).collect();
        let mut signed = twenty.clone();
        for i in [19, 18, 12] {
            signed[i] *= -1.0;
        }
        let exact = signed_rank(&signed);
        assert!((exact - 0.0484).abs() < 0.001, "{exact}");
        assert!((above(1.959_964) - 0.025).abs() < 1e-6);
        assert!((above(0.0) - 0.5).abs() < 1e-6);
    }

    #[test]
    fn pairs_tell_who_needs_less() {
        let paired = Paired::of(&[(1.0, 2.0), (3.0, 3.0), (6.0, 3.0), (1.0, 0.0)]).unwrap();
        assert_eq!((paired.less, paired.same, paired.more), (1, 1, 1));
        assert!((paired.ratio.mean - 1.0).abs() < 1e-12);
        assert_eq!(paired.worst, 2.0);
        assert!(Paired::of(&[]).is_none());
    }
}
