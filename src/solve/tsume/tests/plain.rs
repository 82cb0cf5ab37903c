//! Problems solved without any cleverness, by the plain rules of [`crate::game::shogi`] alone:
//! every check and every answer, to a depth. What was found out of a position is remembered.

use std::collections::{BTreeSet, HashMap};

use super::super::Flaw;
use crate::game::shogi::{Position, ShogiMove, Side};

/// What is known of positions, for one attacker.
pub struct Plain {
    attacker: Side,
    /// No mate within so many plies, mate within so many.
    known: HashMap<u64, (Option<usize>, Option<usize>)>,
    helpmates: HashMap<(u64, usize), usize>,
}

impl Plain {
    pub fn new(attacker: Side) -> Plain {
        Plain {
            attacker,
            known: HashMap::new(),
            helpmates: HashMap::new(),
        }
    }

    /// Checks where the attacker is to move, everything legal where the defender is.
    pub fn moves(&self, position: &Position) -> Vec<ShogiMove> {
        let mut moves = position.moves();
        if position.turn() == self.attacker {
            moves.retain(|&m| position.gives_check(m));
        }
        moves
    }

    /// Whether the attacker mates within so many plies, whoever is to move.
    pub fn mate(&mut self, position: &mut Position, plies: usize) -> bool {
        let key = position.key();
        match self.known.get(&key) {
            Some(&(_, Some(within))) if within <= plies => return true,
            Some(&(Some(none), _)) if none >= plies => return false,
            _ => {}
        }
        let attacks = position.turn() == self.attacker;
        let moves = self.moves(position);
        let mut after = |m: ShogiMove| {
            position.play(m);
            let mate = self.mate(position, plies - 1);
            position.undo();
            mate
        };
        let mate = match plies {
            0 => !attacks && moves.is_empty(),
            _ if attacks => moves.into_iter().any(&mut after),
            _ => moves.into_iter().all(&mut after),
        };
        let known = self.known.entry(key).or_default();
        if mate {
            known.1 = Some(plies);
        } else {
            known.0 = Some(plies);
        }
        mate
    }

    /// Plies to mate, if there are no more than `most`.
    pub fn plies(&mut self, position: &mut Position, most: usize) -> Option<usize> {
        (0..=most).find(|&plies| self.mate(position, plies))
    }

    /// The same after one more move.
    fn plies_after(&mut self, position: &mut Position, m: ShogiMove, most: usize) -> Option<usize> {
        position.play(m);
        let plies = self.plies(position, most);
        position.undo();
        plies
    }

    /// The other solutions beside a line in which no more than `most` plies are left after the
    /// other move: kind, moves up to and with that one, plies of the whole.
    pub fn cooks(
        &mut self,
        start: &Position,
        line: &[ShogiMove],
        most: usize,
    ) -> BTreeSet<(String, String, usize)> {
        let mut cooks = BTreeSet::new();
        let mut position = start.clone();
        for (i, &m) in line.iter().enumerate() {
            let others = self
                .moves(&position)
                .into_iter()
                .filter(|&other| other != m);
            for other in others.collect::<Vec<_>>() {
                if i % 2 == 0 {
                    let flaw = match i {
                        0 => Flaw::FirstMove,
                        _ if i + 1 == line.len() => Flaw::LastMove,
                        _ => Flaw::LaterMove,
                    };
                    if let Some(left) = self.plies_after(&mut position, other, most) {
                        let moves = words(&[&line[..i], &[other]].concat());
                        cooks.insert((format!("{flaw:?}"), moves, i + 1 + left));
                    }
                    continue;
                }
                // Another defence: slow mates where there is a quick one.
                let main = line.len() - i - 1;
                position.play(other);
                let quick = self.plies(&mut position, main.saturating_sub(2)).is_some();
                let checks = if quick {
                    self.moves(&position)
                } else {
                    Vec::new()
                };
                for slow in checks {
                    let left = self.plies_after(&mut position, slow, most);
                    if let Some(left) = left.filter(|&left| left + 1 >= main) {
                        let moves = words(&[&line[..i], &[other, slow]].concat());
                        cooks.insert((format!("{:?}", Flaw::OtherLength), moves, i + 2 + left));
                    }
                }
                position.undo();
            }
            position.play(m);
        }
        cooks
    }

