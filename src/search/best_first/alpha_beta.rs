//! α-β as a GSEARCH (paper 000 §2.3): always the leftmost member of OPEN.
//!
//! With α(P) the greatest L_b and β(P) the least U_b among the nodes left of the path to P (below
//! MAX and MIN nodes respectively), the test L_t(P) ≥ U_t(P) of G3 reads α(P) ≥ β(P), whence the
//! name. The leaves and their order are those of the depth-first α-β; so are the cells: the path
//! and its siblings.

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

pub const CODE: &[Line] = &code("take P from OPEN: the leftmost");

pub fn search<T: GameTree, P: Probe>(
    tree: &mut T,
    parameters: &Parameters,
    account: &mut Account<'_>,
    probe: &mut P,
) -> Report {
    let choice = Choice::Ordered(Rule::Leftmost);
    gsearch(tree, choice, parameters.informed, account, probe)
}
