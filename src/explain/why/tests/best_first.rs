//! GSEARCH, RSEARCH and Stockman's states.

use proptest::prelude::*;

use super::support::*;
use crate::explain::why::{Closing, Member, Method, Reason, Rule, Why};
use crate::problem::{Player, Value};
use crate::trace::event::{Kind, NodeId};
use crate::trace::history::{History, Part};
use crate::trace::moment::{Moment, State};
use crate::trace::path_bounds::{Meeting, Owned, PathBounds};

const GSEARCH: &[&str] = &[
    "sss",
    "gsearch-alpha-beta",
    "gsearch-eligible",
    "recursive-sss c=1",
    "recursive-sss c=2",
    "recursive-sss c=3,1",
    "recursive-sss cond=space c=4",
    "recursive-sss policy=free",
    "recursive-sss policy=retain",
    "recursive-sss rule=leftmost c=3",
    "recursive-sss rule=dual c=9",
];

fn is_alive(moment: &Moment, node: NodeId) -> bool {
    moment.is_generated(node) && moment.state(node) != State::Freed
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn a_nodes_standing_is_what_the_definitions_say(seed: u64) {
        let tree = random_tree(seed);
        for text in GSEARCH {
            let mut run = Run::new(&tree, &choice(text));
            for at in run.between_steps() {
                run.seek(at);
                let naive = run.naive(at);
                let moment = run.replay.moment();
                for node in run.all().filter(|&n| is_alive(moment, n)) {
                    let standing = PathBounds::of(&run.record.nodes, moment, node);
                    let context = || format!("{}, event {at}, {node:?}: {standing:?}", run.text);
                    prop_assert_eq!(standing.bounds, naive.bounds[node.index()], "{}", context());
                    prop_assert_eq!(standing.lower_top.value, naive.lower_top(node), "{}", context());
                    prop_assert_eq!(standing.upper_top.value, naive.upper_top(node), "{}", context());
                    prop_assert_eq!(standing.alpha.value, naive.alpha(node), "{}", context());
                    prop_assert_eq!(standing.beta.value, naive.beta(node), "{}", context());
                    prop_assert_eq!(standing.alpha_bar.value, naive.alpha_bar(node), "{}", context());
                    prop_assert_eq!(standing.beta_bar.value, naive.beta_bar(node), "{}", context());
                    prop_assert_eq!(standing.is_eligible(),
                        naive.beta_bar(node) > naive.alpha_bar(node), "{}", context());
                    prop_assert_eq!(standing.is_closed(), naive.is_closed(node), "{}", context());
                    let left = naive.left_siblings(node, Player::Min);
                    prop_assert_eq!(standing.is_left_max_certified(),
                        left.iter().all(|&q| naive.is_closed(q)), "{}", context());
                    check_owner(standing.lower_top, &naive.ancestors(node, Player::Max), |n| naive.lower(n))?;
                    check_owner(standing.upper_top, &naive.ancestors(node, Player::Min), |n| naive.upper(n))?;
                    check_owner(standing.alpha, &naive.left_siblings(node, Player::Max), |n| naive.lower(n))?;
                    check_owner(standing.alpha_bar, &naive.left_siblings(node, Player::Max), |n| naive.upper(n))?;
                    check_owner(standing.beta, &left, |n| naive.upper(n))?;
                    check_owner(standing.beta_bar, &left, |n| naive.lower(n))?;
                }
            }
        }
    }

    #[test]
    fn reasons_name_the_true_owners(seed: u64) {
        let tree = random_tree(seed);
        for text in GSEARCH {
            let mut run = Run::new(&tree, &choice(text));
            let mut moments = run.between_steps();
            moments.extend((0..run.record.log.len()).step_by(5));
            let histories = run.histories();
            for at in moments {
                run.seek(at);
                for node in run.all() {
                    let explanation = run.evidence().explain(&histories[node.index()]);
                    for reason in &explanation.reasons {
                        check(&run, node, reason)?;
                    }
                    let newest_first = explanation.reasons.is_sorted_by(|a, b| a.at >= b.at);
                    prop_assert!(newest_first, "{}, event {at}, {node:?}", run.text);
                    let state = run.replay.moment().state(node);
                    let settled = run.record.log.get(at).is_none_or(|e| e.kind == Kind::Select);
                    prop_assert!(
                        !explanation.reasons.is_empty() || !settled || node == NodeId::ROOT,
                        "{}, event {at}: nothing to say of {node:?}, {state:?}", run.text,
                    );
                }
            }
        }
    }

    #[test]
    fn stockmans_states_are_taken_by_merit_and_removed_below_a_solved_node(seed: u64) {
        let tree = random_tree(seed);
        for text in ["sss-stockman", "dual"] {
            let choice = choice(text);
            if choice.prepare().is_err() {
                // Not in this catalogue.
                continue;
            }
            let mut run = Run::new(&tree, &choice);
            let histories = run.histories();
            for at in run.between_steps() {
                run.seek(at);
                for node in run.all() {
                    let explanation = run.evidence().explain(&histories[node.index()]);
                    prop_assert_eq!(explanation.standing, None);
                    for reason in &explanation.reasons {
                        check(&run, node, reason)?;
                    }
                }
            }
        }
    }

    #[test]
    fn a_history_holds_every_event_of_the_node_and_when_it_was_freed(seed: u64) {
        let tree = random_tree(seed);
        for text in ["sss", "recursive-sss", "alpha-beta"] {
            let mut run = Run::new(&tree, &choice(text));
            for node in run.all() {
                let mut history = History::new(&run.record.nodes, node);
                history.extend(&run.record.log);
                let own = history.entries().iter().filter(|e| e.part == Part::Own);
                let events = run.record.log.range(0, run.record.log.len());
                prop_assert_eq!(own.count(), events.filter(|e| e.node == node).count());
                for entry in history.entries().iter().filter(|e| e.part == Part::Freed) {
                    run.seek(entry.index);
                    prop_assert!(is_alive(run.replay.moment(), node), "{}", run.text);
                }
            }
        }
    }
}

