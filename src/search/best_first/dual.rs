//! DUAL*: SSS* for the other side. MIN's strategies are built, and the least merit comes first.
//!
//! Where SSS* opens every move of MAX and answers MIN's replies one by one, DUAL* opens every
//! reply of MIN and tries MAX's moves one by one: it comes up to the value from below. The rules
//! are in `gamma`; here MIN is the hero.

use super::gamma;
use crate::base::messages::keys;
use crate::problem::{GameTree, Player};
use crate::search::catalogue::{
    AlgorithmInfo, EVERY_QUESTION, Family, Leaves, Method, Rounds, Store,
};
use crate::search::code::{code, have_the_same_steps};
use crate::search::{Probe, Report, SearchContext};

pub const INFO: AlgorithmInfo = AlgorithmInfo {
    id: "dual",
    name: keys::algorithm_dual,
    short: keys::algorithm_dual,
    family: Family::BestFirst,
    idea: keys::algorithm_sss_with_max_and_min,
    about: keys::algorithm_the_mirror_image_of_sss,
    source: "Marsland, Reinefeld & Schaeffer 1987, low overhead alternatives to SSS*",
    parameters: &[],
    questions: EVERY_QUESTION,
    code: CODE,
    store: Store::States,
    rounds: Rounds::Once,
    is_yardstick: false,
    method: |_| Method::States(Player::Min),
    leaves: |_, _| Leaves::Dual,
};

pub use crate::search::catalogue::NoParameters as Parameters;

code! { "dual" =>
    START          "OPEN ← {(root, LIVE, −∞)}"
    TAKE           "repeat: take (J, s, h) from OPEN: the least h, the leftmost on ties"
    ROOT    ["Γ1"] "  J = root and SOLVED: stop, f(root) = h"
    PURGE   ["Γ2"] "  SOLVED, parent I is MIN: remove all states below I; add (I, SOLVED, h)"
    ACROSS  ["Γ3"] "  SOLVED, parent is MAX, next sibling K: add (K, LIVE, h)"
    UP      ["Γ4"] "  SOLVED, parent I is MAX, no next sibling: add (I, SOLVED, h)"
    LEAF    ["Γ5"] "  LIVE leaf: add (J, SOLVED, max(h, f(J)))"
    ALL     ["Γ6"] "  LIVE MIN node: add (child, LIVE, h) for every child"
    FIRST   ["Γ7"] "  LIVE MAX node: add (first child, LIVE, h)"
    DONE           "f(root) = h"
}
// Γ lights them by the names they have in SSS*.
const _: () = assert!(have_the_same_steps(CODE, super::stockman::CODE));

pub fn search<T: GameTree, P: Probe>(
    tree: &mut T,
    _: &Parameters,
    context: &mut SearchContext<'_>,
    probe: &mut P,
) -> Report {
    gamma::search(Player::Min, tree, context, probe)
}
