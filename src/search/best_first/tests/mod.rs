//! The best-first searches against the vectors, the definition and the theorems of paper 000.

mod definition;
mod limits;
mod othello;
mod support;
mod theorems;
mod vectors;
