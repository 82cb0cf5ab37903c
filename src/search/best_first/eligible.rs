//! An eligible search (paper 000 §3): any node that α-β is bound to visit, by lot.
//!
//! A node P of OPEN is eligible if what is known *for certain* left of its path cannot cut it:
//! the least L_b below MIN nodes exceeds the greatest U_b below MAX nodes. However the rest of
//! the tree turns out, α-β will then come by. Lemma 3.1: a search that selects only eligible
//! nodes surpasses α-β, searching and expanding only what α-β does, and no other search does. SSS* is
//! one such search; this one draws lots at every branching of the way down to an eligible node, so that the
//! lemma can be watched at work.

use super::gsearch::{code, gsearch};
use super::rules::Choice;
use super::settings::Informed;
use crate::game::random::Rng;
use crate::problem::GameTree;
use crate::search::code::Line;
use crate::search::{Account, Probe, Report};

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

pub const CODE: &[Line] = &code("take P from OPEN: an eligible one, by lot");

pub fn search<T: GameTree, P: Probe>(
    tree: &mut T,
    parameters: &Parameters,
    account: &mut Account<'_>,
    probe: &mut P,
) -> Report {
    let choice = Choice::Eligible(Rng::new(parameters.seed));
    gsearch(tree, choice, parameters.informed, account, probe)
}
