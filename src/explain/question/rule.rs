//! How a search chooses the node it looks at next, as far as one can be asked about it.

use crate::explain::why::{self, Method, NumberKind};
use crate::search::catalogue::{AlgorithmConfig, Store};
use crate::trace::log::Log;
use crate::trace::open_list::OpenOrder;

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
    Tip(NumberKind),
    /// Down into the child with the least number, back up at a threshold: df-pn and its kin.
    Least(NumberKind),
    /// From left to right, as far as a threshold allows: C*.
    Threshold,
}

impl Rule {
    pub fn of(choice: &AlgorithmConfig) -> Rule {
        match Method::of(choice, &Log::default()) {
            Method::Bounds(why::Rule::ByLot) => Rule::Random,
            Method::Numbers(NumberKind::Conspiracy) => Rule::Threshold,
            Method::Numbers(counting) => match choice.entry().map(|entry| entry.store) {
                Ok(Store::Graph | Store::Tree) => Rule::Tip(counting),
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
    pub fn counting(self) -> Option<NumberKind> {
        match self {
            Rule::Tip(counting) | Rule::Least(counting) => Some(counting),
            Rule::Threshold => Some(NumberKind::Conspiracy),
            Rule::DepthFirst | Rule::Open(_) | Rule::Random => None,
        }
    }
}
