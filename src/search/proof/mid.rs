//! MID: depth-first search by two thresholds, the procedure that [`df_pn`](super::df_pn),
//! [`wpns`](super::wpns) and [`bns`](super::bns) share. They differ in how numbers are gathered.
//!
//! A best-first search walks down from the root for every node it expands. MID stays below a
//! node for as long as the most-proving node of the whole tree is there: the thresholds handed
//! down are the numbers at which it would be elsewhere.

use super::cycle_guard::Retries;
use super::endgame_tail;
use super::here::{Here, Visit};
use super::numbers::{Gathered, INFINITE, Numbers, Rule, plus};
use super::state::SearchState;
use super::threshold_driver::{Answer, Notes};
use crate::base::byte_size;
use crate::base::messages::keys;
use crate::problem::{Move, Proving, Value};
use crate::search::catalogue::{self, Kind, Parameter};
use crate::search::code::{Line, code, with};
use crate::search::keyed::Place;
use crate::search::{Probe, SearchContext, SearchEvent, Stop};

/// What the three algorithms may be set to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Settings {
    pub rule: Rule,
    /// How many percent beyond the second best child's number the best one may go.
    pub epsilon: u32,
    /// Empty squares from which plain α-β finishes; 0: never.
    pub tail: usize,
    /// Bytes that the table may take.
    pub bytes: u64,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            rule: Rule::default(),
            epsilon: 0,
            tail: 0,
            bytes: UNLIMITED,
        }
    }
}

/// How far beyond the second best child's number the best one may go.
pub(super) const EPSILON: Parameter = Parameter::new(
    "epsilon",
    Kind::integer(0, 1_000),
    "0",
    keys::algorithm_percent_by_which_the_best,
);
pub(super) const TAIL: Parameter = Parameter::new(
    "tail",
    Kind::integer(0, 64),
    "0",
    keys::algorithm_othello_empty_squares_from_which,
);

/// No limit: memory grows with the search.
pub(super) const UNLIMITED: u64 = u64::MAX;

/// Size of the table of the depth-first proof searches.
pub(super) const BYTES: Parameter = Parameter::new(
    "bytes",
    Kind::BytesOr {
        words: &["unlimited"],
    },
    "unlimited",
    keys::algorithm_bytes_of_the_proof_table,
);

/// What [`BYTES`] is set to.
pub(super) fn bytes_of(s: &catalogue::Settings<'_>) -> u64 {
    byte_size::parse(s.text(BYTES.key)).unwrap_or(UNLIMITED)
}

// What NUMBERS and CHILD say, the algorithms say themselves.
code! { "mid" =>
    ROOT             "mid(root, ∞, ∞)"
    ENTER    ["MID"] "mid(n, tp, td):"
    LEAF             "  if n is a leaf: store (0, ∞) or (∞, 0); return"
    TAIL             "  if few squares are left: finish with plain α-β"
    GENERATE         "  generate the children of n"
    REPEAT           "  repeat"
    NUMBERS          "    OR:  pn, dn ← from the children's"
    RETURN           "    if pn ≥ tp or dn ≥ td: store (pn, dn); return"
    BEST             "    OR:  c ← leftmost child of least pn; pn₂ ← the second least"
    CHILD            "    mid(c, …)"
    AND              "    AND: the same with pn and dn exchanged"
}

/// The lines, with those that tell one algorithm from another: how an OR node's numbers come of its
/// children's, and the thresholds of the child it goes to.
pub(super) const fn code(
    owner: &'static str,
    numbers: &'static str,
    child: &'static str,
) -> [Line; CODE.len()] {
    let numbers = Line::new(owner, "NUMBERS", "", numbers);
    let child = Line::new(owner, "_", "", child);
    with(CODE, &[(at::NUMBERS, numbers), (at::CHILD, child)])
}

/// Asks one question at the root.
pub(super) fn ask<T: Proving, P: Probe>(
    tree: &mut T,
    context: &mut SearchContext<'_>,
    probe: &mut P,
    gamma: Value,
    settings: Settings,
    notes: &mut Notes,
) -> Result<Answer, Stop> {
    let mut state = SearchState::new(tree, context, gamma, settings.bytes);
    state.repeats = settings.tail > 0;
    let mut retries = Retries::new(&state);
    loop {
        let place = state.here()?;
        let mut mid = Mid {
            settings,
            line: Vec::new(),
            notes: &mut *notes,
        };
        let here = Here::at_root(&mut state, probe);
        let proved = mid.visit(here, place, Numbers::UNLIMITED)?.proof == 0;
        if proved || !retries.look_again(&mut state) {
            return Ok(state.answer(proved));
        }
    }
}

struct Mid<'n> {
    settings: Settings,
    /// Moves of the tail that are not yet taken back.
    line: Vec<Move>,
    notes: &'n mut Notes,
}

