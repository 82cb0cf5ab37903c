//! A member of the family: how large the board is, how many in a row win, and whether stones fall.

use std::fmt;

use super::square::{Bits, Square, column};

/// The sides a board may have.
pub const SHORTEST: u32 = 3;
pub const LONGEST: u32 = 8;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Variant {
    columns: u8,
    rows: u8,
    in_row: u8,
    gravity: bool,
}

/// Why there is no such game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum VariantError {
    /// Columns and rows.
    Board(u32, u32),
    /// So many in a row, on a board of so many columns and rows.
    InRow(u32, u32, u32),
}

impl Variant {
    pub const TIC_TAC_TOE: Variant = Variant {
        columns: 3,
        rows: 3,
        in_row: 3,
        gravity: false,
    };
    pub const CONNECT_FOUR: Variant = Variant {
        columns: 7,
        rows: 6,
        in_row: 4,
        gravity: true,
    };

    pub fn new(columns: u32, rows: u32, in_row: u32, gravity: bool) -> Result<Self, VariantError> {
        let sides = SHORTEST..=LONGEST;
        if !sides.contains(&columns) || !sides.contains(&rows) {
            return Err(VariantError::Board(columns, rows));
        }
        if !(SHORTEST..=columns.max(rows)).contains(&in_row) {
            return Err(VariantError::InRow(in_row, columns, rows));
        }
        Ok(Variant {
            columns: columns as u8,
            rows: rows as u8,
            in_row: in_row as u8,
            gravity,
        })
    }

    /// How many in a row win on a board of which nothing more is said: three on the smallest, else
    /// four.
    pub const fn usual_in_row(columns: u32, rows: u32) -> u32 {
        if columns <= 3 && rows <= 3 { 3 } else { 4 }
    }

    #[inline]
    pub const fn columns(self) -> u32 {
        self.columns as u32
    }

    #[inline]
    pub const fn rows(self) -> u32 {
        self.rows as u32
    }

    #[inline]
    pub const fn in_row(self) -> u32 {
        self.in_row as u32
    }

    /// Whether stones fall.
    #[inline]
    pub const fn gravity(self) -> bool {
        self.gravity
    }

    /// Squares on the whole board.
    pub const fn squares(self) -> u32 {
        self.columns() * self.rows()
    }

    /// The squares that exist, in the 8×8 frame.
    pub const fn board(self) -> u64 {
        let mut board = 0;
        let mut row = 0;
        while row < self.rows() {
            board |= ((1 << self.columns()) - 1) << (8 * row);
            row += 1;
        }
        board
    }

    /// The lowest row.
    pub const fn floor(self) -> u64 {
        ((1 << self.columns()) - 1) << (8 * (self.rows() - 1))
    }

    /// The squares of a column, from 0.
    pub const fn column(self, at: u32) -> u64 {
        column(at) & self.board()
    }

    /// The square in this column and row, both from 0.
    pub fn square(self, column: u32, row: u32) -> Option<Square> {
        let square = Square::at(column, row)?;
        self.has(square).then_some(square)
    }

    pub const fn has(self, square: Square) -> bool {
        self.board() & square.bit() != 0
    }

    /// All squares: a1, b1, …
    pub fn all_squares(self) -> Bits {
        Bits(self.board())
    }

    /// Where a stone may be put beside these.
    #[inline]
    pub const fn open(self, stones: u64) -> u64 {
        let empty = self.board() & !stones;
        if self.gravity {
            empty & (stones >> 8 | self.floor())
        } else {
            empty
        }
    }

    /// What people call a move: the column where stones fall, from 1, else the square.
    pub fn move_name(self, square: Square) -> String {
        match self.gravity {
            true => (square.column() + 1).to_string(),
            false => square.to_string(),
        }
    }

    /// The game's name: `connect4` is any board on which four in a row win and stones fall.
    pub const fn name(self) -> &'static str {
        match self {
            Variant::TIC_TAC_TOE => "tictactoe",
            Variant {
                in_row: 4,
                gravity: true,
                ..
            } => "connect4",
            _ => "mnk",
        }
    }
}

/// "7×6".
pub(super) struct Size(pub u32, pub u32);

impl fmt::Display for Size {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}×{}", self.0, self.1)
    }
}

/// What is said of the rules behind a board: `in-row 4 gravity`.
impl fmt::Display for Variant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let falls = if self.gravity { " gravity" } else { "" };
        write!(f, "in-row {}{falls}", self.in_row)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn boards_have_their_squares_and_no_others() {
        for columns in SHORTEST..=LONGEST {
            for rows in SHORTEST..=LONGEST {
                let variant = Variant::new(columns, rows, 3, true).unwrap();
                assert_eq!(variant.board().count_ones(), variant.squares());
                assert_eq!(variant.all_squares().count() as u32, columns * rows);
                assert_eq!(variant.floor().count_ones(), columns);
                assert_eq!(variant.open(0), variant.floor());
                assert_eq!(variant.open(variant.board()), 0);
                let all = (0..columns).fold(0, |all, column| all | variant.column(column));
                assert_eq!(all, variant.board());
            }
        }
        assert_eq!(Variant::CONNECT_FOUR.squares(), 42);
        assert_eq!(Variant::TIC_TAC_TOE.open(1).count_ones(), 8);
    }

    #[test]
    fn what_cannot_be_played_is_refused() {
        assert_eq!(Variant::new(2, 6, 3, true), Err(VariantError::Board(2, 6)));
        assert_eq!(Variant::new(9, 6, 4, true), Err(VariantError::Board(9, 6)));
        assert_eq!(
            Variant::new(5, 4, 6, false),
            Err(VariantError::InRow(6, 5, 4))
        );
        assert!(Variant::new(5, 4, 2, false).is_err());
        assert!(Variant::new(5, 4, 5, false).is_ok());
    }

    #[test]
    fn members_of_the_family_have_names() {
        let name = |columns, rows, in_row, gravity| {
            Variant::new(columns, rows, in_row, gravity).unwrap().name()
        };
        assert_eq!(name(3, 3, 3, false), "tictactoe");
        assert_eq!(name(3, 3, 3, true), "mnk");
        assert_eq!(name(7, 6, 4, true), "connect4");
        assert_eq!(name(4, 4, 4, true), "connect4");
        assert_eq!(name(4, 4, 4, false), "mnk");
    }
}
