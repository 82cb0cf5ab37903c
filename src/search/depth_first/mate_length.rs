//! Deepening on the length of the solution, as the older tsume-shogi solvers did it (paper 001 §1).
//!
//! Is there a solution within 1 ply? Within 2, 3, …? Each time the whole tree down to that depth
//! is searched depth-first, and what lies deeper counts as unsolved. The first solution found is
//! a shortest one, and short solutions are found soon; but every ply multiplies the work, and a
//! long forced line, which the searches by numbers follow without effort, is out of reach.

use super::solved::{Below, Solved};
use super::walk::Walk;
use super::window::Window;
use crate::problem::{Bounds, GameTree, Player, Value};
use crate::search::code::{Line, line};
use crate::search::probe::descend;
use crate::search::{Account, Probe, Report, Say, Stop};

#[derive(Clone, Debug, PartialEq)]
pub struct Parameters {
    /// Plies from one iteration to the next: 2 where only an odd number of plies can mate.
    pub step: usize,
}

impl Default for Parameters {
    fn default() -> Parameters {
        Parameters { step: 1 }
    }
}

pub const CODE: &[Line] = &[
    line("", 0, "for length = 1, 2, 3, …: solve(root, length)"),
    line("", 1, "stop if it is solved, or if nothing lay deeper"),
    line("", 0, "solve(n, plies left):"),
    line("", 1, "if n is a leaf: return its value"),
    line("", 1, "if no plies are left: return unknown"),
    line("", 1, "generate the children of n"),
    line("", 1, "OR:  solved as soon as one child is solved"),
    line(
        "",
        1,
        "AND: not solved as soon as one child is not, or is unknown",
    ),
    line("", 1, "return what the children say"),
];

mod at {
    use crate::search::Step;
    pub const ITERATE: Step = 0;
    pub const STOP: Step = 1;
    pub const ENTER: Step = 2;
    pub const LEAF: Step = 3;
    pub const DEEPER: Step = 4;
    pub const GENERATE: Step = 5;
    pub const OR: Step = 6;
    pub const AND: Step = 7;
    pub const RETURN: Step = 8;
}

pub fn search<T: GameTree, P: Probe>(
    tree: &mut T,
    parameters: &Parameters,
    account: &mut Account<'_>,
    probe: &mut P,
) -> Report {
    let mut walk = Walk::new(tree, account);
    let outcome = iterate(&mut walk, parameters, probe);
    walk.count_re_expanded();
    walk.finish(at::STOP, probe, outcome)
}

fn iterate<T: GameTree, P: Probe>(
    walk: &mut Walk<'_, '_, T>,
    parameters: &Parameters,
    probe: &mut P,
) -> Result<Bounds, Stop> {
    let root = probe.root(walk.tree.player());
    let range = walk.edges.range;
    let mut known = range;
    let mut length = 1;
    let mut number = 0;
    loop {
        number += 1;
        walk.begin_iteration(at::ITERATE, probe, root, number, length as i64);
        let mut deeper = false;
        let window = Window::laid_at(root, range);
        let solved = node(walk, &mut deeper, probe, root, length, window)?;
        known = walk.narrow_by(&solved, known);
        if known.lower >= known.upper || !deeper {
            return Ok(known);
        }
        length += parameters.step.max(1);
    }
}

/// Solves the node under the cursor within so many plies: what is known of it then, in MAX's
/// eyes. `deeper` notes that something was left for a greater length.
fn node<T: GameTree, P: Probe>(
    walk: &mut Walk<'_, '_, T>,
    deeper: &mut bool,
    probe: &mut P,
    node: P::Node,
    left: usize,
    window: Window<P::Node>,
) -> Result<Solved, Stop> {
    probe.tell(at::ENTER, node, Say::Enter(window.bounds()));
    if let Some(value) = walk.tree.leaf() {
        let value = walk.evaluate(at::LEAF, probe, node, value)?;
        return Ok(Solved::leaf(Bounds::exact(value)));
    }
    if left == 0 {
        *deeper = true;
        return walk.put_off(at::DEEPER, probe, node, Value::new(0));
    }
    let mover = walk.tree.player();
    let mut children = walk.expand(at::GENERATE, probe, node, window, None, true)?;
    walk.count_generated(&children);
    let range = walk.edges.range;
    let mut window = window;
    let mut below = Below::new(mover);
    let mut known = match mover {
        Player::Max => Bounds::exact(range.lower),
        Player::Min => Bounds::exact(range.upper),
    };
    while let Some(child) = walk.down(&mut children) {
        let name = probe.child(node, child.index, child.m);
        let solved = descend!(
            walk.account,
            probe,
            name,
            walk.tree.player(),
            window,
            |p, n, w| self::node(walk, deeper, p, n, left - 1, w)
        )?;
        let found = solved.bounds;
        let seen = found.seen_by(mover);
        let better = child.index == 0 || seen.lower > known.seen_by(mover).lower;
        below.add(&solved, better);
        let proved = seen.lower > range.seen_by(mover).lower;
        walk.up(&mut children, child, seen.lower, better, proved);
        let (step, decided) = match mover {
            Player::Max => {
                known.lower = known.lower.max(found.lower);
                known.upper = known.upper.max(found.upper);
                if found.lower > window.alpha {
                    window = window.raised(found.lower, node);
                }
                (at::OR, known.lower >= window.beta)
            }
            Player::Min => {
                known.lower = known.lower.min(found.lower);
                known.upper = known.upper.min(found.upper);
                if found.upper < window.beta {
                    window = window.lowered(found.upper, node);
                }
                // Not solved within this length: the other answers need not be looked at.
                (at::AND, known.lower <= window.alpha)
            }
        };
        if decided {
            walk.cut(step, probe, node, &children, mover, window);
            match mover {
                Player::Max => known.upper = range.upper,
                Player::Min => known.lower = range.lower,
            }
            break;
        }
    }
    walk.leave(children);
    probe.tell(at::RETURN, node, Say::Return(known));
    Ok(below.solved(known))
}
