//! The menu *File*: files, pictures, the clipboard.

use egui::Key;

use super::{CTRL, CTRL_SHIFT, entry, key};
use crate::game::text::t;
use crate::gui::command::{Description, Menu};
use crate::gui::icons::Icon;

pub(super) const NEW: Description = entry(
    Menu::File,
    t("New comparison", "新しい比較"),
    t(
        "Start over with the ready example",
        "はじめの例題からやり直す",
    ),
    None,
    &[key(CTRL, Key::N)],
);
pub(super) const OPEN: Description = entry(
    Menu::File,
    t("Open…", "開く…"),
    t(
        "Open a session, a position or an event file",
        "セッション・局面・イベントのファイルを開く",
    ),
    Some(Icon::Open),
    &[key(CTRL, Key::O)],
);
pub(super) const SAVE: Description = entry(
    Menu::File,
    t("Save", "保存"),
    t(
        "Save position, algorithms and the moment shown",
        "局面・探索法・表示中の時点を保存する",
    ),
    Some(Icon::Save),
    &[key(CTRL, Key::S)],
);
pub(super) const SAVE_AS: Description = entry(
    Menu::File,
    t("Save as…", "名前を付けて保存…"),
    t("Save under another name", "別の名前で保存する"),
    None,
    &[key(CTRL_SHIFT, Key::S)],
);
pub(super) const OPEN_EVENTS: Description = entry(
    Menu::File,
    t("Watch an event file…", "イベントファイルを見る…"),
    t(
        "Show a search that another program wrote down",
        "他のプログラムが書き出した探索を表示する",
    ),
    None,
    &[],
);
pub(super) const EXPORT_TREE: Description = entry(
    Menu::File,
    t("Whole tree as picture…", "木全体を画像に…"),
    t(
        "Write the whole tree as SVG or PNG",
        "木全体をSVGまたはPNGに書き出す",
    ),
    Some(Icon::Camera),
    &[key(CTRL, Key::E)],
);
pub(super) const EXPORT_TREE_VIEW: Description = entry(
    Menu::File,
    t("Tree as seen as picture…", "見えている木を画像に…"),
    t(
        "Write the part of the tree that is on screen as SVG or PNG",
        "画面に見えている部分の木をSVGまたはPNGに書き出す",
    ),
    None,
    &[key(CTRL_SHIFT, Key::E)],
);
pub(super) const EXPORT_PLOT: Description = entry(
    Menu::File,
    t("Curves as picture or table…", "曲線を画像や表に…"),
    t(
        "Write the plot as SVG, PNG or CSV",
        "グラフをSVG・PNG・CSVに書き出す",
    ),
    Some(Icon::Chart),
    &[],
);
pub(super) const EXPORT_REPORT: Description = entry(
    Menu::File,
    t("Run report…", "実行の報告…"),
    t(
        "Write what was run and counted as Markdown",
        "実行条件と計数をMarkdownに書き出す",
    ),
    None,
    &[],
);
pub(super) const EXPORT_RACE: Description = entry(
    Menu::File,
    t("Race as picture…", "競走を画像に…"),
    t(
        "Write all trees of the race as SVG or PNG",
        "競走のすべての木をSVGまたはPNGに書き出す",
    ),
    Some(Icon::Flag),
    &[],
);
pub(super) const EXPORT_FILM: Description = entry(
    Menu::File,
    t("Race as film…", "競走を動画に…"),
    t(
        "Write the whole race as an animated GIF; the Race pane sets its range, speed and size",
        "競走全体をGIFアニメに書き出す。範囲・速さ・大きさは競走の欄で決める",
    ),
    Some(Icon::Screen),
    &[],
);
pub(super) const EXPORT_TSUME_LINE: Description = entry(
    Menu::File,
    t("Mating line as KIF…", "詰め手順をKIFに…"),
    t(
        "Write the line of the solved tsume as KIF",
        "解けた詰将棋の手順をKIFに書き出す",
    ),
    None,
    &[],
);
pub(super) const EXPORT_TSUME_TREE: Description = entry(
    Menu::File,
    t("Tsume solution as KIF…", "詰将棋の全変化をKIFに…"),
    t(
        "Write every defence and its refutation as KIF with branches",
        "すべての変化を分岐つきのKIFに書き出す",
    ),
    None,
    &[],
);
pub(super) const COPY_PICTURE: Description = entry(
    Menu::File,
    t("Copy picture of the window", "画面を画像としてコピー"),
    t(
        "Put a picture of the window on the clipboard",
        "画面の画像をクリップボードに置く",
    ),
    Some(Icon::Copy),
    &[key(CTRL_SHIFT, Key::C)],
);
pub(super) const COPY_TREE: Description = entry(
    Menu::File,
    t("Copy picture of the tree", "木を画像としてコピー"),
    t(
        "Put the tree as seen on the clipboard as a picture",
        "見えている木の画像をクリップボードに置く",
    ),
    None,
    &[],
);
pub(super) const QUIT: Description = entry(
    Menu::File,
    t("Quit", "終了"),
    t("Close the window", "ウィンドウを閉じる"),
    None,
    &[key(CTRL, Key::Q)],
);
