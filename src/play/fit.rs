//! Fits Abe's models to games. Every sample of one game or one search shares its luck, so intervals
//! are taken over games and searches, not over samples.

use super::line::{CERTAIN, Line};
use super::manager::Iteration;
use super::match_runner::Played;
use super::models::{DepthModel, Fitted, Fluctuation, Sigmoid, TimeModel};
use super::progress::Phase;
use super::score::{Tally, elo_of};

/// 1.96 standard errors on either side.
const REACH: f64 = 1.96;

/// Values met in games and what became of the side that saw them.
#[derive(Clone, Debug, Default)]
pub struct Values {
    /// By phase and game.
    games: [Vec<Vec<(f64, f64)>>; 3],
}

impl Values {
    /// Takes in a game: the value before each move that was thought about, and the result.
    pub fn add<L: Line>(&mut self, played: &Played<L>) {
        let mut here: [Vec<(f64, f64)>; 3] = Default::default();
        for made in &played.moves {
            let Some(value) = made.value else { continue };
            // What is known for certain teaches nothing about what is guessed.
            if made.computed || value.abs() >= CERTAIN {
                continue;
            }
            let result = played.ending.score(made.turn);
            here[Phase::of(made.progress).index()].push((f64::from(value), result));
        }
        self.add_samples(here);
    }

    /// Takes in the samples of one game by phase: value, and the result in the same eyes.
    pub fn add_samples(&mut self, of_game: [Vec<(f64, f64)>; 3]) {
        for (games, samples) in self.games.iter_mut().zip(of_game) {
            if !samples.is_empty() {
                games.push(samples);
            }
        }
    }

    /// The sigmoid of each phase by maximum likelihood.
    pub fn sigmoids(&self) -> [Sigmoid; 3] {
        [0, 1, 2].map(|phase| sigmoid(&self.games[phase]))
    }

    /// Win rates in bands of values: the middle of a band, positions, mean result.
    pub fn bands(&self, phase: Phase, width: f64) -> Vec<(f64, usize, f64)> {
        let mut bands: std::collections::BTreeMap<i64, (usize, f64)> = Default::default();
        for &(value, result) in self.games[phase.index()].iter().flatten() {
            let band = bands.entry((value / width).floor() as i64).or_default();
            band.0 += 1;
            band.1 += result;
        }
        let shown = |(band, (n, sum)): (i64, (usize, f64))| {
            ((band as f64 + 0.5) * width, n, sum / n as f64)
        };
        bands.into_iter().map(shown).collect()
    }
}

fn sigmoid(games: &[Vec<(f64, f64)>]) -> Sigmoid {
    let mut k = 0.001;
    let probability = |k: f64, value: f64| 1.0 / (1.0 + (-k * value).exp());
    let mut information = 0.0;
    for _ in 0..50 {
        let (mut gradient, mut curvature) = (0.0, 1e-9);
        for &(value, result) in games.iter().flatten() {
            let p = probability(k, value);
            gradient += (result - p) * value;
            curvature += p * (1.0 - p) * value * value;
        }
        information = curvature;
        let step = (gradient / curvature).clamp(-0.01, 0.01);
        k += step;
        if step.abs() < 1e-10 {
            break;
        }
    }
    let score = |game: &Vec<(f64, f64)>| {
        let one = |&(value, result): &(f64, f64)| (result - probability(k, value)) * value;
        game.iter().map(one).sum::<f64>().powi(2)
    };
    let error = games.iter().map(score).sum::<f64>().sqrt() / information.max(1e-9);
    Sigmoid {
        k: Fitted {
            value: k,
            low: k - REACH * error,
            high: k + REACH * error,
        },
        positions: games.iter().map(Vec::len).sum::<usize>() as u64,
    }
}

/// How searches grew, iteration by iteration.
#[derive(Clone, Debug, Default)]
pub struct Growth {
    /// Depth and logarithm of what was used, by search.
    searches: Vec<Vec<(f64, f64)>>,
    /// Depth and how much the value moved from there to the next iteration.
    swings: Vec<(f64, f64)>,
}

impl Growth {
    pub fn add(&mut self, iterations: &[Iteration]) {
        let seen = iterations.iter().filter(|i| i.depth >= 2.0 && i.used > 0.0);
        let points: Vec<(f64, f64)> = seen.map(|i| (i.depth, i.used.ln())).collect();
        if points.len() >= 2 {
            self.searches.push(points);
        }
        for pair in iterations.windows(2) {
            if pair.iter().all(|i| i.value.abs() < CERTAIN) {
                let swing = f64::from((pair[1].value - pair[0].value).abs());
                self.swings.push((pair[0].depth, swing));
            }
        }
    }

