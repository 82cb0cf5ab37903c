//! Morita, Hashimoto & Kobayashi: Othello endgames by win, loss or draw. Tables 2 and 3, and the
//! branching threshold that failed, with its remedies.

mod branch;
mod table2;
mod table3;

use super::Experiment;
use crate::base::messages::keys;
use crate::problem::{Position, Problem, Question};
use crate::search::catalogue::AlgorithmConfig;

pub(super) static TABLE_2: Experiment = Experiment {
    id: "002-table2",
    paper: "002",
    title: keys::lab_table_2_unsorted_alpha_beta,
    question: keys::lab_does_alpha_beta_that_tries,
    takes_set: false,
    cells: table2::cells,
    compare: table2::compare,
    own: None,
};

pub(super) static TABLE_3: Experiment = Experiment {
    id: "002-table3",
    paper: "002",
    title: keys::lab_table_3_wpnss_time_for,
    question: keys::lab_which_share_of_wpnss_time,
    takes_set: false,
    cells: table3::cells,
    compare: table3::compare,
    own: None,
};

pub(super) static BRANCH: Experiment = Experiment {
    id: "002-branch",
    paper: "002",
    title: keys::lab_the_branching_threshold_and_why,
    question: keys::lab_a_threshold_on_branching_numbers,
    takes_set: false,
    cells: branch::cells,
    compare: branch::compare,
    own: None,
};

const WPNS: &str = "WPNS";
const SORTED: &str = "sorted";

fn wld(position: &Position) -> Problem {
    Problem {
        question: Question::Wld,
        ..Problem::new(position.clone())
    }
}

fn wpns() -> AlgorithmConfig {
    AlgorithmConfig::new("wpns").with("tail", 7)
}

/// Empties of a group's name.
fn empties_of(group: &str) -> f64 {
    let last = group.rsplit(' ').next().and_then(|text| text.parse().ok());
    last.unwrap_or(0.0)
}
