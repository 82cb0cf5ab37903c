//! How much a run needs: counters at its end, and which of several runs needs least or most.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use super::{Asked, Reason, Solution, Verdict};
use crate::problem::Value;
use crate::trace::event::{Kind, NodeId};

/// What is counted, as [`Counts`](crate::search::Counts) and the help sheet define it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub enum Counter {
    /// Different leaves evaluated.
    #[default]
    Leaves,
    /// Leaf evaluations, repeats included.
    Visits,
    /// Nodes entered, repeats included.
    Nodes,
    Expanded,
    /// The greatest size of OPEN, and of the tree held in memory.
    Open,
    Cells,
    Cuts,
    Passes,
    ReSearches,
    Iterations,
    /// The threshold of the last iteration, and the leaves of the solution found.
    Threshold,
    SolutionLeaves,
}

impl Counter {
    pub const ALL: [Counter; 12] = [
        Counter::Leaves,
        Counter::Visits,
        Counter::Nodes,
        Counter::Expanded,
        Counter::Open,
        Counter::Cells,
        Counter::Cuts,
        Counter::Passes,
        Counter::ReSearches,
        Counter::Iterations,
        Counter::Threshold,
        Counter::SolutionLeaves,
    ];
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Extreme {
    #[default]
    Fewest,
    Most,
}

/// The counter at the end of the run; nothing while it is not over, or where the search does not
/// count such a thing.
pub fn count(asked: &Asked<'_>, counter: Counter) -> Option<u64> {
    let report = asked.report?;
    let counts = &report.counts;
    let log = asked.log();
    let of_kind = |kind: Kind| {
        let events = log.range(0, log.len());
        events.filter(|event| event.kind == kind).count() as u64
    };
    match counter {
        Counter::Leaves => counts.leaves.or_else(|| {
            // A search that does not know its leaves apart has told of each, if all is recorded.
            asked.record.is_complete().then(|| {
                let leaves: BTreeSet<NodeId> = log
                    .range(0, log.len())
                    .filter(|event| event.kind == Kind::Eval)
                    .map(|event| event.node)
                    .collect();
                leaves.len() as u64
            })
        }),
        Counter::Visits => Some(counts.visits),
        Counter::Nodes => Some(counts.nodes()),
        Counter::Expanded => counts.expanded,
        Counter::Open => counts.max_open,
        Counter::Cells => counts.max_cells,
        Counter::ReSearches => counts.re_searches,
        Counter::Cuts => asked
            .record
            .is_complete()
            .then(|| of_kind(Kind::Cut) + of_kind(Kind::PreCut)),
        Counter::Passes => asked.record.is_complete().then(|| of_kind(Kind::Pass)),
        Counter::Iterations => counts.iterations,
        Counter::Threshold => counts.final_threshold.and_then(|t| u64::try_from(t).ok()),
        Counter::SolutionLeaves => counts.solution_leaves,
    }
}

pub(super) fn solve(asked: &Asked<'_>, counter: Counter) -> Option<Solution> {
    let count = count(asked, counter)?;
    Some(Solution {
        nodes: Vec::new(),
        number: Some(Value::new(i32::try_from(count).unwrap_or(i32::MAX))),
        moment: asked.log().len(),
        reason: Reason::Count {
            counter,
            count,
            guess: None,
        },
    })
}

pub(super) fn judge(
    asked: &Asked<'_>,
    counter: Counter,
    within: u64,
    typed: Value,
) -> Option<Verdict> {
    let count = count(asked, counter)?;
    let guess = i64::from(typed.get());
    let off = guess.abs_diff(i64::try_from(count).unwrap_or(i64::MAX));
    Some(if off <= within {
        Verdict {
            right: true,
            reason: Reason::Count {
                counter,
                count,
                guess: u64::try_from(guess).ok().filter(|&guess| guess != count),
            },
        }
    } else {
        let many = guess > i64::try_from(count).unwrap_or(i64::MAX);
        Verdict {
            right: false,
            reason: if many {
                Reason::TooMany { counter, guess }
            } else {
                Reason::TooFew { counter, guess }
            },
        }
    })
}

/// Which of several runs needs least or most of something; ties are all right.
pub fn judge_runner(
    runs: &[Asked<'_>],
    counter: Counter,
    extreme: Extreme,
    chosen: Option<usize>,
) -> Option<Verdict> {
    let counts: Vec<u64> = runs
        .iter()
        .map(|run| count(run, counter))
        .collect::<Option<_>>()?;
    let best = match extreme {
        Extreme::Fewest => counts.iter().min(),
        Extreme::Most => counts.iter().max(),
    };
    let right = chosen.is_some_and(|i| counts.get(i) == best && best.is_some());
    Some(Verdict {
        right,
        reason: Reason::Runners {
            counter,
            counts,
            extreme,
            chosen,
        },
    })
}
