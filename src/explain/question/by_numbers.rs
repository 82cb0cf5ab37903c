//! Questions about searches by numbers: which node the least numbers lead to, where a node's own
//! numbers come from, and how often they count the same position.

use super::{Asked, Number, Reason, next};
use crate::explain::why::NumberKind;
use crate::problem::{Bounds, Player, Value};
use crate::trace::cheapest_solution::{self, Places, Tips};
use crate::trace::event::{Event, Kind, NodeId};
use crate::trace::moment::Moment;

const ZERO: Value = Value::new(0);

/// One step of the way down: at `parent`, the child taken for its number, and the best other.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Turn {
    pub parent: NodeId,
    pub player: Player,
    pub child: NodeId,
    pub number: Value,
    pub rival: Option<(NodeId, Value)>,
}

/// How a node's number follows from its children's.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sum {
    /// One child is enough.
    Least,
    /// All are needed: the sum, or the dearest (the cheapest) and one for each other.
    All(NumberKind),
}

/// A number of a node, and the children's numbers it follows from.
#[derive(Clone, PartialEq, Debug)]
pub struct Counted {
    pub node: NodeId,
    pub number: Number,
    pub counting: NumberKind,
    pub player: Player,
    pub sum: Sum,
    /// The same number of every child.
    pub children: Vec<(NodeId, Value)>,
    pub value: Value,
}

/// What the search knows just before the event at `index`.
fn before(asked: &Asked<'_>, index: usize) -> Moment {
    let mut moment = asked.moment.clone();
    let now = asked.now();
    if index > now {
        let events: Vec<Event> = asked.log().range(now, index).copied().collect();
        moment.apply(asked.nodes(), &events);
    }
    moment
}

/// The number that counts for the player who moves at the parent.
fn number_for(moment: &Moment, player: Player, child: NodeId) -> Value {
    let Bounds { lower, upper } = cheapest_solution::numbers(moment, child);
    match player {
        Player::Max => lower,
        Player::Min => upper,
    }
}

/// The step from a parent to one of its children.
fn turn(asked: &Asked<'_>, moment: &Moment, child: NodeId) -> Turn {
    let nodes = asked.nodes();
    let parent = nodes.parent(child);
    let player = nodes.player(parent);
    let others = moment.children(nodes, parent).filter(|&c| c != child);
    let rival = others.min_by_key(|&c| number_for(moment, player, c));
    Turn {
        parent: asked.place(parent),
        player,
        child: asked.place(child),
        number: number_for(moment, player, child),
        rival: rival.map(|c| (asked.place(c), number_for(moment, player, c))),
    }
}

/// Whether the step goes to the leftmost child of least number.
fn is_least(asked: &Asked<'_>, turn: &Turn) -> bool {
    let index = |place| asked.canvas.nodes().child_index(place);
    turn.rival.is_none_or(|(rival, number)| {
        turn.number < number || (turn.number == number && index(turn.child) < index(rival))
    })
}

/// The steps from the root to a node.
fn way(asked: &Asked<'_>, moment: &Moment, node: NodeId) -> Vec<Turn> {
    let mut turns: Vec<Turn> = asked
        .nodes()
        .ancestors(node)
        .filter(|&n| n != NodeId::ROOT)
        .map(|n| turn(asked, moment, n))
        .collect();
    turns.reverse();
    turns
}

/// Why a best-first search takes this tip.
pub(super) fn why_taken(
    asked: &Asked<'_>,
    counting: NumberKind,
    index: usize,
    node: NodeId,
) -> Reason {
    let moment = before(asked, index);
    let mut steps = way(asked, &moment, node);
    // Where paths meet the tip is named by the path on which it was found first, which need not
    // be the one that leads to it now.
    if !counting.has_two() || !steps.iter().all(|step| is_least(asked, step)) {
        steps.clear();
    }
    Reason::MostProving {
        node: asked.place(node),
        counting,
        steps,
    }
}

pub(super) fn why_not_taken(
    asked: &Asked<'_>,
    counting: NumberKind,
    index: usize,
    place: NodeId,
    node: NodeId,
) -> Reason {
    let moment = before(asked, index);
    if let Some(solved) = solved(&moment, counting, place, node) {
        return solved;
    }
    let view = moment.node(asked.nodes(), node);
    if view.expanded {
        return Reason::Searched {
            node: place,
            state: view.state,
        };
    }
    let off = way(asked, &moment, node)
        .into_iter()
        .find(|step| !is_least(asked, step));
    match off {
        Some(step) if counting.has_two() => Reason::OffTheWay { counting, step },
        _ => Reason::NotCheapest { node: place },
    }
}

