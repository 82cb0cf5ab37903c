//! Lessons and predictions: what is on stage, what is asked, what was answered. A lesson drives
//! the rest of the model by the same actions as a person would.

mod course;
mod predict;

use std::sync::Arc;

pub use course::Course;
pub use predict::Predict;

use super::Model;
use crate::explain::question::{Answer, AnswerText, Asked, Number, Reason, Rule};
use crate::gui::action::{LessonAction, NodeRef};
use crate::gui::desk::Desk;
use crate::session::lesson::{self, Ask, Lesson};
use crate::trace::{Moment, NodeId};

/// The lessons and the one that is open.
pub struct Learn {
    library: Vec<Arc<Lesson>>,
    course: Option<Course>,
    /// A node that a text points at while the pointer is over its name.
    pointed: Option<NodeId>,
    /// The lesson that comes after the one just finished.
    next: Option<Arc<Lesson>>,
}

impl Default for Learn {
    fn default() -> Learn {
        Learn {
            library: lesson::bundled().lessons().to_vec(),
            course: None,
            pointed: None,
            next: None,
        }
    }
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

impl Learn {
    pub fn library(&self) -> &[Arc<Lesson>] {
        &self.library
    }

    pub fn course(&self) -> Option<&Course> {
        self.course.as_ref()
    }

    /// What to go on with after the lesson just finished.
    pub fn next(&self) -> Option<&Arc<Lesson>> {
        self.next.as_ref()
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

    /// What is predicted of the searches here, if somebody wants to be asked.
    pub fn predict(&self) -> Option<&Predict> {
        self.work.predict.as_ref()
    }

    /// The lesson, where it is in front.
    fn course_here(&self) -> Option<&Course> {
        let course = self.learn.course.as_ref();
        course.filter(|_| self.desk == Desk::Learn)
    }

    /// All runs as questions see them; nothing unless every runner has one.
    pub fn asked(&self) -> Vec<Asked<'_>> {
        let canvas = self.work.scene.canvas();
        let runs: Option<Vec<Asked<'_>>> = self
            .work
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

    /// The same at the moment of the step, wherever the trees stand by now: what a text says of its
    /// moment stays true when an answer has moved them on.
    pub fn asked_at_step(&self) -> Vec<Asked<'_>> {
        let mut runs = self.asked();
        let course = self.learn.course.as_ref().filter(|course| course.ready);
        let moments = course.map_or(&[][..], |course| &course.moments);
        // A run that is being made anew has not come that far.
        let reaches =
            |(run, moment): (&Asked<'_>, &Moment)| run.record.log.len() >= moment.now.events;
        if self.is_on_stage()
            && moments.len() == runs.len()
            && runs.iter().zip(moments).all(reaches)
        {
            for (run, moment) in runs.iter_mut().zip(moments) {
                run.moment = moment;
            }
        }
        runs
    }

    pub fn scribe(&self) -> AnswerText<'_> {
        AnswerText {
            lang: self.lang(),
            canvas: self.work.scene.canvas(),
            runners: self
                .work
                .runners
                .iter()
                .map(|r| r.label_in(self.lang()))
                .collect(),
        }
    }

    /// Whether the runs on screen are those of the step, and not something opened or edited since.
    pub fn is_on_stage(&self) -> bool {
        let Some(Ok(staged)) = self.course_here().map(|c| &c.staged) else {
            return false;
        };
        let scene = &staged.scene;
        self.work.runners.len() == scene.algorithms.len()
            && self.problem() == &scene.problem
            && self
                .work
                .runners
                .iter()
                .zip(&scene.algorithms)
                .all(|(r, a)| {
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
        let place = lesson::place_of(self.work.scene.canvas(), node)?;
        self.is_on_stage().then_some((place, *number))
    }

    /// Whether a click on a node answers the lesson's question.
    fn lesson_awaits_click(&self) -> bool {
        let course = self.learn.course.as_ref().filter(|course| course.ready);
        course.is_some_and(|c| c.open_question().is_some_and(Ask::is_clicked)) && self.is_on_stage()
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
        in_lesson || (self.work.active == runner && self.awaits_prediction())
    }

    /// Whether somebody is being asked for a leaf that this runner never looks at.
    pub fn keeps_cuts_secret(&self, runner: usize) -> bool {
        self.learn.course.as_ref().is_some_and(|course| {
            course.ready
                && course.runner() == runner
                && course.open_question() == Some(&Ask::Unvisited)
                && self.is_on_stage()
        })
    }

    /// Whether a node of a runner's own is the answer to that: it is shown as if the search had not
    /// come to it.
    pub fn hides_cut(&self, runner: usize, node: NodeId) -> bool {
        self.keeps_cuts_secret(runner)
            && self
                .run(runner)
                .is_some_and(|run| run.moment().is_dropped(node))
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
        let canvas = self.work.scene.canvas();
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
            if let Some(last) = course.reply()
                && course.runner() == runner
            {
                reply(last, &mut marks);
            }
        } else if let Some(predict) = &self.work.predict
            && let Some(last) = &predict.last
            && self.work.active == runner
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
                // What is opened as a file begins at its beginning.
                self.forget_begun(&id);
                self.learn.shelve(lesson);
                self.start_lesson(&id);
            }
            LessonAction::Step(step) => self.go_to_step(step),
            LessonAction::Restart => self.restart_lesson(),
            LessonAction::Leave => self.leave_lesson(),
            LessonAction::Type(value) => self.answer(None, |ask, runs, runner| {
                ask.judge(runs, runner, Answer::Number(value))
            }),
            LessonAction::Choose(chosen) => {
                self.answer(None, |ask, runs, _| ask.judge_runner(runs, chosen))
            }
            LessonAction::Hint => {
                if let Some(course) = &mut self.learn.course {
                    course.hint();
                }
            }
            LessonAction::ShowMe => self.show_answer(),
            LessonAction::PointOut(place) => self.learn.pointed = place,
            LessonAction::Predict(on) => self.set_predict(on),
            LessonAction::ResetScore => {
                if let Some(predict) = &mut self.work.predict {
                    *predict = Predict::default();
                }
            }
        }
    }

    /// A node was clicked: an answer, if one is awaited; else it is selected.
    pub(super) fn point(&mut self, runner: usize, place: NodeId) {
        let node = self.work.scene.canvas().of_run(runner, place);
        self.work.selected = node.map(|node| NodeRef { runner, node });
        if runner < self.work.runners.len() {
            self.work.active = runner;
        }
        if self.lesson_awaits_click() {
            self.answer(Some(place), |ask, runs, runner| {
                ask.judge(runs, runner, Answer::Node(place))
            });
        } else if self.work.predict.is_some() {
            self.guess(Some(place));
        }
    }
}
