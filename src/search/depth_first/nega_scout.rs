//! NegaScout (Reinefeld 1983; paper 003 §2.5, figure 6).
//!
//! The idea of PVS in one procedure, used at every node: after the first child every further one
//! is tested with the window (s, s+1), s being the best so far or α. A test that fails high
//! inside the real window leaves (v, β) to be searched once more, v being the bound the test has
//! found. No second search is needed where the test's value is exact: at a leaf, and, one ply
//! higher, at a node with only leaves below (`exact_plies` = 1, Reinefeld's "last two plies").
//!
//! Figure 6 lacks the test v < β: the second search then runs with an empty window, (v, β) with
//! v ≥ β, which costs visits but spoils nothing. [`Test::Printed`] is the figure to the letter.

use super::walk::Walk;
use super::window::Window;
use crate::problem::{Bounds, GameTree, Player, Value};
use crate::search::code::{Line, line};
use crate::search::probe::descend;
use crate::search::{Account, Probe, Report, Say, Stop};

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
}

pub const CODE: &[Line] = &[
    line("", 0, "negascout(n, α, β):"),
    line("", 1, "if n is a leaf: return its value"),
    line("", 1, "generate the children of n"),
    line("", 1, "score ← −∞;  b ← β"),
    line("", 1, "for each child c, left to right:"),
    line("", 2, "v ← −negascout(c, −b, −max(α, score))"),
    line("", 2, "if v > score:"),
    line(
        "",
        3,
        "if b = β, or v is exact, or v is not inside (max(α, score), β): score ← v",
    ),
    line("", 3, "else: score ← −negascout(c, −β, −v)"),
    line("", 2, "if score ≥ β: cut the children that are left"),
    line("", 2, "b ← max(α, score) + 1"),
    line("", 1, "return score"),
];

mod at {
    use crate::search::Step;
    pub const ENTER: Step = 0;
    pub const LEAF: Step = 1;
    pub const GENERATE: Step = 2;
    pub const AGAIN: Step = 8;
    pub const CUT: Step = 9;
    pub const RETURN: Step = 11;
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
    walk.begin_re_searches();
    let root = probe.root(walk.tree.player());
    let range = walk.edges.range;
    let window = Window::laid_at(root, range);
    let value = node(walk, parameters, probe, root, window)?;
    Ok(walk.settle(value, range))
}

fn node<T: GameTree, P: Probe>(
    walk: &mut Walk<'_, '_, T>,
    parameters: &Parameters,
    probe: &mut P,
    node: P::Node,
    window: Window<P::Node>,
) -> Result<Value, Stop> {
    let asked = window.bounds();
    probe.tell(walk.step(at::ENTER), node, Say::Enter(asked));
    if let Some(value) = walk.tree.leaf() {
        return walk.evaluate(walk.step(at::LEAF), probe, node, value);
    }
    let mover = walk.tree.player();
    let generate = walk.step(at::GENERATE);
    let mut children = walk.expand(generate, probe, node, window, None, true)?;
    // In the mover's eyes; α is max(α, score) of the figure.
    let mut window = window.seen_by(mover);
    let mut score = Value::NEG_INF;
    while let Some(child) = walk.down(&mut children) {
        let name = probe.child(node, child.index, child.m);
        let player = walk.tree.player();
        let edge = window.alpha.succ();
        let testing = child.index > 0 && edge != window.beta;
        let narrow = if testing {
            window.lowered(edge, name).seen_by(mover)
        } else {
            window.seen_by(mover)
        };
        let laid = walk.edges.laid;
        if testing {
            walk.edges.lay(mover, narrow.bounds());
        }
        let mut value = mover.sees(descend!(
            walk.account,
            probe,
            name,
            player,
            narrow,
            |p, n, w| self::node(walk, parameters, p, n, w)
        )?);
        walk.edges.laid = laid;
        let settled = match parameters.test {
            Test::Repaired => value <= window.alpha || value >= window.beta,
            Test::Printed => value <= score,
        };
        if testing && !settled && !is_exact(walk, parameters, mover, player) {
            let rest = window.raised(value, name).seen_by(mover);
            walk.path.forget_child_line(&children);
            walk.re_search(walk.step(at::AGAIN), probe, name, rest.bounds());
            value = value.max(mover.sees(descend!(
                walk.account,
                probe,
                name,
                player,
                rest,
                |p, n, w| self::node(walk, parameters, p, n, w)
            )?));
        }
        let (better, proved) = (value > score, value > window.alpha);
        walk.up(&mut children, child, value, better, proved);
        score = score.max(value);
        if proved {
            window = window.raised(value, node);
        }
        if score >= window.beta {
            let cut = walk.step(at::CUT);
            walk.cut(cut, probe, node, &children, mover, window.seen_by(mover));
            break;
        }
    }
    let (step, value) = (walk.step(at::RETURN), mover.sees(score));
    Ok(walk.give_back(step, probe, node, children, value, asked))
}

/// Whether the value a test has just brought back from the node the cursor stands on is exact.
fn is_exact<T: GameTree>(
    walk: &mut Walk<'_, '_, T>,
    parameters: &Parameters,
    mover: Player,
    player: Player,
) -> bool {
    // Above leaves the test has looked at all of them only if it was the other player's choice.
    walk.path.was_leaf
        || (parameters.exact_plies > 0 && player != mover && walk.is_above_leaves_only())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::Silent;
    use crate::search::depth_first::tests::support::{leaf_order, listing, written};

    fn visits(text: &str, exact_plies: u8, test: Test) -> Vec<u64> {
        let parameters = Parameters { exact_plies, test };
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
