//! Iterative deepening (Suzuki, Inui & Kotani §3.2 and §4.4) around any other depth-first search.
//!
//! Search one step deep, then two, then three …: nodes at the horizon are taken for leaves and
//! judged by their static value. The early iterations cost little; each of them puts the moves
//! at the root in the order of the values it found, which is what the next one's cuts live on;
//! and whenever the search is stopped, the last iteration's best move is at hand. The horizon
//! grows until the tree ends before it: then the value is the tree's own.
//!
//! The paper deepens at the root and mentions doing it at every node. There (`at = every-node`)
//! each node, before its children are searched to the horizon, searches them with all the nearer
//! horizons by α-β, and takes them in the order found, so that every node, and not just the root,
//! is well ordered. Searches with a memory of their own (MT) order by that, and deepen at the
//! root only.
//!
//! The paper also says what would make deepening pay: to narrow the choice down to the moves that
//! looked best one iteration earlier. `keep = K` does that. The answer is then no longer proved:
//! a move left out might have been better. At the root that leaves a bound, elsewhere nothing,
//! and the report says so.

use super::alpha_beta::{self, AlphaBeta};
use super::state::{Children, Here, Horizons, SearchState};
use super::window::{Raised, Window};
use super::{
    At, Guess, alpha_beta_sorted, aspiration, minimax, mt_dual, mt_sss, mtdf, nega_scout, pvs,
    scout,
};
use crate::base::messages::{keys, tr};
use crate::problem::{Bounds, Deepening, GameTree, Player};
use crate::search::catalogue::{
    AlgorithmConfig, AlgorithmInfo, ConfigError, EVERY_QUESTION, Family, FromSettings, Kind,
    Leaves, Method, Parameter, PreparedSearch, Rounds, Settings, Store, Unmet, WindowSource,
    papers,
};
use crate::search::code::code;
use crate::search::{Probe, Remark, Report, SearchContext, Step, Stop};

pub const INFO: AlgorithmInfo = AlgorithmInfo {
    id: "iterative-deepening",
    name: keys::algorithm_iterative_deepening,
    short: keys::algorithm_id,
    family: Family::DepthFirst,
    idea: keys::algorithm_depth_1_then_2_then,
    about: keys::algorithm_runs_another_search_with_a,
    source: papers::SUZUKI,
    parameters: &[
        Parameter::new(
            "inner",
            Kind::Algorithm(&[
                "alpha-beta",
                "minimax",
                "alpha-beta-sorted",
                "aspiration",
                "pvs",
                "nega-scout",
                "scout",
                "mtdf",
                "mt-sss",
                "mt-dual",
            ]),
            "alpha-beta",
            keys::algorithm_the_search_that_is_repeated,
        ),
        At::parameter(keys::algorithm_deepen_at_the_root_only),
        Parameter::new(
            "step",
            Kind::integer(1, 64),
            "1",
            keys::algorithm_plies_by_which_the_horizon,
        ),
        Parameter::new(
            "keep",
            Kind::IntegerOr {
                min: 1,
                max: 593,
                words: &["all"],
            },
            "all",
            keys::algorithm_how_many_of_the_best,
        ),
    ],
    questions: EVERY_QUESTION,
    code: CODE,
    store: Store::Path,
    rounds: Rounds::Depths,
    is_yardstick: false,
    method: |s| {
        let inner = AlgorithmConfig::new(s.text("inner")).method();
        inner.unwrap_or(Method::Window(WindowSource::Tests))
    },
    leaves: |_, _| Leaves::Elsewhere(Unmet::Deepening),
};

/// The search that is repeated.
#[derive(Clone, Debug, PartialEq)]
pub enum Inner {
    Minimax,
    AlphaBeta(alpha_beta::Parameters),
    AlphaBetaSorted,
    Aspiration(aspiration::Parameters),
    Pvs(pvs::Parameters),
    NegaScout(nega_scout::Parameters),
    Scout,
    Mtdf(mtdf::Parameters),
    MtSss(mt_sss::Parameters),
    MtDual(mt_dual::Parameters),
}

#[derive(Clone, Debug, PartialEq)]
pub struct Parameters {
    pub inner: Inner,
    pub at: At,
    /// Plies by which the horizon grows, at least 1.
    pub step: usize,
    /// How many of the best moves are kept for the next iteration; nothing keeps all.
    pub keep: Option<usize>,
}

