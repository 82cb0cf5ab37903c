//! α-β as a GSEARCH (Katoh & Ibaraki §2.3): always the leftmost member of OPEN.
//!
//! With α(P) the greatest L_b and β(P) the least U_b among the nodes left of the path to P (below
//! MAX and MIN nodes respectively), the test L_t(P) ≥ U_t(P) of G3 reads α(P) ≥ β(P), whence the
//! name. The leaves and their order are those of the depth-first α-β; so are the cells: the path
//! and its siblings.

use super::gsearch::{self, at, gsearch};
use super::rules::{Rule, Selection};
use super::settings::Informed;
use crate::base::messages::keys;
use crate::problem::StaticBounds;
use crate::search::catalogue::{
    AlgorithmInfo, ConfigError, EVERY_QUESTION, Family, FromSettings, Leaves, Method, Rounds,
    Rule as OpenRule, Settings, Store, papers,
};
use crate::search::code::{Line, with};
use crate::search::{Probe, Report, SearchContext};

pub const INFO: AlgorithmInfo = AlgorithmInfo {
    id: "gsearch-alpha-beta",
    name: keys::algorithm_alpha_beta_as_gsearch,
    short: keys::algorithm_gsearch_alpha_beta,
    family: Family::BestFirst,
    idea: keys::algorithm_the_same_loop_over_open,
    about: keys::algorithm_gsearch_with_the_rule_leftmost,
    source: papers::KATOH,
    parameters: &[Informed::PARAMETER],
    questions: EVERY_QUESTION,
    code: CODE,
    store: Store::Cells(keys::why_nodes_held_in_memory_as_recursive),
    rounds: Rounds::Once,
    is_yardstick: false,
    method: |_| Method::Bounds(OpenRule::Leftmost),
    leaves: |_, _| Leaves::AlphaBeta,
};

#[derive(Clone, Debug, PartialEq, Default)]
pub struct Parameters {
    pub informed: Informed,
}

impl FromSettings for Parameters {
    fn from_settings(s: &Settings<'_>) -> Result<Parameters, ConfigError> {
        Ok(Parameters {
            informed: Informed::of(s),
        })
    }
}

/// The rule of G2.
const RULE: Line = Line::new(
    "gsearch-alpha-beta",
    "SELECT",
    "G2",
    "  take P from OPEN: the leftmost",
);
pub const CODE: &[Line] = &with::<{ gsearch::CODE.len() }>(gsearch::CODE, &[(at::SELECT, RULE)]);

pub fn search<T: StaticBounds, P: Probe>(
    tree: &mut T,
    parameters: &Parameters,
    context: &mut SearchContext<'_>,
    probe: &mut P,
) -> Report {
    let choice = Selection::Ordered(Rule::Leftmost);
    gsearch(tree, choice, parameters.informed, context, probe)
}
