//! What a depth-first search keeps of nodes it has left: a transposition table, or a memory of
//! the algorithm's own, of which only the size is known here.
//!
//! A node answered by the table counts as a hit, not as a visit.

use super::Walk;
use crate::problem::{Bounds, GameTree, Move};
use crate::search::table::{Known, Table};
use crate::search::{Probe, Say, Step, Stop};

#[derive(Default)]
pub struct Kept {
    pub(super) table: Option<Table>,
    pub(super) bytes: u64,
    pub(super) entries: u64,
    /// Whether leaves are remembered by their position, so that none is evaluated twice.
    pub by_position: bool,
}

impl<T: GameTree> Walk<'_, '_, T> {
    /// A transposition table of this size, if none is there yet; 0 is none.
    pub fn make_table(&mut self, mebibytes: usize) -> Result<(), Stop> {
        if mebibytes == 0 || self.has_table() {
            return Ok(());
        }
        self.kept.bytes += Table::bytes_of(mebibytes);
        self.hold()?;
        self.kept.table = Some(Table::new(mebibytes));
        self.account.counts().table_hits = Some(0);
        Ok(())
    }

    #[inline]
    pub fn has_table(&self) -> bool {
        self.kept.table.is_some()
    }

    /// What the table knows of the position under the cursor.
    #[inline]
    pub fn look_up(&self) -> Option<Known> {
        self.kept.table.as_ref()?.get(self.tree.key())
    }

    /// What is remembered of the node is enough: it is left at once.
    #[inline]
    pub fn answered<P: Probe>(&mut self, step: Step, probe: &mut P, node: P::Node, known: Bounds) {
        *self.account.counts().table_hits.get_or_insert(0) += 1;
        self.path.was_leaf = false;
        probe.tell(step, node, Say::Table(known));
        probe.tell(step, node, Say::Return(known));
    }

    /// Stores what is known of the position under the cursor; `before` is how many nodes had been
    /// entered when the search came to it.
    #[inline]
    pub fn store(&mut self, known: Bounds, best: Option<Move>, before: u64) {
        let key = self.tree.key();
        let effort = self.account.nodes() - before;
        if let Some(table) = &mut self.kept.table {
            table.put(key, known, best, effort);
            let entries = table.len();
            self.note_entries(entries);
        }
    }

    /// So many entries are there now.
    #[inline]
    pub fn note_entries(&mut self, entries: u64) {
        self.kept.entries = entries;
        self.account.meter.now.table_entries = entries;
    }

    /// A memory of the algorithm's own takes so many bytes from now on.
    #[inline]
    pub fn hold_besides(&mut self, bytes: u64) -> Result<(), Stop> {
        if bytes != self.kept.bytes {
            self.kept.bytes = bytes;
            self.hold()?;
        }
        Ok(())
    }

    /// That memory is gone; what was counted of it stays counted.
    pub fn hold_nothing_besides(&mut self) {
        (self.kept.bytes, self.kept.entries) = (0, 0);
    }
}
