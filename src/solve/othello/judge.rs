//! An opinion about any 8×8 position, for players: which move is best as far as the evaluator and
//! a search of so many plies can tell. Deeper and deeper, so that there is always an answer.

use super::answer::Instructions;
use super::backend::Backend;
use super::board::Board;
use super::eval::Evaluator;
use super::search::{Line, NONE, PASS, Search};
use crate::game::othello::{Bits, Square};
use crate::search::{Limits, Stop};

/// How far to look, and with what.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Look {
    /// At least one. Looking to the end is not a proof: that is `solve`'s.
    pub plies: u32,
    /// A score for every move, not only for the best.
    pub all_moves: bool,
    /// Whether every position is searched to its full depth. Else those are cut short that a
    /// shallower search makes unlikely to matter: several times as fast, and nearly as good.
    pub full_width: bool,
    pub limits: Limits,
    pub instructions: Instructions,
}

impl Default for Look {
    fn default() -> Look {
        Look {
            plies: 8,
            all_moves: false,
            full_width: false,
            limits: Limits::default(),
            instructions: Instructions::Best,
        }
    }
}

/// What a look ahead came to. Scores are discs at the end of the game, empties to the winner, seen
/// from the side to move.
#[derive(Clone, PartialEq, Debug)]
pub struct Opinion {
    /// None where there is no legal move.
    pub best_move: Option<Square>,
    pub score: i32,
    /// Expected play for both sides; `None` is a pass.
    pub pv: Vec<Option<Square>>,
    /// Best first. Without `all_moves`, a score of a move that is not the best is only the most it
    /// can be.
    pub moves: Vec<(Square, i32)>,
    /// How deep the deepest finished search was.
    pub plies: u32,
    /// Positions entered.
    pub nodes: u64,
    pub stopped_by: Option<Stop>,
}

/// Told of the opinion after every finished depth.
pub type Heed<'h> = &'h mut dyn FnMut(&Opinion);

struct Rooted {
    child: Board,
    square: u8,
    score: i32,
    line: Line,
}

/// Looks one ply further at a time, each time in the order the last one found.
pub fn judge<B: Backend>(
    search: &mut Search<'_, B>,
    evaluator: &Evaluator,
    board: Board,
    look: &Look,
    heed: Heed<'_>,
) -> Opinion {
    let empties = search.empties(board);
    let legal = search.backend.moves(board.mover, board.opponent) & empties;
    let mut opinion = Opinion {
        best_move: None,
        score: 0,
        pv: Vec::new(),
        moves: Vec::new(),
        plies: 0,
        nodes: 0,
        stopped_by: None,
    };
    if legal == 0 {
        search.nodes += 1;
        if search.backend.moves(board.opponent, board.mover) & empties == 0 {
            opinion.score = search.over(board);
            return opinion;
        }
        let only_best = Look {
            all_moves: false,
            ..*look
        };
        opinion = judge(search, evaluator, board.passed(), &only_best, &mut |_| {});
        opinion.score = -opinion.score;
        opinion.best_move = None;
        opinion.moves.clear();
        opinion.pv.insert(0, None);
        return opinion;
    }
    let mut moves: Vec<Rooted> = Bits(legal)
        .map(|square| {
            let flips = search.backend.flips(square, board.mover, board.opponent);
            Rooted {
                child: board.after(square, flips),
                square: square as u8,
                score: NONE,
                line: Line::EMPTY,
            }
        })
        .collect();
    if !look.full_width {
        search.certainty = SURE;
    }
    let deepest = look.plies.clamp(1, empties.count_ones());
    for plies in 1..=deepest {
        let looked_at = one_depth(search, evaluator, &mut moves, plies, look.all_moves);
        // A depth that was not finished still counts if the best move so far was looked at.
        if looked_at == 0 {
            break;
        }
        if search.stopped.is_none() {
            opinion.plies = plies;
        }
        tell(&mut opinion, &moves, search);
        if search.stopped.is_some() {
            break;
        }
        heed(&opinion);
    }
    if opinion.moves.is_empty() {
        // Stopped before anything was known: any move is an answer.
        tell(&mut opinion, &moves, search);
    }
    opinion.stopped_by = search.stopped;
    opinion
}

/// How sure opinions are to be: see `midgame`.
const SURE: u8 = 1;

/// Looks at the moves one by one and sorts them, best first; how many were looked at before it
/// was stopped.
fn one_depth<B: Backend>(
    search: &mut Search<'_, B>,
    evaluator: &Evaluator,
    moves: &mut [Rooted],
    plies: u32,
    all_moves: bool,
) -> usize {
    let squares = search.squares;
    let mut best = NONE;
    let mut looked_at = 0;
    for rooted in &mut *moves {
        let child = rooted.child;
        let floor = if all_moves {
            -squares - 1
        } else {
            best.max(-squares - 1)
        };
        search.line = Line::EMPTY;
        let mut score = if floor < -squares {
            -B::midgame(search, evaluator, child, plies - 1, -squares - 1, -floor)
        } else {
            -B::midgame(search, evaluator, child, plies - 1, -floor - 1, -floor)
        };
        if score > floor && floor >= -squares && search.stopped.is_none() {
            score = -B::midgame(search, evaluator, child, plies - 1, -squares - 1, -floor);
        }
        if search.stopped.is_some() {
            break;
        }
        looked_at += 1;
        rooted.score = score;
        if score > best || all_moves {
            let then = search.line;
            rooted.line.set(rooted.square, &then);
        }
        best = best.max(score);
    }
    // Among equals the one that was before: a later one is only known not to be better.
    moves[..looked_at].sort_by_key(|rooted| std::cmp::Reverse(rooted.score));
    looked_at
}

