//! The evaluator: a guess of the final score from patterns of discs and the number of moves.
//! It orders moves and shapes windows; what is proved never rests on it.

pub mod patterns;
pub mod weights;

use std::sync::{Arc, OnceLock};

use super::backend::{Backend, Portable};
use super::board::Board;
use crate::game::othello::{Position, Size};
use patterns::{IMAGES, Patterns, WEIGHTS};
use weights::{MOBILITY, UNIT, Weights};

/// Weights with the tables to look them up by.
#[derive(Clone)]
pub struct Evaluator {
    patterns: &'static Patterns,
    weights: Arc<Weights>,
}

impl Evaluator {
    pub fn new(weights: Weights) -> Option<Evaluator> {
        (!weights.stages.is_empty()).then(|| Evaluator {
            patterns: Patterns::get(),
            weights: Arc::new(weights),
        })
    }

    /// The one that comes with the program.
    pub fn built_in() -> Option<Evaluator> {
        static BUILT_IN: OnceLock<Option<Evaluator>> = OnceLock::new();
        let read = || {
            let bytes = include_bytes!("../../../../assets/othello/weights.bin");
            Weights::read(bytes).ok().and_then(Evaluator::new)
        };
        BUILT_IN.get_or_init(read).clone()
    }

    /// Whether it was trained on positions with about so many empties.
    pub fn knows(&self, empties: u32) -> bool {
        let last = self.weights.stages.len().checked_sub(1);
        let stage = last.and_then(|last| weights::STAGES.get(last));
        stage.is_some_and(|stage| empties <= stage.end() + 6)
    }

    /// What it holds: weights and the tables they are looked up by.
    pub fn bytes(&self) -> u64 {
        let weights = self
            .weights
            .stages
            .iter()
            .map(|stage| size_of_val(&**stage));
        (weights.sum::<usize>() + patterns::BYTES) as u64
    }

    /// The score the side to move may expect, in discs, without looking ahead at all; nothing for
    /// boards other than 8×8.
    pub fn expect(&self, position: &Position) -> Option<f32> {
        let board = Board {
            mover: position.mover(),
            opponent: position.opponent(),
        };
        let guess = || self.guess(Portable, board) as f32 / UNIT as f32;
        (position.size() == Size::Eight).then(guess)
    }

    /// The score the mover may expect, in discs times `UNIT`.
    #[inline(always)]
    pub fn guess<B: Backend>(&self, backend: B, board: Board) -> i32 {
        let empties = !board.taken();
        let Some(stage) = self.weights.stage(empties.count_ones()) else {
            return 0;
        };
        let weights = &self.weights.stages[stage][..weights::STAGE_WEIGHTS];
        let numbers = self.patterns.numbers(board);
        let mut sum = 0;
        for (&offset, &number) in self.patterns.offsets.iter().zip(&numbers).take(IMAGES) {
            sum += i32::from(weights[offset as usize + usize::from(number)]);
        }
        let own = (backend.moves(board.mover, board.opponent)).count_ones() as usize;
        let other = (backend.moves(board.opponent, board.mover)).count_ones() as usize;
        sum += i32::from(weights[WEIGHTS + own.min(MOBILITY - 1)]);
        sum += i32::from(weights[WEIGHTS + MOBILITY + other.min(MOBILITY - 1)]);
        sum.clamp(-64 * UNIT, 64 * UNIT)
    }
}
