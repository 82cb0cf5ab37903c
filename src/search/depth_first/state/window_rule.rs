//! What the edges of a window mean: whether a value on one of them is the value, and to whom a
//! cut is owed that one of them has made.

use super::super::window::Window;
use crate::problem::{Bounds, Player, Value};
use crate::search::{CutReason, SearchEvent};

pub struct WindowRule {
    /// Values outside do not occur: the window the question starts with.
    pub range: Bounds,
    /// WindowRule of the window that no ancestor has proved: a guess, or a test.
    pub laid: Bounds,
    /// Fail-hard: a value never leaves its window.
    pub hard: bool,
}

impl WindowRule {
    pub(super) fn new(range: Bounds) -> WindowRule {
        WindowRule {
            range,
            laid: Bounds::UNKNOWN,
            hard: false,
        }
    }

    /// What a search with the window `asked` has proved of a node when it returns `value`, all
    /// in MAX's eyes.
    #[inline]
    pub fn known(&self, value: Value, asked: Bounds) -> Bounds {
        if value <= asked.lower {
            Bounds {
                lower: self.range.lower,
                upper: value,
            }
        } else if value >= asked.upper {
            Bounds {
                lower: value,
                upper: self.range.upper,
            }
        } else {
            Bounds::exact(value)
        }
    }

    /// Notes that this upper edge, in the mover's eyes, is laid down without proof; gives back what
    /// was noted before, to be put back afterwards.
    #[inline]
    pub(super) fn lay(&mut self, mover: Player, beta: Value) -> Bounds {
        let before = self.laid;
        match mover {
            Player::Max => self.laid.upper = beta,
            Player::Min => self.laid.lower = -beta,
        }
        before
    }

    /// Who has made the rest of this player's choice at `node` needless. `window` is in MAX's
    /// eyes.
    #[inline]
    pub(super) fn cut<N: Copy>(
        &self,
        node: N,
        player: Player,
        window: Window<N>,
    ) -> SearchEvent<N> {
        let (bound, owner, ranged, laid, fail, proved) = match player {
            Player::Max => (
                window.beta,
                window.beta_owner,
                self.range.upper,
                self.laid.upper,
                CutReason::FailHigh,
                CutReason::Beta,
            ),
            Player::Min => (
                window.alpha,
                window.alpha_owner,
                self.range.lower,
                self.laid.lower,
                CutReason::FailLow,
                CutReason::Alpha,
            ),
        };
        let (reason, owner) = if bound == ranged {
            (CutReason::Solved, node)
        } else if bound == laid {
            (fail, owner)
        } else {
            (proved, owner)
        };
        SearchEvent::Cut {
            reason,
            owner,
            bound,
        }
    }
}
