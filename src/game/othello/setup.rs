//! `Setup`: any arrangement of discs, as a board editor makes it, and what is to be said of it.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::position::{Position, counts};
use super::size::{Size, Square};
use super::{Bits, legal_moves};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Disc {
    #[default]
    Black,
    White,
}

impl Disc {
    #[inline]
    pub const fn other(self) -> Disc {
        match self {
            Disc::Black => Disc::White,
            Disc::White => Disc::Black,
        }
    }

    /// `X` or `O`.
    pub const fn sign(self) -> char {
        match self {
            Disc::Black => 'X',
            Disc::White => 'O',
        }
    }
}

/// Any arrangement of discs and a side to move. A [`Position`] is one that can be played from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Setup {
    size: Size,
    black: u64,
    white: u64,
    pub side: Disc,
}

impl Setup {
    pub const fn empty(size: Size) -> Setup {
        Setup {
            size,
            black: 0,
            white: 0,
            side: Disc::Black,
        }
    }

    /// The four discs in the middle, Black to move.
    pub const fn start(size: Size) -> Setup {
        // The lower-left of the four middle squares, in the frame.
        let middle = size.edge() / 2 - 1;
        let corner = middle * 8 + middle;
        Setup {
            size,
            black: (1 << (corner + 1)) | (1 << (corner + 8)),
            white: (1 << corner) | (1 << (corner + 9)),
            side: Disc::Black,
        }
    }

    /// The same discs with this side to move.
    pub const fn with_side(self, side: Disc) -> Setup {
        Setup { side, ..self }
    }

    /// Squares outside the board, and white discs on black ones, are left out.
    pub(super) const fn from_bits(size: Size, black: u64, white: u64, side: Disc) -> Setup {
        Setup {
            size,
            black: black & size.board(),
            white: white & size.board() & !black,
            side,
        }
    }

    /// The discs of the side to move, and of the other.
    pub const fn of_mover(size: Size, side: Disc, mover: u64, opponent: u64) -> Setup {
        match side {
            Disc::Black => Setup::from_bits(size, mover, opponent, side),
            Disc::White => Setup::from_bits(size, opponent, mover, side),
        }
    }

    pub const fn size(&self) -> Size {
        self.size
    }

    pub const fn discs(&self, disc: Disc) -> u64 {
        match disc {
            Disc::Black => self.black,
            Disc::White => self.white,
        }
    }

    pub const fn empties(&self) -> u64 {
        self.size.board() & !(self.black | self.white)
    }

    pub const fn get(&self, square: Square) -> Option<Disc> {
        if self.black & square.bit() != 0 {
            Some(Disc::Black)
        } else if self.white & square.bit() != 0 {
            Some(Disc::White)
        } else {
            None
        }
    }

    /// Puts a disc on a square, or takes it away; a square outside the board stays as it is.
    pub fn set(&mut self, square: Square, disc: Option<Disc>) {
        let bit = square.bit() & self.size.board();
        self.black &= !bit;
        self.white &= !bit;
        match disc {
            Some(Disc::Black) => self.black |= bit,
            Some(Disc::White) => self.white |= bit,
            None => {}
        }
    }

    /// Empty → black → white → empty.
    pub fn cycle(&mut self, square: Square) {
        let next = match self.get(square) {
            None => Some(Disc::Black),
            Some(Disc::Black) => Some(Disc::White),
            Some(Disc::White) => None,
        };
        self.set(square, next);
    }

    /// The legal moves of either side, whoever's turn it is.
    pub fn legal(&self, side: Disc) -> u64 {
        legal_moves(
            self.discs(side),
            self.discs(side.other()),
            self.size.board(),
        )
    }

    /// Who is to move if nobody has passed: Black when an even number of discs has been
    /// added; but a side that must pass gives way to one that can move.
    pub fn suggested_side(&self) -> Disc {
        let discs = (self.black | self.white).count_ones();
        let by_parity = if discs.is_multiple_of(2) {
            Disc::Black
        } else {
            Disc::White
        };
        if self.legal(by_parity) == 0 && self.legal(by_parity.other()) != 0 {
            by_parity.other()
        } else {
            by_parity
        }
    }

