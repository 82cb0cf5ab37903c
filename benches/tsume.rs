//! How fast tsume problems are solved: `cargo bench --bench tsume`. Prints nodes, seconds and bytes
//! of a fixed subset first, which must not change without a reason.

use std::sync::Arc;

use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use yomiki::game::shogi::notation::sfen;
use yomiki::solve::tsume::{Answer, Limits, Options, Solver, Verdict};

const SETS: [(&str, &str); 3] = [
    (
        "mate in 7",
        include_str!("../assets/positions/tsume/mate7.sfen"),
    ),
    (
        "mate in 9",
        include_str!("../assets/positions/tsume/mate9.sfen"),
    ),
    (
        "mate in 11",
        include_str!("../assets/positions/tsume/mate11.sfen"),
    ),
];

fn main() {
    for (name, text) in SETS {
        for shortest in [false, true] {
            let answers = solve(text, shortest);
            let nodes: u64 = answers.iter().map(|answer| answer.nodes).sum();
            let seconds: f64 = answers.iter().map(|answer| answer.seconds).sum();
            let bytes = answers
                .iter()
                .map(|answer| answer.max_bytes)
                .max()
                .unwrap_or(0);
            let how = if shortest { "exact" } else { "first" };
            println!("{name}, {how}: {nodes} nodes, {seconds:.3} s, {bytes} bytes at most");
        }
    }
    divan::main();
}

/// Every fourth problem of a set.
fn solve(text: &str, shortest: bool) -> Vec<Answer> {
    let limits = Limits {
        bytes: 64 << 20,
        ..Limits::default()
    };
    let options = Options {
        limits,
        shortest,
        ..Options::default()
    };
    let problems = text
        .lines()
        .step_by(4)
        .filter_map(|line| line.split(';').next());
    let answers = problems.map(|problem| {
        let setup = sfen::read_setup(problem).expect("the sets are SFEN");
        let solver = Solver::new(&setup, options, Arc::default());
        solver
            .expect("the problems can be played")
            .solve()
            .expect("there is room for a thread")
    });
    let answers: Vec<Answer> = answers.collect();
    assert!(answers.iter().all(|answer| answer.verdict == Verdict::Mate));
    answers
}

#[divan::bench(args = [0, 1, 2], sample_count = 5, sample_size = 1)]
fn first_mate(bencher: Bencher, set: usize) {
    let nodes: u64 = solve(SETS[set].1, false)
        .iter()
        .map(|answer| answer.nodes)
        .sum();
    bencher
        .counter(ItemsCount::new(nodes))
        .bench_local(|| black_box(solve(SETS[set].1, false)));
}

#[divan::bench(args = [0, 1, 2], sample_count = 3, sample_size = 1)]
fn exact_length(bencher: Bencher, set: usize) {
    let nodes: u64 = solve(SETS[set].1, true)
        .iter()
        .map(|answer| answer.nodes)
        .sum();
    bencher
        .counter(ItemsCount::new(nodes))
        .bench_local(|| black_box(solve(SETS[set].1, true)));
}
