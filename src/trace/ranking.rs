//! The first members of OPEN in the order in which they would be taken, brought from one moment to
//! the next by the events in between.
//!
//! OPEN can hold a million nodes of which a table shows thirty. A [`Ranking`] keeps a few hundred:
//! the first ones, without a gap. An event can only change the members it names and those it frees,
//! so a step costs what it changes. Only when the first ones are used up, or the next moment is far
//! away, is OPEN looked through once more: in one pass that sorts what may be shown and nothing
//! else.

use std::cmp::Ordering;

use super::event::{Event, Kind, NodeId};
use super::log::Log;
use super::moment::{IN_OPEN, IS_DORMANT, Moment, WAS_EXPANDED};
use super::nodes::NodeTable;
use super::open_list::{OpenEntry, OpenOrder};

/// Members that are kept for each one asked for, so that taking some does not use them up.
const SPARE: usize = 4;
/// Members that are looked at to undo what an event has freed.
const MOST_FREED: usize = 1 << 16;
/// From here on members are sorted by numbers given to all nodes from left to right.
const MANY: usize = 1 << 14;

/// Kinds after which a node may be a member, or stand elsewhere, that was not or did not.
const COMES: u32 = Kind::Open.bit() | Kind::Enter.bit() | Kind::ReSearch.bit();
/// Kinds before which a node may have been a member that is none now.
const WENT: u32 = COMES
    | Kind::Unopen.bit()
    | Kind::Select.bit()
    | Kind::PreCut.bit()
    | Kind::Cut.bit()
    | Kind::Close.bit()
    | Kind::Return.bit();

#[derive(Debug, Default)]
pub struct Ranking {
    order: OpenOrder,
    /// In order; nobody who is not here comes before the last of them.
    rows: Vec<OpenEntry>,
    /// The rows are all members there are.
    whole: bool,
    /// For the moment after so many events.
    at: Option<usize>,
}

impl Ranking {
    pub fn new(order: OpenOrder) -> Ranking {
        Ranking {
            order,
            ..Ranking::default()
        }
    }

    pub fn order(&self) -> OpenOrder {
        self.order
    }

    /// The rows of the moment it was brought to last.
    pub fn rows(&self) -> &[OpenEntry] {
        &self.rows
    }

    /// The first members at this moment: `wanted` of them or more, or all. Log, nodes and moment
    /// must be of the same run at every call.
    pub fn follow(
        &mut self,
        log: &Log,
        nodes: &NodeTable,
        moment: &Moment,
        wanted: usize,
    ) -> &[OpenEntry] {
        let now = moment.now.events;
        let members = moment.tally().open as usize;
        let there = match self.at {
            Some(at) if at == now => true,
            // Going through the events must be cheaper than going through OPEN.
            Some(at) if at.abs_diff(now) <= (members / 4).max(1_000) => {
                self.go(log, nodes, moment, at)
            }
            _ => false,
        };
        self.at = Some(now);
        let limit = wanted.saturating_mul(SPARE).max(512);
        if self.rows.len() > limit.saturating_mul(SPARE) {
            self.rows.truncate(limit);
            self.whole = false;
        }
        if !there || (self.rows.len() < wanted && !self.whole) {
            self.rows = moment.open_sorted(nodes, self.order, limit);
            self.whole = self.rows.len() == members;
        }
        &self.rows
    }

    /// From the moment the rows are of to another; whether that could be done.
    fn go(&mut self, log: &Log, nodes: &NodeTable, moment: &Moment, at: usize) -> bool {
        let now = moment.now.events;
        let Some(changed) = changed(log, nodes, moment, at, now) else {
            return false;
        };
        let order = self.order;
        let last = self.rows.last().copied();
        self.rows
            .retain(|row| moment.open_entry(row.node) == Some(*row));
        let within = |entry: &OpenEntry| {
            self.whole || last.is_some_and(|last| order.compare(nodes, entry, &last).is_le())
        };
        let mut new: Vec<OpenEntry> = changed
            .into_iter()
            .filter_map(|node| moment.open_entry(node))
            .filter(within)
            .collect();
        new.sort_unstable_by(|a, b| order.compare(nodes, a, b));
        merge(&mut self.rows, new, |a, b| order.compare(nodes, a, b));
        true
    }
}

