//! Checkpoints of a recording that grows, made on a thread of their own: whoever watches can jump
//! to any moment without having replayed all that comes before it.

use std::sync::{Arc, Mutex, PoisonError};

use crate::base::platform::channel::{Receiver, Sender, unbounded};

use crate::base::platform::{Stack, breathe, give_way, start};
use crate::trace::{Checkpoints, DEFAULT_CHECKPOINT_BYTES, Progress, Record, RecordDelta, Replay};

/// Follows one run.
#[derive(Debug)]
pub struct Rewind {
    /// Gone when there is nothing more to follow.
    deltas: Option<Sender<RecordDelta>>,
    sent: Progress,
    made: Arc<Mutex<Option<Checkpoints>>>,
}

impl Rewind {
    /// Starts the thread; nothing if there can be none, and then jumps just take longer.
    pub fn start() -> Option<Rewind> {
        let (sender, receiver) = unbounded();
        let made = Arc::new(Mutex::new(None));
        let theirs = Arc::clone(&made);
        let follow = move || {
            give_way();
            follow(&receiver, &theirs);
        };
        start("rewind", Stack::Usual, follow).ok()?;
        Some(Rewind {
            deltas: Some(sender),
            sent: Progress::default(),
            made,
        })
    }

    /// Hands on what has been recorded since the last time.
    pub fn follow(&mut self, record: &Record) {
        if let Some(deltas) = &self.deltas
            && record.progress() != self.sent
        {
            let delta = record.since(self.sent);
            self.sent = delta.progress();
            // A thread that has ended makes no more checkpoints: jumps take longer, no more.
            let _ = deltas.send(delta);
        }
    }

    /// Nothing more will be recorded: the thread ends when it has caught up.
    pub fn finish(&mut self) {
        self.deltas = None;
    }

    #[cfg(test)]
    pub fn is_following(&self) -> bool {
        self.deltas.is_some()
    }

    /// The newest checkpoints, once.
    pub fn news(&self) -> Option<Checkpoints> {
        let mut made = self.made.lock().unwrap_or_else(PoisonError::into_inner);
        made.take()
    }
}

fn follow(deltas: &Receiver<RecordDelta>, made: &Mutex<Option<Checkpoints>>) {
    let mut record = Record::default();
    let mut replay = Replay::new(DEFAULT_CHECKPOINT_BYTES);
    while let Ok(delta) = deltas.recv() {
        if !record.absorb(delta) {
            return;
        }
        for delta in deltas.try_iter() {
            if !record.absorb(delta) {
                return;
            }
        }
        let mut there = false;
        while !there {
            breathe();
            let reach = replay.checkpoints().reach();
            let most = replay.checkpoints().distance();
            there = replay.approach(&record.log, &record.nodes, record.log.len(), most);
            if replay.checkpoints().reach() > reach {
                let mut made = made.lock().unwrap_or_else(PoisonError::into_inner);
                *made = Some(replay.checkpoints().clone());
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::problem::Problem;
    use crate::search::catalogue::AlgorithmConfig;
    use crate::worker::waiting;
    use crate::worker::{Job, Outcome, Worker};

    #[test]
    fn any_moment_of_a_long_run_is_near_a_checkpoint_soon_after_it_was_recorded() {
        let text = "random:seed=7,depth=9,branching=4";
        let (position, _) = crate::problem::read(text, Default::default()).unwrap();
        let job = Job {
            record_events: 400_000,
            ..Job::new(Problem::new(position), AlgorithmConfig::new("alpha-beta"))
        };
        let Outcome::Finished(run) = Worker::start(job, || {}).wait() else {
            panic!("the search failed");
        };
        let record = &run.record;
        assert!(record.log.len() > 100_000, "{}", record.log.len());
        let mut rewind = Rewind::start().unwrap();
        rewind.follow(record);
        rewind.finish();
        let mut replay = Replay::default();
        waiting::expect_that("checkpoints to the end", || {
            if let Some(checkpoints) = rewind.news() {
                replay.adopt(checkpoints);
            }
            let checkpoints = replay.checkpoints();
            checkpoints.reach() + checkpoints.distance() > record.log.len()
        });
        let most = replay.checkpoints().distance();
        for k in [record.log.len() - 1, 3, record.log.len() / 2] {
            assert!(replay.approach(&record.log, &record.nodes, k, most));
            let mut plain = Replay::default();
            let tally = *plain.seek(&record.log, &record.nodes, k).tally();
            assert_eq!(*replay.moment().tally(), tally);
        }
    }
}
