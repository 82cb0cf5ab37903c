//! The informed model: a lemma with its proof in docs/algorithms.md, on thousands of random trees
//! with static bounds, ties included, whoever moves at the root.

use std::collections::BTreeSet;

use super::support::*;
use crate::game::tree::Tree;
use crate::problem::{BareTree, Bounds, Deepening, GameTree, Move, Player, StaticBounds, Value};
use crate::search::best_first::rsearch::{self, Condition};
use crate::search::best_first::{eligible, gsearch_alpha_beta, sss};
use crate::search::{Report, SearchContext, Silent};

/// The same game with MAX and MIN exchanged: MIN moves at the root.
struct Exchanged(BareTree);

impl GameTree for Exchanged {
    fn player(&self) -> Player {
        self.0.player().other()
    }

    fn leaf(&mut self) -> Option<Value> {
        self.0.leaf().map(|value| -value)
    }

    fn moves(&mut self, moves: &mut Vec<Move>) {
        self.0.moves(moves);
    }

    fn play(&mut self, m: Move) {
        self.0.play(m);
    }

    fn undo(&mut self) {
        self.0.undo();
    }

    fn ply(&self) -> usize {
        self.0.ply()
    }

    fn key(&self) -> u64 {
        self.0.key()
    }

    fn window(&self) -> Bounds {
        self.0.window().relative_to(Player::Min)
    }

    fn static_value(&mut self) -> Value {
        -self.0.static_value()
    }

    fn replies(&mut self) -> usize {
        self.0.replies()
    }

    fn leaf_id(&self) -> u64 {
        self.0.leaf_id()
    }

    fn node_id(&self) -> u64 {
        self.0.node_id()
    }
}

impl StaticBounds for Exchanged {
    fn static_bounds(&mut self, computed: bool) -> Option<Bounds> {
        let known = self.0.static_bounds(computed)?;
        Some(known.relative_to(Player::Min))
    }
}

impl Deepening for Exchanged {
    fn height(&self) -> usize {
        self.0.height()
    }

    fn set_horizon(&mut self, plies: Option<usize>) {
        self.0.set_horizon(plies);
    }

    fn horizon_reached(&self) -> bool {
        self.0.horizon_reached()
    }

    fn set_root_order(&mut self, order: &[Move]) {
        self.0.set_root_order(order);
    }
}

/// Leaves evaluated and nodes expanded.
#[derive(Debug, PartialEq)]
struct Touched {
    leaves: BTreeSet<u64>,
    expanded: BTreeSet<u64>,
}

impl Touched {
    fn is_within(&self, other: &Touched) -> bool {
        self.leaves.is_subset(&other.leaves) && self.expanded.is_subset(&other.expanded)
    }
}

type Search<'s, T> = &'s dyn Fn(&mut T, &mut SearchContext<'_>) -> Report;

/// What each search touches: α-β's first.
fn touched<T: StaticBounds + Deepening>(
    tree: &mut T,
    value: Value,
    height: u32,
    seed: u64,
) -> Vec<Touched> {
    let alpha_beta: Search<'_, T> =
        &|t, c| gsearch_alpha_beta::search(t, &Default::default(), c, &mut Silent);
    let best_first: Search<'_, T> = &|t, c| sss::search(t, &Default::default(), c, &mut Silent);
    let by_lot: Search<'_, T> = &|t, c| {
        let parameters = eligible::Parameters {
            seed,
            ..Default::default()
        };
        eligible::search(t, &parameters, c, &mut Silent)
    };
    let recursive: Search<'_, T> = &|t, c| {
        let parameters = rsearch::Parameters {
            condition: Condition::Depth(vec![height + (seed % 3) as u32]),
            ..Default::default()
        };
        rsearch::search(t, &parameters, c, &mut Silent)
    };
    let mut run = |search: Search<'_, T>| {
        let mut context = SearchContext::unlimited().with_lists(1 << 20);
        let report = search(tree, &mut context);
        assert_eq!(report.value(), Some(value));
        let lists = report.lists.unwrap();
        Touched {
            leaves: lists.leaf_order.into_iter().collect(),
            expanded: lists.expansion_order.into_iter().collect(),
        }
    };
    [alpha_beta, best_first, by_lot, recursive]
        .map(&mut run)
        .into()
}

/// (a) A search that selects only eligible nodes searches and expands only what α-β with the same
/// static bounds does; (b) SSS* is one, and so is recursive SSS* with a tree as high as the game.
#[test]
fn informed_searches_surpass_informed_alpha_beta() {
    let mut informed = 0;
    let mut saved = 0;
    for (seed, plain) in trees(12_000) {
        let share = [0.1, 0.3, 0.7, 1.0][(seed % 4) as usize];
        let tree = plain.informed(seed, share);
        informed += u32::from(tree.has_bounds());
        let height = tree.height().max(1) as u32;
        let value = Value::new(tree.values()[0]);
        let max = touched(&mut bare(&tree), value, height, seed);
        let min = touched(&mut Exchanged(bare(&tree)), -value, height, seed);
        for runs in [max, min] {
            let [alpha_beta, others @ ..] = &runs[..] else {
                unreachable!();
            };
            for (i, other) in others.iter().enumerate() {
                assert!(other.is_within(alpha_beta), "search {i} on {tree}");
            }
            assert_eq!(others[0], others[2], "recursive SSS* on {tree}");
            saved += u32::from(others[0].leaves.len() < alpha_beta.leaves.len());
        }
    }
    assert!(informed > 8_000, "{informed} trees have bounds");
    assert!(saved > 2_000, "SSS* saved something {saved} times");
}

/// The smallest tree known on which SSS* by the key β(P) leaves α-β's nodes: leaf 7.
#[test]
fn the_key_of_the_paper_would_leave_the_nodes_of_alpha_beta() {
    let text = "[[[80 42] [45 30{20..34}]] [[41 72 99{80..100}] \
                [16{0..25} 33{14..46}]{10..62} [91 55{46..59}]]]";
    let tree: Tree = text.parse().unwrap();
    assert_eq!(leftmost(&tree).leaves, [0, 1, 2, 8]);
    let found = sss(&tree).leaves;
    assert!(is_subset(&found, &[0, 1, 2, 8]), "{found:?}");
}

/// `[[2 1] 1]{..1}`: what is known of the root counts, whoever moves there.
#[test]
fn the_bounds_of_the_root_count() {
    let tree: Tree = "[[2 1] 1]{..1}".parse().unwrap();
    let reference = leftmost(&tree);
    for found in [sss(&tree), eligible(&tree, 1)] {
        assert!(is_subset(&found.leaves, &reference.leaves));
    }
}
