//! The least set of leaves: proved to be one by trying all others, and never more than any search
//! looks at.

use std::collections::BTreeSet;

use proptest::prelude::*;

use super::support::{Loose, Shape, leaf_order, listing, written};
use crate::base::random::Rng;
use crate::problem::{
    Bounds, GameTree, Hints, Player, Problem, Question, StaticBounds, Value, read,
};
use crate::search::best_first::Informed;
use crate::search::catalogue::{ALGORITHMS, AlgorithmConfig, run};
use crate::search::depth_first::minimal;
use crate::search::{Report, Silent};

fn minimal<T: StaticBounds>(tree: &mut T, informed: Informed) -> Report {
    minimal::search(
        tree,
        &minimal::Parameters { informed },
        &mut listing(),
        &mut Silent,
    )
}

fn leaves(report: &Report) -> BTreeSet<u64> {
    leaf_order(report).into_iter().collect()
}

/// What these leaves prove of the node under the cursor, with what is known beforehand.
fn proved<T: StaticBounds>(tree: &mut T, seen: &BTreeSet<u64>) -> Bounds {
    let range = tree.window();
    let known = tree.static_bounds(false).unwrap_or(range);
    let found = if let Some(value) = tree.leaf() {
        match seen.contains(&tree.leaf_id()) {
            true => Bounds::exact(value),
            false => range,
        }
    } else {
        let of_children = below(tree, |tree| proved(tree, seen));
        let lower = of_children.iter().map(|b| b.lower);
        let upper = of_children.iter().map(|b| b.upper);
        match tree.player() {
            Player::Max => Bounds {
                lower: lower.max().unwrap(),
                upper: upper.max().unwrap(),
            },
            Player::Min => Bounds {
                lower: lower.min().unwrap(),
                upper: upper.min().unwrap(),
            },
        }
    };
    Bounds {
        lower: found.lower.max(known.lower),
        upper: found.upper.min(known.upper),
    }
}

fn below<T: GameTree, R>(tree: &mut T, mut of_child: impl FnMut(&mut T) -> R) -> Vec<R> {
    let mut moves = Vec::new();
    tree.moves(&mut moves);
    let all = moves.into_iter().map(|m| {
        tree.play(m);
        let found = of_child(tree);
        tree.undo();
        found
    });
    all.collect()
}

fn all_leaves<T: GameTree>(tree: &mut T) -> Vec<u64> {
    match tree.leaf() {
        Some(_) => vec![tree.leaf_id()],
        None => below(tree, all_leaves).concat(),
    }
}

/// Whether so many of these leaves prove a value, whichever they are.
fn is_provable_by<T: StaticBounds>(tree: &mut T, leaves: &[u64], count: usize) -> bool {
    fn grow<T: StaticBounds>(
        tree: &mut T,
        rest: &[u64],
        count: usize,
        seen: &mut BTreeSet<u64>,
    ) -> bool {
        if count == 0 {
            return proved(tree, seen).is_exact();
        }
        (0..rest.len()).any(|i| {
            seen.insert(rest[i]);
            let is_proved = grow(tree, &rest[i + 1..], count - 1, seen);
            seen.remove(&rest[i]);
            is_proved
        })
    }
    grow(tree, leaves, count, &mut BTreeSet::new())
}

/// The leaves looked at prove the value, and no set with one leaf less does.
fn is_least<T: StaticBounds>(tree: &mut T, informed: Informed) -> Result<(), TestCaseError> {
    let all = all_leaves(tree);
    prop_assume!(all.len() <= 14);
    let report = minimal(tree, informed);
    let chosen = leaves(&report);
    prop_assert_eq!(report.counts.leaves, Some(chosen.len() as u64));
    prop_assert_eq!(report.counts.visits, chosen.len() as u64);
    prop_assert_eq!(report.bounds, proved(tree, &chosen));
    prop_assert!(report.bounds.is_exact());
    if let Some(fewer) = chosen.len().checked_sub(1) {
        prop_assert!(!is_provable_by(tree, &all, fewer), "{} of {:?}", fewer, all);
    }
    Ok(())
}

fn problem(text: &str, question: Question) -> Problem {
    Problem {
        question,
        ..Problem::new(read(text, Hints::default()).unwrap().0)
    }
}

