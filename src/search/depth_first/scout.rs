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

use super::walk::Walk;
use super::window::Window;
use crate::problem::{Bounds, GameTree, Player, Value};
use crate::search::code::{Line, line};
use crate::search::probe::descend;
use crate::search::{Account, Probe, Report, Say, Stop};

#[derive(Clone, Debug, PartialEq, Default)]
pub struct Parameters {}

pub const CODE: &[Line] = &[
    line("EVAL", 0, "eval(n):"),
    line("", 1, "if n is a leaf: return its value"),
    line("", 1, "generate the children of n"),
    line("", 1, "v ← eval(first child)"),
    line(
        "",
        1,
        "for each further child c, unless v is the best there can be:",
    ),
    line("", 2, "if test(c, better than v): v ← eval(c)"),
    line("", 1, "return v"),
    line("TEST", 0, "test(n, better than v):"),
    line("", 1, "if n is a leaf: return whether its value is better"),
    line("", 1, "generate the children of n"),
    line("", 1, "for each child c, left to right:"),
    line(
        "",
        2,
        "if test(c, better than v) decides for the player at n: cut the others",
    ),
    line("", 1, "return the answer"),
];

mod at {
    use crate::search::Step;
    pub const EVAL: Step = 0;
    pub const EVAL_LEAF: Step = 1;
    pub const EVAL_GENERATE: Step = 2;
    pub const EVAL_CUT: Step = 4;
    pub const AGAIN: Step = 5;
    pub const EVAL_RETURN: Step = 6;
    pub const TEST: Step = 7;
    pub const TEST_LEAF: Step = 8;
    pub const TEST_GENERATE: Step = 9;
    pub const TEST_CUT: Step = 11;
    pub const TEST_RETURN: Step = 12;
}

pub fn search<T: GameTree, P: Probe>(
    tree: &mut T,
    _: &Parameters,
    account: &mut Account<'_>,
    probe: &mut P,
) -> Report {
    let mut walk = Walk::new(tree, account);
    let outcome = run(&mut walk, probe);
    walk.finish(at::EVAL_RETURN, probe, outcome)
}

/// Finds the value of the root, where the cursor stands.
pub(super) fn run<T: GameTree, P: Probe>(
    walk: &mut Walk<'_, '_, T>,
    probe: &mut P,
) -> Result<Bounds, Stop> {
    walk.begin_re_searches();
    let root = probe.root(walk.tree.player());
    let value = eval(walk, probe, root)?;
    Ok(walk.settle(value, Bounds::UNKNOWN))
}

fn eval<T: GameTree, P: Probe>(
    walk: &mut Walk<'_, '_, T>,
    probe: &mut P,
    node: P::Node,
) -> Result<Value, Stop> {
    probe.tell(walk.step(at::EVAL), node, Say::Enter(walk.edges.range));
    if let Some(value) = walk.tree.leaf() {
        return walk.evaluate(walk.step(at::EVAL_LEAF), probe, node, value);
    }
    let mover = walk.tree.player();
    let range = Window::laid_at(node, walk.edges.range);
    let generate = walk.step(at::EVAL_GENERATE);
    let mut children = walk.expand(generate, probe, node, range, None, true)?;
    let mut score = Value::NEG_INF;
    while let Some(child) = walk.down(&mut children) {
        let name = probe.child(node, child.index, child.m);
        let player = walk.tree.player();
        if child.index > 0 {
            // In MAX's eyes: greater than v is (v, v+1), less than v is (v−1, v).
            let window = range
                .seen_by(mover)
                .raised(score, node)
                .lowered(score.succ(), name)
                .seen_by(mover);
            let laid = walk.edges.lay(mover, window.bounds());
            let is_better = descend!(walk.account, probe, name, player, window, |p, n, w| test(
                walk, p, n, w, mover
            ))?;
            walk.edges.laid = laid;
            if !is_better {
                walk.up(&mut children, child, score, false, false);
                continue;
            }
            walk.path.forget_child_line(&children);
            walk.re_search(walk.step(at::AGAIN), probe, name, walk.edges.range);
        }
        let value = mover.sees(descend!(walk.account, probe, name, player, |p, n| eval(
            walk, p, n
        ))?);
        walk.up(&mut children, child, value, value > score, true);
        score = score.max(value);
        if score >= range.seen_by(mover).beta {
            let cut = walk.step(at::EVAL_CUT);
            walk.cut(cut, probe, node, &children, mover, range);
            break;
        }
    }
    walk.leave(children);
    let value = mover.sees(score);
    let known = Say::Return(Bounds::exact(value));
    probe.tell(walk.step(at::EVAL_RETURN), node, known);
    Ok(value)
}

/// Whether the node is better for `asker` than the near edge of `window`, which is one wide.
fn test<T: GameTree, P: Probe>(
    walk: &mut Walk<'_, '_, T>,
    probe: &mut P,
    node: P::Node,
    window: Window<P::Node>,
    asker: Player,
) -> Result<bool, Stop> {
    probe.tell(walk.step(at::TEST), node, Say::Enter(window.bounds()));
    if let Some(value) = walk.tree.leaf() {
        let value = walk.evaluate(walk.step(at::TEST_LEAF), probe, node, value)?;
        return Ok(asker.sees(value) > window.seen_by(asker).alpha);
    }
    let player = walk.tree.player();
    let generate = walk.step(at::TEST_GENERATE);
    let mut children = walk.expand(generate, probe, node, window, None, true)?;
    // The asker needs one child that is better; the other player needs one that is not.
    let deciding = player == asker;
    let mut answer = !deciding;
    while let Some(child) = walk.down(&mut children) {
        let name = probe.child(node, child.index, child.m);
        let is_better = descend!(
            walk.account,
            probe,
            name,
            walk.tree.player(),
            window,
            |p, n, w| test(walk, p, n, w, asker)
        )?;
        walk.up(&mut children, child, window.alpha, false, false);
        if is_better == deciding {
            answer = deciding;
            let cut = walk.step(at::TEST_CUT);
            walk.cut(cut, probe, node, &children, player, window);
            break;
        }
    }
    walk.leave(children);
    let edge = window.seen_by(asker);
    let value = if answer { edge.beta } else { edge.alpha };
    let known = walk.edges.known(asker.sees(value), window.bounds());
    probe.tell(walk.step(at::TEST_RETURN), node, Say::Return(known));
    Ok(answer)
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
