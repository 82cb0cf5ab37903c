//! Abe's macro and micro manager, §4.1.
//!
//! Macro: think as long as the fixed player; if the best move then has changed at four iterations in
//! a row, think on for one more unit, which is that same time (30 seconds in the paper). Micro: after
//! an extension stop if the best move is the one before it; otherwise compare W before and after,
//! and extend again only if it rose. W (4.1) is the sigmoid of the value with the coefficient of the
//! game's phase, times p_win: the win rate at the depth difference that both sides' remaining time
//! per move buys (§3.2.2). The coefficients are the paper's own, for shogi and in its unit of values;
//! on other games the fitted ones take their place.

use super::{Decision, Fixed, Manager, Reason, Situation, Thinking};
use crate::play::models::{DepthModel, Models, Sigmoid, TimeModel};

/// Changes in a row after which time is extended.
const CHANGES: usize = 4;

#[derive(Default)]
pub struct Paper {
    reasons: Vec<Reason>,
    fixed: Fixed,
    unit: f64,
    limit: f64,
    extended: usize,
    /// Best move and W when the last extension began.
    before: Option<(u32, f64)>,
    situation: Option<Situation>,
}

/// The paper's tables 3.1 and 3.2 and formula (2.3).
pub fn paper_models() -> Models {
    Models {
        sigmoids: [0.001_269, 0.001_461, 0.001_410].map(Sigmoid::known),
        time: TimeModel::known(0.037, 0.9153),
        threshold: TimeModel::known(0.037, 0.9153),
        depth: DepthModel::known(0.5581),
        ..Models::default()
    }
}

impl Paper {
    /// (4.1).
    fn win_rate(&self, value: i32, used: f64, models: &Models) -> f64 {
        let Some(situation) = &self.situation else {
            return 0.5;
        };
        let here = models.win_rate(value, situation.progress);
        let per_move = |left: f64| (left / situation.expected.max(1.0)).max(1e-9);
        let own = per_move(situation.own.left - used);
        let other = per_move(situation.other.left);
        // Depths that these times buy; the curve is for the weaker side.
        let difference = models.time.inverse_ratio(other / own);
        let p_win = if difference >= 0.0 {
            models.depth.weaker_wins(difference)
        } else {
            1.0 - models.depth.weaker_wins(-difference)
        };
        here * p_win
    }

    fn extend(&mut self, thinking: &Thinking<'_>, models: &Models) -> Decision {
        let most = self.situation.as_ref().map_or(0.0, Situation::most);
        let next = (self.limit + self.unit).min(most);
        let Some((best, value)) = thinking.answer() else {
            return Decision::Stop;
        };
        if next <= thinking.used {
            self.reasons.push(Reason::NothingLeft);
            return Decision::Stop;
        }
        self.before = Some((best, self.win_rate(value, thinking.used, models)));
        self.extended += 1;
        self.limit = next;
        Decision::Until(next)
    }
}

impl Manager for Paper {
    fn begin(&mut self, situation: &Situation, models: &Models) -> f64 {
        self.unit = self.fixed.begin(situation, models);
        self.limit = self.unit;
        self.extended = 0;
        self.before = None;
        self.situation = Some(situation.clone());
        self.reasons = vec![Reason::Share {
            time: self.unit,
            moves: situation.expected_evenly,
        }];
        self.unit
    }

    fn after_iteration(&mut self, _: &Thinking<'_>, _: &Models) -> Decision {
        Decision::Until(f64::INFINITY)
    }

    fn at_limit(&mut self, thinking: &Thinking<'_>, models: &Models) -> Decision {
        let Some((best, value)) = thinking.answer() else {
            return Decision::Stop;
        };
        let Some((best_before, rate_before)) = self.before else {
            let changes = thinking.changes_in_a_row();
            if changes < CHANGES {
                self.reasons.push(Reason::FewChanges { changes });
                return Decision::Stop;
            }
            self.reasons.push(Reason::ManyChanges { changes });
            return self.extend(thinking, models);
        };
        if best == best_before {
            self.reasons.push(Reason::SameMove);
            return Decision::Stop;
        }
        let rate = self.win_rate(value, thinking.used, models);
        if rate <= rate_before {
            self.reasons.push(Reason::RateFell {
                from: rate_before,
                to: rate,
            });
            return Decision::Stop;
        }
        self.reasons.push(Reason::RateRose {
            from: rate_before,
            to: rate,
        });
        self.extend(thinking, models)
    }

    fn for_the_end(&self, situation: &Situation) -> f64 {
        self.fixed.time(situation)
    }

    fn reasons(&self) -> &[Reason] {
        &self.reasons
    }
}
