//! `History`: what searches to a fixed depth ignore, repetition.
//!
//! The fourth occurrence of a position (board, hands and side to move) ends the game: drawn
//! (sennichite), or lost by the side whose every move since the first occurrence gave check.

use super::piece::Side;
use super::position::Position;

/// What a position that has come again means, if it ends the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Repetition {
    Draw,
    /// One side gave check all the time.
    PerpetualCheck {
        loser: Side,
    },
}

/// Key and "is in check" of every position of a game so far, the present one last.
#[derive(Clone, Debug)]
pub struct History(Vec<(u64, bool)>);

impl History {
    pub fn new(start: &Position) -> History {
        History(vec![(start.key(), start.in_check())])
    }

    /// A move was made, and this is the position after it.
    pub fn push(&mut self, position: &Position) {
        self.0.push((position.key(), position.in_check()));
    }

    /// The last move is taken back; false if there is none.
    pub fn pop(&mut self) -> bool {
        let any = self.moves() > 0;
        if any {
            self.0.pop();
        }
        any
    }

    pub fn moves(&self) -> usize {
        self.0.len() - 1
    }

    /// Whether the present position, with this side to move, has come for the fourth time.
    pub fn fourth(&self, mover: Side) -> Option<Repetition> {
        let now = self.moves();
        let same = |&i: &usize| self.0[i].0 == self.0[now].0;
        let first = (0..now).find(same)?;
        let often = (first..=now).filter(same).count();
        (often >= 4).then(|| self.since(now - first, mover))
    }

    /// Whether it has come before, at most so many plies ago: inside a search the second time is
    /// enough.
    pub fn second(&self, mover: Side, most: usize) -> Option<Repetition> {
        let now = self.moves();
        let same = |back: &usize| self.0[now - back].0 == self.0[now].0;
        let back = (4..=most.min(now)).step_by(2).find(same)?;
        Some(self.since(back, mover))
    }

    /// What the cycle that began so many plies ago means.
    fn since(&self, back: usize, mover: Side) -> Repetition {
        let cycle = &self.0[self.0.len() - back..];
        // Every second position, from the present one or from the one before it.
        let checks = |skip: usize| cycle.iter().rev().skip(skip).step_by(2).all(|seen| seen.1);
        match (checks(0), checks(1)) {
            (true, false) => Repetition::PerpetualCheck {
                loser: mover.other(),
            },
            (false, true) => Repetition::PerpetualCheck { loser: mover },
            _ => Repetition::Draw,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::shogi::notation::sfen;

    /// The cycle three times, after which the start has come for the fourth time.
    fn play(start: &str, cycle: &[&str]) -> (Position, History) {
        let mut position = Position::new(&sfen::read_setup(start).unwrap()).unwrap();
        let mut history = History::new(&position);
        for m in cycle.iter().cycle().take(cycle.len() * 3) {
            assert_eq!(history.fourth(position.turn()), None);
            position.play(position.usi_move(m).unwrap());
            history.push(&position);
        }
        (position, history)
    }

    #[test]
    fn shuffling_golds_is_sennichite() {
        let start = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1";
        let (position, mut history) = play(start, &["6i6h", "6a6b", "6h6i", "6b6a"]);
        let mover = position.turn();
        assert_eq!(history.fourth(mover), Some(Repetition::Draw));
        assert!(history.pop());
        assert_eq!(history.fourth(mover.other()), None);
    }

    #[test]
    fn perpetual_check_loses_for_the_checker_on_either_turn() {
        let loser = Side::Sente;
        // Sente's rook chases the king between 5a and 4a.
        let start = "3k5/9/9/9/9/9/9/3R5/K8 w - 1";
        let (position, history) = play(start, &["6a5a", "6h5h", "5a6a", "5h6h"]);
        let lost = Some(Repetition::PerpetualCheck { loser });
        assert_eq!(history.fourth(position.turn()), lost);
        assert_eq!(history.second(position.turn(), 4), lost);
        assert_eq!(history.second(position.turn(), 3), None);
        // The same cycle entered one move later closes on sente's turn.
        let start = "4k4/9/9/9/9/9/9/3R5/K8 b - 1";
        let (position, history) = play(start, &["6h5h", "5a6a", "5h6h", "6a5a"]);
        assert_eq!(history.fourth(position.turn()), lost);
    }
}
