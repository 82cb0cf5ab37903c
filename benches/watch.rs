//! What it costs a search to be watched: `cargo bench --bench watch`.
//!
//! The same search silent, and on a worker as the window runs it: recorded, its curves sampled,
//! its leaves listed, snapshots fetched sixty times a second. Compared is the processor time of the
//! search's own thread, the best of several runs taken by turns.
//!
//! Every search is cut off twice, early and late. The late run as a whole is what somebody waits
//! for; the nodes between the two are searched when the recording is cut by depth, as in every
//! long run, and what they lose is what the goal is about: the budget of events and leaf keys is
//! filled once, however long a search goes on.
//! `cargo bench --bench watch -- sss` takes only the searches in whose name that occurs.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use yomiki::base::platform::on_a_deep_stack;
use yomiki::base::platform::{process_seconds, thread_seconds};
use yomiki::problem::{Hints, Problem, read};
use yomiki::search::catalogue::{self, AlgorithmConfig};
use yomiki::search::{Limits, SearchContext};
use yomiki::trace::{Record, Series};
use yomiki::worker::{Job, Outcome, Worker};

const RUNS: usize = 3;
const GOAL: f64 = 0.10;
/// 6×6 Othello from the start: nobody comes to its end.
const START: &str = "--------------OX----XO-------------- X";

const RANDOM: &str = "random:seed=7,depth=16,branching=5";

/// Long searches, and after how many nodes they are cut off, early and late.
const SEARCHES: [(&str, &str, [u64; 2]); 6] = [
    (START, "alpha-beta", [10_000_000, 40_000_000]),
    (START, "nega-scout", [10_000_000, 40_000_000]),
    (START, "mt-sss", [10_000_000, 30_000_000]),
    (START, "sss", [5_000_000, 12_000_000]),
    (RANDOM, "alpha-beta", [10_000_000, 40_000_000]),
    (RANDOM, "sss", [5_000_000, 12_000_000]),
];

fn main() {
    println!(
        "{:<50} {:>10} {:>10} {:>10} {:>7} {:>10} {:>9}",
        "search", "nodes", "silent", "watched", "lost", "once cut", "recorded"
    );
    let wanted = std::env::args().skip(1).find(|a| !a.starts_with("--"));
    for (position, id, cut_offs) in SEARCHES {
        let name = format!("{id} {position}");
        if wanted.as_ref().is_some_and(|word| !name.contains(word)) {
            continue;
        }
        let problem = Problem::new(
            read(position, Hints::default())
                .expect("it is well formed")
                .0,
        );
        let choice = AlgorithmConfig::new(id);
        let [early, late] = cut_offs.map(|nodes| Best::of(&problem, &choice, nodes));
        let lost = late.watched / late.silent - 1.0;
        let once_cut = (late.watched - early.watched) / (late.silent - early.silent) - 1.0;
        let verdict = if once_cut > GOAL {
            "  above the goal"
        } else {
            ""
        };
        println!(
            "{name:<50} {:>10} {:>8.3} s {:>8.3} s {:>5.1} % {:>8.1} % {:>9}{verdict}",
            late.nodes,
            late.silent,
            late.watched,
            100.0 * lost,
            100.0 * once_cut,
            late.recorded,
        );
    }
}

/// The best of several runs of either kind, in seconds of processor time.
struct Best {
    silent: f64,
    watched: f64,
    nodes: u64,
    recorded: usize,
}

impl Best {
    fn of(problem: &Problem, choice: &AlgorithmConfig, nodes: u64) -> Best {
        let limits = Limits {
            nodes: Some(nodes),
            ..Limits::default()
        };
        let mut best = Best {
            silent: f64::INFINITY,
            watched: f64::INFINITY,
            nodes,
            recorded: 0,
        };
        for _ in 0..RUNS {
            let (seconds, nodes) = alone(problem, choice, limits);
            best.silent = best.silent.min(seconds);
            best.nodes = nodes;
            let (seconds, recorded) = seen(problem, choice, limits);
            best.watched = best.watched.min(seconds);
            best.recorded = recorded;
        }
        best
    }
}

/// Processor time of all threads but this one: of the search, while nothing else runs.
fn elsewhere() -> f64 {
    process_seconds() - thread_seconds()
}

/// Seconds of processor time of the silent search, and its nodes.
fn alone(problem: &Problem, choice: &AlgorithmConfig, limits: Limits) -> (f64, u64) {
    let mut tree = problem.tree().expect("it can be searched");
    let plan = choice.prepare().expect("it is in the catalogue");
    let start = elsewhere();
    let report = on_a_deep_stack("alone", move || {
        let mut context = SearchContext::new(limits, Arc::new(AtomicBool::new(false)));
        catalogue::run_silently(&mut tree, &plan, &mut context)
    });
    let report = report.expect("it does not break");
    (elsewhere() - start, report.counts.nodes())
}

/// The same of the search as the window runs it, and the nodes recorded. What the window does
/// with the snapshots is its own time and not counted; making them is.
fn seen(problem: &Problem, choice: &AlgorithmConfig, limits: Limits) -> (f64, usize) {
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
