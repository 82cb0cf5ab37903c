//! A move, as 32 bits: destination, origin or dropped kind, promotion, and the piece that arrives.

use std::fmt;

use rsshogi::types::{self as raw, Move32};

use super::piece::{Kind, Piece, Side};
use super::square::Square;

/// A move of some [`Position`](super::Position), which made it. The same code always means the
/// same move, in any position.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct ShogiMove(pub(super) Move32);

impl ShogiMove {
    /// The code that cells and recorded nodes keep.
    #[inline]
    pub const fn code(self) -> u32 {
        self.0.raw()
    }

    /// The inverse of [`ShogiMove::code`]; nothing for numbers that are no move's code.
    pub fn from_code(code: u32) -> Option<ShogiMove> {
        let m = Move32::from_raw(code);
        let piece = piece_from_raw(m.piece_after_move());
        (m.is_normal() && code < 1 << 21 && piece.is_some()).then_some(ShogiMove(m))
    }

    pub fn to(self) -> Square {
        square_from_raw(self.0.to_sq())
    }

    /// The origin; nothing for a drop.
    pub fn from(self) -> Option<Square> {
        (!self.0.is_drop()).then(|| square_from_raw(self.0.from_sq()))
    }

    /// The kind of the piece dropped; nothing for a move on the board.
    pub fn dropped(self) -> Option<Kind> {
        self.0.is_drop().then(|| self.piece().kind)
    }

    pub const fn promotes(self) -> bool {
        self.0.is_promotion()
    }

    /// The piece as it stands after the move.
    pub fn piece(self) -> Piece {
        piece_from_raw(self.0.piece_after_move()).unwrap_or(Piece::new(Side::Sente, Kind::Pawn))
    }

    /// The piece as it was before the move.
    pub fn piece_before(self) -> Piece {
        let after = self.piece();
        if self.promotes() {
            after.unpromoted()
        } else {
            after
        }
    }

    pub fn side(self) -> Side {
        self.piece().side
    }
}

/// As USI writes it: `7g7f`, `8h2b+`, `P*5e`.
impl fmt::Display for ShogiMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.from() {
            None => write!(f, "{}*{}", self.piece().kind.letter(), self.to()),
            Some(from) => {
                let plus = if self.promotes() { "+" } else { "" };
                write!(f, "{from}{}{plus}", self.to())
            }
        }
    }
}

impl fmt::Debug for ShogiMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

pub(super) const fn color(side: Side) -> raw::Color {
    match side {
        Side::Sente => raw::Color::BLACK,
        Side::Gote => raw::Color::WHITE,
    }
}

pub(super) fn side(color: raw::Color) -> Side {
    if color == raw::Color::BLACK {
        Side::Sente
    } else {
        Side::Gote
    }
}

/// Both number the squares down each file from 1a.
pub(super) const fn raw_square(square: Square) -> raw::Square {
    raw::Square::from_index(square.index())
}

fn square_from_raw(square: raw::Square) -> Square {
    Square::from_index(square.to_index())
        .unwrap_or_else(|| unreachable!("a move's squares are on the board"))
}

/// The crate's codes of unpromoted pieces; promotion adds 8.
pub(super) const fn raw_kind(kind: Kind) -> raw::PieceType {
    match kind {
        Kind::Pawn => raw::PieceType::PAWN,
        Kind::Lance => raw::PieceType::LANCE,
        Kind::Knight => raw::PieceType::KNIGHT,
        Kind::Silver => raw::PieceType::SILVER,
        Kind::Gold => raw::PieceType::GOLD,
        Kind::Bishop => raw::PieceType::BISHOP,
        Kind::Rook => raw::PieceType::ROOK,
        Kind::King => raw::PieceType::KING,
    }
}

pub(super) const fn raw_piece(piece: Piece) -> raw::Piece {
    let plain = raw::Piece::from_parts(color(piece.side), raw_kind(piece.kind));
    if piece.is_promoted() {
        plain.promote()
    } else {
        plain
    }
}

pub(super) fn piece_from_raw(piece: raw::Piece) -> Option<Piece> {
    if !piece.is_valid() {
        return None;
    }
    let kind = match piece.base_piece_type() {
        raw::PieceType::PAWN => Kind::Pawn,
        raw::PieceType::LANCE => Kind::Lance,
        raw::PieceType::KNIGHT => Kind::Knight,
        raw::PieceType::SILVER => Kind::Silver,
        raw::PieceType::GOLD => Kind::Gold,
        raw::PieceType::BISHOP => Kind::Bishop,
        raw::PieceType::ROOK => Kind::Rook,
        raw::PieceType::KING => Kind::King,
        _ => return None,
    };
    let plain = Piece::new(side(piece.color()), kind);
    Some(if piece.is_promoted() {
        plain.promoted()
    } else {
        plain
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pieces_keep_their_meaning_through_the_crate() {
        for side in Side::BOTH {
            for kind in Kind::ALL {
                for piece in [Piece::new(side, kind), Piece::new(side, kind).promoted()] {
                    assert_eq!(piece_from_raw(raw_piece(piece)), Some(piece));
                    assert_eq!(raw_piece(piece).to_string(), piece.to_string());
                }
            }
        }
        for square in Square::all() {
            assert_eq!(square_from_raw(raw_square(square)), square);
            assert_eq!(raw_square(square).to_string(), square.to_string());
        }
    }
}
