//! Shogi: any arrangement of pieces ([`Setup`]), positions that can be played ([`Position`]),
//! and their notation.
//!
//! Board representation and move generation are the crate `rsshogi`'s; it is named only in
//! `position.rs`, `check.rs`, `moves.rs` and the evaluators, so everything else sees our own types. Knows
//! nothing of questions, MAX and MIN, or searches.

mod attack;
mod category;
mod check;
mod edit;
mod evaluate;
mod history;
mod moves;
#[cfg(test)]
mod naive;
pub mod notation;
mod perft;
mod piece;
mod position;
mod preset;
mod quiescence;
mod random;
mod reason;
mod setup;
mod square;

pub use category::{CATEGORIES, Category, Sorter};
pub use check::{distance, is_between};
pub use edit::{Source, Target};
pub use evaluate::{Gains, RunningValue, ShogiEvaluator, piece_value};
pub use history::{History, Repetition};
pub use moves::ShogiMove;
pub use perft::perft;
pub use piece::{Kind, Piece, Side};
pub use position::{IllegalMove, LONGEST_GAME, MoveBuffer, Position};
pub use preset::Preset;
pub use quiescence::settled;
pub use random::RandomPosition;
pub use reason::{Reason, Reasons, Use};
pub use setup::Setup;
pub use square::{MoveNotation, Square};
