//! The flat arena in which a written-out tree lives.
//!
//! Nodes are numbered in preorder, so a node's number says where it stands from left to right
//! and a subtree is a run of numbers.

/// A node's preorder number; the root is 0.
pub type NodeId = u32;

/// Bounds written on a node, known before anything below it is searched.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct StaticBounds {
    pub lower: Option<i32>,
    pub upper: Option<i32>,
}

impl StaticBounds {
    pub const UNKNOWN: StaticBounds = StaticBounds {
        lower: None,
        upper: None,
    };

    pub fn is_unknown(self) -> bool {
        self == StaticBounds::UNKNOWN
    }

    pub fn enclose(self, value: i32) -> bool {
        self.lower.is_none_or(|lower| lower <= value)
            && self.upper.is_none_or(|upper| value <= upper)
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Node {
    /// The root is its own parent.
    parent: NodeId,
    /// One past the last node of the subtree.
    end: NodeId,
    /// Where the list of children begins in `children`.
    first: u32,
    /// How many children there are; 0 marks a leaf.
    count: u32,
    /// The value of a leaf; 0 on inner nodes.
    value: i32,
    /// How many leaves lie to the left of this node: a leaf's own number.
    leaves_before: u32,
    depth: u32,
}

/// A bare tree: leaves with values, inner nodes with at least one child, the root MAX.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tree {
    nodes: Vec<Node>,
    children: Vec<NodeId>,
    /// Empty when no node carries bounds, else one entry a node.
    bounds: Vec<StaticBounds>,
    height: usize,
}

impl Tree {
    pub const ROOT: NodeId = 0;

    pub fn node_count(&self) -> usize {
        self.nodes.len()
    }

    #[cfg(test)]
    pub fn leaf_count(&self) -> usize {
        self.nodes.iter().filter(|node| node.count == 0).count()
    }

    /// Plies from the root to the deepest leaf.
    pub fn height(&self) -> usize {
        self.height
    }

    /// Depth and branching, where all leaves lie equally deep and all inner nodes have as many
    /// children.
    pub fn uniform(&self) -> Option<(u32, u32)> {
        let branching = self.nodes.first()?.count;
        let depth = self.height as u32;
        let fits = |node: &Node| {
            if node.count == 0 {
                node.depth == depth
            } else {
                node.count == branching
            }
        };
        (branching > 0 && self.nodes.iter().all(fits)).then_some((depth, branching))
    }

    pub fn contains(&self, node: NodeId) -> bool {
        (node as usize) < self.nodes.len()
    }

    #[inline]
    pub fn is_leaf(&self, node: NodeId) -> bool {
        self.nodes[node as usize].count == 0
    }

    /// The children, left to right; none for a leaf.
    #[inline]
    pub fn children(&self, node: NodeId) -> &[NodeId] {
        let node = &self.nodes[node as usize];
        &self.children[node.first as usize..][..node.count as usize]
    }

    #[inline]
    pub fn child(&self, node: NodeId, index: usize) -> NodeId {
        self.children(node)[index]
    }

    #[inline]
    pub fn child_count(&self, node: NodeId) -> usize {
        self.nodes[node as usize].count as usize
    }

    /// The value of a leaf; nothing for an inner node.
    #[inline]
    pub fn leaf_value(&self, node: NodeId) -> Option<i32> {
        let node = &self.nodes[node as usize];
        (node.count == 0).then_some(node.value)
    }

    /// A leaf's number from the left, from 0; for an inner node that of its first leaf.
    #[inline]
    pub fn leaf_number(&self, node: NodeId) -> u32 {
        self.nodes[node as usize].leaves_before
    }

    /// The leftmost leaf below (or at) a node.
    #[inline]
    pub fn first_leaf(&self, node: NodeId) -> NodeId {
        let mut node = node;
        // In preorder the first child follows its parent at once.
        while !self.is_leaf(node) {
            node += 1;
        }
        node
    }

    pub fn parent(&self, node: NodeId) -> Option<NodeId> {
        (node != Self::ROOT).then(|| self.nodes[node as usize].parent)
    }

    pub fn depth(&self, node: NodeId) -> usize {
        self.nodes[node as usize].depth as usize
    }

    /// The numbers of the subtree's nodes, `node` first.
    pub fn subtree(&self, node: NodeId) -> std::ops::Range<NodeId> {
        node..self.nodes[node as usize].end
    }

    /// The leaf with this number from the left.
    pub fn leaf(&self, number: usize) -> Option<NodeId> {
        (0..self.nodes.len() as NodeId)
            .filter(|&node| self.is_leaf(node))
            .nth(number)
    }

    #[inline]
    pub fn has_bounds(&self) -> bool {
        !self.bounds.is_empty()
    }

    #[inline]
    pub fn bounds(&self, node: NodeId) -> StaticBounds {
        if self.bounds.is_empty() {
            StaticBounds::UNKNOWN
        } else {
            self.bounds[node as usize]
        }
    }

    /// Child indices from the root to a node.
    pub fn path(&self, node: NodeId) -> Vec<usize> {
        let mut path = Vec::with_capacity(self.depth(node));
        let mut node = node;
        while let Some(parent) = self.parent(node) {
            let index = self.children(parent).iter().position(|&c| c == node);
            path.extend(index);
            node = parent;
        }
        path.reverse();
        path
    }

