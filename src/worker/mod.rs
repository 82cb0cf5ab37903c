//! A search on its own thread: orders in, snapshots out.
//!
//! The worker owns the search, the window owns the picture. WorkerCommands arrive over one channel;
//! snapshots leave over another that holds one at a time, so nothing piles up and the search
//! never waits for a frame; the outcome has a channel of its own. Knows nothing of windows: it
//! calls `wake` when there is something to fetch.

mod breakpoint;
mod breakpoint_replay;
mod catch_panic;
mod comparing;
mod endgame;
mod expression;
mod rewind;
mod run;
mod sweep;
mod throttle;
pub mod tsume;
pub mod waiting;

pub use breakpoint::Breakpoint;
pub use breakpoint_replay::BreakpointReplay;
pub use comparing::Comparing;
pub use endgame::{Endgame, EndgameNews};
pub use expression::{Expression, ExpressionError};
pub use rewind::Rewind;
pub use sweep::{Point, Sweep};

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use crate::base::platform::channel::{Receiver, Sender, bounded, unbounded};

use self::catch_panic::panic_text;
use crate::base::messages::{Lang, Localize, localized_error, tr};
use crate::base::platform::{NoThread, Stack, give_way, start};
use crate::problem::{Problem, ProblemError};
use crate::search::catalogue::{AlgorithmConfig, ConfigError};
use crate::search::{Limits, Report, Stats};
use crate::trace::{LeafSet, Record, RecordDelta, Series, SeriesDelta, StepSize};

/// What is to be run, and how it is to be watched.
#[derive(Clone, Debug)]
pub struct Job {
    pub problem: Problem,
    pub choice: AlgorithmConfig,
    pub limits: Limits,
    /// Events recorded in full before recording gets shallower.
    pub record_events: usize,
    /// Evaluated leaves kept by their keys, for comparing runs.
    pub leaf_keys: usize,
    /// Events a second; infinite = not held back.
    pub speed: f64,
    pub breakpoints: Vec<Breakpoint>,
    /// Wait for an order before the first event.
    pub paused: bool,
    /// Wait for an order after so many events.
    pub hold_after: Option<u64>,
}

impl Job {
    pub fn new(problem: Problem, choice: AlgorithmConfig) -> Job {
        Job {
            problem,
            choice,
            limits: Limits::default(),
            record_events: crate::trace::DEFAULT_BUDGET,
            leaf_keys: 1 << 22,
            speed: f64::INFINITY,
            breakpoints: Vec::new(),
            paused: false,
            hold_after: None,
        }
    }
}

/// What a worker can be told while it runs. Stopping goes by the cancel flag.
#[derive(Clone, Debug)]
pub enum WorkerCommand {
    Resume,
    Pause,
    /// Go on to the next event of this kind, then wait.
    Step(StepSize),
    Speed(f64),
    Breakpoints(Vec<Breakpoint>),
}

/// Whether the search goes on by itself.
#[derive(Clone, PartialEq, Debug)]
pub enum State {
    Running,
    /// Waiting, and for which breakpoint if it was one.
    Paused(Option<Breakpoint>),
}

/// What is new since the last snapshot.
#[derive(Clone, Debug)]
pub struct Snapshot {
    pub state: State,
    pub stats: Stats,
    pub seconds: f64,
    /// Absent while the search is in a part of the tree that is only counted.
    pub record: Option<RecordDelta>,
    pub series: SeriesDelta,
}

/// How it ended.
#[derive(Debug)]
pub enum Outcome {
    Finished(Box<Finished>),
    /// The search could not start or broke down.
    Failed(Failure),
}

/// Why there is no result.
#[derive(Clone, PartialEq, Debug)]
pub enum Failure {
    Problem(ProblemError),
    AlgorithmConfig(ConfigError),
    Panic(String),
    NoThread(NoThread),
}

impl Localize for Failure {
    fn localize(&self, lang: Lang) -> String {
        match self {
            Failure::Problem(error) => error.localize(lang),
            Failure::AlgorithmConfig(error) => error.localize(lang),
            Failure::Panic(words) if words.is_empty() => tr!(lang, worker_panic_silent).to_owned(),
            Failure::Panic(words) => tr!(lang, worker_panic, words),
            Failure::NoThread(error) => error.localize(lang),
        }
    }
}

localized_error!(Failure);

impl From<NoThread> for Failure {
    fn from(error: NoThread) -> Failure {
        Failure::NoThread(error)
    }
}

impl From<ProblemError> for Failure {
    fn from(error: ProblemError) -> Failure {
        Failure::Problem(error)
    }
}

impl From<ConfigError> for Failure {
    fn from(error: ConfigError) -> Failure {
        Failure::AlgorithmConfig(error)
    }
}