/// Why a depth-first search goes down to this child.
pub(super) fn why_entered(
    asked: &Asked<'_>,
    counting: NumberKind,
    index: usize,
    node: NodeId,
) -> Reason {
    let moment = before(asked, index);
    let thresholds = asked.log().get(index).map(Event::bounds);
    Reason::LeastChild {
        counting,
        step: turn(asked, &moment, node),
        thresholds: thresholds.unwrap_or(Bounds::UNKNOWN),
    }
}

pub(super) fn why_not_entered(
    asked: &Asked<'_>,
    counting: NumberKind,
    (index, answer): (usize, NodeId),
    (place, node): (NodeId, NodeId),
) -> Reason {
    let moment = before(asked, index);
    if let Some(solved) = solved(&moment, counting, place, node) {
        return solved;
    }
    let parent = asked.nodes().parent(answer);
    if parent.is_some() && asked.nodes().parent(node) == parent {
        let step = turn(asked, &moment, node);
        return Reason::OffTheWay { counting, step };
    }
    if moment.node(asked.nodes(), node).expanded {
        return Reason::Searched {
            node: place,
            state: moment.state(node),
        };
    }
    Reason::Elsewhere {
        node: place,
        below: asked.place(if parent.is_some() { parent } else { answer }),
    }
}

/// C*: why this node is asked, and with which threshold.
pub(super) fn why_asked(asked: &Asked<'_>, index: usize, node: NodeId) -> Reason {
    let log = asked.log();
    let theta = log.get(index).map_or(Value::INF, |e| e.bounds().lower);
    let nodes = asked.nodes();
    let parent = nodes.parent(node);
    let came_back = |e: &&Event| e.kind == Kind::Return && e.node == node;
    let again = index
        .checked_sub(1)
        .and_then(|k| log.get(k))
        .filter(came_back)
        .map(|e| e.bounds().lower);
    Reason::AskedBelow {
        node: asked.place(node),
        parent: asked.place(parent),
        player: nodes.player(parent),
        theta,
        again,
    }
}

fn solved(moment: &Moment, counting: NumberKind, place: NodeId, node: NodeId) -> Option<Reason> {
    let proved = counting.answer(cheapest_solution::numbers(moment, node))?;
    Some(Reason::Answered {
        node: place,
        proved,
    })
}

/// A node's proof or disproof number, its thresholds, its open ends.
pub(super) fn number(asked: &Asked<'_>, place: NodeId, number: Number) -> Option<Value> {
    asked.rule.counting()?;
    let node = asked.present(place)?;
    let told = cheapest_solution::numbers(asked.moment, node);
    let window = || asked.moment.node(asked.nodes(), node).window;
    Some(match number {
        Number::Proof => told.lower,
        Number::Disproof => told.upper,
        Number::ProofLimit => window()?.lower,
        Number::DisproofLimit => window()?.upper,
        Number::Counted => count(tips(asked, node)?.counted),
        Number::Distinct => count(tips(asked, node)?.distinct),
        _ => return None,
    })
}

fn count(n: usize) -> Value {
    Value::new(i32::try_from(n).unwrap_or(i32::MAX))
}

fn tips(asked: &Asked<'_>, node: NodeId) -> Option<Tips> {
    let key = |node| asked.canvas.key(asked.place(node));
    key(node)?;
    let mut places = Places::default();
    places.extend(asked.nodes(), None, |node| {
        key(node).unwrap_or(u64::from(node.0))
    });
    cheapest_solution::tips(asked.nodes(), asked.moment, node, &places)
}

/// Where a number comes from.
pub(super) fn why(asked: &Asked<'_>, place: NodeId, what: Number, value: Value) -> Reason {
    let told = Reason::Told {
        node: place,
        number: what,
        counting: asked.rule.counting().unwrap_or(NumberKind::Proof),
        value,
    };
    if matches!(what, Number::Counted | Number::Distinct) {
        let tips = asked.present(place).and_then(|node| tips(asked, node));
        return tips.map_or(told, |tips| Reason::Tips { node: place, tips });
    }
    if matches!(what, Number::ProofLimit | Number::DisproofLimit) {
        return limit(asked, place, what, value).unwrap_or(told);
    }
    match counted(asked, place, what) {
        // A node that is not on the path keeps what it was told last, whatever its children do.
        Some(counted) if counted.children.is_empty() || result(&counted) == Some(value) => {
            Reason::Counted(counted)
        }
        _ => told,
    }
}

