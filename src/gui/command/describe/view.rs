//! The menu *View*: the window.

use crate::base::messages::keys;
use egui::Key;

use super::{CTRL, NONE, SHIFT, entry, key};
use crate::gui::command::{Description, Menu};
use crate::gui::desk::Desk;
use crate::gui::icons::Icon;

pub(super) const SWITCH_THEME: Description = entry(
    Menu::View,
    keys::window_light_dark,
    keys::window_switch_between_the_light_and,
    Some(Icon::Sun),
    &[key(CTRL, Key::D)],
);
pub(super) const SWITCH_LANGUAGE: Description = entry(
    Menu::View,
    keys::window_view_form,
    keys::window_switch_to_japanese,
    Some(Icon::Language),
    &[key(CTRL, Key::L)],
);
pub(super) const PRESENTATION: Description = entry(
    Menu::View,
    keys::window_presentation,
    keys::window_large_type_for_a_projector,
    Some(Icon::Screen),
    &[key(NONE, Key::F5)],
);
pub(super) const FILL_WINDOW: Description = entry(
    Menu::View,
    keys::window_one_pane_for_the_whole,
    keys::window_the_pane_that_has_the,
    Some(Icon::Grow),
    &[key(NONE, Key::F11)],
);
pub(super) const NEXT_PANE: Description = entry(
    Menu::View,
    keys::window_to_the_next_pane,
    keys::window_the_keyboard_goes_to_the,
    None,
    &[key(NONE, Key::F6)],
);
pub(super) const PREVIOUS_PANE: Description = entry(
    Menu::View,
    keys::window_to_the_previous_pane,
    keys::window_the_keyboard_goes_to_the_pane,
    None,
    &[key(SHIFT, Key::F6)],
);
pub(super) const MENU_BAR: Description = entry(
    Menu::View,
    keys::window_to_the_menus,
    keys::window_the_first_menu_opens_and,
    None,
    &[key(NONE, Key::F10)],
);
pub(super) const LARGER_TEXT: Description = entry(
    Menu::View,
    keys::window_larger,
    keys::window_make_everything_larger,
    None,
    &[key(CTRL, Key::Plus), key(CTRL, Key::Equals)],
);
pub(super) const SMALLER_TEXT: Description = entry(
    Menu::View,
    keys::window_smaller,
    keys::window_make_everything_smaller,
    None,
    &[key(CTRL, Key::Minus)],
);
pub(super) const USUAL_TEXT: Description = entry(
    Menu::View,
    keys::window_usual_size,
    keys::window_make_everything_as_large_as,
    None,
    &[key(CTRL, Key::Num0)],
);
pub(super) const RESET_LAYOUT: Description = entry(
    Menu::View,
    keys::window_reset_layout,
    keys::window_put_all_panes_back_in,
    None,
    &[],
);

/// Going to a desk.
pub(super) fn go_to(desk: Desk) -> Description {
    const KEYS: [[egui::KeyboardShortcut; 1]; 5] = [
        [key(CTRL, Key::Num1)],
        [key(CTRL, Key::Num2)],
        [key(CTRL, Key::Num3)],
        [key(CTRL, Key::Num4)],
        [key(CTRL, Key::Num5)],
    ];
    let keys = &KEYS[desk as usize];
    entry(
        Menu::View,
        desk.command(),
        desk.tip(),
        Some(desk.icon()),
        keys,
    )
}
