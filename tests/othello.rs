//! Othello solved by every algorithm: the same value everywhere, and the right one.

use std::path::Path;

use yomiki::problem::{Game, Hints, Order, Problem, read};
use yomiki::search::catalogue::{Choice, ENTRIES, run};
use yomiki::search::{Account, Silent};

fn problem(text: &str) -> Problem {
    let hints = Hints {
        game: Some(Game::Othello),
        ..Hints::default()
    };
    Problem::new(read(text, hints).unwrap().0)
}

/// Every algorithm that answers questions about scores.
fn score_algorithms() -> impl Iterator<Item = Choice> {
    ENTRIES
        .iter()
        .filter(|e| e.questions.contains(&"score"))
        .map(|e| Choice::new(e.id))
}

fn solve(problem: &Problem, choice: &Choice) -> i32 {
    let mut tree = problem.tree().unwrap();
    let report = run(
        &mut tree,
        &choice.plan().unwrap(),
        &mut Account::unlimited(),
        &mut Silent,
    );
    let value = report
        .value()
        .unwrap_or_else(|| panic!("{} is not complete", choice.id));
    // Best play must lead to that value.
    use yomiki::problem::GameTree;
    let mut tree = problem.tree().unwrap();
    for &m in &report.pv {
        assert!(
            tree.leaf().is_none(),
            "{}: best play goes on after the end",
            choice.id
        );
        tree.play(m);
    }
    if let Some(leaf) = tree.leaf() {
        assert_eq!(
            leaf, value,
            "{}: best play ends at another value",
            choice.id
        );
    }
    value.get()
}

#[test]
fn six_endgames_of_sixteen_empties_are_solved_by_every_algorithm() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/six16.txt");
    let text = std::fs::read_to_string(file).unwrap();
    let lines = text
        .lines()
        .filter(|line| !line.starts_with('#') && !line.trim().is_empty());
    let lines: Vec<&str> = lines.take(6).collect();
    // Side by side: the random eligible rule alone takes a dozen seconds a position.
    let solved: usize = std::thread::scope(|scope| {
        let threads: Vec<_> = lines
            .iter()
            .map(|line| scope.spawn(|| solve_by_all(line)))
            .collect();
        threads.into_iter().map(|t| t.join().unwrap()).sum()
    });
    println!("{solved} searches agree with the table");
}

/// Solves a line of the table with every algorithm but those that must hold or walk the whole
/// tree, minimax and conspiracy numbers; gives their number.
fn solve_by_all(line: &str) -> usize {
    let fields: Vec<&str> = line.split_whitespace().collect();
    let position = Problem {
        order: Order::Replies,
        ..problem(&format!("{} {}", fields[0], fields[1]))
    };
    let expected: i32 = fields[2].parse().unwrap();
    score_algorithms()
        .filter(|choice| !["minimax", "conspiracy"].contains(&choice.id.as_str()))
        .map(|choice| {
            assert_eq!(
                solve(&position, &choice),
                expected,
                "{} on {line}",
                choice.id
            )
        })
        .count()
}

#[test]
fn four_by_four_is_lost_by_eight_for_every_algorithm() {
    let start = problem("-----OX--XO----- X");
    for choice in score_algorithms() {
        assert_eq!(solve(&start, &choice), -8, "{}", choice.id);
    }
}
