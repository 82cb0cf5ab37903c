//! Limits are kept, and a stopped search says only what it has proved.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use super::support::*;
use crate::base::random::Rng;
use crate::game::tree::{RandomTree, Span, Tree};
use crate::problem::{
    AndOrTree, BareTree, Bounds, Deepening, GameTree, Order, Question, StaticBounds, Value,
};
use crate::search::best_first::rsearch::{self, Condition};
use crate::search::best_first::{Rule, dual, eligible, gsearch_alpha_beta, sss, stockman};
use crate::search::{Limits, Remark, Report, SearchContext, Silent, Stop};

/// Every search of this folder on one tree.
fn all<T: StaticBounds + Deepening>(
    mut context: impl FnMut() -> SearchContext<'static>,
    tree: &mut T,
) -> Vec<Report> {
    let p = &mut Silent;
    let mut reports = vec![
        sss::search(tree, &Default::default(), &mut context(), p),
        gsearch_alpha_beta::search(tree, &Default::default(), &mut context(), p),
        eligible::search(tree, &Default::default(), &mut context(), p),
        stockman::search(tree, &Default::default(), &mut context(), p),
        dual::search(tree, &Default::default(), &mut context(), p),
    ];
    for rule in [Rule::Sss, Rule::Leftmost, Rule::Dual] {
        for c in [1, 2] {
            let parameters = rsearch::Parameters {
                rule,
                ..depth(&[c])
            };
            reports.push(rsearch::search(tree, &parameters, &mut context(), p));
        }
    }
    assert_eq!(tree.ply(), 0);
    reports
}

#[test]
fn a_search_stopped_anywhere_encloses_the_value_and_never_visits_more() {
    for (seed, tree) in trees(500) {
        let value = Value::new(tree.values()[0]);
        let nodes = seed % 23;
        let limits = Limits {
            nodes: Some(nodes),
            ..Limits::default()
        };
        let reports = all(
            || SearchContext::new(limits, Arc::default()),
            &mut bare(&tree),
        );
        for report in reports {
            let Bounds { lower, upper } = report.bounds;
            assert!(lower <= value && value <= upper, "{report:?} on {tree}");
            assert!(report.counts.nodes() <= nodes);
            match report.stopped_by {
                None => assert_eq!(report.value(), Some(value)),
                Some(reason) => assert_eq!(reason, Stop::Nodes),
            }
            let mut at = Tree::ROOT;
            for m in report.pv {
                at = tree.child(at, m.0 as usize);
            }
        }
    }
}

#[test]
fn a_cancelled_search_proves_nothing_and_says_so() {
    let cancel = Arc::new(AtomicBool::new(true));
    let context = || SearchContext::new(Limits::default(), cancel.clone());
    for report in all(context, &mut bare(&tree("[[3 5] [2 [1 9]]]"))) {
        assert_eq!(report.stopped_by, Some(Stop::Cancelled));
        assert_eq!((report.bounds, report.value()), (Bounds::UNKNOWN, None));
    }
}

/// A tree that no search can hold.
fn vast() -> BareTree {
    let recipe = RandomTree {
        depth: Span::just(30),
        branching: Span::just(8),
        ..RandomTree::default()
    };
    BareTree::random(recipe, Question::Score, Order::Generation)
}

#[test]
fn memory_is_counted_by_capacity_and_kept() {
    let limits = Limits {
        bytes: Some(1 << 20),
        // Those that need little memory are stopped in time.
        nodes: Some(60_000),
        ..Limits::default()
    };
    let reports = all(|| SearchContext::new(limits, Arc::default()), &mut vast());
    for (i, report) in reports.iter().enumerate() {
        // SSS*, Stockman's and DUAL* run out of memory, the others of time.
        let wanted = if [0, 3, 4].contains(&i) {
            Stop::Memory
        } else {
            Stop::Nodes
        };
        assert_eq!(report.stopped_by, Some(wanted), "{i}");
        assert!(report.counts.max_bytes <= 1 << 20);
        if wanted == Stop::Memory {
            // What is not used is less than a chunk of each kind.
            assert!(report.counts.max_bytes > 3 << 18, "{i}");
            let cells = report.counts.max_cells.unwrap();
            assert!(cells * 32 <= report.counts.max_bytes);
        }
    }
}

