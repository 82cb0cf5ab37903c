//! NegaScout (Reinefeld 1983; Suzuki, Inui & Kotani §2.5, figure 6).
//!
//! The idea of PVS in one procedure, used at every node: after the first child every further one
//! is tested with the window (s, s+1), s being the best so far or α. A test that fails high
//! inside the real window leaves (v, β) to be searched once more, v being the bound the test has
//! found. No second search is needed where the test's value is exact: at a leaf, and, one ply
//! higher, at a node with only leaves below (`exact_plies` = 1, Reinefeld's "last two plies").
//!
//! Figure 6 lacks the test v < β: the second search then runs with an empty window, (v, β) with
//! v ≥ β, which costs visits but spoils nothing. [`Test::Printed`] is the figure with that. Its
//! `depth < 2`, which presumes that all leaves lie equally deep, is `exact_plies`; and the score keeps
//! the bound v where the second search comes back with less, as it may once values are fail-soft.

use super::alpha_beta::{Answer, ask_table};
use super::state::{Best, Child, Here, SearchState, Visit};
use super::table_options::TableOptions;
use super::window::{Raised, Window};
use crate::base::messages::keys;
use crate::problem::{Bounds, GameTree, Value};
use crate::search::catalogue::{
    AlgorithmInfo, ConfigError, EVERY_QUESTION, Family, FromSettings, Kind, Leaves, Method,
    Parameter, Rounds, Settings, Store, WindowSource, papers,
};
use crate::search::code::code;
use crate::search::{Probe, Report, SearchContext, SearchEvent, Stop};

pub const INFO: AlgorithmInfo = AlgorithmInfo {
    id: "nega-scout",
    name: keys::algorithm_negascout,
    short: keys::algorithm_negascout,
    family: Family::DepthFirst,
    idea: keys::algorithm_pvss_null_windows_at_every,
    about: keys::algorithm_reinefelds_form_after_the_first,
    source: papers::SUZUKI,
    parameters: &[
        Parameter::new(
            "exact-plies",
            Kind::integer(0, 1),
            "0",
            keys::algorithm_height_up_to_which_a,
        ),
        Parameter::new(
            "test",
            Kind::OneOf(&["repaired", "printed"]),
            "repaired",
            keys::algorithm_when_a_test_that_failed_high,
        ),
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

/// When a child whose test failed high is searched once more.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Test {
    /// Only if its value lies inside the window.
    #[default]
    Repaired,
    /// Always, as figure 6 has it.
    Printed,
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct Parameters {
    /// The height up to which the value of a test is taken as exact: 0 or 1.
    pub exact_plies: u8,
    pub test: Test,
    pub table: TableOptions,
}

impl FromSettings for Parameters {
    fn from_settings(s: &Settings<'_>) -> Result<Parameters, ConfigError> {
        Ok(Parameters {
            exact_plies: s.size("exact-plies") as u8,
            test: match s.text("test") {
                "printed" => Test::Printed,
                _ => Test::Repaired,
            },
            table: TableOptions::of(s),
        })
    }
}

code! { "nega-scout" =>
    ENTER    "negascout(n, α, β):"
    LEAF     "  if n is a leaf: return its value"
    TABLE    "  if the table's bounds for n are enough: return them"
    GENERATE "  generate the children of n"
    _        "  score ← −∞;  b ← β"
    EACH     "  for each child c, left to right:"
    _        "    v ← −negascout(c, −b, −max(α, score))"
    BETTER   "    if v > score:"
    EXACT    "      if b = β, or v is exact, or v is not inside (max(α, score), β): score ← v"
    AGAIN    "      else: score ← −negascout(c, −β, −v)"
    CUT      "    if score ≥ β: cut the children that are left"
    _        "    b ← max(α, score) + 1"
    STORE    "  store what is now known of n in the table"
    RETURN   "  return score"
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
    state.begin_re_searches();
    state.make_table(parameters.table)?;
    let found = state.search_root(probe, state.rule.range, &mut NegaScout(parameters))?;
    state.lengthen_line();
    Ok(found)
}

struct NegaScout<'p>(&'p Parameters);

impl<T: GameTree> Visit<T> for NegaScout<'_> {
    type Found = Value;

    /// negascout(n, α, β)
    fn visit<P: Probe>(
        &mut self,
        mut here: Here<T, P>,
        asked: Window<P::Node>,
    ) -> Result<Value, Stop> {
        here.enter(at::ENTER, asked.bounds());
        if let Some(value) = here.leaf() {
            return here.evaluate(at::LEAF, value);
        }
        let first = match ask_table(&mut here, asked.bounds(), at::TABLE) {
            Answer::Enough(value) => return Ok(value),
            Answer::Try(first) => first,
        };
        let begun = here.state.begin_node();
        let mut children = here.generate_with(at::GENERATE, asked, first, true)?;
        let mut best = Best::of_none(&children, asked);
        let mut best_move = None;
        while let Some(child) = here.next(&mut children) {
            // b is β for the first child; then α + 1, which may be β too.
            let is_test = !child.is_first() && best.window.alpha.succ() != best.window.beta;
            let mut value = if is_test {
                here.test(child, best.window, self)?
            } else {
                here.child(child, best.window, self)?
            };
            if is_test && !self.settles(value, &best) && !self.is_exact(&mut here, child) {
                let rest = best.window.raised(value, child.name);
                here.re_search(at::AGAIN, &children, child, rest);
                value = value.max(here.child(child, rest, self)?);
            }
            let raised = here.take(&mut children, child, value, &mut best);
            if raised >= Raised::Alpha {
                best_move = Some(child.m);
            }
            if raised == Raised::Beta {
                here.cut(at::CUT, &children, best.window);
                break;
            }
        }
        if here.state.has_table() {
            let value = children.mover.negamax(best.score);
            let known = here.state.rule.known(value, asked.bounds());
            here.state.store(known, best_move, begun);
            here.emit(at::STORE, SearchEvent::Table(known));
        }
        Ok(here.give_back(at::RETURN, children, best.score, asked))
    }
}

