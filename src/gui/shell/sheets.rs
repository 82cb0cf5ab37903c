//! Sheets that cover the window for a moment: all keys, what is counted, what this program is.

use egui::{Grid, Id, Modal, RichText, ScrollArea, Ui};

use super::{focus, keys};
use crate::game::text::{Lang, Text, t};
use crate::gui::command::{Command, Menu};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sheet {
    Shortcuts,
    WhatIsCounted,
    About,
}

/// Shows the sheet; says whether it should be closed.
pub fn ui(ui: &Ui, sheet: Sheet, lang: Lang) -> bool {
    let screen = ui.ctx().content_rect();
    let modal = Modal::new(Id::unique("sheet")).show(ui.ctx(), |ui| {
        ui.set_width(760.0_f32.min(screen.width() - 60.0));
        ui.heading(title(sheet).get(lang));
        ui.separator();
        let height = screen.height() - 170.0;
        // As high at once as it will be: an area would grow frame by frame.
        let page = ScrollArea::vertical()
            .max_height(height)
            .min_scrolled_height(height);
        page.show(ui, |ui| {
            focus::scroll_by_keys(ui);
            // Beside the bar, not under it.
            ui.set_max_width(ui.available_width() - ui.spacing().scroll.bar_width - 4.0);
            match sheet {
                Sheet::Shortcuts => shortcuts(ui, lang),
                Sheet::WhatIsCounted => definitions(ui, lang),
                Sheet::About => about(ui, lang),
            }
        });
        ui.separator();
        let close = ui.button(lang.pick("Close", "閉じる"));
        // The only stop here: who leaves it is led back to where the sheet was called. Arrows scroll.
        close.request_focus();
        focus::keep_arrows(ui, &close);
        close.clicked()
    });
    modal.inner || modal.should_close()
}

fn title(sheet: Sheet) -> Text {
    match sheet {
        Sheet::Shortcuts => t("Keyboard", "キーボード"),
        Sheet::WhatIsCounted => t("What is counted", "何を数えているか"),
        Sheet::About => t("About Yomiki", "読み木について"),
    }
}

/// The columns of keys and of names, in heights of a line; what is told of them needs as much.
const KEYS: f32 = 11.0;
const NAMES: f32 = 13.0;
const TIPS: f32 = 11.0;

fn shortcuts(ui: &mut Ui, lang: Lang) {
    let line = ui.text_style_height(&egui::TextStyle::Body);
    let narrow = ui.available_width() < (KEYS + NAMES + TIPS) * line;
    for menu in Menu::ALL {
        let rows: Vec<Command> = Command::all()
            .into_iter()
            .filter(|c| c.describe().menu == menu && !c.describe().keys.is_empty())
            .collect();
        if rows.is_empty() {
            continue;
        }
        ui.label(RichText::new(menu.name().get(lang)).strong());
        for command in rows {
            let d = command.describe();
            let keys: Vec<String> = d.keys.iter().map(|k| keys::text(ui.ctx(), k)).collect();
            let keys = RichText::new(keys.join("  ")).monospace();
            let (name, tip) = (d.name.get(lang), RichText::new(d.tip.get(lang)).weak());
            if narrow {
                ui.horizontal_wrapped(|ui| {
                    ui.label(keys);
                    ui.label(name);
                });
                below(ui, tip);
                continue;
            }
            ui.horizontal_top(|ui| {
                cell(ui, KEYS, keys);
                cell(ui, NAMES, RichText::new(name));
                ui.add(egui::Label::new(tip).wrap());
            });
        }
        ui.add_space(8.0);
    }
    for (place, keys) in ON_DRAWINGS {
        let (place, keys) = (RichText::new(place.get(lang)).strong(), keys.get(lang));
        if narrow {
            ui.label(place);
            below(ui, RichText::new(keys));
            continue;
        }
        ui.horizontal_top(|ui| {
            cell(ui, KEYS, place);
            ui.add(egui::Label::new(keys).wrap());
        });
    }
}

