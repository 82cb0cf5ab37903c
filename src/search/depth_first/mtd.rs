//! MT with its drivers MT-SSS*, MT-DUAL* and MTD(f) (Plaat, Schaeffer, Pijls and de Bruin 1996):
//! best-first search as a sequence of depth-first passes over a memory.
//!
//! MT(n, γ) asks one question, "is n worth at least γ?", by α-β with a window so narrow that it
//! cannot find a value, only a bound: a lower one if the answer is yes, an upper one if it is no.
//! Every node keeps the bounds found so far, so a later pass goes straight to where the answer is
//! still open.
//!
//! All depends on which γ is asked. From +∞ down, each pass lowering the upper bound of the root
//! until it holds, the passes visit new leaves exactly in the order of Stockman's SSS*: the first
//! pass builds the solution tree whose value is the first upper bound, each further one repairs
//! it where it was too high, just as the list OPEN would have it. From −∞ up it is DUAL*. Starting
//! at a guess and closing in from both sides it is MTD(f).
//!
//! The theorem needs one entry for every *node* (`path`), inner nodes included: a memory of leaf
//! values alone does not do. With one entry for every *position* (`position`) equal positions on
//! different paths share what is known, which the theory of SSS* does not have, but games do.

use super::Guess;
use super::memory::Memory;
use super::walk::Walk;
use super::window::Window;
use crate::problem::{Bounds, GameTree, Player, Value};
use crate::search::code::{Line, line};
use crate::search::keyed::{NOWHERE, Place};
use crate::search::probe::descend;
use crate::search::{Account, Probe, Report, Say, Step, Stop};

/// Which γ is asked next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Driver {
    Sss,
    Dual,
    F(Guess),
}

/// What an entry of the memory stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Remember {
    /// A node: a path of moves.
    #[default]
    Path,
    /// A position, by its key.
    Position,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Parameters {
    pub driver: Driver,
    pub table: Remember,
}

impl Default for Parameters {
    fn default() -> Parameters {
        Parameters {
            driver: Driver::F(Guess::Static),
            table: Remember::Path,
        }
    }
}

pub const CODE: &[Line] = &[
    line("MT", 0, "mt(n, γ):  is n worth γ or more?"),
    line(
        "",
        1,
        "if lower(n) ≥ γ: return lower(n);  if upper(n) < γ: return upper(n)",
    ),
    line(
        "",
        1,
        "if n is a leaf: lower(n) ← upper(n) ← its value; return it",
    ),
    line("", 1, "generate the children of n"),
    line(
        "",
        1,
        "MAX: g ← max of mt(c, γ) over the children c, until g ≥ γ",
    ),
    line(
        "",
        1,
        "MIN: g ← min of mt(c, γ) over the children c, until g < γ",
    ),
    line("", 1, "if g < γ: upper(n) ← g, else: lower(n) ← g"),
    line("", 1, "return g"),
    line("MT-SSS*", 0, "γ ← +∞"),
    line("", 1, "repeat g ← mt(root, γ); stop if g ≥ γ; γ ← g"),
    line("MT-DUAL*", 0, "γ ← −∞"),
    line("", 1, "repeat g ← mt(root, γ); stop if g < γ; γ ← g + 1"),
    line("MTD(f)", 0, "g ← a guess"),
    line(
        "",
        1,
        "repeat γ ← g, or g + 1 if g = lower(root); g ← mt(root, γ); stop if lower(root) = upper(root)",
    ),
];

mod at {
    use crate::search::Step;
    pub const ENTER: Step = 0;
    pub const TABLE: Step = 1;
    pub const LEAF: Step = 2;
    pub const GENERATE: Step = 3;
    pub const CUT_MAX: Step = 4;
    pub const CUT_MIN: Step = 5;
    pub const STORE: Step = 6;
    pub const RETURN: Step = 7;
    pub const SSS: Step = 9;
    pub const DUAL: Step = 11;
    pub const F: Step = 13;
}

