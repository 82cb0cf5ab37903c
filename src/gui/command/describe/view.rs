//! The menu *View*: the window.

use egui::Key;

use super::{CTRL, NONE, SHIFT, entry, key};
use crate::game::text::t;
use crate::gui::command::{Description, Menu};
use crate::gui::icons::Icon;

pub(super) const SWITCH_THEME: Description = entry(
    Menu::View,
    t("Light / dark", "明るい/暗い"),
    t(
        "Switch between the light and the dark theme",
        "明暗の配色を切り替える",
    ),
    Some(Icon::Sun),
    &[key(CTRL, Key::D)],
);
pub(super) const SWITCH_LANGUAGE: Description = entry(
    Menu::View,
    t("日本語", "English"),
    t("Switch to Japanese", "英語に切り替える"),
    Some(Icon::Language),
    &[key(CTRL, Key::L)],
);
pub(super) const PRESENTATION: Description = entry(
    Menu::View,
    t("Presentation", "発表モード"),
    t(
        "Large type for a projector",
        "プロジェクター用に文字を大きくする",
    ),
    Some(Icon::Screen),
    &[key(NONE, Key::F5)],
);
pub(super) const FILL_WINDOW: Description = entry(
    Menu::View,
    t("One pane for the whole window", "一つの欄を画面いっぱいに"),
    t(
        "The pane that has the keyboard, or else the one pointed at or called last, fills the window; once more, and all are back",
        "キーボードで操作中の欄、なければ最後に指した欄か呼び出した欄を画面いっぱいに表示する。もう一度で元に戻る",
    ),
    Some(Icon::Grow),
    &[key(NONE, Key::F11)],
);
pub(super) const NEXT_PANE: Description = entry(
    Menu::View,
    t("To the next pane", "次の欄へ"),
    t(
        "The keyboard goes to the next pane; Tab goes on from there",
        "キーボード操作を次の欄に移す。その先はTabで進む",
    ),
    None,
    &[key(NONE, Key::F6)],
);
pub(super) const PREVIOUS_PANE: Description = entry(
    Menu::View,
    t("To the previous pane", "前の欄へ"),
    t(
        "The keyboard goes to the pane before; Tab goes on from there",
        "キーボード操作を前の欄に移す。その先はTabで進む",
    ),
    None,
    &[key(SHIFT, Key::F6)],
);
pub(super) const MENU_BAR: Description = entry(
    Menu::View,
    t("To the menus", "メニューへ"),
    t(
        "The first menu opens, and the keyboard goes into it",
        "最初のメニューを開き、キーボード操作を移す",
    ),
    None,
    &[key(NONE, Key::F10)],
);
pub(super) const LARGER_TEXT: Description = entry(
    Menu::View,
    t("Larger", "拡大"),
    t("Make everything larger", "全体を大きくする"),
    None,
    &[key(CTRL, Key::Plus), key(CTRL, Key::Equals)],
);
pub(super) const SMALLER_TEXT: Description = entry(
    Menu::View,
    t("Smaller", "縮小"),
    t("Make everything smaller", "全体を小さくする"),
    None,
    &[key(CTRL, Key::Minus)],
);
pub(super) const USUAL_TEXT: Description = entry(
    Menu::View,
    t("Usual size", "元の大きさ"),
    t(
        "Make everything as large as it was at first",
        "全体を元の大きさに戻す",
    ),
    None,
    &[key(CTRL, Key::Num0)],
);
pub(super) const RESET_LAYOUT: Description = entry(
    Menu::View,
    t("Reset layout", "配置を元に戻す"),
    t(
        "Put all panes back in their places",
        "すべての欄を元の配置に戻す",
    ),
    None,
    &[],
);
