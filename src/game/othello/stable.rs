//! Discs that can never be turned over any more: a lower bound of them.

use super::size::Size;

/// Columns a and h of the frame, for steps that must not wrap round.
const COLUMN_A: u64 = 0x0101_0101_0101_0101;
const COLUMN_H: u64 = 0x8080_8080_8080_8080;

/// The four lines through a square: (step towards higher bits, columns a step up must not reach,
/// columns a step down must not reach).
const LINES: [(u32, u64, u64); 4] = [
    (1, COLUMN_A, COLUMN_H),
    (8, 0, 0),
    (7, COLUMN_H, COLUMN_A),
    (9, COLUMN_A, COLUMN_H),
];

/// Discs of `own` that no play can turn over. A disc is safe along a line if the line is full, if
/// one of its two neighbours there is the edge, or if one of them is a stable disc of its colour;
/// it is stable if it is safe along all four. What this finds is true, but not everything.
pub fn stable(own: u64, other: u64, size: Size) -> u64 {
    let board = size.board();
    let taken = own | other;
    // Along each line: safe whatever the colours are.
    let safe = LINES.map(|(step, no_up, no_down)| {
        let edge = board & !(((board << step) & !no_up) & ((board >> step) & !no_down));
        edge | full_line(board & !taken, step, no_up, no_down)
    });
    let mut stable = own & safe[0] & safe[1] & safe[2] & safe[3];
    loop {
        let mut grown = own;
        for ((step, no_up, no_down), safe) in LINES.into_iter().zip(safe) {
            grown &= safe | ((stable << step) & !no_up) | ((stable >> step) & !no_down);
        }
        if grown == stable {
            return stable;
        }
        stable = grown;
    }
}

/// The squares whose line in this direction has no empty square.
fn full_line(empties: u64, step: u32, no_up: u64, no_down: u64) -> u64 {
    let (mut up, mut down) = (empties, empties);
    for _ in 0..7 {
        up |= (up << step) & !no_up;
        down |= (down >> step) & !no_down;
    }
    !(up | down)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::othello::{Bits, Disc, Position, RandomPosition, Setup, Square};

    /// Discs of the side to move, and of the other, that keep their colour in every line of play.
    fn kept(position: Position, black: u64, white: u64) -> (u64, u64) {
        let setup = position.setup();
        let black = black & setup.discs(Disc::Black);
        let white = white & setup.discs(Disc::White);
        if position.is_over() {
            return (black, white);
        }
        if position.legal() == 0 {
            return kept(position.passed(), black, white);
        }
        Bits(position.legal())
            .filter_map(Square::new)
            .fold((black, white), |(black, white), square| {
                kept(position.play_unchecked(square), black, white)
            })
    }

    #[test]
    fn stable_discs_are_never_turned_over() {
        let mut found = 0;
        for (size, empties) in [(Size::Four, 7), (Size::Six, 7), (Size::Eight, 6)] {
            for seed in 0..40 {
                let recipe = RandomPosition {
                    size,
                    empties,
                    seed,
                };
                let position = recipe.generate().unwrap();
                let setup = position.setup();
                let [black, white] = [Disc::Black, Disc::White].map(|disc| setup.discs(disc));
                let (kept_black, kept_white) = kept(position, u64::MAX, u64::MAX);
                let (stable_black, stable_white) =
                    (stable(black, white, size), stable(white, black, size));
                assert_eq!(stable_black & !kept_black, 0, "{setup}");
                assert_eq!(stable_white & !kept_white, 0, "{setup}");
                found += (stable_black | stable_white).count_ones();
            }
        }
        assert!(found > 300, "only {found} stable discs were found");
    }

    #[test]
    fn a_corner_and_what_leans_on_it_is_stable() {
        // X X X -      The discs on the edges lean on the corner, b2 leans on a1, a2, b1 and c1;
        // X X - -      d4 has only the corner's own safety.
        let setup: Setup = "XXX-XX---------X X".parse().unwrap();
        let black = setup.discs(Disc::Black);
        assert_eq!(stable(black, 0, Size::Four).count_ones(), 6);
        assert_eq!(stable(0, 0, Size::Six), 0);
        let full = Size::Six.board();
        assert_eq!(stable(full, 0, Size::Six), full);
    }
}
