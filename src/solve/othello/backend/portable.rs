//! Plain integer code: any processor.

use super::{Backend, entry_points};
use crate::game::othello::{flips, legal_moves};
use crate::solve::othello::board::Board;
use crate::solve::othello::eval::Evaluator;
use crate::solve::othello::search::Search;

#[derive(Clone, Copy, Debug)]
pub struct Portable;

impl Backend for Portable {
    #[inline(always)]
    fn moves(self, mover: u64, opponent: u64) -> u64 {
        legal_moves(mover, opponent, u64::MAX)
    }

    #[inline(always)]
    fn flips(self, square: u32, mover: u64, opponent: u64) -> u64 {
        flips(square, mover, opponent)
    }

    #[inline(always)]
    fn last_flips(self, square: u32, mover: u64) -> i32 {
        flips(square, mover, !mover & !(1 << square)).count_ones() as i32
    }

    entry_points!(Portable);
}
