//! OPEN as a sorted list, for a moment of a run, and what the last step did to it.

use std::cmp::Ordering;

use serde::{Deserialize, Serialize};

use super::event::{Kind, NodeId};
use super::left_order::LeftOrder;
use super::log::Log;
use super::moment::{IS_DORMANT, Known, Moment, State};
use super::nodes::NodeTable;
use super::why::Method;
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

/// The place of a member in the order: (level, dormant, merit) in the upper half, all that can be
/// told without looking at the tree, and the number of [`LeftOrder`] in the lower one.
type Place = u128;

impl Moment {
    /// The first `limit` members of OPEN in the order in which the rule would take them: those of
    /// the innermost recursion before the others, active before dormant.
    pub fn open_sorted(&self, nodes: &NodeTable, order: OpenOrder, limit: usize) -> Vec<OpenEntry> {
        self.open_first(nodes, &LeftOrder::new(), order, limit)
    }

    /// The same, faster: OPEN can hold a million nodes of which a table shows thirty, and very many
    /// of them have the same merit.
    pub fn open_first(
        &self,
        nodes: &NodeTable,
        left: &LeftOrder,
        order: OpenOrder,
        limit: usize,
    ) -> Vec<OpenEntry> {
        let compare = |a: &(Place, NodeId), b: &(Place, NodeId)| {
            a.0.cmp(&b.0).then_with(|| left.compare(nodes, a.1, b.1))
        };
        let mut first: Vec<(Place, NodeId)> = Vec::new();
        // Numbers are of use only if all have one.
        let numbered = left.len() >= nodes.len();
        let room = limit.saturating_mul(2).saturating_add(64);
        // The last place that is still of interest.
        let mut worst = Place::MAX;
        for node in self.open() {
            let mut place = Place::from(rank(&self.known(node), order)) << 64;
            if place > worst {
                continue;
            }
            if numbered {
                place |= Place::from(left.number(node));
                if place > worst {
                    continue;
                }
            }
            first.push((place, node));
            if first.len() >= room {
                cut_short(&mut first, limit, compare);
                worst = first.iter().map(|&(place, _)| place).max().unwrap_or(0);
            }
        }
        cut_short(&mut first, limit, compare);
        first.sort_unstable_by(compare);
        let entry = |(_, node): (Place, NodeId)| OpenEntry {
            node,
            merit: self.merit(node),
            dormant: self.state(node) == State::Dormant,
            level: self.node(nodes, node).level.max(1),
        };
        first.into_iter().map(entry).collect()
    }

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

/// The order of selection as far as the member alone decides it: the smaller comes first.
fn rank(known: &Known, order: OpenOrder) -> u64 {
    let merit = i64::from(known.merit.get());
    let merit = match order {
        OpenOrder::Greatest => -merit,
        OpenOrder::Least => merit,
        OpenOrder::Leftmost => 0,
    };
    // Merits keep well within 32 bits, below zero and above.
    let merit = (merit + (1 << 31)) as u64;
    let level = u64::from(u8::MAX - known.level.max(1));
    let dormant = u64::from(known.marks & IS_DORMANT != 0);
    level << 41 | dormant << 40 | merit
}

/// Keeps the `limit` first, in no particular order.
fn cut_short<T>(entries: &mut Vec<T>, limit: usize, compare: impl Fn(&T, &T) -> Ordering) {
    if limit < entries.len() {
        if limit > 0 {
            entries.select_nth_unstable_by(limit - 1, compare);
        }
        entries.truncate(limit);
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
