//! Runs that a file tells of. A search that is repeated comes to the same events: what had been run
//! when a session was saved is run again when it is opened, as fast as it goes, and the moment is
//! shown that was shown then.
//!
//! What takes long is not begun unasked: it waits until somebody runs it.

use super::view::View;
use super::workspace::Workspace;
use super::{Model, NodeRef, Run, RunState, Time, Tone};
use crate::base::messages::tr;
use crate::gui::command::Command;
use crate::problem::{Move, Problem};
use crate::search::catalogue::AlgorithmConfig;
use crate::session::ran::{Ran, Reached, Shown};
use crate::session::{Clock, Session};
use crate::worker::{Job, WorkerCommand};

/// Whoever opens a file waits so long for what it shows: seconds of search or, where somebody
/// watched it and they say nothing, nodes.
const QUICK_SECONDS: f64 = 5.0;
const QUICK_NODES: u64 = 100_000;

/// What is to be run again.
pub(super) struct Again {
    ran: Ran,
    /// What it was run on, and by whom: others have other events.
    problem: Problem,
    runners: Vec<AlgorithmConfig>,
    /// It is being run; until then it waits to be asked for.
    goes: bool,
}

impl Again {
    fn fits(&self, session: &Session) -> bool {
        self.problem == session.problem && self.runners == session.runners
    }
}

/// Some runs and what is seen of them.
struct Seen<'a> {
    pub runs: Vec<Option<&'a Run>>,
    pub view: View,
}

impl Seen<'_> {
    /// What a file is to say of them; nothing if none is of this session.
    pub fn ran(&self, session: &Session) -> Option<Ran> {
        let is_its =
            |run: &Run, choice| run.problem() == &session.problem && run.choice() == choice;
        let runs = self.runs.iter().zip(&session.runners);
        let its: Vec<Option<&Run>> = runs
            .map(|(run, choice)| run.filter(|run| is_its(run, choice)))
            .collect();
        let runs: Vec<Option<Reached>> = its.iter().map(|run| run.and_then(Run::reached)).collect();
        runs.iter().any(Option::is_some).then(|| Ran {
            runs,
            shown: match (self.view.time, self.view.clock) {
                (Time::Live, _) => Shown::Last,
                (Time::At { .. }, Some(value)) => Shown::Clock(value),
                (Time::At { runner, event }, None) => Shown::Event { runner, event },
            },
            active: self.view.active,
            selected: self.view.selected.and_then(|NodeRef { runner, node }| {
                let nodes = its.get(runner).copied().flatten()?.nodes();
                let path = nodes.contains(node).then(|| nodes.path(node))?;
                Some((runner, path.into_iter().map(|m| m.0).collect()))
            }),
            quick: its
                .iter()
                .flatten()
                .all(|run| is_quick(run) && run.is_on_terms_of(session)),
        })
    }
}

fn is_quick(run: &Run) -> bool {
    match run.was_watched() {
        true => run.counts().nodes() <= QUICK_NODES,
        false => run.seconds() <= QUICK_SECONDS,
    }
}

impl Workspace {
    /// The session as a file is to hold it: with what has been run.
    pub fn to_save(&self) -> Session {
        Session {
            ran: self.ran(),
            ..self.session().clone()
        }
    }

    fn ran(&self) -> Option<Ran> {
        let session = self.session();
        let seen = self.seen();
        let has_runs = seen.runs.iter().any(Option::is_some);
        match &self.again {
            // It has not been run yet, or not as far.
            Some(again) if again.fits(session) && (again.goes || !has_runs) => {
                Some(again.ran.clone())
            }
            _ => seen.ran(session),
        }
    }

    fn seen(&self) -> Seen<'_> {
        Seen {
            runs: self.runners.iter().map(|r| r.run.as_ref()).collect(),
            view: self.view(),
        }
    }

    /// The value of the clock that was asked for and is still shown, if it is the same on every
    /// machine.
    pub fn sought_clock(&self) -> Option<u64> {
        let (time, clock, value) = self.sought?;
        let is_shown = (time, clock) == (self.time, self.session().clock);
        (is_shown && clock != Clock::Seconds).then_some(value as u64)
    }
}

