//! Aspiration search (paper 003 §2.3, figure 4): α-β in a window laid around a guess.
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

use super::alpha_beta;
use super::walk::{Children, Walk};
use super::window::Window;
use super::{At, Guess};
use crate::problem::{Bounds, GameTree, Player, Value};
use crate::search::code::{Line, join, line};
use crate::search::probe::descend;
use crate::search::{Account, Probe, Report, Say, Step, Stop};

#[derive(Clone, Debug, PartialEq)]
pub struct Parameters {
    pub guess: Guess,
    /// Half the width of the first window, at least 1.
    pub error: i32,
    pub at: At,
}

impl Default for Parameters {
    fn default() -> Parameters {
        Parameters {
            guess: Guess::Static,
            error: 1,
            at: At::Root,
        }
    }
}

const OWN: &[Line] = &[
    line("", 0, "aspiration(n, α, β):  at the root, or at every node"),
    line("", 1, "if n is a leaf: return its value"),
    line("", 1, "generate the children of n"),
    line("", 1, "v₀ ← a guess at n's value"),
    line("", 1, "v ← αβ(n, v₀ − error, v₀ + error)"),
    line("", 1, "if v ≥ v₀ + error: v ← αβ(n, v₀ + error, β)"),
    line("", 1, "else if v ≤ v₀ − error: v ← αβ(n, α, v₀ − error)"),
    line("", 1, "return v"),
];
const LINES: usize = OWN.len() + alpha_beta::CODE.len();
pub const CODE: &[Line] = &join::<LINES>(&[OWN, alpha_beta::CODE]);

mod at {
    use crate::search::Step;
    pub const ENTER: Step = 0;
    pub const LEAF: Step = 1;
    pub const GENERATE: Step = 2;
    pub const FIRST: Step = 4;
    pub const HIGH: Step = 5;
    pub const LOW: Step = 6;
    pub const RETURN: Step = 7;
}

pub fn search<T: GameTree, P: Probe>(
    tree: &mut T,
    parameters: &Parameters,
    account: &mut Account<'_>,
    probe: &mut P,
) -> Report {
    let mut walk = Walk::new(tree, account);
    let outcome = run(&mut walk, parameters, probe);
    if parameters.at == At::Root {
        let second = walk.account.counts().re_searches.unwrap_or(0);
        walk.account.counts().iterations = Some(1 + second);
    }
    walk.finish(at::RETURN, probe, outcome)
}

/// Finds the value of the root, where the cursor stands.
pub(super) fn run<T: GameTree, P: Probe>(
    walk: &mut Walk<'_, '_, T>,
    parameters: &Parameters,
    probe: &mut P,
) -> Result<Bounds, Stop> {
    walk.code.alpha_beta = OWN.len() as Step;
    walk.begin_re_searches();
    let root = probe.root(walk.tree.player());
    let range = walk.edges.range;
    let value = match parameters.at {
        At::Root => at_root(walk, parameters, probe, root)?,
        At::EveryNode => {
            let window = Window::laid_at(root, range);
            at_every_node(walk, parameters, probe, root, window)?
        }
    };
    Ok(walk.settle(value, range))
}

/// Figure 4.
fn at_root<T: GameTree, P: Probe>(
    walk: &mut Walk<'_, '_, T>,
    parameters: &Parameters,
    probe: &mut P,
    root: P::Node,
) -> Result<Value, Stop> {
    let range = walk.edges.range;
    let guess = walk.guess(parameters.guess);
    let first = first_window(guess, parameters.error, range);
    let value = alpha_beta_at(walk, probe, root, first)?;
    let Some((step, second)) = second_window(value, first, range) else {
        return Ok(value);
    };
    walk.narrow_root(value, first);
    walk.re_search(walk.step(step), probe, root, second);
    alpha_beta_at(walk, probe, root, second)
}

fn alpha_beta_at<T: GameTree, P: Probe>(
    walk: &mut Walk<'_, '_, T>,
    probe: &mut P,
    root: P::Node,
    window: Bounds,
) -> Result<Value, Stop> {
    let before = std::mem::replace(&mut walk.edges.laid, window);
    let value = alpha_beta::node(walk, probe, root, Window::laid_at(root, window))?;
    walk.edges.laid = before;
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
fn at_every_node<T: GameTree, P: Probe>(
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
    let guess = walk.guess(parameters.guess);
    let generate = walk.step(at::GENERATE);
    let mut children = walk.expand(generate, probe, node, window, None, true)?;
    let laid = walk.edges.laid;
    let first = first_window(guess, parameters.error, asked);
    let mut go = Pass {
        parameters,
        node,
        mover,
        outer: window,
    };
    let mut value = go.over(walk, probe, &mut children, first)?;
    if let Some((step, second)) = second_window(value, first, asked) {
        let failed = walk.edges.known(value, first);
        let shown = walk.keep_what_is_proved(&mut children, failed, mover);
        walk.path.forget_line(&mut children);
        walk.path.rewind(&mut children);
        walk.re_search(walk.step(step), probe, node, second);
        value = go.over(walk, probe, &mut children, second)?;
        // A value on the edge is known by both searches together: one says at least, one at most.
        let failed = walk.edges.known(value, second);
        let kept = walk.keep_what_is_proved(&mut children, failed, mover);
        if let (None, Some(m)) = (kept, shown) {
            walk.path.begin_line(&mut children, m);
        }
    }
    walk.edges.laid = laid;
    let step = walk.step(at::RETURN);
    Ok(walk.give_back(step, probe, node, children, value, asked))
}

/// α-β's loop over the children of one node, made once or twice.
struct Pass<'p, N> {
    parameters: &'p Parameters,
    node: N,
    mover: Player,
    /// The window the node was given.
    outer: Window<N>,
}

impl<N: Copy> Pass<'_, N> {
    fn over<T: GameTree, P: Probe<Node = N>>(
        &mut self,
        walk: &mut Walk<'_, '_, T>,
        probe: &mut P,
        children: &mut Children,
        bounds: Bounds,
    ) -> Result<Value, Stop> {
        let (node, mover) = (self.node, self.mover);
        // Edges that are not the given ones are this node's own invention.
        let mut window = self.outer;
        if bounds.lower != window.alpha {
            (window.alpha, window.alpha_owner) = (bounds.lower, node);
            walk.edges.laid.lower = bounds.lower;
        }
        if bounds.upper != window.beta {
            (window.beta, window.beta_owner) = (bounds.upper, node);
            walk.edges.laid.upper = bounds.upper;
        }
        let mut window = window.seen_by(mover);
        let laid = walk.edges.laid;
        let mut score = Value::NEG_INF;
        while let Some(child) = walk.down(children) {
            let name = probe.child(node, child.index, child.m);
            let value = mover.sees(descend!(
                walk.account,
                probe,
                name,
                walk.tree.player(),
                window.seen_by(mover),
                |p, n, w| at_every_node(walk, self.parameters, p, n, w)
            )?);
            walk.edges.laid = laid;
            let (better, proved) = (value > score, value > window.alpha);
            walk.up(children, child, value, better, proved);
            score = score.max(value);
            if proved {
                window = window.raised(value, node);
                if value >= window.beta {
                    let step = walk.step(at::FIRST);
                    walk.cut(step, probe, node, children, mover, window.seen_by(mover));
                    break;
                }
            }
        }
        Ok(mover.sees(score))
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
