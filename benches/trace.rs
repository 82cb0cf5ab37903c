//! What it costs to watch a search, and to look back: `cargo bench --bench trace`.
//!
//! Recording: the same search silent, recorded in full, and cut by depth; the difference is the
//! price. Replay: how long a jump to any moment takes, against the length of the log. Reading: what
//! an event file with one very wide node takes, against its width.

use std::cell::RefCell;
use std::fmt::Write;

use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use yomiki::base::random::Rng;
use yomiki::explain::why::Method;
use yomiki::problem::{AnyTree, BareTree, Player, Position, Problem, Value};
use yomiki::search::best_first::sss;
use yomiki::search::catalogue::AlgorithmConfig;
use yomiki::search::depth_first::alpha_beta;
use yomiki::search::{Probe, Report, SearchContext, SearchEvent, Silent, Stats};
use yomiki::trace::{
    Gauge, Record, Recorder, Replay, Series, TimelineIndex, read_events, stats_of_log,
};

fn main() {
    divan::main();
}

const BIG: usize = 1 << 30;

#[derive(Clone, Copy, Debug)]
enum Algorithm {
    AlphaBeta,
    Sss,
}

impl Algorithm {
    const BOTH: [Algorithm; 2] = [Algorithm::AlphaBeta, Algorithm::Sss];

    fn run<P: Probe>(self, tree: &mut BareTree, probe: &mut P) -> Report {
        let mut context = SearchContext::unlimited();
        match self {
            Algorithm::AlphaBeta => {
                alpha_beta::search(tree, &Default::default(), &mut context, probe)
            }
            Algorithm::Sss => sss::search(tree, &Default::default(), &mut context, probe),
        }
    }
}

fn tree(depth: u32) -> BareTree {
    let recipe = format!("random:seed=7,depth={depth},branching=5");
    let position = Position::Tree(recipe.parse().expect("the recipe is well formed"));
    match Problem::new(position).tree() {
        Ok(AnyTree::Bare(tree)) => tree,
        other => panic!("a bare tree was asked for: {other:?}"),
    }
}

fn recorded(algorithm: Algorithm, depth: u32) -> Record {
    let mut recorder = Recorder::new(BIG);
    algorithm.run(&mut tree(depth), &mut recorder);
    recorder.finish()
}

/// Nodes of the search a second, silent.
#[divan::bench(args = Algorithm::BOTH, sample_count = 10)]
fn search_silent(bencher: Bencher, algorithm: Algorithm) {
    let mut tree = tree(9);
    let nodes = algorithm.run(&mut tree, &mut Silent).counts.nodes();
    bencher
        .counter(ItemsCount::new(nodes))
        .bench_local(|| algorithm.run(&mut tree, &mut Silent));
}

/// The same search with every event recorded.
#[divan::bench(args = Algorithm::BOTH, sample_count = 10)]
fn search_recorded_in_full(bencher: Bencher, algorithm: Algorithm) {
    let mut tree = tree(9);
    let nodes = algorithm.run(&mut tree, &mut Silent).counts.nodes();
    bencher.counter(ItemsCount::new(nodes)).bench_local(|| {
        let mut recorder = Recorder::new(BIG);
        algorithm.run(&mut tree, &mut recorder);
        recorder.finish()
    });
}

/// The same search, most of which is below the depth that is recorded.
#[divan::bench(args = Algorithm::BOTH, sample_count = 10)]
fn search_cut_by_depth(bencher: Bencher, algorithm: Algorithm) {
    let mut tree = tree(9);
    let nodes = algorithm.run(&mut tree, &mut Silent).counts.nodes();
    bencher.counter(ItemsCount::new(nodes)).bench_local(|| {
        let mut recorder = Recorder::new(20_000);
        algorithm.run(&mut tree, &mut recorder);
        recorder.finish()
    });
}

/// One event after the other, without a search: what a single event costs.
#[divan::bench(sample_count = 20)]
fn one_event(bencher: Bencher) {
    const EVENTS: u32 = 1_000_000;
    bencher.counter(ItemsCount::new(EVENTS)).bench_local(|| {
        let mut recorder = Recorder::new(BIG);
        let root = recorder.root(Player::Max);
        for i in 0..EVENTS {
            recorder.emit(0, root, SearchEvent::Eval(Value::new(black_box(i as i32))));
        }
        recorder.finish()
    });
}

