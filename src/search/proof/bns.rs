//! Path-branching-number search, a reconstruction (after Okabe 2005, as Morita, Hashimoto &
//! Kobayashi describe it; the original was not at hand).
//!
//! Counts branches instead of leaves: a line costs one for every other answer the opponent has on
//! the way, and a node is as dear as its cheapest line. So at an AND node the cheapest unanswered
//! child counts, and one for each of the others. Depth-first with two thresholds as df-pn; the
//! child that is searched need not be the one that counts for the other number, so its threshold
//! there is always at least one more than what it has.

use super::mid::{self, BYTES, Settings, at};
use super::numbers::Rule;
use super::threshold_driver;
use crate::base::messages::keys;
use crate::problem::Proving;
use crate::search::catalogue::{
    self, AlgorithmInfo, ConfigError, Family, FromSettings, Leaves, Method, Rounds, Store, Unmet,
    YES_NO, papers,
};
use crate::search::code::Line;
use crate::search::{Probe, Report, SearchContext};

pub const INFO: AlgorithmInfo = AlgorithmInfo {
    id: "bns",
    name: keys::algorithm_path_branching_number_search_reconstruction,
    short: keys::algorithm_bns,
    family: Family::Proof,
    idea: keys::algorithm_counts_the_branches_along_the,
    about: keys::algorithm_a_reconstruction_from_what_paper,
    source: papers::MORITA,
    parameters: &[BYTES],
    questions: YES_NO,
    code: CODE,
    store: Store::PathAndTable,
    rounds: Rounds::Visits,
    is_yardstick: false,
    method: |_| Method::Numbers(Rule::Branch.kind()),
    leaves: |_, _| Leaves::Anywhere(Unmet::NoTheorem),
};

#[derive(Clone, Debug, PartialEq)]
pub struct Parameters {
    /// Bytes that the table may take.
    pub bytes: u64,
}

impl Default for Parameters {
    fn default() -> Parameters {
        Parameters {
            bytes: mid::UNLIMITED,
        }
    }
}

impl FromSettings for Parameters {
    fn from_settings(s: &catalogue::Settings<'_>) -> Result<Parameters, ConfigError> {
        Ok(Parameters {
            bytes: mid::bytes_of(s),
        })
    }
}

pub const CODE: &[Line] = &mid::code(
    "bns",
    "    OR:  pn ← least pn of the children, dn ← least dn of the u unsolved ones + (u − 1)",
    "    mid(c, min(tp, pn₂ + 1), max(td − (u − 1), dn(c) + 1))",
);

pub fn search<T: Proving, P: Probe>(
    tree: &mut T,
    parameters: &Parameters,
    context: &mut SearchContext<'_>,
    probe: &mut P,
) -> Report {
    let settings = Settings {
        rule: Rule::Branch,
        bytes: parameters.bytes,
        ..Settings::default()
    };
    threshold_driver::run(tree, context, probe, at::ROOT, |t, a, p, gamma, notes| {
        mid::ask(t, a, p, gamma, settings, notes)
    })
}
