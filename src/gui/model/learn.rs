//! Lessons and predictions: what is on stage, what is asked, what was answered. A lesson drives
//! the rest of the model by the same actions as a person would.

use std::path::PathBuf;
use std::sync::Arc;

use super::{Model, RunState, Time};
use crate::game::text::Spoken;
use crate::gui::action::{LessonAction, NodeRef};
use crate::gui::command::Command;
use crate::gui::layout::PaneKind;
use crate::session::Session;
use crate::session::lesson::{self, Ask, Lesson, Show, Staged, Step};
use crate::trace::NodeId;
use crate::trace::question::{Answer, Asked, Number, Question, Reason, Rule, Scribe, settled};

/// The lessons, the one that is open, and the predict-then-reveal mode.
pub struct Learn {
    library: Vec<Arc<Lesson>>,
    course: Option<Course>,
    predict: Option<Predict>,
    /// A node that a text points at while the pointer is over its name.
    pointed: Option<NodeId>,
}

impl Default for Learn {
    fn default() -> Learn {
        Learn {
            library: lesson::bundled().lessons().to_vec(),
            course: None,
            predict: None,
            pointed: None,
        }
    }
}

/// A lesson under way.
pub struct Course {
    lesson: Arc<Lesson>,
    step: usize,
    staged: Result<Staged, String>,
    /// The runs are made and the moment is shown.
    ready: bool,
    reply: Option<Reply>,
    hinted: bool,
    /// For every step: whether its question was answered right at once.
    scores: Vec<Option<bool>>,
    /// What was open before the lesson.
    before: Option<Before>,
}

/// What a lesson puts aside.
struct Before {
    session: Session,
    saved: Session,
    path: Option<PathBuf>,
}

/// What became of the last answer.
#[derive(Clone, PartialEq, Debug)]
pub struct Reply {
    pub right: bool,
    /// The answer was asked for instead of given.
    pub shown: bool,
    pub reason: Reason,
    /// The node that was clicked.
    pub clicked: Option<NodeId>,
    /// Nodes to mark as right.
    pub nodes: Vec<NodeId>,
}

/// Predict-then-reveal on whatever run is active.
#[derive(Clone, Default)]
pub struct Predict {
    pub right: u32,
    pub asked: u32,
    pub last: Option<Reply>,
    /// Somebody tried to step on: the question was put, a second try passes.
    pub insisted: bool,
    /// The run is to be shown from its beginning once there is one.
    rewind: bool,
}

/// How a node is marked in the trees.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mark {
    /// A text speaks of it.
    Spoken,
    /// The pointer is over its name in a text.
    Pointed,
    Right,
    Wrong,
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
        (100 * right / self.lesson.questions().max(1)) as u32
    }

    pub fn score(&self, step: usize) -> Option<bool> {
        self.scores.get(step).copied().flatten()
    }
}

impl Learn {
    pub fn library(&self) -> &[Arc<Lesson>] {
        &self.library
    }

    pub fn course(&self) -> Option<&Course> {
        self.course.as_ref()
    }

    pub fn predict(&self) -> Option<&Predict> {
        self.predict.as_ref()
    }

    /// Takes a lesson into the list; one with the same id is replaced.
    fn shelve(&mut self, lesson: Arc<Lesson>) {
        match self.library.iter_mut().find(|l| l.id == lesson.id) {
            Some(old) => *old = lesson,
            None => self.library.push(lesson),
        }
    }
}

impl Model {
    pub fn learn(&self) -> &Learn {
        &self.learn
    }

