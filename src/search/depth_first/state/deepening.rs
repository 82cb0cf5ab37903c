//! What iterative deepening lays on every node: a horizon, and how many children are kept.

use super::here::Here;
use super::path::Children;
use crate::problem::{GameTree, Value};
use crate::search::{CutReason, Probe, SearchEvent, Step};

/// Iterations at every node: the step, and which of the horizons is in force.
#[derive(Clone, Copy, Debug)]
pub struct Horizons {
    pub step: usize,
    /// The horizon now, in plies from the root.
    pub now: usize,
    /// The horizon of the iteration at the root.
    pub outermost: usize,
    /// From here on no horizon is needed.
    pub height: usize,
    /// Whether the outermost horizon turned a node into a leaf.
    pub reached: bool,
}

pub struct DeepeningState<T> {
    /// Nothing where only the root is deepened, or none.
    pub horizons: Option<Horizons>,
    /// Sets the tree's horizon and says whether the one before was reached. Iterative deepening
    /// puts it here, so that a search which is not deepened asks no tree for horizons.
    pub set_horizon: fn(&mut T, Option<usize>) -> bool,
    /// Children beyond this many are left out, where an earlier iteration has ordered them.
    pub keep: Option<usize>,
    pub left_out: bool,
}

impl<T> Default for DeepeningState<T> {
    fn default() -> DeepeningState<T> {
        DeepeningState {
            horizons: None,
            set_horizon: |_, _| false,
            keep: None,
            left_out: false,
        }
    }
}

impl<T> DeepeningState<T> {
    /// Whether the horizon in force is that of the iteration at the root.
    #[inline]
    pub(super) fn is_outermost(&self) -> bool {
        self.horizons.is_none_or(|h| h.now == h.outermost)
    }
}

impl<T: GameTree, P: Probe> Here<'_, '_, '_, T, P> {
    /// Narrows the choice down to the first few children, if that is asked for.
    #[cold]
    pub fn leave_out(&mut self, step: Step, children: &mut Children) {
        let state = &mut *self.state;
        let Some(keep) = state.deepening.keep else {
            return;
        };
        if children.len() <= keep {
            return;
        }
        state.deepening.left_out |= state.deepening.is_outermost();
        let rest = state.path.moves_of(children).iter().enumerate().skip(keep);
        for (i, &m) in rest {
            let child = self.probe.child(self.node, i, m);
            let event = SearchEvent::Cut {
                reason: CutReason::Threshold,
                owner: self.node,
                bound: Value::new(i32::try_from(keep).unwrap_or(Value::LIMIT)),
            };
            self.probe.emit(step, child, event);
        }
        state.path.keep_first(children, keep);
    }
}
