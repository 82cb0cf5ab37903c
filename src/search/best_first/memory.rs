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
//! Experiments 2 and 3 have one condition on the first level and search all below by trees of height
//! c_i: these may take ⌈n/c_i⌉ · space(T^{c_i}) cells, less what lies above them, and the first level
//! may go on until no more than that is left (c_1, c_11), in experiment 3 to the greatest depth c_12 that
//! then fits. The adaptive condition is given what was measured and chooses anew for every recursion.
//!
//! Limits hold for trials, but they are not counted: they are preparation, not search.

use super::cells::Cell;
use super::engine::run;
use super::heap::Entry;
use super::rsearch::{Condition, Parameters, STEPS};
use super::rules::Selection;
use super::settings::{Adaptive, Cond, Policy, Settings};
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
    pub adaptive: Option<Adaptive>,
    /// The parameters that were chosen.
    pub taken: Vec<(&'static str, String)>,
    pub remark: Remark,
}

/// Cells for which so many bytes do: with each its place in OPEN.
pub(super) fn cells_in(bytes: u64) -> u64 {
    (bytes / (size_of::<Cell>() + size_of::<Entry>()) as u64).max(1)
}

/// The condition that `cells` cells allow, and a remark that says so.
pub(super) fn choose<T: StaticBounds + Deepening>(
    tree: &mut T,
    parameters: &Parameters,
    cells: u64,
    context: &SearchContext<'_>,
) -> Chosen {
    let lines = random_lines(tree);
    let mut measured = Measured {
        height: lines.iter().map(Vec::len).max().unwrap_or(0).max(1),
        children: most_children(tree, &lines),
        lines,
        cells,
        parameters,
        aside: context.aside(),
        tree,
    };
    match parameters.condition {
        Condition::Space(_) => measured.by_space(),
        Condition::Exp2 { ci, .. } => measured.by_cells(ci),
        Condition::Exp3 { ci, .. } => measured.by_cells_or_depth(ci),
        Condition::Adaptive => measured.adaptive(),
        Condition::Depth(_) | Condition::Levels(_) => measured.by_depth(),
    }
}

/// A game as far as it was measured.
struct Measured<'m, T> {
    tree: &'m mut T,
    parameters: &'m Parameters,
    aside: SearchContext<'static>,
    /// M'.
    cells: u64,
    lines: Vec<Vec<Move>>,
    height: usize,
    children: u64,
}

