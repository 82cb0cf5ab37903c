//! The context a search keeps of itself while it runs: it counts (what, is told in `counts`) and
//! obeys limits of nodes, bytes and time. Knows nothing of events or threads.

use crate::base::messages::{Text, keys};
use crate::base::platform::{Instant, breathe};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use serde::{Deserialize, Serialize};

use super::counts::{Counts, Lists, Stats};
use crate::problem::{Bounds, GameTree};

/// Nodes between two looks at the clock, at most.
const STRIDE: u32 = 1024;
const FIRST_STRIDE: u32 = 16;
/// Time between two looks at the clock, about: where a node takes long, looks are closer.
const PATIENCE: Duration = Duration::from_millis(8);

/// Why a search ended before it knew the value.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Stop {
    Nodes,
    Memory,
    Time,
    Cancelled,
    /// A repetition was cut and the answer rests on it.
    Cycle,
}

impl Stop {
    /// What has happened to the search.
    pub const fn words(self) -> Text {
        match self {
            Stop::Nodes => keys::algorithm_node_limit_reached,
            Stop::Memory => keys::algorithm_memory_limit_reached,
            Stop::Time => keys::algorithm_time_limit_reached,
            Stop::Cancelled => keys::algorithm_stopped,
            Stop::Cycle => keys::algorithm_unknown_a_cycle_was_cut,
        }
    }
}

/// What a search may use. The default is no limit at all.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Limits {
    pub nodes: Option<u64>,
    pub bytes: Option<u64>,
    pub seconds: Option<f64>,
}

impl Limits {
    /// When the time is over for what begins now; nothing if it never is.
    pub fn deadline(&self, now: Instant) -> Option<Instant> {
        let seconds = self.seconds?.max(0.0);
        now.checked_add(Duration::try_from_secs_f64(seconds).ok()?)
    }
}

/// Someone who looks in on a running search, on the search's own thread: samples curves, waits
/// while paused. Returns after how many nodes it wants to look again.
pub trait Observer {
    fn look(&mut self, stats: &Stats) -> u32;
}

/// The context: a search calls [`SearchContext::leaf`] or [`SearchContext::inner`] once for every
/// node it enters and [`SearchContext::hold`] before it grows, and gives up when one of them says
/// so.
pub struct SearchContext<'a> {
    pub stats: Stats,
    pub lists: Option<Lists>,
    limits: Limits,
    cancel: Arc<AtomicBool>,
    observer: Option<&'a mut dyn Observer>,
    started: Instant,
    deadline: Option<Instant>,
    /// The last look at the clock, and the nodes that may pass before the next.
    looked: Instant,
    stride: u32,
    /// Nodes that may still be entered before the next look at limits and observer.
    fuel: u32,
    granted: u32,
    /// Nodes until the observer wants to look.
    until_look: u32,
    stopped: Option<Stop>,
}

