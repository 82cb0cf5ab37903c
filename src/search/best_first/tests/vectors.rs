//! Every tree of the vectors, every algorithm of this folder: value, leaf order, counts; and the
//! two traces on the tree of figure 1.

use serde_json::Value as Json;

use super::support::*;
use crate::game::tree::Tree;
use crate::problem::{Bounds, Value};
use crate::search::best_first::rsearch::{self, Condition};
use crate::search::best_first::{Policy, dual, sss, stockman};
use crate::search::{SearchContext, SearchEvent};

fn vectors() -> Json {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/vectors.json");
    serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap()
}

/// The parameters of a name such as `rec_depth(c=2)`; `height` is what H stands for.
fn recursion(name: &str, height: u32) -> Option<rsearch::Parameters> {
    let (family, arguments) = name.strip_suffix(')')?.split_once('(')?;
    let number = |key: &str| {
        let text = arguments
            .split(',')
            .find_map(|pair| pair.strip_prefix(key)?.strip_prefix('='))
            .unwrap();
        match text {
            "H" => height,
            text => text.parse().unwrap(),
        }
    };
    let condition = match family {
        "rec_depth" => Condition::Depth(vec![number("c")]),
        "rec_sched" => {
            let list = arguments.trim_matches(['[', ']']).split(',');
            Condition::Depth(
                list.map(|c| match c {
                    "H-1" => height - 1,
                    c => c.parse().unwrap(),
                })
                .collect(),
            )
        }
        "rec_space" => Condition::Space(vec![u64::from(number("c"))]),
        "exp2" => Condition::Exp2 {
            c1: u64::from(number("c1")),
            ci: number("ci"),
        },
        "exp3" => Condition::Exp3 {
            c11: u64::from(number("c11")),
            c12: number("c12"),
            ci: number("ci"),
        },
        _ => return None,
    };
    Some(rsearch::Parameters {
        condition,
        ..Default::default()
    })
}

fn number(json: &Json, key: &str) -> u64 {
    json[key]
        .as_u64()
        .unwrap_or_else(|| panic!("{key} in {json}"))
}

fn leaves(json: &Json) -> Vec<u64> {
    json["leaves"]
        .as_array()
        .unwrap()
        .iter()
        .map(|leaf| leaf.as_u64().unwrap())
        .collect()
}

fn for_each(mut check: impl FnMut(&str, &Tree, &Json)) {
    for entry in vectors()["minimax"].as_array().unwrap() {
        let tree = tree(&entry["tree"].to_string());
        check(entry["name"].as_str().unwrap(), &tree, entry);
    }
}

fn assert_same(run: &Run, wanted: &Json, what: &str) {
    assert_eq!(
        i64::from(run.value()),
        wanted["value"].as_i64().unwrap(),
        "{what}"
    );
    assert_eq!(run.leaves, leaves(wanted), "{what}");
    let counts = &run.report.counts;
    assert_eq!(counts.leaves, Some(run.leaves.len() as u64), "{what}");
    assert_eq!(counts.visits, run.leaves.len() as u64, "{what}");
    assert_eq!(counts.expanded, Some(number(wanted, "expanded")), "{what}");
    assert_eq!(counts.inner_visits, number(wanted, "expanded"), "{what}");
}

#[test]
fn recursive_searches_do_what_the_vectors_say_cell_for_cell() {
    for_each(|name, tree, entry| {
        for (algorithm, wanted) in entry["algos"].as_object().unwrap() {
            let height = entry["height"].as_u64().unwrap() as u32;
            let Some(mut parameters) = recursion(algorithm, height) else {
                continue;
            };
            let what = format!("{algorithm} on {name}");
            let found = recursive(tree, &parameters);
            assert_same(&found, wanted, &what);
            assert_eq!(found.max_cells(), number(wanted, "max_cell"), "{what}");
            assert_eq!(found.max_open(), number(wanted, "max_open"), "{what}");
            assert_eq!(
                levels_calls_and_pre_cuts(tree, &parameters),
                ["max_level", "calls", "precuts"].map(|key| number(wanted, key)),
                "{what}"
            );
            for (policy, key) in [
                (Policy::Free, "max_cell_free"),
                (Policy::Retain, "max_cell_retain"),
            ] {
                let Some(cells) = wanted[key].as_u64() else {
                    continue;
                };
                parameters.policy = policy;
                let found = recursive(tree, &parameters);
                assert_same(&found, wanted, &what);
                assert_eq!(found.max_cells(), cells, "{what}, {policy:?}");
            }
        }
    });
}

