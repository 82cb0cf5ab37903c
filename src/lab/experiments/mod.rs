//! The built-in experiments, paper by paper. Each makes its cells from a plan and compares what
//! came of them; the papers' own numbers stand in the file of their paper.

mod abe;
mod beyond;
mod common;
mod graphs;
mod katoh_ibaraki;
mod morita;
mod seo;
mod suzuki;

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
    &katoh_ibaraki::FIGURE_1,
    &katoh_ibaraki::FIGURE_3,
    &katoh_ibaraki::TABLE_1,
    &katoh_ibaraki::TABLE_2,
    &katoh_ibaraki::SWITCH,
    &katoh_ibaraki::SPACE,
    &seo::TSUME,
    &graphs::GRAPHS,
    &morita::TABLE_2,
    &morita::TABLE_3,
    &morita::BRANCH,
    &suzuki::FIGURE_7,
    &suzuki::FIGURE_8,
    &suzuki::FIGURE_9,
    &suzuki::FIGURE_10,
    &suzuki::FIGURE_11,
    &suzuki::FIGURE_12,
    &suzuki::ASPIRATION,
    &abe::DEPTH,
    &abe::THRESHOLD,
    &abe::DEEPENING,
    &abe::DIFFERENCES,
    &abe::WIN_RATE,
    &abe::MANAGERS,
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

/// A paper whose experiments are here.
pub struct Paper {
    /// The number by which plans and JSON name it, or `beyond`.
    pub id: &'static str,
    /// By whom it is, if it is one.
    pub authors: Option<Text>,
    /// What stands above its experiments.
    pub heading: Text,
}

/// The papers, in order.
pub const PAPERS: [Paper; 6] = [
    Paper {
        id: "000",
        authors: Some(keys::lab_by_katoh),
        heading: keys::lab_katoh_search_under_a_space,
    },
    Paper {
        id: "001",
        authors: Some(keys::lab_by_seo),
        heading: keys::lab_seo_c_and_tsume_shogi,
    },
    Paper {
        id: "002",
        authors: Some(keys::lab_by_morita),
        heading: keys::lab_morita_othello_endgames,
    },
    Paper {
        id: "003",
        authors: Some(keys::lab_by_suzuki),
        heading: keys::lab_suzuki_null_windows_in_shogi,
    },
    Paper {
        id: "004",
        authors: Some(keys::lab_by_abe),
        heading: keys::lab_abe_time_in_play,
    },
    Paper {
        id: "beyond",
        authors: None,
        heading: keys::lab_beyond_the_papers,
    },
];