/// The owner is one of `among` and has the number; there is none only where all are infinite.
fn check_owner(
    owned: Owned,
    among: &[NodeId],
    number: impl Fn(NodeId) -> Value,
) -> Result<(), TestCaseError> {
    match owned.owner {
        Some(owner) => {
            prop_assert!(among.contains(&owner));
            prop_assert_eq!(number(owner), owned.value);
        }
        None => prop_assert!(!owned.value.is_finite()),
    }
    Ok(())
}

/// The reason holds, by the definitions alone, at the moment it speaks of.
fn check(run: &Run, node: NodeId, reason: &Reason) -> Result<(), TestCaseError> {
    let nodes = &run.record.nodes;
    let now = run.replay.moment();
    let context = || format!("{}, {node:?}, {reason:?}", run.text);
    prop_assert!(reason.at <= now.now.events, "{}", context());
    match reason.why {
        Why::NotGenerated { below, .. } => {
            prop_assert!(nodes.is_within(node, below) && now.is_generated(below));
            prop_assert!(!now.is_generated(nodes.ancestor_at(node, nodes.depth(below) + 1)));
        }
        Why::Closed { how, meeting } => {
            let naive = run.naive(reason.at - 1);
            check_meeting(&naive, node, meeting).map_err(|e| e_with(e, &context()))?;
            match how {
                Closing::Under(top) => prop_assert!(top != node && nodes.is_within(node, top)),
                Closing::AtSelection => {
                    let told = run.record.log[reason.at - 1].bounds();
                    prop_assert_eq!(told.lower, naive.lower_top(node), "{}", context());
                    prop_assert_eq!(told.upper, naive.upper_top(node), "{}", context());
                }
                Closing::Here => {}
            }
        }
        Why::Doomed(meeting) => {
            prop_assert!(meeting.low.value >= meeting.high.value);
            if is_between_steps(run) {
                check_meeting(&run.naive(now.now.events), node, meeting)?;
            }
        }
        Why::Waits {
            rank,
            members,
            merit,
            first,
            rule,
        } => {
            let all = open_of_level(run, now, node);
            prop_assert_eq!(members as usize, all.len(), "{}", context());
            let own = Member { node, merit };
            let before = all
                .iter()
                .filter(|&&m| comes_before(run, rule, m, own))
                .count();
            prop_assert_eq!(rank as usize, before + 1, "{}", context());
            prop_assert!(all.iter().all(|&m| !comes_before(run, rule, m, first)));
        }
        Why::Sleeps { elder, parent } => {
            prop_assert_eq!(nodes.parent(elder), parent);
            prop_assert!(elder < node && now.state(elder) != State::Closed);
        }
        Why::Merit { rule, merit } if is_between_steps(run) => {
            let naive = run.naive(now.now.events);
            let owner = merit.owner.unwrap();
            match rule {
                Rule::LeastAlpha => {
                    prop_assert_eq!(merit.value, naive.alpha(node));
                    prop_assert_eq!(naive.lower(owner), merit.value);
                    prop_assert!(naive.left_siblings(node, Player::Max).contains(&owner));
                }
                _ => {
                    prop_assert_eq!(merit.value, naive.beta(node), "{}", context());
                    prop_assert_eq!(naive.upper(owner), merit.value);
                    prop_assert!(naive.left_siblings(node, Player::Min).contains(&owner));
                    if now.state(node) == State::Open {
                        prop_assert_eq!(now.merit(node), merit.value, "{}", context());
                    }
                }
            }
        }
        Why::Selected {
            rule,
            merit,
            runner_up,
            ..
        } => {
            let before = run.replay.glance(&run.record.log, nodes, reason.at - 1);
            check_selection(run, &before, node, merit, runner_up, rule)
                .map_err(|e| e_with(e, &context()))?;
        }
        Why::State {
            hero,
            merit,
            runner_up,
            ..
        } => {
            let rule = match hero {
                Player::Max => Rule::GreatestBeta,
                Player::Min => Rule::LeastAlpha,
            };
            let before = run.replay.glance(&run.record.log, nodes, reason.at - 1);
            check_selection(run, &before, node, merit, runner_up, rule)?;
        }
        Why::Value {
            bounds,
            lower_from,
            upper_from,
            ..
        } => {
            let naive = run.naive(now.now.events);
            for (child, number) in [(lower_from, bounds.lower), (upper_from, bounds.upper)] {
                let Some(child) = child else { continue };
                prop_assert_eq!(nodes.parent(child), node);
                let known = now.bounds(child);
                prop_assert!(known.lower == number || known.upper == number);
                if is_between_steps(run) && matches!(run.method, Method::Bounds(_)) {
                    prop_assert_eq!(bounds, naive.bounds[node.index()], "{}", context());
                }
            }
        }
        Why::Freed { under } | Why::Removed { under } => {
            prop_assert!(
                under != node && nodes.is_within(node, under),
                "{}",
                context()
            );
        }
        Why::Leaf(value) => {
            let naive = run.naive(now.now.events);
            prop_assert_eq!(naive.lower(node), value);
        }
        Why::Solves { level } => prop_assert!(level > 1),
        Why::Merit { .. } | Why::Key { .. } => {}
        _ => prop_assert!(false, "not a reason of this search: {}", context()),
    }
    Ok(())
}

