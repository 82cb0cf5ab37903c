//! A game: where it began and what was played.

use std::fmt;

use super::position::{PlayError, Position};
use super::setup::Setup;
use super::square::Square;
use super::variant::Variant;

/// A start and legal moves from it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    start: Position,
    moves: Vec<Square>,
    last: Position,
}

impl Record {
    pub fn new(start: Position) -> Record {
        Record {
            start,
            moves: Vec::new(),
            last: start,
        }
    }

    pub fn start(&self) -> Position {
        self.start
    }

    pub fn moves(&self) -> &[Square] {
        &self.moves
    }

    /// Where the game stands.
    pub fn last(&self) -> Position {
        self.last
    }

    pub fn play(&mut self, square: Square) -> Result<(), PlayError> {
        self.last = self.last.play(square)?;
        self.moves.push(square);
        Ok(())
    }
}

/// Where a game began, so that moves can follow: the game's name and its board, or a position.
pub(super) struct Beginning(pub Position);

impl fmt::Display for Beginning {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let variant = self.0.variant();
        if self.0 != Position::start(variant) {
            return write!(f, "{} moves", self.0.setup());
        }
        f.write_str(variant.name())?;
        match variant {
            Variant::TIC_TAC_TOE | Variant::CONNECT_FOUR => Ok(()),
            _ => write!(f, " {}x{} {variant}", variant.columns(), variant.rows()),
        }
    }
}

impl Record {
    /// What a written game begins with, before its moves.
    pub fn beginning(&self) -> String {
        Beginning(self.start).to_string()
    }
}

/// `connect4 4453`: it can be read back whatever is known of the board.
impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", Beginning(self.start))?;
        if !self.moves.is_empty() {
            f.write_str(" ")?;
        }
        let variant = self.start.variant();
        for &square in &self.moves {
            f.write_str(&variant.move_name(square))?;
        }
        Ok(())
    }
}

impl From<&Record> for Setup {
    fn from(record: &Record) -> Setup {
        record.last.setup()
    }
}
