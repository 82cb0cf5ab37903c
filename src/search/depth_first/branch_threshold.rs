//! α-β with a threshold on branching numbers (paper 002 §4).
//!
//! Sorted α-β stays with the child it has chosen, however hard that turns out to be. Proof-number
//! searches leave hard children for later, but pay for their bookkeeping at every node. This is a
//! way between: depth-first, but a line may only cost so much. A line is dear where there are
//! many siblings that would have to be answered as well: at an AND node with k children each
//! child's allowance A is k−1 less than its parent's, at an OR node likewise the allowance B,
//! which counts towards a disproof (figure 7 shows A alone: 5, then 3, 3 and 2). Where A or B is
//! used up the node is left as unknown. The root starts with A = B = θ, and θ grows from one
//! iteration to the next until the root is decided.
//!
//! Two-valued questions are what the paper has in mind. Bounds instead of yes, no and unknown
//! make the same search answer any question: an unknown node is worth anything in range.
//!
//! `charge` chooses what is subtracted: `both` as above; `and` only from A at AND nodes; `weak`
//! as both, but children already decided are not charged for, as in weak proof numbers, which is
//! what the paper proposes to try next. `step = overflow` raises θ to where something new
//! happens: the least amount that some node lacked. The paper found the method wanting: on
//! Othello the iterations repeat nearly everything.

use super::solved::{Below, Solved};
use super::walk::{Order, Walk};
use super::window::Window;
use crate::problem::{Bounds, GameTree, Player, Value};
use crate::search::code::{Line, line};
use crate::search::probe::descend;
use crate::search::{Account, Probe, Report, Say, Stop};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Sort {
    #[default]
    FewestChildren,
    Generation,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Charge {
    #[default]
    Both,
    And,
    Weak,
}

/// How θ grows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Growth {
    By(u32),
    /// By the least amount that some node lacked.
    Overflow,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Parameters {
    pub order: Sort,
    pub charge: Charge,
    /// The first θ, at least 1.
    pub start: u32,
    pub step: Growth,
    /// Size of the transposition table in MiB; 0 is none.
    pub table: usize,
}

impl Default for Parameters {
    fn default() -> Parameters {
        Parameters {
            order: Sort::FewestChildren,
            charge: Charge::Both,
            start: 1,
            step: Growth::By(1),
            table: 0,
        }
    }
}

pub const CODE: &[Line] = &[
    line(
        "",
        0,
        "θ ← start; repeat bt(root, θ, θ) with growing θ until the root is decided",
    ),
    line("", 0, "bt(n, A, B):"),
    line("", 1, "if n is a leaf: return its value"),
    line("", 1, "if the table has decided n: return that"),
    line("", 1, "if A ≤ 0 or B ≤ 0: return unknown"),
    line("", 1, "generate the k children of n, fewest replies first"),
    line("", 1, "OR:  B ← B − (k − 1);  AND:  A ← A − (k − 1)"),
    line("", 1, "for each child c: v ← bt(c, A, B)"),
    line(
        "",
        2,
        "OR and v true, or AND and v false: return v, the rest is cut",
    ),
    line(
        "",
        1,
        "return unknown if any child was, else what all of them were",
    ),
];

mod at {
    use crate::search::Step;
    pub const ITERATE: Step = 0;
    pub const ENTER: Step = 1;
    pub const LEAF: Step = 2;
    pub const TABLE: Step = 3;
    pub const SPENT: Step = 4;
    pub const GENERATE: Step = 5;
    pub const CUT: Step = 8;
    pub const RETURN: Step = 9;
}

pub fn search<T: GameTree, P: Probe>(
    tree: &mut T,
    parameters: &Parameters,
    account: &mut Account<'_>,
    probe: &mut P,
) -> Report {
    let mut walk = Walk::new(tree, account);
    if parameters.order == Sort::FewestChildren {
        walk.sorting.order = Order::Replies;
    }
    let outcome = iterate(&mut walk, parameters, probe);
    walk.count_re_expanded();
    walk.finish(at::RETURN, probe, outcome)
}

/// The allowances of a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Allowance {
    a: i64,
    b: i64,
}

impl Allowance {
    /// As events tell it, in place of a window.
    fn told(self) -> Bounds {
        let value = |n: i64| Value::new(n.clamp(i64::from(i32::MIN), i64::from(i32::MAX)) as i32);
        Bounds {
            lower: value(self.a),
            upper: value(self.b),
        }
    }

