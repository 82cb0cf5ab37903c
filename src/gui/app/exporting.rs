//! Files that the window writes: what is shown is taken down at once, and becomes a file on a thread
//! of its own.

use crate::base::messages::{Localize, tr};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use egui::Context;

use super::App;
use crate::base::IoErrorText;
use crate::base::platform::files;
use crate::gui::action::{Action, FileWish};
use crate::gui::film::{Film, Shooting};
use crate::gui::{export, sheet, slides};
use crate::lab::report::write_files;
use crate::play::saved::format_name;
use crate::session::lesson::Lesson;
use crate::session::text_file::named;

impl App {
    /// The session as it is now becomes a file; until it is there, its work counts as unsaved.
    pub(super) fn save_session(&mut self, path: PathBuf) {
        let lang = self.model.lang();
        let session = Box::new(self.model.to_save());
        self.writing
            .start_save(self.model.wake(), move || match session.save(&path) {
                Ok(written) => Action::Saved(path, session, written),
                Err(error) => Action::Complain(error.localize(lang)),
            });
    }

    /// What is shown is composed now, and becomes a file on a thread of its own.
    pub(super) fn write_page(&mut self, wish: &FileWish, path: PathBuf) {
        let lang = self.model.lang();
        let page = match self.panes.compose(&self.model, wish, &path) {
            Ok(page) => page,
            Err(reason) => {
                let sentence = format!("{}: {reason}", path.display());
                return self.model.apply(Action::Complain(sentence));
            }
        };
        // A game is written in some notation whatever its file is called.
        let format = match wish {
            FileWish::SaveGame(game) => Some(format_name(*game, &export::ending(&path))),
            _ => None,
        };
        self.writing.start(self.model.wake(), move || {
            let name = path.display();
            let written = page.save(&path, lang).map_err(|e| format!("{name}: {e}"))?;
            let sentence = match format {
                Some(format) => tr!(lang, window_written_to_as, name, format),
                None => tr!(lang, window_written_to, name),
            };
            Ok(written.told(sentence, lang))
        });
    }

    /// Pictures are taken in the next frames, and become a file on a thread of their own.
    pub(super) fn write_film(&mut self, film: Film, path: PathBuf) {
        if self.filming.is_some() {
            let sentence = tr!(self.model.lang(), window_a_film_is_being_shot);
            return self.model.apply(Action::SearchEvent(sentence.to_owned()));
        }
        self.filming = Some((Shooting::new(&film, &self.model), path));
    }

    pub(super) fn go_on_filming(&mut self, long: Duration) {
        let Some((mut shooting, path)) = self.filming.take() else {
            return;
        };
        match shooting.go_on(&mut self.model, long) {
            Ok(true) => {}
            Ok(false) => return self.filming = Some((shooting, path)),
            Err(reason) => return self.model.apply(Action::Complain(reason)),
        }
        let (lang, reel) = (self.model.lang(), shooting.reel());
        let frames = reel.frames();
        self.model.apply(Action::Begun(tr!(
            lang,
            window_writing_a_film_of_frames,
            frames
        )));
        self.writing.start(self.model.wake(), move || {
            let name = path.display();
            let bytes = reel
                .develop()
                .map_err(|e| format!("{name}: {}", e.localize(lang)))?;
            let written = files::write(&path, &bytes)
                .map_err(|e| format!("{name}: {}", IoErrorText(&e).localize(lang)))?;
            let sentence = tr!(lang, window_is_written_frames, name, frames);
            Ok(written.told(sentence, lang))
        });
    }

    fn lesson(&self, id: &str) -> Option<Arc<Lesson>> {
        let library = self.model.learn().library();
        library.iter().find(|lesson| lesson.id == id).cloned()
    }

    pub(super) fn write_slides(&mut self, id: &str, folder: PathBuf) {
        let Some(lesson) = self.lesson(id) else {
            return;
        };
        let lang = self.model.lang();
        let look = slides::Look {
            lang,
            dark: self.model.theme().is_dark(),
            size: slides::USUAL_SIZE,
        };
        let title = lesson.title.get(lang);
        self.model.apply(Action::Begun(tr!(
            lang,
            window_drawing_the_slides_of,
            title
        )));
        self.writing.start(self.model.wake(), move || {
            let paths =
                slides::write(&lesson, look, &folder, |_| true).map_err(|e| e.localize(lang))?;
            let (count, name) = (paths.len(), folder.display());
            Ok(tr!(lang, window_slides_are_in, count, name))
        });
    }

    pub(super) fn write_experiment(&mut self, folder: PathBuf) {
        let lang = self.model.lang();
        let Some(report) = self.model.lab().report().cloned() else {
            let sentence = tr!(lang, window_there_are_no_results_yet);
            return self.model.apply(Action::Complain(sentence.to_owned()));
        };
        self.writing.start(self.model.wake(), move || {
            let files = write_files(&report, &folder, lang).map_err(|e| e.localize(lang))?;
            let (count, name) = (files.len(), folder.display());
            Ok(tr!(lang, window_files_are_in, count, name))
        });
    }

    pub(super) fn write_sheet(&mut self, id: &str, answers: bool, path: PathBuf) {
        let Some(lesson) = self.lesson(id) else {
            return;
        };
        let lang = self.model.lang();
        self.writing.start(self.model.wake(), move || {
            let name = path.display();
            let written = sheet::write(&lesson, lang, answers, &path);
            let written = written.map_err(|e| named(&path, e.localize(lang)))?;
            let sentence = tr!(lang, window_written_to, name);
            Ok(written.told(sentence, lang))
        });
    }

    /// The tree as seen, on the clipboard.
    pub(super) fn copy_tree(&mut self, ctx: Option<&Context>) {
        let runner = self.model.active_runner();
        let view = self.panes.tree_view(runner);
        let figure = match export::view_figure(&self.model, runner, view) {
            Ok(figure) => figure,
            Err(sentence) => return self.model.apply(Action::Complain(sentence)),
        };
        let (ctx, lang) = (ctx.cloned(), self.model.lang());
        self.writing.start(self.model.wake(), move || {
            if let Some(ctx) = ctx {
                ctx.copy_image(export::for_clipboard(&figure));
            }
            let sentence = tr!(lang, window_the_tree_is_on_the);
            Ok(sentence.to_owned())
        });
    }
}
