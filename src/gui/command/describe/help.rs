//! The menu *Help*: lessons and words about the program.

use egui::Key;

use super::{CTRL, NONE, entry, key};
use crate::game::text::t;
use crate::gui::command::{Description, Menu};
use crate::gui::icons::Icon;

pub(super) const PREDICT: Description = entry(
    Menu::Help,
    t("Predict, then reveal", "予想してから見る"),
    t(
        "On or off: before every step you are asked which node comes next",
        "オン・オフ。一歩ごとに次の節点を予想する",
    ),
    None,
    &[],
);
pub(super) const HINT: Description = entry(
    Menu::Help,
    t("Lesson: Hint", "教材: ヒント"),
    t("Something to think of", "考える手がかり"),
    None,
    &[],
);
pub(super) const SHOW_ANSWER: Description = entry(
    Menu::Help,
    t("Lesson: Show me", "教材: 答えを見る"),
    t(
        "Shows the answer in the tree, and why",
        "木の中で答えと理由を示す",
    ),
    None,
    &[],
);
pub(super) const PALETTE: Description = entry(
    Menu::Help,
    t("Command palette", "コマンドパレット"),
    t("Find any command by its name", "名前でコマンドを探す"),
    Some(Icon::Search),
    &[key(CTRL, Key::P)],
);
pub(super) const SHORTCUTS: Description = entry(
    Menu::Help,
    t("Keyboard", "キーボード"),
    t("All keys on one sheet", "キー操作の一覧"),
    Some(Icon::Keyboard),
    &[key(NONE, Key::F1)],
);
pub(super) const WHAT_IS_COUNTED: Description = entry(
    Menu::Help,
    t("What is counted", "何を数えているか"),
    t(
        "What every number on the screen means",
        "画面の各数値の意味",
    ),
    Some(Icon::Question),
    &[],
);
pub(super) const ABOUT: Description = entry(
    Menu::Help,
    t("About Yomiki", "読み木について"),
    t("What this program is", "このプログラムについて"),
    None,
    &[],
);
