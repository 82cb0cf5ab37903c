//! A recording that runs like a film, on the common clock, and is held where a breakpoint would hold
//! the search.

use super::{Model, Playing, Run, Time, Tone};
use crate::base::messages::tr;
use crate::base::platform::Instant;
use crate::worker::{Breakpoint, WorkerCommand};

impl Model {
    /// Plays the recording from the moment shown, at the speed set, on the common clock.
    /// `resumes`: paused searches go on where it ends.
    pub(super) fn play(&mut self, resumes: bool) {
        self.work.playing = Some(Playing {
            since: Instant::now(),
            from: self.shown_event(self.lead()),
            resumes,
        });
    }

    /// Moves a playing film on.
    pub(super) fn play_on(&mut self) {
        let Some(Playing {
            since,
            from,
            resumes,
        }) = self.work.playing
        else {
            return;
        };
        let lead = self.lead();
        let Some(run) = self.run(lead) else {
            self.work.playing = None;
            return;
        };
        let end = run.events();
        // A film that is "unlimited" would be over at once: it takes four seconds.
        let speed = if self.speed().is_finite() {
            self.speed()
        } else {
            end as f64 / 4.0
        };
        let mut event = from + (since.elapsed().as_secs_f64() * speed) as u64;
        let slowest = self.in_step().filter(|_| self.runs().any(Run::is_going));
        if let Some(value) = slowest {
            // Who still searches is not left behind.
            let most = self.event_at_clock(lead, value);
            if event > most {
                event = most;
                self.work.playing = Some(Playing {
                    since: Instant::now(),
                    from: most,
                    resumes,
                });
            }
        }
        if event == self.shown_event(lead) && event < end {
            return;
        }
        if self.is_held_before(lead, event.min(end)) {
            return;
        }
        if event >= end {
            self.follow_live();
            for run in self.runs().filter(|_| resumes) {
                run.order(WorkerCommand::Resume);
            }
        } else {
            self.seek(lead, event);
        }
    }

    /// Where a breakpoint is met between what is shown and what this moment of the one that leads
    /// would show, the film stops there; says whether it does.
    fn is_held_before(&mut self, lead: usize, event: u64) -> bool {
        if self.work.breakpoints.is_empty() {
            return false;
        }
        let ends = self.moments_with(lead, event);
        let points = &self.work.breakpoints;
        let runs = self
            .work
            .runners
            .iter_mut()
            .map(|runner| runner.run.as_mut());
        let stops: Vec<Option<(u64, Breakpoint)>> = runs
            .zip(&ends)
            .map(|(run, &end)| run?.look_out(points, end))
            .collect();
        let clock = |i: usize| Some(self.clock_of(i, stops[i].as_ref()?.0));
        let Some(when) = (0..stops.len()).filter_map(clock).min_by(f64::total_cmp) else {
            return false;
        };
        self.work.playing = None;
        self.hold(false);
        self.work.sought = None;
        let patience = self.patience();
        for (i, stop) in stops.into_iter().enumerate() {
            let held = stop.filter(|&(at, _)| self.clock_of(i, at) <= when);
            let at = match &held {
                Some((at, _)) => *at,
                None => self.event_at_clock(i, when).min(ends[i]),
            };
            if let Some(run) = &mut self.work.runners[i].run {
                run.show(at, patience);
                run.hold_film(held);
            }
            if i == lead {
                let (runner, event) = (lead, at);
                self.work.time = Time::At { runner, event };
            }
        }
        // Who still searches would go on unseen.
        for run in self.runs().filter(|run| run.is_going()) {
            run.order(WorkerCommand::Pause);
        }
        true
    }

    /// The moment of every runner that is shown with this one of the one that leads; with its last,
    /// everybody's.
    fn moments_with(&self, lead: usize, event: u64) -> Vec<u64> {
        let is_end = self.run(lead).is_none_or(|run| event >= run.events());
        let value = match is_end {
            true => self.in_step(),
            false => Some(self.clock_of(lead, event)),
        };
        let moment = |i: usize| match value {
            _ if i == lead => event,
            Some(value) => self.event_at_clock(i, value),
            None => self.run(i).map_or(0, Run::events),
        };
        (0..self.work.runners.len()).map(moment).collect()
    }

    /// Says which breakpoints a film passes by: nothing that is recorded tells when they are met.
    pub(super) fn tell_what_a_film_passes(&mut self) {
        let lang = self.lang();
        let passed: Vec<String> = (self.work.breakpoints.iter())
            .filter(|point| !point.is_told_by_events())
            .map(|point| point.text(self.problem(), lang))
            .collect();
        if passed.is_empty() {
            return;
        }
        let points = passed.join(tr!(lang, watch_between_breakpoints));
        let sentence = tr!(lang, watch_a_film_passes, points);
        self.say(Tone::News, sentence);
    }
}
