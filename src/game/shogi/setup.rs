//! `Setup`: any arrangement of pieces, hands and side to move, freely editable.
//!
//! Nothing here asks whether the arrangement could be played; `reason.rs` does.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::piece::{Kind, Piece, Side};
use super::square::Square;

/// Any arrangement of pieces, as a board editor holds it.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Setup {
    board: [Option<Piece>; Square::COUNT],
    /// Counts in the order of [`Kind::IN_HAND`].
    hands: [[u8; 7]; 2],
    pub turn: Side,
    /// The number of the move to be made, 1 at the start of a game.
    pub number: u32,
}

impl Setup {
    /// No piece anywhere, sente to move.
    pub const fn empty() -> Setup {
        Setup {
            board: [None; Square::COUNT],
            hands: [[0; 7]; 2],
            turn: Side::Sente,
            number: 1,
        }
    }

    pub const fn piece(&self, square: Square) -> Option<Piece> {
        self.board[square.index()]
    }

    /// Puts a piece on a square and returns the one that was there.
    pub fn put(&mut self, square: Square, piece: Piece) -> Option<Piece> {
        self.board[square.index()].replace(piece)
    }

    pub fn remove(&mut self, square: Square) -> Option<Piece> {
        self.board[square.index()].take()
    }

    /// The pieces on the board, down each file from 1a.
    pub fn pieces(&self) -> impl Iterator<Item = (Square, Piece)> + '_ {
        Square::all().filter_map(|square| Some((square, self.piece(square)?)))
    }

    /// Promotes an unpromoted piece and unpromotes a promoted one; gold and king stay.
    pub fn toggle_promotion(&mut self, square: Square) {
        if let Some(piece) = &mut self.board[square.index()] {
            *piece = if piece.is_promoted() {
                piece.unpromoted()
            } else {
                piece.promoted()
            };
        }
    }

    /// Gives the piece on a square to the other side.
    pub fn turn_piece(&mut self, square: Square) {
        if let Some(piece) = &mut self.board[square.index()] {
            *piece = piece.turned();
        }
    }

    /// The next form in the cycle a right-click walks: promoted, other side, other side promoted.
    pub fn cycle(&mut self, square: Square) {
        if let Some(piece) = &mut self.board[square.index()] {
            *piece = piece.next_in_cycle();
        }
    }

    /// How many pieces of a kind a side holds in hand; 0 for kings.
    pub fn in_hand(&self, side: Side, kind: Kind) -> u8 {
        self.hands[side.index()]
            .get(kind.index())
            .copied()
            .unwrap_or(0)
    }

    /// Sets a count in hand; kings cannot be held.
    pub fn set_in_hand(&mut self, side: Side, kind: Kind, count: u8) {
        if let Some(held) = self.hands[side.index()].get_mut(kind.index()) {
            *held = count;
        }
    }

    /// Adds one piece to a hand; false for a king and for a full counter.
    pub fn add_to_hand(&mut self, side: Side, kind: Kind) -> bool {
        let before = self.in_hand(side, kind);
        self.set_in_hand(side, kind, before.saturating_add(1));
        self.in_hand(side, kind) > before
    }

    /// Takes one piece out of a hand; false if there was none.
    pub fn take_from_hand(&mut self, side: Side, kind: Kind) -> bool {
        let before = self.in_hand(side, kind);
        self.set_in_hand(side, kind, before.saturating_sub(1));
        before > 0
    }

    /// How many pieces of a kind there are on the board and in both hands, promoted ones included.
    pub fn count(&self, kind: Kind) -> u32 {
        let on_board = self
            .pieces()
            .filter(|(_, piece)| piece.kind == kind)
            .count() as u32;
        let held = Side::BOTH
            .iter()
            .map(|&side| u32::from(self.in_hand(side, kind)));
        on_board + held.sum::<u32>()
    }

    /// What a full set has beyond the pieces here, in the order of [`Kind::ALL`]; negative where
    /// there are too many.
    pub fn missing(&self) -> [(Kind, i32); 8] {
        Kind::ALL.map(|kind| (kind, i32::from(kind.in_a_set()) - self.count(kind) as i32))
    }

    /// Puts every piece that is missing from a full set, kings apart, into a side's hand: for
    /// tsume, where gote holds the rest.
    pub fn rest_to_hand(&mut self, side: Side) {
        for (kind, missing) in self.missing() {
            let held = self.in_hand(side, kind);
            let rest = u8::try_from(missing.max(0)).unwrap_or(0);
            self.set_in_hand(side, kind, held.saturating_add(rest));
        }
    }

    /// Empties both hands.
    #[cfg(test)]
    pub fn clear_hands(&mut self) {
        self.hands = [[0; 7]; 2];
    }

    /// The same position with the sides exchanged and the board turned round.
    pub fn flipped(&self) -> Setup {
        let mut turned = Setup {
            turn: self.turn.other(),
            number: self.number,
            hands: [self.hands[1], self.hands[0]],
            ..Setup::empty()
        };
        for (square, piece) in self.pieces() {
            turned.put(square.flipped(), piece.turned());
        }
        turned
    }

    /// The square of a side's king; the first in file order if there are several.
    pub fn king(&self, side: Side) -> Option<Square> {
        let king = Piece::new(side, Kind::King);
        self.pieces()
            .find(|&(_, piece)| piece == king)
            .map(|(square, _)| square)
    }

    /// Whether a side's king is attacked.
    pub fn is_in_check(&self, side: Side) -> bool {
        self.king(side)
            .is_some_and(|king| !super::attack::attackers(self, king, side.other()).is_empty())
    }
}

/// As SFEN.
impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&super::notation::sfen::write(self))
    }
}

/// Written as SFEN, so that session files can be read by people and other programs.
impl Serialize for Setup {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Setup {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Setup, D::Error> {
        let text = String::deserialize(deserializer)?;
        super::notation::sfen::read_setup(&text).map_err(serde::de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::shogi::Preset;

    #[test]
    fn the_rest_of_the_pieces_completes_the_set() {
        let mut setup = Setup::empty();
        setup.put(
            Square::from_usi("5a").unwrap(),
            Piece::new(Side::Gote, Kind::King),
        );
        setup.put(
            Square::from_usi("5c").unwrap(),
            Piece::new(Side::Sente, Kind::Pawn).promoted(),
        );
        setup.set_in_hand(Side::Sente, Kind::Gold, 1);
        setup.rest_to_hand(Side::Gote);
        assert_eq!(setup.in_hand(Side::Gote, Kind::Pawn), 17);
        assert_eq!(setup.in_hand(Side::Gote, Kind::Gold), 3);
        for (kind, missing) in setup.missing() {
            assert_eq!(missing, i32::from(kind == Kind::King), "{kind:?}");
        }
    }

    #[test]
    fn flipping_twice_changes_nothing() {
        for preset in Preset::ALL {
            let setup = preset.setup();
            assert_eq!(setup.flipped().flipped(), setup);
        }
    }

    #[test]
    fn kings_never_enter_a_hand() {
        let mut setup = Setup::empty();
        assert!(!setup.add_to_hand(Side::Sente, Kind::King));
        setup.set_in_hand(Side::Sente, Kind::King, 3);
        assert_eq!(setup.in_hand(Side::Sente, Kind::King), 0);
        assert!(setup.add_to_hand(Side::Sente, Kind::Rook));
        assert!(setup.take_from_hand(Side::Sente, Kind::Rook));
        assert!(!setup.take_from_hand(Side::Sente, Kind::Rook));
    }
}
