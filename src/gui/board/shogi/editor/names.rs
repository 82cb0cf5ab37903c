//! What the places of a shogi board are called for those who cannot see them, and in tests.

use crate::base::messages::{Lang, tr};
use crate::game::shogi::{Kind, Piece, Setup, Side, Square};

/// "square 7g sente pawn".
pub fn square(square: Square, setup: &Setup, lang: Lang) -> String {
    let at = square.name(lang);
    match setup.piece(square) {
        Some(piece) => tr!(
            lang,
            board_shogi_square,
            square = at,
            piece = with_side(piece, lang)
        ),
        None => tr!(lang, board_shogi_square_empty, square = at),
    }
}

pub fn with_side(piece: Piece, lang: Lang) -> String {
    let (side, piece) = (piece.side.name(lang), piece.name(lang));
    tr!(lang, board_piece_of_side, side, piece)
}

pub fn stand(side: Side, lang: Lang) -> String {
    tr!(lang, board_stand, side = side.name(lang))
}

pub fn held(side: Side, kind: Kind, count: u8, lang: Lang) -> String {
    let (side, kind) = (side.name(lang), kind.name(lang));
    tr!(lang, board_in_hand, side, kind, count)
}

pub fn to_move(side: Side, lang: Lang) -> &'static str {
    match side {
        Side::Sente => tr!(lang, board_sente_to_move),
        Side::Gote => tr!(lang, board_gote_to_move),
    }
}

/// A piece of the box, and how many of its kind are neither on the board nor in a hand.
pub fn boxed(piece: Piece, missing: i32, lang: Lang) -> String {
    let name = with_side(piece, lang);
    match missing {
        0 => tr!(lang, board_boxed_none, name),
        1.. => tr!(lang, board_boxed_left, name, count = missing),
        _ => tr!(lang, board_boxed_too_many, name, count = -missing),
    }
}
