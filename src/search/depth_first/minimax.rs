//! Minimax (Suzuki, Inui & Kotani §2.1, figure 2): the definition itself.
//!
//! Each player takes the move that is best for themselves: a MAX node is worth the greatest value
//! of its children, a MIN node the smallest. Nothing is ever left out, so all b^d leaves of a
//! uniform tree are evaluated (the paper prints d^b). Slow, and the yardstick for all the others.

use super::state::{Best, Here, SearchState, Visit};
use super::window::Window;
use crate::base::messages::keys;
use crate::problem::{Bounds, GameTree, Value};
use crate::search::catalogue::{
    AlgorithmInfo, EVERY_QUESTION, Family, Leaves, Method, Rounds, Store, Unmet, WindowSource,
    papers,
};
use crate::search::code::code;
use crate::search::{Probe, Report, SearchContext, Stop};

pub const INFO: AlgorithmInfo = AlgorithmInfo {
    id: "minimax",
    name: keys::algorithm_minimax,
    short: keys::algorithm_minimax_depth_first,
    family: Family::DepthFirst,
    idea: keys::algorithm_looks_at_every_leaf,
    about: keys::algorithm_the_definition_itself_a_max,
    source: papers::SUZUKI,
    parameters: &[],
    questions: EVERY_QUESTION,
    code: CODE,
    store: Store::Path,
    rounds: Rounds::Once,
    is_yardstick: true,
    method: |_| Method::Window(WindowSource::Tests),
    leaves: |_, _| Leaves::Anywhere(Unmet::NoTheorem),
};

pub use crate::search::catalogue::NoParameters as Parameters;

code! { "minimax" =>
    ENTER    "minimax(n):"
    LEAF     "  if n is a leaf: return its value"
    GENERATE "  generate the children of n"
    _        "  score ← −∞"
    EACH     "  for each child c, left to right:"
    _        "    score ← max(score, −minimax(c))"
    RETURN   "  return score"
}

pub fn search<T: GameTree, P: Probe>(
    tree: &mut T,
    _: &Parameters,
    context: &mut SearchContext<'_>,
    probe: &mut P,
) -> Report {
    let mut state = SearchState::new(tree, context);
    let outcome = run(&mut state, probe);
    state.finish(at::RETURN, probe, outcome)
}

/// Finds the value of the root, where the cursor stands.
pub(super) fn run<T: GameTree, P: Probe>(
    state: &mut SearchState<'_, '_, T>,
    probe: &mut P,
) -> Result<Bounds, Stop> {
    state.search_root(probe, Bounds::UNKNOWN, &mut Minimax)
}

struct Minimax;

impl<T: GameTree> Visit<T> for Minimax {
    type Found = Value;

    /// minimax(n); there is no window but the whole one.
    fn visit<P: Probe>(
        &mut self,
        mut here: Here<T, P>,
        whole: Window<P::Node>,
    ) -> Result<Value, Stop> {
        here.enter(at::ENTER, Bounds::UNKNOWN);
        if let Some(value) = here.leaf() {
            return here.evaluate(at::LEAF, value);
        }
        let mut children = here.generate(at::GENERATE, whole)?;
        let mut best = Best::of_none(&children, whole);
        while let Some(child) = here.next(&mut children) {
            let value = here.child(child, whole, self)?;
            here.take(&mut children, child, value, &mut best);
        }
        Ok(here.give_back(at::RETURN, children, best.score, whole))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::problem::Move;
    use crate::search::Silent;
    use crate::search::depth_first::tests::support::{leaf_order, listing, written};

    /// Figure 1 in numbers: MAX chooses among three MIN nodes worth 3, 2 and 1.
    #[test]
    fn every_leaf_is_looked_at_once() {
        let mut tree = written("[[5 3] [2 9] [1 8]]");
        let report = search(&mut tree, &Parameters {}, &mut listing(), &mut Silent);
        assert_eq!(report.value(), Some(Value::new(3)));
        assert_eq!(leaf_order(&report), [0, 1, 2, 3, 4, 5]);
        assert_eq!(report.pv, [Move(0), Move(1)]);
    }
}
