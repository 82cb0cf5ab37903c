//! OPEN: a binary heap of cells, greatest priority first, leftmost on ties.
//!
//! Every member's place in the heap is written in its cell, so that a member whose cell is freed
//! can be taken out at once. (Leaving stale members behind would be wrong, not only wasteful:
//! their cells are reused, and a comparison would climb from somewhere else.) The levels of a
//! recursion stack their heaps in one array, since only the topmost level is ever touched.
//!
//! The children of the node that was first are usually first themselves. So beside the heap there
//! is a `front`: a stack, in order, its first member on top. A newcomer that precedes the top goes
//! there and never sees the heap; the first of all is the better of the two tops. With SSS* this
//! spares most of the heap's work.

use super::cells::{CellId, Cells, NONE, State};
use crate::search::ChunkedVec;

/// A member of OPEN.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Entry {
    /// Where it lies from left to right, as far as 64 bits can tell ([`Cells::child_key`]).
    pub key: u64,
    /// The greater, the sooner.
    pub priority: i32,
    pub cell: CellId,
}

#[derive(Debug, Default)]
pub(super) struct Heap {
    entries: ChunkedVec<Entry>,
    /// The last is the first to leave. A member taken out from the middle leaves a gap.
    front: ChunkedVec<Entry>,
    /// Where the current level begins.
    base: Level,
}

/// Where a level's part of OPEN begins.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Level {
    entries: usize,
    front: usize,
}

/// TimelineIndex places in `front`; the others are in `entries`.
const FRONT: u32 = 1 << 31;
/// The cell of a gap in `front`.
const GAP: CellId = NONE;

impl Heap {
    pub fn bytes(&self) -> u64 {
        self.entries.bytes() + self.front.bytes()
    }

    /// Bytes of the members there are.
    #[inline]
    pub fn bytes_used(&self) -> u64 {
        ((self.entries.len() + self.front.len()) * size_of::<Entry>()) as u64
    }

    /// Bytes that `more` members would add at most.
    #[inline]
    pub fn growth(&self, more: usize) -> u64 {
        if self.entries.fits(more) && self.front.fits(more) {
            return 0;
        }
        self.entries.bytes_with(more) + self.front.bytes_with(more) - self.bytes()
    }

    /// Begins an empty heap on top of the present one; gives what [`Heap::leave`] needs.
    pub fn enter(&mut self) -> Level {
        let level = Level {
            entries: self.entries.len(),
            front: self.front.len(),
        };
        std::mem::replace(&mut self.base, level)
    }

    /// Forgets the current level's members and goes back to the level below.
    pub fn leave(&mut self, below: Level) {
        self.entries.truncate(self.base.entries);
        self.front.truncate(self.base.front);
        self.base = below;
    }

    #[inline]
    pub fn push<N: Copy>(&mut self, cells: &mut Cells<N>, entry: Entry) {
        cells[entry.cell].state = State::Open;
        let top = self.front.len();
        if top == self.base.front || precedes(cells, &entry, &self.front[top - 1]) {
            cells[entry.cell].link = FRONT | top as u32;
            self.front.push(entry);
        } else {
            let at = self.entries.len();
            self.entries.push(entry);
            self.rise(cells, at, entry);
        }
    }

    /// The first of all, if there is one.
    #[inline]
    pub fn pop<N: Copy>(&mut self, cells: &mut Cells<N>) -> Option<Entry> {
        let front = self.front.len() > self.base.front;
        let heap = self.entries.len() > self.base.entries;
        let first = if front
            && (!heap
                || precedes(
                    cells,
                    &self.front[self.front.len() - 1],
                    &self.entries[self.base.entries],
                )) {
            let first = self.front.pop()?;
            self.drop_gaps();
            first
        } else if heap {
            let first = self.entries[self.base.entries];
            self.fill(cells, self.base.entries);
            first
        } else {
            return None;
        };
        cells[first.cell].state = State::Taken;
        Some(first)
    }

    /// Takes a member out, wherever it stands.
    pub fn remove<N: Copy>(&mut self, cells: &mut Cells<N>, cell: CellId) {
        debug_assert_eq!(cells[cell].state, State::Open);
        #[cfg(debug_assertions)]
        self.check(cells);
        let at = (cells[cell].link & !FRONT) as usize;
        if cells[cell].link & FRONT != 0 {
            debug_assert_eq!(self.front[at].cell, cell);
            self.front[at].cell = GAP;
            self.drop_gaps();
        } else {
            debug_assert_eq!(self.entries[at].cell, cell);
            self.fill(cells, at);
        }
        cells[cell].state = State::Taken;
    }

