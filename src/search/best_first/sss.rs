//! SSS* as a GSEARCH (Katoh & Ibaraki §2.3): the best hope first.
//!
//! β(P) is the least U_b among the nodes that lie left of the path to P below MIN nodes: what MIN
//! can already hold MAX to on the way to P. SSS* looks where MAX may still hope for most, and on
//! ties furthest left. It searches only nodes that α-β searches too (Lemmas 3.1 and 3.2), and
//! nothing that does so is better on every tree (Theorem 3.1). The price is memory: it keeps
//! many half-finished subtrees at once, about as many cells as the square root of the game tree
//! has nodes.
//!
//! Where bounds of nodes are known before they are searched, the key is min(U_t(P), U_b(P)), which is β(P)
//! where none are (`rules`); with it the lemmas hold against α-β with the same bounds.
//!
//! Stockman's own formulation is in [`stockman`](super::stockman). It is the same search as long
//! as all leaves have different values; on ties this form cuts (L_t ≥ U_t) where Stockman's goes
//! on, and evaluates a part of the leaves Stockman's evaluates, in the same order.

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
    id: "sss",
    name: keys::algorithm_sss,
    short: keys::algorithm_sss,
    family: Family::BestFirst,
    idea: keys::algorithm_of_all_open_nodes_take,
    about: keys::algorithm_ibarakis_form_of_sss_one,
    source: papers::KATOH,
    parameters: &[Informed::PARAMETER],
    questions: EVERY_QUESTION,
    code: CODE,
    store: Store::Cells(keys::why_nodes_held_in_memory_as),
    rounds: Rounds::Once,
    is_yardstick: false,
    method: |_| Method::Bounds(OpenRule::GreatestBeta),
    leaves: |_, _| Leaves::Sss,
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
    "sss",
    "SELECT",
    "G2",
    "  take P from OPEN: the greatest β(P), the leftmost on ties",
);
pub const CODE: &[Line] = &with::<{ gsearch::CODE.len() }>(gsearch::CODE, &[(at::SELECT, RULE)]);

pub fn search<T: StaticBounds, P: Probe>(
    tree: &mut T,
    parameters: &Parameters,
    context: &mut SearchContext<'_>,
    probe: &mut P,
) -> Report {
    let choice = Selection::Ordered(Rule::Sss);
    gsearch(tree, choice, parameters.informed, context, probe)
}
