//! A game: where it began and what was played.

use super::position::{PlayError, Position};
use super::size::Square;

/// A start and legal moves from it, passes written out as `None`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    start: Position,
    moves: Vec<Option<Square>>,
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

    pub fn moves(&self) -> &[Option<Square>] {
        &self.moves
    }

    /// Where the game stands.
    pub fn last(&self) -> Position {
        self.last
    }

    pub fn play(&mut self, m: Option<Square>) -> Result<(), PlayError> {
        self.last = self.last.play(m)?;
        self.moves.push(m);
        Ok(())
    }

    /// Plays a move before which a pass that had to be made was not written down.
    pub(super) fn play_with_pass(&mut self, square: Square) -> Result<(), PlayError> {
        if self.last.must_pass() {
            self.play(None)?;
        }
        self.play(Some(square))
    }

    /// Every position of the game, the start first.
    pub fn positions(&self) -> impl Iterator<Item = Position> {
        let played = self.moves.iter().scan(self.start, |position, &m| {
            *position = match m {
                // Every move was checked when it was played.
                Some(square) => position.play_unchecked(square),
                None => position.passed(),
            };
            Some(*position)
        });
        std::iter::once(self.start).chain(played)
    }
}
