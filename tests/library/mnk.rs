//! Tic-tac-toe and small Connect Four solved by every algorithm: the same value everywhere, and the
//! right one.

use yomiki::problem::{Game, GameTree, Hints, Order, Problem, Question, read};
use yomiki::search::SearchContext;
use yomiki::search::catalogue::{ALGORITHMS, AlgorithmConfig, AlgorithmInfo, run_silently};

fn problem(name: &str, text: &str, question: Question) -> Problem {
    let (position, _) = read(text, Game::named(name).unwrap()).unwrap();
    Problem {
        question,
        ..Problem::new(position)
    }
}

/// The value an algorithm finds; best play must lead to it, if the algorithm knows values and not only
/// yes and no.
fn solve(problem: &Problem, choice: &AlgorithmConfig) -> i32 {
    let mut tree = problem.tree().unwrap();
    let plan = choice.prepare().unwrap();
    let report = run_silently(&mut tree, &plan, &mut SearchContext::unlimited());
    let value = report.value();
    let value = value.unwrap_or_else(|| panic!("{} is not complete", choice.id));
    if !choice.entry().unwrap().questions.contains(&"score") {
        return value.get();
    }
    let mut tree = problem.tree().unwrap();
    for &m in &report.pv {
        assert!(tree.leaf().is_none(), "{}: it goes on", choice.id);
        tree.play(m);
    }
    if let Some(leaf) = tree.leaf() {
        assert_eq!(leaf, value, "{}: best play", choice.id);
    }
    value.get()
}

/// Every algorithm that answers the question and needs no more memory than there is for a test.
fn solvers(question: Question) -> impl Iterator<Item = &'static AlgorithmInfo> {
    ALGORITHMS
        .iter()
        .filter(move |entry| entry.questions.contains(&question.name()))
}

#[test]
fn tic_tac_toe_is_a_draw_for_every_algorithm() {
    let mut count = 0;
    for question in [Question::Score, Question::Wld, Question::AtLeast(1)] {
        let start = problem("tictactoe", "start", question);
        for entry in solvers(question) {
            assert_eq!(
                solve(&start, &AlgorithmConfig::new(entry.id)),
                0,
                "{}",
                entry.id
            );
            count += 1;
        }
    }
    assert!(count > 60, "{count}");
}

#[test]
fn a_win_is_worth_the_empty_squares_and_one_for_every_algorithm() {
    // O has not taken the middle: X wins with its fourth stone, and two squares stay empty.
    for (name, text, value) in [
        ("tictactoe", "a1b1", 3),
        ("tictactoe", "b2b1a1", -3),
        ("connect4", "mnk 4x3 in-row 3 gravity 22", 8),
    ] {
        for question in [Question::Score, Question::Wld, Question::Depth(5)] {
            let start = problem(name, text, question);
            let mut values: Vec<(i32, &str)> = Vec::new();
            for entry in solvers(question) {
                values.push((solve(&start, &AlgorithmConfig::new(entry.id)), entry.id));
            }
            let expected = match question {
                Question::Score => Some(value),
                Question::Wld => Some(i32::signum(value)),
                _ => None,
            };
            for &(found, id) in &values {
                let expected = expected.unwrap_or(values[0].0);
                assert_eq!(found, expected, "{id} on {text}, {question}");
            }
        }
    }
}

#[test]
fn connect_four_on_four_and_five_columns_is_a_draw() {
    for (size, id) in [("4x4", "mt-sss"), ("4x4", "nega-scout"), ("5x4", "mtdf")] {
        for question in [Question::Score, Question::Wld] {
            let text = format!("connect4 {size}");
            let start = Problem {
                order: Order::Squares,
                ..problem("connect4", &text, question)
            };
            assert_eq!(solve(&start, &AlgorithmConfig::new(id)), 0, "{size} {id}");
        }
    }
}

#[test]
fn whatever_name_a_board_is_asked_by_it_is_the_same() {
    let by = |name: &str, text: &str| {
        let (position, _) = read(text, Game::named(name).unwrap()).unwrap();
        position
    };
    assert_eq!(by("connect4", "4453"), by("mnk", "connect4 4453"));
    assert_eq!(by("tictactoe", "b2c1"), by("mnk", "..O .X. ... X"));
    let unknown = read("connect4 4453", Hints::default()).unwrap().0;
    assert_eq!(unknown, by("connect4", "4453"));
}
