//! Stockman's Γ operator, once for both sides.
//!
//! SSS* thinks of MAX's strategies: trees with one move at every MAX node and all moves at MIN
//! nodes. A strategy is worth its worst leaf, the game is worth the best strategy. A state
//! (J, s, h) of OPEN stands for all strategies that lead through J; h, the merit, bounds what
//! they can be worth. Γ takes the state with the greatest merit (the leftmost on ties) and
//! narrows it: down to a leaf while J is LIVE, across to the next reply of MIN and up while J is
//! SOLVED. When the root is SOLVED, a strategy is complete and no other can be better.
//!
//! DUAL* is the same with MAX and MIN exchanged. One text serves both: `hero` is the player whose
//! strategies are meant, merits are kept in the hero's eyes, and rules speak of hero and rival.
//!
//! The leaf that last lowered the merit of the solved root lies at the end of a line of best
//! play. The lines are kept as cells are freed: a node whose merit was lowered below it has a
//! line, a node that was merely good enough has none.
//!
//! States of OPEN are an antichain of the tree, so merit and left-to-right are a total order.
//!
//! Where the question knows a window in which every value lies, merits begin at its upper edge
//! instead of +∞, so that a value there is the best there is; and when no merit is above its
//! lower edge, that is the value, though no strategy is complete. MT-SSS* does both by itself.

use super::cells::{Cell, CellId, Cells, NONE, ROOT, State};
use super::cursor::Cursor;
use super::heap::{Entry, Heap};
use super::lines::{END, LineId, Lines};
use super::stockman::at;
use crate::problem::{Bounds, GameTree, Move, Player, Value};
use crate::search::{Probe, Report, SearchContext, SearchEvent, Step, Stop};

struct Gamma<'s, 'a, T, P: Probe> {
    hero: Player,
    tree: &'s mut T,
    context: &'s mut SearchContext<'a>,
    probe: &'s mut P,
    cells: Cells<P::Node>,
    heap: Heap,
    lines: Lines,
    cursor: Cursor,
    open: u64,
    /// The question's window, in the hero's eyes.
    range: Bounds,
    /// What the root can be worth at most, in the hero's eyes.
    best: Value,
    moves: Vec<Move>,
    stack: Vec<CellId>,
}

/// SSS* for the hero MAX, DUAL* for the hero MIN.
pub(super) fn search<T: GameTree, P: Probe>(
    hero: Player,
    tree: &mut T,
    context: &mut SearchContext<'_>,
    probe: &mut P,
) -> Report {
    let root = probe.root(tree.player());
    let mut cells = Cells::new(root);
    let cursor = Cursor::new(&mut cells);
    let range = tree.window().relative_to(hero);
    let mut gamma = Gamma {
        hero,
        tree,
        context,
        probe,
        cells,
        heap: Heap::default(),
        lines: Lines::new(),
        cursor,
        open: 0,
        range,
        best: range.upper,
        moves: Vec::new(),
        stack: Vec::new(),
    };
    let outcome = gamma.run();
    gamma.cursor.retreat_to(gamma.tree, &mut gamma.cells, 0);
    let (bounds, pv) = match outcome {
        Ok(value) => (Bounds::exact(hero.negamax(value)), gamma.best_line()),
        Err(_) => (gamma.at_most(gamma.best), gamma.path_of_the_best()),
    };
    gamma.emit(at::DONE, ROOT, SearchEvent::Done(bounds));
    Report::close(gamma.context, gamma.tree, bounds, pv)
}

impl<T: GameTree, P: Probe> Gamma<'_, '_, T, P> {
    fn run(&mut self) -> Result<Value, Stop> {
        let counts = self.context.counts();
        counts.leaves = Some(counts.visits);
        counts.expanded.get_or_insert(0);
        self.context.root_bounds(self.at_most(self.best));
        self.context.hold(self.bytes() + self.heap.growth(1))?;
        self.context.set_cells(self.cells.live());
        // OPEN := {(root, LIVE, +∞)}, or the most there can be.
        self.push(at::START, ROOT, self.range.upper, 0);
        loop {
            self.context.sample_open(self.open);
            let Some(entry) = self.heap.pop(&mut self.cells) else {
                unreachable!("OPEN holds a state until the root is solved");
            };
            if let Some(value) = self.apply(entry)? {
                return Ok(value);
            }
        }
    }

