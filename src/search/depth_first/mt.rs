//! MT (Plaat, Schaeffer, Pijls and de Bruin 1996): best-first search as a sequence of depth-first
//! passes over a memory. Its drivers are MT-SSS*, MT-DUAL* and MTD(f), each in a file.
//!
//! MT(n, γ) asks one question, "is n worth at least γ?", by α-β with a window so narrow that it
//! cannot find a value, only a bound: a lower one if the answer is yes, an upper one if it is no.
//! Every node keeps the bounds found so far, so a later pass goes straight to where the answer is
//! still open.
//!
//! All depends on which γ is asked: from +∞ down it is SSS* (`mt_sss`), from −∞ up DUAL*
//! (`mt_dual`), from a guess and closing in from both sides MTD(f) (`mtdf`).
//!
//! The theorems need one entry for every *node* (`path`), inner nodes included: a memory of leaf
//! values alone does not do. With one entry for every *position* (`position`) equal positions on
//! different paths share what is known, which the theory of SSS* does not have, but games do.
//!
//! `bytes` bounds the memory: then it is a transposition table that forgets what was cheapest to find
//! out, and leaves may be evaluated again in a later pass. The value is right whatever is forgotten, since
//! each pass proves its bound from what it has.

use super::memory::Memory;
use super::state::{Here, SearchState, Visit};
use super::table_options::TableOptions;
use super::window::{Raised, Window};
use super::{mt_dual, mt_sss, mtdf};
use crate::problem::{Bounds, GameTree, Player, Value};
use crate::search::catalogue::{ConfigError, FromSettings, Parameter, Settings};
use crate::search::code::{Line, code, join};
use crate::search::keyed::{NOWHERE, Place};
use crate::search::{Probe, Report, SearchContext, SearchEvent, Step, Stop};

/// What an entry of the memory stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Remember {
    /// A node: a path of moves.
    #[default]
    Path,
    /// A position, by its key.
    Position,
}

/// What can be set for a driver that needs no guess.
#[derive(Clone, Debug, PartialEq)]
pub struct Parameters {
    pub table: TableOptions,
}

impl Default for Parameters {
    fn default() -> Parameters {
        Parameters {
            table: TableOptions::unlimited(Remember::Path),
        }
    }
}

/// The keys of every driver.
pub(super) const TABLE: [Parameter; 4] = [
    TableOptions::BY_PATH,
    TableOptions::BYTES_OR_UNLIMITED,
    TableOptions::STORE_FROM,
    TableOptions::KEY_BEFORE,
];

impl FromSettings for Parameters {
    fn from_settings(s: &Settings<'_>) -> Result<Parameters, ConfigError> {
        Ok(Parameters {
            table: TableOptions::of_mt(s),
        })
    }
}

code! { "mt" =>
    ENTER ["MT"] "mt(n, γ):  is n worth γ or more?"
    TABLE        "  if lower(n) ≥ γ: return lower(n);  if upper(n) < γ: return upper(n)"
    LEAF         "  if n is a leaf: lower(n) ← upper(n) ← its value; return it"
    GENERATE     "  generate the children of n"
    CUT_MAX      "  MAX: g ← max of mt(c, γ) over the children c, until g ≥ γ"
    CUT_MIN      "  MIN: g ← min of mt(c, γ) over the children c, until g < γ"
    STORE        "  if g < γ: upper(n) ← g, else: lower(n) ← g"
    RETURN       "  return g"
}
/// Where the lines of each driver begin.
pub(super) const SSS: usize = CODE.len();
pub(super) const DUAL: usize = SSS + mt_sss::CODE.len();
pub(super) const F: usize = DUAL + mt_dual::CODE.len();
/// MT and its drivers, for comparison.
pub(super) const FAMILY: &[Line] =
    &join::<{ F + mtdf::CODE.len() }>(&[CODE, mt_sss::CODE, mt_dual::CODE, mtdf::CODE]);

/// Which γ is asked next.
pub(super) trait Driver {
    /// The line that makes the passes.
    const PASS: Step;

