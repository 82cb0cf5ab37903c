//! The library from outside: searches, games and experiments as a whole, what is promised about
//! limits and files, and what of the sources themselves. One file a subject, one binary for all.

#[path = "../support/again.rs"]
mod again;
mod architecture;
mod documents;
mod extending;
mod lab;
mod limits;
mod mnk;
mod othello;
mod saving;
mod shogi;
mod sleeping;
mod vectors;
mod words;
