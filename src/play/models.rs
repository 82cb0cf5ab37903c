//! What is known of a player by numbers: how values turn into win rates, how depth turns into time,
//! what a depth more is worth, and how much values still move from one depth to the next.
//!
//! These are Abe's four models (§2.3.2, §3.2), fitted to games the program plays itself
//! (`fit.rs`); each comes with a 95 % interval.

use std::sync::OnceLock;

use serde::{Deserialize, Serialize};

use super::any::with_line_of;
use super::line::{Game, Line};
use super::progress::Phase;

/// A number with its 95 % interval.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Fitted {
    pub value: f64,
    pub low: f64,
    pub high: f64,
}

impl Fitted {
    pub const fn known(value: f64) -> Fitted {
        Fitted {
            value,
            low: value,
            high: value,
        }
    }
}

/// 1 / (1 + e^(−k·value)): the chance to win.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Sigmoid {
    pub k: Fitted,
    /// Positions it was fitted to.
    pub positions: u64,
}

impl Sigmoid {
    pub const fn known(k: f64) -> Sigmoid {
        Sigmoid {
            k: Fitted::known(k),
            positions: 0,
        }
    }

    pub fn win_rate(&self, value: i32) -> f64 {
        1.0 / (1.0 + (-self.k.value * f64::from(value)).exp())
    }
}

/// time = scale·e^(growth·depth).
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct TimeModel {
    pub scale: f64,
    pub growth: f64,
    pub growth_interval: (f64, f64),
    pub samples: u64,
}

impl TimeModel {
    pub const fn known(scale: f64, growth: f64) -> TimeModel {
        TimeModel {
            scale,
            growth,
            growth_interval: (growth, growth),
            samples: 0,
        }
    }

    pub fn time(&self, depth: f64) -> f64 {
        self.scale * (self.growth * depth).exp()
    }

    /// The difference of depths that a ratio of times buys.
    pub fn inverse_ratio(&self, ratio: f64) -> f64 {
        ratio.max(1e-12).ln() / self.growth
    }
}

/// What a difference of depths does to the result: the paper's 0.5·e^(−κΔd), and Elo beside it.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct DepthModel {
    pub kappa: f64,
    pub kappa_interval: (f64, f64),
    pub elo_per_depth: f64,
    pub elo_interval: (f64, f64),
    pub games: u64,
}

impl DepthModel {
    pub fn known(kappa: f64) -> DepthModel {
        // The same slope at no difference: κ/2 = ln 10 / 1600 · Elo.
        let elo = kappa * 800.0 / std::f64::consts::LN_10;
        DepthModel {
            kappa,
            kappa_interval: (kappa, kappa),
            elo_per_depth: elo,
            elo_interval: (elo, elo),
            games: 0,
        }
    }

    /// The win rate of the side that searches `less` less deep, by the paper's curve.
    pub fn weaker_wins(&self, less: f64) -> f64 {
        0.5 * (-self.kappa * less.max(0.0)).exp()
    }

    /// The same by Elo.
    pub fn weaker_wins_by_elo(&self, less: f64) -> f64 {
        1.0 / (1.0 + 10f64.powf(self.elo_per_depth * less / 400.0))
    }
}

/// How much the value moves from one depth to the next on average: scale·e^(−decay·depth).
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Fluctuation {
    pub scale: f64,
    pub decay: f64,
    pub decay_interval: (f64, f64),
    pub samples: u64,
}

impl Fluctuation {
    pub fn at(&self, depth: f64) -> f64 {
        self.scale * (-self.decay * depth).exp()
    }
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Models {
    /// For the opening, the middle and the end.
    pub sigmoids: [Sigmoid; 3],
    /// Nodes by depth in plies, and by the threshold of realization probability.
    pub time: TimeModel,
    pub threshold: TimeModel,
    pub depth: DepthModel,
    pub fluctuation: Fluctuation,
}

impl Default for Models {
    fn default() -> Models {
        Models {
            sigmoids: [Sigmoid::known(0.001_4); 3],
            time: TimeModel::known(20.0, 1.1),
            threshold: TimeModel::known(20.0, 0.9),
            depth: DepthModel::known(0.6),
            fluctuation: Fluctuation {
                scale: 200.0,
                decay: 0.1,
                decay_interval: (0.1, 0.1),
                samples: 0,
            },
        }
    }
}

impl Models {
    /// Fitted to the program's own games.
    pub fn built_in(game: Game) -> &'static Models {
        static MODELS: [OnceLock<Models>; Game::ALL.len()] =
            [const { OnceLock::new() }; Game::ALL.len()];
        let text = with_line_of!(game, |L| L::MODELS);
        MODELS[game as usize].get_or_init(|| ron::from_str(text).unwrap_or_default())
    }

    pub fn win_rate(&self, value: i32, progress: u8) -> f64 {
        self.sigmoids[Phase::of(progress).index()].win_rate(value)
    }

    /// By how much the win rate grows with the value, at even chances.
    pub fn slope(&self) -> f64 {
        self.sigmoids[Phase::Middle.index()].k.value / 4.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::manager::paper_models;

    #[test]
    fn the_papers_models_say_what_the_paper_says() {
        let models = paper_models();
        // Two depths more take about six times as long.
        let ratio = models.time.time(16.0) / models.time.time(14.0);
        assert!((ratio - 6.24).abs() < 0.01, "{ratio}");
        assert!((models.win_rate(1000, 32) - 0.7806).abs() < 1e-3);
        assert!((models.win_rate(-1000, 64) + models.win_rate(1000, 64) - 1.0).abs() < 1e-12);
        assert!((models.depth.weaker_wins(0.0) - 0.5).abs() < 1e-12);
        assert!((models.depth.weaker_wins(1.0) - 0.2862).abs() < 1e-3);
        // Formula (3.1) contradicts the fits: 16 against 14 is not 16 against 15 times 15 against 14.
        let chained = models.depth.weaker_wins(1.0) * 0.5 * (-0.6287f64).exp();
        assert!(chained < 0.5 * models.depth.weaker_wins(2.0));
    }

    #[test]
    fn the_models_that_come_with_the_program_are_fitted() {
        for game in Game::ALL {
            let models = Models::built_in(game);
            for sigmoid in models.sigmoids {
                assert!(sigmoid.positions >= 500, "{game:?}: {sigmoid:?}");
                assert!(sigmoid.k.low > 0.0 && sigmoid.k.low < sigmoid.k.high);
            }
            assert!(models.time.growth > 0.3 && models.time.samples >= 500);
            assert!(models.fluctuation.scale > 0.0 && models.fluctuation.samples >= 500);
            assert!(models.depth.games >= 100 && models.depth.elo_per_depth > 0.0);
        }
    }
}
