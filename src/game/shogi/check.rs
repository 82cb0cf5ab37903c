//! Checks: which moves give one, who gives it, what can be put in its way, and mate in one.

use rsshogi::mate::solve_mate_in_one_in_place;
use rsshogi::types::EnteringKingRule;

use super::moves::{ShogiMove, color, raw_square};
use super::piece::Side;
use super::position::Position;
use super::square::Square;

impl Position {
    /// Whether a legal move puts the other king in check.
    #[inline]
    pub fn gives_check(&self, m: ShogiMove) -> bool {
        self.inner.gives_check_move32(m.0)
    }

    /// The one piece that gives check to the side to move; nothing if there is none, or two.
    pub fn checker(&self) -> Option<Square> {
        let checkers = self.inner.checkers();
        if checkers.count() != 1 {
            return None;
        }
        Square::from_index(checkers.lsb()?.to_index())
    }

    /// A move that mates at once, if there is one. The position comes back as it was.
    pub fn mate_in_one(&mut self) -> Option<ShogiMove> {
        solve_mate_in_one_in_place(&mut self.inner).map(ShogiMove)
    }

    /// Whether the side to move may declare a win by its king in the enemy's camp (27 points).
    pub fn may_declare(&self) -> bool {
        let mut board = self.inner.clone();
        board.set_entering_king_rule(EnteringKingRule::Point27);
        board.evaluate_declaration().can_declare
    }

    /// How many pieces of a side could take on a square, the king included.
    pub fn attackers(&self, side: Side, square: Square) -> u32 {
        self.inner
            .attackers_to_color_current(color(side), raw_square(square))
            .count()
    }
}

/// How many king's steps lie between two squares.
pub fn distance(a: Square, b: Square) -> u8 {
    a.file().abs_diff(b.file()).max(a.rank().abs_diff(b.rank()))
}

/// Whether `square` lies strictly between two squares of one line.
pub fn is_between(square: Square, a: Square, b: Square) -> bool {
    let vector = |from: Square, to: Square| {
        (
            i32::from(to.file()) - i32::from(from.file()),
            i32::from(to.rank()) - i32::from(from.rank()),
        )
    };
    let ((x, y), (u, v)) = (vector(a, b), vector(a, square));
    let straight = x == 0 || y == 0 || x.abs() == y.abs();
    let on_line = u * y == v * x && u * x >= 0 && v * y >= 0;
    let steps = distance(a, square);
    straight && on_line && steps > 0 && steps < distance(a, b)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(text: &str) -> Square {
        Square::from_usi(text).expect("a square")
    }

    fn position(text: &str) -> Position {
        let setup = crate::game::shogi::notation::sfen::read_setup(text).expect("a position");
        Position::new(&setup).expect("a position that can be played")
    }

    #[test]
    fn mate_in_one_is_found_and_leaves_the_position_alone() {
        let mut here = position("4k4/9/4P4/9/9/9/9/9/4K4 b G 1");
        let before = here.setup();
        let m = here.mate_in_one().expect("gold in front of the king");
        assert_eq!(m.to_string(), "G*5b");
        assert_eq!(here.setup(), before);
        here.play(m);
        assert!(here.has_no_move());
        assert_eq!(position("4k4/9/9/9/9/9/9/9/4K4 b G 1").mate_in_one(), None);
    }

    #[test]
    fn a_king_among_the_enemy_may_declare_with_enough_pieces() {
        // Ten pieces beside the king in the camp and 28 points with two rooks and two bishops.
        let enough = "2K6/PPPPPPPPP/+P8/9/9/9/9/9/8k b 2R2B 1";
        assert!(position(enough).may_declare());
        assert!(!position("2K6/PPPPPPPPP/+P8/9/9/9/9/9/8k b R 1").may_declare());
    }

    #[test]
    fn squares_between_lie_on_the_line_and_inside_it() {
        assert!(is_between(at("5e"), at("5a"), at("5i")));
        assert!(is_between(at("4d"), at("2b"), at("7g")));
        assert!(!is_between(at("5i"), at("5a"), at("5i")));
        assert!(!is_between(at("4e"), at("5a"), at("5i")));
        assert!(!is_between(at("3b"), at("5c"), at("4c")));
        // A knight's jump is no line.
        assert!(!is_between(at("5b"), at("5a"), at("4c")));
    }
}
