//! Which node is searched next, and why not another.

use super::{Asked, Reason, Rule, Solution, Verdict, by_numbers, cut, settled};
use crate::problem::Value;
use crate::trace::event::{Event, Kind, NodeId};
use crate::trace::moment::State;
use crate::trace::open_list::OpenOrder;

/// The event by which the search moves on, and the node it moves on to.
fn coming(asked: &Asked<'_>) -> Option<(usize, NodeId)> {
    let wanted = asked.moves();
    let index = settled(asked.record, asked.rule, asked.now());
    // A pass or an iteration begins before its root is entered.
    let log = asked.log();
    (index..)
        .zip(log.range(index, log.len()))
        .find(|(_, event)| event.kind.bit() & wanted != 0)
        .map(|(k, event)| (k, event.node))
}

pub fn solve(asked: &Asked<'_>) -> Option<Solution> {
    let (index, node) = coming(asked)?;
    Some(Solution {
        nodes: vec![asked.place(node)],
        number: None,
        moment: settled(asked.record, asked.rule, index + 1),
        reason: why(asked, index, node),
    })
}

pub fn judge(asked: &Asked<'_>, place: NodeId) -> Option<Verdict> {
    let Some((index, node)) = coming(asked) else {
        return Some(Verdict {
            right: false,
            reason: Reason::Over,
        });
    };
    // A best-first search holds a position once, whichever path leads to it.
    let right = match asked.rule {
        Rule::Tip(_) => asked.canvas.are_transpositions(asked.place(node), place),
        _ => asked.place(node) == place,
    };
    let reason = if right {
        why(asked, index, node)
    } else {
        why_not(asked, index, node, place)
    };
    Some(Verdict { right, reason })
}

fn why(asked: &Asked<'_>, index: usize, node: NodeId) -> Reason {
    if let Some(reason) = by_numbers::why_next(asked, index, node) {
        return reason;
    }
    match asked.rule {
        Rule::DepthFirst | Rule::Tip(_) | Rule::Least(_) | Rule::Threshold => {
            why_entered(asked, index, node)
        }
        Rule::Random => Reason::Drawn {
            node: asked.place(node),
        },
        Rule::Open(order) => {
            let merit = asked.log().get(index).map_or(Value::INF, |e| e.value());
            let runner_up = runner_up(asked, order, recursion(asked, index), node)
                .map(|(other, merit)| (asked.place(other), merit));
            Reason::Taken {
                node: asked.place(node),
                merit,
                order,
                runner_up,
            }
        }
    }
}

/// Who would be taken from the OPEN of this recursion if `node` were not there.
fn runner_up(
    asked: &Asked<'_>,
    order: OpenOrder,
    top: NodeId,
    node: NodeId,
) -> Option<(NodeId, Value)> {
    let among = |limit: usize| {
        let first = asked.moment.open_sorted(asked.nodes(), order, limit);
        let mut rivals = first
            .iter()
            .filter(|entry| !entry.dormant && asked.nodes().is_within(entry.node, top))
            .filter(|entry| entry.node != node);
        rivals.next().map(|entry| (entry.node, entry.merit))
    };
    // The innermost recursion stands first, so it hardly ever takes more than two.
    among(2).or_else(|| among(usize::MAX))
}

/// The root of the recursion that is under way when the event happens.
fn recursion(asked: &Asked<'_>, index: usize) -> NodeId {
    let log = asked.log();
    let Some(level) = log.get(index).map(|event| event.level) else {
        return NodeId::ROOT;
    };
    (0..index)
        .rev()
        .filter_map(|k| log.get(k))
        .find(|event| event.kind == Kind::Enter && event.level == level)
        .map_or(NodeId::ROOT, |event| event.node)
}

fn why_entered(asked: &Asked<'_>, index: usize, node: NodeId) -> Reason {
    let place = asked.place(node);
    let log = asked.log();
    let event = log.get(index);
    if event.is_some_and(|e| e.kind == Kind::ReSearch) {
        // The test may come back only after the moment of the question.
        let back = (0..index)
            .rev()
            .filter_map(|k| log.get(k))
            .find(|e| e.kind == Kind::Return && e.node == node);
        return Reason::Again {
            node: place,
            found: back.map_or(asked.moment.bounds(node), |e| e.bounds()),
            window: event.map_or(crate::problem::Bounds::UNKNOWN, |e| e.bounds()),
        };
    }
    if node == NodeId::ROOT {
        return match last_begun(asked, index) {
            Some(e) if e.kind == Kind::Pass => Reason::Pass { gamma: e.value() },
            Some(e) => Reason::Iteration {
                depth: e.iteration().1,
            },
            None => Reason::Start { node: place },
        };
    }
    let parent = asked.nodes().parent(node);
    let siblings = asked.nodes().children(parent);
    // Where an order of its own is used, "first" is the first to be entered.
    let first = siblings
        .into_iter()
        .all(|s| s == node || asked.moment.state(s) == State::Generated || !reached(asked, s));
    if first {
        return Reason::FirstChild {
            node: place,
            parent: asked.place(parent),
        };
    }
    Reason::NextChild {
        node: place,
        parent: asked.place(parent),
        cut: cut_on_the_way(asked, index, NodeId::NONE),
    }
}

