//! What every tree does alike for iterative deepening: a depth at which nodes become leaves, and
//! moves to be listed first at the root.

use super::question::Question;
use super::tree::Move;
use crate::base::random::mix;

/// Makes a tree [`Deepening`](super::Deepening) by its field `horizon`; `$height` is what its
/// height is where there is no horizon.
macro_rules! deepened_by_horizon {
    ($tree:ty, |$this:ident| $height:expr) => {
        impl crate::problem::Deepening for $tree {
            fn height(&self) -> usize {
                let $this = self;
                self.horizon.plies().min($height)
            }

            fn set_horizon(&mut self, plies: Option<usize>) {
                self.horizon.set(plies);
            }

            fn horizon_reached(&self) -> bool {
                self.horizon.reached()
            }

            fn set_root_order(&mut self, order: &[crate::problem::Move]) {
                self.horizon.set_root_order(order);
            }
        }
    };
}
pub(super) use deepened_by_horizon;

#[derive(Clone, Debug)]
pub(super) struct Horizon {
    /// The question's own depth; `usize::MAX` for none.
    question: usize,
    /// The depth set from outside.
    set: usize,
    reached: bool,
    root_order: Vec<Move>,
}

impl Horizon {
    pub(super) fn new(question: Question) -> Horizon {
        Horizon {
            question: question.depth().map_or(usize::MAX, |plies| plies as usize),
            set: usize::MAX,
            reached: false,
            root_order: Vec::new(),
        }
    }

    pub(super) fn set(&mut self, plies: Option<usize>) {
        self.set = plies.unwrap_or(usize::MAX);
        self.reached = false;
    }

    pub(super) fn reached(&self) -> bool {
        self.reached
    }

    /// Whether a node that is not a leaf by itself becomes one at this ply.
    #[inline]
    pub(super) fn cuts(&mut self, ply: usize) -> bool {
        if ply < self.plies() {
            return false;
        }
        // Where the question ends anyway, the horizon hides nothing.
        self.reached |= ply < self.question;
        true
    }

    /// The depth of the nearer one, `usize::MAX` for none.
    #[inline]
    pub(super) fn plies(&self) -> usize {
        self.set.min(self.question)
    }

    /// Whether values below depend on how far one may look.
    #[inline]
    pub(super) fn exists(&self) -> bool {
        self.plies() != usize::MAX
    }

    /// What the remaining depth adds to a position's key: nothing where there is no horizon.
    #[inline]
    pub(super) fn key(&self, ply: usize) -> u64 {
        if self.exists() {
            // From the far end of the numbers, so that it never cancels the mix of a small node id.
            mix(!(self.plies().saturating_sub(ply) as u64))
        } else {
            0
        }
    }

    pub(super) fn set_root_order(&mut self, order: &[Move]) {
        self.root_order.clear();
        self.root_order.extend_from_slice(order);
    }

    /// Puts the moves of the root into the order that was set; the others keep theirs.
    #[inline]
    pub(super) fn order_root(&self, ply: usize, moves: &mut [Move]) {
        if ply == 0 && !self.root_order.is_empty() {
            self.order_root_now(moves);
        }
    }

    #[cold]
    fn order_root_now(&self, moves: &mut [Move]) {
        let place = |m: &Move| {
            let found = self.root_order.iter().position(|first| first == m);
            found.unwrap_or(usize::MAX)
        };
        moves.sort_by_key(place);
    }
}
