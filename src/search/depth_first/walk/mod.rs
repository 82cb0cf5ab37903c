//! What every depth-first search carries along: the cursor, the account, and the way down and up
//! between nodes, with what is counted on it.
//!
//! Which child deserves which window is the business of the algorithms. Each part of a [`Walk`]
//! has a file: the `path` of moves and lines, the `edges` of windows, the `order` of children,
//! what is `kept` of nodes left, what is known at the `root`, the `rounds` over the tree, the
//! horizons of `deepening`, the lines of `code` that are told. An algorithm that has no use for
//! a part leaves it as it is made.

mod code;
mod deepening;
mod edges;
mod kept;
mod order;
mod path;
mod peek;
mod root;
mod rounds;

pub(super) use deepening::Horizons;
pub(super) use order::Order;
pub(super) use path::{Child, Children};

use super::iterative_deepening;
use super::window::Window;
use crate::problem::{Bounds, GameTree, Move, Player, Value};
use crate::search::{Account, Probe, Report, Say, Step, Stop};
use code::Code;
use deepening::Deepening;
use edges::Edges;
use kept::Kept;
use order::{Sorting, bring_forward};
use path::Path;
use root::Root;
use rounds::Rounds;

pub(super) struct Walk<'s, 'a, T: GameTree> {
    pub tree: &'s mut T,
    pub account: &'s mut Account<'a>,
    pub path: Path,
    pub edges: Edges,
    pub sorting: Sorting,
    pub kept: Kept,
    pub root: Root,
    pub rounds: Rounds,
    pub deepening: Deepening,
    pub code: Code,
    /// The ply at which the search began.
    start: usize,
}

impl<'s, 'a, T: GameTree> Walk<'s, 'a, T> {
    pub fn new(tree: &'s mut T, account: &'s mut Account<'a>) -> Walk<'s, 'a, T> {
        let range = tree.window();
        let start = tree.ply();
        account.set_cells(1);
        account.sample_open(0);
        account.root_bounds(range);
        account.counts().expanded = Some(0);
        Walk {
            tree,
            account,
            path: Path::default(),
            edges: Edges::new(range),
            sorting: Sorting::default(),
            kept: Kept::default(),
            root: Root::new(),
            rounds: Rounds::default(),
            deepening: Deepening::default(),
            code: Code::default(),
            start,
        }
    }

    /// The cursor stands on a leaf: counts it and gives its value back.
    #[inline]
    pub fn evaluate<P: Probe>(
        &mut self,
        step: Step,
        probe: &mut P,
        node: P::Node,
        value: Value,
    ) -> Result<Value, Stop> {
        self.account.leaf(&*self.tree)?;
        self.path.was_leaf = true;
        probe.tell(step, node, Say::Eval(value));
        probe.tell(step, node, Say::Return(Bounds::exact(value)));
        Ok(value)
    }

    /// Enters an inner node and generates its children, in the order in which they will be
    /// tried; `first` goes before all others. `fresh` says that this node counts as expanded.
    #[inline]
    pub fn expand<P: Probe>(
        &mut self,
        step: Step,
        probe: &mut P,
        node: P::Node,
        window: Window<P::Node>,
        first: Option<Move>,
        fresh: bool,
    ) -> Result<Children, Stop> {
        self.account.inner(&*self.tree)?;
        let from = self.path.top();
        self.tree.moves(&mut self.path.moves);
        if self.path.has_grown() {
            self.hold()?;
        }
        if self.sorting.order == Order::Replies && !(from == 0 && self.root.is_ordered) {
            self.sorting
                .by_replies(self.tree, &mut self.path.moves[from..]);
        }
        if let Some(first) = first {
            bring_forward(&mut self.path.moves[from..], first);
        }
        self.rounds.expanded += u64::from(fresh);
        if self.deepening.is_outermost() {
            self.rounds.expanded_now += u64::from(fresh);
        }
        self.account.meter.counts.expanded = Some(self.rounds.expanded);
        probe.expand(step, node, self.tree.player(), &self.path.moves[from..]);
        let mut children = self.path.children(from);
        self.account.sample_open(self.path.open);
        self.account
            .set_cells(1 + self.path.moves.len() as u64 + self.kept.entries);
        if self.deepening.horizons.is_some() {
            iterative_deepening::order_children(self, step, probe, node, &mut children, window)?;
        }
        if from == 0 {
            self.leave_out(step, probe, node, &mut children);
        }
        Ok(children)
    }

    /// Plays the next child's move, if there is one left.
    #[inline]
    pub fn down(&mut self, children: &mut Children) -> Option<Child> {
        let child = self.path.next(children)?;
        self.tree.play(child.m);
        Some(child)
    }

