//! The one place where actions change the model.

use crate::base::messages::{Localize, tr};
use crate::base::platform::Instant;
use std::path::Path;
use std::time::Duration;

use super::showing::Document;
use super::spare::Spare;
use super::{About, History, Model, Run, Tone};
use crate::gui::action::{Action, NodeRef, UndoGroup};
use crate::gui::command::Command;
use crate::gui::desk::Desk;
use crate::problem::{self, Format, Hints, Position, Problem, ReadError, Shown};
use crate::session::settings::{MOST_RECENT, sound_zoom};
use crate::session::{Bookmark, MAX_RUNNERS, Session, examples};
use crate::trace::Deadline;
use crate::worker::{Job, Worker, WorkerCommand};

/// How long a frame takes in what the searches have done.
const A_FRAMES_NEWS: Duration = Duration::from_millis(6);
/// What looking for finished subtrees may take of a frame.
const A_FRAMES_FOLDING: Duration = Duration::from_millis(2);

impl Model {
    /// Carries out one action. What cannot be done becomes a message.
    pub fn apply(&mut self, action: Action) {
        if action.moves_time()
            && let Err(reason) = self.time_may_move()
        {
            return self.say(Tone::News, reason);
        }
        match action {
            Action::Command(command) => {
                for action in self.carry_out(command) {
                    self.apply(action);
                }
            }

            Action::Edit { problem, group } => {
                self.edit(group, |session| session.problem = problem)
            }
            Action::LoadExample(id) => match examples::find(id) {
                Some(example) => self.open(example.session(), None),
                None => {
                    let sentence = tr!(self.lang(), watch_there_is_no_example, id);
                    self.say(Tone::Trouble, sentence);
                }
            },
            Action::ReadText(text) => {
                let pasted = tr!(self.lang(), watch_pasted_problems);
                if self.open_tsume_set(&text, pasted) {
                    return;
                }
                if let Err(error) = self.read_text(&text) {
                    // Until something else is read.
                    let sentence = error.localize(self.lang());
                    self.say_about(Some(About::Position), Tone::Trouble, sentence);
                }
            }
            Action::AddRunner(choice) => {
                if self.work.runners.len() >= MAX_RUNNERS {
                    let sentence = tr!(
                        self.lang(),
                        watch_algorithms_can_be_compared_at,
                        most = MAX_RUNNERS
                    );
                    return self.say(Tone::News, sentence);
                }
                self.edit(None, |session| session.runners.push(choice));
                self.work.active = self.work.runners.len() - 1;
            }
            Action::RemoveRunner(i) => {
                if i < self.work.runners.len() {
                    self.remember_view();
                    let removed = self.work.runners.remove(i);
                    if let Some(run) = removed.run {
                        self.keep(run);
                    }
                    self.work.selected = None;
                    self.work.time = super::Time::Live;
                    self.edit(None, |session| {
                        session.runners.remove(i);
                    });
                }
            }
            Action::SetRunner(i, choice) => {
                let group = Some(UndoGroup::Runner(i));
                self.edit(group, |session| {
                    if let Some(runner) = session.runners.get_mut(i) {
                        *runner = choice;
                    }
                });
            }
            Action::SetLimits(limits) => {
                self.edit(Some(UndoGroup::Limits), |session| session.limits = limits)
            }
            Action::SetRecordEvents(events) => self
                .edit(Some(UndoGroup::RecordEvents), |session| {
                    session.record_events = events
                }),

            Action::Run if self.again_waits() => self.run_again(),
            Action::Run => self.start_runs(false),
            Action::RunNewcomers => self.run_newcomers(false),
            Action::Pause => self.pause(),
            Action::Resume => self.resume(),
            Action::SolveEndgame => self.solve_endgame(),
            Action::StopEndgame => self.stop_endgame(),
            Action::Stop => {
                self.stop_reading();
                self.work.playing = None;
                self.stop_endgame();
                self.end_again();
                for run in self.runs() {
                    run.stop();
                }
            }
            Action::ClearRuns => {
                self.end_again();
                for i in 0..self.work.runners.len() {
                    if let Some(run) = self.work.runners[i].run.take() {
                        self.forget(run);
                    }
                }
                self.work.selected = None;
                self.work.time = super::Time::Live;
                self.work.playing = None;
            }
            Action::Step(stride) => {
                if !self.step_is_asked() {
                    self.step(stride);
                }
            }
            Action::StepBack(stride) => self.step_back(stride),
            Action::SetSpeed(speed) => {
                self.edit(Some(UndoGroup::Speed), |session| {
                    session.speed = speed.is_finite().then_some(speed)
                });
                for run in self.runs() {
                    run.order(WorkerCommand::Speed(speed));
                }
                if let Some(playing) = self.work.playing {
                    self.play(playing.resumes);
                }
            }
            Action::SetBreakpoints(points) => self.edit(Some(UndoGroup::Breakpoints), |session| {
                session.breakpoints = points
            }),

            Action::Seek { runner, event } => {
                self.work.playing = None;
                self.seek(runner, event);
            }
            Action::SeekClock(value) => self.seek_clock(value),
            Action::FollowLive => self.follow_live(),
            Action::SetClock(clock) => {
                self.edit(Some(UndoGroup::Clock), |session| session.clock = clock);
                match self.work.time {
                    super::Time::At { runner, event } => self.seek(runner, event),
                    super::Time::Live if self.follows() => self.show_the_last(),
                    super::Time::Live => {}
                }
            }
            Action::AddBookmark(name) => {
                let runner = self.lead();
                let event = self.shown_event(runner);
                let name = if name.is_empty() {
                    tr!(self.lang(), watch_event, event)
                } else {
                    name
                };
                self.edit(None, |session| {
                    session.bookmarks.push(Bookmark {
                        name,
                        runner,
                        event,
                    })
                });
            }
            Action::RemoveBookmark(i) => self.edit(None, |session| {
                if i < session.bookmarks.len() {
                    session.bookmarks.remove(i);
                }
            }),
            Action::RenameBookmark(i, name) => {
                self.edit(Some(UndoGroup::BookmarkName(i)), |session| {
                    if let Some(bookmark) = session.bookmarks.get_mut(i) {
                        bookmark.name = name;
                    }
                })
            }
            Action::GoToBookmark(i) => {
                if let Some(bookmark) = self.bookmarks().get(i).cloned() {
                    self.work.playing = None;
                    self.seek(bookmark.runner, bookmark.event);
                }
            }

            Action::Select(node) => {
                self.work.selected = node;
                if let Some(NodeRef { runner, .. }) = node {
                    self.work.active = runner;
                }
            }
            Action::Point { runner, place } => self.point(runner, place),
            Action::Lesson(action) => self.lesson_action(action),
            Action::Tsume(action) => self.tsume_action(action),
            Action::Lab(action) => {
                let lang = self.lang();
                if let Err(sentence) = self.lab.apply(action, self.folders.as_ref(), lang) {
                    self.say(Tone::Trouble, sentence);
                }
            }
            Action::Fold(place) => self.work.scene.fold(place),
            Action::FoldFinished(on) => self.settings.fold_finished = on,
            Action::Hold(on) => self.hold(on),
            Action::Hover(node) => self.work.hovered = node,
            Action::SetActiveRunner(i) => {
                self.work.active = i.min(self.work.runners.len().saturating_sub(1))
            }
            Action::SearchFrom(node) => self.search_from(node),
            Action::ShowPastRun(i) => self.show_past(i),
            Action::RerunPast(i) => {
                if let Some(past) = self.work.past.get(i) {
                    let session =
                        Session::new(past.run.problem().clone(), vec![past.run.stand_in()]);
                    self.open(session, None);
                    self.start_runs(false);
                }
            }
            Action::DeletePast(i) => self.delete_past(i),

            Action::Play(action) => self.play_action(action),

            Action::SetLang(lang) => {
                // What was said in the other language is not said in this one.
                if lang != self.lang() {
                    self.toasts.clear();
                }
                self.settings.lang = lang;
            }
            Action::SetTheme(theme) => self.settings.dark = theme.is_dark(),
            Action::SetPresentation(on) => {
                self.settings.presentation = on;
                if !on {
                    self.unsay(About::LargeType);
                }
            }
            Action::SetShogiLook(look) => self.settings.shogi = look,
            Action::SetZoom(zoom) => self.settings.zoom = sound_zoom(zoom),
            Action::OpenPath(path) => self.open_path(&path),
            Action::Restore(session) => self.restore(*session),
            Action::GoTo(desk) => self.go_to_desk(desk),
            Action::Send(desk) => self.send(desk),
            Action::Saved(path, session, written) => self.saved_as(path, *session, written),
            Action::Copy(text) => {
                self.copied = Some(text);
                let sentence = tr!(self.lang(), watch_copied);
                self.say(Tone::News, sentence);
            }
            Action::SearchEvent(text) => self.say(Tone::News, text),
            Action::SayOfLargeType(text) => {
                self.say_about(Some(About::LargeType), Tone::News, text);
            }
            Action::Begun(text) => self.say_about(Some(About::Writing), Tone::News, text),
            Action::Done => self.unsay(About::Writing),
            Action::Complain(text) => self.say(Tone::Trouble, text),
            Action::DismissToast(id) => self.toasts.retain(|toast| toast.id != id),
            // Places, dialogs and files that are written are the window's.
            Action::FillWindow(_)
            | Action::LeadKeys(_)
            | Action::Files(_)
            | Action::SaveSession(_)
            | Action::Export(..) => {}
        }
    }

