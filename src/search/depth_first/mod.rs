//! Depth-first searches: down the leftmost line not yet settled, with a window of values that
//! still matter, and back.
//!
//! Windows and values passed between nodes are in MAX's eyes. Inside a node everything is turned
//! to the eyes of the player who moves there ("mover"), so that the code reads like the papers'
//! negamax and is still right where the same player moves twice in a row.

pub mod alpha_beta;
pub mod alpha_beta_sorted;
pub mod aspiration;
pub mod branch_threshold;
pub mod iterative_deepening;
pub mod mate_length;
mod memory;
pub mod minimax;
pub mod mtd;
pub mod nega_scout;
pub mod pvs;
pub mod realization;
pub mod scout;
mod solved;
mod walk;
mod window;

#[cfg(test)]
mod tests;

use crate::problem::Value;

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

/// Where a device is applied.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum At {
    #[default]
    Root,
    EveryNode,
}
