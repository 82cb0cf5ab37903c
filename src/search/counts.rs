//! What is counted of a search, what it holds at a moment, and the lists it may be asked to keep.
//! Plain data: who counts is the account in `limit`.

use serde::{Deserialize, Serialize};

use crate::problem::{Bounds, GameTree};

/// Counts of one search, kept while it runs; nothing where it has no such thing to count. What
/// OPEN and a cell are differs between the families: plots say which definition they show.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Counts {
    /// Distinct leaves evaluated, where the algorithm knows or the leaves were listed.
    pub leaves: Option<u64>,
    /// Leaf evaluations, repeats included.
    pub visits: u64,
    /// Inner nodes entered, repeats included.
    pub inner_visits: u64,
    /// Inner nodes whose children were generated, and how often they were generated once more.
    pub expanded: Option<u64>,
    pub re_expanded: Option<u64>,
    /// The most members OPEN had, taken right after an expansion.
    pub max_open: Option<u64>,
    /// The most nodes held in memory at once.
    pub max_cells: Option<u64>,
    /// The most memory held at once, by capacity: cells, heap, table and stack.
    pub max_bytes: u64,
    /// Nodes answered by the table.
    pub table_hits: Option<u64>,
    /// Passes or iterations.
    pub iterations: Option<u64>,
    /// Nodes searched a second time with another window.
    pub re_searches: Option<u64>,
    /// θ, depth or length of the last iteration.
    pub final_threshold: Option<i64>,
    /// Children generated, by repeated expansions too.
    pub generated: Option<u64>,
    /// Leaves of the solution tree that was found, unfolded: shared positions count each time.
    pub solution_leaves: Option<u64>,
    /// Time spent on choosing a child by its numbers, estimated from samples.
    pub selection_nanoseconds: Option<u64>,
}

impl Counts {
    /// Children of an expanded node, on average.
    pub fn branching_factor(&self) -> Option<f64> {
        let expansions = self.expanded? + self.re_expanded.unwrap_or(0);
        (expansions > 0).then(|| self.generated.map(|n| n as f64 / expansions as f64))?
    }

    /// The share of expansions that were not the first of their node.
    pub fn re_expanded_share(&self) -> Option<f64> {
        let expansions = self.expanded? + self.re_expanded?;
        (expansions > 0).then(|| self.re_expanded.unwrap_or(0) as f64 / expansions as f64)
    }

    #[inline]
    pub fn nodes(&self) -> u64 {
        self.visits + self.inner_visits
    }
}

/// What the search holds at this moment: the curves of the plots.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Gauges {
    pub open: u64,
    pub cells: u64,
    pub bytes: u64,
    pub table_entries: u64,
    /// What is proved about the root so far.
    pub root: Bounds,
    /// γ of a pass, θ of an iteration, depth of a deepening step.
    pub threshold: Option<i64>,
    /// Recursion level of RSEARCH, number of the pass or iteration elsewhere.
    pub level: u32,
    /// Proof and disproof number of the root, or what a search has in their place; infinity is
    /// [`Value::INF`](crate::problem::Value::INF).
    pub root_numbers: Option<Bounds>,
}

impl Default for Gauges {
    fn default() -> Gauges {
        Gauges {
            open: 0,
            cells: 0,
            bytes: 0,
            table_entries: 0,
            root: Bounds::UNKNOWN,
            threshold: None,
            level: 0,
            root_numbers: None,
        }
    }
}

/// What an observer sees.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Meter {
    pub counts: Counts,
    pub now: Gauges,
}

/// Lists a caller asked for; both are plain node numbers ([`GameTree::leaf_id`], `node_id`).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Lists {
    /// Leaves in the order of evaluation, repeats included.
    pub leaf_order: Vec<u64>,
    /// Inner nodes in the order of expansion, repeats included.
    pub expansion_order: Vec<u64>,
    pub(super) leaf_capacity: usize,
    pub(super) expansion_capacity: usize,
    /// More leaves were evaluated than the list may hold.
    pub leaves_left_out: bool,
}

impl Lists {
    #[inline]
    pub(super) fn leaf<T: GameTree>(&mut self, tree: &T) {
        if self.leaf_order.len() < self.leaf_capacity {
            self.leaf_order.push(tree.leaf_id());
        } else {
            self.leaves_left_out = true;
        }
    }

    #[inline]
    pub(super) fn expansion<T: GameTree>(&mut self, tree: &T) {
        if self.expansion_order.len() < self.expansion_capacity {
            self.expansion_order.push(tree.node_id());
        }
    }

    /// How many different leaves were evaluated, if the list is whole.
    pub fn distinct_leaves(&self) -> Option<u64> {
        (!self.leaves_left_out).then(|| {
            let mut ids = self.leaf_order.clone();
            ids.sort_unstable();
            ids.dedup();
            ids.len() as u64
        })
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
