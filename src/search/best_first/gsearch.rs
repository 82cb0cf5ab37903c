//! GSEARCH (Ibaraki; paper 000 §2.3): one search for all searches.
//!
//! The search tree T is the part of the game tree generated so far. Every node P of T has bounds
//! L_b(P) ≤ f(P) ≤ U_b(P) that follow from the leaves below it, and bounds L_t(P), U_t(P) that
//! follow from its ancestors: the best that MAX, and MIN, can already be sure of on the way to P.
//! P matters as long as max(L_t, L_b) < min(U_t, U_b); otherwise it is closed. OPEN holds the
//! tips not looked at. GSEARCH takes one of them, drops it if it is closed, evaluates it if it
//! is a leaf, and expands it otherwise, until L_b and U_b of the root meet.
//!
//! Which one it takes is all that distinguishes one method from another. The modules
//! [`alpha_beta`](super::alpha_beta), [`sss`](super::sss) and [`eligible`](super::eligible) make
//! the choice; the loop itself is `solve`, which GSEARCH shares with RSEARCH.

use super::engine::run;
use super::rules::Choice;
use super::settings::{Cond, Informed, Policy, Settings, Steps};
use crate::problem::GameTree;
use crate::search::code::{Line, line};
use crate::search::{Account, Probe, Report};

/// The pseudo-code, with the rule of G2 filled in.
pub(super) const fn code(rule: &'static str) -> [Line; 10] {
    [
        line("G1", 0, "OPEN ← {P₀}; L_b(P₀) ← −∞, U_b(P₀) ← +∞"),
        line("G2", 0, "while L_b(P₀) < U_b(P₀):"),
        line("G2", 1, rule),
        line("G3", 1, "if L_t(P) ≥ U_t(P): drop P and go back to G2"),
        line("G4", 1, "if P is a leaf:"),
        line("G4", 2, "L_b(P) ← f(P), U_b(P) ← f(P)"),
        line(
            "G4",
            2,
            "correct L_b, U_b of the ancestors of P, from below",
        ),
        line("G4", 2, "close the highest ancestor that is now cut"),
        line(
            "G5",
            1,
            "else: generate the children of P, put them all into OPEN",
        ),
        line("", 0, "f(P₀) = L_b(P₀) = U_b(P₀)"),
    ]
}

const STEPS: Steps = Steps {
    enter: 0,
    open_root: 0,
    select: 2,
    pre_cut: 3,
    eval: 5,
    // GSEARCH has no recursion to enter.
    recurse: 1,
    bounds: 6,
    close: 7,
    expand: 8,
    leave: 1,
    done: 9,
};

/// GSEARCH with the given choice of P in G2.
pub(super) fn gsearch<T: GameTree, P: Probe>(
    tree: &mut T,
    choice: Choice,
    informed: Informed,
    account: &mut Account<'_>,
    probe: &mut P,
) -> Report {
    let settings = Settings {
        choice,
        conditions: &[Cond::Never],
        policy: Policy::Path,
        informed,
        steps: STEPS,
        most_cells: u64::MAX,
    };
    run(tree, settings, account, probe)
}
