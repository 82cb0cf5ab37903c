//! Random trees from a seed.
//!
//! A node is known by a 64-bit key made from its path, and everything about it (how many
//! children, what value) is a function of that key: the tree can be walked without being held,
//! or be written out, and both are the same tree. Only an order of the children by their true
//! values needs the whole tree.

use serde::{Deserialize, Serialize};

use super::arena::{Builder, Tree};
use super::random_text::Parameter;
use super::{MAX_GENERATED_NODES, MAX_HEIGHT};
use crate::base::random::mix;

/// A whole number between two, both included; uniform trees have both equal.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Span {
    pub min: u32,
    pub max: u32,
}

impl Span {
    pub const fn just(n: u32) -> Span {
        Span { min: n, max: n }
    }
}

/// How leaves get their values.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Values {
    /// Each leaf for itself. Without `ties` all values of a tree are distinct, as long as the
    /// full tree of its greatest depth and branching has at most 2³⁰ leaves.
    Independent,
    /// Each edge adds an increment from −100 to 100, so that relatives resemble each other.
    Incremental,
}

/// The recipe for a random tree.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct RandomTree {
    pub seed: u64,
    /// Plies from the root to a leaf; where they vary, each depth is as likely as the others.
    pub depth: Span,
    pub branching: Span,
    pub values: Values,
    /// 0 worst first, ½ as it comes, 1 best first; see [`Tree::ordered`].
    pub ordered: f64,
    /// How many distinct values there may be; 0 for as many as there are.
    pub ties: u32,
}

impl Default for RandomTree {
    fn default() -> RandomTree {
        RandomTree {
            seed: 1,
            depth: Span::just(4),
            branching: Span::just(3),
            values: Values::Independent,
            ordered: 0.5,
            ties: 0,
        }
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RandomTreeError {
    NoPrefix(String),
    NotAPair(String),
    UnknownKey(String),
    BadValue { parameter: Parameter, value: String },
    TooBig,
}

/// A node of a random tree, all that is needed to know what lies below it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RandomNode {
    /// Made from the path: different for every node, as far as 64 bits allow.
    pub key: u64,
    pub depth: u32,
    /// How many children; 0 for a leaf.
    pub arity: u32,
    /// The sum of the increments on the path.
    sum: i32,
    /// The number of the node's first leaf in the full tree of greatest depth and branching,
    /// if numbers are that big.
    index: u64,
}

/// What an edge adds at most, up or down.
const INCREMENT: i32 = 100;
/// More values than this are not told apart.
const MOST_VALUES: u64 = 1 << 30;

// Salts, so that what is drawn for one node's different needs is independent.
const ARITY: u64 = 0x6A09_E667_F3BC_C909;
const STOP: u64 = 0xBB67_AE85_84CA_A73B;
const EDGE: u64 = 0x3C6E_F372_FE94_F82B;
const LEAF: u64 = 0xA54F_F53A_5F1D_36F1;
const ORDER: u64 = 0x510E_527F_ADE6_82D1;
const GOLDEN: u64 = 0x9E37_79B9_7F4A_7C15;

/// A number below `n` from a hash.
#[inline]
fn scale(hash: u64, n: u64) -> u64 {
    ((u128::from(hash) * u128::from(n)) >> 64) as u64
}

impl RandomTree {
    #[inline]
    pub fn root(&self) -> RandomNode {
        self.node(mix(self.seed ^ GOLDEN), 0, 0, 0)
    }

    #[inline]
    pub fn child(&self, parent: &RandomNode, index: u32) -> RandomNode {
        let key = mix(parent
            .key
            .wrapping_add(GOLDEN.wrapping_mul(u64::from(index) + 1)));
        let span = 2 * INCREMENT as u64 + 1;
        let increment = scale(mix(key ^ EDGE), span) as i32 - INCREMENT;
        let depth = parent.depth + 1;
        // Past 64 bits the numbers wrap round; they are used only where they fit.
        let below = u64::from(self.branching.max).wrapping_pow(self.depth.max - depth);
        let number = parent
            .index
            .wrapping_add(below.wrapping_mul(u64::from(index)));
        self.node(key, depth, parent.sum + increment, number)
    }

