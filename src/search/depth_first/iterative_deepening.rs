//! Iterative deepening (paper 003 §3.2 and §4.4) around any other depth-first search.
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

use super::walk::{Children, Horizons, Walk};
use super::window::Window;
use super::{At, alpha_beta, alpha_beta_sorted, aspiration, minimax, mtd, nega_scout, pvs, scout};
use crate::problem::{Bounds, GameTree, Player};
use crate::search::code::{Line, join, line};
use crate::search::probe::descend;
use crate::search::{Account, Probe, Remark, Report, Step, Stop};

/// The search that is repeated.
#[derive(Clone, Debug, PartialEq)]
pub enum Inner {
    Minimax,
    AlphaBeta(alpha_beta::Parameters),
    AlphaBetaSorted,
    Aspiration(aspiration::Parameters),
    Pvs,
    NegaScout(nega_scout::Parameters),
    Scout,
    Mt(mtd::Parameters),
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

const OWN: &[Line] = &[
    line("", 0, "d ← step"),
    line("", 0, "repeat until the horizon d hides nothing:"),
    line("", 1, "v ← search(root), nodes at depth d being leaves"),
    line(
        "",
        1,
        "order the moves at the root by their values, best first",
    ),
    line("", 1, "(keep only the first K of them)"),
    line("", 1, "d ← d + step"),
    line("", 0, "return v"),
    line(
        "",
        0,
        "at every node n, before its children are searched to the horizon:",
    ),
    line(
        "",
        1,
        "for each nearer horizon: αβ of n's children, then order them by value",
    ),
];
const LINES: usize = OWN.len() + alpha_beta::CODE.len();
/// The lines of α-β follow; another inner search is shown by the line that calls it.
pub const CODE: &[Line] = &join::<LINES>(&[OWN, alpha_beta::CODE]);

mod at {
    use crate::search::Step;
    pub const ITERATE: Step = 1;
    pub const INNER: Step = 2;
    pub const RETURN: Step = 6;
    pub const ORDER: Step = 8;
}

pub fn search<T: GameTree, P: Probe>(
    tree: &mut T,
    parameters: &Parameters,
    account: &mut Account<'_>,
    probe: &mut P,
) -> Report {
    let mut walk = Walk::new(tree, account);
    walk.rounds.nested = true;
    let deepens_everywhere = parameters.at == At::EveryNode && parameters.inner.can_be_ordered();
    let outcome = iterate(&mut walk, parameters, deepens_everywhere, probe);
    walk.climb_to_start();
    walk.tree.set_horizon(None);
    walk.tree.set_root_order(&[]);
    walk.count_re_expanded();
    let kept = parameters.keep.unwrap_or_default();
    let left_out = walk.deepening.left_out;
    let remark = left_out.then_some(Remark::BestMovesKept(kept));
    let mut report = walk.finish(at::RETURN, probe, outcome);
    report.remarks.extend(remark);
    report
}

fn iterate<T: GameTree, P: Probe>(
    walk: &mut Walk<'_, '_, T>,
    parameters: &Parameters,
    deepens_everywhere: bool,
    probe: &mut P,
) -> Result<Bounds, Stop> {
    let root = probe.root(walk.tree.player());
    let height = walk.tree.height();
    let step = parameters.step.max(1);
    let mut depth = step;
    let mut number = 0;
    loop {
        let last = depth >= height;
        let shown = depth.min(height.max(1));
        number += 1;
        walk.deepening.left_out = false;
        walk.root.proves = last && parameters.keep.is_none();
        walk.deepening.keep = parameters.keep.filter(|_| number > 1);
        walk.begin_iteration(at::ITERATE, probe, root, number, shown as i64);
        walk.tree.set_horizon((!last).then_some(depth));
        walk.deepening.horizons = deepens_everywhere.then_some(Horizons {
            step,
            now: depth,
            outermost: depth,
            height,
            reached: false,
        });
        let found = parameters.inner.run(walk, probe)?;
        if walk.root.line_is_old {
            // No move was better than the worst there is: any will do, but its line is out of date.
            walk.root.line.truncate(1);
        }
        let below = walk.deepening.horizons.is_some_and(|h| h.reached);
        let hidden = walk.tree.horizon_reached() || below;
        if last || !hidden {
            return Ok(proved(walk, found, deepens_everywhere));
        }
        walk.rounds.previous = Some(found.lower);
        order_root(walk);
        depth += step;
    }
}

/// What the last iteration proves, if moves were left out.
fn proved<T: GameTree>(walk: &Walk<'_, '_, T>, found: Bounds, deepens_everywhere: bool) -> Bounds {
    match (
        walk.deepening.left_out,
        deepens_everywhere,
        walk.tree.player(),
    ) {
        (false, ..) => found,
        (true, true, _) => walk.edges.range,
        (true, false, Player::Max) => Bounds {
            upper: walk.edges.range.upper,
            ..found
        },
        (true, false, Player::Min) => Bounds {
            lower: walk.edges.range.lower,
            ..found
        },
    }
}

/// The moves at the root for the next iteration: best first, ties as they were.
fn order_root<T: GameTree>(walk: &mut Walk<'_, '_, T>) {
    let order = walk.root.take_order(walk.tree.player());
    walk.tree.set_root_order(&order);
    walk.root.is_ordered = true;
}

impl Inner {
    /// Whether it takes the children of every node in the order given to it.
    pub fn can_be_ordered(&self) -> bool {
        !matches!(self, Inner::Mt(_))
    }

