//! Every algorithm on every game with every question, under tight limits of nodes, memory and time
//! and cancelled at random moments: more than a thousand runs, always the same ones. What is
//! reported is consistent and true, no limit is broken, and threads end.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use yomiki::base::random::Rng;
use yomiki::problem::{Game, Hints, Position, Problem, Question, Value, read};
use yomiki::search::catalogue::{self, ALGORITHMS, AlgorithmConfig, AlgorithmInfo};
use yomiki::search::{Limits, Report, SearchContext, Stop};
use yomiki::worker::{Job, Outcome, Worker, waiting};

use crate::again::is_alone;

/// A position of a game.
fn position(game: Game, text: &str) -> Position {
    let hints = Hints {
        game: Some(game),
        ..Hints::default()
    };
    let (position, _) = read(text, hints).expect("the text is well formed");
    position
}

const TSUME: &str = "9/9/3lG1k2/5p3/7G1/9/9/9/9 b 2GS2r2b3s4n3l17p 1";

/// Small enough that the truth can be found out.
fn small() -> Vec<(&'static str, Problem)> {
    let mut problems = Vec::new();
    let mut add = |name, game, text, questions: &[Question]| {
        for &question in questions {
            let problem = Problem {
                question,
                ..Problem::new(position(game, text))
            };
            problems.push((name, problem));
        }
    };
    use Question::{AtLeast, Depth, Helpmate, Mate, Score, Wld};
    let all = [Score, Wld, AtLeast(30), Depth(3)];
    let tree = "[[[[10,35],[25,70]],[[75,15],[20,40]]],[[[5,65],[30,80]],[[55,60],[45,50]]]]";
    add("written tree", Game::Tree, tree, &all);
    let random = "random:seed=3,depth=6,branching=4";
    add("random tree", Game::Tree, random, &all);
    let varied = "random:seed=5,depth=3..7,branching=1..4,values=incremental";
    add("varied tree", Game::Tree, varied, &[Score, AtLeast(0)]);
    let truth = [Score, AtLeast(1)];
    add(
        "AND/OR tree",
        Game::AndOr,
        "[[T F [F T]] [F [T [F T]]]]",
        &truth,
    );
    let circle = r#"{"0":["OR",[1,2]],"1":["AND",[3,4]],"2":["AND",[5,0]],"3":["T",[]],"4":["OR",[1,6]],"5":["T",[]],"6":["F",[]]}"#;
    add("AND/OR graph", Game::AndOr, circle, &truth);
    let four = "random:empties=8,seed=2";
    let boards = [Score, Wld, AtLeast(2), Depth(3)];
    add(
        "Othello 6×6",
        Game::Othello,
        "-X-OOO--XXXO-XXXXOXOXXXOXOOOOOOOO--O X",
        &boards,
    );
    add("Othello 8×8", Game::Othello, four, &boards);
    add("Othello 4×4", Game::Othello, "-----OX--XO----- X", &boards);
    add("tic-tac-toe", Game::Mnk, "X.. .O. ..X O", &boards);
    let falling = "connect4 4x4 random:stones=8,seed=2";
    add("Connect Four 4×4", Game::Mnk, falling, &boards);
    add(
        "shogi",
        Game::Shogi,
        "random:plies=30,seed=4",
        &[Depth(1), Depth(2)],
    );
    add("tsume", Game::Shogi, TSUME, &[Mate]);
    let helped = "4k4/9/4P4/9/9/9/9/9/9 b G2r2b3g4s4n4l17p 1";
    add("helpmate", Game::Shogi, helped, &[Helpmate]);
    problems
}

