//! The recorded tree: for every node its parent, move, depth and children.
//!
//! Says what was generated, not what became of it: that depends on the moment and is replayed.

use super::event::NodeId;
use super::log::{Chunks, Delta};
use super::node_set::NodeSet;
use crate::problem::{Move, Player};
use crate::search::ChunkedVec;

/// A node as it was when generated; never changes.
#[derive(Clone, Copy, Debug)]
struct Node {
    parent: NodeId,
    m: Move,
    /// Depth, and in the top bit whether MIN moves at the parent.
    depth_and_mover: u32,
}

const MIN_BIT: u32 = 1 << 31;

fn pack(number: u32, player: Player) -> u32 {
    debug_assert!(number < MIN_BIT);
    match player {
        Player::Max => number,
        Player::Min => number | MIN_BIT,
    }
}

fn player_of(packed: u32) -> Player {
    if packed & MIN_BIT == 0 {
        Player::Max
    } else {
        Player::Min
    }
}

/// The children of a node, known from its first expansion on.
#[derive(Clone, Copy, Debug, Default)]
struct Kids {
    /// The first recorded child, or none.
    first: NodeId,
    /// How many there are, and in the top bit whether MIN moves here; 0 children: not expanded.
    count_and_player: u32,
}

/// An expansion as the sender reports it.
#[derive(Clone, Copy, Debug)]
struct Expansion {
    node: NodeId,
    kids: Kids,
}

/// The tree, growing. Nodes and expansions are only ever appended, so that a receiver is brought
/// up to date by [`NodeTable::since`]; `kids` is every holder's own index of the expansions.
#[derive(Debug, Default)]
pub struct NodeTable {
    nodes: Chunks<Node>,
    expansions: Chunks<Expansion>,
    kids: ChunkedVec<Kids>,
}

/// What a receiver of a [`NodeTable`] lacks.
#[derive(Clone, Debug)]
pub struct NodeDelta {
    nodes: Delta<Node>,
    expansions: Delta<Expansion>,
}

/// How much of a [`NodeTable`] a receiver has.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct NodeCount {
    pub nodes: usize,
    pub expansions: usize,
}

impl NodeDelta {
    /// What the receiver must have.
    pub fn start(&self) -> NodeCount {
        NodeCount {
            nodes: self.nodes.start(),
            expansions: self.expansions.start(),
        }
    }

    /// What the receiver will have.
    pub fn end(&self) -> NodeCount {
        NodeCount {
            nodes: self.nodes.end(),
            expansions: self.expansions.end(),
        }
    }
}

impl NodeTable {
    pub fn new() -> NodeTable {
        NodeTable::default()
    }

    #[inline]
    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    pub fn is_empty(&self) -> bool {
        self.nodes.is_empty()
    }

    pub fn contains(&self, node: NodeId) -> bool {
        node.index() < self.len()
    }

    /// Makes the root, where `player` moves, unless it exists.
    pub fn add_root(&mut self, player: Player) -> NodeId {
        if self.is_empty() {
            self.push(Node {
                parent: NodeId::NONE,
                m: Move(0),
                depth_and_mover: pack(0, player.other()),
            });
        }
        NodeId::ROOT
    }

    /// Makes the children of `node`, which must not have any yet, and gives the first.
    pub fn add_children(&mut self, node: NodeId, player: Player, moves: &[Move]) -> NodeId {
        let first = NodeId(self.len() as u32);
        let depth_and_mover = pack(self.depth(node) + 1, player);
        for &m in moves {
            self.push(Node {
                parent: node,
                m,
                depth_and_mover,
            });
        }
        self.expand(node, player, first, moves.len() as u32);
        first
    }

    /// Notes that `node` has `count` children of which none is recorded.
    pub fn add_unrecorded_children(&mut self, node: NodeId, player: Player, count: u32) {
        self.expand(node, player, NodeId::NONE, count);
    }

    #[inline]
    fn push(&mut self, node: Node) {
        self.nodes.push(node);
        self.kids.push(Kids::default());
    }

