//! The menu *Help*: lessons and words about the program.

use crate::base::messages::keys;
use egui::Key;

use super::{CTRL, NONE, entry, key};
use crate::gui::command::{Description, Menu};
use crate::gui::icons::Icon;

pub(super) const PREDICT: Description = entry(
    Menu::Help,
    keys::window_predict_then_reveal,
    keys::window_on_or_off_before_every,
    None,
    &[],
);
pub(super) const HINT: Description = entry(
    Menu::Help,
    keys::window_lesson_hint,
    keys::window_something_to_think_of,
    None,
    &[],
);
pub(super) const SHOW_ANSWER: Description = entry(
    Menu::Help,
    keys::window_lesson_show_me,
    keys::window_shows_the_answer_in_the,
    None,
    &[],
);
pub(super) const PALETTE: Description = entry(
    Menu::Help,
    keys::window_command_palette,
    keys::window_find_any_command_by_its,
    Some(Icon::Search),
    &[key(CTRL, Key::P)],
);
pub(super) const SHORTCUTS: Description = entry(
    Menu::Help,
    keys::window_keyboard,
    keys::window_all_keys_on_one_sheet,
    Some(Icon::Keyboard),
    &[key(NONE, Key::F1)],
);
pub(super) const WHAT_IS_COUNTED: Description = entry(
    Menu::Help,
    keys::window_what_is_counted,
    keys::window_what_every_number_on_the,
    Some(Icon::Question),
    &[],
);
pub(super) const ABOUT: Description = entry(
    Menu::Help,
    keys::window_about_yomiki,
    keys::window_what_this_program_is,
    None,
    &[],
);
