//! Categories of moves, by which realization probability tells likely moves from unlikely ones.

use super::check::distance;
use super::evaluate::piece_value;
use super::moves::ShogiMove;
use super::piece::{Kind, Side};
use super::position::Position;
use super::square::Square;

/// Kinds of moves, by what a player sees before reading ahead.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum Category {
    OutOfCheckByTaking,
    OutOfCheckByKing,
    OutOfCheckByMove,
    OutOfCheckByDrop,
    TakesBackWithGain,
    TakesBack,
    WinsMuch,
    WinsSomething,
    TakesAtALoss,
    PromotesSafely,
    PromotesAtRisk,
    ChecksSafely,
    ChecksByDropSafely,
    ChecksAtRisk,
    SavesAPiece,
    DropsByEnemyKing,
    DropsByOwnKing,
    DropsAttacking,
    DropsPawn,
    DropsElsewhere,
    PawnForward,
    PawnAgainstPiece,
    King,
    GeneralHome,
    GeneralForward,
    KnightOrLance,
    MajorPiece,
    GivesAway,
}

impl Category {
    /// Its place among [`CATEGORIES`].
    pub const fn index(self) -> u8 {
        self as u8
    }
}

/// Names of the categories.
pub const CATEGORIES: &[&str] = &[
    "out of check by taking",
    "out of check by the king",
    "out of check by a move",
    "out of check by a drop",
    "takes back with a gain",
    "takes back",
    "wins much",
    "wins something",
    "takes at a loss",
    "promotes safely",
    "promotes at risk",
    "checks safely",
    "checks safely by a drop",
    "checks at risk",
    "saves a piece",
    "drops by the enemy's king",
    "drops by the own king",
    "drops, attacking",
    "drops a pawn",
    "drops elsewhere",
    "pawn forward",
    "pawn against a piece",
    "king",
    "gold or silver towards home",
    "gold or silver forward",
    "knight or lance",
    "rook or bishop",
    "gives a piece away",
];

/// Puts the moves of one position into categories.
pub struct Sorter<'a> {
    position: &'a Position,
    in_check: bool,
    us: Side,
    last: Option<Square>,
    own_king: Option<Square>,
    enemy_king: Option<Square>,
}

