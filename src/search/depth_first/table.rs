//! What a depth-first search does with a transposition table: makes one, asks it, tells it.
//!
//! A node answered by the table counts as a hit, not as a visit.

use super::walk::Walk;
use crate::problem::{Bounds, GameTree, Move};
use crate::search::table::{Known, Table};
use crate::search::{Probe, Say, Step, Stop};

impl<T: GameTree> Walk<'_, '_, T> {
    /// A transposition table of this size, if none is there yet; 0 is none.
    pub fn make_table(&mut self, mebibytes: usize) -> Result<(), Stop> {
        if mebibytes == 0 || self.table.is_some() {
            return Ok(());
        }
        self.other_bytes += Table::bytes_of(mebibytes);
        self.hold()?;
        self.table = Some(Table::new(mebibytes));
        self.account.counts().table_hits = Some(0);
        Ok(())
    }

    /// What the table knows of the position under the cursor.
    #[inline]
    pub fn look_up(&self) -> Option<Known> {
        self.table.as_ref()?.get(self.tree.key())
    }

    /// What is remembered of the node is enough: it is left at once.
    #[inline]
    pub fn answered<P: Probe>(&mut self, step: Step, probe: &mut P, node: P::Node, known: Bounds) {
        *self.account.counts().table_hits.get_or_insert(0) += 1;
        self.was_leaf = false;
        probe.tell(step, node, Say::Table(known));
        probe.tell(step, node, Say::Return(known));
    }

    /// Stores what is known of the position under the cursor; `before` is how many nodes had been
    /// entered when the search came to it.
    #[inline]
    pub fn store(&mut self, known: Bounds, best: Option<Move>, before: u64) {
        let key = self.tree.key();
        let effort = self.account.nodes() - before;
        if let Some(table) = &mut self.table {
            table.put(key, known, best, effort);
            self.entries = table.len();
            self.account.meter.now.table_entries = self.entries;
        }
    }
}
