//! In which order moves are tried. Ordering is the biggest lever a solver has.
//!
//! Below the depth at which the evaluator speaks, a move is judged by what it leaves the
//! opponent: few replies, few empty squares beside one's own discs, no corner; and by the square
//! itself: corners, then odd quadrants, squares beside corners last.

use super::backend::Backend;
use super::board::Board;
use super::eval::Evaluator;
use super::eval::weights::UNIT;
use super::lines::{COLUMN_A, COLUMN_H, CORNERS, odd_quadrants};
use super::search::Search;
use super::table::Known;
use crate::base::random::mix;
use crate::game::othello::Bits;

/// A legal move and how promising it is.
#[derive(Clone, Copy)]
pub struct Candidate {
    pub child: Board,
    pub square: u8,
    pub promise: i32,
}

/// More moves than any position has.
const MOST: usize = 36;

/// The legal moves of a position, handed out best first.
pub struct Candidates {
    list: [Candidate; MOST],
    length: usize,
    next: usize,
}

impl Candidates {
    pub const NONE: Candidates = Candidates {
        list: [Candidate {
            child: Board {
                mover: 0,
                opponent: 0,
            },
            square: 0,
            promise: 0,
        }; MOST],
        length: 0,
        next: 0,
    };

    /// Fills in the moves with the positions after them, not yet judged. Whether one of them wipes
    /// the opponent out.
    #[inline(always)]
    pub fn fill<B: Backend>(&mut self, search: &Search<'_, B>, board: Board, moves: u64) -> bool {
        for square in Bits(moves) {
            let flips = search.backend.flips(square, board.mover, board.opponent);
            if flips == board.opponent {
                return true;
            }
            let candidate = &mut self.list[self.length % MOST];
            candidate.child = board.after(square, flips);
            candidate.square = square as u8;
            self.length += 1;
        }
        false
    }

    /// Hands a certain move out, before the rest is judged.
    #[inline(always)]
    pub fn take(&mut self, square: u8) -> Option<Candidate> {
        let start = self.next;
        let rest = self.all();
        let at = rest
            .iter()
            .position(|candidate| candidate.square == square)?;
        rest.swap(start, at);
        self.next += 1;
        Some(self.list[start])
    }

    #[inline(always)]
    pub fn len(&self) -> usize {
        self.length
    }

    #[inline(always)]
    pub fn all(&mut self) -> &mut [Candidate] {
        &mut self.list[..self.length.min(MOST)]
    }

    /// Those not yet handed out.
    #[inline(always)]
    fn rest(&mut self) -> &mut [Candidate] {
        let length = self.length.min(MOST);
        &mut self.list[self.next.min(length)..length]
    }

    /// The most promising of those not yet handed out.
    #[inline(always)]
    pub fn pop(&mut self) -> Option<Candidate> {
        let rest = self.rest();
        let (best, _) = rest
            .iter()
            .enumerate()
            .max_by_key(|(i, c)| (c.promise, std::cmp::Reverse(*i)))?;
        rest.swap(0, best);
        let first = rest[0];
        self.next += 1;
        Some(first)
    }
}

/// What a square is worth by itself: corners, the rest, squares beside corners.
const SQUARE: [i8; 64] = {
    // A quarter of the board, mirrored twice.
    let quarter = [
        [18, 4, 16, 12],
        [4, 2, 6, 8],
        [16, 6, 14, 10],
        [12, 8, 10, 0],
    ];
    let mut table = [0; 64];
    let mut square = 0;
    while square < 64 {
        let (x, y) = (square % 8, square / 8);
        let x = if x < 4 { x } else { 7 - x };
        let y = if y < 4 { y } else { 7 - y };
        table[square] = quarter[y][x];
        square += 1;
    }
    table
};

/// Weights of the judgement by place and mobility.
const REPLY: i32 = 32;
const LIBERTY: i32 = 8;
const ODD: i32 = 8;
const CORNER: i32 = 16;
const FROM_TABLE: i32 = 1 << 24;

/// From so many empties on the evaluator is asked.
pub const GUESSED: u32 = 13;
/// What a reply costs beside the evaluator's guess, in its fractions of a disc: subtrees with few
/// replies are small.
const GUESSED_REPLY: i32 = 240;
/// A move that looks so much worse than another, in the same fractions, is not looked at closely.
const MARGIN: i32 = 14 * UNIT;

