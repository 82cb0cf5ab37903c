//! A search of a few plies to the evaluator: which move looks best, and what the score may be.
//! Nothing here is proved, and nothing proved is asked.

use super::backend::Backend;
use super::board::Board;
use super::eval::Evaluator;
use super::eval::weights::UNIT;
use super::order::{self, Candidates};
use super::search::Search;
use crate::game::othello::Bits;

/// α-β with the evaluator at the leaves, in fractions of a disc.
#[inline(always)]
pub fn look_ahead<B: Backend>(
    search: &mut Search<'_, B>,
    evaluator: &Evaluator,
    board: Board,
    depth: u32,
    alpha: i32,
    beta: i32,
) -> i32 {
    search.nodes += 1;
    if depth == 0 {
        return evaluator.guess(search.backend, board);
    }
    // What is returned then orders nothing any more.
    if depth > 1 && search.must_stop() {
        return 0;
    }
    let empties = search.empties(board);
    let moves = search.backend.moves(board.mover, board.opponent) & empties;
    if moves == 0 {
        if search.backend.moves(board.opponent, board.mover) & empties == 0 {
            return UNIT * search.over(board);
        }
        return -B::look_ahead(search, evaluator, board.passed(), depth, -beta, -alpha);
    }
    if depth == 1 {
        return leaves(search, evaluator, board, moves, alpha, beta);
    }
    let mut candidates = Candidates::NONE;
    if candidates.fill(search, board, moves) {
        return UNIT * search.squares;
    }
    order::by_place(search, board, None, &mut candidates);
    let mut best = i32::MIN;
    while let Some(candidate) = candidates.pop() {
        let floor = alpha.max(best);
        let child = candidate.child;
        let score = -B::look_ahead(search, evaluator, child, depth - 1, -beta, -floor);
        best = best.max(score);
        if best >= beta {
            break;
        }
    }
    best
}

/// The last ply: the guess after each move, in any order.
#[inline(always)]
fn leaves<B: Backend>(
    search: &mut Search<'_, B>,
    evaluator: &Evaluator,
    board: Board,
    moves: u64,
    alpha: i32,
    beta: i32,
) -> i32 {
    let mut best = alpha;
    for square in Bits(moves) {
        let flips = search.backend.flips(square, board.mover, board.opponent);
        search.nodes += 1;
        let score = if flips == board.opponent {
            UNIT * search.squares
        } else {
            -evaluator.guess(search.backend, board.after(square, flips))
        };
        best = best.max(score);
        if best >= beta {
            break;
        }
    }
    best
}
