//! `Setup`: any arrangement of stones, as a board editor makes it, and what is to be said of it.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::position::Position;
use super::rows::Rows;
use super::square::{Bits, Square};
use super::variant::Variant;

/// Whose a stone is. X moves first.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Stone {
    #[default]
    X,
    O,
}

impl Stone {
    #[inline]
    pub const fn other(self) -> Stone {
        match self {
            Stone::X => Stone::O,
            Stone::O => Stone::X,
        }
    }

    /// `X` or `O`.
    pub const fn sign(self) -> char {
        match self {
            Stone::X => 'X',
            Stone::O => 'O',
        }
    }
}

/// "X" or "O".
impl fmt::Display for Stone {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.sign())
    }
}

/// Any arrangement of stones and a side to move. A [`Position`] is one that a game leads to.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Setup {
    variant: Variant,
    x: u64,
    o: u64,
    pub side: Stone,
}

impl Setup {
    /// The start of a game.
    pub const fn empty(variant: Variant) -> Setup {
        Setup {
            variant,
            x: 0,
            o: 0,
            side: Stone::X,
        }
    }

    /// The same stones with this side to move.
    pub const fn with_side(self, side: Stone) -> Setup {
        Setup { side, ..self }
    }

    /// The same stones by other rules; those outside the new board are taken away.
    pub const fn with_variant(self, variant: Variant) -> Setup {
        Setup {
            variant,
            x: self.x & variant.board(),
            o: self.o & variant.board(),
            side: self.side,
        }
    }

    /// The stones of the side to move, and of the other.
    pub const fn of_mover(variant: Variant, side: Stone, mover: u64, opponent: u64) -> Setup {
        let (x, o) = match side {
            Stone::X => (mover, opponent),
            Stone::O => (opponent, mover),
        };
        Setup {
            variant,
            x,
            o,
            side,
        }
    }

    pub const fn variant(&self) -> Variant {
        self.variant
    }

    pub const fn stones(&self, of: Stone) -> u64 {
        match of {
            Stone::X => self.x,
            Stone::O => self.o,
        }
    }

    pub const fn empties(&self) -> u64 {
        self.variant.board() & !(self.x | self.o)
    }

    pub const fn get(&self, square: Square) -> Option<Stone> {
        if self.x & square.bit() != 0 {
            Some(Stone::X)
        } else if self.o & square.bit() != 0 {
            Some(Stone::O)
        } else {
            None
        }
    }

    /// Puts a stone on a square, or takes it away; a square outside the board stays as it is.
    pub fn set(&mut self, square: Square, stone: Option<Stone>) {
        let bit = square.bit() & self.variant.board();
        self.x &= !bit;
        self.o &= !bit;
        match stone {
            Some(Stone::X) => self.x |= bit,
            Some(Stone::O) => self.o |= bit,
            None => {}
        }
    }

    /// How many stones both sides have.
    pub const fn counts(&self) -> (u32, u32) {
        (self.x.count_ones(), self.o.count_ones())
    }

    /// Whose turn it is by the number of stones; nothing where no game has so many of each.
    pub const fn side_by_counts(&self) -> Option<Stone> {
        let (x, o) = self.counts();
        if x == o {
            Some(Stone::X)
        } else if x == o + 1 {
            Some(Stone::O)
        } else {
            None
        }
    }

    /// The stones that stand in rows.
    pub fn in_rows(&self, of: Stone) -> u64 {
        Rows::of(self.variant).squares(self.stones(of))
    }

    /// Where the side to move may put a stone: nowhere once somebody has a row.
    pub fn legal(&self) -> u64 {
        let rows = Rows::of(self.variant);
        if rows.any(self.x) || rows.any(self.o) {
            return 0;
        }
        self.variant.open(self.x | self.o)
    }

    /// The legal move that somebody means who points at this square: with gravity any square of the
    /// column does.
    pub fn move_at(&self, square: Square) -> Option<Square> {
        let meant = match self.variant.gravity() {
            true => self.variant.column(square.column()),
            false => square.bit(),
        };
        Bits(self.legal() & meant).next()
    }

    /// What is to be said of this arrangement, the reasons that bar it first.
    pub fn objections(&self) -> Vec<Objection> {
        let mut objections = Vec::new();
        let (x, o) = self.counts();
        match self.side_by_counts() {
            None => objections.push(Objection::Counts { x, o }),
            Some(side) if side != self.side => objections.push(Objection::Turn { x, o, side }),
            Some(_) => {}
        }
        if let Some(square) = self.floating() {
            objections.push(Objection::Floating(square));
        }
        let rows = Rows::of(self.variant);
        match (rows.any(self.x), rows.any(self.o)) {
            (true, true) => objections.push(Objection::TwoWinners),
            (true, false) => objections.push(self.won_by(Stone::X, &rows)),
            (false, true) => objections.push(self.won_by(Stone::O, &rows)),
            (false, false) if self.empties() == 0 => objections.push(Objection::Full),
            (false, false) => {}
        }
        // What bars is said first; everything else stays in its order.
        objections.sort_by_key(|objection| !objection.bars());
        objections
    }

    /// One side has a row: was the last stone put there?
    fn won_by(&self, winner: Stone, rows: &Rows) -> Objection {
        let stones = self.stones(winner);
        let all = self.x | self.o;
        // With gravity only the highest stone of a column can have been the last.
        let highest = |square: &Square| {
            let above = square.bit() >> 8;
            !self.variant.gravity() || all & above == 0
        };
        let mut last = Bits(rows.squares(stones)).filter(highest);
        let ended = last.any(|square| !rows.any(stones & !square.bit()));
        if ended && self.side != winner {
            Objection::Won(winner)
        } else {
            Objection::WonBefore(winner)
        }
    }