    #[inline]
    fn node(&self, key: u64, depth: u32, sum: i32, index: u64) -> RandomNode {
        let Span { min, max } = self.depth;
        let stops = depth >= max
            || (depth >= min && scale(mix(key ^ STOP), u64::from(max - depth) + 1) == 0);
        let arity = if stops {
            0
        } else {
            let Span { min, max } = self.branching;
            min + scale(mix(key ^ ARITY), u64::from(max - min) + 1) as u32
        };
        RandomNode {
            key,
            depth,
            arity,
            sum,
            index,
        }
    }

    /// The value of a leaf.
    pub fn leaf_value(&self, leaf: &RandomNode) -> i32 {
        match (self.values, u64::from(self.ties)) {
            (Values::Independent, 0) => match self.full_leaves() {
                Some(leaves) if leaves <= MOST_VALUES => {
                    level(shuffled(leaf.index, leaves, self.seed), leaves)
                }
                _ => level(scale(mix(leaf.key ^ LEAF), MOST_VALUES), MOST_VALUES),
            },
            (Values::Independent, ties) => level(scale(mix(leaf.key ^ LEAF), ties), ties),
            (Values::Incremental, 0) => leaf.sum,
            (Values::Incremental, ties) => {
                // The sum of n increments stays mostly within 100·√n: that range is cut into
                // `ties` equal parts, and what lies outside goes to the outermost two.
                let reach = (f64::from(INCREMENT) * f64::from(self.depth.max).sqrt()) as i64 + 1;
                let sum = i64::from(leaf.sum).clamp(-reach, reach);
                let part = (sum + reach) * ties as i64 / (2 * reach + 1);
                level(part as u64, ties)
            }
        }
    }

    /// Leaves of the full tree of greatest depth and branching, if 64 bits can say it.
    fn full_leaves(&self) -> Option<u64> {
        u64::from(self.branching.max).checked_pow(self.depth.max)
    }

    /// Whether all leaves lie at one depth and all inner nodes have as many children.
    pub fn is_uniform(&self) -> bool {
        self.depth.min == self.depth.max && self.branching.min == self.branching.max
    }

    /// Whether the tree must be held whole to be what the recipe says.
    pub fn needs_whole_tree(&self) -> bool {
        self.ordered != 0.5
    }

    /// Nodes below (and with) a node at this depth of a uniform tree, if 64 bits can say it.
    pub fn uniform_size(&self, depth: u32) -> Option<u64> {
        let mut size = 1u64;
        for _ in depth..self.depth.max {
            size = size
                .checked_mul(u64::from(self.branching.max))?
                .checked_add(1)?;
        }
        Some(size)
    }

    /// A node's number of its first leaf from the left, counted in the full tree of greatest depth
    /// and branching: the leaf's true number where the tree is uniform, and in any case in the
    /// order from left to right. Nothing if 64 bits cannot say it.
    pub fn leaf_number(&self, node: &RandomNode) -> Option<u64> {
        self.full_leaves().map(|_| node.index)
    }

    /// A node's preorder number, where the tree is uniform and 64 bits can say it.
    pub fn preorder_number(&self, node: &RandomNode) -> Option<u64> {
        if !self.is_uniform() {
            return None;
        }
        self.uniform_size(0)?;
        let branching = u64::from(self.branching.max);
        let mut number = 0;
        // The digits of the first leaf's number, in base `branching`, are the path.
        let mut leaves_below = self.full_leaves()?;
        let mut rest = node.index;
        for depth in 1..=node.depth {
            leaves_below /= branching;
            let child = rest / leaves_below;
            rest %= leaves_below;
            number += 1 + child * self.uniform_size(depth)?;
        }
        Some(number)
    }

