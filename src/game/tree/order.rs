//! Children put into a better or worse order, and nodes given true bounds: what one does to a
//! tree, once its values are known, to see how a search depends on them.

use super::arena::{Builder, NodeId, StaticBounds, Tree};
use crate::base::random::Rng;

impl Tree {
    /// The same tree with the children of every node in another order: at `degree` 1 the best
    /// comes first, at 0 the worst, at ½ the order stays as it is; in between, each child's
    /// rank is blurred by a random amount.
    pub fn ordered(&self, degree: f64, seed: u64) -> Tree {
        // 0 at degree ½, 1 at both ends.
        let strength = (2.0 * degree - 1.0).abs().min(1.0);
        if strength == 0.0 {
            return self.clone();
        }
        let best_first = degree > 0.5;
        let values = self.values();
        let mut rng = Rng::new(seed);
        let mut builder = Builder::new();
        // What is still to be written, the next on top; `None` closes a list.
        let mut to_write: Vec<Option<NodeId>> = vec![Some(Tree::ROOT)];
        let mut ranked: Vec<(f64, NodeId)> = Vec::new();
        while let Some(next) = to_write.pop() {
            let Some(node) = next else {
                builder.close();
                continue;
            };
            if let Some(value) = self.leaf_value(node) {
                let copy = builder.leaf(value);
                builder.bound(copy, self.bounds(node));
                continue;
            }
            let copy = builder.open();
            builder.bound(copy, self.bounds(node));
            to_write.push(None);

            let is_max = self.depth(node).is_multiple_of(2);
            ranked.clear();
            ranked.extend(self.children(node).iter().map(|&child| (0.0, child)));
            let high_first = is_max == best_first;
            ranked.sort_by_key(|&(_, child)| {
                let value = i64::from(values[child as usize]);
                if high_first { -value } else { value }
            });
            let width = ranked.len() as f64;
            for (rank, (key, _)) in ranked.iter_mut().enumerate() {
                *key = strength * rank as f64 + (1.0 - strength) * width * rng.unit();
            }
            ranked.sort_by(|a, b| a.0.total_cmp(&b.0));
            to_write.extend(ranked.iter().rev().map(|&(_, child)| Some(child)));
        }
        // Every node was written once and every list closed, so the tree is whole.
        builder.finish().unwrap_or_else(|| self.clone())
    }

    /// The same tree with true bounds, some of them loose, on about this share of its nodes.
    pub fn informed(&self, seed: u64, share: f64) -> Tree {
        let values = self.values();
        let mut rng = Rng::new(seed);
        let mut builder = Builder::new();
        for node in 0..self.node_count() as NodeId {
            while builder.depth() > self.depth(node) {
                builder.close();
            }
            let copy = match self.leaf_value(node) {
                Some(value) => builder.leaf(value),
                None => builder.open(),
            };
            if rng.unit() < share {
                let value = values[node as usize];
                let mut side =
                    |sign: i32| (rng.below(3) > 0).then(|| value + sign * rng.below(8) as i32);
                let bounds = StaticBounds {
                    lower: side(-1),
                    upper: side(1),
                };
                builder.bound(copy, bounds);
            }
        }
        while builder.depth() > 0 {
            builder.close();
        }
        builder.finish().unwrap_or_else(|| self.clone())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_best_child_comes_first_at_one_and_last_at_zero() {
        let tree: Tree = "[[3 5] [2 [1 9]] [8 6]]".parse().unwrap();
        assert_eq!(tree.ordered(1.0, 7).to_string(), "[[6 8] [3 5] [2 [9 1]]]");
        assert_eq!(tree.ordered(0.0, 7).to_string(), "[[[1 9] 2] [5 3] [8 6]]");
        assert_eq!(tree.ordered(0.5, 7), tree);
    }

    #[test]
    fn any_order_keeps_the_value_and_the_leaves() {
        let tree: Tree = "[[3 5] [2 [1 9]] [8 6] [[4 4] 7]]".parse().unwrap();
        for seed in 0..50 {
            let other = tree.ordered(seed as f64 / 50.0, seed);
            assert_eq!(other.values()[0], tree.values()[0]);
            let leaves = |tree: &Tree| {
                let mut values: Vec<_> = (0..tree.node_count() as NodeId)
                    .filter_map(|node| tree.leaf_value(node))
                    .collect();
                values.sort_unstable();
                values
            };
            assert_eq!(leaves(&other), leaves(&tree));
        }
    }

    #[test]
    fn bounds_given_at_random_are_true() {
        let tree: Tree = "[[3 5] [2 [1 9]] [8 6]]".parse().unwrap();
        for seed in 0..100 {
            let informed = tree.informed(seed, 0.7);
            assert_eq!(informed.false_bounds(), None);
        }
        assert!(tree.informed(1, 1.0).has_bounds());
    }
}