impl Visit for Mid<'_> {
    /// tp and td.
    type Threshold = Numbers;
    type Found = Numbers;

    /// mid(n, tp, td)
    fn visit<T: Proving, P: Probe>(
        &mut self,
        mut here: Here<T, P>,
        place: Place,
        thresholds: Numbers,
    ) -> Result<Numbers, Stop> {
        here.emit(at::ENTER, SearchEvent::Enter(thresholds.told()));
        if let Some(numbers) = here.leaf(at::LEAF, place)? {
            return Ok(numbers);
        }
        if self.is_tail(here.state.tree) {
            let mut tail = here.state.tail();
            let proved = endgame_tail::plain(&mut tail, here.probe, here.node, &mut self.line)?;
            let numbers = Numbers::decided(proved);
            here.state.store(place, numbers, None, false);
            return Ok(numbers);
        }
        let begun = here.state.guard.news();
        let children = here.generate(at::GENERATE, place)?;
        // In the mover's eyes: pn and tp at an OR node, dn and td at an AND node; and the other two.
        let (mut own_limit, mut other_limit) = thresholds.relative_to(children.player);
        let mut told = None;
        loop {
            let choosing = self.notes.selection.begin();
            let gathered = here.gather(children, self.settings.rule, at::NUMBERS);
            let (own, other) = gathered.pair();
            let numbers = Numbers::of(children.player, own, other);
            if here.state.guard.must_go_on(begun, numbers) {
                own_limit = own_limit.max(plus(own, 1));
                other_limit = other_limit.max(plus(other, 1));
            }
            let below = self.child_thresholds(&gathered, own_limit, other_limit);
            self.notes.selection.end(choosing);
            if told != Some(numbers) {
                here.emit(at::NUMBERS, SearchEvent::Bounds(numbers.told()));
                told = Some(numbers);
            }
            if children.at_root() {
                here.state.show_root(numbers, below.0);
            }
            let best = children.first + gathered.best;
            if own >= own_limit || other >= other_limit {
                here.state.leave(place, children, numbers, best);
                here.emit(at::RETURN, SearchEvent::Return(numbers.told()));
                return Ok(numbers);
            }
            let below = Numbers::of(children.player, below.0, below.1);
            here.child(children, best, below, self)?;
        }
    }

    fn floor(shown: &Numbers) -> Numbers {
        *shown
    }
}

impl Mid<'_> {
    /// Whether so few squares are left that plain α-β is quicker.
    fn is_tail<T: Proving>(&self, tree: &T) -> bool {
        let tail = self.settings.tail;
        tail > 0 && tree.remaining().is_some_and(|n| n <= tail)
    }

    /// How far the best child may go before another is better or the node has had enough.
    #[inline]
    fn child_thresholds(
        &self,
        gathered: &Gathered,
        own_limit: u32,
        other_limit: u32,
    ) -> (u32, u32) {
        let second = gathered.second;
        let more = (u64::from(second) * u64::from(self.settings.epsilon) / 100).max(1);
        let own = own_limit.min(plus(second, u32::try_from(more).unwrap_or(INFINITE)));
        if other_limit >= INFINITE {
            return (own, INFINITE);
        }
        let others = gathered.unsolved.saturating_sub(1);
        let other = match self.settings.rule {
            // What the node may still lose, on top of what the child has already.
            Rule::Sum => other_limit
                .saturating_sub(gathered.cost_of_all())
                .saturating_add(gathered.best_other),
            Rule::Weak => other_limit.saturating_sub(others),
            // The cheapest child counts, which need not be this one: let it move at least.
            Rule::Branch => other_limit
                .saturating_sub(others)
                .max(plus(gathered.best_other, 1)),
        };
        (own, other.min(INFINITE))
    }
}

#[cfg(test)]
mod tests {
    use super::super::{bns, df_pn, wpns};
    use super::*;

    /// The threshold that the best child gets when the second best has this number.
    fn threshold(epsilon: u32, second: u32, limit: u32) -> u32 {
        let search = Mid {
            settings: Settings {
                epsilon,
                ..Settings::default()
            },
            line: Vec::new(),
            notes: &mut Notes::default(),
        };
        let mut gathered = Gathered::new(Rule::Sum);
        gathered.second = second;
        search.child_thresholds(&gathered, limit, INFINITE).0
    }

    #[test]
    fn the_line_of_pseudo_code_says_what_epsilon_does() {
        for code in [df_pn::CODE, wpns::CODE] {
            let said = "min(tp, pn₂ + max(1, ⌊ε · pn₂⌋))";
            assert!(code.iter().any(|line| line.text.contains(said)));
        }
        for (epsilon, second, limit) in [
            (0, 10, 99),
            (25, 10, 99),
            (25, 3, 99),
            (200, 10, 99),
            (200, 60, 99),
        ] {
            let said = limit.min(second + (epsilon * second / 100).max(1));
            let is = threshold(epsilon, second, limit);
            assert_eq!(is, said, "ε = {epsilon}%, pn₂ = {second}");
        }
        // It has no ε.
        let said = "min(tp, pn₂ + 1)";
        assert!(bns::CODE.iter().any(|line| line.text.contains(said)));
    }
}