    /// g before the first pass, if that matters.
    fn begin<T: GameTree>(&self, state: &mut SearchState<'_, '_, T>) -> Value {
        state.rule.range.lower
    }

    /// γ of the next pass: the root has these bounds, and the last pass has returned `g`.
    fn gamma(&self, root: Bounds, g: Value) -> Value;
}

pub(super) fn search<T: GameTree, P: Probe, D: Driver>(
    tree: &mut T,
    driver: &D,
    options: TableOptions,
    context: &mut SearchContext<'_>,
    probe: &mut P,
) -> Report {
    let mut state = SearchState::new(tree, context);
    let outcome = run(&mut state, driver, options, probe);
    state.finish(D::PASS, probe, outcome)
}

/// Finds the value of the root, where the cursor stands.
pub(super) fn run<T: GameTree, P: Probe, D: Driver>(
    state: &mut SearchState<'_, '_, T>,
    driver: &D,
    options: TableOptions,
    probe: &mut P,
) -> Result<Bounds, Stop> {
    let mut memory = Memory::new(options);
    if options.is_bounded() {
        state.make_table(options)?;
        // What was forgotten is searched again.
        state.iterations.repeats = true;
    } else {
        state.table.by_position = options.key == Remember::Position;
        state.table.entry_bytes = memory.entry_bytes();
    }
    state.context.counts().table_hits.get_or_insert(0);
    let outcome = drive(Here::at_root(state, probe), driver, &mut memory);
    // The best line is read off the memory, also when the search was stopped on the way.
    state.climb_to_start();
    memory.best_line(state, outcome.ok());
    state.hold_nothing_besides();
    outcome
}

/// The passes, until the bounds of the root meet.
fn drive<T: GameTree, P: Probe, D: Driver>(
    mut here: Here<T, P>,
    driver: &D,
    memory: &mut Memory,
) -> Result<Bounds, Stop> {
    let entry = memory.root(here.state)?;
    let mut bounds = here.state.rule.range;
    let mut g = driver.begin(here.state);
    let mut number = 0;
    while bounds.lower < bounds.upper {
        let gamma = driver.gamma(bounds, g);
        number += 1;
        here.begin_pass(D::PASS, number, gamma);
        // A window without a value inside: g < γ is g ≤ γ − 1.
        let window = Bounds {
            lower: gamma.pred(),
            upper: gamma,
        };
        here.state.rule.laid = window;
        let window = Window::laid_at(here.node, window);
        g = Mt { memory, entry }.visit(here.again(), window)?;
        if g < gamma {
            bounds.upper = g;
        } else {
            bounds.lower = g;
        }
        here.state.prove(bounds);
    }
    Ok(bounds)
}

struct Mt<'m> {
    memory: &'m mut Memory,
    /// What is remembered of the node.
    entry: Place,
}

