//! What a board looks worth without searching, and which squares are worth trying first.

use super::legal_moves;
use super::position::plain;
use super::size::Size;

/// The difference of the discs.
#[inline]
pub fn discs(mover: u64, opponent: u64) -> i32 {
    plain(mover, opponent)
}

/// Squares that a turn or a mirror maps onto each other, with their weight in quarters of a disc.
#[derive(Clone, Copy)]
struct Class {
    squares: u64,
    weight: i32,
}

/// What one more move to choose from is worth, in quarters of a disc.
const MOBILITY: i32 = 3;

/// Weights by distance from the two nearest edges. Corners are never lost again; the squares
/// beside an empty one give it away.
static EIGHT: [Class; 10] = [
    class(Size::Eight, 0, 0, 40),
    class(Size::Eight, 2, 0, 8),
    class(Size::Eight, 2, 2, 3),
    class(Size::Eight, 3, 0, 2),
    class(Size::Eight, 3, 2, 1),
    class(Size::Eight, 3, 3, 0),
    class(Size::Eight, 3, 1, -2),
    class(Size::Eight, 2, 1, -3),
    class(Size::Eight, 1, 0, -12),
    class(Size::Eight, 1, 1, -20),
];
static SIX: [Class; 6] = [
    class(Size::Six, 0, 0, 36),
    class(Size::Six, 2, 0, 6),
    class(Size::Six, 2, 2, 1),
    class(Size::Six, 2, 1, -2),
    class(Size::Six, 1, 0, -10),
    class(Size::Six, 1, 1, -16),
];
static FOUR: [Class; 3] = [
    class(Size::Four, 0, 0, 24),
    class(Size::Four, 1, 1, 0),
    class(Size::Four, 1, 0, -4),
];

const fn classes(size: Size) -> &'static [Class] {
    match size {
        Size::Four => &FOUR,
        Size::Six => &SIX,
        Size::Eight => &EIGHT,
    }
}

/// The class of the square `a` columns and `b` rows from a corner.
const fn class(size: Size, a: u32, b: u32, weight: i32) -> Class {
    let last = size.edge() - 1;
    let columns = [a, last - a, b, last - b];
    let rows = [b, last - b, a, last - a];
    let mut squares = 0;
    let mut i = 0;
    while i < 8 {
        // Two choices of which distance is the column's, four corners each.
        let half = (i / 4) * 2;
        let column = columns[half + i % 2];
        let row = rows[half + (i / 2) % 2];
        squares |= 1 << (row * 8 + column);
        i += 1;
    }
    Class { squares, weight }
}

/// Square weights and mobility, in discs; the mover's gain is the opponent's loss.
pub fn positional(mover: u64, opponent: u64, size: Size) -> i32 {
    let weights: i32 = classes(size)
        .iter()
        .map(|class| class.weight * plain(mover & class.squares, opponent & class.squares))
        .sum();
    let board = size.board();
    let mobility = plain(
        legal_moves(mover, opponent, board),
        legal_moves(opponent, mover, board),
    );
    let most = size.squares() as i32;
    ((weights + MOBILITY * mobility) / 4).clamp(-most, most)
}

/// The squares of the board in a fixed order of promise, in groups: corners first, the squares
/// that give corners away last.
pub fn priority(size: Size) -> impl Iterator<Item = u64> {
    classes(size).iter().map(|class| class.squares)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::othello::{RandomPosition, Setup, Symmetry};

    #[test]
    fn classes_cover_each_board_once() {
        for size in Size::ALL {
            let mut seen = 0;
            for squares in priority(size) {
                assert_eq!(seen & squares, 0);
                seen |= squares;
            }
            assert_eq!(seen, size.board());
            let corner = priority(size).next().unwrap();
            assert_eq!(corner.count_ones(), 4);
        }
    }

    #[test]
    fn both_sides_and_all_turns_see_the_same() {
        for size in Size::ALL {
            for seed in 0..20 {
                let recipe = RandomPosition {
                    size,
                    empties: size.squares() / 2,
                    seed,
                };
                let position = recipe.generate().unwrap();
                let (mover, opponent) = (position.mover(), position.opponent());
                let value = positional(mover, opponent, size);
                assert_eq!(positional(opponent, mover, size), -value);
                for symmetry in Symmetry::ALL {
                    let turned = symmetry.setup(&position.setup()).position().unwrap();
                    assert_eq!(positional(turned.mover(), turned.opponent(), size), value);
                }
            }
        }
    }

    #[test]
    fn a_corner_is_worth_more_than_the_square_beside_it() {
        let value = |text: &str| {
            let position = text.parse::<Setup>().unwrap().position().unwrap();
            positional(position.mover(), position.opponent(), position.size())
        };
        let corner = value("X-------------XO------OX------------ X");
        let beside = value("-------X------XO------OX------------ X");
        assert!(corner > 0 && beside < 0);
    }
}