impl Default for Parameters {
    fn default() -> Parameters {
        Parameters {
            inner: Inner::AlphaBeta(alpha_beta::Parameters::default()),
            at: At::Root,
            step: 1,
            keep: None,
        }
    }
}

impl FromSettings for Parameters {
    fn from_settings(s: &Settings<'_>) -> Result<Parameters, ConfigError> {
        let inner = match AlgorithmConfig::new(s.text("inner")).checked()? {
            PreparedSearch::Minimax(_) => Inner::Minimax,
            PreparedSearch::AlphaBeta(p) => Inner::AlphaBeta(p),
            PreparedSearch::AlphaBetaSorted(_) => Inner::AlphaBetaSorted,
            PreparedSearch::Aspiration(p) => Inner::Aspiration(aspiration::Parameters {
                guess: Guess::Previous,
                ..p
            }),
            PreparedSearch::Pvs(p) => Inner::Pvs(p),
            PreparedSearch::NegaScout(p) => Inner::NegaScout(p),
            PreparedSearch::Scout(_) => Inner::Scout,
            PreparedSearch::Mtdf(p) => Inner::Mtdf(mtdf::Parameters {
                guess: Guess::Previous,
                ..p
            }),
            PreparedSearch::MtSss(p) => Inner::MtSss(p),
            PreparedSearch::MtDual(p) => Inner::MtDual(p),
            _ => {
                let inner = s.text("inner");
                return Err(s.refuse(|lang| tr!(lang, algorithm_not_deepened, inner)));
            }
        };
        Ok(Parameters {
            inner,
            at: At::of(s),
            step: s.size("step"),
            keep: s.integer("keep").map(|n| n as usize),
        })
    }
}

// The lines of α-β follow; another inner search is shown by the line that calls it.
code! { "iterative-deepening", then alpha_beta::CODE =>
    FIRST    "d ← step"
    ITERATE  "repeat until the horizon d hides nothing:"
    INNER    "  v ← search(root), nodes at depth d being leaves"
    ROOT     "  order the moves at the root by their values, best first"
    KEEP     "  (keep only the first K of them)"
    _        "  d ← d + step"
    RETURN   "return v"
    EVERY    "at every node n, before its children are searched to the horizon:"
    ORDER    "  for each nearer horizon: αβ of n's children, then order them by value"
}

pub fn search<T: Deepening, P: Probe>(
    tree: &mut T,
    parameters: &Parameters,
    context: &mut SearchContext<'_>,
    probe: &mut P,
) -> Report {
    let mut state = SearchState::new(tree, context);
    state.iterations.nested = true;
    state.deepening.set_horizon = |tree, plies| {
        let reached = tree.horizon_reached();
        tree.set_horizon(plies);
        reached
    };
    let deepens_everywhere = parameters.at == At::EveryNode && parameters.inner.can_be_ordered();
    let outcome = iterate(
        Here::at_root(&mut state, probe),
        parameters,
        deepens_everywhere,
    );
    state.climb_to_start();
    state.tree.set_horizon(None);
    state.tree.set_root_order(&[]);
    state.count_re_expanded();
    let kept = parameters.keep.unwrap_or_default();
    let left_out = state.deepening.left_out;
    let remark = left_out.then_some(Remark::BestMovesKept(kept));
    let mut report = state.finish(at::RETURN, probe, outcome);
    report.remarks.extend(remark);
    report
}

fn iterate<T: Deepening, P: Probe>(
    mut here: Here<T, P>,
    parameters: &Parameters,
    deepens_everywhere: bool,
) -> Result<Bounds, Stop> {
    let height = here.state.tree.height();
    let step = parameters.step.max(1);
    let mut depth = step;
    let mut number = 0;
    loop {
        let last = depth >= height;
        let shown = depth.min(height.max(1));
        number += 1;
        here.state.deepening.left_out = false;
        here.state.root.proves = last && parameters.keep.is_none();
        here.state.deepening.keep = parameters.keep.filter(|_| number > 1);
        here.begin_iteration(at::ITERATE, number, shown as i64);
        here.state.tree.set_horizon((!last).then_some(depth));
        here.state.deepening.horizons = deepens_everywhere.then_some(Horizons {
            step,
            now: depth,
            outermost: depth,
            height,
            reached: false,
        });
        let found = parameters.inner.run(here.state, here.probe)?;
        let state = &mut *here.state;
        if state.root.line_is_old {
            // No move was better than the worst there is: any will do, but its line is out of date.
            state.root.line.truncate(1);
        }
        let below = state.deepening.horizons.is_some_and(|h| h.reached);
        let hidden = state.tree.horizon_reached() || below;
        if last || !hidden {
            return Ok(proved(state, found, deepens_everywhere));
        }
        state.iterations.previous = Some(found.lower);
        order_root(state);
        depth += step;
    }
}

