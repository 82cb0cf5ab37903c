//! Where a search stands: the node under the cursor as whoever watches knows it. What is done there
//! is counted and told on the way: entered, evaluated, expanded; down to a child, and back with what
//! it has raised; the rest cut; left.
//!
//! Between nodes, windows and values are in MAX's eyes; a node turns its window once, and
//! [`Here::child`] and [`Here::take`] are in the eyes of the mover, the player who moves here.

use super::code::Lit;
use super::order::{Order, bring_forward};
use super::path::{Child, Children};
use super::{SearchState, iterative_deepening};
use crate::problem::{Bounds, GameTree, Move, Player, Value};
use crate::search::depth_first::window::{Raised, Window};
use crate::search::probe::descend;
use crate::search::{Probe, SearchEvent, Stop};

pub struct Here<'h, 's, 'a, T: GameTree, P: Probe> {
    pub state: &'h mut SearchState<'s, 'a, T>,
    pub probe: &'h mut P,
    pub node: P::Node,
}

/// What a search does at a node, and again at its children: a procedure of its pseudo-code.
pub trait Visit<T: GameTree> {
    type Found: Found;

    /// Called for the node under the cursor; window and what is found are in MAX's eyes.
    fn visit<P: Probe>(
        &mut self,
        here: Here<T, P>,
        window: Window<P::Node>,
    ) -> Result<Self::Found, Stop>;
}

/// What can be found out about a node.
pub trait Found {
    /// From MAX's eyes to `player`'s, or back.
    fn relative_to(self, player: Player) -> Self;
}

impl Found for Value {
    #[inline(always)]
    fn relative_to(self, player: Player) -> Value {
        player.negamax(self)
    }
}

/// An answer, the same in everybody's eyes.
impl Found for bool {
    #[inline(always)]
    fn relative_to(self, _: Player) -> bool {
        self
    }
}

/// What the children of a node have come to so far, in the mover's eyes.
#[derive(Clone, Copy)]
pub struct Best<N> {
    pub score: Value,
    /// (max(α, score), β).
    pub window: Window<N>,
}

impl<N: Copy> Best<N> {
    /// Of no child yet. `asked` is the window the node was given, in MAX's eyes.
    #[inline(always)]
    pub fn of_none(children: &Children, asked: Window<N>) -> Best<N> {
        Best {
            score: Value::NEG_INF,
            window: asked.relative_to(children.mover),
        }
    }
}

