//! Aspiration search (Suzuki, Inui & Kotani §2.3, figure 4): α-β in a window laid around a guess.
//!
//! The narrower the window, the more is cut. So guess the value, v₀, and search only (v₀−e, v₀+e).
//! If the value lies inside, it is found cheaply. If the search fails high, the value is at
//! least the upper edge, and a second search with (v₀+e, +∞) finds it; if it fails low, one with
//! (−∞, v₀−e). The figure's `v` in the last call is never set: α is meant. A value *on* an edge
//! is found too: the second search then fails at the same edge from the other side.
//!
//! The guess is the static value of the root; with the paper's e = 1 it hardly ever holds, which
//! is why aspiration did worse than α-β there. The paper also mentions doing this at every node:
//! then each node lays its own window around its own guess, inside the one it was given, and goes
//! over its children a second time when that fails.

use super::alpha_beta::{self, AlphaBeta};
use super::state::{Best, Children, Here, SearchState, Visit};
use super::table_options::TableOptions;
use super::window::{Raised, Window};
use super::{At, Guess};
use crate::base::messages::keys;
use crate::problem::{Bounds, GameTree, Value};
use crate::search::catalogue::{
    AlgorithmInfo, ConfigError, EVERY_QUESTION, Family, FromSettings, Kind, Leaves, Method,
    Parameter, Rounds, Settings, Store, Unmet, WindowSource, papers,
};
use crate::search::code::code;
use crate::search::{Probe, Report, SearchContext, Step, Stop};

pub const INFO: AlgorithmInfo = AlgorithmInfo {
    id: "aspiration",
    name: keys::algorithm_aspiration_search,
    short: keys::algorithm_aspiration,
    family: Family::DepthFirst,
    idea: keys::algorithm_alpha_beta_in_a_narrow,
    about: keys::algorithm_guesses_the_value_and_searches,
    source: papers::SUZUKI,
    parameters: &[
        Parameter::new(
            "guess",
            Guess::kind(&["static", "first-leaf", "previous"]),
            "static",
            keys::algorithm_the_value_the_first_window,
        ),
        Parameter::new(
            "error",
            Kind::integer(1, 1_000_000),
            "1",
            keys::algorithm_half_the_width_of_the,
        ),
        At::parameter(keys::algorithm_where_the_narrow_window_is),
        TableOptions::BYTES,
        TableOptions::BY_POSITION,
        TableOptions::STORE_FROM,
    ],
    questions: EVERY_QUESTION,
    code: CODE,
    store: Store::Path,
    rounds: Rounds::Once,
    is_yardstick: false,
    method: |_| Method::Window(WindowSource::Guesses),
    leaves: |_, _| Leaves::Anywhere(Unmet::NoTheorem),
};

#[derive(Clone, Debug, PartialEq)]
pub struct Parameters {
    pub guess: Guess,
    /// Half the width of the first window, at least 1.
    pub error: i32,
    pub at: At,
    pub table: TableOptions,
}

impl Default for Parameters {
    fn default() -> Parameters {
        Parameters {
            guess: Guess::Static,
            error: 1,
            at: At::Root,
            table: TableOptions::default(),
        }
    }
}

impl FromSettings for Parameters {
    fn from_settings(s: &Settings<'_>) -> Result<Parameters, ConfigError> {
        Ok(Parameters {
            guess: Guess::of(s),
            error: s.integer("error").map_or(1, |n| n as i32),
            at: At::of(s),
            table: TableOptions::of(s),
        })
    }
}

code! { "aspiration", then alpha_beta::CODE =>
    ENTER    "aspiration(n, α, β):  at the root, or at every node"
    LEAF     "  if n is a leaf: return its value"
    GENERATE "  generate the children of n"
    GUESS    "  v₀ ← a guess at n's value"
    FIRST    "  v ← αβ(n, v₀ − error, v₀ + error)"
    HIGH     "  if v ≥ v₀ + error: v ← αβ(n, v₀ + error, β)"
    LOW      "  else if v ≤ v₀ − error: v ← αβ(n, α, v₀ − error)"
    RETURN   "  return v"
}

pub fn search<T: GameTree, P: Probe>(
    tree: &mut T,
    parameters: &Parameters,
    context: &mut SearchContext<'_>,
    probe: &mut P,
) -> Report {
    let mut state = SearchState::new(tree, context);
    let outcome = run(&mut state, parameters, probe);
    if parameters.at == At::Root {
        let second = state.context.counts().re_searches.unwrap_or(0);
        state.context.counts().iterations = Some(1 + second);
    }
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
    let found = match parameters.at {
        At::Root => at_root(Here::at_root(state, probe), parameters),
        At::EveryNode => state.search_root(probe, state.rule.range, &mut EveryNode(parameters)),
    }?;
    state.lengthen_line();
    Ok(found)
}

/// Figure 4.
fn at_root<T: GameTree, P: Probe>(
    mut here: Here<T, P>,
    parameters: &Parameters,
) -> Result<Bounds, Stop> {
    let range = here.state.rule.range;
    let guess = here.state.guess(parameters.guess);
    let first = first_window(guess, parameters.error, range);
    let mut value = alpha_beta(&mut here, first)?;
    if let Some((line, second)) = second_window(value, first, range) {
        here.state.narrow_root(value, first);
        here.search_again(line, second);
        value = alpha_beta(&mut here, second)?;
    }
    Ok(here.state.settle(value, range))
}

