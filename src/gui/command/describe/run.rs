//! The menu *Run*: searches.

use egui::Key;

use super::{CTRL, NONE, SHIFT, entry, key};
use crate::game::text::t;
use crate::gui::command::{Description, Menu};
use crate::gui::icons::Icon;

pub(super) const ADD_BREAKPOINT: Description = entry(
    Menu::Run,
    t("Add a breakpoint", "停止条件を加える"),
    t(
        "A running search pauses when a condition comes true",
        "条件が成り立つと実行中の探索が一時停止する",
    ),
    None,
    &[],
);
pub(super) const RUN_PAUSE: Description = entry(
    Menu::Run,
    t("Run / pause", "実行/一時停止"),
    t(
        "Run all searches, or hold them",
        "すべての探索を実行・一時停止する",
    ),
    Some(Icon::Play),
    &[key(NONE, Key::Space)],
);
pub(super) const STOP: Description = entry(
    Menu::Run,
    t("Stop", "停止"),
    t(
        "Stop all searches and keep what they know",
        "すべての探索を止め、結果は残す",
    ),
    Some(Icon::Stop),
    &[key(NONE, Key::Escape)],
);
pub(super) const STEP_EVENT: Description = entry(
    Menu::Run,
    t("One event", "1イベント進む"),
    t("Go on by one event", "1イベントだけ進む"),
    Some(Icon::Step),
    &[key(NONE, Key::Period)],
);
pub(super) const STEP_NODE: Description = entry(
    Menu::Run,
    t("Next node", "次の節点へ"),
    t(
        "Go on to the next node entered or selected",
        "次に選ばれる節点まで進む",
    ),
    None,
    &[key(SHIFT, Key::Period)],
);
pub(super) const STEP_LEAF: Description = entry(
    Menu::Run,
    t("Next leaf", "次の端末へ"),
    t("Go on to the next leaf evaluation", "次の端末評価まで進む"),
    None,
    &[key(NONE, Key::L)],
);
pub(super) const STEP_CUT: Description = entry(
    Menu::Run,
    t("Next cut", "次のカットへ"),
    t("Go on to the next cut", "次のカットまで進む"),
    None,
    &[key(NONE, Key::X)],
);
pub(super) const RUN_AGAIN: Description = entry(
    Menu::Run,
    t("Run again", "もう一度実行"),
    t("Start all searches anew", "すべての探索を最初から実行する"),
    Some(Icon::Reset),
    &[key(CTRL, Key::Enter)],
);
pub(super) const SOLVE_TSUME: Description = entry(
    Menu::Run,
    t("Solve as tsume", "詰将棋として解く"),
    t(
        "Find the mate by checks alone in the position on the board",
        "盤面の局面から、王手の連続による詰みを探す",
    ),
    Some(Icon::Board),
    &[key(CTRL, Key::M)],
);
pub(super) const SOLVE_ENDGAME: Description = entry(
    Menu::Run,
    t("Solve the endgame", "終盤を完全に読む"),
    t(
        "The exact score of every move of the Othello board, printed on its square; again to stop. Some 24 empties take seconds, each one more three times as long",
        "オセロ盤のすべての手の正確な得点をマスに表示する。もう一度で中止。空き24マス程度までは数秒、1マス増えるごとに約3倍かかる",
    ),
    Some(Icon::Search),
    &[key(NONE, Key::F8)],
);
pub(super) const CLEAR_RUNS: Description = entry(
    Menu::Run,
    t("Clear runs", "実行結果を消す"),
    t("Forget the recorded runs", "記録した実行を消す"),
    Some(Icon::Trash),
    &[],
);
pub(super) const SLOWER: Description = entry(
    Menu::Run,
    t("Slower", "遅く"),
    t(
        "Half the speed: so many events a second",
        "速さを半分にする（1秒あたりのイベント数）",
    ),
    None,
    &[],
);
pub(super) const FASTER: Description = entry(
    Menu::Run,
    t("Faster", "速く"),
    t(
        "Twice the speed: so many events a second",
        "速さを倍にする（1秒あたりのイベント数）",
    ),
    None,
    &[],
);
