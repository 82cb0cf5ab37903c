//! AND/OR trees as bare trees whose leaves are 1 and 0, and back: so one editor and one
//! generator serve both.

use super::and_or::{Graph, Kind, Written};
use super::arena::{Builder, NodeId, Tree};
use super::random::{RandomTree, RandomTreeError};
use crate::base::random::{Rng, mix};

impl Graph {
    /// The same tree with 1 for true and 0 for false; nothing if the graph shares nodes, has
    /// cycles, or its kinds do not alternate from an OR root.
    pub fn as_tree(&self) -> Option<Tree> {
        if !self.is_plain_tree() {
            return None;
        }
        let mut builder = Builder::new();
        // Nodes to write, the next on top; `None` closes a list.
        let mut to_write = vec![Some(self.root())];
        while let Some(next) = to_write.pop() {
            let Some(node) = next else {
                builder.close();
                continue;
            };
            match self.kind(node) {
                Kind::True => drop(builder.leaf(1)),
                Kind::False => drop(builder.leaf(0)),
                Kind::Or | Kind::And => {
                    builder.open();
                    to_write.push(None);
                    to_write.extend(self.children(node).iter().rev().map(|&child| Some(child)));
                }
            }
        }
        builder.finish()
    }

    /// An AND/OR tree of the same shape, its root OR: leaves above 0 are true.
    pub fn of_tree(tree: &Tree) -> Graph {
        Graph::of_leaves(tree, |_, value| value > 0)
    }

    /// A random AND/OR tree of a recipe's shape, about this share of its leaves true.
    pub fn random(recipe: &RandomTree, share: f64) -> Result<Graph, RandomTreeError> {
        let tree = recipe.generate()?;
        let mut rng = Rng::new(mix(recipe.seed));
        Ok(Graph::of_leaves(&tree, |_, _| rng.unit() < share))
    }

    fn of_leaves(tree: &Tree, mut is_true: impl FnMut(NodeId, i32) -> bool) -> Graph {
        let written: Vec<Written> = (0..tree.node_count() as NodeId)
            .map(|node| {
                let kind = match tree.leaf_value(node) {
                    Some(value) if is_true(node, value) => Kind::True,
                    Some(_) => Kind::False,
                    None if tree.depth(node).is_multiple_of(2) => Kind::Or,
                    None => Kind::And,
                };
                let children = tree.children(node).iter().map(|&child| u64::from(child));
                (u64::from(node), kind, children.collect())
            })
            .collect();
        // A tree has no cycle, no missing child, and is no deeper than a graph may be.
        Graph::new(&written, Some(0)).expect("a bare tree is an AND/OR graph")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tree_of_truth_values_goes_both_ways() {
        for text in ["[[T F] [F [T T]] T]", "T", "F", "[F]", "[[[[T]]]]"] {
            let graph: Graph = text.parse().unwrap();
            let tree = graph.as_tree().unwrap();
            assert_eq!(tree.to_string(), text.replace('T', "1").replace('F', "0"));
            assert_eq!(Graph::of_tree(&tree), graph);
        }
    }

    #[test]
    fn only_trees_that_alternate_are_trees() {
        for text in [
            r#"{"0":["OR",[1,1]],"1":["T",[]]}"#,
            r#"{"0":["OR",[1]],"1":["OR",[2]],"2":["T",[]]}"#,
            r#"{"0":["OR",[0,1]],"1":["T",[]]}"#,
        ] {
            let graph: Graph = text.parse().unwrap();
            assert_eq!(graph.as_tree(), None, "{text}");
        }
    }

    #[test]
    fn a_random_one_has_its_shape_and_share() {
        let recipe: RandomTree = "random:seed=7,depth=6,branching=3".parse().unwrap();
        let count = |share: f64| {
            let graph = Graph::random(&recipe, share).unwrap();
            assert_eq!(graph, Graph::random(&recipe, share).unwrap());
            let nodes = 0..graph.node_count() as NodeId;
            nodes.filter(|&n| graph.kind(n) == Kind::True).count()
        };
        assert_eq!((count(0.0), count(1.0)), (0, 729));
        assert!((250..480).contains(&count(0.5)));
        let too_big: RandomTree = "random:depth=40,branching=4".parse().unwrap();
        assert!(Graph::random(&too_big, 0.5).is_err());
    }
}
