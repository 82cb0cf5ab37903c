//! The menu bar, made from the list of commands.

use egui::{Button, MenuBar, Ui};

use super::{keys, toolbar};
use crate::gui::action::Action;
use crate::gui::command::{Command, Menu};
use crate::gui::model::Model;
use crate::gui::theme;

/// In how many sizes of the body's type menus and tools stand side by side.
const ONE_ROW: f32 = 82.0;

/// The menus, and the tools beside them where the window is wide enough: height is what a tree
/// needs. Else the tools have a row of their own.
pub fn bar(ui: &mut Ui, model: &Model, actions: &mut Vec<Action>) {
    let one_row = ui.available_width() >= ONE_ROW * theme::body_size(model.presentation());
    MenuBar::new().ui(ui, |ui| {
        for menu in Menu::ALL {
            ui.menu_button(menu.name().get(model.lang()), |ui| {
                ui.set_min_width(230.0);
                for command in Command::all() {
                    if command.describe().menu == menu {
                        item(ui, command, model, actions);
                    }
                }
                if menu == Menu::File {
                    ui.separator();
                    examples(ui, model, actions);
                }
            });
        }
        if one_row {
            ui.separator();
            toolbar::tools(ui, model, actions);
        }
    });
    if !one_row {
        ui.horizontal_wrapped(|ui| toolbar::tools(ui, model, actions));
    }
}

/// One command as a menu entry, with its keys.
fn item(ui: &mut Ui, command: Command, model: &Model, actions: &mut Vec<Action>) {
    let d = command.describe();
    let mut button = Button::new(d.name.get(model.lang()));
    if let Some(keys) = d.keys.first() {
        button = button.shortcut_text(keys::text(ui.ctx(), keys));
    }
    let state = model.command_state(command);
    let mut response = ui
        .add_enabled(state.is_ok(), button)
        .on_hover_text(d.tip.get(model.lang()));
    if let Err(reason) = &state {
        response = response.on_disabled_hover_text(reason);
    }
    if response.clicked() {
        actions.push(Action::Command(command));
        ui.close();
    }
}

/// The ready examples, by kind.
pub fn examples(ui: &mut Ui, model: &Model, actions: &mut Vec<Action>) {
    use crate::session::examples::{EXAMPLES, Group};
    for group in Group::ALL {
        ui.menu_button(group.name().get(model.lang()), |ui| {
            for example in EXAMPLES.iter().filter(|e| e.group == group) {
                if ui
                    .button(example.name.get(model.lang()))
                    .on_hover_text(example.tip.get(model.lang()))
                    .clicked()
                {
                    actions.push(Action::LoadExample(example.id));
                    ui.close();
                }
            }
        });
    }
}
