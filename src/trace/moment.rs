//! What a search knew after a given number of events: the state of every recorded node, OPEN, the
//! counters. Built by applying events one after the other; knows nothing of seeking.

use serde::Serialize;

use super::event::{Event, NodeId};
use super::nodes::NodeTable;
use super::pages::{Aside, Pages};
use crate::problem::{Bounds, Player, Value};
use crate::search::Step;

/// What has become of a node.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum State {
    /// Not there yet.
    #[default]
    Ungenerated,
    /// There, but nothing has been done about it: waits for its turn in a depth-first search.
    Generated,
    /// In OPEN.
    Open,
    /// In OPEN, but an elder sibling must be closed first.
    Dormant,
    /// Taken from OPEN.
    Selected,
    /// Entered by a depth-first search or a recursion, and not yet left.
    Entered,
    /// Its children were generated.
    Expanded,
    /// A leaf with its value.
    Evaluated,
    /// Never to be searched again; a best-first search has freed what was below it.
    Closed,
    /// Left by a depth-first search or a recursion.
    Returned,
    /// Never to be searched: a bound says so.
    Cut,
    /// Selected, but L_t ≥ U_t: dropped unsearched.
    PreCut,
    /// No longer in memory, for an ancestor was closed.
    Freed,
}

/// One node at one moment, packed so that two fit a cache line.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Known {
    pub bounds: Bounds,
    pub window: Bounds,
    pub merit: Value,
    pub visits: u32,
    /// The node was the so-many-th to be reached, from 1; 0: not reached.
    pub reached: u32,
    pub state: State,
    pub level: u8,
    pub marks: u8,
}

impl Known {
    fn shown(&self) -> State {
        if self.marks & IS_FREED != 0 {
            State::Freed
        } else if self.marks & IN_OPEN == 0 {
            self.state
        } else if self.marks & IS_DORMANT == 0 {
            State::Open
        } else {
            State::Dormant
        }
    }

    /// In memory: generated and not freed.
    pub fn is_held(&self) -> bool {
        self.state != State::Ungenerated && self.marks & IS_FREED == 0
    }
}

impl Default for Known {
    fn default() -> Known {
        Known {
            bounds: Bounds::UNKNOWN,
            window: Bounds::UNKNOWN,
            merit: Value::INF,
            visits: 0,
            reached: 0,
            state: State::Ungenerated,
            level: 0,
            marks: 0,
        }
    }
}

pub(super) const IN_OPEN: u8 = 1;
pub(super) const IS_DORMANT: u8 = 2;
pub(super) const WAS_EXPANDED: u8 = 4;
pub(super) const WAS_EVALUATED: u8 = 8;
pub(super) const HAS_WINDOW: u8 = 16;
/// The root of a recursion of RSEARCH: entered, then put into an OPEN of its own.
pub(super) const IS_TOP: u8 = 32;
/// No longer in memory; the state is the one it had then.
pub(super) const IS_FREED: u8 = 64;
/// Being searched once more, with a window that rests on what was found the first time.
pub(super) const IS_AGAIN: u8 = 128;

/// One node at one moment.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct NodeView {
    pub state: State,
    /// What it was before it was freed; else the same.
    pub last_state: State,
    /// What is known of its value (or the two numbers of a proof search).
    pub bounds: Bounds,
    /// (α, β) or (L_t, U_t) with which it was entered last.
    pub window: Option<Bounds>,
    /// Its merit when it last went into OPEN or was taken from it.
    pub merit: Value,
    /// How often it was evaluated or expanded.
    pub visits: u32,
    /// It has been evaluated as a leaf, or expanded, at some time.
    pub evaluated: bool,
    pub expanded: bool,
    /// It was the so-many-th node to be reached, from 1.
    pub reached: Option<u32>,
    /// The recursion level, pass or iteration that generated or entered it last.
    pub level: u8,
    /// Nodes below it that were entered but only counted.
    pub hidden: u64,
    /// Whether the recorder still follows this node; if not, this is what was known when it
    /// ceased to.
    pub followed: bool,
}

/// Counters at one moment; those of a search's [`Counts`](crate::search::Counts) as far as the
/// recorded events show them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Tally {
    /// Leaf evaluations, repeats included.
    pub visits: u64,
    /// Different leaves evaluated.
    pub leaves: u64,
    /// Inner nodes entered, repeats included.
    pub inner_visits: u64,
    /// Different nodes expanded.
    pub expanded: u64,
    /// Nodes entered but only counted.
    pub hidden: u64,
    /// Members of OPEN, the dormant ones included, and the most there were.
    pub open: u64,
    pub dormant: u64,
    pub max_open: u64,
    /// Nodes generated and not freed, and the most there were: the cells of a best-first search.
    pub held: u64,
    pub max_held: u64,
    pub cuts: u64,
    /// Of these, nodes that were entered and given up before they were expanded.
    pub given_up: u64,
    pub pre_cuts: u64,
    pub closed: u64,
    pub freed: u64,
    pub re_searches: u64,
    pub passes: u64,
    pub iterations: u64,
    /// Different nodes entered, selected, evaluated or expanded.
    pub reached: u32,
}