/// Nodes whose place in OPEN may differ between two moments; nothing if they are too many. `moment`
/// is the later one's or the earlier one's: the one gone to.
fn changed(
    log: &Log,
    nodes: &NodeTable,
    moment: &Moment,
    at: usize,
    now: usize,
) -> Option<Vec<NodeId>> {
    let mut changed = Vec::new();
    if at < now {
        let comes = |event: &&Event| event.kind.bit() & COMES != 0;
        changed.extend(log.range(at, now).filter(comes).map(|event| event.node));
        return Some(changed);
    }
    let mut looked_at = 0;
    let mut todo = Vec::new();
    for event in log.range(now, at) {
        if event.kind == Kind::Floor {
            return None;
        }
        if event.kind.bit() & WENT == 0 {
            continue;
        }
        changed.push(event.node);
        if !matches!(event.kind, Kind::Close | Kind::Return) {
            continue;
        }
        // What it has freed may be in OPEN again.
        todo.push(event.node);
        while let Some(node) = todo.pop() {
            if moment.known(node).marks & WAS_EXPANDED == 0 {
                continue;
            }
            for child in nodes.children(node) {
                looked_at += 1;
                let known = moment.known(child);
                if known.is_held() {
                    if known.marks & IN_OPEN != 0 {
                        changed.push(child);
                    }
                    todo.push(child);
                }
            }
            if looked_at > MOST_FREED {
                return None;
            }
        }
    }
    Some(changed)
}

/// Two sorted lists as one, without doubles.
fn merge(
    rows: &mut Vec<OpenEntry>,
    new: Vec<OpenEntry>,
    compare: impl Fn(&OpenEntry, &OpenEntry) -> Ordering,
) {
    if new.is_empty() {
        return;
    }
    let old = std::mem::take(rows);
    rows.reserve(old.len() + new.len());
    let mut old = old.into_iter().peekable();
    for entry in new {
        while let Some(before) = old.next_if(|row| compare(row, &entry).is_lt()) {
            rows.push(before);
        }
        if old.peek().map(|row| row.node) != Some(entry.node)
            && rows.last().map(|row| row.node) != Some(entry.node)
        {
            rows.push(entry);
        }
    }
    rows.extend(old);
}

impl OpenOrder {
    /// Who is taken first: those of the innermost recursion before the others, active before
    /// dormant.
    pub(crate) fn compare(self, nodes: &NodeTable, a: &OpenEntry, b: &OpenEntry) -> Ordering {
        self.rank(b)
            .cmp(&self.rank(a))
            .then_with(|| nodes.compare_left(a.node, b.node))
    }

    /// All that decides but left and right, in one number: the greater, the sooner taken.
    #[inline]
    fn rank(self, entry: &OpenEntry) -> u64 {
        let merit = i64::from(entry.merit.get());
        let merit = match self {
            OpenOrder::Greatest => merit - i64::from(i32::MIN),
            OpenOrder::Least => i64::from(i32::MAX) - merit,
            OpenOrder::Leftmost => 0,
        };
        u64::from(entry.level) << 33 | u64::from(!entry.dormant) << 32 | merit as u64
    }
}

impl Moment {
    /// A node as a member of OPEN, if it is one.
    #[inline]
    pub(crate) fn open_entry(&self, node: NodeId) -> Option<OpenEntry> {
        let known = self.known.get(node.index())?;
        (known.marks & IN_OPEN != 0).then_some(OpenEntry {
            node,
            merit: known.merit,
            dormant: known.marks & IS_DORMANT != 0,
            level: known.level.max(1),
        })
    }

