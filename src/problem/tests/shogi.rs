//! Shogi trees: their leaves are perft's lines, their values those of the game.

use super::*;
use crate::base::messages::Lang;
use crate::game::shogi::notation::sfen;
use crate::game::shogi::{self, Preset, ShogiEvaluator, perft};

fn shogi(text: &str) -> Problem {
    Problem::new(super::Position::Shogi(Box::new(
        sfen::read_setup(text).unwrap(),
    )))
}

fn at_depth(depth: u32, text: &str) -> Problem {
    Problem {
        question: Question::Depth(depth),
        ..shogi(text)
    }
}

const START: &str = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1";
const MIDDLE: &str = "l6nl/5+P1gk/2np1S3/p1p4Pp/3P2Sp1/1PPb2P1P/P5GS1/R8/LN4bKL w RGgsn5p 1";
/// Mate in one by a gold dropped on 5b, for sente.
const MATE_IN_ONE: &str = "4k4/9/4P4/9/9/9/9/9/9 b G2r2b3g4s4n4l17p 1";

#[test]
fn the_leaves_at_a_depth_are_the_lines_perft_counts() {
    for depth in 0..4 {
        let mut ids = Vec::new();
        leaves(&mut at_depth(depth, START).tree().unwrap(), &mut ids);
        assert_eq!(
            ids.len() as u64,
            perft(&mut shogi::Position::start(), depth as usize)
        );
        ids.sort_unstable();
        ids.dedup();
        assert_eq!(
            ids.len() as u64,
            perft(&mut shogi::Position::start(), depth as usize),
            "paths have keys of their own"
        );
    }
}

/// Plain negamax on the game itself, in the mover's eyes.
fn by_hand(position: &mut shogi::Position, evaluator: ShogiEvaluator, depth: u32, ply: i32) -> i32 {
    let moves = position.moves();
    if moves.is_empty() {
        return -(MATE - ply);
    }
    if depth == 0 {
        let value = evaluator.evaluate(position);
        return if position.turn() == shogi::Side::Sente {
            value
        } else {
            -value
        };
    }
    let mut best = i32::MIN;
    for m in moves {
        position.play(m);
        best = best.max(-by_hand(position, evaluator, depth - 1, ply + 1));
        position.undo();
    }
    best
}

#[test]
fn every_order_and_evaluator_gives_the_value_of_the_game() {
    for text in [START, MIDDLE, MATE_IN_ONE] {
        let mut position = shogi::Position::new(&sfen::read_setup(text).unwrap()).unwrap();
        let kinds = [
            (Evaluator::Material, ShogiEvaluator::Material),
            (Evaluator::Positional, ShogiEvaluator::Positional),
        ];
        for (evaluator, judge) in kinds {
            let expected = by_hand(&mut position, judge, 2, 0);
            for &order in at_depth(2, text).position.orders() {
                let problem = Problem {
                    order,
                    evaluator,
                    ..at_depth(2, text)
                };
                assert_eq!(value(&problem), expected, "{text} {order} {evaluator}");
            }
        }
    }
}

#[test]
fn mates_are_found_and_sooner_is_better() {
    assert_eq!(value(&at_depth(1, MATE_IN_ONE)), MATE - 1);
    assert_eq!(value(&at_depth(3, MATE_IN_ONE)), MATE - 1);
    // Gote to move is mated already: a leaf at the root, bad for MAX.
    let mated = at_depth(2, "4k4/4G4/4P4/9/9/9/9/9/9 w 2r2b3g4s4n4l17p 1");
    assert_eq!(value(&mated), -MATE);
}

#[test]
fn captures_are_played_out_when_asked() {
    // The rook could take a guarded pawn: bad, but at depth 1 it looks like a pawn won.
    let problem = at_depth(1, "4k4/4s4/4p4/9/9/9/9/4R4/4K4 b - 1");
    let as_it_stands = value(&problem);
    let settled = value(&Problem {
        quiescence: true,
        ..problem
    });
    assert!(as_it_stands > settled);
}

#[test]
fn orders_put_captures_first() {
    let first = |order| {
        let problem = Problem {
            order,
            ..at_depth(1, "4k4/9/4r4/9/9/9/9/4R4/3K5 b - 1")
        };
        let mut tree = problem.tree().unwrap();
        let mut moves = Vec::new();
        tree.moves(&mut moves);
        tree.move_name(moves[0], Lang::Ja)
    };
    assert_eq!(first(Order::Material), "☗５三飛成");
    assert_eq!(first(Order::Positional), "☗５三飛成");
    assert_eq!(first(Order::Evaluator), "☗５三飛成");
}

#[test]
fn moves_are_named_and_understood() {
    let mut tree = at_depth(3, START).tree().unwrap();
    let m = tree.parse_move("7g7f").unwrap();
    assert_eq!(tree.move_name(m, Lang::Ja), "☗７六歩");
    assert_eq!(tree.move_name(m, Lang::En), "☗P-7f");
    for text in ["７六歩", "☗７六歩", "▲7六歩", "P-7f", "☗P-7f"] {
        assert_eq!(tree.parse_move(text), Ok(m), "{text}");
    }
    let sentence = |text: &str| tree.parse_move(text).unwrap_err().to_string();
    assert_eq!(
        sentence("hello"),
        "`hello` is not a move such as 7g7f, ７六歩 or P-7f"
    );
    assert_eq!(
        sentence("7g7e"),
        "not a legal move here: the pawn on 7g does not reach 7e"
    );
    tree.play(m);
    let here = tree.here().unwrap();
    assert_eq!(here.to_string(), tree.position_text());
    assert_eq!(here.game(), "shogi");
}

#[test]
fn problems_that_make_no_sense_are_refused_in_a_sentence() {
    let sentence = |problem: Problem| problem.tree().unwrap_err().to_string();
    let start = shogi(START);
    assert_eq!(
        sentence(Problem {
            question: Question::Score,
            ..start.clone()
        }),
        "shogi is too deep for the question `score`: ask for a depth, or for a mate"
    );
    assert_eq!(
        sentence(Problem {
            order: Order::Squares,
            ..start.clone()
        }),
        "there is no order `squares` in shogi, only generation, material, positional, replies, evaluator"
    );
    assert_eq!(
        sentence(Problem {
            evaluator: Evaluator::Discs,
            ..start
        }),
        "there is no evaluator `discs` in shogi, only material, positional"
    );
    let barred = Problem::new(super::Position::Shogi(Box::new(Preset::Empty.setup())));
    assert_eq!(
        sentence(barred),
        "this board cannot be searched: there is no king on the board"
    );
}

#[test]
fn a_problem_survives_its_file() {
    let problem = Problem {
        quiescence: true,
        order: Order::Positional,
        ..at_depth(4, MIDDLE)
    };
    let text = ron::to_string(&problem).unwrap();
    assert_eq!(ron::from_str::<Problem>(&text).unwrap(), problem);
    assert!(text.contains(MIDDLE));
}
