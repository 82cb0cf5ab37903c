//! Fits the weights of a stage: gradient steps on one position at a time, each pass with every
//! position turned at random, so that a group's images and their mirror images learn together.

use super::super::backend::{Backend, Portable};
use super::super::board::Board;
use super::super::eval::patterns::{IMAGES, Patterns, WEIGHTS, image_of_set};
use super::super::eval::weights::{MOBILITY, STAGE_WEIGHTS, Stage, UNIT};
use crate::base::random::Rng;

/// A position and the score it is to be given, in discs.
#[derive(Clone, Copy)]
pub struct Sample {
    pub board: Board,
    pub label: f32,
}

pub struct Fitted {
    pub stage: Stage,
    pub error_before: f64,
    pub error_after: f64,
}

const PASSES: usize = 14;
/// Share of the error that each of a position's weights takes on, in the first and last pass.
const RATES: (f32, f32) = (0.012, 0.0015);
/// One sample in so many is kept for checking.
const CHECKED: usize = 20;

/// `start` are the weights of the stage before, from which rare patterns take their values.
pub fn fit(samples: &[Sample], start: Option<&Stage>, seed: u64) -> Fitted {
    let mut weights: Vec<f32> = match start {
        Some(stage) => stage.iter().map(|&w| f32::from(w) / UNIT as f32).collect(),
        None => vec![0.0; STAGE_WEIGHTS],
    };
    let (checked, mut learnt): (Vec<_>, Vec<_>) = samples
        .iter()
        .enumerate()
        .partition(|(i, _)| i % CHECKED == 0);
    let error = |weights: &[f32]| {
        let errors = checked.iter().map(|(_, sample)| {
            let guess: f32 = places(sample.board).map(|at| weights[at]).sum();
            f64::from((sample.label - guess).abs())
        });
        errors.sum::<f64>() / checked.len().max(1) as f64
    };
    let error_before = error(&vec![0.0; STAGE_WEIGHTS]);
    let mut rng = Rng::new(seed);
    for pass in 0..PASSES {
        let share = pass as f32 / (PASSES - 1) as f32;
        let rate = RATES.0 + (RATES.1 - RATES.0) * share;
        rng.shuffle(&mut learnt);
        for (_, sample) in &learnt {
            let symmetry = rng.below(8) as u32;
            let board = Board {
                mover: image_of_set(symmetry, sample.board.mover),
                opponent: image_of_set(symmetry, sample.board.opponent),
            };
            let guess: f32 = places(board).map(|at| weights[at]).sum();
            let step = rate * (sample.label - guess);
            for at in places(board) {
                weights[at] += step;
            }
        }
    }
    let rounded = |&w: &f32| (w * UNIT as f32).round() as i16;
    Fitted {
        stage: weights.iter().map(rounded).collect(),
        error_before,
        error_after: error(&weights),
    }
}

/// The places of a position's weights among the stage's.
fn places(board: Board) -> impl Iterator<Item = usize> {
    let patterns = Patterns::get();
    let numbers = patterns.numbers(board);
    let count = |mover, opponent| {
        let moves = Portable.moves(mover, opponent).count_ones() as usize;
        moves.min(MOBILITY - 1)
    };
    let own = WEIGHTS + count(board.mover, board.opponent);
    let other = WEIGHTS + MOBILITY + count(board.opponent, board.mover);
    let images = (0..IMAGES).map(move |i| patterns.offsets[i] as usize + usize::from(numbers[i]));
    images.chain([own, other])
}
