//! Theorems, on random trees: one value everywhere, who looks at which leaves, true best lines.

use std::collections::BTreeSet;

use proptest::prelude::*;

use super::support::{Loose, Shape, Which, alpha_beta, every_search, run};
use crate::problem::{GameTree, Value};
use crate::search::depth_first::iterative_deepening::{self, Inner};
use crate::search::depth_first::{
    TableOptions, UNLIMITED, aspiration, branch_threshold, mt_sss, nega_scout,
};
use crate::search::{Report, SearchContext, Silent};

fn shapes() -> impl Strategy<Value = Shape> {
    let values = prop_oneof![Just(1i64), Just(3), Just(10), Just(1000)];
    (0usize..6, 1u64..5, values, any::<bool>(), any::<bool>()).prop_map(
        |(depth, branching, values, alternating, uniform)| Shape {
            depth: if uniform { depth.min(4) } else { depth },
            branching,
            values,
            alternating,
            uniform,
        },
    )
}

fn search(which: &Which, tree: &Loose) -> Report {
    let mut context = SearchContext::unlimited().with_lists(1 << 20);
    run(which, &mut tree.clone(), &mut context, &mut Silent)
}

fn leaves(report: &Report) -> BTreeSet<u64> {
    let lists = report.lists.as_ref().unwrap();
    lists.leaf_order.iter().copied().collect()
}

/// The node a line of play leads to.
fn end_of(tree: &Loose, line: &[crate::problem::Move]) -> u64 {
    let mut tree = tree.clone();
    for &m in line {
        tree.play(m);
    }
    tree.node_id()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn every_search_finds_the_value_and_a_best_move(seed: u64, shape in shapes()) {
        let tree = Loose::random(seed, shape);
        let root = &tree.nodes[0];
        for which in every_search() {
            let report = search(&which, &tree);
            prop_assert_eq!(report.value(), Some(tree.value()), "{:?}", which);
            prop_assert_eq!(report.best_move.is_some(), !root.children.is_empty());
            if let Some(m) = report.best_move {
                let child = &tree.nodes[root.children[m.0 as usize]];
                prop_assert_eq!(child.value, tree.value(), "{:?}", which);
            }
            // A line may end early, but every node on it has the root's value.
            for moves in 0..=report.pv.len() {
                let here = end_of(&tree, &report.pv[..moves]) as usize;
                prop_assert_eq!(tree.nodes[here].value, tree.value(), "{:?} {:?}", which, report.pv);
            }
        }
    }

    #[test]
    fn null_windows_never_add_a_leaf_to_those_of_alpha_beta(seed: u64, shape in shapes()) {
        // With two values α-β starts with a null window itself, and there is nothing to compare.
        prop_assume!(shape.values > 1);
        let tree = Loose::random(seed, Shape { alternating: true, ..shape });
        let of_alpha_beta = leaves(&search(&alpha_beta(), &tree));
        for which in every_search() {
            let claims = match &which {
                Which::One(Inner::NegaScout(p)) => {
                    p.test == nega_scout::Test::Repaired && p.table == TableOptions::default()
                }
                Which::One(Inner::Pvs(p)) => p.table == TableOptions::default(),
                Which::One(Inner::MtSss(p) | Inner::MtDual(p)) => p.table.bytes == UNLIMITED,
                _ => false,
            };
            if claims {
                let report = search(&which, &tree);
                prop_assert!(leaves(&report).is_subset(&of_alpha_beta), "{:?}", which);
            }
        }
    }

    #[test]
    fn alpha_beta_evaluates_a_leaf_once_and_hard_and_soft_alike(seed: u64, shape in shapes()) {
        let tree = Loose::random(seed, shape);
        let soft = search(&alpha_beta(), &tree);
        let hard = search(&Which::One(Inner::AlphaBeta(super::super::alpha_beta::Parameters {
            bounds: super::super::alpha_beta::Fail::Hard,
            table: Default::default(),
        })), &tree);
        prop_assert_eq!(soft.counts.leaves, Some(soft.counts.visits));
        prop_assert_eq!(soft.counts.expanded, Some(soft.counts.inner_visits));
        let order = |report: &Report| report.lists.clone().unwrap().leaf_order;
        prop_assert_eq!(order(&soft), order(&hard));
    }

    #[test]
    fn a_window_around_everything_makes_aspiration_alpha_beta(seed: u64, shape in shapes()) {
        prop_assume!(shape.values > 1);
        let tree = Loose::random(seed, shape);
        let parameters = aspiration::Parameters { error: 2_000, ..Default::default() };
        let aspiration = search(&Which::One(Inner::Aspiration(parameters)), &tree);
        let alpha_beta = search(&alpha_beta(), &tree);
        prop_assert_eq!(aspiration.lists, alpha_beta.lists);
        prop_assert_eq!(aspiration.counts.re_searches, Some(0));
    }

    #[test]
    fn overflow_skips_iterations_but_ends_with_the_same_threshold(seed: u64, shape in shapes()) {
        let tree = Loose::random(seed, shape);
        for charge in [
            branch_threshold::Charge::Both,
            branch_threshold::Charge::And,
            branch_threshold::Charge::Weak,
        ] {
            let with = |step| {
                let parameters = branch_threshold::Parameters { charge, step, ..Default::default() };
                search(&Which::Branch(parameters), &tree).counts
            };
            let by_one = with(branch_threshold::Growth::By(1));
            let overflow = with(branch_threshold::Growth::Overflow);
            prop_assert_eq!(by_one.final_threshold, overflow.final_threshold);
            prop_assert!(overflow.iterations <= by_one.iterations);
        }
    }

    #[test]
    fn leaving_moves_out_never_claims_more_than_is_true(seed: u64, shape in shapes(), keep in 1usize..4) {
        let tree = Loose::random(seed, shape);
        for at in [super::super::At::Root, super::super::At::EveryNode] {
            let parameters = iterative_deepening::Parameters {
                at,
                keep: Some(keep),
                ..Default::default()
            };
            let report = search(&Which::Deepening(parameters), &tree);
            prop_assert!(report.bounds.lower <= tree.value());
            prop_assert!(report.bounds.upper >= tree.value());
            let told = report.bounds.is_exact() || !report.remarks.is_empty();
            prop_assert!(told, "an open answer must be explained");
        }
    }
}

/// Inner bounds must be remembered: with leaf values alone MT-SSS* would look elsewhere.
#[test]
fn mt_sss_on_the_tree_that_needs_inner_bounds() {
    use crate::problem::{BareTree, Order, Question};
    let tree = "[[[[[[0]] [[7 0]]] 1] [0]]]".parse().unwrap();
    let mut tree = BareTree::new(
        std::sync::Arc::new(tree),
        Question::Score,
        Order::Generation,
    );
    let mut context = SearchContext::unlimited().with_lists(100);
    let parameters = mt_sss::Parameters::default();
    let report = mt_sss::search(&mut tree, &parameters, &mut context, &mut Silent);
    assert_eq!(report.value(), Some(Value::new(0)));
    assert_eq!(report.counts.visits, context.stats.counts.visits);
    assert_eq!(report.counts.leaves, Some(report.counts.visits));
}