    /// How much more θ the node would have needed to be searched, if it is not to be.
    fn lacks(self, charge: Charge) -> Option<i64> {
        let spent = match charge {
            Charge::And => self.a,
            Charge::Both | Charge::Weak => self.a.min(self.b),
        };
        (spent <= 0).then_some(1 - spent)
    }

    /// What a child gets that leaves `others` to be answered besides.
    fn for_child(self, player: Player, others: usize, charge: Charge) -> Allowance {
        let others = others as i64;
        match player {
            Player::Max if charge == Charge::And => self,
            Player::Max => Allowance {
                b: self.b - others,
                ..self
            },
            Player::Min => Allowance {
                a: self.a - others,
                ..self
            },
        }
    }
}

struct Iteration<'p> {
    parameters: &'p Parameters,
    /// The least amount some node has lacked so far.
    least_lack: i64,
}

fn iterate<T: GameTree, P: Probe>(
    walk: &mut Walk<'_, '_, T>,
    parameters: &Parameters,
    probe: &mut P,
) -> Result<Bounds, Stop> {
    walk.make_table(parameters.table)?;
    let root = probe.root(walk.tree.player());
    let range = walk.edges.range;
    let mut known = range;
    let mut theta = i64::from(parameters.start.max(1));
    let mut number = 0;
    loop {
        number += 1;
        walk.begin_iteration(at::ITERATE, probe, root, number, theta);
        let mut iteration = Iteration {
            parameters,
            least_lack: i64::MAX,
        };
        let allowance = Allowance { a: theta, b: theta };
        let window = Window::laid_at(root, range);
        let solved = node(walk, &mut iteration, probe, root, allowance, window)?;
        known = walk.narrow_by(&solved, known);
        if known.lower >= known.upper || iteration.least_lack == i64::MAX {
            return Ok(known);
        }
        theta += match parameters.step {
            Growth::By(step) => i64::from(step.max(1)),
            Growth::Overflow => iteration.least_lack,
        };
    }
}

/// bt(n, A, B) of the node the cursor stands on: what is known of it then, in MAX's eyes.
fn node<T: GameTree, P: Probe>(
    walk: &mut Walk<'_, '_, T>,
    iteration: &mut Iteration<'_>,
    probe: &mut P,
    node: P::Node,
    allowance: Allowance,
    window: Window<P::Node>,
) -> Result<Solved, Stop> {
    let charge = iteration.parameters.charge;
    probe.tell(at::ENTER, node, Say::Enter(allowance.told()));
    if let Some(value) = walk.tree.leaf() {
        let value = walk.evaluate(at::LEAF, probe, node, value)?;
        return Ok(Solved::leaf(Bounds::exact(value)));
    }
    if let Some(known) = ask_table(walk, probe, node, window.bounds()) {
        return Ok(Solved::unseen(known));
    }
    if let Some(lack) = allowance.lacks(charge) {
        iteration.least_lack = iteration.least_lack.min(lack);
        let spent = allowance.told();
        return walk.put_off(at::SPENT, probe, node, spent.lower.min(spent.upper));
    }
    let before = walk.account.nodes();
    let mover = walk.tree.player();
    let mut children = walk.expand(at::GENERATE, probe, node, window, None, true)?;
    walk.count_generated(&children);
    let k = children.len();
    let mut below = Below::new(mover);
    let range = walk.edges.range.seen_by(mover);
    let mut window = window.seen_by(mover);
    // In the mover's eyes: a child's bounds are bounds of the best of them.
    let mut known = Bounds {
        lower: range.lower,
        upper: range.lower,
    };
    let mut unanswered = k;
    while let Some(child) = walk.down(&mut children) {
        let name = probe.child(node, child.index, child.m);
        let others = match charge {
            Charge::Weak => unanswered - 1,
            Charge::Both | Charge::And => k - 1,
        };
        let allowance = allowance.for_child(mover, others, charge);
        let solved = descend!(
            walk.account,
            probe,
            name,
            walk.tree.player(),
            window.seen_by(mover),
            |p, n, w| self::node(walk, iteration, p, n, allowance, w)
        )?;
        let found = solved.bounds.seen_by(mover);
        if found.is_exact() {
            unanswered -= 1;
        }
        let better = child.index == 0 || found.lower > known.lower;
        let proved = found.lower > range.lower;
        below.add(&solved, better);
        walk.up(&mut children, child, found.lower, better, proved);
        known.lower = known.lower.max(found.lower);
        known.upper = known.upper.max(found.upper);
        if found.lower > window.alpha {
            window = window.raised(found.lower, node);
        }
        if known.lower >= window.beta {
            walk.cut(
                at::CUT,
                probe,
                node,
                &children,
                mover,
                window.seen_by(mover),
            );
            known.upper = range.upper;
            break;
        }
    }
    walk.leave(children);
    let known = known.seen_by(mover);
    // Bounds hold whatever θ was, so they serve all later iterations.
    if known != walk.edges.range {
        walk.store(known, None, before);
    }
    probe.tell(at::RETURN, node, Say::Return(known));
    Ok(below.solved(known))
}

