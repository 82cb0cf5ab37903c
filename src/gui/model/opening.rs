//! Opening files: sessions, lessons, positions, sets of problems, and searches that were written
//! down (see `reading`).

use std::path::Path;
use std::sync::Arc;

use super::{Model, Tone};
use crate::base::messages::{Localize, tr};
use crate::base::platform::files;
use crate::gui::action::LessonAction;
use crate::gui::command::Command;
use crate::gui::desk::Desk;
use crate::gui::pane_kind::PaneKind;
use crate::problem::{self, ReadError};
use crate::session::lesson::Lesson;
use crate::session::text_file::{FileError, named};
use crate::session::{Session, SessionError, read_text_file};

impl Model {
    pub(super) fn open_path(&mut self, path: &Path) {
        // Whoever opens another file does not wait for the one before.
        self.work.reading = None;
        if path.extension().is_some_and(|e| e == "ron") {
            return self.open_ron(path);
        }
        if is_events(path) {
            return self.read_events(path);
        }
        match read_text_file(path) {
            // A session is one whatever its file is called.
            Ok(text) if is_ron(&text) => self.open_ron(path),
            Ok(text) => self.open_text(&text, path),
            Err(SessionError::File(FileError::NoText { .. })) => {
                self.complain_of(path, tr!(self.lang(), watch_no_known_kind_of_file));
            }
            Err(error) => self.complain_of(path, error.localize(self.lang())),
        }
    }

    /// A position or a set of mate problems.
    fn open_text(&mut self, text: &str, path: &Path) {
        if self.open_tsume_set(text, &file_name(path)) {
            return;
        }
        match self.read_text(text) {
            Ok(()) => self.show_pane(PaneKind::Position),
            Err(ReadError::Unknown(_)) => {
                self.complain_of(path, tr!(self.lang(), watch_no_known_kind_of_file))
            }
            Err(error) => self.complain_of(path, error.localize(self.lang())),
        }
    }

    /// Several files may be opened one after the other: each complaint says of which it is.
    pub(super) fn complain_of(&mut self, path: &Path, what: impl Into<String>) {
        self.say(Tone::Trouble, named(path, what.into()));
    }

    /// What was opened is to be seen, whichever pane was in front.
    pub(super) fn show_pane(&mut self, kind: PaneKind) {
        self.wishes.push(Command::ShowPane(kind));
    }

    fn open_ron(&mut self, path: &Path) {
        let text = match read_text_file(path) {
            Ok(text) => text,
            Err(error) => return self.complain_of(path, error.localize(self.lang())),
        };
        let no_lesson =
            match Lesson::from_ron(&text).and_then(|lesson| lesson.with_texts_beside(path)) {
                Ok(lesson) => return self.lesson_action(LessonAction::Add(Arc::new(lesson))),
                Err(error) => error,
            };
        match Session::from_ron(&text) {
            Ok(session) => {
                self.open(session, Some(path));
                if self.desk == Desk::Watch {
                    self.show_pane(PaneKind::Trees);
                }
                self.remember(path);
            }
            // What is wrong is said of what the file was meant to be.
            Err(_) if text.contains("steps:") => {
                self.complain_of(path, no_lesson.localize(self.lang()))
            }
            Err(error) => self.complain_of(path, error.localize(self.lang())),
        }
    }
}

/// The last part of a path, by which people know the file.
pub(super) fn file_name(path: &Path) -> String {
    path.file_name().map_or_else(
        || path.display().to_string(),
        |name| name.to_string_lossy().into_owned(),
    )
}

/// Whether a text is written as sessions and lessons are. Games in GGF begin with "(;".
fn is_ron(text: &str) -> bool {
    let named = |field: &str| text.contains(field);
    text.trim_start().starts_with('(') && (named("problem:") || named("steps:"))
}

/// Whether a file is one of events, by its name or by how it begins. It may be long, and is not
/// read for that.
fn is_events(path: &Path) -> bool {
    if path.extension().is_some_and(|e| e == "jsonl") {
        return true;
    }
    let start = files::read_at_most(path, 4096);
    start.is_ok_and(|start| problem::looks_like_events(&String::from_utf8_lossy(&start)))
}
