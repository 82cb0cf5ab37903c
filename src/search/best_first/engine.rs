//! The machine behind GSEARCH and RSEARCH: the search tree in its cells, OPEN, and the cursor.
//!
//! What must hold between two steps of [`solve`](super::solve):
//!
//! - The cursor's path leads from the root to the node last selected, or to one above it.
//! - `windows[i]` is (L_t, U_t) of the `i`-th cell of that path, for as many `i` as are still valid. Since nothing
//!   above the root of a recursion changes while it runs, one list serves all levels. The root's own is what is
//!   known of its value beforehand, the window of the question and its static bounds: both bounds of it count
//!   everywhere, whoever moves at the root.
//! - Every cell's bounds are L_b and U_b as (2.2) and (2.3) define them, and every node of the
//!   path below the root of the recursion is open: the highest closed one is closed at once.
//!
//! This file moves the cursor, keeps the bounds and says what happens; `close` frees cells, and
//! `solve` decides what to do. None of them knows why a member of OPEN comes first (`rules`).

use super::cells::{CellId, Cells, NONE, ROOT, State};
use super::cursor::Cursor;
use super::eligible_pick::EligiblePick;
use super::heap::{Entry, Heap};
use super::lines::{END, Lines};
use super::rules::Selection;
use super::settings::Settings;
use crate::problem::{Bounds, Move, Player, StaticBounds, Value};
use crate::search::{Probe, Report, SearchContext, SearchEvent, Step, Stop};

pub(super) struct Engine<'s, 'a, T, P: Probe> {
    pub tree: &'s mut T,
    pub context: &'s mut SearchContext<'a>,
    pub probe: &'s mut P,
    pub settings: Settings<'s>,
    pub cells: Cells<P::Node>,
    pub heap: Heap,
    pub lines: Lines,
    pub cursor: Cursor,
    pub windows: Vec<Bounds>,
    /// Members of OPEN on all levels, dormant ones included.
    pub open: u64,
    pub moves: Vec<Move>,
    /// Scratch for walks through the cells.
    pub stack: Vec<CellId>,
    /// The eligible rule's, in the heap's place.
    pub eligible: EligiblePick,
    /// `Some(computed)` where static bounds are asked for.
    pub informed: Option<bool>,
    /// Every value of the tree lies in it: the window of the question.
    pub range: Bounds,
}

/// Runs GSEARCH or RSEARCH, as `settings` say, from where the cursor stands.
pub(super) fn run<T: StaticBounds, P: Probe>(
    tree: &mut T,
    settings: Settings<'_>,
    context: &mut SearchContext<'_>,
    probe: &mut P,
) -> Report {
    let root = probe.root(tree.player());
    let mut cells = Cells::new(root);
    let cursor = Cursor::new(&mut cells);
    let range = tree.window();
    let mut engine = Engine {
        informed: settings.informed.asks(tree),
        range,
        tree,
        context,
        probe,
        settings,
        cells,
        heap: Heap::default(),
        lines: Lines::new(),
        cursor,
        windows: vec![range],
        open: 0,
        moves: Vec::new(),
        stack: Vec::new(),
        eligible: EligiblePick::default(),
    };
    let outcome = engine.start();
    engine.retreat_to(0);
    let bounds = engine.cells[ROOT].bounds;
    let pv = match outcome {
        Ok(()) => engine.lines.moves(engine.cells[ROOT].link),
        Err(_) => engine.best_so_far(),
    };
    // Told of the root even where its name was forgotten.
    engine
        .probe
        .emit(engine.settings.steps.done, root, SearchEvent::Done(bounds));
    Report::close(engine.context, engine.tree, bounds, pv)
}

impl<T: StaticBounds, P: Probe> Engine<'_, '_, T, P> {
    /// G1: the root alone, with what is known of it beforehand: the window of the question and its
    /// static bounds.
    fn start(&mut self) -> Result<(), Stop> {
        let counts = self.context.counts();
        counts.leaves = Some(counts.visits);
        counts.expanded.get_or_insert(0);
        self.context.hold(self.bytes() + self.heap.growth(1))?;
        let mut known = self.range;
        if let Some(computed) = self.informed {
            let more = self.tree.static_bounds(computed).unwrap_or(known);
            known = known.and(more);
            if !self.settings.choice.uses_heap() {
                self.eligible.learn(ROOT, known);
            }
        }
        self.windows[0] = known;
        if known != Bounds::UNKNOWN {
            self.set_bounds(0, known);
        }
        self.cells[ROOT].merit = self.merit(known, known);
        self.context.root_bounds(self.cells[ROOT].bounds);
        self.context.set_cells(self.cells.live());
        self.solve(1)
    }