/// What the probe hears of a recursion: its deepest level, how often it was entered, pre-cuts.
fn levels_calls_and_pre_cuts(tree: &Tree, parameters: &rsearch::Parameters) -> [u64; 3] {
    let mut keep = Keep::new(tree);
    rsearch::search(
        &mut bare(tree),
        parameters,
        &mut SearchContext::unlimited(),
        &mut keep,
    );
    let count = |wanted: fn(&SearchEvent<u32>) -> bool| {
        let told = keep.told.iter();
        told.filter(|told| matches!(&told.what, What::SearchEvent(event) if wanted(event)))
            .count() as u64
    };
    [
        u64::from(keep.told.iter().map(|told| told.level).max().unwrap()),
        count(|event| matches!(event, SearchEvent::Enter(_))),
        count(|event| matches!(event, SearchEvent::PreCut(_))),
    ]
}

#[test]
fn gsearch_does_what_the_vectors_say() {
    for_each(|name, tree, entry| {
        let wanted = &entry["algos"];
        let found = sss(tree);
        assert_same(&found, &wanted["gsearch_sss"], name);
        let at_height = &wanted["rec_depth(c=H)"];
        assert_eq!(found.max_cells(), number(at_height, "max_cell"), "{name}");
        assert_eq!(found.max_open(), number(at_height, "max_open"), "{name}");

        let found = leftmost(tree);
        assert_same(&found, &wanted["gsearch_left"], name);
        let at_one = &wanted["rec_depth(c=1)"];
        assert_eq!(found.max_cells(), number(at_one, "max_cell"), "{name}");
        assert_eq!(found.max_open(), number(at_one, "max_open"), "{name}");
    });
}

#[test]
fn stockmans_sss_and_dual_do_what_the_vectors_say_step_for_step() {
    for_each(|name, tree, entry| {
        let mut sss_told = Keep::new(tree);
        let mut dual_told = Keep::new(tree);
        let mut context = SearchContext::unlimited();
        stockman::search(
            &mut bare(tree),
            &Default::default(),
            &mut context,
            &mut sss_told,
        );
        dual::search(
            &mut bare(tree),
            &Default::default(),
            &mut context,
            &mut dual_told,
        );
        let runs = [
            ("sss_star", super::support::stockman(tree), sss_told),
            ("dual_star", super::support::dual(tree), dual_told),
        ];
        for (algorithm, found, keep) in runs {
            let wanted = &entry["algos"][algorithm];
            let what = format!("{algorithm} on {name}");
            assert_same(&found, wanted, &what);
            assert_eq!(found.max_open(), number(wanted, "max_open"), "{what}");
            let told = keep.told.iter();
            let selected =
                |told: &&Told| matches!(told.what, What::SearchEvent(SearchEvent::Select { .. }));
            let steps = told.filter(selected).count() as u64;
            assert_eq!(steps, number(wanted, "steps"), "{what}");
        }
    });
}

/// Events as the vectors' traces write them: enter with L_t, U_t and β, select with β, expand,
/// eval, close (only where it frees something), return.
fn projected(told: &[Told]) -> Json {
    let write = |value: Value| serde_json::to_value(value).unwrap();
    let mut beta = Value::INF;
    let mut trace = Vec::new();
    for Told {
        level, node, what, ..
    } in told
    {
        let pair = |Bounds { lower, upper }: Bounds| [write(lower), write(upper)];
        trace.push(match *what {
            What::Expand => serde_json::json!(["expand", node]),
            What::SearchEvent(SearchEvent::Enter(window)) => {
                let [lower, upper] = pair(window);
                serde_json::json!(["enter", node, level, lower, upper, write(beta)])
            }
            What::SearchEvent(SearchEvent::Select { merit, .. }) => {
                beta = merit;
                serde_json::json!(["select", node, write(merit)])
            }
            What::SearchEvent(SearchEvent::Eval(value)) => {
                serde_json::json!(["eval", node, write(value)])
            }
            What::SearchEvent(SearchEvent::Close { bounds, freed }) if freed > 0 => {
                let [lower, upper] = pair(bounds);
                serde_json::json!(["close", node, lower, upper])
            }
            What::SearchEvent(SearchEvent::Return(bounds)) => {
                let [lower, upper] = pair(bounds);
                serde_json::json!(["return", node, level, lower, upper])
            }
            _ => continue,
        });
    }
    trace.into()
}

#[test]
fn events_on_figure_one_are_the_traces_of_the_vectors() {
    let vectors = vectors();
    let figure = tree(&vectors["minimax"][0]["tree"].to_string());
    let mut keep = Keep::new(&figure);
    let mut context = SearchContext::unlimited();
    sss::search(
        &mut bare(&figure),
        &Default::default(),
        &mut context,
        &mut keep,
    );
    assert_eq!(projected(&keep.told), vectors["fig1_trace_sss"]);

    let mut keep = Keep::new(&figure);
    let mut context = SearchContext::unlimited();
    rsearch::search(&mut bare(&figure), &depth(&[2]), &mut context, &mut keep);
    assert_eq!(projected(&keep.told), vectors["fig1_trace_rec_depth2"]);
}
