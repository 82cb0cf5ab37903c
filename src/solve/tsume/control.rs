//! When a search must stop: moves made, processor time, cancelled; and what it has used so far.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

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
        Limits { nodes: None, bytes: 1 << 30, seconds: None }
    }
}

/// Why a search ended without an answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stop {
    Nodes,
    Time,
    Cancelled,
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
}

/// Moves between two looks at the clock.
const STRIDE: u32 = 4096;

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
        }
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
        let left = match self.limits.nodes {
            Some(limit) => limit.saturating_sub(self.nodes - 1),
            None => u64::MAX,
        };
        self.until_look = left.clamp(1, u64::from(STRIDE)) as u32;
        if left == 0 {
            self.stop.get_or_insert(Stop::Nodes);
        } else if self.cancel.load(Ordering::Relaxed) {
            self.stop.get_or_insert(Stop::Cancelled);
        } else if self.limits.seconds.is_some_and(|limit| self.seconds() >= limit) {
            self.stop.get_or_insert(Stop::Time);
        }
    }

    #[inline]
    pub fn stopped(&self) -> bool {
        self.stop.is_some()
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

/// Processor time of the calling thread where the system tells it, else time on the wall.
pub struct CpuClock {
    wall: Instant,
    cpu: Option<Duration>,
}

impl CpuClock {
    pub fn start() -> CpuClock {
        CpuClock { wall: Instant::now(), cpu: thread_time() }
    }

    pub fn seconds(&self) -> f64 {
        match (self.cpu, thread_time()) {
            (Some(start), Some(now)) => now.saturating_sub(start).as_secs_f64(),
            _ => self.wall.elapsed().as_secs_f64(),
        }
    }
}

/// Linux counts the nanoseconds a thread has run.
fn thread_time() -> Option<Duration> {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    let nanoseconds = text.split_whitespace().next()?.parse().ok()?;
    (nanoseconds > 0).then(|| Duration::from_nanos(nanoseconds))
}
