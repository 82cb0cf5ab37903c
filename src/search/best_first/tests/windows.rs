//! Questions with a window: every search starts with it, so that the identities with depth-first
//! searches hold where only yes and no, or win, draw and loss, are asked for.

use super::support::*;
use crate::problem::{AnyTree, Hints, Position, Problem, Question, read};
use crate::search::catalogue::{AlgorithmConfig, run as run_any};
use crate::search::{Limits, Report, SearchContext, Silent};

fn listed(tree: &mut AnyTree, algorithm: &AlgorithmConfig) -> Report {
    let mut context = SearchContext::unlimited().with_lists(1 << 22);
    run_any(
        tree,
        &algorithm.prepare().unwrap(),
        &mut context,
        &mut Silent,
    )
}

fn leaves(report: &Report) -> &[u64] {
    &report.lists.as_ref().unwrap().leaf_order
}

/// α-β is GSEARCH's leftmost rule, Stockman's SSS* is MT-SSS*, DUAL* is MT-DUAL*, and nobody
/// leaves α-β's leaves; how many leaves the one, and the other, pair took.
fn the_identities_hold(problem: &Problem, about: &str) -> [usize; 2] {
    let mut tree = problem.tree().unwrap();
    let mut run = |id: &str| listed(&mut tree, &AlgorithmConfig::new(id));
    let [
        alpha_beta,
        gsearch,
        stockman,
        mt_sss,
        dual,
        mt_dual,
        sss,
        eligible,
    ] = [
        "alpha-beta",
        "gsearch-alpha-beta",
        "sss-stockman",
        "mt-sss",
        "dual",
        "mt-dual",
        "sss",
        "gsearch-eligible",
    ]
    .map(&mut run);
    let all = [
        &alpha_beta,
        &gsearch,
        &stockman,
        &mt_sss,
        &dual,
        &mt_dual,
        &sss,
        &eligible,
    ];
    for report in all {
        assert_eq!(report.value(), alpha_beta.value(), "{about}");
        assert!(report.value().is_some(), "{about}");
        assert!(is_subset(leaves(report), leaves(&alpha_beta)), "{about}");
        assert!(!report.pv.is_empty(), "{about}");
    }
    assert_eq!(leaves(&gsearch), leaves(&alpha_beta), "{about}");
    assert_eq!(leaves(&stockman), leaves(&mt_sss), "{about}");
    assert_eq!(leaves(&dual), leaves(&mt_dual), "{about}");
    assert!(is_subsequence(leaves(&sss), leaves(&stockman)), "{about}");
    let recursive = AlgorithmConfig::new("recursive-sss").with("c", 1);
    let recursive = listed(&mut tree, &recursive);
    assert_eq!(leaves(&recursive), leaves(&alpha_beta), "{about}");
    [leaves(&alpha_beta).len(), leaves(&mt_sss).len()]
}

#[test]
fn on_othello_all_start_with_the_window_of_the_question() {
    let questions = [
        Question::Wld,
        Question::AtLeast(1),
        Question::AtLeast(-3),
        Question::AtLeast(5),
    ];
    let mut differences = 0;
    for seed in 0..24 {
        let empties = 6 + seed % 4;
        let text = format!("random:empties={empties},seed={seed},size=6");
        for question in questions {
            let (position, _) = read(&text, Hints::default()).unwrap();
            let mut problem = Problem::new(position);
            problem.question = question;
            let [of_alpha_beta, of_sss] = the_identities_hold(&problem, &text);
            differences += usize::from(of_alpha_beta != of_sss);
            if question != Question::Wld {
                // Where there are two values only, the best hope is anywhere: SSS* is α-β.
                assert_eq!(of_alpha_beta, of_sss, "{text} {question}");
            }
        }
    }
    assert!(differences > 0, "with three values SSS* differs from α-β");
}

/// The referee's example: 33 leaves by α-β, and 185 by a search that started with an open window.
#[test]
fn the_referees_example_takes_as_many_leaves_by_either() {
    let (position, _) = read("random:empties=10,seed=3,size=6", Hints::default()).unwrap();
    let mut problem = Problem::new(position);
    problem.question = Question::AtLeast(1);
    let [of_alpha_beta, of_sss] = the_identities_hold(&problem, "the example");
    assert_eq!([of_alpha_beta, of_sss], [33, 33]);
}

#[test]
fn on_bare_trees_lines_of_best_play_lead_to_the_value() {
    for (seed, tree) in trees(600) {
        let value = tree.values()[0];
        for question in [
            Question::Wld,
            Question::AtLeast(value),
            Question::AtLeast(1),
        ] {
            let problem = Problem {
                question,
                ..Problem::new(Position::Tree(tree.to_string().parse().unwrap()))
            };
            the_identities_hold(&problem, &format!("{question} of tree {seed}: {tree}"));
            let wanted = question.answer(value);
            for id in ["sss", "sss-stockman", "dual", "gsearch-alpha-beta"] {
                let report = listed(&mut problem.tree().unwrap(), &AlgorithmConfig::new(id));
                assert_eq!(report.value(), Some(wanted), "{id}: {tree}");
                let mut at = 0;
                for m in &report.pv {
                    at = tree.child(at, m.0 as usize);
                    let here = question.answer(tree.values()[at as usize]);
                    assert_eq!(here, wanted, "{id}, {question}: {:?} of {tree}", report.pv);
                }
                assert!(
                    tree.is_leaf(at),
                    "{id}, {question}: {:?} of {tree}",
                    report.pv
                );
            }
        }
    }
}

/// A stopped search knows the window, too.
#[test]
fn what_is_not_yet_known_lies_in_the_window() {
    let (position, _) = read("random:empties=8,seed=1,size=6", Hints::default()).unwrap();
    let mut problem = Problem::new(position);
    problem.question = Question::Wld;
    for id in ["sss", "sss-stockman", "dual", "recursive-sss"] {
        let mut tree = problem.tree().unwrap();
        let limits = Limits {
            nodes: Some(3),
            ..Default::default()
        };
        let mut context = SearchContext::new(limits, Default::default());
        let plan = AlgorithmConfig::new(id).prepare().unwrap();
        let report = run_any(&mut tree, &plan, &mut context, &mut Silent);
        let window = Question::Wld.window();
        assert_eq!(report.bounds, window, "{id}");
    }
}
