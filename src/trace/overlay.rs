//! Several runs laid over one another: which nodes were searched by all, by one, by none, at the
//! moments shown; where two runs part; how the work spreads over the moves at the root.

use super::canvas::Canvas;
use super::event::NodeId;
use super::moment::Moment;

/// Who has searched (evaluated or expanded) a node: a bit a run.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Seen(u8);

impl Seen {
    /// Who has searched one node of the canvas at these moments.
    pub fn of(canvas: &Canvas, moments: &[Option<&Moment>], place: NodeId) -> Seen {
        let mut seen = Seen::default();
        for (run, moment) in moments.iter().enumerate() {
            if let Some((moment, node)) = moment.zip(canvas.of_run(run, place))
                && moment.visits(node) > 0
            {
                seen.0 |= 1 << run;
            }
        }
        seen
    }

    pub fn by(self, run: usize) -> bool {
        self.0 >> run & 1 == 1
    }

    pub fn by_nobody(self) -> bool {
        self.0 == 0
    }

    /// The only one who was there, if it was one.
    pub fn by_one(self) -> Option<usize> {
        self.0
            .is_power_of_two()
            .then(|| self.0.trailing_zeros() as usize)
    }
}

/// How many nodes of one kind two runs share.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct OverlayCounts {
    pub both: u64,
    pub only_left: u64,
    pub only_right: u64,
    /// Known to the canvas, searched by neither.
    pub neither: u64,
}

/// A node where two runs part: one of them searches below it what the other never does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fork {
    pub place: NodeId,
    /// Who goes there alone.
    pub run: usize,
    /// Nodes searched below, the node included: what the other has saved.
    pub wasted: u64,
}

/// How much of a run's work lies below one move of the root.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Effort {
    pub place: NodeId,
    pub nodes: u64,
    pub share: f64,
}

/// The overlay at one moment.
#[derive(Debug, Default)]
pub struct Overlay {
    seen: Vec<Seen>,
    leaf: Vec<bool>,
}

impl Overlay {
    /// Looks at every node of every run once, in the order in which the run keeps them.
    pub fn new(canvas: &Canvas, moments: &[Option<&Moment>]) -> Overlay {
        let count = canvas.nodes().len();
        let mut overlay = Overlay {
            seen: vec![Seen::default(); count],
            leaf: (0..count as u32)
                .map(|place| canvas.value(NodeId(place)).is_some())
                .collect(),
        };
        for (run, moment) in moments.iter().enumerate() {
            let Some(moment) = moment else { continue };
            for (node, place) in canvas.places(run).iter().enumerate() {
                let node = NodeId(node as u32);
                if place.is_some() && moment.visits(node) > 0 {
                    overlay.seen[place.index()].0 |= 1 << run;
                    overlay.leaf[place.index()] |= moment.is_evaluated(node);
                }
            }
        }
        overlay
    }

    pub fn seen(&self, place: NodeId) -> Seen {
        self.seen.get(place.index()).copied().unwrap_or_default()
    }

    /// Leaves and inner nodes of two runs against each other.
    pub fn compare(&self, left: usize, right: usize) -> (OverlayCounts, OverlayCounts) {
        let (mut leaves, mut inner) = (OverlayCounts::default(), OverlayCounts::default());
        for (seen, &leaf) in self.seen.iter().zip(&self.leaf) {
            let counts = if leaf { &mut leaves } else { &mut inner };
            match (seen.by(left), seen.by(right)) {
                (true, true) => counts.both += 1,
                (true, false) => counts.only_left += 1,
                (false, true) => counts.only_right += 1,
                (false, false) => counts.neither += 1,
            }
        }
        (leaves, inner)
    }

    /// Where the two part: the highest nodes that only one of them searches, the dearest first.
    pub fn forks(&self, canvas: &Canvas, left: usize, right: usize, most: usize) -> Vec<Fork> {
        let nodes = canvas.nodes();
        // Who was there alone: 0 nobody, 1 the left one, 2 the right one.
        let alone: Vec<u8> = self
            .seen
            .iter()
            .map(|seen| match (seen.by(left), seen.by(right)) {
                (true, false) => 1,
                (false, true) => 2,
                _ => 0,
            })
            .collect();
        // What lies below a node is summed up into it, children before parents.
        let mut below: Vec<u64> = alone.iter().map(|&who| u64::from(who > 0)).collect();
        let mut forks = Vec::new();
        for i in (0..below.len()).rev().filter(|&i| alone[i] > 0) {
            let place = NodeId(i as u32);
            let parent = nodes.parent(place);
            if parent.is_some() && alone[parent.index()] == alone[i] {
                below[parent.index()] += below[i];
            } else {
                forks.push(Fork {
                    place,
                    run: if alone[i] == 1 { left } else { right },
                    wasted: below[i],
                });
            }
        }
        forks.sort_by(|a, b| b.wasted.cmp(&a.wasted).then(a.place.cmp(&b.place)));
        forks.truncate(most);
        forks
    }
}