    /// The minimax value of every node, the root being MAX.
    pub fn values(&self) -> Vec<i32> {
        let mut values: Vec<Option<i32>> = vec![None; self.nodes.len()];
        // Backwards through preorder every child comes before its parent.
        for id in (0..self.nodes.len()).rev() {
            let node = &self.nodes[id];
            let value = match values[id] {
                Some(best) => best,
                None => node.value,
            };
            values[id] = Some(value);
            if id > 0 {
                let parent = node.parent as usize;
                let parent_is_max = self.nodes[parent].depth.is_multiple_of(2);
                values[parent] = Some(match values[parent] {
                    Some(best) if parent_is_max => best.max(value),
                    Some(best) => best.min(value),
                    None => value,
                });
            }
        }
        values.into_iter().flatten().collect()
    }

    /// The first node, in preorder, whose written bounds are not true, with its value.
    pub(super) fn false_bounds(&self) -> Option<(NodeId, i32)> {
        if self.bounds.is_empty() {
            return None;
        }
        self.values()
            .into_iter()
            .zip(0..)
            .map(|(value, id)| (id, value))
            .find(|&(id, value)| !self.bounds(id).enclose(value))
    }
}

/// Builds a tree in the order in which it is written: `open`, leaves and lists, `close`.
#[derive(Clone, Debug, Default)]
pub struct Builder {
    nodes: Vec<Node>,
    bounds: Vec<(NodeId, StaticBounds)>,
    open: Vec<NodeId>,
    leaves: u32,
    height: usize,
}

impl Builder {
    pub fn new() -> Builder {
        Builder::default()
    }

    pub fn node_count(&self) -> usize {
        self.nodes.len()
    }

    /// How many lists are open.
    pub fn depth(&self) -> usize {
        self.open.len()
    }

    /// Whether the root is complete, so that nothing can follow.
    pub fn is_complete(&self) -> bool {
        self.open.is_empty() && !self.nodes.is_empty()
    }

    /// Begins an inner node below the one that is open.
    pub fn open(&mut self) -> NodeId {
        let id = self.push(0);
        self.open.push(id);
        id
    }

    pub fn leaf(&mut self, value: i32) -> NodeId {
        let id = self.push(value);
        self.nodes[id as usize].end = id + 1;
        self.leaves += 1;
        id
    }

    /// Ends the innermost open node. `None`, and nothing happens, if none is open or it has no
    /// children.
    pub fn close(&mut self) -> Option<NodeId> {
        let id = *self.open.last()?;
        if self.nodes[id as usize].count == 0 {
            return None;
        }
        self.open.pop();
        self.nodes[id as usize].end = self.nodes.len() as NodeId;
        Some(id)
    }

    pub fn bound(&mut self, node: NodeId, bounds: StaticBounds) {
        if !bounds.is_unknown() {
            self.bounds.push((node, bounds));
        }
    }

    /// The tree, if it is complete.
    pub fn finish(self) -> Option<Tree> {
        if !self.is_complete() {
            return None;
        }
        let Builder {
            mut nodes,
            bounds: written,
            ..
        } = self;
        // Each node's children get a run of `children`, filled in preorder, hence left to right.
        let mut next = 0;
        for node in &mut nodes {
            node.first = next;
            next += node.count;
        }
        let mut children = vec![0; next as usize];
        let mut filled = vec![0u32; nodes.len()];
        for (id, node) in nodes.iter().enumerate().skip(1) {
            let parent = node.parent as usize;
            children[(nodes[parent].first + filled[parent]) as usize] = id as NodeId;
            filled[parent] += 1;
        }
        let mut bounds = Vec::new();
        if !written.is_empty() {
            bounds.resize(nodes.len(), StaticBounds::UNKNOWN);
            for (id, b) in written {
                bounds[id as usize] = b;
            }
        }
        Some(Tree {
            nodes,
            children,
            bounds,
            height: self.height,
        })
    }

    fn push(&mut self, value: i32) -> NodeId {
        let id = self.nodes.len() as NodeId;
        debug_assert!(!self.is_complete(), "the root is complete");
        let parent = self.open.last().copied().unwrap_or(id);
        if parent != id {
            self.nodes[parent as usize].count += 1;
        }
        self.height = self.height.max(self.open.len());
        self.nodes.push(Node {
            parent,
            end: id + 1,
            first: 0,
            count: 0,
            value,
            leaves_before: self.leaves,
            depth: self.open.len() as u32,
        });
        id
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_run_from_left_to_right() {
        //        0
        //    1       4
        //  2   3   5   6
        //  3   5   2  7 8
        //             1 9
        let tree: Tree = "[[3 5] [2 [1 9]]]".parse().unwrap();
        assert_eq!(
            (tree.node_count(), tree.leaf_count(), tree.height()),
            (9, 5, 3)
        );
        assert_eq!(tree.children(0), [1, 4]);
        assert_eq!(tree.children(6), [7, 8]);
        assert_eq!(tree.leaf(4), Some(8));
        assert_eq!(tree.leaf_number(6), 3);
        assert_eq!(tree.first_leaf(4), 5);
        assert_eq!(tree.path(8), [1, 1, 1]);
        assert_eq!(tree.subtree(4), 4..9);
        assert_eq!(tree.values(), [3, 3, 3, 5, 2, 2, 9, 1, 9]);
    }
}
