//! Subtrees with which every search is done, so that they can be folded out of the way.

use super::canvas::Canvas;
use super::deadline::Deadline;
use super::event::NodeId;
use super::moment::{Moment, State};

/// Looks for the highest nodes of the canvas that are finished at these moments, from left to right
/// on the way of a walk from the root, which is never one of them; in as many parts as it takes.
/// Nodes that are not `worth` it (as nothing below them is) and those that must `stay_open` are
/// passed over; below the latter the walk goes on.
///
/// The walk touches unfinished nodes and their children only: few in a depth-first search,
/// however large its tree.
#[derive(Debug)]
pub struct FinishedTops {
    stack: Vec<NodeId>,
    tops: Vec<NodeId>,
}

impl FinishedTops {
    pub fn new(canvas: &Canvas) -> FinishedTops {
        let root = (!canvas.nodes().is_empty()).then_some(NodeId::ROOT);
        FinishedTops {
            stack: root.into_iter().collect(),
            tops: Vec::new(),
        }
    }

    /// Says whether all is done.
    pub fn go_on(
        &mut self,
        canvas: &Canvas,
        moments: &[Option<&Moment>],
        is_worth: impl Fn(NodeId) -> bool,
        stays_open: impl Fn(NodeId) -> bool,
        patience: Deadline,
    ) -> bool {
        let mut steps = 0;
        while let Some(place) = self.stack.pop() {
            if patience.is_over(steps) {
                self.stack.push(place);
                return false;
            }
            steps += 1;
            let is_root = place == NodeId::ROOT;
            if !is_root && !stays_open(place) && is_finished(canvas, moments, place) {
                self.tops.push(place);
                continue;
            }
            let children = canvas.nodes().children(place);
            self.stack
                .extend(children.rev().filter(|&child| is_worth(child)));
        }
        true
    }

    /// What was found when all is done.
    pub fn found(self) -> Vec<NodeId> {
        self.tops
    }
}

/// Whether some search has left the node for good and none is at work there. A search that has
/// not come by yet does not matter: when it comes, the node is open again.
fn is_finished(canvas: &Canvas, moments: &[Option<&Moment>], place: NodeId) -> bool {
    let mut someone = false;
    for (run, moment) in moments.iter().enumerate() {
        let Some((moment, node)) = moment.zip(canvas.of_run(run, place)) else {
            continue;
        };
        match moment.state(node) {
            State::Ungenerated | State::Generated => {}
            State::Evaluated
            | State::Closed
            | State::Returned
            | State::Cut
            | State::PreCut
            | State::Freed => someone = true,
            State::Open | State::Dormant | State::Selected | State::Entered | State::Expanded => {
                return false;
            }
        }
    }
    someone
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::super::recorder::Recorder;
    use super::super::replay::Replay;
    use super::*;
    use crate::problem::{Position, Problem};
    use crate::search::SearchContext;
    use crate::search::catalogue::{self, AlgorithmConfig};

    fn finished_tops(
        canvas: &Canvas,
        moments: &[Option<&Moment>],
        stays_open: impl Fn(NodeId) -> bool,
    ) -> Vec<NodeId> {
        let mut tops = FinishedTops::new(canvas);
        assert!(tops.go_on(canvas, moments, |_| true, stays_open, Deadline::ENDLESS));
        tops.found()
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(40))]

        #[test]
        fn nothing_that_is_folded_is_being_searched_or_waits(
            seed in 0u64..1_000, share in 0.0f64..1.0,
            id in proptest::sample::select(vec!["alpha-beta", "nega-scout", "sss", "sss-stockman", "recursive-sss"]),
        ) {
            let recipe = format!("random:seed={seed},depth=5,branching=3");
            let position = Position::Tree(recipe.parse().unwrap());
            let mut tree = Problem::new(position).tree().unwrap();
            let mut recorder = Recorder::new(1 << 20);
            let plan = AlgorithmConfig::new(id).prepare().unwrap();
            catalogue::run(&mut tree, &plan, &mut SearchContext::unlimited(), &mut recorder);
            let record = recorder.finish();
            let mut canvas = Canvas::new(1);
            canvas.extend(0, &record.nodes);
            let mut replay = Replay::default();
            let at = (record.log.len() as f64 * share) as usize;
            let moment = replay.seek(&record.log, &record.nodes, at);
            let current = canvas.place(0, moment.now.current).unwrap();

            let tops = finished_tops(&canvas, &[Some(moment)], |_| false);
            let above = |node, top| canvas.nodes().is_within(node, top);
            for &top in &tops {
                prop_assert!(top != NodeId::ROOT);
                prop_assert!(!tops.iter().any(|&other| other != top && above(other, top)));
            }
            for node in (0..record.nodes.len() as u32).map(NodeId) {
                let place = canvas.place(0, node).unwrap();
                let busy = matches!(
                    moment.state(node),
                    State::Open | State::Dormant | State::Selected | State::Entered
                );
                if busy {
                    prop_assert!(!tops.iter().any(|&top| above(place, top)), "{node:?}");
                }
            }
            // What must stay open does, and what is below it is folded in its place.
            let open = finished_tops(&canvas, &[Some(moment)], |place| above(current, place));
            prop_assert!(!open.iter().any(|&top| above(current, top)));
        }
    }

    #[test]
    fn a_search_that_is_over_leaves_only_triangles_below_its_root() {
        let position = Position::Tree("random:seed=1,depth=4,branching=3".parse().unwrap());
        let mut tree = Problem::new(position).tree().unwrap();
        let mut recorder = Recorder::new(1 << 20);
        let plan = AlgorithmConfig::new("minimax").prepare().unwrap();
        catalogue::run(
            &mut tree,
            &plan,
            &mut SearchContext::unlimited(),
            &mut recorder,
        );
        let record = recorder.finish();
        let mut canvas = Canvas::new(2);
        canvas.extend(0, &record.nodes);
        let mut replay = Replay::default();
        let end = replay.seek(&record.log, &record.nodes, usize::MAX);
        let tops = finished_tops(&canvas, &[Some(end), None], |_| false);
        let children: Vec<NodeId> = canvas.nodes().children(NodeId::ROOT).collect();
        assert_eq!(tops, children);
    }
}
