//! MT-SSS*: γ from +∞ down (Plaat, Schaeffer, Pijls and de Bruin 1996).
//!
//! Each pass of MT lowers the upper bound of the root until it holds, and the passes visit new
//! leaves exactly in the order of Stockman's SSS*: the first pass builds the solution tree whose
//! value is the first upper bound, each further one repairs it where it was too high, just as the
//! list OPEN would have it.

use super::mt::{self, Driver};
use super::state::SearchState;
use super::table_options::TableOptions;
use crate::base::messages::keys;
use crate::problem::{Bounds, GameTree, Value};
use crate::search::catalogue::{
    AlgorithmInfo, EVERY_QUESTION, Family, Leaves, Method, Rounds, Store, WindowSource, papers,
};
use crate::search::code::code;
use crate::search::{Probe, Report, SearchContext, Step, Stop};

pub const INFO: AlgorithmInfo = AlgorithmInfo {
    id: "mt-sss",
    name: keys::algorithm_mt_sss,
    short: keys::algorithm_mt_sss,
    family: Family::NullWindow,
    idea: keys::algorithm_sss_as_alpha_beta_with,
    about: keys::algorithm_null_window_passes_whose_falls,
    source: papers::PLAAT,
    parameters: &mt::TABLE,
    questions: EVERY_QUESTION,
    code: mt::FAMILY,
    store: Store::PathAndTable,
    rounds: Rounds::Passes,
    is_yardstick: false,
    method: |_| Method::Window(WindowSource::Gamma),
    leaves: |s, _| TableOptions::of_mt(s).leaves_of_mt(Leaves::Stockman),
};

pub use super::mt::Parameters;

code! { "mt-sss", from mt::SSS =>
    _    ["MT-SSS*"] "γ ← +∞"
    PASS             "  repeat g ← mt(root, γ); stop if g ≥ γ; γ ← g"
}

struct FromAbove;

impl Driver for FromAbove {
    const PASS: Step = at::PASS;

    fn gamma(&self, root: Bounds, _: Value) -> Value {
        root.upper
    }
}

pub fn search<T: GameTree, P: Probe>(
    tree: &mut T,
    parameters: &Parameters,
    context: &mut SearchContext<'_>,
    probe: &mut P,
) -> Report {
    mt::search(tree, &FromAbove, parameters.table, context, probe)
}

/// Finds the value of the root, where the cursor stands.
pub(super) fn run<T: GameTree, P: Probe>(
    state: &mut SearchState<'_, '_, T>,
    parameters: &Parameters,
    probe: &mut P,
) -> Result<Bounds, Stop> {
    mt::run(state, &FromAbove, parameters.table, probe)
}
