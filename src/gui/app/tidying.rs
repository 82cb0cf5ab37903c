//! Memory that searches have left behind goes back to the system once it is calm: before that the
//! next search would only fetch it again.

use std::time::Duration;

use crate::base::platform::{Instant, Stack, give_back_memory, give_way, start};

/// How long nothing has to move.
const CALM: Duration = Duration::from_secs(5);

#[derive(Default)]
pub(super) struct Tidying {
    /// Since when nothing moves, if something has moved since the last time.
    calm_since: Option<Instant>,
}

impl Tidying {
    /// To be told in every frame whether anything moves; says after how long it wants to be told
    /// again.
    pub fn hear(&mut self, moving: bool) -> Option<Duration> {
        if moving {
            self.calm_since = Some(Instant::now());
            return None;
        }
        let left = CALM.saturating_sub(self.calm_since?.elapsed());
        if left.is_zero() {
            self.calm_since = None;
            // Without a thread for it the memory just stays.
            let _ = start("tidying", Stack::Usual, || {
                give_way();
                give_back_memory();
            });
            return None;
        }
        Some(left)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_tidied_up_once_after_work() {
        let mut tidying = Tidying::default();
        assert_eq!(tidying.hear(false), None, "there is nothing to tidy up");
        assert_eq!(tidying.hear(true), None);
        assert!(tidying.hear(false).is_some_and(|left| left <= CALM));
        tidying.calm_since = Instant::now().checked_sub(CALM);
        assert_eq!(tidying.hear(false), None);
        assert_eq!(tidying.calm_since, None, "it is done");
    }
}
