//! What happened to one node, event by event.

use super::event::{Event, Kind, NodeId};
use super::log::Log;
use super::nodes::NodeTable;

/// How an event concerns the node.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    /// The event is the node's own.
    Own,
    /// The event is the parent's: it was expanded, and the node was generated.
    Generated,
    /// The event is an ancestor's: it was closed, and everything below it was freed.
    Freed,
}

/// One thing that happened.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Entry {
    /// The event's place in the log: the node was as before after so many events, and changed
    /// after one more.
    pub index: usize,
    pub part: Part,
    pub event: Event,
}

impl Entry {
    /// The moment at which it has just happened.
    pub fn at(&self) -> usize {
        self.index + 1
    }
}

/// The history of one node. Grows with the log, looking at every event once.
#[derive(Clone, Debug)]
pub struct History {
    node: NodeId,
    /// The proper ancestors, root first; whether each is the root of a recursion under way.
    path: Vec<(NodeId, bool)>,
    /// Entered and not yet told to be in an OPEN of its own.
    entered: NodeId,
    alive: bool,
    seen: usize,
    entries: Vec<Entry>,
}

impl History {
    pub fn new(nodes: &NodeTable, node: NodeId) -> History {
        let mut path: Vec<_> = nodes
            .ancestors(node)
            .skip(1)
            .map(|above| (above, false))
            .collect();
        path.reverse();
        History {
            node,
            path,
            entered: NodeId::NONE,
            alive: node == NodeId::ROOT,
            seen: 0,
            entries: Vec::new(),
        }
    }

    pub fn node(&self) -> NodeId {
        self.node
    }

    /// Looks at the events it has not seen yet.
    pub fn extend(&mut self, log: &Log) {
        self.extend_by(log, usize::MAX);
    }

    /// The same with no more than so many of them; says whether it has seen them all.
    pub fn extend_by(&mut self, log: &Log, most: usize) -> bool {
        let mut index = self.seen;
        let end = log.len().min(self.seen.saturating_add(most));
        for event in log.range(self.seen, end) {
            if event.node == self.node {
                self.entries.push(Entry {
                    index,
                    part: Part::Own,
                    event: *event,
                });
            } else if event.node < self.node {
                // Nodes are named before their children, so an ancestor's name is less.
                self.note_above(index, event);
            }
            index += 1;
        }
        self.seen = index;
        index == log.len()
    }

    fn note_above(&mut self, index: usize, event: &Event) {
        if !matches!(
            event.kind,
            Kind::Expand | Kind::Close | Kind::Enter | Kind::Open | Kind::Return
        ) {
            return;
        }
        let Ok(i) = self
            .path
            .binary_search_by_key(&event.node, |&(above, _)| above)
        else {
            return;
        };
        let part = match event.kind {
            Kind::Expand if i + 1 == self.path.len() && event.first_child().is_some() => {
                if self.alive {
                    return;
                }
                self.alive = true;
                Part::Generated
            }
            Kind::Enter => {
                self.entered = event.node;
                return;
            }
            Kind::Open => {
                // A recursion puts its root into an OPEN of its own as soon as it has entered it.
                if self.entered == event.node {
                    self.path[i].1 = true;
                }
                self.entered = NodeId::NONE;
                return;
            }
            Kind::Close if event.frees() && self.alive => Part::Freed,
            Kind::Return if self.path[i].1 => {
                self.path[i].1 = false;
                if !self.alive {
                    return;
                }
                Part::Freed
            }
            _ => return,
        };
        self.alive = part != Part::Freed;
        self.entries.push(Entry {
            index,
            part,
            event: *event,
        });
    }

    /// Everything that happened, first to last.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// What had happened after so many events of the run.
    pub fn until(&self, events: usize) -> &[Entry] {
        let end = self.entries.partition_point(|entry| entry.index < events);
        &self.entries[..end]
    }

    /// The last event of the node's own, of one of these kinds, before so many events of the run.
    pub fn last(&self, events: usize, kinds: u32) -> Option<&Entry> {
        self.until(events)
            .iter()
            .rev()
            .find(|entry| entry.part == Part::Own && entry.event.kind.bit() & kinds != 0)
    }
}
