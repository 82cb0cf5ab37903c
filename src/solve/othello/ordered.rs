//! Eight empty squares and more: null windows with table, stable discs and judged moves.

use super::backend::Backend;
use super::board::Board;
use super::order::{self, Candidates};
use super::search::{NONE, Search};
use super::stability;
use super::table::{Known, NO_MOVE};

/// From so many empties on, the positions after each move are looked up before any is searched.
const LOOK_AHEAD: u32 = 10;

/// From so many empties on positions are searched here.
pub const LEAST: u32 = 8;

#[inline(always)]
pub fn ordered<B: Backend>(search: &mut Search<'_, B>, board: Board, alpha: i32) -> i32 {
    search.nodes += 1;
    if search.must_stop() {
        return alpha;
    }
    let empties = search.empties(board);
    let count = empties.count_ones();
    if let Some(score) = stability::cut(search, board, count, alpha) {
        return score;
    }
    let table = search.common.table;
    let hash = board.hash();
    let known = table.look(board, hash);
    if let Some(known) = known {
        if i32::from(known.lower) > alpha {
            return known.lower.into();
        }
        if i32::from(known.upper) <= alpha {
            return known.upper.into();
        }
    }
    let moves = search.backend.moves(board.mover, board.opponent) & empties;
    if moves == 0 {
        if search.backend.moves(board.opponent, board.mover) & empties == 0 {
            return search.over(board);
        }
        return -B::ordered(search, board.passed(), -alpha - 1);
    }
    let mut candidates = Candidates::NONE;
    if candidates.fill(search, board, moves) {
        return search.squares;
    }
    if count > LEAST {
        for candidate in candidates.all() {
            table.prefetch(candidate.child.hash());
        }
    }
    let before = search.nodes;
    if count >= LOOK_AHEAD {
        for candidate in candidates.all() {
            let child = candidate.child;
            if let Some(found) = table.look(child, child.hash())
                && -i32::from(found.upper) > alpha
            {
                return -i32::from(found.upper);
            }
        }
    }
    let mut best = NONE;
    let mut best_move = NO_MOVE;
    // The table's move goes first: where it is good enough, the others need not be judged.
    let mut next = known.and_then(|known| candidates.take(known.moves[0]));
    let mut judged = candidates.len() == 1;
    loop {
        let candidate = match next.take() {
            Some(candidate) => candidate,
            None => {
                if !judged {
                    order::judge(search, board, known, &mut candidates);
                    judged = true;
                }
                match candidates.pop() {
                    Some(candidate) => candidate,
                    None => break,
                }
            }
        };
        let child = candidate.child;
        let score = if count > LEAST {
            -B::ordered(search, child, -alpha - 1)
        } else {
            -B::shallow(search, child, empties ^ 1 << candidate.square, -alpha - 1)
        };
        if search.stopped.is_some() {
            return alpha;
        }
        if score > best {
            best = score;
            best_move = candidate.square;
            if score > alpha {
                break;
            }
        }
    }
    let squares = search.squares;
    let (lower, upper) = if best > alpha {
        (best, squares)
    } else {
        (-squares, best)
    };
    let spent = search.nodes - before;
    table.keep(board, hash, Known::new(lower, upper, best_move, spent));
    best
}