/// Too large ever to be finished here.
fn large() -> Vec<(&'static str, Problem)> {
    let of = |game, text, question| Problem {
        question,
        ..Problem::new(position(game, text))
    };
    vec![
        (
            "random tree",
            of(
                Game::Tree,
                "random:seed=1,depth=40,branching=7",
                Question::Score,
            ),
        ),
        (
            "Othello 6×6",
            of(
                Game::Othello,
                "--------------OX----XO-------------- X",
                Question::Score,
            ),
        ),
        (
            "Othello 8×8",
            of(Game::Othello, "random:empties=30,seed=2", Question::Wld),
        ),
        (
            "Connect Four",
            of(Game::Mnk, "connect4 start", Question::Score),
        ),
        ("shogi", of(Game::Shogi, "start", Question::Depth(9))),
        (
            "yes or no",
            of(
                Game::Othello,
                "random:empties=34,seed=7",
                Question::AtLeast(4),
            ),
        ),
    ]
}

/// Whether the algorithm is made for this question.
fn answers(entry: &AlgorithmInfo, question: Question) -> bool {
    // A mate is a yes or no; those who answer nothing else are made for it, too.
    let asked = match question {
        Question::Mate | Question::Helpmate => "at-least",
        other => other.name(),
    };
    entry.questions.contains(&asked)
}

/// The true value, by the plainest search that comes to an end.
fn truth(problem: &Problem) -> Option<Value> {
    let mut tree = problem.tree().expect("the problem can be searched");
    let plan = AlgorithmConfig::new("alpha-beta")
        .prepare()
        .expect("it needs no parameter");
    let limits = Limits {
        nodes: Some(2_000_000),
        ..Limits::default()
    };
    let mut context = SearchContext::new(limits, Arc::default());
    catalogue::run_silently(&mut tree, &plan, &mut context).value()
}

fn tight(rng: &mut Rng) -> Limits {
    let mut limits = Limits::default();
    let which = 1 + rng.below(7);
    if which & 1 != 0 {
        limits.nodes = Some([0, 1, 2, 3, 10, 100, 1000][rng.below(7) as usize]);
    }
    if which & 2 != 0 {
        limits.bytes = Some([0, 64, 1 << 10, 16 << 10, 256 << 10][rng.below(5) as usize]);
    }
    if which & 4 != 0 {
        limits.seconds = Some([0.0, 1e-6, 1e-3, 4e-3][rng.below(4) as usize]);
    }
    // Nothing here is so large that it must not be finished, but some takes its time.
    limits.seconds = limits.seconds.or(Some(0.25));
    limits
}

fn check(what: &str, report: &Report, limits: Limits, cancelled: bool, truth: Option<Value>) {
    let (lower, upper) = (report.bounds.lower, report.bounds.upper);
    assert!(lower <= upper, "{what}: {lower}..{upper}");
    if let Some(value) = truth {
        let inside = lower <= value && value <= upper;
        assert!(inside, "{what}: {value} is not in {lower}..{upper}");
        if let Some(found) = report.value() {
            assert_eq!(found, value, "{what}");
        }
    }
    assert_eq!(report.complete(), report.stopped_by.is_none(), "{what}");
    assert_eq!(report.best_move, report.pv.first().copied(), "{what}");
    let counts = &report.counts;
    assert_eq!(
        counts.nodes(),
        counts.visits + counts.inner_visits,
        "{what}"
    );
    if let Some(leaves) = counts.leaves {
        assert!(leaves <= counts.visits, "{what}: {leaves} leaves");
    }
    if let Some(most) = limits.nodes {
        assert!(counts.nodes() <= most, "{what}: {} nodes", counts.nodes());
    }
    if let Some(most) = limits.bytes {
        assert!(
            counts.max_bytes <= most,
            "{what}: {} bytes",
            counts.max_bytes
        );
    }
    match report.stopped_by {
        None | Some(Stop::Cycle) => {}
        Some(Stop::Nodes) => assert_eq!(Some(counts.nodes()), limits.nodes, "{what}"),
        Some(Stop::Memory) => assert!(limits.bytes.is_some(), "{what}"),
        Some(Stop::Time) => assert!(
            limits.seconds.is_some_and(|most| report.seconds >= most),
            "{what}: {} s",
            report.seconds
        ),
        Some(Stop::Cancelled) => assert!(cancelled, "{what}"),
    }
}

