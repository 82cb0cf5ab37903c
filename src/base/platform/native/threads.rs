//! Threads of the system.

use std::thread::{self, Builder, JoinHandle};
use std::time::Duration;

use crate::base::platform::{Broken, NoThread, Stack};

/// Work on a thread of its own. Dropping this changes nothing: the work goes on.
#[derive(Debug)]
pub struct Task<T>(JoinHandle<T>);

impl<T> Task<T> {
    pub fn is_over(&self) -> bool {
        self.0.is_finished()
    }

    /// Waits for the end of the work, and gives what it has brought; nothing if it broke down.
    pub fn wait(self) -> Option<T> {
        self.0.join().ok()
    }
}

/// Starts work on a thread of its own.
pub fn start<T: Send + 'static>(
    name: &str,
    stack: Stack,
    work: impl FnOnce() -> T + Send + 'static,
) -> Result<Task<T>, NoThread> {
    Ok(Task(builder(name, stack).spawn(work)?))
}

fn builder(name: &str, stack: Stack) -> Builder {
    let builder = Builder::new().name(name.to_owned());
    match stack.bytes() {
        Some(bytes) => builder.stack_size(bytes),
        None => builder,
    }
}

/// Does something that recurses deeply, and waits for it.
pub fn on_a_deep_stack<T: Send>(name: &str, work: impl FnOnce() -> T + Send) -> Result<T, Broken> {
    thread::scope(|scope| {
        let thread = builder(name, Stack::Deep).spawn_scoped(scope, work);
        let thread = thread.map_err(NoThread::from)?;
        thread.join().map_err(Broken::Panic)
    })
}

/// Leads some work, and has helpers do their parts of it beside: as many as there is room for.
/// `lead` is told how many there are, and why not more. Returns when all have ended.
pub fn with_helpers<H: FnOnce() + Send, R>(
    helpers: impl IntoIterator<Item = H>,
    lead: impl FnOnce(usize, Option<NoThread>) -> R,
) -> R {
    thread::scope(|scope| {
        let mut count = 0;
        let mut missing = None;
        for help in helpers {
            if let Err(error) = Builder::new().spawn_scoped(scope, help) {
                missing = Some(NoThread::from(error));
                break;
            }
            count += 1;
        }
        lead(count, missing)
    })
}

/// Lets so much time pass.
pub fn sleep(long: Duration) {
    thread::sleep(long);
}

/// Lets a page draw and listen while something works for long. Here the system sees to that.
#[inline(always)]
pub fn breathe() {}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};

    use super::*;

    #[test]
    fn what_breaks_down_is_a_sentence_and_what_does_not_has_room() {
        fn depth(left: u32) -> u32 {
            // A frame that no optimiser takes away.
            let frame = std::hint::black_box([left; 64]);
            match left {
                0 => 0,
                _ => 1 + depth(frame[63] - 1),
            }
        }
        let deep = on_a_deep_stack("deep", || depth(200_000));
        assert!(matches!(deep, Ok(200_000)));
        let broken = on_a_deep_stack("broken", || panic!("by order")).map(|()| 0);
        let said = broken.unwrap_err().to_string();
        assert_eq!(said, "it broke down inside the program");
        let task = start("deep", Stack::Deep, || depth(200_000)).unwrap();
        assert_eq!(task.wait(), Some(200_000));
    }

    #[test]
    fn helpers_have_ended_when_the_work_is_done() {
        let done = AtomicUsize::new(0);
        let part = || {
            sleep(Duration::from_millis(5));
            done.fetch_add(1, Ordering::Relaxed);
        };
        let told = with_helpers([part; 3], |count, missing| (count, missing));
        assert_eq!(told, (3, None));
        assert_eq!(done.into_inner(), 3);
    }
}
