//! What a person should know about a run, besides its answer and its counts.

use crate::base::messages::{Lang, Localize, tr};
use crate::problem::Value;

#[derive(Clone, PartialEq, Debug)]
pub enum Remark {
    /// Only so many of the best moves were kept from one iteration to the next.
    BestMovesKept(usize),
    /// The table given is of one game, the position of another.
    OtherGamesTable {
        given: &'static str,
        used: &'static str,
    },
    /// A proof search was asked for a score.
    AskedYesOrNo,
    /// So many tips must change to raise the value, so many to lower it.
    Conspiracy {
        value: Value,
        raise: Value,
        lower: Value,
    },
    /// Values, each with the tips that must change to reach it.
    Conspirators(Vec<(Value, Value)>),
    SolutionCost {
        cost: u32,
        edge: u32,
    },
    /// The `c` that a memory of so many cells allows: trees of a measured size.
    ChosenByDepth {
        c: usize,
        trees: usize,
        space: u64,
        height: usize,
        cells: u64,
    },
    /// The smallest `c`, without a promise.
    LeastDepth {
        cells: u64,
    },
    /// The `c` that a memory of so many cells allows: levels of a bounded size.
    ChosenBySpace {
        c: u64,
        levels: u64,
        children: u64,
        cells: u64,
    },
    /// Experiment 2's `c1` that a memory of so many cells allows, `below` of them for what lies below the
    /// first level.
    ChosenByCells {
        c1: u64,
        below: u64,
        cells: u64,
    },
    /// Experiment 3's `c11` and `c12`, likewise.
    ChosenByBoth {
        c11: u64,
        c12: u32,
        below: u64,
        cells: u64,
    },
    /// The `c` of the first level; every recursion chooses its own.
    ChosenAdaptively {
        c: u32,
        cells: u64,
    },
    MoreCells {
        used: u64,
        cells: u64,
    },
}

impl Remark {
    /// Its name for other programs.
    pub const fn id(&self) -> &'static str {
        match self {
            Remark::BestMovesKept(_) => "best-moves-kept",
            Remark::OtherGamesTable { .. } => "other-games-table",
            Remark::AskedYesOrNo => "asked-yes-or-no",
            Remark::Conspiracy { .. } => "conspiracy",
            Remark::Conspirators(_) => "conspirators",
            Remark::SolutionCost { .. } => "solution-cost",
            Remark::ChosenByDepth { .. } => "c-chosen-by-depth",
            Remark::LeastDepth { .. } => "c-least",
            Remark::ChosenBySpace { .. } => "c-chosen-by-space",
            Remark::ChosenByCells { .. } => "c1-chosen",
            Remark::ChosenByBoth { .. } => "c11-c12-chosen",
            Remark::ChosenAdaptively { .. } => "c-chosen-adaptively",
            Remark::MoreCells { .. } => "more-cells",
        }
    }
}

impl Localize for Remark {
    fn localize(&self, lang: Lang) -> String {
        match self {
            Remark::BestMovesKept(kept) => tr!(lang, algorithm_remark_kept, kept),
            Remark::OtherGamesTable { given, used } => {
                tr!(
                    lang,
                    algorithm_remark_other_table,
                    given = *given,
                    used = *used
                )
            }
            Remark::AskedYesOrNo => tr!(lang, algorithm_remark_yes_or_no).to_owned(),
            Remark::Conspiracy {
                value,
                raise,
                lower,
            } => tr!(
                lang,
                algorithm_remark_conspiracy,
                value = value.to_string(),
                raise = raise.to_string(),
                lower = lower.to_string()
            ),
            Remark::Conspirators(needed) => {
                let needed = needed.iter().map(|(v, n)| format!("{v}: {n}"));
                let needed = needed.collect::<Vec<_>>().join(", ");
                tr!(lang, algorithm_remark_conspirators, needed)
            }
            Remark::SolutionCost { cost, edge } => {
                tr!(lang, algorithm_remark_solution_cost, cost, edge)
            }
            Remark::ChosenByDepth {
                c,
                trees,
                space,
                height,
                cells,
            } => {
                let sum = *trees as u64 * space;
                tr!(
                    lang,
                    algorithm_remark_by_depth,
                    c,
                    trees,
                    space,
                    height,
                    sum,
                    cells
                )
            }
            Remark::LeastDepth { cells } => tr!(lang, algorithm_remark_least_depth, cells),
            Remark::ChosenBySpace {
                c,
                levels,
                children,
                cells,
            } => {
                let sum = 1 + levels * (c + children - 1);
                tr!(
                    lang,
                    algorithm_remark_by_space,
                    c,
                    levels,
                    children,
                    sum,
                    cells
                )
            }
            Remark::ChosenByCells { c1, below, cells } => {
                tr!(lang, algorithm_remark_by_cells, c1, below, cells)
            }
            Remark::ChosenByBoth {
                c11,
                c12,
                below,
                cells,
            } => tr!(lang, algorithm_remark_by_both, c11, c12, below, cells),
            Remark::ChosenAdaptively { c, cells } => {
                tr!(lang, algorithm_remark_adaptive, c, cells)
            }
            Remark::MoreCells { used, cells } => {
                tr!(lang, algorithm_remark_more_cells, used, cells)
            }
        }
    }
}