    /// Back from a child with its `value`, in the mover's eyes: `better` than all before it, and
    /// `proved` to be worth at least that much.
    #[inline]
    pub fn up(
        &mut self,
        children: &mut Children,
        child: Child,
        value: Value,
        better: bool,
        proved: bool,
    ) {
        self.tree.undo();
        if better {
            self.path.take_line(children, child.m);
        } else {
            self.path.forget_child_line(children);
        }
        if children.at_root() {
            self.up_at_root(child, value, better, proved);
        }
    }

    /// Orders the children by values given to [`Sorting::score`] since `scores` was opened.
    pub fn sort_by_scores(&mut self, scores: usize, children: &Children) {
        self.sorting
            .by_scores(scores, self.path.moves_of_mut(children));
    }

    /// Says of every child not entered who made it needless. `window` is in MAX's eyes.
    #[inline]
    pub fn cut<P: Probe>(
        &self,
        step: Step,
        probe: &mut P,
        node: P::Node,
        children: &Children,
        player: Player,
        window: Window<P::Node>,
    ) {
        let cut = self.edges.cut(node, player, window);
        for (i, &m) in self.path.not_entered(children).iter().enumerate() {
            let child = probe.child(node, children.entered() + i, m);
            probe.tell(step, child, cut);
        }
    }

    /// Done with a node: its children are forgotten, its best line stays on top for the parent.
    #[inline]
    pub fn leave(&mut self, children: Children) {
        self.path.leave(children);
    }

    /// The same where only this much is `known` of the node's value, in MAX's eyes.
    #[inline]
    pub fn leave_with(&mut self, mut children: Children, known: Bounds, mover: Player) {
        self.keep_what_is_proved(&mut children, known, mover);
        self.leave(children);
    }

    /// The same, told, after a search with the window `asked` has found this `value`, which is given
    /// back; both in MAX's eyes.
    #[inline]
    pub fn give_back<P: Probe>(
        &mut self,
        step: Step,
        probe: &mut P,
        node: P::Node,
        children: Children,
        value: Value,
        asked: Bounds,
    ) -> Value {
        let known = self.edges.known(value, asked);
        self.leave_with(children, known, self.tree.player());
        probe.tell(step, node, Say::Return(known));
        value
    }

    /// Best play leads on only through nodes whose value is known. Of a bound in the mover's favour
    /// the mover's own move is right and the answer to it anybody's guess; of one against the mover
    /// nothing is. The move that is kept.
    #[inline]
    pub fn keep_what_is_proved(
        &mut self,
        children: &mut Children,
        known: Bounds,
        mover: Player,
    ) -> Option<Move> {
        let own = self.path.own_move(children)?;
        if known.is_exact() {
            return Some(own);
        }
        self.path.forget_line(children);
        if known.seen_by(mover).lower <= self.edges.range.seen_by(mover).lower {
            return None;
        }
        self.path.begin_line(children, own);
        Some(own)
    }

    /// Counts the children of a node just expanded, every time it is.
    pub fn count_generated(&mut self, children: &Children) {
        *self.account.counts().generated.get_or_insert(0) += children.len() as u64;
    }

    /// Everything held, told to the account.
    #[cold]
    fn hold(&mut self) -> Result<(), Stop> {
        self.path.note_capacity();
        self.account.hold(self.bytes())
    }

    /// Bytes held by capacity.
    fn bytes(&self) -> u64 {
        let moves = self.path.capacity() + self.root.line.capacity();
        let values = self.sorting.scores.capacity() + self.rounds.thresholds.capacity();
        let pairs = self.sorting.keys.capacity() + self.root.scores.capacity();
        (moves * size_of::<Move>() + values * size_of::<Value>() + pairs * 16) as u64
            + self.kept.bytes
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
        step: Step,
        probe: &mut P,
        outcome: Result<Bounds, Stop>,
    ) -> Report {
        self.climb_to_start();
        let bounds = outcome.unwrap_or(self.account.meter.now.root);
        self.account.root_bounds(bounds);
        self.account.end_open();
        let root = probe.root(self.tree.player());
        probe.tell(step, root, Say::Done(bounds));
        let once = self.kept.by_position || !self.tree.shares_nodes();
        let known = once && !self.rounds.repeats;
        let counts = self.account.counts();
        counts.leaves = known.then_some(counts.visits);
        if outcome.is_ok() && self.root.line.is_empty() && self.tree.leaf().is_none() {
            self.path.moves.clear();
            self.tree.moves(&mut self.path.moves);
            self.root.line.extend(self.path.moves.first());
        }
        let mut report = Report::close(self.account, &*self.tree, bounds, self.root.line);
        report.thresholds = self.rounds.thresholds;
        report
    }
}
