//! The menu bar, made from the list of commands.

use crate::base::messages::tr;
use egui::{Button, Id, MenuBar, Rect, RectAlign, Response, ScrollArea, Tooltip, Ui, UiBuilder};

use super::focus::Follows;
use super::pull_down::Right;
use super::{keys, pull_down, toolbar};
use crate::gui::action::Action;
use crate::gui::command::{Command, Menu};
use crate::gui::desk::Desk;
use crate::gui::model::Model;
use crate::gui::pane_kind::PaneKind;
use crate::gui::theme;
use crate::problem::Game;

/// In how many sizes of the body's type menus and tools stand side by side.
const ONE_ROW: f32 = 82.0;

/// The menus, and the tools beside them where the window is wide enough: height is what a tree
/// needs. Else the tools have a row of their own.
pub fn bar(ui: &mut Ui, model: &Model, actions: &mut Vec<Action>) {
    let one_row = ui.available_width() >= ONE_ROW * theme::body_size(model.presentation());
    let padding = ui.spacing().button_padding;
    MenuBar::new().ui(ui, |ui| {
        let names = Menu::ALL.map(|menu| menu.name().get(model.lang()));
        pull_down::menus(ui, &names, |ui, i, enters| {
            ui.set_min_width(230.0);
            scrolled(ui, |ui| entries(ui, Menu::ALL[i], enters, model, actions))
        });
        if one_row {
            ui.separator();
            // Beside the menus, too, a button has room around its word.
            ui.spacing_mut().button_padding = padding;
            tools(ui, model, actions);
        }
    });
    if !one_row {
        ui.horizontal_wrapped(|ui| tools(ui, model, actions));
    }
}

/// The tools are the same in either row: another zoom takes the keyboard from none of them.
fn tools(ui: &mut Ui, model: &Model, actions: &mut Vec<Action>) {
    let place = UiBuilder::new().scope_id(Id::unique("tools"));
    ui.scope_builder(place, |ui| toolbar::tools(ui, model, actions));
}

/// The first that can be chosen gets the keyboard, if somebody enters by it. Gives what Right does
/// where the keyboard is.
fn entries(
    ui: &mut Ui,
    menu: Menu,
    mut enters: bool,
    model: &Model,
    actions: &mut Vec<Action>,
) -> Right {
    let mut right = Right::default();
    let commands = Command::all();
    let of_menu = commands
        .iter()
        .filter(|c| c.describe().menu == menu && c.is_in_menu());
    for (i, &command) in of_menu.enumerate() {
        if i > 0 && begins_a_group(command) {
            ui.separator();
        }
        if command == Command::Quit {
            let name = tr!(model.lang(), window_examples);
            let menu = ui.menu_button(name, |ui| examples(ui, model, actions));
            right = match menu.response.has_focus() {
                true => Right::Opens,
                false => menu.inner.unwrap_or_default(),
            };
            ui.separator();
        }
        let entry = item(ui, command, model, actions);
        if enters && entry.enabled() {
            entry.request_focus();
            enters = false;
        }
    }
    right
}

/// Whether something else begins with this command in its menu.
fn begins_a_group(command: Command) -> bool {
    matches!(
        command,
        Command::OpenEvents
            | Command::ExportTree
            | Command::CopyPicture
            | Command::Quit
            | Command::CopyPosition
            | Command::StepEvent
            | Command::RunAgain
            | Command::ToStart
            | Command::TreeFollow
            | Command::LargerText
            | Command::ResetLayout
            | Command::GoTo(Desk::Watch)
            | Command::Send(Desk::Watch)
            | Command::ShowPane(PaneKind::Position)
    )
}

/// What is higher than the window is scrolled.
fn scrolled<R>(ui: &mut Ui, add: impl FnOnce(&mut Ui) -> R) -> R {
    // The bar stays in sight, and the frame of the menu below it.
    let bar = 2.0 * ui.spacing().interact_size.y;
    let height = (ui.ctx().content_rect().height() - bar).max(120.0);
    // As high at once as it will be: an area would stay as high as it usually is.
    ScrollArea::vertical()
        .max_height(height)
        .min_scrolled_height(height)
        .show_following(ui, add)
}

/// One command as a menu entry, with its keys.
fn item(ui: &mut Ui, command: Command, model: &Model, actions: &mut Vec<Action>) -> Response {
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
    response
}

/// A tip beside the menu: below its entry it would lie over those that are read next.
fn tip_beside(ui: &Ui, entry: &Response, tip: &str) {
    let mut tooltip = Tooltip::for_enabled(entry);
    let line = Rect::from_x_y_ranges(ui.clip_rect().x_range(), entry.rect.y_range());
    tooltip.popup = (tooltip.popup.anchor(line))
        .align(RectAlign::RIGHT_START)
        .align_alternatives(&[RectAlign::LEFT_START]);
    tooltip.show(|ui| ui.label(tip));
}

/// The ready examples, by kind. Gives what Right does where the keyboard is.
pub fn examples(ui: &mut Ui, model: &Model, actions: &mut Vec<Action>) -> Right {
    use crate::session::examples::EXAMPLES;
    let mut right = Right::default();
    for game in Game::ALL {
        let menu = ui.menu_button(game.group().get(model.lang()), |ui| {
            scrolled(ui, |ui| {
                let mut is_here = false;
                for example in EXAMPLES.iter().filter(|e| e.game == game) {
                    let entry = ui.button(example.name.get(model.lang()));
                    tip_beside(ui, &entry, example.tip.get(model.lang()));
                    if entry.clicked() {
                        actions.push(Action::LoadExample(example.id));
                        ui.close();
                    }
                    is_here |= entry.has_focus();
                }
                is_here
            })
        });
        if menu.response.has_focus() {
            right = Right::Opens;
        } else if menu.inner == Some(true) {
            right = Right::LeadsOnFromBeside;
        }
    }
    right
}
