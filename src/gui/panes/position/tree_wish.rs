//! What can be done with a node of a tree that is edited, and what it is called.

use crate::game::text::Lang;

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
            Wish::AddChild => lang.pick("Add child", "子を加える"),
            Wish::Split => lang.pick("Split", "分ける"),
            Wish::Remove => lang.pick("Remove", "消す"),
            Wish::Collapse => lang.pick("To leaf", "端末に"),
        }
    }

    pub fn tip(self, is_leaf: bool, lang: Lang) -> &'static str {
        match self {
            Wish::AddChild => lang.pick(
                "Add a leaf below this node (Insert)",
                "端末を1つ加える (Insert)",
            ),
            Wish::Split => lang.pick(
                "Make this leaf an inner node with two leaves (Insert)",
                "この端末を2つの端末を持つ節点にする (Insert)",
            ),
            Wish::Remove if is_leaf => {
                lang.pick("Remove this leaf (Delete)", "この端末を消す (Delete)")
            }
            Wish::Remove => lang.pick(
                "Remove this node and all below it (Delete)",
                "この節点を部分木ごと消す (Delete)",
            ),
            Wish::Collapse => lang.pick(
                "Make this node, and all below it, one leaf",
                "下の部分木ごと1つの端末にする",
            ),
        }
    }
}