    /// One application of Γ to the state (J, s, h). The value, once the root is solved.
    fn apply(&mut self, entry: Entry) -> Result<Option<Value>, Stop> {
        let Entry { cell: j, key, .. } = entry;
        let cell = self.cells[j];
        let h = cell.merit;
        self.lower_the_root(h);
        if h <= self.range.lower {
            // Nothing better is left, and nothing is worse.
            self.select(at::ROOT, j, h);
            return Ok(Some(h));
        }
        if cell.is_solved() {
            let line = cell.solved_line();
            let parent = cell.parent;
            if j == ROOT {
                // Γ1: the root is solved: its value is h.
                self.select(at::ROOT, j, h);
                return Ok(Some(h));
            }
            if self.player(parent) == self.hero {
                // Γ2: the parent I is the hero's: J is the best choice there. Remove every state
                // below I; (I, SOLVED, h).
                self.select(at::PURGE, j, h);
                self.remove_states_below(at::PURGE, parent, j);
                let line = self.extended(cell.from, line)?;
                self.solve(at::PURGE, parent, h, line, key);
            } else if let Some(next) = self.cells.next_sibling(parent, j) {
                // Γ3: the parent is the rival's and has another reply K: (K, LIVE, h).
                self.select(at::ACROSS, j, h);
                self.cells[j].state = State::Closed;
                self.cells[j].link = line;
                let bounds = self.solved_bounds(h, line);
                self.emit(at::ACROSS, j, SearchEvent::Close { bounds, freed: 0 });
                let key = self.cells.child_key(key, parent, next);
                self.push(at::ACROSS, next, h, key);
            } else {
                // Γ4: all replies are answered: (I, SOLVED, h). The last reply that lowered the
                // merit is the one the rival would choose.
                self.select(at::UP, j, h);
                self.cells[j].state = State::Closed;
                self.cells[j].link = line;
                let line = self.line_of_the_last(parent)?;
                self.solve(at::UP, parent, h, line, key);
            }
            return Ok(None);
        }
        self.cursor.walk_to(self.tree, &mut self.cells, j);
        if let Some(value) = self.tree.leaf() {
            // Γ5: J is a leaf: (J, SOLVED, min(h, value)).
            self.select(at::LEAF, j, h);
            self.context.leaf(self.tree)?;
            let counts = self.context.counts();
            counts.leaves = Some(counts.visits);
            self.emit(at::LEAF, j, SearchEvent::Eval(value));
            let worth = self.hero.negamax(value);
            let is_its_value = worth < h || (worth == h && h == self.range.upper);
            let line = if is_its_value { END } else { NONE };
            self.cells[j].set_solved(line);
            self.push(at::LEAF, j, h.min(worth), key);
        } else if self.tree.player() == self.hero {
            // Γ6: J is the hero's: every child is a choice: (child, LIVE, h) for all of them.
            self.select(at::ALL, j, h);
            self.expand(at::ALL, j)?;
            let children = self.cells.children(j);
            for child in children.clone() {
                self.say_open(at::ALL, child, h);
            }
            // From the right, so that each of them precedes the one before.
            for child in children.rev() {
                let key = self.cells.child_key(key, j, child);
                self.put(child, h, key);
            }
        } else {
            // Γ7: J is the rival's: every child must be answered, from the left:
            // (first child, LIVE, h).
            self.select(at::FIRST, j, h);
            self.expand(at::FIRST, j)?;
            let first = self.cells.children(j).start;
            let key = self.cells.child_key(key, j, first);
            self.push(at::FIRST, first, h, key);
        }
        Ok(None)
    }

