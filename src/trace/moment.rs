//! What a search knew after a given number of events: the state of every recorded node, OPEN, the
//! counters. Built by applying events one after the other; knows nothing of seeking.

use serde::Serialize;

use super::event::{Event, Kind, NodeId};
use super::nodes::NodeTable;
use super::pages::{Aside, Pages};
use crate::problem::{Bounds, Value};
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
struct Known {
    bounds: Bounds,
    window: Bounds,
    merit: Value,
    visits: u32,
    /// The node was the so-many-th to be reached, from 1; 0: not reached.
    reached: u32,
    state: State,
    level: u8,
    marks: u8,
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

const IN_OPEN: u8 = 1;
const IS_DORMANT: u8 = 2;
const WAS_EXPANDED: u8 = 4;
const WAS_EVALUATED: u8 = 8;
const HAS_WINDOW: u8 = 16;

/// One node at one moment.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct NodeView {
    pub state: State,
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

/// Counters at one moment; those of ALGORITHMS.md §0 as far as the recorded events show them.
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
        self.inner_visits - self.expanded
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
    known: Pages<Known>,
    /// A bit a node: is it in OPEN?
    open: Pages<u64>,
    hidden: Pages<u64>,
    /// Nodes whose descendants are being freed; empty between events.
    todo: Vec<NodeId>,
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

    fn known(&self, node: NodeId) -> Known {
        self.known.get(node.index()).copied().unwrap_or_default()
    }

