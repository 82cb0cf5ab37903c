//! The built-in experiments, paper by paper. Each makes its cells from a plan and compares what
//! came of them; the papers' numbers stand in the file of their paper.

mod beyond;
mod common;
mod graphs;
mod paper000;
mod paper001;
mod paper002;
mod paper003;
mod paper004;

use super::cell::Cell;
use super::error::LabError;
use super::gathered::Gathered;
use super::own::Own;
use super::plan::Plan;
use super::report::Report;
use crate::base::messages::{Text, keys};

/// An experiment: what it asks, which searches it makes, what is made of them.
pub struct Experiment {
    pub id: &'static str,
    /// The paper's number, or `beyond`.
    pub paper: &'static str,
    pub title: Text,
    pub question: Text,
    /// Whether positions may come from a file.
    pub takes_set: bool,
    pub(super) cells: fn(&Plan) -> Result<Vec<Cell>, LabError>,
    pub(super) compare: fn(&Plan, &Gathered<'_>, &mut Report),
    /// The same as a sweep that a person can change, where it is one.
    pub own: Option<fn() -> Own>,
}

/// Every experiment, in the order of the papers.
pub static EXPERIMENTS: &[&Experiment] = &[
    &paper000::FIGURE_1,
    &paper000::FIGURE_3,
    &paper000::TABLE_1,
    &paper000::TABLE_2,
    &paper000::SWITCH,
    &paper000::SPACE,
    &paper001::TSUME,
    &graphs::GRAPHS,
    &paper002::TABLE_2,
    &paper002::TABLE_3,
    &paper002::BRANCH,
    &paper003::FIGURE_7,
    &paper003::FIGURE_8,
    &paper003::FIGURE_9,
    &paper003::FIGURE_10,
    &paper003::FIGURE_11,
    &paper003::FIGURE_12,
    &paper003::ASPIRATION,
    &paper004::DEPTH,
    &paper004::THRESHOLD,
    &paper004::DEEPENING,
    &paper004::DIFFERENCES,
    &paper004::WIN_RATE,
    &paper004::MANAGERS,
    &beyond::DEPTH,
    &beyond::BRANCHING,
    &beyond::ORDERING,
    &beyond::CORRELATION,
    &beyond::OTHELLO,
    &beyond::SHOGI,
    &beyond::PROOF,
];

/// One of a person's own: everything stands in the plan.
static OWN: Experiment = Experiment {
    id: "own",
    paper: "own",
    title: keys::lab_my_experiment,
    question: keys::lab_experiments_form,
    takes_set: false,
    cells: |_| Ok(Vec::new()),
    compare: |_, _, _| {},
    own: None,
};

pub fn find(id: &str) -> Option<&'static Experiment> {
    if id == OWN.id {
        return Some(&OWN);
    }
    EXPERIMENTS.iter().copied().find(|e| e.id == id)
}

/// The papers, in order, with what they are about.
pub const PAPERS: [(&str, Text); 6] = [
    ("000", keys::lab_000_search_under_a_space),
    ("001", keys::lab_001_c_and_tsume_shogi),
    ("002", keys::lab_002_othello_endgames),
    ("003", keys::lab_003_null_windows_in_shogi),
    ("004", keys::lab_004_time_in_play),
    ("beyond", keys::lab_beyond_the_papers),
];
