//! The end of a window, and what is put aside before it: questions about unsaved work, autosave,
//! settings.

use std::time::Instant;

use egui::{Context, ViewportCommand};

use super::App;
use crate::gui::action::{Action, LessonAction};
use crate::gui::command::Command;
use crate::gui::shell::quit::{Answer, Quit};

impl App {
    /// The window is asked to close, by whomever; or its work has been saved for that.
    pub(super) fn closing(&mut self, ctx: &Context) {
        let asked = ctx.input(|input| input.viewport().close_requested());
        if asked && !self.quit.ask(&self.model) {
            ctx.send_viewport_cmd(ViewportCommand::CancelClose);
            // The question has to be seen.
            ctx.send_viewport_cmd(ViewportCommand::Minimized(false));
            ctx.send_viewport_cmd(ViewportCommand::Focus);
        }
        if self.quit != Quit::Saving {
            return;
        }
        if !self.model.has_unsaved_work() {
            self.quit = Quit::Settled;
            ctx.send_viewport_cmd(ViewportCommand::Close);
        } else if self.asked.is_empty() && !self.path_field.is_open() {
            // Nobody has named a file, or it could not be written: the window stays.
            self.quit = Quit::No;
        }
    }

    pub(super) fn quit_answered(
        &mut self,
        answer: Answer,
        ctx: &Context,
        actions: &mut Vec<Action>,
    ) {
        match answer {
            Answer::Save => {
                // A lesson has nothing to save; what was open before it has.
                if self.model.learn().course().is_some() {
                    actions.push(Action::Lesson(LessonAction::Leave));
                }
                actions.push(Action::Command(Command::Save));
            }
            Answer::Discard => ctx.send_viewport_cmd(ViewportCommand::Close),
            Answer::Stay => {}
        }
    }

    pub(super) fn autosave(&mut self) {
        if self.autosaved.elapsed() < self.autosaves_every {
            return;
        }
        self.autosaved = Instant::now();
        let work = self.model.work();
        if let Some(aside) = &self.aside
            && self.left_behind.is_none()
            && work.session != work.saved
        {
            // A full disk must not stop the lecture; the next try may work.
            let _ = aside.put_aside(work.session);
        }
        self.store_settings();
    }

    /// Remembers settings and layout if they have changed.
    pub(super) fn store_settings(&mut self) {
        let layout = self.dock.remember();
        self.model.settings_mut().layout = layout;
        if *self.model.settings() != self.stored
            && let Some(folders) = self.model.folders()
            && folders.store(self.model.settings()).is_ok()
        {
            self.stored = self.model.settings().clone();
        }
    }

    /// The window closes in good order: nothing is left to restore, unless nobody could be asked.
    pub(super) fn close(&mut self) {
        self.store_settings();
        // What was offered and not answered for is offered again.
        if let Some(aside) = &self.aside
            && self.left_behind.is_none()
        {
            let _ = if self.quit == Quit::Settled || !self.model.has_unsaved_work() {
                aside.clear().map_err(drop)
            } else {
                aside.put_aside(self.model.work().session).map_err(drop)
            };
        }
    }
}