    /// Does what a command means, as far as that is the model's; gives the actions that remain.
    pub fn carry_out(&mut self, command: Command) -> Vec<Action> {
        if let Err(reason) = self.command_state(command) {
            self.say(Tone::News, reason);
            return Vec::new();
        }
        let travel: fn(&mut History<Document>) -> bool = match command {
            Command::Undo => History::undo,
            Command::Redo => History::redo,
            command => return self.meaning(command),
        };
        self.remember_view();
        self.leave_showing();
        let before = self.work.document.now().showing;
        if travel(&mut self.work.document) {
            self.document_changed();
            match self.work.document.now().showing == before {
                true => self.call_back(),
                false => self.come_to_showing(),
            }
            self.unsay(About::ShownAgain);
        }
        Vec::new()
    }

    /// Fetches news from the workers, moves a film on, lets old messages go. Once a frame.
    pub fn poll(&mut self) -> bool {
        self.spare = Spare::from_now();
        let mut news = self.poll_workspace();
        self.at_other_desks(|model| {
            model.poll_workspace();
        });
        news |= self.lab.poll(self.folders.as_ref());
        if let Some(error) = self.lab.take_error() {
            let sentence = error.localize(self.lang());
            self.say(Tone::Trouble, sentence);
        }
        news |= self.look_in_on_play();
        self.poll_tsume();
        self.toasts.retain(|toast| !toast.is_over());
        news
    }

