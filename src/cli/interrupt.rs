//! Ctrl-C, SIGTERM and SIGHUP: what is under way ends in good order, with a report and code 0.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use super::{Failure, lang};
use crate::base::messages::tr;
use crate::base::platform::channel::{RecvTimeoutError, bounded};
use crate::base::platform::{Stack, start};

/// Set by Ctrl-C and by the signals that ask a program to end, so that what is under way can end in
/// good order. Without a handler they still end the program, only at once.
pub fn on_ctrl_c() -> Arc<AtomicBool> {
    let pressed = Arc::new(AtomicBool::new(false));
    let flag = Arc::clone(&pressed);
    let outlives = outlives_terminal();
    let _ = ctrlc::set_handler(move || flag.store(true, Ordering::Relaxed));
    if outlives {
        outlive_terminal();
    }
    pressed
}

/// Whether the program was started to go on when its terminal goes (`nohup`).
fn outlives_terminal() -> bool {
    #[cfg(unix)]
    {
        let mut action = std::mem::MaybeUninit::<libc::sigaction>::zeroed();
        // SAFETY: with no new action the call only writes the present one, for which there is room;
        // all bits zero are a value of it should the call fail.
        let action = unsafe {
            libc::sigaction(libc::SIGHUP, std::ptr::null(), action.as_mut_ptr());
            action.assume_init()
        };
        action.sa_sigaction == libc::SIG_IGN
    }
    #[cfg(not(unix))]
    false
}

fn outlive_terminal() {
    // SAFETY: no handler is installed; the signal is only ignored.
    #[cfg(unix)]
    unsafe {
        libc::signal(libc::SIGHUP, libc::SIG_IGN);
    }
}

/// How soon Ctrl-C is noticed.
const GLANCE: Duration = Duration::from_millis(10);
/// How long work that looks at the flag itself may take to put its things down.
const GRACE: Duration = Duration::from_millis(60);

/// What work on a thread of its own brings, or nothing if it was cancelled before: work that does not
/// look at the flag is left behind, and ends with the program.
pub fn unless_cancelled<R: Send + 'static>(
    cancel: &AtomicBool,
    work: impl FnOnce() -> R + Send + 'static,
) -> Result<Option<R>, Failure> {
    let (sender, result) = bounded(1);
    start("work", Stack::Deep, move || {
        // Nobody may be waiting any more.
        let _ = sender.send(work());
    })?;
    loop {
        match result.recv_timeout(GLANCE) {
            Ok(result) => return Ok(Some(result)),
            Err(RecvTimeoutError::Timeout) if cancel.load(Ordering::Relaxed) => {
                return Ok(result.recv_timeout(GRACE).ok());
            }
            Err(RecvTimeoutError::Timeout) => {}
            Err(RecvTimeoutError::Disconnected) => {
                return Err(Failure::new(tr!(lang(), cli_broke_down)));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn work_is_waited_for_until_it_is_cancelled() {
        let flag = AtomicBool::new(false);
        assert!(matches!(unless_cancelled(&flag, || 7), Ok(Some(7))));
        flag.store(true, Ordering::Relaxed);
        // Work that waits for something which never comes.
        let (_kept, nothing) = bounded::<()>(1);
        let long = move || nothing.recv();
        let since = crate::base::platform::Instant::now();
        assert!(matches!(unless_cancelled(&flag, long), Ok(None)));
        assert!(since.elapsed() < Duration::from_secs(2));
    }
}