    fn expand(&mut self, node: NodeId, player: Player, first: NodeId, count: u32) {
        let kids = Kids {
            first,
            count_and_player: pack(count, player),
        };
        self.kids[node.index()] = kids;
        self.expansions.push(Expansion { node, kids });
    }

    // Event files come from anybody and say anything of any node, also of the root what only makes
    // sense below it. So whoever is not in the table, as the root's parent, has no parent and no
    // children, and lies at depth 0.

    #[inline]
    pub fn parent(&self, node: NodeId) -> NodeId {
        let found = self.nodes.get(node.index());
        found.map_or(NodeId::NONE, |found| found.parent)
    }

    #[inline]
    fn kids(&self, node: NodeId) -> Kids {
        if node.index() < self.kids.len() {
            self.kids[node.index()]
        } else {
            Kids::default()
        }
    }

    /// The move that leads here; meaningless at the root.
    #[inline]
    pub fn last_move(&self, node: NodeId) -> Move {
        let found = self.nodes.get(node.index());
        found.map_or(Move(0), |found| found.m)
    }

    #[inline]
    pub fn depth(&self, node: NodeId) -> u32 {
        let found = self.nodes.get(node.index());
        found.map_or(0, |found| found.depth_and_mover & !MIN_BIT)
    }

    /// The nodes this deep and deeper.
    pub fn from_depth(&self, depth: u32) -> NodeSet {
        // A slice but the last holds a multiple of 64 nodes.
        let words = self
            .nodes
            .slices(0, self.len())
            .flat_map(|slice| slice.chunks(64));
        let word = |nodes: &[Node]| {
            let deep = |node: &Node| u64::from(node.depth_and_mover & !MIN_BIT >= depth);
            nodes
                .iter()
                .rev()
                .fold(0, |word, node| word << 1 | deep(node))
        };
        NodeSet::from_words(words.map(word).collect())
    }

    /// Who moves here. Where nothing was expanded: the other one than at the parent.
    pub fn player(&self, node: NodeId) -> Player {
        if self.is_expanded(node) {
            player_of(self.kids(node).count_and_player)
        } else {
            let found = self.nodes.get(node.index());
            found.map_or(Player::Max, |found| {
                player_of(found.depth_and_mover).other()
            })
        }
    }

    #[inline]
    pub fn is_expanded(&self, node: NodeId) -> bool {
        self.child_count(node) > 0
    }

    /// How many children were generated, recorded or not.
    #[inline]
    pub fn child_count(&self, node: NodeId) -> u32 {
        self.kids(node).count_and_player & !MIN_BIT
    }

    /// The first recorded child, or none.
    #[inline]
    pub fn first_child(&self, node: NodeId) -> NodeId {
        self.kids(node).first
    }

    /// The recorded children as a range of ids, left to right.
    #[inline]
    pub fn child_range(&self, node: NodeId) -> std::ops::Range<u32> {
        let first = self.first_child(node);
        if first.is_none() {
            return 0..0;
        }
        first.0..first.0 + self.child_count(node)
    }

    pub fn children(&self, node: NodeId) -> impl DoubleEndedIterator<Item = NodeId> + use<> {
        self.child_range(node).map(NodeId)
    }

    /// The place of a node among its siblings, from 0; 0 for the root.
    pub fn child_index(&self, node: NodeId) -> u32 {
        let parent = self.parent(node);
        if parent.is_none() {
            0
        } else {
            node.0 - self.first_child(parent).0
        }
    }

    /// The recorded child reached by `m`; `index` is where it is looked for first.
    #[inline]
    pub fn child_by_move(&self, node: NodeId, index: usize, m: Move) -> NodeId {
        let range = self.child_range(node);
        if let Some(slot) = range.clone().nth(index).map(NodeId)
            && self.last_move(slot) == m
        {
            return slot;
        }
        range
            .map(NodeId)
            .find(|&slot| self.last_move(slot) == m)
            .unwrap_or(NodeId::NONE)
    }

