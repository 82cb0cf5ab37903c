//! A game and a question make a tree to search.
//!
//! Knows the games; knows nothing of how a tree is searched.

mod and_or;
mod any;
mod bare;
mod free;
mod horizon;
mod likeness;
mod localize;
mod othello;
mod position;
mod question;
mod read;
mod shogi;
mod shown;
mod statement;
mod transitions;
mod tree;
mod tsume;
mod value;
mod variant;
mod words;

pub use and_or::AndOrTree;
pub use any::AnyTree;
pub use bare::BareTree;
pub use free::FreeTree;
pub use othello::{OthelloTree, PASS};
pub use position::{Bare, BareError, Game, Position};
pub use question::{Evaluator, Order, Question, Scoring};
pub use read::{Format, Hints, ReadError, looks_like_events, read, read_on_any_board};
pub use shogi::{MATE, ShogiTree};
pub use shown::{MoveError, Shown};
pub use statement::{LineError, Problem, ProblemError};
pub use transitions::{BoardGame, Count, Transitions, TransitionsError};
pub use tree::{Charge, Dominance, GameTree, Move};
pub use tsume::TsumeTree;
pub use value::{Bounds, Player, Value};
pub use words::bounds_text;

#[cfg(test)]
mod tests;