/// What the last iteration proves, if moves were left out.
fn proved<T: GameTree>(
    state: &SearchState<'_, '_, T>,
    found: Bounds,
    deepens_everywhere: bool,
) -> Bounds {
    match (
        state.deepening.left_out,
        deepens_everywhere,
        state.tree.player(),
    ) {
        (false, ..) => found,
        (true, true, _) => state.rule.range,
        (true, false, Player::Max) => Bounds {
            upper: state.rule.range.upper,
            ..found
        },
        (true, false, Player::Min) => Bounds {
            lower: state.rule.range.lower,
            ..found
        },
    }
}

/// The moves at the root for the next iteration: best first, ties as they were.
fn order_root<T: Deepening>(state: &mut SearchState<'_, '_, T>) {
    let order = state.root.take_order(state.tree.player());
    state.tree.set_root_order(&order);
    state.root.is_ordered = true;
}

impl Inner {
    /// Whether it takes the children of every node in the order given to it.
    pub fn can_be_ordered(&self) -> bool {
        !matches!(self, Inner::Mtdf(_) | Inner::MtSss(_) | Inner::MtDual(_))
    }

    fn run<T: GameTree, P: Probe>(
        &self,
        state: &mut SearchState<'_, '_, T>,
        probe: &mut P,
    ) -> Result<Bounds, Stop> {
        state.code.stand_in = match self {
            Inner::AlphaBeta(_) | Inner::AlphaBetaSorted => None,
            _ => Some(at::INNER),
        };
        let found = match self {
            Inner::Minimax => minimax::run(state, probe),
            Inner::AlphaBeta(parameters) => {
                state.code.alpha_beta = OWN.len() as Step;
                alpha_beta::run(state, parameters, probe)
            }
            Inner::AlphaBetaSorted => {
                state.code.alpha_beta = OWN.len() as Step;
                alpha_beta_sorted::run(state, probe)
            }
            Inner::Aspiration(parameters) => aspiration::run(state, parameters, probe),
            Inner::Pvs(p) => pvs::run(state, p, probe),
            Inner::NegaScout(parameters) => nega_scout::run(state, parameters, probe),
            Inner::Scout => scout::run(state, probe),
            Inner::Mtdf(parameters) => mtdf::run(state, parameters, probe),
            Inner::MtSss(parameters) => mt_sss::run(state, parameters, probe),
            Inner::MtDual(parameters) => mt_dual::run(state, parameters, probe),
        };
        state.code.stand_in = None;
        found
    }
}

/// Deepening at a node whose children have just been generated: orders them. `asked` is the window
/// it was given, in MAX's eyes.
pub(super) fn order_children<T: GameTree, P: Probe>(
    mut here: Here<T, P>,
    step: Step,
    children: &mut Children,
    asked: Window<P::Node>,
) -> Result<(), Stop> {
    let Some(horizons) = here.state.deepening.horizons else {
        return Ok(());
    };
    // The root is ordered by the iterations themselves, and one child needs no order: without
    // this, a long forced line would be searched anew at each of its nodes.
    if children.at_root() || children.len() < 2 {
        return Ok(());
    }
    let mut horizon = here.state.tree.ply() + horizons.step;
    if horizon >= horizons.now {
        return Ok(());
    }
    while horizon < horizons.now {
        set_horizon(here.state, horizon);
        look_over(&mut here, children, asked)?;
        // Told again, for the order has changed.
        let moves = here.state.path.moves_of(children);
        here.probe.expand(step, here.node, children.mover, moves);
        horizon += horizons.step;
    }
    set_horizon(here.state, horizons.now);
    here.leave_out(step, children);
    Ok(())
}

