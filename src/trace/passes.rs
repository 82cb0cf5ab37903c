//! The null-window passes of an MT search, each by itself: what it asked, what it cost, what the
//! root was worth after it.

use super::event::Kind;
use super::log::Log;
use super::nodes::NodeTable;
use super::timeline_index::TimelineIndex;
use crate::problem::{Bounds, Value};

#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Pass {
    /// From 1; the level of its events.
    pub number: usize,
    /// It asks whether the value is at least this.
    pub gamma: Value,
    /// It begins after so many events, and ends after so many.
    pub from: usize,
    pub to: usize,
    /// Leaf evaluations of the pass, and how many of those leaves no earlier pass had evaluated.
    pub evaluations: u64,
    pub fresh: u64,
    /// What is known of the root at its end.
    pub root: Bounds,
}

/// All passes of a run so far; none for a search that makes none. Looks at every event once.
pub fn passes(log: &Log, nodes: &NodeTable, marks: &TimelineIndex) -> Vec<Pass> {
    let starts = marks.passes();
    let mut known = vec![false; nodes.len()];
    let mut passes = Vec::with_capacity(starts.len());
    for (i, start) in starts.iter().enumerate() {
        let to = starts.get(i + 1).map_or(log.len(), |next| next.at - 1);
        let (mut evaluations, mut fresh) = (0, 0);
        for event in log.range(start.at, to) {
            if event.kind != Kind::Eval {
                continue;
            }
            evaluations += 1;
            if let Some(known) = known.get_mut(event.node.index()) {
                fresh += u64::from(!*known);
                *known = true;
            }
        }
        let changes = marks.root_changes();
        let before = changes.partition_point(|change| change.at <= to);
        let root = before.checked_sub(1).map(|last| changes[last].what);
        passes.push(Pass {
            number: i + 1,
            gamma: start.what,
            from: start.at,
            to,
            evaluations,
            fresh,
            root: root.unwrap_or(Bounds::UNKNOWN),
        });
    }
    passes
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::problem::{Hints, Problem, read};
    use crate::search::SearchContext;
    use crate::search::catalogue::{AlgorithmConfig, run};
    use crate::trace::Recorder;

    fn of(text: &str, id: &str) -> (Vec<Pass>, crate::search::Report) {
        let (position, _) = read(text, Hints::default()).unwrap();
        let mut tree = Problem::new(position).tree().unwrap();
        let mut recorder = Recorder::new(1 << 20);
        let plan = AlgorithmConfig::new(id).prepare().unwrap();
        let report = run(
            &mut tree,
            &plan,
            &mut SearchContext::unlimited(),
            &mut recorder,
        );
        let record = recorder.finish();
        let mut marks = TimelineIndex::new();
        marks.extend(&record.log);
        (passes(&record.log, &record.nodes, &marks), report)
    }

    #[test]
    fn alpha_beta_makes_none() {
        assert!(of("[[3 12 8] [2 4 6] [14 5 2]]", "alpha-beta").0.is_empty());
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(60))]

        /// The passes share the whole work among them, and the last one proves the value.
        #[test]
        fn passes_add_up_to_the_run(seed in 0u64..5000, depth in 2u32..6, branching in 2u32..4, down in any::<bool>()) {
            let text = format!("random:seed={seed},depth={depth},branching={branching}");
            let id = if down { "mt-sss" } else { "mt-dual" };
            let (passes, report) = of(&text, id);
            let sum = |of: fn(&Pass) -> u64| passes.iter().map(of).sum::<u64>();
            prop_assert_eq!(sum(|pass| pass.evaluations), report.counts.visits);
            prop_assert_eq!(Some(sum(|pass| pass.fresh)), report.counts.leaves);
            prop_assert_eq!(passes.len() as u64, report.counts.iterations.unwrap_or(0));
            let last = passes.last().unwrap().root;
            prop_assert_eq!(Some(last.lower), report.value());
            prop_assert_eq!(Some(last.upper), report.value());
            for pair in passes.windows(2) {
                prop_assert!(pair[0].to < pair[1].from);
                // MT-SSS* comes down from above, MT-DUAL* up from below.
                prop_assert_eq!(pair[1].gamma < pair[0].gamma, down);
            }
        }
    }
}