#[derive(Debug)]
pub struct Finished {
    pub report: Report,
    pub record: Record,
    pub series: Series,
    pub stats: Stats,
    /// Which leaves were evaluated, where all of them were listed and the search came to its end.
    pub leaves: Option<LeafSet>,
}

/// Called when there is something to fetch.
pub type Wake = Arc<dyn Fn() + Send + Sync>;

/// A running search, seen from outside. Dropping it stops the search.
#[derive(Debug)]
pub struct Worker {
    orders: Sender<WorkerCommand>,
    snapshots: Receiver<Snapshot>,
    outcome: Receiver<Outcome>,
    cancel: Arc<AtomicBool>,
}

impl Worker {
    /// Starts `job`. `wake` is called, at most about sixty times a second, when there is news.
    pub fn start(job: Job, wake: impl Fn() + Send + Sync + 'static) -> Worker {
        let (orders, orders_in) = unbounded();
        let (snapshots_out, snapshots) = bounded(1);
        let (outcome_out, outcome) = bounded(1);
        let cancel = Arc::new(AtomicBool::new(false));
        let flag = Arc::clone(&cancel);
        let wake: Wake = Arc::new(wake);
        let name = job.choice.id.clone();
        let started = start(&name, Stack::Deep, {
            let outcome_out = outcome_out.clone();
            move || {
                give_way();
                let woken = Arc::clone(&wake);
                let result = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| {
                    run::run(job, orders_in, snapshots_out, flag, woken)
                }));
                let outcome = match result {
                    Ok(Ok(finished)) => Outcome::Finished(Box::new(finished)),
                    Ok(Err(failure)) => Outcome::Failed(failure),
                    Err(panic) => Outcome::Failed(Failure::Panic(panic_text(&*panic))),
                };
                let _ = outcome_out.send(outcome);
                wake();
            }
        });
        if let Err(error) = started {
            let _ = outcome_out.send(Outcome::Failed(error.into()));
        }
        Worker {
            orders,
            snapshots,
            outcome,
            cancel,
        }
    }

    pub fn order(&self, order: WorkerCommand) {
        // A search that is over has no ears any more, and needs none.
        let _ = self.orders.send(order);
    }

    /// Asks the search to end; its outcome follows within a few milliseconds.
    pub fn stop(&self) {
        self.cancel.store(true, Ordering::Relaxed);
        self.order(WorkerCommand::Resume);
    }

    /// The next snapshot, if there is one.
    pub fn snapshot(&self) -> Option<Snapshot> {
        self.snapshots.try_recv().ok()
    }

    /// The outcome, once.
    pub fn outcome(&self) -> Option<Outcome> {
        self.outcome.try_recv().ok()
    }

    /// Waits for the outcome; for the command line and tests.
    pub fn wait(&self) -> Outcome {
        self.wait_unless(&AtomicBool::new(false))
    }

    /// Waits for the outcome, and stops the search once the flag is set.
    pub fn wait_unless(&self, cancel: &AtomicBool) -> Outcome {
        // Snapshots nobody wants must not keep a paced search from publishing its last one.
        loop {
            if cancel.load(Ordering::Relaxed) {
                self.stop();
            }
            if let Ok(outcome) = self
                .outcome
                .recv_timeout(std::time::Duration::from_millis(5))
            {
                return outcome;
            }
            let _ = self.snapshots.try_recv();
        }
    }
}

/// The thread ends by itself, within milliseconds: nobody waits for it.
impl Drop for Worker {
    fn drop(&mut self) {
        self.stop();
    }
}

#[cfg(test)]
mod tests {
    use crate::base::platform::Instant;
    use std::time::Duration;

    use super::*;
    use crate::problem::{Game, Hints, read};
    use crate::search::Stop;

    fn job(text: &str, game: Game, id: &str) -> Job {
        let hints = Hints {
            game: Some(game),
            ..Hints::default()
        };
        Job::new(
            Problem::new(read(text, hints).unwrap().0),
            AlgorithmConfig::new(id),
        )
    }

    fn finished(outcome: Outcome) -> Finished {
        match outcome {
            Outcome::Finished(finished) => *finished,
            Outcome::Failed(failure) => panic!("{failure}"),
        }
    }

    /// 6×6 from its start: no search ends before it is told to, however long nobody looks.
    const ENDLESS: &str = "--------------OX----XO-------------- X";

