//! What a search has to say when it is over, finished or not.

use super::counts::{Counts, Lists};
use super::limit::{SearchContext, Stop};
use super::remark::Remark;
use crate::problem::{Bounds, GameTree, Move, Value};

/// The outcome of one search.
#[derive(Clone, Debug, PartialEq)]
pub struct Report {
    /// What is proved about the root; equal when the search is complete.
    pub bounds: Bounds,
    /// The best move at the root, or the best so far.
    pub best_move: Option<Move>,
    /// Best play for both sides, as far as the search knows it.
    pub pv: Vec<Move>,
    pub stopped_by: Option<Stop>,
    pub seconds: f64,
    pub counts: Counts,
    pub lists: Option<Lists>,
    /// γ of every null-window pass, θ or depth of every iteration.
    pub thresholds: Vec<Value>,
    /// Parameters that were left to the search, as it took them: c where `memory` chooses it.
    pub taken: Vec<(&'static str, String)>,
    /// What a person should know about this run: which c `memory` chose, and the like.
    pub remarks: Vec<Remark>,
}

impl Report {
    /// Closes the context. `bounds` and `pv` are what the search knows; whether that is the whole
    /// answer follows from whether it was stopped.
    pub fn close<T: GameTree>(
        context: &mut SearchContext<'_>,
        tree: &T,
        bounds: Bounds,
        pv: Vec<Move>,
    ) -> Report {
        let mut bounds = bounds;
        let mut stopped_by = context.stopped();
        // A cut repetition counts as "not proved": only what is proved for MAX survives it.
        if stopped_by.is_none() && tree.cut_a_cycle() && bounds.lower < tree.window().upper {
            bounds.upper = tree.window().upper;
            stopped_by = Some(Stop::Cycle);
        }
        let lists = context.lists.take();
        let mut counts = context.stats.counts;
        if counts.max_bytes_used == 0 {
            // Searches that hold no more than they use.
            counts.max_bytes_used = counts.max_bytes;
        }
        if counts.leaves.is_none() {
            counts.leaves = lists.as_ref().and_then(Lists::distinct_leaves);
        }
        Report {
            bounds,
            best_move: pv.first().copied(),
            pv,
            stopped_by,
            seconds: context.seconds(),
            counts,
            lists,
            thresholds: Vec::new(),
            taken: Vec::new(),
            remarks: Vec::new(),
        }
    }

    pub fn complete(&self) -> bool {
        self.stopped_by.is_none()
    }

    /// The minimax value, if the search got that far.
    pub fn value(&self) -> Option<Value> {
        (self.complete() && self.bounds.is_exact()).then_some(self.bounds.lower)
    }
}
