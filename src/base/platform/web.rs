//! A page. It has one thread, and no other can be started on it: whoever wants one is told so, as
//! where a system has no room for more. Its files are in memory; no dialog is shown, so files come
//! by being dropped on it.

use std::convert::Infallible;
use std::io::{self, ErrorKind};
use std::marker::PhantomData;
use std::sync::OnceLock;
use std::time::Duration;

use super::{Broken, Instant, NoThread, OwnFolders, Stack};

pub(super) use super::memory_files as files;

pub mod dialog {
    use crate::base::platform::channel::{Receiver, bounded};
    use crate::base::platform::files::{Chosen, Wanted};

    /// Gives a closed channel: no dialog can be shown.
    pub fn ask(_: Wanted) -> Receiver<Chosen> {
        bounded(1).1
    }
}

/// Work on a thread of its own, of which there is none.
#[derive(Debug)]
pub struct Task<T>(Infallible, PhantomData<T>);

impl<T> Task<T> {
    pub fn is_over(&self) -> bool {
        match self.0 {}
    }

    pub fn wait(self) -> Option<T> {
        match self.0 {}
    }
}

pub fn start<T: Send + 'static>(
    _name: &str,
    _stack: Stack,
    _work: impl FnOnce() -> T + Send + 'static,
) -> Result<Task<T>, NoThread> {
    Err(no_thread())
}

fn no_thread() -> NoThread {
    NoThread::from(io::Error::from(ErrorKind::Unsupported))
}

/// Does it on the page's own stack, which is as deep as the page's maker asked for.
pub fn on_a_deep_stack<T: Send>(_name: &str, work: impl FnOnce() -> T + Send) -> Result<T, Broken> {
    Ok(work())
}

pub fn with_helpers<H: FnOnce() + Send, R>(
    _helpers: impl IntoIterator<Item = H>,
    lead: impl FnOnce(usize, Option<NoThread>) -> R,
) -> R {
    lead(0, Some(no_thread()))
}

/// A page cannot sleep: whoever waits looks again at once.
pub fn sleep(_long: Duration) {}

pub fn breathe() {}

pub fn processors() -> usize {
    1
}

pub fn process_id() -> u32 {
    0
}

pub fn machine_name() -> Option<String> {
    None
}

pub fn own_folders() -> Option<OwnFolders> {
    None
}

pub fn thread_seconds() -> f64 {
    process_seconds()
}

/// A page is not told of its processor time: seconds since it was first asked for.
pub fn process_seconds() -> f64 {
    static START: OnceLock<Instant> = OnceLock::new();
    START.get_or_init(Instant::now).elapsed().as_secs_f64()
}

pub fn give_way() {}

pub fn step_back() {}

pub fn keep_memory_at_hand() {}

pub fn give_back_memory() {}
