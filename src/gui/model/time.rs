//! Which moment is shown. One runner leads; the others show equal work on the common clock.

use crate::base::messages::tr;
use std::time::Duration;

use super::{Model, Run, RunState, Tone};
use crate::gui::words;
use crate::search::Stop;
use crate::session::Clock;
use crate::trace::StepSize;
use crate::worker::WorkerCommand;

/// A recording with more events is long.
const LONG: u64 = 1 << 17;
/// What replaying may take of a frame, all runs together.
const A_FRAMES_REPLAY: Duration = Duration::from_millis(4);

/// Events between two frames that make no leap to the eye.
const A_LEAP: u64 = 8;

/// The moment that is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Time {
    /// The last one, wherever the searches are; of searches that are watched, or were stopped, the
    /// last at which they have done equal work.
    Live,
    /// This runner after so many events; the others at the same value of the clock.
    At { runner: usize, event: u64 },
}

/// What the run button means now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// Nothing has been run.
    Idle,
    Running,
    Paused,
    /// All searches are over.
    Finished,
    /// A recording is being played.
    Playing,
}

impl Model {
    pub fn phase(&self) -> Phase {
        if self.work.playing.is_some() {
            return Phase::Playing;
        }
        if self.runs().any(|run| run.state() == RunState::Running) {
            Phase::Running
        } else if self.runs().any(|run| run.state() == RunState::Paused) {
            Phase::Paused
        } else if self.has_runs() {
            Phase::Finished
        } else {
            Phase::Idle
        }
    }

    /// Whether there is more to be shown of searches that are over. Whoever has edited the position
    /// since does not mean the old film.
    pub fn has_film(&self) -> bool {
        self.phase() == Phase::Finished && !self.is_live() && !self.shows_earlier_position()
    }

    /// The event that is shown of a runner.
    pub fn shown_event(&self, runner: usize) -> u64 {
        self.run(runner)
            .map_or(0, |run| run.moment().now.events as u64)
    }

    /// Whether a runner's search goes by too fast, in too long a recording, for anybody to read what
    /// is said about every moment of it.
    pub fn rushes(&self, runner: usize) -> bool {
        let goes = self
            .run(runner)
            .is_some_and(|run| run.is_going() && run.events() > LONG);
        goes && self.is_live() && !self.work.held && self.speed().is_infinite()
    }

    /// The value of the common clock that is shown.
    pub fn clock_value(&self) -> f64 {
        if let Some((time, clock, value)) = self.work.sought
            && (time, clock) == (self.work.time, self.session().clock)
        {
            return value;
        }
        match self.work.time {
            Time::At { runner, event } => self.clock_of(runner, event),
            Time::Live => self.in_step().unwrap_or_else(|| self.clock_end()),
        }
    }

    /// Searches that are watched go in step: none is shown further on the clock than the slowest of
    /// those that still search; where all are paused, than the one that is stepped; where they were
    /// stopped, than the slowest had come. While they go at full speed, and by clocks that count no work, each shows its last moment.
    pub(super) fn in_step(&self) -> Option<f64> {
        let counts_work = matches!(self.session().clock, Clock::Leaves | Clock::Expansions);
        if !counts_work || self.runs().count() < 2 {
            return None;
        }
        let goes = self.runs().any(Run::is_going);
        if goes && (self.speed().is_infinite() || self.runs_again()) {
            return None;
        }
        let reached = |i: usize| {
            let run = self.run(i).filter(|run| run.is_alive())?;
            Some(self.clock_of(i, run.events()))
        };
        let stepped = reached(self.work.active).filter(|_| !goes);
        let slowest = || {
            let all = (0..self.work.runners.len()).filter_map(reached);
            all.min_by(f64::total_cmp)
        };
        stepped.or_else(slowest).or_else(|| self.stopped_at())
    }

    /// Where searches were stopped before their end: how far the slowest of them had come.
    fn stopped_at(&self) -> Option<f64> {
        let stopped = |i: usize| {
            let run = self.run(i)?;
            let is_stopped = run.state() == RunState::Stopped(Stop::Cancelled);
            is_stopped.then(|| self.clock_of(i, run.events()))
        };
        let all = (0..self.work.runners.len()).filter_map(stopped);
        let slowest = all.min_by(f64::total_cmp);
        slowest.filter(|_| !self.runs().any(Run::is_alive))
    }