    /// Makes sure that `more` bytes, a new chunk or none, may be held.
    #[inline]
    pub fn grow(&mut self, more: u64) -> Result<(), Stop> {
        if more > 0 {
            self.context.hold(self.bytes() + more)?;
        }
        Ok(())
    }

    /// Everything held, by capacity.
    pub fn bytes(&self) -> u64 {
        let lists = (self.moves.capacity() + self.stack.capacity()) * size_of::<u32>()
            + self.windows.capacity() * size_of::<Bounds>();
        self.cells.bytes()
            + self.heap.bytes()
            + self.eligible.bytes()
            + self.lines.bytes()
            + self.cursor.bytes()
            + lists as u64
    }

    /// What of it is in use: cells, members of OPEN that can be selected, lines and the path.
    #[inline]
    pub fn bytes_used(&self) -> u64 {
        self.cells.bytes_used()
            + self.heap.bytes_used()
            + self.lines.bytes_used()
            + (self.cursor.ply() * size_of::<CellId>()) as u64
    }

    #[inline]
    pub fn emit(&mut self, step: Step, id: CellId, event: SearchEvent<P::Node>) {
        let mut node = self.cells.node(id);
        // What is too deep to be recorded loses its name, so that it is not looked up in vain each
        // time one of its bounds changes.
        if node != P::Node::default() && !self.probe.follows(node) {
            self.cells.forget(id);
            node = P::Node::default();
        }
        self.probe.emit(step, node, event);
    }

    /// The merit of a node with this window, (L_t, U_t), and these bounds.
    #[inline]
    pub fn merit(&self, window: Bounds, bounds: Bounds) -> Value {
        self.settings.choice.rule().merit(window.and(bounds))
    }

    /// Makes a member of OPEN, new or dormant, one of those that can be selected.
    #[inline]
    pub fn activate(&mut self, step: Step, cell: CellId, merit: Value, key: u64) {
        self.cells[cell].merit = merit;
        let dormant = false;
        self.emit(step, cell, SearchEvent::Open { merit, dormant });
        self.put_into_open(cell, key);
    }

    /// Puts a cell where the rule will look for it.
    #[inline]
    pub fn put_into_open(&mut self, cell: CellId, key: u64) {
        match &self.settings.choice {
            Selection::Ordered(rule) => {
                let priority = rule.priority(self.cells[cell].merit);
                let entry = Entry {
                    key,
                    priority,
                    cell,
                };
                self.heap.push(&mut self.cells, entry);
            }
            Selection::Eligible(_) => self.cells[cell].state = State::Open,
        }
    }

    /// Moves the cursor to a cell, over the common ancestor.
    #[inline]
    pub fn walk_to(&mut self, cell: CellId) {
        let common = self.cursor.walk_to(self.tree, &mut self.cells, cell);
        self.windows.truncate(common + 1);
    }

    /// Takes the cursor back to the `i`-th cell of its path.
    #[inline]
    pub fn retreat_to(&mut self, i: usize) {
        self.cursor.retreat_to(self.tree, &mut self.cells, i);
        self.windows.truncate(i + 1);
    }

    /// The condition (2.7): max(L_t, L_b) ≥ min(U_t, U_b), at the `i`-th cell of the path.
    #[inline]
    pub fn is_closed(&self, i: usize) -> bool {
        is_cut(self.windows[i], self.cells[self.cursor.at(i)].bounds)
    }

    /// Brings the windows up to date along the path, as far as the first closed cell below the
    /// ones already looked at: its place, if there is one.
    #[inline]
    pub fn first_closed(&mut self) -> Option<usize> {
        while self.windows.len() <= self.cursor.ply() {
            let i = self.windows.len();
            let window = self.window_below(self.windows[i - 1], self.cursor.at(i - 1));
            self.windows.push(window);
            if self.is_closed(i) {
                return Some(i);
            }
        }
        None
    }

    /// (L_t, U_t) of the children of a cell, from its own.
    #[inline]
    pub fn window_below(&self, window: Bounds, id: CellId) -> Bounds {
        let cell = &self.cells[id];
        let (mut lower, mut upper) = (window.lower, window.upper);
        match cell.player() {
            Player::Max => lower = lower.max(cell.bounds.lower),
            Player::Min => upper = upper.min(cell.bounds.upper),
        }
        Bounds { lower, upper }
    }

