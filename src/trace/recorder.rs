//! The probe that records: turns what a search says into events and a tree, within a budget.
//!
//! A run within the budget is recorded in full. A bigger one is cut *by depth*: when half of the
//! budget is used, then ¾, ⅞, …, the depth to which nodes are recorded falls. It falls so far
//! that at most a quarter of what was recorded since the last fall would still have been: the
//! stream thins fourfold while the rest of the budget halves, so every stage lasts at least twice
//! as long as the one before, and shallow nodes are recorded to the end of however long a run.
//!
//! Knows nothing of threads: whoever wants to pace the search, break into it or publish what is
//! recorded so far leaves a [`Hook`].

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use super::event::{Event, NodeId};
use super::node_set::NodeSet;
use super::nodes::NodeTable;
use super::record::Record;
use crate::problem::{Bounds, Move, Player, Value};
use crate::search::{CutReason, Probe, SearchEvent, Silent, Step};

/// Events, and nodes, that are recorded unless asked otherwise.
pub const DEFAULT_BUDGET: usize = 2_000_000;

/// Called on the search's thread after an event, or without one when a good while has passed in
/// unrecorded parts of the tree. May wait, publish, raise the cancel flag. Gives the number of
/// events after which it wants to be called again.
pub type Hook<'a> = Box<dyn FnMut(&Record, Option<&Event>) -> u32 + 'a>;

/// What a table has of a node that nobody has looked into.
const UNTOLD: Bounds = Bounds::exact(Value::new(1));
/// Unrecorded nodes after which a hook is called without an event, at the next occasion.
const OFFER: u64 = 10_000;
/// Unrecorded nodes of a best-first search that one `Hidden` event tells of, at least.
const BATCH: u64 = 4_096;

pub struct Recorder<'a> {
    record: Record,
    level: u8,
    /// Events until `burn` must look at hook and budget.
    fuse: u32,
    fuse_length: u32,
    hook: Option<Hook<'a>>,
    hook_in: u32,
    /// The use of the budget at which the depth falls next, and what was there at the last fall.
    stage_end: usize,
    stage_start: Stage,
    budget: usize,
    /// Nodes that are too deep since the last fall, a bit each: a best-first search goes on
    /// speaking of them, and looking up their depths would cost it a miss of the cache each time.
    sunk: NodeSet,
    /// The recorded node below which a silent search is, or was last.
    edge: NodeId,
    /// Nodes counted below `edge` and not yet told.
    pending: u64,
    /// The context's count when the silent search began.
    below_at: u64,
    /// The context's count at the last offer to the hook.
    offered_at: u64,
    /// Nodes about which a best-first search spoke in vain, not yet told.
    dropped: u64,
    /// The bounds told last of every node; empty as long as no search learns any from a table.
    told: Vec<Bounds>,
    silent: Silent,
    clock: Arc<AtomicU64>,
}

#[derive(Clone, Copy, Default)]
struct Stage {
    events: usize,
    nodes: usize,
}

