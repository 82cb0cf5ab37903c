//! Sides, kinds of pieces and pieces, with their names.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::base::messages::{Lang, tr};

/// Sente (black, moves up the board) or gote (white).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Side {
    Sente,
    Gote,
}

impl Side {
    pub const BOTH: [Side; 2] = [Side::Sente, Side::Gote];

    pub const fn other(self) -> Side {
        match self {
            Side::Sente => Side::Gote,
            Side::Gote => Side::Sente,
        }
    }

    pub const fn index(self) -> usize {
        self as usize
    }

    /// −1 for sente, who moves towards rank 1, and 1 for gote.
    pub const fn forward(self) -> i8 {
        match self {
            Side::Sente => -1,
            Side::Gote => 1,
        }
    }

    pub fn name(self, lang: Lang) -> &'static str {
        match self {
            Side::Sente => tr!(lang, game_sente),
            Side::Gote => tr!(lang, game_gote),
        }
    }

    /// As Japanese game records call the side.
    pub const fn kif_name(self) -> &'static str {
        match self {
            Side::Sente => "先手",
            Side::Gote => "後手",
        }
    }

    /// The piece-shaped sign that stands before a move: ☗ or ☖.
    pub const fn mark(self) -> char {
        match self {
            Side::Sente => '☗',
            Side::Gote => '☖',
        }
    }

    /// How far from the side's own far edge a rank is: 1 is the last rank it can reach.
    pub const fn rank_ahead(self, rank: u8) -> u8 {
        match self {
            Side::Sente => rank,
            Side::Gote => 10 - rank,
        }
    }

    /// Whether pieces of this side may promote on that rank.
    pub const fn promotes_on(self, rank: u8) -> bool {
        self.rank_ahead(rank) <= 3
    }
}

/// The eight kinds of pieces, unpromoted.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Kind {
    Rook,
    Bishop,
    Gold,
    Silver,
    Knight,
    Lance,
    Pawn,
    King,
}

impl Kind {
    pub const ALL: [Kind; 8] = [
        Kind::Rook,
        Kind::Bishop,
        Kind::Gold,
        Kind::Silver,
        Kind::Knight,
        Kind::Lance,
        Kind::Pawn,
        Kind::King,
    ];
    /// The kinds that can be held in hand, in the order in which SFEN lists them.
    pub const IN_HAND: [Kind; 7] = [
        Kind::Rook,
        Kind::Bishop,
        Kind::Gold,
        Kind::Silver,
        Kind::Knight,
        Kind::Lance,
        Kind::Pawn,
    ];

    /// Its place in [`Kind::ALL`].
    pub const fn index(self) -> usize {
        self as usize
    }

    /// How many a full set has, both sides together.
    pub const fn in_a_set(self) -> u8 {
        match self {
            Kind::Rook | Kind::Bishop | Kind::King => 2,
            Kind::Gold | Kind::Silver | Kind::Knight | Kind::Lance => 4,
            Kind::Pawn => 18,
        }
    }

    pub const fn can_promote(self) -> bool {
        !matches!(self, Kind::Gold | Kind::King)
    }

    /// The western and SFEN letter.
    pub const fn letter(self) -> char {
        match self {
            Kind::Rook => 'R',
            Kind::Bishop => 'B',
            Kind::Gold => 'G',
            Kind::Silver => 'S',
            Kind::Knight => 'N',
            Kind::Lance => 'L',
            Kind::Pawn => 'P',
            Kind::King => 'K',
        }
    }

    pub fn from_letter(letter: char) -> Option<Kind> {
        let upper = letter.to_ascii_uppercase();
        Kind::ALL.into_iter().find(|kind| kind.letter() == upper)
    }

    pub fn name(self, lang: Lang) -> &'static str {
        match self {
            Kind::Rook => tr!(lang, game_rook),
            Kind::Bishop => tr!(lang, game_bishop),
            Kind::Gold => tr!(lang, game_gold),
            Kind::Silver => tr!(lang, game_silver),
            Kind::Knight => tr!(lang, game_knight),
            Kind::Lance => tr!(lang, game_lance),
            Kind::Pawn => tr!(lang, game_pawn),
            Kind::King => tr!(lang, game_king),
        }
    }

    /// The one-character name in move lists and hands.
    pub const fn kanji(self) -> char {
        match self {
            Kind::Rook => '飛',
            Kind::Bishop => '角',
            Kind::Gold => '金',
            Kind::Silver => '銀',
            Kind::Knight => '桂',
            Kind::Lance => '香',
            Kind::Pawn => '歩',
            Kind::King => '玉',
        }
    }
}

/// A piece on the board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Piece {
    pub side: Side,
    pub kind: Kind,
    /// Never set for gold and king: pieces are made by [`Piece::new`] and [`Piece::promoted`].
    promoted: bool,
}

impl Piece {
    pub const fn new(side: Side, kind: Kind) -> Piece {
        Piece {
            side,
            kind,
            promoted: false,
        }
    }

    /// The promoted form; gold and king stay as they are.
    pub const fn promoted(self) -> Piece {
        Piece {
            promoted: self.kind.can_promote(),
            ..self
        }
    }

    pub const fn unpromoted(self) -> Piece {
        Piece::new(self.side, self.kind)
    }

    pub const fn is_promoted(self) -> bool {
        self.promoted
    }

