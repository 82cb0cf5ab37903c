//! Speed of the searches by proof and conspiracy numbers: nodes a second on Othello and on
//! tsume-shogi, and how time and table grow with the empty squares.

use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use yomiki::game::othello::{RandomPosition, Size};
use yomiki::problem::{AnyTree, Game, Hints, Position, Problem, Question, read};
use yomiki::search::catalogue::{Choice, run};
use yomiki::search::{Account, Report, Silent};

fn main() {
    divan::main();
}

const SEARCHES: [&str; 6] = ["c-star", "pn", "df-pn", "wpns", "bns", "ao-star"];

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
    // A mate in five, from the set of the tests.
    let text = "9/9/3lG1k2/5p3/7G1/9/9/9/9 b 2GS2r2b3s4n3l17p 1";
    let hints = Hints {
        game: Some(Game::Shogi),
        size: None,
    };
    let (position, _) = read(text, hints).expect("a position");
    let problem = Problem {
        question: Question::Mate,
        ..Problem::new(position)
    };
    problem.tree().expect("a tree")
}

fn search(tree: &AnyTree, id: &str) -> Report {
    let plan = Choice::new(id).plan().expect("an algorithm");
    let mut account = Account::unlimited();
    run(&mut tree.clone(), &plan, &mut account, &mut Silent)
}

fn nodes_per_second(bencher: Bencher, tree: &AnyTree, id: &str) {
    let nodes = search(tree, id).counts.nodes();
    bencher
        .counter(ItemsCount::new(nodes))
        .bench(|| black_box(search(tree, id)));
}

#[divan::bench(args = SEARCHES)]
fn othello_with_ten_empties(bencher: Bencher, id: &str) {
    nodes_per_second(bencher, &othello(10), id);
}

#[divan::bench(args = SEARCHES)]
fn a_mate_in_five(bencher: Bencher, id: &str) {
    nodes_per_second(bencher, &tsume(), id);
}

/// The counter is the table: how much it grows with two more empty squares.
#[divan::bench(args = [6, 8, 10, 12])]
fn df_pn_grows_with_the_empties(bencher: Bencher, empties: u32) {
    let tree = othello(empties);
    let mut account = Account::unlimited();
    let plan = Choice::new("df-pn").plan().expect("an algorithm");
    run(&mut tree.clone(), &plan, &mut account, &mut Silent);
    bencher
        .counter(ItemsCount::new(account.meter.now.table_entries))
        .bench(|| black_box(search(&tree, "df-pn")));
}
