//! Trains the evaluator from the solver itself, stage by stage from the end of the game.
//!
//! Positions come from games of seeded, half-careful play. Up to fourteen empties the solver
//! tells their exact scores; above, a search of a few plies reaches into the stage that is already
//! trained. The same seed and number of positions give the same weights, bit by bit, and training
//! can stop after any stage and go on later.

mod fit;
mod play;

use std::sync::atomic::{AtomicBool, Ordering};

use super::answer::{Instructions, Task};
use super::board::Board;
use super::eval::Evaluator;
use super::eval::weights::{STAGES, Weights};
use super::solver::Solver;

/// The most empties at which labels are exact.
const EXACT: u32 = 14;

/// Plies that labels look ahead above that: enough to leave the stage.
const PLIES: u32 = 4;

/// What a stage's training came to.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct StageReport {
    /// From 0.
    pub stage: usize,
    pub positions: u32,
    /// Mean distance between guess and label, in discs, on positions that were not learnt from:
    /// with no weights at all, and with those that were found.
    pub error_before: f64,
    pub error_after: f64,
}

/// Trains the next stage; `None` if all are trained or it was cancelled. `told` hears of the share
/// of positions labelled so far.
pub fn next_stage(
    weights: &mut Weights,
    cancel: &AtomicBool,
    told: &mut dyn FnMut(f64),
) -> Option<StageReport> {
    let stage = weights.stages.len();
    let empties = STAGES.get(stage)?.clone();
    let mut solver = Solver::with_evaluator(Evaluator::new(weights.clone()));
    let mut samples = Vec::with_capacity(weights.positions as usize);
    for i in 0..weights.positions {
        if cancel.load(Ordering::Relaxed) {
            return None;
        }
        let seed = (u64::from(i) << 8 | stage as u64) ^ weights.seed.rotate_left(40);
        let span = empties.end() - empties.start() + 1;
        let Some(position) = play::position(empties.start() + i % span, seed) else {
            continue;
        };
        let board = Board {
            mover: position.mover(),
            opponent: position.opponent(),
        };
        let label = if position.empties() <= EXACT {
            let answer = solver.solve(&position, &Task::default(), cancel, &mut |_| {});
            answer.proved.exact()? as f32
        } else {
            solver.look_ahead(board, PLIES, Instructions::Best)?
        };
        samples.push(fit::Sample { board, label });
        if i % 256 == 0 {
            told(f64::from(i) / f64::from(weights.positions));
        }
    }
    let fitted = fit::fit(&samples, weights.stages.last(), weights.seed ^ stage as u64);
    weights.stages.push(fitted.stage);
    Some(StageReport {
        stage,
        positions: samples.len() as u32,
        error_before: fitted.error_before,
        error_after: fitted.error_after,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_seed_gives_the_same_weights_and_they_guess_better_than_nothing() {
        let train = |seed| {
            let mut weights = Weights {
                seed,
                positions: 3000,
                stages: Vec::new(),
            };
            let report = next_stage(&mut weights, &AtomicBool::new(false), &mut |_| {});
            (weights, report.unwrap())
        };
        let (first, report) = train(1);
        let better = report.error_after < 0.75 * report.error_before;
        assert!(better, "{report:?}");
        assert_eq!(train(1).0, first);
        assert_ne!(train(2).0.stages, first.stages);
    }
}