    pub const fn turned(self) -> Piece {
        Piece {
            side: self.side.other(),
            ..self
        }
    }

    /// The same piece in the hands of a side.
    pub const fn of(self, side: Side) -> Piece {
        Piece { side, ..self }
    }

    /// What a right-click makes of it: promoted, then the other side's, then that promoted.
    pub const fn next_in_cycle(self) -> Piece {
        if self.kind.can_promote() && !self.promoted {
            self.promoted()
        } else {
            self.turned().unpromoted()
        }
    }

    /// Whether it could never move again from a rank: pawn and lance on the last, knight on the
    /// last two.
    pub const fn is_stuck_on(self, rank: u8) -> bool {
        let ahead = self.side.rank_ahead(rank);
        !self.promoted
            && match self.kind {
                Kind::Pawn | Kind::Lance => ahead == 1,
                Kind::Knight => ahead <= 2,
                _ => false,
            }
    }

    /// The one-character name on diagrams: 歩, と, 龍 …
    pub const fn kanji(self) -> char {
        if !self.promoted {
            return self.kind.kanji();
        }
        match self.kind {
            Kind::Rook => '龍',
            Kind::Bishop => '馬',
            Kind::Silver => '全',
            Kind::Knight => '圭',
            Kind::Lance => '杏',
            _ => 'と',
        }
    }

    /// What is written on a piece. Of two kings the one of gote is 王.
    pub const fn sign(self, lone_king: bool) -> char {
        match (self.kind, self.side) {
            (Kind::King, Side::Gote) if !lone_king => '王',
            _ => self.kanji(),
        }
    }

    /// The name in Japanese move lists: 成銀 instead of 全.
    pub const fn kif_name(self) -> &'static str {
        match (self.kind, self.promoted) {
            (Kind::Rook, false) => "飛",
            (Kind::Rook, true) => "龍",
            (Kind::Bishop, false) => "角",
            (Kind::Bishop, true) => "馬",
            (Kind::Gold, _) => "金",
            (Kind::Silver, false) => "銀",
            (Kind::Silver, true) => "成銀",
            (Kind::Knight, false) => "桂",
            (Kind::Knight, true) => "成桂",
            (Kind::Lance, false) => "香",
            (Kind::Lance, true) => "成香",
            (Kind::Pawn, false) => "歩",
            (Kind::Pawn, true) => "と",
            (Kind::King, _) => "玉",
        }
    }

    pub fn name(self, lang: Lang) -> &'static str {
        match (self.kind, self.promoted) {
            (Kind::Rook, true) => tr!(lang, game_dragon),
            (Kind::Bishop, true) => tr!(lang, game_horse),
            (Kind::Silver, true) => tr!(lang, game_promoted_silver),
            (Kind::Knight, true) => tr!(lang, game_promoted_knight),
            (Kind::Lance, true) => tr!(lang, game_promoted_lance),
            (Kind::Pawn, true) => tr!(lang, game_tokin),
            (kind, _) => kind.name(lang),
        }
    }

    /// From the letter of SFEN: upper case is sente.
    pub fn from_letter(letter: char) -> Option<Piece> {
        let side = if letter.is_ascii_uppercase() {
            Side::Sente
        } else {
            Side::Gote
        };
        Some(Piece::new(side, Kind::from_letter(letter)?))
    }
}

/// As SFEN writes it: `+r`.
impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.promoted {
            f.write_str("+")?;
        }
        let letter = self.kind.letter();
        match self.side {
            Side::Sente => write!(f, "{letter}"),
            Side::Gote => write!(f, "{}", letter.to_ascii_lowercase()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_cycle_of_right_clicks_comes_back_to_where_it_began() {
        for side in Side::BOTH {
            for kind in Kind::ALL {
                let piece = Piece::new(side, kind);
                let forms = if kind.can_promote() { 4 } else { 2 };
                let mut turned = piece;
                for step in 1..=forms {
                    turned = turned.next_in_cycle();
                    assert_eq!(turned == piece, step == forms);
                }
            }
        }
    }

    #[test]
    fn a_set_has_forty_pieces_and_gold_never_promotes() {
        let total: u32 = Kind::ALL
            .iter()
            .map(|kind| u32::from(kind.in_a_set()))
            .sum();
        assert_eq!(total, 40);
        let gold = Piece::new(Side::Gote, Kind::Gold);
        assert_eq!(gold.promoted(), gold);
        assert_eq!(gold.to_string(), "g");
        assert_eq!(
            Piece::new(Side::Gote, Kind::Rook).promoted().to_string(),
            "+r"
        );
    }

    #[test]
    fn pieces_are_stuck_only_on_their_own_last_ranks() {
        let stuck = |kind, rank| Piece::new(Side::Sente, kind).is_stuck_on(rank);
        assert!(stuck(Kind::Pawn, 1) && !stuck(Kind::Pawn, 2));
        assert!(stuck(Kind::Knight, 2) && !stuck(Kind::Knight, 3));
        assert!(Piece::new(Side::Gote, Kind::Lance).is_stuck_on(9));
        assert!(
            !Piece::new(Side::Gote, Kind::Lance)
                .promoted()
                .is_stuck_on(9)
        );
        assert!(!stuck(Kind::Silver, 1));
    }
}
