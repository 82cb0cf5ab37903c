//! A cell: one search or one game of an experiment as plain data, and what it leaves behind. Counts
//! are the same on every machine; what a clock or an allocator says is kept apart from them.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::play::clock::Control;
use crate::play::player::Spec;
use crate::problem::Problem;
use crate::search::catalogue::AlgorithmConfig;
use crate::search::{Counts, Limits, Stop};

/// One search or game. Its place in the experiment is told by three names: the group (what holds
/// for a whole row: depth, move order, set), the variant (what is compared), the position.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Cell {
    pub group: String,
    pub variant: String,
    pub position: String,
    pub task: Task,
    /// Processor seconds this is thought to take, before anything has been measured.
    pub guess: f64,
}

/// What is to be done.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Task {
    Search(Box<Search>),
    Game(Box<Game>),
    Thought(Box<Thought>),
}

/// A position, an algorithm, limits.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Search {
    pub problem: Problem,
    pub choice: AlgorithmConfig,
    pub limits: Limits,
    pub watch: Watch,
}

/// The `number`-th game of a match between two players: even numbers have A move first, and each
/// opening is played twice. On a clock of nodes it repeats exactly.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Game {
    pub a: Spec,
    pub b: Spec,
    pub control: Control,
    pub seed: u64,
    pub number: u64,
    /// Whether every move is kept, or the result alone.
    pub moves: bool,
}

/// A player thinks about a shogi position (SFEN) to its depth; every iteration is kept.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Thought {
    pub player: Spec,
    pub position: String,
}

impl Cell {
    /// The name under which the result is kept. No two cells of an experiment share it.
    pub fn id(&self) -> String {
        format!("{}/{}/{}", self.group, self.variant, self.position)
    }

    /// The search, if it is one.
    pub fn search(&self) -> Option<&Search> {
        match &self.task {
            Task::Search(search) => Some(search),
            Task::Game(_) | Task::Thought(_) => None,
        }
    }

    /// Says what a search is to be watched for; a game has nothing to say to it.
    pub fn watching(mut self, watch: Watch) -> Cell {
        if let Task::Search(search) = &mut self.task {
            search.watch = watch;
        }
        self
    }
}

/// What is looked at while a cell is searched.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Watch {
    /// Nothing: the silent probe.
    #[default]
    Nothing,
    /// Recursive SSS*: depths of OPEN when the first recursion begins, and of all recursions' roots.
    Switch,
    /// Nodes of every iteration.
    Iterations,
}

/// What a search has found and counted: the same on every machine.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Outcome {
    pub cell: String,
    /// The value, if it was found.
    pub value: Option<i32>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stopped_by: Option<Stop>,
    /// Why there is no result at all.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub failed: Option<String>,
    /// Counts by their names on the command line; what the algorithm does not know is left out.
    pub counts: BTreeMap<String, i64>,
    /// Lists: depths at the switch, nodes an iteration, what each move of a game was worth.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub lists: BTreeMap<String, Vec<i64>>,
}

/// What depends on the machine.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Measured {
    pub cell: String,
    /// Processor seconds.
    pub seconds: f64,
    pub bytes: u64,
    /// Spent on choosing a child by its numbers.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub selection_seconds: Option<f64>,
}

/// A cell's result, both halves.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Done {
    pub outcome: Outcome,
    pub measured: Measured,
}

/// Counts under their names; those that a clock or an allocator decides are left out.
pub fn named(counts: &Counts) -> BTreeMap<String, i64> {
    let known = |n: Option<u64>| n.map(|n| n as i64);
    let all = [
        ("leaves", known(counts.leaves)),
        ("visits", Some(counts.visits as i64)),
        ("inner_visits", Some(counts.inner_visits as i64)),
        ("nodes", Some(counts.nodes() as i64)),
        ("expanded", known(counts.expanded)),
        ("re_expanded", known(counts.re_expanded)),
        ("max_open", known(counts.max_open)),
        ("max_cells", known(counts.max_cells)),
        ("table_hits", known(counts.table_hits)),
        ("iterations", known(counts.iterations)),
        ("re_searches", known(counts.re_searches)),
        ("final_threshold", counts.final_threshold),
        ("generated", known(counts.generated)),
        ("solution_leaves", known(counts.solution_leaves)),
    ];
    all.into_iter()
        .filter_map(|(name, count)| Some((name.to_owned(), count?)))
        .collect()
}

/// The numbers that tables and figures are made of.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Measure {
    /// Leaf evaluations, repeats included.
    Visits,
    /// All nodes entered, re-searches included.
    Nodes,
    Cells,
    Expanded,
    Iterations,
    ReSearches,
    Threshold,
    SolutionLeaves,
    /// The share of expansions that were not the first of their node.
    ReExpanded,
    /// Children a node expanded.
    Branching,
    /// 1 where the value was found.
    Solved,
    /// Processor seconds of the machine at hand.
    Seconds,
    /// The share of the time that went into choosing by numbers.
    SelectionShare,
}

impl Measure {
    /// Of one result, if the algorithm knows it.
    pub fn of(self, done: &Done) -> Option<f64> {
        let Done { outcome, measured } = done;
        if outcome.failed.is_some() {
            return None;
        }
        let count = |name: &str| outcome.counts.get(name).map(|&n| n as f64);
        match self {
            Measure::Visits => count("visits"),
            Measure::Nodes => count("nodes"),
            Measure::Cells => count("max_cells"),
            Measure::Expanded => count("expanded"),
            Measure::Iterations => count("iterations"),
            Measure::ReSearches => count("re_searches"),
            Measure::Threshold => count("final_threshold"),
            Measure::SolutionLeaves => count("solution_leaves"),
            Measure::ReExpanded => {
                let again = count("re_expanded")?;
                let all = count("expanded")? + again;
                (all > 0.0).then(|| again / all)
            }
            Measure::Branching => {
                let all = count("expanded")? + count("re_expanded").unwrap_or(0.0);
                (all > 0.0).then_some(count("generated")? / all)
            }
            Measure::Solved => Some(f64::from(outcome.value.is_some())),
            Measure::Seconds => Some(measured.seconds),
            Measure::SelectionShare => {
                (measured.seconds > 0.0).then_some(measured.selection_seconds? / measured.seconds)
            }
        }
    }
}
