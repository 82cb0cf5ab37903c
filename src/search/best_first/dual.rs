//! DUAL*: SSS* for the other side. MIN's strategies are built, and the least merit comes first.
//!
//! Where SSS* opens every move of MAX and answers MIN's replies one by one, DUAL* opens every
//! reply of MIN and tries MAX's moves one by one: it comes up to the value from below. The rules
//! are in `gamma`; here MIN is the hero.

use super::gamma::{self, code};
use crate::problem::{GameTree, Player};
use crate::search::code::Line;
use crate::search::{Account, Probe, Report};

#[derive(Clone, Debug, PartialEq, Default)]
pub struct Parameters {}

pub const CODE: &[Line] = &code([
    "OPEN ← {(root, LIVE, −∞)}",
    "repeat: take (J, s, h) from OPEN: the least h, the leftmost on ties",
    "J = root and SOLVED: stop, f(root) = h",
    "SOLVED, parent I is MIN: remove all states below I; add (I, SOLVED, h)",
    "SOLVED, parent is MAX, next sibling K: add (K, LIVE, h)",
    "SOLVED, parent I is MAX, no next sibling: add (I, SOLVED, h)",
    "LIVE leaf: add (J, SOLVED, max(h, f(J)))",
    "LIVE MIN node: add (child, LIVE, h) for every child",
    "LIVE MAX node: add (first child, LIVE, h)",
    "f(root) = h",
]);

pub fn search<T: GameTree, P: Probe>(
    tree: &mut T,
    _parameters: &Parameters,
    account: &mut Account<'_>,
    probe: &mut P,
) -> Report {
    gamma::search(Player::Min, tree, account, probe)
}
