//! `Position`: an arrangement that can be played, with legal moves, play and undo.
//!
//! Wraps the crate's position; everything it says goes out in our own types.

use std::fmt;

use rsshogi::board::movegen::generate_legal_all_move32;
use rsshogi::board::{self, BoardArray, Move32List, PositionState};
use rsshogi::types::{Hand, HandPiece, Move32};

use super::attack;
use super::moves::{ShogiMove, color, piece_from_raw, raw_kind, raw_piece, raw_square, side};
use super::piece::{Kind, Piece, Side};
use super::reason::{Reasons, Use};
use super::setup::Setup;
use super::square::Square;
use crate::base::messages::{Lang, Localize, localized_error, tr};

/// The longest line of play a position can hold: the crate counts plies in 16 bits.
pub const LONGEST_GAME: usize = 20_000;

/// A playable position: at least one king, nobody's king can be taken.
#[derive(Clone)]
pub struct Position {
    pub(super) inner: board::Position,
    /// The move number of the setup it came from; the crate counts plies from 1.
    first_number: u32,
    played: u32,
}

impl Position {
    /// The position of a setup, or every reason why it cannot be played.
    pub fn new(setup: &Setup) -> Result<Position, Reasons> {
        let reasons = setup.reasons(Use::Search);
        if !reasons.is_empty() {
            return Err(Reasons(reasons));
        }
        let mut board = BoardArray::empty();
        for (square, piece) in setup.pieces() {
            board.set(raw_square(square), raw_piece(piece));
        }
        let hand = |side: Side| {
            let mut hand = Hand::ZERO;
            for kind in Kind::IN_HAND {
                // No reason was found, so no count is above a full set's: it fits the crate's hand.
                hand.add(hand_piece(kind), u32::from(setup.in_hand(side, kind)));
            }
            hand
        };
        let inner = board::position_from_position_state(&PositionState {
            board,
            hands: [hand(Side::Sente), hand(Side::Gote)],
            side_to_move: color(setup.turn),
            ply: 1,
        });
        Ok(Position {
            inner,
            first_number: setup.number,
            played: 0,
        })
    }

    /// The start of an even game.
    pub fn start() -> Position {
        Position {
            inner: board::hirate_position(),
            first_number: 1,
            played: 0,
        }
    }

    /// The arrangement as it stands, for editing and notation.
    pub fn setup(&self) -> Setup {
        let mut setup = Setup::empty();
        for square in Square::all() {
            if let Some(piece) = self.piece(square) {
                setup.put(square, piece);
            }
        }
        for side in Side::BOTH {
            for kind in Kind::IN_HAND {
                setup.set_in_hand(side, kind, self.in_hand(side, kind));
            }
        }
        setup.turn = self.turn();
        setup.number = self.number();
        setup
    }

    #[inline]
    pub fn turn(&self) -> Side {
        side(self.inner.turn())
    }

    /// The number of the move to be made.
    pub fn number(&self) -> u32 {
        self.first_number.saturating_add(self.played)
    }

    /// How many moves were played since the setup.
    pub fn played(&self) -> u32 {
        self.played
    }

    pub fn piece(&self, square: Square) -> Option<Piece> {
        piece_from_raw(self.inner.piece_on(raw_square(square)))
    }

    pub fn in_hand(&self, side: Side, kind: Kind) -> u8 {
        if kind == Kind::King {
            return 0;
        }
        self.inner.hand(color(side)).count(hand_piece(kind)) as u8
    }

    pub fn king(&self, side: Side) -> Option<Square> {
        Square::from_index(self.inner.king_square(color(side)).to_index())
    }

    /// Whether the side to move is in check.
    #[inline]
    pub fn in_check(&self) -> bool {
        self.inner.is_in_check()
    }

    /// Whether the side to move has no legal move: it has lost.
    #[inline]
    pub fn has_no_move(&self) -> bool {
        self.inner.is_mated()
    }

    /// Equal for equal boards, hands and sides to move.
    #[inline]
    pub fn key(&self) -> u64 {
        self.inner.key().low_u64()
    }

    /// The same without the hands.
    #[inline]
    pub fn board_key(&self) -> u64 {
        self.inner.board_key().low_u64()
    }

    /// The last move played since the setup.
    pub fn last_move(&self) -> Option<ShogiMove> {
        let last = self.inner.last_move();
        (self.played > 0 && last.is_normal()).then_some(ShogiMove(last))
    }

