//! Threads with room for deep recursion: a search goes down as far as its tree is deep.

use std::any::Any;
use std::io;
use std::thread::Builder;

use crate::base::IoErrorText;
use crate::base::messages::{Lang, Localize, Words, localized_error, tr};

/// Deep recursion must never overflow: a search thread reserves (not uses) this much stack.
const STACK_BYTES: usize = 512 << 20;

/// A thread to be, with room.
pub fn deep_thread(name: &str) -> Builder {
    let thread = Builder::new().name(name.to_owned());
    thread.stack_size(STACK_BYTES)
}

/// The system has no room for a thread.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NoThread {
    why: Words,
}

impl From<io::Error> for NoThread {
    fn from(error: io::Error) -> NoThread {
        NoThread {
            why: Words::of(|lang| IoErrorText(&error).localize(lang)),
        }
    }
}

impl Localize for NoThread {
    fn localize(&self, lang: Lang) -> String {
        tr!(lang, worker_no_thread, why = self.why.get(lang))
    }
}

/// Why there is no result.
#[derive(Debug)]
pub enum Broken {
    NoThread(NoThread),
    Panic(Box<dyn Any + Send>),
}

impl From<NoThread> for Broken {
    fn from(error: NoThread) -> Broken {
        Broken::NoThread(error)
    }
}

impl Localize for Broken {
    fn localize(&self, lang: Lang) -> String {
        match self {
            Broken::NoThread(error) => error.localize(lang),
            Broken::Panic(_) => tr!(lang, worker_broke_down).to_owned(),
        }
    }
}

localized_error!(NoThread, Broken);

/// Does something that recurses deeply, and waits for it.
pub fn on_a_deep_stack<T: Send>(name: &str, work: impl FnOnce() -> T + Send) -> Result<T, Broken> {
    std::thread::scope(|scope| {
        let thread = deep_thread(name).spawn_scoped(scope, work);
        let thread = thread.map_err(NoThread::from)?;
        thread.join().map_err(Broken::Panic)
    })
}

#[cfg(test)]
mod tests {
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
    }
}
