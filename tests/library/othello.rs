//! Othello solved by every algorithm: the same value everywhere, and the right one.

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Instant;

use yomiki::problem::{Game, Hints, Order, Problem, read};
use yomiki::search::SearchContext;
use yomiki::search::catalogue::{ALGORITHMS, AlgorithmConfig, run_silently};

fn problem(text: &str) -> Problem {
    let hints = Hints {
        game: Some(Game::Othello),
        ..Hints::default()
    };
    Problem::new(read(text, hints).unwrap().0)
}

/// Every algorithm that answers questions about scores.
fn score_algorithms() -> impl Iterator<Item = AlgorithmConfig> {
    ALGORITHMS
        .iter()
        .filter(|e| e.questions.contains(&"score"))
        .map(|e| AlgorithmConfig::new(e.id))
}

fn solve(problem: &Problem, choice: &AlgorithmConfig) -> i32 {
    let mut tree = problem.tree().unwrap();
    let report = run_silently(
        &mut tree,
        &choice.prepare().unwrap(),
        &mut SearchContext::unlimited(),
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

/// Six positions in a run of all tests. `YOMIKI_SIX16=60 cargo test --release --test library othello
/// -- --nocapture` solves all sixty, in two or three minutes of one core, and says how long each
/// algorithm took.
const POSITIONS: usize = 6;

#[test]
fn endgames_of_sixteen_empties_are_solved_by_every_algorithm() {
    let count = std::env::var("YOMIKI_SIX16").map_or(POSITIONS, |text| {
        text.parse().expect("a number of positions")
    });
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/six16.txt");
    let text = std::fs::read_to_string(file).unwrap();
    let lines = text
        .lines()
        .filter(|line| !line.starts_with('#') && !line.trim().is_empty());
    let lines: Vec<&str> = lines.take(count).collect();
    assert_eq!(lines.len(), count, "the table is shorter than that");
    // Side by side, one position a thread: some algorithms take seconds for one.
    let next = AtomicUsize::new(0);
    let spent = Mutex::new(BTreeMap::<String, f64>::new());
    let threads = std::thread::available_parallelism().map_or(1, |n| n.get());
    std::thread::scope(|scope| {
        for _ in 0..threads.min(count) {
            scope.spawn(|| {
                while let Some(line) = lines.get(next.fetch_add(1, Ordering::Relaxed)) {
                    solve_by_all(line, &spent);
                }
            });
        }
    });
    for (id, seconds) in spent.into_inner().unwrap() {
        println!("{id:<20} {seconds:>8.1} s for {count} positions");
    }
}

/// Solves a line of the table with every algorithm but those that must hold or walk the whole
/// tree, yardsticks and conspiracy numbers, and adds to the time each has taken.
fn solve_by_all(line: &str, spent: &Mutex<BTreeMap<String, f64>>) {
    let fields: Vec<&str> = line.split_whitespace().collect();
    let position = Problem {
        order: Order::Replies,
        ..problem(&format!("{} {}", fields[0], fields[1]))
    };
    let expected: i32 = fields[2].parse().unwrap();
    for choice in score_algorithms() {
        if choice.entry().unwrap().is_yardstick || choice.id == "conspiracy" {
            continue;
        }
        let started = Instant::now();
        let value = solve(&position, &choice);
        assert_eq!(value, expected, "{} on {line}", choice.id);
        *spent.lock().unwrap().entry(choice.id).or_default() += started.elapsed().as_secs_f64();
    }
}

#[test]
fn four_by_four_is_lost_by_eight_for_every_algorithm() {
    let start = problem("-----OX--XO----- X");
    for choice in score_algorithms() {
        assert_eq!(solve(&start, &choice), -8, "{}", choice.id);
    }
}
