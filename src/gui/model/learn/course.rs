//! A lesson under way: its steps put on stage one after the other, and its questions judged.

use crate::base::messages::{Localize, tr};
use std::sync::Arc;

use super::{Reply, lesson};
use crate::explain::question::{Asked, Verdict};
use crate::gui::command::Command;
use crate::gui::desk::Desk;
use crate::gui::model::{History, Model, Run, RunState, Tone};
use crate::gui::pane_kind::PaneKind;
use crate::problem::Problem;
use crate::session::Session;
use crate::session::lesson::{Ask, Lesson, Show, Staged, Step};
use crate::session::settings::BegunLesson;
use crate::trace::{Moment, NodeId};

/// A lesson under way.
pub struct Course {
    pub(super) lesson: Arc<Lesson>,
    step: usize,
    pub(super) staged: Result<Staged, String>,
    /// The runs are made and the moment is shown.
    pub(super) ready: bool,
    /// Where the runs stand at the step's own moment, of which its text speaks.
    pub(super) moments: Vec<Moment>,
    reply: Option<Reply>,
    hinted: bool,
    /// For every step: whether its question was answered right at once.
    scores: Vec<Option<bool>>,
    /// So many steps have brought their panes to the front.
    shown: usize,
    /// The document and the problem whose runs are the lesson's.
    staged_in: Option<(u64, Problem)>,
}

impl Course {
    pub fn lesson(&self) -> &Arc<Lesson> {
        &self.lesson
    }

    /// The number of the step, from 0.
    pub fn step_number(&self) -> usize {
        self.step
    }

    pub fn step(&self) -> &Step {
        &self.lesson.steps[self.step]
    }

    /// Which algorithm the step is about.
    pub fn runner(&self) -> usize {
        self.staged.as_ref().map_or(0, |staged| staged.runner)
    }

    /// Why the step cannot be shown.
    pub fn trouble(&self) -> Option<&str> {
        self.staged.as_ref().err().map(String::as_str)
    }

    pub fn is_ready(&self) -> bool {
        self.ready
    }

    pub fn reply(&self) -> Option<&Reply> {
        self.reply.as_ref()
    }

    pub fn is_hinted(&self) -> bool {
        self.hinted
    }

    /// The question of this step, while it is open.
    pub fn open_question(&self) -> Option<&Ask> {
        let answered = self.reply.as_ref().is_some_and(|r| r.right || r.shown);
        self.step().ask.as_ref().filter(|_| !answered)
    }

    pub fn is_last(&self) -> bool {
        self.step + 1 == self.lesson.steps.len()
    }

    /// Questions answered right at once, in percent of all.
    pub fn percent(&self) -> u32 {
        let right = self.scores.iter().filter(|s| **s == Some(true)).count();
        let all = self.lesson.questions().max(1);
        ((100 * right + all / 2) / all) as u32
    }

    /// Questions that nobody has answered or asked to be shown.
    pub fn skipped(&self) -> usize {
        let answered = self.scores.iter().flatten().count();
        self.lesson.questions().saturating_sub(answered)
    }

    /// Whether some question has been answered or its answer shown.
    pub fn has_answers(&self) -> bool {
        self.scores.iter().any(Option::is_some)
    }

    pub(super) fn hint(&mut self) {
        self.hinted = true;
    }

    /// The panes that the step wants in front, the most wanted last: also those of the steps before
    /// it that were passed over, for whoever goes on with a lesson comes into the middle of it. A
    /// slide shows its own step only.
    fn panes(&self, is_slide: bool) -> Vec<PaneKind> {
        let from = if is_slide {
            self.step
        } else {
            self.shown.min(self.step)
        };
        let steps = &self.lesson.steps[from..=self.step];
        let wished = steps.iter().flat_map(|step| &step.show);
        wished.map(|&show| pane(show)).collect()
    }

    pub fn score(&self, step: usize) -> Option<bool> {
        self.scores.get(step).copied().flatten()
    }
}

impl Model {
    pub(in crate::gui::model) fn start_lesson(&mut self, id: &str) {
        let Some(lesson) = self.learn.library.iter().find(|l| l.id == id).cloned() else {
            let sentence = tr!(self.lang(), learn_there_is_no_lesson, id);
            return self.say(Tone::Trouble, sentence);
        };
        self.go_to_desk(Desk::Learn);
        self.clear_stage();
        self.work.predict = None;
        self.learn.next = None;
        let (step, scores) = match self.begun(&lesson) {
            Some(begun) => (begun.step, begun.scores.clone()),
            None => (0, vec![None; lesson.steps.len()]),
        };
        self.learn.course = Some(Course {
            scores,
            lesson,
            step,
            staged: Err(String::new()),
            ready: false,
            moments: Vec::new(),
            reply: None,
            hinted: false,
            shown: 0,
            staged_in: None,
        });
        self.go_to_step(step);
    }

