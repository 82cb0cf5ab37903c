//! The menu *Edit*: the document.

use egui::Key;

use super::{CTRL, CTRL_SHIFT, entry, key};
use crate::game::text::t;
use crate::gui::command::{Description, Menu};
use crate::gui::icons::Icon;

pub(super) const UNDO: Description = entry(
    Menu::Edit,
    t("Undo", "元に戻す"),
    t("Take back the last edit", "直前の編集を取り消す"),
    Some(Icon::Undo),
    &[key(CTRL, Key::Z)],
);
pub(super) const REDO: Description = entry(
    Menu::Edit,
    t("Redo", "やり直す"),
    t("Bring back what was undone", "取り消した編集を戻す"),
    Some(Icon::Redo),
    &[key(CTRL_SHIFT, Key::Z), key(CTRL, Key::Y)],
);
pub(super) const COPY_POSITION: Description = entry(
    Menu::Edit,
    t("Copy position", "局面をコピー"),
    t("Copy the position's notation", "局面の表記をコピーする"),
    Some(Icon::Copy),
    &[],
);
pub(super) const PASTE_POSITION: Description = entry(
    Menu::Edit,
    t("Paste position", "局面を貼り付け"),
    t(
        "Read a position from the clipboard, whatever its format",
        "クリップボードの局面を形式を判別して読む",
    ),
    Some(Icon::Paste),
    &[],
);
pub(super) const RANDOM_POSITION: Description = entry(
    Menu::Edit,
    t("Random position", "ランダムな局面"),
    t(
        "Another position of the same kind",
        "同じ種類の別の局面を作る",
    ),
    Some(Icon::Dice),
    &[key(CTRL, Key::R)],
);
pub(super) const ADD_ALGORITHM: Description = entry(
    Menu::Edit,
    t("Add an algorithm", "探索法を加える"),
    t(
        "Choose one more search to compare",
        "比較する探索法をもう一つ選ぶ",
    ),
    None,
    &[],
);
pub(super) const REMOVE_ALGORITHM: Description = entry(
    Menu::Edit,
    t("Remove the algorithm", "探索法を外す"),
    t(
        "The active one: its run goes to the past ones",
        "選ばれている探索法を外す。その実行は過去の実行に残る",
    ),
    None,
    &[],
);