pub fn search<T: GameTree, P: Probe>(
    tree: &mut T,
    parameters: &Parameters,
    account: &mut Account<'_>,
    probe: &mut P,
) -> Report {
    let mut walk = Walk::new(tree, account);
    let outcome = run(&mut walk, parameters, probe);
    walk.finish(parameters.driver.line(), probe, outcome)
}

/// Finds the value of the root, where the cursor stands.
pub(super) fn run<T: GameTree, P: Probe>(
    walk: &mut Walk<'_, '_, T>,
    parameters: &Parameters,
    probe: &mut P,
) -> Result<Bounds, Stop> {
    let mut memory = Memory::new(parameters.table);
    walk.kept.by_position = parameters.table == Remember::Position;
    walk.account.counts().table_hits.get_or_insert(0);
    let outcome = drive(walk, parameters.driver, probe, &mut memory);
    // The best line is read off the memory, also when the search was stopped on the way.
    walk.climb_to_start();
    memory.best_line(walk);
    walk.hold_nothing_besides();
    outcome
}

impl Driver {
    fn line(self) -> Step {
        match self {
            Driver::Sss => at::SSS,
            Driver::Dual => at::DUAL,
            Driver::F(_) => at::F,
        }
    }
}

/// The passes, until the bounds of the root meet.
fn drive<T: GameTree, P: Probe>(
    walk: &mut Walk<'_, '_, T>,
    driver: Driver,
    probe: &mut P,
    memory: &mut Memory,
) -> Result<Bounds, Stop> {
    let root = probe.root(walk.tree.player());
    let entry = memory.root(walk)?;
    let mut bounds = walk.edges.range;
    let mut g = match driver {
        Driver::Sss => bounds.upper,
        Driver::Dual => bounds.lower,
        Driver::F(guess) => walk.guess(guess).max(bounds.lower).min(bounds.upper),
    };
    let mut number = 0;
    while bounds.lower < bounds.upper {
        let gamma = match driver {
            Driver::Sss => bounds.upper,
            // One more than −∞ is −∞: "worth anything at all?", which builds a first tree.
            Driver::Dual => bounds.lower.succ(),
            Driver::F(_) if g == bounds.lower => g.succ(),
            Driver::F(_) => g,
        };
        number += 1;
        walk.begin_pass(walk.step(driver.line()), probe, root, number, gamma);
        // A window without a value inside: g < γ is g ≤ γ − 1.
        let window = Bounds {
            lower: gamma.pred(),
            upper: gamma,
        };
        walk.edges.laid = window;
        let window = Window::laid_at(root, window);
        g = mt(walk, probe, root, memory, entry, window)?;
        if g < gamma {
            bounds.upper = g;
        } else {
            bounds.lower = g;
        }
        walk.prove(bounds);
    }
    Ok(bounds)
}

