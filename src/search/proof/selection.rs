//! How long a search takes to choose children by their numbers (paper 002, table 3): every so
//! many choices one is timed and stands for all of them, so that the clock costs nothing.

use std::time::Instant;

/// One choice in so many is timed.
const SAMPLE: u32 = 64;

#[derive(Debug, Default)]
pub(super) struct Selection {
    choices: u32,
    nanoseconds: u64,
}

impl Selection {
    /// A choice begins.
    #[inline]
    pub fn begin(&mut self) -> Option<Instant> {
        self.choices = self.choices.wrapping_add(1);
        self.choices.is_multiple_of(SAMPLE).then(Instant::now)
    }

    #[inline]
    pub fn end(&mut self, begun: Option<Instant>) {
        if let Some(begun) = begun {
            let taken = u64::try_from(begun.elapsed().as_nanos()).unwrap_or(u64::MAX);
            self.nanoseconds = self
                .nanoseconds
                .saturating_add(taken.saturating_mul(u64::from(SAMPLE)));
        }
    }

    pub fn nanoseconds(&self) -> u64 {
        self.nanoseconds
    }
}