/// αβ of the root with a window that nobody has proved.
fn alpha_beta<T: GameTree, P: Probe>(here: &mut Here<T, P>, window: Bounds) -> Result<Value, Stop> {
    let laid = std::mem::replace(&mut here.state.rule.laid, window);
    let window = Window::laid_at(here.node, window);
    let value = AlphaBeta.visit(here.again(), window)?;
    here.state.rule.laid = laid;
    Ok(value)
}

/// (v₀ − error, v₀ + error) as far as it lies inside `outer`; all of that if none of it does.
fn first_window(guess: Value, error: i32, outer: Bounds) -> Bounds {
    let lower = guess.plus(-error).max(outer.lower);
    let upper = guess.plus(error).min(outer.upper);
    if lower < upper {
        Bounds { lower, upper }
    } else {
        outer
    }
}

/// The part of `outer` on the side where a search with the window `first` failed.
fn second_window(value: Value, first: Bounds, outer: Bounds) -> Option<(Step, Bounds)> {
    if value >= first.upper && first.upper < outer.upper {
        Some((
            at::HIGH,
            Bounds {
                lower: first.upper,
                upper: outer.upper,
            },
        ))
    } else if value <= first.lower && first.lower > outer.lower {
        Some((
            at::LOW,
            Bounds {
                lower: outer.lower,
                upper: first.lower,
            },
        ))
    } else {
        None
    }
}

/// The same at a node and at all nodes below, each with a guess of its own.
struct EveryNode<'p>(&'p Parameters);

impl<T: GameTree> Visit<T> for EveryNode<'_> {
    type Found = Value;

    fn visit<P: Probe>(
        &mut self,
        mut here: Here<T, P>,
        asked: Window<P::Node>,
    ) -> Result<Value, Stop> {
        let outer = asked.bounds();
        here.enter(at::ENTER, outer);
        if let Some(value) = here.leaf() {
            return here.evaluate(at::LEAF, value);
        }
        let guess = here.state.guess(self.0.guess);
        let mut children = here.generate(at::GENERATE, asked)?;
        let laid = here.state.rule.laid;
        let first = first_window(guess, self.0.error, outer);
        let mut value = self.search_children(&mut here, &mut children, asked, first)?;
        if let Some((line, second)) = second_window(value, first, outer) {
            let failed = here.state.rule.known(value, first);
            let shown = here.state.keep_what_is_proved(&mut children, failed);
            here.state.path.forget_line(&mut children);
            here.state.path.rewind(&mut children);
            here.search_again(line, second);
            value = self.search_children(&mut here, &mut children, asked, second)?;
            // A value on the edge is known by both searches together: one says at least, one at most.
            let failed = here.state.rule.known(value, second);
            let kept = here.state.keep_what_is_proved(&mut children, failed);
            if let (None, Some(m)) = (kept, shown) {
                here.state.path.begin_line(&mut children, m);
            }
        }
        here.state.rule.laid = laid;
        let score = children.mover.negamax(value);
        Ok(here.give_back(at::RETURN, children, score, asked))
    }
}

impl EveryNode<'_> {
    /// α-β's loop over the children of one node, made once or twice: with these bounds, of which
    /// those that are not the given ones are this node's own invention.
    fn search_children<T: GameTree, P: Probe>(
        &mut self,
        here: &mut Here<T, P>,
        children: &mut Children,
        given: Window<P::Node>,
        bounds: Bounds,
    ) -> Result<Value, Stop> {
        let mut window = given;
        if bounds.lower != given.alpha {
            (window.alpha, window.alpha_owner) = (bounds.lower, here.node);
            here.state.rule.laid.lower = bounds.lower;
        }
        if bounds.upper != given.beta {
            (window.beta, window.beta_owner) = (bounds.upper, here.node);
            here.state.rule.laid.upper = bounds.upper;
        }
        let laid = here.state.rule.laid;
        let mut best = Best::of_none(children, window);
        while let Some(child) = here.next(children) {
            let value = here.child(child, best.window, self)?;
            here.state.rule.laid = laid;
            if here.take(children, child, value, &mut best) == Raised::Beta {
                here.cut(at::FIRST, children, best.window);
                break;
            }
        }
        Ok(children.mover.negamax(best.score))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::Silent;
    use crate::search::depth_first::tests::support::{leaf_order, listing, written};

    fn with_guess(guess: i32, at: At) -> Report {
        let mut tree = written("[[5 3] [2 9] [4 8]]");
        let parameters = Parameters {
            guess: Guess::Given(Value::new(guess)),
            error: 1,
            at,
            ..Parameters::default()
        };
        let report = search(&mut tree, &parameters, &mut listing(), &mut Silent);
        assert_eq!(report.value(), Some(Value::new(4)));
        report
    }

    #[test]
    fn a_good_guess_needs_one_search_and_a_bad_one_two() {
        // (3, 5) holds 4, and cuts at once below the 3 of the first child.
        let good = with_guess(4, At::Root);
        assert_eq!(good.counts.iterations, Some(1));
        assert_eq!(leaf_order(&good), [0, 1, 2, 4, 5]);
        for guess in [-50, 50] {
            let bad = with_guess(guess, At::Root);
            assert_eq!(bad.counts.iterations, Some(2));
            assert_eq!(bad.counts.leaves, Some(5));
        }
    }

    #[test]
    fn a_value_on_the_edge_of_the_first_window_is_found() {
        for guess in [3, 5] {
            assert_eq!(with_guess(guess, At::Root).counts.iterations, Some(2));
        }
    }

    #[test]
    fn every_node_may_lay_its_own_window() {
        for guess in [-50, 3, 4, 5, 50] {
            let report = with_guess(guess, At::EveryNode);
            assert_eq!(report.counts.iterations, None);
            assert_eq!(report.best_move.map(|m| m.0), Some(2));
        }
    }
}