#[test]
fn a_chain_of_ten_thousand_moves_is_searched_on_a_search_thread() {
    let text = format!("{}7{}", "[".repeat(10_000), "]".repeat(10_000));
    let tree: Tree = text.parse().unwrap();
    let search = move || {
        for report in all(SearchContext::unlimited, &mut bare(&tree)) {
            assert_eq!(report.value(), Some(Value::new(7)));
            assert_eq!(report.pv.len(), 10_000);
        }
    };
    let thread = std::thread::Builder::new().stack_size(64 << 20);
    thread.spawn(search).unwrap().join().unwrap();
}

/// An acyclic AND/OR graph: node i's children have greater numbers, kinds come as they may.
fn random_graph(rng: &mut Rng) -> String {
    let count = rng.range(2, 24);
    let nodes = (0..count).map(|i| {
        let inner = i < count / 2;
        let kind = match (inner, rng.below(2)) {
            (true, 0) => "OR",
            (true, _) => "AND",
            (false, 0) => "T",
            (false, _) => "F",
        };
        let children = if inner { rng.range(1, 3) } else { 0 };
        let children: Vec<_> = (0..children)
            .map(|_| rng.range(i + 1, count - 1).to_string())
            .collect();
        format!("\"{i}\": [\"{kind}\", [{}]]", children.join(", "))
    });
    format!("{{{}}}", nodes.collect::<Vec<_>>().join(", "))
}

#[test]
fn turns_need_not_alternate() {
    // MAX may move twice in a row, and so may MIN: AND/OR graphs with runs of one kind.
    fn minimax(tree: &mut AndOrTree) -> Value {
        if let Some(value) = tree.leaf() {
            return value;
        }
        let mut moves = Vec::new();
        tree.moves(&mut moves);
        let player = tree.player();
        let mut best = None;
        for m in moves {
            tree.play(m);
            let value = player.negamax(minimax(tree));
            tree.undo();
            best = best.max(Some(value));
        }
        player.negamax(best.unwrap())
    }
    let mut rng = Rng::new(5);
    for _ in 0..1000 {
        let text = random_graph(&mut rng);
        let graph = text.parse().unwrap();
        let mut tree = AndOrTree::new(Arc::new(graph), Question::Score, Order::Generation);
        let value = minimax(&mut tree);
        for report in all(SearchContext::unlimited, &mut tree) {
            assert_eq!(report.value(), Some(value), "{text}");
        }
    }
}

#[test]
fn memory_chooses_the_largest_c_that_fits_and_says_so() {
    let mut chosen = Vec::new();
    for cells in [1, 30, 100, 400, 2_000, 100_000] {
        let recipe = RandomTree {
            depth: Span::just(8),
            branching: Span::just(3),
            ..RandomTree::default()
        };
        let mut tree = BareTree::random(recipe, Question::Score, Order::Generation);
        let mut context = SearchContext::unlimited().with_lists(1 << 20);
        let parameters = rsearch::Parameters {
            memory: Some(cells),
            ..Default::default()
        };
        let report = rsearch::search(&mut tree, &parameters, &mut context, &mut Silent);
        let c = match report.remarks[0] {
            Remark::ChosenByDepth { c, .. } => c as u32,
            Remark::LeastDepth { .. } => 1,
            ref other => panic!("{other:?}"),
        };
        chosen.push(c);
        // The trials leave no trace in the counts.
        let mut context = SearchContext::unlimited().with_lists(1 << 20);
        let plain = rsearch::search(&mut tree, &depth(&[c]), &mut context, &mut Silent);
        assert_eq!(report.counts, plain.counts);
        assert_eq!(report.lists, plain.lists);
        let held = report.counts.max_cells.unwrap() <= cells;
        assert_eq!(
            report.remarks.len(),
            if held { 1 } else { 2 },
            "{:?}",
            report.remarks
        );

        let parameters = rsearch::Parameters {
            condition: Condition::Space(vec![1]),
            ..parameters
        };
        let mut context = SearchContext::unlimited();
        let report = rsearch::search(&mut tree, &parameters, &mut context, &mut Silent);
        assert!(report.counts.max_cells.unwrap() <= cells.max(30));
    }
    assert!(chosen.is_sorted(), "{chosen:?}");
    assert_eq!((chosen[0], chosen[5]), (1, 8));
    assert!(chosen[2] > 1, "{chosen:?}");
}

