//! All runs' trees as one: the canvas they share, where its nodes stand, and what is folded.

use std::ops::Range;
use std::time::Duration;

use super::leaving::bury;
use super::{Run, Runner};
use crate::base::platform::Instant;
use crate::gui::paced::Paced;
use crate::picture::icicle::{Measure, Weights};
use crate::picture::layout::{Layout, TreeShape};
use crate::problem::Problem;
use crate::trace::{Canvas, Deadline, FinishedTops, Kind, Moment, NodeId, NodeSet, NodeTable};

/// A node with more children shows those that were searched and fans the rest.
const MANY_CHILDREN: u32 = 32;
/// A finished subtree with fewer nodes takes no less room folded.
const WORTH_FOLDING: u32 = 7;
/// What new nodes may take of a frame.
const A_FRAMES_GROWTH: Duration = Duration::from_millis(4);
/// How much a frame takes in: what the last frames have taught.
struct Pace(usize);

impl Default for Pace {
    fn default() -> Pace {
        Pace(1 << 12)
    }
}

impl Pace {
    /// So much took so long. What took too long was too much, however little it was.
    fn learn(&mut self, taken: usize, took: Duration) {
        let ratio = A_FRAMES_GROWTH.as_secs_f64() / took.as_secs_f64().max(1e-6);
        if taken == 0 || (taken < self.0 / 2 && ratio > 1.0) {
            return;
        }
        let next = self.0.min(2 * taken) as f64 * ratio.clamp(0.25, 1.5);
        // However slow the machine, there is progress.
        self.0 = (next as usize).clamp(1 << 9, 1 << 20);
    }
}

#[derive(Default)]
pub struct Scene {
    canvas: Canvas,
    layout: Layout,
    weights: Weights,
    folds: Folds,
    folding: Folding,
    /// New nodes a frame takes in, and events in which it looks for nodes that leave their fan.
    pace: Pace,
    event_pace: Pace,
    /// Not everything that is recorded has been taken in.
    behind: bool,
    /// Nodes that some run has reached; only kept where fans need it.
    reached: NodeSet,
    /// Events of every run that were looked at for `reached`.
    seen: Vec<usize>,
    problem: Option<Problem>,
    revision: u64,
    /// The revision with which it was begun.
    begun: u64,
}

/// The search for finished subtrees, a part of it every frame.
#[derive(Default)]
struct Folding {
    paced: Paced<FoldKey, FinishedTops, ()>,
    /// There is more to look for.
    behind: bool,
}

/// What finished subtrees depend on.
#[derive(Clone, PartialEq)]
struct FoldKey {
    nodes: usize,
    /// Opened by hand.
    opened: usize,
    /// Of every run.
    moments: Vec<(u64, usize)>,
}

/// What is drawn as a triangle.
#[derive(Default)]
struct Folds {
    /// Folded by hand.
    by_hand: NodeSet,
    /// Finished subtrees that folded by themselves.
    finished: NodeSet,
    finished_tops: Vec<NodeId>,
    /// Finished subtrees that were opened by hand.
    opened: NodeSet,
}

impl Folds {
    fn contains(&self, place: NodeId) -> bool {
        self.by_hand.contains(place) || self.finished.contains(place)
    }
}

/// The canvas as the layout sees it.
pub struct Shape<'a> {
    nodes: &'a NodeTable,
    folds: &'a Folds,
    reached: &'a NodeSet,
}

impl TreeShape for Shape<'_> {
    fn len(&self) -> usize {
        self.nodes.len()
    }

    fn parent(&self, node: u32) -> u32 {
        self.nodes.parent(NodeId(node)).0
    }

    fn children(&self, node: u32) -> Range<u32> {
        self.nodes.child_range(NodeId(node))
    }

    fn is_folded(&self, node: u32) -> bool {
        self.folds.contains(NodeId(node))
    }

    fn is_fanned(&self, node: u32) -> bool {
        let parent = self.nodes.parent(NodeId(node));
        parent.is_some()
            && self.nodes.child_count(parent) > MANY_CHILDREN
            && !self.reached.contains(NodeId(node))
    }
}

impl Scene {
    pub fn problem(&self) -> Option<&Problem> {
        self.problem.as_ref()
    }

