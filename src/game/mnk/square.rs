//! Squares, and sets of them.

use std::fmt;

/// A square: eight times the row from the top plus the column, both from 0, whatever the board's
/// size.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct Square(u8);

impl Square {
    /// A square of the 8×8 frame; nothing from 64 on.
    pub const fn new(index: u32) -> Option<Square> {
        if index < 64 {
            Some(Square(index as u8))
        } else {
            None
        }
    }

    /// The square in this column and row of the frame, both from 0.
    pub const fn at(column: u32, row: u32) -> Option<Square> {
        if column < 8 && row < 8 {
            Some(Square((row * 8 + column) as u8))
        } else {
            None
        }
    }

    /// A square of the frame by its name, in either case: `c2`.
    pub fn parse(name: &str) -> Option<Square> {
        let &[column, row] = name.as_bytes() else {
            return None;
        };
        let column = column.to_ascii_lowercase().checked_sub(b'a')?;
        let row = row.checked_sub(b'1')?;
        Square::at(u32::from(column), u32::from(row))
    }

    #[inline]
    pub const fn index(self) -> u32 {
        self.0 as u32
    }

    #[inline]
    pub const fn bit(self) -> u64 {
        1 << self.0
    }

    pub const fn column(self) -> u32 {
        self.0 as u32 % 8
    }

    pub const fn row(self) -> u32 {
        self.0 as u32 / 8
    }
}

/// "c2".
impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let column = char::from(b'a' + self.0 % 8);
        write!(f, "{column}{}", self.row() + 1)
    }
}

/// The squares of a set, lowest first.
#[derive(Clone, Copy, Debug)]
pub struct Bits(pub u64);

impl Iterator for Bits {
    type Item = Square;
    #[inline]
    fn next(&mut self) -> Option<Square> {
        if self.0 == 0 {
            return None;
        }
        let index = self.0.trailing_zeros();
        self.0 &= self.0 - 1;
        Some(Square(index as u8))
    }
}

/// All squares of a column of the frame.
#[inline]
pub(super) const fn column(column: u32) -> u64 {
    0x0101_0101_0101_0101 << column
}
