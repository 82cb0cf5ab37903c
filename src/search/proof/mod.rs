//! Proof searches: is the root true? They go where a proof, or a disproof, seems cheapest.
//!
//! A question with more answers than two is asked as several questions of yes and no: `wld` as
//! "at least a draw?" and, if so, "a win?". Of a score they ask one question, whether it is at
//! least 1. OR nodes are MAX's, AND nodes MIN's.
//!
//! The best-first ones ([`pn`], [`ao_star`], [`conspiracy`]) hold the tree they have grown; the
//! depth-first ones ([`df_pn`], [`wpns`], [`bns`], [`c_star`]) hold a table of positions. Either
//! grows until the account says stop.

pub mod ao_star;
mod asking;
pub mod bns;
pub mod c_star;
pub mod conspiracy;
pub mod df_pn;
mod graph;
mod mid;
mod numbers;
pub mod pn;
mod refined;
mod selection;
mod solution;
mod tail;
mod walk;
pub mod wpns;

#[cfg(test)]
mod tests;

pub use numbers::{INFINITE, Numbers, Rule};
