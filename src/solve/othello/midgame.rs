//! The middle game: NegaScout to a given depth with the evaluator at its leaves, in whole discs.
//!
//! Positions whose score is very likely outside the window by a shallower search are not searched
//! to their depth (ProbCut), the more seldom the surer a search is to be. Opinions are formed
//! here, and the table is filled with good moves before a proof; nothing here proves anything but
//! where few squares are left, and there the proof's own search is asked.

use super::backend::Backend;
use super::board::Board;
use super::eval::Evaluator;
use super::eval::weights::UNIT;
use super::order::{self, Candidates};
use super::principal::null;
use super::search::{Line, NONE, PASS, Search};
use super::stability;
use super::table::{Known, NO_MOVE};

/// How sure a search is to be, as the table has it: from the first number, with little; at this
/// one without any cut that is only likely.
pub const FULL: u8 = CONFIDENCE.len() as u8;

/// By certainty: how many standard deviations of the shallow search's error a cut asks for.
const CONFIDENCE: [f32; 4] = [1.1, 1.5, 2.0, 2.6];

/// With so many empties and a search to the end, the end is proved.
const PROVED_BELOW: u32 = 12;

/// Up to this depth a plain search is quicker than one with a table.
const PLAIN: u32 = 2;

/// From this depth on a shallower search may cut.
const PROBED: u32 = 3;

/// Probes within probes.
const NESTED: u8 = 2;

/// From this depth on the positions after each move are looked up before any is searched.
const LOOKED_UP: u32 = 5;

/// From a score in fractions of a disc to the nearest in discs, the same for both sides.
#[inline(always)]
pub fn discs(score: i32) -> i32 {
    (score + score.signum() * UNIT / 2) / UNIT
}

/// The score after so many plies if it lies between α and β, else a bound beyond the one it is
/// beyond of. With an open window it leaves the line of best play in `search.line`.
#[inline(always)]
pub fn midgame<B: Backend>(
    search: &mut Search<'_, B>,
    evaluator: &Evaluator,
    board: Board,
    depth: u32,
    alpha: i32,
    beta: i32,
) -> i32 {
    let open = beta - alpha > 1;
    let empties = search.empties(board);
    let count = empties.count_ones();
    if open {
        search.line = Line::EMPTY;
    }
    if depth >= count && count <= PROVED_BELOW {
        return if open {
            B::prove(search, board, alpha, beta)
        } else {
            null(search, board, alpha)
        };
    }
    if depth <= PLAIN {
        let (alpha, beta) = (alpha * UNIT, beta * UNIT);
        return discs(B::look_ahead(search, evaluator, board, depth, alpha, beta));
    }
    search.nodes += 1;
    if search.must_stop() {
        return alpha;
    }
    let table = search.common.table;
    let hash = board.hash();
    let known = table.look(board, hash);
    if !open {
        if let Some(score) = stability::cut(search, board, count, alpha) {
            return score;
        }
        if let Some(known) = known
            && known.serves(depth, search.certainty)
        {
            if i32::from(known.lower) > alpha {
                return known.lower.into();
            }
            if i32::from(known.upper) <= alpha {
                return known.upper.into();
            }
        }
    }
    let moves = search.backend.moves(board.mover, board.opponent) & empties;
    if moves == 0 {
        if search.backend.moves(board.opponent, board.mover) & empties == 0 {
            return search.over(board);
        }
        let score = -B::midgame(search, evaluator, board.passed(), depth, -beta, -alpha);
        if open {
            let then = search.line;
            search.line.set(PASS, &then);
        }
        return score;
    }
    if !open && let Some(score) = probable(search, evaluator, board, depth, alpha) {
        return score;
    }
    let mut candidates = Candidates::NONE;
    if candidates.fill(search, board, moves) {
        return search.squares;
    }
    if !open && depth >= LOOKED_UP {
        for candidate in candidates.all() {
            let child = candidate.child;
            if let Some(found) = table.look(child, child.hash())
                && found.serves(depth - 1, search.certainty)
                && -i32::from(found.upper) > alpha
            {
                return -i32::from(found.upper);
            }
        }
    }
    let before = search.nodes;
    let mut best = NONE;
    let mut best_move = NO_MOVE;
    let mut line = Line::EMPTY;
    let mut next = known.and_then(|known| candidates.take(known.moves[0]));
    let mut judged = candidates.len() == 1;
    loop {
        let candidate = match next.take() {
            Some(candidate) => candidate,
            None => {
                if !judged {
                    order::judge_midgame(search, evaluator, board, depth, known, &mut candidates);
                    judged = true;
                }
                match candidates.pop() {
                    Some(candidate) => candidate,
                    None => break,
                }
            }
        };
        let child = candidate.child;
        let floor = alpha.max(best);
        let score = if !open || best == NONE {
            -B::midgame(search, evaluator, child, depth - 1, -beta, -floor)
        } else {
            let scout = -B::midgame(search, evaluator, child, depth - 1, -floor - 1, -floor);
            if scout > floor && scout < beta && search.stopped.is_none() {
                -B::midgame(search, evaluator, child, depth - 1, -beta, -floor)
            } else {
                search.line = Line::EMPTY;
                scout
            }
        };
        if search.stopped.is_some() {
            if open {
                search.line = line;
            }
            return alpha;
        }
        if score > best {
            best = score;
            best_move = candidate.square;
            if open {
                line.set(candidate.square, &search.line);
            }
            if score >= beta {
                break;
            }
        }
    }
    if open {
        search.line = line;
    }
    let squares = search.squares;
    let lower = if best > alpha { best } else { -squares };
    let upper = if best < beta { best } else { squares };
    let spent = search.nodes - before;
    let certainty = search.certainty;
    table.keep(
        board,
        hash,
        Known::new(lower, upper, best_move, depth, certainty, spent),
    );
    best
}

/// A bound on the right side of α, if a shallower search says that it is very likely.
#[inline(always)]
fn probable<B: Backend>(
    search: &mut Search<'_, B>,
    evaluator: &Evaluator,
    board: Board,
    depth: u32,
    alpha: i32,
) -> Option<i32> {
    let confidence = CONFIDENCE.get(usize::from(search.certainty))?;
    if depth < PROBED || search.probes >= NESTED {
        return None;
    }
    let probe = probe(depth);
    let margin = (confidence * deviation(depth, probe)).round() as i32;
    search.nodes += 1;
    let guess = discs(evaluator.guess(search.backend, board));
    let (high, low) = (alpha + 1 + margin, alpha - margin);
    search.probes += 1;
    let mut found = None;
    if guess > alpha && high < search.squares {
        let score = B::midgame(search, evaluator, board, probe, high - 1, high);
        found = (score >= high).then_some(alpha + 1);
    } else if guess <= alpha && low > -search.squares {
        let score = B::midgame(search, evaluator, board, probe, low, low + 1);
        found = (score <= low).then_some(alpha);
    }
    search.probes -= 1;
    found
}

/// The depth of the search that tells what one of `depth` may find: about half, and as odd or even.
#[inline(always)]
fn probe(depth: u32) -> u32 {
    2 * (depth / 4) + (depth & 1)
}

/// How far the scores of the two searches lie apart, as a standard deviation in discs: a rough
/// figure, on which opinions rest but no proof.
#[inline(always)]
fn deviation(depth: u32, probe: u32) -> f32 {
    2.5 + 0.3 * (depth - probe) as f32
}