impl<T: GameTree> Visit<T> for Mt<'_> {
    type Found = Value;

    /// mt(n, γ); γ is the upper edge of the window.
    fn visit<P: Probe>(
        &mut self,
        mut here: Here<T, P>,
        asked: Window<P::Node>,
    ) -> Result<Value, Stop> {
        let gamma = asked.beta;
        here.enter(at::ENTER, asked.bounds());
        let known = self.memory.bounds(here.state, self.entry);
        // Values are finite: a lower bound of −∞ says nothing, not even that it is ≥ γ = −∞.
        let has_lower = known.lower > Value::NEG_INF;
        let is_enough = has_lower && known.lower >= gamma;
        if is_enough || known.upper < gamma {
            here.answered(at::TABLE, known);
            return Ok(if is_enough { known.lower } else { known.upper });
        }
        if let Some(value) = here.leaf() {
            let value = here.evaluate(at::LEAF, value)?;
            self.memory.set_value(here.state, self.entry, value);
            return Ok(value);
        }
        let fresh = self.memory.expand(self.entry);
        let begun = here.state.begin_node();
        let mut children = here.generate_with(at::GENERATE, asked, None, fresh)?;
        let window = asked.relative_to(children.mover);
        let mut score = Value::NEG_INF;
        let mut elder = NOWHERE;
        let mut best = None;
        while let Some(child) = here.next(&mut children) {
            elder = self.memory.child(here.state, self.entry, elder, child.m)?;
            let memory = &mut *self.memory;
            let mut below = Mt {
                memory,
                entry: elder,
            };
            let value = here.child(child, window, &mut below)?;
            here.back(&mut children, child, value, Raised::Nothing);
            score = score.max(value);
            if score >= window.beta {
                best = Some(child.m);
                if children.at_root() {
                    // The last one to prove as much; the memory may know how the line goes on.
                    here.state.root.set_line(vec![child.m]);
                }
                let line = match children.mover {
                    Player::Max => at::CUT_MAX,
                    Player::Min => at::CUT_MIN,
                };
                here.cut(line, &children, window);
                break;
            }
        }
        let g = children.mover.negamax(score);
        let mut known = self.memory.bounds(here.state, self.entry);
        if g < gamma {
            known.upper = g;
        } else {
            known.lower = g;
        }
        self.memory
            .set_bounds(here.state, self.entry, known, best, begun);
        here.emit(at::STORE, SearchEvent::Table(known));
        here.leave(at::RETURN, children, known);
        Ok(g)
    }
}

#[cfg(test)]
mod tests {
    use super::super::Guess;
    use super::*;
    use crate::search::Silent;
    use crate::search::depth_first::tests::support::{leaf_order, listing, written};

    fn sss() -> Report {
        let parameters = mt_sss::Parameters::default();
        mt_sss::search(&mut written(TREE), &parameters, &mut listing(), &mut Silent)
    }

    fn dual() -> Report {
        let parameters = mt_dual::Parameters::default();
        mt_dual::search(&mut written(TREE), &parameters, &mut listing(), &mut Silent)
    }

    fn f(guess: Guess) -> Report {
        let parameters = mtdf::Parameters {
            guess,
            ..mtdf::Parameters::default()
        };
        mtdf::search(&mut written(TREE), &parameters, &mut listing(), &mut Silent)
    }

    const TREE: &str =
        "[[[[10 35] [25 70]] [[75 15] [20 40]]] [[[5 65] [30 80]] [[55 60] [45 50]]]]";

    /// Every driver in its own way to 30; γ falls with SSS*, rises with DUAL*.
    #[test]
    fn bounds_close_in_from_above_from_below_or_from_both_sides() {
        let value = Some(Value::new(30));
        let sss = sss();
        assert_eq!(sss.value(), value);
        assert!(sss.thresholds.windows(2).all(|pair| pair[0] > pair[1]));
        assert_eq!(sss.thresholds[0], Value::INF);
        let dual = dual();
        assert_eq!(dual.value(), value);
        assert!(dual.thresholds.windows(2).all(|pair| pair[0] < pair[1]));
        assert_eq!(dual.thresholds[0], Value::NEG_INF);
        // Told the value, MTD(f) needs two passes: one proves each bound.
        let f = f(Guess::Given(Value::new(30)));
        assert_eq!(f.thresholds, [Value::new(30), Value::new(31)]);
        assert_eq!(f.value(), value);
    }

    #[test]
    fn sss_looks_at_fewer_leaves_than_alpha_beta_and_none_twice() {
        let report = sss();
        let mut leaves = leaf_order(&report);
        leaves.sort();
        leaves.dedup();
        assert_eq!(leaves.len() as u64, report.counts.visits);
        assert!(report.counts.visits < 13, "α-β looks at 13");
    }

    /// The line through the bounds that meet: 30 is the third of the second move's leaves.
    #[test]
    fn the_best_line_is_read_off_the_memory() {
        for report in [sss(), dual(), f(Guess::FirstLeaf)] {
            let line: Vec<u32> = report.pv.iter().map(|m| m.0).collect();
            assert_eq!(line, [1, 0, 1, 0]);
        }
    }
}
