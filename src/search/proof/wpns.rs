//! WPNS: df-pn with weak proof numbers (Ueda, Hashimoto, Hashimoto and Iida 2008), as Morita,
//! Hashimoto & Kobayashi tell it in §2.
//!
//! Where paths meet, a sum of proof numbers counts the same unexplored node once for every path
//! to it and makes easy nodes look hard: the double counting that Othello is full of. The weak
//! number avoids the sum: the dearest child alone, and one for every other child that is not yet
//! answered. It is never greater than the proof number, so it errs on the hopeful side.
//!
//! Their table 1 has the rows of AND and OR exchanged, says "draw" for "unknown", and
//! counts all children; meant are the unanswered ones, as below.

use super::mid::{self, BYTES, EPSILON, TAIL, at};
use super::numbers::Rule;
use super::threshold_driver;
use crate::base::messages::keys;
use crate::problem::Proving;
use crate::search::catalogue::{
    AlgorithmInfo, Family, Leaves, Method, Rounds, Store, Unmet, YES_NO, papers,
};
use crate::search::code::Line;
use crate::search::{Probe, Report, SearchContext};

pub const INFO: AlgorithmInfo = AlgorithmInfo {
    id: "wpns",
    name: keys::algorithm_wpns,
    short: keys::algorithm_wpns_proof,
    family: Family::Proof,
    idea: keys::algorithm_df_pn_with_weak_numbers,
    about: keys::algorithm_where_paths_meet_sums_count,
    source: papers::MORITA,
    parameters: &[EPSILON, TAIL, BYTES],
    questions: YES_NO,
    code: CODE,
    store: Store::PathAndTable,
    rounds: Rounds::Visits,
    is_yardstick: false,
    method: |_| Method::Numbers(Rule::Weak.kind()),
    leaves: |_, _| Leaves::Anywhere(Unmet::NoTheorem),
};

pub use super::df_pn::Parameters;

pub const CODE: &[Line] = &mid::code(
    "wpns",
    "    OR:  pn ← least pn of the children, dn ← greatest dn of the u unsolved ones + (u − 1)",
    "    mid(c, min(tp, pn₂ + max(1, ⌊ε · pn₂⌋)), td − (u − 1))",
);

pub fn search<T: Proving, P: Probe>(
    tree: &mut T,
    parameters: &Parameters,
    context: &mut SearchContext<'_>,
    probe: &mut P,
) -> Report {
    let settings = mid::Settings {
        rule: Rule::Weak,
        epsilon: parameters.epsilon,
        tail: parameters.tail,
        bytes: parameters.bytes,
    };
    threshold_driver::run(tree, context, probe, at::ROOT, |t, a, p, gamma, notes| {
        mid::ask(t, a, p, gamma, settings, notes)
    })
}