impl<T: StaticBounds + Deepening> Measured<'_, T> {
    fn by_depth(&mut self) -> Chosen {
        let height = self.height;
        let mut best = (1, None);
        // ⌈n/c⌉ trees share the memory.
        let share = |this: &Self, c: usize| this.cells / height.div_ceil(c) as u64;
        self.each_space(share, |c, space| best = (c, Some(space)));
        let (c, space) = best;
        let cells = self.cells;
        Chosen {
            condition: Condition::Depth(vec![c as u32]),
            adaptive: None,
            taken: vec![("c", c.to_string())],
            remark: match space {
                Some(space) => Remark::ChosenByDepth {
                    c,
                    trees: height.div_ceil(c),
                    space,
                    height,
                    cells,
                },
                None => Remark::LeastDepth { cells },
            },
        }
    }

    fn by_space(&self) -> Chosen {
        let levels = (self.height as u64).saturating_sub(1).max(1);
        let share = self.cells.saturating_sub(1) / levels;
        let c = (share + 1).saturating_sub(self.children).max(1);
        Chosen {
            condition: Condition::Space(vec![c]),
            adaptive: None,
            taken: vec![("c", c.to_string())],
            remark: Remark::ChosenBySpace {
                c,
                levels,
                children: self.children,
                cells: self.cells,
            },
        }
    }

    /// Cells that levels of height `ci` take below the first, `above` plies of which are its own.
    fn below(&mut self, ci: u32, above: usize) -> u64 {
        let space = self.space(ci as usize, self.cells).ok().flatten();
        let trees = self.height.saturating_sub(above).div_ceil(ci as usize);
        space.map_or(self.cells, |space| trees as u64 * space)
    }

    fn by_cells(&mut self, ci: u32) -> Chosen {
        let below = self.below(ci, 1);
        // N is asked for before P is expanded.
        let c1 = self.cells.saturating_sub(below + self.children).max(1);
        Chosen {
            condition: Condition::Exp2 { c1, ci },
            adaptive: None,
            taken: vec![("c1", c1.to_string())],
            remark: Remark::ChosenByCells {
                c1,
                below,
                cells: self.cells,
            },
        }
    }

    fn by_cells_or_depth(&mut self, ci: u32) -> Chosen {
        let mut best = 1;
        let below_all: Vec<u64> = (0..=self.height).map(|c| self.below(ci, c)).collect();
        let share = |this: &Self, c: usize| this.cells.saturating_sub(below_all[c]);
        self.each_space(share, |c, _| best = c);
        let (c12, below) = (best as u32, below_all[best]);
        let c11 = self.cells.saturating_sub(below + self.children).max(1);
        Chosen {
            condition: Condition::Exp3 { c11, c12, ci },
            adaptive: None,
            taken: vec![("c11", c11.to_string()), ("c12", c12.to_string())],
            remark: Remark::ChosenByBoth {
                c11,
                c12,
                below,
                cells: self.cells,
            },
        }
    }

    fn adaptive(&mut self) -> Chosen {
        let mut spaces = Vec::new();
        self.each_space(
            |this, _| this.cells,
            |c, space| {
                spaces.resize(c - 1, None);
                spaces.push(Some(space));
            },
        );
        let adaptive = Adaptive {
            cells: self.cells,
            height: self.height,
            children: self.children,
            spaces,
        };
        let c = match adaptive.cond(0, 1) {
            Cond::CellsOrDepth(_, c) => c,
            _ => 1,
        };
        Chosen {
            condition: Condition::Adaptive,
            adaptive: Some(adaptive),
            taken: vec![("c", c.to_string())],
            remark: Remark::ChosenAdaptively {
                c,
                cells: self.cells,
            },
        }
    }

    /// Tells of every height c whose trees fit into their `share` of the memory, until two in a row
    /// do not: an odd c can cost more than the even one after it, so one miss is not the end.
    fn each_space(
        &mut self,
        share: impl Fn(&Self, usize) -> u64,
        mut fits: impl FnMut(usize, u64),
    ) {
        let mut misses = 0;
        for c in 1..=self.height {
            match self.space(c, share(self, c)) {
                Ok(Some(space)) => {
                    fits(c, space);
                    misses = 0;
                }
                Ok(None) => misses += 1,
                Err(_) => break,
            }
            if misses == 2 {
                break;
            }
        }
    }

    /// The most cells a trial of height `c` needs, or nothing if one needs more than `share`.
    fn space(&mut self, c: usize, share: u64) -> Result<Option<u64>, Stop> {
        let mut most = 0;
        for (number, moves) in self.lines.iter().take(TRIALS).enumerate() {
            for ply in (0..=moves.len()).step_by(c) {
                // The root is the same on every line.
                if ply == 0 && number > 0 {
                    continue;
                }
                self.tree.set_horizon(Some(ply + c));
                for &m in &moves[..ply] {
                    self.tree.play(m);
                }
                self.aside.stats.counts.max_cells = None;
                let settings = Settings {
                    choice: Selection::Ordered(self.parameters.rule),
                    conditions: &[Cond::Never],
                    policy: Policy::Path,
                    informed: self.parameters.informed,
                    steps: STEPS,
                    adaptive: None,
                    most_cells: share,
                };
                let report = run(self.tree, settings, &mut self.aside, &mut Silent);
                for _ in 0..ply {
                    self.tree.undo();
                }
                self.tree.set_horizon(None);
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
