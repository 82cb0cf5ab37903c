//! Checks: which moves give one, who gives it, and what can be put in its way.

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