    /// The first `limit` members of OPEN in the order in which the rule would take them.
    pub fn open_sorted(&self, nodes: &NodeTable, order: OpenOrder, limit: usize) -> Vec<OpenEntry> {
        if limit == 0 {
            return Vec::new();
        }
        let members = self.open().filter_map(|node| self.open_entry(node));
        if limit >= MANY && self.tally().open as usize >= MANY {
            let places = nodes.places_from_the_left();
            let mut all: Vec<OpenEntry> = members.collect();
            all.sort_unstable_by_key(|e| (!order.rank(e), places[e.node.index()]));
            all.truncate(limit);
            return all;
        }
        let mut sieve = Sieve::new(nodes, order, limit);
        members.for_each(|entry| sieve.offer(entry));
        sieve.sorted()
    }
}

/// Lets through the first so many of what it is offered.
pub(crate) struct Sieve<'t> {
    nodes: &'t NodeTable,
    order: OpenOrder,
    limit: usize,
    kept: Vec<OpenEntry>,
    /// The last of those that were first when it was last cleaned, and its rank: whoever comes
    /// after it is not wanted.
    bar: Option<(OpenEntry, u64)>,
    /// The parent and rank of the last one held back. Its younger siblings of the same rank, who
    /// lie further right, need not be compared.
    back: (NodeId, u64),
}

impl<'t> Sieve<'t> {
    pub fn new(nodes: &'t NodeTable, order: OpenOrder, limit: usize) -> Sieve<'t> {
        Sieve {
            nodes,
            order,
            limit,
            kept: Vec::new(),
            bar: None,
            back: (NodeId::NONE, 0),
        }
    }

    /// Members must come by ascending id, so that siblings come left to right.
    #[inline]
    pub fn offer(&mut self, entry: OpenEntry) {
        if let Some((last, bar)) = &self.bar {
            let rank = self.order.rank(&entry);
            if rank < *bar {
                return;
            }
            if rank == *bar {
                let family = (self.nodes.parent(entry.node), rank);
                if self.back == family {
                    return;
                }
                if self.nodes.compare_left(entry.node, last.node).is_gt() {
                    self.back = family;
                    return;
                }
            }
        }
        self.kept.push(entry);
        if self.kept.len() >= self.limit.saturating_mul(2) {
            self.clean();
        }
    }

    #[cold]
    fn clean(&mut self) {
        let (nodes, order) = (self.nodes, self.order);
        let compare = |a: &OpenEntry, b: &OpenEntry| order.compare(nodes, a, b);
        let (_, last, _) = self.kept.select_nth_unstable_by(self.limit - 1, compare);
        self.bar = Some((*last, order.rank(last)));
        self.kept.truncate(self.limit);
    }

    pub fn sorted(mut self) -> Vec<OpenEntry> {
        if self.kept.len() > self.limit {
            self.clean();
        }
        let (nodes, order) = (self.nodes, self.order);
        self.kept
            .sort_unstable_by(|a, b| order.compare(nodes, a, b));
        self.kept
    }
}

#[cfg(test)]
mod tests {
    use super::super::replay::Replay;
    use super::*;
    use crate::base::random::Rng;
    use crate::problem::{Position, Problem};
    use crate::search::catalogue::{AlgorithmConfig, run};
    use crate::search::{Limits, SearchContext};
    use crate::trace::{Record, Recorder};

    fn recorded(id: &str, set: &[(&str, &str)], tree: &str) -> Record {
        let position = Position::Tree(tree.parse().unwrap());
        let mut tree = Problem::new(position).tree().unwrap();
        let mut choice = AlgorithmConfig::new(id);
        for (key, value) in set {
            choice = choice.with(key, value);
        }
        let mut recorder = Recorder::new(1 << 20);
        let limits = Limits {
            nodes: Some(20_000),
            ..Limits::default()
        };
        let mut context = SearchContext::new(limits, Default::default());
        run(
            &mut tree,
            &choice.prepare().unwrap(),
            &mut context,
            &mut recorder,
        );
        recorder.finish()
    }