    /// The same of what the searches of a desk have to say.
    fn poll_workspace(&mut self) -> bool {
        let patience = self.patience();
        let were_in_step = self.follows() && self.in_step().is_some();
        let follow = self.follows() && !were_in_step;
        let were_alive = self.runs().any(Run::is_alive);
        let mut news = false;
        let (mut failures, lang) = (Vec::new(), self.lang());
        let since = Instant::now();
        let count = self.work.runners.len();
        for i in 0..count {
            let at = (self.work.polled + i) % count;
            // Much news of one run is enough for a frame; the next begins with the others.
            if since.elapsed() > A_FRAMES_NEWS {
                self.work.polled = at;
                break;
            }
            let runner = &mut self.work.runners[at];
            let Some(run) = &mut runner.run else { continue };
            if run.poll(follow, patience) {
                news = true;
                if let super::RunState::Failed(failure) = run.state() {
                    failures.push((runner.label_in(lang), failure));
                }
            }
        }
        if were_in_step && news && !self.play_out() {
            self.show_the_last();
        } else if follow && news && self.in_step().is_some() {
            // The last that went at full speed is held now: from here on all show equal work.
            self.show_the_last();
        } else if news && self.work.playing.is_none() {
            self.keep_to_the_moment();
        }
        if were_alive && !self.runs().any(Run::is_alive) {
            self.tell_where_stopped();
        }
        self.poll_again();
        self.poll_leaving();
        self.poll_reading();
        self.poll_endgame();
        for (name, failure) in failures {
            let sentence = format!("{name}: {}", failure.localize(self.lang()));
            self.say(Tone::Trouble, sentence);
        }
        if (news || self.work.scene.is_behind()) && !self.work.held {
            self.refresh_scene();
        }
        if news {
            self.stage();
            self.rewind_prediction();
        }
        self.play_on();
        let patience = Deadline::until(Instant::now() + self.spare(A_FRAMES_FOLDING));
        self.work
            .scene
            .fold_finished(self.settings.fold_finished, &self.work.runners, patience);
        news
    }

