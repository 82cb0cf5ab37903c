//! A field for a file's path: beside the platform's dialogs, and in their place where there are none.

use crate::base::messages::tr;
use crate::base::platform::Instant;
use std::path::PathBuf;
use std::time::Duration;

use egui::{Id, Key, Label, Modal, RichText, TextEdit, Ui};

use super::focus;
use crate::gui::action::{Action, FileWish, LabAction};
use crate::gui::files;
use crate::gui::model::Model;

/// A dialog that is over sooner than this was never shown: nobody cancels so quickly.
const GLIMPSE: Duration = Duration::from_millis(700);

#[derive(Default)]
pub struct PathField {
    wish: Option<FileWish>,
    text: String,
    /// What is wrong with the path that was given last.
    objection: Option<String>,
    /// A file that is there already and was given once: given again, it is replaced.
    replaces: Option<PathBuf>,
    /// It has just been opened.
    fresh: bool,
    /// It has been refused, and asks again.
    again: bool,
    /// Since when the platform's dialog has been open beside this one, if it is.
    dialog: Option<Instant>,
}

impl PathField {
    /// Opens beside the platform's dialog, which has just been asked for.
    pub fn open(&mut self, wish: FileWish, suggestion: Option<&str>) {
        let name = suggestion.unwrap_or(files::kind(&wish).file_name);
        name.clone_into(&mut self.text);
        self.wish = Some(wish);
        self.objection = None;
        self.replaces = None;
        self.fresh = true;
        self.dialog = Some(Instant::now());
    }

    /// The dialog gave a file.
    pub fn close(&mut self) {
        self.wish = None;
        self.dialog = None;
    }

    /// The dialog is gone without a file. If it was there to be seen, it was cancelled, and that
    /// is meant for both; else the path can still be typed.
    pub fn dialog_is_gone(&mut self) {
        if self
            .dialog
            .take()
            .is_some_and(|since| since.elapsed() > GLIMPSE)
        {
            self.wish = None;
        }
    }

    pub fn is_open(&self) -> bool {
        self.wish.is_some()
    }

    /// What a chosen path means.
    pub fn action(wish: FileWish, path: PathBuf) -> Action {
        let path = files::meant(&wish, path);
        match wish {
            FileWish::Open
            | FileWish::OpenEvents
            | FileWish::OpenTsume
            | FileWish::OpenTsumeSet => Action::OpenPath(path),
            FileWish::SaveSession => Action::SaveSession(path),
            FileWish::OpenExperiment => Action::Lab(LabAction::Load(path)),
            wish => Action::Export(wish, path),
        }
    }

    pub fn ui(&mut self, ui: &Ui, model: &Model, actions: &mut Vec<Action>) {
        let Some(wish) = self.wish.clone() else {
            return;
        };
        let lang = model.lang();
        let kind = files::kind(&wish);
        let modal = Modal::new(Id::unique("path field")).show(ui.ctx(), |ui| {
            ui.set_width(460.0_f32.min(ui.ctx().content_rect().width() - 60.0));
            ui.heading(if kind.folder {
                tr!(lang, window_write_into_which_folder)
            } else if kind.save {
                tr!(lang, window_write_to_which_file)
            } else {
                tr!(lang, window_open_which_file)
            });
            ui.weak(if self.dialog.is_some() {
                tr!(lang, window_choose_it_in_the_dialog)
            } else {
                tr!(lang, window_no_file_dialog_can_be)
            });
            let label = tr!(lang, window_path_of_the_file);
            let field = TextEdit::singleline(&mut self.text)
                .hint_text(label)
                .desired_width(f32::INFINITY);
            let response = ui.add(field);
            response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::TextInput, true, label));
            let endings = kind
                .endings
                .iter()
                .map(|e| format!(".{e}"))
                .collect::<Vec<_>>()
                .join(" ");
            if !endings.is_empty() {
                ui.weak(tr!(lang, window_endings, endings));
            }
            if response.changed() {
                self.objection = None;
            }
            if let Some(objection) = &self.objection {
                let bad = model.theme().palette().bad;
                ui.add(Label::new(RichText::new(objection).color(bad)).wrap());
            }
            let enter = response.lost_focus() && ui.input(|i| i.key_pressed(Key::Enter));
            if std::mem::take(&mut self.fresh) {
                // Whoever presses Enter means this one.
                focus::begin_anew(&response, &self.text);
            }
            if std::mem::take(&mut self.again) {
                response.request_focus();
            }
            ui.horizontal(|ui| {
                let ready = !self.text.trim().is_empty();
                let ok = ui
                    .add_enabled(ready, egui::Button::new(tr!(lang, window_ok)))
                    .clicked();
                let cancel = ui.button(tr!(lang, window_cancel)).clicked();
                ((ok || enter) && ready, cancel)
            })
            .inner
        });
        let (ok, cancel) = modal.inner;
        if ok {
            let path = files::meant(&wish, PathBuf::from(self.text.trim()));
            self.objection = files::objection(&wish, &path, lang);
            let is_own = model.path() == Some(&path);
            if self.objection.is_none() && !is_own && files::would_replace(&wish, &path) {
                let asked = self.replaces.replace(path.clone());
                if asked.as_ref() != Some(&path) {
                    let sentence = tr!(lang, window_there_is_such_a_file);
                    self.objection = Some(sentence.to_owned());
                }
            }
            if self.objection.is_some() {
                // What was typed stays, to be mended.
                self.again = true;
                return;
            }
            actions.push(PathField::action(wish, path));
            self.close();
        } else if cancel || modal.should_close() {
            self.close();
        }
    }
}
