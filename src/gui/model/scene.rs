//! All runs' trees as one: the canvas they share, where its nodes stand, and what is folded.

use std::collections::HashSet;
use std::ops::Range;

use super::Runner;
use crate::picture::layout::{Layout, TreeShape};
use crate::problem::Problem;
use crate::trace::{Canvas, Kind, NodeId, NodeTable};

/// A tree with at most so many nodes is shown as a whole, also where nobody has been.
const WHOLE: usize = 600;
/// A node with more children shows those that were searched and fans the rest.
const MANY_CHILDREN: u32 = 32;

#[derive(Default)]
pub struct Scene {
    canvas: Canvas,
    layout: Layout,
    folded: HashSet<NodeId>,
    /// Nodes that some run has reached; only kept where fans need it.
    reached: HashSet<NodeId>,
    /// Events of every run that were looked at for `reached`.
    seen: Vec<usize>,
    problem: Option<Problem>,
    revision: u64,
}

/// The canvas as the layout sees it.
pub struct Shape<'a> {
    nodes: &'a NodeTable,
    folded: &'a HashSet<NodeId>,
    reached: &'a HashSet<NodeId>,
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
        !self.folded.is_empty() && self.folded.contains(&NodeId(node))
    }

    fn is_fanned(&self, node: u32) -> bool {
        let parent = self.nodes.parent(NodeId(node));
        parent.is_some()
            && self.nodes.child_count(parent) > MANY_CHILDREN
            && !self.reached.contains(&NodeId(node))
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

    pub fn shape(&self) -> Shape<'_> {
        Shape {
            nodes: self.canvas.nodes(),
            folded: &self.folded,
            reached: &self.reached,
        }
    }

    pub fn is_folded(&self, place: NodeId) -> bool {
        self.folded.contains(&place)
    }

    /// Rises whenever something stands elsewhere.
    pub fn revision(&self) -> u64 {
        self.revision
    }

    pub fn bytes(&self) -> u64 {
        self.canvas.bytes() + self.layout.bytes() as u64
    }

    /// Starts over for these runners: other runs, or another problem.
    pub(super) fn reset(&mut self, problem: &Problem, runs: usize) {
        let keeps_folds = self.problem.as_ref() == Some(problem);
        let folded = if keeps_folds {
            std::mem::take(&mut self.folded)
        } else {
            HashSet::new()
        };
        let mut canvas = Canvas::new(runs);
        if let Ok(mut tree) = problem.tree() {
            canvas.lay_out(&mut tree, WHOLE);
        }
        *self = Scene {
            canvas,
            folded,
            seen: vec![0; runs],
            problem: Some(problem.clone()),
            revision: self.revision + 1,
            ..Scene::default()
        };
        let shape = Shape {
            nodes: self.canvas.nodes(),
            folded: &self.folded,
            reached: &self.reached,
        };
        self.layout.update(&shape, &[]);
    }

    /// Takes in what the runs have recorded since the last time.
    pub(super) fn extend(&mut self, runners: &[Runner]) {
        let before = self.canvas.nodes().len();
        let mut dirty = Vec::new();
        for (i, runner) in runners.iter().enumerate() {
            let Some(run) = &runner.run else { continue };
            self.canvas.extend(i, run.nodes());
            self.note_reached(i, run, &mut dirty);
        }
        if self.canvas.nodes().len() != before || !dirty.is_empty() {
            dirty.sort_unstable();
            dirty.dedup();
            let shape = Shape {
                nodes: self.canvas.nodes(),
                folded: &self.folded,
                reached: &self.reached,
            };
            self.layout.update(&shape, &dirty);
            self.revision += 1;
        }
    }

    /// Children of very large families leave the fan when they are reached.
    fn note_reached(&mut self, i: usize, run: &super::Run, dirty: &mut Vec<u32>) {
        let log = &run.record().log;
        let Some(seen) = self.seen.get_mut(i) else {
            return;
        };
        for event in log.range(*seen, log.len()) {
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
        *seen = log.len();
    }

    pub(super) fn fold(&mut self, place: NodeId) {
        if !self.folded.remove(&place) && self.canvas.nodes().is_expanded(place) {
            self.folded.insert(place);
        }
        let shape = Shape {
            nodes: self.canvas.nodes(),
            folded: &self.folded,
            reached: &self.reached,
        };
        self.layout.update(&shape, &[place.0]);
        self.revision += 1;
    }
}