impl<'a> SearchContext<'a> {
    pub fn new(limits: Limits, cancel: Arc<AtomicBool>) -> SearchContext<'a> {
        let started = Instant::now();
        let deadline = limits.deadline(started);
        SearchContext {
            stats: Stats::default(),
            lists: None,
            limits,
            cancel,
            observer: None,
            started,
            deadline,
            looked: started,
            stride: if deadline.is_some() {
                FIRST_STRIDE
            } else {
                STRIDE
            },
            fuel: 0,
            granted: 0,
            until_look: 0,
            stopped: None,
        }
    }

    /// A context without limits, for tests and small helpers.
    pub fn unlimited() -> SearchContext<'a> {
        SearchContext::new(Limits::default(), Arc::default())
    }

    /// A context for what has to be found out before the search begins: the same limits hold, nobody
    /// looks on, and what it counts is no part of the search.
    pub fn aside(&self) -> SearchContext<'static> {
        let mut aside = SearchContext::new(self.limits, Arc::clone(&self.cancel));
        aside.started = self.started;
        aside.deadline = self.deadline;
        aside
    }

    /// The search ends where its preparations were stopped: what they have done is all it has.
    pub fn end_in(&mut self, aside: &SearchContext<'_>, reason: Stop) -> Stop {
        self.stats.counts = aside.stats.counts;
        self.stop(reason)
    }

    pub fn with_observer(mut self, observer: &'a mut dyn Observer) -> SearchContext<'a> {
        self.observer = Some(observer);
        self
    }

    /// Keep the order of leaves and expansions, up to `capacity` entries each.
    pub fn with_lists(mut self, capacity: usize) -> SearchContext<'a> {
        self.lists = Some(Lists {
            leaf_capacity: capacity,
            expansion_capacity: capacity,
            ..Lists::default()
        });
        self
    }

    /// Keep the order of leaves only, up to `capacity` entries; 0 keeps none.
    pub fn with_leaf_order(mut self, capacity: usize) -> SearchContext<'a> {
        if capacity > 0 {
            self.lists = Some(Lists {
                leaf_capacity: capacity,
                ..Lists::default()
            });
        }
        self
    }

    /// A leaf is about to be evaluated.
    #[inline]
    pub fn leaf<T: GameTree>(&mut self, tree: &T) -> Result<(), Stop> {
        self.tick()?;
        self.stats.counts.visits += 1;
        if let Some(lists) = &mut self.lists {
            lists.leaf(tree);
        }
        Ok(())
    }

    /// An inner node is entered.
    #[inline]
    pub fn inner<T: GameTree>(&mut self, tree: &T) -> Result<(), Stop> {
        self.tick()?;
        self.stats.counts.inner_visits += 1;
        if let Some(lists) = &mut self.lists {
            lists.expansion(tree);
        }
        Ok(())
    }

    #[inline]
    fn tick(&mut self) -> Result<(), Stop> {
        if self.fuel == 0 || self.cancel.load(Ordering::Relaxed) {
            self.check()?;
        }
        self.fuel -= 1;
        Ok(())
    }

    /// Looks at the flag, the clock and the node limit now, and lets the observer look.
    #[cold]
    #[inline(never)]
    pub fn check(&mut self) -> Result<(), Stop> {
        breathe();
        let used = self.granted - self.fuel;
        self.granted = 0;
        self.fuel = 0;
        if let Some(observer) = &mut self.observer {
            self.until_look = self.until_look.saturating_sub(used);
            if self.until_look == 0 {
                self.until_look = observer.look(&self.stats).max(1);
            }
        }
        if self.cancel.load(Ordering::Relaxed) {
            return Err(self.stop(Stop::Cancelled));
        }
        if let Some(deadline) = self.deadline {
            let now = Instant::now();
            if now >= deadline {
                return Err(self.stop(Stop::Time));
            }
            self.set_stride(now);
        }
        let mut grant = self.stride;
        if self.observer.is_some() {
            grant = grant.min(self.until_look);
        }
        if let Some(limit) = self.limits.nodes {
            let left = limit.saturating_sub(self.stats.counts.nodes());
            if left == 0 {
                return Err(self.stop(Stop::Nodes));
            }
            grant = grant.min(u32::try_from(left).unwrap_or(STRIDE));
        }
        self.granted = grant;
        self.fuel = grant;
        Ok(())
    }

    /// A search whose nodes take long (conspiracy numbers in a big tree) must see its deadline in
    /// time too.
    fn set_stride(&mut self, now: Instant) {
        let since = now - self.looked;
        self.looked = now;
        self.stride = if since > PATIENCE {
            let share = PATIENCE.as_secs_f64() / since.as_secs_f64();
            ((f64::from(self.stride) * share) as u32).max(1)
        } else {
            (self.stride * 2).min(STRIDE)
        };
    }

    /// `bytes` will be held from now on: everything the search owns, by capacity.
    #[inline]
    pub fn hold(&mut self, bytes: u64) -> Result<(), Stop> {
        if self.limits.bytes.is_some_and(|limit| bytes > limit) {
            return Err(self.stop(Stop::Memory));
        }
        self.stats.now.bytes = bytes;
        self.stats.counts.max_bytes = self.stats.counts.max_bytes.max(bytes);
        Ok(())
    }

    /// What has to be held at once does not fit into the memory there is.
    #[cold]
    pub fn out_of_memory(&mut self) -> Stop {
        self.stop(Stop::Memory)
    }

    /// Of the bytes held so many are in use.
    #[inline]
    pub fn use_bytes(&mut self, bytes: u64) {
        let max = &mut self.stats.counts.max_bytes_used;
        *max = (*max).max(bytes);
    }

    #[inline]
    pub fn set_open(&mut self, open: u64) {
        self.stats.now.open = open;
    }

    /// Nobody waits any more where a search down a path has come to its end. Where it was stopped,
    /// whoever waited then still does; and the tips of a tree that was grown stay its tips.
    pub fn end_open(&mut self) {
        if self.stopped.is_none() {
            self.set_open(0);
        }
    }

    /// OPEN as it is right after an expansion: the moment that counts for `max_open`.
    #[inline]
    pub fn sample_open(&mut self, open: u64) {
        self.stats.now.open = open;
        let max = &mut self.stats.counts.max_open;
        *max = Some(max.unwrap_or(0).max(open));
    }

    #[inline]
    pub fn set_cells(&mut self, cells: u64) {
        self.stats.now.cells = cells;
        let max = &mut self.stats.counts.max_cells;
        *max = Some(max.unwrap_or(0).max(cells));
    }

    /// What is proved about the root from now on.
    #[inline]
    pub fn root_bounds(&mut self, bounds: Bounds) {
        self.stats.now.root = bounds;
    }

    #[inline]
    pub fn counts(&mut self) -> &mut Counts {
        &mut self.stats.counts
    }

    #[inline]
    pub fn nodes(&self) -> u64 {
        self.stats.counts.nodes()
    }

    pub fn seconds(&self) -> f64 {
        self.started.elapsed().as_secs_f64()
    }

    pub fn stopped(&self) -> Option<Stop> {
        self.stopped
    }

    fn stop(&mut self, reason: Stop) -> Stop {
        *self.stopped.get_or_insert(reason)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::problem::{Position, Problem};

    #[test]
    fn a_search_whose_nodes_take_long_still_sees_its_deadline() {
        let position = Position::Tree("[1 2]".parse().unwrap());
        let tree = Problem::new(position).tree().unwrap();
        let limits = Limits {
            seconds: Some(0.05),
            ..Limits::default()
        };
        let mut context = SearchContext::new(limits, Arc::default());
        let mut nodes = 0;
        while context.inner(&tree).is_ok() {
            nodes += 1;
            std::thread::sleep(Duration::from_millis(2));
        }
        assert_eq!(context.stopped(), Some(Stop::Time));
        assert!(nodes < 100, "{nodes} nodes, of which 25 fit into the time");
    }
}
