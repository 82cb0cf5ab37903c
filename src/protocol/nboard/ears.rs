//! What was said already, while an earlier line is still being answered.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

/// Whether what is thought about is another position after this line, or will soon be.
fn changes_the_game(line: &str) -> bool {
    let mut words = line.split_whitespace();
    match words.next() {
        Some("move" | "undo" | "ping") => true,
        Some("set") => words.next() == Some("game"),
        _ => false,
    }
}

/// What the reading thread has heard before its lines are answered.
#[derive(Clone, Default)]
pub struct Ears {
    /// A line came: hints end.
    pub interrupting: Arc<AtomicBool>,
    /// A line came that changes the game, or nobody is there any more: `go` answers.
    pub changing: Arc<AtomicBool>,
    /// Nobody waits for an answer any more.
    alone: Arc<AtomicBool>,
    /// Lines that were read and not answered yet, and how many of them change the game.
    pub waiting: Arc<AtomicUsize>,
    pub changes: Arc<AtomicUsize>,
}

impl Ears {
    /// Counts first and raises the flags after: who lowers a flag looks at the counts then.
    pub fn hear(&self, line: &str, send: impl FnOnce() -> bool) -> bool {
        let changes = changes_the_game(line);
        self.waiting.fetch_add(1, Ordering::SeqCst);
        self.changes
            .fetch_add(usize::from(changes), Ordering::SeqCst);
        let sent = send();
        self.interrupting.store(true, Ordering::SeqCst);
        if changes {
            self.changing.store(true, Ordering::SeqCst);
        }
        sent
    }

    pub fn answered(&self, line: &str) {
        let changes = changes_the_game(line);
        self.waiting.fetch_sub(1, Ordering::SeqCst);
        self.changes
            .fetch_sub(usize::from(changes), Ordering::SeqCst);
    }

    pub fn nobody_is_there(&self) {
        for flag in [&self.alone, &self.changing, &self.interrupting] {
            flag.store(true, Ordering::SeqCst);
        }
    }

    pub fn is_alone(&self) -> bool {
        self.alone.load(Ordering::SeqCst)
    }
}
