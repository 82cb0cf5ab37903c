//! Waiting for what another thread or process does: one looks again and again, and never longer
//! than was said. Nothing else in the program sleeps and hopes.

use std::time::Duration;

use crate::base::platform::{Instant, sleep};

/// Between two looks, at first and after a while: what is long in coming need not be seen at once.
const NAPS: [Duration; 2] = [Duration::from_millis(1), Duration::from_millis(10)];
/// More than enough for anything expected soon, on a machine that does other things besides.
const LONG: Duration = Duration::from_secs(300);

/// What is there as soon as it is there; nothing if it did not come in time.
pub fn first<T>(patience: Duration, mut look: impl FnMut() -> Option<T>) -> Option<T> {
    let since = Instant::now();
    loop {
        if let Some(found) = look() {
            return Some(found);
        }
        let waited = since.elapsed();
        if waited >= patience {
            return None;
        }
        sleep((waited / 32).clamp(NAPS[0], NAPS[1]).min(patience - waited));
    }
}

/// Whether it became so in time.
pub fn until(patience: Duration, mut so: impl FnMut() -> bool) -> bool {
    first(patience, || so().then_some(())).is_some()
}

/// For tests: what is there at last.
///
/// # Panics
///
/// If it never comes; the message says what was waited for.
pub fn expect<T>(what: &str, look: impl FnMut() -> Option<T>) -> T {
    first(LONG, look).unwrap_or_else(|| panic!("waited in vain for: {what}"))
}

/// For tests: returns when it is so.
///
/// # Panics
///
/// If it never is; the message says what was waited for.
pub fn expect_that(what: &str, mut so: impl FnMut() -> bool) {
    expect(what, || so().then_some(()));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_there_is_found_at_once_and_what_never_comes_in_time() {
        let since = Instant::now();
        assert_eq!(first(Duration::MAX, || Some(7)), Some(7));
        let mut looks = 0;
        let third = || {
            looks += 1;
            looks == 3
        };
        assert!(until(LONG, third));
        assert!(since.elapsed() < LONG);
        let patience = Duration::from_millis(20);
        let since = Instant::now();
        assert_eq!(first(patience, || None::<()>), None);
        assert!(since.elapsed() >= patience);
        // However little time there is, one looks once.
        assert!(until(Duration::ZERO, || true));
    }
}
