//! How long one may work on: what goes through all nodes is done in parts, one a frame.

use crate::base::platform::Instant;

/// Steps between two looks at the clock: some microseconds.
const STRIDE: usize = 1 << 8;

/// Until when.
#[derive(Clone, Copy, Debug)]
pub struct Deadline(Option<Instant>);

impl Deadline {
    pub const ENDLESS: Deadline = Deadline(None);

    pub fn until(end: Instant) -> Deadline {
        Deadline(Some(end))
    }

    /// Whether it is at an end after so many steps. Never before the first stride, so that there
    /// is progress whatever the clock says.
    #[inline]
    pub fn is_over(self, steps: usize) -> bool {
        steps > 0 && steps.is_multiple_of(STRIDE) && self.0.is_some_and(|end| Instant::now() >= end)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stride_is_always_made_and_the_endless_never_end() {
        let late = Deadline::until(Instant::now());
        assert_eq!((0..).find(|&n| late.is_over(n)), Some(STRIDE));
        assert!((0..10 * STRIDE).all(|n| !Deadline::ENDLESS.is_over(n)));
    }
}