    /// Searches that are stopped in the middle have come to different amounts of work. All are shown
    /// after as much as the slowest has done; this says so.
    pub(super) fn tell_where_stopped(&mut self) {
        let shown = self.in_step().filter(|_| self.follows());
        let Some(value) = shown.filter(|&value| value < self.clock_end()) else {
            return;
        };
        let lang = self.lang();
        let work = words::clock_reading(self.session().clock, value, lang);
        let sentence = tr!(lang, watch_stopped_all_are_shown_after, work);
        self.say(Tone::News, sentence);
    }

    /// Where a search that went in step with others has ended, who is ahead of what is shown of it is
    /// played on from there, and does not leap. Says whether somebody is.
    pub(super) fn play_out(&mut self) -> bool {
        // Who is stepped, or held by a breakpoint, waits for the next key; so do the others.
        let waits = !self.runs().any(Run::is_going) && self.runs().any(Run::is_alive);
        // Whoever stops them wants nothing to go on.
        let is_stopped = self.stopped_at().is_some();
        if waits || is_stopped || self.runs().all(Run::is_alive) {
            return false;
        }
        let Some(lead) = self.furthest() else {
            return false;
        };
        let shown = self.shown_event(lead);
        let recorded = self.run(lead).map_or(0, Run::events);
        if recorded - shown <= A_LEAP {
            return false;
        }
        self.work.time = Time::At {
            runner: lead,
            event: shown,
        };
        // A search that a breakpoint holds stays held.
        self.play(false);
        true
    }

    /// Lets what is shown stay as it is, though some searches are further.
    pub(super) fn stay_in_step(&mut self) {
        if self.follows() && self.in_step().is_some() {
            let (runner, event) = (self.work.active, self.shown_event(self.work.active));
            self.work.time = Time::At { runner, event };
        }
    }

    /// Shows every run at this value of the clock.
    pub(super) fn show_at_clock(&mut self, value: f64, patience: Duration) {
        for i in 0..self.work.runners.len() {
            let at = self.event_at_clock(i, value);
            if let Some(run) = &mut self.work.runners[i].run {
                run.show(at, patience);
            }
        }
    }

    /// What the common clock says after `event` events of a runner.
    pub fn clock_of(&self, runner: usize, event: u64) -> f64 {
        let Some(run) = self.run(runner) else {
            return 0.0;
        };
        match self.session().clock {
            Clock::Events => event as f64,
            Clock::Leaves => run.work_at(event).evaluations as f64,
            Clock::Expansions => run.work_at(event).expansions as f64,
            Clock::Bytes => run.peak_bytes_at(event) as f64,
            Clock::Seconds => run.seconds_at(event),
        }
    }

    /// The last event of a runner at which the clock has not passed `value`.
    pub fn event_at_clock(&self, runner: usize, value: f64) -> u64 {
        let Some(run) = self.run(runner) else {
            return 0;
        };
        // Every clock only rises (bytes by their peak), so the moment is found by halving.
        let (mut low, mut high) = (0, run.events());
        while low < high {
            let middle = low + (high - low).div_ceil(2);
            if self.clock_of(runner, middle) <= value {
                low = middle
            } else {
                high = middle - 1
            }
        }
        low
    }

    /// The greatest value the clock has in any run.
    pub fn clock_end(&self) -> f64 {
        (0..self.work.runners.len())
            .filter_map(|i| Some(self.clock_of(i, self.run(i)?.events())))
            .fold(0.0, f64::max)
    }

    /// Lets the picture stand still while the searches go on, or catch up with them.
    pub(super) fn hold(&mut self, on: bool) {
        if on || !self.work.held {
            self.work.held = on;
            return;
        }
        self.work.held = false;
        self.refresh_scene();
        if self.is_live() {
            self.show_the_last();
        }
    }

    /// Whether what is shown goes on with the searches.
    pub(super) fn follows(&self) -> bool {
        self.is_live() && !self.work.held
    }

    /// How long each run may replay in this frame.
    pub(super) fn patience(&self) -> Duration {
        self.spare.of(A_FRAMES_REPLAY) / self.runs().count().max(1) as u32
    }

    /// How long a work may go on in this frame that, alone, would have `most`.
    pub fn spare(&self, most: Duration) -> Duration {
        self.spare.of(most)
    }

