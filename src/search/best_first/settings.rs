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
pub(super) enum Cond {
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
}

impl Cond {
    #[inline]
    pub fn holds(self, depth: usize, space: u64, cells: u64) -> bool {
        match self {
            Cond::Never => false,
            Cond::Depth(plies) => depth >= plies as usize,
            Cond::Space(limit) => space >= limit,
            Cond::Cells(limit) => cells >= limit,
            Cond::CellsOrDepth(limit, plies) => cells >= limit || depth >= plies as usize,
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
    /// Give up (as if out of memory) once more cells than this are in use.
    pub most_cells: u64,
}