/// From the first event to the last.
#[divan::bench(args = Algorithm::BOTH, sample_count = 5)]
fn replay_whole_log(bencher: Bencher, algorithm: Algorithm) {
    let record = recorded(algorithm, 9);
    bencher
        .counter(ItemsCount::new(record.log.len()))
        .bench_local(|| {
            let mut replay = Replay::default();
            replay.seek(&record.log, &record.nodes, usize::MAX);
            replay
        });
}

const SEEKS: [(Algorithm, u32); 6] = [
    (Algorithm::AlphaBeta, 7),
    (Algorithm::AlphaBeta, 8),
    (Algorithm::AlphaBeta, 9),
    (Algorithm::Sss, 8),
    (Algorithm::Sss, 9),
    (Algorithm::Sss, 10),
];

/// A jump to a random moment of a run that has been seen once.
#[divan::bench(args = SEEKS, sample_count = 50, sample_size = 1)]
fn seek(bencher: Bencher, (algorithm, depth): (Algorithm, u32)) {
    let record = recorded(algorithm, depth);
    let (log, nodes) = (&record.log, &record.nodes);
    let mut replay = Replay::default();
    replay.seek(log, nodes, usize::MAX);
    eprintln!(
        "{algorithm:?} depth {depth}: {} events, {} nodes, log {} MiB, tree {} MiB, replay {} MiB",
        log.len(),
        nodes.len(),
        log.bytes() >> 20,
        nodes.bytes() >> 20,
        replay.bytes() >> 20,
    );
    let mut rng = Rng::new(1);
    bencher.bench_local(|| {
        let k = rng.below(log.len() as u64) as usize;
        replay.seek(log, nodes, k).tally().open
    });
}

/// What a window gets sixty times a second while a search runs.
#[divan::bench(sample_count = 50)]
fn snapshot(bencher: Bencher) {
    let record = recorded(Algorithm::AlphaBeta, 8);
    let mirror = RefCell::new(Record::default());
    let all = record.since(mirror.borrow().progress());
    assert!(mirror.borrow_mut().absorb(all));
    let have = mirror.borrow().progress();
    bencher.bench_local(|| record.since(have));
}

#[divan::bench(sample_count = 20)]
fn marks_of_a_whole_log(bencher: Bencher) {
    let record = recorded(Algorithm::AlphaBeta, 9);
    bencher
        .counter(ItemsCount::new(record.log.len()))
        .bench_local(|| {
            let mut marks = TimelineIndex::new();
            marks.extend(&record.log);
            marks
        });
}

/// A look at the gauges, and a curve of them.
#[divan::bench(sample_count = 20)]
fn sample_a_long_run(bencher: Bencher) {
    const SAMPLES: u64 = 100_000;
    bencher.counter(ItemsCount::new(SAMPLES)).bench_local(|| {
        let mut series = Series::new();
        let mut stats = Stats::default();
        for n in 0..SAMPLES {
            stats.counts.visits = n * 1_024;
            stats.now.open = n % 1_000;
            series.push(n as f64 * 1e-4, n, &stats);
        }
        series.columns(Default::default(), Gauge::Open, 0.0, 10.0, 1_000)
    });
}

/// A root with so many children, each of which is evaluated, read from a file and retold.
#[divan::bench(args = [10_000, 100_000, 1_000_000], sample_count = 3)]
fn read_a_wide_node(bencher: Bencher, children: usize) {
    let moves: Vec<String> = (0..children).map(|i| format!("\"m{i}\"")).collect();
    let mut text = format!(
        "{{\"yomiki_events\":1,\"game\":\"hex\"}}\n{{\"event\":\"expand\",\"node\":0,\"moves\":[{}]}}\n",
        moves.join(",")
    );
    for node in 1..=children {
        writeln!(text, "{{\"event\":\"eval\",\"node\":{node},\"value\":1}}")
            .expect("writing to memory cannot fail");
    }
    bencher.counter(ItemsCount::new(children)).bench(|| {
        let file =
            read_events(text.as_bytes(), BIG, |_| Ok(None::<AnyTree>)).expect("it is well written");
        let method = Method::of(&AlgorithmConfig::new("theirs"), &file.record.log);
        black_box(stats_of_log(&file.record, method, |_| true))
    });
}