    /// time = scale·e^(growth·depth), the growth within searches.
    pub fn time(&self) -> Option<TimeModel> {
        let all: Vec<(f64, f64)> = self.searches.iter().flatten().copied().collect();
        let (depth, log) = means(&all)?;
        let (mut top, mut bottom) = (0.0, 0.0);
        for search in &self.searches {
            let (d, y) = means(search)?;
            for &(x, z) in search {
                top += (x - d) * (z - y);
                bottom += (x - d).powi(2);
            }
        }
        if bottom <= 0.0 {
            return None;
        }
        let growth = top / bottom;
        let off = |search: &Vec<(f64, f64)>| {
            let (d, y) = means(search).unwrap_or_default();
            let residual = |&(x, z): &(f64, f64)| (x - d) * (z - y - growth * (x - d));
            search.iter().map(residual).sum::<f64>().powi(2)
        };
        let error = self.searches.iter().map(off).sum::<f64>().sqrt() / bottom;
        Some(TimeModel {
            scale: (log - growth * depth).exp(),
            growth,
            growth_interval: (growth - REACH * error, growth + REACH * error),
            samples: all.len() as u64,
        })
    }

    /// Mean swings by depth: depth, how many, mean.
    pub fn swings(&self) -> Vec<(f64, usize, f64)> {
        let mut by_depth: std::collections::BTreeMap<i64, (usize, f64)> = Default::default();
        for &(depth, swing) in &self.swings {
            let one = by_depth.entry(depth.round() as i64).or_default();
            one.0 += 1;
            one.1 += swing;
        }
        let shown = |(depth, (n, sum)): (i64, (usize, f64))| (depth as f64, n, sum / n as f64);
        by_depth.into_iter().map(shown).collect()
    }

    /// scale·e^(−decay·depth) through the mean swings, weighted by their number.
    pub fn fluctuation(&self) -> Option<Fluctuation> {
        let points: Vec<(f64, f64, f64)> = self
            .swings()
            .into_iter()
            .filter(|&(_, n, mean)| n >= 20 && mean > 0.0)
            .map(|(depth, n, mean)| (depth, mean.ln(), n as f64))
            .collect();
        let weight: f64 = points.iter().map(|p| p.2).sum();
        if points.len() < 3 {
            return None;
        }
        let x = points.iter().map(|p| p.2 * p.0).sum::<f64>() / weight;
        let y = points.iter().map(|p| p.2 * p.1).sum::<f64>() / weight;
        let bottom: f64 = points.iter().map(|p| p.2 * (p.0 - x).powi(2)).sum();
        let slope = points
            .iter()
            .map(|p| p.2 * (p.0 - x) * (p.1 - y))
            .sum::<f64>()
            / bottom;
        let residual = |p: &(f64, f64, f64)| p.2 * (p.1 - y - slope * (p.0 - x)).powi(2);
        let spread = points.iter().map(residual).sum::<f64>() / (points.len() as f64 - 2.0);
        let error = (spread / bottom).sqrt();
        Some(Fluctuation {
            scale: (y - slope * x).exp(),
            decay: -slope,
            decay_interval: (-slope - REACH * error, -slope + REACH * error),
            samples: self.swings.len() as u64,
        })
    }
}

fn means(points: &[(f64, f64)]) -> Option<(f64, f64)> {
    let n = points.len() as f64;
    let sum = points
        .iter()
        .fold((0.0, 0.0), |s, p| (s.0 + p.0, s.1 + p.1));
    (!points.is_empty()).then(|| (sum.0 / n, sum.1 / n))
}

