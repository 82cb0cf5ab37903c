//! Discs that no play can turn over give a bound: the mover cannot score more than the board
//! without the opponent's stable discs.
//!
//! Edges come from a table made by trying all play along an edge; inside, a disc is stable when
//! along each of the four lines the line is full or a neighbour is stable and of its colour. What
//! is found is true, but not everything.

use std::sync::OnceLock;

use super::backend::Backend;
use super::board::Board;
use super::lines::{COLUMN_A, COLUMN_H};
use super::search::Search;
use crate::game::othello::Size;

/// By empties: the smallest α at which looking for stable discs is likely to cut.
const WORTH: [i32; 64] = {
    let mut worth = [99; 64];
    let mut empties = 5;
    while empties < 64 {
        worth[empties] = match empties {
            5 | 6 => 6,
            7 => 8,
            8..=9 => 14,
            10..=11 => 18,
            12..=13 => 22,
            14..=16 => 26,
            17..=19 => 32,
            20..=24 => 38,
            _ => 46,
        };
        empties += 1;
    }
    worth
};

/// An upper bound of the score that is not above α, if stable discs give one.
#[inline(always)]
pub fn cut<B: Backend>(
    search: &Search<'_, B>,
    board: Board,
    empties: u32,
    alpha: i32,
) -> Option<i32> {
    if alpha < WORTH[empties as usize & 63] {
        return None;
    }
    let stable = match search.size {
        Size::Eight => stable(board.opponent, board.mover),
        size => crate::game::othello::stable(board.opponent, board.mover, size),
    };
    let most = search.squares - 2 * stable.count_ones() as i32;
    (most <= alpha).then_some(most)
}

/// Stable discs of `own` on the full board.
#[inline(always)]
fn stable(own: u64, other: u64) -> u64 {
    let taken = own | other;
    let row = full_rows(taken);
    let column = full_columns(taken);
    let rising = full_diagonals::<7>(taken);
    let falling = full_diagonals::<9>(taken);
    const INNER: u64 = 0x007E_7E7E_7E7E_7E00;
    let inside = own & INNER;
    let mut stable = edges(own, other) | (inside & row & column & rising & falling);
    if stable == 0 {
        return 0;
    }
    loop {
        // Inside nothing wraps: a shift by a line's step stays on the line.
        let grown = stable
            | (inside
                & (row | stable << 1 | stable >> 1)
                & (column | stable << 8 | stable >> 8)
                & (rising | stable << 7 | stable >> 7)
                & (falling | stable << 9 | stable >> 9));
        if grown == stable {
            return stable;
        }
        stable = grown;
    }
}

#[inline(always)]
fn full_rows(taken: u64) -> u64 {
    let mut full = taken & (taken >> 4);
    full &= full >> 2;
    full &= full >> 1;
    (full & COLUMN_A).wrapping_mul(0xFF)
}

#[inline(always)]
fn full_columns(taken: u64) -> u64 {
    let mut full = taken & taken.rotate_right(32);
    full &= full.rotate_right(16);
    full & full.rotate_right(8)
}

/// Squares on diagonals without an empty square: each disc looks 1, 2 and 4 squares both ways,
/// what lies past the rim counting as taken.
#[inline(always)]
fn full_diagonals<const STEP: u32>(taken: u64) -> u64 {
    // The first 1, 2 and 4 squares that a step up or down comes from outside the board.
    let (up, down) = const { rims(STEP) };
    let mut below = taken & ((taken << STEP) | up[0]);
    below &= (below << (2 * STEP)) | up[1];
    below &= (below << (4 * STEP)) | up[2];
    let mut above = taken & ((taken >> STEP) | down[0]);
    above &= (above >> (2 * STEP)) | down[1];
    above &= (above >> (4 * STEP)) | down[2];
    below & above
}

/// For steps of 1, 2 and 4 squares: the squares that so many steps below (above) are off the board.
const fn rims(step: u32) -> ([u64; 3], [u64; 3]) {
    let (mut up, mut down) = ([0; 3], [0; 3]);
    let dx = if step == 9 { 1 } else { -1 };
    let mut square = 0;
    while square < 64 {
        let (x, y) = (square % 8, square / 8);
        let mut i = 0;
        while i < 3 {
            let far = 1 << i;
            let (bx, by) = (x - dx * far, y - far);
            if bx < 0 || bx > 7 || by < 0 {
                up[i] |= 1 << square;
            }
            let (ax, ay) = (x + dx * far, y + far);
            if ax < 0 || ax > 7 || ay > 7 {
                down[i] |= 1 << square;
            }
            i += 1;
        }
        square += 1;
    }
    (up, down)
}

