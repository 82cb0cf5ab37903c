//! Path-branching-number search, a reconstruction (after Okabe 2005, as paper 002 describes it;
//! the original was not at hand).
//!
//! Counts branches instead of leaves: a line costs one for every other answer the opponent has on
//! the way, and a node is as dear as its cheapest line. So at an AND node the cheapest unanswered
//! child counts, and one for each of the others. Depth-first with two thresholds as df-pn; the
//! child that is searched need not be the one that counts for the other number, so its threshold
//! there is always at least one more than what it has.

use super::asking;
use super::mid::{self, Settings, at};
use super::numbers::Rule;
use crate::problem::GameTree;
use crate::search::code::Line;
use crate::search::{Account, Probe, Report};

#[derive(Clone, Debug, PartialEq, Default)]
pub struct Parameters {}

pub const CODE: &[Line] = &mid::code(
    "OR:  pn ← least pn of the children, dn ← least dn of the u unsolved ones + (u − 1)",
    "mid(c, min(tp, pn₂ + 1), max(td − (u − 1), dn(c) + 1))",
);

pub fn search<T: GameTree, P: Probe>(
    tree: &mut T,
    _: &Parameters,
    account: &mut Account<'_>,
    probe: &mut P,
) -> Report {
    let settings = Settings {
        rule: Rule::Branch,
        ..Settings::default()
    };
    asking::run(tree, account, probe, at::ROOT, |t, a, p, gamma, notes| {
        mid::ask(t, a, p, gamma, settings, notes)
    })
}
