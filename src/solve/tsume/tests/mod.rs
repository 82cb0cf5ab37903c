//! The solver from inside: its board against the rules, its answers against the verifier.

mod board;
mod solve;
