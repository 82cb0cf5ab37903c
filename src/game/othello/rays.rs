//! What lies in each direction of a square, computed at compile time. Knows squares only, no discs.

/// The squares seen from a square to the frame's edge, towards higher and towards lower bits, in
/// the order of [`STEPS`]. Aligned, for one vector load each.
#[derive(Clone, Copy)]
#[repr(C, align(64))]
pub struct Rays {
    pub up: [u64; 4],
    pub down: [u64; 4],
}

/// From a square to the next towards higher bits: along the row, the column, the two diagonals.
pub const STEPS: [u64; 4] = [1, 8, 7, 9];

pub static RAYS: [Rays; 64] = {
    let directions = [(1, 0), (0, 1), (-1, 1), (1, 1)];
    let mut table = [Rays {
        up: [0; 4],
        down: [0; 4],
    }; 64];
    let mut square = 0;
    while square < 64 {
        let mut d = 0;
        while d < 4 {
            let (dx, dy) = directions[d];
            table[square as usize].up[d] = ray(square, dx, dy);
            table[square as usize].down[d] = ray(square, -dx, -dy);
            d += 1;
        }
        square += 1;
    }
    table
};

const fn ray(square: i32, dx: i32, dy: i32) -> u64 {
    let mut x = square % 8 + dx;
    let mut y = square / 8 + dy;
    let mut bits = 0;
    while 0 <= x && x < 8 && 0 <= y && y < 8 {
        bits |= 1 << (y * 8 + x);
        x += dx;
        y += dy;
    }
    bits
}
