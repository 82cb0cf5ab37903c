//! α-β with a threshold on branching numbers (Morita, Hashimoto & Kobayashi §4).
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

use super::solved::Solved;
use super::state::{Here, Order, SearchState, Visit};
use super::table_options::TableOptions;
use super::window::Window;
use crate::base::messages::keys;
use crate::problem::{Bounds, GameTree, Player, Value};
use crate::search::catalogue::{
    AlgorithmInfo, ConfigError, Family, FromSettings, Kind, Leaves, Method, Parameter, Rounds,
    Settings, Store, Unmet, papers,
};
use crate::search::code::code;
use crate::search::{Probe, Report, SearchContext, Stop};

pub const INFO: AlgorithmInfo = AlgorithmInfo {
    id: "branch-threshold",
    name: keys::algorithm_alpha_beta_with_a_branching,
    short: keys::algorithm_branch_theta,
    family: Family::DepthFirst,
    idea: keys::algorithm_depth_first_but_a_line,
    about: keys::algorithm_every_node_with_k_children,
    source: papers::MORITA,
    parameters: &[
        Parameter::new(
            "order",
            Kind::OneOf(&["fewest-children", "generation"]),
            "fewest-children",
            keys::algorithm_the_order_of_the_children,
        ),
        Parameter::new(
            "charge",
            Kind::OneOf(&["both", "and", "weak"]),
            "both",
            keys::algorithm_who_pays_k_1_a,
        ),
        Parameter::new(
            "start",
            Kind::integer(1, 1_000_000),
            "1",
            keys::algorithm_the_first_theta,
        ),
        Parameter::new(
            "step",
            Kind::IntegerOr {
                min: 1,
                max: 1_000_000,
                words: &["overflow"],
            },
            "1",
            keys::algorithm_growth_of_theta_or_up,
        ),
        Parameter::table(keys::algorithm_table_between_iterations_in_mib),
    ],
    questions: &["at-least"],
    code: CODE,
    store: Store::Path,
    rounds: Rounds::Thetas,
    is_yardstick: false,
    method: |_| Method::Allowance,
    leaves: |_, _| Leaves::Elsewhere(Unmet::OwnOrder),
};

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

impl FromSettings for Parameters {
    fn from_settings(s: &Settings<'_>) -> Result<Parameters, ConfigError> {
        Ok(Parameters {
            order: match s.text("order") {
                "generation" => Sort::Generation,
                _ => Sort::FewestChildren,
            },
            charge: match s.text("charge") {
                "and" => Charge::And,
                "weak" => Charge::Weak,
                _ => Charge::Both,
            },
            start: s.size("start") as u32,
            step: s
                .integer("step")
                .map_or(Growth::Overflow, |n| Growth::By(n as u32)),
            table: s.size("table"),
        })
    }
}

code! { "branch-threshold" =>
    ITERATE  "θ ← start; repeat bt(root, θ, θ) with growing θ until the root is decided"
    ENTER    "bt(n, A, B):"
    LEAF     "  if n is a leaf: return its value"
    TABLE    "  if the table has decided n: return that"
    SPENT    "  if A ≤ 0 or B ≤ 0: return unknown"
    GENERATE "  generate the k children of n, fewest replies first"
    _        "  OR:  B ← B − (k − 1);  AND:  A ← A − (k − 1)"
    EACH     "  for each child c: v ← bt(c, A, B)"
    CUT      "    OR and v true, or AND and v false: return v, the rest is cut"
    RETURN   "  return unknown if any child was, else what all of them were"
}

