//! Proof searches held against brute force: on graphs with and without cycles, on Othello, and
//! within limits. The vectors are in `tests/vectors.rs`.

mod graphs;
mod limits;
mod othello;
mod support;
mod tsume;