impl NegaScout<'_> {
    /// Whether a test with this outcome leaves nothing to be searched once more.
    fn settles<N: Copy>(&self, value: Value, best: &Best<N>) -> bool {
        match self.0.test {
            Test::Repaired => !best.window.contains(value),
            Test::Printed => value <= best.score,
        }
    }

    /// Whether the value a test has just brought back from the child is exact.
    fn is_exact<T: GameTree, P: Probe>(
        &self,
        here: &mut Here<T, P>,
        child: Child<P::Node>,
    ) -> bool {
        // Above leaves the test has looked at all of them only if it was the other player's choice.
        let others_choice = || here.state.tree.player() != child.mover;
        here.state.path.was_leaf
            || (self.0.exact_plies > 0 && others_choice() && here.state.is_above_leaves_only())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::Silent;
    use crate::search::depth_first::tests::support::{leaf_order, listing, written};

    fn visits(text: &str, exact_plies: u8, test: Test) -> Vec<u64> {
        let parameters = Parameters {
            exact_plies,
            test,
            ..Parameters::default()
        };
        let report = search(&mut written(text), &parameters, &mut listing(), &mut Silent);
        assert_eq!(report.value(), Some(Value::new(4)));
        leaf_order(&report)
    }

    /// The third child passes its test. Above leaves only, that test has found its value.
    #[test]
    fn the_last_two_plies_need_no_second_search() {
        let tree = "[[5 3] [2 9] [4 8]]";
        assert_eq!(visits(tree, 0, Test::Repaired), [0, 1, 2, 4, 5, 4]);
        assert_eq!(visits(tree, 1, Test::Repaired), [0, 1, 2, 4, 5]);
    }

    /// MIN has 10 and tests the MAX node beside it: at most 4. Searched again with β = 4, that
    /// node has 1 by its first child, and the test of its second says 4: no less than β.
    #[test]
    fn the_printed_figure_searches_once_more_in_an_empty_window() {
        let tree = "[[10 [[1 9] [4 7]]]]";
        let repaired = visits(tree, 0, Test::Repaired);
        let printed = visits(tree, 0, Test::Printed);
        assert_eq!(repaired, [0, 1, 3, 1, 2, 3, 4]);
        assert_eq!(printed, [0, 1, 3, 1, 2, 3, 4, 3]);
    }
}
