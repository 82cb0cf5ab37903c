//! Othello endgames at engine speed: exact scores and win, draw or loss.

pub mod backend;
mod board;
mod last;
mod lines;
mod order;
mod ordered;
mod principal;
mod search;
mod shallow;
mod stability;
mod table;

pub use board::Board;
pub use search::{Common, Search};
pub use table::Table;
