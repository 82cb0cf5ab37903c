//! The way of a tree's cursor to recorded nodes, over the common ancestor of where it is and where
//! it goes.

use super::event::NodeId;
use super::nodes::NodeTable;
use crate::problem::GameTree;

/// Where a cursor stands that was at the root at first. Every call must be about the same cursor.
#[derive(Clone, Debug, Default)]
pub struct CursorPath {
    /// The nodes below the root on the way to where the cursor is.
    path: Vec<NodeId>,
    /// Where it has still to go, the last node first.
    ahead: Vec<NodeId>,
}

impl CursorPath {
    /// Sends the cursor to a node; takes time for the way only, however deep.
    pub fn go_to<T: GameTree>(&mut self, tree: &mut T, nodes: &NodeTable, node: NodeId) {
        let mut at = node;
        let mut depth = nodes.depth(at) as usize;
        while depth > 0 && self.path.get(depth - 1) != Some(&at) {
            self.ahead.push(at);
            at = nodes.parent(at);
            depth -= 1;
        }
        self.retreat_to(tree, depth);
        while let Some(next) = self.ahead.pop() {
            tree.play(nodes.last_move(next));
            self.path.push(next);
        }
    }

    /// Takes the cursor back to the root.
    pub fn go_home<T: GameTree>(&mut self, tree: &mut T) {
        self.retreat_to(tree, 0);
    }

    fn retreat_to<T: GameTree>(&mut self, tree: &mut T, ply: usize) {
        while self.path.len() > ply {
            tree.undo();
            self.path.pop();
        }
    }
}