/// What is told of the line above, where there is no room beside it.
fn below(ui: &mut Ui, text: RichText) {
    ui.indent("below", |ui| ui.add(egui::Label::new(text).wrap()));
}

/// What keys and pointer do in trees and on boards.
const ON_DRAWINGS: [(Text, Text); 11] = [
    (
        t("Everywhere", "どこでも"),
        t(
            "Tab and Shift+Tab go from thing to thing · Enter or Space does what it says · Esc leaves it, but first stops a search that is running",
            "TabとShift+Tabで移動 · EnterまたはSpaceで実行 · Escで離れる(探索の実行中は、まず探索を止める)",
        ),
    ),
    (
        t("In a tree", "木の中で"),
        t(
            "Arrow keys walk to parent, child and siblings · drag to pan · wheel to zoom · double-click to fold",
            "矢印キーで親・子・兄弟へ移動 · ドラッグで移動 · ホイールで拡大 · ダブルクリックでたたむ",
        ),
    ),
    (
        t("On a time line", "時間軸で"),
        t(
            "Left and Right go by one event · Page Up and Page Down by a twentieth of the recording",
            "左右の矢印キーで1イベントずつ · PageUpとPageDownで記録の20分の1ずつ",
        ),
    ),
    (
        t("In the overviews", "全体図で"),
        t(
            "In the icicle arrow keys walk as in a tree · in the strip Left and Right go by a column, Page Up and Page Down by a \
             twentieth · Enter selects",
            "つらら図では矢印キーで木と同じように移動 · 訪問順の帯では左右の矢印キーで1列ずつ、PageUpとPageDownで20分の1ずつ · Enterで選ぶ",
        ),
    ),
    (
        t("In a lesson", "教材で"),
        t(
            "Page Up and Page Down scroll its text, also from the trees",
            "PageUpとPageDownで説明文をスクロール(木の中からも)",
        ),
    ),
    (
        t("In a tree that is set up", "木を編集するとき"),
        t(
            "Arrow keys walk · Enter types a leaf's value · Insert adds a child · Delete removes · T turns true and false",
            "矢印キーで移動 · Enterで端末の値を入力 · Insertで子を追加 · Deleteで削除 · Tで真偽を入れ替え",
        ),
    ),
    (
        t("On an Othello board", "オセロ盤で"),
        t(
            "Click places · press and drag paints · right-click cycles · arrow keys move the cursor · B W E or x o . set its square and go on to the next · \
             P plays moves, Enter where the cursor is",
            "クリックで置く · 押したまま動かして塗る · 右クリックで切り替え · 矢印キーでカーソルを移動 · B W Eまたはx o .でそのマスに置いて次のマスへ進む · \
             Pで着手モード、Enterでカーソルの位置に打つ",
        ),
    ),
    (
        t("On a shogi board", "将棋盤で"),
        t(
            "Click twice or drag moves · right-click promotes and turns · arrow keys move the cursor · Enter is a click · \
             M plays moves, E edits · while editing: K R B G S N L P put a piece, with Shift gote's · + promotes · T turns · H gives to the hand, \
             on an empty square it chooses what is held (with Shift gote's) · W the other side to move · Delete removes",
            "2回クリックまたはドラッグで動かす · 右クリックで成り・向き · 矢印キーでカーソルを移動 · Enterはクリック · \
             Mで指し手モード、Eで編集 · 編集中は: K R B G S N L Pで駒を置く(Shiftで後手) · +で成り · Tで向き · Hで持駒へ、\
             空きマスでは持駒を選ぶ(Shiftで後手) · Wで手番 · Deleteで駒箱へ",
        ),
    ),
    (
        t("Playing on it", "将棋盤で指す"),
        t(
            "Enter takes up the piece at the cursor, and puts it where the cursor has gone · R B G S N L P take one from the hand, \
             Enter drops it · Esc puts it back · Y promotes, N does not (or an arrow and Enter)",
            "Enterでカーソルの駒を取り上げ、移動した先でもう一度Enterで指す · R B G S N L Pで持駒を選び、Enterで打つ · \
             Escでやめる · 成るならY、成らないならN(または矢印キーとEnter)",
        ),
    ),
    (
        t("In a solved mate problem", "解いた詰将棋で"),
        t(
            "Left and Right (or , and .) go through the line · Home and End to its ends",
            "左右の矢印キー(または , と .)で手順を1手ずつ · HomeとEndで最初と最後へ",
        ),
    ),
    (
        t("In a game, or a mate problem", "対局・詰将棋で"),
        t(
            "Arrow keys go to what can be moved, in hand too, and with a piece taken up to where it can go · Enter takes up and puts · \
             R B G S N L P take a piece from the hand · Esc puts it back",
            "矢印キーで動かせる駒・持駒へ、駒を選んだ後は行き先へ移動 · Enterで選ぶ・指す · \
             R B G S N L Pで持駒を選ぶ · Escでやめる",
        ),
    ),
];

