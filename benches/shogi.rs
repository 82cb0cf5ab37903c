//! How fast shogi is: `cargo bench --bench shogi`.

use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use yomiki::game::shogi::notation::{japanese, sfen};
use yomiki::game::shogi::{Position, RunningValue, ShogiEvaluator, perft};

const START: &str = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1";
const MIDDLE: &str = "l6nl/5+P1gk/2np1S3/p1p4Pp/3P2Sp1/1PPb2P1P/P5GS1/R8/LN4bKL w RGgsn5p 1";
const WIDEST: &str = "R8/2K1S1SSk/4B4/9/9/9/9/9/1L1L1L3 b RBGSNLP3g3n17p 1";

fn main() {
    divan::main();
}

fn position(text: &str) -> Position {
    let setup = sfen::read_setup(text).expect("the texts above are SFEN");
    Position::new(&setup).expect("the positions above are playable")
}

/// Lines of play counted; the counts are the known ones, so a wrong generator stops here.
#[divan::bench(args = [(START, 5, 19_861_490), (MIDDLE, 3, 4_809_015)], sample_count = 5, sample_size = 1)]
fn perft_lines(bencher: Bencher, (text, depth, lines): (&str, usize, u64)) {
    let mut position = position(text);
    bencher
        .counter(ItemsCount::new(lines))
        .bench_local(|| assert_eq!(perft(&mut position, depth), lines));
}

/// Plays and takes back every move, keeping an evaluator's sum and reading its value.
#[divan::bench(args = ["material", "positional"])]
fn play_judge_undo(bencher: Bencher, name: &str) {
    let named = |evaluator: &&ShogiEvaluator| evaluator.name() == name;
    let evaluator = *ShogiEvaluator::ALL
        .iter()
        .find(named)
        .expect("both are listed above");
    let mut position = position(MIDDLE);
    let mut running = RunningValue::new(evaluator, &position);
    let moves = position.moves();
    bencher
        .counter(ItemsCount::new(moves.len()))
        .bench_local(|| {
            let mut sum = 0;
            for &m in &moves {
                running.play(&mut position, m);
                sum += running.value(&position);
                running.undo(&mut position);
            }
            black_box(sum)
        });
}

/// The Japanese names of all moves of a node, as the tree pane needs them.
#[divan::bench(args = [START, MIDDLE, WIDEST])]
fn names_of_a_node(bencher: Bencher, text: &str) {
    let position = position(text);
    bencher.bench_local(|| black_box(japanese::names(&position)));
}
