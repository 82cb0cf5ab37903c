//! The same time for every move: what the paper's original player does.

use super::{Decision, Manager, Reason, Situation, Thinking};
use crate::play::models::Models;

/// Each move gets an even share of the whole game's time, and no less is left than an even share for the
/// moves to come.
#[derive(Default)]
pub struct Fixed {
    reasons: Vec<Reason>,
}

impl Fixed {
    pub fn time(situation: &Situation) -> f64 {
        situation
            .first_share()
            .min(situation.even_share())
            .min(situation.most())
    }
}

impl Manager for Fixed {
    fn begin(&mut self, situation: &Situation, _: &Models) -> f64 {
        let time = Fixed::time(situation);
        self.reasons = vec![Reason::Share {
            time,
            moves: situation.expected,
        }];
        time
    }

    fn after_iteration(&mut self, _: &Thinking<'_>, _: &Models) -> Decision {
        Decision::Until(f64::INFINITY)
    }

    fn at_limit(&mut self, _: &Thinking<'_>, _: &Models) -> Decision {
        self.reasons.push(Reason::TimeUsed);
        Decision::Stop
    }

    fn reasons(&self) -> &[Reason] {
        &self.reasons
    }
}
