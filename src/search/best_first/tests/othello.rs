//! 6×6 Othello: the counts of an independent program, and exact values.

use serde_json::Value as Json;

use crate::problem::{AnyTree, Hints, OthelloTree, Problem, Value, read};
use crate::search::best_first::rsearch::{self, Condition};
use crate::search::best_first::{Informed, dual, gsearch_alpha_beta, sss, stockman};
use crate::search::{Report, SearchContext, Silent};

fn othello(board: &str) -> OthelloTree {
    let (position, _) = read(board, Hints::default()).unwrap();
    match Problem::new(position).tree().unwrap() {
        AnyTree::Othello(tree) => tree,
        other => panic!("{board} was read as {other:?}"),
    }
}

/// The condition of a key such as `c=2,1,3`, `space=50` or `exp3=500,6`.
fn condition(key: &str) -> Condition {
    let (name, numbers) = key.split_once('=').unwrap();
    let numbers: Vec<u32> = numbers.split(',').map(|n| n.parse().unwrap()).collect();
    let first = u64::from(numbers[0]);
    match name {
        "c" => Condition::Depth(numbers),
        "space" => Condition::Space(vec![first]),
        "exp2" => Condition::Exp2 { c1: first, ci: 2 },
        "exp3" => Condition::Exp3 {
            c11: first,
            c12: numbers[1],
            ci: 2,
        },
        other => panic!("no condition is called {other}"),
    }
}

#[test]
fn counts_on_othello_are_those_of_the_independent_program() {
    let path = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/tests/data/othello_counts.jsonl"
    );
    for line in std::fs::read_to_string(path).unwrap().lines() {
        let wanted: Json = serde_json::from_str(line).unwrap();
        let board = wanted["board"].as_str().unwrap();
        let tree = &mut othello(board);
        let value = Some(Value::new(wanted["value"].as_i64().unwrap() as i32));
        for (key, counts) in wanted.as_object().unwrap() {
            let context = &mut SearchContext::unlimited();
            let report: Report = match key.as_str() {
                "board" | "value" => continue,
                "alpha-beta" => {
                    gsearch_alpha_beta::search(tree, &Default::default(), context, &mut Silent)
                }
                "sss" => sss::search(tree, &Default::default(), context, &mut Silent),
                key => {
                    let parameters = rsearch::Parameters {
                        condition: condition(key),
                        ..Default::default()
                    };
                    rsearch::search(tree, &parameters, context, &mut Silent)
                }
            };
            assert_eq!(report.value(), value, "{key} on {board}");
            let found = serde_json::to_value(report.counts).unwrap();
            for (name, wanted) in counts.as_object().unwrap() {
                assert_eq!(&found[name], wanted, "{name} of {key} on {board}");
            }
        }
        for search in [stockman_report, dual_report, informed_report] {
            assert_eq!(search(tree).value(), value, "{board}");
        }
        // Stable discs bound a score before its position is searched.
        let informed = informed_report(tree).counts.leaves.unwrap();
        assert!(
            informed < wanted["sss"]["leaves"].as_u64().unwrap(),
            "{board}"
        );
    }
}

fn stockman_report(tree: &mut OthelloTree) -> Report {
    let context = &mut SearchContext::unlimited();
    stockman::search(tree, &Default::default(), context, &mut Silent)
}

fn dual_report(tree: &mut OthelloTree) -> Report {
    let context = &mut SearchContext::unlimited();
    dual::search(tree, &Default::default(), context, &mut Silent)
}

fn informed_report(tree: &mut OthelloTree) -> Report {
    let context = &mut SearchContext::unlimited();
    let parameters = sss::Parameters {
        informed: Informed::Computed,
    };
    sss::search(tree, &parameters, context, &mut Silent)
}
