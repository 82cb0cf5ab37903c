//! One run as the window holds it: the mirror of what its worker recorded, the moment that is
//! shown, and how it ended.

mod held;

use crate::base::messages::{Lang, tr};
use crate::base::platform::Instant;
use std::cell::Cell;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use super::leaving::bury;
use crate::explain::why::{Evidence, Method};
use crate::problem::{GameTree, Position, Problem, Shown, Value};
use crate::search::catalogue::{self, AlgorithmConfig};
use crate::search::code::Line;
use crate::search::{Counts, Limits, Report, Stats, Stop};
use crate::session::Session;
use crate::session::ran::Reached;
use crate::trace::{
    Done, Gauge, LeafSet, Log, Moment, NodeId, NodeTable, Record, Recording, Replay, Series,
    StepSize, TimelineIndex, Work,
};
use crate::worker::{
    Breakpoint, Failure, Finished, Outcome, Rewind, Snapshot, State, Worker, WorkerCommand,
};

#[derive(Clone, PartialEq, Debug)]
pub enum RunState {
    Running,
    Paused,
    Finished,
    Stopped(Stop),
    Failed(Failure),
}

pub struct Run {
    number: u64,
    /// Under which number it was among the past runs, if it ever was.
    pub(super) row: Option<u32>,
    choice: AlgorithmConfig,
    problem: Problem,
    /// The document it was started from; 0 if from none.
    document: u64,
    /// The press of Run by which it was started; 0 if by none.
    pub(super) race: u64,
    /// Its limits and how many events it may record; nothing of a search that is not ours.
    terms: Option<(Limits, u64)>,
    worker: Option<Worker>,
    recording: Recording,
    stats: Stats,
    seconds: f64,
    /// Whether the search was held back for somebody to watch, so that its seconds are theirs.
    watched: Cell<bool>,
    state: RunState,
    /// The breakpoint at which the search is held.
    held_by: Option<Breakpoint>,
    film: held::Film,
    replay: Replay,
    /// The moment that is to be shown; the replay may still be on its way.
    wanted: u64,
    /// Makes checkpoints of a long recording.
    rewind: Option<Rewind>,
    work: Work,
    /// For every bucket of the series the greatest number of bytes up to its end.
    peaks: Vec<u64>,
    /// Rises with every change of what is recorded, so that caches know when they are stale.
    revision: u64,
}

/// How long a frame looks at events for the marks of the timeline and the clocks of a race.
const A_FRAMES_LOOK: Duration = Duration::from_millis(3);
/// Events that are looked at, or replayed, between two looks at the clock: a fraction of a
/// millisecond, on a busy machine one.
const A_LOOK: usize = 1 << 13;
const A_STRETCH: usize = 1 << 10;
/// A recording with more events gets its checkpoints from a thread of its own.
const LONG: usize = 1 << 16;

/// Every run of this process gets a number of its own, from 1.
fn next_number() -> u64 {
    static NEXT: AtomicU64 = AtomicU64::new(1);
    NEXT.fetch_add(1, Ordering::Relaxed)
}

/// What kind of search left a log: where it is of a game that is not known here, the log alone
/// tells.
pub(super) fn method(choice: &AlgorithmConfig, problem: &Problem, log: &Log) -> Method {
    match problem.position {
        Position::Free(_) => Method::of(&AlgorithmConfig::new(""), log),
        _ => Method::of(choice, log),
    }
}

impl Run {
    /// One of which nothing is recorded.
    fn new(choice: AlgorithmConfig, problem: Problem) -> Run {
        Run {
            number: next_number(),
            row: None,
            choice,
            problem,
            document: 0,
            race: 0,
            terms: None,
            worker: None,
            recording: Recording::default(),
            stats: Stats::default(),
            seconds: 0.0,
            watched: Cell::new(false),
            state: RunState::Finished,
            held_by: None,
            film: held::Film::default(),
            replay: Replay::default(),
            wanted: 0,
            rewind: None,
            work: Work::default(),
            peaks: Vec::new(),
            revision: 0,
        }
    }

    pub(super) fn start(
        worker: Worker,
        choice: AlgorithmConfig,
        problem: Problem,
        paused: bool,
    ) -> Run {
        Run {
            worker: Some(worker),
            watched: Cell::new(paused),
            state: if paused {
                RunState::Paused
            } else {
                RunState::Running
            },
            ..Run::new(choice, problem)
        }
    }