    pub fn canvas(&self) -> &Canvas {
        &self.canvas
    }

    pub fn layout(&self) -> &Layout {
        &self.layout
    }

    /// How many nodes and leaves lie below each.
    pub fn weights(&self) -> &Weights {
        &self.weights
    }

    pub fn shape(&self) -> Shape<'_> {
        Shape {
            nodes: self.canvas.nodes(),
            folds: &self.folds,
            reached: &self.reached,
        }
    }

    pub fn is_folded(&self, place: NodeId) -> bool {
        self.folds.contains(place)
    }

    /// Recorded nodes below a place, its own not included.
    pub fn count_below(&self, place: NodeId) -> u64 {
        if place.index() < self.weights.len() {
            u64::from(self.weights.weight(place.0, Measure::Nodes) - 1)
        } else {
            0
        }
    }

    /// Children of a place that its fan stands for.
    pub fn count_fanned(&self, place: NodeId) -> u64 {
        let shape = self.shape();
        let children = self.canvas.nodes().child_range(place);
        children.filter(|&child| shape.is_fanned(child)).count() as u64
    }

    /// The places along the path that matters in a run: best play if it is over, else the one
    /// being searched. The root is the first.
    pub fn path(&self, runner: usize, run: &Run) -> Vec<NodeId> {
        if run.moment().now.done.is_some()
            && let Some(report) = run.report()
        {
            let nodes = self.canvas.nodes();
            return (0..=report.pv.len())
                .map_while(|i| nodes.find(&report.pv[..i]))
                .collect();
        }
        let path = run.moment().path(run.nodes());
        path.into_iter()
            .map_while(|node| self.canvas.place(runner, node))
            .collect()
    }

    /// Rises whenever something stands elsewhere.
    pub fn revision(&self) -> u64 {
        self.revision
    }

    /// Another number whenever everything was begun anew: places that were found before then mean
    /// other nodes, also if the runs are the same.
    pub fn begun(&self) -> u64 {
        self.begun
    }

    pub fn bytes(&self) -> u64 {
        self.canvas.bytes()
            + self.layout.bytes() as u64
            + self.weights.bytes()
            + self.reached.bytes()
    }

    /// Starts over for these runners: other runs, or another problem.
    pub(super) fn reset(&mut self, problem: &Problem, runs: usize) {
        let canvas = Canvas::of(problem, runs);
        // A tree that is there as a whole has the same nodes in every run; else another run may
        // number them otherwise.
        let keeps_folds = canvas.is_whole() && self.problem.as_ref() == Some(problem);
        let by_hand = match keeps_folds {
            true => std::mem::take(&mut self.folds.by_hand),
            false => NodeSet::new(),
        };
        let next = Scene {
            canvas,
            folds: Folds {
                by_hand,
                ..Folds::default()
            },
            seen: vec![0; runs],
            problem: Some(problem.clone()),
            revision: self.revision + 1,
            begun: self.revision + 1,
            ..Scene::default()
        };
        let before = std::mem::replace(self, next);
        let bytes = before.bytes();
        bury(before, bytes);
        self.lay_out(&[]);
    }

    /// Takes in what the runs have recorded since the last time, as much of it as a frame can bear;
    /// the rest comes with the next frames.
    pub(super) fn extend(&mut self, runners: &[Runner]) {
        let since = Instant::now();
        let (nodes, events) = self.take_in(runners, self.pace.0, self.event_pace.0);
        self.pace.learn(nodes, since.elapsed());
        self.event_pace.learn(events, since.elapsed());
    }

    /// Takes in all of it, and folds what is finished, however long it takes.
    pub(super) fn catch_up(&mut self, runners: &[Runner], folds: bool) {
        if self.behind {
            self.take_in(runners, usize::MAX, usize::MAX);
        }
        self.fold_finished(folds, runners, Deadline::ENDLESS);
        if self.folding.behind {
            // That was begun at another moment.
            self.fold_finished(folds, runners, Deadline::ENDLESS);
        }
    }

    /// Whether the next frame has something to do though nothing new is recorded.
    pub fn is_behind(&self) -> bool {
        self.behind || self.folding.behind
    }

    /// Takes in at most so many nodes, and looks at so many events; gives how many they were.
    fn take_in(&mut self, runners: &[Runner], nodes: usize, events: usize) -> (usize, usize) {
        let before = self.canvas.nodes().len();
        let seen: usize = self.seen.iter().sum();
        let mut dirty = Vec::new();
        let (mut taken, mut behind) = (0, false);
        let alive = runners.iter().filter(|r| r.run.is_some()).count();
        for (i, runner) in runners.iter().enumerate() {
            let Some(run) = &runner.run else { continue };
            let most = (nodes / alive.max(1)).max(1);
            let events = (events / alive.max(1)).max(1);
            let more = self.canvas.extend_by(i, run.nodes(), most);
            taken += more;
            behind |= more >= most && self.canvas.taken_in(i) < run.nodes().len();
            behind |= self.note_reached(i, run, events, &mut dirty);
        }
        self.behind = behind;
        if self.canvas.nodes().len() != before || !dirty.is_empty() {
            dirty.sort_unstable();
            dirty.dedup();
            self.lay_out(&dirty);
        }
        (taken, self.seen.iter().sum::<usize>() - seen)
    }

    /// Lays out what is new and what has changed at the `dirty` places.
    fn lay_out(&mut self, dirty: &[u32]) {
        let shape = Shape {
            nodes: self.canvas.nodes(),
            folds: &self.folds,
            reached: &self.reached,
        };
        self.weights.update(&shape);
        self.layout.update(&shape, dirty);
        self.revision += 1;
    }

    /// Children of very large families leave the fan when they are reached. Looks at no more than
    /// `most` events; says whether there are more.
    fn note_reached(&mut self, i: usize, run: &Run, most: usize, dirty: &mut Vec<u32>) -> bool {
        if self.canvas.widest() <= MANY_CHILDREN {
            return false;
        }
        let log = &run.record().log;
        let Some(seen) = self.seen.get_mut(i) else {
            return false;
        };
        let end = log.len().min(seen.saturating_add(most));
        let known = self.canvas.taken_in(i);
        for event in log.range(*seen, end) {
            if event.node.is_some() && event.node.index() >= known {
                // The node itself comes first.
                return false;
            }
            *seen += 1;
            let reaches = matches!(
                event.kind,
                Kind::Enter | Kind::Select | Kind::Eval | Kind::Expand
            );
            if !reaches || event.node.is_none() || event.node == NodeId::ROOT {
                continue;
            }
            let Some(place) = self.canvas.place(i, event.node) else {
                continue;
            };
            let parent = self.canvas.nodes().parent(place);
            if self.canvas.nodes().child_count(parent) > MANY_CHILDREN && self.reached.insert(place)
            {
                dirty.push(parent.0);
            }
        }
        end < log.len()
    }

    /// Folds by hand, or opens what was folded.
    pub(super) fn fold(&mut self, place: NodeId) {
        let folds = &mut self.folds;
        if folds.contains(place) {
            folds.by_hand.remove(place);
            if folds.finished.remove(place) {
                // What is finished below it folds in its place.
                folds.opened.insert(place);
            }
        } else if self.canvas.nodes().is_expanded(place) {
            folds.opened.remove(place);
            folds.by_hand.insert(place);
        }
        self.lay_out(&[place.0]);
    }

    /// Folds what is finished at the moments shown and worth folding, except along the paths that
    /// matter; or opens it again. In a large tree looking for it takes some frames.
    pub(super) fn fold_finished(&mut self, on: bool, runners: &[Runner], patience: Deadline) {
        if !on {
            self.folding = Folding::default();
            if !self.folds.finished.is_empty() {
                self.folds.opened = NodeSet::new();
                self.fold_tops(Vec::new());
            }
            return;
        }
        let of = |run: &Run| (run.number(), run.moment().now.events);
        let runs = || runners.iter().map(|r| r.run.as_ref());
        let key = FoldKey {
            nodes: self.canvas.nodes().len(),
            opened: self.folds.opened.len(),
            moments: runs().map(|run| run.map_or((0, 0), of)).collect(),
        };
        let mut folding = std::mem::take(&mut self.folding);
        let mut found = None;
        folding.behind = folding.paced.follow(
            &key,
            || FinishedTops::new(&self.canvas),
            |tops| self.look_for_finished(tops, runners, patience),
            |tops| found = Some(tops.found()),
        );
        self.folding = folding;
        if let Some(tops) = found {
            self.fold_tops(tops);
        }
    }

    fn look_for_finished(
        &self,
        tops: &mut FinishedTops,
        runners: &[Runner],
        patience: Deadline,
    ) -> bool {
        let runs = || runners.iter().map(|r| r.run.as_ref());
        let moments: Vec<Option<&Moment>> = runs().map(|run| run.map(Run::moment)).collect();
        let paths = runs()
            .enumerate()
            .flat_map(|(i, run)| run.map_or_else(Vec::new, |run| self.path(i, run)));
        let on_a_path: NodeSet = paths.collect();
        let worth = |place: NodeId| {
            let known = place.index() < self.weights.len();
            known && self.weights.weight(place.0, Measure::Nodes) >= WORTH_FOLDING
        };
        let stays_open = |place| on_a_path.contains(place) || self.folds.opened.contains(place);
        tops.go_on(&self.canvas, &moments, worth, stays_open, patience)
    }

    /// Folds these, and what was folded and is not among them no longer.
    fn fold_tops(&mut self, tops: Vec<NodeId>) {
        let finished: NodeSet = tops.iter().copied().collect();
        let old = std::mem::replace(&mut self.folds.finished, finished);
        let old_tops = std::mem::replace(&mut self.folds.finished_tops, tops);
        let gone = old_tops
            .iter()
            .filter(|&&top| !self.folds.finished.contains(top));
        let come = self
            .folds
            .finished_tops
            .iter()
            .filter(|&&top| !old.contains(top));
        let dirty: Vec<u32> = gone.chain(come).map(|top| top.0).collect();
        if !dirty.is_empty() {
            self.lay_out(&dirty);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::problem::{Position, Problem};
    use crate::search::SearchContext;
    use crate::search::catalogue::{self, AlgorithmConfig};
    use crate::trace::Recorder;

    fn finished(id: &str, recipe: &str) -> (Problem, Vec<Runner>) {
        let problem = Problem::new(Position::Tree(recipe.parse().unwrap()));
        let choice = AlgorithmConfig::new(id);
        let mut tree = problem.tree().unwrap();
        let mut recorder = Recorder::new(1 << 20);
        let plan = choice.prepare().unwrap();
        catalogue::run(
            &mut tree,
            &plan,
            &mut SearchContext::unlimited(),
            &mut recorder,
        );
        let run = Run::from_record(recorder.finish(), choice.clone(), problem.clone());
        let run = Some(run);
        (problem, vec![Runner { choice, run }])
    }

    #[test]
    fn a_large_tree_comes_in_over_several_frames_and_is_the_same_in_the_end() {
        // The second has families that are fanned.
        for (id, recipe) in [
            ("sss", "random:seed=3,depth=8,branching=5"),
            ("alpha-beta", "random:seed=3,depth=3,branching=40"),
        ] {
            let (problem, runners) = finished(id, recipe);
            let nodes = runners[0].run.as_ref().unwrap().nodes().len();
            assert!(nodes > 3_000, "{id}: {nodes} nodes");
            let (mut slow, mut whole) = (Scene::default(), Scene::default());
            slow.reset(&problem, 1);
            whole.reset(&problem, 1);
            whole.take_in(&runners, usize::MAX, usize::MAX);
            assert!(!whole.is_behind());
            let mut frames = 0;
            while frames == 0 || slow.is_behind() {
                let before = slow.canvas.nodes().len();
                slow.take_in(&runners, 1_000, 5_000);
                // A family is never torn apart.
                assert!(slow.canvas.nodes().len() <= before + 1_000 + 40);
                frames += 1;
                assert!(frames < 10_000, "{id}: it never ends");
            }
            assert!(frames > 3, "{id}: {frames}");
            assert_eq!(slow.canvas.nodes().len(), whole.canvas.nodes().len());
            assert_eq!(slow.layout.reach(), whole.layout.reach());
            assert_eq!(slow.weights, whole.weights);
            for node in 0..whole.canvas.nodes().len() as u32 {
                let at = |scene: &Scene| scene.layout.position(&scene.shape(), node);
                assert_eq!(at(&slow), at(&whole), "{id}: node {node}");
            }
        }
    }
}
