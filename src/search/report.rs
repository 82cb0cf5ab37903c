//! What a search has to say when it is over, finished or not.

use serde::Serialize;

use super::limit::{Account, Counts, Lists, Stop};
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
    /// What a person should know about this run: which c `memory` chose, and the like.
    pub remarks: Vec<String>,
}

impl Report {
    /// Closes the account. `bounds` and `pv` are what the search knows; whether that is the whole
    /// answer follows from whether it was stopped.
    pub fn close<T: GameTree>(
        account: &mut Account<'_>,
        tree: &T,
        bounds: Bounds,
        pv: Vec<Move>,
    ) -> Report {
        let mut bounds = bounds;
        let mut stopped_by = account.stopped();
        // A cut repetition counts as "not proved": only what is proved for MAX survives it.
        if stopped_by.is_none() && tree.cut_a_cycle() && bounds.lower < tree.window().upper {
            bounds.upper = tree.window().upper;
            stopped_by = Some(Stop::Cycle);
        }
        let lists = account.lists.take();
        let mut counts = account.meter.counts;
        if counts.leaves.is_none() {
            counts.leaves = lists.as_ref().and_then(Lists::distinct_leaves);
        }
        Report {
            bounds,
            best_move: pv.first().copied(),
            pv,
            stopped_by,
            seconds: account.seconds(),
            counts,
            lists,
            thresholds: Vec::new(),
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

/// Counts as the command line prints them: `nodes` spelled out beside its parts.
#[derive(Serialize)]
pub struct CountsJson {
    pub leaves: Option<u64>,
    pub visits: u64,
    pub inner_visits: u64,
    pub nodes: u64,
    pub expanded: Option<u64>,
    pub re_expanded: Option<u64>,
    pub max_open: Option<u64>,
    pub max_cells: Option<u64>,
    pub max_bytes: u64,
    pub table_hits: Option<u64>,
    pub iterations: Option<u64>,
    pub re_searches: Option<u64>,
    pub final_threshold: Option<i64>,
    pub generated: Option<u64>,
    pub solution_leaves: Option<u64>,
    pub branching_factor: Option<f64>,
    pub re_expanded_share: Option<f64>,
    pub selection_seconds: Option<f64>,
}

impl From<&Counts> for CountsJson {
    fn from(c: &Counts) -> CountsJson {
        CountsJson {
            leaves: c.leaves,
            visits: c.visits,
            inner_visits: c.inner_visits,
            nodes: c.nodes(),
            expanded: c.expanded,
            re_expanded: c.re_expanded,
            max_open: c.max_open,
            max_cells: c.max_cells,
            max_bytes: c.max_bytes,
            table_hits: c.table_hits,
            iterations: c.iterations,
            re_searches: c.re_searches,
            final_threshold: c.final_threshold,
            generated: c.generated,
            solution_leaves: c.solution_leaves,
            branching_factor: c.branching_factor(),
            re_expanded_share: c.re_expanded_share(),
            selection_seconds: c.selection_nanoseconds.map(|n| n as f64 / 1e9),
        }
    }
}
