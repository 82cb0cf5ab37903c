//! The solver against brute force, against the data sets, and against itself.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use super::*;
use crate::game::othello::{Bits, Position, RandomPosition, Size, Square, awarded, suite};
use crate::search::{Limits, Stop};
use crate::worker::waiting;

/// The value by trying everything, empties to the winner.
fn brute_force(position: &Position) -> i32 {
    let legal = position.legal();
    if legal == 0 {
        if position.is_over() {
            return awarded(position.mover(), position.opponent(), position.size());
        }
        return -brute_force(&position.passed());
    }
    let moves = Bits(legal).filter_map(Square::new);
    let values = moves.map(|m| -brute_force(&position.play_unchecked(m)));
    values.max().unwrap()
}

/// The same with α-β, for positions that are too large to try everything.
fn alpha_beta(position: &Position, mut alpha: i32, beta: i32) -> i32 {
    let legal = position.legal();
    if legal == 0 {
        if position.is_over() {
            return awarded(position.mover(), position.opponent(), position.size());
        }
        return -alpha_beta(&position.passed(), -beta, -alpha);
    }
    let mut best = i32::MIN;
    for m in Bits(legal).filter_map(Square::new) {
        let value = -alpha_beta(&position.play_unchecked(m), -beta, -alpha);
        best = best.max(value);
        alpha = alpha.max(value);
        if alpha >= beta {
            break;
        }
    }
    best
}

fn random(size: Size, empties: u32, seed: u64) -> Position {
    let recipe = RandomPosition {
        size,
        empties,
        seed,
    };
    recipe.generate().unwrap()
}

fn solve(position: &Position, task: &Task) -> Answer {
    Solver::new().solve(position, task, &AtomicBool::new(false), &mut |_| {})
}

fn score(position: &Position, task: &Task) -> i32 {
    let answer = solve(position, task);
    answer.proved.exact().unwrap()
}

/// Plays the line out: it must be legal and end with the score it promises.
fn assert_line(position: &Position, answer: &Answer) {
    let mut at = *position;
    let mut sign = 1;
    for &m in &answer.pv {
        at = at.play(m).unwrap();
        sign = -sign;
    }
    assert!(at.is_over(), "{}: {:?}", position.setup(), answer.pv);
    let end = awarded(at.mover(), at.opponent(), at.size());
    assert_eq!(Some(sign * end), answer.proved.exact());
}

#[test]
fn small_endgames_are_what_trying_everything_says() {
    for instructions in [
        Instructions::Best,
        Instructions::Avx2,
        Instructions::Portable,
    ] {
        let task = Task {
            instructions,
            ..Task::default()
        };
        let mut solver = Solver::new();
        for seed in 0..3000 {
            let empties = 1 + (seed % 7) as u32;
            let size = if seed % 3 == 0 {
                Size::Six
            } else {
                Size::Eight
            };
            let position = random(size, empties, seed);
            let answer = solver.solve(&position, &task, &AtomicBool::new(false), &mut |_| {});
            let expected = brute_force(&position);
            assert_eq!(
                answer.proved.exact(),
                Some(expected),
                "{}",
                position.setup()
            );
            assert_line(&position, &answer);
        }
    }
}

#[test]
fn endgames_of_eight_to_ten_empties_are_what_alpha_beta_says() {
    let mut solver = Solver::new();
    for seed in 0..1500 {
        let size = [Size::Six, Size::Eight, Size::Eight][seed as usize % 3];
        let position = random(size, 8 + (seed % 3) as u32, seed);
        let task = Task::default();
        let answer = solver.solve(&position, &task, &AtomicBool::new(false), &mut |_| {});
        let expected = alpha_beta(&position, -99, 99);
        assert_eq!(
            answer.proved.exact(),
            Some(expected),
            "{}",
            position.setup()
        );
        assert_line(&position, &answer);
    }
}

