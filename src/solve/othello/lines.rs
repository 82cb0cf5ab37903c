//! Tables over squares, computed at compile time: lines, neighbours, quadrants.
//! Knows squares only, no discs.

use crate::game::othello::RAYS;

/// The squares around each square.
pub static NEIGHBOURS: [u64; 64] = {
    let mut table = [0; 64];
    let mut square = 0;
    while square < 64 {
        let bit = 1u64 << square;
        let row = bit | (bit & !COLUMN_A) >> 1 | (bit & !COLUMN_H) << 1;
        table[square] = (row | row << 8 | row >> 8) & !bit;
        square += 1;
    }
    table
};

pub const COLUMN_A: u64 = 0x0101_0101_0101_0101;
pub const COLUMN_H: u64 = 0x8080_8080_8080_8080;

/// The four lines through a square, itself included, and how many of the line's squares come
/// before it.
#[derive(Clone, Copy)]
#[repr(C, align(64))]
pub struct Lines {
    pub mask: [u64; 4],
    pub place: [u8; 4],
}

pub static LINES: [Lines; 64] = {
    let mut table = [Lines {
        mask: [0; 4],
        place: [0; 4],
    }; 64];
    let mut square = 0;
    while square < 64 {
        let rays = RAYS[square];
        let mut d = 0;
        while d < 4 {
            table[square].mask[d] = rays.up[d] | rays.down[d] | 1 << square;
            table[square].place[d] = rays.down[d].count_ones() as u8;
            d += 1;
        }
        square += 1;
    }
    table
};

/// How many discs are turned over along a line by a disc on its last empty square, by the
/// square's place on the line and the mover's discs there. Every other square of the line is the
/// opponent's; squares past the end of a short line are nobody's, which comes to the same.
pub static LINE_FLIPS: [[u8; 256]; 8] = {
    let mut table = [[0; 256]; 8];
    let mut place = 0;
    while place < 8 {
        let mut own = 0;
        while own < 256 {
            let below = own & ((1 << place) - 1);
            let above = own >> place >> 1;
            let mut count = 0;
            if below != 0 {
                // The nearest own disc below, counted in squares away.
                let nearest = 31 - (below as u32).leading_zeros();
                count += place as u32 - 1 - nearest;
            }
            if above != 0 {
                count += (above as u32).trailing_zeros();
            }
            table[place][own] = count as u8;
            own += 1;
        }
        place += 1;
    }
    table
};

pub const CORNERS: u64 = 0x8100_0000_0000_0081;

/// The empty squares' quadrants that have an odd number of them: whoever plays there first can
/// also play there last.
#[inline(always)]
pub fn odd_quadrants(empties: u64) -> u64 {
    let mut parity = empties ^ (empties >> 1);
    parity ^= parity >> 2;
    parity ^= parity >> 8;
    parity ^= parity >> 16;
    // Bits 0, 4, 32 and 36 hold one quadrant's parity each; spread it over the quadrant.
    (parity & 0x0000_0011_0000_0011).wrapping_mul(0x0F0F_0F0F)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::base::random::Rng;

    #[test]
    fn odd_quadrants_are_those_with_an_odd_count() {
        let mut rng = Rng::new(3);
        for _ in 0..1000 {
            let empties = rng.next_u64() & rng.next_u64();
            let mut expected = 0;
            for quadrant in [
                0x0F0F_0F0F,
                0xF0F0_F0F0,
                0x0F0F_0F0F << 32,
                0xF0F0_F0F0 << 32,
            ] {
                if (empties & quadrant).count_ones() % 2 == 1 {
                    expected |= quadrant;
                }
            }
            assert_eq!(odd_quadrants(empties), expected);
        }
    }
}
