//! Best-first searches over OPEN, and the recursive ones between them and α-β.
//!
//! Paper 000 in code. `gsearch` is the general procedure, [`alpha_beta`], [`sss`] and
//! [`eligible`] are its selection rules; [`rsearch`] adds recursion and with it control over
//! memory. [`stockman`] is SSS* as its inventor wrote it, [`dual`] its mirror image.
//!
//! Below the first four lie `settings` (what makes each of them), `solve` (the loop), `engine`
//! (bounds), `close` (freeing) and `rules` (merits), beside them `memory`, which chooses
//! [`rsearch`]'s c; below the last two, `gamma`; below all, `cursor` and the stores: `cells`,
//! `heap` (OPEN), `lots` (OPEN of the eligible rule) and `lines` (best play of freed nodes).

pub mod alpha_beta;
mod cells;
mod close;
mod cursor;
pub mod dual;
pub mod eligible;
mod engine;
mod gamma;
mod gsearch;
mod heap;
mod lines;
mod lots;
mod memory;
pub mod rsearch;
mod rules;
mod settings;
mod solve;
pub mod sss;
pub mod stockman;

pub use rules::Rule;
pub use settings::{Informed, Policy};

#[cfg(test)]
mod tests;