impl Tally {
    /// Nodes entered, repeats and unrecorded ones included.
    pub fn nodes(&self) -> u64 {
        self.hidden.saturating_add(self.visits + self.inner_visits)
    }

    pub fn re_expanded(&self) -> u64 {
        self.inner_visits - self.given_up - self.expanded
    }
}

/// What does not depend on the node.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Overview {
    /// How many events have happened.
    pub events: usize,
    pub tally: Tally,
    /// The node of the last event that moved the search: where it is.
    pub current: NodeId,
    /// Node, pseudo-code line and kind of the last event.
    pub last: Option<Event>,
    /// γ of the pass, if there are passes.
    pub gamma: Option<Value>,
    /// Number and threshold of the iteration, if there are iterations.
    pub iteration: Option<(u32, i32)>,
    /// Members of OPEN as the search itself gave them at its last selection, unrecorded ones
    /// included.
    pub open_told: Option<u64>,
    /// The next recorded node will be this one.
    pub generated: u32,
    /// Nodes this deep and deeper are no longer followed.
    pub floor: u32,
    /// The last word on the root, if the search is over.
    pub done: Option<Bounds>,
}

impl Default for Overview {
    fn default() -> Overview {
        Overview {
            events: 0,
            tally: Tally {
                // The root is there before the first event.
                held: 1,
                max_held: 1,
                ..Tally::default()
            },
            current: NodeId::ROOT,
            last: None,
            gamma: None,
            iteration: None,
            open_told: None,
            generated: 1,
            floor: u32::MAX,
            done: None,
        }
    }
}

impl Overview {
    /// The pseudo-code line of the last event.
    pub fn step(&self) -> Option<Step> {
        self.last.map(|event| event.step)
    }
}

/// A moment of a run.
#[derive(Clone, Debug)]
pub struct Moment {
    pub now: Overview,
    pub(super) known: Pages<Known>,
    /// A bit a node: is it in OPEN?
    pub(super) open: Pages<u64>,
    pub(super) hidden: Pages<u64>,
    /// Nodes whose descendants are being freed; empty between events.
    pub(super) todo: Vec<NodeId>,
}

/// A moment put aside.
#[derive(Debug)]
pub(super) struct MomentAside {
    pub now: Overview,
    known: Aside<Known>,
    open: Aside<u64>,
    hidden: Aside<u64>,
}

impl MomentAside {
    /// Bytes that are kept for this one beyond those of an `earlier` one.
    pub fn bytes_beyond(&self, earlier: Option<&MomentAside>) -> u64 {
        self.known.bytes_beyond(earlier.map(|e| &e.known))
            + self.open.bytes_beyond(earlier.map(|e| &e.open))
            + self.hidden.bytes_beyond(earlier.map(|e| &e.hidden))
    }
}

impl Default for Moment {
    fn default() -> Moment {
        Moment::new()
    }
}

impl Moment {
    /// The moment before the first event: there is a root.
    pub fn new() -> Moment {
        let mut known = Pages::<Known>::new();
        known.get_mut(0).state = State::Generated;
        Moment {
            now: Overview::default(),
            known,
            open: Pages::new(),
            hidden: Pages::new(),
            todo: Vec::new(),
        }
    }

    pub fn tally(&self) -> &Tally {
        &self.now.tally
    }

    /// What is known of the root.
    pub fn root(&self) -> Bounds {
        self.known(NodeId::ROOT).bounds
    }

    pub(super) fn known(&self, node: NodeId) -> Known {
        self.known.get(node.index()).copied().unwrap_or_default()
    }

    pub fn state(&self, node: NodeId) -> State {
        self.known(node).shown()
    }

    pub fn bounds(&self, node: NodeId) -> Bounds {
        self.known(node).bounds
    }

    /// Its merit when it last went into OPEN or was taken from it.
    pub fn merit(&self, node: NodeId) -> Value {
        self.known(node).merit
    }

    /// How often the node was evaluated or expanded: searched, in the papers' sense.
    pub fn visits(&self, node: NodeId) -> u32 {
        self.known(node).visits
    }

    /// Nodes below this one that were entered but only counted.
    pub fn hidden_below(&self, node: NodeId) -> u64 {
        self.hidden.get(node.index()).copied().unwrap_or(0)
    }

    /// Whether the node was evaluated: a leaf.
    pub fn is_evaluated(&self, node: NodeId) -> bool {
        self.known(node).marks & WAS_EVALUATED != 0
    }

    pub fn is_expanded(&self, node: NodeId) -> bool {
        self.known(node).marks & WAS_EXPANDED != 0
    }

