//! Specialists built for speed, each for one kind of question. They do not tell what they do, they
//! only answer. What `othello` shares with the watched searches are limits and the reasons to stop;
//! `tsume` goes by processor time and has its own.

pub mod othello;
pub mod tsume;