    /// A stone below which a square is empty although stones fall.
    fn floating(&self) -> Option<Square> {
        if !self.variant.gravity() {
            return None;
        }
        let all = self.x | self.o;
        let supported = all >> 8 | self.variant.floor();
        Bits(all & !supported).last()
    }

    /// The position, if it can be searched and played from; else every reason why not.
    pub fn position(&self) -> Result<Position, Vec<Objection>> {
        let mut objections = self.objections();
        objections.retain(|objection| objection.bars());
        if objections.is_empty() {
            Ok(Position::from_setup(*self))
        } else {
            Err(objections)
        }
    }

    pub(super) fn sign(&self, square: Square) -> char {
        self.get(square).map_or('.', Stone::sign)
    }
}

/// The rows from the top, then the side to move: `XO. .X. ..O X`; behind them the rules, where it is
/// not tic-tac-toe.
impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for square in self.variant.all_squares() {
            if square.column() == 0 && square.row() > 0 {
                f.write_str(" ")?;
            }
            write!(f, "{}", self.sign(square))?;
        }
        write!(f, " {}", self.side)?;
        if self.variant == Variant::TIC_TAC_TOE {
            return Ok(());
        }
        write!(f, " {}", self.variant)
    }
}

impl From<Setup> for String {
    fn from(setup: Setup) -> String {
        setup.to_string()
    }
}

/// Something to be said of a setup. Only what [`Objection::bars`] keeps it from being searched.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Objection {
    /// X, who begins, has as many stones as O or one more.
    Counts {
        x: u32,
        o: u32,
    },
    /// By the stones it is the other side's turn.
    Turn {
        x: u32,
        o: u32,
        side: Stone,
    },
    /// Stones fall, and there is nothing below this one.
    Floating(Square),
    TwoWinners,
    /// This side has a row, and the game went on.
    WonBefore(Stone),
    Won(Stone),
    Full,
}

impl Objection {
    pub const fn bars(self) -> bool {
        !self.ends()
    }

    /// Whether a game has ended here.
    pub const fn ends(self) -> bool {
        matches!(self, Objection::Won(_) | Objection::Full)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::base::messages::{Lang, Localize as _};

    fn setup(text: &str) -> Setup {
        text.to_owned().try_into().unwrap()
    }

    fn sentences(text: &str) -> Vec<String> {
        let objections = setup(text).objections();
        objections.iter().map(|o| o.localize(Lang::En)).collect()
    }

    #[test]
    fn what_is_wrong_with_a_board_is_said_in_words() {
        for (text, said) in [
            ("... ... ... X", vec![]),
            ("XO. ... ... X", vec![]),
            (
                "XO. ... ... O",
                vec!["X and O have 1 and 1 stones, so it is X's turn"],
            ),
            (
                "XX. .X. ... O",
                vec![
                    "no game leads here: X, who begins, has 3 stones and O 0; as many or one more are possible",
                ],
            ),
            (
                "XXX OOO ... X",
                vec!["no game leads here: both sides have a row"],
            ),
            ("XXX OO. ... O", vec!["the game is over: X has a row"]),
            (
                "XXX OO. ..O X",
                vec!["no game leads here: X had a row before the last move"],
            ),
            ("XOX XOO OXX O", vec!["the game is over: the board is full"]),
        ] {
            assert_eq!(sentences(text), said, "{text}");
        }
        let floating = ".... .... .X.. .O.X X in-row 4 gravity";
        assert_eq!(
            sentences(floating),
            ["X and O have 2 and 1 stones, so it is O's turn",]
        );
        let floating = ".... .X.. .... .O.. X in-row 4 gravity";
        assert_eq!(
            sentences(floating),
            ["stones fall in this game, and there is nothing below the one on b2"]
        );
        assert!(setup(floating).position().is_err());
    }

    #[test]
    fn a_row_that_the_last_stone_cannot_have_made_is_from_an_earlier_move() {
        for (text, objection) in [
            // Without either row there is still the other.
            (
                "XXX.. OO.O. XXX.. OO... ..... O in-row 3",
                Objection::WonBefore(Stone::X),
            ),
            // Every stone of the row lies under another.
            (
                ".... .... OOX. XXXO O in-row 3 gravity",
                Objection::WonBefore(Stone::X),
            ),
            (
                ".... .... OO.. XXX. O in-row 3 gravity",
                Objection::Won(Stone::X),
            ),
        ] {
            assert_eq!(setup(text).objections(), [objection], "{text}");
        }
    }

    #[test]
    fn whoever_points_at_a_column_means_where_the_stone_lands() {
        let board = setup(".... .... .... .X.. O in-row 4 gravity");
        let at = |name| board.move_at(Square::parse(name).unwrap());
        assert_eq!(at("b1"), Square::parse("b3"));
        assert_eq!(at("a1"), Square::parse("a4"));
        assert_eq!(at("f1"), None);
        let free = setup(".... .... .... .X.. O in-row 4");
        let at = |name| free.move_at(Square::parse(name).unwrap());
        assert_eq!(at("b1"), Square::parse("b1"));
        assert_eq!(at("b4"), None);
    }

    #[test]
    fn other_rules_keep_the_stones_that_fit() {
        let board = setup("X.... .O... ..... ..... ....X O in-row 4");
        let small = board.with_variant(Variant::TIC_TAC_TOE);
        assert_eq!(small.to_string(), "X.. .O. ... O");
    }
}
