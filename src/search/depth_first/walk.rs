//! What every depth-first search carries along: the moves generated and not yet taken back, the
//! principal variation, the order in which children are tried, and the gauges that follow.
//!
//! Knows how to go down and up and what to count on the way; which child deserves which window is
//! the business of the algorithms.

use super::iterative_deepening;
use super::order::Order;
use super::window::Window;
use crate::problem::{Bounds, GameTree, Move, Player, Value};
use crate::search::table::Table;
use crate::search::{Account, CutReason, Probe, Report, Say, Step, Stop};

/// The children of one node on the path: a segment of [`Walk::moves`], and how far the search
/// has come in it.
#[derive(Debug)]
pub(super) struct Children {
    pub(super) first: usize,
    pub(super) next: usize,
    pub(super) end: usize,
    /// The node's best line so far is `line[line_from..line_to]`, last move first.
    line_from: usize,
    line_to: usize,
}

impl Children {
    #[inline]
    pub fn len(&self) -> usize {
        self.end - self.first
    }

    /// How many have not been entered.
    #[inline]
    pub fn left(&self) -> usize {
        self.end - self.next
    }

    #[inline]
    pub fn at_root(&self) -> bool {
        // Every node above has at least one move on the stack.
        self.first == 0
    }
}

/// A child just entered.
#[derive(Clone, Copy, Debug)]
pub(super) struct Child {
    pub index: usize,
    pub m: Move,
}

/// Iterations at every node: the step, and which of the horizons is in force.
#[derive(Clone, Copy, Debug)]
pub(super) struct Deepening {
    pub step: usize,
    /// The horizon now, in plies from the root.
    pub horizon: usize,
    /// The horizon of the iteration at the root.
    pub outermost: usize,
    /// From here on no horizon is needed.
    pub height: usize,
    /// Whether the outermost horizon turned a node into a leaf.
    pub reached: bool,
}

