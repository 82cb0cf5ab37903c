//! When a search must stop: moves made, processor time, cancelled; and what it has used so far.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use crate::base::platform::{breathe, thread_seconds};

/// What a solver may use.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Limits {
    /// Moves made.
    pub nodes: Option<u64>,
    /// Bytes of its tables.
    pub bytes: u64,
    /// Seconds of processor time.
    pub seconds: Option<f64>,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            nodes: None,
            bytes: 1 << 30,
            seconds: None,
        }
    }
}

/// Why a search ended without an answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stop {
    Nodes,
    Time,
    Cancelled,
}

/// The numbers of a running search, for those who watch it from another thread.
#[derive(Debug, Default)]
pub struct Progress {
    nodes: AtomicU64,
    bytes: AtomicU64,
    /// Plies of the shortest mate known so far; 0 while there is none.
    plies: AtomicU64,
}

impl Progress {
    pub fn nodes(&self) -> u64 {
        self.nodes.load(Ordering::Relaxed)
    }

    pub fn bytes(&self) -> u64 {
        self.bytes.load(Ordering::Relaxed)
    }

    pub fn mate(&self) -> Option<u64> {
        Some(self.plies.load(Ordering::Relaxed)).filter(|&plies| plies > 0)
    }
}

/// The running account.
pub struct Control {
    pub nodes: u64,
    pub max_bytes: u64,
    limits: Limits,
    cancel: Arc<AtomicBool>,
    started: CpuClock,
    until_look: u32,
    stop: Option<Stop>,
    /// The number of moves after which the search pauses.
    pause_at: u64,
    paused: bool,
    progress: Arc<Progress>,
}

/// Moves between two looks at the clock: a hundredth of a second even where nothing is optimised.
const STRIDE: u32 = 256;

impl Control {
    pub fn new(limits: Limits, cancel: Arc<AtomicBool>) -> Control {
        Control {
            nodes: 0,
            max_bytes: 0,
            limits,
            cancel,
            started: CpuClock::start(),
            until_look: 0,
            stop: None,
            pause_at: u64::MAX,
            paused: false,
            progress: Arc::default(),
        }
    }

    /// To be watched by, from any thread.
    pub fn progress(&self) -> Arc<Progress> {
        Arc::clone(&self.progress)
    }

    /// A mate is known.
    pub fn tell_mate(&self, plies: u16) {
        self.progress
            .plies
            .store(u64::from(plies), Ordering::Relaxed);
    }

    /// A move is made.
    #[inline]
    pub fn count(&mut self) {
        self.nodes += 1;
        if self.until_look == 0 {
            self.look();
        }
        self.until_look -= 1;
    }

    #[cold]
    fn look(&mut self) {
        breathe();
        self.progress.nodes.store(self.nodes, Ordering::Relaxed);
        self.progress.bytes.store(self.max_bytes, Ordering::Relaxed);
        self.paused |= self.nodes >= self.pause_at;
        let left = match self.limits.nodes {
            Some(limit) => limit.saturating_add(1).saturating_sub(self.nodes),
            None => u64::MAX,
        };
        self.until_look = left.clamp(1, u64::from(STRIDE)) as u32;
        if left == 0 {
            self.stop.get_or_insert(Stop::Nodes);
        } else if self.cancel.load(Ordering::Relaxed) {
            self.stop.get_or_insert(Stop::Cancelled);
        } else if self
            .limits
            .seconds
            .is_some_and(|limit| self.seconds() >= limit)
        {
            self.stop.get_or_insert(Stop::Time);
        }
    }

    /// Counts and clock begin anew.
    pub fn restart(&mut self) {
        self.nodes = 0;
        self.max_bytes = 0;
        self.started = CpuClock::start();
        self.until_look = 0;
        self.stop = None;
        self.go_on();
    }

    /// The search ends after about so many more moves without being stopped for good.
    pub fn pause_after(&mut self, nodes: u64) {
        self.pause_at = self.nodes.saturating_add(nodes);
        self.paused = false;
    }

    /// No pause any more.
    pub fn go_on(&mut self) {
        self.pause_at = u64::MAX;
        self.paused = false;
    }

    /// Lifts the limits on moves and time, to tell what was found.
    pub fn lift(&mut self) -> Limits {
        let before = self.limits;
        self.limits.nodes = None;
        self.limits.seconds = None;
        self.stop = self.stop.filter(|&stop| stop == Stop::Cancelled);
        before
    }

    /// The limits are back, whatever was used meanwhile.
    pub fn restore(&mut self, limits: Limits) {
        self.limits = limits;
        self.until_look = 0;
        self.look();
        self.until_look = 0;
    }

    pub fn cancel(&self) -> Arc<AtomicBool> {
        Arc::clone(&self.cancel)
    }

    /// For good or for a pause.
    #[inline]
    pub fn stopped(&self) -> bool {
        self.paused || self.stop.is_some()
    }

    pub fn stop(&self) -> Option<Stop> {
        self.stop
    }

    pub fn hold(&mut self, bytes: u64) {
        self.max_bytes = self.max_bytes.max(bytes);
    }

    pub fn seconds(&self) -> f64 {
        self.started.seconds()
    }
}

/// Processor time of the calling thread, which must be the one that asks later.
pub struct CpuClock(f64);

impl CpuClock {
    pub fn start() -> CpuClock {
        CpuClock(thread_seconds())
    }

    pub fn seconds(&self) -> f64 {
        thread_seconds() - self.0
    }
}
