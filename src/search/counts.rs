//! What is counted of a search, what it holds at a moment, and the lists it may be asked to keep.
//! Plain data: who counts is the context in `limit`.

use serde::{Deserialize, Serialize, Serializer};

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
    /// The most of it that was in use at once.
    pub max_bytes_used: u64,
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
    #[serde(skip_serializing_if = "Option::is_none")]
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
pub struct Stats {
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

impl Counts {
    pub fn selection_seconds(&self) -> Option<f64> {
        self.selection_nanoseconds.map(|n| n as f64 / 1e9)
    }

    /// As the command line prints them, `#[serde(serialize_with = "Counts::in_full")]`: beside them
    /// what follows from them, and times in seconds.
    pub fn in_full<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        #[derive(Serialize)]
        struct InFull {
            #[serde(flatten)]
            counts: Counts,
            nodes: u64,
            branching_factor: Option<f64>,
            re_expanded_share: Option<f64>,
            selection_seconds: Option<f64>,
        }
        let full = InFull {
            counts: Counts {
                selection_nanoseconds: None,
                ..*self
            },
            nodes: self.nodes(),
            branching_factor: self.branching_factor(),
            re_expanded_share: self.re_expanded_share(),
            selection_seconds: self.selection_seconds(),
        };
        full.serialize(serializer)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What event files call otherwise than the command line does, their description says.
    #[test]
    fn event_files_name_counts_as_the_command_line_does_or_say_the_difference() {
        let counts = Counts {
            selection_nanoseconds: Some(1),
            ..Counts::default()
        };
        let shown = counts.in_full(serde_json::value::Serializer).unwrap();
        let written = serde_json::to_value(counts).unwrap();
        let names = written.as_object().unwrap().keys();
        let others: Vec<&String> = names.filter(|name| shown.get(name).is_none()).collect();
        assert_eq!(others, ["selection_nanoseconds"]);
        let described = include_str!("../../assets/events/README.md");
        assert!(described.contains("`selection_nanoseconds`"));
    }

    /// These names are a contract: scripts read them.
    #[test]
    fn the_command_line_prints_every_count_under_its_name() {
        let counts = Counts {
            visits: 3,
            inner_visits: 2,
            selection_nanoseconds: Some(500_000_000),
            ..Counts::default()
        };
        let json = counts.in_full(serde_json::value::Serializer).unwrap();
        let mut names: Vec<&str> = json.as_object().unwrap().keys().map(|k| &**k).collect();
        names.sort_unstable();
        let expected = [
            "branching_factor",
            "expanded",
            "final_threshold",
            "generated",
            "inner_visits",
            "iterations",
            "leaves",
            "max_bytes",
            "max_bytes_used",
            "max_cells",
            "max_open",
            "nodes",
            "re_expanded",
            "re_expanded_share",
            "re_searches",
            "selection_seconds",
            "solution_leaves",
            "table_hits",
            "visits",
        ];
        assert_eq!(names, expected);
        assert_eq!((&json["nodes"], &json["visits"]), (&5.into(), &3.into()));
        assert_eq!(json["selection_seconds"], 0.5);
    }
}
