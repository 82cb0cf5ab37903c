//! MTD(f): γ from a guess, closing in from both sides (Plaat, Schaeffer, Pijls and de Bruin 1996).
//!
//! A pass of MT with γ = g either lowers the upper bound of the root to a new g or shows that g is
//! a lower bound; then g + 1 is asked. The better the guess, the fewer the passes: told the value,
//! it needs two, one for each bound.

use super::Guess;
use super::mt::{self, Driver, Remember};
use super::state::SearchState;
use super::table_options::TableOptions;
use crate::base::messages::keys;
use crate::problem::{Bounds, GameTree, Value};
use crate::search::catalogue::{
    AlgorithmInfo, ConfigError, EVERY_QUESTION, Family, FromSettings, Leaves, Method, Parameter,
    Rounds, Settings, Store, WindowSource, papers,
};
use crate::search::code::code;
use crate::search::{Probe, Report, SearchContext, Step, Stop};

pub const INFO: AlgorithmInfo = AlgorithmInfo {
    id: "mtdf",
    name: keys::algorithm_mtd_f,
    short: keys::algorithm_mtd_f,
    family: Family::NullWindow,
    idea: keys::algorithm_null_window_passes_from_a,
    about: keys::algorithm_every_pass_asks_one_yes,
    source: papers::PLAAT,
    parameters: &[
        Parameter::new(
            "guess",
            Guess::kind(&["static", "first-leaf"]),
            "static",
            keys::algorithm_the_first,
        ),
        mt::TABLE[0],
        mt::TABLE[1],
        mt::TABLE[2],
        mt::TABLE[3],
    ],
    questions: EVERY_QUESTION,
    code: mt::FAMILY,
    store: Store::PathAndTable,
    rounds: Rounds::Passes,
    is_yardstick: false,
    method: |_| Method::Window(WindowSource::Gamma),
    leaves: |s, _| TableOptions::of_mt(s).leaves_of_mt(Leaves::Within),
};

#[derive(Clone, Debug, PartialEq)]
pub struct Parameters {
    pub guess: Guess,
    pub table: TableOptions,
}

impl Default for Parameters {
    fn default() -> Parameters {
        Parameters {
            guess: Guess::default(),
            table: TableOptions::unlimited(Remember::Path),
        }
    }
}

impl FromSettings for Parameters {
    fn from_settings(s: &Settings<'_>) -> Result<Parameters, ConfigError> {
        Ok(Parameters {
            guess: Guess::of(s),
            table: TableOptions::of_mt(s),
        })
    }
}

code! { "mtdf", from mt::F =>
    GUESS ["MTD(f)"] "g ← a guess"
    PASS             "  repeat γ ← g, or g + 1 if g = lower(root); g ← mt(root, γ); stop if lower(root) = upper(root)"
}

impl Driver for Guess {
    const PASS: Step = at::PASS;

    fn begin<T: GameTree>(&self, state: &mut SearchState<'_, '_, T>) -> Value {
        let range = state.rule.range;
        state.guess(*self).max(range.lower).min(range.upper)
    }

    fn gamma(&self, root: Bounds, g: Value) -> Value {
        if g == root.lower { g.succ() } else { g }
    }
}

pub fn search<T: GameTree, P: Probe>(
    tree: &mut T,
    parameters: &Parameters,
    context: &mut SearchContext<'_>,
    probe: &mut P,
) -> Report {
    mt::search(tree, &parameters.guess, parameters.table, context, probe)
}

/// Finds the value of the root, where the cursor stands.
pub(super) fn run<T: GameTree, P: Probe>(
    state: &mut SearchState<'_, '_, T>,
    parameters: &Parameters,
    probe: &mut P,
) -> Result<Bounds, Stop> {
    mt::run(state, &parameters.guess, parameters.table, probe)
}
