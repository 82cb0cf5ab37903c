//! MID: depth-first search by two thresholds, the procedure that [`df_pn`](super::df_pn),
//! [`wpns`](super::wpns) and [`bns`](super::bns) share. They differ in how numbers are gathered.
//!
//! A best-first search walks down from the root for every node it expands. MID stays below a
//! node for as long as the most-proving node of the whole tree is there: the thresholds handed
//! down are the numbers at which it would be elsewhere.

use super::asking::{Answer, Notes};
use super::numbers::{Gathered, INFINITE, Numbers, Rule, plus};
use super::tail;
use super::walk::Walk;
use crate::problem::{GameTree, Move, Value};
use crate::search::code::{Line, line};
use crate::search::keyed::Place;
use crate::search::probe::descend;
use crate::search::{Account, Probe, Say, Stop};

/// What the three algorithms may be set to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub(super) struct Settings {
    pub rule: Rule,
    /// How many percent beyond the second best child's number the best one may go.
    pub epsilon: u32,
    /// Empty squares from which plain α-β finishes; 0: never.
    pub tail: usize,
}

/// MID's own lines; the first and last two are the algorithms' own words.
pub(super) const fn code(numbers: &'static str, other_threshold: &'static str) -> [Line; 11] {
    [
        line("", 0, "mid(root, ∞, ∞)"),
        line("MID", 0, "mid(n, tp, td):"),
        line("", 1, "if n is a leaf: store (0, ∞) or (∞, 0); return"),
        line("", 1, "if few squares are left: finish with plain α-β"),
        line("", 1, "generate the children of n"),
        line("", 1, "repeat"),
        line("", 2, numbers),
        line("", 2, "if pn ≥ tp or dn ≥ td: store (pn, dn); return"),
        line(
            "",
            2,
            "OR:  c ← leftmost child of least pn; pn₂ ← the second least",
        ),
        line("", 2, other_threshold),
        line("", 2, "AND: the same with pn and dn exchanged"),
    ]
}

pub(super) mod at {
    use crate::search::Step;
    pub const ROOT: Step = 0;
    pub const ENTER: Step = 1;
    pub const LEAF: Step = 2;
    pub const TAIL: Step = 3;
    pub const GENERATE: Step = 4;
    pub const NUMBERS: Step = 6;
    pub const RETURN: Step = 7;
}

/// Asks one question at the root.
pub(super) fn ask<T: GameTree, P: Probe>(
    tree: &mut T,
    account: &mut Account<'_>,
    probe: &mut P,
    gamma: Value,
    settings: Settings,
    notes: &mut Notes,
) -> Result<Answer, Stop> {
    let mut walk = Walk::new(tree, account, gamma);
    walk.repeats = settings.tail > 0;
    let root = probe.root(walk.tree.player());
    loop {
        let proofs = walk.proofs();
        let place = walk.here()?;
        let mut search = Search {
            settings,
            line: Vec::new(),
            notes: &mut *notes,
        };
        let unlimited = Numbers::UNLIMITED;
        let numbers = search.mid(&mut walk, probe, root, place, unlimited, true)?;
        let proved = numbers.proof == 0;
        if proved || !walk.another_look(proofs) {
            return Ok(walk.answer(proved));
        }
    }
}

struct Search<'n> {
    settings: Settings,
    /// Moves of the tail that are not yet taken back.
    line: Vec<Move>,
    notes: &'n mut Notes,
}

impl Search<'_> {
    fn mid<T: GameTree, P: Probe>(
        &mut self,
        walk: &mut Walk<'_, '_, T>,
        probe: &mut P,
        node: P::Node,
        place: Place,
        thresholds: Numbers,
        at_root: bool,
    ) -> Result<Numbers, Stop> {
        probe.tell(at::ENTER, node, Say::Enter(thresholds.told()));
        if let Some(numbers) = walk.leaf(at::LEAF, probe, node, place)? {
            return Ok(numbers);
        }
        if self.settings.tail > 0
            && walk
                .tree
                .remaining()
                .is_some_and(|n| n <= self.settings.tail)
        {
            let proved = tail::plain(&mut walk.tail(), probe, node, &mut self.line)?;
            let numbers = Numbers::decided(proved);
            walk.store(place, numbers, None, false);
            return Ok(numbers);
        }
        let before = walk.news();
        let family = walk.expand(at::GENERATE, probe, node, place)?;
        let player = family.player;
        let (mut own_limit, mut other_limit) = thresholds.seen_by(player);
        let mut told = None;
        loop {
            let begun = self.notes.selection.begin();
            let rule = self.settings.rule;
            let gathered = walk.gather(family, rule, at::NUMBERS, probe, node);
            let (own, other) = gathered.pair();
            let numbers = Numbers::of(player, own, other);
            if walk.must_go_on(before, numbers) {
                own_limit = own_limit.max(plus(own, 1));
                other_limit = other_limit.max(plus(other, 1));
            }
            let child_thresholds = self.child_thresholds(&gathered, own_limit, other_limit);
            self.notes.selection.end(begun);
            if told != Some(numbers) {
                probe.tell(at::NUMBERS, node, Say::Bounds(numbers.told()));
                told = Some(numbers);
            }
            if at_root {
                walk.show_root(numbers, child_thresholds.0);
            }
            let best = family.first + gathered.best;
            if own >= own_limit || other >= other_limit {
                walk.leave(place, family, numbers, best);
                probe.tell(at::RETURN, node, Say::Return(numbers.told()));
                return Ok(numbers);
            }
            let name = probe.child(node, gathered.best, walk.children[best].m);
            let below = walk.record(best)?;
            walk.down(best);
            let thresholds = Numbers::of(player, child_thresholds.0, child_thresholds.1);
            let shown = descend!(walk.account, probe, name, walk.tree.player(), |p, n| self
                .mid(walk, p, n, below, thresholds, false))?;
            walk.up(best, shown);
        }
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
        let search = Search {
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
