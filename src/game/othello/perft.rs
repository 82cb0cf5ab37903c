//! NumberKind the lines of play to a depth: the usual check of a move generator.

use super::position::Position;
use super::{Bits, flips, legal_moves};

/// Lines of exactly `depth` plies, plus those that end before. A pass is a ply; a finished game
/// counts one at any depth.
pub fn perft(position: &Position, depth: u32) -> u64 {
    let board = position.size().board();
    lines(position.mover(), position.opponent(), board, depth)
}

fn lines(mover: u64, opponent: u64, board: u64, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let legal = legal_moves(mover, opponent, board);
    if legal == 0 {
        if legal_moves(opponent, mover, board) == 0 {
            return 1;
        }
        return lines(opponent, mover, board, depth - 1);
    }
    if depth == 1 {
        return u64::from(legal.count_ones());
    }
    Bits(legal)
        .map(|square| {
            let flipped = flips(square, mover, opponent);
            let next = mover | flipped | 1 << square;
            lines(opponent & !flipped, next, board, depth - 1)
        })
        .sum()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::othello::Size;

    #[test]
    fn the_numbers_of_lines_are_the_known_ones() {
        let start = Position::start(Size::Eight);
        let known = [
            1, 4, 12, 56, 244, 1396, 8200, 55_092, 390_216, 3_005_288, 24_571_284,
        ];
        for (depth, &count) in known.iter().enumerate() {
            assert_eq!(perft(&start, depth as u32), count, "8×8, depth {depth}");
        }
        let start = Position::start(Size::Six);
        let known = [1364, 7604, 47_740, 308_716, 2_114_912, 14_976_792];
        for (depth, &count) in (5..).zip(&known) {
            assert_eq!(perft(&start, depth), count, "6×6, depth {depth}");
        }
    }

    #[test]
    fn all_games_of_four_by_four_are_counted_at_any_great_depth() {
        assert_eq!(perft(&Position::start(Size::Four), 40), 60_060);
    }
}