impl<'a> Recorder<'a> {
    /// Records up to `budget` events and as many nodes.
    pub fn new(budget: usize) -> Recorder<'a> {
        // Node ids must stay clear of `NodeId::NONE`, counts of the sign bit.
        let budget = budget.clamp(16, 1 << 30);
        let mut recorder = Recorder {
            record: Record::default(),
            level: 0,
            fuse: 0,
            fuse_length: 0,
            hook: None,
            hook_in: u32::MAX,
            stage_end: budget / 2,
            stage_start: Stage::default(),
            budget,
            sunk: NodeSet::new(),
            edge: NodeId::NONE,
            pending: 0,
            below_at: 0,
            offered_at: 0,
            dropped: 0,
            told: Vec::new(),
            silent: Silent,
            clock: Arc::default(),
        };
        recorder.set_fuse();
        recorder
    }

    /// Calls `hook` after the first event, and then as it says.
    pub fn with_hook(mut self, hook: Hook<'a>) -> Recorder<'a> {
        self.hook = Some(hook);
        self.hook_in = 1;
        self.set_fuse();
        self
    }

    /// The number of events so far, for those who sample curves beside the recorder.
    pub fn clock(&self) -> Arc<AtomicU64> {
        Arc::clone(&self.clock)
    }

    pub fn record(&self) -> &Record {
        &self.record
    }

    /// What was recorded, now that the search is over.
    pub fn finish(mut self) -> Record {
        self.tell_hidden();
        self.record
    }

    #[inline]
    fn is_cut(&self) -> bool {
        self.record.floor != u32::MAX
    }

    #[inline]
    fn push(&mut self, event: Event) {
        if self.pending != 0 {
            self.tell_hidden();
        }
        self.push_alone(event);
    }

    #[inline]
    fn push_alone(&mut self, event: Event) {
        self.record.log.push(event);
        self.clock
            .store(self.record.log.len() as u64, Ordering::Relaxed);
        self.fuse -= 1;
        if self.fuse == 0 {
            self.burn();
        }
    }

    /// Writes down what was only counted so far.
    #[cold]
    fn tell_hidden(&mut self) {
        let nodes = std::mem::take(&mut self.pending);
        if nodes > 0 {
            let mut edge = self.edge;
            if edge.is_some() {
                let deepest = self.record.floor.saturating_sub(1);
                edge = self.record.nodes.ancestor_at(edge, deepest);
            }
            self.push_alone(Event::hidden(self.level, edge, nodes));
        }
        let nodes = std::mem::take(&mut self.dropped);
        if nodes > 0 {
            self.push_alone(Event::hidden(self.level, NodeId::NONE, nodes));
        }
    }

    /// An event about a node that is followed, or the last one.
    #[inline(never)]
    fn write_down(&mut self, step: Step, node: NodeId, event: SearchEvent<NodeId>) {
        if let SearchEvent::Done(_) = event {
            self.tell_hidden();
        }
        if let SearchEvent::Close { freed, .. } = event
            && Event::needs_freed(freed)
        {
            self.push(Event::freed(step, self.level, node, freed));
        }
        if !self.told.is_empty() {
            self.remember(node, event);
        }
        self.push(Event::new(step, self.level, node, event));
    }

    /// Bounds that were told, for [`Probe::learn`].
    fn remember(&mut self, node: NodeId, event: SearchEvent<NodeId>) {
        if let SearchEvent::Bounds(bounds) | SearchEvent::Return(bounds) = event {
            if self.told.len() <= node.index() {
                self.told.resize(self.record.nodes.len(), UNTOLD);
            }
            self.told[node.index()] = bounds;
        }
    }

    /// A node was entered about which nothing is recorded.
    #[inline]
    fn drop_node(&mut self) {
        self.dropped += 1;
        self.record.hidden += 1;
        if self.dropped.is_multiple_of(BATCH) {
            self.drop_many();
        }
    }

    #[cold]
    fn drop_many(&mut self) {
        // Each event tells of a 64th of all: few events, and never far from the truth.
        if !self.record.is_full() && self.dropped >= self.record.hidden / 64 {
            self.tell_hidden();
        }
        self.offer();
    }

    fn offer(&mut self) {
        if let Some(hook) = &mut self.hook {
            self.hook_in = hook(&self.record, None).max(1);
            self.set_fuse();
        }
    }

    #[cold]
    #[inline(never)]
    fn burn(&mut self) {
        self.hook_in = self.hook_in.saturating_sub(self.fuse_length);
        if self.hook_in == 0
            && let Some(hook) = &mut self.hook
        {
            self.hook_in = hook(&self.record, self.record.log.last()).max(1);
        }
        if self.used() >= self.stage_end {
            self.fall();
        }
        self.set_fuse();
    }

    fn set_fuse(&mut self) {
        let left = self.stage_end.saturating_sub(self.record.log.len()).max(1);
        let hook_in = if self.hook.is_some() {
            self.hook_in
        } else {
            u32::MAX
        };
        self.fuse = hook_in.min(left as u32);
        self.fuse_length = self.fuse;
    }

    fn used(&self) -> usize {
        self.record.log.len().max(self.record.nodes.len())
    }

    /// Another half of what was left of the budget is used: record less deep from here on.
    fn fall(&mut self) {
        if self.record.is_full() {
            return;
        }
        let mut left = self.budget - self.stage_end;
        while left > self.budget / 1024 && self.used() >= self.stage_end {
            self.stage_end += left.div_ceil(2);
            left = self.budget - self.stage_end;
        }
        let floor = if self.used() >= self.stage_end {
            0
        } else {
            self.shallower()
        };
        if floor < self.record.floor {
            self.record.floor = floor;
            self.record.log.push(Event::floor(self.level, floor));
            self.sunk = self.record.nodes.from_depth(floor);
        }
        self.stage_start = Stage {
            events: self.record.log.len(),
            nodes: self.record.nodes.len(),
        };
    }

    /// A floor above which at most a quarter of what was recorded in this stage lies; the root's
    /// children stay.
    fn shallower(&self) -> u32 {
        let Record { log, nodes, .. } = &self.record;
        let start = self.stage_start;
        let (events, made) = (log.len() - start.events, nodes.len() - start.nodes);
        // Of a million events every sixteenth tells as much as all.
        let step = if events.max(made) > 1 << 16 { 16 } else { 1 };
        let count = if events >= made {
            let range = (start.events..log.len()).step_by(step);
            depths(nodes, range.filter_map(|i| Some(log.get(i)?.node)))
        } else {
            let range = (start.nodes as u32..nodes.len() as u32).step_by(step);
            depths(nodes, range.map(NodeId))
        };
        let deepest = (count.len() as u32).saturating_sub(1);
        first_quarter(&count).min(deepest).max(2)
    }
}