/// Who laid down a threshold, where that is easily said: the best other child of a node that chooses
/// among them, and in C* the child's own cost.
fn limit(asked: &Asked<'_>, place: NodeId, what: Number, value: Value) -> Option<Reason> {
    let counting = asked.rule.counting()?;
    let node = asked.present(place)?;
    let parent = asked.nodes().parent(node);
    if parent.is_none() {
        return None;
    }
    let step = turn(asked, asked.moment, node);
    let chooses = match what {
        Number::ProofLimit => Player::Max,
        _ => Player::Min,
    };
    let by_rival = step
        .rival
        .is_some_and(|(_, number)| number.plus(1) == value);
    let is_owed = counting == NumberKind::Conspiracy || (step.player == chooses && by_rival);
    is_owed.then_some(Reason::Limit {
        number: what,
        counting,
        step,
        value,
    })
}

pub(super) fn why_not(asked: &Asked<'_>, place: NodeId, what: Number, typed: Value) -> Reason {
    let counting = asked.rule.counting().unwrap_or(NumberKind::Proof);
    let player = asked.canvas.nodes().player(place);
    let mut mixed_up = None;
    if let Some(counted) = counted(asked, place, what) {
        let other = match counted.sum {
            Sum::Least => Sum::All(counting),
            Sum::All(_) => Sum::Least,
        };
        let other = Counted {
            sum: other,
            ..counted
        };
        if other.children.len() > 1 && result(&other) == Some(typed) {
            mixed_up = Some(other.sum);
        }
    }
    Reason::NotCounted {
        node: place,
        number: what,
        counting,
        player,
        typed,
        mixed_up,
    }
}

/// Which children's numbers make up a number of this node; nothing where it is no such number.
fn counted(asked: &Asked<'_>, place: NodeId, number: Number) -> Option<Counted> {
    let counting = asked.rule.counting()?;
    let node = asked.present(place)?;
    let nodes = asked.nodes();
    let player = nodes.player(node);
    let own = match number {
        Number::Proof => Player::Max,
        Number::Disproof => Player::Min,
        _ => return None,
    };
    if matches!(counting, NumberKind::Cost | NumberKind::Minimax) {
        return None;
    }
    let value = |child| match own {
        Player::Max => cheapest_solution::numbers(asked.moment, child).lower,
        Player::Min => cheapest_solution::numbers(asked.moment, child).upper,
    };
    let is_expanded = asked.moment.node(nodes, node).expanded;
    let children = asked.moment.children(nodes, node);
    Some(Counted {
        node: place,
        number,
        counting,
        player,
        sum: if player == own {
            Sum::Least
        } else {
            Sum::All(counting)
        },
        children: children
            .filter(|_| is_expanded)
            .map(|child| (asked.place(child), value(child)))
            .collect(),
        value: value(node),
    })
}

/// What the rule makes of the children's numbers.
fn result(counted: &Counted) -> Option<Value> {
    let numbers = || counted.children.iter().map(|&(_, value)| value);
    let open = || numbers().filter(|&value| value != ZERO);
    if counted.sum == Sum::Least {
        return numbers().min();
    }
    if numbers().any(|value| value == Value::INF) {
        return Some(Value::INF);
    }
    let others = count(open().count().saturating_sub(1));
    Some(match counted.counting {
        NumberKind::Weak => open().max().map_or(ZERO, |most| most.plus(others.get())),
        NumberKind::Branching => open().min().map_or(ZERO, |least| least.plus(others.get())),
        _ => numbers().fold(ZERO, |sum, value| sum.plus(value.get())),
    })
}

/// What comes next in a search by numbers, in the words of its rule.
pub(super) fn why_next(asked: &Asked<'_>, index: usize, node: NodeId) -> Option<Reason> {
    use super::Rule;
    let is_root = node == NodeId::ROOT;
    match asked.rule {
        Rule::Tip(counting) => Some(why_taken(asked, counting, index, node)),
        Rule::Least(counting) if !is_root => Some(why_entered(asked, counting, index, node)),
        Rule::Threshold if is_root => {
            let begun = next::last_begun(asked, index)?;
            (begun.kind == Kind::Iteration).then(|| Reason::Theta {
                theta: begun.iteration().1,
            })
        }
        Rule::Threshold => Some(why_asked(asked, index, node)),
        _ => None,
    }
}
