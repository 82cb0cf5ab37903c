//! What is asked of the solver, and what it answers.

use crate::game::othello::Square;
use crate::search::{Limits, Stop};

/// What to find out, and with what.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Task {
    /// Only who wins: scores are −1, 0 and 1.
    pub wld: bool,
    /// The score of every move, not only of the best.
    pub all_moves: bool,
    /// At least one. More give the same scores, sooner.
    pub threads: usize,
    pub limits: Limits,
    pub instructions: Instructions,
}

impl Default for Task {
    fn default() -> Task {
        Task {
            wld: false,
            all_moves: false,
            threads: 1,
            limits: Limits::default(),
            instructions: Instructions::Best,
        }
    }
}

/// Which of the processor's instructions may be used.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Instructions {
    /// The best that are there.
    #[default]
    Best,
    /// AVX2 at most; plain code where even that is missing.
    Avx2,
    Portable,
}

/// What is proved about a score, seen from the side to move; empties to the winner.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Proved {
    pub lower: i32,
    pub upper: i32,
}

impl Proved {
    pub fn is_exact(self) -> bool {
        self.lower == self.upper
    }

    pub fn exact(self) -> Option<i32> {
        self.is_exact().then_some(self.lower)
    }

    /// The other side's view.
    pub(super) fn negated(self) -> Proved {
        Proved {
            lower: -self.upper,
            upper: -self.lower,
        }
    }

    /// Takes in the outcome of a search with window (α, β).
    pub(super) fn learn(&mut self, alpha: i32, beta: i32, score: i32) {
        if score > alpha {
            self.lower = self.lower.max(score);
        }
        if score < beta {
            self.upper = self.upper.min(score);
        }
    }

    /// Win, draw and loss as 1, 0 and −1.
    pub(super) fn signs(self) -> Proved {
        Proved {
            lower: self.lower.signum(),
            upper: self.upper.signum(),
        }
    }
}

/// A move of the position that was asked about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RootMove {
    pub square: Square,
    pub proved: Proved,
}

/// How far a running solve has come.
#[derive(Clone, Copy, Debug)]
pub struct Progress<'a> {
    /// In the order in which they are searched.
    pub moves: &'a [RootMove],
}

#[derive(Clone, PartialEq, Debug)]
pub struct Answer {
    pub proved: Proved,
    /// The best move, or the best so far; none without a legal move.
    pub best_move: Option<Square>,
    /// Best play for both sides as far as it is known; `None` is a pass.
    pub pv: Vec<Option<Square>>,
    /// Best first.
    pub moves: Vec<RootMove>,
    /// Positions entered, those with one empty square included.
    pub nodes: u64,
    /// What the solver held at most.
    pub max_bytes: u64,
    pub stopped_by: Option<Stop>,
}
