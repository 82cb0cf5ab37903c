//! What the places of a shogi board are called for those who cannot see them, and in tests.

use crate::base::messages::{Lang, tr};
use crate::game::shogi::{Kind, Piece, Setup, Side, Square};

/// "square 7g sente pawn".
pub fn square(square: Square, setup: &Setup, lang: Lang) -> String {
    match setup.piece(square) {
        Some(piece) => lang.pick(
            format!("square {square} {}", with_side(piece, Lang::En)),
            format!("{} {}", square.japanese(), with_side(piece, Lang::Ja)),
        ),
        None => lang.pick(
            format!("square {square} empty"),
            format!("{} 空き", square.japanese()),
        ),
    }
}

pub fn with_side(piece: Piece, lang: Lang) -> String {
    tr!(
        lang,
        board_names_form,
        side = piece.side.name(lang),
        piece = piece.name(lang)
    )
}

pub fn stand(side: Side, lang: Lang) -> String {
    tr!(lang, board_s_stand, side = side.name(lang))
}

pub fn held(side: Side, kind: Kind, count: u8, lang: Lang) -> String {
    lang.pick(
        format!("{}'s hand: {}, {count}", side.name(lang), kind.name(lang)),
        format!("{}の持駒 {} {count}枚", side.name(lang), kind.kanji()),
    )
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
    let (en, ja) = match missing {
        0 => ("none left".to_owned(), "残りなし".to_owned()),
        1.. => (format!("{missing} left"), format!("残り{missing}枚")),
        _ => (
            format!("{} too many", -missing),
            format!("{}枚多い", -missing),
        ),
    };
    lang.pick(format!("box: {name}, {en}"), format!("駒箱: {name} {ja}"))
}
