//! How long one may work on: what goes through all nodes is done in parts, one a frame.

use std::time::Instant;

/// Steps between two looks at the clock: some microseconds.
const STRIDE: usize = 1 << 8;

/// Until when.
#[derive(Clone, Copy, Debug)]
pub struct Patience(Option<Instant>);

impl Patience {
    pub const ENDLESS: Patience = Patience(None);

    pub fn until(end: Instant) -> Patience {
        Patience(Some(end))
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
        let late = Patience::until(Instant::now());
        assert_eq!((0..).find(|&n| late.is_over(n)), Some(STRIDE));
        assert!((0..10 * STRIDE).all(|n| !Patience::ENDLESS.is_over(n)));
    }
}
