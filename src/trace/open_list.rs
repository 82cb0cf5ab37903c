//! OPEN as a sorted list, for a moment of a run.

use std::cmp::Ordering;

use serde::{Deserialize, Serialize};

use super::event::NodeId;
use super::moment::{Moment, State};
use super::nodes::NodeTable;
use crate::problem::Value;

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
}

impl Moment {
    /// The first `limit` members of OPEN, active before dormant, in the order in which the rule
    /// would take them.
    pub fn open_sorted(&self, nodes: &NodeTable, order: OpenOrder, limit: usize) -> Vec<OpenEntry> {
        let entry = |node| OpenEntry {
            node,
            merit: self.merit(node),
            dormant: self.state(node) == State::Dormant,
        };
        let mut entries: Vec<OpenEntry> = self.open().map(entry).collect();
        let compare = |a: &OpenEntry, b: &OpenEntry| {
            let merits = match order {
                OpenOrder::Greatest => b.merit.cmp(&a.merit),
                OpenOrder::Least => a.merit.cmp(&b.merit),
                OpenOrder::Leftmost => Ordering::Equal,
            };
            a.dormant
                .cmp(&b.dormant)
                .then(merits)
                .then_with(|| nodes.compare_left(a.node, b.node))
        };
        // OPEN can hold a million nodes of which a table shows thirty.
        if limit < entries.len() {
            if limit > 0 {
                entries.select_nth_unstable_by(limit - 1, compare);
            }
            entries.truncate(limit);
        }
        entries.sort_unstable_by(compare);
        entries
    }
}
