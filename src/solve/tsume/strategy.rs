//! What to play once a mate is known: the attacker the shortest mate known, the defender the
//! longest resistance. Reads the tables and searches again where they have forgotten.

use std::collections::HashMap;

use super::board::Move;
use super::geometry::{ATTACKER, DEFENDER};
use super::search::Search;
use super::table::Plies;

impl Search {
    /// The plies to mate that are known for the position after a move of the attacker's. The table
    /// may know a longer mate with fewer pieces where this move mates at once.
    fn known_after_check(&mut self, m: Move) -> Option<Plies> {
        let undo = self.board.play(ATTACKER, m);
        let mated = !self.board.has_way_out();
        self.board.undo(ATTACKER, m, undo);
        if mated {
            return Some(0);
        }
        let hand = self.board.attackers_hand_after(m);
        let key = self.board.key_after(ATTACKER, m);
        let known = self.table.shortest_mate(key, hand);
        known.map(|(plies, _)| plies)
    }

    /// The attacker's move of the shortest mate known, and its plies, this move included.
    pub fn shortest_known(&mut self) -> Option<(Move, Plies)> {
        let mut checks = Vec::new();
        self.board.checks(&mut checks);
        let mut best = None;
        for m in checks {
            if let Some(plies) = self.known_after_check(m)
                && best.is_none_or(|(_, least)| plies + 1 < least)
            {
                best = Some((m, plies + 1));
            }
        }
        best
    }

    /// The attacker's move where a mate within `plies` is known or was; searched for again if the
    /// tables have forgotten it.
    pub fn mating_move(&mut self, plies: Plies) -> Option<(Move, Plies)> {
        match self.shortest_known() {
            Some(found) if found.1 <= plies => Some(found),
            _ => {
                let outcome = self.run(true, plies);
                if outcome.pn != 0 {
                    return None;
                }
                // A mate in one is not kept in the tables, but found by looking.
                self.shortest_known().filter(|found| found.1 <= plies)
            }
        }
    }

    /// Every way out with the plies in which it is known to be mated, this move included; the
    /// longest resistance first. Nothing if one of them is not known to be mated within `plies`.
    pub fn answers(&mut self, plies: Plies) -> Option<Vec<(Move, Plies)>> {
        let mut ways = Vec::new();
        self.board.ways_out(DEFENDER, &mut ways);
        let mut answers = Vec::with_capacity(ways.len());
        for m in ways {
            let undo = self.board.play(DEFENDER, m);
            let left = plies.saturating_sub(1);
            let known = self.mating_move(left);
            self.board.undo(DEFENDER, m, undo);
            answers.push((m, known?.1 + 1));
        }
        // Stable: of equals the first generated stays first, captures and flights before drops.
        answers.sort_by_key(|&(_, plies)| std::cmp::Reverse(plies));
        Some(answers)
    }

    /// Whether the position, the attacker to move, has no mate within `plies`. False if unknown.
    fn no_mate_within(&mut self, plies: Plies) -> bool {
        let outcome = self.run(true, plies);
        outcome.dn == 0 && outcome.plies >= plies
    }

    /// How long the defender lasts against the moves of [`Search::mating_move`], the attacker to
    /// move: plies to mate. Nothing if more positions than allowed would have to be looked at.
    fn resistance(&mut self, plies: Plies, known: &mut Resistance) -> Option<Plies> {
        let here = (self.board.key(), self.board.hand(ATTACKER).raw());
        if let Some(&lasts) = known.plies.get(&here) {
            return Some(lasts);
        }
        if known.plies.len() >= known.most {
            return None;
        }
        let (m, within) = self.mating_move(plies)?;
        let undo = self.board.play(ATTACKER, m);
        let longest = self.longest_resistance(within.saturating_sub(1), known);
        self.board.undo(ATTACKER, m, undo);
        let lasts = longest?.map_or(1, |(_, lasts)| lasts + 1);
        known.plies.insert(here, lasts);
        Some(lasts)
    }

    /// The way out that lasts longest, and how long, this move included; nothing inside where the
    /// defender is mated.
    fn longest_resistance(
        &mut self,
        plies: Plies,
        known: &mut Resistance,
    ) -> Option<Option<(Move, Plies)>> {
        let mut ways = Vec::new();
        self.board.ways_out(DEFENDER, &mut ways);
        let mut longest: Option<(Move, Plies)> = None;
        for m in ways {
            let undo = self.board.play(DEFENDER, m);
            let lasts = self.resistance(plies.saturating_sub(1), known);
            self.board.undo(DEFENDER, m, undo);
            let lasts = lasts? + 1;
            // Of equals the first generated: captures and flights before drops.
            if longest.is_none_or(|(_, most)| lasts > most) {
                longest = Some((m, lasts));
            }
        }
        Some(longest)
    }

    /// The main line of a mate within `plies`, the attacker to move. With `exact`, `plies` is the
    /// least possible, and the line resists so long. Looks at no more than `most` positions to
    /// find the longest resistance, and trusts the tables where that is not enough.
    pub fn main_line(&mut self, plies: Plies, exact: bool, most: usize) -> Option<Vec<Move>> {
        let mut known = Resistance {
            plies: HashMap::new(),
            most,
        };
        let all_known = !exact && self.resistance(plies, &mut known).is_some();
        let bytes = known.plies.capacity() * Resistance::ENTRY_BYTES;
        self.control.hold(self.bytes() + bytes as u64);
        let mut played = Vec::new();
        let mut left = plies;
        let line = loop {
            let Some((m, within)) = self.mating_move(left) else {
                break None;
            };
            left = if exact { left } else { within };
            played.push((ATTACKER, m, self.board.play(ATTACKER, m)));
            left -= 1;
            if !self.board.has_way_out() {
                break Some(played.iter().map(|&(_, m, _)| m).collect());
            }
            let choice = if all_known {
                self.longest_resistance(left, &mut known).flatten()
            } else {
                self.longest_known(left, exact)
            };
            let Some(choice) = choice else {
                break None;
            };
            played.push((DEFENDER, choice.0, self.board.play(DEFENDER, choice.0)));
            left = if all_known { left - 1 } else { choice.1 - 1 };
        };
        for (side, m, undo) in played.into_iter().rev() {
            self.board.undo(side, m, undo);
        }
        line
    }

    /// The way out that the tables say lasts longest; with `exact`, one that is shown to.
    fn longest_known(&mut self, left: Plies, exact: bool) -> Option<(Move, Plies)> {
        let answers = self.answers(left)?;
        if exact {
            for &(m, within) in answers.iter().filter(|answer| answer.1 == left) {
                let undo = self.board.play(DEFENDER, m);
                let holds = within < 4 || self.no_mate_within(within - 3);
                self.board.undo(DEFENDER, m, undo);
                if holds {
                    return Some((m, within));
                }
            }
        }
        answers.first().copied()
    }
}

/// How long the defender lasts in positions in which the attacker is to move.
struct Resistance {
    plies: HashMap<(u64, u32), Plies>,
    most: usize,
}

impl Resistance {
    /// With its share of empty slots.
    const ENTRY_BYTES: usize = 28;
}

/// So many positions fit into so many bytes, even while the map that holds them grows.
pub fn positions_within(bytes: u64) -> usize {
    usize::try_from(bytes).unwrap_or(usize::MAX) / (4 * Resistance::ENTRY_BYTES)
}