pub(super) struct Walk<'s, 'a, T: GameTree> {
    pub tree: &'s mut T,
    pub account: &'s mut Account<'a>,
    pub order: Order,
    /// Fail-hard: a value never leaves its window.
    pub hard: bool,
    pub table: Option<Table>,
    /// Values outside do not occur: the window the question starts with.
    pub range: Bounds,
    /// Edges of the window that no ancestor has proved: a guess, or a test.
    pub laid: Bounds,
    /// Whether what is found at the root is proved, or only true up to a horizon.
    pub proves: bool,
    /// Where α-β's lines begin in the pseudo-code of the search that runs.
    pub alpha_beta_code: Step,
    /// The one line that stands for everything, where the pseudo-code running is not shown.
    pub code_line: Option<Step>,
    /// Whether the search runs inside another, whose iterations are counted instead.
    pub nested: bool,
    /// What the last iteration found.
    pub previous: Option<Value>,
    pub deepening: Option<Deepening>,
    /// Whether the tree lists the root's moves in the order an earlier iteration has found.
    pub root_is_ordered: bool,
    /// Children beyond this many are left out, where an earlier iteration has ordered them.
    pub keep: Option<usize>,
    pub left_out: bool,
    /// The last value of every child of the root, in MAX's eyes.
    pub root_scores: Vec<(Move, Value)>,
    /// The best line from the root, first move first.
    pub best_line: Vec<Move>,
    /// Whether that line was found by an earlier iteration.
    pub line_is_old: bool,
    /// γ, θ or depth of every pass or iteration.
    pub thresholds: Vec<Value>,
    /// Whether the node just left was a leaf.
    pub was_leaf: bool,
    /// Whether a leaf may have been evaluated twice.
    pub repeats: bool,
    /// Whether leaves are remembered by their position, so that none is evaluated twice.
    pub by_position: bool,
    /// Expansions in all, and those of the outermost horizon of the present iteration.
    pub expanded: u64,
    pub expanded_now: u64,
    pub(super) moves: Vec<Move>,
    line: Vec<Move>,
    pub(super) sorting: Vec<(i64, Move)>,
    pub(super) scores: Vec<Value>,
    /// Bytes of whatever else the search keeps: a table.
    pub other_bytes: u64,
    /// Entries of that table.
    pub entries: u64,
    pub(super) open: u64,
    counted_capacity: usize,
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
            order: Order::Generation,
            hard: false,
            table: None,
            range,
            laid: Bounds::UNKNOWN,
            proves: true,
            alpha_beta_code: 0,
            code_line: None,
            nested: false,
            previous: None,
            deepening: None,
            root_is_ordered: false,
            keep: None,
            left_out: false,
            root_scores: Vec::new(),
            best_line: Vec::new(),
            line_is_old: false,
            thresholds: Vec::new(),
            was_leaf: false,
            repeats: false,
            by_position: false,
            expanded: 0,
            expanded_now: 0,
            moves: Vec::new(),
            line: Vec::new(),
            sorting: Vec::new(),
            scores: Vec::new(),
            other_bytes: 0,
            entries: 0,
            open: 0,
            counted_capacity: 0,
            start,
        }
    }

    /// The step to tell for a line of the algorithm's own pseudo-code.
    #[inline]
    pub fn step(&self, line: Step) -> Step {
        self.code_line.unwrap_or(line)
    }

    /// The same for a line of α-β's, which other algorithms call.
    #[inline]
    pub fn alpha_beta_step(&self, line: Step) -> Step {
        self.code_line.unwrap_or(self.alpha_beta_code + line)
    }

    /// What a search with the window `asked` has proved of a node when it returns `value`, all
    /// in MAX's eyes.
    #[inline]
    pub fn known(&self, value: Value, asked: Bounds) -> Bounds {
        if value <= asked.lower {
            Bounds {
                lower: self.range.lower,
                upper: value,
            }
        } else if value >= asked.upper {
            Bounds {
                lower: value,
                upper: self.range.upper,
            }
        } else {
            Bounds::exact(value)
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
        self.was_leaf = true;
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
        let from = self.moves.len();
        if from == 0 {
            // The line an earlier search of the root has left on top.
            self.line.clear();
        }
        self.tree.moves(&mut self.moves);
        if self.moves.capacity() + self.line.capacity() != self.counted_capacity {
            self.hold()?;
        }
        if self.order == Order::Replies && !(from == 0 && self.root_is_ordered) {
            self.sort_by_replies(from);
        }
        if let Some(first) = first {
            self.bring_forward(from, first);
        }
        self.expanded += u64::from(fresh);
        if self.deepening.is_none_or(|d| d.horizon == d.outermost) {
            self.expanded_now += u64::from(fresh);
        }
        self.account.meter.counts.expanded = Some(self.expanded);
        probe.expand(step, node, self.tree.player(), &self.moves[from..]);
        let mut children = Children {
            first: from,
            next: from,
            end: self.moves.len(),
            line_from: self.line.len(),
            line_to: self.line.len(),
        };
        self.open += children.len() as u64;
        self.account.sample_open(self.open);
        self.account
            .set_cells(1 + self.moves.len() as u64 + self.entries);
        if self.deepening.is_some() {
            iterative_deepening::order_children(self, step, probe, node, &mut children, window)?;
        }
        if from == 0 && self.keep.is_some() {
            self.leave_out(step, probe, node, &mut children);
        }
        Ok(children)
    }

    /// Plays the next child's move, if there is one left.
    #[inline]
    pub fn down(&mut self, children: &mut Children) -> Option<Child> {
        if children.next == children.end {
            return None;
        }
        let m = self.moves[children.next];
        let index = children.next - children.first;
        children.next += 1;
        self.open -= 1;
        self.tree.play(m);
        Some(Child { index, m })
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
            if children.line_from < children.line_to {
                let length = self.line.len() - children.line_to;
                self.line
                    .copy_within(children.line_to.., children.line_from);
                self.line.truncate(children.line_from + length);
            }
            self.line.push(child.m);
            children.line_to = self.line.len();
        } else {
            self.line.truncate(children.line_to);
        }
        if children.at_root() {
            self.up_at_root(child, value, better, proved);
        }
    }

    #[cold]
    fn up_at_root(&mut self, child: Child, value: Value, better: bool, proved: bool) {
        let player = self.tree.player();
        let value = player.sees(value);
        self.score_at_root(child, value);
        if better && (proved || self.line_is_old || self.best_line.is_empty()) {
            self.line_is_old = false;
            self.best_line.clear();
            self.best_line.extend(self.line.iter().rev());
        }
        if better && proved && self.proves {
            let mut bounds = self.account.meter.now.root;
            match player {
                Player::Max => bounds.lower = bounds.lower.max(value),
                Player::Min => bounds.upper = bounds.upper.min(value),
            }
            self.account.root_bounds(bounds);
        }
    }

    /// Notes the value of a child of the root. All children before it have been noted, so that there
    /// is nothing to look for where there are no more than those, or where the order is still the same.
    fn score_at_root(&mut self, child: Child, value: Value) {
        let scores = &mut self.root_scores;
        if scores.len() == child.index {
            return scores.push((child.m, value));
        }
        let same_place = scores.get(child.index).is_some_and(|(m, _)| *m == child.m);
        let place = match same_place {
            true => Some(child.index),
            false => scores.iter().position(|(m, _)| *m == child.m),
        };
        match place {
            Some(place) => scores[place].1 = value,
            None => scores.push((child.m, value)),
        }
    }

    /// Starts over with the first child.
    pub fn rewind(&mut self, children: &mut Children) {
        self.open += (children.next - children.first) as u64;
        children.next = children.first;
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
        let (bound, owner, ranged, laid, fail, proved) = match player {
            Player::Max => (
                window.beta,
                window.beta_owner,
                self.range.upper,
                self.laid.upper,
                CutReason::FailHigh,
                CutReason::Beta,
            ),
            Player::Min => (
                window.alpha,
                window.alpha_owner,
                self.range.lower,
                self.laid.lower,
                CutReason::FailLow,
                CutReason::Alpha,
            ),
        };
        let (reason, owner) = if bound == ranged {
            (CutReason::Solved, node)
        } else if bound == laid {
            (fail, owner)
        } else {
            (proved, owner)
        };
        for (i, &m) in self.moves[children.next..children.end].iter().enumerate() {
            let child = probe.child(node, children.next - children.first + i, m);
            let say = Say::Cut {
                reason,
                owner,
                bound,
            };
            probe.tell(step, child, say);
        }
    }

    /// Done with a node: its children are forgotten, its best line stays on top for the parent.
    #[inline]
    pub fn leave(&mut self, children: Children) {
        self.open -= children.left() as u64;
        self.moves.truncate(children.first);
        self.was_leaf = false;
    }

    /// The same where only this much is `known` of the node's value, in MAX's eyes.
    #[inline]
    pub fn leave_with(&mut self, mut children: Children, known: Bounds, mover: Player) {
        self.keep_what_is_proved(&mut children, known, mover);
        self.leave(children);
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
        let own = *self.line[children.line_from..children.line_to].last()?;
        if known.is_exact() {
            return Some(own);
        }
        self.forget_line(children);
        if known.seen_by(mover).lower <= self.range.seen_by(mover).lower {
            return None;
        }
        self.begin_line(children, own);
        Some(own)
    }

    /// This move is the node's line so far; there was none.
    pub fn begin_line(&mut self, children: &mut Children, m: Move) {
        self.line.push(m);
        children.line_to = self.line.len();
    }

    /// A pass over the tree with this γ begins.
    pub fn begin_pass<P: Probe>(
        &mut self,
        step: Step,
        probe: &mut P,
        root: P::Node,
        number: u32,
        gamma: Value,
    ) {
        if !self.nested {
            self.thresholds.push(gamma);
            let finite = gamma.is_finite().then_some(i64::from(gamma.get()));
            self.begin(probe, number, finite);
        }
        probe.tell(step, root, Say::Pass(gamma));
    }

    /// An iteration over the tree with this threshold begins.
    pub fn begin_iteration<P: Probe>(
        &mut self,
        step: Step,
        probe: &mut P,
        root: P::Node,
        number: u32,
        threshold: i64,
    ) {
        self.repeats = number > 1;
        self.expanded_now = 0;
        self.account.counts().final_threshold = Some(threshold);
        self.begin(probe, number, Some(threshold));
        let threshold = i32::try_from(threshold).unwrap_or(i32::MAX);
        self.thresholds.push(Value::new(threshold));
        probe.tell(step, root, Say::Iteration { number, threshold });
    }

    /// A pass or iteration begins.
    fn begin<P: Probe>(&mut self, probe: &mut P, number: u32, threshold: Option<i64>) {
        self.line_is_old = true;
        self.account.counts().iterations = Some(u64::from(number));
        self.account.meter.now.threshold = threshold;
        self.account.meter.now.level = number;
        probe.level(number);
    }

    /// From here on second searches are counted.
    pub fn begin_re_searches(&mut self) {
        self.account.counts().re_searches.get_or_insert(0);
    }

    /// The node will be searched once more, with this window.
    pub fn re_search<P: Probe>(
        &mut self,
        step: Step,
        probe: &mut P,
        node: P::Node,
        window: Bounds,
    ) {
        self.repeats = true;
        *self.account.counts().re_searches.get_or_insert(0) += 1;
        probe.tell(step, node, Say::ReSearch(window));
    }

    /// Forgets the line a child has brought up, before the child is searched once more.
    #[inline]
    pub fn forget_child_line(&mut self, children: &Children) {
        self.line.truncate(children.line_to);
    }

    /// Forgets the node's own line, before all its children are searched once more.
    pub fn forget_line(&mut self, children: &mut Children) {
        self.line.truncate(children.line_from);
        children.line_to = children.line_from;
    }

    /// Notes that the upper edge, in the mover's eyes, of the window `test` is laid down without
    /// proof; gives back what was noted before, to be put back after the test.
    #[inline]
    pub fn lay(&mut self, mover: Player, test: Bounds) -> Bounds {
        let before = self.laid;
        match mover {
            Player::Max => self.laid.upper = test.upper,
            Player::Min => self.laid.lower = test.lower,
        }
        before
    }

    /// A search of the root with the window `asked` failed and returned `value`.
    pub fn narrow_root(&mut self, value: Value, asked: Bounds) {
        if self.proves {
            let known = self.known(value, asked);
            let root = self.account.meter.now.root;
            self.account.root_bounds(Bounds {
                lower: root.lower.max(known.lower),
                upper: root.upper.min(known.upper),
            });
        }
    }

    /// The root was searched with the window `asked` and returned `value`: what that proves.
    pub fn settle(&mut self, value: Value, asked: Bounds) -> Bounds {
        let known = self.known(value, asked);
        if self.proves {
            self.account.root_bounds(known);
        }
        known
    }

    /// Everything held, told to the account.
    #[cold]
    pub fn hold(&mut self) -> Result<(), Stop> {
        self.counted_capacity = self.moves.capacity() + self.line.capacity();
        self.account.hold(self.bytes())
    }

    /// Bytes held by capacity.
    pub fn bytes(&self) -> u64 {
        let moves = self.moves.capacity() + self.line.capacity() + self.best_line.capacity();
        let values = self.scores.capacity() + self.thresholds.capacity();
        let pairs = self.sorting.capacity() + self.root_scores.capacity();
        (moves * size_of::<Move>() + values * size_of::<Value>() + pairs * 16) as u64
            + self.other_bytes
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

    /// Counts the children of a node just expanded, every time it is.
    pub fn count_generated(&mut self, children: &Children) {
        *self.account.counts().generated.get_or_insert(0) += children.len() as u64;
    }

    /// Expansions that an earlier iteration, or a nearer horizon, had asked for already.
    pub fn count_re_expanded(&mut self) {
        self.account.counts().re_expanded = Some(self.expanded - self.expanded_now);
    }

    /// Ends the search at the root: `bounds` if it ran to the end, else what was proved so far.
    pub fn finish<P: Probe>(
        mut self,
        step: Step,
        probe: &mut P,
        outcome: Result<Bounds, Stop>,
    ) -> Report {
        self.climb(self.start);
        let bounds = outcome.unwrap_or(self.account.meter.now.root);
        self.account.root_bounds(bounds);
        self.account.set_open(0);
        let root = probe.root(self.tree.player());
        probe.tell(step, root, Say::Done(bounds));
        let once = self.by_position || !self.tree.shares_nodes();
        let known = once && !self.repeats;
        let counts = self.account.counts();
        counts.leaves = known.then_some(counts.visits);
        if outcome.is_ok() && self.best_line.is_empty() && self.tree.leaf().is_none() {
            self.moves.clear();
            self.tree.moves(&mut self.moves);
            self.best_line.extend(self.moves.first());
        }
        let mut report = Report::close(self.account, &*self.tree, bounds, self.best_line);
        report.thresholds = self.thresholds;
        report
    }
}
