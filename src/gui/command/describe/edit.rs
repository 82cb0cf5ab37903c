//! The menu *Edit*: the document.

use crate::base::messages::keys;
use egui::Key;

use super::{CTRL, CTRL_SHIFT, entry, key};
use crate::gui::command::{Description, Menu};
use crate::gui::desk::Desk;
use crate::gui::icons::Icon;

pub(super) const UNDO: Description = entry(
    Menu::Edit,
    keys::window_undo,
    keys::window_take_back_the_last_edit,
    Some(Icon::Undo),
    &[key(CTRL, Key::Z)],
);
pub(super) const REDO: Description = entry(
    Menu::Edit,
    keys::window_redo,
    keys::window_bring_back_what_was_undone,
    Some(Icon::Redo),
    &[key(CTRL_SHIFT, Key::Z), key(CTRL, Key::Y)],
);
pub(super) const COPY_POSITION: Description = entry(
    Menu::Edit,
    keys::window_copy_position,
    keys::window_copy_the_positions_notation,
    Some(Icon::Copy),
    &[],
);
pub(super) const PASTE_POSITION: Description = entry(
    Menu::Edit,
    keys::window_paste_position,
    keys::window_read_a_position_from_the,
    Some(Icon::Paste),
    &[],
);
pub(super) const RANDOM_POSITION: Description = entry(
    Menu::Edit,
    keys::window_random_position,
    keys::window_another_position_of_the_same,
    Some(Icon::Dice),
    &[key(CTRL, Key::R)],
);
pub(super) const ADD_ALGORITHM: Description = entry(
    Menu::Edit,
    keys::window_add_an_algorithm,
    keys::window_choose_one_more_search_to,
    None,
    &[],
);
pub(super) const REMOVE_ALGORITHM: Description = entry(
    Menu::Edit,
    keys::window_remove_the_algorithm,
    keys::window_the_active_one_its_run,
    None,
    &[],
);

/// Taking the position to another desk.
pub(super) fn send(to: Desk) -> Description {
    let (name, tip) = match to {
        Desk::Solve => (keys::desk_solve_this, keys::desk_solve_this_tip),
        Desk::Play => (keys::desk_play_from_here, keys::desk_play_from_here_tip),
        Desk::Watch | Desk::Learn | Desk::Lab => (keys::desk_watch_this, keys::desk_watch_this_tip),
    };
    entry(Menu::Edit, name, tip, Some(to.icon()), &[])
}