impl<'a> Sorter<'a> {
    pub fn new(position: &'a Position) -> Sorter<'a> {
        let us = position.turn();
        Sorter {
            position,
            in_check: position.in_check(),
            us,
            last: position.last_move().map(ShogiMove::to),
            own_king: position.king(us),
            enemy_king: position.king(us.other()),
        }
    }

    /// The category of a legal move that gains so much material at once.
    pub fn of(&self, m: ShogiMove, gain: i32) -> Category {
        let piece = m.piece_before();
        let taken = self.position.piece(m.to()).is_some();
        if self.in_check {
            return match (taken, piece.kind) {
                (true, _) => Category::OutOfCheckByTaking,
                (_, Kind::King) => Category::OutOfCheckByKing,
                _ if m.dropped().is_some() => Category::OutOfCheckByDrop,
                _ => Category::OutOfCheckByMove,
            };
        }
        let enemies = self.position.attackers(self.us.other(), m.to());
        let friends = self.position.attackers(self.us, m.to());
        // The piece that moves is among the friends, unless it is dropped.
        let guards = friends.saturating_sub(u32::from(m.dropped().is_none()));
        let worth = piece_value(piece.kind, piece.is_promoted());
        // A king takes nothing that is guarded.
        let king_alone = enemies == 1
            && guards > 0
            && self
                .enemy_king
                .is_some_and(|king| distance(king, m.to()) == 1);
        let enemies = if king_alone { 0 } else { enemies };
        let safe = enemies == 0 || guards > 0 && worth <= 320;
        let at_risk = enemies > guards || enemies > 0 && worth >= 800;
        if taken {
            let back = self.last == Some(m.to());
            let net = gain - if at_risk { worth } else { 0 };
            return match (back, net) {
                (true, 1..) => Category::TakesBackWithGain,
                (true, _) => Category::TakesBack,
                (_, 900..) => Category::WinsMuch,
                (_, 1..) => Category::WinsSomething,
                _ => Category::TakesAtALoss,
            };
        }
        if self.position.gives_check(m) {
            return match (safe, m.dropped()) {
                (true, Some(_)) => Category::ChecksByDropSafely,
                (true, None) => Category::ChecksSafely,
                _ => Category::ChecksAtRisk,
            };
        }
        if m.promotes() {
            return if at_risk {
                Category::PromotesAtRisk
            } else {
                Category::PromotesSafely
            };
        }
        if let Some(kind) = m.dropped() {
            return self.drop(m, kind, at_risk);
        }
        if at_risk && worth >= 300 {
            return Category::GivesAway;
        }
        let from = m.from().unwrap_or(m.to());
        let attacked = self.position.attackers(self.us.other(), from) > 0;
        if attacked && enemies == 0 && worth >= 300 {
            return Category::SavesAPiece;
        }
        let ahead = |square: Square| self.us.rank_ahead(square.rank());
        match piece.kind {
            Kind::King => Category::King,
            Kind::Pawn if !piece.is_promoted() => {
                if self.attacks_forward(m.to()) {
                    Category::PawnAgainstPiece
                } else {
                    Category::PawnForward
                }
            }
            Kind::Rook | Kind::Bishop => Category::MajorPiece,
            Kind::Knight | Kind::Lance if !piece.is_promoted() => Category::KnightOrLance,
            _ => {
                let nearer = self
                    .own_king
                    .is_some_and(|king| distance(m.to(), king) < distance(from, king));
                if nearer || ahead(m.to()) > ahead(from) {
                    Category::GeneralHome
                } else {
                    Category::GeneralForward
                }
            }
        }
    }

    fn drop(&self, m: ShogiMove, kind: Kind, at_risk: bool) -> Category {
        let near = |king: Option<Square>| king.is_some_and(|king| distance(m.to(), king) <= 2);
        if at_risk && kind != Kind::Pawn {
            Category::GivesAway
        } else if near(self.enemy_king) {
            Category::DropsByEnemyKing
        } else if kind == Kind::Pawn {
            Category::DropsPawn
        } else if near(self.own_king) {
            Category::DropsByOwnKing
        } else if self.attacks_forward(m.to()) {
            Category::DropsAttacking
        } else {
            Category::DropsElsewhere
        }
    }

    /// Whether an enemy's piece other than a pawn stands right in front of a square.
    fn attacks_forward(&self, square: Square) -> bool {
        let rank = i32::from(square.rank()) + i32::from(self.us.forward());
        u8::try_from(rank)
            .ok()
            .and_then(|rank| Square::new(square.file(), rank))
            .and_then(|front| self.position.piece(front))
            .is_some_and(|piece| piece.side != self.us && piece.kind != Kind::Pawn)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::shogi::notation::sfen;
    use crate::game::shogi::{Gains, ShogiEvaluator};

    #[test]
    fn categories_tell_moves_apart() {
        let setup = sfen::read_setup("4k4/9/4P4/9/9/9/9/1R5b1/4K4 b Gp 1").unwrap();
        let position = Position::new(&setup).unwrap();
        let sorter = Sorter::new(&position);
        let of = |text: &str| {
            let m = position.usi_move(text).unwrap();
            let gains = Gains::new(ShogiEvaluator::Material, &position);
            sorter.of(m, gains.of(m))
        };
        assert_eq!(of("8h2h"), Category::WinsMuch);
        assert_eq!(of("G*5b"), Category::ChecksByDropSafely);
        assert_eq!(of("5c5b"), Category::ChecksAtRisk);
        assert_eq!(of("5i4i"), Category::King);
        assert_eq!(of("8h8g"), Category::MajorPiece);
        assert_eq!(of("G*5h"), Category::DropsByOwnKing);
        assert_eq!(of("8h8a+"), Category::ChecksSafely);
        // Every category has its name.
        assert_eq!(
            usize::from(Category::GivesAway.index()) + 1,
            CATEGORIES.len()
        );
    }
}
