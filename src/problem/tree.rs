//! `GameTree`: the only thing a search ever sees of a game, and the few traits beside it for what
//! only some searches ask.

use super::games::BoardGame;
use super::value::{Bounds, Player, Value};

/// A move as cells and recorded nodes store it. Only the tree that made it knows its meaning
/// (a child index in bare trees, a square in Othello, from/to/promote in shogi).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct Move(pub u32);

/// How an answer counts in a conspiracy number (paper 001 §6).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Charge {
    Full,
    /// Of the answers with the same number only the first counts.
    OneOf(u32),
    /// Not at all, until everything else is solved: believed to be futile.
    Nothing,
}

/// Two positions with the same board: who can solve one with fewer pieces in hand can solve it
/// with more.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Dominance {
    /// Equal for positions that can be compared.
    pub board: u64,
    /// The attacker's hand: a count a byte.
    pub hand: [u8; 8],
}

impl Dominance {
    /// Whether everything in the other hand is in this one too.
    pub fn has_at_least(&self, other: &[u8; 8]) -> bool {
        self.hand.iter().zip(other).all(|(a, b)| a >= b)
    }

    /// Whether everything in this hand is in the other one too.
    pub fn has_at_most(&self, other: &[u8; 8]) -> bool {
        self.hand.iter().zip(other).all(|(a, b)| a <= b)
    }
}

/// A tree of positions, walked by a cursor that starts at the root: what every search asks.
///
/// The order in which [`GameTree::moves`] lists the moves is the order "left to right" of the
/// theory, and must be the same at every visit of a node during one search.
///
/// What only some searches ask stands in the traits below, which a game of one's own need not have
/// for the others.
pub trait GameTree {
    /// Whose turn it is here. MAX at the root; usually, but not necessarily, alternating.
    fn player(&self) -> Player;

    /// The value in MAX's eyes if this is a leaf, else nothing.
    fn leaf(&mut self) -> Option<Value>;

    /// Appends the moves of an inner node, left to right; at least one.
    fn moves(&mut self, moves: &mut Vec<Move>);

    fn play(&mut self, m: Move);

    /// Takes back the last `play`.
    fn undo(&mut self);

    /// Plies from the root.
    fn ply(&self) -> usize;

    /// Equal for equal positions with equal questions: serves transposition tables only.
    fn key(&self) -> u64;

    /// The window a depth-first search starts with: (−inf, +inf) for scores, (0, 1) for yes/no,
    /// (−1, 1) for win/draw/loss.
    fn window(&self) -> Bounds {
        Bounds::UNKNOWN
    }

    /// A guess at the value here without searching; bare trees give their first leaf.
    fn static_value(&mut self) -> Value;

    /// How many replies the player here can choose from: the key of the order "fewest replies
    /// first". A leaf and an Othello pass count 0.
    fn replies(&mut self) -> usize;

    /// The number by which people know this leaf: counted from the left in bare trees, the id in
    /// AND/OR graphs, else a 64-bit key of the path of moves.
    fn leaf_id(&self) -> u64;

    /// The same for any node: preorder number, id, or key of the path.
    fn node_id(&self) -> u64;

    /// Whether several paths may lead to one node with one id, so that a search which evaluates
    /// every leaf of the tree once may still evaluate a leaf of the graph twice.
    fn shares_nodes(&self) -> bool {
        false
    }

    /// Whether a repetition on the path had to be cut, so that a value "not proved" means only
    /// "not proved this way".
    fn cut_a_cycle(&self) -> bool {
        false
    }
}

/// A tree that can be searched to a nearer horizon first: iterative deepening, and the trial
/// searches that choose c from the memory there is.
pub trait Deepening: GameTree {
    /// An upper bound of the tree's height in plies (passes included): no horizon beyond it hides
    /// anything.
    fn height(&self) -> usize;

    /// Makes every node this many plies below the root a leaf with its static value; `None`
    /// lifts the horizon (the question's own depth stays). Called at the root only.
    fn set_horizon(&mut self, plies: Option<usize>);

    /// Whether a node was turned into a leaf by [`Deepening::set_horizon`] since the last call of
    /// it.
    fn horizon_reached(&self) -> bool;

    /// Moves to list first at the root, in this order. Empty: the usual order.
    fn set_root_order(&mut self, order: &[Move]);
}

/// A tree in which bounds of a node may be known before anything is searched below it: best-first
/// searches start with them (the informed model of Katoh & Ibaraki §6). As it stands here: one in which
/// none are.
pub trait StaticBounds: GameTree {
    /// Those written on the node here, and where `computed` is asked for, those the rules prove
    /// (stable discs). `None` if no node of this tree can have any, so that searches may skip asking.
    fn static_bounds(&mut self, computed: bool) -> Option<Bounds> {
        let _ = computed;
        None
    }
}

/// What searches for a proof ask besides: positions that come back, the end that is near, and what is known of
/// tsume-shogi. All of it may be left as it stands here.
pub trait Proving: GameTree {
    /// Whether a path may come back to a position it has passed.
    fn may_repeat(&self) -> bool {
        false
    }

    /// Whether the position here has occurred on the path before; it is then a leaf.
    fn repeats(&self) -> bool {
        false
    }

    /// Moves until the game must be over, where the board says so: empty squares in Othello.
    fn remaining(&self) -> Option<usize> {
        None
    }

    /// Whether [`Proving::charge`] ever says anything but [`Charge::Full`].
    fn charges(&self) -> bool {
        false
    }

    /// How an answer from here is to be counted among the subproblems of this node.
    fn charge(&self, m: Move) -> Charge {
        let _ = m;
        Charge::Full
    }

    /// What makes positions comparable without searching: solved with less is solved with more.
    fn dominance(&self) -> Option<Dominance> {
        None
    }

    /// A key that this position shares with those that differ only in what the other side has
    /// just put in the way, or left unpromoted; nothing if there are none.
    fn similar(&self) -> Option<u64> {
        None
    }
}

/// A tree whose moves have categories, for searches by realization probability. As it stands here:
/// one whose moves have none.
pub trait Categorised: GameTree {
    /// Whose categories [`Categorised::categories`] tells, if it tells any.
    fn categorised(&self) -> Option<BoardGame> {
        None
    }

    /// Appends the category of each of these moves of an inner node.
    fn categories(&mut self, moves: &[Move], categories: &mut Vec<u8>) {
        categories.extend(moves.iter().map(|_| 0));
    }
}
