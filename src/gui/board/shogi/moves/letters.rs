//! The letter of a kind of piece as a key.

use egui::Key;

use crate::game::shogi::Kind;

/// The kind whose letter is on this key.
pub fn kind_of(key: Key) -> Option<Kind> {
    let name = key.name();
    let mut letters = name.chars();
    match (letters.next(), letters.next()) {
        (Some(letter), None) => Kind::from_letter(letter),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_has_its_letter_as_key() {
        for kind in Kind::ALL {
            let key = Key::from_name(&kind.letter().to_string()).unwrap();
            assert_eq!(kind_of(key), Some(kind));
        }
        assert_eq!(kind_of(Key::Home), None);
    }
}