/// Judges every move: by the evaluator where it is worth its time, else by place and mobility.
#[inline(always)]
pub fn judge<B: Backend>(
    search: &mut Search<'_, B>,
    board: Board,
    known: Option<Known>,
    candidates: &mut Candidates,
) {
    let count = search.empties(board).count_ones();
    match search.evaluator {
        Some(evaluator) if count >= GUESSED => {
            by_guess(search, evaluator, board, depth(count), known, candidates);
        }
        _ => by_place(search, board, known, candidates),
    }
    if search.helper != 0 {
        disturb(search.helper, candidates);
    }
}

/// Judges every move by mobility and place.
#[inline(always)]
pub fn by_place<B: Backend>(
    search: &Search<'_, B>,
    board: Board,
    known: Option<Known>,
    candidates: &mut Candidates,
) {
    let empties = search.empties(board);
    let odd = odd_quadrants(empties);
    for candidate in candidates.rest() {
        let Board { mover, opponent } = candidate.child;
        let left = empties ^ (1 << candidate.square);
        let replies = search.backend.moves(mover, opponent) & left;
        let liberties = around(opponent) & left;
        let mut promise = i32::from(SQUARE[usize::from(candidate.square & 63)]);
        promise -= REPLY * (replies.count_ones() + 2 * (replies & CORNERS).count_ones()) as i32;
        promise -= LIBERTY * liberties.count_ones() as i32;
        promise += ODD * (odd >> candidate.square & 1) as i32;
        promise += CORNER * leaning(opponent).count_ones() as i32;
        if let Some(known) = known {
            promise += table_bonus(known, candidate.square);
        }
        candidate.promise = promise;
    }
}

/// Judges every move by a search of a few plies to the evaluator.
#[inline(always)]
fn by_guess<B: Backend>(
    search: &mut Search<'_, B>,
    evaluator: &Evaluator,
    board: Board,
    plies: u32,
    known: Option<Known>,
    candidates: &mut Candidates,
) {
    let empties = search.empties(board);
    let mut best = -i32::MAX;
    for candidate in candidates.rest() {
        let child = candidate.child;
        let replies = search.backend.moves(child.mover, child.opponent) & empties;
        let count = replies.count_ones() + (replies & CORNERS).count_ones();
        let guess = if plies == 0 {
            search.nodes += 1;
            evaluator.guess(search.backend, child)
        } else {
            let enough = MARGIN.saturating_sub(best);
            B::look_ahead(search, evaluator, child, plies, -i32::MAX, enough)
        };
        best = best.max(-guess);
        candidate.promise = -guess - GUESSED_REPLY * count as i32;
        if let Some(known) = known {
            candidate.promise += table_bonus(known, candidate.square);
        }
    }
}

/// Plies that judging a move looks ahead behind it.
#[inline(always)]
pub fn depth(empties: u32) -> u32 {
    (empties / 2).saturating_sub(6).min(4)
}

/// Helping threads order a little differently, each in its own way, so that they are elsewhere in
/// the tree and leave in the table what the others have not found yet.
fn disturb(helper: u64, candidates: &mut Candidates) {
    for candidate in candidates.rest() {
        candidate.promise += (mix(candidate.child.hash() ^ helper) & 31) as i32;
    }
}

#[inline(always)]
pub fn table_bonus(known: Known, square: u8) -> i32 {
    if known.moves[0] == square {
        2 * FROM_TABLE
    } else if known.moves[1] == square {
        FROM_TABLE
    } else {
        0
    }
}

/// The squares beside these.
#[inline(always)]
fn around(discs: u64) -> u64 {
    let row = discs | (discs & !COLUMN_A) >> 1 | (discs & !COLUMN_H) << 1;
    row | row << 8 | row >> 8
}

/// Corners, and edge squares next to a corner that lean on it.
#[inline(always)]
fn leaning(discs: u64) -> u64 {
    const BESIDE: u64 = 0x4281_0000_0000_8142;
    let beside = discs >> 1 & 0x4000_0000_0000_0040
        | discs << 1 & 0x0200_0000_0000_0002
        | discs >> 8 & 0x0081_0000_0000_0000
        | discs << 8 & 0x0000_0000_0000_8100;
    (discs & CORNERS) | (discs & beside & BESIDE)
}
