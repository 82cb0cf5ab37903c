//! One run as the window holds it: the mirror of what its worker recorded, the moment that is
//! shown, and how it ended.

use std::sync::atomic::{AtomicU64, Ordering};

use crate::problem::{Problem, Value};
use crate::search::catalogue::Choice;
use crate::search::{Counts, Meter, Report, Stop};
use crate::trace::{Done, Marks, Moment, NodeTable, Record, Replay, Series, Stride, Work};
use crate::worker::{Order, Outcome, Snapshot, State, Worker};

#[derive(Clone, PartialEq, Debug)]
pub enum RunState {
    Running,
    Paused,
    Finished,
    Stopped(Stop),
    Failed(String),
}

pub struct Run {
    number: u64,
    choice: Choice,
    problem: Problem,
    worker: Option<Worker>,
    record: Record,
    series: Series,
    meter: Meter,
    seconds: f64,
    state: RunState,
    /// The breakpoint at which the search is held.
    held_by: Option<String>,
    report: Option<Report>,
    replay: Replay,
    marks: Marks,
    work: Work,
    /// Rises with every change of what is recorded, so that caches know when they are stale.
    revision: u64,
}

/// Every run of this process gets a number of its own, from 1.
fn next_number() -> u64 {
    static NEXT: AtomicU64 = AtomicU64::new(1);
    NEXT.fetch_add(1, Ordering::Relaxed)
}

impl Run {
    pub(super) fn start(worker: Worker, choice: Choice, problem: Problem, paused: bool) -> Run {
        Run {
            number: next_number(),
            choice,
            problem,
            worker: Some(worker),
            record: Record::default(),
            series: Series::default(),
            meter: Meter::default(),
            seconds: 0.0,
            state: if paused { RunState::Paused } else { RunState::Running },
            held_by: None,
            report: None,
            replay: Replay::default(),
            marks: Marks::new(),
            work: Work::default(),
            revision: 0,
        }
    }

    /// A run that is not ours: read from an event file.
    pub(super) fn from_record(record: Record, choice: Choice, problem: Problem) -> Run {
        let mut run = Run {
            number: next_number(),
            choice,
            problem,
            worker: None,
            record,
            series: Series::default(),
            meter: Meter::default(),
            seconds: 0.0,
            state: RunState::Finished,
            held_by: None,
            report: None,
            replay: Replay::default(),
            marks: Marks::new(),
            work: Work::default(),
            revision: 1,
        };
        run.index();
        run.show(run.events());
        run
    }

    /// Tells runs apart.
    pub fn number(&self) -> u64 {
        self.number
    }

    pub fn choice(&self) -> &Choice {
        &self.choice
    }

    pub fn problem(&self) -> &Problem {
        &self.problem
    }

    pub fn state(&self) -> RunState {
        self.state.clone()
    }

    pub fn held_by(&self) -> Option<&str> {
        self.held_by.as_deref()
    }

    /// Running or paused: there is a thread.
    pub fn is_alive(&self) -> bool {
        self.worker.is_some()
    }

    pub fn is_going(&self) -> bool {
        self.state == RunState::Running
    }

    pub fn record(&self) -> &Record {
        &self.record
    }

    pub fn nodes(&self) -> &NodeTable {
        &self.record.nodes
    }

    pub fn series(&self) -> &Series {
        &self.series
    }

    /// Events recorded so far.
    pub fn events(&self) -> u64 {
        self.record.log.len() as u64
    }

    /// The moment that is shown.
    pub fn moment(&self) -> &Moment {
        self.replay.moment()
    }

    /// Root-bound changes, cuts, iterations: what a timeline marks.
    pub fn marks(&self) -> &Marks {
        &self.marks
    }

    /// The moment one step on, or the last.
    pub fn next(&self, stride: Stride) -> u64 {
        stride.next(&self.record.log, &self.record.nodes, &self.marks, self.replay.at()) as u64
    }

