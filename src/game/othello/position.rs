//! `Position`: a board with a side to move, played by the rules.

use super::setup::{Disc, Setup};
use super::size::{Size, Square};
use super::{flips, legal_moves};

/// A position that can be played from. A side without a move passes while the other has one;
/// when neither has one the game is over.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Position {
    size: Size,
    mover: u64,
    opponent: u64,
    side: Disc,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PlayError {
    Outside(Square, Size),
    Taken(Square),
    TurnsNothing(Square, Disc),
    MayNotPass(Disc),
    MustPass(Disc),
    Over,
}

impl Position {
    pub const fn start(size: Size) -> Position {
        Position::from_setup(Setup::start(size))
    }

    pub(super) const fn from_setup(setup: Setup) -> Position {
        Position {
            size: setup.size(),
            mover: setup.discs(setup.side),
            opponent: setup.discs(setup.side.other()),
            side: setup.side,
        }
    }

    pub const fn setup(&self) -> Setup {
        Setup::of_mover(self.size, self.side, self.mover, self.opponent)
    }

    pub const fn size(&self) -> Size {
        self.size
    }

    pub const fn side(&self) -> Disc {
        self.side
    }

    /// The discs of the side to move.
    pub const fn mover(&self) -> u64 {
        self.mover
    }

    pub const fn opponent(&self) -> u64 {
        self.opponent
    }

    pub const fn empties(&self) -> u32 {
        (self.size.board() & !(self.mover | self.opponent)).count_ones()
    }

    /// The squares on which the side to move may put a disc.
    pub fn legal(&self) -> u64 {
        legal_moves(self.mover, self.opponent, self.size.board())
    }

    pub fn must_pass(&self) -> bool {
        self.legal() == 0 && self.passed().legal() != 0
    }

    pub fn is_over(&self) -> bool {
        self.legal() == 0 && self.passed().legal() == 0
    }

    /// After a move, `None` being a pass.
    pub fn play(&self, m: Option<Square>) -> Result<Position, PlayError> {
        let Some(square) = m else {
            return if self.legal() != 0 {
                Err(PlayError::MayNotPass(self.side))
            } else if self.is_over() {
                Err(PlayError::Over)
            } else {
                Ok(self.passed())
            };
        };
        if self.size.board() & square.bit() == 0 {
            return Err(PlayError::Outside(square, self.size));
        }
        if (self.mover | self.opponent) & square.bit() != 0 {
            return Err(PlayError::Taken(square));
        }
        if self.legal() & square.bit() != 0 {
            return Ok(self.play_unchecked(square));
        }
        Err(if self.is_over() {
            PlayError::Over
        } else if self.must_pass() {
            PlayError::MustPass(self.side)
        } else {
            PlayError::TurnsNothing(square, self.side)
        })
    }

    /// After a move that is known to be legal.
    pub fn play_unchecked(&self, square: Square) -> Position {
        let flipped = flips(square.index(), self.mover, self.opponent);
        Position {
            size: self.size,
            mover: self.opponent & !flipped,
            opponent: self.mover | flipped | square.bit(),
            side: self.side.other(),
        }
    }

    /// The same board with the other side to move.
    pub const fn passed(&self) -> Position {
        Position {
            size: self.size,
            mover: self.opponent,
            opponent: self.mover,
            side: self.side.other(),
        }
    }
}

/// How many discs two sets have.
pub(super) fn counts(black: u64, white: u64) -> (u32, u32) {
    (black.count_ones(), white.count_ones())
}

/// The mover's discs minus the opponent's.
#[inline]
pub fn plain(mover: u64, opponent: u64) -> i32 {
    mover.count_ones() as i32 - opponent.count_ones() as i32
}

/// The same, with the empty squares given to the winner.
#[inline]
pub fn awarded(mover: u64, opponent: u64, size: Size) -> i32 {
    let difference = plain(mover, opponent);
    let empties = (size.board() & !(mover | opponent)).count_ones() as i32;
    difference + difference.signum() * empties
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every complete game from a position, and the best difference for the side to move.
    fn games(position: Position) -> (u64, i32, i32) {
        if position.is_over() {
            let (mover, opponent) = (position.mover(), position.opponent());
            return (
                1,
                plain(mover, opponent),
                awarded(mover, opponent, position.size()),
            );
        }
        let mut moves: Vec<Option<Square>> = super::super::Bits(position.legal())
            .map(Square::new)
            .collect();
        if moves.is_empty() {
            moves.push(None);
        }
        let (mut count, mut best, mut best_awarded) = (0, i32::MIN, i32::MIN);
        for m in moves {
            let (n, value, awarded) = games(position.play(m).unwrap());
            count += n;
            best = best.max(-value);
            best_awarded = best_awarded.max(-awarded);
        }
        (count, best, best_awarded)
    }

    #[test]
    fn four_by_four_has_60060_games_and_the_first_player_loses() {
        assert_eq!(games(Position::start(Size::Four)), (60_060, -8, -10));
    }

    #[test]
    fn an_illegal_move_is_refused_with_its_reason() {
        let start = Position::start(Size::Six);
        let refused = |position: &Position, name: &str| {
            let square = Size::Eight.parse_square(name).unwrap();
            position.play(Some(square)).unwrap_err().to_string()
        };
        assert_eq!(refused(&start, "h8"), "h8 lies outside the 6×6 board");
        assert_eq!(refused(&start, "c3"), "c3 is taken");
        assert_eq!(
            refused(&start, "a1"),
            "a disc of Black on a1 turns nothing over"
        );
        assert_eq!(
            start.play(None).unwrap_err().to_string(),
            "Black has a move and may not pass"
        );
        let pass: Setup = "XO-------------- O".parse().unwrap();
        let pass = pass.position().unwrap();
        assert!(pass.must_pass());
        assert_eq!(refused(&pass, "c1"), "White must pass");
        let after = pass.play(None).unwrap();
        assert_eq!(after.side(), Disc::Black);
        let over = after.play(Size::Four.parse_square("c1")).unwrap();
        assert_eq!(over.play(None).unwrap_err(), PlayError::Over);
        assert_eq!(awarded(over.opponent(), over.mover(), Size::Four), 16);
    }
}
