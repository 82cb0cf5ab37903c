//! The menu *Tree*: the trees' picture.

use egui::Key;

use super::{NONE, SHIFT, entry, key};
use crate::game::text::t;
use crate::gui::command::{Description, Menu};
use crate::gui::icons::Icon;

pub(super) const TREE_FIT: Description = entry(
    Menu::Tree,
    t("Fit", "全体を表示"),
    t("Show the whole tree", "木全体を表示する"),
    Some(Icon::Fit),
    &[key(NONE, Key::Z)],
);
pub(super) const TREE_CENTRE: Description = entry(
    Menu::Tree,
    t("Centre", "中央に"),
    t(
        "Bring the selected node to the middle",
        "選んだ節点を中央に置く",
    ),
    None,
    &[key(NONE, Key::C)],
);
pub(super) const TREE_ROOT: Description = entry(
    Menu::Tree,
    t("Root", "根へ"),
    t("Select the root", "根を選ぶ"),
    None,
    &[key(NONE, Key::R)],
);
pub(super) const TREE_FOLD: Description = entry(
    Menu::Tree,
    t("Fold or unfold", "たたむ/開く"),
    t(
        "Fold the selected subtree, or open it again",
        "選んだ部分木をたたむ・開く",
    ),
    None,
    &[key(NONE, Key::H)],
);
pub(super) const TREE_FOLLOW: Description = entry(
    Menu::Tree,
    t("Follow the search", "探索を追う"),
    t(
        "Keep the node being searched in view",
        "探索中の節点を常に表示する",
    ),
    Some(Icon::Follow),
    &[key(NONE, Key::F)],
);
pub(super) const TREE_FREEZE: Description = entry(
    Menu::Tree,
    t("Freeze the picture", "描画を固定"),
    t(
        "Hold the drawing still while the search goes on",
        "探索は続けたまま描画だけ止める",
    ),
    None,
    &[key(NONE, Key::G)],
);
pub(super) const TREE_FOLD_FINISHED: Description = entry(
    Menu::Tree,
    t("Fold what is finished", "済んだ部分木をたたむ"),
    t(
        "Draw finished subtrees as triangles with their number of nodes",
        "済んだ部分木を節点数つきの三角形にまとめる",
    ),
    Some(Icon::Fold),
    &[key(SHIFT, Key::H)],
);
pub(super) const TREE_LINK: Description = entry(
    Menu::Tree,
    t("One camera for all trees", "すべての木で視点を共有"),
    t(
        "Pan and zoom all trees together",
        "すべての木を同時に動かし拡大する",
    ),
    Some(Icon::Link),
    &[key(NONE, Key::K)],
);
pub(super) const SEARCH_FROM_HERE: Description = entry(
    Menu::Tree,
    t("Search from here", "ここから探索"),
    t(
        "Make the selected node the new position",
        "選んだ節点を新しい局面にする",
    ),
    None,
    &[],
);
