//! The rail at the left edge: the desks, by icon and word.

use crate::base::messages::tr;
use egui::{Align2, FontId, Id, Rect, Role, Sense, TextStyle, Ui, WidgetInfo, pos2, vec2};

use super::keys;
use crate::gui::action::Action;
use crate::gui::command::Command;
use crate::gui::desk::Desk;
use crate::gui::icons;
use crate::gui::model::Model;

/// Its width, in points; and that of one without words.
const WIDTH: f32 = 56.0;
const NARROW: f32 = 28.0;
/// A window narrower than this, in points, has icons only.
const LEAST_FOR_WORDS: f32 = 700.0;
const ICON: f32 = 20.0;

/// The width it takes of a window this wide, with letters of this size.
pub fn width(window: f32, letters: f32) -> f32 {
    match has_words(window) {
        true => WIDTH.max(4.2 * letters),
        false => NARROW,
    }
}

fn has_words(window: f32) -> bool {
    window >= LEAST_FOR_WORDS
}

pub fn ui(ui: &mut Ui, model: &Model, actions: &mut Vec<Action>) {
    let with_words = has_words(ui.ctx().content_rect().width());
    ui.spacing_mut().item_spacing.y = 4.0;
    for desk in Desk::ALL {
        button(ui, model, desk, with_words, actions);
    }
}

fn button(ui: &mut Ui, model: &Model, desk: Desk, with_words: bool, actions: &mut Vec<Action>) {
    let lang = model.lang();
    let palette = model.theme().palette();
    let font = FontId::proportional(TextStyle::Small.resolve(ui.style()).size.max(11.0));
    let height = match with_words {
        true => ICON + font.size + 22.0,
        false => ICON + 14.0,
    };
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
    let response = ui.interact(rect, Id::unique(("desk", desk)), Sense::click());
    let is_here = model.desk() == desk;
    let name = desk.name().get(lang);
    response.widget_info(|| {
        let name = tr!(lang, desk_named, name);
        WidgetInfo::selected(Role::RadioButton, true, is_here, name)
    });
    let (fill, color) = match (is_here, response.hovered()) {
        (true, _) => (palette.accent_soft, palette.strong),
        (false, true) => (palette.pane, palette.strong),
        (false, false) => (palette.ground, palette.text),
    };
    ui.painter().rect_filled(rect, 6.0, fill);
    let middle = match with_words {
        true => pos2(rect.center().x, rect.top() + 8.0 + ICON / 2.0),
        false => rect.center(),
    };
    let icon = Rect::from_center_size(middle, vec2(ICON, ICON));
    let icon_color = if is_here { palette.accent } else { color };
    icons::paint(ui.painter(), icon, desk.icon(), icon_color);
    if with_words {
        let below = pos2(rect.center().x, rect.bottom() - 6.0);
        ui.painter()
            .text(below, Align2::CENTER_BOTTOM, name, font, color);
    }
    let command = Command::GoTo(desk);
    let tip = keys::behind(desk.tip().get(lang), command, ui.ctx());
    if response.on_hover_text(tip).clicked() {
        actions.push(Action::Command(command));
    }
}
