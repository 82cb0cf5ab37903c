//! How far one step of the timeline goes: to the next event, node, leaf, cut, …

use serde::{Deserialize, Serialize};

use super::event::{Kind, NodeId};
use super::log::Log;
use super::nodes::NodeTable;
use super::timeline_index::TimelineIndex;

/// The things one can step to. A moment is a number of events that have happened; a step goes to
/// the nearest moment at which such a thing has *just* happened.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum StepSize {
    Event,
    /// A node was entered or selected.
    Node,
    /// A leaf was evaluated.
    Leaf,
    /// A node was cut.
    Cut,
    /// Something happened outside the subtree of the node of the last event.
    OutOfSubtree,
    /// The root's bounds changed.
    RootBound,
    /// A pass or iteration began, or a node was searched once more.
    Iteration,
}

impl StepSize {
    pub const ALL: [StepSize; 7] = [
        StepSize::Event,
        StepSize::Node,
        StepSize::Leaf,
        StepSize::Cut,
        StepSize::OutOfSubtree,
        StepSize::RootBound,
        StepSize::Iteration,
    ];

    /// The kinds of events it steps to, where these alone tell; else none.
    pub fn kinds(self) -> u32 {
        match self {
            StepSize::Node => Kind::Enter.bit() | Kind::Select.bit(),
            StepSize::Leaf => Kind::Eval.bit(),
            StepSize::Cut => Kind::Cut.bit() | Kind::PreCut.bit(),
            StepSize::Iteration => Kind::Pass.bit() | Kind::Iteration.bit() | Kind::ReSearch.bit(),
            StepSize::Event | StepSize::OutOfSubtree | StepSize::RootBound => 0,
        }
    }

    /// The moment one step after `at`, if it is recorded.
    pub fn next(
        self,
        log: &Log,
        nodes: &NodeTable,
        marks: &TimelineIndex,
        at: usize,
    ) -> Option<usize> {
        let end = log.len();
        let found = match self {
            StepSize::Event => Some(at + 1),
            StepSize::RootBound => {
                let changes = marks.root_changes();
                let i = changes.partition_point(|mark| mark.at <= at);
                changes.get(i).map(|mark| mark.at)
            }
            StepSize::OutOfSubtree => outside(log, nodes, at).and_then(|mut outside| {
                let mut events = log.range(at, end);
                let found = events.position(|event| outside(event.node));
                found.map(|i| at + i + 1)
            }),
            _ => marks.next_of(log, at, self.kinds()),
        };
        found.filter(|&found| found <= end)
    }

    /// The moment one step before `at`, or the moment before the first event.
    pub fn previous(self, log: &Log, nodes: &NodeTable, marks: &TimelineIndex, at: usize) -> usize {
        let at = at.min(log.len());
        let found = match self {
            StepSize::Event => at.checked_sub(1),
            StepSize::RootBound => {
                let changes = marks.root_changes();
                let i = changes.partition_point(|mark| mark.at < at);
                i.checked_sub(1).map(|i| changes[i].at)
            }
            StepSize::OutOfSubtree => outside(log, nodes, at).and_then(|mut outside| {
                let is_outside = |&k: &usize| log.get(k).is_some_and(|event| outside(event.node));
                (0..at).rev().find(is_outside).map(|k| k + 1)
            }),
            _ => marks.previous_of(log, at, self.kinds()),
        };
        found.unwrap_or(0)
    }
}

/// Tells nodes that lie outside the subtree of the last event's node; nothing where that is the
/// whole tree.
fn outside(log: &Log, nodes: &NodeTable, at: usize) -> Option<impl FnMut(NodeId) -> bool> {
    let last = at.checked_sub(1).and_then(|k| log.get(k))?;
    let known = |top: &NodeId| top.is_some() && nodes.contains(*top);
    let top = Some(last.node).filter(known)?;
    let depth = nodes.depth(top);
    // Most events happen beside the one before: then nobody needs to climb.
    let mut inside = top;
    let is_outside = move |node: NodeId| {
        // Children have greater names than their parents.
        if node.is_none() || node < top {
            return node.is_some();
        }
        let parent = nodes.parent(node);
        let beside = inside != top && [node, parent].contains(&nodes.parent(inside));
        if node == inside || parent == inside || beside || nodes.ancestor_at(node, depth) == top {
            inside = node;
            return false;
        }
        true
    };
    (top != NodeId::ROOT).then_some(is_outside)
}

