//! What can be done with a node of a tree that is edited, and what it is called.

use crate::base::messages::{Lang, tr};

/// What a person wants done with a node.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wish {
    AddChild,
    Split,
    Remove,
    Collapse,
}

impl Wish {
    pub const OF_A_LEAF: [Wish; 2] = [Wish::Split, Wish::Remove];
    pub const OF_AN_INNER_NODE: [Wish; 3] = [Wish::AddChild, Wish::Collapse, Wish::Remove];

    pub fn name(self, lang: Lang) -> &'static str {
        match self {
            Wish::AddChild => tr!(lang, board_add_child),
            Wish::Split => tr!(lang, board_split),
            Wish::Remove => tr!(lang, board_remove),
            Wish::Collapse => tr!(lang, board_to_leaf),
        }
    }

    pub fn tip(self, is_leaf: bool, lang: Lang) -> &'static str {
        match self {
            Wish::AddChild => tr!(lang, board_add_a_leaf_below_this),
            Wish::Split => tr!(lang, board_make_this_leaf_an_inner),
            Wish::Remove if is_leaf => {
                tr!(lang, board_remove_this_leaf_delete)
            }
            Wish::Remove => tr!(lang, board_remove_this_node_and_all),
            Wish::Collapse => tr!(lang, board_make_this_node_and_all),
        }
    }
}
