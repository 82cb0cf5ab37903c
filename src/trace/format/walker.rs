//! A tree's cursor, sent to recorded nodes, so that moves can be named where they are played.

use crate::problem::GameTree;
use crate::trace::cursor_path::CursorPath;
use crate::trace::event::NodeId;
use crate::trace::nodes::NodeTable;

#[derive(Debug)]
pub(super) struct Walker<'t, T> {
    pub tree: &'t mut T,
    way: CursorPath,
}

impl<'t, T: GameTree> Walker<'t, T> {
    /// `tree` must stand at its root.
    pub fn new(tree: &'t mut T) -> Walker<'t, T> {
        Walker {
            tree,
            way: CursorPath::default(),
        }
    }

    pub fn go_to(&mut self, nodes: &NodeTable, node: NodeId) {
        self.way.go_to(self.tree, nodes, node);
    }

    /// Takes the tree back to its root.
    pub fn go_home(&mut self) {
        self.way.go_home(self.tree);
    }
}