    /// Every legal move, moves that need not but may decline promotion included, in the order of
    /// generation.
    pub fn moves(&self) -> Vec<ShogiMove> {
        let mut list = Move32List::new();
        generate_legal_all_move32(&self.inner, &mut list);
        list.iter().copied().map(ShogiMove).collect()
    }

    /// The same into a list of the caller's, which is emptied first.
    #[inline]
    pub fn moves_into(&self, list: &mut MoveBuffer) {
        generate_legal_all_move32(&self.inner, &mut list.0);
    }

    pub fn is_legal(&self, m: ShogiMove) -> bool {
        self.inner.is_legal_move32(m.0)
    }

    /// Plays a move of [`Position::moves`]. Anything else is a bug of the caller's.
    #[inline]
    pub fn play(&mut self, m: ShogiMove) {
        self.inner.apply_move32(m.0);
        self.played += 1;
    }

    /// Takes back the last move and returns it.
    #[inline]
    pub fn undo(&mut self) -> Option<ShogiMove> {
        let last: Move32 = self.inner.last_move();
        if self.played == 0 || self.inner.undo_move32(last).is_err() {
            return None;
        }
        self.played -= 1;
        Some(ShogiMove(last))
    }

    /// The legal move from one square to another, or why there is none.
    pub fn board_move(
        &self,
        from: Square,
        to: Square,
        promote: bool,
    ) -> Result<ShogiMove, IllegalMove> {
        let Some(piece) = self.piece(from) else {
            return Err(IllegalMove::NoPiece(from));
        };
        if piece.side != self.turn() {
            return Err(IllegalMove::NotYours(from));
        }
        if !attack::attacks(&self.setup(), piece, from).contains(&to) {
            return Err(IllegalMove::OutOfReach { piece, from, to });
        }
        if self.piece(to).is_some_and(|there| there.side == piece.side) {
            return Err(IllegalMove::OwnPiece(to));
        }
        let raw = raw_piece(piece);
        let m = if promote {
            let in_zone = piece.side.promotes_on(from.rank()) || piece.side.promotes_on(to.rank());
            if piece.is_promoted() || !piece.kind.can_promote() || !in_zone {
                return Err(IllegalMove::CannotPromote(piece));
            }
            Move32::promotion(raw_square(from), raw_square(to), raw)
        } else {
            if piece.is_stuck_on(to.rank()) {
                return Err(IllegalMove::MustPromote(piece));
            }
            Move32::normal(raw_square(from), raw_square(to), raw)
        };
        self.checked(m, IllegalMove::KingLeftInCheck)
    }

    /// The legal drop of a kind on a square, or why there is none.
    pub fn drop_move(&self, kind: Kind, to: Square) -> Result<ShogiMove, IllegalMove> {
        let us = self.turn();
        if self.in_hand(us, kind) == 0 {
            return Err(IllegalMove::NotInHand(kind));
        }
        if self.piece(to).is_some() {
            return Err(IllegalMove::Occupied(to));
        }
        let piece = Piece::new(us, kind);
        if piece.is_stuck_on(to.rank()) {
            return Err(IllegalMove::DroppedStuck(piece));
        }
        let pawn_on_file = |rank| {
            Square::new(to.file(), rank).and_then(|square| self.piece(square)) == Some(piece)
        };
        if kind == Kind::Pawn && (1..=9).any(pawn_on_file) {
            return Err(IllegalMove::SecondPawn(to.file()));
        }
        let m = Move32::drop(raw_kind(kind), raw_square(to), color(us));
        let otherwise = if kind == Kind::Pawn
            && self.inner.gives_check_move32(m)
            && !self.drop_leaves_check(piece, to)
        {
            IllegalMove::PawnDropMate
        } else {
            IllegalMove::KingLeftInCheck
        };
        self.checked(m, otherwise)
    }

    fn drop_leaves_check(&self, piece: Piece, to: Square) -> bool {
        let mut after = self.setup();
        after.put(to, piece);
        after.is_in_check(piece.side)
    }

    fn checked(&self, m: Move32, otherwise: IllegalMove) -> Result<ShogiMove, IllegalMove> {
        if self.inner.is_legal_move32(m) {
            Ok(ShogiMove(m))
        } else {
            Err(otherwise)
        }
    }