/// Matches of a player against one that searches less deep: how much less, and how the weaker fared.
pub fn depth_model(matches: &[(f64, Tally)]) -> Option<DepthModel> {
    let (mut top, mut bottom) = (0.0, 0.0);
    let (mut elo_top, mut elo_bottom) = (0.0, 0.0);
    let mut games = 0;
    for (less, tally) in matches {
        let score = tally.score().clamp(0.005, 0.995);
        // Few games that all end alike have no spread of their own, and are no certainty.
        let least = 0.5 / tally.games().max(1) as f64;
        let error = tally.error().max(least).max(0.002);
        // ln(2p) = −κΔd; its error is that of p over p. Elo likewise.
        let weight = (score / error).powi(2);
        top += weight * less * -(2.0 * score).ln();
        bottom += weight * less * less;
        let slope = 400.0 / std::f64::consts::LN_10 / (score * (1.0 - score));
        let weight = 1.0 / (slope * error).powi(2);
        elo_top += weight * less * -elo_of(score);
        elo_bottom += weight * less * less;
        games += tally.games();
    }
    if bottom <= 0.0 || elo_bottom <= 0.0 {
        return None;
    }
    let (kappa, error) = (top / bottom, REACH / bottom.sqrt());
    let (elo, elo_error) = (elo_top / elo_bottom, REACH / elo_bottom.sqrt());
    Some(DepthModel {
        kappa,
        kappa_interval: (kappa - error, kappa + error),
        elo_per_depth: elo,
        elo_interval: (elo - elo_error, elo + elo_error),
        games,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::base::random::Rng;

    #[test]
    fn a_sigmoid_is_found_again_within_its_interval() {
        let truth = 0.001_5;
        let mut rng = Rng::new(8);
        let mut held = 0;
        for _ in 0..60 {
            let games: Vec<Vec<(f64, f64)>> = (0..300)
                .map(|_| {
                    let value = 4000.0 * (rng.unit() - 0.5);
                    let won = rng.unit() < 1.0 / (1.0 + (-truth * value).exp());
                    // The same value ten times in a game is one piece of evidence.
                    vec![(value, f64::from(won)); 10]
                })
                .collect();
            let k = sigmoid(&games).k;
            held += u32::from((k.low..=k.high).contains(&truth));
        }
        assert!(held >= 52, "{held} of 60");
    }

    #[test]
    fn growth_and_swings_are_found_again() {
        let mut rng = Rng::new(9);
        let mut growth = Growth::default();
        for _ in 0..200 {
            let size = 1.0 + rng.unit();
            let iterations: Vec<Iteration> = (1..9)
                .map(|d| {
                    let depth = f64::from(d);
                    let swing = 300.0 * (-0.2 * depth).exp();
                    Iteration {
                        depth,
                        best: 1,
                        value: if d % 2 == 0 {
                            (swing * rng.unit()) as i32
                        } else {
                            0
                        },
                        second: None,
                        used: 30.0 * size * (1.1 * depth + 0.1 * rng.unit()).exp(),
                    }
                })
                .collect();
            growth.add(&iterations);
        }
        let time = growth.time().unwrap();
        assert!((time.growth - 1.1).abs() < 0.01, "{time:?}");
        assert!(time.growth_interval.0 <= 1.1 && 1.1 <= time.growth_interval.1);
        let swings = growth.fluctuation().unwrap();
        assert!(swings.decay > 0.05 && swings.decay < 0.35, "{swings:?}");
    }

    /// Swings drawn with a known decay: it is found again, and its interval holds it nearly always.
    #[test]
    fn the_interval_of_the_swings_decay_holds_the_truth() {
        let truth = 0.25;
        let mut rng = Rng::new(21);
        let mut held = 0;
        for _ in 0..40 {
            let mut growth = Growth::default();
            for _ in 0..300 {
                let mut value = 0.0;
                let iterations: Vec<Iteration> = (1..9)
                    .map(|d| {
                        let depth = f64::from(d);
                        let before = 400.0 * (-truth * (depth - 1.0)).exp();
                        let sign = if rng.unit() < 0.5 { -1.0 } else { 1.0 };
                        value += sign * before * (0.5 + rng.unit());
                        Iteration {
                            depth,
                            best: 1,
                            value: value as i32,
                            second: None,
                            used: depth.exp(),
                        }
                    })
                    .collect();
                growth.add(&iterations);
            }
            let (low, high) = growth.fluctuation().unwrap().decay_interval;
            held += u32::from((low..=high).contains(&truth));
            assert!(low > 0.15 && high < 0.35, "{low} {high}");
        }
        assert!(held >= 32, "{held} of 40");
    }

    /// Both intervals hold what the games were drawn from, nineteen times in twenty or so.
    #[test]
    fn the_intervals_of_depth_hold_the_truth() {
        let mut rng = Rng::new(22);
        let (mut by_kappa, mut by_elo) = (0, 0);
        for _ in 0..60 {
            let mut of = |p: &dyn Fn(f64) -> f64| {
                let matches: Vec<(f64, Tally)> = [1.0, 2.0, 3.0]
                    .into_iter()
                    .map(|less| {
                        let mut tally = Tally::default();
                        for _ in 0..600 {
                            tally.add(f64::from(rng.unit() < p(less)));
                        }
                        (less, tally)
                    })
                    .collect();
                depth_model(&matches).unwrap()
            };
            let model = of(&|less| 0.5 * (-0.6f64 * less).exp());
            let (low, high) = model.kappa_interval;
            by_kappa += u32::from((low..=high).contains(&0.6));
            let model = of(&|less| 1.0 / (1.0 + 10f64.powf(100.0 * less / 400.0)));
            let (low, high) = model.elo_interval;
            by_elo += u32::from((low..=high).contains(&100.0));
        }
        assert!(by_kappa >= 51 && by_elo >= 51, "{by_kappa} {by_elo} of 60");
    }

    #[test]
    fn depth_is_worth_what_the_matches_say() {
        let mut rng = Rng::new(10);
        let mut matches = Vec::new();
        for less in [1.0, 2.0] {
            let p = 0.5 * (-0.6f64 * less).exp();
            let mut tally = Tally::default();
            for _ in 0..2000 {
                tally.add(if rng.unit() < p { 1.0 } else { 0.0 });
            }
            matches.push((less, tally));
        }
        let model = depth_model(&matches).unwrap();
        assert!(
            model.kappa_interval.0 < 0.6 && 0.6 < model.kappa_interval.1,
            "{model:?}"
        );
        assert_eq!(model.games, 4000);
    }
}
