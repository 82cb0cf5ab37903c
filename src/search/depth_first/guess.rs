//! What several depth-first searches may be told: a guess at the value, and where a device is
//! applied.

use crate::base::messages::Text;
use crate::problem::Value;
use crate::search::catalogue::{Kind, Parameter, Settings};

/// A guess at the root's value, around which a search lays its first window.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Guess {
    /// The static value of the root.
    #[default]
    Static,
    /// The value of the leaf at the end of the leftmost line; looking there is not counted.
    FirstLeaf,
    /// What the previous iteration of a deepening found; the static value in the first one.
    Previous,
    Given(Value),
}

impl Guess {
    /// One of these words, or a number.
    pub(super) const fn kind(words: &'static [&'static str]) -> Kind {
        Kind::IntegerOr {
            min: -900_000_000,
            max: 900_000_000,
            words,
        }
    }

    pub(super) fn of(settings: &Settings<'_>) -> Guess {
        match settings.text("guess") {
            "first-leaf" => Guess::FirstLeaf,
            "previous" => Guess::Previous,
            text => text
                .parse()
                .map_or(Guess::Static, |n| Guess::Given(Value::new(n))),
        }
    }
}

/// Where a device is applied.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum At {
    #[default]
    Root,
    EveryNode,
}

impl At {
    pub(super) const fn parameter(help: Text) -> Parameter {
        Parameter::new("at", Kind::OneOf(&["root", "every-node"]), "root", help)
    }

    pub(super) fn of(settings: &Settings<'_>) -> At {
        match settings.text("at") {
            "every-node" => At::EveryNode,
            _ => At::Root,
        }
    }
}
