//! Scout (Pearl 1980): find the value of one child, and merely test the others.
//!
//! EVAL finds a node's value: that of the first child by EVAL; of every other child it asks TEST
//! whether it is better at all ("greater than v?" at a MAX node, "less than v?" at a MIN node),
//! and only if so finds its value by EVAL. TEST answers yes or no, and stops at the first child
//! that decides.
//!
//! No window is handed down: EVAL of an inner node does not know what its ancestors are worth.
//! Hence Scout may look at leaves α-β cuts, in about one random tree in fifty. On questions with
//! a bounded range of values a node that has reached the best of it asks no further.

use super::state::{Best, Here, SearchState, Visit};
use super::window::{Raised, Window};
use crate::base::messages::keys;
use crate::problem::{Bounds, GameTree, Player, Value};
use crate::search::catalogue::{
    AlgorithmInfo, EVERY_QUESTION, Family, Leaves, Method, Rounds, Store, Unmet, WindowSource,
};
use crate::search::code::code;
use crate::search::{Probe, Report, SearchContext, Stop};

pub const INFO: AlgorithmInfo = AlgorithmInfo {
    id: "scout",
    name: keys::algorithm_scout,
    short: keys::algorithm_scout,
    family: Family::DepthFirst,
    idea: keys::algorithm_pearls_eval_and_test,
    about: keys::algorithm_eval_finds_the_first_childs,
    source: "Pearl 1980, asymptotic properties of minimax trees",
    parameters: &[],
    questions: EVERY_QUESTION,
    code: CODE,
    store: Store::Path,
    rounds: Rounds::Once,
    is_yardstick: false,
    method: |_| Method::Window(WindowSource::Tests),
    leaves: |_, _| Leaves::Anywhere(Unmet::Scout),
};

pub use crate::search::catalogue::NoParameters as Parameters;

code! { "scout" =>
    EVAL          ["EVAL"] "eval(n):"
    EVAL_LEAF              "  if n is a leaf: return its value"
    EVAL_GENERATE          "  generate the children of n"
    FIRST                  "  v ← eval(first child)"
    EVAL_CUT               "  for each further child c, unless v is the best there can be:"
    AGAIN                  "    if test(c, better than v): v ← eval(c)"
    EVAL_RETURN            "  return v"
    TEST          ["TEST"] "test(n, better than v):"
    TEST_LEAF              "  if n is a leaf: return whether its value is better"
    TEST_GENERATE          "  generate the children of n"
    EACH                   "  for each child c, left to right:"
    TEST_CUT               "    if test(c, better than v) decides for the player at n: cut the others"
    TEST_RETURN            "  return the answer"
}

pub fn search<T: GameTree, P: Probe>(
    tree: &mut T,
    _: &Parameters,
    context: &mut SearchContext<'_>,
    probe: &mut P,
) -> Report {
    let mut state = SearchState::new(tree, context);
    let outcome = run(&mut state, probe);
    state.finish(at::EVAL_RETURN, probe, outcome)
}

/// Finds the value of the root, where the cursor stands.
pub(super) fn run<T: GameTree, P: Probe>(
    state: &mut SearchState<'_, '_, T>,
    probe: &mut P,
) -> Result<Bounds, Stop> {
    state.begin_re_searches();
    state.search_root(probe, state.rule.range, &mut Eval)
}

struct Eval;

impl<T: GameTree> Visit<T> for Eval {
    type Found = Value;

    /// eval(n); what it gets for a window is always the range of the question.
    fn visit<P: Probe>(
        &mut self,
        mut here: Here<T, P>,
        range: Window<P::Node>,
    ) -> Result<Value, Stop> {
        let range = Window::laid_at(here.node, range.bounds());
        here.enter(at::EVAL, range.bounds());
        if let Some(value) = here.leaf() {
            return here.evaluate(at::EVAL_LEAF, value);
        }
        let mut children = here.generate(at::EVAL_GENERATE, range)?;
        let mut best = Best::of_none(&children, range);
        let range = best.window;
        while let Some(child) = here.next(&mut children) {
            if !child.is_first() {
                let asker = children.mover;
                if !here.test(child, best.window, &mut IsBetter { asker })? {
                    here.back(&mut children, child, best.score, Raised::Nothing);
                    continue;
                }
                here.re_search(at::AGAIN, &children, child, range);
            }
            let value = here.child(child, range, self)?;
            if here.take(&mut children, child, value, &mut best) == Raised::Beta {
                here.cut(at::EVAL_CUT, &children, range);
                break;
            }
        }
        let value = children.mover.negamax(best.score);
        here.leave(at::EVAL_RETURN, children, Bounds::exact(value));
        Ok(value)
    }
}

struct IsBetter {
    asker: Player,
}

impl<T: GameTree> Visit<T> for IsBetter {
    type Found = bool;

    /// test(n, better than v): whether the node is better for the asker than the near edge of the
    /// window, which is one wide.
    fn visit<P: Probe>(
        &mut self,
        mut here: Here<T, P>,
        asked: Window<P::Node>,
    ) -> Result<bool, Stop> {
        let edge = asked.relative_to(self.asker);
        here.enter(at::TEST, asked.bounds());
        if let Some(value) = here.leaf() {
            let value = here.evaluate(at::TEST_LEAF, value)?;
            return Ok(self.asker.negamax(value) > edge.alpha);
        }
        let mut children = here.generate(at::TEST_GENERATE, asked)?;
        let window = asked.relative_to(children.mover);
        // The asker needs one child that is better; the other player needs one that is not.
        let deciding = children.mover == self.asker;
        let mut answer = !deciding;
        while let Some(child) = here.next(&mut children) {
            let is_better = here.child(child, window, self)?;
            here.back(&mut children, child, window.alpha, Raised::Nothing);
            if is_better == deciding {
                answer = deciding;
                here.cut(at::TEST_CUT, &children, window);
                break;
            }
        }
        let value = if answer { edge.beta } else { edge.alpha };
        let known = here
            .state
            .rule
            .known(self.asker.negamax(value), asked.bounds());
        here.leave(at::TEST_RETURN, children, known);
        Ok(answer)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::problem::Move;
    use crate::search::Silent;
    use crate::search::depth_first::tests::support::{leaf_order, listing, written};

    /// Of the first child's leaves the 3 is tested, passes and is evaluated; the second child is
    /// tested and refused; the third passes and is evaluated afresh.
    #[test]
    fn a_child_is_evaluated_only_if_its_test_says_so() {
        let mut tree = written("[[5 3] [2 9] [4 8]]");
        let report = search(&mut tree, &Parameters {}, &mut listing(), &mut Silent);
        assert_eq!(report.value(), Some(Value::new(4)));
        assert_eq!(leaf_order(&report), [0, 1, 1, 2, 4, 5, 4, 5]);
        assert_eq!(report.counts.re_searches, Some(2));
        assert_eq!(report.pv, [Move(2), Move(0)]);
    }
}