    fn player(&self, id: CellId) -> Player {
        self.cells[id].player()
    }

    #[inline]
    fn emit(&mut self, step: Step, id: CellId, event: SearchEvent<P::Node>) {
        let node = self.cells.node(id);
        self.probe.emit(step, node, event);
    }

    fn select(&mut self, rule: Step, j: CellId, h: Value) {
        let merit = self.hero.negamax(h);
        let open = self.open;
        self.emit(rule, j, SearchEvent::Select { merit, open });
        self.open -= 1;
    }

    /// (J, s, h) goes into OPEN; s is what the cell says.
    #[inline]
    fn push(&mut self, step: Step, j: CellId, h: Value, key: u64) {
        self.say_open(step, j, h);
        self.put(j, h, key);
    }

    #[inline]
    fn say_open(&mut self, step: Step, j: CellId, h: Value) {
        let merit = self.hero.negamax(h);
        let dormant = false;
        self.emit(step, j, SearchEvent::Open { merit, dormant });
    }

    #[inline]
    fn put(&mut self, j: CellId, h: Value, key: u64) {
        self.cells[j].merit = h;
        self.open += 1;
        let entry = Entry {
            key,
            priority: h.get(),
            cell: j,
        };
        self.heap.push(&mut self.cells, entry);
    }

    /// (I, SOLVED, h): gives back the children of I, and puts I into OPEN once more. `key` is the
    /// key of one of them.
    fn solve(&mut self, rule: Step, i: CellId, h: Value, line: LineId, key: u64) {
        self.cursor.leave_below(self.tree, &mut self.cells, i);
        let live = self.cells.live();
        debug_assert!(self.stack.is_empty());
        self.stack.push(i);
        while let Some(at) = self.stack.pop() {
            let children = self.cells.children(at);
            for child in children.clone() {
                match self.cells[child].state {
                    State::Expanded => self.stack.push(child),
                    State::Closed => self.lines.release(self.cells[child].link),
                    State::Dormant | State::Open | State::Taken => {}
                }
            }
            self.cells.release(children.start, children.len());
        }
        // Γ2 has removed every state below I, and below a rival's node none is left after Γ4.
        #[cfg(debug_assertions)]
        self.heap.check(&self.cells);
        let freed = live - self.cells.live();
        self.context.set_cells(self.cells.live());
        let key = self.cells.own_key(key, i);
        self.cells[i].set_solved(line);
        let bounds = self.solved_bounds(h, line);
        self.emit(rule, i, SearchEvent::Close { bounds, freed });
        self.push(rule, i, h, key);
    }

    /// All states below I but J's own, which is taken already, leave OPEN.
    fn remove_states_below(&mut self, rule: Step, i: CellId, j: CellId) {
        self.stack.push(i);
        while let Some(at) = self.stack.pop() {
            for child in self.cells.children(at) {
                match self.cells[child].state {
                    State::Open => {
                        self.heap.remove(&mut self.cells, child);
                        if self.cells[child].is_solved() {
                            self.lines.release(self.cells[child].solved_line());
                        }
                        self.open -= 1;
                        self.emit(rule, child, SearchEvent::Unopen);
                    }
                    State::Expanded => self.stack.push(child),
                    State::Dormant | State::Taken | State::Closed => {
                        debug_assert!(self.cells[child].state != State::Taken || child == j);
                    }
                }
            }
        }
    }

    /// The line that goes on with `line` after the move, if there is one.
    fn extended(&mut self, from: Move, line: LineId) -> Result<LineId, Stop> {
        if line == NONE {
            return Ok(NONE);
        }
        self.grow(self.lines.growth(1))?;
        Ok(self.lines.prepend(from, line))
    }

    /// Taken over from the last child that has a line.
    fn line_of_the_last(&mut self, i: CellId) -> Result<LineId, Stop> {
        for child in self.cells.children(i).rev() {
            let Cell { link, from, .. } = self.cells[child];
            if link != NONE {
                let line = self.extended(from, link)?;
                self.cells[child].link = NONE;
                return Ok(line);
            }
        }
        Ok(NONE)
    }

