//! The menu *Time*: moments of a run.

use crate::base::messages::keys;
use egui::Key;

use super::{CTRL, NONE, SHIFT, entry, key};
use crate::gui::command::{Description, Menu};
use crate::gui::icons::Icon;

pub(super) const BACK_EVENT: Description = entry(
    Menu::Time,
    keys::window_one_event_back,
    keys::window_go_back_by_one_event,
    Some(Icon::StepBack),
    &[key(NONE, Key::Comma)],
);
pub(super) const BACK_NODE: Description = entry(
    Menu::Time,
    keys::window_previous_node,
    keys::window_go_back_to_the_previous,
    None,
    &[key(SHIFT, Key::Comma)],
);
pub(super) const BACK_LEAF: Description = entry(
    Menu::Time,
    keys::window_previous_leaf,
    keys::window_go_back_to_the_previous_leaf,
    None,
    &[key(SHIFT, Key::L)],
);
pub(super) const BACK_CUT: Description = entry(
    Menu::Time,
    keys::window_previous_cut,
    keys::window_go_back_to_the_previous_cut,
    None,
    &[key(SHIFT, Key::X)],
);
pub(super) const OUT_OF_SUBTREE: Description = entry(
    Menu::Time,
    keys::window_out_of_this_subtree,
    keys::window_go_on_until_the_search,
    None,
    &[key(NONE, Key::U)],
);
pub(super) const TO_START: Description = entry(
    Menu::Time,
    keys::window_to_the_start,
    keys::window_show_the_first_moment,
    Some(Icon::ToStart),
    &[key(NONE, Key::Home)],
);
pub(super) const TO_END: Description = entry(
    Menu::Time,
    keys::window_to_the_end,
    keys::window_show_the_last_moment_and,
    Some(Icon::ToEnd),
    &[key(NONE, Key::End)],
);
pub(super) const ADD_BOOKMARK: Description = entry(
    Menu::Time,
    keys::window_bookmark_this_moment,
    keys::window_remember_this_moment_under_a,
    Some(Icon::Bookmark),
    &[key(CTRL, Key::B)],
);