    /// The node and its ancestors, up to the root.
    pub fn ancestors(&self, node: NodeId) -> impl Iterator<Item = NodeId> {
        let some = |node: NodeId| (node.is_some() && self.contains(node)).then_some(node);
        std::iter::successors(some(node), move |&node| some(self.parent(node)))
    }

    /// The moves from the root to the node: its identity.
    pub fn path(&self, node: NodeId) -> Vec<Move> {
        let mut moves: Vec<Move> = self
            .ancestors(node)
            .filter(|&node| node != NodeId::ROOT)
            .map(|node| self.last_move(node))
            .collect();
        moves.reverse();
        moves
    }

    /// The recorded node at the end of a path of moves.
    pub fn find(&self, path: &[Move]) -> Option<NodeId> {
        let root = (!self.is_empty()).then_some(NodeId::ROOT);
        path.iter().try_fold(root?, |node, &m| {
            let child = self.child_by_move(node, 0, m);
            child.is_some().then_some(child)
        })
    }

    /// The ancestor of `node` at this depth; the node itself if it is not deeper.
    pub fn ancestor_at(&self, mut node: NodeId, depth: u32) -> NodeId {
        while self.depth(node) > depth {
            node = self.parent(node);
        }
        node
    }

    /// Whether `node` is `top` or lies below it.
    pub fn is_within(&self, node: NodeId, top: NodeId) -> bool {
        self.ancestor_at(node, self.depth(top)) == top
    }

    /// The order "left to right" of the theory; an ancestor comes before what lies below it.
    pub fn compare_left(&self, a: NodeId, b: NodeId) -> std::cmp::Ordering {
        let (depth_a, depth_b) = (self.depth(a), self.depth(b));
        let mut x = self.ancestor_at(a, depth_b);
        let mut y = self.ancestor_at(b, depth_a);
        if x == y {
            return depth_a.cmp(&depth_b);
        }
        loop {
            let parents = (self.parent(x), self.parent(y));
            if parents.0 == parents.1 {
                return x.cmp(&y);
            }
            (x, y) = parents;
        }
    }

    /// For every node its number in the order of [`NodeTable::compare_left`].
    pub fn places_from_the_left(&self) -> Vec<u32> {
        let mut places = vec![0; self.len()];
        let mut todo = Vec::new();
        todo.extend((!self.is_empty()).then_some(NodeId::ROOT));
        let mut next = 0;
        while let Some(node) = todo.pop() {
            places[node.index()] = next;
            next += 1;
            todo.extend(self.children(node).rev());
        }
        places
    }

    pub fn count(&self) -> NodeCount {
        NodeCount {
            nodes: self.nodes.len(),
            expansions: self.expansions.len(),
        }
    }

    pub fn since(&self, have: NodeCount) -> NodeDelta {
        NodeDelta {
            nodes: self.nodes.since(have.nodes),
            expansions: self.expansions.since(have.expansions),
        }
    }

    /// Takes in what was lacking; see [`Chunks::absorb`].
    #[must_use]
    pub fn absorb(&mut self, delta: NodeDelta) -> bool {
        let before = self.count();
        if !self.nodes.absorb(delta.nodes) || !self.expansions.absorb(delta.expansions) {
            return false;
        }
        for _ in before.nodes..self.nodes.len() {
            self.kids.push(Kids::default());
        }
        let new = self
            .expansions
            .range(before.expansions, self.expansions.len());
        for expansion in new {
            self.kids[expansion.node.index()] = expansion.kids;
        }
        true
    }

    /// Bytes held, by capacity; shared chunks are counted in full.
    pub fn bytes(&self) -> u64 {
        self.nodes.bytes() + self.expansions.bytes() + self.kids.bytes()
    }
}

#[cfg(test)]
mod tests {
    use std::cmp::Ordering;

    use super::*;

    fn moves(n: u32) -> Vec<Move> {
        (10..10 + n).map(Move).collect()
    }

