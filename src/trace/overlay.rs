//! Several runs laid over one another: which nodes were searched by all, by one, by none, at the
//! moments shown; where two runs part; how the work spreads over the moves at the root.

use std::collections::BTreeMap;

use super::canvas::Canvas;
use super::event::NodeId;
use super::moment::Moment;
use super::nodes::NodeTable;
use super::patience::Patience;
use super::way::Way;
use crate::problem::GameTree;

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

impl OverlayCounts {
    fn add(&mut self, left: bool, right: bool) {
        match (left, right) {
            (true, true) => self.both += 1,
            (true, false) => self.only_left += 1,
            (false, true) => self.only_right += 1,
            (false, false) => self.neither += 1,
        }
    }
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

impl Fork {
    /// The dearest first, then as they are generated.
    fn rank(&self) -> (std::cmp::Reverse<u64>, NodeId) {
        (std::cmp::Reverse(self.wasted), self.place)
    }
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
    pub fn new(canvas: &Canvas, moments: &[Option<&Moment>]) -> Overlay {
        let mut laying = Laying::new(canvas);
        laying.go_on(canvas, moments, Patience::ENDLESS);
        laying.overlay
    }

    /// Whether a node that nobody has searched is a leaf, only the tree can say.
    pub fn ask_of_unseen<T: GameTree>(&mut self, canvas: &Canvas, tree: &mut T) {
        let mut way = Way::default();
        for at in 0..self.seen.len() {
            if self.seen[at].by_nobody() && !self.leaf[at] {
                way.go_to(tree, canvas.nodes(), NodeId(at as u32));
                self.leaf[at] = tree.leaf().is_some();
            }
        }
        way.go_home(tree);
    }

    pub fn seen(&self, place: NodeId) -> Seen {
        self.seen.get(place.index()).copied().unwrap_or_default()
    }

    /// Two runs against each other, with the `most` dearest forks.
    pub fn compare(&self, canvas: &Canvas, pair: (usize, usize), most: usize) -> Comparison {
        let mut comparing = Comparing::new(self, pair, most);
        comparing.go_on(self, canvas, Patience::ENDLESS);
        comparing.found()
    }
}

/// Lays runs over one another in as many parts as it takes: every node of every run once, in the
/// order in which the run keeps them.
#[derive(Debug)]
pub struct Laying {
    overlay: Overlay,
    run: usize,
    at: usize,
}

impl Laying {
    pub fn new(canvas: &Canvas) -> Laying {
        let count = canvas.nodes().len();
        Laying {
            overlay: Overlay {
                seen: vec![Seen::default(); count],
                leaf: vec![false; count],
            },
            run: 0,
            at: 0,
        }
    }

    /// Says whether all is done.
    pub fn go_on(
        &mut self,
        canvas: &Canvas,
        moments: &[Option<&Moment>],
        patience: Patience,
    ) -> bool {
        let mut steps = 0;
        let Overlay { seen, leaf } = &mut self.overlay;
        while self.run < moments.len() {
            let (run, places) = (self.run, canvas.places(self.run));
            let Some(moment) = moments[run].filter(|_| self.at < places.len()) else {
                (self.run, self.at) = (run + 1, 0);
                continue;
            };
            for (k, place) in places.iter().enumerate().skip(self.at) {
                if patience.is_over(steps) {
                    self.at = k;
                    return false;
                }
                steps += 1;
                let node = NodeId(k as u32);
                if place.is_some() && place.index() < seen.len() && moment.visits(node) > 0 {
                    seen[place.index()].0 |= 1 << run;
                    leaf[place.index()] |= moment.is_evaluated(node);
                }
            }
            self.at = places.len();
        }
        // From here on `at` goes over the places: leaves that are known without a search.
        while self.at < leaf.len() {
            if patience.is_over(steps) {
                return false;
            }
            steps += 1;
            leaf[self.at] |= canvas.value(NodeId(self.at as u32)).is_some();
            self.at += 1;
        }
        true
    }

    /// What was laid when all is done.
    pub fn found(self) -> Overlay {
        self.overlay
    }
}

/// What two runs have in common, and where they part.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Comparison {
    pub leaves: OverlayCounts,
    pub inner: OverlayCounts,
    /// The highest nodes that only one of them searches, the dearest first.
    pub forks: Vec<Fork>,
}

/// Compares two runs in as many parts as it takes.
#[derive(Debug)]
pub struct Comparing {
    pair: (usize, usize),
    most: usize,
    /// Places looked at are those from here on: children before their parents, so that what lies
    /// below a node is summed up into it.
    at: usize,
    below: Vec<u32>,
    found: Comparison,
}

/// Forks that are kept beyond those wanted before the cheapest are let go.
const SPARE_FORKS: usize = 1 << 12;

impl Comparing {
    pub fn new(overlay: &Overlay, pair: (usize, usize), most: usize) -> Comparing {
        Comparing {
            pair,
            most,
            at: overlay.seen.len(),
            below: vec![0; overlay.seen.len()],
            found: Comparison::default(),
        }
    }

