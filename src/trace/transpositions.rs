//! Nodes that are the same position on different paths: those that share a table entry.

use std::collections::HashMap;

use super::cursor_path::CursorPath;
use super::event::NodeId;
use super::nodes::NodeTable;
use crate::base::platform::Instant;
use crate::problem::GameTree;

/// The keys of a growing tree's nodes.
#[derive(Clone, Debug, Default)]
pub struct Transpositions {
    keys: Vec<u64>,
    count: HashMap<u64, u32>,
}

impl Transpositions {
    /// Looks at nodes it has not seen yet, for as long as there is time. `tree` stands at the root.
    pub fn extend<T: GameTree>(&mut self, tree: &mut T, nodes: &NodeTable, until: Instant) {
        let mut way = CursorPath::default();
        for id in self.keys.len()..nodes.len() {
            way.go_to(tree, nodes, NodeId(id as u32));
            let key = tree.key();
            self.keys.push(key);
            *self.count.entry(key).or_insert(0) += 1;
            if Instant::now() > until {
                break;
            }
        }
        way.go_home(tree);
    }

    /// How many nodes were looked at.
    pub fn len(&self) -> usize {
        self.keys.len()
    }

    pub fn is_empty(&self) -> bool {
        self.keys.is_empty()
    }

    /// Whether another node is the same position.
    pub fn has_transposition(&self, node: NodeId) -> bool {
        let key = self.keys.get(node.index());
        key.and_then(|key| self.count.get(key))
            .is_some_and(|&n| n > 1)
    }

    /// Whether the two are the same position.
    pub fn are_transpositions(&self, a: NodeId, b: NodeId) -> bool {
        a != b
            && self
                .keys
                .get(a.index())
                .is_some_and(|key| self.keys.get(b.index()) == Some(key))
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use crate::problem::{Game, Hints, Problem, Shown, read};
    use crate::trace::Canvas;

    #[test]
    fn transpositions_are_the_same_position_reached_by_other_moves() {
        let hints = Hints {
            game: Some(Game::Othello),
            ..Hints::default()
        };
        let (position, _) = read("random:size=6,empties=5,seed=4", hints).unwrap();
        let mut tree = Problem::new(position).tree().unwrap();
        let mut canvas = Canvas::new(0);
        assert!(canvas.lay_out(&mut tree, 5_000));
        let nodes = canvas.nodes();
        let mut index = Transpositions::default();
        while index.len() < nodes.len() {
            index.extend(&mut tree, nodes, Instant::now() + Duration::from_micros(50));
        }
        let mut text = |node| {
            let path = nodes.path(node);
            path.iter().for_each(|&m| tree.play(m));
            let text = tree.position_text();
            path.iter().for_each(|_| tree.undo());
            text
        };
        let all: Vec<NodeId> = (0..nodes.len() as u32).map(NodeId).collect();
        let texts: Vec<String> = all.iter().map(|&n| text(n)).collect();
        let mut found = 0;
        for &a in &all {
            let others = all.iter().filter(|&&b| index.are_transpositions(a, b));
            let others: Vec<_> = others.collect();
            assert_eq!(index.has_transposition(a), !others.is_empty());
            found += others.len();
            for b in others {
                assert_eq!(texts[a.index()], texts[b.index()]);
            }
        }
        assert!(found > 0, "this tree has transpositions");
    }
}
