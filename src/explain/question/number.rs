//! Numbers that belong to a node: its minimax value, its bounds, its window, its merit.

use serde::{Deserialize, Serialize};

use super::{Asked, Reason, Solution, Verdict, by_numbers};
use crate::problem::{Bounds, Player, Value};
use crate::trace::canvas::Canvas;
use crate::trace::event::{Event, Kind, NodeId};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub enum Number {
    /// f(P), whatever the search knows of it.
    #[default]
    Value,
    /// L_b(P) and U_b(P) at the moment.
    Lower,
    Upper,
    /// The window with which the node was entered last.
    Alpha,
    Beta,
    /// β(P), by which SSS* chooses.
    Merit,
    /// γ of the pass.
    Gamma,
    /// Proof and disproof number at the moment, or what the search has in their place.
    Proof,
    Disproof,
    /// The thresholds for them with which the node was entered last.
    ProofLimit,
    DisproofLimit,
    /// Open ends of the cheapest solution tree below it, and the different positions among them.
    Counted,
    Distinct,
}

impl Number {
    /// Whether it is what a node was entered with, not what is known of it.
    pub const fn is_limit(self) -> bool {
        matches!(
            self,
            Number::Alpha | Number::Beta | Number::ProofLimit | Number::DisproofLimit
        )
    }

    /// Whether it is what the search knows of the node and writes on it.
    pub const fn is_known(self) -> bool {
        matches!(
            self,
            Number::Lower | Number::Upper | Number::Proof | Number::Disproof
        )
    }

    /// Whether only searches by numbers have it.
    pub const fn is_of_proof(self) -> bool {
        matches!(
            self,
            Number::Proof
                | Number::Disproof
                | Number::ProofLimit
                | Number::DisproofLimit
                | Number::Counted
                | Number::Distinct
        )
    }
}

/// f(P) by its definition; nothing where the tree is not known to its leaves.
pub fn minimax(canvas: &Canvas, place: NodeId) -> Option<Value> {
    let nodes = canvas.nodes();
    // Children come after their parents, so going backwards every child is done before its parent.
    let mut values: Vec<Option<Value>> = vec![None; nodes.len()];
    let mut unknown = vec![false; nodes.len()];
    for i in (place.index()..nodes.len()).rev() {
        let node = NodeId(i as u32);
        if let Some(value) = canvas.value(node) {
            values[i] = Some(value);
        }
        unknown[i] |= values[i].is_none();
        if i == place.index() {
            break;
        }
        let parent = nodes.parent(node).index();
        unknown[parent] |= unknown[i];
        if let Some(value) = values[i] {
            let better = match nodes.player(NodeId(parent as u32)) {
                Player::Max => values[parent].is_none_or(|best| value > best),
                Player::Min => values[parent].is_none_or(|best| value < best),
            };
            if better {
                values[parent] = Some(value);
            }
        }
    }
    values[place.index()].filter(|_| !unknown[place.index()])
}

/// The number as it is at the moment asked about.
pub fn number(asked: &Asked<'_>, place: NodeId, number: Number) -> Option<Value> {
    if number == Number::Value {
        return minimax(asked.canvas, place);
    }
    if number == Number::Gamma {
        return asked.moment.now.gamma;
    }
    if number.is_of_proof() {
        return by_numbers::number(asked, place, number);
    }
    let node = asked.present(place)?;
    let view = asked.moment.node(asked.nodes(), node);
    match number {
        Number::Value | Number::Gamma => None,
        Number::Proof | Number::Disproof | Number::ProofLimit => None,
        Number::DisproofLimit | Number::Counted | Number::Distinct => None,
        Number::Lower => Some(view.bounds.lower),
        Number::Upper => Some(view.bounds.upper),
        Number::Alpha => view.window.map(|window| window.lower),
        Number::Beta => view.window.map(|window| window.upper),
        Number::Merit => Some(merit(asked, node).0),
    }
}

/// β(P) = min U_b over AMIN-LS(P), and whose U_b it is.
fn merit(asked: &Asked<'_>, node: NodeId) -> (Value, Option<NodeId>) {
    best_to_the_left(asked, node, Player::Min)
}

