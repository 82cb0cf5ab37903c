//! Several runs laid over one another: which nodes were searched by all, by one, by none, at the
//! moments shown; where two runs part; how the work spreads over the moves at the root.
//!
//! A recording that is cut by depth does not say of a deep node that its run was not there. Runs are
//! compared to the depth that both have recorded; below it only where somebody's absence is certain
//! because a node above is one that the run has not searched.

use std::collections::BTreeMap;

use super::canvas::Canvas;
use super::cursor_path::CursorPath;
use super::deadline::Deadline;
use super::event::NodeId;
use super::moment::Moment;
use super::nodes::NodeTable;
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

impl std::ops::Add for OverlayCounts {
    type Output = OverlayCounts;

    fn add(self, other: OverlayCounts) -> OverlayCounts {
        OverlayCounts {
            both: self.both + other.both,
            only_left: self.only_left + other.only_left,
            only_right: self.only_right + other.only_right,
            neither: self.neither + other.neither,
        }
    }
}

impl OverlayCounts {
    fn count(&mut self, left: bool, right: bool) {
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
    floors: Floors,
}

/// For every run, at the moments shown: nodes this deep and deeper may have been searched
/// unrecorded.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Floors(Vec<u32>);

impl Floors {
    pub fn of(moments: &[Option<&Moment>]) -> Floors {
        let floor = |moment: &Option<&Moment>| match moment {
            Some(moment) if moment.now.floor < u32::MAX => moment.now.floor,
            // Too many children of one node were left out, at whatever depth.
            Some(moment) if moment.now.tally.hidden > 0 => 0,
            _ => u32::MAX,
        };
        Floors(moments.iter().map(floor).collect())
    }

    fn of_run(&self, run: usize) -> u32 {
        self.0.get(run).copied().unwrap_or(u32::MAX)
    }

    /// Where what both have recorded ends; nothing if all is.
    pub fn of_both(&self, (left, right): (usize, usize)) -> Option<u32> {
        let floor = self.of_run(left).min(self.of_run(right));
        (floor < u32::MAX).then_some(floor)
    }

    /// Whether it is known who of these runs has searched a node, and who has not.
    pub fn tell(
        &self,
        canvas: &Canvas,
        place: NodeId,
        mut runs: impl Iterator<Item = usize>,
        seen: impl Fn(NodeId) -> Seen,
    ) -> bool {
        let nodes = canvas.nodes();
        runs.all(|run| {
            let floor = self.of_run(run);
            let last_followed = || nodes.ancestor_at(place, floor.saturating_sub(1));
            nodes.depth(place) < floor
                || seen(place).by(run)
                || (floor > 0 && !seen(last_followed()).by(run))
        })
    }
}

impl Overlay {
    pub fn new(canvas: &Canvas, moments: &[Option<&Moment>]) -> Overlay {
        let mut laying = Laying::new(canvas);
        laying.go_on(canvas, moments, Deadline::ENDLESS);
        laying.overlay
    }

    /// Whether a node that nobody has searched is a leaf, only the tree can say.
    pub fn ask_of_unseen<T: GameTree>(&mut self, canvas: &Canvas, tree: &mut T) {
        let mut way = CursorPath::default();
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

    pub fn floors(&self) -> &Floors {
        &self.floors
    }

    /// Two runs against each other, with the `most` dearest forks.
    pub fn compare(&self, canvas: &Canvas, pair: (usize, usize), most: usize) -> Comparison {
        let mut comparing = Comparing::new(self, pair, most);
        comparing.go_on(self, canvas, Deadline::ENDLESS);
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
                floors: Floors::default(),
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
        patience: Deadline,
    ) -> bool {
        let mut steps = 0;
        let Overlay { seen, leaf, floors } = &mut self.overlay;
        *floors = Floors::of(moments);
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
    /// Nodes this deep and deeper are not among these counts: not both runs have recorded them.
    pub floor: Option<u32>,
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
            found: Comparison {
                floor: overlay.floors.of_both(pair),
                ..Comparison::default()
            },
        }
    }

