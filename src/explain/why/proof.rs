//! Reasons in searches by numbers: where a node's two numbers come from.

use super::{Evidence, Explanation, Member, Reason, Why};
use crate::problem::{Bounds, Player, Value};
use crate::trace::cheapest_solution::{cheapest, numbers};
use crate::trace::event::{Kind, NodeId};
use crate::trace::history::History;
use crate::trace::method::{Method, NumberKind};
use crate::trace::moment::State;

pub(super) fn explain(evidence: &Evidence<'_>, history: &History, node: NodeId) -> Explanation {
    let moment = evidence.moment();
    let now = evidence.now();
    let mut reasons = Vec::new();
    let last = |kinds: u32| history.last(now, kinds).copied();
    match moment.state(node) {
        State::Ungenerated | State::Freed => reasons.push(evidence.not_generated(node)),
        State::Evaluated => {
            if let Some(eval) = last(Kind::Eval.bit()) {
                reasons.push(Reason {
                    at: eval.at(),
                    why: Why::Leaf(eval.event.value()),
                });
            }
        }
        _ => {
            let told = Kind::Bounds.bit() | Kind::Return.bit() | Kind::Table.bit();
            let is_told = moment.bounds(node) != Bounds::UNKNOWN;
            let numbers = numbers(moment, node);
            let why = match moment.node(evidence.nodes, node).expanded {
                true if is_told => Some(Why::Numbers {
                    player: evidence.nodes.player(node),
                    numbers,
                    cheapest: cheapest(evidence.nodes, moment, node),
                }),
                // C* says nothing of a node before it leaves it.
                true => None,
                false if is_told && last(Kind::Enter.bit() | Kind::Select.bit()).is_none() => {
                    Some(Why::KnownNumbers { numbers })
                }
                false => Some(Why::Tip { numbers }),
            };
            let at = last(told).map_or(now, |entry| entry.at());
            reasons.extend(why.map(|why| Reason { at, why }));
        }
    }
    if let Some(entry) = last(Kind::Return.bit() | Kind::Enter.bit() | Kind::Table.bit())
        && let Some(why) = left(evidence, history, node, entry.index)
    {
        reasons.push(Reason {
            at: entry.at(),
            why,
        });
    }
    if let Some(entry) = last(Kind::Enter.bit() | Kind::Select.bit()) {
        if let Some(why) = chosen(evidence, node, entry.index) {
            reasons.push(Reason {
                at: entry.at(),
                why,
            });
        }
        if entry.event.kind == Kind::Enter {
            let Bounds { lower, upper } = entry.event.bounds();
            reasons.push(Reason {
                at: entry.at(),
                why: Why::Allowed {
                    first: lower,
                    second: upper,
                },
            });
        }
    }
    Explanation {
        standing: None,
        visit: None,
        reasons,
    }
}

/// Why this child and not another, where children are chosen by their numbers.
fn chosen(evidence: &Evidence<'_>, node: NodeId, index: usize) -> Option<Why> {
    let Method::Numbers(counting) = evidence.method else {
        return None;
    };
    if node == NodeId::ROOT || !counting.has_two() {
        return None;
    }
    let before = evidence.before(index);
    let nodes = evidence.nodes;
    let parent = nodes.parent(node);
    let player = nodes.player(parent);
    let number = |child: NodeId| {
        let Bounds { lower, upper } = numbers(&before, child);
        match player {
            Player::Max => lower,
            Player::Min => upper,
        }
    };
    let others = before.children(nodes, parent).filter(|&c| c != node);
    let rival = others.min_by_key(|&c| number(c)).map(|node| Member {
        node,
        merit: number(node),
    });
    // A position held once is named by its first path, which need not be the one taken now.
    let is_least = rival.is_none_or(|rival| number(node) <= rival.merit);
    is_least.then_some(Why::Chosen {
        parent,
        player,
        number: number(node),
        rival,
    })
}

/// Why the search has left it unanswered, if it has.
fn left(evidence: &Evidence<'_>, history: &History, node: NodeId, index: usize) -> Option<Why> {
    let Method::Numbers(counting) = evidence.method else {
        return None;
    };
    let numbers = numbers(evidence.moment(), node);
    let event = evidence.log.get(index).filter(|e| e.kind == Kind::Return)?;
    let (entered, table) = (
        history.last(index, Kind::Enter.bit())?,
        history.last(index, Kind::Table.bit()),
    );
    if table.is_some_and(|table| table.index > entered.index) {
        return Some(Why::KnownNumbers {
            numbers: event.bounds(),
        });
    }
    let limits = entered.event.bounds();
    let passed = match counting {
        NumberKind::Conspiracy => numbers.lower > limits.lower,
        _ => numbers.lower >= limits.lower || numbers.upper >= limits.upper,
    };
    let is_open = numbers.lower != Value::new(0)
        && numbers.lower.is_finite()
        && (!counting.has_two() || numbers.upper != Value::new(0));
    (passed && is_open).then_some(Why::Left { numbers, limits })
}
