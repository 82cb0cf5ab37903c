//! Where the tree's cursor stands, cell by cell, and how it gets to the next cell.

use super::cells::{CellId, Cells, ROOT};
use crate::problem::GameTree;

/// The path from the root to the cursor. Its cells are marked, so that the common ancestor of the
/// cursor and any other cell is the first marked cell above it.
#[derive(Debug)]
pub(super) struct Cursor {
    path: Vec<CellId>,
    /// The way down, while it is being found.
    ahead: Vec<CellId>,
}

impl Cursor {
    /// At the root, whose cell is marked.
    pub fn new<N: Copy>(cells: &mut Cells<N>) -> Cursor {
        cells[ROOT].set_on_path(true);
        Cursor {
            path: vec![ROOT],
            ahead: Vec::new(),
        }
    }

    /// The cell so many plies below the root.
    #[inline]
    pub fn at(&self, ply: usize) -> CellId {
        self.path[ply]
    }

    /// Plies from the root to the cursor.
    #[inline]
    pub fn ply(&self) -> usize {
        self.path.len() - 1
    }

    pub fn bytes(&self) -> u64 {
        ((self.path.capacity() + self.ahead.capacity()) * size_of::<CellId>()) as u64
    }

    /// Moves to a cell. Gives the ply of the common ancestor of where it was and where it is.
    #[inline]
    pub fn walk_to<T: GameTree, N: Copy>(
        &mut self,
        tree: &mut T,
        cells: &mut Cells<N>,
        cell: CellId,
    ) -> usize {
        let mut at = cell;
        while !cells[at].on_path() {
            self.ahead.push(at);
            at = cells[at].parent;
        }
        self.leave_below(tree, cells, at);
        let common = self.ply();
        while let Some(next) = self.ahead.pop() {
            let next_cell = &mut cells[next];
            next_cell.set_on_path(true);
            tree.play(next_cell.from);
            self.path.push(next);
        }
        common
    }

    /// Goes back to a cell if the cursor stands below it.
    #[inline]
    pub fn leave_below<T: GameTree, N: Copy>(
        &mut self,
        tree: &mut T,
        cells: &mut Cells<N>,
        cell: CellId,
    ) {
        if cells[cell].on_path() {
            while self.path[self.path.len() - 1] != cell {
                self.step_back(tree, cells);
            }
        }
    }

    /// Goes back to the cell so many plies below the root.
    #[inline]
    pub fn retreat_to<T: GameTree, N: Copy>(
        &mut self,
        tree: &mut T,
        cells: &mut Cells<N>,
        ply: usize,
    ) {
        while self.ply() > ply {
            self.step_back(tree, cells);
        }
    }

    #[inline]
    fn step_back<T: GameTree, N: Copy>(&mut self, tree: &mut T, cells: &mut Cells<N>) {
        if let Some(cell) = self.path.pop() {
            cells[cell].set_on_path(false);
            tree.undo();
        }
    }
}