    pub fn state(&self, node: NodeId) -> State {
        let known = self.known(node);
        match known.marks & (IN_OPEN | IS_DORMANT) {
            0 | IS_DORMANT => known.state,
            IN_OPEN => State::Open,
            _ => State::Dormant,
        }
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

    pub fn is_open(&self, node: NodeId) -> bool {
        self.known(node).marks & IN_OPEN != 0
    }

    /// Whether the node exists at this moment.
    pub fn is_generated(&self, node: NodeId) -> bool {
        self.known(node).state != State::Ungenerated
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
            state: self.state(node),
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
            (0..64)
                .filter(move |bit| word >> bit & 1 == 1)
                .map(move |bit| NodeId((i as u32) << 6 | bit))
        })
    }

    /// The nodes from the root to where the search is.
    pub fn path(&self, nodes: &NodeTable) -> Vec<NodeId> {
        let mut path: Vec<NodeId> = nodes.ancestors(self.now.current).collect();
        path.reverse();
        path
    }

    /// What a depth-first search holds on its path, by the definitions of ALGORITHMS.md §0:
    /// siblings generated and not yet searched, and all children along the path with the root.
    pub fn path_open_and_cells(&self, nodes: &NodeTable) -> (u64, u64) {
        let mut open = 0;
        let mut cells = 1;
        for node in nodes.ancestors(self.now.current) {
            if matches!(self.known(node).state, State::Entered | State::Expanded) {
                for child in self.children(nodes, node) {
                    cells += 1;
                    open += u64::from(self.known(child).state == State::Generated);
                }
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

    /// Lets the events that come next happen.
    pub(super) fn apply(&mut self, nodes: &NodeTable, events: &[Event]) {
        for event in events {
            self.apply_one(nodes, event);
        }
        if let Some(&last) = events.last() {
            self.now.last = Some(last);
        }
        self.now.events += events.len();
    }

    #[inline]
    fn apply_one(&mut self, nodes: &NodeTable, event: &Event) {
        let node = event.node;
        match event.kind {
            Kind::Enter | Kind::ReSearch => {
                let known = self.reach(event);
                known.window = event.bounds();
                known.marks |= HAS_WINDOW;
                known.state = State::Entered;
                known.level = event.level;
                self.now.tally.re_searches += u64::from(event.kind == Kind::ReSearch);
                self.now.current = node;
            }
            Kind::Select => {
                self.leave_open(node);
                let known = self.reach(event);
                known.merit = event.value();
                known.state = State::Selected;
                self.now.open_told = Some(event.open_told());
                self.now.current = node;
            }
            Kind::Eval => {
                let known = self.reach(event);
                known.bounds = Bounds::exact(event.value());
                known.state = State::Evaluated;
                known.visits = known.visits.saturating_add(1);
                let first = known.marks & WAS_EVALUATED == 0;
                known.marks |= WAS_EVALUATED;
                self.now.tally.visits += 1;
                self.now.tally.leaves += u64::from(first);
                self.now.current = node;
            }
            Kind::Expand => self.expand(event),
            Kind::Bounds => self.known.get_mut(node.index()).bounds = event.bounds(),
            Kind::Open => self.enter_open(event),
            Kind::Unopen => self.leave_open(node),
            Kind::PreCut => {
                self.leave_open(node);
                let known = self.known.get_mut(node.index());
                known.window = event.bounds();
                known.marks |= HAS_WINDOW;
                known.state = State::PreCut;
                self.now.tally.pre_cuts += 1;
            }
            Kind::Cut => {
                self.leave_open(node);
                self.known.get_mut(node.index()).state = State::Cut;
                self.now.tally.cuts += 1;
            }
            Kind::Close => {
                self.leave_open(node);
                let known = self.known.get_mut(node.index());
                known.bounds = event.bounds();
                known.state = State::Closed;
                self.now.tally.closed += 1;
                if event.frees() {
                    self.free_below(nodes, node);
                }
            }
            Kind::Return => {
                let known = self.known.get_mut(node.index());
                known.bounds = event.bounds();
                if !matches!(known.state, State::Closed | State::Evaluated) {
                    known.state = State::Returned;
                }
                let parent = nodes.parent(node);
                if parent.is_some() {
                    self.now.current = parent;
                }
            }
            Kind::Pass => {
                self.now.gamma = Some(event.value());
                self.now.tally.passes += 1;
            }
            Kind::Iteration => {
                self.now.iteration = Some(event.iteration());
                self.now.tally.iterations += 1;
            }
            Kind::Table | Kind::Freed => {}
            Kind::Done => self.now.done = Some(event.bounds()),
            Kind::Hidden => {
                let number = event.number();
                // The number may come from a file.
                let add = |sum: &mut u64| *sum = sum.saturating_add(number);
                add(&mut self.now.tally.hidden);
                if node.is_some() {
                    add(self.hidden.get_mut(node.index()));
                }
            }
            Kind::Floor => {
                self.now.floor = event.number() as u32;
                self.forget_open(nodes);
            }
        }
    }

    /// The node of an event that searches it, with its rank if this is the first time.
    #[inline]
    fn reach(&mut self, event: &Event) -> &mut Known {
        let known = self.known.get_mut(event.node.index());
        if known.reached == 0 {
            self.now.tally.reached += 1;
            known.reached = self.now.tally.reached;
        }
        known
    }

    #[inline]
    fn expand(&mut self, event: &Event) {
        let known = self.reach(event);
        known.state = State::Expanded;
        known.visits = known.visits.saturating_add(1);
        let first_time = known.marks & WAS_EXPANDED == 0;
        known.marks |= WAS_EXPANDED;
        let tally = &mut self.now.tally;
        tally.inner_visits += 1;
        tally.expanded += u64::from(first_time);
        self.now.current = event.node;
        let first = event.first_child();
        if first.is_none() {
            return;
        }
        let end = first.0 + event.count();
        self.now.generated = self.now.generated.max(end);
        for child in first.0..end {
            let known = self.known.get_mut(child as usize);
            match known.state {
                State::Ungenerated | State::Freed => {
                    *known = Known {
                        state: State::Generated,
                        level: event.level,
                        visits: known.visits,
                        reached: known.reached,
                        marks: known.marks & (WAS_EXPANDED | WAS_EVALUATED),
                        ..Known::default()
                    };
                    self.now.tally.held += 1;
                }
                // Generated once more by a search that keeps values in a table.
                _ => known.state = State::Generated,
            }
        }
        let tally = &mut self.now.tally;
        tally.max_held = tally.max_held.max(tally.held);
    }

    #[inline]
    fn enter_open(&mut self, event: &Event) {
        let i = event.node.index();
        let known = self.known.get_mut(i);
        known.merit = event.value();
        let before = known.marks;
        known.marks =
            known.marks & !IS_DORMANT | IN_OPEN | if event.dormant() { IS_DORMANT } else { 0 };
        let tally = &mut self.now.tally;
        if before & IN_OPEN == 0 {
            tally.open += 1;
            tally.max_open = tally.max_open.max(tally.open);
            *self.open.get_mut(i >> 6) |= 1 << (i & 63);
        } else if before & IS_DORMANT != 0 {
            tally.dormant -= 1;
        }
        tally.dormant += u64::from(event.dormant());
    }

    #[inline]
    fn leave_open(&mut self, node: NodeId) {
        let i = node.index();
        let known = self.known.get_mut(i);
        if known.marks & IN_OPEN != 0 {
            let tally = &mut self.now.tally;
            tally.open -= 1;
            tally.dormant -= u64::from(known.marks & IS_DORMANT != 0);
            known.marks &= !(IN_OPEN | IS_DORMANT);
            *self.open.get_mut(i >> 6) &= !(1 << (i & 63));
        }
    }

    /// Everything below a closed node leaves memory. What is below a freed node is freed already,
    /// so every node is looked at once for every time it was generated.
    fn free_below(&mut self, nodes: &NodeTable, top: NodeId) {
        self.todo.push(top);
        while let Some(node) = self.todo.pop() {
            if self.known(node).marks & WAS_EXPANDED == 0 {
                continue;
            }
            for child in nodes.child_range(node) {
                if matches!(
                    self.known(NodeId(child)).state,
                    State::Ungenerated | State::Freed
                ) {
                    continue;
                }
                self.leave_open(NodeId(child));
                self.known.get_mut(child as usize).state = State::Freed;
                self.now.tally.held -= 1;
                self.now.tally.freed += 1;
                self.todo.push(NodeId(child));
            }
        }
    }

    /// Nodes below the floor are no longer heard of, so nobody can say whether they are in OPEN.
    #[cold]
    fn forget_open(&mut self, nodes: &NodeTable) {
        let floor = self.now.floor;
        let lost: Vec<NodeId> = self.open().filter(|&n| nodes.depth(n) >= floor).collect();
        for node in lost {
            self.leave_open(node);
        }
    }
}
