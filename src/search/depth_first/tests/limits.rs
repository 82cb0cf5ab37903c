//! Every search stops when it is told to, and what it then reports is true.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use super::support::{Loose, Shape, every_search, run};
use crate::problem::{GameTree, Value};
use crate::search::{Account, Limits, Meter, Observer, Silent, Stop};

fn tree(seed: u64) -> Loose {
    let shape = Shape {
        depth: 6,
        branching: 4,
        values: if seed.is_multiple_of(4) { 1 } else { 50 },
        alternating: seed.is_multiple_of(2),
        uniform: false,
    };
    Loose::random(seed, shape)
}

#[test]
fn a_limit_on_nodes_stops_every_search_and_the_bounds_stay_true() {
    let (mut stopped, mut said_something) = (0, 0);
    for seed in 0..40 {
        for which in every_search() {
            for nodes in [0, 1, 2, 7, 30, 100] {
                let mut tree = tree(seed);
                let limits = Limits {
                    nodes: Some(nodes),
                    ..Limits::default()
                };
                let mut account = Account::new(limits, Arc::default());
                let report = run(&which, &mut tree, &mut account, &mut Silent);
                assert!(report.counts.nodes() <= nodes, "{which:?}");
                assert!(report.bounds.lower <= tree.value(), "{which:?}");
                assert!(report.bounds.upper >= tree.value(), "{which:?}");
                assert_eq!(tree.ply(), 0, "the cursor is back at the root");
                assert!(!tree.horizon_reached(), "no horizon is left behind");
                match report.stopped_by {
                    Some(reason) => {
                        assert_eq!(reason, Stop::Nodes);
                        assert_eq!(report.value(), None);
                        stopped += 1;
                        said_something += u32::from(report.bounds != tree.window());
                    }
                    None => assert_eq!(report.value(), Some(tree.value()), "{which:?}"),
                }
            }
        }
    }
    assert!(stopped > 1000 && said_something > 100);
}

/// Raises the flag at its first look.
struct Impatient(Arc<AtomicBool>);

impl Observer for Impatient {
    fn look(&mut self, _: &Meter) -> u32 {
        self.0.store(true, Ordering::Relaxed);
        1
    }
}

#[test]
fn a_flag_or_a_deadline_stops_every_search() {
    for which in every_search() {
        let flag = Arc::new(AtomicBool::new(false));
        let mut observer = Impatient(flag.clone());
        let mut account = Account::new(Limits::default(), flag).with_observer(&mut observer);
        let report = run(&which, &mut tree(1), &mut account, &mut Silent);
        assert_eq!(report.stopped_by, Some(Stop::Cancelled), "{which:?}");

        let limits = Limits {
            seconds: Some(0.0),
            ..Limits::default()
        };
        let mut account = Account::new(limits, Arc::default());
        let report = run(&which, &mut tree(1), &mut account, &mut Silent);
        assert_eq!(report.stopped_by, Some(Stop::Time), "{which:?}");
    }
}

#[test]
fn a_limit_on_bytes_is_kept_and_tables_ask_before_they_grow() {
    let mut by_memory = 0;
    for which in every_search() {
        for bytes in [100, 50_000] {
            let mut tree = tree(3);
            let limits = Limits {
                bytes: Some(bytes),
                ..Limits::default()
            };
            let mut account = Account::new(limits, Arc::default());
            let report = run(&which, &mut tree, &mut account, &mut Silent);
            assert!(report.counts.max_bytes <= bytes, "{which:?}");
            assert!(report.bounds.lower <= tree.value());
            assert!(report.bounds.upper >= tree.value());
            if report.stopped_by == Some(Stop::Memory) {
                by_memory += 1;
            }
        }
    }
    assert!(by_memory > 20);
}

#[test]
fn mt_stops_at_its_limit_with_the_root_between_its_bounds() {
    use crate::game::tree::RandomTree;
    use crate::problem::{BareTree, Order, Question};
    use crate::search::depth_first::mtd;
    let recipe: RandomTree = "random:seed=5,depth=14,branching=4".parse().unwrap();
    for table in [mtd::Remember::Path, mtd::Remember::Position] {
        let mut tree = BareTree::random(recipe.clone(), Question::Score, Order::Generation);
        let limits = Limits {
            bytes: Some(4 << 20),
            ..Limits::default()
        };
        let mut account = Account::new(limits, Arc::default());
        let parameters = mtd::Parameters {
            driver: mtd::Driver::Sss,
            table,
        };
        let report = mtd::search(&mut tree, &parameters, &mut account, &mut Silent);
        assert_eq!(report.stopped_by, Some(Stop::Memory));
        assert!(report.counts.max_bytes <= 4 << 20);
        assert!(report.counts.max_bytes > 2 << 20, "the room was used");
        assert!(account.meter.now.table_entries > 10_000);
        assert_eq!(report.bounds.lower, Value::NEG_INF);
    }
}
