//! Selection rules: which member of OPEN is searched next.
//!
//! GSEARCH leaves one thing open, the choice of P in G2, and every search method of Katoh & Ibaraki
//! is one way to make it:
//!
//! - `Leftmost` takes the member furthest to the left: depth-first search, α-β.
//! - `Sss` takes the member with the greatest K(P) = min(U_t(P), U_b(P)), the leftmost on ties:
//!   SSS*.
//! - `Dual` is its mirror image: the least max(L_t(P), L_b(P)).
//! - `Eligible` draws lots on the way down to one of the *eligible* members, which α-β is bound to
//!   visit whatever the rest of the tree holds (`eligible_pick`).
//!
//! The first three never look at a child while an elder sibling could still matter: SSS* below a
//! MIN node, DUAL* below a MAX node, the leftmost rule anywhere. Those children *wait*: they are
//! members of OPEN, but dormant until the sibling before them is closed. And since a closed
//! node's bounds are final and nothing is searched to the right of a member of OPEN below its MIN
//! (DUAL*: MAX) ancestors, the merit it gets when it wakes never changes again; a plain heap is
//! enough.
//!
//! The paper's key is β(P) = min { U_b(Q) | Q ∈ AMIN-LS(P) }, over what lies *left* of the path. Without
//! static bounds it is the same number as K(P). With them it is not: β(P) does not know what the
//! bounds of P itself, of its ancestors and of their right siblings say, and SSS* by β(P) leaves the
//! nodes that α-β with the same bounds searches; by K(P) it does not (a lemma with proof,
//! docs/algorithms.md).

use crate::base::random::Rng;
use crate::problem::{Bounds, Player, Value};
use crate::search::catalogue::Settings;

/// A rule that orders OPEN.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Rule {
    #[default]
    Sss,
    Leftmost,
    Dual,
}

impl Rule {
    pub(super) fn of(settings: &Settings<'_>) -> Rule {
        match settings.text("rule") {
            "leftmost" => Rule::Leftmost,
            "dual" => Rule::Dual,
            _ => Rule::Sss,
        }
    }

    /// The merit of a node whose value matters, and can lie, only within these bounds.
    #[inline]
    pub(super) fn merit(self, bounds: Bounds) -> Value {
        match self {
            Rule::Sss | Rule::Leftmost => bounds.upper,
            Rule::Dual => bounds.lower,
        }
    }

    /// Whether the children of a node where `player` moves wait for each other.
    #[inline]
    pub(super) fn waits(self, player: Player) -> bool {
        match self {
            Rule::Sss => player == Player::Min,
            Rule::Leftmost => true,
            Rule::Dual => player == Player::Max,
        }
    }

    /// Merit as the heap reads it: the greater, the sooner.
    #[inline]
    pub(super) fn priority(self, merit: Value) -> i32 {
        match self {
            Rule::Sss => merit.get(),
            Rule::Leftmost => 0,
            Rule::Dual => -merit.get(),
        }
    }
}

/// How P is chosen: by an order, or by lot.
#[derive(Clone, Debug)]
pub(super) enum Selection {
    Ordered(Rule),
    Eligible(Rng),
}

impl Selection {
    /// The order by which merits are computed; the eligible rule shows K as SSS* does.
    #[inline]
    pub(super) fn rule(&self) -> Rule {
        match self {
            Selection::Ordered(rule) => *rule,
            Selection::Eligible(_) => Rule::Sss,
        }
    }

    #[inline]
    pub(super) fn uses_heap(&self) -> bool {
        matches!(self, Selection::Ordered(_))
    }

    #[inline]
    pub(super) fn waits(&self, player: Player) -> bool {
        match self {
            Selection::Ordered(rule) => rule.waits(player),
            Selection::Eligible(_) => false,
        }
    }
}
