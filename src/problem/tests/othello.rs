//! Othello seen as a tree: counts, values, orders, bounds and keys.

use crate::base::messages::Lang;
use std::collections::{HashMap, HashSet};

use super::*;
use crate::game::othello::{self, RandomPosition, Setup, Size, perft, plain};

fn othello(text: &str) -> Problem {
    Problem::new(Position::Othello(text.parse().unwrap()))
}

fn start(size: Size) -> Problem {
    Problem::new(Position::Othello(Setup::start(size)))
}

fn random(size: Size, empties: u32, seed: u64) -> Problem {
    let recipe = RandomPosition {
        size,
        empties,
        seed,
    };
    Problem::new(Position::Othello(recipe.generate().unwrap().setup()))
}

/// Fail-soft α-β in the mover's eyes; counts the leaves it evaluates.
fn alpha_beta(tree: &mut impl GameTree, alpha: i32, beta: i32, leaves: &mut u64) -> i32 {
    if let Some(value) = tree.leaf() {
        *leaves += 1;
        return tree.player().negamax(value).get();
    }
    let mut moves = Vec::new();
    tree.moves(&mut moves);
    let mut best = -1000;
    for m in moves {
        tree.play(m);
        best = best.max(-alpha_beta(tree, -beta, -alpha.max(best), leaves));
        tree.undo();
        if best >= beta {
            break;
        }
    }
    best
}

fn solved(problem: &Problem) -> i32 {
    alpha_beta(&mut problem.tree().unwrap(), -1000, 1000, &mut 0)
}

fn leaf_count(tree: &mut impl GameTree) -> u64 {
    if tree.leaf().is_some() {
        return 1;
    }
    let mut moves = Vec::new();
    tree.moves(&mut moves);
    let mut count = 0;
    for m in moves {
        tree.play(m);
        count += leaf_count(tree);
        tree.undo();
    }
    count
}

#[test]
fn the_leaves_at_a_depth_are_the_lines_perft_counts() {
    for size in Size::ALL {
        for depth in 0..6 {
            let problem = Problem {
                question: Question::Depth(depth),
                ..start(size)
            };
            let lines = perft(&othello::Position::start(size), depth);
            assert_eq!(leaf_count(&mut problem.tree().unwrap()), lines);
        }
    }
    assert_eq!(leaf_count(&mut start(Size::Four).tree().unwrap()), 60_060);
}

#[test]
fn four_by_four_is_lost_by_eight_or_ten_in_every_order() {
    assert_eq!(value(&start(Size::Four)), -8);
    let position = start(Size::Four).position;
    for &order in position.orders() {
        for &evaluator in position.evaluators() {
            let problem = Problem {
                order,
                evaluator,
                ..start(Size::Four)
            };
            assert_eq!(solved(&problem), -8);
            let problem = Problem {
                scoring: Scoring::Winner,
                ..problem
            };
            assert_eq!(solved(&problem), -10);
            let ask = |question| {
                solved(&Problem {
                    question,
                    ..problem.clone()
                })
            };
            assert_eq!(ask(Question::Wld), -1);
            assert_eq!(ask(Question::AtLeast(-10)), 1);
            assert_eq!(ask(Question::AtLeast(-9)), 0);
        }
    }
}

#[test]
fn six_by_six_endgames_have_their_known_scores() {
    let text = include_str!("../../../tests/data/six16.txt");
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    for line in lines.step_by(10) {
        let [board, side, plain, awarded] = line.split_whitespace().collect::<Vec<_>>()[..] else {
            panic!("{line}");
        };
        let problem = Problem {
            order: Order::Replies,
            ..othello(&format!("{board} {side}"))
        };
        assert_eq!(solved(&problem).to_string(), plain);
        let problem = Problem {
            scoring: Scoring::Winner,
            ..problem
        };
        assert_eq!(solved(&problem).to_string(), awarded);
        let sign = awarded.parse::<i32>().unwrap().signum();
        let problem = Problem {
            question: Question::Wld,
            ..problem
        };
        assert_eq!(solved(&problem), sign);
    }
}

#[test]
fn alpha_beta_meets_as_many_leaves_as_are_known() {
    let text = include_str!("../../../tests/data/othello_counts.jsonl");
    for line in text.lines() {
        let known: serde_json::Value = serde_json::from_str(line).unwrap();
        let mut tree = othello(known["board"].as_str().unwrap()).tree().unwrap();
        let mut leaves = 0;
        let value = alpha_beta(&mut tree, -1000, 1000, &mut leaves);
        assert_eq!(known["value"], value);
        assert_eq!(known["alpha-beta"]["leaves"], leaves);
    }
}

