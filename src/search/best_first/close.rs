//! Closing: what happens to a node that can no longer matter, and to the cells below it.

use super::cells::{CellId, NONE, State};
use super::engine::{Engine, is_cut, line_of_a_tip};
use super::lines::LineId;
use super::settings::Policy;
use crate::problem::{Bounds, StaticBounds, Value};
use crate::search::{CutReason, Probe, SearchEvent, Stop};

impl<T: StaticBounds, P: Probe> Engine<'_, '_, T, P> {
    /// The highest closed cell on the path below the `top`-th, when bounds have changed from the
    /// `changed`-th cell downwards.
    #[inline]
    pub fn highest_closed(&mut self, changed: usize, top: usize) -> Option<usize> {
        if changed > top && self.is_closed(changed) {
            return Some(changed);
        }
        self.first_closed()
    }

    /// Closes the `i`-th cell of the path: frees what lies below it, and wakes the sibling that
    /// waited for it. `key` is the key of any node at or below it. Gives the number of cells freed.
    pub fn close(&mut self, i: usize, key: u64) -> Result<u64, Stop> {
        self.retreat_to(i);
        let cell = self.cursor.at(i);
        let freed = self.shut(cell, self.windows[i])?;
        if !self.is_closed(i - 1) {
            self.wake_next(self.cursor.at(i - 1), cell, self.windows[i], key);
        }
        Ok(freed)
    }

    /// The policy `free`: looks for closed nodes all over the level, below the `changed`-th cell
    /// of the path, whose bounds have changed. Gives the number of cells freed.
    pub fn close_everywhere(&mut self, changed: usize, top: usize) -> Result<u64, Stop> {
        if self.settings.policy != Policy::Free || changed > self.cursor.ply() {
            return Ok(0);
        }
        let mut freed = 0;
        let mut visits = vec![(self.cursor.at(changed), self.windows[changed])];
        while let Some((cell, window)) = visits.pop() {
            let at = self.cells[cell];
            if at.state != State::Expanded {
                continue;
            }
            if cell != self.cursor.at(top) && is_cut(window, at.bounds) {
                freed += self.shut(cell, window)?;
                let player = self.cells[at.parent].player();
                if self.settings.choice.waits(player) {
                    let key = self.key_from(self.cursor.at(top), at.parent);
                    self.wake_next(at.parent, cell, window, key);
                }
                continue;
            }
            let below = self.window_below(window, cell);
            visits.extend(self.cells.children(cell).map(|child| (child, below)));
        }
        Ok(freed)
    }

    /// The key of a cell, computed from the root of its level.
    fn key_from(&self, root: CellId, cell: CellId) -> u64 {
        if cell == root {
            return 0;
        }
        let parent = self.cells[cell].parent;
        self.cells
            .child_key(self.key_from(root, parent), parent, cell)
    }

    /// Where the children of `parent`, with this window, wait for each other, the one after
    /// `closed` is next.
    fn wake_next(&mut self, parent: CellId, closed: CellId, window: Bounds, key: u64) {
        let player = self.cells[parent].player();
        if !self.settings.choice.waits(player) {
            return;
        }
        let Some(next) = self.cells.next_sibling(parent, closed) else {
            return;
        };
        if self.cells[next].state != State::Dormant {
            return;
        }
        let merit = self.merit(window, self.cells[next].bounds);
        let key = self.cells.child_key(key, parent, next);
        self.activate(self.settings.steps.close, next, merit, key);
    }

    /// TimelineIndex a cell closed and, unless cells are retained, frees what lies below it.
    fn shut(&mut self, id: CellId, window: Bounds) -> Result<u64, Stop> {
        let bounds = self.cells[id].bounds;
        let live = self.cells.live();
        match self.cells[id].state {
            State::Expanded if self.settings.policy == Policy::Retain => {
                self.drop_open_below(id, window, true);
                self.cells[id].set_spent();
            }
            State::Expanded => {
                let line = self.line_from(id)?;
                self.purge(id, window, true);
                self.cells[id].state = State::Closed;
                self.cells[id].link = line;
            }
            // A recursion has closed it before it returned.
            State::Closed => {}
            State::Dormant | State::Open | State::Taken => {
                self.cells[id].state = State::Closed;
                self.cells[id].link = line_of_a_tip(bounds.and(self.range));
            }
        }
        let freed = live - self.cells.live();
        self.emit(
            self.settings.steps.close,
            id,
            SearchEvent::Close { bounds, freed },
        );
        Ok(freed)
    }

