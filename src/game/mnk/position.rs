//! `Position`: a board with a side to move to which a game leads, played by the rules.

use super::rows::Rows;
use super::setup::{Setup, Stone};
use super::square::Square;
use super::variant::Variant;

/// A position that can be played from, unless the game is over in it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Position {
    variant: Variant,
    mover: u64,
    opponent: u64,
    side: Stone,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PlayError {
    Outside(Square, Variant),
    Taken(Square),
    /// Stones fall: from the first square to the second.
    Falls(Square, Square),
    /// The column, from 1.
    ColumnFull(u32),
    Over,
}

impl Position {
    pub const fn start(variant: Variant) -> Position {
        Position {
            variant,
            mover: 0,
            opponent: 0,
            side: Stone::X,
        }
    }

    pub(super) const fn from_setup(setup: Setup) -> Position {
        Position {
            variant: setup.variant(),
            mover: setup.stones(setup.side),
            opponent: setup.stones(setup.side.other()),
            side: setup.side,
        }
    }

    pub const fn setup(&self) -> Setup {
        Setup::of_mover(self.variant, self.side, self.mover, self.opponent)
    }

    pub const fn variant(&self) -> Variant {
        self.variant
    }

    pub const fn side(&self) -> Stone {
        self.side
    }

    /// The stones of the side to move.
    pub const fn mover(&self) -> u64 {
        self.mover
    }

    pub const fn opponent(&self) -> u64 {
        self.opponent
    }

    pub const fn empties(&self) -> u32 {
        (self.variant.board() & !(self.mover | self.opponent)).count_ones()
    }

    /// Who has a row: it can only be the side that has just moved.
    pub fn winner(&self) -> Option<Stone> {
        let won = Rows::of(self.variant).any(self.opponent);
        won.then_some(self.side.other())
    }

    pub fn is_over(&self) -> bool {
        self.empties() == 0 || self.winner().is_some()
    }

    /// Where the side to move may put a stone.
    pub fn legal(&self) -> u64 {
        match self.winner() {
            Some(_) => 0,
            None => self.variant.open(self.mover | self.opponent),
        }
    }

    /// Where a stone lands that is thrown into a column, from 0.
    pub fn landing(&self, column: u32) -> Result<Square, PlayError> {
        if self.is_over() {
            return Err(PlayError::Over);
        }
        let open = self.variant.open(self.mover | self.opponent) & self.variant.column(column);
        super::Bits(open).last().ok_or(match Square::at(column, 0) {
            Some(square) if !self.variant.has(square) => PlayError::Outside(square, self.variant),
            _ => PlayError::ColumnFull(column + 1),
        })
    }

    /// After a stone on this square.
    pub fn play(&self, square: Square) -> Result<Position, PlayError> {
        if !self.variant.has(square) {
            return Err(PlayError::Outside(square, self.variant));
        }
        if self.is_over() {
            return Err(PlayError::Over);
        }
        if (self.mover | self.opponent) & square.bit() != 0 {
            return Err(PlayError::Taken(square));
        }
        if self.legal() & square.bit() != 0 {
            return Ok(self.play_unchecked(square));
        }
        let lands = self.landing(square.column())?;
        Err(PlayError::Falls(square, lands))
    }

    /// After a move that is known to be legal.
    pub const fn play_unchecked(&self, square: Square) -> Position {
        Position {
            variant: self.variant,
            mover: self.opponent,
            opponent: self.mover | square.bit(),
            side: self.side.other(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::mnk::Bits;

    /// Every complete game from a position and what it is worth to X: empty squares left plus one.
    fn games(position: Position) -> (u64, i32) {
        if let Some(winner) = position.winner() {
            let worth = position.empties() as i32 + 1;
            return (1, if winner == Stone::X { worth } else { -worth });
        }
        if position.empties() == 0 {
            return (1, 0);
        }
        let (mut count, mut values) = (0, Vec::new());
        for square in Bits(position.legal()) {
            let (n, value) = games(position.play(square).unwrap());
            count += n;
            values.push(value);
        }
        let best = match position.side() {
            Stone::X => values.into_iter().max(),
            Stone::O => values.into_iter().min(),
        };
        (count, best.unwrap())
    }

    #[test]
    fn tic_tac_toe_has_255168_games_and_is_drawn() {
        let start = Position::start(Variant::TIC_TAC_TOE);
        assert_eq!(games(start), (255_168, 0));
    }

    #[test]
    fn an_illegal_move_is_refused_with_its_reason() {
        let square = |name| Square::parse(name).unwrap();
        let refused = |position: &Position, name| {
            let error = position.play(square(name)).unwrap_err();
            error.to_string()
        };
        let start = Position::start(Variant::TIC_TAC_TOE);
        assert_eq!(refused(&start, "d1"), "d1 lies outside the 3×3 board");
        let next = start.play(square("b2")).unwrap();
        assert_eq!(refused(&next, "b2"), "b2 is taken");
        let mut position = Position::start(Variant::CONNECT_FOUR);
        assert_eq!(
            refused(&position, "d1"),
            "a stone does not stay on d1, it falls to d6"
        );
        for _ in 0..6 {
            position = position.play(position.landing(3).unwrap()).unwrap();
        }
        assert_eq!(
            position.landing(3).unwrap_err().to_string(),
            "column 4 is full"
        );
        assert!(matches!(position.landing(7), Err(PlayError::Outside(..))));
    }

    #[test]
    fn nobody_moves_once_there_is_a_row() {
        let mut position = Position::start(Variant::CONNECT_FOUR);
        for column in [0, 1, 0, 1, 0, 1, 0] {
            position = position.play(position.landing(column).unwrap()).unwrap();
        }
        assert_eq!(position.winner(), Some(Stone::X));
        assert_eq!(position.legal(), 0);
        assert_eq!(position.landing(1), Err(PlayError::Over));
        assert_eq!(position.empties() + 1, 36);
    }
}
