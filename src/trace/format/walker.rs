//! A tree's cursor, sent to recorded nodes, so that moves can be named where they are played.

use crate::problem::GameTree;
use crate::trace::event::NodeId;
use crate::trace::nodes::NodeTable;

#[derive(Debug)]
pub(super) struct Walker<'t, T> {
    pub tree: &'t mut T,
    /// The nodes below the root on the way to where the cursor is.
    path: Vec<NodeId>,
    /// Where it has still to go, the last node first.
    ahead: Vec<NodeId>,
}

impl<'t, T: GameTree> Walker<'t, T> {
    /// `tree` must stand at its root.
    pub fn new(tree: &'t mut T) -> Walker<'t, T> {
        Walker {
            tree,
            path: Vec::new(),
            ahead: Vec::new(),
        }
    }

    /// Goes to a node, over the common ancestor; takes time for the way only, however deep.
    pub fn go_to(&mut self, nodes: &NodeTable, node: NodeId) {
        let mut at = node;
        let mut depth = nodes.depth(at) as usize;
        while depth > 0 && self.path.get(depth - 1) != Some(&at) {
            self.ahead.push(at);
            at = nodes.parent(at);
            depth -= 1;
        }
        self.retreat_to(depth);
        while let Some(next) = self.ahead.pop() {
            self.tree.play(nodes.last_move(next));
            self.path.push(next);
        }
    }

    /// Takes the tree back to its root.
    pub fn go_home(&mut self) {
        self.retreat_to(0);
    }

    fn retreat_to(&mut self, ply: usize) {
        while self.path.len() > ply {
            self.tree.undo();
            self.path.pop();
        }
    }
}
