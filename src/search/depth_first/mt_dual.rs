//! MT-DUAL*: γ from −∞ up (Plaat, Schaeffer, Pijls and de Bruin 1996).
//!
//! The mirror image of [`mt_sss`](super::mt_sss): each pass of MT raises the lower bound of the
//! root until nothing is better, and the passes visit the leaves of DUAL* in its order. The first
//! asks whether the root is worth anything at all, and so builds a first tree.

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
    id: "mt-dual",
    name: keys::algorithm_mt_dual,
    short: keys::algorithm_mt_dual,
    family: Family::NullWindow,
    idea: keys::algorithm_the_mirror_image_from_up,
    about: keys::algorithm_null_window_passes_whose_rises,
    source: papers::PLAAT,
    parameters: &mt::TABLE,
    questions: EVERY_QUESTION,
    code: mt::FAMILY,
    store: Store::PathAndTable,
    rounds: Rounds::Passes,
    is_yardstick: false,
    method: |_| Method::Window(WindowSource::Gamma),
    leaves: |s, _| TableOptions::of_mt(s).leaves_of_mt(Leaves::Dual),
};

pub use super::mt::Parameters;

code! { "mt-dual", from mt::DUAL =>
    _    ["MT-DUAL*"] "γ ← −∞"
    PASS              "  repeat g ← mt(root, γ); stop if g < γ; γ ← g + 1"
}

struct FromBelow;

impl Driver for FromBelow {
    const PASS: Step = at::PASS;

    /// One more than −∞ is −∞.
    fn gamma(&self, root: Bounds, _: Value) -> Value {
        root.lower.succ()
    }
}

pub fn search<T: GameTree, P: Probe>(
    tree: &mut T,
    parameters: &Parameters,
    context: &mut SearchContext<'_>,
    probe: &mut P,
) -> Report {
    mt::search(tree, &FromBelow, parameters.table, context, probe)
}

/// Finds the value of the root, where the cursor stands.
pub(super) fn run<T: GameTree, P: Probe>(
    state: &mut SearchState<'_, '_, T>,
    parameters: &Parameters,
    probe: &mut P,
) -> Result<Bounds, Stop> {
    mt::run(state, &FromBelow, parameters.table, probe)
}
