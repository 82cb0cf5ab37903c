//! What makes one algorithm of the family of GSEARCH and RSEARCH: how P is chosen, when a recursion
//! begins, when cells are freed, which bounds are known beforehand. Plain data; what is done with
//! it is told in `engine`, `solve` and `close`.

use super::rules::Selection;
use crate::base::messages::keys;
use crate::problem::StaticBounds;
use crate::search::Step;
use crate::search::catalogue::{self, Kind, Parameter};

/// Which lines of its pseudo-code an algorithm lights.
#[derive(Clone, Copy, Debug)]
pub(super) struct Steps {
    pub enter: Step,
    pub open_root: Step,
    pub select: Step,
    pub pre_cut: Step,
    pub eval: Step,
    pub recurse: Step,
    pub bounds: Step,
    pub close: Step,
    pub expand: Step,
    pub leave: Step,
    pub done: Step,
}

/// When the cells below a closed node are freed. Leaves searched are the same, unless the
/// condition of the recursion reads the number of cells.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Policy {
    /// Below the highest closed node on the path to the node just searched.
    #[default]
    Path,
    /// Below every closed node at once. Costs a walk through the tree.
    Free,
    /// Only when a recursion returns.
    Retain,
}

/// Which static bounds a node starts with (the informed model of Katoh & Ibaraki §6).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Informed {
    /// Those written on the node.
    #[default]
    Given,
    /// Also those the rules of the game prove.
    Computed,
    /// None.
    Off,
}

impl Informed {
    pub(in crate::search) const PARAMETER: Parameter = Parameter::new(
        "informed",
        Kind::OneOf(&["given", "computed", "off"]),
        "given",
        keys::algorithm_static_bounds_of_nodes_those,
    );

    pub(in crate::search) fn of(settings: &catalogue::Settings<'_>) -> Informed {
        match settings.text("informed") {
            "computed" => Informed::Computed,
            "off" => Informed::Off,
            _ => Informed::Given,
        }
    }

    /// Whether bounds have to be asked for in this tree, and which.
    pub(in crate::search) fn asks<T: StaticBounds>(self, tree: &mut T) -> Option<bool> {
        let computed = match self {
            Informed::Given => false,
            Informed::Computed => true,
            Informed::Off => return None,
        };
        tree.static_bounds(computed).map(|_| computed)
    }
}

/// When the search below a node becomes a recursion of its own: one level's `cond`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cond {
    /// Never: plain GSEARCH.
    Never,
    /// (4.2): so many plies below the root of this level.
    Depth(u32),
    /// (4.3): this level holds so many cells, its root not counted.
    Space(u64),
    /// Experiment 2: all levels together hold so many cells.
    Cells(u64),
    /// Experiment 3: the one or the other.
    CellsOrDepth(u64, u32),
    /// What is best now, by what is free ([`Adaptive`]); made one of the others when a level begins.
    Adaptive,
}

impl Cond {
    #[inline]
    pub(super) fn holds(self, depth: usize, space: u64, cells: u64) -> bool {
        match self {
            Cond::Never | Cond::Adaptive => false,
            Cond::Depth(plies) => depth >= plies as usize,
            Cond::Space(limit) => space >= limit,
            Cond::Cells(limit) => cells >= limit,
            Cond::CellsOrDepth(limit, plies) => cells >= limit || depth >= plies as usize,
        }
    }
}

/// The memory there is, and what trees are known to take: from it each level gets its condition when
/// it begins (Katoh & Ibaraki §4.3, last paragraph).
///
/// A level whose root has height r above the leaves, while F cells are free, recurses at the greatest depth
/// c with ⌈r/c⌉ · space(Tᶜ) ≤ F: what it does not need is left to the levels below it, which choose anew. And
/// no level goes on when what is free would not do to finish every line depth-first.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Adaptive {
    /// M'.
    pub cells: u64,
    /// Plies of the longest line, and the most children of a node.
    pub height: usize,
    pub children: u64,
    /// Of a tree of height 1, 2, … the most cells it has taken, in trials beforehand or in this search;
    /// nothing where that was more than M'.
    pub spaces: Vec<Option<u64>>,
}

impl Adaptive {
    /// The condition of a level whose root lies `ply` plies below the root of the game, while `live`
    /// cells are in use.
    pub fn cond(&self, ply: usize, live: u64) -> Cond {
        let height = self.height.saturating_sub(ply).max(1);
        let free = self.cells.saturating_sub(live);
        let fits = |c: &usize| {
            let trees = height.div_ceil(*c) as u64;
            self.spaces[c - 1].is_some_and(|space| trees * space <= free)
        };
        let c = (1..=self.spaces.len()).rev().find(fits).unwrap_or(1);
        let reserve = height as u64 * self.children;
        Cond::CellsOrDepth(self.cells.saturating_sub(reserve), c as u32)
    }

    /// A level that recursed at this depth has held so many cells at once, its root not counted.
    pub fn learn(&mut self, cond: Cond, space: u64) {
        if let Cond::CellsOrDepth(_, c) = cond
            && let Some(Some(known)) = self.spaces.get_mut(c as usize - 1)
        {
            *known = (*known).max(space + 1);
        }
    }
}

/// What makes one algorithm of the family.
#[derive(Clone, Debug)]
pub(super) struct Settings<'s> {
    pub choice: Selection,
    /// One condition a level; the last one repeats.
    pub conditions: &'s [Cond],
    pub policy: Policy,
    pub informed: Informed,
    pub steps: Steps,
    /// What [`Cond::Adaptive`] goes by.
    pub adaptive: Option<Adaptive>,
    /// Give up (as if out of memory) once more cells than this are in use.
    pub most_cells: u64,
}
