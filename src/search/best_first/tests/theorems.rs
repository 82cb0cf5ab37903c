//! What the papers prove, on thousands of random trees, ties included.

use super::support::*;
use crate::search::best_first::Policy;
use crate::search::best_first::Rule;
use crate::search::best_first::rsearch::{Condition, Parameters};

/// Runs that must agree but for the lists' absence: leaves and expansions, in order.
fn assert_same_search(a: &Run, b: &Run, what: &str) {
    assert_eq!(a.leaves, b.leaves, "{what}");
    assert_eq!(a.expansions, b.expansions, "{what}");
}

#[test]
fn the_leftmost_rule_is_alpha_beta() {
    for (_, tree) in trees(3000) {
        let reference = AlphaBeta::of(&tree);
        let found = leftmost(&tree);
        assert_eq!(found.value(), tree.values()[0]);
        assert_eq!(found.leaves, reference.leaves, "{tree}");
        assert_eq!(found.expansions, reference.expansions, "{tree}");
    }
}

#[test]
fn eligible_searches_and_sss_surpass_alpha_beta() {
    for (seed, tree) in trees(3000) {
        let reference = AlphaBeta::of(&tree);
        for found in [sss(&tree), eligible(&tree, seed), eligible(&tree, seed + 1)] {
            assert_eq!(found.value(), tree.values()[0], "{tree}");
            assert!(is_subset(&found.leaves, &reference.leaves), "{tree}");
            assert!(
                is_subset(&found.expansions, &reference.expansions),
                "{tree}"
            );
        }
    }
}

#[test]
fn gsearch_is_stockmans_sss_but_for_ties() {
    let mut ties = 0;
    for (_, tree) in trees(3000) {
        let (ours, stockmans) = (sss(&tree), stockman(&tree));
        assert_eq!(stockmans.value(), tree.values()[0], "{tree}");
        if has_distinct_leaves(&tree) {
            assert_same_search(&ours, &stockmans, &tree.to_string());
        } else {
            assert!(is_subsequence(&ours.leaves, &stockmans.leaves), "{tree}");
            ties += usize::from(ours.leaves != stockmans.leaves);
        }
    }
    assert!(ties > 100, "some trees tell the two apart");
    let tree = tree("[[[3 1] [1 1]] 3]");
    assert_eq!(sss(&tree).leaves, [0, 1, 4]);
    assert_eq!(stockman(&tree).leaves, [0, 1, 4, 2, 3]);
}

#[test]
fn dual_is_sss_of_the_tree_turned_round() {
    for (_, tree) in trees(2000) {
        let found = dual(&tree);
        assert_eq!(found.value(), tree.values()[0], "{tree}");
        assert!(is_subset(&found.leaves, &AlphaBeta::of(&tree).leaves));
        // The same tree with MIN at the root: one forced move on top, values negated.
        let turned = format!("[{}]", tree.taken_out(0, true)).parse().unwrap();
        assert_eq!(found.leaves, stockman(&turned).leaves, "{tree}");
        if has_distinct_leaves(&tree) {
            let by_rule = recursive(
                &tree,
                &Parameters {
                    condition: Condition::Depth(vec![]),
                    rule: Rule::Dual,
                    ..Default::default()
                },
            );
            assert_same_search(&by_rule, &found, &tree.to_string());
        }
    }
}

#[test]
fn recursion_runs_from_alpha_beta_at_one_to_sss_at_the_height() {
    for (seed, tree) in trees(2000) {
        let (alpha_beta, best_first) = (leftmost(&tree), sss(&tree));
        let at_one = by_depth(&tree, &[1]);
        assert_same_search(&at_one, &alpha_beta, &tree.to_string());
        assert_eq!(at_one.max_cells(), alpha_beta.max_cells(), "{tree}");
        assert_eq!(at_one.max_open(), alpha_beta.max_open(), "{tree}");
        let at_height = by_depth(&tree, &[tree.height().max(1) as u32]);
        assert_same_search(&at_height, &best_first, &tree.to_string());
        assert_eq!(at_height.max_cells(), best_first.max_cells(), "{tree}");
        // A tree of height two below a MIN node is searched depth-first.
        let even = by_depth(&tree, &[1, 2]);
        assert_same_search(&even, &alpha_beta, &tree.to_string());

        let c12 = 1 + (seed % 5) as u32;
        let exp3 = Parameters {
            condition: Condition::Exp3 {
                c11: u64::MAX,
                c12,
                ci: 2,
            },
            ..Default::default()
        };
        let found = recursive(&tree, &exp3);
        assert_eq!(found, by_depth(&tree, &[c12, 2]), "{tree}");
    }
}

#[test]
fn every_condition_rule_and_policy_finds_the_value() {
    for (seed, tree) in trees(2000) {
        let conditions = [
            Condition::Depth(vec![1 + (seed % 3) as u32, 2, 1]),
            Condition::Space(vec![seed % 9, 3]),
            Condition::Exp2 {
                c1: seed % 20,
                ci: 2,
            },
            Condition::Exp3 {
                c11: seed % 20,
                c12: 3,
                ci: 1,
            },
        ];
        for condition in conditions {
            let reads_cells = !matches!(condition, Condition::Depth(_));
            for rule in [Rule::Sss, Rule::Leftmost, Rule::Dual] {
                let runs = [Policy::Path, Policy::Free, Policy::Retain].map(|policy| {
                    let parameters = Parameters {
                        condition: condition.clone(),
                        rule,
                        policy,
                        ..Default::default()
                    };
                    recursive(&tree, &parameters)
                });
                for run in &runs {
                    assert_eq!(run.value(), tree.values()[0], "{tree}");
                }
                if !reads_cells {
                    let [path, free, retain] = &runs;
                    assert_same_search(path, free, "path and free");
                    assert_same_search(path, retain, "path and retain");
                    assert!(free.max_cells() <= path.max_cells());
                    assert!(path.max_cells() <= retain.max_cells());
                }
                if rule == Rule::Leftmost {
                    assert_eq!(runs[0].leaves, AlphaBeta::of(&tree).leaves, "{tree}");
                }
            }
        }
    }
}

#[test]
fn the_condition_by_space_keeps_its_promise() {
    for (seed, tree) in trees(2000) {
        let c = 1 + seed % 12;
        let parameters = Parameters {
            condition: Condition::Space(vec![c]),
            ..Default::default()
        };
        let found = recursive(&tree, &parameters);
        let most_children = (0..tree.node_count() as u32)
            .map(|node| tree.child_count(node) as u64)
            .max()
            .unwrap();
        // The root of every level but the last is inner, so there are at most height of them.
        let levels = tree.height() as u64;
        let promised = 1 + levels * (c + most_children.max(1) - 1);
        assert!(found.max_cells() <= promised, "{tree}");
    }
}