    /// The whole tree, held in memory, ordered if the recipe says so.
    pub fn generate(&self) -> Result<Tree, RandomTreeError> {
        self.check()?;
        let tree = self.generate_below(self.root(), MAX_GENERATED_NODES)?;
        Ok(tree.ordered(self.ordered, self.seed ^ ORDER))
    }

    /// The subtree of a node, unordered, if it has at most `most` nodes.
    pub fn generate_below(&self, root: RandomNode, most: usize) -> Result<Tree, RandomTreeError> {
        let size = self.uniform_size(root.depth);
        if self.is_uniform() && size.is_none_or(|nodes| nodes > most as u64) {
            return Err(RandomTreeError::TooBig);
        }
        let mut builder = Builder::new();
        let mut to_write = vec![Some(root)];
        while let Some(next) = to_write.pop() {
            let Some(node) = next else {
                builder.close();
                continue;
            };
            // What is already planned counts too, so that no huge list is built in vain.
            if builder.node_count() + to_write.len() + node.arity as usize > 2 * most
                || builder.node_count() >= most
            {
                return Err(RandomTreeError::TooBig);
            }
            if node.arity == 0 {
                builder.leaf(self.leaf_value(&node));
            } else {
                builder.open();
                to_write.push(None);
                let children = (0..node.arity).rev().map(|i| Some(self.child(&node, i)));
                to_write.extend(children);
            }
        }
        builder.finish().ok_or(RandomTreeError::TooBig)
    }

