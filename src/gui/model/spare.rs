//! What is done a little in every frame, and how long it may take altogether.
//!
//! Each such work has a longest time of its own; on a large race with everything switched on these
//! add up to more than a frame. So they also share what a frame can spare: whoever comes late goes
//! on in the next.

use std::time::Duration;

use crate::base::platform::Instant;

/// What all work together may take before the window is drawn, which takes some milliseconds more.
const A_FRAMES_WORK: Duration = Duration::from_millis(12);
/// However late it is, there is progress.
const AT_LEAST: Duration = Duration::from_micros(500);

/// The frame that is being made.
#[derive(Clone, Copy, Debug)]
pub struct Spare {
    since: Instant,
}

impl Spare {
    pub fn from_now() -> Spare {
        Spare {
            since: Instant::now(),
        }
    }

    /// How long a work may go on that, alone, would have `most`.
    pub fn of(self, most: Duration) -> Duration {
        let left = A_FRAMES_WORK.saturating_sub(self.since.elapsed());
        most.min(left.max(AT_LEAST))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_comes_late_has_little_and_never_more_than_alone() {
        let most = Duration::from_millis(4);
        let early = Spare::from_now();
        assert!(early.of(most) <= most);
        assert!(early.of(Duration::from_secs(60)) <= A_FRAMES_WORK);
        let Some(since) = Instant::now().checked_sub(A_FRAMES_WORK) else {
            println!("skipped: the clock has only just begun");
            return;
        };
        let late = Spare { since };
        assert_eq!(late.of(most), AT_LEAST);
        assert_eq!(late.of(Duration::ZERO), Duration::ZERO);
    }
}
