//! The end of a window: questions about unsaved work, and what is kept for the next one.

use egui::{Context, ViewportCommand};

use super::App;
use super::keeping::Closing;
use crate::gui::action::Action;
use crate::gui::command::Command;
use crate::gui::desk::Desk;
use crate::gui::shell::quit::{Answer, Quit};
use crate::session::autosave::Aside;

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
        } else if self.asked.is_empty() && !self.path_field.is_open() && !self.writing.is_saving() {
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
            Answer::Save => actions.push(Action::Command(Command::Save)),
            Answer::Discard => ctx.send_viewport_cmd(ViewportCommand::Close),
            Answer::Stay => {}
        }
    }

    /// Puts aside work that no file holds, and remembers settings and layout.
    pub(super) fn keep(&mut self) {
        let sitting = self.model.sitting();
        let moves = sitting.map(|sitting| sitting.entries().len());
        if !self.keeping.is_due(moves) {
            return;
        }
        self.remember_layout();
        // What another window left behind is not written over before it is answered for.
        let aside = self.left_behind.is_none().then(|| self.aside());
        self.keeping.keep(aside, self.model.settings());
    }

    fn aside(&self) -> Aside {
        let work = self.model.work();
        let unsaved = work.session != work.saved;
        Aside {
            session: unsaved.then(|| self.model.to_save()),
            game: self.model.game_to_put_aside(),
        }
    }

    fn remember_layout(&mut self) {
        let others = Desk::ALL.into_iter();
        let others = others.filter_map(|desk| Some((desk, &self.others[desk].as_ref()?.0)));
        let all = others.chain([(self.desk, &self.dock)]);
        let layouts: Vec<(Desk, String)> = all
            .filter_map(|(desk, dock)| Some((desk, dock.remember()?)))
            .collect();
        for (desk, layout) in layouts {
            let desks = &mut self.model.settings_mut().desks;
            desks.insert(desk.id().to_owned(), layout);
        }
    }

    /// The window closes in good order: nothing is left to restore, unless nobody could be asked.
    pub(super) fn close(&mut self) {
        self.remember_layout();
        let has_work = self.model.has_unsaved_work() || self.model.is_in_a_game();
        let work = if self.left_behind.is_some() {
            Closing::Unanswered
        } else if self.quit == Quit::Settled || !has_work {
            Closing::Settled
        } else {
            Closing::PutAside(Box::new(self.aside()))
        };
        self.keeping.close(work, self.model.settings());
    }
}