    /// How many lines of exactly so many plies end in mate if both sides want it.
    pub fn helpmates(&mut self, position: &mut Position, plies: usize) -> usize {
        let key = (position.key(), plies);
        if let Some(&lines) = self.helpmates.get(&key) {
            return lines;
        }
        let moves = self.moves(position);
        let mut lines = 0;
        if plies == 0 {
            lines = usize::from(position.turn() != self.attacker && moves.is_empty());
        } else {
            for m in moves {
                position.play(m);
                lines += self.helpmates(position, plies - 1);
                position.undo();
            }
        }
        self.helpmates.insert(key, lines);
        lines
    }

    /// The plies of a line without its futile interpositions, by the definition alone: the checking
    /// piece takes what was dropped, and without that piece mate follows in no more plies than if
    /// nothing had been dropped.
    pub fn by_convention(&mut self, start: &Position, line: &[ShogiMove]) -> usize {
        let mut position = start.clone();
        let mut counted = line.len();
        for (i, &m) in line.iter().enumerate() {
            let taken = line.get(i + 1).is_some_and(|next| next.to() == m.to());
            if i % 2 == 1 && m.dropped().is_some() && taken {
                let most = line.len() - i - 1;
                let without = self.resistance_without_drops(&mut position, most);
                let after = take_back(&position, m);
                if let (Some(without), Some(mut after)) = (without, after)
                    && self.is_mated_but_for_futile_drops(&mut after, without)
                {
                    counted -= 2;
                }
            }
            position.play(m);
        }
        counted
    }

    fn resistance_without_drops(&mut self, checked: &mut Position, most: usize) -> Option<usize> {
        let mut longest = 0;
        for m in checked.moves() {
            if m.dropped().is_none() {
                let lasts = self.plies_after(checked, m, most);
                longest = longest.max(lasts? + 1);
            }
        }
        Some(longest)
    }

    fn is_mated_but_for_futile_drops(&mut self, checked: &mut Position, plies: usize) -> bool {
        if self.mate(checked, plies) {
            return true;
        }
        checked.moves().into_iter().all(|m| {
            if plies > 0 && self.plies_after(checked, m, plies - 1).is_some() {
                return true;
            }
            m.dropped().is_some()
                && take_back(checked, m)
                    .is_some_and(|mut after| self.is_mated_but_for_futile_drops(&mut after, plies))
        })
    }
}

/// The piece dropped is taken by the one that gives check, and is the defender's as before.
fn take_back(checked: &Position, drop: ShogiMove) -> Option<Position> {
    let mut position = checked.clone();
    position.play(drop);
    // Whoever takes between the king and the checking piece on its line is that piece if, it gone
    // from its square before the drop, the king would not stand in check.
    let gives_check = |from| {
        let mut without = checked.setup();
        without.remove(from);
        !without.is_in_check(checked.turn())
    };
    let takes = position.moves().into_iter().filter(|&m| {
        m.to() == drop.to() && position.gives_check(m) && m.from().is_some_and(gives_check)
    });
    let take = takes.min_by_key(|m| m.promotes())?;
    position.play(take);
    let mut setup = position.setup();
    let kind = drop.dropped()?;
    setup.take_from_hand(setup.turn.other(), kind);
    setup.add_to_hand(setup.turn, kind);
    Position::new(&setup).ok()
}

pub fn words(moves: &[ShogiMove]) -> String {
    let words: Vec<String> = moves.iter().map(ShogiMove::to_string).collect();
    words.join(" ")
}