    /// Says whether all is done. The overlay is the one it began with.
    pub fn go_on(&mut self, overlay: &Overlay, canvas: &Canvas, patience: Patience) -> bool {
        let (left, right) = self.pair;
        let only = |seen: Seen| match (seen.by(left), seen.by(right)) {
            (true, false) => Some(left),
            (false, true) => Some(right),
            _ => None,
        };
        let mut steps = 0;
        while self.at > 0 {
            if patience.is_over(steps) {
                return false;
            }
            steps += 1;
            self.at -= 1;
            let (place, seen) = (NodeId(self.at as u32), overlay.seen[self.at]);
            let counts = match overlay.leaf[self.at] {
                true => &mut self.found.leaves,
                false => &mut self.found.inner,
            };
            counts.add(seen.by(left), seen.by(right));
            let Some(run) = only(seen) else { continue };
            let wasted = self.below[self.at] + 1;
            let parent = canvas.nodes().parent(place);
            if parent.is_some() && only(overlay.seen[parent.index()]) == Some(run) {
                self.below[parent.index()] += wasted;
            } else {
                self.found.forks.push(Fork {
                    place,
                    run,
                    wasted: u64::from(wasted),
                });
                self.keep_the_dearest(SPARE_FORKS);
            }
        }
        self.keep_the_dearest(0);
        self.found.forks.sort_unstable_by_key(Fork::rank);
        true
    }

    /// Lets cheap forks go when there are more than `spare` too many.
    fn keep_the_dearest(&mut self, spare: usize) {
        let forks = &mut self.found.forks;
        if self.most == 0 {
            forks.clear();
        } else if forks.len() > self.most.saturating_add(spare) {
            forks.select_nth_unstable_by_key(self.most - 1, Fork::rank);
            forks.truncate(self.most);
        }
    }

    /// What was found when all is done.
    pub fn found(self) -> Comparison {
        self.found
    }
}

/// How a run's work spreads over the moves of the root, counted in as many parts as it takes. Nodes
/// that were only counted are part of it.
#[derive(Debug, Default)]
pub struct Spreading {
    /// For every node looked at, the child of the root above it or that it is.
    tops: Vec<NodeId>,
    work: BTreeMap<NodeId, u64>,
}

impl Spreading {
    /// Says whether all is done.
    pub fn go_on(&mut self, moment: &Moment, nodes: &NodeTable, patience: Patience) -> bool {
        let mut steps = 0;
        while self.tops.len() < nodes.len() {
            if patience.is_over(steps) {
                return false;
            }
            steps += 1;
            let node = NodeId(self.tops.len() as u32);
            if node == NodeId::ROOT {
                self.tops.push(NodeId::NONE);
                continue;
            }
            let parent = nodes.parent(node);
            let top = match parent {
                NodeId::ROOT => node,
                _ => self.tops[parent.index()],
            };
            self.tops.push(top);
            let here = u64::from(moment.visits(node)) + moment.hidden_below(node);
            if here > 0 {
                *self.work.entry(top).or_insert(0) += here;
            }
        }
        true
    }

    /// The moves left to right, when all is done.
    pub fn found(self, canvas: &Canvas, run: usize, nodes: &NodeTable) -> Vec<Effort> {
        if !nodes.contains(NodeId::ROOT) {
            // The search has not said anything yet.
            return Vec::new();
        }
        let total: u64 = self.work.values().sum();
        nodes
            .children(NodeId::ROOT)
            .filter_map(|child| {
                let nodes = self.work.get(&child).copied().unwrap_or(0);
                Some(Effort {
                    place: canvas.place(run, child)?,
                    nodes,
                    share: nodes as f64 / total.max(1) as f64,
                })
            })
            .collect()
    }
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

    fn effort(canvas: &Canvas, run: usize, moment: &Moment, record: &Record) -> Vec<Effort> {
        let mut spreading = Spreading::default();
        assert!(spreading.go_on(moment, &record.nodes, Patience::ENDLESS));
        spreading.found(canvas, run, &record.nodes)
    }

    #[test]
    fn a_search_that_has_said_nothing_has_done_nothing() {
        let (canvas, replay, record) = (Canvas::new(1), Replay::default(), Record::default());
        assert!(effort(&canvas, 0, replay.moment(), &record).is_empty());
        let overlay = Overlay::new(&canvas, &[Some(replay.moment())]);
        assert_eq!(overlay.compare(&canvas, (0, 0), 9), Comparison::default());
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
                let report = run(&mut tree, &Choice::new(id).prepare().unwrap(), &mut account, &mut recorder);
                leaves.push(report.lists.unwrap().leaf_order.into_iter().collect());
                let record = recorder.finish();
                canvas.extend(i, &record.nodes);
                let mut replay = Replay::default();
                replay.seek(&record.log, &record.nodes, record.log.len());
                replays.push((record, replay));
            }
            let moments: Vec<Option<&Moment>> = replays.iter().map(|(_, r)| Some(r.moment())).collect();
            let overlay = Overlay::new(&canvas, &moments);
            let Comparison { leaves: counts, inner, forks } = overlay.compare(&canvas, (0, 1), usize::MAX);
            prop_assert_eq!(counts.both, leaves[0].intersection(&leaves[1]).count() as u64);
            prop_assert_eq!(counts.only_left, leaves[0].difference(&leaves[1]).count() as u64);
            prop_assert_eq!(counts.only_right, leaves[1].difference(&leaves[0]).count() as u64);
            // Lemma 3.1: SSS* searches and expands only what α-β does.
            prop_assert_eq!((counts.only_left, inner.only_left), (0, 0));
            let wasted: u64 = forks.iter().map(|f| f.wasted).sum();
            prop_assert_eq!(wasted, counts.only_right + inner.only_right);
            for most in [0, 1, 3] {
                let dearest = overlay.compare(&canvas, (0, 1), most).forks;
                prop_assert_eq!(&dearest[..], &forks[..most.min(forks.len())]);
            }
            for (i, (record, replay)) in replays.iter().enumerate() {
                let share: f64 = effort(&canvas, i, replay.moment(), record).iter().map(|e| e.share).sum();
                prop_assert!((share - 1.0).abs() < 1e-9);
            }
        }
    }
}
