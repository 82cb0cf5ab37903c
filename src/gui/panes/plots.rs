//! The plots pane.

use egui::Ui;

use super::Pane;
use crate::gui::action::Action;
use crate::gui::model::Model;

#[derive(Default)]
pub struct PlotsPane {}

impl Pane for PlotsPane {
    fn ui(&mut self, ui: &mut Ui, model: &Model, _actions: &mut Vec<Action>) {
        super::empty(ui, Model::nothing_to_show(model.lang()));
    }
}
