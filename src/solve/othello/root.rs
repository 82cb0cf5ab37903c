//! The position that was asked about: its moves one by one, each with what is proved of it.

use super::answer::{Answer, Progress, Proved, RootMove, Task};
use super::backend::Backend;
use super::board::Board;
use super::eval::weights::UNIT;
use super::order::{self, Candidate, GUESSED};
use super::principal::null;
use super::search::{Line, PASS, Search};
use crate::game::othello::{Bits, Square};

/// Told of every change in what is proved of a move.
pub type Watch<'w> = &'w mut dyn FnMut(Progress<'_>);

pub fn solve<B: Backend>(
    search: &mut Search<'_, B>,
    board: Board,
    task: &Task,
    watch: Watch<'_>,
) -> Answer {
    let mut answer = solve_scores(search, board, task, watch);
    if task.wld {
        answer.proved = answer.proved.signs();
        for root_move in &mut answer.moves {
            root_move.proved = root_move.proved.signs();
        }
    }
    // Among equals the one searched first, which is the one the line begins with.
    answer
        .moves
        .sort_by_key(|m| std::cmp::Reverse((m.proved.lower, m.proved.upper)));
    answer
}

/// What a helping thread does until the answer is there: the same, in another order, for what it
/// leaves in the table.
pub fn help<B: Backend>(search: &mut Search<'_, B>, board: Board, task: &Task) {
    let (alpha, beta) = window(search, task);
    B::prove(search, board, alpha, beta);
    if !task.all_moves {
        return;
    }
    let moves = search.backend.moves(board.mover, board.opponent) & search.empties(board);
    for square in Bits(moves) {
        let flips = search.backend.flips(square, board.mover, board.opponent);
        B::prove(search, board.after(square, flips), -beta, -alpha);
        if search.stopped.is_some() {
            return;
        }
    }
}

/// The scores that are asked for lie between these.
fn window<B: Backend>(search: &Search<'_, B>, task: &Task) -> (i32, i32) {
    if task.wld {
        (-1, 1)
    } else {
        (-search.squares - 1, search.squares + 1)
    }
}

fn solve_scores<B: Backend>(
    search: &mut Search<'_, B>,
    board: Board,
    task: &Task,
    watch: Watch<'_>,
) -> Answer {
    let empties = search.empties(board);
    let moves = search.backend.moves(board.mover, board.opponent) & empties;
    if moves != 0 {
        let mut root = Root::new(search, board, moves, task, watch);
        root.find_best(search);
        if task.all_moves {
            root.find_others(search);
        }
        return root.answer(search);
    }
    search.nodes += 1;
    if search.backend.moves(board.opponent, board.mover) & empties == 0 {
        let score = search.over(board);
        return Answer {
            proved: Proved {
                lower: score,
                upper: score,
            },
            best_move: None,
            pv: Vec::new(),
            moves: Vec::new(),
            nodes: search.nodes,
            max_bytes: 0,
            stopped_by: None,
        };
    }
    // The opponent's moves are not the mover's: they are not listed.
    let only_best = Task {
        all_moves: false,
        ..*task
    };
    let mut answer = solve_scores(search, board.passed(), &only_best, &mut |_| {});
    answer.proved = answer.proved.negated();
    answer.best_move = None;
    answer.moves.clear();
    answer.pv.insert(0, None);
    answer
}

struct Root<'w> {
    watch: Watch<'w>,
    /// The moves in the order of search, with what is proved of them.
    moves: Vec<(Candidate, Proved)>,
    /// The window that is asked for.
    alpha: i32,
    beta: i32,
    /// What the evaluator expects, if there is one.
    expected: Option<i32>,
    line: Line,
}

