//! The same time for every move: what the paper's original player does.

use super::{Decision, Manager, Reason, Situation, Thinking};
use crate::play::models::Models;

/// Every move gets the even share that there was when the game began: all of the clock, divided by the
/// moves that have to be thought about. Longer games make it shorter.
#[derive(Default)]
pub struct Fixed {
    first: Option<f64>,
    reasons: Vec<Reason>,
}

impl Fixed {
    pub fn time(&self, situation: &Situation) -> f64 {
        let share = situation.even_share();
        self.first.map_or(share, |first| first.min(share))
    }
}

impl Manager for Fixed {
    fn begin(&mut self, situation: &Situation, _: &Models) -> f64 {
        let time = self.time(situation);
        self.first.get_or_insert(time);
        self.reasons = vec![Reason::Share {
            time,
            moves: situation.expected_evenly,
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

    fn for_the_end(&self, situation: &Situation) -> f64 {
        self.time(situation)
    }

    fn reasons(&self) -> &[Reason] {
        &self.reasons
    }
}
