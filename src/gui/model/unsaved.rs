//! Work that no file holds: what is open or, during a lesson, what was open before it, and what
//! somebody has set up in the lesson's place. It is asked about, put aside, and saved.

use crate::base::messages::tr;
use std::path::{Path, PathBuf};

use super::{Course, Model, Tone};
use crate::base::platform::files::Written;
use crate::session::Session;

/// What a file is to hold, as it is and as it was saved.
#[derive(Clone, Copy, Debug)]
pub struct Work<'a> {
    pub session: &'a Session,
    pub saved: &'a Session,
    pub path: Option<&'a Path>,
    pub place: Place,
}

/// Where work is to be found.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// On screen, without a lesson.
    Shown,
    /// On screen, set up in the place of what a lesson shows.
    InLesson,
    /// Put aside by a lesson.
    BeforeLesson,
}

impl Work<'_> {
    fn is_saved(&self) -> bool {
        is_like(self.session, self.saved)
    }
}

/// Whether it says the same. How fast it runs and by which clock it is watched is not worth a
/// question.
fn is_like(session: &Session, other: &Session) -> bool {
    let watched_alike = Session {
        speed: other.speed,
        clock: other.clock,
        ..session.clone()
    };
    watched_alike == *other
}

impl Model {
    /// What a file is to hold: the session, or during a lesson what was open before it.
    pub fn work(&self) -> Work<'_> {
        let before = self.learn.course().and_then(Course::before);
        before.map_or_else(|| self.shown_work(Place::Shown), |before| before.work())
    }

    fn shown_work(&self, place: Place) -> Work<'_> {
        Work {
            session: self.session(),
            saved: &self.saved,
            path: self.path(),
            place,
        }
    }

    /// All work that no file holds, what is on screen first.
    pub fn unsaved(&self) -> Vec<Work<'_>> {
        let own = self.sets_up_own().then(|| self.shown_work(Place::InLesson));
        let all = own.into_iter().chain([self.work()]);
        all.filter(|work| !work.is_saved()).collect()
    }

    /// Whether there is work that no file holds.
    pub fn has_unsaved_work(&self) -> bool {
        !self.unsaved().is_empty()
    }

    /// Whether what was open before comes back when the lesson ends.
    pub fn is_in_a_lesson(&self) -> bool {
        self.learn.course().and_then(Course::before).is_some()
    }

    /// Whether a lesson is open and somebody has made something else of what it shows.
    pub(super) fn sets_up_own(&self) -> bool {
        let put_up = self.learn.course().and_then(Course::put_up);
        put_up.is_some_and(|put_up| !is_like(self.session(), put_up))
    }

    /// What no file holds, as it is put aside: during a lesson what was open before it.
    pub fn to_put_aside(&self) -> Session {
        match self.learn.course().and_then(Course::before) {
            Some(before) => before.to_put_aside(),
            None => self.to_save(),
        }
    }

    /// The same of what somebody has set up in a lesson.
    pub fn own_to_put_aside(&self) -> Option<Session> {
        let is_own = |work: &Work<'_>| work.place == Place::InLesson;
        self.unsaved().iter().any(is_own).then(|| self.to_save())
    }

    pub(super) fn saved_as(&mut self, path: PathBuf, session: Session, written: Written) {
        self.remember(&path);
        if self.is_in_a_lesson() && !self.sets_up_own() {
            // What was open before the lesson is what has to be saved; this goes when it ends.
            let sentence = tr!(self.lang(), watch_a_copy_of_what_the, path = path.display());
            return self.say(Tone::News, written.told(sentence, self.lang()));
        }
        self.saved = Session {
            ran: None,
            ..session
        };
        // Where a name without a folder has gone is not seen otherwise.
        let whole = std::path::absolute(&path).unwrap_or_else(|_| path.clone());
        let sentence = tr!(self.lang(), watch_saved, whole = whole.display());
        self.say(Tone::News, written.told(sentence, self.lang()));
        self.path = Some(path);
    }
}
