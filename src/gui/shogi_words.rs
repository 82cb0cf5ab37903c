//! Pieces, sides and squares of shogi inside sentences, as the window's language writes them.

use crate::base::messages::{Lang, tr};
use crate::game::shogi::{Kind, Piece, Side, Square};

/// Whether a language writes shogi with the signs of Japanese notation, or with letters and words.
pub fn in_kanji(lang: Lang) -> bool {
    tr!(lang, board_shogi_notation) == "japanese"
}

pub fn side(side: Side, lang: Lang) -> &'static str {
    match in_kanji(lang) {
        true => side.japanese(),
        false => side.english(),
    }
}

pub fn kind(kind: Kind, lang: Lang) -> String {
    match in_kanji(lang) {
        true => kind.kanji().to_string(),
        false => kind.english().to_owned(),
    }
}

pub fn piece(piece: Piece, lang: Lang) -> &'static str {
    match in_kanji(lang) {
        true => piece.name(),
        false => piece.english(),
    }
}

pub fn square(square: Square, lang: Lang) -> String {
    match in_kanji(lang) {
        true => square.japanese(),
        false => square.to_string(),
    }
}

/// The last sign of a square's name: 2b, or ２二.
pub fn rank(square: Square, lang: Lang) -> String {
    let name = self::square(square, lang);
    name.chars().last().into_iter().collect()
}

/// A hand that SFEN writes, as the language does.
pub fn hand(sfen: &str, lang: Lang) -> String {
    if !in_kanji(lang) {
        return sfen.to_owned();
    }
    let mut text = String::new();
    let mut count = String::new();
    for c in sfen.chars() {
        if c.is_ascii_digit() {
            count.push(c);
            continue;
        }
        text.push(Kind::from_letter(c).map_or('?', Kind::kanji));
        text.push_str(&std::mem::take(&mut count));
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_language_has_a_notation() {
        for lang in Lang::ALL {
            let notation = tr!(lang, board_shogi_notation);
            assert!(matches!(notation, "western" | "japanese"), "{notation}");
        }
        let square = Square::new(2, 2).unwrap();
        assert_eq!(
            [Lang::En, Lang::Ja].map(|lang| rank(square, lang)),
            ["b", "二"]
        );
        assert_eq!(
            [Lang::En, Lang::Ja].map(|lang| hand("R2P", lang)),
            ["R2P", "飛歩2"]
        );
    }
}