    /// Every member is compared by climbing, so none may have a freed ancestor while others are
    /// still moved. In a large heap only its first members are looked at.
    #[cfg(debug_assertions)]
    pub fn check<N: Copy>(&self, cells: &Cells<N>) {
        const MOST: usize = 64;
        let entries = (self.base.entries..self.entries.len()).map(|i| self.entries[i].cell);
        let front = (self.base.front..self.front.len()).map(|i| self.front[i].cell);
        for cell in entries.take(MOST).chain(front.take(MOST)) {
            assert!(
                cell == GAP || cells.is_rooted(cell),
                "the member {cell} of OPEN has a freed ancestor"
            );
        }
    }

    /// The top of the front is never a gap.
    #[inline]
    fn drop_gaps(&mut self) {
        let mut len = self.front.len();
        while len > self.base.front && self.front[len - 1].cell == GAP {
            len -= 1;
        }
        self.front.truncate(len);
    }

    /// Puts the last member into the hole at `at` and restores the order.
    fn fill<N: Copy>(&mut self, cells: &mut Cells<N>, at: usize) {
        let Some(last) = self.entries.pop() else {
            return;
        };
        if at == self.entries.len() {
            return;
        }
        if at > self.base.entries && precedes(cells, &last, &self.entries[self.above(at)]) {
            self.rise(cells, at, last);
        } else {
            self.sink(cells, at, last);
        }
    }

    fn rise<N: Copy>(&mut self, cells: &mut Cells<N>, mut at: usize, entry: Entry) {
        while at > self.base.entries {
            let above = self.above(at);
            let other = self.entries[above];
            if !precedes(cells, &entry, &other) {
                break;
            }
            self.place(cells, at, other);
            at = above;
        }
        self.place(cells, at, entry);
    }

    fn sink<N: Copy>(&mut self, cells: &mut Cells<N>, mut at: usize, entry: Entry) {
        let len = self.entries.len();
        loop {
            let mut below = self.base.entries + 2 * (at - self.base.entries) + 1;
            if below >= len {
                break;
            }
            let mut other = self.entries[below];
            if below + 1 < len {
                let right = self.entries[below + 1];
                if precedes(cells, &right, &other) {
                    below += 1;
                    other = right;
                }
            }
            if !precedes(cells, &other, &entry) {
                break;
            }
            self.place(cells, at, other);
            at = below;
        }
        self.place(cells, at, entry);
    }

    #[inline]
    fn above(&self, at: usize) -> usize {
        self.base.entries + (at - self.base.entries - 1) / 2
    }

    #[inline]
    fn place<N: Copy>(&mut self, cells: &mut Cells<N>, at: usize, entry: Entry) {
        self.entries[at] = entry;
        cells[entry.cell].link = at as u32;
    }
}

#[inline]
fn precedes<N: Copy>(cells: &Cells<N>, a: &Entry, b: &Entry) -> bool {
    if a.priority != b.priority {
        return a.priority > b.priority;
    }
    if a.key != b.key {
        return a.key < b.key;
    }
    cells.is_left_of(a.cell, b.cell)
}

#[cfg(test)]
mod tests {
    use super::super::cells::{Cell, ROOT};
    use super::*;
    use crate::base::random::Rng;
    use crate::problem::{Move, Value};

    /// A root with `count` children, none of them in OPEN.
    fn star(count: usize) -> (Cells<()>, CellId) {
        let mut cells = Cells::new(());
        let first = cells.allocate(count);
        for i in 0..count as u32 {
            cells[first + i] = Cell::child(ROOT, Move(i), Value::INF, 0);
        }
        (cells, first)
    }

    #[test]
    fn members_leave_by_priority_then_from_the_left_also_after_removals_and_on_any_level() {
        let mut rng = Rng::new(7);
        for _ in 0..200 {
            let count = rng.range(1, 60) as usize;
            let (mut cells, first) = star(count + 1);
            let mut heap = Heap::default();
            // A member of the level below, which must stay where it is.
            let below = first + count as u32;
            heap.push(
                &mut cells,
                Entry {
                    key: 0,
                    priority: i32::MAX,
                    cell: below,
                },
            );
            let level = heap.enter();
            let mut order: Vec<u32> = (0..count as u32).collect();
            rng.shuffle(&mut order);
            let mut members = Vec::new();
            for i in order {
                let priority = rng.range(0, 3) as i32;
                // Half of the members have the same key, as paths beyond 64 bits do.
                let key = if i < count as u32 / 2 {
                    0
                } else {
                    u64::from(i)
                };
                let cell = first + i;
                heap.push(
                    &mut cells,
                    Entry {
                        key,
                        priority,
                        cell,
                    },
                );
                members.push((-priority, cell));
            }
            for _ in 0..count / 3 {
                let gone = members.swap_remove(rng.below(members.len() as u64) as usize);
                heap.remove(&mut cells, gone.1);
            }
            members.sort_unstable();
            for (_, cell) in members {
                assert_eq!(heap.pop(&mut cells).unwrap().cell, cell);
            }
            assert!(heap.pop(&mut cells).is_none());
            heap.leave(level);
            assert_eq!(heap.pop(&mut cells).unwrap().cell, below);
        }
    }
}
