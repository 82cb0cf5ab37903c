//! SSS* as Stockman published it (Artificial Intelligence 12, 1979): states and the Γ operator.
//!
//! The rules are in `gamma`; here MAX is the hero. With equal leaf values this form goes on where
//! [`sss`](super::sss) cuts, and visits some leaves more; MT-SSS* visits its leaves in its order.

use super::gamma::{self, code};
use crate::problem::{GameTree, Player};
use crate::search::code::Line;
use crate::search::{Account, Probe, Report};

#[derive(Clone, Debug, PartialEq, Default)]
pub struct Parameters {}

pub const CODE: &[Line] = &code([
    "OPEN ← {(root, LIVE, +∞)}",
    "repeat: take (J, s, h) from OPEN: the greatest h, the leftmost on ties",
    "J = root and SOLVED: stop, f(root) = h",
    "SOLVED, parent I is MAX: remove all states below I; add (I, SOLVED, h)",
    "SOLVED, parent is MIN, next sibling K: add (K, LIVE, h)",
    "SOLVED, parent I is MIN, no next sibling: add (I, SOLVED, h)",
    "LIVE leaf: add (J, SOLVED, min(h, f(J)))",
    "LIVE MAX node: add (child, LIVE, h) for every child",
    "LIVE MIN node: add (first child, LIVE, h)",
    "f(root) = h",
]);

pub fn search<T: GameTree, P: Probe>(
    tree: &mut T,
    _parameters: &Parameters,
    account: &mut Account<'_>,
    probe: &mut P,
) -> Report {
    gamma::search(Player::Max, tree, account, probe)
}