    pub(super) fn edit(&mut self, group: Option<UndoGroup>, change: impl FnOnce(&mut Session)) {
        let mut next = self.work.document.now().clone();
        change(&mut next.session);
        if self.work.document.edit(next, group) {
            self.document_changed();
        }
    }

    pub(super) fn start_runs(&mut self, paused: bool) {
        if !self.make_room_for_runs() {
            return;
        }
        for i in 0..self.work.runners.len() {
            if let Some(job) = self.job(i) {
                self.launch(i, Job { paused, ..job });
            }
        }
        self.refresh_scene();
    }

    /// Makes room for runs of what is set up; says whether that can be searched.
    pub(super) fn make_room_for_runs(&mut self) -> bool {
        if let Err(reason) = self.playable() {
            self.say_about(Some(About::Position), Tone::Trouble, reason);
            return false;
        }
        self.unsay(About::Position);
        self.remember_view();
        self.ask_anew();
        self.work.races += 1;
        self.work.again = None;
        self.work.time = super::Time::Live;
        self.work.held = false;
        self.work.playing = None;
        self.work.selected = None;
        self.work.hovered = None;
        for i in 0..self.work.runners.len() {
            match self.work.runners[i].run.take() {
                // While a slider is dragged, every value breaks off the search before.
                Some(run) if run.is_alive() => self.forget(run),
                Some(run) => self.keep(run),
                None => {}
            }
        }
        true
    }

    /// What a runner is to do, as the session says.
    pub(super) fn job(&self, runner: usize) -> Option<Job> {
        let session = self.session();
        let choice = self.work.runners.get(runner)?.choice.clone();
        Some(Job {
            limits: session.limits,
            record_events: session.record_events as usize,
            speed: self.speed(),
            breakpoints: self.work.breakpoints.clone(),
            ..Job::new(session.problem.clone(), choice)
        })
    }

    pub(super) fn launch(&mut self, runner: usize, job: Job) {
        let (choice, problem, paused) = (job.choice.clone(), job.problem.clone(), job.paused);
        let (limits, record_events) = (job.limits, job.record_events as u64);
        let is_watched = job.speed.is_finite();
        let wake = self.wake.clone();
        let worker = Worker::start(job, move || wake());
        let run = Run::start(worker, choice, problem, paused);
        let run = run
            .of_document(self.work.document_number)
            .of_race(self.work.races);
        let run = run.on_terms(limits, record_events);
        self.work.runners[runner].run = Some(match is_watched {
            true => run.watched(),
            false => run,
        });
    }

    pub(super) fn pause(&mut self) {
        self.work.playing = None;
        self.end_again();
        self.stay_in_step();
        for run in self.runs() {
            run.order(WorkerCommand::Pause);
        }
    }

