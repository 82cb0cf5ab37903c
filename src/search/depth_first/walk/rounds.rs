//! Searches that go over the tree more than once: passes, iterations, second searches of a node;
//! and what is counted of them.

use super::Walk;
use crate::problem::{Bounds, GameTree, Value};
use crate::search::{Probe, Say, Step};

#[derive(Default)]
pub struct Rounds {
    /// γ, θ or depth of every pass or iteration.
    pub(super) thresholds: Vec<Value>,
    /// What the last iteration found.
    pub previous: Option<Value>,
    /// Whether the search runs inside another, whose iterations are counted instead.
    pub nested: bool,
    /// Whether a leaf may have been evaluated twice.
    pub(super) repeats: bool,
    /// Expansions in all, and those of the outermost horizon of the present iteration.
    pub(super) expanded: u64,
    pub(super) expanded_now: u64,
}

impl<T: GameTree> Walk<'_, '_, T> {
    /// A pass over the tree with this γ begins.
    pub fn begin_pass<P: Probe>(
        &mut self,
        step: Step,
        probe: &mut P,
        root: P::Node,
        number: u32,
        gamma: Value,
    ) {
        if !self.rounds.nested {
            self.rounds.thresholds.push(gamma);
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
        self.rounds.repeats = number > 1;
        self.rounds.expanded_now = 0;
        self.account.counts().final_threshold = Some(threshold);
        self.begin(probe, number, Some(threshold));
        let threshold = i32::try_from(threshold).unwrap_or(i32::MAX);
        self.rounds.thresholds.push(Value::new(threshold));
        probe.tell(step, root, Say::Iteration { number, threshold });
    }

    /// A pass or iteration begins.
    fn begin<P: Probe>(&mut self, probe: &mut P, number: u32, threshold: Option<i64>) {
        self.root.line_is_old = true;
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
        self.rounds.repeats = true;
        *self.account.counts().re_searches.get_or_insert(0) += 1;
        probe.tell(step, node, Say::ReSearch(window));
    }

    /// Expansions that an earlier iteration, or a nearer horizon, had asked for already.
    pub fn count_re_expanded(&mut self) {
        let again = self.rounds.expanded - self.rounds.expanded_now;
        self.account.counts().re_expanded = Some(again);
    }
}
