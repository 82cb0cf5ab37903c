//! The order in which a node's children are tried.

use crate::problem::{GameTree, Move, Value};

/// How a node's children are put in order before the first of them is entered.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Order {
    #[default]
    Generation,
    /// Fewest replies first, ties as generated.
    Replies,
}

/// The order asked for, and room for what is sorted by: of one node, and of all nodes on the path.
#[derive(Default)]
pub struct Sorting {
    pub order: Order,
    pub(super) keys: Vec<(i64, Move)>,
    pub(super) scores: Vec<Value>,
}

impl Sorting {
    /// The cursor stands on the node whose moves these are.
    pub(super) fn by_replies<T: GameTree>(&mut self, tree: &mut T, moves: &mut [Move]) {
        self.keys.clear();
        for (i, &m) in moves.iter().enumerate() {
            tree.play(m);
            let replies = tree.replies();
            tree.undo();
            self.keys.push((sort_key(replies as i64, i), m));
        }
        self.write(moves);
    }

    /// Room for one value a child, all unknown; [`Sorting::by_scores`] gives it back.
    pub fn open_scores(&mut self, children: usize) -> usize {
        let from = self.scores.len();
        self.scores.resize(from + children, Value::NEG_INF);
        from
    }

    pub fn score(&mut self, scores: usize, index: usize, value: Value) {
        self.scores[scores + index] = value;
    }

    /// Best first in the mover's eyes, ties as they are.
    pub(super) fn by_scores(&mut self, scores: usize, moves: &mut [Move]) {
        self.keys.clear();
        for (i, &m) in moves.iter().enumerate() {
            let key = -i64::from(self.scores[scores + i].get());
            self.keys.push((sort_key(key, i), m));
        }
        self.scores.truncate(scores);
        self.write(moves);
    }

    fn write(&mut self, moves: &mut [Move]) {
        self.keys.sort_unstable_by_key(|&(key, _)| key);
        for (slot, &(_, m)) in moves.iter_mut().zip(&self.keys) {
            *slot = m;
        }
    }
}

/// One number that sorts by `key` and then by `index`.
fn sort_key(key: i64, index: usize) -> i64 {
    (key << 24) | (index as i64 & 0xFF_FFFF)
}

pub(super) fn bring_forward(moves: &mut [Move], first: Move) {
    if let Some(i) = moves.iter().position(|&m| m == first) {
        moves[..=i].rotate_right(1);
    }
}