    /// Whether every number is in its range.
    pub fn check(&self) -> Result<(), RandomTreeError> {
        let bad = |parameter, value| Err(RandomTreeError::BadValue { parameter, value });
        let Span { min, max } = self.depth;
        if min > max || max as usize > MAX_HEIGHT {
            return bad(Parameter::Depth, self.depth.to_string());
        }
        let Span { min, max } = self.branching;
        if min > max || min == 0 || max > 10_000 {
            return bad(Parameter::Branching, self.branching.to_string());
        }
        if !(0.0..=1.0).contains(&self.ordered) {
            return bad(Parameter::Ordered, self.ordered.to_string());
        }
        if u64::from(self.ties) > MOST_VALUES {
            return bad(Parameter::Ties, self.ties.to_string());
        }
        Ok(())
    }
}

/// The `index`-th of `count` values around zero; zero itself only if `count` is odd, so that two
/// values are a loss and a win, three a loss, a draw and a win.
fn level(index: u64, count: u64) -> i32 {
    let half = (count / 2) as i64;
    let value = index as i64 - half;
    let skip_zero = count.is_multiple_of(2) && value >= 0;
    (value + i64::from(skip_zero)) as i32
}

/// A place in a random order of 0 … count−1: a one-to-one scrambling of the smallest power of two
/// that holds them, repeated until the result is below `count` again.
fn shuffled(index: u64, count: u64, seed: u64) -> u64 {
    let bits = (64 - count.saturating_sub(1).leading_zeros()).max(1);
    let mask = (1u64 << bits) - 1;
    let mut x = index;
    loop {
        for round in 0..4 {
            let salt = mix(seed.wrapping_add(GOLDEN.wrapping_mul(round + 1)));
            // An odd factor, a sum and a shifted xor can each be undone within `bits` bits.
            x = x.wrapping_mul(salt | 1).wrapping_add(salt >> 32) & mask;
            x ^= x >> (bits / 2).max(1);
        }
        if x < count {
            return x;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    fn recipe(text: &str) -> RandomTree {
        text.parse().unwrap()
    }

    /// Walks the implicit tree and the written-out one side by side.
    fn same_tree(recipe: &RandomTree) {
        let tree = recipe.generate().unwrap();
        let mut stack = vec![(recipe.root(), Tree::ROOT)];
        while let Some((node, id)) = stack.pop() {
            assert_eq!(tree.child_count(id), node.arity as usize);
            if node.arity == 0 {
                assert_eq!(tree.leaf_value(id), Some(recipe.leaf_value(&node)));
            }
            if recipe.is_uniform() {
                assert_eq!(
                    recipe.leaf_number(&node),
                    Some(u64::from(tree.leaf_number(id)))
                );
                let size = tree.subtree(id).len() as u64;
                assert_eq!(recipe.uniform_size(node.depth), Some(size));
            }
            for (i, &child) in tree.children(id).iter().enumerate() {
                stack.push((recipe.child(&node, i as u32), child));
            }
        }
    }

    #[test]
    fn the_tree_walked_is_the_tree_written_out() {
        for text in [
            "random:seed=1,depth=5,branching=3",
            "random:seed=2,depth=2..6,branching=1..4",
            "random:seed=3,depth=6,branching=2,values=incremental",
            "random:seed=4,depth=0..5,branching=2..3,values=incremental,ties=3",
            "random:seed=5,depth=4,branching=4,ties=2",
            "random:seed=6,depth=0,branching=4",
        ] {
            same_tree(&recipe(text));
        }
    }

    #[test]
    fn without_ties_independent_values_are_distinct() {
        for text in [
            "random:seed=9,depth=7,branching=3",
            "random:seed=9,depth=3..7,branching=2..4",
        ] {
            let tree = recipe(text).generate().unwrap();
            let values: HashSet<i32> = (0..tree.node_count() as u32)
                .filter_map(|node| tree.leaf_value(node))
                .collect();
            assert_eq!(values.len(), tree.leaf_count());
        }
    }

    #[test]
    fn ties_limit_the_distinct_values() {
        for (values, ties) in [("independent", 2), ("incremental", 3), ("incremental", 8)] {
            let text = format!("random:seed=3,depth=8,branching=3,values={values},ties={ties}");
            let tree = recipe(&text).generate().unwrap();
            let mut seen: Vec<i32> = (0..tree.node_count() as u32)
                .filter_map(|node| tree.leaf_value(node))
                .collect();
            seen.sort_unstable();
            seen.dedup();
            let expected: Vec<i32> = (0..ties).map(|i| level(i, ties)).collect();
            assert_eq!(seen, expected);
        }
        assert_eq!((level(0, 2), level(1, 2), level(1, 3)), (-1, 1, 0));
    }

    #[test]
    fn uniform_trees_have_the_shape_asked_for_and_others_vary() {
        let tree = recipe("random:seed=1,depth=6,branching=4")
            .generate()
            .unwrap();
        assert_eq!((tree.leaf_count(), tree.height()), (4096, 6));
        let tree = recipe("random:seed=1,depth=3..6,branching=2..4")
            .generate()
            .unwrap();
        let leaves = (0..tree.node_count() as u32).filter(|&node| tree.is_leaf(node));
        let depths: HashSet<usize> = leaves.map(|leaf| tree.depth(leaf)).collect();
        assert_eq!(depths, HashSet::from([3, 4, 5, 6]));
        let arities: HashSet<usize> = (0..tree.node_count() as u32)
            .map(|node| tree.child_count(node))
            .collect();
        assert_eq!(arities, HashSet::from([0, 2, 3, 4]));
    }

    #[test]
    fn perfect_order_puts_a_best_child_first_everywhere() {
        let tree = recipe("random:seed=1,depth=5,branching=3,ordered=1")
            .generate()
            .unwrap();
        let values = tree.values();
        for node in (0..tree.node_count() as u32).filter(|&node| !tree.is_leaf(node)) {
            assert_eq!(values[node as usize], values[tree.child(node, 0) as usize]);
        }
    }

    #[test]
    fn a_tree_too_big_to_hold_is_refused_at_once() {
        for text in [
            "random:depth=40,branching=4",
            "random:depth=3,branching=10000",
            "random:depth=100..200,branching=500..1000",
        ] {
            assert_eq!(recipe(text).generate(), Err(RandomTreeError::TooBig));
        }
        let chain = recipe("random:depth=10000,branching=1").generate().unwrap();
        assert_eq!(chain.height(), 10_000);
    }
}
