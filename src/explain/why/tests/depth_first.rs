//! α-β and its relatives: whoever is said to own a bound has it by the leaves seen so far.

use proptest::prelude::*;

use super::support::*;
use crate::explain::why::{Backing, Edge, Reason, Why};
use crate::problem::{Bounds, Player, Value};
use crate::search::CutReason;
use crate::trace::event::{Kind, NodeId};

const WINDOWS: &[&str] = &[
    "minimax",
    "minimal",
    "alpha-beta",
    "alpha-beta bounds=hard",
    "alpha-beta table=1",
    "alpha-beta-sorted",
    "aspiration guess=first-leaf",
    "aspiration at=every-node",
    "pvs",
    "nega-scout",
    "nega-scout exact-plies=1",
    "scout",
    "mt-sss",
    "mt-dual",
    "mtdf",
];

/// Minimax values of the whole tree, by the recorded nodes.
fn minimax(run: &Run) -> Vec<Option<Value>> {
    let nodes = &run.record.nodes;
    let mut values = vec![None; nodes.len()];
    for event in run.record.log.range(0, run.record.log.len()) {
        if event.kind == Kind::Eval {
            values[event.node.index()] = Some(event.value());
        }
    }
    for node in (0..nodes.len()).rev() {
        let id = NodeId(node as u32);
        if nodes.is_expanded(id) {
            let below: Option<Vec<Value>> = nodes.children(id).map(|c| values[c.index()]).collect();
            let best = |values: Vec<Value>| match nodes.player(id) {
                Player::Max => values.into_iter().max(),
                Player::Min => values.into_iter().min(),
            };
            values[node] = below.and_then(best);
        }
    }
    values
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn bounds_are_owed_to_whom_the_reasons_say(seed: u64) {
        let tree = random_tree(seed);
        let truth = minimax(&Run::new(&tree, &choice("minimax")));
        for text in WINDOWS {
            let mut run = Run::new(&tree, &choice(text));
            let whole = Run::new(&tree, &choice("minimax"));
            let value = |node: NodeId| {
                let place = whole.record.nodes.find(&run.record.nodes.path(node));
                place.and_then(|place| truth[place.index()]).unwrap()
            };
            let values: Vec<Value> = run.all().map(value).collect();
            let length = run.record.log.len();
            let histories = run.histories();
            for at in (0..length).step_by(7).chain([length]) {
                run.seek(at);
                for node in run.all() {
                    let explanation = run.evidence().explain(&histories[node.index()]);
                    prop_assert!(
                        !explanation.reasons.is_empty() || node == NodeId::ROOT,
                        "{}, event {at}: nothing to say of {node:?}, {:?}",
                        run.text, run.replay.moment().state(node),
                    );
                    for reason in &explanation.reasons {
                        check(&run, &values, node, reason)
                            .map_err(|e| TestCaseError::fail(format!("{e}: {}, event {at}, {node:?}: {reason:?}", run.text)))?;
                    }
                }
            }
        }
    }

    #[test]
    fn other_searches_are_explained_without_a_slip(seed: u64) {
        let tree = random_tree(seed);
        for text in ["iterative-deepening", "iterative-deepening at=every-node keep=1", "branch-threshold"] {
            let mut run = Run::new(&tree, &choice(text));
            let length = run.record.log.len();
            let histories = run.histories();
            for at in (0..length).step_by(11).chain([length]) {
                run.seek(at);
                for node in run.all() {
                    for reason in run.evidence().explain(&histories[node.index()]).reasons {
                        prop_assert!(reason.at <= at);
                        if let Why::Spent { first, second } = reason.why {
                            prop_assert!(first <= Value::new(0) || second <= Value::new(0));
                        }
                    }
                }
            }
        }
    }
}

