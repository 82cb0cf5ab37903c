//! What iterative deepening lays on every node: a horizon, and how many children are kept.

use super::Walk;
use super::path::Children;
use crate::problem::{GameTree, Value};
use crate::search::{CutReason, Probe, Say, Step};

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

#[derive(Default)]
pub struct Deepening {
    /// Nothing where only the root is deepened, or none.
    pub horizons: Option<Horizons>,
    /// Children beyond this many are left out, where an earlier iteration has ordered them.
    pub keep: Option<usize>,
    pub left_out: bool,
}

impl Deepening {
    /// Whether the horizon in force is that of the iteration at the root.
    #[inline]
    pub(super) fn is_outermost(&self) -> bool {
        self.horizons.is_none_or(|h| h.now == h.outermost)
    }
}

impl<T: GameTree> Walk<'_, '_, T> {
    /// Narrows the choice down to the first few children, if that is asked for.
    #[cold]
    pub fn leave_out<P: Probe>(
        &mut self,
        step: Step,
        probe: &mut P,
        node: P::Node,
        children: &mut Children,
    ) {
        let Some(keep) = self.deepening.keep else {
            return;
        };
        if children.len() <= keep {
            return;
        }
        self.deepening.left_out |= self.deepening.is_outermost();
        let rest = self.path.moves_of(children).iter().enumerate().skip(keep);
        for (i, &m) in rest {
            let child = probe.child(node, i, m);
            let say = Say::Cut {
                reason: CutReason::Threshold,
                owner: node,
                bound: Value::new(i32::try_from(keep).unwrap_or(Value::LIMIT)),
            };
            probe.tell(step, child, say);
        }
        self.path.keep_first(children, keep);
    }
}