#[test]
fn every_kind_of_instructions_searches_the_same_nodes() {
    for seed in 0..60 {
        let size = [Size::Six, Size::Eight, Size::Eight][seed as usize % 3];
        let position = random(size, 11 + (seed % 4) as u32, seed);
        let answers = [
            Instructions::Best,
            Instructions::Avx2,
            Instructions::Portable,
        ]
        .map(|instructions| {
            let task = Task {
                instructions,
                all_moves: seed % 2 == 0,
                ..Task::default()
            };
            solve(&position, &task)
        });
        assert_eq!(answers[0], answers[1], "{}", position.setup());
        assert_eq!(answers[0], answers[2], "{}", position.setup());
    }
}

#[test]
fn the_four_by_four_board_is_lost_by_ten() {
    let start = Position::start(Size::Four);
    assert_eq!(score(&start, &Task::default()), -10);
}

#[test]
fn every_move_of_a_position_gets_its_own_exact_score() {
    let task = Task {
        all_moves: true,
        ..Task::default()
    };
    for seed in 0..200 {
        let position = random(Size::Eight, 9, seed);
        let answer = solve(&position, &task);
        let found: BTreeMap<Square, i32> = answer
            .moves
            .iter()
            .map(|m| (m.square, m.proved.exact().unwrap()))
            .collect();
        let expected: BTreeMap<Square, i32> = Bits(position.legal())
            .filter_map(Square::new)
            .map(|m| (m, -alpha_beta(&position.play_unchecked(m), -99, 99)))
            .collect();
        assert_eq!(found, expected, "{}", position.setup());
        let best = answer.best_move.unwrap();
        assert_eq!(Some(found[&best]), answer.proved.exact());
        assert!(answer.moves.is_sorted_by_key(|m| -m.proved.lower));
    }
}

#[test]
fn win_draw_and_loss_are_the_signs_of_the_scores() {
    let wld = Task {
        wld: true,
        all_moves: true,
        ..Task::default()
    };
    let mut draws = 0;
    for seed in 0..300 {
        let position = random(Size::Eight, 10 + (seed % 3) as u32, seed);
        let exact = solve(
            &position,
            &Task {
                all_moves: true,
                ..Task::default()
            },
        );
        let answer = solve(&position, &wld);
        let sign = exact.proved.exact().unwrap().signum();
        assert_eq!(answer.proved.exact(), Some(sign), "{}", position.setup());
        draws += i32::from(sign == 0);
        for m in &answer.moves {
            let same = exact.moves.iter().find(|e| e.square == m.square).unwrap();
            assert_eq!(m.proved.exact(), same.proved.exact().map(i32::signum));
        }
    }
    assert!(draws > 0);
}

#[test]
fn sixteen_empties_on_the_small_board_are_right() {
    let text = include_str!("../../../tests/data/six16.txt");
    let mut solver = Solver::new();
    for line in suite(text) {
        let position = line.read.unwrap().setup.position().unwrap();
        let expected: i32 = line
            .text
            .split_whitespace()
            .last()
            .unwrap()
            .parse()
            .unwrap();
        let task = Task::default();
        let answer = solver.solve(&position, &task, &AtomicBool::new(false), &mut |_| {});
        assert_eq!(answer.proved.exact(), Some(expected), "{}", line.text);
        assert_line(&position, &answer);
    }
}

#[test]
fn nineteen_empties_after_the_public_draw_are_right() {
    let text = include_str!("../../../assets/positions/othello-public-draw.txt");
    let mut solver = Solver::new();
    let mut solved = 0;
    for line in suite(text) {
        let words: Vec<&str> = line.text.split_whitespace().collect();
        if words[3] != "19" {
            continue;
        }
        let position = line.read.unwrap().setup.position().unwrap();
        let task = Task::default();
        let answer = solver.solve(&position, &task, &AtomicBool::new(false), &mut |_| {});
        assert_eq!(
            answer.proved.exact(),
            words[2].parse().ok(),
            "{}",
            line.text
        );
        assert_line(&position, &answer);
        solved += 1;
    }
    assert_eq!(solved, 5);
}

