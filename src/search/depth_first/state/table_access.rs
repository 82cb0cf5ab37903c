//! What a depth-first search keeps of nodes it has left: a transposition table, or a memory of
//! the algorithm's own, of which only the size is known here.
//!
//! A node answered by the table counts as a hit, not as a visit.

use super::SearchState;
use crate::problem::{Bounds, GameTree, Move};
use crate::search::Stop;
use crate::search::table::{Known, Table};

#[derive(Default)]
pub struct TableAccess {
    pub(super) table: Option<Table>,
    pub(super) bytes: u64,
    pub(super) entries: u64,
    /// Whether leaves are remembered by their position, so that none is evaluated twice.
    pub by_position: bool,
}

impl<T: GameTree> SearchState<'_, '_, T> {
    /// A transposition table of this size, if none is there yet; 0 is none.
    pub fn make_table(&mut self, mebibytes: usize) -> Result<(), Stop> {
        if mebibytes == 0 || self.has_table() {
            return Ok(());
        }
        self.table.bytes += Table::bytes_of(mebibytes);
        self.hold()?;
        self.table.table = Some(Table::new(mebibytes));
        self.context.counts().table_hits = Some(0);
        Ok(())
    }

    #[inline]
    pub fn has_table(&self) -> bool {
        self.table.table.is_some()
    }

    /// What the table knows of the position under the cursor.
    #[inline]
    pub fn look_up(&self) -> Option<Known> {
        self.table.table.as_ref()?.get(self.tree.key())
    }

    /// Stores what is known of the position under the cursor; `before` is how many nodes had been
    /// entered when the search came to it.
    #[inline]
    pub fn store(&mut self, known: Bounds, best: Option<Move>, before: u64) {
        let key = self.tree.key();
        let effort = self.context.nodes() - before;
        if let Some(table) = &mut self.table.table {
            table.put(key, known, best, effort);
            let entries = table.len();
            self.note_entries(entries);
        }
    }

    /// So many entries are there now.
    #[inline]
    pub fn note_entries(&mut self, entries: u64) {
        self.table.entries = entries;
        self.context.stats.now.table_entries = entries;
    }

    /// A memory of the algorithm's own takes so many bytes from now on.
    #[inline]
    pub fn hold_besides(&mut self, bytes: u64) -> Result<(), Stop> {
        if bytes != self.table.bytes {
            self.table.bytes = bytes;
            self.hold()?;
        }
        Ok(())
    }

    /// That memory is gone; what was counted of it stays counted.
    pub fn hold_nothing_besides(&mut self) {
        (self.table.bytes, self.table.entries) = (0, 0);
    }
}
