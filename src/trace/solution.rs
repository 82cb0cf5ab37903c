//! The best solution trees at a moment: what proves the root's bounds.
//!
//! A MAX solution tree is a strategy of MAX: one child of every MAX node, all children of every
//! MIN node. Its worst leaf is what MAX gets for certain, so the best such tree proves L_b(P₀); at
//! a MAX node it goes to the child with the greatest L_b (then the greatest U_b, then the
//! leftmost). A MIN solution tree is the mirror image and proves U_b(P₀). While the search goes
//! on their values close in on each other; when it is over both are worth f(P₀), and what they
//! share is a line of best play.
//!
//! Bounds are those told, and where a node is still being searched, also those that follow from
//! its children by (2.2) and (2.3): a depth-first search tells of a node only when it leaves it.

use super::event::NodeId;
use super::moment::{Moment, State};
use super::node_set::NodeSet;
use super::nodes::NodeTable;
use super::potential;
use super::why::Counting;
use crate::problem::{Bounds, Player};

/// Both trees, as sets of nodes of the run.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Solutions {
    max: NodeSet,
    min: NodeSet,
    /// What the trees prove of the root.
    pub bounds: Option<Bounds>,
}

impl Solutions {
    /// The cheapest potential solution trees of a search by numbers: what a proof, and what a
    /// disproof, would cost least. Some searches have no number for the latter.
    pub fn by_numbers(nodes: &NodeTable, moment: &Moment, counting: Counting) -> Solutions {
        let (_, second) = counting.symbols();
        let disproof = |_| potential::tree(nodes, moment, Player::Min);
        Solutions {
            max: potential::tree(nodes, moment, Player::Max),
            min: second.map(disproof).unwrap_or_default(),
            bounds: None,
        }
    }

    pub fn of(nodes: &NodeTable, moment: &Moment) -> Solutions {
        let bounds = bounds(nodes, moment);
        if bounds.is_empty() {
            return Solutions::default();
        }
        let tree = |player| tree(nodes, moment, &bounds, player);
        Solutions {
            max: tree(Player::Max),
            min: tree(Player::Min),
            bounds: Some(bounds[0]),
        }
    }

    /// Whether the node is in the best solution tree of this player.
    pub fn contains(&self, player: Player, node: NodeId) -> bool {
        match player {
            Player::Max => self.max.contains(node),
            Player::Min => self.min.contains(node),
        }
    }
}

/// The bounds of every node that exists at the moment.
fn bounds(nodes: &NodeTable, moment: &Moment) -> Vec<Bounds> {
    let count = nodes.len().min(moment.now.generated as usize);
    let mut bounds = vec![Bounds::UNKNOWN; count];
    // Children have greater names than their parents.
    for i in (0..count).rev() {
        let node = NodeId(i as u32);
        let told = moment.bounds(node);
        bounds[i] = told;
        let family = nodes.child_range(node);
        let in_progress = matches!(moment.state(node), State::Entered | State::Expanded);
        if !in_progress || family.is_empty() || family.end as usize > count {
            continue;
        }
        let children = &bounds[family.start as usize..family.end as usize];
        let lowers = children.iter().map(|b| b.lower);
        let uppers = children.iter().map(|b| b.upper);
        let (lower, upper) = match nodes.player(node) {
            Player::Max => (lowers.max(), uppers.max()),
            Player::Min => (lowers.min(), uppers.min()),
        };
        bounds[i] = Bounds {
            lower: lower.map_or(told.lower, |l| l.max(told.lower)),
            upper: upper.map_or(told.upper, |u| u.min(told.upper)),
        };
    }
    bounds
}

fn tree(nodes: &NodeTable, moment: &Moment, bounds: &[Bounds], hero: Player) -> NodeSet {
    let mut set = NodeSet::new();
    let mut todo = vec![NodeId::ROOT];
    while let Some(node) = todo.pop() {
        set.insert(node);
        let children = moment
            .children(nodes, node)
            .filter(|&child| moment.is_generated(child));
        if nodes.player(node) != hero {
            todo.extend(children);
            continue;
        }
        // In the hero's eyes: what is sure, then what is possible; the leftmost on ties.
        let promise = |child: NodeId| {
            let seen = bounds[child.index()].seen_by(hero);
            (seen.lower, seen.upper)
        };
        let best = children.reduce(|a, b| if promise(b) > promise(a) { b } else { a });
        todo.extend(best);
    }
    set
}
