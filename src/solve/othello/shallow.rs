//! Five to seven empty squares: too few for a table or for looking at replies to pay. Squares in
//! odd quadrants go first, and that is all the order there is.

use super::backend::Backend;
use super::board::Board;
use super::lines::odd_quadrants;
use super::search::{NONE, Search};
use super::stability;
use crate::game::othello::Bits;

#[inline(always)]
pub fn shallow<B: Backend>(
    search: &mut Search<'_, B>,
    board: Board,
    empties: u64,
    alpha: i32,
) -> i32 {
    search.nodes += 1;
    if let Some(score) = stability::cut(search, board, empties.count_ones(), alpha) {
        return score;
    }
    let moves = search.backend.moves(board.mover, board.opponent) & empties;
    if moves == 0 {
        if search.backend.moves(board.opponent, board.mover) & empties == 0 {
            return search.over(board);
        }
        return -B::shallow(search, board.passed(), empties, -alpha - 1);
    }
    let odd = odd_quadrants(empties);
    let five = empties.count_ones() == 5;
    let mut best = NONE;
    for group in [moves & odd, moves & !odd] {
        for square in Bits(group) {
            let flips = search.backend.flips(square, board.mover, board.opponent);
            let child = board.after(square, flips);
            let rest = empties ^ (1 << square);
            let score = if five {
                -B::four(search, child, rest, -alpha - 1)
            } else {
                -B::shallow(search, child, rest, -alpha - 1)
            };
            if score > best {
                best = score;
                if score > alpha {
                    return score;
                }
            }
        }
    }
    best
}