    pub(super) fn seek(&mut self, runner: usize, event: u64) {
        // Whoever asks for a moment wants to see it.
        self.hold(false);
        self.work.sought = None;
        let patience = self.patience();
        let Some(run) = self
            .work
            .runners
            .get_mut(runner)
            .and_then(|r| r.run.as_mut())
        else {
            return;
        };
        let event = event.min(run.events());
        run.show(event, patience);
        self.work.time = Time::At { runner, event };
        let value = self.clock_of(runner, event);
        for i in (0..self.work.runners.len()).filter(|&i| i != runner) {
            // At the start nobody has done anything, not even what the clock does not count.
            let at = match event {
                0 => 0,
                _ => self.event_at_clock(i, value),
            };
            if let Some(run) = &mut self.work.runners[i].run {
                run.show(at, patience);
            }
        }
    }

    pub(in crate::gui) fn seek_clock(&mut self, value: f64) {
        self.work.playing = None;
        // So that its end can be reached.
        if let Some(lead) = self.furthest() {
            let event = match value > 0.0 {
                true => self.event_at_clock(lead, value),
                false => 0,
            };
            self.seek(lead, event);
            if value > 0.0 {
                // The next event of the one that leads may be far beyond the value (its first
                // needs all its memory); others that get there sooner are seen there.
                self.show_at_clock(value, self.patience());
                let clock = self.session().clock;
                let value = match clock {
                    Clock::Seconds => value,
                    _ => value.floor(),
                };
                self.work.sought = Some((self.work.time, clock, value));
            }
        }
    }

    /// The runner that gets furthest on the clock.
    fn furthest(&self) -> Option<usize> {
        let ends = (0..self.work.runners.len())
            .filter_map(|i| Some((i, self.clock_of(i, self.run(i)?.events()))));
        let lead = ends.max_by(|(_, a), (_, b)| a.total_cmp(b));
        lead.map(|(lead, _)| lead)
    }

    /// Shows this moment, whichever was shown before.
    pub(in crate::gui) fn go_to(&mut self, time: Time) {
        self.work.playing = None;
        match time {
            Time::Live => self.follow_live(),
            Time::At { runner, event } => self.seek(runner, event),
        }
    }

    pub(super) fn follow_live(&mut self) {
        self.hold(false);
        self.work.playing = None;
        self.work.time = Time::Live;
        self.show_the_last();
    }

    pub(super) fn show_the_last(&mut self) {
        let patience = self.patience();
        if let Some(value) = self.in_step() {
            return self.show_at_clock(value, patience);
        }
        for run in self.work.runners.iter_mut().filter_map(|r| r.run.as_mut()) {
            run.show(run.events(), patience);
        }
    }

    /// One step on: in the recording where there is more of it, else by the search itself.
    pub(super) fn step(&mut self, stride: StepSize) {
        self.work.playing = None;
        if !self.has_runs() {
            self.start_runs(true);
            return self.step_searches(stride);
        }
        if self.newcomers().contains(&self.work.active) {
            self.work.time = Time::Live;
            self.run_newcomers(true);
            return self.step_searches(stride);
        }
        // Where the active one is at its end another may have more to show; its end would be a step
        // back for that one.
        let is_over = |run: &Run| run.next(stride).is_none() && !run.is_alive();
        let at = match self.active_run().is_some_and(is_over) {
            true => self.furthest().unwrap_or(self.work.active),
            false => self.work.active,
        };
        let Some(run) = self.run(at) else { return };
        let to = run.next(stride);
        if to.is_none() && run.is_alive() {
            self.work.time = Time::Live;
            return self.step_searches(stride);
        }
        let to = to.unwrap_or(run.events());
        self.seek(at, to);
    }

    fn step_searches(&mut self, stride: StepSize) {
        for run in self.runs() {
            run.order(WorkerCommand::Step(stride));
        }
    }

    pub(super) fn step_back(&mut self, stride: StepSize) {
        self.work.playing = None;
        let at = self.walked();
        if self.run(at).is_some_and(Run::is_going) {
            self.pause();
        }
        let Some(run) = self.run(at) else { return };
        let to = run.previous(stride);
        self.seek(at, to);
    }

    /// The runner that leads on the clock.
    pub fn lead(&self) -> usize {
        match self.work.time {
            Time::At { runner, .. } => runner,
            Time::Live => self.work.active,
        }
    }
}
