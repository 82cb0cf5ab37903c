//! The m,n,k family: two sides put stones on a board of m columns and n rows, and who first has k in
//! a row wins. With gravity a stone falls to the lowest empty square of its column. Tic-tac-toe is
//! 3,3,3; Connect Four is 7,6,4 with gravity.
//!
//! All boards lie in the upper left of one 8×8 frame of bits, a1 the lowest, b1 the next, a2 the
//! ninth, rows counted from the top; a mask says which squares exist. X moves first.

mod category;
mod evaluate;
mod localize;
mod notation;
mod perft;
mod position;
mod random;
mod record;
mod rows;
mod setup;
mod square;
mod symmetry;
mod variant;

pub use category::{CATEGORIES, Categories, MAKES, STOPS};
pub use evaluate::OpenRows;
pub use notation::{Format, Hint, ReadError, Reading, is_written, read};
pub use perft::perft;
pub use position::{PlayError, Position};
pub use random::{RandomPosition, RandomPositionError};
pub use record::Record;
pub use rows::Rows;
pub use setup::{Objection, Setup, Stone};
pub use square::{Bits, Square};
pub use symmetry::Symmetry;
pub use variant::{Variant, VariantError};
