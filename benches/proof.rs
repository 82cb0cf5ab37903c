//! Speed of the searches by proof and conspiracy numbers: nodes a second on Othello and on
//! tsume-shogi, and how time and table grow with the empty squares.
//!
//! The growth is printed as a table first; `-- --test` and `-- --list` leave it out.

use std::sync::Arc;

use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use yomiki::game::othello::{RandomPosition, Size};
use yomiki::problem::{AnyTree, Game, Hints, Position, Problem, Question, read};
use yomiki::search::catalogue::{AlgorithmConfig, run};
use yomiki::search::{Limits, Report, SearchContext, Silent, Stats};

fn main() {
    if !std::env::args().any(|a| a == "--test" || a == "--list") {
        growth();
    }
    divan::main();
}

const SEARCHES: [&str; 8] = [
    "c-star",
    "pn",
    "df-pn",
    "wpns",
    "bns",
    "ao-star",
    "mate-length",
    "branch-threshold",
];

/// Every search ends here if it has not found its answer: BNS follows forced lines without end.
const MOST_NODES: u64 = 100_000;

fn othello(empties: u32) -> AnyTree {
    let recipe = RandomPosition {
        size: Size::Six,
        empties,
        seed: 3,
    };
    let setup = recipe.generate().expect("a position").setup();
    let problem = Problem {
        question: Question::AtLeast(1),
        ..Problem::new(Position::Othello(setup))
    };
    problem.tree().expect("a tree")
}

fn tsume() -> AnyTree {
    // A mate in eleven, from the set of the tests.
    let set = include_str!("../assets/positions/tsume/mate11.sfen");
    let text = set.lines().next().and_then(|line| line.split(" ; ").next());
    let hints = Hints {
        game: Some(Game::Shogi),
        ..Hints::default()
    };
    let (position, _) = read(text.expect("a line"), hints).expect("a position");
    let problem = Problem {
        question: Question::Mate,
        ..Problem::new(position)
    };
    problem.tree().expect("a tree")
}

fn search(tree: &AnyTree, id: &str, nodes: Option<u64>) -> (Report, Stats) {
    let plan = AlgorithmConfig::new(id).prepare().expect("an algorithm");
    let limits = Limits {
        nodes,
        ..Limits::default()
    };
    let mut context = SearchContext::new(limits, Arc::default());
    let report = run(&mut tree.clone(), &plan, &mut context, &mut Silent);
    (report, context.stats)
}

fn nodes_per_second(bencher: Bencher, tree: &AnyTree, id: &str) {
    let nodes = search(tree, id, Some(MOST_NODES)).0.counts.nodes();
    bencher
        .counter(ItemsCount::new(nodes))
        .bench(|| black_box(search(tree, id, Some(MOST_NODES))));
}

#[divan::bench(args = SEARCHES)]
fn othello_with_twelve_empties(bencher: Bencher, id: &str) {
    nodes_per_second(bencher, &othello(12), id);
}

#[divan::bench(args = SEARCHES)]
fn a_mate_in_eleven(bencher: Bencher, id: &str) {
    nodes_per_second(bencher, &tsume(), id);
}

/// Nodes, table and time with two more empty squares each.
fn growth() {
    println!("search   empties      nodes  table entries        bytes  ns a node");
    for id in ["pn", "df-pn", "wpns", "c-star"] {
        for empties in [6, 8, 10, 12, 14] {
            let (report, stats) = search(&othello(empties), id, Some(5_000_000));
            let nodes = report.counts.nodes();
            println!(
                "{id:<8} {empties:>7} {nodes:>10} {:>14} {:>12} {:>10.0}",
                stats.now.table_entries,
                report.counts.max_bytes,
                1e9 * report.seconds / nodes as f64,
            );
        }
    }
}
