//! What an editor does to a [`Setup`] with one piece: it takes it from somewhere and puts it
//! somewhere else. Pieces that are neither on the board nor in a hand lie in the box.
//!
//! Knows nothing of the rules of play, nor of pointers and keys.

use super::piece::{Kind, Piece, Side};
use super::setup::Setup;
use super::square::Square;

/// Where a piece is taken from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Source {
    Board(Square),
    Hand(Side, Kind),
    /// A piece out of the box, in this form. The box never runs out: what is too much is told by
    /// the reasons against the setup.
    Box(Piece),
}

/// Where it is put.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Target {
    Board(Square),
    Hand(Side),
    /// Away.
    Box,
}

impl Setup {
    /// The piece that a source would give.
    pub fn at_source(&self, source: Source) -> Option<Piece> {
        match source {
            Source::Board(square) => self.piece(square),
            Source::Hand(side, kind) => {
                (self.in_hand(side, kind) > 0).then_some(Piece::new(side, kind))
            }
            Source::Box(piece) => Some(piece),
        }
    }

    /// Takes one piece from here to there; whether that changed anything. A piece of the game that
    /// comes to stand on another takes it into its side's hand; one out of the box replaces it.
    /// Kings cannot go to a hand.
    pub fn transfer(&mut self, from: Source, to: Target) -> bool {
        let Some(piece) = self.at_source(from) else {
            return false;
        };
        let stays = match (from, to) {
            (Source::Board(from), Target::Board(to)) => from == to,
            (Source::Hand(from, _), Target::Hand(to)) => from == to,
            (Source::Box(piece), Target::Board(square)) => self.piece(square) == Some(piece),
            (Source::Box(_), Target::Box) => true,
            _ => false,
        };
        if stays || (matches!(to, Target::Hand(_)) && piece.kind == Kind::King) {
            return false;
        }
        match from {
            Source::Board(square) => {
                self.remove(square);
            }
            Source::Hand(side, kind) => {
                self.take_from_hand(side, kind);
            }
            Source::Box(_) => {}
        }
        match to {
            Target::Board(square) => {
                let taken = self.put(square, piece);
                if let (Some(taken), Source::Board(_) | Source::Hand(..)) = (taken, from) {
                    self.add_to_hand(piece.side, taken.kind);
                }
            }
            Target::Hand(side) => {
                self.add_to_hand(side, piece.kind);
            }
            Target::Box => {}
        }
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::shogi::Preset;

    fn square(name: &str) -> Square {
        Square::from_usi(name).unwrap()
    }

    #[test]
    fn pieces_go_from_board_to_hand_to_board_to_box() {
        let mut setup = Preset::Start.setup();
        let total = |setup: &Setup| Kind::ALL.map(|kind| setup.count(kind));
        let full = total(&setup);
        // The bishop takes a pawn, whose place is then empty.
        assert!(setup.transfer(Source::Board(square("8h")), Target::Board(square("3c"))));
        assert_eq!(setup.in_hand(Side::Sente, Kind::Pawn), 1);
        assert_eq!(total(&setup), full);
        // The pawn goes over to gote and is put on the board as gote's.
        assert!(setup.transfer(
            Source::Hand(Side::Sente, Kind::Pawn),
            Target::Hand(Side::Gote)
        ));
        assert!(setup.transfer(
            Source::Hand(Side::Gote, Kind::Pawn),
            Target::Board(square("5e"))
        ));
        let pawn = Piece::new(Side::Gote, Kind::Pawn);
        assert_eq!(setup.piece(square("5e")), Some(pawn));
        assert_eq!(total(&setup), full);
        // Promoted or not, in a hand it is a pawn.
        setup.toggle_promotion(square("5e"));
        assert!(setup.transfer(Source::Board(square("5e")), Target::Hand(Side::Sente)));
        assert_eq!(setup.in_hand(Side::Sente, Kind::Pawn), 1);
        assert!(setup.transfer(Source::Hand(Side::Sente, Kind::Pawn), Target::Box));
        assert_eq!(setup.count(Kind::Pawn), 17);
    }

    #[test]
    fn what_would_change_nothing_changes_nothing() {
        let start = Preset::Start.setup();
        let gold = Source::Box(Piece::new(Side::Sente, Kind::Gold));
        let king = Source::Board(square("5i"));
        for (from, to) in [
            (king, Target::Board(square("5i"))),
            (king, Target::Hand(Side::Sente)),
            (Source::Board(square("5e")), Target::Box),
            (
                Source::Hand(Side::Sente, Kind::Pawn),
                Target::Board(square("5e")),
            ),
            (gold, Target::Board(square("4i"))),
            (gold, Target::Box),
        ] {
            let mut setup = start.clone();
            assert!(!setup.transfer(from, to), "{from:?} {to:?}");
            assert_eq!(setup, start);
        }
    }

    #[test]
    fn the_box_replaces_without_taking() {
        let mut setup = Preset::Start.setup();
        let tokin = Piece::new(Side::Gote, Kind::Pawn).promoted();
        assert!(setup.transfer(Source::Box(tokin), Target::Board(square("2h"))));
        assert_eq!(setup.piece(square("2h")), Some(tokin));
        assert_eq!(setup.count(Kind::Rook), 1);
        assert_eq!(setup.in_hand(Side::Gote, Kind::Rook), 0);
        assert!(setup.transfer(Source::Box(tokin), Target::Hand(Side::Sente)));
        assert_eq!(setup.in_hand(Side::Sente, Kind::Pawn), 1);
    }
}
