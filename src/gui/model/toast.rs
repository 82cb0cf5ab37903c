//! Short messages to the person at the window. How they look is the shell's business.

use std::time::{Duration, Instant};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tone {
    News,
    Trouble,
}

#[derive(Clone, Debug)]
pub struct Toast {
    pub id: u64,
    pub tone: Tone,
    pub text: String,
    pub born: Instant,
}

impl Toast {
    /// News are read in a few seconds; trouble is read when there is time.
    pub fn is_over(&self) -> bool {
        let seconds = match self.tone {
            Tone::News => 5,
            Tone::Trouble => 30,
        };
        self.born.elapsed() > Duration::from_secs(seconds)
    }
}
