//! α-β with children sorted by their number of replies (Morita, Hashimoto & Kobayashi §3).
//!
//! To solve a position to the end the paper uses plain α-β, without table, evaluation or
//! deepening, and a single aid: of a node's children the one in which the opponent has the fewest
//! legal moves is searched first. Like hill climbing towards small subtrees: few replies mean
//! little to refute, and in Othello usually a strong move besides. On hard endings this was as
//! good as weak proof-number search, and far better than the same search unsorted.
//!
//! A pass and a finished game count as no replies; equal numbers keep the order in which the
//! moves were generated.

use super::alpha_beta;
use super::state::{Called, Order, SearchState};
use crate::base::messages::keys;
use crate::problem::{Bounds, GameTree};
use crate::search::catalogue::{
    AlgorithmInfo, EVERY_QUESTION, Family, Leaves, Method, Rounds, Store, Unmet, WindowSource,
    papers,
};
use crate::search::code::{code, have_the_same_steps};
use crate::search::{Probe, Report, SearchContext, Stop};

pub const INFO: AlgorithmInfo = AlgorithmInfo {
    id: "alpha-beta-sorted",
    name: keys::algorithm_alpha_beta_sorted_by_replies,
    short: keys::algorithm_alpha_beta_sorted,
    family: Family::DepthFirst,
    idea: keys::algorithm_alpha_beta_that_tries_the,
    about: keys::algorithm_before_a_nodes_children_are,
    source: papers::MORITA,
    parameters: &[],
    questions: EVERY_QUESTION,
    code: CODE,
    store: Store::Path,
    rounds: Rounds::Once,
    is_yardstick: false,
    method: |_| Method::Window(WindowSource::Tests),
    leaves: |_, _| Leaves::Elsewhere(Unmet::OwnOrder),
};

pub use crate::search::catalogue::NoParameters as Parameters;

// α-β's lines, those about the table put to another use: its search lights them.
code! { "alpha-beta-sorted", steps Called =>
    ENTER    "αβ(n, α, β):"
    LEAF     "  if n is a leaf: return its value"
    TABLE    "  (no table)"
    GENERATE "  generate the children of n and sort them: fewest replies first"
    START    "  score ← −∞"
    EACH     "  for each child c, in that order:"
    _        "    score ← max(score, −αβ(c, −β, −max(α, score)))"
    CUT      "    if score ≥ β: cut the children that are left"
    STORE    "  (nothing is stored)"
    RETURN   "  return score"
}
const _: () = assert!(have_the_same_steps(CODE, alpha_beta::CODE));

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
    state.sorting.order = Order::Replies;
    alpha_beta::run(state, &alpha_beta::Parameters::default(), probe)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::problem::{Move, Value};
    use crate::search::Silent;
    use crate::search::depth_first::tests::support::{leaf_order, listing, written};

    /// The second child has one reply, the first has two: it goes first, and cuts.
    #[test]
    fn the_child_with_fewer_replies_is_tried_first() {
        let mut tree = written("[[5 3] [4]]");
        let report = search(&mut tree, &Parameters {}, &mut listing(), &mut Silent);
        assert_eq!(report.value(), Some(Value::new(4)));
        assert_eq!(leaf_order(&report), [2, 0, 1]);
        assert_eq!(report.pv, [Move(1), Move(0)]);
    }
}
