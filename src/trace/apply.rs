//! How each event changes what is known: the rules of the replay.

use super::event::{Event, Kind, NodeId};
use super::moment::{
    HAS_WINDOW, IN_OPEN, IS_AGAIN, IS_DORMANT, IS_FREED, IS_TOP, Known, Moment, State,
    WAS_EVALUATED, WAS_EXPANDED,
};
use super::nodes::NodeTable;
use crate::problem::Bounds;

impl Moment {
    /// Lets the events that come next happen.
    pub(crate) fn apply(&mut self, nodes: &NodeTable, events: &[Event]) {
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
                let again = event.kind == Kind::ReSearch;
                let known = self.reach(event);
                known.window = event.bounds();
                known.marks |= HAS_WINDOW;
                if again {
                    known.marks |= IS_AGAIN;
                } else if known.state != State::Entered {
                    known.marks &= !IS_AGAIN;
                }
                known.state = State::Entered;
                known.level = event.level;
                self.now.tally.re_searches += u64::from(again);
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
                // Some recognise a leaf only after they have put it there.
                self.leave_open(node);
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
                let known = self.known.get_mut(node.index());
                // Entered, but given up before its children were looked at.
                let entered = known.state == State::Entered;
                known.state = State::Cut;
                known.visits = known.visits.saturating_add(u32::from(entered));
                self.now.tally.inner_visits += u64::from(entered);
                self.now.tally.given_up += u64::from(entered);
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
                known.bounds = if known.marks & IS_AGAIN == 0 {
                    event.bounds()
                } else {
                    known.marks &= !IS_AGAIN;
                    joined(event.bounds(), known.bounds, known.window)
                };
                if !matches!(known.state, State::Closed | State::Evaluated | State::Cut) {
                    known.state = State::Returned;
                }
                // A recursion gives back its cells when it returns.
                if known.marks & IS_TOP != 0 {
                    known.marks &= !IS_TOP;
                    known.state = State::Closed;
                    self.leave_open(node);
                    self.free_below(nodes, node);
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
        // Told again while the node is being searched, the children only have a new order.
        let entered = known.state != State::Expanded;
        known.state = State::Expanded;
        known.visits = known.visits.saturating_add(u32::from(entered));
        let first_time = known.marks & WAS_EXPANDED == 0;
        known.marks |= WAS_EXPANDED;
        let tally = &mut self.now.tally;
        tally.inner_visits += u64::from(entered);
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
            if known.is_held() {
                // Generated once more by a search that keeps values in a table.
                known.state = State::Generated;
            } else {
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
        known.marks = known.marks & !IS_DORMANT | IN_OPEN;
        if event.dormant() {
            known.marks |= IS_DORMANT;
        }
        if known.state == State::Entered {
            known.marks |= IS_TOP;
        }
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
                if !self.known(NodeId(child)).is_held() {
                    continue;
                }
                self.leave_open(NodeId(child));
                self.known.get_mut(child as usize).marks |= IS_FREED;
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

/// What a second search has found, with the bound of the first on which its window rests: a test
/// says "at least 5", the search from 5 upwards "at most 5". Another bound of the first may be of
/// another depth.
fn joined(found: Bounds, before: Bounds, window: Bounds) -> Bounds {
    let mut both = found;
    if before.lower == window.lower {
        both.lower = both.lower.max(before.lower);
    }
    if before.upper == window.upper {
        both.upper = both.upper.min(before.upper);
    }
    if both.lower <= both.upper {
        both
    } else {
        found
    }
}