/// A cell so many heights of a line wide, so that all tables stand in the same columns.
fn cell(ui: &mut Ui, lines: f32, text: RichText) {
    let width = lines * ui.text_style_height(&egui::TextStyle::Body);
    ui.vertical(|ui| {
        ui.set_width(width);
        ui.add(egui::Label::new(text).wrap());
    });
}

/// The names of the counts, and what they mean.
const DEFINITIONS: &[(&str, Text)] = &[
    (
        "visits",
        t(
            "Leaf evaluations, repeated ones included.",
            "端末の評価回数(繰り返しを含む)。",
        ),
    ),
    (
        "leaves",
        t("Different leaves evaluated.", "評価した異なる端末の数。"),
    ),
    (
        "inner visits",
        t(
            "Inner nodes entered, repeats included.",
            "中間節点に入った回数(繰り返しを含む)。",
        ),
    ),
    (
        "nodes",
        t(
            "Visits and inner visits together; paper 003 compares these.",
            "visitsとinner visitsの和。論文003が比べる数。",
        ),
    ),
    (
        "expanded",
        t(
            "Inner nodes whose children were generated.",
            "子節点を生成した中間節点の数。",
        ),
    ),
    (
        "OPEN",
        t(
            "Nodes waiting to be searched. GSEARCH and RSEARCH: OPEN of all levels, dormant members included, right \
             after an expansion. Stockman's SSS* and DUAL*: all states, SOLVED ones included. Depth-first searches: \
             generated siblings not yet searched along the current path.",
            "探索を待つ節点の数。GSEARCHとRSEARCHでは全段のOPEN(休眠中を含む)を展開直後に数える。StockmanのSSS*とDUAL*では\
             SOLVEDを含む全状態。深さ優先探索では現在の路に沿って生成され未探索の兄弟の数。",
        ),
    ),
    (
        "cells",
        t(
            "Nodes held in memory: MAX CELL of paper 000. α-β: one for the root and one for every child along the path. \
             Table searches: entries and path.",
            "記憶している節点の数(論文000のMAX CELL)。α-βでは根と路に沿った子の数、表を使う探索では項目数と路の長さ。",
        ),
    ),
    (
        "bytes",
        t(
            "Capacity of cells, heap, table and stacks.",
            "セル・ヒープ・表・スタックの確保量。",
        ),
    ),
    (
        "re-searches",
        t(
            "Searches repeated with a wider window.",
            "広いウィンドウでやり直した回数。",
        ),
    ),
    (
        "iterations",
        t(
            "Passes of MT searches, rounds of deepening.",
            "MT探索の回数、反復深化の回数。",
        ),
    ),
    (
        "Knuth–Moore floor",
        t(
            "b^⌈d/2⌉ + b^⌊d/2⌋ − 1: no search needs fewer leaves on a uniform tree of depth d and branching b.",
            "b^⌈d/2⌉ + b^⌊d/2⌋ − 1。分枝数b・深さdの一様な木で、どの探索もこれより少ない端末では済まない。",
        ),
    ),
];

