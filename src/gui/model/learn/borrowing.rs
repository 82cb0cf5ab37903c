//! A lesson borrows the window: what was open before is put aside and comes back, and what somebody
//! sets up meanwhile in the place of a step stays theirs.

use crate::base::messages::tr;
use std::path::PathBuf;

use super::{Course, Predict};
use crate::gui::command::Command;
use crate::gui::model::again::{Again, Seen};
use crate::gui::model::showing::Document;
use crate::gui::model::unsaved::{Place, Work};
use crate::gui::model::view::View;
use crate::gui::model::{About, Browsed, History, Model, Run, Tone};
use crate::session::Session;

/// What a lesson has put on stage. Its runs are not the student's own, but those of another problem
/// in this document are.
pub(super) struct Stage {
    pub document: u64,
    pub session: Session,
}

/// What a lesson puts aside: the document with what can be undone, its runs, and what was looked at.
pub(in crate::gui::model) struct Before {
    document: History<Document>,
    saved: Session,
    path: Option<PathBuf>,
    runs: Vec<Option<Run>>,
    browsed: Option<Browsed>,
    again: Option<Again>,
    view: View,
    /// What was predicted of these runs.
    predict: Option<Predict>,
}

impl Before {
    pub(in crate::gui::model) fn to_put_aside(&self) -> Session {
        let session = &self.document.now().session;
        let seen = Seen {
            runs: self.runs.iter().map(Option::as_ref).collect(),
            view: self.view,
        };
        let waits = self.again.as_ref().map(|again| again.ran().clone());
        Session {
            ran: seen.ran(session).or(waits),
            ..session.clone()
        }
    }

    pub(in crate::gui::model) fn work(&self) -> Work<'_> {
        Work {
            session: &self.document.now().session,
            saved: &self.saved,
            path: self.path.as_deref(),
            place: Place::BeforeLesson,
        }
    }

    /// What was set up since can be undone to, like everything that was open one after the other.
    fn take_up(&mut self, own: Vec<Session>) {
        let now = self.document.now().clone();
        for session in own {
            let document = Document {
                session,
                ..now.clone()
            };
            self.document.edit(document, None);
        }
        self.document.edit(now, None);
    }
}

impl Course {
    /// The session that it has put on stage.
    pub(in crate::gui::model) fn put_up(&self) -> Option<&Session> {
        self.stage.as_ref().map(|stage| &stage.session)
    }

    /// What is to come back at the end.
    pub(in crate::gui::model) fn before(&self) -> Option<&Before> {
        self.before.as_ref()
    }
}

impl Model {
    pub(super) fn put_aside(&mut self) -> Before {
        // A search under way waits.
        self.pause();
        let runs = self.runners.iter_mut().map(|runner| runner.run.take());
        Before {
            runs: runs.collect(),
            browsed: self.tsume.put_aside(),
            document: self.document.clone(),
            saved: self.saved.clone(),
            path: self.path.clone(),
            again: self.again.take(),
            view: self.view(),
            predict: self.learn.predict.take(),
        }
    }

    fn give_back(&mut self, before: Before) {
        self.open_session(
            before.document.now().session.clone(),
            before.path.as_deref(),
        );
        self.document = before.document;
        self.saved = before.saved;
        for (runner, run) in self.runners.iter_mut().zip(before.runs) {
            runner.run = run;
        }
        self.tsume.give_back(before.browsed);
        self.again = before.again;
        self.refresh_scene();
        self.look_at(before.view);
        // What was predicted within the lesson was predicted of its runs, which are gone.
        self.learn.predict = before.predict;
        self.wishes.push(Command::TreeFit);
    }

    /// Nobody undoes a step of a lesson into the one before, but into what they have set up.
    pub(super) fn begin_history(&mut self, own: Option<Session>) {
        let now = self.document.now().clone();
        let Some(session) = own else {
            self.document = History::new(now);
            return;
        };
        self.document = History::new(Document {
            session,
            ..now.clone()
        });
        self.document.edit(now, None);
        self.say_how_own_comes_back();
    }

    fn say_how_own_comes_back(&mut self) {
        let sentence = tr!(self.lang(), learn_undo_leads_back_to_what);
        self.say_about(Some(About::ShownAgain), Tone::News, sentence);
    }

    /// What the lesson has run goes with its stage, and takes no room from the student's own runs.
    /// Gives what somebody had set up in its place.
    pub(super) fn clear_stage(&mut self) -> Option<Session> {
        let own = self.sets_up_own().then(|| self.session().clone());
        let course = self.learn.course.as_mut()?;
        if let Some(own) = &own
            && course.own.last() != Some(own)
        {
            course.own.push(own.clone());
        }
        if let Some(Stage { document, session }) = course.stage.take() {
            self.forget_runs_of(document, &session.problem);
        }
        own
    }

    /// Back to the list, and to what was open before.
    pub(super) fn leave_lesson(&mut self) {
        if self.take_leave() {
            self.say_how_own_comes_back();
        }
    }

    /// Says whether something was set up in the lesson, which can be undone to.
    fn take_leave(&mut self) -> bool {
        self.learn.pointed = None;
        self.clear_stage();
        let Some(course) = self.learn.course.take() else {
            return false;
        };
        let has_own = !course.own.is_empty();
        if let Some(mut before) = course.before {
            before.take_up(course.own);
            self.give_back(before);
        }
        has_own
    }

    /// Something else is opened: the lesson is left for it, and can be gone on with.
    pub(in crate::gui::model) fn close_lesson(&mut self) {
        let Some(course) = &self.learn.course else {
            return;
        };
        let (lang, title) = (self.lang(), course.lesson.title.clone());
        let has_own = self.take_leave();
        self.learn.made_room = true;
        let title = title.get(lang);
        let mut sentence = tr!(lang, learn_the_lesson_was_closed_learn, title);
        if has_own {
            // In between lies what was open before the lesson.
            sentence.push_str(tr!(lang, learn_undo_twice_leads_back_to));
        }
        self.say(Tone::News, sentence);
    }
}