pub fn search<T: GameTree, P: Probe>(
    tree: &mut T,
    parameters: &Parameters,
    context: &mut SearchContext<'_>,
    probe: &mut P,
) -> Report {
    let mut state = SearchState::new(tree, context);
    if parameters.order == Sort::FewestChildren {
        state.sorting.order = Order::Replies;
    }
    let outcome = iterate(Here::at_root(&mut state, probe), parameters);
    state.count_re_expanded();
    state.finish(at::RETURN, probe, outcome)
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

fn iterate<T: GameTree, P: Probe>(
    mut here: Here<T, P>,
    parameters: &Parameters,
) -> Result<Bounds, Stop> {
    here.state.make_table(TableOptions {
        bytes: (parameters.table as u64) << 20,
        ..TableOptions::default()
    })?;
    let mut known = here.state.rule.range;
    let window = Window::laid_at(here.node, known);
    let mut theta = i64::from(parameters.start.max(1));
    let mut number = 0;
    loop {
        number += 1;
        here.begin_iteration(at::ITERATE, number, theta);
        let mut least_lack = i64::MAX;
        let mut bt = Bt {
            charge: parameters.charge,
            allowance: Allowance { a: theta, b: theta },
            least_lack: &mut least_lack,
        };
        let solved = bt.visit(here.again(), window)?;
        known = here.state.narrow_by(&solved, known);
        if known.lower >= known.upper || least_lack == i64::MAX {
            return Ok(known);
        }
        theta += match parameters.step {
            Growth::By(step) => i64::from(step.max(1)),
            Growth::Overflow => least_lack,
        };
    }
}

struct Bt<'i> {
    charge: Charge,
    allowance: Allowance,
    /// The least amount some node has lacked so far in this iteration.
    least_lack: &'i mut i64,
}

impl<T: GameTree> Visit<T> for Bt<'_> {
    type Found = Solved;

    /// bt(n, A, B)
    fn visit<P: Probe>(
        &mut self,
        mut here: Here<T, P>,
        asked: Window<P::Node>,
    ) -> Result<Solved, Stop> {
        here.enter(at::ENTER, self.allowance.told());
        if let Some(value) = here.leaf() {
            let value = here.evaluate(at::LEAF, value)?;
            return Ok(Solved::leaf(Bounds::exact(value)));
        }
        if let Some(known) = ask_table(&mut here, asked.bounds()) {
            return Ok(Solved::unseen(known));
        }
        if let Some(lack) = self.allowance.lacks(self.charge) {
            *self.least_lack = lack.min(*self.least_lack);
            let spent = self.allowance.told();
            return here.put_off(at::SPENT, spent.lower.min(spent.upper));
        }
        let begun = here.state.begin_node();
        let mut children = here.generate(at::GENERATE, asked)?;
        here.count_generated(&children);
        let k = children.len();
        let mut unanswered = k;
        let mut below = here.nothing_below(&children, asked);
        while let Some(child) = here.next(&mut children) {
            let others = match self.charge {
                Charge::Weak => unanswered - 1,
                Charge::Both | Charge::And => k - 1,
            };
            let mut bt = Bt {
                charge: self.charge,
                allowance: self
                    .allowance
                    .for_child(children.mover, others, self.charge),
                least_lack: &mut *self.least_lack,
            };
            let found = here.child(child, below.window, &mut bt)?;
            if found.bounds.is_exact() {
                unanswered -= 1;
            }
            here.take_solved(&mut children, child, found, &mut below);
            if below.known.lower >= below.window.beta {
                here.cut_solved(at::CUT, &children, &mut below);
                break;
            }
        }
        // Bounds hold whatever θ was, so they serve all later iterations.
        let known = below.known.relative_to(children.mover);
        if known != here.state.rule.range {
            here.state.store(known, None, begun);
        }
        Ok(here.leave_solved(at::RETURN, children, &below))
    }
}

fn ask_table<T: GameTree, P: Probe>(here: &mut Here<T, P>, asked: Bounds) -> Option<Bounds> {
    let known = here.state.look_up()?;
    known.answer(asked)?;
    here.answered(at::TABLE, known.bounds);
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
    use crate::search::{SearchEvent, Step};

    /// The first number of every Enter: the allowance A, along the first line.
    #[derive(Default)]
    struct Allowances(Vec<Value>);

    impl Probe for Allowances {
        type Node = ();
        type Below = Silent;
        fn root(&mut self, _: Player) {}
        fn expand(&mut self, _: Step, (): (), _: Player, _: &[Move]) {}
        fn child(&mut self, (): (), _: usize, _: Move) {}
        fn emit(&mut self, _: Step, (): (), event: SearchEvent<()>) {
            if let SearchEvent::Enter(allowance) = event {
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
