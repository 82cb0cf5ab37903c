//! `position`: what stands on the board, and which questions can be asked of it.

use crate::game::shogi::notation::usi as notation;
use crate::game::shogi::{Setup, Use};
use crate::play::line::Line;
use crate::play::shogi::ShogiLine;

/// What the last `position` said. A refused one takes the place of the one before: whatever is
/// asked next is asked of it, and an answer about another position would be a lie.
pub enum Board {
    /// A game that can go on.
    Game(Box<ShogiLine>),
    /// A tsume problem without the attacker's king, and why no game can go on from it.
    Problem(Box<Setup>, String),
    /// Nothing can be asked, and why.
    Refused(String),
}

impl Board {
    pub fn start() -> Board {
        Board::Game(Box::new(ShogiLine::start()))
    }

    /// The whole line, the word `position` included.
    pub fn read(text: &str) -> Board {
        let record = match notation::read(text) {
            Ok(record) => record,
            Err(error) => return Board::Refused(error.to_string()),
        };
        match ShogiLine::new(&record.start) {
            Ok(mut line) => {
                for m in record.moves() {
                    line.play(m);
                }
                Board::Game(Box::new(line))
            }
            Err(why) => {
                let setup = record.last_setup();
                if setup.reasons(Use::Mate).is_empty() {
                    Board::Problem(Box::new(setup), why.to_string())
                } else {
                    Board::Refused(why.to_string())
                }
            }
        }
    }

    /// What a best move is looked for in.
    pub fn game(&self) -> Result<&ShogiLine, &str> {
        match self {
            Board::Game(line) => Ok(line),
            Board::Problem(_, why) | Board::Refused(why) => Err(why),
        }
    }

    /// What a mate is looked for in.
    pub fn problem(&self) -> Result<Setup, &str> {
        match self {
            Board::Game(line) => Ok(line.position().setup()),
            Board::Problem(setup, _) => Ok((**setup).clone()),
            Board::Refused(why) => Err(why),
        }
    }
}
