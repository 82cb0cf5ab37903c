//! The last four empty squares, without move generation: most positions of a search are here.
//!
//! With so few squares it is quicker to try each than to ask which are legal. Squares alone in
//! their quadrant go first: who plays there keeps the last word in the rest.

use super::backend::Backend;
use super::board::Board;
use super::lines::{NEIGHBOURS, odd_quadrants};
use super::search::{NONE, Search};
use crate::game::othello::Bits;

/// One empty square. The discs turned over are only counted.
#[inline(always)]
pub fn one<B: Backend>(search: &mut Search<'_, B>, mover: u64, square: u32, alpha: i32) -> i32 {
    search.nodes += 1;
    // The mover's score if the square becomes his and nothing else changes.
    let filled = 2 * mover.count_ones() as i32 + 2 - search.squares;
    let turned = search.backend.last_flips(square, mover);
    if turned != 0 {
        return filled + 2 * turned;
    }
    // Without a move he gets no more than that: the square, as the winner.
    if filled <= alpha {
        return filled;
    }
    let opponent = search.frame & !(mover | 1 << square);
    let turned = search.backend.last_flips(square, opponent);
    if turned != 0 || filled <= 0 {
        return filled - 2 - 2 * turned;
    }
    filled
}

#[inline(always)]
pub fn two<B: Backend>(
    search: &mut Search<'_, B>,
    board: Board,
    a: u32,
    b: u32,
    alpha: i32,
) -> i32 {
    search.nodes += 1;
    let Board { mover, opponent } = board;
    let mut best = NONE;
    if NEIGHBOURS[a as usize & 63] & opponent != 0 {
        let flips = search.backend.flips(a, mover, opponent);
        if flips != 0 {
            best = -one(search, opponent ^ flips, b, -alpha - 1);
            if best > alpha {
                return best;
            }
        }
    }
    if NEIGHBOURS[b as usize & 63] & opponent != 0 {
        let flips = search.backend.flips(b, mover, opponent);
        if flips != 0 {
            return best.max(-one(search, opponent ^ flips, a, -alpha - 1));
        }
    }
    if best != NONE {
        return best;
    }
    // A pass: the opponent picks the smaller of what is left.
    let mut worst = -NONE;
    if NEIGHBOURS[a as usize & 63] & mover != 0 {
        let flips = search.backend.flips(a, opponent, mover);
        if flips != 0 {
            worst = one(search, mover ^ flips, b, alpha);
            if worst <= alpha {
                return worst;
            }
        }
    }
    if NEIGHBOURS[b as usize & 63] & mover != 0 {
        let flips = search.backend.flips(b, opponent, mover);
        if flips != 0 {
            return worst.min(one(search, mover ^ flips, a, alpha));
        }
    }
    if worst != -NONE {
        return worst;
    }
    search.over(board)
}

#[inline(always)]
pub fn three<B: Backend>(
    search: &mut Search<'_, B>,
    board: Board,
    empties: u64,
    alpha: i32,
) -> i32 {
    search.nodes += 1;
    let Board { mover, opponent } = board;
    let odd = empties & odd_quadrants(empties);
    let mut best = NONE;
    let mut group = odd;
    loop {
        for square in Bits(group) {
            if NEIGHBOURS[square as usize & 63] & opponent == 0 {
                continue;
            }
            let flips = search.backend.flips(square, mover, opponent);
            if flips == 0 {
                continue;
            }
            let rest = empties ^ (1 << square);
            let a = rest.trailing_zeros();
            let b = 63 - rest.leading_zeros();
            let score = -two(search, board.after(square, flips), a, b, -alpha - 1);
            if score > best {
                best = score;
                if score > alpha {
                    return score;
                }
            }
        }
        if group != odd || odd == empties {
            break;
        }
        group = empties ^ odd;
    }
    if best != NONE {
        return best;
    }
    if search.backend.moves(opponent, mover) & empties == 0 {
        return search.over(board);
    }
    -B::three(search, board.passed(), empties, -alpha - 1)
}

#[inline(always)]
pub fn four<B: Backend>(search: &mut Search<'_, B>, board: Board, empties: u64, alpha: i32) -> i32 {
    search.nodes += 1;
    let Board { mover, opponent } = board;
    let mut first = empties & odd_quadrants(empties);
    if first == empties {
        first = lone(empties);
    }
    let mut best = NONE;
    let mut group = first;
    loop {
        for square in Bits(group) {
            if NEIGHBOURS[square as usize & 63] & opponent == 0 {
                continue;
            }
            let flips = search.backend.flips(square, mover, opponent);
            if flips == 0 {
                continue;
            }
            let rest = empties ^ (1 << square);
            let score = -B::three(search, board.after(square, flips), rest, -alpha - 1);
            if score > best {
                best = score;
                if score > alpha {
                    return score;
                }
            }
        }
        if group != first || first == empties {
            break;
        }
        group = empties ^ first;
    }
    if best != NONE {
        return best;
    }
    if search.backend.moves(opponent, mover) & empties == 0 {
        return search.over(board);
    }
    -B::four(search, board.passed(), empties, -alpha - 1)
}

/// Squares that are alone in their quadrant, where all quadrants with any have an odd number.
#[inline(always)]
fn lone(empties: u64) -> u64 {
    let mut alone = 0;
    for quadrant in [
        0x0F0F_0F0F,
        0xF0F0_F0F0,
        0x0F0F_0F0F << 32,
        0xF0F0_F0F0 << 32,
    ] {
        let here = empties & quadrant;
        if here & here.wrapping_sub(1) == 0 {
            alone |= here;
        }
    }
    alone
}