    /// New bounds for the `i`-th cell of the path. What is known is never unlearnt: a static
    /// bound may be better than what the children say.
    #[inline]
    pub fn set_bounds(&mut self, i: usize, bounds: Bounds) {
        let id = self.cursor.at(i);
        self.cells[id].bounds = bounds;
        self.windows.truncate(i + 1);
        self.emit(self.settings.steps.bounds, id, SearchEvent::Bounds(bounds));
        if i == 0 {
            self.context.root_bounds(bounds);
        }
    }

    /// The `i`-th cell of the path had the bounds `old` before: brings its ancestors up to date,
    /// as far up as anything changes but not above the `top`-th. Gives the highest cell changed.
    #[inline]
    pub fn update_above(&mut self, i: usize, old: Bounds, top: usize) -> usize {
        let (mut i, mut old) = (i, old);
        while i > top {
            let new = self.cells[self.cursor.at(i)].bounds;
            let parent = self.cursor.at(i - 1);
            let before = self.cells[parent].bounds;
            let after = self.bounds_after(parent, old, new);
            if after == before {
                break;
            }
            i -= 1;
            self.set_bounds(i, after);
            old = before;
        }
        i
    }

    /// (2.2) and (2.3) at a parent, one child of which went from `old` to `new`. Looks at the
    /// other children only where that child alone may have held a bound in place.
    #[inline]
    fn bounds_after(&self, parent: CellId, old: Bounds, new: Bounds) -> Bounds {
        let cell = &self.cells[parent];
        let mut bounds = cell.bounds;
        match cell.player() {
            Player::Max => {
                bounds.lower = bounds.lower.max(new.lower);
                if old.upper >= bounds.upper && new.upper < bounds.upper {
                    bounds.upper = self.greatest_upper(parent, bounds.upper);
                }
            }
            Player::Min => {
                bounds.upper = bounds.upper.min(new.upper);
                if old.lower <= bounds.lower && new.lower > bounds.lower {
                    bounds.lower = self.least_lower(parent, bounds.lower);
                }
            }
        }
        bounds
    }

    /// The greatest U_b of the children, if that is less than `known`. Children further right are
    /// searched later and know less: they end the search for a better bound sooner.
    fn greatest_upper(&self, parent: CellId, known: Value) -> Value {
        let mut greatest = Value::NEG_INF;
        for child in self.cells.children(parent).rev() {
            let upper = self.cells[child].bounds.upper;
            if upper >= known {
                return known;
            }
            greatest = greatest.max(upper);
        }
        greatest
    }

    fn least_lower(&self, parent: CellId, known: Value) -> Value {
        let mut least = Value::INF;
        for child in self.cells.children(parent).rev() {
            let lower = self.cells[child].bounds.lower;
            if lower <= known {
                return known;
            }
            least = least.min(lower);
        }
        least
    }

    /// (2.2) and (2.3) at a node all of whose children are new.
    pub fn bounds_from_children(&self, parent: CellId) -> Bounds {
        let cell = &self.cells[parent];
        let mut bounds = cell.bounds;
        let children = || self.cells.children(parent).map(|c| self.cells[c].bounds);
        match cell.player() {
            Player::Max => {
                for child in children() {
                    bounds.lower = bounds.lower.max(child.lower);
                }
                bounds.upper = self.greatest_upper(parent, bounds.upper);
            }
            Player::Min => {
                for child in children() {
                    bounds.upper = bounds.upper.min(child.upper);
                }
                bounds.lower = self.least_lower(parent, bounds.lower);
            }
        }
        bounds
    }

    /// The line an unfinished search would play: at every node the child that promises most.
    fn best_so_far(&self) -> Vec<Move> {
        let mut line = Vec::new();
        let mut at = ROOT;
        while self.cells[at].state == State::Expanded {
            let player = self.cells[at].player();
            let promise = |child: CellId| {
                let seen = self.cells[child].bounds.relative_to(player);
                (seen.lower, seen.upper)
            };
            let mut best = self.cells[at].link;
            for child in self.cells.children(at) {
                if promise(child) > promise(best) {
                    best = child;
                }
            }
            if self.cells[best].bounds == Bounds::UNKNOWN && at != ROOT {
                break;
            }
            line.push(self.cells[best].from);
            at = best;
        }
        if self.cells[at].state == State::Closed {
            line.extend(self.lines.moves(self.cells[at].link));
        }
        line
    }
}

/// The condition (2.7).
#[inline]
pub(super) fn is_cut(window: Bounds, bounds: Bounds) -> bool {
    window.lower.max(bounds.lower) >= window.upper.min(bounds.upper)
}

/// The line of a cell that was closed without children of its own.
#[inline]
pub(super) fn line_of_a_tip(bounds: Bounds) -> u32 {
    if bounds.is_exact() { END } else { NONE }
}
