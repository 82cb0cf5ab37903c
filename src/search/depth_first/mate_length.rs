//! Deepening on the length of the solution, as the older tsume-shogi solvers did it (Seo §1).
//!
//! Is there a solution within 1 ply? Within 2, 3, …? Each time the whole tree down to that depth
//! is searched depth-first, and what lies deeper counts as unsolved. The first solution found is
//! a shortest one, and short solutions are found soon; but every ply multiplies the work, and a
//! long forced line, which the searches by numbers follow without effort, is out of reach.

use super::solved::Solved;
use super::state::{Here, SearchState, Visit};
use super::window::Window;
use crate::base::messages::keys;
use crate::problem::{Bounds, GameTree, Player, Value};
use crate::search::catalogue::{
    AlgorithmInfo, ConfigError, Family, FromSettings, Kind, Leaves, Method, Parameter, Rounds,
    Settings, Store, Unmet, WindowSource, YES_NO, papers,
};
use crate::search::code::code;
use crate::search::{Probe, Report, SearchContext, Stop};

pub const INFO: AlgorithmInfo = AlgorithmInfo {
    id: "mate-length",
    name: keys::algorithm_deepening_on_the_length,
    short: keys::algorithm_length,
    family: Family::DepthFirst,
    idea: keys::algorithm_is_there_a_solution_in,
    about: keys::algorithm_what_tsume_shogi_programs_did,
    source: papers::SEO,
    parameters: &[Parameter::new(
        "step",
        Kind::integer(1, 100),
        "1",
        keys::algorithm_plies_from_one_iteration_to,
    )],
    questions: YES_NO,
    code: CODE,
    store: Store::Path,
    rounds: Rounds::Lengths,
    is_yardstick: false,
    method: |_| Method::Window(WindowSource::Tests),
    leaves: |_, _| Leaves::Anywhere(Unmet::NoTheorem),
};

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

impl FromSettings for Parameters {
    fn from_settings(s: &Settings<'_>) -> Result<Parameters, ConfigError> {
        Ok(Parameters {
            step: s.size("step"),
        })
    }
}

code! { "mate-length" =>
    ITERATE  "for length = 1, 2, 3, …: solve(root, length)"
    STOP     "  stop if it is solved, or if nothing lay deeper"
    ENTER    "solve(n, plies left):"
    LEAF     "  if n is a leaf: return its value"
    DEEPER   "  if no plies are left: return unknown"
    GENERATE "  generate the children of n"
    OR       "  OR:  solved as soon as one child is solved"
    AND      "  AND: not solved as soon as one child is not, or is unknown"
    RETURN   "  return what the children say"
}

pub fn search<T: GameTree, P: Probe>(
    tree: &mut T,
    parameters: &Parameters,
    context: &mut SearchContext<'_>,
    probe: &mut P,
) -> Report {
    let mut state = SearchState::new(tree, context);
    let outcome = iterate(Here::at_root(&mut state, probe), parameters);
    state.count_re_expanded();
    state.finish(at::STOP, probe, outcome)
}

fn iterate<T: GameTree, P: Probe>(
    mut here: Here<T, P>,
    parameters: &Parameters,
) -> Result<Bounds, Stop> {
    let mut known = here.state.rule.range;
    let window = Window::laid_at(here.node, known);
    let mut left = 1;
    let mut number = 0;
    loop {
        number += 1;
        here.begin_iteration(at::ITERATE, number, left as i64);
        let mut deeper = false;
        let mut solve = Solve {
            left,
            deeper: &mut deeper,
        };
        let solved = solve.visit(here.again(), window)?;
        known = here.state.narrow_by(&solved, known);
        if known.lower >= known.upper || !deeper {
            return Ok(known);
        }
        left += parameters.step.max(1);
    }
}

struct Solve<'d> {
    /// Plies left.
    left: usize,
    /// Notes that something was left for a greater length.
    deeper: &'d mut bool,
}

impl<T: GameTree> Visit<T> for Solve<'_> {
    type Found = Solved;

    /// solve(n, plies left)
    fn visit<P: Probe>(
        &mut self,
        mut here: Here<T, P>,
        asked: Window<P::Node>,
    ) -> Result<Solved, Stop> {
        here.enter(at::ENTER, asked.bounds());
        if let Some(value) = here.leaf() {
            let value = here.evaluate(at::LEAF, value)?;
            return Ok(Solved::leaf(Bounds::exact(value)));
        }
        if self.left == 0 {
            *self.deeper = true;
            return here.put_off(at::DEEPER, Value::new(0));
        }
        let mut children = here.generate(at::GENERATE, asked)?;
        here.count_generated(&children);
        let mut below = here.nothing_below(&children, asked);
        while let Some(child) = here.next(&mut children) {
            let mut solve = Solve {
                left: self.left - 1,
                deeper: &mut *self.deeper,
            };
            let found = here.child(child, below.window, &mut solve)?;
            here.take_solved(&mut children, child, found, &mut below);
            // Not solved within this length: the other answers need not be looked at.
            let (line, decisive) = match children.mover {
                Player::Max => (at::OR, below.known.lower),
                Player::Min => (at::AND, below.known.upper),
            };
            if decisive >= below.window.beta {
                here.cut_solved(line, &children, &mut below);
                break;
            }
        }
        Ok(here.leave_solved(at::RETURN, children, &below))
    }
}