    #[test]
    fn a_search_stops_within_a_tenth_of_a_second() {
        for id in [
            "alpha-beta",
            "sss",
            "mt-sss",
            "sss-stockman",
            "recursive-sss",
        ] {
            let job = job(ENDLESS, Game::Othello, id);
            let worker = Worker::start(job, || {});
            waiting::expect_that("a search in full swing", || {
                let nodes = |snapshot: Snapshot| snapshot.stats.counts.nodes();
                worker.snapshot().map_or(0, nodes) > 10_000
            });
            let since = Instant::now();
            worker.stop();
            let run = finished(worker.wait());
            let took = since.elapsed();
            println!("{id} stopped after {} ms", took.as_millis());
            assert_eq!(run.report.stopped_by, Some(Stop::Cancelled), "{id}");
            // Other tests share the machine; alone it is a few milliseconds.
            assert!(took < Duration::from_secs(2), "{id}: {took:?}");
        }
    }

    /// Also where little is recorded and the curves' snapshots come thick and fast.
    #[test]
    fn the_tree_is_shown_while_a_search_runs() {
        let mut job = job(ENDLESS, Game::Othello, "alpha-beta");
        job.record_events = 1_000;
        let worker = Worker::start(job, || {});
        let mut record = crate::trace::Record::default();
        waiting::expect_that("ten nodes to see", || {
            let fresh = worker.snapshot().and_then(|snapshot| snapshot.record);
            if let Some(delta) = fresh {
                assert!(record.absorb(delta));
            }
            record.nodes.len() >= 10
        });
        worker.stop();
        finished(worker.wait());
    }

    #[test]
    fn steps_are_single_and_a_paused_search_waits() {
        let mut job = job("[[3 5] [2 9]]", Game::Tree, "alpha-beta");
        job.paused = true;
        let worker = Worker::start(job, || {});
        let mut events = 0;
        for wanted in 1..=3 {
            worker.order(WorkerCommand::Step(StepSize::Event));
            waiting::expect_that("one more event", || {
                if let Some(delta) = worker.snapshot().and_then(|snapshot| snapshot.record) {
                    events = delta.progress().events;
                }
                events >= wanted
            });
            assert_eq!(events, wanted);
        }
        worker.order(WorkerCommand::Resume);
        assert_eq!(finished(worker.wait()).report.value().unwrap().get(), 3);
    }

    #[test]
    fn a_breakpoint_holds_the_search() {
        let mut job = job("[[3 5] [2 9]]", Game::Tree, "alpha-beta");
        job.breakpoints = vec![Breakpoint::NextCut];
        let worker = Worker::start(job, || {});
        let reason = waiting::expect("a search that is held", || match worker.snapshot()?.state {
            State::Paused(reason) => Some(reason),
            _ => None,
        });
        assert_eq!(reason, Some(Breakpoint::NextCut));
        worker.order(WorkerCommand::Resume);
        assert!(finished(worker.wait()).report.complete());
    }

    #[test]
    fn a_search_waits_after_as_many_events_as_it_was_told() {
        for most in [1, 2, 777, 3_000] {
            let mut job = job("random:seed=7,depth=8,branching=4", Game::Tree, "sss");
            job.hold_after = Some(most);
            let worker = Worker::start(job, || {});
            let mut events = 0;
            waiting::expect_that("a search that is held", || {
                let Some(snapshot) = worker.snapshot() else {
                    return false;
                };
                if let Some(delta) = snapshot.record {
                    events = delta.progress().events;
                }
                snapshot.state == State::Paused(None)
            });
            assert_eq!(events as u64, most);
            worker.order(WorkerCommand::Resume);
            let run = finished(worker.wait());
            assert!(run.report.complete() && run.record.log.len() as u64 > most);
        }
    }

    #[test]
    fn a_problem_that_cannot_be_searched_is_a_sentence() {
        let mut job = job("[[3 5] [2 9]]", Game::Tree, "alpha-beta");
        job.choice = AlgorithmConfig::new("no such thing");
        assert!(
            matches!(Worker::start(job, || {}).wait(), Outcome::Failed(Failure::AlgorithmConfig(error)) if error.to_string().contains("no such thing"))
        );
    }

    #[test]
    fn a_search_that_breaks_down_is_a_sentence_and_the_next_one_runs() {
        let job = || job("[[3 5] [2 9]]", Game::Tree, "sss");
        // The search calls it from its own midst.
        let is_first = AtomicBool::new(true);
        let breaks_down = move || {
            if is_first.swap(false, Ordering::Relaxed) {
                panic!("broken down by a test");
            }
        };
        let Outcome::Failed(failure) = Worker::start(job(), breaks_down).wait() else {
            panic!("it should have broken down");
        };
        assert_eq!(
            failure.to_string(),
            "the search broke down: broken down by a test"
        );
        assert!(failure.localize(Lang::Ja).contains("異常終了"));
        finished(Worker::start(job(), || {}).wait());
    }
}