/// What is proved of the searches, and when it holds.
pub const PROMISES: &[(Text, Text)] = &[
    (
        t("surpass", "凌ぐ"),
        t(
            "A surpasses B if on every tree A searches and expands only what B searches and expands.",
            "どの木でも、Aが探索・展開する節点をBも必ず探索・展開するとき、AはBを凌ぐという。",
        ),
    ),
    (
        t("eligible", "有資格"),
        t(
            "P is eligible while β̄(P) > ᾱ(P): whatever the leaves are that nobody has seen, α-β will come to P.",
            "β̄(P) > ᾱ(P)の間、Pは有資格。まだ見ていない端末が何であれ、α-βは必ずPに来る。",
        ),
    ),
    (
        t("Lemma 3.1", "補題3.1"),
        t(
            "Every search that selects only eligible nodes surpasses α-β, and no other search does (paper 000).",
            "有資格な節点だけを選ぶ探索はα-βを凌ぎ、それ以外の探索は凌がない(論文000)。",
        ),
    ),
    (
        t("Theorem 3.1", "定理3.1"),
        t(
            "SSS* is unsurpassed: no search surpasses it and anywhere looks at less (paper 000).",
            "SSS*は非劣である。SSS*を凌ぎ、しかもどこかでより少なく済ませる探索はない(論文000)。",
        ),
    ),
    (
        t("conditions", "条件"),
        t(
            "The same order of children for both, ties to the left, no table of positions, no deepening. The race names the one that is not met.",
            "両者で子の順序が同じ、同点は左優先、局面の表なし、反復深化なし。満たさない条件は競走の画面に示される。",
        ),
    ),
    (
        t("MT-SSS*", "MT-SSS*"),
        t(
            "Stockman's SSS* and MT-SSS* evaluate the same leaves in the same order; with distinct leaf values SSS* as it is called here does too.",
            "StockmanのSSS*とMT-SSS*は同じ端末を同じ順に評価する。端末の値がすべて異なれば、ここでのSSS*も同じ。",
        ),
    ),
];

fn definitions(ui: &mut Ui, lang: Lang) {
    Grid::new("definitions")
        .num_columns(2)
        .spacing([18.0, 8.0])
        .show(ui, |ui| {
            for (name, text) in DEFINITIONS {
                ui.label(RichText::new(*name).strong());
                ui.add(egui::Label::new(text.get(lang)).wrap());
                ui.end_row();
            }
        });
    ui.add_space(6.0);
    ui.weak(lang.pick(
        "The textbook's SSS* is Stockman's; the one called SSS* here is Ibaraki's form, which never needs more leaves.",
        "教科書のSSS*はStockmanの形。ここでSSS*と呼ぶのは茨木の形で、端末数がそれより多くなることはない。",
    ));
    ui.add_space(10.0);
    ui.label(RichText::new(lang.pick("What is proved", "証明されていること")).strong());
    Grid::new("promises")
        .num_columns(2)
        .spacing([18.0, 8.0])
        .show(ui, |ui| {
            for (name, text) in PROMISES {
                ui.label(RichText::new(name.get(lang)).strong());
                ui.add(egui::Label::new(text.get(lang)).wrap());
                ui.end_row();
            }
        });
}

fn about(ui: &mut Ui, lang: Lang) {
    ui.label(RichText::new(format!("Yomiki 読み木 {}", env!("CARGO_PKG_VERSION"))).strong());
    ui.label(lang.pick(
        "A workbench in which people see game-tree search think: click a position together, press run, and watch the \
         trees grow side by side, on one clock, with a reason for every cut.",
        "ゲーム木探索の「考え」を見るための作業台です。局面を作り、実行すると、木が並んで育ち、同じ時計で比べられ、すべてのカットに理由が示されます。",
    ));
}