/// Stable discs on the four edges.
#[inline(always)]
fn edges(own: u64, other: u64) -> u64 {
    let table = table();
    let look =
        |own: u64, other: u64| u64::from(table[(own as usize & 255) << 8 | (other as usize & 255)]);
    let top = look(own, other);
    let bottom = look(own >> 56, other >> 56) << 56;
    let left = spread(look(gather(own), gather(other)));
    let right = spread(look(gather(own >> 7), gather(other >> 7))) << 7;
    top | bottom | left | right
}

/// Column a as a row: bit r is row r.
#[inline(always)]
fn gather(board: u64) -> u64 {
    (board & COLUMN_A).wrapping_mul(0x0102_0408_1020_4080) >> 56
}

/// A row as column a.
#[inline(always)]
fn spread(row: u64) -> u64 {
    // Bit r to bit 8·r: copies of the low seven bits at distances of 7, then bit 7 alone.
    let low = (row & 0x7F).wrapping_mul(0x0002_0408_1020_4081) & COLUMN_A;
    low | (row & 0x80) << 49
}

fn table() -> &'static [u8; 65536] {
    static TABLE: OnceLock<Box<[u8; 65536]>> = OnceLock::new();
    TABLE.get_or_init(|| {
        let mut table = vec![0; 65536];
        let mut done = vec![false; 65536];
        for own in 0..256usize {
            for other in (0..256usize).filter(|other| own & other == 0) {
                edge(own, other, &mut table, &mut done);
            }
        }
        table.try_into().expect("65536 entries were made")
    })
}

/// Discs of `own` that stay whatever is put on the edge's empty squares by either side; a disc may
/// be put there without turning anything along the edge.
fn edge(own: usize, other: usize, table: &mut [u8], done: &mut [bool]) -> u8 {
    let index = own << 8 | other;
    if done[index] {
        return table[index];
    }
    let mut stable = own as u8;
    for square in 0..8 {
        let bit = 1 << square;
        if (own | other) & bit != 0 {
            continue;
        }
        let turned = turned(square, own, other);
        stable &= edge(own | bit | turned, other & !turned, table, done);
        let turned = self::turned(square, other, own);
        stable &= edge(own & !turned, other | bit | turned, table, done);
    }
    table[index] = stable;
    done[index] = true;
    stable
}

fn turned(square: usize, own: usize, other: usize) -> usize {
    let mut all = 0;
    for step in [-1, 1] {
        let mut line = 0;
        let mut at = square as i32 + step;
        while (0..8).contains(&at) && other >> at & 1 == 1 {
            line |= 1 << at;
            at += step;
        }
        if (0..8).contains(&at) && own >> at & 1 == 1 {
            all |= line;
        }
    }
    all
}

const _: () = assert!(COLUMN_H == COLUMN_A << 7);

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::othello::{Bits, Position, RandomPosition, Square};

    /// Discs of the mover and of the other that keep their colour in every line of play.
    fn kept(position: Position) -> (u64, u64) {
        let (mut mover, mut opponent) = (position.mover(), position.opponent());
        if position.is_over() {
            return (mover, opponent);
        }
        let mut meet = |child: Position| {
            let (other, own) = kept(child);
            mover &= own;
            opponent &= other;
        };
        if position.legal() == 0 {
            meet(position.passed());
        }
        for square in Bits(position.legal()).filter_map(Square::new) {
            meet(position.play_unchecked(square));
        }
        (mover, opponent)
    }

    #[test]
    fn stable_discs_are_never_turned_over() {
        let mut found = 0;
        for seed in 0..400 {
            let recipe = RandomPosition {
                size: Size::Eight,
                empties: 1 + seed as u32 % 6,
                seed,
            };
            let position = recipe.generate().unwrap();
            let (kept_mover, kept_opponent) = kept(position);
            let (mover, opponent) = (position.mover(), position.opponent());
            let (a, b) = (stable(mover, opponent), stable(opponent, mover));
            assert_eq!(a & !kept_mover, 0, "{}", position.setup());
            assert_eq!(b & !kept_opponent, 0, "{}", position.setup());
            found += (a | b).count_ones();
        }
        assert!(found > 6000, "only {found} stable discs were found");
    }

    #[test]
    fn no_fewer_are_found_than_by_the_plain_rule() {
        for seed in 0..3000 {
            let recipe = RandomPosition {
                size: Size::Eight,
                empties: 4 + seed as u32 % 30,
                seed,
            };
            let position = recipe.generate().unwrap();
            let (mover, opponent) = (position.mover(), position.opponent());
            let plain = crate::game::othello::stable(mover, opponent, Size::Eight);
            assert_eq!(plain & !stable(mover, opponent), 0, "{}", position.setup());
        }
    }
}
