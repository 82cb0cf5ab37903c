//! Searches that go over the tree more than once: passes, iterations, second searches of a node;
//! and what is counted of them.

use super::SearchState;
use super::code::Lit;
use super::here::Here;
use crate::problem::{GameTree, Value};
use crate::search::{Probe, SearchEvent};

#[derive(Default)]
pub struct Iterations {
    /// γ, θ or depth of every pass or iteration.
    pub(super) thresholds: Vec<Value>,
    /// What the last iteration found.
    pub previous: Option<Value>,
    /// Whether the search runs inside another, whose iterations are counted instead.
    pub nested: bool,
    /// Whether a leaf may have been evaluated twice.
    pub repeats: bool,
    /// Expansions in all, and those of the outermost horizon of the present iteration.
    pub(super) expanded: u64,
    pub(super) expanded_now: u64,
}

/// At the root.
impl<T: GameTree, P: Probe> Here<'_, '_, '_, T, P> {
    /// A pass over the tree with this γ begins.
    pub fn begin_pass(&mut self, line: impl Lit, number: u32, gamma: Value) {
        if !self.state.iterations.nested {
            self.state.iterations.thresholds.push(gamma);
            let finite = gamma.is_finite().then_some(i64::from(gamma.get()));
            self.begin(number, finite);
        }
        self.emit(line, SearchEvent::Pass(gamma));
    }

    /// An iteration over the tree with this threshold begins.
    pub fn begin_iteration(&mut self, line: impl Lit, number: u32, threshold: i64) {
        self.state.iterations.repeats = number > 1;
        self.state.iterations.expanded_now = 0;
        self.state.context.counts().final_threshold = Some(threshold);
        self.begin(number, Some(threshold));
        let threshold = i32::try_from(threshold).unwrap_or(i32::MAX);
        self.state.iterations.thresholds.push(Value::new(threshold));
        self.emit(line, SearchEvent::Iteration { number, threshold });
    }

    /// A pass or iteration begins.
    fn begin(&mut self, number: u32, threshold: Option<i64>) {
        self.state.root.line_is_old = true;
        self.state.context.counts().iterations = Some(u64::from(number));
        self.state.context.stats.now.threshold = threshold;
        self.state.context.stats.now.level = number;
        self.probe.level(number);
    }
}

impl<T: GameTree> SearchState<'_, '_, T> {
    /// From here on second searches are counted.
    pub fn begin_re_searches(&mut self) {
        self.context.counts().re_searches.get_or_insert(0);
    }

    /// A node will be searched once more.
    pub fn count_re_search(&mut self) {
        self.iterations.repeats = true;
        *self.context.counts().re_searches.get_or_insert(0) += 1;
    }

    /// Expansions that an earlier iteration, or a nearer horizon, had asked for already.
    pub fn count_re_expanded(&mut self) {
        let again = self.iterations.expanded - self.iterations.expanded_now;
        self.context.counts().re_expanded = Some(again);
    }
}
