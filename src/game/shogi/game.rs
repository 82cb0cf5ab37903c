//! `Game`: a line of play with what searches to a fixed depth ignore: repetition.
//!
//! The fourth occurrence of a position (board, hands and side to move) ends the game: drawn
//! (sennichite), or lost by the side whose every move since the first occurrence gave check.

use super::moves::ShogiMove;
use super::piece::Side;
use super::position::{LONGEST_GAME, Position};
use super::reason::{Reasons, Use};
use super::setup::Setup;

/// How a game is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// The side to move has no legal move.
    Mate { loser: Side },
    /// The same position for the fourth time.
    Repetition,
    /// The same, but one side gave check all the time.
    PerpetualCheck { loser: Side },
    /// More moves than can be counted.
    TooLong,
}

impl Outcome {
    pub fn english(self) -> String {
        match self {
            Outcome::Mate { loser } => format!("{} has no legal move", loser.english()),
            Outcome::Repetition => "the position has occurred four times".to_string(),
            Outcome::PerpetualCheck { loser } => {
                format!(
                    "{} repeated the position by perpetual check",
                    loser.english()
                )
            }
            Outcome::TooLong => format!("the game is longer than {LONGEST_GAME} moves"),
        }
    }

    pub fn japanese(self) -> String {
        match self {
            Outcome::Mate { loser } => {
                format!("{}に指せる手がありません（詰み）", loser.japanese())
            }
            Outcome::Repetition => "千日手".to_string(),
            Outcome::PerpetualCheck { loser } => {
                format!("連続王手の千日手（{}の反則負け）", loser.japanese())
            }
            Outcome::TooLong => format!("{LONGEST_GAME}手を超えました"),
        }
    }
}

/// A position that remembers how it came about.
#[derive(Clone)]
pub struct Game {
    position: Position,
    /// Key and "is in check" of every position so far, the present one last.
    seen: Vec<(u64, bool)>,
}

impl Game {
    /// A game from a setup; both kings must be there.
    pub fn new(setup: &Setup) -> Result<Game, Reasons> {
        let reasons = setup.reasons(Use::Game);
        if !reasons.is_empty() {
            return Err(Reasons(reasons));
        }
        let position = Position::new(setup)?;
        let seen = vec![(position.key(), position.in_check())];
        Ok(Game { position, seen })
    }

    pub fn position(&self) -> &Position {
        &self.position
    }

    /// Plays a legal move; nothing happens once the game is too long.
    pub fn play(&mut self, m: ShogiMove) {
        if self.seen.len() <= LONGEST_GAME {
            self.position.play(m);
            self.seen
                .push((self.position.key(), self.position.in_check()));
        }
    }

    pub fn undo(&mut self) -> Option<ShogiMove> {
        let m = self.position.undo()?;
        self.seen.pop();
        Some(m)
    }

    /// How often the present position has occurred, this time included.
    pub fn occurrences(&self) -> usize {
        let key = self.position.key();
        self.seen.iter().filter(|seen| seen.0 == key).count()
    }

    pub fn outcome(&self) -> Option<Outcome> {
        if self.occurrences() >= 4 {
            return Some(self.repetition());
        }
        if self.position.has_no_move() {
            let loser = self.position.turn();
            return Some(Outcome::Mate { loser });
        }
        (self.seen.len() > LONGEST_GAME).then_some(Outcome::TooLong)
    }

    fn repetition(&self) -> Outcome {
        let key = self.position.key();
        let first = self.seen.iter().position(|seen| seen.0 == key).unwrap_or(0);
        let cycle = &self.seen[first + 1..];
        // Positions with the present side to move are those after the opponent's moves.
        let all_checks = |after_opponent: bool| {
            let skip = usize::from(!after_opponent);
            cycle.iter().rev().skip(skip).step_by(2).all(|seen| seen.1)
        };
        let us = self.position.turn();
        match (all_checks(true), all_checks(false)) {
            (true, false) => Outcome::PerpetualCheck { loser: us.other() },
            (false, true) => Outcome::PerpetualCheck { loser: us },
            _ => Outcome::Repetition,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::shogi::notation::sfen;

    fn play(start: &str, cycle: &[&str]) -> Game {
        let mut game = Game::new(&sfen::read_setup(start).unwrap()).unwrap();
        for m in cycle.iter().cycle().take(cycle.len() * 3) {
            assert_eq!(game.outcome(), None);
            let m = game.position().usi_move(m).unwrap();
            game.play(m);
        }
        game
    }

    #[test]
    fn shuffling_golds_is_sennichite() {
        let start = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1";
        let mut game = play(start, &["6i6h", "6a6b", "6h6i", "6b6a"]);
        assert_eq!(game.outcome(), Some(Outcome::Repetition));
        game.undo();
        assert_eq!(game.outcome(), None);
    }

    #[test]
    fn perpetual_check_loses_for_the_checker_on_either_turn() {
        // Sente's rook chases the king between 5a and 4a.
        let start = "3k5/9/9/9/9/9/9/3R5/K8 w - 1";
        let game = play(start, &["6a5a", "6h5h", "5a6a", "5h6h"]);
        assert_eq!(
            game.outcome(),
            Some(Outcome::PerpetualCheck { loser: Side::Sente })
        );
        // The same cycle entered one move later closes on sente's turn.
        let start = "4k4/9/9/9/9/9/9/3R5/K8 b - 1";
        let game = play(start, &["6h5h", "5a6a", "5h6h", "6a5a"]);
        assert_eq!(
            game.outcome(),
            Some(Outcome::PerpetualCheck { loser: Side::Sente })
        );
    }

    #[test]
    fn mate_names_the_loser() {
        let mated = sfen::read_setup("4k4/4G4/4P4/9/9/9/9/9/4K4 w - 1").unwrap();
        let outcome = Game::new(&mated).unwrap().outcome();
        assert_eq!(outcome, Some(Outcome::Mate { loser: Side::Gote }));
    }
}
