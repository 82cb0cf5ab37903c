//! How a search chooses the node it looks at next, as far as one can be asked about it.

use super::super::log::Log;
use super::super::open_list::OpenOrder;
use super::super::why::{self, Counting, Method};
use crate::search::catalogue::{Algorithm, Choice, Store};

/// How a search chooses the node it looks at next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rule {
    /// Down into the leftmost child that is left, back up when there is none.
    DepthFirst,
    /// From OPEN, by merit or from the left.
    Open(OpenOrder),
    /// From OPEN, in a way that nobody can foresee.
    Random,
    /// From the root along the least numbers to a tip: PN search, AO* and conspiracy numbers.
    Tip(Counting),
    /// Down into the child with the least number, back up at a threshold: df-pn and its kin.
    Least(Counting),
    /// From left to right, as far as a threshold allows: C*.
    Threshold,
}

impl Rule {
    pub fn of(choice: &Choice) -> Rule {
        match Method::of(choice, &Log::default()) {
            Method::Bounds(why::Rule::ByLot) => Rule::Random,
            Method::Numbers(Counting::Conspiracy) => Rule::Threshold,
            Method::Numbers(counting) => match choice.algorithm().map(Algorithm::store) {
                Some(Store::Graph | Store::Tree) => Rule::Tip(counting),
                _ => Rule::Least(counting),
            },
            method => method.open_order().map_or(Rule::DepthFirst, Rule::Open),
        }
    }

    /// Whether nodes are selected from a frontier, not entered one below the other.
    pub fn is_best_first(self) -> bool {
        matches!(self, Rule::Open(_) | Rule::Random | Rule::Tip(_))
    }

    /// What the numbers of a node count, where the search has such numbers.
    pub fn counting(self) -> Option<Counting> {
        match self {
            Rule::Tip(counting) | Rule::Least(counting) => Some(counting),
            Rule::Threshold => Some(Counting::Conspiracy),
            Rule::DepthFirst | Rule::Open(_) | Rule::Random => None,
        }
    }
}
