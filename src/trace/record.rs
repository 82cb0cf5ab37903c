//! What is recorded of a run, and how a watcher's copy is brought up to date while it goes on.

use super::event::Event;
use super::log::{Delta, Log};
use super::nodes::{NodeCount, NodeDelta, NodeTable};

/// What is recorded so far: what a hook sees, what a watcher mirrors, and what remains when the
/// search is over.
#[derive(Debug)]
pub struct Record {
    pub log: Log,
    pub nodes: NodeTable,
    /// Nodes this deep and deeper are not followed (any more); `u32::MAX` while all are.
    pub floor: u32,
    /// Nodes that were entered but only counted.
    pub hidden: u64,
}

/// How much of a record a watcher has.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Progress {
    pub events: usize,
    pub nodes: NodeCount,
}

/// What a watcher lacks. Making one takes time for the last chunks only, whatever the length of
/// the run.
#[derive(Clone, Debug)]
pub struct RecordDelta {
    log: Delta<Event>,
    nodes: NodeDelta,
    floor: u32,
    hidden: u64,
}

impl Default for Record {
    fn default() -> Record {
        Record {
            log: Log::new(),
            nodes: NodeTable::new(),
            floor: u32::MAX,
            hidden: 0,
        }
    }
}

impl Record {
    /// Whether everything the search said is in the log.
    pub fn is_complete(&self) -> bool {
        self.floor == u32::MAX && self.hidden == 0
    }

    /// Whether the budget is used up, so that nothing more is recorded but the end.
    pub fn is_full(&self) -> bool {
        self.floor == 0
    }

    /// The depth to which a recording that is cut holds everything; nothing if there is none.
    pub fn depth(&self) -> Option<u32> {
        (self.floor < u32::MAX)
            .then_some(self.floor)?
            .checked_sub(1)
    }

    pub fn progress(&self) -> Progress {
        Progress {
            events: self.log.len(),
            nodes: self.nodes.count(),
        }
    }

    /// What a watcher that has got as far as `have` lacks.
    pub fn since(&self, have: Progress) -> RecordDelta {
        RecordDelta {
            log: self.log.since(have.events),
            nodes: self.nodes.since(have.nodes),
            floor: self.floor,
            hidden: self.hidden,
        }
    }

    /// Takes in what was lacking. `false`, and nothing taken, if it does not continue what is
    /// here: then one was lost, and the watcher must begin anew.
    #[must_use]
    pub fn absorb(&mut self, delta: RecordDelta) -> bool {
        if delta.log.start() != self.log.len() || delta.nodes.start() != self.nodes.count() {
            return false;
        }
        self.floor = delta.floor;
        self.hidden = delta.hidden;
        self.log.absorb(delta.log) && self.nodes.absorb(delta.nodes)
    }

    /// Bytes held, by capacity; chunks shared with a mirror are counted in both.
    pub fn bytes(&self) -> u64 {
        self.log.bytes() + self.nodes.bytes()
    }
}

impl RecordDelta {
    /// How far the watcher will have got.
    pub fn progress(&self) -> Progress {
        Progress {
            events: self.log.end(),
            nodes: self.nodes.end(),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::cell::RefCell;

    use super::super::moment::Moment;
    use super::super::recorder::Recorder;
    use super::super::replay::Replay;
    use super::super::testing::{Toy, alpha_beta, assert_same_moment};
    use super::*;

    #[test]
    fn a_watcher_that_gets_snapshots_now_and_then_ends_up_with_the_whole_run() {
        for budget in [500, 1 << 20] {
            let toy = Toy::new(4, 9, 3);
            let mirror = RefCell::new(Record::default());
            let hook = |record: &Record, _: Option<&Event>| {
                let mut mirror = mirror.borrow_mut();
                let delta = record.since(mirror.progress());
                let promised = delta.progress();
                assert!(mirror.absorb(delta));
                assert_eq!(mirror.progress(), promised);
                97
            };
            let mut recorder = Recorder::new(budget).with_hook(Box::new(hook));
            alpha_beta(&toy, &mut recorder);
            let record = recorder.finish();
            let mut mirror = mirror.into_inner();
            assert!(!mirror.absorb(record.since(Progress::default())));
            assert!(mirror.absorb(record.since(mirror.progress())));
            assert_eq!(mirror.is_complete(), record.is_complete());
            assert_eq!(mirror.hidden, record.hidden);

            let end = |record: &Record| -> Moment {
                let mut replay = Replay::default();
                let end = replay.seek(&record.log, &record.nodes, usize::MAX);
                end.clone()
            };
            assert_same_moment(&end(&mirror), &end(&record), &record.nodes);
        }
    }
}
