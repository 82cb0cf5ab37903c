//! A position as the solver holds it: two sets of discs, the mover's and the opponent's.

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Board {
    pub mover: u64,
    pub opponent: u64,
}

impl Board {
    /// After the mover's disc on `square` has turned over `flips`; the sides are swapped.
    #[inline(always)]
    pub fn after(self, square: u32, flips: u64) -> Board {
        Board {
            mover: self.opponent ^ flips,
            opponent: self.mover ^ flips ^ (1 << square),
        }
    }

    #[inline(always)]
    pub fn passed(self) -> Board {
        Board {
            mover: self.opponent,
            opponent: self.mover,
        }
    }

    /// Discs of either side.
    #[inline(always)]
    pub fn taken(self) -> u64 {
        self.mover | self.opponent
    }

    /// A number that scatters positions over a table.
    #[inline(always)]
    pub fn hash(self) -> u64 {
        let product = u128::from(self.mover ^ 0x9E37_79B9_7F4A_7C15)
            * u128::from(self.opponent ^ 0xD1B5_4A32_D192_ED03);
        (product >> 64) as u64 ^ product as u64
    }
}