/// The pass or iteration in which the event happens.
pub(super) fn last_begun<'a>(asked: &Asked<'a>, index: usize) -> Option<&'a Event> {
    let log = asked.log();
    (0..index).rev().find_map(|k| {
        log.get(k)
            .filter(|e| matches!(e.kind, Kind::Pass | Kind::Iteration))
    })
}

fn reached(asked: &Asked<'_>, node: NodeId) -> bool {
    asked.moment.visits(node) > 0
}

/// The last cut between the moment and the event, told of the first of the siblings that go
/// together; or that of `node` if it is one.
fn cut_on_the_way(asked: &Asked<'_>, index: usize, node: NodeId) -> Option<cut::Cut> {
    let from = asked.now();
    let log = asked.log();
    let cut = |k: usize| {
        let event = log.get(k)?;
        let wanted = event.kind == Kind::Cut && (node.is_none() || event.node == node);
        wanted.then(|| asked.nodes().parent(event.node))
    };
    let parent = (from..index).rev().find_map(cut)?;
    let first = (from..index).find(|&k| cut(k) == Some(parent))?;
    cut::at(asked, first)
}

fn why_not(asked: &Asked<'_>, index: usize, answer: NodeId, place: NodeId) -> Reason {
    let Some(node) = asked.present(place) else {
        return Reason::NotGenerated {
            node: place,
            above: generated_above(asked, place),
        };
    };
    let state = asked.moment.state(node);
    match asked.rule {
        Rule::DepthFirst | Rule::Threshold => {
            why_not_entered(asked, index, answer, place, node, state)
        }
        Rule::Tip(counting) => by_numbers::why_not_taken(asked, counting, index, place, node),
        Rule::Least(counting) => {
            by_numbers::why_not_entered(asked, counting, (index, answer), (place, node))
        }
        Rule::Random => match state {
            State::Open | State::Dormant => Reason::Drawn {
                node: asked.place(answer),
            },
            _ => Reason::Searched { node: place, state },
        },
        Rule::Open(order) => why_not_taken(asked, index, answer, place, node, state, order),
    }
}

fn why_not_taken(
    asked: &Asked<'_>,
    index: usize,
    answer: NodeId,
    place: NodeId,
    node: NodeId,
    state: State,
    order: OpenOrder,
) -> Reason {
    if state == State::Dormant {
        let parent = asked.nodes().parent(node);
        let elder = asked
            .nodes()
            .children(parent)
            .find(|&c| asked.moment.state(c) != State::Closed)
            .unwrap_or(parent);
        return Reason::Sleeps {
            node: place,
            elder: asked.place(elder),
        };
    }
    if state != State::Open {
        return Reason::Searched { node: place, state };
    }
    let top = recursion(asked, index);
    if !asked.nodes().is_within(node, top) {
        return Reason::OutsideRecursion {
            node: place,
            top: asked.place(top),
        };
    }
    let merit = asked.moment.merit(node);
    let best_merit = asked.log().get(index).map_or(Value::INF, |e| e.value());
    if order == OpenOrder::Leftmost || merit == best_merit {
        Reason::FurtherRight {
            node: place,
            best: asked.place(answer),
            order,
        }
    } else {
        Reason::LessMerit {
            node: place,
            merit,
            order,
            best: asked.place(answer),
            best_merit,
        }
    }
}

fn why_not_entered(
    asked: &Asked<'_>,
    index: usize,
    answer: NodeId,
    place: NodeId,
    node: NodeId,
    state: State,
) -> Reason {
    if answer == NodeId::ROOT {
        return why_entered(asked, index, answer);
    }
    if let Some(cut) = cut_on_the_way(asked, index, node) {
        return Reason::Cut(cut);
    }
    // What an earlier iteration or pass has done below a node that waits, or that has just been
    // entered anew, says nothing about this one.
    let waits = |above| match asked.moment.state(above) {
        State::Generated => true,
        State::Entered => above != node,
        _ => false,
    };
    if asked.nodes().ancestors(node).any(waits) {
        return Reason::Later {
            node: place,
            first: asked.place(answer),
        };
    }
    if matches!(state, State::Cut | State::PreCut) {
        return Reason::AlreadyCut { node: place };
    }
    Reason::Searched { node: place, state }
}

/// The lowest node above `place` that exists at the moment.
fn generated_above(asked: &Asked<'_>, place: NodeId) -> NodeId {
    asked
        .canvas
        .nodes()
        .ancestors(place)
        .find(|&above| asked.present(above).is_some())
        .unwrap_or(NodeId::ROOT)
}
