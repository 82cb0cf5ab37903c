//! Othello on 4×4, 6×6 and 8×8 boards: rules, notation, and what the rules alone can judge.
//!
//! All boards live in the corner of one 8×8 frame of bits, a1 the lowest, b1 the next, a2 the
//! ninth; a mask says which squares exist. So one set of routines, with no branch on the size,
//! plays them all. Black is `X` and moves first.

mod bitboard;
mod category;
mod evaluate;
mod ggf;
mod localize;
mod moves;
mod obf;
mod perft;
mod position;
mod random;
mod rays;
mod read;
mod record;
mod setup;
mod size;
mod stable;
mod symmetry;

pub use bitboard::{Bits, flips, moves as legal_moves};
pub use category::{CATEGORIES, category, sort_of_square};
pub use evaluate::{discs, positional, priority};
pub use ggf::GgfError;
pub use moves::MoveListError;
#[cfg(test)]
pub use obf::suite;
pub use obf::{BoardError, Obf, ObfLine};
pub use perft::perft;
pub use position::{PlayError, Position, awarded, plain};
pub use random::{RandomPosition, RandomPositionError};
pub use rays::{RAYS, STEPS};
pub use read::{Format, ReadError, Reading, read};
pub use record::Record;
pub use setup::{Disc, Objection, Setup};
pub use size::{Size, Square};
pub use stable::stable;
pub use symmetry::Symmetry;
