//! GSEARCH (Ibaraki; Katoh & Ibaraki §2.3): one search for all searches.
//!
//! The search tree T is the part of the game tree generated so far. Every node P of T has bounds
//! L_b(P) ≤ f(P) ≤ U_b(P) that follow from the leaves below it, and bounds L_t(P), U_t(P) that
//! follow from its ancestors: the best that MAX, and MIN, can already be sure of on the way to P.
//! P matters as long as max(L_t, L_b) < min(U_t, U_b); otherwise it is closed. OPEN holds the
//! tips not looked at. GSEARCH takes one of them, drops it if it is closed, evaluates it if it
//! is a leaf, and expands it otherwise, until L_b and U_b of the root meet.
//!
//! Which one it takes is all that distinguishes one method from another. The modules
//! [`gsearch_alpha_beta`](super::gsearch_alpha_beta), [`sss`](super::sss) and
//! [`eligible`](super::eligible) make the choice; the loop itself is `solve`, which GSEARCH shares
//! with RSEARCH.

use super::engine::run;
use super::rules::Selection;
use super::settings::{Cond, Informed, Policy, Settings, Steps};
use crate::problem::StaticBounds;
use crate::search::code::code;
use crate::search::{Probe, Report, SearchContext};

code! { "gsearch" =>
    START   ["G1"] "OPEN ← {P₀}; L_b(P₀) ← −∞, U_b(P₀) ← +∞"
    LOOP    ["G2"] "while L_b(P₀) < U_b(P₀):"
    SELECT  ["G2"] "  take P from OPEN, by the rule of the method"
    PRE_CUT ["G3"] "  if L_t(P) ≥ U_t(P): drop P and go back to G2"
    LEAF    ["G4"] "  if P is a leaf:"
    EVAL    ["G4"] "    L_b(P) ← f(P), U_b(P) ← f(P)"
    BOUNDS  ["G4"] "    correct L_b, U_b of the ancestors of P, from below"
    CLOSE   ["G4"] "    close the highest ancestor that is now cut"
    EXPAND  ["G5"] "  else: generate the children of P, put them all into OPEN"
    DONE           "f(P₀) = L_b(P₀) = U_b(P₀)"
}

const STEPS: Steps = Steps {
    enter: at::START,
    open_root: at::START,
    select: at::SELECT,
    pre_cut: at::PRE_CUT,
    eval: at::EVAL,
    // GSEARCH has no recursion to enter.
    recurse: at::LOOP,
    bounds: at::BOUNDS,
    close: at::CLOSE,
    expand: at::EXPAND,
    leave: at::LOOP,
    done: at::DONE,
};

/// GSEARCH with the given choice of P in G2.
pub(super) fn gsearch<T: StaticBounds, P: Probe>(
    tree: &mut T,
    choice: Selection,
    informed: Informed,
    context: &mut SearchContext<'_>,
    probe: &mut P,
) -> Report {
    let settings = Settings {
        choice,
        conditions: &[Cond::Never],
        policy: Policy::Path,
        informed,
        steps: STEPS,
        adaptive: None,
        most_cells: u64::MAX,
    };
    run(tree, settings, context, probe)
}
