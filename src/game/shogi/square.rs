//! The 81 squares: file 1–9 from the right, rank 1–9 (一–九, a–i) from the top, as sente sees them.

use std::fmt;

use crate::base::messages::{Lang, tr};

/// A square of the board. Its index runs down each file, from 1a over 1i to 9i.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Square(u8);

impl Square {
    pub const COUNT: usize = 81;

    /// The square on a file and rank, both 1–9.
    pub const fn new(file: u8, rank: u8) -> Option<Square> {
        if file >= 1 && file <= 9 && rank >= 1 && rank <= 9 {
            Some(Square((file - 1) * 9 + rank - 1))
        } else {
            None
        }
    }

    pub const fn from_index(index: usize) -> Option<Square> {
        if index < Self::COUNT {
            Some(Square(index as u8))
        } else {
            None
        }
    }

    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// 1 (right) to 9 (left).
    pub const fn file(self) -> u8 {
        self.0 / 9 + 1
    }

    /// 1 (top) to 9 (bottom).
    pub const fn rank(self) -> u8 {
        self.0 % 9 + 1
    }

    /// The same square seen from the other side of the board.
    pub const fn flipped(self) -> Square {
        Square(80 - self.0)
    }

    /// The square so many files to the left and ranks down, if it is on the board.
    pub const fn step(self, files: i8, ranks: i8) -> Option<Square> {
        let file = self.file() as i8 + files;
        let rank = self.rank() as i8 + ranks;
        if file < 1 || rank < 1 {
            return None;
        }
        Square::new(file as u8, rank as u8)
    }

    pub fn all() -> impl DoubleEndedIterator<Item = Square> + Clone {
        (0..81).map(Square)
    }

    /// In reading order: 9a, 8a … 1a, 9b … 1i.
    pub fn reading_order() -> impl Iterator<Item = Square> {
        (1..=9).flat_map(|rank| {
            (1..=9)
                .rev()
                .map(move |file| Square((file - 1) * 9 + rank - 1))
        })
    }

    /// As USI writes it: `7g`.
    pub fn from_usi(text: &str) -> Option<Square> {
        match *text.as_bytes() {
            [file @ b'1'..=b'9', rank @ b'a'..=b'i'] => Square::new(file - b'0', rank - b'a' + 1),
            _ => None,
        }
    }

    /// As the notation of this language writes it.
    pub fn name(self, lang: Lang) -> String {
        match MoveNotation::of(lang) {
            MoveNotation::Western => self.to_string(),
            MoveNotation::Japanese => self.japanese(),
        }
    }

    /// As Japanese notation writes it: `７七`.
    pub fn japanese(self) -> String {
        [
            FILES[self.file() as usize - 1],
            RANKS[self.rank() as usize - 1],
        ]
        .iter()
        .collect()
    }
}

/// How people who speak a language write squares and moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MoveNotation {
    /// `P-7f`.
    Western,
    /// `７六歩`.
    Japanese,
}

impl MoveNotation {
    pub fn of(lang: Lang) -> MoveNotation {
        match tr!(lang, game_shogi_notation) {
            "japanese" => MoveNotation::Japanese,
            _ => MoveNotation::Western,
        }
    }
}

/// The full-width file numbers of Japanese notation, 1–9.
pub(super) const FILES: [char; 9] = ['１', '２', '３', '４', '５', '６', '７', '８', '９'];
/// The rank numbers of Japanese notation, 1–9.
pub(super) const RANKS: [char; 9] = ['一', '二', '三', '四', '五', '六', '七', '八', '九'];

/// As USI writes it.
impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.file(), (b'a' + self.rank() - 1) as char)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_square_has_a_name_that_leads_back_to_it() {
        for square in Square::all() {
            assert_eq!(Square::from_usi(&square.to_string()), Some(square));
            assert_eq!(Square::new(square.file(), square.rank()), Some(square));
            assert_eq!(square.flipped().flipped(), square);
        }
        assert_eq!(Square::from_usi("5e").unwrap().flipped().to_string(), "5e");
        let square = Square::from_usi("7g").unwrap();
        assert_eq!(square.japanese(), "７七");
        let names = [Lang::En, Lang::Ja].map(|lang| square.name(lang));
        assert_eq!(names, ["7g", "７七"]);
        assert_eq!(Square::reading_order().count(), 81);
        assert_eq!(Square::reading_order().next().unwrap().to_string(), "9a");
        for text in ["", "0a", "1j", "10a", "七七", "A1"] {
            assert_eq!(Square::from_usi(text), None);
        }
    }
}
