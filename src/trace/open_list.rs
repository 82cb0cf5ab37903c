//! What the members of OPEN are, what a depth-first search has in its place, and what the last step
//! did to it. `ranking` puts them in order.

use serde::{Deserialize, Serialize};

use super::event::{Kind, NodeId};
use super::log::Log;
use super::method::Method;
use super::moment::{Moment, State};
use super::nodes::NodeTable;
use crate::problem::Value;
use crate::search::Step;

/// Which member of OPEN comes first.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum OpenOrder {
    /// SSS*: the greatest merit, ties leftmost.
    #[default]
    Greatest,
    /// DUAL*: the least merit, ties leftmost.
    Least,
    /// α-β.
    Leftmost,
}

#[derive(Clone, Copy, PartialEq, Debug)]
pub struct OpenEntry {
    pub node: NodeId,
    pub merit: Value,
    pub dormant: bool,
    /// The recursion to whose OPEN it belongs, from 1.
    pub level: u8,
}

impl Moment {
    /// What a depth-first search has in place of OPEN: siblings generated and not yet searched
    /// along its path, in the order in which it would come to them.
    pub fn waiting(&self, nodes: &NodeTable) -> Vec<NodeId> {
        let mut waiting = Vec::new();
        for node in nodes.ancestors(self.now.current) {
            if matches!(self.state(node), State::Entered | State::Expanded) {
                let children = self.children(nodes, node);
                waiting.extend(children.filter(|&child| self.state(child) == State::Generated));
            }
        }
        waiting
    }
}

/// What the step that the moment belongs to has done to OPEN so far. A step begins with a
/// selection.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct OpenStep {
    /// The node taken, and its merit.
    pub taken: Option<(NodeId, Value)>,
    /// The line of pseudo-code of the selection.
    pub line: Option<Step>,
    /// New members, in the order in which they came.
    pub added: Vec<NodeId>,
    /// Members that were dormant and can now be selected.
    pub woken: Vec<NodeId>,
    /// Members that went without having been selected.
    pub purged: Vec<NodeId>,
}

impl OpenStep {
    /// Looks back from the moment after `events` events, but not further than `most` events.
    pub fn of(
        log: &Log,
        nodes: &NodeTable,
        method: Method,
        events: usize,
        most: usize,
    ) -> OpenStep {
        let sleeps = matches!(method, Method::Bounds(_));
        let mut step = OpenStep::default();
        let first = events.saturating_sub(most);
        let Some(begin) = (first..events)
            .rev()
            .find(|&i| log.get(i).is_some_and(|event| event.kind == Kind::Select))
        else {
            return step;
        };
        let mut expanded = NodeId::NONE;
        for event in log.range(begin, events) {
            match event.kind {
                Kind::Select => {
                    step.taken = Some((event.node, event.value()));
                    step.line = Some(event.step);
                }
                Kind::Expand => expanded = event.node,
                Kind::Open => {
                    // A dormant member is told once more when it wakes.
                    let taken = step.taken.is_some_and(|(taken, _)| taken == event.node);
                    let is_new = taken || nodes.parent(event.node) == expanded;
                    if sleeps && !is_new {
                        step.woken.push(event.node);
                    } else {
                        step.added.push(event.node);
                    }
                }
                Kind::Cut | Kind::Unopen => step.purged.push(event.node),
                _ => {}
            }
        }
        step
    }
}
