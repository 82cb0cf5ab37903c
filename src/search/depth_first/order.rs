//! The order in which a node's children are tried, and which of them are tried at all.

use super::walk::{Child, Children, Walk};
use crate::problem::{GameTree, Move, Value};
use crate::search::{CutReason, Probe, Say, Step};

/// How a node's children are put in order before the first of them is entered.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) enum Order {
    #[default]
    Generation,
    /// Fewest replies first, ties as generated.
    Replies,
}

impl<T: GameTree> Walk<'_, '_, T> {
    pub fn sort_by_replies(&mut self, from: usize) {
        self.sorting.clear();
        for i in from..self.moves.len() {
            let m = self.moves[i];
            self.tree.play(m);
            let replies = self.tree.replies();
            self.tree.undo();
            self.sorting.push((sort_key(replies as i64, i - from), m));
        }
        self.write_sorted(from);
    }

    /// Room for one value a child, all unknown; [`Walk::sort_by_scores`] gives it back.
    pub fn open_scores(&mut self, children: &Children) -> usize {
        let from = self.scores.len();
        self.scores.resize(from + children.len(), Value::NEG_INF);
        from
    }

    pub fn score(&mut self, scores: usize, child: Child, value: Value) {
        self.scores[scores + child.index] = value;
    }

    /// Best first in the mover's eyes, ties as they are.
    pub fn sort_by_scores(&mut self, scores: usize, children: &Children) {
        self.sorting.clear();
        for i in 0..children.len() {
            let key = -i64::from(self.scores[scores + i].get());
            let m = self.moves[children.first + i];
            self.sorting.push((sort_key(key, i), m));
        }
        self.scores.truncate(scores);
        self.write_sorted(children.first);
    }

    fn write_sorted(&mut self, from: usize) {
        self.sorting.sort_unstable_by_key(|&(key, _)| key);
        for (slot, &(_, m)) in self.moves[from..].iter_mut().zip(&self.sorting) {
            *slot = m;
        }
    }

    pub fn bring_forward(&mut self, from: usize, first: Move) {
        let moves = &mut self.moves[from..];
        if let Some(i) = moves.iter().position(|&m| m == first) {
            moves[..=i].rotate_right(1);
        }
    }

    pub fn moves_of(&self, children: &Children) -> &[Move] {
        &self.moves[children.first..children.end]
    }

    /// Narrows the choice down to the first few children, if that is asked for.
    #[cold]
    pub fn leave_out<P: Probe>(
        &mut self,
        step: Step,
        probe: &mut P,
        node: P::Node,
        children: &mut Children,
    ) {
        let Some(keep) = self.keep else { return };
        if children.len() <= keep {
            return;
        }
        self.left_out |= self.deepening.is_none_or(|d| d.horizon == d.outermost);
        for i in keep..children.len() {
            let child = probe.child(node, i, self.moves[children.first + i]);
            let say = Say::Cut {
                reason: CutReason::Threshold,
                owner: node,
                bound: Value::new(i32::try_from(keep).unwrap_or(Value::LIMIT)),
            };
            probe.tell(step, child, say);
        }
        self.open -= (children.len() - keep) as u64;
        children.end = children.first + keep;
        self.moves.truncate(children.end);
    }
}

/// One number that sorts by `key` and then by `index`.
fn sort_key(key: i64, index: usize) -> i64 {
    (key << 24) | (index as i64 & 0xFF_FFFF)
}