fn ask_table<T: GameTree, P: Probe>(
    walk: &mut Walk<'_, '_, T>,
    probe: &mut P,
    node: P::Node,
    asked: Bounds,
) -> Option<Bounds> {
    let known = walk.look_up()?;
    known.answer(asked)?;
    walk.answered(at::TABLE, probe, node, known.bounds);
    Some(known.bounds)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::Silent;
    use crate::search::depth_first::tests::support::{leaf_order, listing, written};

    use std::sync::Arc;

    use crate::game::tree::Graph;
    use crate::problem::{AndOrTree, Move, Order as Listed, Question};
    use crate::search::Step;

    /// The first number of every Enter: the allowance A, along the first line.
    #[derive(Default)]
    struct Allowances(Vec<Value>);

    impl Probe for Allowances {
        type Node = ();
        type Below = Silent;
        fn root(&mut self, _: Player) {}
        fn expand(&mut self, _: Step, (): (), _: Player, _: &[Move]) {}
        fn child(&mut self, (): (), _: usize, _: Move) {}
        fn tell(&mut self, _: Step, (): (), say: Say<()>) {
            if let Say::Enter(allowance) = say {
                self.0.push(allowance.lower);
            }
        }
        fn level(&mut self, _: u32) {}
        fn below(&mut self, (): (), _: u64) -> Option<&mut Silent> {
            None
        }
        fn above(&mut self, (): (), _: u64) {}
    }

    /// Figure 7: an AND node with three children hands 5 − 2 to the first, which is an OR node
    /// and hands it on; the AND node below it has two children and hands 3 − 1 to its first.
    #[test]
    fn figure_7_allowances_fall_from_5_to_3_3_and_2() {
        // The root is an OR node with the figure's topmost node as its only child.
        let graph: Graph = "[[[[T T] F] T T]]".parse().unwrap();
        let mut tree = AndOrTree::new(Arc::new(graph), Question::Score, Listed::Generation);
        let parameters = Parameters {
            order: Sort::Generation,
            start: 5,
            ..Parameters::default()
        };
        let mut told = Allowances::default();
        let report = search(&mut tree, &parameters, &mut listing(), &mut told);
        let a: Vec<i32> = told.0.iter().take(5).map(|a| a.get()).collect();
        assert_eq!(a[1..], [5, 3, 3, 2]);
        assert_eq!(report.value(), Some(Value::new(1)));
    }

    /// Two branches to answer are too many for θ = 1, and just right for θ = 2.
    #[test]
    fn theta_grows_until_the_root_is_decided() {
        let graph: Graph = "[[[T] [T]]]".parse().unwrap();
        let mut tree = AndOrTree::new(Arc::new(graph), Question::Score, Listed::Generation);
        let report = search(
            &mut tree,
            &Parameters::default(),
            &mut listing(),
            &mut Silent,
        );
        assert_eq!(report.value(), Some(Value::new(1)));
        assert_eq!(report.counts.final_threshold, Some(2));
        assert_eq!(report.thresholds, [Value::new(1), Value::new(2)]);
        assert_eq!(leaf_order(&report), [3, 5]);
    }

    #[test]
    fn scores_are_bounded_from_both_sides_until_they_are_known() {
        let mut tree = written("[[5 3] [2 9] [4 8]]");
        let report = search(
            &mut tree,
            &Parameters::default(),
            &mut listing(),
            &mut Silent,
        );
        assert_eq!(report.value(), Some(Value::new(4)));
        assert_eq!(report.best_move, Some(Move(2)));
    }
}