    /// Says whether all is done. The overlay is the one it began with.
    pub fn go_on(&mut self, overlay: &Overlay, canvas: &Canvas, patience: Deadline) -> bool {
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
            let floor = self.found.floor;
            let told = floor.is_none_or(|floor| canvas.nodes().depth(place) < floor);
            let counts = match overlay.leaf[self.at] {
                true => &mut self.found.leaves,
                false => &mut self.found.inner,
            };
            if told {
                counts.count(seen.by(left), seen.by(right));
            }
            let Some(run) = only(seen) else { continue };
            let wasted = self.below[self.at] + 1;
            let parent = canvas.nodes().parent(place);
            if parent.is_some() && only(overlay.seen[parent.index()]) == Some(run) {
                self.below[parent.index()] += wasted;
            } else if told {
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
    pub fn go_on(&mut self, moment: &Moment, nodes: &NodeTable, patience: Deadline) -> bool {
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
    use crate::search::SearchContext;
    use crate::search::catalogue::{AlgorithmConfig, run};
    use crate::trace::{Record, Recorder, Replay};

    fn effort(canvas: &Canvas, run: usize, moment: &Moment, record: &Record) -> Vec<Effort> {
        let mut spreading = Spreading::default();
        assert!(spreading.go_on(moment, &record.nodes, Deadline::ENDLESS));
        spreading.found(canvas, run, &record.nodes)
    }

    #[test]
    fn a_search_that_has_said_nothing_has_done_nothing() {
        let (canvas, replay, record) = (Canvas::new(1), Replay::default(), Record::default());
        assert!(effort(&canvas, 0, replay.moment(), &record).is_empty());
        let overlay = Overlay::new(&canvas, &[Some(replay.moment())]);
        assert_eq!(overlay.compare(&canvas, (0, 0), 9), Comparison::default());
    }

    /// Both searches of a tree, recorded within these budgets, at their ends.
    fn raced(text: &str, budgets: [usize; 2]) -> (Canvas, [(Record, Replay); 2]) {
        let (position, _) = read(text, Hints::default()).unwrap();
        let mut tree = Problem::new(position).tree().unwrap();
        let mut canvas = Canvas::new(2);
        let runs = [("sss", 0), ("alpha-beta", 1)].map(|(id, i)| {
            let mut recorder = Recorder::new(budgets[i]);
            let choice = AlgorithmConfig::new(id).prepare().unwrap();
            run(
                &mut tree,
                &choice,
                &mut SearchContext::unlimited(),
                &mut recorder,
            );
            let record = recorder.finish();
            canvas.extend(i, &record.nodes);
            let mut replay = Replay::default();
            replay.seek(&record.log, &record.nodes, record.log.len());
            (record, replay)
        });
        (canvas, runs)
    }

    /// A node that one run has searched too deep to record it is not one that it left out.
    #[test]
    fn what_only_one_has_recorded_is_not_what_only_one_has_searched() {
        for seed in 0..20 {
            let text = format!("random:seed={seed},depth=7,branching=3");
            let (canvas, runs) = raced(&text, [300, 800]);
            let moments = [0, 1].map(|i| Some(runs[i].1.moment()));
            let floor = runs.iter().map(|(record, _)| record.floor).min().unwrap();
            assert!(runs[0].0.floor < runs[1].0.floor, "cut at different depths");
            let overlay = Overlay::new(&canvas, &moments);
            let compared = overlay.compare(&canvas, (0, 1), usize::MAX);
            assert_eq!(compared.floor, Some(floor));
            // Lemma 3.1, and all of it that can be seen.
            let alone = compared.leaves + compared.inner;
            assert_eq!(alone.only_left, 0);
            assert!(compared.forks.iter().all(|fork| fork.run == 1));

            let (all, whole) = raced(&text, [1 << 20; 2]);
            let moments = [0, 1].map(|i| Some(whole[i].1.moment()));
            let overlay_of_all = Overlay::new(&all, &moments);
            let mut expected = OverlayCounts::default();
            for place in (0..all.nodes().len() as u32).map(NodeId) {
                let seen = overlay_of_all.seen(place);
                if all.nodes().depth(place) < floor {
                    expected.count(seen.by(0), seen.by(1));
                }
            }
            expected.neither = alone.neither;
            assert_eq!(alone, expected);
            // Where it is said who has searched a node, it is true.
            for place in (0..canvas.nodes().len() as u32).map(NodeId) {
                let of = |place| overlay.seen(place);
                if overlay.floors().tell(&canvas, place, 0..2, of) {
                    let there = all.nodes().find(&canvas.nodes().path(place)).unwrap();
                    assert_eq!(overlay.seen(place), overlay_of_all.seen(there));
                }
            }
        }
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
                let mut context = SearchContext::unlimited().with_leaf_order(1 << 20);
                let report = run(&mut tree, &AlgorithmConfig::new(id).prepare().unwrap(), &mut context, &mut recorder);
                leaves.push(report.lists.unwrap().leaf_order.into_iter().collect());
                let record = recorder.finish();
                canvas.extend(i, &record.nodes);
                let mut replay = Replay::default();
                replay.seek(&record.log, &record.nodes, record.log.len());
                replays.push((record, replay));
            }
            let moments: Vec<Option<&Moment>> = replays.iter().map(|(_, r)| Some(r.moment())).collect();
            let overlay = Overlay::new(&canvas, &moments);
            let Comparison { leaves: counts, inner, forks, .. } = overlay.compare(&canvas, (0, 1), usize::MAX);
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