impl Model {
    /// A session was opened of which this had been run.
    pub(super) fn open_ran(&mut self, ran: Option<Ran>) {
        let problem = self.problem().clone();
        let runners = self.session().runners.clone();
        let has_runs =
            |ran: &Ran| (ran.runs.iter().zip(&runners)).any(|(reached, _)| reached.is_some());
        let ran = ran.filter(|ran| self.work.playable.is_ok() && has_runs(ran));
        self.work.again = ran.map(|ran| Again {
            ran,
            problem,
            runners,
            goes: false,
        });
        match &self.work.again {
            Some(again) if again.ran.quick => self.run_again(),
            Some(_) => {
                let lang = self.lang();
                let keys = Command::RunPause.keys_in_words(lang);
                let sentence = tr!(lang, watch_this_had_been_run_which, keys);
                self.say(Tone::News, sentence);
            }
            None => {}
        }
    }

    /// Whether a run that a file tells of waits to be asked for.
    pub(super) fn again_waits(&self) -> bool {
        let waits = |again: &Again| !again.goes && again.fits(self.session());
        self.work.again.as_ref().is_some_and(waits)
    }

    /// Whether it is on its way to the moment that was saved.
    pub(super) fn runs_again(&self) -> bool {
        self.work.again.as_ref().is_some_and(|again| again.goes)
    }

    /// Runs what had been run as far as it had come, past breakpoints and as fast as it goes.
    pub(super) fn run_again(&mut self) {
        let Some(mut again) = self.work.again.take() else {
            return;
        };
        if !self.make_room_for_runs() {
            return;
        }
        for (i, reached) in again.ran.runs.iter().enumerate() {
            let (Some(reached), Some(job)) = (reached, self.job(i)) else {
                continue;
            };
            let job = Job {
                speed: f64::INFINITY,
                breakpoints: Vec::new(),
                ..job
            };
            self.launch(
                i,
                match *reached {
                    Reached::End => job,
                    Reached::Event(0) => Job {
                        paused: true,
                        ..job
                    },
                    Reached::Event(event) => Job {
                        hold_after: Some(event),
                        ..job
                    },
                },
            );
        }
        self.refresh_scene();
        again.goes = true;
        self.work.again = Some(again);
    }

    /// What goes on from here goes as the session says. Gives what was to be shown.
    pub(super) fn end_again(&mut self) -> Option<Ran> {
        let again = self.work.again.take_if(|again| again.goes)?;
        for run in self.runs() {
            run.order(WorkerCommand::Speed(self.speed()));
            run.order(WorkerCommand::Breakpoints(self.work.breakpoints.clone()));
        }
        again.fits(self.session()).then_some(again.ran)
    }

    /// Shows the moment that was saved once everything has come as far as it had.
    pub(super) fn poll_again(&mut self) {
        if !self.runs_again() || self.runs().any(|run| run.is_going() || run.is_behind()) {
            return;
        }
        // Whoever has gone elsewhere meanwhile stays there.
        let is_elsewhere = !self.is_live();
        let Some(ran) = self.end_again().filter(|_| !is_elsewhere) else {
            return;
        };
        self.work.active = ran.active.min(self.work.runners.len().saturating_sub(1));
        match ran.shown {
            Shown::Last => self.follow_live(),
            Shown::Event { runner, event } => self.seek(runner, event),
            Shown::Clock(value) => self.seek_clock(value as f64),
        }
        self.work.selected = ran.selected.and_then(|(runner, path)| {
            let path: Vec<Move> = path.into_iter().map(Move).collect();
            let node = self.run(runner)?.nodes().find(&path)?;
            Some(NodeRef { runner, node })
        });
        let failed = |run: &Run| matches!(run.state(), RunState::Failed(_));
        if !self.runs().any(failed) {
            let sentence = tr!(self.lang(), watch_the_searches_were_run_again);
            self.say(Tone::News, sentence);
        }
    }
}