fn check(run: &Run, values: &[Value], node: NodeId, reason: &Reason) -> Result<(), TestCaseError> {
    let nodes = &run.record.nodes;
    let log = &run.record.log;
    let value = values[node.index()];
    match reason.why {
        Why::NotGenerated { below, .. } => prop_assert!(nodes.is_within(node, below)),
        Why::Turn { parent, now, .. } => {
            prop_assert_eq!(nodes.parent(node), parent);
            prop_assert!(now.is_none_or(|now| nodes.parent(now) == parent && now != node));
        }
        Why::Entered { parent, visit } => {
            prop_assert_eq!(log[visit.index].bounds(), visit.window());
            prop_assert!(parent.is_none_or(|parent| nodes.parent(node) == parent));
            check_edge(run, values, node, visit.alpha, Player::Max, visit.index)?;
            check_edge(run, values, node, visit.beta, Player::Min, visit.index)?;
        }
        Why::Again { before, window } => {
            let Some(before) = before else { return Ok(()) };
            prop_assert!(before.lower >= window.lower || before.upper <= window.upper);
        }
        Why::Refuted {
            parent,
            player,
            refuter,
            score,
            edge,
            above,
        } => {
            prop_assert_eq!(nodes.parent(node), parent);
            prop_assert_eq!(nodes.parent(refuter), parent);
            prop_assert!(refuter != node);
            prop_assert_eq!(nodes.parent(parent), above);
            let naive = run.naive(reason.at - 1);
            match player {
                Player::Max => {
                    prop_assert!(score >= edge.value);
                    prop_assert!(naive.lower(refuter) >= score);
                    check_edge(run, values, node, edge, Player::Min, reason.at - 1)?;
                }
                Player::Min => {
                    prop_assert!(score <= edge.value);
                    prop_assert!(naive.upper(refuter) <= score);
                    check_edge(run, values, node, edge, Player::Max, reason.at - 1)?;
                }
            }
            if run.text.starts_with("α-β") {
                // α-β tells owners itself.
                let told = log[reason.at - 1];
                prop_assert!(matches!(
                    told.cut_reason(),
                    CutReason::Alpha | CutReason::Beta
                ));
                prop_assert_eq!(told.owner(), edge.owner);
            }
        }
        Why::Table { known, window } => {
            prop_assert!(known.lower <= value && value <= known.upper);
            let enough =
                known.is_exact() || known.lower >= window.upper || known.upper <= window.lower;
            prop_assert!(enough);
        }
        Why::Leaf(leaf) => prop_assert_eq!(leaf, value),
        Why::Value {
            bounds,
            lower_from,
            upper_from,
            ..
        } => {
            let Bounds { lower, upper } = bounds;
            prop_assert!(lower <= value && value <= upper);
            for child in [lower_from, upper_from].into_iter().flatten() {
                prop_assert_eq!(nodes.parent(child), node);
                if bounds.is_exact() {
                    prop_assert_eq!(values[child.index()], value);
                }
            }
            let named = lower_from.is_some() || upper_from.is_some();
            prop_assert!(!bounds.is_exact() || named || run.text.contains("hard"));
        }
        Why::Failed {
            value: found,
            giver,
            edge,
            high,
            ..
        } => {
            prop_assert!(giver.is_none_or(|giver| nodes.parent(giver) == node));
            if high {
                prop_assert!(value >= found && found >= edge.value);
            } else {
                prop_assert!(value <= found && found <= edge.value);
            }
        }
        _ => prop_assert!(false, "not a reason of this search"),
    }
    Ok(())
}

/// `player` is the one who is sure of the edge: MAX of α, MIN of β.
fn check_edge(
    run: &Run,
    values: &[Value],
    node: NodeId,
    edge: Edge,
    player: Player,
    events: usize,
) -> Result<(), TestCaseError> {
    let nodes = &run.record.nodes;
    let Edge {
        value,
        owner,
        backing,
    } = edge;
    prop_assert!(nodes.is_within(node, owner));
    match backing {
        Backing::Proved => {
            prop_assert!(owner != node);
            prop_assert_eq!(nodes.player(owner), player);
            let naive = run.naive(events);
            match player {
                Player::Max => {
                    prop_assert!(naive.lower(owner) >= value);
                    prop_assert!(values[owner.index()] >= value);
                }
                Player::Min => {
                    prop_assert!(naive.upper(owner) <= value);
                    prop_assert!(values[owner.index()] <= value);
                }
            }
        }
        Backing::Laid => {}
        Backing::Given => prop_assert_eq!(owner, NodeId::ROOT),
    }
    Ok(())
}
