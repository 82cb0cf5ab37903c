//! Tsume-shogi: mate by checks alone, solved by depth-first proof-number search.
//!
//! - `geometry`, `hand`, `board`, `moves`: the solver's own shogi, bit sets all the way.
//! - `table`, `history`: what is known of positions, and the path that was taken.
//! - `estimate`, `children`, `search`, `control`: the search itself and what it may cost.
//! - `strategy`, `futile`: what to play once a mate is known, and how its length is counted.
//! - `solution`: the whole solution as a record with branches, and the other side's best replies.
//! - `unique`, `helpmate`: other solutions, and mates in which both sides work together.
//! - [`verify()`]: walks a solution by the plain rules, apart from all the above.
//!
//! Never a wrong "no mate": a failure that rests on a repetition holds only on its path, and what
//! a limit cut short is unknown.

mod board;
mod children;
mod control;
mod estimate;
mod futile;
mod geometry;
mod hand;
mod helpmate;
mod history;
mod moves;
mod search;
mod solution;
mod solver;
mod strategy;
mod table;
#[cfg(test)]
mod tests;
mod unique;
mod verify;

pub use control::{Limits, Progress, Stop};
pub use solution::{Defence, Failing, Reply, to_kif};
pub use solver::{Answer, Because, Options, Solver, Verdict, with_deep_stack};
pub use unique::{Cook, Flaw, Uniqueness};
pub use verify::{NotASolution, Verified, verify};
