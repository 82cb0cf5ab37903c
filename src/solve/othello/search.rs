//! What a search carries with it: the backend, the table, its counts and its limits.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use super::backend::Backend;
use super::board::Board;
use super::eval::Evaluator;
use super::table::Table;
use crate::base::platform::{Instant, breathe};
use crate::game::othello::Size;
use crate::search::Stop;

/// No score yet: below every one there is.
pub const NONE: i32 = -99;

/// Nodes between two looks at the clock and the flag: a few milliseconds at the slowest.
const STRIDE: u64 = 8_000;

/// The line of best play from a position, in squares; [`PASS`] is a pass.
#[derive(Clone, Copy)]
pub struct Line {
    moves: [u8; 64],
    length: u8,
}

pub const PASS: u8 = 64;

impl Line {
    pub const EMPTY: Line = Line {
        moves: [0; 64],
        length: 0,
    };

    pub fn moves(&self) -> &[u8] {
        &self.moves[..usize::from(self.length)]
    }

    /// This move, then the other line.
    pub fn set(&mut self, first: u8, then: &Line) {
        let length = then.moves().len().min(63);
        self.moves[0] = first;
        self.moves[1..=length].copy_from_slice(&then.moves[..length]);
        self.length = length as u8 + 1;
    }
}

/// What all threads of one solve have in common.
pub struct Common<'a> {
    pub table: &'a Table,
    pub evaluator: Option<&'a Evaluator>,
    pub cancel: &'a AtomicBool,
    pub max_nodes: Option<u64>,
    pub deadline: Option<Instant>,
    /// Nodes of all threads, as of their last look at the clock.
    pub nodes: &'a AtomicU64,
    /// The answer is there: helping threads may stop.
    pub answered: AtomicBool,
}

pub struct Search<'a, B> {
    pub backend: B,
    pub common: &'a Common<'a>,
    /// Only for the 8×8 board.
    pub evaluator: Option<&'a Evaluator>,
    pub size: Size,
    /// How many squares the board has, and which.
    pub squares: i32,
    pub frame: u64,
    pub nodes: u64,
    /// Set once the search must end; what it returns from then on means nothing.
    pub stopped: Option<Stop>,
    /// Zero for the thread that answers.
    pub helper: u64,
    check_at: u64,
    /// Own nodes that are in the common count.
    counted: u64,
    /// Best play as far as the last [`super::principal::prove`] found it.
    pub line: Line,
}

impl<'a, B: Backend> Search<'a, B> {
    pub fn new(backend: B, size: Size, common: &'a Common<'a>) -> Search<'a, B> {
        Search {
            backend,
            common,
            evaluator: common.evaluator.filter(|_| size == Size::Eight),
            size,
            squares: size.squares() as i32,
            frame: size.board(),
            nodes: 0,
            stopped: None,
            helper: 0,
            check_at: 0,
            counted: 0,
            line: Line::EMPTY,
        }
    }

    #[inline(always)]
    pub fn empties(&self, board: Board) -> u64 {
        self.frame & !board.taken()
    }

    /// The score of a finished game, empties to the winner.
    #[cold]
    pub fn over(&self, board: Board) -> i32 {
        let own = board.mover.count_ones() as i32;
        let other = board.opponent.count_ones() as i32;
        let left = self.squares - own - other;
        let difference = own - other;
        difference + left * difference.signum()
    }

    /// Whether the search must end; looks at clock and flag now and then.
    #[inline(always)]
    pub fn must_stop(&mut self) -> bool {
        if self.nodes >= self.check_at {
            self.check();
        }
        self.stopped.is_some()
    }

    /// Adds this thread's nodes to the common count.
    pub fn count(&mut self) -> u64 {
        let new = self.nodes - self.counted;
        self.counted = self.nodes;
        self.common.nodes.fetch_add(new, Ordering::Relaxed) + new
    }

    #[cold]
    #[inline(never)]
    fn check(&mut self) {
        breathe();
        let common = self.common;
        let all = self.count();
        let late = |deadline: Instant| Instant::now() >= deadline;
        let answered = self.helper != 0 && common.answered.load(Ordering::Relaxed);
        if answered || common.cancel.load(Ordering::Relaxed) {
            self.stopped = Some(Stop::Cancelled);
        } else if common.max_nodes.is_some_and(|most| all >= most) {
            self.stopped = Some(Stop::Nodes);
        } else if common.deadline.is_some_and(late) {
            self.stopped = Some(Stop::Time);
        }
        let left = common
            .max_nodes
            .map_or(STRIDE, |most| most.saturating_sub(all));
        self.check_at = self.nodes + left.min(STRIDE);
    }
}
