//! Choosing c from the memory there is (Katoh & Ibaraki §4.3).
//!
//! For the condition by depth: the largest c with ⌈n/c⌉ · space(Tᶜ) ≤ M'. space(Tᶜ) is the most
//! that SSS* needs for a tree of height c; it depends on the game, so it is measured: trial
//! searches of height c run at the root and at every c-th ply of a few random lines from it, with
//! static values at their leaves, and the greatest number of cells counts. The height n is the
//! length of the longest of many random lines: what a game can be at most, passes and all, is
//! far from what it is. For the condition by space: one c for all levels with Σ (c + d − 1) ≤ M',
//! over the n − 1 levels there can be, where d is the greatest number of children on those lines.
//!
//! Limits hold for trials, but they are not counted: they are preparation, not search.

use super::engine::run;
use super::rsearch::{Condition, Parameters, STEPS};
use super::rules::Selection;
use super::settings::{Cond, Policy, Settings};
use crate::base::random::Rng;
use crate::problem::{Deepening, GameTree, Move, StaticBounds};
use crate::search::{Remark, SearchContext, Silent, Stop};

/// Random lines from the root to a leaf.
const LINES: usize = 64;
/// Along so many of them trial searches run.
const TRIALS: usize = 4;
const SEED: u64 = 43;

pub(super) struct Chosen {
    pub condition: Condition,
    pub remark: Remark,
}

/// The condition that `cells` cells allow, and a remark that says so.
pub(super) fn choose<T: StaticBounds + Deepening>(
    tree: &mut T,
    parameters: &Parameters,
    cells: u64,
    context: &SearchContext<'_>,
) -> Chosen {
    let mut aside = context.aside();
    let lines = random_lines(tree);
    let height = lines.iter().map(Vec::len).max().unwrap_or(0).max(1);
    match parameters.condition {
        Condition::Space(_) => by_space(tree, &lines, height, cells),
        _ => by_depth(tree, parameters, &lines, height, cells, &mut aside),
    }
}

fn by_depth<T: StaticBounds + Deepening>(
    tree: &mut T,
    parameters: &Parameters,
    lines: &[Vec<Move>],
    height: usize,
    cells: u64,
    context: &mut SearchContext<'_>,
) -> Chosen {
    let mut best = (1, None);
    let mut misses = 0;
    for c in 1..=height {
        // ⌈n/c⌉ trees share the memory.
        let share = cells / height.div_ceil(c) as u64;
        match space(tree, parameters, lines, c, share, context) {
            Ok(Some(space)) => {
                best = (c, Some(space));
                misses = 0;
            }
            // An odd c can cost more than the even one after it, so one miss is not the end.
            Ok(None) => misses += 1,
            Err(_) => break,
        }
        if misses == 2 {
            break;
        }
    }
    let (c, space) = best;
    let remark = match space {
        Some(space) => Remark::ChosenByDepth {
            c,
            trees: height.div_ceil(c),
            space,
            height,
            cells,
        },
        None => Remark::LeastDepth { cells },
    };
    Chosen {
        condition: Condition::Depth(vec![c as u32]),
        remark,
    }
}

fn by_space<T: GameTree>(tree: &mut T, lines: &[Vec<Move>], height: usize, cells: u64) -> Chosen {
    let children = most_children(tree, lines);
    let levels = (height as u64).saturating_sub(1).max(1);
    let share = cells.saturating_sub(1) / levels;
    let c = (share + 1).saturating_sub(children).max(1);
    let remark = Remark::ChosenBySpace {
        c,
        levels,
        children,
        cells,
    };
    Chosen {
        condition: Condition::Space(vec![c]),
        remark,
    }
}

/// The most cells a trial of height `c` needs, or nothing if one needs more than `share`.
fn space<T: StaticBounds + Deepening>(
    tree: &mut T,
    parameters: &Parameters,
    lines: &[Vec<Move>],
    c: usize,
    share: u64,
    context: &mut SearchContext<'_>,
) -> Result<Option<u64>, Stop> {
    let mut most = 0;
    for (number, moves) in lines.iter().take(TRIALS).enumerate() {
        for ply in (0..=moves.len()).step_by(c) {
            // The root is the same on every line.
            if ply == 0 && number > 0 {
                continue;
            }
            tree.set_horizon(Some(ply + c));
            for &m in &moves[..ply] {
                tree.play(m);
            }
            context.stats.counts.max_cells = None;
            let settings = Settings {
                choice: Selection::Ordered(parameters.rule),
                conditions: &[Cond::Never],
                policy: Policy::Path,
                informed: parameters.informed,
                steps: STEPS,
                most_cells: share,
            };
            let report = run(tree, settings, context, &mut Silent);
            for _ in 0..ply {
                tree.undo();
            }
            tree.set_horizon(None);
            if let Some(stop) = report.stopped_by {
                return Err(stop);
            }
            let cells = report.counts.max_cells.unwrap_or(1);
            if cells > share {
                return Ok(None);
            }
            most = most.max(cells);
        }
    }
    Ok(Some(most))
}

/// A few lines from the root to a leaf, every move equally likely.
fn random_lines<T: GameTree>(tree: &mut T) -> Vec<Vec<Move>> {
    let mut rng = Rng::new(SEED);
    (0..LINES)
        .map(|_| {
            let mut line = Vec::new();
            let mut moves = Vec::new();
            while tree.leaf().is_none() {
                moves.clear();
                tree.moves(&mut moves);
                let m = moves[rng.below(moves.len() as u64) as usize];
                tree.play(m);
                line.push(m);
            }
            for _ in &line {
                tree.undo();
            }
            line
        })
        .collect()
}

fn most_children<T: GameTree>(tree: &mut T, lines: &[Vec<Move>]) -> u64 {
    let mut most = 0;
    for line in lines {
        let mut moves = Vec::new();
        for &m in line {
            moves.clear();
            tree.moves(&mut moves);
            most = most.max(moves.len());
            tree.play(m);
        }
        for _ in line {
            tree.undo();
        }
    }
    most as u64
}