/// One search of the children with the horizon in force, and their order by its values.
fn look_over<T: GameTree, P: Probe>(
    here: &mut Here<T, P>,
    children: &mut Children,
    asked: Window<P::Node>,
) -> Result<(), Stop> {
    let scores = here.state.sorting.open_scores(children.len());
    let mut window = asked.relative_to(children.mover);
    while let Some(child) = here.next(children) {
        let value = here.child(child, window, &mut AlphaBeta)?;
        here.back(children, child, value, Raised::Nothing);
        here.state.sorting.score(scores, child.index, value);
        if value > window.alpha {
            window = window.raised(value, here.node);
        }
        if value >= window.beta {
            here.cut(at::ORDER, children, window);
            break;
        }
    }
    here.state.path.rewind(children);
    here.state.sort_by_scores(scores, children);
    Ok(())
}

fn set_horizon<T: GameTree>(state: &mut SearchState<'_, '_, T>, horizon: usize) {
    let Some(horizons) = &mut state.deepening.horizons else {
        return;
    };
    let hides_nothing = horizon >= horizons.height;
    let set = (!hides_nothing).then_some(horizon);
    // Setting a horizon forgets whether the last one was reached.
    let reached = (state.deepening.set_horizon)(state.tree, set);
    horizons.reached |= reached && horizons.now == horizons.outermost;
    horizons.now = horizon;
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::problem::{Move, Value};
    use crate::search::Silent;
    use crate::search::depth_first::tests::support::{leaf_order, listing, written};

    /// At depth 1 the static values (first leaves) are 5, 2 and 4; at depth 2 the best is 4.
    #[test]
    fn each_iteration_orders_the_next() {
        let mut tree = written("[[5 3] [2 9] [4 8]]");
        let report = search(
            &mut tree,
            &Parameters::default(),
            &mut listing(),
            &mut Silent,
        );
        assert_eq!(report.value(), Some(Value::new(4)));
        assert_eq!(report.counts.iterations, Some(2));
        assert_eq!(report.counts.final_threshold, Some(2));
        assert_eq!(report.pv, [Move(2), Move(0)]);
        // The root's moves in the second iteration: 0 (5), 2 (4), 1 (2). The horizon's leaves
        // bear the number of the leaf that is their static value.
        assert_eq!(leaf_order(&report), [0, 2, 4, 0, 1, 4, 5, 2]);
        // Only the root was expanded twice.
        assert_eq!(report.counts.re_expanded, Some(1));
    }

    #[test]
    fn a_horizon_beyond_the_tree_ends_the_iterations() {
        let mut tree = written("[[5 3] [2 9] [4 8]]");
        let parameters = Parameters {
            step: 3,
            ..Parameters::default()
        };
        let report = search(&mut tree, &parameters, &mut listing(), &mut Silent);
        assert_eq!(report.counts.iterations, Some(1));
        assert_eq!(report.counts.re_expanded, Some(0));
    }

    /// Of the first iteration's 5, 4 and 2 only the first is table: 3 is a lower bound, no more.
    #[test]
    fn what_is_left_out_leaves_the_answer_open() {
        let mut tree = written("[[5 3] [2 9] [4 8]]");
        let parameters = Parameters {
            keep: Some(1),
            ..Parameters::default()
        };
        let report = search(&mut tree, &parameters, &mut listing(), &mut Silent);
        assert_eq!(report.bounds.lower, Value::new(3));
        assert_eq!(report.bounds.upper, Value::INF);
        assert_eq!(report.value(), None);
        assert_eq!(report.remarks.len(), 1);
    }

    /// At the root the first move looks better by one ply; two plies down it is not.
    #[test]
    fn stopped_in_the_second_iteration_the_first_one_s_move_is_at_hand() {
        use crate::search::Limits;
        let mut tree = written("[[1 3] [2 9] [4 8]]");
        let limits = Limits {
            nodes: Some(4),
            ..Limits::default()
        };
        let mut context = SearchContext::new(limits, Default::default());
        let report = search(&mut tree, &Parameters::default(), &mut context, &mut Silent);
        assert_eq!(report.best_move, Some(Move(2)));
        assert_eq!(report.bounds, Bounds::UNKNOWN);
    }
}
