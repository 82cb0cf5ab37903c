//! What is said of threads on every platform: how much room they have, and why there is none.

use std::any::Any;
use std::io;

use crate::base::IoErrorText;
use crate::base::messages::{Lang, Localize, Words, localized_error, tr};

/// How deep a thread may recurse. Room is reserved, not used.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stack {
    /// As deep as the system has it.
    Usual,
    /// For searches of so many plies as are played.
    Large,
    /// For recursion that goes down as far as a tree is deep: it must never overflow.
    Deep,
}

impl Stack {
    /// Nothing for what the system gives by itself.
    pub const fn bytes(self) -> Option<usize> {
        match self {
            Stack::Usual => None,
            Stack::Large => Some(32 << 20),
            Stack::Deep => Some(512 << 20),
        }
    }
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
        tr!(lang, platform_no_thread, why = self.why.get(lang))
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
            Broken::Panic(_) => tr!(lang, platform_broke_down).to_owned(),
        }
    }
}

localized_error!(NoThread, Broken);

/// What the thread that asks is called.
pub fn thread_name() -> Option<String> {
    std::thread::current().name().map(str::to_owned)
}