    /// The moment one step back, or the first.
    pub fn previous(&self, stride: Stride) -> u64 {
        stride.previous(&self.record.log, &self.record.nodes, &self.marks, self.replay.at()) as u64
    }

    /// What had been done when so many events had happened.
    pub fn work_at(&self, event: u64) -> Done {
        self.work.at(&self.record.log, event as usize)
    }

    /// The last moment at which no more than this had been done.
    pub fn moment_of_work(&self, measure: impl Fn(Done) -> u64, amount: u64) -> u64 {
        self.work.moment(&self.record.log, measure, amount) as u64
    }

    pub fn report(&self) -> Option<&Report> {
        self.report.as_ref()
    }

    /// Counts as they are now, or were at the end.
    pub fn counts(&self) -> Counts {
        self.report.as_ref().map_or(self.meter.counts, |report| report.counts)
    }

    pub fn meter(&self) -> &Meter {
        &self.meter
    }

    pub fn seconds(&self) -> f64 {
        self.report.as_ref().map_or(self.seconds, |report| report.seconds)
    }

    pub fn value(&self) -> Option<Value> {
        self.report.as_ref().and_then(Report::value)
    }

    pub fn revision(&self) -> u64 {
        self.revision
    }

    /// Bytes that the recording takes.
    pub fn recording_bytes(&self) -> u64 {
        self.record.log.bytes() + self.record.nodes.bytes() + self.replay.bytes() + self.marks.bytes()
    }

    pub(super) fn order(&self, order: Order) {
        if let Some(worker) = &self.worker {
            worker.order(order);
        }
    }

    pub(super) fn stop(&self) {
        if let Some(worker) = &self.worker {
            worker.stop();
        }
    }

    /// Ends the run for good and keeps what it knows.
    pub(super) fn end(&mut self) {
        if let Some(worker) = &self.worker {
            worker.stop();
            let outcome = worker.wait();
            self.finish(outcome);
        }
    }

    /// Shows the moment after `event` events.
    pub(super) fn show(&mut self, event: u64) {
        let event = event.min(self.events());
        self.replay.seek(&self.record.log, &self.record.nodes, event as usize);
    }

    /// Fetches what the worker has published. Says whether anything is new.
    pub(super) fn poll(&mut self, follow: bool) -> bool {
        let mut news = false;
        while let Some(snapshot) = self.worker.as_ref().and_then(Worker::snapshot) {
            self.absorb(snapshot);
            news = true;
        }
        if let Some(outcome) = self.worker.as_ref().and_then(Worker::outcome) {
            self.finish(outcome);
            news = true;
        }
        if news {
            self.index();
            self.revision += 1;
            if follow {
                self.show(self.events());
            }
        }
        news
    }

    /// Marks and clocks for what is new in the log.
    fn index(&mut self) {
        self.marks.extend(&self.record.log);
        self.work.extend(&self.record.log);
    }

    fn absorb(&mut self, snapshot: Snapshot) {
        self.meter = snapshot.meter;
        self.seconds = snapshot.seconds;
        self.held_by = None;
        self.state = match snapshot.state {
            State::Running => RunState::Running,
            State::Paused(reason) => {
                self.held_by = reason;
                RunState::Paused
            }
        };
        if let Some(delta) = snapshot.record {
            self.record.log.absorb(delta.log);
            self.record.nodes.absorb(delta.nodes);
            self.record.depth = delta.depth;
            self.record.hidden = delta.hidden;
            self.record.full = delta.full;
        }
        self.series.absorb(snapshot.series);
    }

    fn finish(&mut self, outcome: Outcome) {
        self.worker = None;
        self.held_by = None;
        self.revision += 1;
        match outcome {
            Outcome::Finished(finished) => {
                self.record = finished.record;
                self.series = finished.series;
                self.meter = finished.meter;
                self.state = finished.report.stopped_by.map_or(RunState::Finished, RunState::Stopped);
                self.report = Some(finished.report);
                self.index();
            }
            Outcome::Failed(sentence) => self.state = RunState::Failed(sentence),
        }
    }
}
