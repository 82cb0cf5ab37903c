//! Othello endgames at engine speed: exact scores and win, draw or loss.

mod answer;
mod backend;
mod board;
mod eval;
mod guess;
mod last;
mod lines;
mod memory;
mod order;
mod ordered;
mod principal;
mod root;
mod search;
mod shallow;
mod solver;
mod stability;
mod table;
#[cfg(test)]
mod tests;
pub mod train;

pub use answer::{Answer, Instructions, Progress, Proved, RootMove, Task};
pub use eval::Evaluator;
pub use eval::weights::{STAGES, Weights, WeightsError};
pub use solver::Solver;
