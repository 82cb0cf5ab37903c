//! The path from the root to where the cursor stands: the moves generated along it and not yet
//! taken back, and the best line found so far of each of its nodes.
//!
//! Two stacks, which all nodes of the path share, so that no node owns memory of its own. Knows
//! no values: who brings a line up says whether it is better.

use crate::problem::{Move, Player};

/// The children of one node on the path: a segment of [`Path::moves`], and how far the search
/// has come in it.
#[derive(Debug)]
pub struct Children {
    first: usize,
    next: usize,
    end: usize,
    /// Who moves at the node.
    pub mover: Player,
    /// The node's best line so far is `line[line_from..line_to]`, last move first.
    line_from: usize,
    line_to: usize,
}

impl Children {
    #[inline]
    pub fn len(&self) -> usize {
        self.end - self.first
    }

    /// How many have been entered.
    #[inline]
    pub fn entered(&self) -> usize {
        self.next - self.first
    }

    #[inline]
    pub fn at_root(&self) -> bool {
        // Every node above has at least one move on the stack.
        self.first == 0
    }
}

/// A child just entered.
#[derive(Clone, Copy, Debug)]
pub struct Child<N> {
    pub index: usize,
    pub m: Move,
    /// What the probe calls it.
    pub name: N,
    /// Who moved there.
    pub mover: Player,
}

impl<N> Child<N> {
    #[inline]
    pub fn is_first(&self) -> bool {
        self.index == 0
    }
}

#[derive(Default)]
pub struct Path {
    /// Of every node on the path all children, those of the root first.
    pub(super) moves: Vec<Move>,
    line: Vec<Move>,
    /// Children generated and not yet entered.
    pub(super) open: u64,
    /// The capacity of which the context has been told.
    counted: usize,
    /// Whether the node just left was a leaf.
    pub was_leaf: bool,
}

impl Path {
    /// Where the moves of the node entered now will begin.
    #[inline]
    pub(super) fn top(&mut self) -> usize {
        let from = self.moves.len();
        if from == 0 {
            // The line an earlier search of the root has left on top.
            self.line.clear();
        }
        from
    }

    /// The moves from `from` on are those of a node just entered.
    #[inline]
    pub(super) fn children(&mut self, from: usize, mover: Player) -> Children {
        let children = Children {
            first: from,
            next: from,
            end: self.moves.len(),
            mover,
            line_from: self.line.len(),
            line_to: self.line.len(),
        };
        self.open += children.len() as u64;
        children
    }

    #[inline]
    pub fn moves_of(&self, children: &Children) -> &[Move] {
        &self.moves[children.first..children.end]
    }

    #[inline]
    pub(super) fn moves_of_mut(&mut self, children: &Children) -> &mut [Move] {
        &mut self.moves[children.first..children.end]
    }

    #[inline]
    pub(super) fn not_entered(&self, children: &Children) -> &[Move] {
        &self.moves[children.next..children.end]
    }

    /// The next child, if there is one left: which it is, and its move.
    #[inline]
    pub(super) fn next(&mut self, children: &mut Children) -> Option<(usize, Move)> {
        if children.next == children.end {
            return None;
        }
        let m = self.moves[children.next];
        let index = children.entered();
        children.next += 1;
        self.open -= 1;
        Some((index, m))
    }

    /// Starts over with the first child.
    pub fn rewind(&mut self, children: &mut Children) {
        self.open += children.entered() as u64;
        children.next = children.first;
    }

    /// Forgets all children but the first few; none has been entered.
    pub(super) fn keep_first(&mut self, children: &mut Children, keep: usize) {
        self.open -= (children.len() - keep) as u64;
        children.end = children.first + keep;
        self.moves.truncate(children.end);
    }

    /// Forgets the children; the node's best line stays on top for the parent.
    #[inline]
    pub fn leave(&mut self, children: Children) {
        self.open -= (children.end - children.next) as u64;
        self.moves.truncate(children.first);
        self.was_leaf = false;
    }

    /// Takes the line a child has left on top for the node's own, behind the child's move.
    #[inline]
    pub(super) fn take_line(&mut self, children: &mut Children, m: Move) {
        if children.line_from < children.line_to {
            let length = self.line.len() - children.line_to;
            self.line
                .copy_within(children.line_to.., children.line_from);
            self.line.truncate(children.line_from + length);
        }
        self.begin_line(children, m);
    }

    /// This move goes before what is on top, and that is the node's line.
    #[inline]
    pub fn begin_line(&mut self, children: &mut Children, m: Move) {
        self.line.push(m);
        children.line_to = self.line.len();
    }

    /// Forgets the line a child has brought up, before the child is searched once more.
    #[inline]
    pub fn forget_child_line(&mut self, children: &Children) {
        self.line.truncate(children.line_to);
    }

    /// Forgets the node's own line, before all its children are searched once more.
    #[inline]
    pub fn forget_line(&mut self, children: &mut Children) {
        self.line.truncate(children.line_from);
        children.line_to = children.line_from;
    }

    /// The first move of the node's line.
    #[inline]
    pub(super) fn own_move(&self, children: &Children) -> Option<Move> {
        self.line[children.line_from..children.line_to]
            .last()
            .copied()
    }

    /// What is on top, first move first.
    pub(super) fn line_on_top(&self) -> impl Iterator<Item = &Move> {
        self.line.iter().rev()
    }

    /// Moves held.
    #[inline]
    pub(super) fn in_use(&self) -> u64 {
        (self.moves.len() + self.line.len()) as u64
    }

    #[inline]
    pub(super) fn capacity(&self) -> usize {
        self.moves.capacity() + self.line.capacity()
    }

    #[inline]
    pub(super) fn has_grown(&self) -> bool {
        self.capacity() != self.counted
    }

    pub(super) fn note_capacity(&mut self) {
        self.counted = self.capacity();
    }
}
