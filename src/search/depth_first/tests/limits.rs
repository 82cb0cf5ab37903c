//! Every search stops when it is told to, and what it then reports is true.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use super::support::{Loose, Shape, Which, every_search, run};
use crate::problem::{Deepening, GameTree, Value};
use crate::search::{Limits, Observer, SearchContext, Silent, Stats, Stop};

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
                let mut context = SearchContext::new(limits, Arc::default());
                let report = run(&which, &mut tree, &mut context, &mut Silent);
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
    fn look(&mut self, _: &Stats) -> u32 {
        self.0.store(true, Ordering::Relaxed);
        1
    }
}

#[test]
fn a_flag_or_a_deadline_stops_every_search() {
    for which in every_search() {
        let flag = Arc::new(AtomicBool::new(false));
        let mut observer = Impatient(flag.clone());
        let mut context = SearchContext::new(Limits::default(), flag).with_observer(&mut observer);
        let report = run(&which, &mut tree(1), &mut context, &mut Silent);
        assert_eq!(report.stopped_by, Some(Stop::Cancelled), "{which:?}");

        let limits = Limits {
            seconds: Some(0.0),
            ..Limits::default()
        };
        let mut context = SearchContext::new(limits, Arc::default());
        let report = run(&which, &mut tree(1), &mut context, &mut Silent);
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
            let mut context = SearchContext::new(limits, Arc::default());
            let report = run(&which, &mut tree, &mut context, &mut Silent);
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
    use crate::search::depth_first::{Remember, TableOptions, mt_sss};
    let recipe: RandomTree = "random:seed=5,depth=14,branching=4".parse().unwrap();
    for table in [Remember::Path, Remember::Position] {
        let mut tree = BareTree::random(recipe.clone(), Question::Score, Order::Generation);
        let limits = Limits {
            bytes: Some(4 << 20),
            ..Limits::default()
        };
        let mut context = SearchContext::new(limits, Arc::default());
        let parameters = mt_sss::Parameters {
            table: TableOptions::unlimited(table),
        };
        let report = mt_sss::search(&mut tree, &parameters, &mut context, &mut Silent);
        assert_eq!(report.stopped_by, Some(Stop::Memory));
        assert!(report.counts.max_bytes <= 4 << 20);
        assert!(report.counts.max_bytes > 2 << 20, "the room was used");
        assert!(context.stats.now.table_entries > 10_000);
        assert_eq!(report.bounds.lower, Value::NEG_INF);
    }
}

/// Keeps the greatest of every gauge it has seen.
#[derive(Default, Debug)]
struct Greatest {
    open: u64,
    cells: u64,
    bytes: u64,
    entries: u64,
    level: u32,
    threshold: bool,
    lower: Option<Value>,
}

impl Observer for Greatest {
    fn look(&mut self, stats: &Stats) -> u32 {
        let now = &stats.now;
        self.open = self.open.max(now.open);
        self.cells = self.cells.max(now.cells);
        self.bytes = self.bytes.max(now.bytes);
        self.entries = self.entries.max(now.table_entries);
        self.level = self.level.max(now.level);
        self.threshold |= now.threshold.is_some();
        self.lower = self.lower.max(Some(now.root.lower));
        1
    }
}

#[test]
fn gauges_move_while_the_search_runs() {
    use crate::search::depth_first::iterative_deepening::Inner;
    let shape = Shape {
        depth: 6,
        branching: 4,
        values: 50,
        alternating: true,
        uniform: true,
    };
    for which in every_search() {
        let mut seen = Greatest::default();
        let mut context =
            SearchContext::new(Limits::default(), Arc::default()).with_observer(&mut seen);
        let report = run(
            &which,
            &mut Loose::random(5, shape),
            &mut context,
            &mut Silent,
        );
        let counts = report.counts;
        let told = format!("{which:?}: {seen:?} {counts:?}");
        // Whoever looks at every node misses only what changed between two looks: the peak
        // right after an expansion is one child deep when the next node is entered.
        let (open, cells) = (counts.max_open.unwrap(), counts.max_cells.unwrap());
        assert!(seen.open + 1 >= open && seen.open <= open, "{told}");
        assert!(seen.cells + 1 >= cells && seen.cells <= cells, "{told}");
        assert!(open > 10 && cells > 15, "{told}");
        assert!(seen.bytes > 0 && seen.bytes <= counts.max_bytes, "{told}");
        let iterates = match &which {
            Which::One(inner) => !inner.can_be_ordered(),
            Which::Minimal => false,
            Which::Deepening(_) | Which::Branch(_) => true,
        };
        assert_eq!(seen.threshold, iterates, "{told}");
        assert_eq!(seen.level > 0, iterates, "{told}");
        match which {
            Which::One(Inner::Mtdf(_) | Inner::MtSss(_) | Inner::MtDual(_)) => {
                assert!(seen.entries > 10, "{told}")
            }
            Which::One(Inner::AlphaBeta(_)) => {
                assert!(seen.lower > Some(Value::NEG_INF), "{told}");
            }
            _ => {}
        }
    }
}