fn tell<B: Backend>(opinion: &mut Opinion, moves: &[Rooted], search: &Search<'_, B>) {
    let square = |&m: &u8| Square::new(m.into()).filter(|_| m != PASS);
    opinion.moves = moves
        .iter()
        .filter_map(|rooted| Some((square(&rooted.square)?, rooted.score)))
        .collect();
    if let Some(first) = moves.first() {
        opinion.best_move = square(&first.square);
        opinion.score = first.score.max(-search.squares);
        opinion.pv = first.line.moves().iter().map(square).collect();
    }
    opinion.nodes = search.nodes;
    opinion.stopped_by = search.stopped;
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::AtomicBool;

    use super::*;
    use crate::game::othello::{Position, RandomPosition, Size};
    use crate::solve::othello::{Solver, Task};

    fn random(empties: u32, seed: u64) -> Position {
        let recipe = RandomPosition {
            size: Size::Eight,
            empties,
            seed,
        };
        recipe.generate().unwrap()
    }

    fn judge(position: &Position, look: &Look) -> Opinion {
        let cancel = AtomicBool::new(false);
        let opinion = Solver::new().judge(position, look, &cancel, &mut |_| {});
        opinion.unwrap()
    }

    #[test]
    fn at_full_width_it_says_what_a_plain_search_says() {
        for seed in 0..40 {
            let position = random(14 + seed as u32, seed);
            let plies = 1 + seed as u32 % 5;
            let look = Look {
                plies,
                full_width: true,
                all_moves: seed % 2 == 0,
                ..Look::default()
            };
            let opinion = judge(&position, &look);
            let board = Board {
                mover: position.mover(),
                opponent: position.opponent(),
            };
            let plain = Solver::new().look_ahead(board, plies, Instructions::Portable);
            let plain = plain.unwrap().round() as i32;
            assert_eq!(
                opinion.score,
                plain,
                "{} plies, {}",
                plies,
                position.setup()
            );
            assert_eq!(opinion.plies, plies);
            assert_eq!(opinion.moves[0].0, opinion.best_move.unwrap());
            assert!(opinion.moves.is_sorted_by_key(|&(_, score)| -score));
        }
    }

    #[test]
    fn near_the_end_it_is_right() {
        for seed in 0..40 {
            let position = random(9, seed);
            let look = Look {
                plies: 60,
                all_moves: true,
                ..Look::default()
            };
            let task = Task {
                all_moves: true,
                ..Task::default()
            };
            let cancel = AtomicBool::new(false);
            let answer = Solver::new().solve(&position, &task, &cancel, &mut |_| {});
            let opinion = judge(&position, &look);
            assert_eq!(Some(opinion.score), answer.proved.exact());
            for (square, score) in opinion.moves {
                let same = answer.moves.iter().find(|m| m.square == square).unwrap();
                assert_eq!(same.proved.exact(), Some(score), "{}", position.setup());
            }
        }
    }

    #[test]
    fn a_limit_leaves_the_opinion_of_a_smaller_depth() {
        for (seed, nodes) in [(1, 1), (2, 1000), (3, 100_000)] {
            let position = random(40, seed);
            let mut depths = Vec::new();
            let look = Look {
                plies: 60,
                limits: Limits {
                    nodes: Some(nodes),
                    ..Limits::default()
                },
                ..Look::default()
            };
            let cancel = AtomicBool::new(false);
            let opinion = Solver::new()
                .judge(&position, &look, &cancel, &mut |opinion| {
                    depths.push(opinion.plies)
                })
                .unwrap();
            assert_eq!(opinion.stopped_by, Some(Stop::Nodes));
            assert!(opinion.best_move.is_some());
            assert!(opinion.nodes < nodes + 3000, "{} of {nodes}", opinion.nodes);
            assert_eq!(depths, (1..=opinion.plies).collect::<Vec<u32>>());
        }
    }

    #[test]
    fn a_pass_is_told_and_other_boards_have_no_evaluator() {
        // White has no move, Black has.
        let text = "XXXXXXX-XXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXO- X";
        let reading = crate::game::othello::read(text, Size::Eight).unwrap();
        let position = reading.setup.position().unwrap();
        let passing = position.passed();
        let opinion = judge(&passing, &Look::default());
        assert_eq!(opinion.best_move, None);
        assert_eq!(opinion.pv[0], None);
        assert_eq!(opinion.score, -judge(&position, &Look::default()).score);
        let cancel = AtomicBool::new(false);
        let small = Position::start(Size::Six);
        let opinion = Solver::new().judge(&small, &Look::default(), &cancel, &mut |_| {});
        assert_eq!(opinion, None);
    }
}
