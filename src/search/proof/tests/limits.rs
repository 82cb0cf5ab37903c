//! Limits are kept: nodes, bytes, cancel; and what is said then is still true.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use super::support::{Shape, every_search, random_graph, tree_of};
use crate::problem::{GameTree, Value};
use crate::search::{Limits, SearchContext, Silent, Stop};

#[test]
fn a_limit_of_nodes_is_kept_to_the_node() {
    let graph = random_graph(5, 400, Shape::Tree);
    for which in every_search() {
        let mut whole = SearchContext::unlimited();
        let report = which.run(&mut tree_of(&graph), &mut whole, &mut Silent);
        let needed = report.counts.nodes();
        let value = report.value().expect("no limit, no cycle");
        for limit in [1, needed / 2, needed - 1] {
            let limits = Limits {
                nodes: Some(limit),
                ..Limits::default()
            };
            let mut tree = tree_of(&graph);
            let mut context = SearchContext::new(limits, Arc::default());
            let report = which.run(&mut tree, &mut context, &mut Silent);
            assert_eq!(report.counts.nodes(), limit, "{which:?}");
            assert_eq!(report.stopped_by, Some(Stop::Nodes), "{which:?}");
            assert!(report.bounds.lower <= value && value <= report.bounds.upper);
            assert_eq!(tree.ply(), 0, "{which:?}");
        }
    }
}

#[test]
fn memory_is_asked_for_before_it_is_taken() {
    let graph = random_graph(6, 3_000, Shape::Dag);
    for which in every_search().iter().filter(|which| !which.unfolds()) {
        let bytes = 64 << 10;
        let limits = Limits {
            bytes: Some(bytes),
            nodes: Some(100_000),
            seconds: None,
        };
        let mut context = SearchContext::new(limits, Arc::default());
        let report = which.run(&mut tree_of(&graph), &mut context, &mut Silent);
        assert!(report.counts.max_bytes <= bytes, "{which:?}");
    }
    for which in every_search() {
        let limits = Limits {
            bytes: Some(16),
            ..Limits::default()
        };
        let mut context = SearchContext::new(limits, Arc::default());
        let mut tree = tree_of(&graph);
        let report = which.run(&mut tree, &mut context, &mut Silent);
        assert_eq!(report.stopped_by, Some(Stop::Memory), "{which:?}");
        assert_eq!(report.bounds, tree.window(), "{which:?}");
    }
}

#[test]
fn a_raised_flag_stops_every_search_at_once() {
    let graph = random_graph(7, 200, Shape::Tree);
    for which in every_search() {
        let flag = Arc::new(AtomicBool::new(true));
        let mut context = SearchContext::new(Limits::default(), flag);
        let report = which.run(&mut tree_of(&graph), &mut context, &mut Silent);
        assert_eq!(report.stopped_by, Some(Stop::Cancelled), "{which:?}");
        assert_eq!(report.counts.nodes(), 0, "{which:?}");
        assert_eq!(report.bounds.upper, Value::new(1));
    }
}
