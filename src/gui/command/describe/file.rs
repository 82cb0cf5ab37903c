//! The menu *File*: files, pictures, the clipboard.

use crate::base::messages::keys;
use egui::Key;

use super::{CTRL, CTRL_SHIFT, entry, key};
use crate::gui::command::{Description, Menu};
use crate::gui::icons::Icon;

pub(super) const NEW: Description = entry(
    Menu::File,
    keys::window_new_comparison,
    keys::window_start_over_with_the_ready,
    None,
    &[key(CTRL, Key::N)],
);
pub(super) const OPEN: Description = entry(
    Menu::File,
    keys::window_open,
    keys::window_open_a_session_a_position,
    Some(Icon::Open),
    &[key(CTRL, Key::O)],
);
pub(super) const SAVE: Description = entry(
    Menu::File,
    keys::window_save,
    keys::window_save_position_algorithms_and_the,
    Some(Icon::Save),
    &[key(CTRL, Key::S)],
);
pub(super) const SAVE_AS: Description = entry(
    Menu::File,
    keys::window_save_as,
    keys::window_save_under_another_name,
    None,
    &[key(CTRL_SHIFT, Key::S)],
);
pub(super) const OPEN_EVENTS: Description = entry(
    Menu::File,
    keys::window_watch_an_event_file,
    keys::window_show_a_search_that_another,
    None,
    &[],
);
pub(super) const EXPORT_TREE: Description = entry(
    Menu::File,
    keys::window_whole_tree_as_picture,
    keys::window_write_the_whole_tree_as,
    Some(Icon::Camera),
    &[key(CTRL, Key::E)],
);
pub(super) const EXPORT_TREE_VIEW: Description = entry(
    Menu::File,
    keys::window_tree_as_seen_as_picture,
    keys::window_write_the_part_of_the,
    None,
    &[key(CTRL_SHIFT, Key::E)],
);
pub(super) const EXPORT_PLOT: Description = entry(
    Menu::File,
    keys::window_curves_as_picture_or_table,
    keys::window_write_the_plot_as_svg,
    Some(Icon::Chart),
    &[],
);
pub(super) const EXPORT_REPORT: Description = entry(
    Menu::File,
    keys::window_run_report,
    keys::window_write_what_was_run_and,
    None,
    &[],
);
pub(super) const EXPORT_RACE: Description = entry(
    Menu::File,
    keys::window_race_as_picture,
    keys::window_write_all_trees_of_the,
    Some(Icon::Flag),
    &[],
);
pub(super) const EXPORT_FILM: Description = entry(
    Menu::File,
    keys::window_race_as_film,
    keys::window_write_the_whole_race_as,
    Some(Icon::Screen),
    &[],
);
pub(super) const EXPORT_TSUME_LINE: Description = entry(
    Menu::File,
    keys::window_mating_line_as_kif,
    keys::window_write_the_line_of_the,
    None,
    &[],
);
pub(super) const EXPORT_TSUME_TREE: Description = entry(
    Menu::File,
    keys::window_tsume_solution_as_kif,
    keys::window_write_every_defence_and_its,
    None,
    &[],
);
pub(super) const COPY_PICTURE: Description = entry(
    Menu::File,
    keys::window_copy_picture_of_the_window,
    keys::window_put_a_picture_of_the,
    Some(Icon::Copy),
    &[key(CTRL_SHIFT, Key::C)],
);
pub(super) const COPY_TREE: Description = entry(
    Menu::File,
    keys::window_copy_picture_of_the_tree,
    keys::window_put_the_tree_as_seen,
    None,
    &[],
);
pub(super) const QUIT: Description = entry(
    Menu::File,
    keys::window_quit,
    keys::window_close_the_window,
    None,
    &[key(CTRL, Key::Q)],
);