    fn expand(&mut self, rule: Step, j: CellId) -> Result<(), Stop> {
        self.context.inner(self.tree)?;
        self.moves.clear();
        self.tree.moves(&mut self.moves);
        let count = self.moves.len();
        self.grow(self.cells.growth(count) + self.heap.growth(count + 1))?;
        let player = self.tree.player();
        let node = self.cells.node(j);
        self.probe.expand(rule, node, player, &self.moves);
        let probe = &mut *self.probe;
        self.cells
            .expand(j, player, &self.moves, |i, m| probe.child(node, i, m));
        *self.context.counts().expanded.get_or_insert(0) += 1;
        self.context.set_cells(self.cells.live());
        let used = self.cells.bytes_used() + self.heap.bytes_used() + self.lines.bytes_used();
        self.context.use_bytes(used);
        Ok(())
    }

    fn grow(&mut self, more: u64) -> Result<(), Stop> {
        if more > 0 {
            self.context.hold(self.bytes() + more)?;
        }
        Ok(())
    }

    fn bytes(&self) -> u64 {
        let lists = (self.moves.capacity() + self.stack.capacity()) * size_of::<u32>();
        self.cells.bytes()
            + self.heap.bytes()
            + self.lines.bytes()
            + self.cursor.bytes()
            + lists as u64
    }

    /// The greatest merit in OPEN bounds the root.
    #[inline]
    fn lower_the_root(&mut self, h: Value) {
        if h < self.best {
            self.best = h;
            let bounds = self.at_most(h);
            self.context.root_bounds(bounds);
            self.emit(at::TAKE, ROOT, SearchEvent::Bounds(bounds));
        }
    }

    /// In the hero's eyes a value of at most `h`.
    fn at_most(&self, h: Value) -> Bounds {
        let seen = Bounds {
            upper: h,
            ..self.range
        };
        seen.relative_to(self.hero)
    }

    /// What is known of a solved node: h is its value if the merit was lowered below it; otherwise
    /// it is worth h or more to the hero.
    fn solved_bounds(&self, h: Value, line: LineId) -> Bounds {
        let upper = if line == NONE { self.range.upper } else { h };
        Bounds { lower: h, upper }.relative_to(self.hero)
    }

    /// Best play, once the value of the root is known. Where no strategy was completed all of the
    /// hero's moves are as bad; the rival goes where the merit was lowered last.
    fn best_line(&self) -> Vec<Move> {
        let mut moves = Vec::new();
        let mut at = ROOT;
        while self.cells[at].state == State::Expanded {
            let children = self.cells.children(at);
            let first = children.start;
            if self.player(at) == self.hero {
                moves.push(self.cells[first].from);
                at = first;
                continue;
            }
            let lowered = |&child: &CellId| {
                let cell = &self.cells[child];
                cell.state == State::Closed && cell.link != NONE && cell.merit <= self.range.lower
            };
            if let Some(child) = children.clone().find(lowered) {
                moves.push(self.cells[child].from);
                moves.extend(self.lines.moves(self.cells[child].link));
                return moves;
            }
            let waiting = |&child: &CellId| self.cells[child].state != State::Closed;
            let Some(child) = children.clone().find(waiting) else {
                return moves;
            };
            moves.push(self.cells[child].from);
            at = child;
        }
        if self.cells[at].is_solved() {
            moves.extend(self.lines.moves(self.cells[at].solved_line()));
        }
        moves
    }

    /// The moves to the first state of OPEN: what an unfinished search would play.
    fn path_of_the_best(&mut self) -> Vec<Move> {
        let mut at = match self.heap.pop(&mut self.cells) {
            Some(first) => first.cell,
            None => self.cursor.at(self.cursor.ply()),
        };
        let mut moves = Vec::new();
        while at != ROOT {
            moves.push(self.cells[at].from);
            at = self.cells[at].parent;
        }
        moves.reverse();
        moves
    }
}
