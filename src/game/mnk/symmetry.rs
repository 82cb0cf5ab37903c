//! The ways to turn a board over onto itself: eight of a square one, four of another, and left and
//! right alone where stones fall.

use super::setup::{Setup, Stone};
use super::square::Bits;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Symmetry {
    /// Left and right.
    Mirror,
    /// Top and bottom.
    UpsideDown,
    /// A quarter turn to the right.
    QuarterTurn,
}

impl Symmetry {
    pub const ALL: [Symmetry; 3] = [
        Symmetry::Mirror,
        Symmetry::UpsideDown,
        Symmetry::QuarterTurn,
    ];

    /// Whether it leaves the game as it is.
    pub const fn keeps(self, setup: &Setup) -> bool {
        let variant = setup.variant();
        match self {
            Symmetry::Mirror => true,
            Symmetry::UpsideDown => !variant.gravity(),
            Symmetry::QuarterTurn => !variant.gravity() && variant.columns() == variant.rows(),
        }
    }

    /// The board turned; as it is where that would be another game.
    pub fn setup(self, setup: &Setup) -> Setup {
        if !self.keeps(setup) {
            return *setup;
        }
        let variant = setup.variant();
        let (right, bottom) = (variant.columns() - 1, variant.rows() - 1);
        let mut turned = Setup::empty(variant).with_side(setup.side);
        for stone in [Stone::X, Stone::O] {
            for square in Bits(setup.stones(stone)) {
                let (x, y) = (square.column(), square.row());
                let (x, y) = match self {
                    Symmetry::Mirror => (right - x, y),
                    Symmetry::UpsideDown => (x, bottom - y),
                    Symmetry::QuarterTurn => (bottom - y, x),
                };
                if let Some(to) = variant.square(x, y) {
                    turned.set(to, Some(stone));
                }
            }
        }
        turned
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::mnk::{RandomPosition, Variant, perft};

    #[test]
    fn turned_boards_have_as_many_lines() {
        let square = Variant::new(5, 5, 4, false).unwrap();
        let wide = Variant::new(6, 4, 3, false).unwrap();
        for variant in [square, wide, Variant::CONNECT_FOUR] {
            for seed in 1..20 {
                let recipe = RandomPosition {
                    variant,
                    stones: 7,
                    seed,
                };
                let Ok(position) = recipe.generate() else {
                    continue;
                };
                let setup = position.setup();
                for symmetry in Symmetry::ALL {
                    let mut image = symmetry.setup(&setup);
                    let lines = |s: &Setup| perft(&s.position().unwrap(), 3);
                    assert_eq!(lines(&image), lines(&setup));
                    for _ in 0..3 {
                        image = symmetry.setup(&image);
                    }
                    assert_eq!(image, setup, "four times is once round");
                }
            }
        }
    }

    #[test]
    fn a_quarter_turn_moves_the_top_row_to_the_right_edge() {
        let setup = |text: &str| Setup::try_from(text.to_owned()).unwrap();
        let start = setup("XO. ... ... X");
        assert_eq!(Symmetry::QuarterTurn.setup(&start), setup("..X ..O ... X"));
        assert_eq!(Symmetry::Mirror.setup(&start), setup(".OX ... ... X"));
        assert_eq!(Symmetry::UpsideDown.setup(&start), setup("... ... XO. X"));
    }
}