    /// A run that is not ours: read from an event file.
    pub(super) fn from_record(record: Record, choice: AlgorithmConfig, problem: Problem) -> Run {
        let mut run = Run {
            recording: Recording::new(record, Series::default()),
            revision: 1,
            ..Run::new(choice, problem)
        };
        run.arrive(true);
        run
    }

    /// A run of ours that has come to its end without a window.
    pub(super) fn of_finished(
        finished: Finished,
        choice: AlgorithmConfig,
        problem: Problem,
    ) -> Run {
        let mut run = Run::from_record(Record::default(), choice, problem);
        run.finish(Outcome::Finished(Box::new(finished)));
        run.arrive(true);
        run
    }

    pub(super) fn of_document(self, document: u64) -> Run {
        Run { document, ..self }
    }

    pub(super) fn of_race(self, race: u64) -> Run {
        Run { race, ..self }
    }

    /// Whether both were run together, on the same.
    pub(super) fn ran_beside(&self, other: &Run) -> bool {
        self.race > 0 && self.race == other.race && self.problem == other.problem
    }

    pub(super) fn on_terms(self, limits: Limits, record_events: u64) -> Run {
        let terms = Some((limits, record_events));
        Run { terms, ..self }
    }

    /// Whether it would be started just so from this session.
    pub(super) fn is_on_terms_of(&self, session: &Session) -> bool {
        self.terms == Some((session.limits, session.record_events))
    }

    /// How far it has come, if it can be repeated at all.
    pub(super) fn reached(&self) -> Option<Reached> {
        self.terms?;
        match self.state {
            RunState::Finished | RunState::Stopped(Stop::Nodes | Stop::Memory | Stop::Cycle) => {
                Some(Reached::End)
            }
            // Where somebody or a watch has broken it off depends on the day.
            RunState::Stopped(Stop::Time | Stop::Cancelled)
            | RunState::Running
            | RunState::Paused => Some(Reached::Event(self.events())),
            RunState::Failed(_) => None,
        }
    }

    pub(super) fn is_of_document(&self, document: u64) -> bool {
        self.document == document
    }

    /// Whether both were started from one document.
    pub fn is_of_document_of(&self, other: &Run) -> bool {
        self.document == other.document
    }

    /// The same with the search's own account of it.
    pub(super) fn with_report(mut self, report: Report) -> Run {
        self.recording.report = Some(report);
        self
    }

    /// The same with what a file tells of it: its curves, and how it ended.
    pub(super) fn retold(mut self, series: Series, report: Report) -> Run {
        self.recording.series = series;
        self.state = (report.stopped_by).map_or(RunState::Finished, RunState::Stopped);
        self.recording.report = Some(report);
        self.sum_up();
        self
    }

    /// Whether the moment shown is the last of a search that goes on no more.
    pub fn is_over(&self) -> bool {
        self.worker.is_none() && self.replay.at() == self.recording.record.log.len()
    }

    /// Tells runs apart.
    pub fn number(&self) -> u64 {
        self.number
    }

    pub fn choice(&self) -> &AlgorithmConfig {
        &self.choice
    }

    /// Who searches the same again: it itself or, where it is another program's, α-β. No session
    /// can hold what this program does not know.
    pub(super) fn stand_in(&self) -> AlgorithmConfig {
        match self.is_ours() && self.choice.check().is_ok() {
            true => self.choice.clone(),
            false => AlgorithmConfig::new("alpha-beta"),
        }
    }

    /// Whether an algorithm of this program searched a game whose rules it knows. Another program
    /// may call its own search as we call ours.
    pub fn is_ours(&self) -> bool {
        !matches!(self.problem.position, Position::Free(_)) && self.choice.algorithm().is_some()
    }

    /// What the search is called.
    pub fn label_in(&self, lang: Lang) -> String {
        match &self.choice.id[..] {
            "" => tr!(lang, watch_another_program).to_owned(),
            id if !self.is_ours() => id.to_owned(),
            _ => self.choice.label_in(lang),
        }
    }

    pub fn problem(&self) -> &Problem {
        &self.problem
    }

    pub fn state(&self) -> RunState {
        self.state.clone()
    }

    /// Running or paused: there is a thread.
    pub fn is_alive(&self) -> bool {
        self.worker.is_some()
    }

    pub fn is_going(&self) -> bool {
        self.state == RunState::Running
    }

    pub fn record(&self) -> &Record {
        &self.recording.record
    }

    pub fn nodes(&self) -> &NodeTable {
        &self.recording.record.nodes
    }

