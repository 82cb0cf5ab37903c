//! df-pn: proof-number search without the tree (Nagai 1999), depth-first with a table.
//!
//! PN search always expands the most-proving node: from the root, at an OR node the child with
//! the least proof number, at an AND node the one with the least disproof number. That node stays
//! within the same subtree for long, so why return to the root each time? df-pn goes down with
//! two thresholds and comes back only when they say that the most-proving node is elsewhere: at
//! an OR node when the child's proof number has passed the second best child's, or when the
//! node's own disproof number is used up. What it forgets on the way back stands in the table.
//!
//! On trees every node is a most-proving one when it is expanded first; on graphs where paths
//! meet, nearly always. There the sum also counts a shared position once for every path to it,
//! which is what [`wpns`](super::wpns) is about.

use super::mid::{self, BYTES, EPSILON, TAIL, at};
use super::numbers::Rule;
use super::threshold_driver;
use crate::base::messages::keys;
use crate::problem::Proving;
use crate::search::catalogue::{
    AlgorithmInfo, ConfigError, Family, FromSettings, Leaves, Method, Rounds, Settings, Store,
    Unmet, YES_NO,
};
use crate::search::code::Line;
use crate::search::{Probe, Report, SearchContext};

pub const INFO: AlgorithmInfo = AlgorithmInfo {
    id: "df-pn",
    name: keys::algorithm_df_pn,
    short: keys::algorithm_df_pn,
    family: Family::Proof,
    idea: keys::algorithm_pn_search_depth_first_two,
    about: keys::algorithm_the_most_proving_node_stays,
    source: "Nagai & Imai 2002, df-pn and its application to tsume-shogi",
    parameters: &[EPSILON, TAIL, BYTES],
    questions: YES_NO,
    code: CODE,
    store: Store::PathAndTable,
    rounds: Rounds::Visits,
    is_yardstick: false,
    method: |_| Method::Numbers(Rule::Sum.kind()),
    leaves: |_, _| Leaves::Anywhere(Unmet::NoTheorem),
};

#[derive(Clone, Debug, PartialEq)]
pub struct Parameters {
    /// How many percent beyond the second best child's number the best one may go before the
    /// search returns; 0 is plain df-pn.
    pub epsilon: u32,
    /// Empty squares from which plain α-β finishes; 0 is never.
    pub tail: usize,
    /// Bytes that the table may take.
    pub bytes: u64,
}

impl Default for Parameters {
    fn default() -> Parameters {
        Parameters {
            epsilon: 0,
            tail: 0,
            bytes: mid::UNLIMITED,
        }
    }
}

impl FromSettings for Parameters {
    fn from_settings(s: &Settings<'_>) -> Result<Parameters, ConfigError> {
        Ok(Parameters {
            epsilon: s.size("epsilon") as u32,
            tail: s.size("tail"),
            bytes: mid::bytes_of(s),
        })
    }
}

pub const CODE: &[Line] = &mid::code(
    "df-pn",
    "    OR:  pn ← least pn of the children, dn ← sum of their dn",
    "    mid(c, min(tp, pn₂ + max(1, ⌊ε · pn₂⌋)), td − dn + dn(c))",
);

pub fn search<T: Proving, P: Probe>(
    tree: &mut T,
    parameters: &Parameters,
    context: &mut SearchContext<'_>,
    probe: &mut P,
) -> Report {
    let settings = mid::Settings {
        rule: Rule::Sum,
        epsilon: parameters.epsilon,
        tail: parameters.tail,
        bytes: parameters.bytes,
    };
    threshold_driver::run(tree, context, probe, at::ROOT, |t, a, p, gamma, notes| {
        mid::ask(t, a, p, gamma, settings, notes)
    })
}
