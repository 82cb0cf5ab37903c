//! The window with which a depth-first search entered a node, and to whom its edges are owed.
//!
//! Events tell windows, not owners. But a window only changes on its way down where somebody
//! changed it, so the owners can be read off the windows of the path.

use crate::problem::{Bounds, Player, Value};
use crate::trace::event::{Event, Kind, NodeId};
use crate::trace::log::Log;
use crate::trace::method::WindowSource;
use crate::trace::nodes::NodeTable;

/// What an edge of a window rests on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Backing {
    /// The owner is worth as much already: a MAX node at least α, a MIN node at most β.
    Proved,
    /// Laid down at the owner without proof: a guess, or a test.
    Laid,
    /// The question's own window; the owner is the root.
    Given,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Edge {
    pub value: Value,
    pub owner: NodeId,
    pub backing: Backing,
}

impl Edge {
    /// Whether it is γ = ±∞ itself, as no edge of an open window is.
    pub fn is_gamma(&self, is_upper: bool) -> bool {
        self.value
            == match is_upper {
                true => Value::NEG_INF,
                false => Value::INF,
            }
    }
}

/// One visit of a node by a depth-first search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Visit {
    /// The `Enter` (or second search) in the log.
    pub index: usize,
    pub alpha: Edge,
    pub beta: Edge,
}

impl Visit {
    pub fn window(&self) -> Bounds {
        Bounds {
            lower: self.alpha.value,
            upper: self.beta.value,
        }
    }
}

/// γ of a pass that asks for infinity: nothing is one less than that, so both edges of its window
/// are γ and say nothing on their own.
pub fn infinite_gamma(window: Bounds) -> Option<Value> {
    (window.is_exact() && !window.upper.is_finite()).then_some(window.upper)
}

/// The visit of `node` that began with the event at `index`.
pub fn visit(
    log: &Log,
    nodes: &NodeTable,
    lay: WindowSource,
    node: NodeId,
    index: usize,
) -> Option<Visit> {
    let window = log.get(index)?.bounds();
    let (mut alpha, mut beta) = (None, None);
    let mut below = Entered {
        node,
        index,
        window,
    };
    for above in nodes.ancestors(node).skip(1) {
        if alpha.is_some() && beta.is_some() {
            break;
        }
        let Some(step) = Step::find(log, nodes, above, below.index) else {
            break;
        };
        let edge = |value, backing| Edge {
            value,
            owner: match (backing, lay) {
                (Backing::Laid, WindowSource::Tests | WindowSource::Gamma) => below.node,
                _ => above,
            },
            backing,
        };
        let player = nodes.player(above);
        if alpha.is_none() && below.window.lower != step.entered.window.lower {
            let proved = player == Player::Max && step.best.lower >= below.window.lower;
            alpha = Some(edge(below.window.lower, backing(proved)));
        }
        if beta.is_none() && below.window.upper != step.entered.window.upper {
            let proved = player == Player::Min && step.best.upper <= below.window.upper;
            beta = Some(edge(below.window.upper, backing(proved)));
        }
        below = step.entered;
    }
    let at_root = |value: Value| Edge {
        value,
        owner: NodeId::ROOT,
        backing: if value.is_finite() && lay != WindowSource::Tests {
            Backing::Laid
        } else {
            Backing::Given
        },
    };
    Some(Visit {
        index,
        alpha: alpha.unwrap_or(at_root(window.lower)),
        beta: beta.unwrap_or(at_root(window.upper)),
    })
}

fn backing(proved: bool) -> Backing {
    if proved {
        Backing::Proved
    } else {
        Backing::Laid
    }
}

#[derive(Clone, Copy)]
struct Entered {
    node: NodeId,
    index: usize,
    window: Bounds,
}

/// How the search came from a node to its child on the path.
struct Step {
    entered: Entered,
    /// The greatest lower and the least upper bound with which a child came back on the way.
    best: Bounds,
}

impl Step {
    /// The last visit of `above` that began before the event at `index`.
    fn find(log: &Log, nodes: &NodeTable, above: NodeId, index: usize) -> Option<Step> {
        let family = nodes.child_range(above);
        let mut best = Bounds::UNKNOWN;
        for i in (0..index).rev() {
            let event = log.get(i)?;
            if event.kind == Kind::Return && family.contains(&event.node.0) {
                let Bounds { lower, upper } = event.bounds();
                best.lower = best.lower.max(lower);
                best.upper = best.upper.min(upper);
            } else if event.node == above && is_entry(event) {
                let entered = Entered {
                    node: above,
                    index: i,
                    window: event.bounds(),
                };
                return Some(Step { entered, best });
            }
        }
        None
    }
}

pub fn is_entry(event: &Event) -> bool {
    matches!(event.kind, Kind::Enter | Kind::ReSearch)
}

/// The child of `parent` that came back last before the event at `index`, and what with.
pub fn last_return(
    log: &Log,
    nodes: &NodeTable,
    parent: NodeId,
    index: usize,
) -> Option<(NodeId, Bounds)> {
    let family = nodes.child_range(parent);
    (0..index)
        .rev()
        .map_while(|i| log.get(i))
        .take_while(|event| event.node != parent || !is_entry(event))
        .find(|event| event.kind == Kind::Return && family.contains(&event.node.0))
        .map(|event| (event.node, event.bounds()))
}

/// The children of `parent` that came back between two events, in that order.
pub fn returns(
    log: &Log,
    nodes: &NodeTable,
    parent: NodeId,
    from: usize,
    to: usize,
) -> Vec<(NodeId, Bounds)> {
    let family = nodes.child_range(parent);
    log.range(from, to)
        .filter(|event| event.kind == Kind::Return && family.contains(&event.node.0))
        .map(|event| (event.node, event.bounds()))
        .collect()
}
