//! Ranks and hands of shogi as the window's language writes them.

use crate::base::messages::Lang;
use crate::game::shogi::{Kind, MoveNotation, Square};

/// The last sign of a square's name: 2b, or ２二.
pub fn rank(square: Square, lang: Lang) -> String {
    square.name(lang).chars().last().into_iter().collect()
}

/// A hand that SFEN writes, as the language does.
pub fn hand(sfen: &str, lang: Lang) -> String {
    if MoveNotation::of(lang) == MoveNotation::Western {
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
