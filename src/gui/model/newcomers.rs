//! Algorithms that have not run yet beside others that have: added to a race, or changed in it. They
//! are run alone. What has been run stays, and so does the moment that is shown.

use super::{Model, Phase, Time, Tone};
use crate::base::messages::tr;
use crate::gui::command::Command;
use crate::worker::Job;

impl Model {
    /// Whether a runner has not run, though others have searched what is set up.
    pub fn is_newcomer(&self, runner: usize) -> bool {
        self.run(runner).is_none()
            && runner < self.work.runners.len()
            && self.has_runs()
            && !self.shows_earlier_position()
    }

    /// Those that the run button would run, and only those.
    pub fn newcomers(&self) -> Vec<usize> {
        match self.phase() {
            Phase::Running | Phase::Playing => Vec::new(),
            Phase::Idle | Phase::Paused | Phase::Finished => {
                let all = 0..self.work.runners.len();
                all.filter(|&i| self.is_newcomer(i)).collect()
            }
        }
    }

    /// What a runner without a run says of itself, and how it gets one.
    pub fn not_run_yet(&self, runner: usize) -> String {
        let lang = self.lang();
        let waits = match self.phase() {
            Phase::Running | Phase::Playing => tr!(lang, watch_not_run_yet_it_can),
            _ if !self.is_newcomer(runner) => {
                tr!(lang, watch_not_run_on_this_position)
            }
            _ => {
                let keys = Command::RunPause.keys_in_words(lang);
                return tr!(lang, watch_not_run_yet_press_to, keys);
            }
        };
        waits.to_owned()
    }

    /// Runs those that have not run. They are shown at the moment at which the others are; from its
    /// beginning where somebody wants to predict it.
    pub(super) fn run_newcomers(&mut self, paused: bool) {
        let new = self.newcomers();
        if new.contains(&self.work.active) {
            self.ask_anew();
        }
        self.work.races += 1;
        for run in self.work.runners.iter_mut().filter_map(|r| r.run.as_mut()) {
            // From here on they have run together.
            run.race = self.work.races;
        }
        for &i in &new {
            if let Some(job) = self.job(i) {
                self.launch(i, Job { paused, ..job });
            }
        }
        self.refresh_scene();
        if !self.is_live() && !new.is_empty() {
            let lang = self.lang();
            let names: Vec<String> = new
                .iter()
                .map(|&i| self.work.runners[i].label_in(lang))
                .collect();
            let keys = Command::RunPause.keys_in_words(lang);
            let names = names.join(tr!(lang, language_list_separator));
            let sentence = tr!(lang, watch_newcomers_are_shown, names, keys);
            self.say(Tone::News, sentence);
        }
    }

    /// Shows searches that still go on at the moment of the one that leads, as far as they have come.
    pub(super) fn keep_to_the_moment(&mut self) {
        let Time::At {
            runner: lead,
            event,
        } = self.work.time
        else {
            return;
        };
        let (value, patience) = (self.clock_value(), self.patience());
        let is_at_start = event == 0 && self.work.sought.is_none();
        for i in (0..self.work.runners.len()).filter(|&i| i != lead && !is_at_start) {
            let (shown, at) = (self.shown_event(i), self.event_at_clock(i, value));
            if let Some(run) = self.work.runners[i].run.as_mut().filter(|_| at > shown) {
                run.show(at, patience);
            }
        }
    }

    /// Who leads on the clock has no run any more: another of those at the same moment does.
    pub(super) fn hand_over_the_lead(&mut self) {
        let Time::At { runner, .. } = self.work.time else {
            return;
        };
        let heir = (0..self.work.runners.len()).find(|&i| self.run(i).is_some());
        let Some(heir) = heir.filter(|_| self.run(runner).is_none()) else {
            return;
        };
        let asked = self
            .work
            .sought
            .filter(|(time, ..)| *time == self.work.time);
        let event = self.shown_event(heir);
        self.work.time = Time::At {
            runner: heir,
            event,
        };
        self.work.sought = asked.map(|(_, clock, value)| (self.work.time, clock, value));
    }

    /// Whose moments the keys go through: the active runner or, if it has not run, the one that leads.
    pub(super) fn walked(&self) -> usize {
        let with_run = |i: &usize| self.run(*i).is_some();
        [self.work.active, self.lead()]
            .into_iter()
            .chain(0..self.work.runners.len())
            .find(with_run)
            .unwrap_or(self.work.active)
    }
}