/// The best bound among the elder siblings along the path, below the ancestors of one player:
/// α(P) for MAX, β(P) for MIN.
fn best_to_the_left(asked: &Asked<'_>, node: NodeId, player: Player) -> (Value, Option<NodeId>) {
    let nodes = asked.nodes();
    let mut best = match player {
        Player::Max => (Value::NEG_INF, None),
        Player::Min => (Value::INF, None),
    };
    for below in nodes.ancestors(node).filter(|&n| n != NodeId::ROOT) {
        let parent = nodes.parent(below);
        if nodes.player(parent) != player {
            continue;
        }
        for elder in nodes.children(parent).take_while(|&c| c != below) {
            let Bounds { lower, upper } = asked.moment.bounds(elder);
            let (value, better) = match player {
                Player::Max => (lower, lower > best.0),
                Player::Min => (upper, upper < best.0),
            };
            if better {
                best = (value, Some(asked.place(elder)));
            }
        }
    }
    best
}

pub fn solve(asked: &Asked<'_>, place: NodeId, what: Number) -> Option<Solution> {
    let value = number(asked, place, what)?;
    Some(Solution {
        nodes: vec![place],
        number: Some(value),
        moment: match what {
            Number::Value => found(asked, place, value),
            _ => asked.now(),
        },
        reason: why(asked, place, what, value),
    })
}

/// When the search itself knows this value: what it finds later may be asked for next. At its end if
/// it never does.
fn found(asked: &Asked<'_>, place: NodeId, value: Value) -> usize {
    let log = asked.log();
    let tells = |event: &Event| match event.kind {
        Kind::Eval => event.value() == value,
        Kind::Return | Kind::Close => event.bounds() == Bounds::exact(value),
        _ => false,
    };
    let now = asked.now();
    (now..)
        .zip(log.range(now, log.len()))
        .find(|(_, event)| tells(event) && asked.place(event.node) == place)
        .map_or(log.len(), |(k, _)| k + 1)
}

pub fn judge(asked: &Asked<'_>, place: NodeId, what: Number, typed: Value) -> Option<Verdict> {
    let value = number(asked, place, what)?;
    let right = typed == value;
    let reason = if right {
        why(asked, place, what, value)
    } else {
        why_not(asked, place, what, typed)
    };
    Some(Verdict { right, reason })
}

fn children(asked: &Asked<'_>, place: NodeId, what: Number) -> Vec<(NodeId, Value)> {
    asked
        .canvas
        .nodes()
        .children(place)
        .filter_map(|child| Some((child, number(asked, child, what)?)))
        .collect()
}

fn why(asked: &Asked<'_>, place: NodeId, what: Number, value: Value) -> Reason {
    if what.is_of_proof() {
        return by_numbers::why(asked, place, what, value);
    }
    let player = asked.canvas.nodes().player(place);
    match what {
        Number::Value => Reason::Minimax {
            node: place,
            player,
            children: children(asked, place, what),
            value,
        },
        Number::Lower | Number::Upper => Reason::ByChildren {
            node: place,
            number: what,
            player,
            children: children(asked, place, what),
            value,
        },
        _ => {
            let side = if what == Number::Alpha {
                Player::Max
            } else {
                Player::Min
            };
            let owner = asked
                .present(place)
                .filter(|_| what != Number::Gamma)
                .map(|node| best_to_the_left(asked, node, side))
                .filter(|&(best, _)| best == value)
                .and_then(|(_, owner)| owner);
            Reason::Owed {
                node: place,
                number: what,
                owner,
                value,
            }
        }
    }
}

fn why_not(asked: &Asked<'_>, place: NodeId, what: Number, typed: Value) -> Reason {
    if what.is_of_proof() {
        return by_numbers::why_not(asked, place, what, typed);
    }
    let player = asked.canvas.nodes().player(place);
    if matches!(what, Number::Value | Number::Lower | Number::Upper) {
        let values = children(asked, place, what);
        let numbers = values.iter().map(|&(_, value)| value);
        let others = match player {
            Player::Max => numbers.min(),
            Player::Min => numbers.max(),
        };
        if values.len() > 1 && others == Some(typed) {
            return Reason::OtherPlayers {
                node: place,
                player,
                typed,
            };
        }
    }
    let is_bound = matches!(what, Number::Alpha | Number::Beta);
    let value = number(asked, place, what).filter(|v| is_bound && v.is_finite());
    let laid = value.is_some_and(|value| {
        matches!(
            why(asked, place, what, value),
            Reason::Owed { owner: None, .. }
        )
    });
    Reason::NotThat {
        node: place,
        number: what,
        player,
        typed,
        laid,
    }
}
