//! PVS, principal variation search (Campbell and Marsland; Suzuki, Inui & Kotani §2.4, figure 5).
//!
//! If children are well ordered the first one is best, and all that is needed of the others is
//! a proof that they are not better. So the leftmost line is searched for its value, and every
//! sibling to the right of it is only *tested* by α-β with a window one wide, (s, s+1): it is cut
//! much more often. A test that succeeds, in the mover's eyes, proves the order wrong, and the
//! child is searched once more for its value.
//!
//! Three repairs to the printed figure: `p,1` means the first child, the assignment of the value
//! to `score` is missing, and a leaf need not be searched again, its value being exact in any
//! window. The figure has no test against β, and needs none while β is infinite; on questions
//! with a bounded range of values the root's window is that range, and the test is made.

use super::alpha_beta::{self, AlphaBeta};
use super::state::{Best, Here, SearchState, Visit};
use super::table_options::TableOptions;
use super::window::{Raised, Window};
use crate::base::messages::keys;
use crate::problem::{Bounds, GameTree, Value};
use crate::search::catalogue::{
    AlgorithmInfo, ConfigError, EVERY_QUESTION, Family, FromSettings, Leaves, Method, Rounds,
    Settings, Store, WindowSource, papers,
};
use crate::search::code::code;
use crate::search::{Probe, Report, SearchContext, Step, Stop};

pub const INFO: AlgorithmInfo = AlgorithmInfo {
    id: "pvs",
    name: keys::algorithm_pvs,
    short: keys::algorithm_pvs,
    family: Family::DepthFirst,
    idea: keys::algorithm_trust_the_first_move_test,
    about: keys::algorithm_principal_variation_search_the_leftmost,
    source: papers::SUZUKI,
    parameters: &[
        TableOptions::BYTES,
        TableOptions::BY_POSITION,
        TableOptions::STORE_FROM,
    ],
    questions: EVERY_QUESTION,
    code: CODE,
    store: Store::Path,
    rounds: Rounds::Once,
    is_yardstick: false,
    method: |_| Method::Window(WindowSource::Tests),
    leaves: |s, _| TableOptions::of(s).leaves(Leaves::Within),
};

#[derive(Clone, Debug, PartialEq, Default)]
pub struct Parameters {
    /// For α-β: the nodes of the leftmost line are searched once.
    pub table: TableOptions,
}

impl FromSettings for Parameters {
    fn from_settings(s: &Settings<'_>) -> Result<Parameters, ConfigError> {
        Ok(Parameters {
            table: TableOptions::of(s),
        })
    }
}

code! { "pvs", then alpha_beta::CODE =>
    ENTER    "pvs(n, α, β):"
    LEAF     "  if n is a leaf: return its value"
    GENERATE "  generate the children of n"
    FIRST    "  s ← −pvs(first child, −β, −α)"
    CUT      "  for each further child c, while s < β:"
    _        "    v ← −αβ(c, −s−1, −s)"
    AGAIN    "    if v > s and c is not a leaf: v ← −αβ(c, −β, −s)"
    _        "    s ← max(s, v)"
    RETURN   "  return s"
}

pub fn search<T: GameTree, P: Probe>(
    tree: &mut T,
    parameters: &Parameters,
    context: &mut SearchContext<'_>,
    probe: &mut P,
) -> Report {
    let mut state = SearchState::new(tree, context);
    let outcome = run(&mut state, parameters, probe);
    state.finish(at::RETURN, probe, outcome)
}

/// Finds the value of the root, where the cursor stands.
pub(super) fn run<T: GameTree, P: Probe>(
    state: &mut SearchState<'_, '_, T>,
    parameters: &Parameters,
    probe: &mut P,
) -> Result<Bounds, Stop> {
    state.code.alpha_beta = OWN.len() as Step;
    state.begin_re_searches();
    state.make_table(parameters.table)?;
    let found = state.search_root(probe, state.rule.range, &mut Pvs)?;
    state.lengthen_line();
    Ok(found)
}

struct Pvs;

impl<T: GameTree> Visit<T> for Pvs {
    type Found = Value;

    /// pvs(n, α, β) of a node on the leftmost line; s is the best score, or α.
    fn visit<P: Probe>(
        &mut self,
        mut here: Here<T, P>,
        asked: Window<P::Node>,
    ) -> Result<Value, Stop> {
        here.enter(at::ENTER, asked.bounds());
        if let Some(value) = here.leaf() {
            return here.evaluate(at::LEAF, value);
        }
        let mut children = here.generate(at::GENERATE, asked)?;
        let mut best = Best::of_none(&children, asked);
        while let Some(child) = here.next(&mut children) {
            let mut value;
            if child.is_first() {
                value = here.child(child, best.window, self)?;
            } else {
                value = here.test(child, best.window, &mut AlphaBeta)?;
                if best.window.contains(value) && !here.state.path.was_leaf {
                    here.re_search(at::AGAIN, &children, child, best.window);
                    value = here.child(child, best.window, &mut AlphaBeta)?;
                }
            }
            if here.take(&mut children, child, value, &mut best) == Raised::Beta {
                here.cut(at::CUT, &children, best.window);
                break;
            }
        }
        Ok(here.give_back(at::RETURN, children, best.score, asked))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::problem::Move;
    use crate::search::Silent;
    use crate::search::depth_first::tests::support::{leaf_order, listing, written};

    /// The second child fails its test at once (2 ≤ 3); the third passes and is searched again.
    #[test]
    fn siblings_of_the_leftmost_line_are_tested_first() {
        let mut tree = written("[[5 3] [2 9] [4 8]]");
        let report = search(
            &mut tree,
            &Parameters::default(),
            &mut listing(),
            &mut Silent,
        );
        assert_eq!(report.value(), Some(Value::new(4)));
        assert_eq!(leaf_order(&report), [0, 1, 2, 4, 5, 4, 5]);
        assert_eq!(report.counts.re_searches, Some(1));
        assert_eq!(report.pv, [Move(2), Move(0)]);
    }

    #[test]
    fn a_leaf_that_passes_its_test_is_not_searched_again() {
        let mut tree = written("[3 7 5]");
        let report = search(
            &mut tree,
            &Parameters::default(),
            &mut listing(),
            &mut Silent,
        );
        assert_eq!(report.value(), Some(Value::new(7)));
        assert_eq!(leaf_order(&report), [0, 1, 2]);
    }
}