    /// As it was done before: everything sorted.
    fn naive(moment: &Moment, nodes: &NodeTable, order: OpenOrder) -> Vec<OpenEntry> {
        let mut all: Vec<OpenEntry> = moment
            .open()
            .filter_map(|node| moment.open_entry(node))
            .collect();
        all.sort_by(|a, b| order.compare(nodes, a, b));
        all
    }

    fn runs() -> Vec<(Record, OpenOrder)> {
        let tree = "random:seed=5,depth=7,branching=5,ties=4";
        vec![
            (recorded("sss", &[], tree), OpenOrder::Greatest),
            (recorded("sss-stockman", &[], tree), OpenOrder::Greatest),
            (recorded("dual", &[], tree), OpenOrder::Least),
            (
                recorded("gsearch-alpha-beta", &[], tree),
                OpenOrder::Leftmost,
            ),
            (
                recorded("recursive-sss", &[("c", "2")], tree),
                OpenOrder::Greatest,
            ),
        ]
    }

    #[test]
    fn wherever_one_goes_the_first_rows_are_those_of_a_full_sort() {
        for (record, order) in runs() {
            let Record { log, nodes, .. } = &record;
            let mut replay = Replay::with_distance(500);
            let mut ranking = Ranking::new(order);
            let mut rng = Rng::new(9);
            let mut at = 0i64;
            let end = log.len() as i64;
            assert!(end > 2_000, "{end}");
            let mut most = 0;
            for i in 0..600 {
                // Steps on and back of all sizes, and now and then somewhere else.
                let size = 1i64 << rng.below(11);
                at = match rng.below(8) {
                    0 => rng.below(log.len() as u64) as i64,
                    1..=4 => at + size,
                    _ => at - size,
                }
                .clamp(0, end);
                let moment = replay.seek(log, nodes, at as usize);
                let wanted = [3, 20, 150][i % 3];
                let full = naive(moment, nodes, order);
                most = most.max(full.len());
                let rows = ranking.follow(log, nodes, moment, wanted);
                assert!(rows.len() >= wanted.min(full.len()), "{at}");
                assert_eq!(rows, &full[..rows.len()], "after {at} events");
                let shown = rows.len();
                assert!(!ranking.whole || shown == full.len());
            }
            assert!(most > 20, "{most} members at most");
        }
    }

    #[test]
    fn the_first_members_are_found_without_sorting_all() {
        for (record, order) in runs() {
            let mut replay = Replay::default();
            for part in 1..20 {
                let k = record.log.len() * part / 20;
                let moment = replay.seek(&record.log, &record.nodes, k);
                let full = naive(moment, &record.nodes, order);
                for limit in [0, 1, 2, 7, 60, full.len(), usize::MAX] {
                    let rows = moment.open_sorted(&record.nodes, order, limit);
                    assert_eq!(rows, &full[..limit.min(full.len())]);
                }
            }
        }
    }

    #[test]
    fn a_long_list_is_sorted_by_places_from_the_left() {
        let record = recorded("sss", &[], "random:seed=2,depth=5,branching=40");
        let mut replay = Replay::default();
        // SSS* opens a whole solution tree before it cuts anything.
        let at = (1..20)
            .map(|part| record.log.len() * part / 20)
            .max_by_key(|&k| replay.seek(&record.log, &record.nodes, k).tally().open)
            .unwrap();
        let moment = replay.seek(&record.log, &record.nodes, at);
        let full = naive(moment, &record.nodes, OpenOrder::Greatest);
        assert!(full.len() > MANY, "{}", full.len());
        let rows = moment.open_sorted(&record.nodes, OpenOrder::Greatest, usize::MAX);
        assert_eq!(rows, full);
    }
}
