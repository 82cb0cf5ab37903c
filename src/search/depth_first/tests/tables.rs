//! Tables with a size: whatever is forgotten, the value is right, the bytes are kept, and what was spelled
//! otherwise before still means the same.

use crate::problem::{AnyTree, GameTree, Hints, Problem, read};
use crate::search::catalogue::{AlgorithmConfig, run};
use crate::search::{PreparedSearch, Report, SearchContext, Silent};

fn othello(seed: u64, empties: u64) -> AnyTree {
    let text = format!("random:empties={empties},seed={seed},size=6");
    let (position, _) = read(&text, Hints::default()).unwrap();
    Problem::new(position).tree().unwrap()
}

fn search(tree: &mut AnyTree, config: &AlgorithmConfig) -> Report {
    let mut context = SearchContext::unlimited();
    run(tree, &config.prepare().unwrap(), &mut context, &mut Silent)
}

const SEARCHES: [&str; 7] = [
    "alpha-beta",
    "pvs",
    "nega-scout",
    "aspiration",
    "mt-sss",
    "mt-dual",
    "mtdf",
];

#[test]
fn a_table_of_any_size_leaves_the_value_as_it_is_and_keeps_its_bytes() {
    for seed in 0..4 {
        let mut tree = othello(seed, 9);
        let value = search(&mut tree, &AlgorithmConfig::new("alpha-beta")).value();
        assert!(value.is_some());
        for id in SEARCHES {
            for size in ["1KiB", "16KiB", "1MiB"] {
                for (key, from) in [("position", 0), ("path", 0), ("position", 3)] {
                    let config = AlgorithmConfig::new(id)
                        .with("bytes", size)
                        .with("key", key)
                        .with("store-from", from);
                    let report = search(&mut tree, &config);
                    let about = format!("{id} bytes={size} key={key} store-from={from}");
                    assert_eq!(report.value(), value, "{about}");
                    assert!(!report.pv.is_empty(), "{about}");
                    let counts = report.counts;
                    let bytes = crate::base::byte_size::parse(size).unwrap();
                    // The path takes a little more.
                    assert!(counts.max_bytes <= bytes + 4_096, "{about}");
                    assert!(counts.max_bytes_used <= counts.max_bytes, "{about}");
                    assert!(counts.max_bytes_used > 0, "{about}");
                }
            }
        }
    }
}

/// The line leads to a leaf of the root's value as far as it goes.
#[test]
fn the_line_through_a_small_table_is_best_play() {
    for seed in 0..6 {
        let mut tree = othello(seed, 8);
        for id in SEARCHES {
            for size in ["1KiB", "64KiB"] {
                let config = AlgorithmConfig::new(id)
                    .with("bytes", size)
                    .with("key", "position");
                let report = search(&mut tree, &config);
                for &m in &report.pv {
                    tree.play(m);
                }
                let plies = report.pv.len();
                let here = search(&mut tree, &AlgorithmConfig::new("alpha-beta"));
                for _ in 0..plies {
                    tree.undo();
                }
                assert_eq!(here.value(), report.value(), "{id} {size}: {:?}", report.pv);
            }
        }
    }
}

#[test]
fn more_bytes_take_fewer_leaves_and_transpositions_fewer_still() {
    let leaves = |id: &str, bytes: &str, key: &str| -> u64 {
        let config = AlgorithmConfig::new(id)
            .with("bytes", bytes)
            .with("key", key);
        let visits = |seed| search(&mut othello(seed, 10), &config).counts.visits;
        (0..6).map(visits).sum()
    };
    for id in ["mtdf", "nega-scout"] {
        let small = leaves(id, "4KiB", "position");
        let large = leaves(id, "4MiB", "position");
        assert!(large < small, "{id}: {large} of {small}");
        assert!(large < leaves(id, "4MiB", "path"), "{id}");
    }
}

/// Leaves need not be stored to be worth a table: what is stored is then worth more.
#[test]
fn nodes_lower_than_asked_for_are_not_stored() {
    for id in SEARCHES {
        let entries = |from: u32| {
            let config = AlgorithmConfig::new(id)
                .with("bytes", "4MiB")
                .with("store-from", from);
            let mut context = SearchContext::unlimited();
            run(
                &mut othello(1, 8),
                &config.prepare().unwrap(),
                &mut context,
                &mut Silent,
            );
            context.stats.now.table_entries
        };
        let [all, high, none] = [0, 4, 99].map(entries);
        assert!(none == 0 && high > 0 && high < all, "{id}: {all} {high}");
    }
}

#[test]
fn older_spellings_mean_what_they_meant() {
    let options = |config: AlgorithmConfig| match config.prepare().unwrap() {
        PreparedSearch::AlphaBeta(p) => p.table,
        PreparedSearch::MtSss(p) => p.table,
        PreparedSearch::Mtdf(p) => p.table,
        other => panic!("{other:?}"),
    };
    let ab = AlgorithmConfig::new("alpha-beta");
    assert_eq!(
        options(ab.clone().with("table", 16)),
        options(ab.clone().with("bytes", "16MiB"))
    );
    assert_eq!(options(ab.clone().with("table", 0)), options(ab.clone()));
    for id in ["mt-sss", "mtdf"] {
        let mt = AlgorithmConfig::new(id);
        for word in ["path", "position"] {
            assert_eq!(
                options(mt.clone().with("table", word)),
                options(mt.clone().with("key", word))
            );
        }
        let both = mt.clone().with("table", "position").with("key", "path");
        assert_eq!(options(both), options(mt), "the newer one wins");
    }
    for wrong in ["1023", "1KB", "-4KiB", "unlimited"] {
        assert!(
            ab.clone().with("bytes", wrong).prepare().is_err(),
            "{wrong}"
        );
    }
    let printed = AlgorithmConfig::new("nega-scout").with("test", "printed");
    assert!(printed.prepare().is_ok());
}
