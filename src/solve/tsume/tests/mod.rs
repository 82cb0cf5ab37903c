//! The solver from inside: its board against the rules, its answers against the verifier and
//! against plain enumeration.

mod board;
mod compare;
mod plain;
mod solve;