/// How many of these nodes lie at each depth.
fn depths(table: &NodeTable, nodes: impl Iterator<Item = NodeId>) -> Vec<usize> {
    let mut count = Vec::new();
    for node in nodes.filter(|&node| table.contains(node)) {
        let depth = table.depth(node) as usize;
        if count.len() <= depth {
            count.resize(depth + 1, 0);
        }
        count[depth] += 1;
    }
    count
}

/// How many depths, from the root down, hold at most a quarter of all.
fn first_quarter(count: &[usize]) -> u32 {
    let quarter = count.iter().sum::<usize>() / 4;
    let mut sum = 0;
    let within = count.iter().take_while(|&&n| {
        sum += n;
        sum <= quarter
    });
    within.count() as u32
}

impl Probe for Recorder<'_> {
    type Node = NodeId;
    type Below = Silent;

    fn root(&mut self, player: Player) -> NodeId {
        self.record.nodes.add_root(player)
    }

    fn expand(&mut self, step: Step, node: NodeId, player: Player, moves: &[Move]) {
        if !self.follows(node) {
            return self.drop_node();
        }
        let Record { nodes, floor, .. } = &mut self.record;
        let count = moves.len() as u32;
        // Children on the floor get no names; those who had them lose them.
        let recorded = nodes.depth(node) + 1 < *floor;
        if !nodes.is_expanded(node) {
            // One node with a million children must not take the whole budget.
            if recorded && nodes.len() + moves.len() <= self.budget {
                nodes.add_children(node, player, moves);
            } else {
                nodes.add_unrecorded_children(node, player, count);
            }
        }
        let first = if recorded {
            nodes.first_child(node)
        } else {
            NodeId::NONE
        };
        self.push(Event::expand(step, self.level, node, player, first, count));
        if self.used() >= self.stage_end {
            self.fall();
            self.set_fuse();
        }
    }

    #[inline]
    fn child(&mut self, node: NodeId, index: usize, m: Move) -> NodeId {
        if node.is_none() {
            return NodeId::NONE;
        }
        let nodes = &self.record.nodes;
        if !self.is_cut() || nodes.depth(node) + 1 < self.record.floor {
            let child = nodes.child_by_move(node, index, m);
            if child.is_some() {
                return child;
            }
        }
        if self.edge != node && self.pending != 0 && !self.record.is_full() {
            self.tell_hidden();
        }
        self.edge = node;
        NodeId::NONE
    }

    /// Small enough to be compiled into the search: of most nodes of a long run nothing is recorded,
    /// and what is said of them must cost no call.
    #[inline(always)]
    fn emit(&mut self, step: Step, node: NodeId, event: SearchEvent<NodeId>) {
        if self.follows(node) || matches!(event, SearchEvent::Done(_)) {
            return self.write_down(step, node, event);
        }
        // Each of these is told once for a node that is entered; so is an expansion.
        let entered = match event {
            SearchEvent::Eval(_) => true,
            SearchEvent::Cut { reason, .. } => reason == CutReason::Threshold,
            _ => false,
        };
        if entered {
            self.drop_node();
        }
    }

    #[inline]
    fn follows(&self, node: NodeId) -> bool {
        node.is_some() && (!self.is_cut() || !self.sunk.contains(node))
    }

    fn learn(&mut self, step: Step, node: NodeId, bounds: Bounds) {
        if !self.follows(node) {
            return;
        }
        if self.told.len() <= node.index() {
            self.told.resize(self.record.nodes.len(), UNTOLD);
        }
        if self.told[node.index()] != bounds {
            self.emit(step, node, SearchEvent::Bounds(bounds));
        }
    }

    fn level(&mut self, level: u32) {
        self.level = u8::try_from(level).unwrap_or(u8::MAX);
    }

    #[inline]
    fn below(&mut self, node: NodeId, nodes: u64) -> Option<&mut Silent> {
        if self.follows(node) {
            return None;
        }
        self.below_at = nodes;
        if nodes >= self.offered_at + OFFER {
            self.offered_at = nodes;
            self.offer();
        }
        Some(&mut self.silent)
    }

    #[inline]
    fn above(&mut self, _: NodeId, nodes: u64) {
        let entered = nodes - self.below_at;
        self.pending += entered;
        self.record.hidden += entered;
    }
}