#[test]
fn the_tree_numbers_moves_by_squares_and_knows_their_names() {
    let mut tree = start(Size::Six).tree().unwrap();
    let mut moves = Vec::new();
    tree.moves(&mut moves);
    let names: Vec<String> = moves.iter().map(|&m| tree.move_name(m, Lang::En)).collect();
    assert_eq!(names, ["c2", "b3", "e4", "d5"]);
    assert_eq!(moves[0], Move(10));
    assert_eq!(tree.player(), Player::Max);
    let m = tree.parse_move("C2").unwrap();
    tree.play(m);
    assert_eq!(tree.player(), Player::Min);
    assert_eq!(
        tree.position_text(),
        "--------X-----XX----XO-------------- O"
    );
    assert_eq!(tree.here().unwrap().to_string(), tree.position_text());
    assert_eq!(
        tree.parse_move("a1").unwrap_err().to_string(),
        "a1 is not a legal move here"
    );
    assert_eq!(
        tree.parse_move("g1").unwrap_err().to_string(),
        "`g1` is not a square such as c4, nor a pass"
    );
    assert_eq!(
        tree.parse_move("pass").unwrap_err().to_string(),
        "a pass is not a legal move here"
    );
}

#[test]
fn a_side_that_cannot_move_passes_and_a_finished_game_is_a_leaf() {
    let mut tree = othello("XO-------------- O").tree().unwrap();
    assert_eq!((tree.leaf(), tree.replies()), (None, 0));
    let mut moves = Vec::new();
    tree.moves(&mut moves);
    assert_eq!(moves, [PASS]);
    assert_eq!(
        (tree.move_name(PASS, Lang::En), tree.parse_move("PA")),
        ("pass".into(), Ok(PASS))
    );
    tree.play(PASS);
    assert_eq!((tree.player(), tree.replies()), (Player::Min, 1));
    // Black takes c1 and White has no disc left: 0–3 in White's eyes.
    tree.play(tree.parse_move("c1").unwrap());
    assert_eq!(tree.leaf(), Some(Value::new(-3)));
    // Neither side can move: a leaf at once, without a pass.
    let mut over = othello("X--------------O X").tree().unwrap();
    assert_eq!(over.leaf(), Some(Value::new(0)));
    assert_eq!(over.height(), 28);
    assert_eq!(
        othello("---------------- X")
            .tree()
            .unwrap_err()
            .to_string(),
        "this board cannot be searched: there is no disc on the board"
    );
}

#[test]
fn orders_list_the_same_moves_by_their_own_measure() {
    for seed in 0..30 {
        let problem = random(Size::Eight, 30, seed);
        let list = |order| {
            let problem = Problem {
                order,
                evaluator: Evaluator::Positional,
                ..problem.clone()
            };
            let mut moves = Vec::new();
            problem.tree().unwrap().moves(&mut moves);
            moves
        };
        let generated = list(Order::Generation);
        assert!(generated.is_sorted());
        let mut tree = problem.tree().unwrap();
        let mut by_replies = generated.clone();
        by_replies.sort_by_key(|&m| {
            tree.play(m);
            let replies = tree.replies();
            tree.undo();
            replies
        });
        assert_eq!(list(Order::Replies), by_replies);
        let mut tree = Problem {
            evaluator: Evaluator::Positional,
            ..problem.clone()
        }
        .tree()
        .unwrap();
        let mut by_value = generated.clone();
        by_value.sort_by_key(|&m| {
            tree.play(m);
            let value = tree.static_value();
            tree.undo();
            -value
        });
        assert_eq!(list(Order::Evaluator), by_value);
        let mut squares = list(Order::Squares);
        let corners = squares
            .iter()
            .take_while(|m| [0, 7, 56, 63].contains(&m.0))
            .count();
        assert_eq!(
            corners,
            generated
                .iter()
                .filter(|m| [0, 7, 56, 63].contains(&m.0))
                .count()
        );
        squares.sort();
        assert_eq!(squares, generated);
    }
}

#[test]
fn stable_discs_bound_the_value_in_every_question() {
    let mut informed = 0;
    for seed in 0..60 {
        let size = Size::ALL[seed as usize % 3];
        for question in [Question::Score, Question::Wld, Question::AtLeast(4)] {
            for &scoring in Scoring::ALL {
                let problem = Problem {
                    question,
                    scoring,
                    ..random(size, 6, seed)
                };
                let mut tree = problem.tree().unwrap();
                assert_eq!(tree.static_bounds(false), None);
                informed += check_bounds(&mut tree, 2);
            }
        }
    }
    assert!(informed > 1000, "only {informed} bounds said anything");
    let mut shallow = Problem {
        question: Question::Depth(2),
        ..random(Size::Six, 6, 1)
    }
    .tree()
    .unwrap();
    assert_eq!(shallow.static_bounds(true), None);
}