impl<'w> Root<'w> {
    fn new<B: Backend>(
        search: &mut Search<'_, B>,
        board: Board,
        legal: u64,
        task: &Task,
        watch: Watch<'w>,
    ) -> Root<'w> {
        search.nodes += 1;
        let squares = search.squares;
        let mut moves: Vec<Candidate> = Bits(legal)
            .map(|square| {
                let flips = search.backend.flips(square, board.mover, board.opponent);
                let child = board.after(square, flips);
                Candidate {
                    child,
                    square: square as u8,
                    promise: 0,
                }
            })
            .collect();
        let expected = expect(search, board, &mut moves);
        let unknown = Proved {
            lower: -squares,
            upper: squares,
        };
        let (alpha, beta) = window(search, task);
        Root {
            watch,
            moves: moves.into_iter().map(|c| (c, unknown)).collect(),
            alpha,
            beta,
            expected,
            line: Line::EMPTY,
        }
    }

    /// Passes of NegaScout with windows around what is expected, until the score lies inside.
    fn find_best<B: Backend>(&mut self, search: &mut Search<'_, B>) {
        let (mut alpha, mut beta) = match self.expected {
            Some(expected) => (
                (expected - NARROW).max(self.alpha),
                (expected + NARROW).min(self.beta),
            ),
            None => (self.alpha, self.beta),
        };
        if alpha >= beta {
            (alpha, beta) = (self.alpha, self.beta);
        }
        while let Some(best) = self.pass(search, alpha, beta) {
            if best <= alpha && alpha > self.alpha {
                beta = best + 1;
                alpha = (best - WIDE).max(self.alpha);
            } else if best >= beta && beta < self.beta {
                alpha = best - 1;
                beta = (best + WIDE).min(self.beta);
            } else {
                return;
            }
        }
    }

    /// NegaScout over the root's moves: the best score within the window or a bound outside it.
    /// The best move comes to the front. Nothing if the search was stopped.
    fn pass<B: Backend>(
        &mut self,
        search: &mut Search<'_, B>,
        alpha: i32,
        beta: i32,
    ) -> Option<i32> {
        let mut best = i32::MIN;
        let mut best_at = 0;
        let mut line = Line::EMPTY;
        for i in 0..self.moves.len() {
            let (Candidate { child, square, .. }, known) = self.moves[i];
            let mut floor = alpha.max(best);
            if best != i32::MIN {
                // An earlier pass may have shown already that it is not better.
                let score = if known.upper <= floor {
                    known.upper
                } else {
                    -null(search, child, -floor - 1)
                };
                self.learn(search, i, floor, floor + 1, score)?;
                if score <= floor {
                    best = best.max(score);
                    continue;
                }
                best = score;
                best_at = i;
                line.set(square, &Line::EMPTY);
                if score >= beta {
                    break;
                }
                floor = score - 1;
            }
            let score = -B::prove(search, child, -beta, -floor);
            self.learn(search, i, floor, beta, score)?;
            if score > best || best_at == i {
                best = best.max(score);
                best_at = i;
                line.set(square, &search.line);
            }
            if best >= beta {
                break;
            }
        }
        self.moves[..=best_at].rotate_right(1);
        self.line = line;
        Some(best)
    }

    /// The exact scores of all moves but the best, the most promising first.
    fn find_others<B: Backend>(&mut self, search: &mut Search<'_, B>) {
        if search.stopped.is_some() {
            return;
        }
        let mut order: Vec<usize> = (0..self.moves.len()).collect();
        order.sort_by_key(|&i| std::cmp::Reverse(self.moves[i].1.upper));
        for i in order {
            let Proved { lower, upper } = self.moves[i].1;
            let alpha = self.alpha.max(lower - 1);
            let beta = self.beta.min(upper + 1);
            if self.moves[i].1.is_exact() || alpha + 1 >= beta {
                continue;
            }
            let score = -B::prove(search, self.moves[i].0.child, -beta, -alpha);
            if self.learn(search, i, alpha, beta, score).is_none() {
                return;
            }
        }
    }

    /// Takes in a score; nothing if the search was stopped.
    fn learn<B: Backend>(
        &mut self,
        search: &Search<'_, B>,
        i: usize,
        alpha: i32,
        beta: i32,
        score: i32,
    ) -> Option<()> {
        if search.stopped.is_some() {
            return None;
        }
        self.moves[i].1.learn(alpha, beta, score);
        let moves = self.root_moves();
        (self.watch)(Progress { moves: &moves });
        Some(())
    }

    fn root_moves(&self) -> Vec<RootMove> {
        let named = |(candidate, proved): &(Candidate, Proved)| {
            let square = Square::new(candidate.square.into())?;
            Some(RootMove {
                square,
                proved: *proved,
            })
        };
        self.moves.iter().filter_map(named).collect()
    }

    fn answer<B: Backend>(&self, search: &Search<'_, B>) -> Answer {
        let bounds = |f: fn(&Proved) -> i32| self.moves.iter().map(|(_, p)| f(p)).max();
        let mut proved = Proved {
            lower: bounds(|p| p.lower).unwrap_or(-search.squares),
            upper: bounds(|p| p.upper).unwrap_or(search.squares),
        };
        // A window that is narrower than the scores says no more than which side of it.
        proved.lower = proved.lower.max(-search.squares);
        let to_square = |&m: &u8| {
            if m == PASS {
                None
            } else {
                Square::new(m.into())
            }
        };
        let pv: Vec<Option<Square>> = self.line.moves().iter().map(to_square).collect();
        let first = || {
            self.moves
                .first()
                .and_then(|(c, _)| Square::new(c.square.into()))
        };
        Answer {
            proved,
            best_move: pv.first().copied().flatten().or_else(first),
            pv,
            moves: self.root_moves(),
            nodes: search.nodes,
            max_bytes: 0,
            stopped_by: search.stopped,
        }
    }
}

/// Half the first window around the expected score, and by how much a failed one is widened. Odd:
/// scores are even.
const NARROW: i32 = 5;
const WIDE: i32 = 11;

/// Orders the root's moves and says which score is to be expected, if someone knows.
fn expect<B: Backend>(
    search: &mut Search<'_, B>,
    board: Board,
    moves: &mut [Candidate],
) -> Option<i32> {
    let empties = search.empties(board).count_ones();
    let mut best = None;
    for candidate in &mut *moves {
        let child = candidate.child;
        candidate.promise = match search.evaluator {
            Some(evaluator) if empties >= GUESSED => {
                let plies = order::depth(empties) + 1;
                let all = i32::MAX;
                let score = -B::look_ahead(search, evaluator, child, plies, -all, all);
                best = best.max(Some(score));
                score
            }
            _ => {
                let replies = search.backend.moves(child.mover, child.opponent);
                -((replies & search.empties(child)).count_ones() as i32)
            }
        };
        if child.mover == 0 {
            candidate.promise = i32::MAX;
        }
    }
    moves.sort_by_key(|candidate| std::cmp::Reverse(candidate.promise));
    best.map(|score| (score + UNIT).div_euclid(2 * UNIT) * 2)
}
