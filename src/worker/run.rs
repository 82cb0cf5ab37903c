//! The search thread: builds tree, recorder and context, runs, and between two events obeys
//! orders, keeps the pace and publishes what is new.

use std::cell::RefCell;
use std::rc::Rc;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use crate::base::platform::channel::{Receiver, RecvTimeoutError, Sender};

use super::breakpoint::{Breakpoint, BreakpointState};
use super::throttle::{Mode, Throttle, current_node, ends_with};
use super::{Failure, Finished, Job, Snapshot, State, Wake, WorkerCommand};
use crate::base::platform::Instant;
use crate::search::catalogue;
use crate::search::{Observer, SearchContext, Stats};
use crate::trace::{Event, LeafSet, NodeId, Progress, Record, Recorder, Sampler, SeriesPosition};

/// A window draws sixty times a second; more snapshots would be thrown away.
const FRAME: Duration = Duration::from_millis(15);
/// Looks of the observer that may pass without an event before a held search waits right there.
const PATIENCE: u32 = 64;

pub fn run(
    job: Job,
    orders: Receiver<WorkerCommand>,
    out: Sender<Snapshot>,
    cancel: Arc<AtomicBool>,
    wake: Wake,
) -> Result<Finished, Failure> {
    let mut tree = job.problem.tree()?;
    let plan = job.choice.prepare()?;
    let recorder = Recorder::new(job.record_events);
    let hub = Rc::new(RefCell::new(Control::new(
        &job,
        orders,
        out,
        Arc::clone(&cancel),
        wake,
        &recorder,
    )));
    let at_hook = Rc::clone(&hub);
    let mut recorder = recorder.with_hook(Box::new(move |record, event| {
        at_hook.borrow_mut().at_event(record, event)
    }));
    hub.borrow_mut().before_start();
    let mut watcher = WorkerObserver(Rc::clone(&hub));
    let mut context = SearchContext::new(job.limits, cancel)
        .with_observer(&mut watcher)
        .with_leaf_order(job.leaf_keys);
    let mut report = catalogue::run(&mut tree, &plan, &mut context, &mut recorder);
    let stats = context.stats;
    drop(context);
    let record = recorder.finish();
    let mut hub = hub.borrow_mut();
    let series = hub.sampler.finish(&stats);
    // Sorting them takes its time: here, not in the window, and not for somebody who has stopped us.
    let complete = report.complete();
    let leaves = report
        .lists
        .take()
        .filter(|_| complete)
        .map(|lists| LeafSet::from_lists(&lists));
    Ok(Finished {
        report,
        record,
        series,
        stats,
        leaves,
    })
}

/// Looks in on the context from time to time.
struct WorkerObserver(Rc<RefCell<Control>>);

impl Observer for WorkerObserver {
    fn look(&mut self, stats: &Stats) -> u32 {
        self.0.borrow_mut().at_look(stats)
    }
}

/// What hook and observer share on the search thread.
struct Control {
    orders: Receiver<WorkerCommand>,
    out: Sender<Snapshot>,
    cancel: Arc<AtomicBool>,
    wake: Wake,
    mode: Mode,
    speed: f64,
    pacer: Throttle,
    /// Events the last answer to the hook let pass.
    granted: u32,
    watch: BreakpointState,
    /// After how many events to wait, until somebody orders something else.
    hold_after: Option<u64>,
    /// The breakpoint at which the search is held.
    held_by: Option<Breakpoint>,
    looks_while_held: u32,
    sampler: Sampler,
    stats: Stats,
    started: Instant,
    /// When the last snapshot went out, and the last with what was recorded: the curves' must not
    /// keep the tree's back.
    published: Instant,
    recorded: Instant,
    sent: Progress,
    sent_samples: SeriesPosition,
}

impl Control {
    fn new(
        job: &Job,
        orders: Receiver<WorkerCommand>,
        out: Sender<Snapshot>,
        cancel: Arc<AtomicBool>,
        wake: Wake,
        recorder: &Recorder<'_>,
    ) -> Control {
        let mut watch = BreakpointState::new(job.problem.clone());
        watch.set(job.breakpoints.clone());
        let now = Instant::now();
        let mut hub = Control {
            orders,
            out,
            cancel,
            wake,
            mode: Mode::Free,
            speed: job.speed,
            pacer: Throttle::new(),
            granted: 1,
            watch,
            hold_after: job.hold_after,
            held_by: None,
            looks_while_held: 0,
            sampler: Sampler::new(recorder.clock()),
            stats: Stats::default(),
            started: now,
            published: now - FRAME,
            recorded: now - FRAME,
            sent: Progress::default(),
            sent_samples: SeriesPosition::default(),
        };
        hub.mode = if job.paused {
            Mode::Paused
        } else {
            hub.going()
        };
        hub
    }

    /// The mode of a search that is not held.
    fn going(&self) -> Mode {
        if self.speed.is_finite() && self.speed > 0.0 {
            Mode::Paced(self.speed)
        } else {
            Mode::Free
        }
    }

    /// A job that is to start paused waits here, before its first event.
    fn before_start(&mut self) {
        while self.mode == Mode::Paused && !self.cancelled() {
            self.publish(None);
            self.wait(Duration::from_millis(200), NodeId::ROOT);
        }
        self.pacer.restart();
    }