    /// The root of a recursion, the `top`-th cell of the path, is closed: everything below it is
    /// freed and it becomes a closed tip of the tree above.
    pub fn leave(&mut self, top: usize) -> Result<(), Stop> {
        self.retreat_to(top);
        let root = self.cursor.at(top);
        let bounds = self.cells[root].bounds;
        let line = match self.cells[root].state {
            State::Expanded => {
                let line = self.line_from(root)?;
                self.purge(root, self.windows[top], false);
                line
            }
            State::Open => {
                // Static bounds have closed it before it was ever selected.
                self.open -= 1;
                self.emit(self.settings.steps.leave, root, SearchEvent::Unopen);
                line_of_a_tip(bounds.and(self.range))
            }
            _ => line_of_a_tip(bounds.and(self.range)),
        };
        self.cells[root].state = State::Closed;
        self.cells[root].link = line;
        self.context.set_cells(self.cells.live());
        self.context.set_open(self.open);
        self.emit(self.settings.steps.leave, root, SearchEvent::Return(bounds));
        Ok(())
    }

    /// The line of best play from an expanded node whose value is known: down through children of
    /// the same value until one has a line of its own, which is taken over. A bound at the edge of
    /// the question's window is a value.
    fn line_from(&mut self, id: CellId) -> Result<LineId, Stop> {
        let value = self.cells[id].bounds.and(self.range);
        if !value.is_exact() {
            return Ok(NONE);
        }
        debug_assert!(self.stack.is_empty());
        let mut at = id;
        while self.cells[at].state == State::Expanded {
            let best = self
                .cells
                .children(at)
                .find(|&child| self.cells[child].bounds.and(self.range) == value);
            // With static bounds a value can be known before any move to it is.
            let Some(best) = best else { break };
            self.stack.push(best);
            at = best;
        }
        self.grow(self.lines.growth(self.stack.len()))?;
        let mut line = match self.cells[at].state {
            State::Closed => std::mem::replace(&mut self.cells[at].link, NONE),
            _ => NONE,
        };
        if line == NONE {
            line = line_of_a_tip(value);
        }
        while let Some(cell) = self.stack.pop() {
            line = self.lines.prepend(self.cells[cell].from, line);
        }
        Ok(line)
    }

    /// Frees all cells below `owner`; members of OPEN among them are dropped, from the heap too
    /// unless that is being emptied anyway.
    ///
    /// No cell is freed before all of them have left the heap: a removal compares members that are
    /// still there, ties by climbing from them, and in a freed block the way up is broken.
    fn purge(&mut self, owner: CellId, window: Bounds, from_heap: bool) {
        self.drop_open_below(owner, window, from_heap);
        #[cfg(debug_assertions)]
        if from_heap {
            self.heap.check(&self.cells);
        }
        self.stack.push(owner);
        while let Some(at) = self.stack.pop() {
            let children = self.cells.children(at);
            for child in children.clone() {
                match self.cells[child].state {
                    State::Expanded => self.stack.push(child),
                    State::Closed => self.lines.release(self.cells[child].link),
                    State::Open | State::Dormant | State::Taken => {}
                }
            }
            self.cells.release(children.start, children.len());
        }
        #[cfg(debug_assertions)]
        if from_heap {
            self.heap.check(&self.cells);
        }
    }

    /// Drops the members of OPEN below `owner`, from the heap too if asked, and leaves the cells.
    fn drop_open_below(&mut self, owner: CellId, window: Bounds, from_heap: bool) {
        let bound = closing_bound(window, self.cells[owner].bounds);
        self.stack.push(owner);
        while let Some(at) = self.stack.pop() {
            for child in self.cells.children(at) {
                match self.cells[child].state {
                    State::Open | State::Dormant => self.drop_open(child, owner, bound, from_heap),
                    State::Expanded if !self.cells[child].is_spent() => self.stack.push(child),
                    _ => {}
                }
            }
        }
    }

    fn drop_open(&mut self, member: CellId, owner: CellId, bound: Value, from_heap: bool) {
        if from_heap && self.cells[member].state == State::Open && self.settings.choice.uses_heap()
        {
            self.heap.remove(&mut self.cells, member);
        }
        self.cells[member].state = State::Taken;
        self.open -= 1;
        let reason = CutReason::PurgedUnder;
        let owner = self.cells.node(owner);
        self.emit(
            self.settings.steps.close,
            member,
            SearchEvent::Cut {
                reason,
                owner,
                bound,
            },
        );
    }
}

/// The bound by which a closed node is closed.
fn closing_bound(window: Bounds, bounds: Bounds) -> Value {
    if bounds.lower >= window.upper.min(bounds.upper) {
        bounds.lower
    } else {
        bounds.upper
    }
}
