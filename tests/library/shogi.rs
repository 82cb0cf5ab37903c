//! Every minimax algorithm finds the same value on shogi (the first check of Suzuki, Inui & Kotani).

use yomiki::game::shogi::RandomPosition;
use yomiki::problem::{Evaluator, Order, Position, Problem, Question, Value};
use yomiki::search::SearchContext;
use yomiki::search::catalogue::{self, AlgorithmConfig};

fn problem(plies: u32, seed: u64, depth: u32) -> Problem {
    let setup = RandomPosition { plies, seed }.generate().setup();
    Problem {
        question: Question::Depth(depth),
        order: [Order::Generation, Order::Material, Order::Positional][seed as usize % 3],
        evaluator: [Evaluator::Material, Evaluator::Positional][seed as usize % 2],
        ..Problem::new(Position::Shogi(Box::new(setup)))
    }
}

/// The value an algorithm finds, and how many nodes it visited.
fn search(problem: &Problem, choice: &AlgorithmConfig) -> (Value, u64) {
    let mut tree = problem.tree().unwrap();
    let plan = choice.prepare().unwrap();
    let report = catalogue::run_silently(&mut tree, &plan, &mut SearchContext::unlimited());
    (report.value().unwrap(), report.counts.nodes())
}

fn all_agree(problem: &Problem, reference: &str, ids: &[&str]) -> u64 {
    let (value, nodes) = search(problem, &AlgorithmConfig::new(reference));
    for id in ids {
        let found = search(problem, &AlgorithmConfig::new(id)).0;
        assert_eq!(
            found, value,
            "{id} on {} {}",
            problem.position, problem.question
        );
    }
    nodes
}

#[test]
fn two_hundred_positions_have_one_value() {
    let ids = [
        "alpha-beta",
        "pvs",
        "nega-scout",
        "scout",
        "aspiration",
        "mtdf",
    ];
    for seed in 0..200 {
        // From the opening, with some thirty moves a node, to positions with pieces in hand.
        let plies = (seed as u32 * 7) % 70;
        all_agree(&problem(plies, seed, 2), "minimax", &ids);
    }
}

#[test]
fn deeper_searches_agree_with_one_another() {
    let ids = ["pvs", "nega-scout", "aspiration", "iterative-deepening"];
    for seed in 0..12 {
        all_agree(&problem(10 + seed as u32 * 3, seed, 3), "alpha-beta", &ids);
    }
}

#[test]
fn the_best_first_searches_agree_too() {
    for seed in 0..20 {
        let problem = problem(seed as u32 * 2, seed, 2);
        all_agree(
            &problem,
            "alpha-beta",
            &["sss", "mt-dual", "gsearch-alpha-beta", "recursive-sss"],
        );
    }
}

/// Ordering pays: the point of the paper's second experiment.
#[test]
fn good_orders_visit_fewer_nodes() {
    let nodes = |order| {
        let mut sum = 0;
        for seed in 0..8 {
            let problem = Problem {
                order,
                evaluator: Evaluator::Positional,
                ..problem(30, seed, 3)
            };
            sum += search(&problem, &AlgorithmConfig::new("alpha-beta")).1;
        }
        sum
    };
    let (generation, material, positional) = (
        nodes(Order::Generation),
        nodes(Order::Material),
        nodes(Order::Positional),
    );
    assert!(material < generation, "{material} < {generation}");
    assert!(positional < generation, "{positional} < {generation}");
}
