//! A game and a question make a tree to search.
//!
//! Knows the games; knows nothing of how a tree is searched.

pub mod and_or;
mod any;
pub mod bare;
mod definition;
mod display;
mod format_detection;
mod free;
mod games;
mod horizon;
mod list;
mod localize;
pub mod mnk;
pub mod othello;
mod position;
mod question;
mod read;
mod reason;
pub mod shogi;
mod transitions;
mod tree;
mod value;
mod variant;
mod words;

pub use and_or::AndOrTree;
pub use any::AnyTree;
pub(crate) use any::{match_tree, with_tree};
pub use bare::{Bare, BareError, BareTree};
pub use definition::{LineError, Problem, ProblemError};
pub use display::{MoveError, Shown};
pub use free::FreeTree;
pub use games::{BoardGame, Claim, Game, Perft, Played, Position, Rules};
pub(crate) use games::{match_board_game, match_game, match_setup};
pub(crate) use list::for_each_game;
pub use mnk::MnkTree;
pub use othello::{OthelloTree, PASS};
pub use question::{Evaluator, Order, Question, Scoring};
pub use read::{
    BoardHint, Format, Hints, ReadError, Refusal, looks_like_events, read, read_on_any_board,
};
pub use reason::Reason;
pub use shogi::{MATE, ShogiTree, TsumeTree};
pub use transitions::{Count, Transitions, TransitionsError};
pub use tree::{Categorised, Charge, Deepening, Dominance, GameTree, Move, Proving, StaticBounds};
pub use value::{Bounds, Player, Value};
pub use words::bounds_text;

#[cfg(test)]
mod tests;
