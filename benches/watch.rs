//! What it costs a search to be watched: `cargo bench --bench watch`.
//!
//! The same search silent, and on a worker as the window runs it: recorded, its curves sampled,
//! its leaves listed, snapshots fetched sixty times a second. Compared is the processor time of the
//! search's own thread, the best of several runs taken by turns; most of each search is below the
//! depth that is recorded, as in every long run.
//! `cargo bench --bench watch -- sss` takes only the searches in whose name that occurs.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use yomiki::problem::{Hints, Problem, read};
use yomiki::search::catalogue::{self, Choice};
use yomiki::search::cpu::{process_seconds, thread_seconds};
use yomiki::search::{Account, Limits};
use yomiki::trace::{Record, Series};
use yomiki::worker::{Job, Outcome, STACK_BYTES, Worker};

const RUNS: usize = 3;
const GOAL: f64 = 0.10;
/// 6×6 Othello from the start: nobody comes to its end.
const START: &str = "--------------OX----XO-------------- X";

/// Long searches, by how many nodes they are cut off.
const SEARCHES: [(&str, &str, u64); 6] = [
    (START, "alpha-beta", 30_000_000),
    (START, "nega-scout", 30_000_000),
    (START, "mt-sss", 10_000_000),
    (START, "sss", 10_000_000),
    (
        "random:seed=7,depth=16,branching=5",
        "alpha-beta",
        30_000_000,
    ),
    ("random:seed=7,depth=16,branching=5", "sss", 5_000_000),
];

fn main() {
    println!(
        "search                                                  nodes     silent   watched   lost  recorded"
    );
    let wanted = std::env::args().skip(1).find(|a| !a.starts_with("--"));
    for (position, id, nodes) in SEARCHES {
        let name = format!("{id} {position}");
        if wanted.as_ref().is_some_and(|word| !name.contains(word)) {
            continue;
        }
        let limits = Limits {
            nodes: Some(nodes),
            ..Limits::default()
        };
        let problem = Problem::new(
            read(position, Hints::default())
                .expect("it is well formed")
                .0,
        );
        let choice = Choice::new(id);
        let (mut silent, mut watched) = (f64::INFINITY, f64::INFINITY);
        let (mut nodes, mut recorded) = (nodes, 0);
        for _ in 0..RUNS {
            let (seconds, count) = alone(&problem, &choice, limits);
            silent = silent.min(seconds);
            nodes = count;
            let (seconds, count) = seen(&problem, &choice, limits);
            watched = watched.min(seconds);
            recorded = count;
        }
        let lost = watched / silent - 1.0;
        let verdict = if lost > GOAL { "  above the goal" } else { "" };
        println!(
            "{name:<50} {nodes:>10} {silent:>8.3} s {watched:>7.3} s {:>4.1} % {recorded:>9}{verdict}",
            100.0 * lost,
        );
    }
}

/// Processor time of all threads but this one: of the search, while nothing else runs.
fn elsewhere() -> f64 {
    process_seconds() - thread_seconds()
}

/// Seconds of processor time of the silent search, and its nodes.
fn alone(problem: &Problem, choice: &Choice, limits: Limits) -> (f64, u64) {
    let mut tree = problem.tree().expect("it can be searched");
    let plan = choice.plan().expect("it is in the catalogue");
    let start = elsewhere();
    let thread = std::thread::Builder::new()
        .stack_size(STACK_BYTES)
        .spawn(move || {
            let mut account = Account::new(limits, Arc::new(AtomicBool::new(false)));
            catalogue::run_silently(&mut tree, &plan, &mut account)
        });
    let report = thread.expect("a thread").join().expect("it does not break");
    (elsewhere() - start, report.counts.nodes())
}

/// The same of the search as the window runs it, and the nodes recorded. What the window does
/// with the snapshots is its own time and not counted; making them is.
fn seen(problem: &Problem, choice: &Choice, limits: Limits) -> (f64, usize) {
    let job = Job {
        limits,
        ..Job::new(problem.clone(), choice.clone())
    };
    let (mut record, mut series) = (Record::default(), Series::new());
    let start = elsewhere();
    let worker = Worker::start(job, || {});
    loop {
        while let Some(snapshot) = worker.snapshot() {
            if let Some(delta) = snapshot.record {
                assert!(record.absorb(delta), "a snapshot was lost");
            }
            series.absorb(snapshot.series);
        }
        if let Some(outcome) = worker.outcome() {
            let seconds = elsewhere() - start;
            let Outcome::Finished(finished) = outcome else {
                panic!("the search broke down");
            };
            return (seconds, finished.record.nodes.len());
        }
        std::thread::sleep(Duration::from_millis(16));
    }
}
