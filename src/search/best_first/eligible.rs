//! An eligible search (Katoh & Ibaraki §3): any node that α-β is bound to visit, by lot.
//!
//! A node P of OPEN is eligible if what is known *for certain* left of its path cannot cut it: the
//! least L_b below MIN nodes exceeds the greatest U_b below MAX nodes (static bounds count as well,
//! `eligible_pick`). However the rest of the tree
//! turns out, α-β will then come by. Lemma 3.1: a search that selects only eligible nodes surpasses
//! α-β, searching and expanding only what α-β does, and no other search does. SSS* is one such
//! search; this one draws lots at every branching of the way down to an eligible node, so that the
//! lemma can be watched at work.

use super::gsearch::{self, at, gsearch};
use super::rules::Selection;
use super::settings::Informed;
use crate::base::messages::keys;
use crate::base::random::Rng;
use crate::problem::StaticBounds;
use crate::search::catalogue::{
    AlgorithmInfo, ConfigError, EVERY_QUESTION, Family, FromSettings, Kind, Leaves, Method,
    Parameter, Rounds, Rule as OpenRule, Settings, Store, papers,
};
use crate::search::code::{Line, with};
use crate::search::{Probe, Report, SearchContext};

pub const INFO: AlgorithmInfo = AlgorithmInfo {
    id: "gsearch-eligible",
    name: keys::algorithm_random_eligible_search,
    short: keys::algorithm_eligible,
    family: Family::BestFirst,
    idea: keys::algorithm_any_eligible_node_at_random,
    about: keys::algorithm_takes_a_random_node_among,
    source: papers::KATOH,
    parameters: &[
        Parameter::new(
            "seed",
            Kind::integer(0, i64::MAX),
            "1",
            keys::algorithm_seed_of_the_random_choice,
        ),
        Informed::PARAMETER,
    ],
    questions: EVERY_QUESTION,
    code: CODE,
    store: Store::Cells(keys::why_nodes_held_in_memory_by),
    rounds: Rounds::Once,
    is_yardstick: false,
    method: |_| Method::Bounds(OpenRule::ByLot),
    leaves: |_, _| Leaves::Eligible,
};

#[derive(Clone, Debug, PartialEq)]
pub struct Parameters {
    pub seed: u64,
    pub informed: Informed,
}

impl Default for Parameters {
    fn default() -> Parameters {
        Parameters {
            seed: 1,
            informed: Informed::default(),
        }
    }
}

impl FromSettings for Parameters {
    fn from_settings(s: &Settings<'_>) -> Result<Parameters, ConfigError> {
        Ok(Parameters {
            seed: s.integer("seed").map_or(1, |n| n as u64),
            informed: Informed::of(s),
        })
    }
}

/// The rule of G2.
const RULE: Line = Line::new(
    "gsearch-eligible",
    "SELECT",
    "G2",
    "  take P from OPEN: an eligible one, by lot",
);
pub const CODE: &[Line] = &with::<{ gsearch::CODE.len() }>(gsearch::CODE, &[(at::SELECT, RULE)]);

pub fn search<T: StaticBounds, P: Probe>(
    tree: &mut T,
    parameters: &Parameters,
    context: &mut SearchContext<'_>,
    probe: &mut P,
) -> Report {
    let choice = Selection::Eligible(Rng::new(parameters.seed));
    gsearch(tree, choice, parameters.informed, context, probe)
}
