//! Board sizes and squares.

use std::fmt;

use serde::{Deserialize, Serialize};

#[derive(
    Clone, Copy, PartialEq, Eq, Hash, Debug, Default, PartialOrd, Ord, Serialize, Deserialize,
)]
pub enum Size {
    Four,
    Six,
    #[default]
    Eight,
}

impl Size {
    pub const ALL: [Size; 3] = [Size::Four, Size::Six, Size::Eight];

    /// Squares along an edge.
    #[inline]
    pub const fn edge(self) -> u32 {
        match self {
            Size::Four => 4,
            Size::Six => 6,
            Size::Eight => 8,
        }
    }

    pub const fn from_edge(edge: u32) -> Option<Size> {
        match edge {
            4 => Some(Size::Four),
            6 => Some(Size::Six),
            8 => Some(Size::Eight),
            _ => None,
        }
    }

    /// Squares on the whole board.
    #[inline]
    pub const fn squares(self) -> u32 {
        self.edge() * self.edge()
    }

    pub(super) fn from_squares(squares: usize) -> Option<Size> {
        Size::ALL
            .into_iter()
            .find(|size| size.squares() as usize == squares)
    }

    /// The squares that exist, in the 8×8 frame.
    #[inline]
    pub const fn board(self) -> u64 {
        match self {
            Size::Four => 0x0F0F_0F0F,
            Size::Six => 0x3F3F_3F3F_3F3F,
            Size::Eight => u64::MAX,
        }
    }

    /// The square in this column and row, both from 0.
    pub const fn square(self, column: u32, row: u32) -> Option<Square> {
        if column < self.edge() && row < self.edge() {
            Some(Square((row * 8 + column) as u8))
        } else {
            None
        }
    }

    /// All squares: a1, b1, …
    pub fn all_squares(self) -> impl Iterator<Item = Square> {
        super::Bits(self.board()).map(|index| Square(index as u8))
    }

    /// A square by its name, in either case: `f5`.
    pub fn parse_square(self, name: &str) -> Option<Square> {
        let &[column, row] = name.as_bytes() else {
            return None;
        };
        let column = column.to_ascii_lowercase().checked_sub(b'a')?;
        let row = row.checked_sub(b'1')?;
        self.square(u32::from(column), u32::from(row))
    }
}

/// "8×8".
impl fmt::Display for Size {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{0}×{0}", self.edge())
    }
}

/// A square: eight times the row plus the column, both from 0, whatever the board's size.
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

/// "f5".
impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let column = char::from(b'a' + self.0 % 8);
        write!(f, "{column}{}", self.row() + 1)
    }
}