    fn run<T: GameTree, P: Probe>(
        &self,
        walk: &mut Walk<'_, '_, T>,
        probe: &mut P,
    ) -> Result<Bounds, Stop> {
        walk.code.stand_in = match self {
            Inner::AlphaBeta(_) | Inner::AlphaBetaSorted => None,
            _ => Some(at::INNER),
        };
        let found = match self {
            Inner::Minimax => minimax::run(walk, probe),
            Inner::AlphaBeta(parameters) => {
                walk.code.alpha_beta = OWN.len() as Step;
                alpha_beta::run(walk, parameters, probe)
            }
            Inner::AlphaBetaSorted => {
                walk.code.alpha_beta = OWN.len() as Step;
                alpha_beta_sorted::run(walk, probe)
            }
            Inner::Aspiration(parameters) => aspiration::run(walk, parameters, probe),
            Inner::Pvs => pvs::run(walk, probe),
            Inner::NegaScout(parameters) => nega_scout::run(walk, parameters, probe),
            Inner::Scout => scout::run(walk, probe),
            Inner::Mt(parameters) => mtd::run(walk, parameters, probe),
        };
        walk.code.stand_in = None;
        found
    }
}

/// Deepening at a node whose children have just been generated: orders them.
pub(super) fn order_children<T: GameTree, P: Probe>(
    walk: &mut Walk<'_, '_, T>,
    step: Step,
    probe: &mut P,
    node: P::Node,
    children: &mut Children,
    window: Window<P::Node>,
) -> Result<(), Stop> {
    let Some(horizons) = walk.deepening.horizons else {
        return Ok(());
    };
    // The root is ordered by the iterations themselves, and one child needs no order: without
    // this, a long forced line would be searched anew at each of its nodes.
    if children.at_root() || children.len() < 2 {
        return Ok(());
    }
    let mover = walk.tree.player();
    let mut horizon = walk.tree.ply() + horizons.step;
    if horizon >= horizons.now {
        return Ok(());
    }
    while horizon < horizons.now {
        set_horizon(walk, horizon);
        look_over(walk, probe, node, children, window.seen_by(mover), mover)?;
        // Told again, for the order has changed.
        probe.expand(step, node, mover, walk.path.moves_of(children));
        horizon += horizons.step;
    }
    set_horizon(walk, horizons.now);
    walk.leave_out(step, probe, node, children);
    Ok(())
}

/// One search of the children with the horizon in force, and their order by its values. `window` is
/// in the mover's eyes.
fn look_over<T: GameTree, P: Probe>(
    walk: &mut Walk<'_, '_, T>,
    probe: &mut P,
    node: P::Node,
    children: &mut Children,
    mut window: Window<P::Node>,
    mover: Player,
) -> Result<(), Stop> {
    let scores = walk.sorting.open_scores(children.len());
    while let Some(child) = walk.down(children) {
        let name = probe.child(node, child.index, child.m);
        let value = mover.sees(descend!(
            walk.account,
            probe,
            name,
            walk.tree.player(),
            window.seen_by(mover),
            |p, n, w| alpha_beta::node(walk, p, n, w)
        )?);
        walk.up(children, child, value, false, false);
        walk.sorting.score(scores, child.index, value);
        if value > window.alpha {
            window = window.raised(value, node);
        }
        if value >= window.beta {
            let cut = walk.step(at::ORDER);
            walk.cut(cut, probe, node, children, mover, window.seen_by(mover));
            break;
        }
    }
    walk.path.rewind(children);
    walk.sort_by_scores(scores, children);
    Ok(())
}

fn set_horizon<T: GameTree>(walk: &mut Walk<'_, '_, T>, horizon: usize) {
    let Some(horizons) = &mut walk.deepening.horizons else {
        return;
    };
    // Setting a horizon forgets whether the last one was reached.
    if horizons.now == horizons.outermost {
        horizons.reached |= walk.tree.horizon_reached();
    }
    horizons.now = horizon;
    let hides_nothing = horizon >= horizons.height;
    walk.tree.set_horizon((!hides_nothing).then_some(horizon));
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

    /// Of the first iteration's 5, 4 and 2 only the first is kept: 3 is a lower bound, no more.
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
        let mut account = Account::new(limits, Default::default());
        let report = search(&mut tree, &Parameters::default(), &mut account, &mut Silent);
        assert_eq!(report.best_move, Some(Move(2)));
        assert_eq!(report.bounds, Bounds::UNKNOWN);
    }
}