#[cfg(test)]
mod tests {
    use std::cell::{Cell, RefCell};

    use super::super::event::{Decoded, Kind};
    use super::super::testing::{Toy, alpha_beta, flood};
    use super::*;

    fn kinds(record: &Record) -> Vec<Kind> {
        let log = &record.log;
        log.range(0, log.len()).map(|event| event.kind).collect()
    }

    #[test]
    fn a_small_run_is_recorded_in_full() {
        let toy = Toy::new(7, 4, 3);
        let mut recorder = Recorder::new(DEFAULT_BUDGET);
        let (silent, visits) = alpha_beta(&toy, &mut Silent);
        assert_eq!(alpha_beta(&toy, &mut recorder), (silent, visits));
        let record = recorder.finish();
        let kinds = kinds(&record);
        let count = |kind| kinds.iter().filter(|&&k| k == kind).count() as u64;
        assert!(record.is_complete());
        assert_eq!(count(Kind::Eval) + count(Kind::Expand), visits);
        assert_eq!(count(Kind::Enter), count(Kind::Return));
        assert_eq!(kinds.last(), Some(&Kind::Done));
    }

    #[test]
    fn a_big_run_keeps_to_the_budget_and_its_shallow_nodes_and_counts_the_rest() {
        let toy = Toy::new(3, 12, 3);
        for budget in [1_000, 10_000, 100_000] {
            let mut recorder = Recorder::new(budget);
            let (_, visits) = alpha_beta(&toy, &mut recorder);
            let record = recorder.finish();
            assert!(record.log.len() <= budget, "{budget}: {}", record.log.len());
            assert!(record.nodes.len() <= budget);
            assert!(!record.is_full(), "the budget must outlast the run");
            assert!(record.floor >= 2);
            // Every child of the root was entered and left, or cut, in the record.
            for child in record.nodes.children(NodeId::ROOT) {
                let log = &record.log;
                let last = log
                    .range(0, log.len())
                    .filter(|event| event.node == child)
                    .last();
                let kind = last.map(|event| event.kind);
                assert!(
                    matches!(kind, Some(Kind::Return | Kind::Cut)),
                    "{child:?}: {kind:?}"
                );
            }
            let entered: u64 = record
                .log
                .range(0, record.log.len())
                .map(|event| match event.decode(None) {
                    Decoded::Hidden(nodes) => nodes,
                    _ => u64::from(matches!(event.kind, Kind::Eval | Kind::Expand)),
                })
                .sum();
            assert_eq!(entered, visits, "budget {budget}");
        }
    }

