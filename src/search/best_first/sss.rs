//! SSS* as a GSEARCH (paper 000 §2.3): the best hope first.
//!
//! β(P) is the least U_b among the nodes that lie left of the path to P below MIN nodes: what MIN
//! can already hold MAX to on the way to P. SSS* looks where MAX may still hope for most, and on
//! ties furthest left. It searches only nodes that α-β searches too (Lemmas 3.1 and 3.2), and
//! nothing that does so is better on every tree (Theorem 3.1). The price is memory: it keeps
//! many half-finished subtrees at once, about as many cells as the square root of the game tree
//! has nodes.
//!
//! Stockman's own formulation is in [`stockman`](super::stockman). It is the same search as long
//! as all leaves have different values; on ties this form cuts (L_t ≥ U_t) where Stockman's goes
//! on, and evaluates a part of the leaves Stockman's evaluates, in the same order.

use super::gsearch::{code, gsearch};
use super::rules::{Choice, Rule};
use super::settings::Informed;
use crate::problem::GameTree;
use crate::search::code::Line;
use crate::search::{Account, Probe, Report};

#[derive(Clone, Debug, PartialEq, Default)]
pub struct Parameters {
    pub informed: Informed,
}

pub const CODE: &[Line] = &code("take P from OPEN: the greatest β(P), the leftmost on ties");

pub fn search<T: GameTree, P: Probe>(
    tree: &mut T,
    parameters: &Parameters,
    account: &mut Account<'_>,
    probe: &mut P,
) -> Report {
    let choice = Choice::Ordered(Rule::Sss);
    gsearch(tree, choice, parameters.informed, account, probe)
}
