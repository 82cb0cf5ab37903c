//! What every depth-first search carries along: the cursor, the context, and the way down and up
//! between nodes, with what is counted on it.
//!
//! Which child deserves which window is the business of the algorithms: they see a node as
//! [`Here`]. Each part of a [`SearchState`] has a file: the `path` of moves and lines, the
//! `window_rule`, the `order` of children, `table_access`, what is known at the `root`, the
//! `iterations` over the tree, the horizons of `deepening`, the lines of `code` that are told. An
//! algorithm that has no use for a part leaves it as it is made.

mod code;
mod deepening;
mod here;
mod iterations;
mod order;
mod path;
mod peek;
mod root;
mod table_access;
mod window_rule;

pub(super) use deepening::Horizons;
pub(super) use here::{Best, Found, Here, Visit};
pub(super) use order::Order;
pub(super) use path::{Child, Children};
pub(super) use table_access::Begun;

use super::iterative_deepening;
use super::window::Window;
use crate::problem::{Bounds, GameTree, Move, Value};
use crate::search::{Probe, Report, SearchContext, SearchEvent, Stop};
pub(super) use code::{Called, Lit};
use deepening::DeepeningState;
use iterations::Iterations;
use order::Sorting;
use path::Path;
use root::Root;
use table_access::TableAccess;
use window_rule::WindowRule;

pub(super) struct SearchState<'s, 'a, T: GameTree> {
    pub tree: &'s mut T,
    pub context: &'s mut SearchContext<'a>,
    pub path: Path,
    pub rule: WindowRule,
    pub sorting: Sorting,
    pub table: TableAccess,
    pub root: Root,
    pub iterations: Iterations,
    pub deepening: DeepeningState<T>,
    pub code: code::Code,
    /// The ply at which the search began.
    start: usize,
}

impl<'s, 'a, T: GameTree> SearchState<'s, 'a, T> {
    pub fn new(tree: &'s mut T, context: &'s mut SearchContext<'a>) -> SearchState<'s, 'a, T> {
        let range = tree.window();
        let start = tree.ply();
        context.set_cells(1);
        context.sample_open(0);
        context.root_bounds(range);
        context.counts().expanded = Some(0);
        SearchState {
            tree,
            context,
            path: Path::default(),
            rule: WindowRule::new(range),
            sorting: Sorting::default(),
            table: TableAccess::default(),
            root: Root::new(),
            iterations: Iterations::default(),
            deepening: DeepeningState::default(),
            code: code::Code::default(),
            start,
        }
    }

    /// Orders the children by values given to [`Sorting::score`] since `scores` was opened.
    pub fn sort_by_scores(&mut self, scores: usize, children: &Children) {
        self.sorting
            .by_scores(scores, self.path.moves_of_mut(children));
    }

    /// Best play leads on only through nodes whose value is known. Of a bound in the mover's favour
    /// the mover's own move is right and the answer to it anybody's guess; of one against the mover
    /// nothing is. The move that is kept.
    #[inline]
    pub fn keep_what_is_proved(&mut self, children: &mut Children, known: Bounds) -> Option<Move> {
        let mover = children.mover;
        let own = self.path.own_move(children)?;
        if known.is_exact() {
            return Some(own);
        }
        self.path.forget_line(children);
        if known.relative_to(mover).lower <= self.rule.range.relative_to(mover).lower {
            return None;
        }
        self.path.begin_line(children, own);
        Some(own)
    }

    /// Everything held, told to the context.
    #[cold]
    fn hold(&mut self) -> Result<(), Stop> {
        self.path.note_capacity();
        self.context.hold(self.bytes())
    }

    /// Bytes in use: the path's, and the entries there are.
    #[inline]
    fn bytes_used(&self) -> u64 {
        self.path.in_use() * size_of::<Move>() as u64 + self.table.entries * self.table.entry_bytes
    }

    /// Bytes held by capacity.
    fn bytes(&self) -> u64 {
        let moves = self.path.capacity() + self.root.line.capacity();
        let values = self.sorting.scores.capacity() + self.iterations.thresholds.capacity();
        let pairs = self.sorting.keys.capacity() + self.root.scores.capacity();
        (moves * size_of::<Move>() + values * size_of::<Value>() + pairs * 16) as u64
            + self.table.bytes
    }

    /// Searches the root, where the cursor stands, with this window, and says what that proves.
    pub fn search_root<P: Probe, V: Visit<T, Found = Value>>(
        &mut self,
        probe: &mut P,
        window: Bounds,
        search: &mut V,
    ) -> Result<Bounds, Stop> {
        let here = Here::at_root(self, probe);
        let laid = Window::laid_at(here.node, window);
        let value = search.visit(here, laid)?;
        Ok(self.settle(value, window))
    }

    /// Takes moves back up to where the search began.
    pub fn climb_to_start(&mut self) {
        self.climb(self.start);
    }

    /// Takes moves back up to this ply.
    pub fn climb(&mut self, ply: usize) {
        while self.tree.ply() > ply {
            self.tree.undo();
        }
    }

    /// Ends the search at the root: `bounds` if it ran to the end, else what was proved so far.
    pub fn finish<P: Probe>(
        mut self,
        line: impl Lit,
        probe: &mut P,
        outcome: Result<Bounds, Stop>,
    ) -> Report {
        self.climb_to_start();
        let bounds = outcome.unwrap_or(self.context.stats.now.root);
        self.context.root_bounds(bounds);
        self.context.end_open();
        let root = probe.root(self.tree.player());
        probe.emit(self.step(line), root, SearchEvent::Done(bounds));
        let once = self.table.by_position || !self.tree.shares_nodes();
        let known = once && !self.iterations.repeats;
        let counts = self.context.counts();
        counts.leaves = known.then_some(counts.visits);
        if outcome.is_ok() && self.root.line.is_empty() && self.tree.leaf().is_none() {
            self.path.moves.clear();
            self.tree.moves(&mut self.path.moves);
            self.root.line.extend(self.path.moves.first());
        }
        let mut report = Report::close(self.context, &*self.tree, bounds, self.root.line);
        report.thresholds = self.iterations.thresholds;
        report
    }
}
