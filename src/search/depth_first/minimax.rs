//! Minimax (paper 003 §2.1, figure 2): the definition itself.
//!
//! Each player takes the move that is best for themselves: a MAX node is worth the greatest value
//! of its children, a MIN node the smallest. Nothing is ever left out, so all b^d leaves of a
//! uniform tree are evaluated (the paper prints d^b). Slow, and the yardstick for all the others.

use super::walk::Walk;
use super::window::Window;
use crate::problem::{Bounds, GameTree, Value};
use crate::search::code::{Line, line};
use crate::search::probe::descend;
use crate::search::{Account, Probe, Report, Say, Stop};

#[derive(Clone, Debug, PartialEq, Default)]
pub struct Parameters {}

pub const CODE: &[Line] = &[
    line("", 0, "minimax(n):"),
    line("", 1, "if n is a leaf: return its value"),
    line("", 1, "generate the children of n"),
    line("", 1, "score ← −∞"),
    line("", 1, "for each child c, left to right:"),
    line("", 2, "score ← max(score, −minimax(c))"),
    line("", 1, "return score"),
];

mod at {
    use crate::search::Step;
    pub const ENTER: Step = 0;
    pub const LEAF: Step = 1;
    pub const GENERATE: Step = 2;
    pub const RETURN: Step = 6;
}

pub fn search<T: GameTree, P: Probe>(
    tree: &mut T,
    _: &Parameters,
    account: &mut Account<'_>,
    probe: &mut P,
) -> Report {
    let mut walk = Walk::new(tree, account);
    let outcome = run(&mut walk, probe);
    walk.finish(at::RETURN, probe, outcome)
}

/// Finds the value of the root, where the cursor stands.
pub(super) fn run<T: GameTree, P: Probe>(
    walk: &mut Walk<'_, '_, T>,
    probe: &mut P,
) -> Result<Bounds, Stop> {
    let root = probe.root(walk.tree.player());
    let value = node(walk, probe, root)?;
    Ok(walk.settle(value, Bounds::UNKNOWN))
}

fn node<T: GameTree, P: Probe>(
    walk: &mut Walk<'_, '_, T>,
    probe: &mut P,
    node: P::Node,
) -> Result<Value, Stop> {
    probe.tell(walk.step(at::ENTER), node, Say::Enter(Bounds::UNKNOWN));
    if let Some(value) = walk.tree.leaf() {
        return walk.evaluate(walk.step(at::LEAF), probe, node, value);
    }
    let mover = walk.tree.player();
    let everything = Window::laid_at(node, Bounds::UNKNOWN);
    let generate = walk.step(at::GENERATE);
    let mut children = walk.expand(generate, probe, node, everything, None, true)?;
    let mut score = Value::NEG_INF;
    while let Some(child) = walk.down(&mut children) {
        let name = probe.child(node, child.index, child.m);
        let value = mover.sees(descend!(
            walk.account,
            probe,
            name,
            walk.tree.player(),
            |p, n| self::node(walk, p, n)
        )?);
        walk.up(&mut children, child, value, value > score, true);
        score = score.max(value);
    }
    walk.leave(children);
    let value = mover.sees(score);
    probe.tell(
        walk.step(at::RETURN),
        node,
        Say::Return(Bounds::exact(value)),
    );
    Ok(value)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::problem::Move;
    use crate::search::Silent;
    use crate::search::depth_first::tests::support::{leaf_order, listing, written};

    /// Figure 1 of paper 003 in numbers: MAX chooses among three MIN nodes worth 3, 2 and 1.
    #[test]
    fn every_leaf_is_looked_at_once() {
        let mut tree = written("[[5 3] [2 9] [1 8]]");
        let report = search(&mut tree, &Parameters {}, &mut listing(), &mut Silent);
        assert_eq!(report.value(), Some(Value::new(3)));
        assert_eq!(leaf_order(&report), [0, 1, 2, 3, 4, 5]);
        assert_eq!(report.pv, [Move(0), Move(1)]);
    }
}