#[cfg(test)]
mod tests {
    use super::super::event::Event;
    use super::super::record::Record;
    use super::super::recorder::Recorder;
    use super::super::testing::{Toy, alpha_beta};
    use super::*;
    use crate::problem::Bounds;

    #[test]
    fn where_nothing_is_recorded_no_step_leads_anywhere() {
        let (record, marks) = (Record::default(), TimelineIndex::default());
        for stride in StepSize::ALL {
            assert_eq!(stride.next(&record.log, &record.nodes, &marks, 0), None);
            assert_eq!(stride.previous(&record.log, &record.nodes, &marks, 0), 0);
        }
    }

    fn run() -> (Record, TimelineIndex) {
        let toy = Toy::new(5, 9, 3);
        let mut recorder = Recorder::new(1 << 20);
        alpha_beta(&toy, &mut recorder);
        let record = recorder.finish();
        assert!(record.log.len() > 5_000);
        let mut marks = TimelineIndex::new();
        marks.extend(&record.log);
        (record, marks)
    }

    /// Whether the event is what the stride looks for; the definition, spelled out.
    fn fits(stride: StepSize, record: &Record, top: NodeId, event: &Event) -> bool {
        let nodes = &record.nodes;
        match stride {
            StepSize::Event => true,
            StepSize::Node => matches!(event.kind, Kind::Enter | Kind::Select),
            StepSize::Leaf => event.kind == Kind::Eval,
            StepSize::Cut => matches!(event.kind, Kind::Cut | Kind::PreCut),
            StepSize::OutOfSubtree => !nodes.ancestors(event.node).any(|above| above == top),
            StepSize::Iteration => false,
            // α-β tells of the root once it returns, and when it is done.
            StepSize::RootBound => event.kind == Kind::Return && event.node == NodeId::ROOT,
        }
    }

    #[test]
    fn steps_lead_to_the_nearest_fitting_moment_in_both_directions() {
        let (record, marks) = run();
        let Record { log, nodes, .. } = &record;
        for stride in StepSize::ALL {
            for at in (0..=log.len()).step_by(37) {
                let top = match at {
                    0 => NodeId::ROOT,
                    _ => log[at - 1].node,
                };
                let fits = |k: &usize| fits(stride, &record, top, &log[k - 1]);
                let next = (at + 1..=log.len()).find(fits).unwrap_or(log.len());
                let found = stride.next(log, nodes, &marks, at).unwrap_or(log.len());
                assert_eq!(found, next, "{stride:?} {at}");
                let previous = match stride {
                    StepSize::Event => at.saturating_sub(1),
                    StepSize::OutOfSubtree => (1..=at).rev().find(fits).unwrap_or(0),
                    _ => (1..at).rev().find(fits).unwrap_or(0),
                };
                assert_eq!(
                    stride.previous(log, nodes, &marks, at),
                    previous,
                    "{stride:?} {at}"
                );
            }
        }
    }

    #[test]
    fn columns_share_the_events_and_lose_no_cut() {
        let (record, marks) = run();
        let log = &record.log;
        let cuts = |from, to| {
            let cut = |event: &&Event| event.kind == Kind::Cut;
            log.range(from, to).filter(cut).count() as u32
        };
        for (from, to, width) in [(0, log.len(), 7), (100, 4_321, 3), (10, 13, 50)] {
            let columns = marks.columns(log, from, to, width);
            assert_eq!(columns[0].from, from);
            assert_eq!(columns.last().unwrap().to, to);
            assert!(columns.windows(2).all(|pair| pair[0].to == pair[1].from));
            for column in columns {
                assert_eq!(column.cuts, cuts(column.from, column.to));
            }
        }
        assert_eq!(marks.root_changes().len(), 1);
        assert!(marks.root_changes()[0].what != Bounds::UNKNOWN);
    }

    #[test]
    fn marks_are_the_same_when_the_log_comes_in_pieces() {
        let (record, whole) = run();
        let mut log = Log::new();
        let mut pieces = TimelineIndex::new();
        for event in record.log.range(0, record.log.len()) {
            log.push(*event);
            if log.len().is_multiple_of(300) {
                pieces.extend(&log);
            }
        }
        pieces.extend(&log);
        assert_eq!(pieces.root_changes(), whole.root_changes());
        let columns = |marks: &TimelineIndex| marks.columns(&log, 0, log.len(), 40);
        assert_eq!(columns(&pieces), columns(&whole));
    }
}