    pub fn is_open(&self, node: NodeId) -> bool {
        self.known(node).marks & IN_OPEN != 0
    }

    /// Whether the node exists at this moment.
    pub fn is_generated(&self, node: NodeId) -> bool {
        self.known(node).state != State::Ungenerated
    }

    /// Whether the node was given up without having been searched.
    pub fn is_dropped(&self, node: NodeId) -> bool {
        let state = self.state(node);
        matches!(state, State::Cut | State::PreCut | State::Freed) && self.visits(node) == 0
    }

    /// The children that exist at this moment.
    pub fn children<'t>(
        &self,
        nodes: &'t NodeTable,
        node: NodeId,
    ) -> impl DoubleEndedIterator<Item = NodeId> + use<'t> {
        let generated = self.now.generated;
        nodes
            .children(node)
            .filter(move |child| child.0 < generated)
    }

    pub fn node(&self, nodes: &NodeTable, node: NodeId) -> NodeView {
        let known = self.known(node);
        NodeView {
            state: known.shown(),
            last_state: known.state,
            bounds: known.bounds,
            window: (known.marks & HAS_WINDOW != 0).then_some(known.window),
            merit: known.merit,
            visits: known.visits,
            evaluated: known.marks & WAS_EVALUATED != 0,
            expanded: known.marks & WAS_EXPANDED != 0,
            reached: (known.reached > 0).then_some(known.reached),
            level: known.level,
            hidden: self.hidden.get(node.index()).copied().unwrap_or(0),
            followed: nodes.depth(node) < self.now.floor,
        }
    }

    /// The members of OPEN, in no particular order.
    pub fn open(&self) -> impl Iterator<Item = NodeId> {
        let words = self.open.iter().filter(|(_, word)| **word != 0);
        words.flat_map(|(i, &word)| {
            let first = (i as u32) << 6;
            // The lowest bit is taken away until none is left.
            std::iter::successors(Some(word), |&word| Some(word & word.wrapping_sub(1)))
                .take_while(|&word| word != 0)
                .map(move |word| NodeId(first | word.trailing_zeros()))
        })
    }

    /// The nodes from the root to where the search is.
    pub fn path(&self, nodes: &NodeTable) -> Vec<NodeId> {
        let mut path: Vec<NodeId> = nodes.ancestors(self.now.current).collect();
        path.reverse();
        path
    }

    /// The best that a child of this node has brought so far, where the node is being searched
    /// depth-first.
    pub fn score_so_far(&self, nodes: &NodeTable, node: NodeId) -> Option<Value> {
        if self.known(node).state != State::Expanded {
            return None;
        }
        let done = self
            .children(nodes, node)
            .map(|child| self.known(child))
            .filter(|child| matches!(child.state, State::Evaluated | State::Returned));
        match nodes.player(node) {
            Player::Max => done.map(|child| child.bounds.lower).max(),
            Player::Min => done.map(|child| child.bounds.upper).min(),
        }
    }

    /// What a depth-first search holds on its path, as it counts it itself: siblings generated and
    /// not yet searched, and all children along the path with the root.
    pub fn path_open_and_cells(&self, nodes: &NodeTable) -> (u64, u64) {
        self.sums_along_the_path(nodes, |node| {
            let waits = |child: &NodeId| self.is_waiting(*child);
            self.children(nodes, node).filter(waits).count() as u64
        })
    }

    /// Whether a node was generated and nothing has been done about it since.
    pub(super) fn is_waiting(&self, node: NodeId) -> bool {
        self.known(node).state == State::Generated
    }

    /// The same for whoever knows how many children of a node are waiting.
    pub(super) fn sums_along_the_path(
        &self,
        nodes: &NodeTable,
        waiting: impl Fn(NodeId) -> u64,
    ) -> (u64, u64) {
        let (mut open, mut cells) = (0, 1);
        for node in nodes.ancestors(self.now.current) {
            if matches!(self.known(node).state, State::Entered | State::Expanded) {
                let children = nodes.child_range(node);
                let made = children.end.min(self.now.generated);
                cells += u64::from(made.saturating_sub(children.start));
                open += waiting(node);
            }
        }
        (open, cells)
    }

    pub fn bytes(&self) -> u64 {
        self.known.bytes() + self.open.bytes() + self.hidden.bytes()
    }

    pub(super) fn put_aside(&mut self) -> MomentAside {
        MomentAside {
            now: self.now,
            known: self.known.put_aside(),
            open: self.open.put_aside(),
            hidden: self.hidden.put_aside(),
        }
    }

    pub(super) fn take_up(&mut self, aside: &MomentAside) {
        self.now = aside.now;
        self.known.take_up(&aside.known);
        self.open.take_up(&aside.open);
        self.hidden.take_up(&aside.hidden);
    }
}