    #[test]
    fn a_best_first_search_that_talks_about_lost_nodes_is_counted() {
        let toy = Toy::new(5, 12, 3);
        let mut recorder = Recorder::new(5_000);
        let visits = flood(&toy, &mut recorder, 400_000);
        let record = recorder.finish();
        assert!(record.log.len() <= 5_000, "{}", record.log.len());
        let told: u64 = record
            .log
            .range(0, record.log.len())
            .map(|event| match event.decode(None) {
                Decoded::Hidden(nodes) => nodes,
                _ => u64::from(matches!(event.kind, Kind::Eval | Kind::Expand)),
            })
            .sum();
        assert_eq!(told, visits);
        assert!(record.hidden > 0 && !record.is_complete());
    }

    #[test]
    fn children_keep_their_names_when_their_order_changes() {
        let mut recorder = Recorder::new(1_000);
        let root = recorder.root(Player::Max);
        let (a, b) = (Move(4), Move(9));
        recorder.expand(0, root, Player::Max, &[a, b]);
        let names = (recorder.child(root, 0, a), recorder.child(root, 1, b));
        recorder.expand(0, root, Player::Max, &[b, a]);
        assert_eq!(
            (recorder.child(root, 1, a), recorder.child(root, 0, b)),
            names
        );
        assert_eq!(recorder.root(Player::Max), root);
        assert_eq!(recorder.record().nodes.len(), 3);
    }

    #[test]
    fn a_node_with_more_children_than_the_budget_holds_is_only_counted() {
        let mut recorder = Recorder::new(100);
        let root = recorder.root(Player::Max);
        let moves: Vec<Move> = (0..1_000_000).map(Move).collect();
        recorder.expand(0, root, Player::Max, &moves);
        assert_eq!(recorder.child(root, 5, Move(5)), NodeId::NONE);
        assert_eq!(recorder.record().nodes.len(), 1);
        assert_eq!(recorder.record().nodes.child_count(root), 1_000_000);
        assert!(recorder.below(NodeId::NONE, 7).is_some());
        recorder.above(NodeId::NONE, 9);
        let record = recorder.finish();
        let last = record.log.last().unwrap();
        assert_eq!((last.node, last.decode(None)), (root, Decoded::Hidden(2)));
    }

    #[test]
    fn the_hook_is_called_after_as_many_events_as_it_asked_for() {
        let toy = Toy::new(2, 5, 3);
        let calls = RefCell::new(Vec::new());
        let every = Cell::new(1);
        let hook = |record: &Record, event: Option<&Event>| {
            assert_eq!(event, record.log.last());
            calls.borrow_mut().push(record.log.len());
            every.set(every.get() + 1);
            every.get()
        };
        let mut recorder = Recorder::new(DEFAULT_BUDGET).with_hook(Box::new(hook));
        alpha_beta(&toy, &mut recorder);
        let length = recorder.record().log.len();
        assert_eq!(recorder.clock().load(Ordering::Relaxed), length as u64);
        drop(recorder);
        let calls = calls.into_inner();
        assert_eq!(calls[..4], [1, 3, 6, 10]);
        assert!(length - calls.last().unwrap() <= calls.len() + 1);
    }

    #[test]
    fn the_hook_is_also_called_where_nothing_is_recorded() {
        let toy = Toy::new(3, 13, 3);
        let without_event = Cell::new(0);
        let hook = |_: &Record, event: Option<&Event>| {
            without_event.set(without_event.get() + u64::from(event.is_none()));
            u32::MAX
        };
        let mut recorder = Recorder::new(1_000).with_hook(Box::new(hook));
        let (_, visits) = alpha_beta(&toy, &mut recorder);
        drop(recorder);
        assert!(without_event.get() > 0);
        assert!(without_event.get() <= visits / OFFER);
    }
}
