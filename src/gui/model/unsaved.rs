//! Work that no file holds: what is watched. It is asked about, put aside, and saved, whichever desk is
//! in front.

use crate::base::messages::tr;
use std::path::{Path, PathBuf};

use super::{Model, Tone, Workspace};
use crate::base::platform::files::Written;
use crate::gui::desk::Desk;
use crate::session::Session;

/// What a file is to hold, as it is and as it was saved.
#[derive(Clone, Copy, Debug)]
pub struct Work<'a> {
    pub session: &'a Session,
    pub saved: &'a Session,
    pub path: Option<&'a Path>,
}

impl Work<'_> {
    /// Whether it says the same as its file. How fast it runs and by which clock it is watched is not
    /// worth a question.
    fn is_saved(&self) -> bool {
        let watched_alike = Session {
            speed: self.saved.speed,
            clock: self.saved.clock,
            ..self.session.clone()
        };
        watched_alike == *self.saved
    }
}

impl Workspace {
    fn work(&self) -> Work<'_> {
        Work {
            session: self.session(),
            saved: &self.saved,
            path: self.path.as_deref(),
        }
    }
}

impl Model {
    fn watched(&self) -> &Workspace {
        self.workspace(Desk::Watch).unwrap_or(&self.work)
    }

    /// What a file is to hold.
    pub fn work(&self) -> Work<'_> {
        self.watched().work()
    }

    /// The same with what has been run, and with what stands on the other desks.
    pub fn to_save(&self) -> Session {
        Session {
            desks: self.other_desks(),
            ..self.watched().to_save()
        }
    }

    /// Whether there is work that no file holds.
    pub fn has_unsaved_work(&self) -> bool {
        !self.work().is_saved()
    }

    pub(super) fn saved_as(&mut self, path: PathBuf, session: Session, written: Written) {
        self.remember(&path);
        // Where a name without a folder has gone is not seen otherwise.
        let whole = std::path::absolute(&path).unwrap_or_else(|_| path.clone());
        let sentence = tr!(self.lang(), watch_saved, whole = whole.display());
        self.say(Tone::News, written.told(sentence, self.lang()));
        if let Some(watched) = self.workspace_mut(Desk::Watch) {
            watched.saved = session.document();
            watched.path = Some(path);
        }
    }
}
