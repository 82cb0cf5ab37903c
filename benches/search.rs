//! Speed of the searches: nodes and cells a second, what watching costs, how cost grows.
//!
//! `cargo bench --bench search`. Compare ratios within one run; machines differ.

use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use yomiki::game::othello::{self, Setup, Size};
use yomiki::problem::{AnyTree, Game, Hints, Problem, read};
use yomiki::search::catalogue::{self, AlgorithmConfig};
use yomiki::search::{Limits, SearchContext, Silent};
use yomiki::trace::Recorder;

fn main() {
    divan::main();
}

/// The first position of six16.txt: 6×6 Othello, 16 empties.
const SIXTEEN: &str = "O-----OOX-O-OXOO---OOOX---OOOX--X-OO X";

/// 6×6 from the start: nobody comes to its end.
const START: &str = "--------------OX----XO-------------- X";

fn tree(text: &str, game: Game) -> AnyTree {
    let hints = Hints {
        game: Some(game),
        ..Hints::default()
    };
    Problem::new(read(text, hints).unwrap().0).tree().unwrap()
}

fn run(tree: &mut AnyTree, choice: &AlgorithmConfig, nodes: Option<u64>) -> u64 {
    let limits = Limits {
        nodes,
        ..Limits::default()
    };
    let mut context = SearchContext::new(limits, Default::default());
    let report = catalogue::run_silently(tree, &choice.prepare().unwrap(), &mut context);
    black_box(report).counts.nodes()
}

/// Leaves counted a second, from the start of 8×8.
#[divan::bench(sample_count = 3)]
fn perft_9(bencher: Bencher) {
    let position = Setup::start(Size::Eight).position().unwrap();
    bencher
        .counter(ItemsCount::new(3_005_288u64))
        .bench(|| othello::perft(black_box(&position), 9));
}

/// Nodes a second on 6×6 Othello with 16 empties, nobody watching: the first five million.
#[divan::bench(args = ["alpha-beta", "alpha-beta-sorted", "pvs", "nega-scout", "mt-sss", "sss", "recursive-sss", "sss-stockman"], sample_count = 3)]
fn nodes_per_second(bencher: Bencher, id: &str) {
    const NODES: u64 = 5_000_000;
    let choice = AlgorithmConfig::new(id);
    let counted = run(&mut tree(SIXTEEN, Game::Othello), &choice, Some(NODES));
    bencher
        .counter(ItemsCount::new(counted))
        .with_inputs(|| tree(SIXTEEN, Game::Othello))
        .bench_values(|mut tree| run(&mut tree, &choice, Some(NODES)));
}

/// Cells a second: what SSS* generates, with all its freeing, in its first five million nodes.
#[divan::bench(sample_count = 3)]
fn sss_cells_per_second(bencher: Bencher) {
    const NODES: u64 = 5_000_000;
    let choice = AlgorithmConfig::new("sss");
    let mut probe = CellCounter::default();
    let limits = Limits {
        nodes: Some(NODES),
        ..Limits::default()
    };
    let mut context = SearchContext::new(limits, Default::default());
    catalogue::run(
        &mut tree(SIXTEEN, Game::Othello),
        &choice.prepare().unwrap(),
        &mut context,
        &mut probe,
    );
    bencher
        .counter(ItemsCount::new(probe.cells))
        .with_inputs(|| tree(SIXTEEN, Game::Othello))
        .bench_values(|mut tree| run(&mut tree, &choice, Some(NODES)));
}

/// Counts the cells that are generated.
#[derive(Default)]
struct CellCounter {
    cells: u64,
}

impl yomiki::search::Probe for CellCounter {
    type Node = ();
    type Below = Silent;
    fn root(&mut self, _: yomiki::problem::Player) {
        self.cells += 1;
    }
    fn expand(
        &mut self,
        _: u8,
        (): (),
        _: yomiki::problem::Player,
        moves: &[yomiki::problem::Move],
    ) {
        self.cells += moves.len() as u64;
    }
    fn child(&mut self, (): (), _: usize, _: yomiki::problem::Move) {}
    fn emit(&mut self, _: u8, (): (), _: yomiki::search::SearchEvent<()>) {}
    fn level(&mut self, _: u32) {}
    fn below(&mut self, (): (), _: u64) -> Option<&mut Silent> {
        None
    }
    fn above(&mut self, (): (), _: u64) {}
}

/// What watching costs: nobody, recording cut by depth (50 million nodes), everything recorded
/// (the first five).
#[divan::bench(args = ["silent", "depth-cut", "full"], sample_count = 3)]
fn watching_alpha_beta(bencher: Bencher, how: &str) {
    const NODES: u64 = 50_000_000;
    let budget = if how == "full" { 1 << 30 } else { 2_000_000 };
    let nodes = if how == "full" { NODES / 10 } else { NODES };
    bencher
        .counter(ItemsCount::new(nodes))
        .with_inputs(|| tree(START, Game::Othello))
        .bench_values(|mut tree| {
            let limits = Limits {
                nodes: Some(nodes),
                ..Limits::default()
            };
            let mut context = SearchContext::new(limits, Default::default());
            let plan = AlgorithmConfig::new("alpha-beta").prepare().unwrap();
            if how == "silent" {
                catalogue::run(&mut tree, &plan, &mut context, &mut Silent)
                    .counts
                    .nodes()
            } else {
                let mut recorder = Recorder::new(budget);
                catalogue::run(&mut tree, &plan, &mut context, &mut recorder)
                    .counts
                    .nodes()
            }
        });
}

/// How GSEARCH's cost grows with the tree: time for each node must grow no faster than log n.
#[divan::bench(args = [10, 12, 14], sample_count = 3)]
fn sss_on_random_trees(bencher: Bencher, depth: u32) {
    let text = format!("random:seed=1,depth={depth},branching=4");
    let nodes = run(
        &mut tree(&text, Game::Tree),
        &AlgorithmConfig::new("sss"),
        None,
    );
    bencher
        .counter(ItemsCount::new(nodes))
        .with_inputs(|| tree(&text, Game::Tree))
        .bench_values(|mut tree| run(&mut tree, &AlgorithmConfig::new("sss"), None));
}