    /// After an event (or, now and then, without one): obey, hold, keep the pace, publish.
    fn at_event(&mut self, record: &Record, event: Option<&Event>) -> u32 {
        self.obey(current_node(record));
        if let Some(event) = event {
            if !self.watch.is_idle()
                && let Some(point) = self.watch.at_event(record, event)
            {
                self.hold(point);
            }
            if let Mode::Step { stride, from } = self.mode
                && ends_with(stride, record, event, from)
            {
                self.mode = Mode::Paused;
            }
            let passed = record.log.len() as u64;
            if self.hold_after.is_some_and(|most| passed >= most) {
                self.hold_after = None;
                self.mode = Mode::Paused;
            }
        }
        if let Mode::Paced(speed) = self.mode {
            let (wait, batch) = self.pacer.next(self.granted, speed);
            let until = Instant::now() + wait;
            self.publish_if_due(record);
            while matches!(self.mode, Mode::Paced(_)) && !self.cancelled() {
                let left = until.saturating_duration_since(Instant::now());
                if left.is_zero() {
                    break;
                }
                self.wait(left.min(FRAME), current_node(record));
                self.publish_if_due(record);
            }
            self.granted = batch;
        } else {
            self.publish_if_due(record);
            self.granted = self.mode.stride();
        }
        let mut shown = false;
        while self.mode == Mode::Paused && !self.cancelled() {
            shown = shown || self.publish(Some(record));
            let patience = if shown {
                Duration::from_millis(200)
            } else {
                Duration::from_millis(4)
            };
            self.wait(patience, current_node(record));
            self.granted = 1;
        }
        if let Some(most) = self.hold_after {
            let left = most.saturating_sub(record.log.len() as u64).max(1);
            self.granted = self.granted.min(left.try_into().unwrap_or(u32::MAX));
        }
        if self.watch.is_idle() {
            self.granted
        } else {
            1
        }
    }

    /// Between two events: sample, and see to orders where events are rare.
    fn at_look(&mut self, stats: &Stats) -> u32 {
        self.stats = *stats;
        let now = Instant::now();
        let next = self.sampler.sample(now, stats);
        if let Some(point) = self.watch.at_meter(stats) {
            self.hold(point);
        }
        if self.mode == Mode::Paused {
            self.looks_while_held += 1;
            if self.looks_while_held > PATIENCE {
                while self.mode == Mode::Paused && !self.cancelled() {
                    self.publish(None);
                    self.wait(Duration::from_millis(100), NodeId::NONE);
                }
            }
        } else {
            self.looks_while_held = 0;
            if now - self.published >= FRAME {
                self.obey(NodeId::NONE);
                self.publish(None);
            }
        }
        if self.watch.needs_meter() { 1 } else { next }
    }

    fn hold(&mut self, point: Breakpoint) {
        self.mode = Mode::Paused;
        self.held_by = Some(point);
    }

    fn cancelled(&self) -> bool {
        self.cancel.load(Ordering::Relaxed)
    }

    /// Carries out what has been ordered meanwhile.
    fn obey(&mut self, at: NodeId) {
        while let Ok(order) = self.orders.try_recv() {
            self.carry_out(order, at);
        }
    }

    /// Waits for an order, but no longer than this.
    fn wait(&mut self, longest: Duration, at: NodeId) {
        let since = Instant::now();
        match self.orders.recv_timeout(longest) {
            Ok(order) => self.carry_out(order, at),
            Err(RecvTimeoutError::Timeout) => {}
            // Nobody is left who could give an order.
            Err(RecvTimeoutError::Disconnected) => self.cancel.store(true, Ordering::Relaxed),
        }
        // Curves show the time of the search, not of the person watching it.
        self.sampler.skip(since.elapsed());
    }

    fn carry_out(&mut self, order: WorkerCommand, at: NodeId) {
        if !matches!(
            order,
            WorkerCommand::Speed(_) | WorkerCommand::Breakpoints(_)
        ) {
            self.hold_after = None;
        }
        match order {
            WorkerCommand::Resume => self.mode = self.going(),
            WorkerCommand::Pause => self.mode = Mode::Paused,
            WorkerCommand::Step(stride) => self.mode = Mode::Step { stride, from: at },
            WorkerCommand::Speed(speed) => {
                self.speed = speed;
                if matches!(self.mode, Mode::Free | Mode::Paced(_)) {
                    self.mode = self.going();
                }
            }
            WorkerCommand::Breakpoints(points) => self.watch.set(points),
        }
        if self.mode != Mode::Paused {
            self.held_by = None;
            self.looks_while_held = 0;
        }
        self.pacer.restart();
    }

    fn publish_if_due(&mut self, record: &Record) {
        if self.recorded.elapsed() >= FRAME {
            self.publish(Some(record));
        }
    }

    /// Sends what is new, if the window can take it.
    fn publish(&mut self, record: Option<&Record>) -> bool {
        if self.out.is_full() {
            return false;
        }
        let state = if self.mode == Mode::Paused {
            State::Paused(self.held_by.clone())
        } else {
            State::Running
        };
        let delta = record.map(|record| record.since(self.sent));
        let snapshot = Snapshot {
            state,
            stats: self.stats,
            seconds: self.started.elapsed().as_secs_f64(),
            record: delta,
            series: self.sampler.series().since(self.sent_samples),
        };
        if self.out.try_send(snapshot).is_err() {
            return false;
        }
        self.published = Instant::now();
        if let Some(record) = record {
            self.sent = record.progress();
            self.recorded = self.published;
        }
        self.sent_samples = self.sampler.series().position();
        (self.wake)();
        true
    }
}
