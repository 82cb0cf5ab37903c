//! α-β (paper 003 §2.2, figure 3): minimax that does not look where it cannot matter.
//!
//! The search carries a window (α, β) down the tree: MAX is sure of α by what has been searched
//! elsewhere, MIN is sure of β. A node whose value is seen to lie outside will not be on the line
//! both players choose, so the rest of its children is cut; the ancestor that owns the bound is
//! the one who would never let it come to this node, and it may lie many plies above ("deep" cut).
//!
//! *Fail-soft* starts a node at −∞ and returns the best it saw even when that is outside the
//! window, so a failed search still says how far it failed. *Fail-hard*, the form in the paper's
//! figure, starts at α and never leaves the window. With the full window both visit the same
//! leaves in the same order.
//!
//! With a table, a position reached again is answered from what is known of it, and its best move
//! is tried first. A node answered by the table counts as a hit, not as a visit.

use super::walk::Walk;
use super::window::Window;
use crate::problem::{Bounds, GameTree, Move, Value};
use crate::search::code::{Line, line};
use crate::search::probe::descend;
use crate::search::{Account, Probe, Report, Say, Stop};

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
    /// Size of the transposition table in MiB; 0 is none.
    pub table: usize,
}

pub const CODE: &[Line] = &[
    line("", 0, "αβ(n, α, β):"),
    line("", 1, "if n is a leaf: return its value"),
    line("", 1, "if the table's bounds for n are enough: return them"),
    line("", 1, "generate the children of n"),
    line("", 1, "score ← −∞  (fail-hard: α)"),
    line("", 1, "for each child c, left to right:"),
    line("", 2, "score ← max(score, −αβ(c, −β, −max(α, score)))"),
    line("", 2, "if score ≥ β: cut the children that are left"),
    line("", 1, "store what is now known of n in the table"),
    line("", 1, "return score"),
];

/// Lines of [`CODE`]; other searches that call α-β add where it begins in theirs.
mod at {
    use crate::search::Step;
    pub const ENTER: Step = 0;
    pub const LEAF: Step = 1;
    pub const TABLE: Step = 2;
    pub const GENERATE: Step = 3;
    pub const CUT: Step = 7;
    pub const STORE: Step = 8;
    pub const RETURN: Step = 9;
}

pub fn search<T: GameTree, P: Probe>(
    tree: &mut T,
    parameters: &Parameters,
    account: &mut Account<'_>,
    probe: &mut P,
) -> Report {
    let mut walk = Walk::new(tree, account);
    let outcome = run(&mut walk, parameters, probe);
    walk.finish(at::RETURN, probe, outcome)
}

/// Finds the value of the root, where the cursor stands.
pub(super) fn run<T: GameTree, P: Probe>(
    walk: &mut Walk<'_, '_, T>,
    parameters: &Parameters,
    probe: &mut P,
) -> Result<Bounds, Stop> {
    walk.edges.hard = parameters.bounds == Fail::Hard;
    walk.make_table(parameters.table)?;
    let root = probe.root(walk.tree.player());
    let range = walk.edges.range;
    let value = node(walk, probe, root, Window::laid_at(root, range))?;
    walk.lengthen_line();
    Ok(walk.settle(value, range))
}

/// αβ(n, α, β) of the node the cursor stands on; window and value in MAX's eyes.
pub(super) fn node<T: GameTree, P: Probe>(
    walk: &mut Walk<'_, '_, T>,
    probe: &mut P,
    node: P::Node,
    window: Window<P::Node>,
) -> Result<Value, Stop> {
    let asked = window.bounds();
    probe.tell(walk.alpha_beta_step(at::ENTER), node, Say::Enter(asked));
    if let Some(value) = walk.tree.leaf() {
        return walk.evaluate(walk.alpha_beta_step(at::LEAF), probe, node, value);
    }
    let mut best = None;
    let mut before = 0;
    if walk.has_table() {
        match ask_table(walk, probe, node, asked) {
            Answer::Enough(value) => return Ok(value),
            Answer::Try(first) => best = first,
        }
        before = walk.account.nodes();
    }
    let mover = walk.tree.player();
    let generate = walk.alpha_beta_step(at::GENERATE);
    let mut children = walk.expand(generate, probe, node, window, best, true)?;
    let mut window = window.seen_by(mover);
    let alpha = window.alpha;
    let mut score = if walk.edges.hard {
        alpha
    } else {
        Value::NEG_INF
    };
    while let Some(child) = walk.down(&mut children) {
        let name = probe.child(node, child.index, child.m);
        let value = mover.sees(descend!(
            walk.account,
            probe,
            name,
            walk.tree.player(),
            window.seen_by(mover),
            |p, n, w| self::node(walk, p, n, w)
        )?);
        walk.up(
            &mut children,
            child,
            value,
            value > score,
            value > window.alpha,
        );
        if value > score {
            score = value;
            if value > window.alpha {
                best = Some(child.m);
                window = window.raised(value, node);
                if value >= window.beta {
                    let step = walk.alpha_beta_step(at::CUT);
                    walk.cut(step, probe, node, &children, mover, window.seen_by(mover));
                    break;
                }
            }
        }
    }
    if walk.edges.hard {
        score = score.min(window.beta);
    }
    let value = mover.sees(score);
    let known = walk.edges.known(value, asked);
    walk.leave_with(children, known, mover);
    if walk.has_table() {
        let best = best.filter(|_| score > alpha);
        walk.store(known, best, before);
        probe.tell(walk.alpha_beta_step(at::STORE), node, Say::Table(known));
    }
    probe.tell(walk.alpha_beta_step(at::RETURN), node, Say::Return(known));
    Ok(value)
}

enum Answer {
    /// The node need not be searched.
    Enough(Value),
    /// It must be; this move was best once.
    Try(Option<Move>),
}

fn ask_table<T: GameTree, P: Probe>(
    walk: &mut Walk<'_, '_, T>,
    probe: &mut P,
    node: P::Node,
    asked: Bounds,
) -> Answer {
    let Some(known) = walk.look_up() else {
        return Answer::Try(None);
    };
    let Some(value) = known.answer(asked) else {
        return Answer::Try(known.best);
    };
    let step = walk.alpha_beta_step(at::TABLE);
    walk.answered(step, probe, node, known.bounds);
    Answer::Enough(if walk.edges.hard {
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

    /// Paper 003's example: after p.2.1 = 2 the node p.2 cannot reach p.1 = 3 any more.
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
            table: 1,
            ..Parameters::default()
        };
        let report = search(&mut tree, &parameters, &mut listing(), &mut Silent);
        assert_eq!(report.value(), Some(Value::new(0)));
        assert_eq!(leaf_order(&report), [4, 5]);
        assert_eq!(report.counts.table_hits, Some(1));
        assert_eq!(report.counts.leaves, Some(2));
    }
}
