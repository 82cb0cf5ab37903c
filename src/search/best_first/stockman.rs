//! SSS* as Stockman published it (Artificial Intelligence 12, 1979): states and the Γ operator.
//!
//! The rules are in `gamma`; here MAX is the hero. With equal leaf values this form goes on where
//! [`sss`](super::sss) cuts, and visits some leaves more; MT-SSS* visits its leaves in its order.

use super::gamma;
use crate::base::messages::keys;
use crate::problem::{GameTree, Player};
use crate::search::catalogue::{
    AlgorithmInfo, EVERY_QUESTION, Family, Leaves, Method, Rounds, Store,
};
use crate::search::code::code;
use crate::search::{Probe, Report, SearchContext};

pub const INFO: AlgorithmInfo = AlgorithmInfo {
    id: "sss-stockman",
    name: keys::algorithm_sss_stockman,
    short: keys::algorithm_stockman_sss,
    family: Family::BestFirst,
    idea: keys::algorithm_the_textbooks_sss_states_merits,
    about: keys::algorithm_open_holds_states_node_live,
    source: "Stockman 1979, a minimax algorithm better than alpha-beta?",
    parameters: &[],
    questions: EVERY_QUESTION,
    code: CODE,
    store: Store::States,
    rounds: Rounds::Once,
    is_yardstick: false,
    method: |_| Method::States(Player::Max),
    leaves: |_, _| Leaves::Stockman,
};

pub use crate::search::catalogue::NoParameters as Parameters;

code! { "sss-stockman" =>
    START          "OPEN ← {(root, LIVE, +∞)}"
    TAKE           "repeat: take (J, s, h) from OPEN: the greatest h, the leftmost on ties"
    ROOT    ["Γ1"] "  J = root and SOLVED: stop, f(root) = h"
    PURGE   ["Γ2"] "  SOLVED, parent I is MAX: remove all states below I; add (I, SOLVED, h)"
    ACROSS  ["Γ3"] "  SOLVED, parent is MIN, next sibling K: add (K, LIVE, h)"
    UP      ["Γ4"] "  SOLVED, parent I is MIN, no next sibling: add (I, SOLVED, h)"
    LEAF    ["Γ5"] "  LIVE leaf: add (J, SOLVED, min(h, f(J)))"
    ALL     ["Γ6"] "  LIVE MAX node: add (child, LIVE, h) for every child"
    FIRST   ["Γ7"] "  LIVE MIN node: add (first child, LIVE, h)"
    DONE           "f(root) = h"
}

pub fn search<T: GameTree, P: Probe>(
    tree: &mut T,
    _: &Parameters,
    context: &mut SearchContext<'_>,
    probe: &mut P,
) -> Report {
    gamma::search(Player::Max, tree, context, probe)
}