    /// How far somebody came in a lesson. One that has other steps by now is another one.
    pub fn begun(&self, lesson: &Lesson) -> Option<&BegunLesson> {
        let steps = lesson.steps.len();
        let begun = self.settings.begun.iter().find(|it| it.id == lesson.id)?;
        (begun.scores.len() == steps && begun.step < steps).then_some(begun)
    }

    pub(super) fn forget_begun(&mut self, id: &str) {
        self.settings.begun.retain(|begun| begun.id != id);
    }

    /// Remembers how far somebody has come in the lesson, if they have begun it at all.
    fn note_begun(&mut self) {
        let Some(course) = &self.learn.course else {
            return;
        };
        let begun = BegunLesson {
            id: course.lesson.id.clone(),
            step: course.step,
            scores: course.scores.clone(),
        };
        // Who has nothing left to read or to answer is done with it.
        let is_over = course.is_last() && course.skipped() == 0;
        let has_begun = (course.step > 0 || course.has_answers()) && !is_over;
        self.forget_begun(&begun.id);
        if has_begun {
            self.settings.begun.push(begun);
        }
    }

    pub(super) fn restart_lesson(&mut self) {
        if let Some(course) = &mut self.learn.course {
            course.scores = vec![None; course.lesson.steps.len()];
            self.go_to_step(0);
        }
    }

    pub(in crate::gui::model) fn go_to_step(&mut self, step: usize) {
        let lang = self.lang();
        self.go_to_desk(Desk::Learn);
        let Some(course) = &mut self.learn.course else {
            return;
        };
        if step >= course.lesson.steps.len() {
            return self.finish_lesson();
        }
        course.step = step;
        course.ready = false;
        course.reply = None;
        course.hinted = false;
        course.staged = course.lesson.staged(step).map_err(|e| e.localize(lang));
        self.learn.pointed = None;
        self.note_begun();
        let staged = self.learn.course.as_ref().map(|c| c.staged.clone());
        let Some(Ok(staged)) = staged else {
            return;
        };
        if !self.is_on_stage() {
            let session = Session::new(staged.scene.problem, staged.scene.algorithms);
            self.clear_stage();
            self.open_session(session, None);
            // Nobody undoes a step into the one before.
            self.work.document = History::new(self.work.document.now().clone());
            if let Some(course) = &mut self.learn.course {
                let problem = self.work.session().problem.clone();
                course.staged_in = Some((self.work.document_number, problem));
            }
            self.wishes.push(Command::TreeFit);
            self.start_runs(false);
        }
        self.work.selected = None;
        self.stage();
    }

    /// What the lesson has run goes with its step.
    fn clear_stage(&mut self) {
        let course = self.learn.course.as_mut();
        if let Some((document, problem)) = course.and_then(|course| course.staged_in.take()) {
            self.forget_runs_of(document, &problem);
        }
    }

    /// Back to the list.
    pub(super) fn leave_lesson(&mut self) {
        self.learn.pointed = None;
        self.clear_stage();
        self.learn.course = None;
    }

    /// Shows the step's moment once its runs are made.
    pub(in crate::gui::model) fn stage(&mut self) {
        let finished = |run: &Run| run.state() == RunState::Finished;
        let all = |model: &Model| {
            let mut runs = model.work.runners.iter().map(|r| r.run.as_ref());
            model.is_on_stage() && runs.all(|run| run.is_some_and(finished))
        };
        let waiting = self.learn.course.as_ref().is_some_and(|c| !c.ready);
        if waiting && all(self) {
            self.arrive();
            self.show_step_moment();
            let runs = self.work.runners.iter_mut().filter_map(|r| r.run.as_mut());
            let moments = runs.map(|run| {
                run.arrive(false);
                run.moment().clone()
            });
            let moments = moments.collect();
            let is_slide = self.is_slide();
            let mut panes = Vec::new();
            if let Some(course) = &mut self.learn.course {
                course.ready = true;
                course.moments = moments;
                panes = course.panes(is_slide);
                course.shown = course.shown.max(course.step + 1);
            }
            // A pane that shares its place with the lesson must not hide it.
            if !panes.is_empty() {
                panes.push(PaneKind::Learn);
            }
            self.wishes.extend(panes.into_iter().map(Command::ShowPane));
        }
    }

    fn show_step_moment(&mut self) {
        let Some(Ok(staged)) = self.learn.course.as_ref().map(|c| c.staged.clone()) else {
            return;
        };
        let canvas = self.work.scene.canvas();
        let node = staged
            .moment
            .path()
            .and_then(|path| lesson::place_of(canvas, path));
        let runner = staged.runner;
        let event = self.asked().get(runner).and_then(|asked| {
            staged
                .moment
                .find(asked.record, asked.rule, canvas, runner, node)
        });
        self.work.playing = None;
        self.work.active = runner;
        match event {
            Some(event) => self.show_event(runner, event),
            None => {
                let moment = staged.moment;
                let sentence = tr!(
                    self.lang(),
                    learn_the_moment_of_this_step,
                    moment = format!("{:?}", moment)
                );
                if let Some(course) = &mut self.learn.course {
                    course.staged = Err(sentence);
                }
            }
        }
    }

