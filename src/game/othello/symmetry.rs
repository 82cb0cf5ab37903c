//! The eight ways to turn a board over onto itself.

use super::Bits;
use super::setup::{Disc, Setup};
use super::size::{Size, Square};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Symmetry {
    /// First exchange columns and rows…
    transpose: bool,
    /// …then mirror left and right, and top and bottom.
    mirror_columns: bool,
    mirror_rows: bool,
}

impl Symmetry {
    pub const IDENTITY: Symmetry = Symmetry::new(false, false, false);
    pub const FLIP_HORIZONTAL: Symmetry = Symmetry::new(false, true, false);
    pub const FLIP_VERTICAL: Symmetry = Symmetry::new(false, false, true);
    pub const HALF_TURN: Symmetry = Symmetry::new(false, true, true);
    pub const TRANSPOSE: Symmetry = Symmetry::new(true, false, false);
    /// A quarter turn to the right.
    pub const QUARTER_TURN: Symmetry = Symmetry::new(true, true, false);
    pub const THREE_QUARTER_TURN: Symmetry = Symmetry::new(true, false, true);
    pub const ANTI_TRANSPOSE: Symmetry = Symmetry::new(true, true, true);

    pub const ALL: [Symmetry; 8] = [
        Symmetry::IDENTITY,
        Symmetry::FLIP_HORIZONTAL,
        Symmetry::FLIP_VERTICAL,
        Symmetry::HALF_TURN,
        Symmetry::TRANSPOSE,
        Symmetry::QUARTER_TURN,
        Symmetry::THREE_QUARTER_TURN,
        Symmetry::ANTI_TRANSPOSE,
    ];

    const fn new(transpose: bool, mirror_columns: bool, mirror_rows: bool) -> Symmetry {
        Symmetry {
            transpose,
            mirror_columns,
            mirror_rows,
        }
    }

    /// Where a square of a board of this size goes; one outside the board stays.
    pub fn square(self, square: Square, size: Size) -> Square {
        let last = size.edge() - 1;
        let (mut x, mut y) = (square.column(), square.row());
        if x > last || y > last {
            return square;
        }
        if self.transpose {
            (x, y) = (y, x);
        }
        if self.mirror_columns {
            x = last - x;
        }
        if self.mirror_rows {
            y = last - y;
        }
        size.square(x, y).unwrap_or(square)
    }

    pub fn setup(self, setup: &Setup) -> Setup {
        let size = setup.size();
        let turned = |bits: u64| {
            Bits(bits)
                .filter_map(Square::new)
                .fold(0, |all, square| all | self.square(square, size).bit())
        };
        let black = turned(setup.discs(Disc::Black));
        Setup::from_bits(size, black, turned(setup.discs(Disc::White)), setup.side)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::othello::{RandomPosition, perft};

    #[test]
    fn a_quarter_turn_moves_the_top_row_to_the_right_edge() {
        let setup: Setup = "XO-------------- X".parse().unwrap();
        assert_eq!(
            Symmetry::QUARTER_TURN.setup(&setup).to_string(),
            "---X---O-------- X"
        );
        assert_eq!(
            Symmetry::FLIP_HORIZONTAL.setup(&setup).to_string(),
            "--OX------------ X"
        );
        assert_eq!(
            Symmetry::FLIP_VERTICAL.setup(&setup).to_string(),
            "------------XO-- X"
        );
    }

    #[test]
    fn turned_boards_have_turned_moves_and_as_many_lines() {
        for (size, empties) in [(Size::Four, 6), (Size::Six, 14), (Size::Eight, 30)] {
            let recipe = RandomPosition {
                size,
                empties,
                seed: 3,
            };
            let setup = recipe.generate().unwrap().setup();
            let count = perft(&setup.position().unwrap(), 4);
            let mut images = Vec::new();
            for symmetry in Symmetry::ALL {
                let image = symmetry.setup(&setup);
                assert_eq!(perft(&image.position().unwrap(), 4), count);
                let legal = Bits(setup.legal(setup.side))
                    .filter_map(Square::new)
                    .fold(0, |all, square| all | symmetry.square(square, size).bit());
                assert_eq!(image.legal(image.side), legal);
                assert!(!images.contains(&image), "all eight differ");
                images.push(image);
                let back = Symmetry::ALL
                    .into_iter()
                    .filter(|s| s.setup(&image) == setup);
                assert_eq!(back.count(), 1);
            }
        }
    }
}
