//! Rules only: who moves, which moves there are, what a move does, when it is over; notation.
//!
//! Knows nothing of questions, values of MAX and MIN, or searches.

pub mod mnk;
pub mod othello;
pub mod set_line;
pub mod shogi;
pub mod tree;
