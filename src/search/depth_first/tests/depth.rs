//! Trees as deep as they may be, on a thread with the stack that takes.

use super::support::{Which, every_search, run, written};
use crate::problem::{Deepening, GameTree, Value};
use crate::search::depth_first::At;
use crate::search::depth_first::iterative_deepening::{self, Inner};
use crate::search::{SearchContext, Silent};

/// A forced line of 10,000 moves with a side step at its end.
#[test]
fn a_line_of_ten_thousand_plies_is_searched_to_its_end() {
    let search_all = || {
        let plies = 9_999;
        let text = format!("{}3 [7 5]{}", "[".repeat(plies), "]".repeat(plies));
        let mut tree = written(&text);
        assert_eq!(tree.height(), 10_000);
        // MIN chooses at the last ply but one if the plies above are odd in number.
        let value = Value::new(if plies.is_multiple_of(2) { 3 } else { 5 });
        let deepening = Which::Deepening(iterative_deepening::Parameters {
            at: At::EveryNode,
            step: 3_000,
            ..Default::default()
        });
        let not_quadratic = |which: &Which| match which {
            // A guess at every node walks down to the first leaf every time.
            Which::One(Inner::Aspiration(parameters)) => parameters.at == At::Root,
            Which::One(_) | Which::Minimal | Which::Branch(_) => true,
            Which::Deepening(_) => false,
        };
        let searches = every_search().into_iter().filter(not_quadratic);
        for which in searches.chain([deepening]) {
            let mut context = SearchContext::unlimited();
            let report = run(&which, &mut tree, &mut context, &mut Silent);
            assert_eq!(report.value(), Some(value), "{which:?}");
            assert_eq!(tree.ply(), 0);
        }
    };
    let thread = std::thread::Builder::new().stack_size(256 << 20);
    thread.spawn(search_all).unwrap().join().unwrap();
}