/// MT(n, γ) of the node the cursor stands on; γ is the upper edge of the window.
fn mt<T: GameTree, P: Probe>(
    walk: &mut Walk<'_, '_, T>,
    probe: &mut P,
    node: P::Node,
    memory: &mut Memory,
    entry: Place,
    window: Window<P::Node>,
) -> Result<Value, Stop> {
    let gamma = window.beta;
    let known = memory.bounds(entry);
    probe.tell(walk.step(at::ENTER), node, Say::Enter(window.bounds()));
    // Values are finite: a lower bound of −∞ says nothing, not even that it is ≥ γ = −∞.
    let has_lower = known.lower > Value::NEG_INF;
    let is_enough = has_lower && known.lower >= gamma;
    if is_enough || known.upper < gamma {
        walk.answered(walk.step(at::TABLE), probe, node, known);
        return Ok(if is_enough { known.lower } else { known.upper });
    }
    if let Some(value) = walk.tree.leaf() {
        let value = walk.evaluate(walk.step(at::LEAF), probe, node, value)?;
        memory.set_bounds(entry, Bounds::exact(value));
        return Ok(value);
    }
    let mover = walk.tree.player();
    let fresh = memory.expand(entry);
    let generate = walk.step(at::GENERATE);
    let mut children = walk.expand(generate, probe, node, window, None, fresh)?;
    let mut g = mover.sees(Value::NEG_INF);
    let mut elder = NOWHERE;
    while let Some(child) = walk.down(&mut children) {
        let name = probe.child(node, child.index, child.m);
        elder = memory.child(walk, entry, elder, child.m)?;
        let value = descend!(
            walk.account,
            probe,
            name,
            walk.tree.player(),
            window,
            |p, n, w| mt(walk, p, n, memory, elder, w)
        )?;
        walk.up(&mut children, child, mover.sees(value), false, false);
        let (step, decided) = match mover {
            Player::Max => {
                g = g.max(value);
                (at::CUT_MAX, g >= gamma)
            }
            Player::Min => {
                g = g.min(value);
                (at::CUT_MIN, g < gamma)
            }
        };
        if decided {
            walk.cut(walk.step(step), probe, node, &children, mover, window);
            break;
        }
    }
    walk.leave(children);
    let mut known = memory.bounds(entry);
    if g < gamma {
        known.upper = g;
    } else {
        known.lower = g;
    }
    memory.set_bounds(entry, known);
    probe.tell(walk.step(at::STORE), node, Say::Table(known));
    probe.tell(walk.step(at::RETURN), node, Say::Return(known));
    Ok(g)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::Silent;
    use crate::search::depth_first::tests::support::{leaf_order, listing, written};

    fn run_with(driver: Driver, text: &str) -> Report {
        let parameters = Parameters {
            driver,
            table: Remember::Path,
        };
        search(&mut written(text), &parameters, &mut listing(), &mut Silent)
    }

    const TREE: &str =
        "[[[[10 35] [25 70]] [[75 15] [20 40]]] [[[5 65] [30 80]] [[55 60] [45 50]]]]";

    /// Every driver in its own way to 30; γ falls with SSS*, rises with DUAL*.
    #[test]
    fn bounds_close_in_from_above_from_below_or_from_both_sides() {
        let value = Some(Value::new(30));
        let sss = run_with(Driver::Sss, TREE);
        assert_eq!(sss.value(), value);
        assert!(sss.thresholds.windows(2).all(|pair| pair[0] > pair[1]));
        assert_eq!(sss.thresholds[0], Value::INF);
        let dual = run_with(Driver::Dual, TREE);
        assert_eq!(dual.value(), value);
        assert!(dual.thresholds.windows(2).all(|pair| pair[0] < pair[1]));
        assert_eq!(dual.thresholds[0], Value::NEG_INF);
        // Told the value, MTD(f) needs two passes: one proves each bound.
        let f = run_with(Driver::F(Guess::Given(Value::new(30))), TREE);
        assert_eq!(f.thresholds, [Value::new(30), Value::new(31)]);
        assert_eq!(f.value(), value);
    }

    #[test]
    fn sss_looks_at_fewer_leaves_than_alpha_beta_and_none_twice() {
        let report = run_with(Driver::Sss, TREE);
        let mut leaves = leaf_order(&report);
        leaves.sort();
        leaves.dedup();
        assert_eq!(leaves.len() as u64, report.counts.visits);
        assert!(report.counts.visits < 13, "α-β looks at 13");
    }

    /// The line through the bounds that meet: 30 is the third of the second move's leaves.
    #[test]
    fn the_best_line_is_read_off_the_memory() {
        for driver in [Driver::Sss, Driver::Dual, Driver::F(Guess::FirstLeaf)] {
            let line: Vec<u32> = run_with(driver, TREE).pv.iter().map(|m| m.0).collect();
            assert_eq!(line, [1, 0, 1, 0]);
        }
    }
}
