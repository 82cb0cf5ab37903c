//! The menu *Tree*: the trees' picture.

use crate::base::messages::keys;
use egui::Key;

use super::{NONE, SHIFT, entry, key};
use crate::gui::command::{Description, Menu};
use crate::gui::icons::Icon;

pub(super) const TREE_FIT: Description = entry(
    Menu::Tree,
    keys::window_fit,
    keys::window_show_the_whole_tree,
    Some(Icon::Fit),
    &[key(NONE, Key::Z)],
);
pub(super) const TREE_CENTRE: Description = entry(
    Menu::Tree,
    keys::window_centre,
    keys::window_bring_the_selected_node_to,
    None,
    &[key(NONE, Key::C)],
);
pub(super) const TREE_ROOT: Description = entry(
    Menu::Tree,
    keys::window_root,
    keys::window_select_the_root,
    None,
    &[key(NONE, Key::R)],
);
pub(super) const TREE_FOLD: Description = entry(
    Menu::Tree,
    keys::window_fold_or_unfold,
    keys::window_fold_the_selected_subtree_or,
    None,
    &[key(NONE, Key::H)],
);
pub(super) const TREE_FOLLOW: Description = entry(
    Menu::Tree,
    keys::window_follow_the_search,
    keys::window_keep_the_node_being_searched,
    Some(Icon::Follow),
    &[key(NONE, Key::F)],
);
pub(super) const TREE_FREEZE: Description = entry(
    Menu::Tree,
    keys::window_freeze_the_picture,
    keys::window_hold_the_drawing_still_while,
    None,
    &[key(NONE, Key::G)],
);
pub(super) const TREE_FOLD_FINISHED: Description = entry(
    Menu::Tree,
    keys::window_fold_what_is_finished,
    keys::window_draw_finished_subtrees_as_triangles,
    Some(Icon::Fold),
    &[key(SHIFT, Key::H)],
);
pub(super) const TREE_LINK: Description = entry(
    Menu::Tree,
    keys::window_one_camera_for_all_trees,
    keys::window_pan_and_zoom_all_trees,
    Some(Icon::Link),
    &[key(NONE, Key::K)],
);
pub(super) const SEARCH_FROM_HERE: Description = entry(
    Menu::Tree,
    keys::window_search_from_here,
    keys::window_make_the_selected_node_the,
    None,
    &[],
);