/// How a run's work spreads over the moves of the root, left to right. Nodes that were only
/// counted are part of it.
pub fn effort(
    canvas: &Canvas,
    run: usize,
    moment: &Moment,
    nodes: &super::nodes::NodeTable,
) -> Vec<Effort> {
    if !nodes.contains(NodeId::ROOT) {
        // The search has not said anything yet.
        return Vec::new();
    }
    let mut top = vec![NodeId::NONE; nodes.len()];
    let mut work = std::collections::BTreeMap::new();
    for node in (1..nodes.len() as u32).map(NodeId) {
        let parent = nodes.parent(node);
        top[node.index()] = if parent == NodeId::ROOT {
            node
        } else {
            top[parent.index()]
        };
        let here = u64::from(moment.visits(node)) + moment.hidden_below(node);
        if here > 0 {
            *work.entry(top[node.index()]).or_insert(0u64) += here;
        }
    }
    let total: u64 = work.values().sum();
    nodes
        .children(NodeId::ROOT)
        .filter_map(|child| {
            let count = work.get(&child).copied().unwrap_or(0);
            let place = canvas.place(run, child)?;
            Some(Effort {
                place,
                nodes: count,
                share: if total == 0 {
                    0.0
                } else {
                    count as f64 / total as f64
                },
            })
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use proptest::prelude::*;

    use super::*;
    use crate::problem::{Hints, Problem, read};
    use crate::search::Account;
    use crate::search::catalogue::{Choice, run};
    use crate::trace::{Record, Recorder, Replay};

    #[test]
    fn a_search_that_has_said_nothing_has_done_nothing() {
        let (canvas, replay, record) = (Canvas::new(1), Replay::default(), Record::default());
        assert!(effort(&canvas, 0, replay.moment(), &record.nodes).is_empty());
        let overlay = Overlay::new(&canvas, &[Some(replay.moment())]);
        assert!(overlay.forks(&canvas, 0, 0, 9).is_empty());
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(60))]

        /// The overlay's counts are those of the leaf lists the searches themselves keep.
        #[test]
        fn counts_agree_with_the_searches_own_lists(seed in 0u64..5000, depth in 2u32..6, branching in 2u32..4) {
            let text = format!("random:seed={seed},depth={depth},branching={branching}");
            let (position, _) = read(&text, Hints::default()).unwrap();
            let mut tree = Problem::new(position).tree().unwrap();
            let mut canvas = Canvas::new(2);
            canvas.lay_out(&mut tree, 100_000);
            let mut replays = Vec::new();
            let mut leaves: Vec<BTreeSet<u64>> = Vec::new();
            for (i, id) in ["sss", "alpha-beta"].into_iter().enumerate() {
                let mut recorder = Recorder::new(1 << 20);
                let mut account = Account::unlimited().with_leaf_order(1 << 20);
                let report = run(&mut tree, &Choice::new(id).plan().unwrap(), &mut account, &mut recorder);
                leaves.push(report.lists.unwrap().leaf_order.into_iter().collect());
                let record = recorder.finish();
                canvas.extend(i, &record.nodes);
                let mut replay = Replay::default();
                replay.seek(&record.log, &record.nodes, record.log.len());
                replays.push((record, replay));
            }
            let moments: Vec<Option<&Moment>> = replays.iter().map(|(_, r)| Some(r.moment())).collect();
            let overlay = Overlay::new(&canvas, &moments);
            let (counts, inner) = overlay.compare(0, 1);
            prop_assert_eq!(counts.both, leaves[0].intersection(&leaves[1]).count() as u64);
            prop_assert_eq!(counts.only_left, leaves[0].difference(&leaves[1]).count() as u64);
            prop_assert_eq!(counts.only_right, leaves[1].difference(&leaves[0]).count() as u64);
            // Lemma 3.1: SSS* searches and expands only what α-β does.
            prop_assert_eq!((counts.only_left, inner.only_left), (0, 0));
            let wasted: u64 = overlay.forks(&canvas, 0, 1, usize::MAX).iter().map(|f| f.wasted).sum();
            prop_assert_eq!(wasted, counts.only_right + inner.only_right);
            for (i, (record, replay)) in replays.iter().enumerate() {
                let share: f64 = effort(&canvas, i, replay.moment(), &record.nodes).iter().map(|e| e.share).sum();
                prop_assert!((share - 1.0).abs() < 1e-9);
            }
        }
    }
}
