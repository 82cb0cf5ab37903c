//! Work on a thread of its own that tells news as it goes: a panic, or no thread at all, is news
//! too.

use crate::base::platform::channel::Sender;

use super::{Failure, Wake};
use crate::base::platform::{Stack, give_way, start};

/// Starts `work`, which is given the way to tell its news; `wake` is called after each.
pub(super) fn catch_panic<T: From<Failure> + Send + 'static>(
    name: &str,
    wake: Wake,
    told: Sender<T>,
    work: impl FnOnce(&dyn Fn(T)) + Send + 'static,
) {
    let failed = told.clone();
    let started = start(name, Stack::Deep, move || {
        give_way();
        let tell = |news| {
            // Who does not listen any more has told the work to stop.
            let _ = told.send(news);
            wake();
        };
        let run = std::panic::AssertUnwindSafe(|| work(&tell));
        if let Err(panic) = std::panic::catch_unwind(run) {
            tell(Failure::Panic(panic_text(&*panic)).into());
        }
    });
    if let Err(error) = started {
        let _ = failed.send(Failure::from(error).into());
    }
}

/// What a panic said; nothing if it said nothing that can be read.
pub(super) fn panic_text(panic: &(dyn std::any::Any + Send)) -> String {
    panic
        .downcast_ref::<&str>()
        .map(|s| (*s).to_owned())
        .or_else(|| panic.downcast_ref::<String>().cloned())
        .unwrap_or_default()
}
