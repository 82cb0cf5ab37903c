//! Every tree and graph of `data/vectors.json`, every algorithm it names: value, order of the
//! leaves and counts are those of an independent program.
//!
//! The best-first ones are held against the same file, event by event, in
//! `src/search/best_first/tests`.
//!
//! To check one more algorithm, add a line to [`bare_tree_plans`], [`graph_plans`] or
//! [`proof_plans`] (its name in the file, the search to run) and, if the file has fields no other
//! algorithm has, a line to [`check`].

use std::sync::Arc;

use serde_json::Value as Json;
use yomiki::game::tree::{Graph, Tree};
use yomiki::problem::{AndOrTree, BareTree, GameTree, Order, Question, Value};
use yomiki::search::depth_first::{
    Guess, alpha_beta, alpha_beta_sorted, aspiration, branch_threshold, mate_length, minimax,
    mt_dual, mt_sss, mtdf, nega_scout, pvs, scout,
};
use yomiki::search::proof::{Rule, ao_star, bns, c_star, conspiracy, df_pn, pn, wpns};
use yomiki::search::{Report, SearchContext, Silent};

/// What the file's fields are compared with.
struct Outcome {
    report: Report,
    table_entries: u64,
}

type Plan<T> = (&'static str, Box<dyn Fn(&mut T) -> Outcome>);

/// A name in the file and the search that must agree with it.
fn plan<T, F>(name: &'static str, search: F) -> Plan<T>
where
    T: GameTree,
    F: Fn(&mut T, &mut SearchContext<'_>, &mut Silent) -> Report + 'static,
{
    let run = move |tree: &mut T| {
        let mut context = SearchContext::unlimited().with_lists(1 << 20);
        let report = search(tree, &mut context, &mut Silent);
        Outcome {
            report,
            table_entries: context.stats.now.table_entries,
        }
    };
    (name, Box::new(run))
}

fn bare_tree_plans() -> Vec<Plan<BareTree>> {
    let hard = alpha_beta::Parameters {
        bounds: alpha_beta::Fail::Hard,
        ..Default::default()
    };
    let first_leaf = aspiration::Parameters {
        guess: Guess::FirstLeaf,
        ..Default::default()
    };
    let from_first_leaf = mtdf::Parameters {
        guess: Guess::FirstLeaf,
        ..Default::default()
    };
    let last_two_plies = nega_scout::Parameters {
        exact_plies: 1,
        ..Default::default()
    };
    vec![
        plan("alphabeta", |t, a, p| {
            alpha_beta::search(t, &Default::default(), a, p)
        }),
        plan("alphabeta_failhard", move |t, a, p| {
            alpha_beta::search(t, &hard, a, p)
        }),
        plan("aspiration(guess=first_leaf,err=1)", move |t, a, p| {
            aspiration::search(t, &first_leaf, a, p)
        }),
        plan("pvs", |t, a, p| pvs::search(t, &Default::default(), a, p)),
        plan("negascout", |t, a, p| {
            nega_scout::search(t, &Default::default(), a, p)
        }),
        plan("negascout_last2", move |t, a, p| {
            nega_scout::search(t, &last_two_plies, a, p)
        }),
        plan("scout", |t, a, p| {
            scout::search(t, &Default::default(), a, p)
        }),
        plan("mt_sss", |t, a, p| {
            mt_sss::search(t, &Default::default(), a, p)
        }),
        plan("mt_dual", |t, a, p| {
            mt_dual::search(t, &Default::default(), a, p)
        }),
        plan("mtd_f(first_leaf)", move |t, a, p| {
            mtdf::search(t, &from_first_leaf, a, p)
        }),
    ]
}

fn graph_plans() -> Vec<Plan<AndOrTree>> {
    let unsorted = branch_threshold::Parameters {
        order: branch_threshold::Sort::Generation,
        ..Default::default()
    };
    let and_only = branch_threshold::Parameters {
        charge: branch_threshold::Charge::And,
        ..unsorted.clone()
    };
    vec![
        plan("dfs", |t, a, p| {
            alpha_beta::search(t, &Default::default(), a, p)
        }),
        plan("dfs_sorted", |t, a, p| {
            alpha_beta_sorted::search(t, &Default::default(), a, p)
        }),
        plan("bt_sorted", |t, a, p| {
            branch_threshold::search(t, &Default::default(), a, p)
        }),
        plan("bt", move |t, a, p| {
            branch_threshold::search(t, &unsorted, a, p)
        }),
        plan("bt_and_only", move |t, a, p| {
            branch_threshold::search(t, &and_only, a, p)
        }),
    ]
}

fn proof_plans() -> Vec<Plan<AndOrTree>> {
    let best_first = |numbers, terminals| pn::Parameters { numbers, terminals };
    let mut plans = vec![
        plan("cstar", |t, a, p| {
            c_star::search(t, &Default::default(), a, p)
        }),
        plan("dfpn", |t, a, p| {
            df_pn::search(t, &Default::default(), a, p)
        }),
        plan("wpns", |t, a, p| wpns::search(t, &Default::default(), a, p)),
    ];
    let best_first_names = [
        ("bestfirst_pn", "bestfirst_pn_immediate", Rule::Sum),
        ("bestfirst_wpn", "bestfirst_wpn_immediate", Rule::Weak),
        ("bestfirst_bn", "bestfirst_bn_immediate", Rule::Branch),
    ];
    for (selected, generated, numbers) in best_first_names {
        let parameters = best_first(numbers, pn::Terminals::Selected);
        plans.push(plan(selected, move |t, a, p| {
            pn::search(t, &parameters, a, p)
        }));
        let parameters = best_first(numbers, pn::Terminals::Generated);
        plans.push(plan(generated, move |t, a, p| {
            pn::search(t, &parameters, a, p)
        }));
    }
    plans
}

/// Compares every field of the file that says something about the run.
fn check(place: &str, expected: &Json, outcome: &Outcome) {
    let Outcome {
        report,
        table_entries,
    } = outcome;
    let counts = &report.counts;
    let lists = report.lists.as_ref().expect("lists were asked for");
    let mut first_visits: Vec<u64> = Vec::new();
    for &leaf in &lists.leaf_order {
        if !first_visits.contains(&leaf) {
            first_visits.push(leaf);
        }
    }
    let mut first_expansions: Vec<u64> = Vec::new();
    for &node in &lists.expansion_order {
        if !first_expansions.contains(&node) {
            first_expansions.push(node);
        }
    }
    let is_generated = place.ends_with("_immediate");
    let mut checked = 0;
    for (field, wanted) in expected.as_object().expect("an algorithm's fields") {
        let found: Json = match field.as_str() {
            "value" if wanted.is_boolean() => match report.value() {
                Some(value) => (value == Value::new(1)).into(),
                None => Json::Null,
            },
            "value" => serde_json::to_value(report.value()).expect("a value"),
            "leaves" => first_visits.clone().into(),
            "visits" => lists.leaf_order.clone().into(),
            "expanded" => counts.expanded.into(),
            "searches" | "passes" | "iterations" => counts.iterations.into(),
            "researches" => counts.re_searches.into(),
            "inner_visits" => counts.inner_visits.into(),
            "nodes" => counts.nodes().into(),
            "final_threshold" => counts.final_threshold.into(),
            "table" => (*table_entries).into(),
            "order" => first_expansions.clone().into(),
            "reexpanded" => counts.re_expanded.into(),
            "expansions" => counts.inner_visits.into(),
            // There, positions whose moves were asked for; the count `generated` is of children.
            "generated" => counts.nodes().into(),
            // A leaf noticed when it is generated takes no step of its own.
            "steps" if is_generated => counts.inner_visits.into(),
            "steps" => counts.nodes().into(),
            "gammas" => serde_json::to_value(&report.thresholds).expect("values"),
            // The nodes of the last iteration are not counted apart.
            "nodes_last" => continue,
            other => panic!("{place}: nothing is compared with '{other}'"),
        };
        assert_eq!(&found, wanted, "{place}: {field}");
        checked += 1;
    }
    assert!(checked >= 3, "{place}: the file says next to nothing");
    assert_eq!(
        counts.leaves,
        Some(first_visits.len() as u64),
        "{place}: distinct leaves"
    );
    if expected.get("visits").is_none() && expected.get("nodes").is_none() {
        assert_eq!(lists.leaf_order, first_visits, "{place}: no leaf twice");
    }
}

fn vectors() -> Json {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/vectors.json");
    let text = std::fs::read_to_string(path).expect("the file of vectors");
    serde_json::from_str(&text).expect("JSON")
}

fn each<'v>(vectors: &'v Json, part: &str) -> impl Iterator<Item = &'v Json> {
    let list = vectors[part].as_array().expect("a list");
    assert!(list.len() > 100);
    list.iter()
}

fn bare_tree(vector: &Json) -> BareTree {
    let tree: Tree = vector["tree"].to_string().parse().expect("a tree");
    BareTree::new(Arc::new(tree), Question::Score, Order::Generation)
}

fn graph(vector: &Json) -> AndOrTree {
    let graph: Graph = vector["graph"].to_string().parse().expect("a graph");
    AndOrTree::new(Arc::new(graph), Question::Score, Order::Generation)
}

/// Every search of the list on every tree of this part of the file.
fn compare<T>(part: &str, tree: fn(&Json) -> T, plans: Vec<Plan<T>>) {
    for vector in each(&vectors(), part) {
        let mut tree = tree(vector);
        for (name, run) in &plans {
            let place = format!("{}: {name}", vector["name"]);
            check(&place, &vector["algos"][name], &run(&mut tree));
        }
    }
}

#[test]
fn depth_first_searches_of_bare_trees_do_exactly_what_the_vectors_say() {
    compare("minimax", bare_tree, bare_tree_plans());
}

#[test]
fn depth_first_searches_of_and_or_graphs_do_exactly_what_the_vectors_say() {
    compare("andor", graph, graph_plans());
}

#[test]
fn proof_searches_do_exactly_what_the_vectors_say() {
    compare("andor", graph, proof_plans());
}

/// The algorithms of which the file gives only the value.
#[test]
fn other_proof_searches_find_every_value() {
    for vector in each(&vectors(), "andor") {
        let mut tree = graph(vector);
        let wanted = Value::new(i32::from(vector["value"] == true));
        let reports = [
            bns::search(
                &mut tree,
                &Default::default(),
                &mut SearchContext::unlimited(),
                &mut Silent,
            ),
            ao_star::search(
                &mut tree,
                &Default::default(),
                &mut SearchContext::unlimited(),
                &mut Silent,
            ),
            conspiracy::search(
                &mut tree,
                &Default::default(),
                &mut SearchContext::unlimited(),
                &mut Silent,
            ),
            mate_length::search(
                &mut tree,
                &Default::default(),
                &mut SearchContext::unlimited(),
                &mut Silent,
            ),
        ];
        for (i, report) in reports.iter().enumerate() {
            assert_eq!(report.value(), Some(wanted), "{}: {i}", vector["name"]);
        }
    }
    for vector in each(&vectors(), "minimax") {
        let mut tree = bare_tree(vector);
        let parameters = conspiracy::Parameters::default();
        let report = conspiracy::search(
            &mut tree,
            &parameters,
            &mut SearchContext::unlimited(),
            &mut Silent,
        );
        let value = serde_json::to_value(report.value()).expect("a value");
        assert_eq!(value, vector["value"], "{}", vector["name"]);
    }
}

#[test]
fn minimax_finds_every_value_and_looks_at_every_leaf() {
    for vector in each(&vectors(), "minimax") {
        let mut context = SearchContext::unlimited();
        let tree = &mut bare_tree(vector);
        let report = minimax::search(tree, &Default::default(), &mut context, &mut Silent);
        let value = serde_json::to_value(report.value()).expect("a value");
        assert_eq!(value, vector["value"]);
        assert_eq!(Json::from(report.counts.visits), vector["n_leaves"]);
        assert_eq!(Json::from(report.counts.nodes()), vector["n_nodes"]);
    }
}

#[test]
fn alpha_beta_holds_the_cells_and_open_nodes_of_recursive_sss_with_depth_one() {
    for vector in each(&vectors(), "minimax") {
        let mut context = SearchContext::unlimited();
        let tree = &mut bare_tree(vector);
        let report = alpha_beta::search(tree, &Default::default(), &mut context, &mut Silent);
        let expected = &vector["algos"]["rec_depth(c=1)"];
        let counts = &report.counts;
        assert_eq!(Json::from(counts.max_cells), expected["max_cell"]);
        assert_eq!(Json::from(counts.max_open), expected["max_open"]);
    }
}