    /// ```text
    ///        0
    ///    1   2   3
    ///   6 7     4 5
    /// ```
    fn small() -> NodeTable {
        let mut table = NodeTable::new();
        table.add_root(Player::Max);
        table.add_children(NodeId(0), Player::Max, &moves(3));
        table.add_children(NodeId(3), Player::Min, &moves(2));
        table.add_children(NodeId(1), Player::Max, &moves(2));
        table
    }

    #[test]
    fn children_keep_their_slots_whatever_the_order_of_expansion() {
        let table = small();
        assert_eq!(
            table.child_by_move(NodeId(0), 0, Move(12)),
            NodeId(3),
            "the order has changed"
        );
        assert_eq!(table.child_by_move(NodeId(0), 2, Move(12)), NodeId(3));
        assert_eq!(table.child_by_move(NodeId(0), 5, Move(10)), NodeId(1));
        assert_eq!(table.child_by_move(NodeId(0), 0, Move(99)), NodeId::NONE);
        assert_eq!(table.path(NodeId(5)), [Move(12), Move(11)]);
        assert_eq!(table.find(&[Move(12), Move(11)]), Some(NodeId(5)));
        assert_eq!(table.find(&[Move(11), Move(11)]), None);
        assert_eq!(table.child_index(NodeId(7)), 1);
    }

    #[test]
    fn left_is_decided_at_the_first_difference_of_the_paths() {
        let table = small();
        for (a, b, order) in [
            (7, 4, Ordering::Less),
            (4, 2, Ordering::Greater),
            (3, 4, Ordering::Less),
            (4, 0, Ordering::Greater),
            (6, 7, Ordering::Less),
            (6, 6, Ordering::Equal),
        ] {
            assert_eq!(table.compare_left(NodeId(a), NodeId(b)), order, "{a} {b}");
        }
        assert!(table.is_within(NodeId(4), NodeId(3)));
        assert!(!table.is_within(NodeId(4), NodeId(1)));
        assert!(!table.is_within(NodeId(0), NodeId(1)));
    }

    #[test]
    fn nodes_from_a_depth_on_are_those_whose_depth_says_so() {
        let mut table = small();
        // Three chunks, at depths from 0 to about a thousand.
        let mut last = NodeId(7);
        while table.len() < 9_000 {
            last = table.add_children(last, Player::Max, &moves(7));
        }
        for depth in [0, 1, 2, 3, 500, 5_000] {
            let all = (0..table.len() as u32).map(NodeId);
            let deep: NodeSet = all.filter(|&node| table.depth(node) >= depth).collect();
            let quick = table.from_depth(depth);
            assert_eq!(quick.len(), deep.len(), "depth {depth}");
            let mut all = (0..table.len() as u32 + 70).map(NodeId);
            assert!(all.all(|node| quick.contains(node) == deep.contains(node)));
        }
    }

    #[test]
    fn the_player_is_the_one_told_at_the_expansion() {
        let table = small();
        assert_eq!(table.player(NodeId(0)), Player::Max);
        // Told to be MAX under MAX.
        assert_eq!(table.player(NodeId(1)), Player::Max);
        assert_eq!(table.player(NodeId(2)), Player::Min);
        assert_eq!(table.player(NodeId(4)), Player::Max);
    }

    #[test]
    fn a_receiver_knows_children_that_came_after_their_parent() {
        let mut sender = NodeTable::new();
        sender.add_root(Player::Max);
        let mut receiver = NodeTable::new();
        assert!(receiver.absorb(sender.since(receiver.count())));
        sender.add_children(NodeId(0), Player::Max, &moves(2));
        assert!(receiver.absorb(sender.since(receiver.count())));
        assert_eq!(receiver.child_count(NodeId(1)), 0);
        sender.add_unrecorded_children(NodeId(2), Player::Max, 9);
        sender.add_children(NodeId(1), Player::Min, &moves(4));
        assert!(receiver.absorb(sender.since(receiver.count())));
        assert_eq!(receiver.child_range(NodeId(1)), 3..7);
        assert_eq!(receiver.child_count(NodeId(2)), 9);
        assert_eq!(receiver.children(NodeId(2)).count(), 0);
        assert_eq!(receiver.player(NodeId(2)), Player::Max);
    }
}
