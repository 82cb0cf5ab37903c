//! Before a window closes with work that no file holds, or in the middle of a game: asks what is to
//! become of it.

use crate::base::messages::{Lang, tr};
use std::path::Path;

use egui::{Id, Modal, Ui};

use crate::gui::model::{Model, Work};

/// How far the window is from being closed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Quit {
    /// Nobody has asked for it.
    #[default]
    No,
    /// The question is open; at first its safest answer gets the keyboard.
    Asking { fresh: bool },
    /// The work is being saved; after that the window closes.
    Saving,
    /// It may close, whatever is lost.
    Settled,
}

/// What somebody has answered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Answer {
    Save,
    Discard,
    Stay,
}

impl Quit {
    /// Somebody wants to close the window. Says whether it may close at once.
    pub fn ask(&mut self, model: &Model) -> bool {
        match self {
            Quit::Settled => true,
            Quit::No if model.has_unsaved_work() || model.is_in_a_game() => {
                *self = Quit::Asking { fresh: true };
                false
            }
            Quit::No => true,
            Quit::Asking { .. } | Quit::Saving => false,
        }
    }

    pub fn is_asking(self) -> bool {
        matches!(self, Quit::Asking { .. })
    }

    /// The question, while it is open.
    pub fn ui(&mut self, ui: &Ui, model: &Model) -> Option<Answer> {
        let Quit::Asking { fresh } = self else {
            return None;
        };
        let lang = model.lang();
        let modal = Modal::new(Id::unique("quit")).show(ui.ctx(), |ui| {
            ui.set_width(400.0_f32.min(ui.ctx().content_rect().width() - 60.0));
            if model.has_unsaved_work() {
                ui.heading(tr!(lang, window_save_before_closing));
                ui.label(unsaved(&model.work(), lang));
            } else {
                ui.heading(tr!(lang, window_close_in_the_middle_of));
            }
            if model.is_in_a_game() {
                ui.label(tr!(lang, window_the_game_being_played_will));
            }
            ui.add_space(8.0);
            ui.horizontal_wrapped(|ui| {
                let choices = match model.has_unsaved_work() {
                    true => &[
                        (tr!(lang, window_save), Answer::Save),
                        (tr!(lang, window_do_not_save), Answer::Discard),
                        (tr!(lang, window_cancel), Answer::Stay),
                    ][..],
                    false => &[
                        (tr!(lang, window_play_on), Answer::Stay),
                        (tr!(lang, window_close), Answer::Discard),
                    ],
                };
                let mut given = None;
                for &(words, answer) in choices {
                    let button = ui.button(words);
                    // The first is the safest.
                    if std::mem::take(fresh) {
                        button.request_focus();
                    }
                    if button.clicked() {
                        given = Some(answer);
                    }
                }
                given
            })
            .inner
        });
        let answer = modal
            .inner
            .or_else(|| modal.should_close().then_some(Answer::Stay))?;
        *self = match answer {
            Answer::Save => Quit::Saving,
            Answer::Discard => Quit::Settled,
            Answer::Stay => Quit::No,
        };
        Some(answer)
    }
}

/// What no file holds.
fn unsaved(work: &Work<'_>, lang: Lang) -> String {
    if let Some(name) = work.path.and_then(Path::file_name) {
        let name = name.to_string_lossy();
        return tr!(lang, window_has_changes_that_are_not, name);
    }
    tr!(lang, window_what_is_open_is_unsaved).to_owned()
}
