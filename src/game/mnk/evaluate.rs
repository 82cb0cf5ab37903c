//! What a board promises before anybody has won: the rows that are still open to one side alone.

use std::sync::Arc;

use super::rows::Rows;
use super::variant::Variant;

/// No estimate is greater than this.
pub const MOST: i32 = 999;

/// The rows of a board, for the evaluator and for orders of moves.
#[derive(Clone, Debug)]
pub struct OpenRows {
    all: Arc<[u64]>,
    /// The squares in groups: those in most rows first.
    groups: Arc<[u64]>,
}

impl OpenRows {
    pub fn new(variant: Variant) -> OpenRows {
        let all = Rows::of(variant).all(variant.board());
        let mut by_count: Vec<(usize, u64)> = Vec::new();
        for square in variant.all_squares() {
            let through = all.iter().filter(|&row| row & square.bit() != 0).count();
            match by_count.iter_mut().find(|(count, _)| *count == through) {
                Some((_, group)) => *group |= square.bit(),
                None => by_count.push((through, square.bit())),
            }
        }
        by_count.sort_by_key(|&(count, _)| std::cmp::Reverse(count));
        OpenRows {
            all: all.into(),
            groups: by_count.into_iter().map(|(_, group)| group).collect(),
        }
    }

    /// The squares in groups, the most promising first: those in most rows.
    pub fn groups(&self) -> &[u64] {
        &self.groups
    }

    /// A row without a stone of the other side is worth the square of the stones in it; the mover's
    /// gain is the opponent's loss.
    #[inline]
    pub fn judge(&self, mover: u64, opponent: u64) -> i32 {
        let mut value = 0;
        for row in self.all.iter() {
            let (own, other) = (row & mover, row & opponent);
            if other == 0 {
                value += (own.count_ones() * own.count_ones()) as i32;
            } else if own == 0 {
                value -= (other.count_ones() * other.count_ones()) as i32;
            }
        }
        value.clamp(-MOST, MOST)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::mnk::{RandomPosition, Setup, Symmetry};

    #[test]
    fn the_middle_is_worth_most_and_sides_are_equal() {
        let open = OpenRows::new(Variant::TIC_TAC_TOE);
        let corners = 0b101_0000_0000_0000_0101;
        assert_eq!(open.groups()[..2], [1 << 9, corners]);
        assert_eq!(open.judge(1 << 9, 0), 4);
        assert_eq!(open.judge(1, 0), 3);
        assert_eq!(open.judge(0, 1), -3);
        assert_eq!(open.judge(0b11, 0), 4 + 1 + 1 + 1);
        for seed in 0..20 {
            let variant = Variant::CONNECT_FOUR;
            let recipe = RandomPosition {
                variant,
                stones: 12,
                seed,
            };
            let open = OpenRows::new(variant);
            let position = recipe.generate().unwrap();
            let value = open.judge(position.mover(), position.opponent());
            assert_eq!(open.judge(position.opponent(), position.mover()), -value);
            let mirrored: Setup = Symmetry::Mirror.setup(&position.setup());
            let mirrored = mirrored.position().unwrap();
            assert_eq!(open.judge(mirrored.mover(), mirrored.opponent()), value);
        }
    }
}
