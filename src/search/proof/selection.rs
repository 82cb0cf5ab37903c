//! How long a search takes to choose children by their numbers (Morita, Hashimoto & Kobayashi,
//! table 3): every so many choices one is timed and stands for all of them, so that the clock costs
//! nothing.

use crate::base::platform::Instant;

/// One choice in so many is timed.
const SAMPLE: u64 = 64;
/// No choice takes longer, in nanoseconds: something else had the processor meanwhile.
const INTERRUPTED: u128 = 50_000;

#[derive(Debug, Default)]
pub(super) struct Selection {
    choices: u64,
    timed: u64,
    taken: u128,
}

impl Selection {
    /// A choice begins.
    #[inline]
    pub fn begin(&mut self) -> Option<Instant> {
        self.choices += 1;
        self.choices.is_multiple_of(SAMPLE).then(Instant::now)
    }

    #[inline]
    pub fn end(&mut self, begun: Option<Instant>) {
        if let Some(begun) = begun {
            self.count(begun.elapsed().as_nanos());
        }
    }

    fn count(&mut self, nanoseconds: u128) {
        if nanoseconds < INTERRUPTED {
            self.timed += 1;
            self.taken += nanoseconds;
        }
    }

    /// What all choices took; nothing is known of fewer than are needed for one sample.
    pub fn nanoseconds(&self) -> u64 {
        let all = self.taken * u128::from(self.choices) / u128::from(self.timed.max(1));
        u64::try_from(all).unwrap_or(u64::MAX)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sample_stands_for_all_and_an_interruption_for_nothing() {
        let mut selection = Selection::default();
        for _ in 0..4 * SAMPLE {
            if selection.begin().is_some() {
                selection.count(100);
            }
        }
        selection.count(10_000_000);
        assert_eq!(selection.nanoseconds(), 100 * 4 * SAMPLE);
        assert_eq!(Selection::default().nanoseconds(), 0);
    }
}
