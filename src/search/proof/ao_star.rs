//! AO*: best-first search of AND/OR graphs for the cheapest solution (Nilsson 1980; paper 001 §4).
//!
//! h(n) estimates what the cheapest solution of n costs: 0 for a true leaf, ∞ for a false one, 1
//! for a tip nobody has looked at; at an OR node the least of c + h over the children, at an AND
//! node the sum of c + h, where c is the cost of an edge. The children that give an OR node its h
//! are marked, and the marks lead from the root through the cheapest potential solution tree to
//! its open tips. One of them is expanded, the leftmost, and h is corrected upwards. When the
//! marked tree has no open tips left, it is the solution.
//!
//! Leaves are recognised when they are generated: an estimate of 1 would be too high for them.
//! With edges that cost 1 the estimate is then never too high, so the solution found is one with the
//! fewest edges; with edges that cost 0, h is Seo's conspiracy number and any solution will do.

use super::graph::{self, Steps, Strategy};
use super::numbers::{INFINITE, Numbers, plus};
use crate::problem::{GameTree, Player};
use crate::search::code::{Line, line};
use crate::search::{Account, Probe, Remark, Report};

#[derive(Clone, Debug, PartialEq)]
pub struct Parameters {
    /// What every edge costs.
    pub edge_cost: u32,
}

impl Default for Parameters {
    fn default() -> Parameters {
        Parameters { edge_cost: 1 }
    }
}

pub const CODE: &[Line] = &[
    line("", 0, "repeat until root is solved or h(root) = ∞"),
    line("", 1, "n ← root; while n is expanded:"),
    line(
        "",
        2,
        "OR: n ← the marked child;  AND: n ← the leftmost unsolved child",
    ),
    line("", 1, "generate the children of n"),
    line("", 2, "a leaf: h ← 0, solved, or h ← ∞;  any other: h ← 1"),
    line(
        "",
        1,
        "correct h and the marks above n, as long as they change:",
    ),
    line(
        "",
        2,
        "OR: h ← least c + h(child), marked; solved if that child is",
    ),
    line(
        "",
        2,
        "AND: h ← sum of c + h(child); solved if all children are",
    ),
];

const STEPS: Steps = Steps {
    select: 2,
    leaf: 4,
    expand: 3,
    update: 6,
};

pub fn search<T: GameTree, P: Probe>(
    tree: &mut T,
    parameters: &Parameters,
    account: &mut Account<'_>,
    probe: &mut P,
) -> Report {
    let strategy = Cheapest {
        edge: parameters.edge_cost,
    };
    graph::search(tree, account, probe, STEPS, true, &strategy)
}

/// h stands in the place of the proof number; the disproof number is ∞ where the marked tree is
/// solved, 0 where there is no solution, and 1 where that is open.
struct Cheapest {
    edge: u32,
}

const SOLVED: u32 = INFINITE;

impl Cheapest {
    fn least(&self, children: &[Numbers]) -> usize {
        // Of equally cheap children a solved one ends the search.
        let cost = |i: &usize| (children[*i].proof, children[*i].disproof != SOLVED);
        (0..children.len()).min_by_key(cost).unwrap_or(0)
    }
}

impl Strategy for Cheapest {
    fn evaluate(&self, player: Player, children: &[Numbers]) -> Numbers {
        let (cost, solved) = match player {
            Player::Max => {
                let child = children[self.least(children)];
                (plus(child.proof, self.edge), child.disproof == SOLVED)
            }
            Player::Min => {
                let sum = |sum, child: &Numbers| plus(sum, plus(child.proof, self.edge));
                let solved = children.iter().all(|child| child.disproof == SOLVED);
                (children.iter().fold(0, sum), solved)
            }
        };
        let disproof = match (cost, solved) {
            (INFINITE, _) => 0,
            (_, true) => SOLVED,
            (_, false) => 1,
        };
        Numbers {
            proof: cost,
            disproof,
        }
    }

    fn choose(&self, player: Player, children: &[Numbers]) -> usize {
        match player {
            Player::Max => self.least(children),
            Player::Min => {
                let hopeless = children.iter().position(|child| child.proof >= INFINITE);
                let open = || children.iter().position(|child| child.disproof != SOLVED);
                hopeless.or_else(open).unwrap_or(0)
            }
        }
    }

    fn answer(&self, root: Numbers) -> Option<bool> {
        match root {
            Numbers { disproof: 0, .. } => Some(false),
            Numbers {
                disproof: SOLVED, ..
            } => Some(true),
            _ => None,
        }
    }

    fn remark(&self, root: Numbers) -> Option<Remark> {
        let (cost, edge) = (root.proof, self.edge);
        Some(Remark::SolutionCost { cost, edge })
    }
}
