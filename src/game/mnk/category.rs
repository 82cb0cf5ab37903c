//! Categories of moves, for searches by realization probability: what a stone does for the rows
//! through its square.

use std::sync::Arc;

use super::rows::Rows;
use super::square::Square;
use super::variant::Variant;

/// Names of the categories, the most forcing first.
pub const CATEGORIES: &[&str] = &[
    "makes a row",
    "stops a row",
    "allows one above",
    "one short",
    "two short",
    "open row",
    "no row",
];

pub const MAKES: u8 = 0;
pub const STOPS: u8 = 1;
const ALLOWS: u8 = 2;
const ONE_SHORT: u8 = 3;
const TWO_SHORT: u8 = 4;
const OPEN: u8 = 5;
const NO_ROW: u8 = 6;

/// The rows through every square.
#[derive(Clone, Debug)]
pub struct Categories {
    rows: Rows,
    variant: Variant,
    through: Arc<[Vec<u64>]>,
}

impl Categories {
    pub fn new(variant: Variant) -> Categories {
        let rows = Rows::of(variant);
        let all = rows.all(variant.board());
        let through = (0..64).map(|index| {
            let of_square = all.iter().filter(|&row| row >> index & 1 == 1);
            of_square.copied().collect()
        });
        Categories {
            rows,
            variant,
            through: through.collect(),
        }
    }

    /// The category of a stone of the mover on an empty square.
    pub fn of(&self, square: Square, mover: u64, opponent: u64) -> u8 {
        if self.rows.any(mover | square.bit()) {
            return MAKES;
        }
        if self.rows.any(opponent | square.bit()) {
            return STOPS;
        }
        // The square on which the next stone of this column lands.
        let above = match self.variant.gravity() {
            true => square.bit() >> 8,
            false => 0,
        };
        if above != 0 && self.rows.any(opponent | above) {
            return ALLOWS;
        }
        let open = self.through[square.index() as usize].iter();
        let open = open.filter(|&row| row & opponent == 0);
        let most = open.map(|row| (row & mover).count_ones() + 1).max();
        match most.map(|stones| self.variant.in_row() - stones) {
            Some(1) => ONE_SHORT,
            Some(2) => TWO_SHORT,
            Some(_) => OPEN,
            None => NO_ROW,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::mnk::{Hint, read};

    #[test]
    fn moves_are_told_apart_by_what_they_do() {
        let categories = |text: &str| -> Vec<&str> {
            let position = read(text, &Hint::default()).unwrap().setup;
            let position = position.position().unwrap();
            let categories = Categories::new(position.variant());
            let (mover, opponent) = (position.mover(), position.opponent());
            let legal = crate::game::mnk::Bits(position.legal());
            legal
                .map(|square| CATEGORIES[usize::from(categories.of(square, mover, opponent))])
                .collect()
        };
        assert_eq!(
            categories("XX. OO. ... X"),
            [
                "makes a row",
                "stops a row",
                "two short",
                "two short",
                "two short"
            ]
        );
        assert_eq!(
            categories("X.. .O. ... X"),
            [
                "one short",
                "one short",
                "one short",
                "two short",
                "one short",
                "two short",
                "two short"
            ]
        );
        assert_eq!(categories("XOX XO. OXO X"), ["no row"]);
        // On c4 O would complete its row on c3.
        let fall = categories(".... .... OO.O XX.X X in-row 3 gravity");
        assert!(fall.contains(&"makes a row"));
        let fall = categories("connect4 112233");
        assert!(fall.contains(&"makes a row"));
        // A stone on d4 lets O complete its row on d3.
        let above = categories("..... ..... XOO.O XXO.X X in-row 4 gravity");
        assert_eq!(above.last(), Some(&"allows one above"));
    }
}
