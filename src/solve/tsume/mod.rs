//! A tsume-shogi solver.
pub mod board;
pub mod control;
mod estimate;
mod geometry;
pub mod hand;
mod history;
mod moves;
pub mod search;
pub mod table;
#[cfg(test)]
mod tests;