    /// A node by the moves that lead to it: child numbers in bare trees, else the moves' names.
    pub fn node_name(&self, node: NodeId, lang: Lang) -> String {
        let path = self.nodes().path(node);
        if let Some(names) = self.problem.written_names(&path) {
            return names.join(" ");
        }
        let Ok(mut tree) = self.problem.tree() else {
            return String::new();
        };
        let named = self.problem.names_moves();
        let mut names = Vec::with_capacity(path.len());
        for m in path {
            names.push(if named {
                tree.move_name(m, lang)
            } else {
                m.0.to_string()
            });
            tree.play(m);
        }
        names.join(if named { " " } else { "." })
    }

    pub fn series(&self) -> &Series {
        &self.recording.series
    }

    /// Events that can be shown: those recorded so far, but for the last ones of a great number
    /// that came at once, which wait for the next frames.
    pub fn events(&self) -> u64 {
        self.work.seen() as u64
    }

    /// The moment that is shown.
    pub fn moment(&self) -> &Moment {
        self.replay.moment()
    }

    /// What the event that is shown last has cut, if it is a cut.
    pub fn just_cut(&self) -> Option<NodeId> {
        let last = self.replay.at().checked_sub(1)?;
        let event = self.recording.record.log.get(last)?;
        let is_cut = StepSize::Cut.kinds() & event.kind.bit() != 0;
        (is_cut && self.nodes().contains(event.node)).then_some(event.node)
    }

    /// What kind of search this is, as far as explaining it goes.
    pub fn method(&self) -> Method {
        method(&self.choice, &self.problem, &self.recording.record.log)
    }

