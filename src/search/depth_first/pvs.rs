//! PVS, principal variation search (Campbell and Marsland; paper 003 §2.4, figure 5).
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

use super::alpha_beta;
use super::walk::Walk;
use super::window::Window;
use crate::problem::{Bounds, GameTree, Value};
use crate::search::code::{Line, join, line};
use crate::search::probe::descend;
use crate::search::{Account, Probe, Report, Say, Step, Stop};

#[derive(Clone, Debug, PartialEq, Default)]
pub struct Parameters {}

const OWN: &[Line] = &[
    line("", 0, "pvs(n, α, β):"),
    line("", 1, "if n is a leaf: return its value"),
    line("", 1, "generate the children of n"),
    line("", 1, "s ← −pvs(first child, −β, −α)"),
    line("", 1, "for each further child c, while s < β:"),
    line("", 2, "v ← −αβ(c, −s−1, −s)"),
    line("", 2, "if v > s and c is not a leaf: v ← −αβ(c, −β, −s)"),
    line("", 2, "s ← max(s, v)"),
    line("", 1, "return s"),
];
const LINES: usize = OWN.len() + alpha_beta::CODE.len();
pub const CODE: &[Line] = &join::<LINES>(&[OWN, alpha_beta::CODE]);

mod at {
    use crate::search::Step;
    pub const ENTER: Step = 0;
    pub const LEAF: Step = 1;
    pub const GENERATE: Step = 2;
    pub const CUT: Step = 4;
    pub const AGAIN: Step = 6;
    pub const RETURN: Step = 8;
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
    walk.code.alpha_beta = OWN.len() as Step;
    walk.begin_re_searches();
    let root = probe.root(walk.tree.player());
    let range = walk.edges.range;
    let value = leftmost(walk, probe, root, Window::laid_at(root, range))?;
    Ok(walk.settle(value, range))
}

/// pvs(n, α, β) of a node on the leftmost line.
fn leftmost<T: GameTree, P: Probe>(
    walk: &mut Walk<'_, '_, T>,
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
    let mut window = window.seen_by(mover);
    let mut score = Value::NEG_INF;
    while let Some(child) = walk.down(&mut children) {
        let name = probe.child(node, child.index, child.m);
        let player = walk.tree.player();
        let value = if child.index == 0 {
            let whole = window.seen_by(mover);
            mover.sees(descend!(
                walk.account,
                probe,
                name,
                player,
                whole,
                |p, n, w| leftmost(walk, p, n, w)
            )?)
        } else {
            let test = window.lowered(window.alpha.succ(), name).seen_by(mover);
            let laid = walk.edges.lay(mover, test.bounds());
            let value = mover.sees(descend!(
                walk.account,
                probe,
                name,
                player,
                test,
                |p, n, w| alpha_beta::node(walk, p, n, w)
            )?);
            walk.edges.laid = laid;
            if value > window.alpha && value < window.beta && !walk.path.was_leaf {
                let whole = window.seen_by(mover);
                walk.path.forget_child_line(&children);
                walk.re_search(walk.step(at::AGAIN), probe, name, whole.bounds());
                mover.sees(descend!(
                    walk.account,
                    probe,
                    name,
                    player,
                    whole,
                    |p, n, w| alpha_beta::node(walk, p, n, w)
                )?)
            } else {
                value
            }
        };
        let (better, proved) = (value > score, value > window.alpha);
        walk.up(&mut children, child, value, better, proved);
        score = score.max(value);
        if proved {
            window = window.raised(value, node);
            if value >= window.beta {
                let cut = walk.step(at::CUT);
                walk.cut(cut, probe, node, &children, mover, window.seen_by(mover));
                break;
            }
        }
    }
    let (step, value) = (walk.step(at::RETURN), mover.sees(score));
    Ok(walk.give_back(step, probe, node, children, value, asked))
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
        let report = search(&mut tree, &Parameters {}, &mut listing(), &mut Silent);
        assert_eq!(report.value(), Some(Value::new(4)));
        assert_eq!(leaf_order(&report), [0, 1, 2, 4, 5, 4, 5]);
        assert_eq!(report.counts.re_searches, Some(1));
        assert_eq!(report.pv, [Move(2), Move(0)]);
    }

    #[test]
    fn a_leaf_that_passes_its_test_is_not_searched_again() {
        let mut tree = written("[3 7 5]");
        let report = search(&mut tree, &Parameters {}, &mut listing(), &mut Silent);
        assert_eq!(report.value(), Some(Value::new(7)));
        assert_eq!(leaf_order(&report), [0, 1, 2]);
    }
}
