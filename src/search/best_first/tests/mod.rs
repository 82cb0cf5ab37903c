//! The best-first searches against the vectors, the definition and Katoh & Ibaraki's theorems.

mod definition;
mod informed;
mod limits;
mod othello;
mod support;
mod theorems;
mod vectors;
mod windows;