/// Compares bounds and values to a depth; gives how many bounds were not trivial.
fn check_bounds(tree: &mut AnyTree, depth: usize) -> usize {
    let bounds = tree.static_bounds(true).unwrap();
    let value = minimax(tree);
    assert!(bounds.lower <= value && value <= bounds.upper);
    let squares = match tree {
        AnyTree::Othello(tree) => tree.size().squares() as i32,
        _ => unreachable!(),
    };
    let mut informed = usize::from(bounds.lower.get() > -squares || bounds.upper.get() < squares);
    if depth > 0 && tree.leaf().is_none() {
        let mut moves = Vec::new();
        tree.moves(&mut moves);
        for m in moves {
            tree.play(m);
            informed += check_bounds(tree, depth - 1);
            tree.undo();
        }
    }
    informed
}

#[test]
fn keys_tell_positions_apart_and_paths_have_their_own() {
    let mut tree = start(Size::Six).tree().unwrap();
    let mut boards: HashMap<u64, String> = HashMap::new();
    let mut paths = HashSet::new();
    gather(&mut tree, 6, &mut boards, &mut paths);
    assert_eq!(boards.values().collect::<HashSet<_>>().len(), boards.len());
    // As many paths as there are nodes down to depth 6.
    let nodes: u64 = (0..=6)
        .map(|depth| perft(&othello::Position::start(Size::Six), depth))
        .sum();
    assert_eq!(paths.len() as u64, nodes);
    assert!(
        boards.len() < paths.len(),
        "positions are reached in several ways"
    );
}

fn gather(
    tree: &mut AnyTree,
    depth: usize,
    boards: &mut HashMap<u64, String>,
    paths: &mut HashSet<u64>,
) {
    let text = tree.position_text();
    assert_eq!(*boards.entry(tree.key()).or_insert(text.clone()), text);
    assert!(paths.insert(tree.node_id()));
    assert_eq!(tree.node_id(), tree.leaf_id());
    if depth > 0 {
        let mut moves = Vec::new();
        tree.moves(&mut moves);
        for m in moves {
            tree.play(m);
            gather(tree, depth - 1, boards, paths);
            tree.undo();
        }
    }
}

#[test]
fn the_same_discs_have_another_key_for_the_other_player() {
    let mut tree = othello("XO-------------- O").tree().unwrap();
    let mover_is_max = {
        let tree = othello("XO-------------- X").tree().unwrap();
        tree.key()
    };
    tree.play(PASS);
    assert_eq!(tree.position_text(), "XO-------------- X");
    assert_ne!(tree.key(), mover_is_max);
}

#[test]
fn the_evaluator_speaks_at_the_question_s_depth() {
    let Position::Othello(setup) = random(Size::Eight, 40, 2).position else {
        unreachable!()
    };
    let position = setup.position().unwrap();
    let value_at = |question, evaluator| {
        value(&Problem {
            question,
            evaluator,
            ..othello(&setup.to_string())
        })
    };
    assert_eq!(
        value_at(Question::Depth(0), Evaluator::Discs),
        plain(position.mover(), position.opponent())
    );
    assert_eq!(
        value_at(Question::Depth(0), Evaluator::Positional),
        othello::positional(position.mover(), position.opponent(), Size::Eight)
    );
    let mut tree = othello(&setup.to_string()).tree().unwrap();
    tree.set_horizon(Some(2));
    let limited = minimax(&mut tree).get();
    assert!(tree.horizon_reached());
    assert_eq!(limited, value_at(Question::Depth(2), Evaluator::Discs));
    // The last moves are seen to the end, however far one may look.
    let problem = Problem {
        question: Question::Depth(50),
        ..random(Size::Six, 5, 3)
    };
    assert_eq!(
        value(&problem),
        value(&Problem {
            question: Question::Score,
            ..problem.clone()
        })
    );
}

#[test]
fn othello_problems_survive_a_file() {
    let problem = Problem {
        scoring: Scoring::Winner,
        evaluator: Evaluator::Positional,
        order: Order::Squares,
        question: Question::Depth(6),
        ..random(Size::Six, 14, 8)
    };
    let text = ron::to_string(&problem).unwrap();
    assert_eq!(ron::from_str::<Problem>(&text).unwrap(), problem);
    // What is left out has its usual meaning.
    let short = ron::from_str::<Problem>("(position: Othello(\"-----OX--XO----- X\"))").unwrap();
    assert_eq!(short, start(Size::Four));
}
