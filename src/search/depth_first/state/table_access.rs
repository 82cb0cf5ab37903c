//! What a depth-first search keeps of nodes it has left: a transposition table, or a memory of
//! the algorithm's own, of which only the size is known here.
//!
//! A node answered by the table counts as a hit, not as a visit. An entry stands for a position, or for
//! a node: then its key is made of the moves that lead there.

use super::SearchState;
use crate::base::random::mix;
use crate::problem::{Bounds, GameTree, Move};
use crate::search::Stop;
use crate::search::depth_first::mt::Remember;
use crate::search::depth_first::table_options::TableOptions;
use crate::search::table::{Known, Table};

#[derive(Default)]
pub struct TableAccess {
    pub(super) table: Option<Table>,
    pub(super) bytes: u64,
    pub(super) entries: u64,
    /// Bytes an entry takes.
    pub entry_bytes: u64,
    /// Whether leaves are remembered by their position, so that none is evaluated twice.
    pub by_position: bool,
    /// The keys of the nodes on the path, where entries stand for nodes.
    path_keys: Vec<u64>,
    by_path: bool,
    /// Nodes of less height are not stored.
    store_from: u32,
    /// The deepest ply reached below the node under the cursor, as far as it matters.
    deepest: usize,
}

/// What has to be known of a node before it is searched, if it is to be stored afterwards.
#[derive(Clone, Copy)]
pub struct Begun {
    nodes: u64,
    deepest: usize,
}

impl TableAccess {
    /// The cursor goes from a node at this ply down by this move.
    #[inline(always)]
    pub(super) fn descend(&mut self, ply: usize, m: Move) {
        if self.by_path {
            self.extend_path(ply, m);
        }
    }

    fn extend_path(&mut self, ply: usize, m: Move) {
        self.path_keys.truncate(ply + 1);
        let above = self.path_keys[ply];
        self.path_keys
            .push(mix(above.wrapping_add(u64::from(m.0) + 1)));
    }

    /// Something was found out at this ply.
    #[inline(always)]
    pub(super) fn reach(&mut self, ply: usize) {
        self.deepest = self.deepest.max(ply);
    }

    pub(super) fn measures_height(&self) -> bool {
        self.store_from > 0
    }
}

impl<T: GameTree> SearchState<'_, '_, T> {
    /// A transposition table of this size, if none is there yet; of no bytes is none.
    pub fn make_table(&mut self, options: TableOptions) -> Result<(), Stop> {
        if options.bytes == 0 || self.has_table() {
            return Ok(());
        }
        self.table.bytes += Table::bytes_of(options.bytes);
        self.hold()?;
        self.table.table = Some(Table::new(options.bytes));
        self.table.entry_bytes = Table::SLOT;
        self.table.store_from = options.store_from;
        self.table.by_path = options.key == Remember::Path;
        if self.table.by_path {
            // Plies count from the root, above which a nested search may begin.
            self.table.path_keys = vec![0; self.tree.ply() + 1];
        }
        self.context.counts().table_hits = Some(0);
        Ok(())
    }

    #[inline]
    pub fn has_table(&self) -> bool {
        self.table.table.is_some()
    }

    #[inline]
    fn table_key(&self) -> u64 {
        match self.table.by_path {
            // The position's key knows of a horizon, too.
            true => mix(self.table.path_keys[self.tree.ply()] ^ self.tree.key()),
            false => self.tree.key(),
        }
    }

    /// What the table knows of the node under the cursor.
    #[inline]
    pub fn look_up(&self) -> Option<Known> {
        self.table.table.as_ref()?.get(self.table_key())
    }

    /// The node under the cursor, not a leaf, is about to be searched.
    #[inline]
    pub fn begin_node(&mut self) -> Begun {
        let here = self.tree.ply();
        Begun {
            nodes: self.context.nodes(),
            deepest: std::mem::replace(&mut self.table.deepest, here),
        }
    }

    /// Stores what is known of the node under the cursor, if it is high enough.
    #[inline]
    pub fn store(&mut self, known: Bounds, best: Option<Move>, begun: Begun) {
        let height = self.table.deepest.saturating_sub(self.tree.ply());
        self.table.deepest = self.table.deepest.max(begun.deepest);
        if height < self.table.store_from as usize {
            return;
        }
        let effort = self.context.nodes() - begun.nodes;
        self.put(known, best, effort);
    }

    /// Stores the value of a leaf, where leaves are stored.
    #[inline]
    pub fn store_leaf(&mut self, known: Bounds) {
        if self.table.store_from == 0 {
            self.put(known, None, 1);
        }
    }

    fn put(&mut self, known: Bounds, best: Option<Move>, effort: u64) {
        let key = self.table_key();
        if let Some(table) = &mut self.table.table {
            table.put(key, known, best, effort);
            let entries = table.len();
            self.note_entries(entries);
        }
    }

    /// Continues the best line, which ends where the table answered, by the table's best moves.
    pub fn lengthen_line(&mut self) {
        if !self.has_table() {
            return;
        }
        let ply = self.tree.ply();
        let from = self.path.moves.len();
        for i in 0..self.root.line.len() {
            self.play_on(self.root.line[i]);
        }
        while self.tree.leaf().is_none() {
            let known = self.look_up();
            let Some(best) = known
                .filter(|known| known.bounds.is_exact())
                .and_then(|known| known.best)
            else {
                break;
            };
            self.tree.moves(&mut self.path.moves);
            let legal = self.path.moves[from..].contains(&best);
            self.path.moves.truncate(from);
            if !legal {
                break;
            }
            self.root.line.push(best);
            self.play_on(best);
        }
        self.climb(ply);
    }

    /// A line of best play where the table is all that is remembered: the move that was found to be best
    /// at the root, then children that are worth the root's value, as long as the table knows one.
    pub fn line_through_table(&mut self, proved: Option<Bounds>) {
        let Some(value) = proved
            .filter(|known| known.is_exact())
            .map(|known| known.lower)
        else {
            return;
        };
        let start = self.tree.ply();
        let from = self.path.moves.len();
        let mut line = Vec::new();
        while self.tree.leaf().is_none() {
            let mover = self.tree.player();
            self.tree.moves(&mut self.path.moves);
            let found_at_root = self.root.line.first().copied().filter(|_| line.is_empty());
            let mut found = found_at_root;
            for i in from..self.path.moves.len() {
                if found.is_some() {
                    break;
                }
                let m = self.path.moves[i];
                self.play_on(m);
                let known = self.look_up();
                self.tree.undo();
                let seen = known.map(|known| known.bounds.relative_to(mover));
                found = seen
                    .is_some_and(|seen| seen.lower >= mover.negamax(value))
                    .then_some(m);
            }
            self.path.moves.truncate(from);
            let Some(m) = found else { break };
            line.push(m);
            self.play_on(m);
        }
        self.climb(start);
        if !line.is_empty() {
            self.root.set_line(line);
        }
    }

    fn play_on(&mut self, m: Move) {
        self.table.descend(self.tree.ply(), m);
        self.tree.play(m);
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
