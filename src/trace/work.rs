//! How much work had been done after so many events: the common clock of a race.

use super::event::Kind;
use super::log::Log;
use super::series::{Series, Stamp};

/// Events of one block; within a block the events themselves are counted.
const BLOCK: usize = 16;

/// Leaf evaluations and expansions up to a moment.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Done {
    pub evaluations: u64,
    pub expansions: u64,
}

impl Done {
    fn add(&mut self, kind: Kind) {
        match kind {
            Kind::Eval => self.evaluations += 1,
            Kind::Expand => self.expansions += 1,
            _ => {}
        }
    }
}

/// Sums over the blocks seen so far.
#[derive(Debug, Default)]
pub struct Work {
    /// What was done before block i.
    before: Vec<Done>,
    total: Done,
    seen: usize,
}

impl Work {
    /// Looks at the events it has not seen yet, up to event `end`.
    pub fn extend_to(&mut self, log: &Log, end: usize) {
        for event in log.range(self.seen, end) {
            if self.seen.is_multiple_of(BLOCK) {
                self.before.push(self.total);
            }
            self.total.add(event.kind);
            self.seen += 1;
        }
    }

    /// How many events it has seen.
    pub fn seen(&self) -> usize {
        self.seen
    }

    /// What was done in all that was seen.
    pub fn total(&self) -> Done {
        self.total
    }

    /// What was done when `events` had happened.
    pub fn at(&self, log: &Log, events: usize) -> Done {
        let events = events.min(self.seen);
        if events == self.seen {
            return self.total;
        }
        let block = events / BLOCK;
        let mut done = self.before[block];
        for event in log.range(block * BLOCK, events) {
            done.add(event.kind);
        }
        done
    }

    /// What the search had done when `events` had happened, also where nothing is recorded: what
    /// it had counted at the last sample, and what was recorded since. Never more than it had
    /// counted at the next one.
    pub fn in_all(&self, log: &Log, series: &Series, events: usize) -> Done {
        let recorded = self.at(log, events);
        let (before, after) = series.around(events as u64);
        let sampled = before.map_or(0, |stamp| stamp.events as usize);
        let then = self.at(log, sampled);
        let all = |count: fn(&Stamp) -> Option<u64>, of: fn(Done) -> u64| {
            let known = before.map_or(Some(0), count);
            // Where the search does not count it, the recording is all there is.
            let Some(known) = known else {
                return of(recorded);
            };
            let here = after
                .filter(|stamp| stamp.events == events as u64)
                .and_then(count);
            let most = after.and_then(count).unwrap_or(u64::MAX);
            let sum = here.unwrap_or(known + of(recorded) - of(then)).min(most);
            sum.max(of(recorded))
        };
        Done {
            evaluations: all(|stamp| Some(stamp.visits), |done| done.evaluations),
            expansions: all(|stamp| stamp.expansions, |done| done.expansions),
        }
    }

    /// The last moment at which no more than this was done, by the measure given: everything up
    /// to, but not including, the event that does more.
    pub fn moment(&self, log: &Log, measure: impl Fn(Done) -> u64, amount: u64) -> usize {
        if measure(self.total) <= amount {
            return self.seen;
        }
        // The last block that begins with no more than the amount.
        let block = self
            .before
            .partition_point(|&done| measure(done) <= amount)
            .saturating_sub(1);
        let mut done = self.before[block];
        let mut at = block * BLOCK;
        for event in log.range(at, self.seen) {
            done.add(event.kind);
            if measure(done) > amount {
                break;
            }
            at += 1;
        }
        at
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::problem::{Player, Value};
    use crate::search::{Probe, SearchEvent};
    use crate::trace::Recorder;

    #[test]
    fn the_clock_reads_the_same_both_ways() {
        let mut recorder = Recorder::new(1 << 20);
        let root = recorder.root(Player::Max);
        for i in 0..5000 {
            recorder.emit(0, root, SearchEvent::Unopen);
            if i % 3 == 0 {
                recorder.emit(0, root, SearchEvent::Eval(Value::new(i)));
            }
        }
        let log = recorder.finish().log;
        let mut work = Work::default();
        work.extend_to(&log, log.len());
        let naive = |k: usize| log.range(0, k).filter(|e| e.kind == Kind::Eval).count() as u64;
        for k in (0..log.len()).step_by(97).chain([log.len()]) {
            assert_eq!(work.at(&log, k).evaluations, naive(k));
        }
        for amount in [0, 1, 500, 1666, 1667, 5000] {
            let at = work.moment(&log, |d| d.evaluations, amount);
            assert!(naive(at) <= amount);
            assert!(at == log.len() || naive(at + 1) > amount);
        }
    }
}
