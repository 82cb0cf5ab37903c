//! α-β (Suzuki, Inui & Kotani §2.2, figure 3): minimax that does not look where it cannot matter.
//!
//! The search carries a window (α, β) down the tree: MAX is sure of α by what has been searched
//! elsewhere, MIN is sure of β. A node whose value is seen to lie outside will not be on the line
//! both players choose, so the rest of its children is cut; the ancestor that owns the bound is
//! the one who would never let it come to this node, and it may lie many plies above ("deep" cut).
//!
//! *Fail-soft* starts a node at −∞ and returns the best it saw even when that is outside the
//! window, so a failed search still says how far it failed. *Fail-hard* starts at α and never
//! leaves the window. (The figure is half of each: it starts at α, and returns a score above β as it
//! is.) With the full window all visit the same leaves in the same order.
//!
//! With a table, a position reached again is answered from what is known of it, and its best move
//! is tried first. A node answered by the table counts as a hit, not as a visit.

use super::state::{Best, Called, Here, Lit, SearchState, Visit};
use super::table_options::TableOptions;
use super::window::{Raised, Window};
use crate::base::messages::keys;
use crate::problem::{Bounds, GameTree, Move, Value};
use crate::search::catalogue::{
    AlgorithmInfo, ConfigError, EVERY_QUESTION, Family, FromSettings, Kind, Leaves, Method,
    Parameter, Rounds, Settings, Store, WindowSource, papers,
};
use crate::search::code::code;
use crate::search::{Probe, Report, SearchContext, SearchEvent, Stop};

pub const INFO: AlgorithmInfo = AlgorithmInfo {
    id: "alpha-beta",
    name: keys::algorithm_alpha_beta,
    short: keys::algorithm_alpha_beta_depth_first,
    family: Family::DepthFirst,
    idea: keys::algorithm_depth_first_with_a_window,
    about: keys::algorithm_goes_down_the_leftmost_unfinished,
    source: papers::SUZUKI,
    parameters: &[
        Parameter::new(
            "bounds",
            Kind::OneOf(&["soft", "hard"]),
            "soft",
            keys::algorithm_soft_a_failed_search_returns,
        ),
        TableOptions::BYTES,
        TableOptions::BY_POSITION,
        TableOptions::STORE_FROM,
        TableOptions::MEBIBYTES,
    ],
    questions: EVERY_QUESTION,
    code: CODE,
    store: Store::Path,
    rounds: Rounds::Once,
    is_yardstick: false,
    method: |_| Method::Window(WindowSource::Tests),
    leaves: |s, _| TableOptions::of(s).leaves(Leaves::AlphaBeta),
};

/// What a search returns that failed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Fail {
    /// The bound it found.
    #[default]
    Soft,
    /// The edge of the window.
    Hard,
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct Parameters {
    pub bounds: Fail,
    pub table: TableOptions,
}

impl FromSettings for Parameters {
    fn from_settings(s: &Settings<'_>) -> Result<Parameters, ConfigError> {
        Ok(Parameters {
            bounds: match s.text("bounds") {
                "hard" => Fail::Hard,
                _ => Fail::Soft,
            },
            table: TableOptions::of(s),
        })
    }
}

code! { "alpha-beta", steps Called =>
    ENTER    "αβ(n, α, β):"
    LEAF     "  if n is a leaf: return its value"
    TABLE    "  if the table's bounds for n are enough: return them"
    GENERATE "  generate the children of n"
    START    "  score ← −∞  (fail-hard: α)"
    EACH     "  for each child c, left to right:"
    _        "    score ← max(score, −αβ(c, −β, −max(α, score)))"
    CUT      "    if score ≥ β: cut the children that are left"
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
    state.rule.hard = parameters.bounds == Fail::Hard;
    state.make_table(parameters.table)?;
    let found = state.search_root(probe, state.rule.range, &mut AlphaBeta)?;
    state.lengthen_line();
    Ok(found)
}

pub(super) struct AlphaBeta;

impl<T: GameTree> Visit<T> for AlphaBeta {
    type Found = Value;

    /// αβ(n, α, β)
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
        if here.state.rule.hard {
            best.score = best.window.alpha;
        }
        let mut best_move = None;
        while let Some(child) = here.next(&mut children) {
            let value = here.child(child, best.window, self)?;
            let raised = here.take(&mut children, child, value, &mut best);
            if raised >= Raised::Alpha {
                best_move = Some(child.m);
            }
            if raised == Raised::Beta {
                here.cut(at::CUT, &children, best.window);
                break;
            }
        }
        if here.state.rule.hard {
            best.score = best.score.min(best.window.beta);
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

pub(super) enum Answer {
    /// The node need not be searched.
    Enough(Value),
    /// It must be; this move was best once.
    Try(Option<Move>),
}

pub(super) fn ask_table<T: GameTree, P: Probe>(
    here: &mut Here<T, P>,
    asked: Bounds,
    line: impl Lit,
) -> Answer {
    let Some(known) = here.state.look_up() else {
        return Answer::Try(None);
    };
    let Some(value) = known.answer(asked) else {
        return Answer::Try(known.best);
    };
    here.answered(line, known.bounds);
    Answer::Enough(if here.state.rule.hard {
        value.max(asked.lower).min(asked.upper)
    } else {
        value
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::Silent;
    use crate::search::depth_first::tests::support::{leaf_order, listing, written};

    /// Their example: after p.2.1 = 2 the node p.2 cannot reach p.1 = 3 any more.
    #[test]
    fn what_cannot_matter_is_cut() {
        let mut tree = written("[[5 3] [2 9] [1 8]]");
        let report = search(
            &mut tree,
            &Parameters::default(),
            &mut listing(),
            &mut Silent,
        );
        assert_eq!(report.value(), Some(Value::new(3)));
        assert_eq!(leaf_order(&report), [0, 1, 2, 4]);
        assert_eq!(report.pv, [Move(0), Move(1)]);
        // The path root, MIN node: 1 + 3 + 2 cells; two siblings and two children wait.
        assert_eq!(report.counts.max_cells, Some(6));
        assert_eq!(report.counts.max_open, Some(4));
    }

    #[test]
    fn a_table_answers_what_was_seen_before_and_keeps_the_line_whole() {
        use crate::game::tree::Graph;
        use crate::problem::{AndOrTree, Order, Question};
        // Both AND nodes below the root come to node 3, which is false.
        let graph: Graph = r#"{"0": ["OR", [1, 2]], "1": ["AND", [3]], "2": ["AND", [3]],
                               "3": ["OR", [4, 5]], "4": ["F", []], "5": ["F", []]}"#
            .parse()
            .unwrap();
        let mut tree = AndOrTree::new(graph.into(), Question::Score, Order::Generation);
        let parameters = Parameters {
            table: TableOptions {
                bytes: 1 << 20,
                ..TableOptions::default()
            },
            ..Parameters::default()
        };
        let report = search(&mut tree, &parameters, &mut listing(), &mut Silent);
        assert_eq!(report.value(), Some(Value::new(0)));
        assert_eq!(leaf_order(&report), [4, 5]);
        assert_eq!(report.counts.table_hits, Some(1));
        assert_eq!(report.counts.leaves, Some(2));
    }
}
