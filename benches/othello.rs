//! Speed of the Othello endgame solver: nodes a second, and what instructions and weights are
//! worth.
//!
//! `cargo bench --bench othello`. Compare ratios within one run; machines differ.

use std::sync::atomic::AtomicBool;

use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use yomiki::game::othello::{Position, RandomPosition, Size};
use yomiki::solve::othello::{Answer, Instructions, Solver, Task};

fn main() {
    divan::main();
}

fn position(empties: u32) -> Position {
    let recipe = RandomPosition {
        size: Size::Eight,
        empties,
        seed: 4,
    };
    recipe.generate().unwrap()
}

fn solve(solver: &mut Solver, position: &Position, task: &Task) -> Answer {
    let answer = solver.solve(position, task, &AtomicBool::new(false), &mut |_| {});
    assert!(answer.proved.is_exact());
    answer
}

/// Exact scores, by the number of empties.
#[divan::bench(args = [12, 14, 16, 18], sample_count = 5)]
fn exact(bencher: Bencher, empties: u32) {
    let position = position(empties);
    let task = Task::default();
    let mut solver = Solver::new();
    let nodes = solve(&mut solver, &position, &task).nodes;
    bencher
        .counter(ItemsCount::new(nodes))
        .bench_local(|| solve(&mut solver, black_box(&position), &task));
}

/// The same position with what different processors have.
#[divan::bench(args = ["best", "avx2", "portable"], sample_count = 5)]
fn instructions(bencher: Bencher, name: &str) {
    let position = position(16);
    let task = Task {
        instructions: match name {
            "portable" => Instructions::Portable,
            "avx2" => Instructions::Avx2,
            _ => Instructions::Best,
        },
        ..Task::default()
    };
    let mut solver = Solver::new();
    let nodes = solve(&mut solver, &position, &task).nodes;
    bencher
        .counter(ItemsCount::new(nodes))
        .bench_local(|| solve(&mut solver, black_box(&position), &task));
}

/// What the evaluator's ordering is worth.
#[divan::bench(args = [true, false], sample_count = 3)]
fn with_evaluator(bencher: Bencher, on: bool) {
    let position = position(18);
    let task = Task::default();
    let mut solver = if on {
        Solver::new()
    } else {
        Solver::with_evaluator(None)
    };
    let nodes = solve(&mut solver, &position, &task).nodes;
    bencher
        .counter(ItemsCount::new(nodes))
        .bench_local(|| solve(&mut solver, black_box(&position), &task));
}

/// By the wall clock: what more threads are worth, where the machine has the cores.
#[divan::bench(args = [1, 2, 4], sample_count = 3)]
fn threads(bencher: Bencher, threads: usize) {
    let position = position(20);
    let task = Task {
        threads,
        ..Task::default()
    };
    let mut solver = Solver::new();
    bencher.bench_local(|| solve(&mut solver, black_box(&position), &task));
}
