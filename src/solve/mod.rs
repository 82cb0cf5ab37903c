//! Specialists built for speed, each for one kind of question. They do not tell what they do, they
//! only answer; what they share with the watched searches are limits and the reasons to stop.

pub mod othello;
pub mod tsume;