#[test]
fn whatever_the_limit_the_report_is_consistent_and_true() {
    let mut rng = Rng::new(13);
    let (mut runs, mut stopped, mut finished) = (0, [0; 5], 0);
    for (name, problem) in small() {
        let truth = truth(&problem);
        for entry in ALGORITHMS.iter().filter(|e| answers(e, problem.question)) {
            let plan = AlgorithmConfig::new(entry.id)
                .prepare()
                .expect("defaults are good");
            for _ in 0..3 {
                let limits = tight(&mut rng);
                let cancelled = rng.below(16) == 0;
                let mut tree = problem.tree().expect("the problem can be searched");
                let flag = Arc::new(AtomicBool::new(cancelled));
                let mut context = SearchContext::new(limits, flag);
                let report = catalogue::run_silently(&mut tree, &plan, &mut context);
                let what = format!("{} on {name}, {}, {limits:?}", entry.id, problem.question);
                check(&what, &report, limits, cancelled, truth);
                runs += 1;
                match report.stopped_by {
                    None => finished += 1,
                    Some(Stop::Nodes) => stopped[0] += 1,
                    Some(Stop::Memory) => stopped[1] += 1,
                    Some(Stop::Time) => stopped[2] += 1,
                    Some(Stop::Cancelled) => stopped[3] += 1,
                    Some(Stop::Cycle) => stopped[4] += 1,
                }
            }
        }
    }
    let [nodes, memory, time, cancelled, cycle] = stopped;
    println!(
        "{runs} runs: {finished} finished, stopped by nodes {nodes}, memory {memory}, time {time}, \
         cancelled {cancelled}, cycle {cycle}"
    );
    assert!(runs >= 1000, "{runs} runs");
    assert!(finished > 50 && nodes > 50 && memory > 50 && time > 50 && cancelled > 10);
}

/// Threads of this process that search; nothing where that is not told.
fn searching() -> Option<usize> {
    let tasks = std::fs::read_dir("/proc/self/task").ok()?;
    let names =
        tasks.filter_map(|task| std::fs::read_to_string(task.ok()?.path().join("comm")).ok());
    // The system keeps fifteen letters of a thread's name.
    let is_search = |name: &str| {
        ALGORITHMS
            .iter()
            .any(|entry| entry.id.chars().take(15).eq(name.trim_end().chars()))
    };
    Some(names.filter(|name| is_search(name)).count())
}

#[test]
fn a_search_that_is_cancelled_at_a_random_moment_ends_soon_and_so_does_its_thread() {
    let test = "a_search_that_is_cancelled_at_a_random_moment_ends_soon_and_so_does_its_thread";
    // Its threads are counted, so there may be none of another test.
    if !is_alone(module_path!(), test) {
        return;
    }
    let mut rng = Rng::new(29);
    let mut took: Vec<(Duration, String)> = Vec::new();
    for (name, problem) in large() {
        for entry in ALGORITHMS.iter().filter(|e| answers(e, problem.question)) {
            let mut job = Job::new(problem.clone(), AlgorithmConfig::new(entry.id));
            job.limits.bytes = Some(64 << 20);
            job.record_events = 20_000;
            let limits = job.limits;
            let worker = Worker::start(job, || {});
            std::thread::sleep(Duration::from_micros(rng.below(30_000)));
            let since = Instant::now();
            worker.stop();
            let outcome = worker.wait();
            let what = format!("{} on {name}", entry.id);
            took.push((since.elapsed(), what.clone()));
            match outcome {
                Outcome::Finished(run) => check(&what, &run.report, limits, true, None),
                Outcome::Failed(failure) => panic!("{what}: {failure}"),
            }
        }
    }
    // The answer comes a moment before the thread ends.
    waiting::expect_that("the end of all searching threads", || {
        searching().is_none_or(|left| left == 0)
    });
    took.sort();
    let (median, _) = &took[took.len() / 2];
    let (worst, what) = &took[took.len() - 1];
    println!(
        "{} searches cancelled: median {median:?}, worst {worst:?} ({what})",
        took.len()
    );
    // The promise is a tenth of a second; without optimisation and beside other tests it takes longer.
    assert!(*worst < Duration::from_secs(3), "{what}: {worst:?}");
}