fn e_with(error: TestCaseError, context: &str) -> TestCaseError {
    TestCaseError::fail(format!("{error}: {context}"))
}

fn is_between_steps(run: &Run) -> bool {
    let at = run.replay.moment().now.events;
    run.record
        .log
        .get(at)
        .is_none_or(|event| event.kind == Kind::Select)
}

fn check_meeting(naive: &Naive<'_>, node: NodeId, meeting: Meeting) -> Result<(), TestCaseError> {
    let Meeting { low, high, .. } = meeting;
    prop_assert!(low.value >= high.value);
    match low.owner {
        Some(owner) if owner == node => prop_assert_eq!(naive.lower(node), low.value),
        Some(owner) => {
            prop_assert!(naive.ancestors(node, Player::Max).contains(&owner));
            prop_assert_eq!(naive.lower(owner), low.value);
            prop_assert_eq!(naive.lower_top(node), low.value);
        }
        None => prop_assert!(false, "nobody owns the lower bound"),
    }
    match high.owner {
        Some(owner) if owner == node => prop_assert_eq!(naive.upper(node), high.value),
        Some(owner) => {
            prop_assert!(naive.ancestors(node, Player::Min).contains(&owner));
            prop_assert_eq!(naive.upper(owner), high.value);
            prop_assert_eq!(naive.upper_top(node), high.value);
        }
        None => prop_assert!(false, "nobody owns the upper bound"),
    }
    Ok(())
}

/// The active members of the OPEN to which the node belongs, found by hand: those below the same
/// recursion.
fn open_of_level(run: &Run, moment: &Moment, node: NodeId) -> Vec<Member> {
    let nodes = &run.record.nodes;
    // The recursions under way, by their entries and returns.
    let mut roots = vec![NodeId::ROOT];
    let mut entered = None;
    for event in run.record.log.range(0, moment.now.events) {
        match event.kind {
            Kind::Enter => entered = Some(event.node),
            Kind::Open if entered.take() == Some(event.node) && event.node != NodeId::ROOT => {
                roots.push(event.node);
            }
            Kind::Return if roots.last() == Some(&event.node) => {
                roots.pop();
            }
            _ => {}
        }
    }
    let level = |n: NodeId| roots.iter().rposition(|&root| nodes.is_within(n, root));
    let own = level(node);
    moment
        .open()
        .filter(|&n| moment.state(n) == State::Open && level(n) == own)
        .map(|n| Member {
            node: n,
            merit: moment.merit(n),
        })
        .collect()
}

fn comes_before(run: &Run, rule: Rule, a: Member, b: Member) -> bool {
    let left = run.record.nodes.compare_left(a.node, b.node).is_lt();
    match rule {
        Rule::Leftmost => left,
        Rule::LeastAlpha => a.merit < b.merit || a.merit == b.merit && left,
        _ => a.merit > b.merit || a.merit == b.merit && left,
    }
}

fn check_selection(
    run: &Run,
    before: &Moment,
    node: NodeId,
    merit: Value,
    runner_up: Option<Member>,
    rule: Rule,
) -> Result<(), TestCaseError> {
    let all = open_of_level(run, before, node);
    let own = Member { node, merit };
    prop_assert!(all.iter().any(|m| m.node == node));
    if rule == Rule::ByLot {
        let naive = run.naive(before.now.events);
        prop_assert!(naive.beta_bar(node) > naive.alpha_bar(node));
        return Ok(());
    }
    prop_assert!(
        all.iter()
            .all(|&m| m.node == node || comes_before(run, rule, own, m))
    );
    match runner_up {
        None => prop_assert_eq!(all.len(), 1),
        Some(second) => {
            let others = all
                .iter()
                .filter(|m| m.node != node && m.node != second.node);
            prop_assert!(
                others
                    .into_iter()
                    .all(|&m| comes_before(run, rule, second, m))
            );
        }
    }
    Ok(())
}
