//! Time managers: how long to think about a move.
//!
//! A manager is told the situation when a move begins and sets a first limit. After every iteration it
//! may stop the search, and whenever the limit is reached it may set a further one. Amounts are in
//! the clock's unit, seconds or nodes, and a manager cannot tell which: it can be tested with a
//! simulated clock, and what it decides on a clock of nodes repeats exactly.

mod fixed;
mod ours;
mod paper;
#[cfg(test)]
mod tests;
mod words;

pub use fixed::Fixed;
pub use ours::Ours;
pub use paper::{Paper, paper_models};
pub use words::Reason;

use serde::{Deserialize, Serialize};

use super::clock::{Clock, Unit};
use super::models::Models;
use crate::base::messages::{Text, keys};

/// The game as a manager sees it when a move begins.
#[derive(Clone, Debug)]
pub struct Situation {
    pub own: Clock,
    pub other: Clock,
    /// Moves of this side still to come, this one included, as far as one can guess; at least 1.
    pub expected: f64,
    /// Those of them before the rest of the game can simply be computed; at least 1.
    pub expected_hard: f64,
    /// The same if no move may take more than an even share of the whole clock.
    pub expected_evenly: f64,
    /// Moves of this side that can still come at the very most.
    pub longest: f64,
    /// Legal moves.
    pub choices: usize,
    /// 0 to 128.
    pub progress: u8,
}

/// What is never used, so that a late answer does not lose the game: a computer is sometimes busy
/// with something else. On a clock of nodes only the captures that are being played out come late.
pub fn reserve(clock: &Clock) -> f64 {
    match clock.control.unit {
        Unit::Nodes => (0.05 * clock.control.main).min(4_000.0),
        Unit::Seconds => {
            let all = clock.control.main + clock.control.byoyomi;
            (0.25 * all).min(0.5 + 0.01 * all)
        }
    }
}

/// Of a clock that counts whole seconds, what is kept for a long game at most; and of the second that
/// is not counted what may be used, the rest being for late answers.
const KEPT: f64 = 0.7;
const UNCOUNTED: f64 = 0.5;

impl Situation {
    /// The most this move may use.
    pub fn most(&self) -> f64 {
        let clock = &self.own;
        if clock.control.whole_seconds && clock.control.byoyomi <= 0.0 {
            return self.most_whole_seconds();
        }
        let free = clock.available() - reserve(clock);
        let least = match clock.control.unit {
            Unit::Nodes => 1.0,
            Unit::Seconds => 0.0005,
        };
        free.max(least).min(clock.available())
    }

    /// On a clock that counts whole seconds every move costs one at least, so those of the longest
    /// game are kept as far as the clock allows it; and a move that takes less than two counts as one.
    fn most_whole_seconds(&self) -> f64 {
        let clock = &self.own;
        let most_kept = KEPT * clock.control.main;
        let keep = (self.expected + 5.0).max(self.longest.min(most_kept));
        let free = 1.0 + (clock.available() - keep).floor().max(0.0);
        free.min(clock.available().floor()).max(0.0) + UNCOUNTED
    }

    /// What each move that has to be thought about may use if all get the same.
    pub fn even_share(&self) -> f64 {
        let control = &self.own.control;
        let main = (self.own.left - reserve(&self.own)).max(0.0);
        let share = main / self.expected_evenly.max(1.0);
        (share + 0.9 * (control.increment + control.byoyomi)).min(self.most())
    }
}

/// A finished iteration.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Iteration {
    /// Plies, or −ln p.
    pub depth: f64,
    /// The best move's code.
    pub best: u32,
    pub value: i32,
    /// What the next best move is worth, if it was looked at.
    pub second: Option<i32>,
    /// What had been used when it ended.
    pub used: f64,
}

/// A search so far.
#[derive(Clone, Copy, Debug)]
pub struct Thinking<'a> {
    pub used: f64,
    pub iterations: &'a [Iteration],
    /// The best of the iteration under way, if it has one.
    pub now: Option<(u32, i32)>,
}

impl Thinking<'_> {
    /// Best move and value as they would be answered now.
    pub fn answer(&self) -> Option<(u32, i32)> {
        let last = self.iterations.last().map(|i| (i.best, i.value));
        self.now.or(last)
    }

    /// How often in a row the best move has changed from one iteration to the next, up to now.
    pub fn changes_in_a_row(&self) -> usize {
        let finished = self.iterations.iter().map(|i| i.best);
        let last = self.iterations.last().map(|i| i.best);
        // The iteration under way counts only once it has changed its mind.
        let now = self.now.map(|(best, _)| best).filter(|&m| Some(m) != last);
        let bests: Vec<u32> = finished.chain(now).collect();
        let pairs = bests.windows(2).rev();
        pairs.take_while(|pair| pair[0] != pair[1]).count()
    }
}

/// What to do next.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Decision {
    /// Think on until so much was used in all.
    Until(f64),
    Stop,
}

pub trait Manager: Send {
    /// A move begins: think until so much was used.
    fn begin(&mut self, situation: &Situation, models: &Models) -> f64;
    /// An iteration ended before the limit.
    fn after_iteration(&mut self, thinking: &Thinking<'_>, models: &Models) -> Decision;
    /// The limit is reached, perhaps in the midst of an iteration.
    fn at_limit(&mut self, thinking: &Thinking<'_>, models: &Models) -> Decision;
    /// What may be used on computing the rest of the game outright.
    fn for_the_end(&self, situation: &Situation) -> f64;
    /// Whether [`Iteration::second`] is wanted, which costs something.
    fn wants_second(&self) -> bool {
        false
    }
    /// What was decided about this move, and why, in order.
    fn reasons(&self) -> &[Reason];
}

/// Which manager, as a player's file says it.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
pub enum Kind {
    /// The same time for every move.
    Fixed,
    /// Abe's macro and micro manager.
    Paper,
    #[default]
    Ours,
}

impl Kind {
    pub const ALL: [Kind; 3] = [Kind::Fixed, Kind::Paper, Kind::Ours];

    pub fn manager(self) -> Box<dyn Manager> {
        match self {
            Kind::Fixed => Box::<Fixed>::default(),
            Kind::Paper => Box::<Paper>::default(),
            Kind::Ours => Box::<Ours>::default(),
        }
    }

    /// What it goes by.
    pub const fn name(self) -> Text {
        match self {
            Kind::Fixed => keys::play_manager_fixed,
            Kind::Paper => keys::play_manager_paper,
            Kind::Ours => keys::play_manager_ours,
        }
    }
}
