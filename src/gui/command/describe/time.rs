//! The menu *Time*: moments of a run.

use egui::Key;

use super::{CTRL, NONE, SHIFT, entry, key};
use crate::game::text::t;
use crate::gui::command::{Description, Menu};
use crate::gui::icons::Icon;

pub(super) const BACK_EVENT: Description = entry(
    Menu::Time,
    t("One event back", "1イベント戻る"),
    t("Go back by one event", "1イベントだけ戻る"),
    Some(Icon::StepBack),
    &[key(NONE, Key::Comma)],
);
pub(super) const BACK_NODE: Description = entry(
    Menu::Time,
    t("Previous node", "前の節点へ"),
    t(
        "Go back to the previous node entered or selected",
        "前に選ばれた節点まで戻る",
    ),
    None,
    &[key(SHIFT, Key::Comma)],
);
pub(super) const BACK_LEAF: Description = entry(
    Menu::Time,
    t("Previous leaf", "前の端末へ"),
    t(
        "Go back to the previous leaf evaluation",
        "前の端末評価まで戻る",
    ),
    None,
    &[key(SHIFT, Key::L)],
);
pub(super) const BACK_CUT: Description = entry(
    Menu::Time,
    t("Previous cut", "前のカットへ"),
    t("Go back to the previous cut", "前のカットまで戻る"),
    None,
    &[key(SHIFT, Key::X)],
);
pub(super) const OUT_OF_SUBTREE: Description = entry(
    Menu::Time,
    t("Out of this subtree", "この部分木を抜ける"),
    t(
        "Go on until the search leaves the current node for good",
        "今の節点の処理が終わるまで進む",
    ),
    None,
    &[key(NONE, Key::U)],
);
pub(super) const TO_START: Description = entry(
    Menu::Time,
    t("To the start", "先頭へ"),
    t("Show the first moment", "最初の時点を表示する"),
    Some(Icon::ToStart),
    &[key(NONE, Key::Home)],
);
pub(super) const TO_END: Description = entry(
    Menu::Time,
    t("To the end", "末尾へ"),
    t(
        "Show the last moment and follow the search",
        "最後の時点を表示し、探索に追従する",
    ),
    Some(Icon::ToEnd),
    &[key(NONE, Key::End)],
);
pub(super) const ADD_BOOKMARK: Description = entry(
    Menu::Time,
    t("Bookmark this moment", "この時点にしおり"),
    t(
        "Remember this moment under a name",
        "この時点を名前を付けて覚える",
    ),
    Some(Icon::Bookmark),
    &[key(CTRL, Key::B)],
);