    /// The legal move that USI writes so.
    pub fn usi_move(&self, text: &str) -> Result<ShogiMove, IllegalMove> {
        let bad = || IllegalMove::NotAMove(text.chars().take(16).collect());
        if !text.is_ascii() || !(4..=5).contains(&text.len()) {
            return Err(bad());
        }
        let to = Square::from_usi(&text[2..4]).ok_or_else(bad)?;
        if let Some((letter, "*")) = text[..2].split_at_checked(1) {
            let kind = letter.chars().next().and_then(Kind::from_letter);
            let kind = kind.filter(|_| text.len() == 4).ok_or_else(bad)?;
            return self.drop_move(kind, to);
        }
        let from = Square::from_usi(&text[..2]).ok_or_else(bad)?;
        match &text[4..] {
            "" => self.board_move(from, to, false),
            "+" => self.board_move(from, to, true),
            _ => Err(bad()),
        }
    }

    /// The moves between two squares: none, one, or the promoting and the plain one.
    pub fn moves_between(&self, from: Square, to: Square) -> Vec<ShogiMove> {
        let mut moves = self.moves();
        moves.retain(|m| m.from() == Some(from) && m.to() == to);
        moves.sort_by_key(|m| !m.promotes());
        moves
    }
}

impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Position({})", self.setup())
    }
}

/// Room for the moves of one position, to be used again and again.
#[derive(Clone)]
pub struct MoveBuffer(Move32List);

impl MoveBuffer {
    pub fn new() -> MoveBuffer {
        MoveBuffer(Move32List::new())
    }

    pub fn len(&self) -> usize {
        self.0.len()
    }

    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    #[inline]
    pub fn get(&self, index: usize) -> Option<ShogiMove> {
        self.0.as_slice().get(index).copied().map(ShogiMove)
    }

    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = ShogiMove> + '_ {
        self.0.as_slice().iter().copied().map(ShogiMove)
    }
}

impl Default for MoveBuffer {
    fn default() -> MoveBuffer {
        MoveBuffer::new()
    }
}

fn hand_piece(kind: Kind) -> HandPiece {
    match kind {
        Kind::Pawn | Kind::King => HandPiece::PAWN,
        Kind::Lance => HandPiece::LANCE,
        Kind::Knight => HandPiece::KNIGHT,
        Kind::Silver => HandPiece::SILVER,
        Kind::Gold => HandPiece::GOLD,
        Kind::Bishop => HandPiece::BISHOP,
        Kind::Rook => HandPiece::ROOK,
    }
}

/// Why a move is not legal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum IllegalMove {
    NotAMove(String),
    NoPiece(Square),
    NotYours(Square),
    OutOfReach {
        piece: Piece,
        from: Square,
        to: Square,
    },
    OwnPiece(Square),
    CannotPromote(Piece),
    MustPromote(Piece),
    NotInHand(Kind),
    Occupied(Square),
    DroppedStuck(Piece),
    SecondPawn(u8),
    PawnDropMate,
    KingLeftInCheck,
}

impl Localize for IllegalMove {
    fn localize(&self, lang: Lang) -> String {
        match *self {
            IllegalMove::NotAMove(ref text) => tr!(lang, game_illegal_not_a_move, text),
            IllegalMove::NoPiece(square) => {
                tr!(lang, game_illegal_no_piece, square = square.name(lang))
            }
            IllegalMove::NotYours(square) => {
                tr!(lang, game_illegal_not_yours, square = square.name(lang))
            }
            IllegalMove::OutOfReach { piece, from, to } => {
                let (from, to) = (from.name(lang), to.name(lang));
                let piece = piece.name(lang);
                tr!(lang, game_illegal_out_of_reach, piece, from, to)
            }
            IllegalMove::OwnPiece(square) => {
                tr!(lang, game_illegal_own_piece, square = square.name(lang))
            }
            IllegalMove::CannotPromote(piece) => {
                tr!(lang, game_illegal_cannot_promote, piece = piece.name(lang))
            }
            IllegalMove::MustPromote(piece) => {
                tr!(lang, game_illegal_must_promote, piece = piece.name(lang))
            }
            IllegalMove::NotInHand(kind) => {
                tr!(lang, game_illegal_not_in_hand, piece = kind.name(lang))
            }
            IllegalMove::Occupied(square) => {
                tr!(lang, game_illegal_occupied, square = square.name(lang))
            }
            IllegalMove::DroppedStuck(piece) => {
                tr!(lang, game_illegal_dropped_stuck, piece = piece.name(lang))
            }
            IllegalMove::SecondPawn(file) => tr!(lang, game_illegal_second_pawn, file),
            IllegalMove::PawnDropMate => tr!(lang, game_illegal_pawn_drop_mate).to_owned(),
            IllegalMove::KingLeftInCheck => tr!(lang, game_illegal_king_left_in_check).to_owned(),
        }
    }
}

localized_error!(IllegalMove);
