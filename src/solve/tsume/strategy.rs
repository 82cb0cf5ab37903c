//! What to play once a mate is known: the attacker the shortest mate known, the defender the
//! longest resistance. Reads the tables and searches again where they have forgotten.

use super::board::Move;
use super::geometry::{ATTACKER, DEFENDER};
use super::search::Search;
use super::table::Plies;

impl Search {
    /// The plies to mate that are known for the position after a move of the attacker's.
    fn known_after_check(&mut self, m: Move) -> Option<Plies> {
        let hand = self.board.attackers_hand_after(m);
        let key = self.board.key_after(ATTACKER, m);
        if let Some((plies, _)) = self.table.shortest_mate(key, hand) {
            return Some(plies);
        }
        let undo = self.board.play(ATTACKER, m);
        let mated = !self.board.has_way_out();
        self.board.undo(ATTACKER, m, undo);
        mated.then_some(0)
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

    /// The main line of a mate within `plies`, the attacker to move. With `exact`, `plies` is the
    /// least possible, and the line resists so long.
    pub fn main_line(&mut self, plies: Plies, exact: bool) -> Option<Vec<Move>> {
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
            let Some(answers) = self.answers(left) else {
                break None;
            };
            let mut choice = answers[0];
            if exact {
                let longest = answers.iter().filter(|answer| answer.1 == left);
                for &(m, within) in longest {
                    let undo = self.board.play(DEFENDER, m);
                    let holds = within < 4 || self.no_mate_within(within - 3);
                    self.board.undo(DEFENDER, m, undo);
                    if holds {
                        choice = (m, within);
                        break;
                    }
                }
            }
            played.push((DEFENDER, choice.0, self.board.play(DEFENDER, choice.0)));
            left = choice.1 - 1;
        };
        for (side, m, undo) in played.into_iter().rev() {
            self.board.undo(side, m, undo);
        }
        line
    }
}