impl<'s, 'a, T: GameTree, P: Probe> Here<'_, 's, 'a, T, P> {
    /// At the root, where the cursor stands.
    pub fn at_root<'h>(
        state: &'h mut SearchState<'s, 'a, T>,
        probe: &'h mut P,
    ) -> Here<'h, 's, 'a, T, P> {
        let node = probe.root(state.tree.player());
        Here { state, probe, node }
    }

    /// The same once more, for a procedure that does not go down.
    #[inline(always)]
    pub fn again(&mut self) -> Here<'_, 's, 'a, T, P> {
        Here {
            state: &mut *self.state,
            probe: &mut *self.probe,
            node: self.node,
        }
    }

    #[inline(always)]
    pub fn emit(&mut self, line: impl Lit, event: SearchEvent<P::Node>) {
        self.probe.emit(self.state.step(line), self.node, event);
    }

    /// Entered with this window, in MAX's eyes.
    #[inline(always)]
    pub fn enter(&mut self, line: impl Lit, window: Bounds) {
        self.emit(line, SearchEvent::Enter(window));
    }

    /// The value of a leaf, in MAX's eyes.
    #[inline(always)]
    pub fn leaf(&mut self) -> Option<Value> {
        self.state.tree.leaf()
    }

    /// Counts a leaf and gives its value back.
    #[inline]
    pub fn evaluate(&mut self, line: impl Lit, value: Value) -> Result<Value, Stop> {
        self.state.context.leaf(&*self.state.tree)?;
        self.state.path.was_leaf = true;
        if self.state.table.measures_height() {
            let ply = self.state.tree.ply();
            self.state.table.reach(ply);
        }
        self.emit(line, SearchEvent::Eval(value));
        self.emit(line, SearchEvent::Return(Bounds::exact(value)));
        Ok(value)
    }

    /// Enters an inner node and generates its children, in the order in which they will be tried.
    /// `window` is what it was given, in MAX's eyes.
    #[inline]
    pub fn generate(&mut self, line: impl Lit, window: Window<P::Node>) -> Result<Children, Stop> {
        self.generate_with(line, window, None, true)
    }

    /// The same with one child before all others. `fresh` says that the node counts as expanded.
    #[inline]
    pub fn generate_with(
        &mut self,
        line: impl Lit,
        window: Window<P::Node>,
        first: Option<Move>,
        fresh: bool,
    ) -> Result<Children, Stop> {
        let step = self.state.step(line);
        let state = &mut *self.state;
        state.context.inner(&*state.tree)?;
        let from = state.path.top();
        state.tree.moves(&mut state.path.moves);
        if state.path.has_grown() {
            state.hold()?;
        }
        if state.sorting.order == Order::Replies && !(from == 0 && state.root.is_ordered) {
            state
                .sorting
                .by_replies(state.tree, &mut state.path.moves[from..]);
        }
        if let Some(first) = first {
            bring_forward(&mut state.path.moves[from..], first);
        }
        state.iterations.expanded += u64::from(fresh);
        if state.deepening.is_outermost() {
            state.iterations.expanded_now += u64::from(fresh);
        }
        state.context.stats.counts.expanded = Some(state.iterations.expanded);
        let mover = state.tree.player();
        self.probe
            .expand(step, self.node, mover, &state.path.moves[from..]);
        let mut children = state.path.children(from, mover);
        state.context.sample_open(state.path.open);
        state
            .context
            .set_cells(1 + state.path.moves.len() as u64 + state.table.entries);
        state.context.use_bytes(state.bytes_used());
        if state.deepening.horizons.is_some() {
            iterative_deepening::order_children(self.again(), step, &mut children, window)?;
        }
        if from == 0 {
            self.leave_out(step, &mut children);
        }
        Ok(children)
    }

    /// Counts the children of a node just expanded, every time it is.
    pub fn count_generated(&mut self, children: &Children) {
        *self.state.context.counts().generated.get_or_insert(0) += children.len() as u64;
    }

    /// Plays the next child's move, if there is one left.
    #[inline(always)]
    pub fn next(&mut self, children: &mut Children) -> Option<Child<P::Node>> {
        let (index, m) = self.state.path.next(children)?;
        let ply = self.state.tree.ply();
        self.state.table.descend(ply, m);
        self.state.tree.play(m);
        Some(Child {
            index,
            m,
            name: self.probe.child(self.node, index, m),
            mover: children.mover,
        })
    }

    /// Searches the child just entered; window and what is found are in the mover's eyes.
    #[inline(always)]
    pub fn child<V: Visit<T>>(
        &mut self,
        child: Child<P::Node>,
        window: Window<P::Node>,
        search: &mut V,
    ) -> Result<V::Found, Stop> {
        let mover = child.mover;
        let found = descend!(
            self.state.context,
            self.probe,
            child.name,
            self.state.tree.player(),
            window.relative_to(mover),
            |probe, node, window| {
                let state = &mut *self.state;
                search.visit(Here { state, probe, node }, window)
            }
        )?;
        Ok(found.relative_to(mover))
    }

    /// Tests whether the child just entered is better than α: searches it with the window (α, α+1),
    /// whose upper edge nobody has proved.
    #[inline(always)]
    pub fn test<V: Visit<T>>(
        &mut self,
        child: Child<P::Node>,
        window: Window<P::Node>,
        search: &mut V,
    ) -> Result<V::Found, Stop> {
        let narrow = window.lowered(window.alpha.succ(), child.name);
        let laid = self.state.rule.lay(child.mover, narrow.beta);
        let found = self.child(child, narrow, search)?;
        self.state.rule.laid = laid;
        Ok(found)
    }

    /// The child just tested will be searched once more, with this window in the mover's eyes.
    #[inline]
    pub fn re_search(
        &mut self,
        line: impl Lit,
        children: &Children,
        child: Child<P::Node>,
        window: Window<P::Node>,
    ) {
        self.state.path.forget_child_line(children);
        self.state.count_re_search();
        let window = window.relative_to(child.mover).bounds();
        let step = self.state.step(line);
        self.probe
            .emit(step, child.name, SearchEvent::ReSearch(window));
    }

    /// This node itself will be searched once more, with this window in MAX's eyes.
    pub fn search_again(&mut self, line: impl Lit, window: Bounds) {
        self.state.count_re_search();
        self.emit(line, SearchEvent::ReSearch(window));
    }

    /// Back from the child with its value: score ← max(score, value). What it has raised.
    #[inline(always)]
    pub fn take(
        &mut self,
        children: &mut Children,
        child: Child<P::Node>,
        value: Value,
        best: &mut Best<P::Node>,
    ) -> Raised {
        let raised = best.window.raised_by(value, best.score);
        self.back(children, child, value, raised);
        best.score = best.score.max(value);
        if raised == Raised::Alpha {
            best.window = best.window.raised(value, self.node);
        }
        raised
    }

    /// Back from the child, which has raised so much by its value.
    #[inline(always)]
    pub fn back(
        &mut self,
        children: &mut Children,
        child: Child<P::Node>,
        value: Value,
        raised: Raised,
    ) {
        self.state.tree.undo();
        if raised == Raised::Nothing {
            self.state.path.forget_child_line(children);
        } else {
            self.state.path.take_line(children, child.m);
        }
        if children.at_root() {
            self.state.up_at_root(child.index, child.m, value, raised);
        }
    }

    /// Says of every child not entered who made it needless. `window` is in the mover's eyes.
    #[inline]
    pub fn cut(&mut self, line: impl Lit, children: &Children, window: Window<P::Node>) {
        let mover = children.mover;
        let rule = &self.state.rule;
        let cut = rule.cut(self.node, mover, window.relative_to(mover));
        let step = self.state.step(line);
        for (i, &m) in self.state.path.not_entered(children).iter().enumerate() {
            let child = self.probe.child(self.node, children.entered() + i, m);
            self.probe.emit(step, child, cut);
        }
    }

    /// Leaves the node, all of whose children have been looked at or cut, with this score in the
    /// mover's eyes; `asked` is the window it was given. The value in MAX's eyes.
    #[inline]
    pub fn give_back(
        &mut self,
        line: impl Lit,
        children: Children,
        score: Value,
        asked: Window<P::Node>,
    ) -> Value {
        let value = children.mover.negamax(score);
        let known = self.state.rule.known(value, asked.bounds());
        self.leave(line, children, known);
        value
    }

    /// The same where this is `known` of the node's value, in MAX's eyes.
    #[inline]
    pub fn leave(&mut self, line: impl Lit, mut children: Children, known: Bounds) {
        self.state.keep_what_is_proved(&mut children, known);
        self.state.path.leave(children);
        self.emit(line, SearchEvent::Return(known));
    }

    /// What is remembered of the node is enough: it is left at once.
    #[inline]
    pub fn answered(&mut self, line: impl Lit, known: Bounds) {
        *self.state.context.counts().table_hits.get_or_insert(0) += 1;
        self.state.path.was_leaf = false;
        let ply = self.state.tree.ply();
        self.state.table.reach(ply);
        self.emit(line, SearchEvent::Table(known));
        self.emit(line, SearchEvent::Return(known));
    }
}