    /// All runs as questions see them; nothing unless every runner has one.
    pub fn asked(&self) -> Vec<Asked<'_>> {
        let canvas = self.scene.canvas();
        let runs: Option<Vec<Asked<'_>>> = self
            .runners
            .iter()
            .enumerate()
            .map(|(run, runner)| {
                let shown = runner.run.as_ref()?;
                Some(Asked {
                    canvas,
                    run,
                    record: shown.record(),
                    report: shown.report(),
                    moment: shown.moment(),
                    rule: Rule::of(shown.choice()),
                })
            })
            .collect();
        runs.unwrap_or_default()
    }

    pub fn scribe(&self) -> Scribe<'_> {
        Scribe {
            lang: self.lang(),
            canvas: self.scene.canvas(),
            runners: self.runners.iter().map(|r| r.choice.label()).collect(),
        }
    }

    /// Whether the runs on screen are those of the step, and not something opened or edited since.
    pub fn is_on_stage(&self) -> bool {
        let Some(Ok(staged)) = self.learn.course.as_ref().map(|c| &c.staged) else {
            return false;
        };
        let scene = &staged.scene;
        self.runners.len() == scene.algorithms.len()
            && self.problem() == &scene.problem
            && self.runners.iter().zip(&scene.algorithms).all(|(r, a)| {
                let made = |run: &super::Run| run.problem() == &scene.problem;
                &r.choice == a && r.run.as_ref().is_some_and(made)
            })
    }

    /// Whether the trees are to be coloured by who has searched what.
    pub fn overlays(&self) -> bool {
        let course = self.learn.course.as_ref();
        course.is_some_and(|c| c.ready && c.step().overlay) && self.is_on_stage()
    }

    /// Whether the best solution trees are to be painted.
    pub fn paints_solutions(&self) -> bool {
        let course = self.learn.course.as_ref();
        course.is_some_and(|c| c.ready && c.step().solutions) && self.is_on_stage()
    }

    /// A number of a node that is just being asked for: it does not stand on the node then.
    pub fn asks_number(&self) -> Option<(NodeId, Number)> {
        let course = self.learn.course.as_ref().filter(|c| c.ready)?;
        let Some(Ask::Value { node, number }) = course.open_question() else {
            return None;
        };
        let place = lesson::place_of(self.scene.canvas(), node)?;
        self.is_on_stage().then_some((place, *number))
    }

    /// Whether a click on a node is an answer.
    pub fn awaits_click(&self) -> bool {
        let lesson = self.learn.course.as_ref().is_some_and(|course| {
            course.ready && course.open_question().is_some_and(Ask::is_clicked)
        });
        (lesson && self.is_on_stage()) || (self.learn.predict.is_some() && self.has_runs())
    }

    /// Whether somebody is being asked which node this runner takes next: what would give the
    /// answer away is not shown.
    pub fn keeps_next_secret(&self, runner: usize) -> bool {
        let in_lesson = self.learn.course.as_ref().is_some_and(|course| {
            course.ready
                && course.runner() == runner
                && course.open_question() == Some(&Ask::Next)
                && self.is_on_stage()
        });
        in_lesson || (self.learn.predict.is_some() && self.active == runner)
    }

    /// Whether a question of a lesson is open: what the runs came to is not told meanwhile.
    pub fn keeps_outcome_secret(&self) -> bool {
        let course = self.learn.course.as_ref();
        course.is_some_and(|course| course.ready && course.open_question().is_some())
            && self.is_on_stage()
    }

    /// The node whose number is being asked for, by its place: nothing on screen tells it.
    pub fn secret_number(&self) -> Option<NodeId> {
        self.asks_number().map(|(place, _)| place)
    }

    /// The nodes to mark in a runner's tree, those on top last.
    pub fn marks(&self, runner: usize) -> Vec<(NodeId, Mark)> {
        let mut marks = Vec::new();
        let canvas = self.scene.canvas();
        let reply = |reply: &Reply, marks: &mut Vec<(NodeId, Mark)>| {
            marks.extend(reply.nodes.iter().map(|&node| (node, Mark::Right)));
            if let Some(clicked) = reply.clicked {
                let mark = if reply.right {
                    Mark::Right
                } else {
                    Mark::Wrong
                };
                marks.push((clicked, mark));
            }
        };
        if let Some(course) = &self.learn.course
            && course.ready
            && self.is_on_stage()
        {
            for path in &course.step().highlight {
                let place = lesson::place_of(canvas, path);
                marks.extend(place.map(|place| (place, Mark::Spoken)));
            }
            if let Some(last) = &course.reply
                && course.runner() == runner
            {
                reply(last, &mut marks);
            }
        } else if let Some(predict) = &self.learn.predict
            && let Some(last) = &predict.last
            && self.active == runner
        {
            reply(last, &mut marks);
        }
        let pointed = self.learn.pointed;
        marks.extend(pointed.map(|place| (place, Mark::Pointed)));
        marks.retain(|(place, _)| canvas.nodes().contains(*place));
        marks
    }

    pub(super) fn lesson_action(&mut self, action: LessonAction) {
        match action {
            LessonAction::Start(id) => self.start_lesson(&id),
            LessonAction::Add(lesson) => {
                let id = lesson.id.clone();
                self.learn.shelve(lesson);
                self.start_lesson(&id);
            }
            LessonAction::Step(step) => self.go_to_step(step),
            LessonAction::Restart => {
                if let Some(course) = &mut self.learn.course {
                    course.scores = vec![None; course.lesson.steps.len()];
                    self.go_to_step(0);
                }
            }
            LessonAction::Leave => self.leave_lesson(),
            LessonAction::Type(value) => self.answer(None, |ask, runs, runner| {
                ask.judge(runs, runner, Answer::Number(value))
            }),
            LessonAction::Choose(chosen) => {
                self.answer(None, |ask, runs, _| ask.judge_runner(runs, chosen))
            }
            LessonAction::Hint => {
                if let Some(course) = &mut self.learn.course {
                    course.hinted = true;
                }
            }
            LessonAction::ShowMe => self.show_answer(),
            LessonAction::PointOut(place) => self.learn.pointed = place,
            LessonAction::Predict(on) => self.set_predict(on),
            LessonAction::ResetScore => {
                if let Some(predict) = &mut self.learn.predict {
                    *predict = Predict::default();
                }
            }
        }
    }

    fn start_lesson(&mut self, id: &str) {
        let Some(lesson) = self.learn.library.iter().find(|l| l.id == id).cloned() else {
            let sentence = self.lang().pick(
                format!("There is no lesson '{id}'."),
                format!("「{id}」という教材はありません。"),
            );
            return self.say(super::Tone::Trouble, sentence);
        };
        let before = match self.learn.course.take() {
            Some(course) => course.before,
            None => Some(Before {
                session: self.session().clone(),
                saved: self.saved.clone(),
                path: self.path.clone(),
            }),
        };
        self.learn.predict = None;
        self.learn.course = Some(Course {
            scores: vec![None; lesson.steps.len()],
            lesson,
            step: 0,
            staged: Err(String::new()),
            ready: false,
            reply: None,
            hinted: false,
            before,
        });
        self.go_to_step(0);
    }

    fn go_to_step(&mut self, step: usize) {
        let lang = self.lang();
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
        course.staged = course.lesson.staged(step).map_err(|e| e.say(lang));
        self.learn.pointed = None;
        let Ok(staged) = course.staged.clone() else {
            return;
        };
        if !self.is_on_stage() {
            let session = Session::new(staged.scene.problem, staged.scene.algorithms);
            self.open_session(session, None);
            self.wishes.push(Command::TreeFit);
            self.start_runs(false);
        }
        self.selected = None;
        self.stage();
    }

    /// Shows the step's moment once its runs are made.
    pub(super) fn stage(&mut self) {
        let finished = |run: &super::Run| run.state() == RunState::Finished;
        let all = |model: &Model| {
            let mut runs = model.runners.iter().map(|r| r.run.as_ref());
            model.is_on_stage() && runs.all(|run| run.is_some_and(finished))
        };
        let waiting = self.learn.course.as_ref().is_some_and(|c| !c.ready);
        if waiting && all(self) {
            self.show_step_moment();
            let mut panes = Vec::new();
            if let Some(course) = &mut self.learn.course {
                course.ready = true;
                panes.extend(course.step().show.iter().map(|&show| pane(show)));
            }
            self.wishes.extend(panes.into_iter().map(Command::ShowPane));
        }
        if let Some(predict) = &mut self.learn.predict
            && predict.rewind
            && let Some(run) = self.runners.get(self.active).and_then(|r| r.run.as_ref())
            && run.events() > 0
        {
            predict.rewind = false;
            self.seek(self.active, 0);
        }
    }

    fn show_step_moment(&mut self) {
        let Some(Ok(staged)) = self.learn.course.as_ref().map(|c| c.staged.clone()) else {
            return;
        };
        let canvas = self.scene.canvas();
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
        self.playing = None;
        self.active = runner;
        match event {
            Some(event) => self.show_event(runner, event),
            None => {
                if let Some(course) = &mut self.learn.course {
                    course.staged = Err(format!("{:?}?", staged.moment));
                }
            }
        }
    }

    /// The end is shown as the end: everything has happened in every tree.
    fn show_event(&mut self, runner: usize, event: usize) {
        let end = self.runners[runner]
            .run
            .as_ref()
            .map_or(0, super::Run::events);
        if event as u64 >= end {
            self.follow_live();
        } else {
            self.seek(runner, event as u64);
        }
    }

    /// A node was clicked: an answer, if one is awaited; else it is selected.
    pub(super) fn point(&mut self, runner: usize, place: NodeId) {
        let node = self.scene.canvas().of_run(runner, place);
        self.selected = node.map(|node| NodeRef { runner, node });
        if runner < self.runners.len() {
            self.active = runner;
        }
        let in_lesson = self.learn.course.as_ref().is_some_and(|course| {
            course.ready && course.open_question().is_some_and(Ask::is_clicked)
        });
        if in_lesson && self.is_on_stage() {
            self.answer(Some(place), |ask, runs, runner| {
                ask.judge(runs, runner, Answer::Node(place))
            });
        } else if self.learn.predict.is_some() {
            self.guess(Some(place));
        }
    }

    fn answer(
        &mut self,
        clicked: Option<NodeId>,
        judge: impl FnOnce(&Ask, &[Asked<'_>], usize) -> Option<crate::trace::question::Verdict>,
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
        let shown_at = ask.solve(&runs, runner).map(|solution| solution.moment);
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

    fn show_answer(&mut self) {
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

    /// Remembers a lesson whose questions are all answered, with the best score.
    fn note_progress(&mut self) {
        let Some(course) = &self.learn.course else {
            return;
        };
        let answered = course.scores.iter().flatten().count();
        if answered < course.lesson.questions() {
            return;
        }
        let (id, percent) = (course.lesson.id.clone(), course.percent());
        match self.settings.lessons.iter_mut().find(|(l, _)| *l == id) {
            Some((_, best)) => *best = (*best).max(percent),
            None => self.settings.lessons.push((id, percent)),
        }
    }

    fn finish_lesson(&mut self) {
        let lang = self.lang();
        let library = &self.learn.library;
        let done = self
            .learn
            .course
            .as_ref()
            .map(|c| (c.lesson.id.clone(), c.percent()));
        if let Some((id, percent)) = done {
            let next = library
                .iter()
                .skip_while(|l| l.id != id)
                .nth(1)
                .map(|l| l.title.get(lang).to_owned());
            let mut sentence = lang.pick(
                format!("Lesson finished: {percent} % right at once."),
                format!("教材を終えました。一度で正解: {percent}%。"),
            );
            if let Some(next) = next {
                sentence
                    .push_str(&lang.pick(format!(" Next: {next}."), format!("次は「{next}」。")));
            }
            self.say(super::Tone::News, sentence);
        }
        self.leave_lesson();
    }

    /// Back to the list, and to what was open before.
    fn leave_lesson(&mut self) {
        self.learn.pointed = None;
        let Some(course) = self.learn.course.take() else {
            return;
        };
        if let Some(before) = course.before {
            self.open_session(before.session, before.path.as_deref());
            self.saved = before.saved;
            self.wishes.push(Command::TreeFit);
        }
    }

    // Predict, then reveal.

    fn set_predict(&mut self, on: bool) {
        if !on {
            self.learn.predict = None;
            return;
        }
        if !self.has_runs() {
            self.start_runs(false);
        }
        let at_end = self.time == Time::Live;
        self.learn.predict = Some(Predict {
            rewind: at_end,
            ..Predict::default()
        });
        self.stage();
    }

    /// Stepping on in the predicting mode: the first time it only asks.
    pub(super) fn step_is_asked(&mut self) -> bool {
        let over = self
            .asked()
            .get(self.active)
            .is_none_or(|asked| asked.solve(Question::Next).is_none());
        let Some(predict) = &mut self.learn.predict else {
            return false;
        };
        if over {
            return false;
        }
        if !predict.insisted {
            predict.insisted = true;
            return true;
        }
        self.guess(None);
        true
    }

    /// Scores a guess (or a pass) at what comes next, and reveals it.
    fn guess(&mut self, place: Option<NodeId>) {
        let runner = self.active;
        let runs = self.asked();
        let Some(asked) = runs.get(runner) else {
            return;
        };
        let Some(solution) = asked.solve(Question::Next) else {
            return;
        };
        let verdict = place.and_then(|p| asked.judge(Question::Next, Answer::Node(p)));
        let (record, rule) = (asked.record, asked.rule);
        let event = settled(record, rule, solution.moment.min(record.log.len()));
        let right = verdict.as_ref().is_some_and(|v| v.right);
        let reason = match verdict {
            Some(verdict) => verdict.reason,
            None => solution.reason,
        };
        let nodes = solution.nodes;
        drop(runs);
        if let Some(predict) = &mut self.learn.predict {
            predict.asked += 1;
            predict.right += u32::from(right);
            predict.insisted = false;
            predict.last = Some(Reply {
                right,
                shown: place.is_none(),
                reason,
                clicked: place,
                nodes,
            });
        }
        self.seek(runner, event as u64);
    }
}

/// The pane behind a name of the lesson format.
pub fn pane(show: Show) -> PaneKind {
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
