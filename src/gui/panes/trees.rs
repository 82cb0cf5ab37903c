//! The search trees, side by side.

use egui::Ui;

use super::Pane;
use crate::gui::action::Action;
use crate::gui::command::Command;
use crate::gui::model::Model;

#[derive(Default)]
pub struct TreesPane {}

impl TreesPane {
    pub fn command(&mut self, _command: Command) {}
}

impl Pane for TreesPane {
    fn ui(&mut self, ui: &mut Ui, model: &Model, _actions: &mut Vec<Action>) {
        super::empty(ui, Model::nothing_to_show(model.lang()));
    }
}
