//! WPNS: df-pn with weak proof numbers (Ueda, Hashimoto, Hashimoto and Iida 2008; paper 002 §2).
//!
//! Where paths meet, a sum of proof numbers counts the same unexplored node once for every path
//! to it and makes easy nodes look hard: the double counting that Othello is full of. The weak
//! number avoids the sum: the dearest child alone, and one for every other child that is not yet
//! answered. It is never greater than the proof number, so it errs on the hopeful side.
//!
//! Table 1 of paper 002 has the rows of AND and OR exchanged, says "draw" for "unknown", and
//! counts all children; meant are the unanswered ones, as below.

use super::asking;
use super::df_pn::Parameters;
use super::mid::{self, Settings, at};
use super::numbers::Rule;
use crate::problem::GameTree;
use crate::search::code::Line;
use crate::search::{Account, Probe, Report};

pub const CODE: &[Line] = &mid::code(
    "OR:  pn ← least pn of the children, dn ← greatest dn of the u unsolved ones + (u − 1)",
    "mid(c, min(tp, pn₂ + max(1, ⌊ε · pn₂⌋)), td − (u − 1))",
);

pub fn search<T: GameTree, P: Probe>(
    tree: &mut T,
    parameters: &Parameters,
    account: &mut Account<'_>,
    probe: &mut P,
) -> Report {
    let settings = Settings {
        rule: Rule::Weak,
        epsilon: parameters.epsilon,
        tail: parameters.tail,
    };
    asking::run(tree, account, probe, at::ROOT, |t, a, p, gamma, notes| {
        mid::ask(t, a, p, gamma, settings, notes)
    })
}