    /// The algorithm's pseudo-code; empty for a search that is not ours.
    pub fn code(&self) -> &'static [Line] {
        let entry = catalogue::find(&self.choice.id).filter(|_| self.is_ours());
        entry.map_or(&[], |entry| entry.code)
    }

    /// Whether it can be asked why without a long wait: earlier moments are near a checkpoint.
    pub fn can_look_back(&self) -> bool {
        self.replay.can_glance()
    }

    /// The run at the moment shown, to be asked why.
    pub fn evidence(&self) -> Evidence<'_> {
        Evidence {
            log: &self.recording.record.log,
            nodes: &self.recording.record.nodes,
            replay: &self.replay,
            method: self.method(),
        }
    }

    /// Root-bound changes, cuts, iterations: what a timeline marks.
    pub fn marks(&self) -> &TimelineIndex {
        &self.recording.marks
    }

    /// The moment one step on, if it is recorded.
    pub fn next(&self, stride: StepSize) -> Option<u64> {
        let to = stride.next(
            &self.recording.record.log,
            &self.recording.record.nodes,
            &self.recording.marks,
            self.replay.at(),
        );
        to.map(|to| to as u64)
    }

    /// The moment one step back, or the first.
    pub fn previous(&self, stride: StepSize) -> u64 {
        stride.previous(
            &self.recording.record.log,
            &self.recording.record.nodes,
            &self.recording.marks,
            self.replay.at(),
        ) as u64
    }

    /// What had been done when so many events had happened, recorded or only counted.
    pub fn work_at(&self, event: u64) -> Done {
        let log = &self.recording.record.log;
        if self.recording.record.is_complete() {
            return self.work.at(log, event as usize);
        }
        let mut done = self.work.in_all(log, self.series(), event as usize);
        if event as usize >= log.len() {
            // Nothing is recorded of what came after the last event but how much it was.
            let counts = self.counts();
            let expansions = counts.expanded.map(|n| n + counts.re_expanded.unwrap_or(0));
            done.evaluations = done.evaluations.max(counts.visits);
            done.expansions = done.expansions.max(expansions.unwrap_or(0));
        }
        done
    }

    /// Whether the recording tells of everything up to the moment shown.
    pub fn is_whole(&self) -> bool {
        let now = &self.moment().now;
        now.floor == u32::MAX && now.tally.hidden == 0
    }

    /// OPEN at the moment shown, by the search's own definition, as far as it is recorded.
    pub fn open_now(&self) -> u64 {
        let tally = self.moment().tally();
        match tally.max_open > 0 {
            true => tally.open,
            false => self.moment().path_open_and_cells(self.nodes()).0,
        }
    }

    /// OPEN at the end of a search whose recording has lost sight of some members, as the search
    /// itself gives it.
    pub fn open_in_the_end(&self) -> Option<u64> {
        let last = self.series().buckets().last().filter(|_| self.is_over())?;
        let told = last.span(Gauge::Open).filter(|_| !self.is_whole())?;
        Some(told.last as u64)
    }

    /// The last moment at which no more than this had been done.
    pub fn moment_of_work(&self, measure: impl Fn(Done) -> u64, amount: u64) -> u64 {
        self.work
            .moment(&self.recording.record.log, measure, amount) as u64
    }

    pub fn report(&self) -> Option<&Report> {
        self.recording.report.as_ref()
    }

    /// Counts as they are now, or were at the end.
    pub fn counts(&self) -> Counts {
        if let Some(report) = &self.recording.report {
            return report.counts;
        }
        let mut counts = self.stats.counts;
        // The stats is read from time to time; events tell of every leaf they are about.
        counts.visits = counts.visits.max(self.work.total().evaluations);
        counts
    }

    /// Whether its seconds are those of somebody who watched it, not of the search.
    pub fn was_watched(&self) -> bool {
        self.watched.get()
    }

    pub(super) fn watched(self) -> Run {
        self.watched.set(true);
        self
    }

    pub fn seconds(&self) -> f64 {
        self.recording
            .report
            .as_ref()
            .map_or(self.seconds, |report| report.seconds)
    }

    pub fn value(&self) -> Option<Value> {
        self.recording.report.as_ref().and_then(Report::value)
    }

    pub fn revision(&self) -> u64 {
        self.revision
    }

    /// Bytes that the recording takes.
    pub fn recording_bytes(&self) -> u64 {
        self.recording.bytes() + self.replay.bytes()
    }

    /// Which leaves were evaluated, once the search is over.
    pub fn leaves(&self) -> Option<&LeafSet> {
        self.recording.leaves.as_ref()
    }

    /// The greatest number of bytes held up to a moment.
    pub fn peak_bytes_at(&self, event: u64) -> u64 {
        let buckets = self.series().buckets();
        let end = buckets.partition_point(|bucket| bucket.at.events <= event);
        let last = end.checked_sub(1).and_then(|last| self.peaks.get(last));
        last.copied().unwrap_or(0)
    }

    /// Seconds of search up to a moment.
    pub fn seconds_at(&self, event: u64) -> f64 {
        self.series()
            .at_event(event)
            .map_or(0.0, |bucket| bucket.at.seconds)
    }

    pub(super) fn order(&self, order: WorkerCommand) {
        let holds_back = match &order {
            WorkerCommand::Speed(speed) => speed.is_finite(),
            WorkerCommand::Pause | WorkerCommand::Step(_) => true,
            WorkerCommand::Resume | WorkerCommand::Breakpoints(_) => false,
        };
        if holds_back && self.is_alive() {
            self.watched.set(true);
        }
        if let Some(worker) = &self.worker {
            worker.order(order);
        }
    }

    pub(super) fn stop(&self) {
        if let Some(worker) = &self.worker {
            worker.stop();
        }
    }

    /// Shows the moment after `event` events, or goes towards it: a moment far from every
    /// checkpoint is reached within the next frames.
    pub(super) fn show(&mut self, event: u64, patience: Duration) {
        self.wanted = event.min(self.events());
        self.leave_held_film();
        self.approach(patience);
    }

    /// Whether there is more recorded than can be shown yet, or the moment that is to be shown is
    /// not reached.
    pub fn is_on_its_way(&self) -> bool {
        self.is_behind() || self.wanted != self.replay.at() as u64
    }

    /// Whether there is more recorded than can be shown yet.
    pub(super) fn is_behind(&self) -> bool {
        self.work.seen() < self.recording.record.log.len()
    }

    /// Goes all the way, however long it takes: to the moment wanted or, if `follow`, to the last.
    pub(super) fn arrive(&mut self, follow: bool) {
        self.look_at_events(usize::MAX);
        if follow {
            self.wanted = self.events();
        }
        self.approach(Duration::MAX);
    }

    fn adopt_checkpoints(&mut self) {
        if let Some(checkpoints) = self.rewind.as_ref().and_then(Rewind::news) {
            self.replay.adopt(checkpoints);
        }
    }

    fn approach(&mut self, patience: Duration) {
        self.adopt_checkpoints();
        let Record { log, nodes, .. } = &self.recording.record;
        let since = Instant::now();
        let wanted = self.wanted as usize;
        while !self.replay.approach(log, nodes, wanted, A_STRETCH) && since.elapsed() < patience {}
    }

    /// Fetches what the worker has published, and goes on towards the moment wanted or, if
    /// `follow`, the last. Says whether anything is new.
    pub(super) fn poll(&mut self, follow: bool, patience: Duration) -> bool {
        let mut news = false;
        self.adopt_checkpoints();
        while let Some(snapshot) = self.worker.as_ref().and_then(Worker::snapshot) {
            self.absorb(snapshot);
            news = true;
        }
        if let Some(outcome) = self.worker.as_ref().and_then(Worker::outcome) {
            self.finish(outcome);
            news = true;
        }
        if news {
            self.sum_up();
        }
        if self.is_behind() {
            let since = Instant::now();
            while self.is_behind() && since.elapsed() < A_FRAMES_LOOK {
                self.look_at_events(A_LOOK);
            }
            news = true;
        }
        if news {
            self.make_checkpoints();
            self.revision += 1;
        }
        if news && follow {
            self.show(self.events(), patience);
        } else if self.is_on_its_way() {
            self.approach(patience);
            news = true;
        }
        news
    }

    /// Whether the search, told to end, has ended. Nobody looks on, so all it has recorded is
    /// fetched then and not before.
    pub(super) fn has_left(&mut self) -> bool {
        while self.worker.as_ref().and_then(Worker::snapshot).is_some() {}
        if let Some(outcome) = self.worker.as_ref().and_then(Worker::outcome) {
            self.finish(outcome);
            self.feed_checkpoints();
        }
        !self.is_alive()
    }

    /// Looks at so many more events for the clocks and the timeline.
    fn look_at_events(&mut self, most: usize) {
        let log = &self.recording.record.log;
        let end = log.len().min(self.work.seen().saturating_add(most));
        self.work.extend_to(log, end);
        self.recording.marks.extend_to(log, end);
    }

    /// Hands what is new to the thread that makes the checkpoints of a long recording.
    fn make_checkpoints(&mut self) {
        let record = &self.recording.record;
        if self.rewind.is_none() && record.log.len() > LONG {
            self.rewind = Rewind::start();
            if self.rewind.is_some() {
                self.replay.leave_checkpoints_to_another();
            }
        }
        self.feed_checkpoints();
    }

    /// What that thread, if there is one, does not know yet; it ends when the search has.
    fn feed_checkpoints(&mut self) {
        if let Some(rewind) = &mut self.rewind {
            rewind.follow(&self.recording.record);
            if self.worker.is_none() {
                rewind.finish();
            }
        }
    }

    /// Whether the thread of the checkpoints waits for more.
    #[cfg(test)]
    pub(super) fn is_followed(&self) -> bool {
        self.rewind.as_ref().is_some_and(Rewind::is_following)
    }

    fn sum_up(&mut self) {
        self.peaks.clear();
        let mut peak = 0;
        self.peaks
            .extend(self.recording.series.buckets().iter().map(|bucket| {
                let span = bucket.span(Gauge::Bytes);
                peak = span.map_or(0, |span| span.max as u64).max(peak);
                peak
            }));
    }

    fn absorb(&mut self, snapshot: Snapshot) {
        self.stats = snapshot.stats;
        self.seconds = snapshot.seconds;
        self.held_by = None;
        self.state = match snapshot.state {
            State::Running => RunState::Running,
            State::Paused(reason) => {
                self.held_by = reason;
                self.watched.set(true);
                RunState::Paused
            }
        };
        if let Some(delta) = snapshot.record {
            // The channel is in order and loses nothing, so this always continues what is here.
            let taken = self.recording.absorb(delta);
            debug_assert!(taken, "a snapshot was lost");
        }
        self.recording.absorb_series(snapshot.series);
    }

    fn finish(&mut self, outcome: Outcome) {
        self.worker = None;
        self.held_by = None;
        self.revision += 1;
        match outcome {
            Outcome::Finished(finished) => {
                // TimelineIndex go on where they are: only the end of the log is new to them.
                let marks = std::mem::take(&mut self.recording.marks);
                let whole = Recording {
                    record: finished.record,
                    marks,
                    series: finished.series,
                    leaves: finished.leaves,
                    report: None,
                };
                let mirror = std::mem::replace(&mut self.recording, whole);
                let bytes = mirror.bytes();
                bury(mirror, bytes);
                self.stats = finished.stats;
                self.state = finished
                    .report
                    .stopped_by
                    .map_or(RunState::Finished, RunState::Stopped);
                self.recording.report = Some(finished.report);
                self.sum_up();
            }
            Outcome::Failed(failure) => self.state = RunState::Failed(failure),
        }
    }
}