    fn resume(&mut self) {
        let alive = self.runs().any(Run::is_alive);
        if self.is_live() && alive {
            for run in self.runs() {
                run.order(WorkerCommand::Resume);
            }
        } else if !self.is_live() {
            self.tell_what_a_film_passes();
            self.play(true);
        } else {
            self.start_runs(false);
        }
    }

    /// Makes the position of a recorded node the document's.
    fn search_from(&mut self, NodeRef { runner, node }: NodeRef) {
        use crate::problem::GameTree;
        let Some(run) = self.run(runner) else {
            return;
        };
        let Ok(mut tree) = run.problem().tree() else {
            return;
        };
        for m in run.nodes().path(node) {
            tree.play(m);
        }
        match tree.here() {
            Some(position) => {
                let problem = Problem {
                    position,
                    ..run.problem().clone()
                };
                self.edit(None, |session| session.problem = problem);
            }
            None => {
                let sentence = tr!(self.lang(), watch_this_part_of_the_tree);
                self.say(Tone::News, sentence);
            }
        }
    }

    /// The position in a text from the clipboard, a file or a field, in whatever notation it is.
    pub(super) fn read_text(&mut self, text: &str) -> Result<(), ReadError> {
        let (position, format) = self.position_in(text)?;
        let lang = self.lang();
        self.go_to_desk(self.desk_for(&position));
        let problem = self.problem().about(position);
        self.edit(None, |session| session.problem = problem);
        let sentence = tr!(lang, watch_read_as, format = format.name(lang));
        self.say(Tone::News, sentence);
        Ok(())
    }

    pub(super) fn position_in(&self, text: &str) -> Result<(Position, Format), ReadError> {
        let hints = Hints {
            game: None,
            board: self.problem().position.board(),
            mate: self.problem().question.is_tsume(),
        };
        problem::read_on_any_board(text, hints)
    }

    /// Opens another document: what has a file is watched, an example also solved or played.
    pub(super) fn open(&mut self, session: Session, path: Option<&Path>) {
        let desk = self.desk_for(&session.problem.position);
        self.go_to_desk(match path {
            Some(_) => Desk::Watch,
            None => desk,
        });
        let desks = session.desks.clone();
        self.open_session(session, path);
        self.open_desks(desks);
    }

    /// Puts a session in the place of the one that is shown, whoever wishes it.
    pub(super) fn open_session(&mut self, mut session: Session, path: Option<&Path>) {
        let ran = session.ran.take();
        let session = session.document();
        for i in 0..self.work.runners.len() {
            if let Some(run) = self.work.runners[i].run.take() {
                self.keep(run);
            }
        }
        // What was wrong with the last one does not concern this one.
        self.toasts.retain(|toast| toast.tone == Tone::News);
        self.work.saved = session.clone();
        self.work.path = path.map(Path::to_path_buf);
        self.work.time = super::Time::Live;
        self.work.playing = None;
        self.work.active = 0;
        self.work.selected = None;
        let showing = self.work.document.now().showing;
        self.work.document.edit(Document { session, showing }, None);
        self.work.document_number += 1;
        self.document_changed();
        self.open_ran(ran);
    }

    /// Opens what no file holds: it counts as changed until it is saved.
    fn restore(&mut self, session: Session) {
        self.go_to_desk(Desk::Watch);
        let saved = self.work.saved.clone();
        let desks = session.desks.clone();
        self.open_session(session, None);
        self.work.saved = saved;
        self.open_desks(desks);
    }

    pub(super) fn remember(&mut self, path: &Path) {
        self.settings.recent.retain(|p| p != path);
        self.settings.recent.insert(0, path.to_path_buf());
        self.settings.recent.truncate(MOST_RECENT);
    }

    /// Another position of the same kind as the one shown.
    pub(super) fn random_like_this(&self) -> Option<Action> {
        let seed = u64::from(self.work.run_number) << 32
            ^ self.work.past.len() as u64
            ^ self.toast_number << 16;
        let position = self.problem().position.random_like(seed.wrapping_add(1))?;
        Some(Action::Edit {
            problem: Problem {
                position,
                ..self.problem().clone()
            },
            group: None,
        })
    }
}
