//! What a series of games says: score, Elo with a 95 % interval, and the sequential test (SPRT).
//!
//! Games come in pairs from one opening with colours swapped, so the two of a pair are not
//! independent; the spread is taken over pairs.

use serde::{Deserialize, Serialize};

/// Results of one side, pair by pair.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Tally {
    pub wins: u64,
    pub draws: u64,
    pub losses: u64,
    /// Scores of whole pairs, 0 to 2.
    pairs: Vec<f64>,
    /// The first game of a pair whose second is not there yet.
    open: Option<f64>,
}

/// Elo with its interval; infinite where every game has the same winner.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Elo {
    pub elo: f64,
    pub low: f64,
    pub high: f64,
}

impl Tally {
    /// Takes in the next game of the series: 1, ½ or 0.
    pub fn add(&mut self, score: f64) {
        if score > 0.75 {
            self.wins += 1;
        } else if score < 0.25 {
            self.losses += 1;
        } else {
            self.draws += 1;
        }
        match self.open.take() {
            Some(first) => self.pairs.push(first + score),
            None => self.open = Some(score),
        }
    }

    pub fn games(&self) -> u64 {
        self.wins + self.draws + self.losses
    }

    /// The mean score of a game, 0 to 1.
    pub fn score(&self) -> f64 {
        let games = self.games();
        if games == 0 {
            return 0.5;
        }
        (self.wins as f64 + 0.5 * self.draws as f64) / games as f64
    }

    /// The standard error of the mean score.
    pub fn error(&self) -> f64 {
        let n = self.pairs.len() as f64;
        if n < 2.0 {
            return 0.5;
        }
        let mean = self.pairs.iter().sum::<f64>() / n;
        let squares = self.pairs.iter().map(|p| (p - mean).powi(2)).sum::<f64>();
        // A pair is two games.
        (squares / (n - 1.0)).sqrt() / 2.0 / n.sqrt()
    }

    /// The 95 % interval of the mean score.
    pub fn interval(&self) -> (f64, f64) {
        let reach = 1.96 * self.error();
        (
            (self.score() - reach).max(0.0),
            (self.score() + reach).min(1.0),
        )
    }

    pub fn elo(&self) -> Elo {
        let (low, high) = self.interval();
        Elo {
            elo: elo_of(self.score()),
            low: elo_of(low),
            high: elo_of(high),
        }
    }
}

/// The difference of strength at which a score is to be expected.
pub fn elo_of(score: f64) -> f64 {
    let score = score.clamp(1e-6, 1.0 - 1e-6);
    -400.0 * (1.0 / score - 1.0).log10()
}

pub fn score_of(elo: f64) -> f64 {
    1.0 / (1.0 + 10f64.powf(-elo / 400.0))
}

/// Is A better by `better` Elo rather than by `equal`? Both errors 5 %.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Sprt {
    pub equal: f64,
    pub better: f64,
}

impl Default for Sprt {
    fn default() -> Sprt {
        Sprt {
            equal: 0.0,
            better: 10.0,
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    Better,
    NotBetter,
    Undecided,
}

impl Sprt {
    /// ln(0.95 / 0.05): where the test ends, on either side.
    pub const BOUND: f64 = 2.944_438_979_166_44;

    /// The log-likelihood ratio by the normal approximation over pairs.
    pub fn ratio(&self, tally: &Tally) -> f64 {
        let n = tally.pairs.len() as f64;
        let variance = tally.error().powi(2) * n;
        if n < 10.0 || variance <= 0.0 {
            return 0.0;
        }
        let mean = tally.pairs.iter().sum::<f64>() / (2.0 * n);
        let (s0, s1) = (score_of(self.equal), score_of(self.better));
        n * (s1 - s0) * (2.0 * mean - s0 - s1) / (2.0 * variance)
    }

    pub fn verdict(&self, tally: &Tally) -> Verdict {
        let ratio = self.ratio(tally);
        if ratio >= Sprt::BOUND {
            Verdict::Better
        } else if ratio <= -Sprt::BOUND {
            Verdict::NotBetter
        } else {
            Verdict::Undecided
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::base::random::Rng;

    fn drawn_from(rate: f64, games: usize, seed: u64) -> Tally {
        let mut rng = Rng::new(seed);
        let mut tally = Tally::default();
        for _ in 0..games {
            tally.add(if rng.unit() < rate { 1.0 } else { 0.0 });
        }
        tally
    }

    #[test]
    fn the_interval_holds_the_truth_about_nineteen_times_in_twenty() {
        let truth = 0.55;
        let held = (0..400)
            .filter(|&seed| {
                let (low, high) = drawn_from(truth, 400, seed).interval();
                (low..=high).contains(&truth)
            })
            .count();
        assert!((368..=392).contains(&held), "{held} of 400");
    }

    #[test]
    fn elo_and_score_are_inverse() {
        assert!((elo_of(0.5)).abs() < 1e-9);
        assert!((elo_of(0.64) - 100.0).abs() < 1.0);
        assert!((score_of(elo_of(0.7)) - 0.7).abs() < 1e-9);
    }

    #[test]
    fn swapped_colours_that_cancel_are_no_spread() {
        // The first player always wins: every pair is even.
        let mut tally = Tally::default();
        for i in 0..100 {
            tally.add(f64::from(i % 2));
        }
        assert_eq!((tally.wins, tally.losses), (50, 50));
        assert_eq!(tally.error(), 0.0);
    }

    #[test]
    fn the_sequential_test_decides_for_the_truth() {
        let test = Sprt {
            equal: 0.0,
            better: 40.0,
        };
        let verdict = |rate: f64, seed: u64| {
            let mut rng = Rng::new(seed);
            let mut tally = Tally::default();
            for _ in 0..20_000 {
                tally.add(if rng.unit() < rate { 1.0 } else { 0.0 });
                let verdict = test.verdict(&tally);
                if verdict != Verdict::Undecided {
                    return verdict;
                }
            }
            Verdict::Undecided
        };
        let right = |rate: f64, expected: Verdict| {
            (0..40)
                .filter(|&seed| verdict(rate, seed) == expected)
                .count()
        };
        assert!(right(score_of(40.0), Verdict::Better) >= 34);
        assert!(right(0.5, Verdict::NotBetter) >= 34);
    }
}
