//! How many nodes a run has searched at each depth, at any moment. Goes with the run: only what
//! has happened since the last time is looked at.

use super::event::Kind;
use super::log::Log;
use super::node_set::NodeSet;
use super::nodes::NodeTable;

/// Different nodes of one depth.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct AtDepth {
    /// Expanded, and never evaluated as a leaf.
    pub inner: u64,
    pub leaves: u64,
}

impl AtDepth {
    pub fn nodes(&self) -> u64 {
        self.inner + self.leaves
    }
}

#[derive(Clone, Debug, Default)]
pub struct Depths {
    /// Events looked at.
    at: usize,
    inner: NodeSet,
    leaves: NodeSet,
    rows: Vec<AtDepth>,
}

impl Depths {
    /// How many events were looked at.
    pub fn at(&self) -> usize {
        self.at
    }

    /// The counts after so many events of a run, which must be the same run every time.
    pub fn follow(&mut self, log: &Log, nodes: &NodeTable, events: usize) -> &[AtDepth] {
        if events < self.at {
            *self = Depths::default();
        }
        for event in log.range(self.at, events) {
            let node = event.node;
            if node.is_none() {
                continue;
            }
            match event.kind {
                Kind::Expand if !self.leaves.contains(node) && self.inner.insert(node) => {
                    self.row(nodes.depth(node)).inner += 1;
                }
                Kind::Eval if self.leaves.insert(node) => {
                    let was_inner = self.inner.remove(node);
                    let row = self.row(nodes.depth(node));
                    row.leaves += 1;
                    row.inner -= u64::from(was_inner);
                }
                _ => {}
            }
        }
        self.at = events.min(log.len());
        &self.rows
    }

    fn row(&mut self, depth: u32) -> &mut AtDepth {
        let depth = depth as usize;
        if self.rows.len() <= depth {
            self.rows.resize(depth + 1, AtDepth::default());
        }
        &mut self.rows[depth]
    }
}

#[cfg(test)]
mod tests {
    use super::super::event::NodeId;
    use super::super::recorder::Recorder;
    use super::super::replay::Replay;
    use super::*;
    use crate::problem::{Position, Problem};
    use crate::search::SearchContext;
    use crate::search::catalogue::{self, AlgorithmConfig};

    #[test]
    fn the_counts_are_those_of_the_moment_forwards_and_backwards() {
        for id in ["alpha-beta", "iterative-deepening", "sss", "recursive-sss"] {
            let position = Position::Tree("random:seed=4,depth=6,branching=3".parse().unwrap());
            let mut tree = Problem::new(position).tree().unwrap();
            let mut recorder = Recorder::new(1 << 20);
            let plan = AlgorithmConfig::new(id).prepare().unwrap();
            catalogue::run(
                &mut tree,
                &plan,
                &mut SearchContext::unlimited(),
                &mut recorder,
            );
            let record = recorder.finish();
            let (log, nodes) = (&record.log, &record.nodes);
            let (mut depths, mut replay) = (Depths::default(), Replay::default());
            for share in [1, 2, 5, 9, 3, 0, 10] {
                let at = log.len() * share / 10;
                let moment = replay.seek(log, nodes, at);
                let mut expected: Vec<AtDepth> = Vec::new();
                for node in (0..nodes.len() as u32).map(NodeId) {
                    let view = moment.node(nodes, node);
                    if view.expanded || view.evaluated {
                        let depth = nodes.depth(node) as usize;
                        expected.resize(expected.len().max(depth + 1), AtDepth::default());
                        expected[depth].leaves += u64::from(view.evaluated);
                        expected[depth].inner += u64::from(!view.evaluated);
                    }
                }
                assert_eq!(depths.follow(log, nodes, at), expected, "{id} at {at}");
            }
        }
    }
}