#[test]
fn the_easier_half_of_the_endgame_suite_is_right() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../shared/data/ffo.txt");
    let Ok(text) = std::fs::read_to_string(path) else {
        println!("skipped: ../shared/data/ffo.txt is not here");
        return;
    };
    let mut solver = Solver::new();
    for line in suite(&text).into_iter().take(19) {
        let obf = line.read.unwrap();
        let position = obf.setup.position().unwrap();
        let task = Task {
            all_moves: true,
            ..Task::default()
        };
        let answer = solver.solve(&position, &task, &AtomicBool::new(false), &mut |_| {});
        for (square, score) in obf.scores {
            let found = answer.moves.iter().find(|m| Some(m.square) == square);
            let found = found.unwrap().proved.exact();
            assert_eq!(found, Some(score), "{}", line.text);
        }
    }
}

#[test]
fn a_limit_leaves_bounds_that_hold() {
    for seed in 0..30 {
        let position = random(Size::Eight, 13, seed);
        let exact = score(&position, &Task::default());
        for nodes in [1, 100, 3000, 20_000] {
            let task = Task {
                limits: Limits {
                    nodes: Some(nodes),
                    ..Limits::default()
                },
                ..Task::default()
            };
            let answer = solve(&position, &task);
            let Proved { lower, upper } = answer.proved;
            assert!(lower <= exact && exact <= upper);
            match answer.stopped_by {
                Some(stop) => assert_eq!(stop, Stop::Nodes),
                None => assert_eq!(lower, upper),
            }
            assert!(answer.nodes < nodes + 5000, "{} of {nodes}", answer.nodes);
        }
    }
}

#[test]
fn a_small_limit_of_nodes_holds_for_large_positions_too() {
    let task = Task {
        limits: Limits {
            nodes: Some(1000),
            ..Limits::default()
        },
        ..Task::default()
    };
    for seed in 0..20 {
        let answer = solve(&random(Size::Eight, 20 + seed as u32, seed), &task);
        assert_eq!(answer.stopped_by, Some(Stop::Nodes));
        assert!(answer.nodes < 3000, "{} nodes", answer.nodes);
    }
}

#[test]
fn a_cancelled_solve_ends_at_once_and_memory_is_kept_within_its_limit() {
    // From the usual start: not to be solved today.
    let position = Position::start(Size::Eight);
    let cancel = AtomicBool::new(false);
    let task = Task {
        limits: Limits {
            bytes: Some(3 << 20),
            ..Limits::default()
        },
        ..Task::default()
    };
    let nodes = Arc::new(AtomicU64::new(0));
    let mut solver = Solver::new().counting(Arc::clone(&nodes));
    let (answer, waited) = std::thread::scope(|scope| {
        let solving = scope.spawn(|| solver.solve(&position, &task, &cancel, &mut |_| {}));
        waiting::expect_that("a few nodes", || nodes.load(Ordering::Relaxed) > 0);
        let asked = crate::base::platform::Instant::now();
        cancel.store(true, Ordering::Relaxed);
        (solving.join().unwrap(), asked.elapsed())
    });
    assert_eq!(answer.stopped_by, Some(Stop::Cancelled));
    assert_eq!((answer.proved.lower, answer.proved.upper), (-64, 64));
    assert!(answer.max_bytes <= 3 << 20);
    assert!(waited.as_millis() < 1000, "{waited:?}");
}

#[test]
fn threads_say_the_same_as_one() {
    for seed in 0..40 {
        let position = random(Size::Eight, 14, seed);
        let one = Task {
            all_moves: seed % 2 == 0,
            ..Task::default()
        };
        let three = Task { threads: 3, ..one };
        let (alone, together) = (solve(&position, &one), solve(&position, &three));
        assert_eq!(alone.proved, together.proved, "{}", position.setup());
        assert_line(&position, &together);
        if one.all_moves {
            let scores = |answer: &Answer| -> BTreeMap<Square, Proved> {
                answer.moves.iter().map(|m| (m.square, m.proved)).collect()
            };
            assert_eq!(scores(&alone), scores(&together));
        }
    }
}
