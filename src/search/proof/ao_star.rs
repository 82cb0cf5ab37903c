//! AO*: best-first search of AND/OR graphs for the cheapest solution (Nilsson 1980; Seo §4).
//!
//! h(n) estimates what the cheapest solution of n costs: 0 for a true leaf, ∞ for a false one, 1
//! for a tip nobody has looked at; at an OR node the least of c + h over the children, at an AND
//! node the sum of c + h, where c is the cost of an edge. The children that give an OR node its h
//! are marked, and the marks lead from the root through the cheapest potential solution tree to
//! its open tips. One of them is expanded, the leftmost, and h is corrected upwards. When the
//! marked tree has no open tips left, it is the solution.
//!
//! Leaves are recognised when they are generated: an estimate of 1 would be too high for them. With
//! edges that cost 1 the estimate is then never too high, so the solution found is one with the
//! fewest edges; with edges that cost 0, h is Seo's conspiracy number and any solution will do.

use super::graph::{self, Steps, Strategy};
use super::numbers::{INFINITE, Numbers, plus};
use crate::base::messages::keys;
use crate::problem::{Player, Proving};
use crate::search::catalogue::{
    AlgorithmInfo, ConfigError, Family, FromSettings, Kind, Leaves, Method, NumberKind, Parameter,
    Rounds, Settings, Store, Unmet, YES_NO, papers,
};
use crate::search::code::code;
use crate::search::{Probe, Remark, Report, SearchContext};

pub const INFO: AlgorithmInfo = AlgorithmInfo {
    id: "ao-star",
    name: keys::algorithm_ao,
    short: keys::algorithm_ao,
    family: Family::Proof,
    idea: keys::algorithm_best_first_over_potential_solution,
    about: keys::algorithm_every_node_carries_an_estimate,
    source: papers::SEO,
    parameters: &[Parameter::new(
        "edge-cost",
        Kind::integer(0, 1_000),
        "1",
        keys::algorithm_what_every_move_costs,
    )],
    questions: YES_NO,
    code: CODE,
    store: Store::Graph,
    rounds: Rounds::Once,
    is_yardstick: false,
    method: |_| Method::Numbers(NumberKind::Cost),
    leaves: |_, _| Leaves::Anywhere(Unmet::NoTheorem),
};

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

impl FromSettings for Parameters {
    fn from_settings(s: &Settings<'_>) -> Result<Parameters, ConfigError> {
        Ok(Parameters {
            edge_cost: s.size("edge-cost") as u32,
        })
    }
}

code! { "ao-star" =>
    UNTIL    "repeat until root is solved or h(root) = ∞"
    DOWN     "  n ← root; while n is expanded:"
    SELECT   "    OR: n ← the marked child;  AND: n ← the leftmost unsolved child"
    GENERATE "  generate the children of n"
    LEAF     "    a leaf: h ← 0, solved, or h ← ∞;  any other: h ← 1"
    CORRECT  "  correct h and the marks above n, as long as they change:"
    OR       "    OR: h ← least c + h(child), marked; solved if that child is"
    AND      "    AND: h ← sum of c + h(child); solved if all children are"
}

const STEPS: Steps = Steps {
    until: at::UNTIL,
    select: at::SELECT,
    leaf: at::LEAF,
    expand: at::GENERATE,
    update: at::OR,
};

pub fn search<T: Proving, P: Probe>(
    tree: &mut T,
    parameters: &Parameters,
    context: &mut SearchContext<'_>,
    probe: &mut P,
) -> Report {
    let strategy = Cheapest {
        edge: parameters.edge_cost,
    };
    graph::search(tree, context, probe, STEPS, true, &strategy)
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