    /// What is to be said of this arrangement, the reasons that bar it first.
    pub fn objections(&self) -> Vec<Objection> {
        let mut objections = Vec::new();
        let (black, white) = counts(self.black, self.white);
        if black + white == 0 {
            objections.push(Objection::NoDiscs);
            return objections;
        }
        let can = self.legal(self.side) != 0;
        let other_can = self.legal(self.side.other()) != 0;
        match (can, other_can) {
            (true, _) => {}
            (false, true) => objections.push(Objection::MustPass(self.side)),
            (false, false) => objections.push(Objection::Finished { black, white }),
        }
        let middle = Setup::start(self.size);
        if (middle.black | middle.white) & self.empties() != 0 {
            objections.push(Objection::MiddleEmpty);
        }
        if self.is_scattered() {
            objections.push(Objection::Scattered);
        }
        objections
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

    /// Whether some disc is not connected with the others: no game leads here.
    fn is_scattered(&self) -> bool {
        let all = self.black | self.white;
        let mut reached = all & all.wrapping_neg();
        loop {
            let sideways = reached
                | ((reached << 1) & !0x0101_0101_0101_0101)
                | ((reached >> 1) & !0x8080_8080_8080_8080);
            let grown = (sideways | sideways << 8 | sideways >> 8) & all;
            if grown == reached {
                return reached != all;
            }
            reached = grown;
        }
    }

    /// The board in rows, as people draw it.
    pub fn diagram(&self) -> String {
        let mut text = String::new();
        for row in 0..self.size.edge() {
            if row > 0 {
                text.push('\n');
            }
            text.extend((0..self.size.edge()).map(|column| self.sign(row * 8 + column)));
        }
        text
    }

    pub(super) fn sign(&self, index: u32) -> char {
        let disc = Square::new(index).and_then(|square| self.get(square));
        disc.map_or('-', Disc::sign)
    }
}

/// The board in one line, then the side to move: `---…--- X`.
impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for index in Bits(self.size.board()) {
            write!(f, "{}", self.sign(index))?;
        }
        write!(f, " {}", self.side.sign())
    }
}

/// Something to be said of a setup. Only what [`Objection::bars`] keeps it from being searched;
/// suites of endgames are full of positions no game leads to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Objection {
    NoDiscs,
    Finished { black: u32, white: u32 },
    MustPass(Disc),
    MiddleEmpty,
    Scattered,
}

impl Objection {
    pub const fn bars(self) -> bool {
        matches!(self, Objection::NoDiscs)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::base::messages::{Lang, Localize as _};

    fn sentences(setup: &Setup) -> Vec<String> {
        let objections = setup.objections();
        objections.iter().map(|o| o.localize(Lang::En)).collect()
    }

    fn setup(text: &str) -> Setup {
        text.parse().unwrap()
    }

    #[test]
    fn the_editor_changes_any_square_and_says_what_is_wrong() {
        let mut board = Setup::empty(Size::Four);
        let square = |name| Size::Four.parse_square(name).unwrap();
        assert_eq!(board.objections(), [Objection::NoDiscs]);
        assert_eq!(board.position().unwrap_err(), [Objection::NoDiscs]);
        board.cycle(square("a1"));
        board.cycle(square("a1"));
        assert_eq!(board.get(square("a1")), Some(Disc::White));
        board.cycle(square("a1"));
        assert_eq!(board, Setup::empty(Size::Four));
        board.set(square("a1"), Some(Disc::White));
        board.set(square("d4"), Some(Disc::Black));
        let sentences = sentences(&board);
        assert_eq!(
            sentences,
            [
                "neither side can move: the game is over, 1–1",
                "no game leads here: one of the four squares in the middle is empty",
                "no game leads here: some discs are not connected with the others",
            ]
        );
        assert!(
            board.position().is_ok(),
            "a finished game is a tree of one leaf"
        );
        // Squares of the frame outside the board do not exist.
        board.set(Square::new(63).unwrap(), Some(Disc::Black));
        assert_eq!(board.discs(Disc::Black).count_ones(), 1);
    }

    #[test]
    fn parity_suggests_the_side_unless_it_must_pass() {
        assert_eq!(Setup::start(Size::Eight).suggested_side(), Disc::Black);
        let after_one = setup("-X---XX--XO----- X");
        assert_eq!(after_one.suggested_side(), Disc::White);
        // Three discs: parity says White, who has no move here.
        let pass = setup("XO-------------X X");
        assert_eq!(pass.suggested_side(), Disc::Black);
        let pass = setup("XO-------------- O");
        assert_eq!(sentences(&pass)[0], "White cannot move and must pass");
    }

    #[test]
    fn the_start_has_four_moves_on_every_board() {
        for size in Size::ALL {
            let start = Setup::start(size);
            assert_eq!(start.objections(), []);
            assert_eq!(start.legal(Disc::Black).count_ones(), 4);
        }
        let names: Vec<String> = Bits(Setup::start(Size::Eight).legal(Disc::Black))
            .filter_map(|index| Square::new(index).map(|square| square.to_string()))
            .collect();
        assert_eq!(names, ["d3", "c4", "f5", "e6"]);
        assert_eq!(
            Setup::start(Size::Six).diagram(),
            "------\n------\n--OX--\n--XO--\n------\n------"
        );
    }
}
