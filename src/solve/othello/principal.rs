//! The principal variation: open windows, few positions, the line of best play.

use super::backend::Backend;
use super::board::Board;
use super::last;
use super::order::{self, Candidates};
use super::ordered::LEAST;
use super::search::{Line, NONE, PASS, Search};
use super::table::Known;

/// Whether the position is worth more than α: a bound on the right side of it.
#[inline(always)]
pub fn null<B: Backend>(search: &mut Search<'_, B>, board: Board, alpha: i32) -> i32 {
    let empties = search.empties(board);
    match empties.count_ones() {
        0 => {
            search.nodes += 1;
            search.over(board)
        }
        1 => last::one(search, board.mover, empties.trailing_zeros(), alpha),
        2 => {
            let (a, b) = (empties.trailing_zeros(), 63 - empties.leading_zeros());
            last::two(search, board, a, b, alpha)
        }
        3 => B::three(search, board, empties, alpha),
        4 => B::four(search, board, empties, alpha),
        5..LEAST => B::shallow(search, board, empties, alpha),
        _ => B::ordered(search, board, alpha),
    }
}

/// NegaScout from here: the score if it lies between α and β, else a bound beyond the one it is
/// beyond of. Leaves the line of best play in `search.line`.
#[inline(always)]
pub fn prove<B: Backend>(search: &mut Search<'_, B>, board: Board, alpha: i32, beta: i32) -> i32 {
    search.nodes += 1;
    search.line = Line::EMPTY;
    if search.must_stop() {
        return alpha;
    }
    let empties = search.empties(board);
    let moves = search.backend.moves(board.mover, board.opponent) & empties;
    if moves == 0 {
        if search.backend.moves(board.opponent, board.mover) & empties == 0 {
            return search.over(board);
        }
        let score = -B::prove(search, board.passed(), -beta, -alpha);
        let then = search.line;
        search.line.set(PASS, &then);
        return score;
    }
    let count = empties.count_ones();
    let hash = board.hash();
    let table = search.common.table;
    let known = table.look(board, hash);
    let mut candidates = Candidates::NONE;
    if candidates.fill(search, board, moves) {
        return wipe_out(search, board, moves);
    }
    let before = search.nodes;
    order::judge(search, board, known, &mut candidates);
    let mut best = NONE;
    let mut line = Line::EMPTY;
    while let Some(candidate) = candidates.pop() {
        let child = candidate.child;
        let floor = alpha.max(best);
        let score = if best == NONE {
            -B::prove(search, child, -beta, -floor)
        } else {
            let scout = -null(search, child, -floor - 1);
            if scout > floor && scout < beta && search.stopped.is_none() {
                -B::prove(search, child, -beta, 1 - scout)
            } else {
                search.line = Line::EMPTY;
                scout
            }
        };
        if search.stopped.is_some() {
            search.line = line;
            return alpha;
        }
        if score > best {
            best = score;
            line.set(candidate.square, &search.line);
            if score >= beta {
                break;
            }
        }
    }
    search.line = line;
    if count >= LEAST {
        let squares = search.squares;
        let lower = if best > alpha { best } else { -squares };
        let upper = if best < beta { best } else { squares };
        let best_move = line.moves()[0];
        let spent = search.nodes - before;
        table.keep(board, hash, Known::new(lower, upper, best_move, spent));
    }
    best
}

/// A move takes the opponent's last disc: the whole board is won.
#[cold]
fn wipe_out<B: Backend>(search: &mut Search<'_, B>, board: Board, moves: u64) -> i32 {
    use crate::game::othello::Bits;
    let takes_all =
        |square: &u32| search.backend.flips(*square, board.mover, board.opponent) == board.opponent;
    if let Some(square) = Bits(moves).find(takes_all) {
        search.line.set(square as u8, &Line::EMPTY);
    }
    search.squares
}
