//! What a session file keeps of its runs: not what they recorded, which may be large, but how far
//! each had come and what was seen of it. A search that is repeated comes to the same events, so
//! this is enough to show it again.

use serde::{Deserialize, Serialize};

/// What had been run when the session was written.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Ran {
    /// How far each runner had come, in their order; nothing where it had not been run.
    pub runs: Vec<Option<Reached>>,
    #[serde(default)]
    pub shown: Shown,
    #[serde(default)]
    pub active: usize,
    /// The node that was selected: a runner, and the moves that lead there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub selected: Option<(usize, Vec<u32>)>,
    /// Whether all of it took no longer than somebody waits who opens a file.
    #[serde(default)]
    pub quick: bool,
}

/// How far a search had come.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Reached {
    /// To its end, or to a limit at which it always ends.
    End,
    /// It was held or broken off after so many events, and would have gone on.
    Event(u64),
}

/// Which moment was shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Shown {
    /// The last of every run.
    #[default]
    Last,
    /// This runner after so many events; the others at the same value of the clock.
    Event { runner: usize, event: u64 },
    /// Every run at this value of the clock.
    Clock(u64),
}
