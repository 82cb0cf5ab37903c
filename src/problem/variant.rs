//! Whether two positions are one with something changed: bare trees with other values at a few
//! leaves, or with the same moves in another order. What two searches of them have in common says
//! something only then.

use std::sync::Arc;

use super::bare::Bare;
use super::games::Position;
use crate::base::random::mix;
use crate::game::tree::{RandomTree, Tree};

/// Leaves that may have other values.
const CHANGED: usize = 3;
/// A random tree of more nodes is not written out to be compared.
const LARGEST_WRITTEN: u64 = 5_000;

impl Position {
    /// The same position, or a bare tree that was changed a little.
    pub fn is_variant_of(&self, other: &Position) -> bool {
        let (Position::Tree(a), Position::Tree(b)) = (self, other) else {
            return self == other;
        };
        if let (Bare::Random(a), Bare::Random(b)) = (a, b) {
            let ordered = a.ordered;
            let reordered = RandomTree {
                ordered,
                ..b.clone()
            };
            if *a == reordered {
                return true;
            }
        }
        match (written(a), written(b)) {
            (Some(a), Some(b)) => differ_in_few_leaves(&a, &b) || are_reordered(&a, &b),
            _ => a == b,
        }
    }
}

fn written(bare: &Bare) -> Option<Arc<Tree>> {
    match bare {
        Bare::Written(tree) => Some(Arc::clone(tree)),
        Bare::Random(recipe) => {
            let small = recipe.uniform_size(0)? <= LARGEST_WRITTEN;
            small.then(|| recipe.generate().ok().map(Arc::new))?
        }
    }
}

fn differ_in_few_leaves(a: &Tree, b: &Tree) -> bool {
    if a.node_count() != b.node_count() {
        return false;
    }
    let nodes = || 0..a.node_count() as u32;
    // Numbers run in preorder, so the counts of children are the shape.
    nodes().all(|node| a.child_count(node) == b.child_count(node))
        && nodes()
            .filter(|&n| a.leaf_value(n) != b.leaf_value(n))
            .count()
            <= CHANGED
}

fn are_reordered(a: &Tree, b: &Tree) -> bool {
    a.node_count() == b.node_count() && sign(a) == sign(b)
}

/// A number that trees with the same children everywhere, in whatever order, have in common.
fn sign(tree: &Tree) -> u64 {
    let mut signs = vec![0u64; tree.node_count()];
    // Children have greater numbers than their parents.
    for node in (0..tree.node_count() as u32).rev() {
        signs[node as usize] = match tree.leaf_value(node) {
            Some(value) => mix(value as u64),
            None => {
                let children = tree.children(node).iter();
                let sum = children.map(|&child| mix(signs[child as usize]));
                mix(sum.fold(1, u64::wrapping_add))
            }
        };
    }
    signs[0]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tree(text: &str) -> Position {
        Position::Tree(text.parse().unwrap())
    }

    #[test]
    fn few_other_leaves_or_another_order_are_a_variant_and_another_tree_is_not() {
        let start = tree("[[3 5 1] [2 [1 9]]]");
        for other in [
            "[[3 5 1] [2 [1 9]]]",
            "[[3 7 1] [2 [1 8]]]",
            "[[[9 1] 2] [5 1 3]]",
        ] {
            assert!(start.is_variant_of(&tree(other)), "{other}");
        }
        for other in [
            "[[4 6 2] [3 [2 9]]]",
            "[[3 5] [2 [1 9]]]",
            "[[3 5 1] [[1 9] 2 2]]",
            "[[2 5 1] [3 [1 9]] 4]",
        ] {
            assert!(!start.is_variant_of(&tree(other)), "{other}");
        }
        let random = tree("random:seed=4,depth=3,branching=2");
        let sorted = random.with_order(1.0).unwrap();
        let path = [0, 1, 0].map(super::super::tree::Move);
        let changed = random.with_leaf(&path, 77).unwrap();
        assert!(random.is_variant_of(&sorted) && changed.is_variant_of(&random));
        assert!(!random.is_variant_of(&tree("random:seed=5,depth=3,branching=2")));
    }
}