/// A tree of random shape as it is written, bounds at some nodes; and what it is worth.
fn bounded(rng: &mut Rng, player: Player, depth: u64, is_root: bool, text: &mut String) -> i64 {
    let value = if depth == 0 || (!is_root && rng.below(4) == 0) {
        let value = rng.range(0, 9);
        text.push_str(&value.to_string());
        value
    } else {
        text.push('[');
        let children = 1 + rng.below(3);
        let values = (0..children).map(|_| {
            text.push(' ');
            bounded(rng, player.other(), depth - 1, false, text)
        });
        let values: Vec<i64> = values.collect();
        text.push(']');
        let best = match player {
            Player::Max => values.iter().max(),
            Player::Min => values.iter().min(),
        };
        *best.unwrap()
    };
    if rng.below(3) == 0 {
        let (lower, upper) = (value - rng.range(0, 3), value + rng.range(0, 3));
        text.push_str(&format!("{{{lower}..{upper}}}"));
    }
    value
}

fn bounded_tree(seed: u64, depth: u64) -> String {
    let mut text = String::new();
    bounded(&mut Rng::new(seed), Player::Max, depth, true, &mut text);
    text
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn no_smaller_set_of_leaves_proves_the_value(
        seed: u64, depth in 0usize..5, branching in 1u64..4, values in 1i64..12, alternating: bool,
    ) {
        let shape = Shape { depth, branching, values, alternating, uniform: false };
        is_least(&mut Loose::random(seed, shape), Informed::Off)?;
    }

    /// L= = L≥ + L≤ − 1.
    #[test]
    fn two_proofs_share_one_leaf(seed: u64, depth in 0u32..5, ties in 0u32..8) {
        let text = format!("random:seed={seed},depth={depth},branching=1..4,ties={ties}");
        let least = |question| {
            let mut tree = problem(&text, question).tree().unwrap();
            minimal(&mut tree, Informed::Off)
        };
        let both = least(Question::Score);
        let value = both.value().unwrap().get();
        let (at_least, at_most) =
            (least(Question::AtLeast(value)), least(Question::AtLeast(value + 1)));
        prop_assert_eq!(at_least.value(), Some(Value::new(1)));
        prop_assert_eq!(at_most.value(), Some(Value::new(0)));
        let count = |report: &Report| report.counts.leaves.unwrap();
        prop_assert_eq!(count(&both), count(&at_least) + count(&at_most) - 1);
    }

    /// Whatever is asked, and whatever is written at the nodes: those who read it need no less.
    #[test]
    fn no_search_looks_at_fewer_leaves(seed: u64, asked in 0usize..4, is_bounded: bool) {
        let text = match is_bounded {
            true => bounded_tree(seed, 4),
            false => format!("random:seed={seed},depth=5,branching=1..3,ties=4"),
        };
        let question =
            [Question::Score, Question::Wld, Question::AtLeast(2), Question::Depth(3)][asked];
        let problem = problem(&text, question);
        let mut tree = problem.tree().unwrap();
        let least = minimal(&mut tree, Informed::Given).counts.leaves.unwrap();
        let mut compared = 0;
        for entry in ALGORITHMS.iter().filter(|e| e.questions.contains(&question.name())) {
            let plan = AlgorithmConfig::new(entry.id).prepare().unwrap();
            let report = run(&mut tree, &plan, &mut listing(), &mut Silent);
            if report.bounds.is_exact() {
                compared += 1;
                prop_assert!(least <= leaves(&report).len() as u64, "{}", entry.id);
            }
        }
        prop_assert!(compared > 10);
    }

    #[test]
    fn no_smaller_set_of_leaves_proves_it_with_bounds_written_at_nodes(seed: u64, asked in 0usize..3) {
        let text = bounded_tree(seed, 3);
        let question = [Question::Score, Question::Wld, Question::AtLeast(2)][asked];
        let mut tree = problem(&text, question).tree().unwrap();
        is_least(&mut tree, Informed::Given)?;
    }

    /// Knuth and Moore's number, whatever the values.
    #[test]
    fn of_a_uniform_tree_it_is_the_known_number(
        seed: u64, depth in 0u32..6, branching in 1u32..4, ties in 0u32..9,
    ) {
        let text = format!("random:seed={seed},depth={depth},branching={branching},ties={ties}");
        let problem = problem(&text, Question::Score);
        let least = minimal(&mut problem.tree().unwrap(), Informed::Off).counts.leaves;
        prop_assert_eq!(least.map(|n| n as f64), problem.least_leaves());
    }
}

/// Of the tree that is shown most often SSS* happens to look at no leaf too many.
#[test]
fn of_the_sixteen_leaves_seven_prove_the_value() {
    let tree = "[[[[10,35],[25,70]],[[75,15],[20,40]]],[[[5,65],[30,80]],[[55,60],[45,50]]]]";
    let report = minimal(&mut written(tree), Informed::Off);
    assert_eq!(report.value(), Some(Value::new(30)));
    assert_eq!(report.counts.leaves, Some(7));
}