#[test]
fn memory_is_an_estimate_that_hardly_ever_falls_short() {
    let (mut short, mut all) = (0, 0);
    for (_, tree) in trees(400) {
        let least = by_depth(&tree, &[1]).max_cells();
        for more in [0, 20, 60] {
            let parameters = rsearch::Parameters {
                memory: Some(least + more),
                ..Default::default()
            };
            all += 1;
            short += usize::from(recursive(&tree, &parameters).max_cells() > least + more);
        }
    }
    assert!(short * 200 <= all, "{short} of {all}");
}

/// A list of conditions means what the kinds of condition mean alone, and M' chooses for all of them.
#[test]
fn lists_of_conditions_are_read_and_repeat_their_last() {
    use crate::search::best_first::Cond;
    use crate::search::catalogue::AlgorithmConfig;
    let read = |cond: &str| AlgorithmConfig::new("recursive-sss").with("cond", cond);
    let prepared = |config: AlgorithmConfig| match config.prepare().unwrap() {
        crate::search::PreparedSearch::Recursive(parameters) => parameters,
        other => panic!("{other:?}"),
    };
    assert_eq!(
        prepared(read("space:200,depth:2")).condition,
        Condition::Levels(vec![Cond::Space(200), Cond::Depth(2)])
    );
    for wrong in [
        "space",
        "depth:0",
        "height:2",
        "space:200;depth:2",
        "depth:x",
    ] {
        let config = read(wrong);
        assert_eq!(config.prepare().is_ok(), wrong == "space", "{wrong}");
    }
    for (_, tree) in trees(300) {
        let levels = |levels| {
            let parameters = rsearch::Parameters {
                condition: Condition::Levels(levels),
                ..Default::default()
            };
            recursive(&tree, &parameters)
        };
        assert_eq!(
            levels(vec![Cond::Depth(1), Cond::Depth(2)]),
            by_depth(&tree, &[1, 2])
        );
        let exp2 = rsearch::Parameters {
            condition: Condition::Exp2 { c1: 9, ci: 2 },
            ..Default::default()
        };
        assert_eq!(
            levels(vec![Cond::Cells(9), Cond::Depth(2)]),
            recursive(&tree, &exp2)
        );
        let mixed = levels(vec![Cond::Space(7), Cond::Depth(2)]);
        assert_eq!(mixed.value(), tree.values()[0], "{tree}");
    }
    let memory = |cond: &str, memory: &str| prepared(read(cond).with("memory", memory)).memory;
    assert_eq!(memory("exp2", "5000"), Some(5000));
    assert_eq!(memory("adaptive", "48KiB"), Some(1024));
    assert!(read("adaptive").prepare().is_err());
    assert!(read("depth:2").with("memory", 9).prepare().is_err());
    let both = read("exp2").with("memory", 9).with("c1", 4);
    assert!(both.prepare().is_err());
}

/// N stays under M' whatever the condition, and the adaptive one makes more of it than one c for all
/// levels does.
#[test]
fn every_condition_is_chosen_from_the_memory_there_is() {
    let conditions = [
        Condition::Depth(vec![2]),
        Condition::Exp2 { c1: 1, ci: 2 },
        Condition::Exp3 {
            c11: 1,
            c12: 1,
            ci: 2,
        },
        Condition::Adaptive,
    ];
    let mut leaves = [0; 4];
    let (mut short, mut all) = (0, 0);
    for seed in 0..40 {
        let tree = random_tree(seed, 8, 4, 0);
        let least = by_depth(&tree, &[1]).max_cells();
        let most = sss(&tree).max_cells();
        for cells in [least + 30, least + 90, most] {
            for (i, condition) in conditions.iter().enumerate() {
                let parameters = rsearch::Parameters {
                    condition: condition.clone(),
                    memory: Some(cells),
                    ..Default::default()
                };
                let found = recursive(&tree, &parameters);
                assert_eq!(found.value(), tree.values()[0], "{tree}");
                assert!(!found.report.taken.is_empty());
                leaves[i] += found.leaves.len();
                all += 1;
                let held = found.max_cells() <= cells;
                short += usize::from(!held);
                assert_eq!(found.report.remarks.len(), if held { 1 } else { 2 });
            }
        }
    }
    assert!(short * 20 <= all, "{short} of {all}");
    assert!(leaves[3] <= leaves[0], "{leaves:?}");
}