    /// The end is shown as the end: everything has happened in every tree.
    fn show_event(&mut self, runner: usize, event: usize) {
        let end = self.run(runner).map_or(0, Run::events);
        if event as u64 >= end {
            self.follow_live();
        } else {
            self.seek(runner, event as u64);
        }
    }

    pub(super) fn answer(
        &mut self,
        clicked: Option<NodeId>,
        judge: impl FnOnce(&Ask, &[Asked<'_>], usize) -> Option<Verdict>,
    ) {
        if !self.is_on_stage() {
            return;
        }
        let Some(course) = &self.learn.course else {
            return;
        };
        let Some(ask) = course.open_question().cloned() else {
            return;
        };
        let runner = course.runner();
        // The question is about its own moment, wherever somebody has scrubbed to.
        self.show_step_moment();
        let runs = self.asked();
        let Some(verdict) = judge(&ask, &runs, runner) else {
            return;
        };
        let shown_at = ask.shown_at(&runs, runner, clicked);
        drop(runs);
        let Some(course) = &mut self.learn.course else {
            return;
        };
        course.scores[course.step].get_or_insert(verdict.right);
        course.reply = Some(Reply {
            right: verdict.right,
            shown: false,
            reason: verdict.reason,
            clicked,
            nodes: Vec::new(),
        });
        if let (true, Some(event)) = (verdict.right, shown_at) {
            self.show_event(runner, event);
        }
        self.note_progress();
    }

    pub(super) fn show_answer(&mut self) {
        let Some(course) = &self.learn.course else {
            return;
        };
        let Some(ask) = course.open_question().cloned() else {
            return;
        };
        let runner = course.runner();
        if !self.is_on_stage() {
            return;
        }
        self.show_step_moment();
        let Some(solution) = ask.solve(&self.asked(), runner) else {
            return;
        };
        if let Some(course) = &mut self.learn.course {
            course.scores[course.step].get_or_insert(false);
            course.reply = Some(Reply {
                right: false,
                shown: true,
                reason: solution.reason,
                clicked: None,
                nodes: solution.nodes,
            });
        }
        self.show_event(runner, solution.moment);
        self.note_progress();
    }

    /// Remembers how far somebody has come; of a lesson whose questions are all answered also the
    /// best score.
    fn note_progress(&mut self) {
        self.note_begun();
        let Some(course) = &self.learn.course else {
            return;
        };
        if course.skipped() > 0 {
            return;
        }
        self.note_as_done();
    }

    /// Remembers the lesson as done, with the best score.
    fn note_as_done(&mut self) {
        let Some(course) = &self.learn.course else {
            return;
        };
        let (id, percent) = (course.lesson.id.clone(), course.percent());
        match self.settings.lessons.iter_mut().find(|(l, _)| *l == id) {
            Some((_, best)) => *best = (*best).max(percent),
            None => self.settings.lessons.push((id, percent)),
        }
    }

    fn finish_lesson(&mut self) {
        let lang = self.lang();
        let Some(course) = &self.learn.course else {
            return;
        };
        let (id, percent, skipped) = (course.lesson.id.clone(), course.percent(), course.skipped());
        let library = &self.learn.library;
        let next = library.iter().skip_while(|l| l.id != id).nth(1).cloned();
        let mut sentence = tr!(lang, learn_lesson_finished_right_at_once, percent);
        match skipped {
            0 => {}
            1 => sentence.push_str(tr!(lang, learn_one_question_was_skipped)),
            many => sentence.push_str(&tr!(lang, learn_questions_were_skipped, many)),
        }
        if let Some(next) = &next {
            let next = next.title.get(lang);
            sentence.push_str(&tr!(lang, learn_next, next));
        }
        self.say(Tone::News, sentence);
        self.note_as_done();
        self.leave_lesson();
        // It is over: whoever opens it again begins anew.
        self.forget_begun(&id);
        self.learn.next = next;
    }
}

/// The pane behind a name of the lesson format.
fn pane(show: Show) -> PaneKind {
    match show {
        Show::Position => PaneKind::Position,
        Show::Algorithms => PaneKind::Algorithms,
        Show::Trees => PaneKind::Trees,
        Show::Timeline => PaneKind::Timeline,
        Show::Curves => PaneKind::Plots,
        Show::Why => PaneKind::Inspector,
        Show::Open => PaneKind::Open,
        Show::Code => PaneKind::Code,
        Show::Overview => PaneKind::Overview,
        Show::Runs => PaneKind::Runs,
        Show::Race => PaneKind::Race,
    }
}
