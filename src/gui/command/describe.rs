//! The words, the icon and the keys of each command, in menu order.

use egui::{Key, KeyboardShortcut, Modifiers};

use super::{Command, Description, Menu};
use crate::game::text::t;
use crate::gui::icons::Icon;
use crate::problem::Game;
use crate::session::examples::{self, EXAMPLES};

const NONE: Modifiers = Modifiers::NONE;
const CTRL: Modifiers = Modifiers::COMMAND;
const SHIFT: Modifiers = Modifiers::SHIFT;

const fn key(modifiers: Modifiers, key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(modifiers, key)
}

const CTRL_SHIFT: Modifiers = Modifiers {
    shift: true,
    ..Modifiers::COMMAND
};

impl Command {
    pub fn describe(self) -> Description {
        use Command::*;
        let d =
            |menu, name, tip, icon: Option<Icon>, keys: &'static [KeyboardShortcut]| Description {
                menu,
                name,
                tip,
                icon,
                keys,
            };
        match self {
            New => d(
                Menu::File,
                t("New comparison", "新しい比較"),
                t(
                    "Start over with the ready example",
                    "はじめの例題からやり直す",
                ),
                None,
                const { &[key(CTRL, Key::N)] },
            ),
            Open => d(
                Menu::File,
                t("Open…", "開く…"),
                t(
                    "Open a session, a position or an event file",
                    "セッション・局面・イベントのファイルを開く",
                ),
                Some(Icon::Open),
                const { &[key(CTRL, Key::O)] },
            ),
            Save => d(
                Menu::File,
                t("Save", "保存"),
                t(
                    "Save position, algorithms and view",
                    "局面・探索法・表示を保存する",
                ),
                Some(Icon::Save),
                const { &[key(CTRL, Key::S)] },
            ),
            SaveAs => d(
                Menu::File,
                t("Save as…", "名前を付けて保存…"),
                t("Save under another name", "別の名前で保存する"),
                None,
                const { &[key(CTRL_SHIFT, Key::S)] },
            ),
            OpenEvents => d(
                Menu::File,
                t("Watch an event file…", "イベントファイルを見る…"),
                t(
                    "Show a search that another program wrote down",
                    "他のプログラムが書き出した探索を表示する",
                ),
                None,
                &[],
            ),
            ExportTree => d(
                Menu::File,
                t("Whole tree as picture…", "木全体を画像に…"),
                t(
                    "Write the whole tree as SVG or PNG",
                    "木全体をSVGまたはPNGに書き出す",
                ),
                Some(Icon::Camera),
                const { &[key(CTRL, Key::E)] },
            ),
            ExportTreeView => d(
                Menu::File,
                t("Tree as seen as picture…", "見えている木を画像に…"),
                t(
                    "Write the part of the tree that is on screen as SVG or PNG",
                    "画面に見えている部分の木をSVGまたはPNGに書き出す",
                ),
                None,
                const { &[key(CTRL_SHIFT, Key::E)] },
            ),
            ExportPlot => d(
                Menu::File,
                t("Curves as picture or table…", "曲線を画像や表に…"),
                t(
                    "Write the plot as SVG, PNG or CSV",
                    "グラフをSVG・PNG・CSVに書き出す",
                ),
                Some(Icon::Chart),
                &[],
            ),
            ExportReport => d(
                Menu::File,
                t("Run report…", "実行の報告…"),
                t(
                    "Write what was run and counted as Markdown",
                    "実行条件と計数をMarkdownに書き出す",
                ),
                None,
                &[],
            ),
            ExportRace => d(
                Menu::File,
                t("Race as picture…", "競走を画像に…"),
                t(
                    "Write all trees of the race as SVG or PNG",
                    "競走のすべての木をSVGまたはPNGに書き出す",
                ),
                Some(Icon::Flag),
                &[],
            ),
            ExportFilm => d(
                Menu::File,
                t("Race as film…", "競走を動画に…"),
                t(
                    "Write the whole race as an animated GIF; the Race pane sets its range, speed and size",
                    "競走全体をGIFアニメに書き出す。範囲・速さ・大きさは競走の欄で決める",
                ),
                Some(Icon::Screen),
                &[],
            ),
            ExportTsumeLine => d(
                Menu::File,
                t("Mating line as KIF…", "詰め手順をKIFに…"),
                t(
                    "Write the line of the solved tsume as KIF",
                    "解けた詰将棋の手順をKIFに書き出す",
                ),
                None,
                &[],
            ),
            ExportTsumeTree => d(
                Menu::File,
                t("Tsume solution as KIF…", "詰将棋の全変化をKIFに…"),
                t(
                    "Write every defence and its refutation as KIF with branches",
                    "すべての変化を分岐つきのKIFに書き出す",
                ),
                None,
                &[],
            ),
            CopyPicture => d(
                Menu::File,
                t("Copy picture of the window", "画面を画像としてコピー"),
                t(
                    "Put a picture of the window on the clipboard",
                    "画面の画像をクリップボードに置く",
                ),
                Some(Icon::Copy),
                const { &[key(CTRL_SHIFT, Key::C)] },
            ),
            CopyTree => d(
                Menu::File,
                t("Copy picture of the tree", "木を画像としてコピー"),
                t(
                    "Put the tree as seen on the clipboard as a picture",
                    "見えている木の画像をクリップボードに置く",
                ),
                None,
                &[],
            ),
            Quit => d(
                Menu::File,
                t("Quit", "終了"),
                t("Close the window", "ウィンドウを閉じる"),
                None,
                const { &[key(CTRL, Key::Q)] },
            ),
            Undo => d(
                Menu::Edit,
                t("Undo", "元に戻す"),
                t("Take back the last edit", "直前の編集を取り消す"),
                Some(Icon::Undo),
                const { &[key(CTRL, Key::Z)] },
            ),
            Redo => d(
                Menu::Edit,
                t("Redo", "やり直す"),
                t("Bring back what was undone", "取り消した編集を戻す"),
                Some(Icon::Redo),
                const { &[key(CTRL_SHIFT, Key::Z), key(CTRL, Key::Y)] },
            ),
            CopyPosition => d(
                Menu::Edit,
                t("Copy position", "局面をコピー"),
                t("Copy the position's notation", "局面の表記をコピーする"),
                Some(Icon::Copy),
                &[],
            ),
            PastePosition => d(
                Menu::Edit,
                t("Paste position", "局面を貼り付け"),
                t(
                    "Read a position from the clipboard, whatever its format",
                    "クリップボードの局面を形式を判別して読む",
                ),
                Some(Icon::Paste),
                &[],
            ),
            RandomPosition => d(
                Menu::Edit,
                t("Random position", "ランダムな局面"),
                t(
                    "Another position of the same kind",
                    "同じ種類の別の局面を作る",
                ),
                Some(Icon::Dice),
                const { &[key(CTRL, Key::R)] },
            ),
            AddAlgorithm => d(
                Menu::Edit,
                t("Add an algorithm", "探索法を加える"),
                t(
                    "Choose one more search to compare",
                    "比較する探索法をもう一つ選ぶ",
                ),
                None,
                &[],
            ),
            RemoveAlgorithm => d(
                Menu::Edit,
                t("Remove the algorithm", "探索法を外す"),
                t(
                    "The active one: its run goes to the past ones",
                    "選ばれている探索法を外す。その実行は過去の実行に残る",
                ),
                None,
                &[],
            ),
            AddBreakpoint => d(
                Menu::Run,
                t("Add a breakpoint", "停止条件を加える"),
                t(
                    "A running search pauses when a condition comes true",
                    "条件が成り立つと実行中の探索が一時停止する",
                ),
                None,
                &[],
            ),
            Slower => d(
                Menu::Run,
                t("Slower", "遅く"),
                t(
                    "Half the speed: so many events a second",
                    "速さを半分にする（1秒あたりのイベント数）",
                ),
                None,
                &[],
            ),
            Faster => d(
                Menu::Run,
                t("Faster", "速く"),
                t(
                    "Twice the speed: so many events a second",
                    "速さを倍にする（1秒あたりのイベント数）",
                ),
                None,
                &[],
            ),
            RunPause => d(
                Menu::Run,
                t("Run / pause", "実行/一時停止"),
                t(
                    "Run all searches, or hold them",
                    "すべての探索を実行・一時停止する",
                ),
                Some(Icon::Play),
                const { &[key(NONE, Key::Space)] },
            ),
            Stop => d(
                Menu::Run,
                t("Stop", "停止"),
                t(
                    "Stop all searches and keep what they know",
                    "すべての探索を止め、結果は残す",
                ),
                Some(Icon::Stop),
                const { &[key(NONE, Key::Escape)] },
            ),
            StepEvent => d(
                Menu::Run,
                t("One event", "1イベント進む"),
                t("Go on by one event", "1イベントだけ進む"),
                Some(Icon::Step),
                const { &[key(NONE, Key::Period)] },
            ),
            StepNode => d(
                Menu::Run,
                t("Next node", "次の節点へ"),
                t(
                    "Go on to the next node entered or selected",
                    "次に選ばれる節点まで進む",
                ),
                None,
                const { &[key(SHIFT, Key::Period)] },
            ),
            StepLeaf => d(
                Menu::Run,
                t("Next leaf", "次の端末へ"),
                t("Go on to the next leaf evaluation", "次の端末評価まで進む"),
                None,
                const { &[key(NONE, Key::L)] },
            ),
            StepCut => d(
                Menu::Run,
                t("Next cut", "次のカットへ"),
                t("Go on to the next cut", "次のカットまで進む"),
                None,
                const { &[key(NONE, Key::X)] },
            ),
            RunAgain => d(
                Menu::Run,
                t("Run again", "もう一度実行"),
                t("Start all searches anew", "すべての探索を最初から実行する"),
                Some(Icon::Reset),
                const { &[key(CTRL, Key::Enter)] },
            ),
            SolveTsume => d(
                Menu::Run,
                t("Solve as tsume", "詰将棋として解く"),
                t(
                    "Find the mate by checks alone in the position on the board",
                    "盤面の局面から、王手の連続による詰みを探す",
                ),
                Some(Icon::Board),
                const { &[key(CTRL, Key::M)] },
            ),
            SolveEndgame => d(
                Menu::Run,
                t("Solve the endgame", "終盤を完全に読む"),
                t(
                    "The exact score of every move of the Othello board, printed on its square; again to stop. Some 24 empties take seconds, each one more three times as long",
                    "オセロ盤のすべての手の正確な得点をマスに表示する。もう一度で中止。空き24マス程度までは数秒、1マス増えるごとに約3倍かかる",
                ),
                Some(Icon::Search),
                const { &[key(NONE, Key::F8)] },
            ),
            ClearRuns => d(
                Menu::Run,
                t("Clear runs", "実行結果を消す"),
                t("Forget the recorded runs", "記録した実行を消す"),
                Some(Icon::Trash),
                &[],
            ),
            BackEvent => d(
                Menu::Time,
                t("One event back", "1イベント戻る"),
                t("Go back by one event", "1イベントだけ戻る"),
                Some(Icon::StepBack),
                const { &[key(NONE, Key::Comma)] },
            ),
            BackNode => d(
                Menu::Time,
                t("Previous node", "前の節点へ"),
                t(
                    "Go back to the previous node entered or selected",
                    "前に選ばれた節点まで戻る",
                ),
                None,
                const { &[key(SHIFT, Key::Comma)] },
            ),
            BackLeaf => d(
                Menu::Time,
                t("Previous leaf", "前の端末へ"),
                t(
                    "Go back to the previous leaf evaluation",
                    "前の端末評価まで戻る",
                ),
                None,
                const { &[key(SHIFT, Key::L)] },
            ),
            BackCut => d(
                Menu::Time,
                t("Previous cut", "前のカットへ"),
                t("Go back to the previous cut", "前のカットまで戻る"),
                None,
                const { &[key(SHIFT, Key::X)] },
            ),
            OutOfSubtree => d(
                Menu::Time,
                t("Out of this subtree", "この部分木を抜ける"),
                t(
                    "Go on until the search leaves the current node for good",
                    "今の節点の処理が終わるまで進む",
                ),
                None,
                const { &[key(NONE, Key::U)] },
            ),
            ToStart => d(
                Menu::Time,
                t("To the start", "先頭へ"),
                t("Show the first moment", "最初の時点を表示する"),
                Some(Icon::ToStart),
                const { &[key(NONE, Key::Home)] },
            ),
            ToEnd => d(
                Menu::Time,
                t("To the end", "末尾へ"),
                t(
                    "Show the last moment and follow the search",
                    "最後の時点を表示し、探索に追従する",
                ),
                Some(Icon::ToEnd),
                const { &[key(NONE, Key::End)] },
            ),
            AddBookmark => d(
                Menu::Time,
                t("Bookmark this moment", "この時点にしおり"),
                t(
                    "Remember this moment under a name",
                    "この時点を名前を付けて覚える",
                ),
                Some(Icon::Bookmark),
                const { &[key(CTRL, Key::B)] },
            ),
            TreeFit => d(
                Menu::Tree,
                t("Fit", "全体を表示"),
                t("Show the whole tree", "木全体を表示する"),
                Some(Icon::Fit),
                const { &[key(NONE, Key::Z)] },
            ),
            TreeCentre => d(
                Menu::Tree,
                t("Centre", "中央に"),
                t(
                    "Bring the selected node to the middle",
                    "選んだ節点を中央に置く",
                ),
                None,
                const { &[key(NONE, Key::C)] },
            ),
            TreeRoot => d(
                Menu::Tree,
                t("Root", "根へ"),
                t("Select the root", "根を選ぶ"),
                None,
                const { &[key(NONE, Key::R)] },
            ),
            TreeFold => d(
                Menu::Tree,
                t("Fold or unfold", "たたむ/開く"),
                t(
                    "Fold the selected subtree, or open it again",
                    "選んだ部分木をたたむ・開く",
                ),
                None,
                const { &[key(NONE, Key::H)] },
            ),
            TreeFollow => d(
                Menu::Tree,
                t("Follow the search", "探索を追う"),
                t(
                    "Keep the node being searched in view",
                    "探索中の節点を常に表示する",
                ),
                Some(Icon::Follow),
                const { &[key(NONE, Key::F)] },
            ),
            TreeFreeze => d(
                Menu::Tree,
                t("Freeze the picture", "描画を固定"),
                t(
                    "Hold the drawing still while the search goes on",
                    "探索は続けたまま描画だけ止める",
                ),
                None,
                const { &[key(NONE, Key::G)] },
            ),
            TreeFoldFinished => d(
                Menu::Tree,
                t("Fold what is finished", "済んだ部分木をたたむ"),
                t(
                    "Draw finished subtrees as triangles with their number of nodes",
                    "済んだ部分木を節点数つきの三角形にまとめる",
                ),
                Some(Icon::Fold),
                const { &[key(SHIFT, Key::H)] },
            ),
            TreeLink => d(
                Menu::Tree,
                t("One camera for all trees", "すべての木で視点を共有"),
                t(
                    "Pan and zoom all trees together",
                    "すべての木を同時に動かし拡大する",
                ),
                Some(Icon::Link),
                const { &[key(NONE, Key::K)] },
            ),
            SearchFromHere => d(
                Menu::Tree,
                t("Search from here", "ここから探索"),
                t(
                    "Make the selected node the new position",
                    "選んだ節点を新しい局面にする",
                ),
                None,
                &[],
            ),
            SwitchTheme => d(
                Menu::View,
                t("Light / dark", "明るい/暗い"),
                t(
                    "Switch between the light and the dark theme",
                    "明暗の配色を切り替える",
                ),
                Some(Icon::Sun),
                const { &[key(CTRL, Key::D)] },
            ),
            SwitchLanguage => d(
                Menu::View,
                t("日本語", "English"),
                t("Switch to Japanese", "英語に切り替える"),
                Some(Icon::Language),
                const { &[key(CTRL, Key::L)] },
            ),
            Presentation => d(
                Menu::View,
                t("Presentation", "発表モード"),
                t(
                    "Large type for a projector",
                    "プロジェクター用に文字を大きくする",
                ),
                Some(Icon::Screen),
                const { &[key(NONE, Key::F5)] },
            ),
            FillWindow => d(
                Menu::View,
                t("One pane for the whole window", "一つの欄を画面いっぱいに"),
                t(
                    "The pane that has the keyboard, or else the one pointed at or called last, fills the window; once more, and all are back",
                    "キーボードで操作中の欄、なければ最後に指した欄か呼び出した欄を画面いっぱいに表示する。もう一度で元に戻る",
                ),
                Some(Icon::Grow),
                const { &[key(NONE, Key::F11)] },
            ),
            NextPane => d(
                Menu::View,
                t("To the next pane", "次の欄へ"),
                t(
                    "The keyboard goes to the next pane; Tab goes on from there",
                    "キーボード操作を次の欄に移す。その先はTabで進む",
                ),
                None,
                const { &[key(NONE, Key::F6)] },
            ),
            PreviousPane => d(
                Menu::View,
                t("To the previous pane", "前の欄へ"),
                t(
                    "The keyboard goes to the pane before; Tab goes on from there",
                    "キーボード操作を前の欄に移す。その先はTabで進む",
                ),
                None,
                const { &[key(SHIFT, Key::F6)] },
            ),
            MenuBar => d(
                Menu::View,
                t("To the menus", "メニューへ"),
                t(
                    "The first menu opens, and the keyboard goes into it",
                    "最初のメニューを開き、キーボード操作を移す",
                ),
                None,
                const { &[key(NONE, Key::F10)] },
            ),
            LargerText => d(
                Menu::View,
                t("Larger", "拡大"),
                t("Make everything larger", "全体を大きくする"),
                None,
                const { &[key(CTRL, Key::Plus), key(CTRL, Key::Equals)] },
            ),
            SmallerText => d(
                Menu::View,
                t("Smaller", "縮小"),
                t("Make everything smaller", "全体を小さくする"),
                None,
                const { &[key(CTRL, Key::Minus)] },
            ),
            ResetLayout => d(
                Menu::View,
                t("Reset layout", "配置を元に戻す"),
                t(
                    "Put all panes back in their places",
                    "すべての欄を元の配置に戻す",
                ),
                None,
                &[],
            ),
            ShowPane(kind) => d(Menu::View, kind.name(), kind.tip(), Some(kind.icon()), &[]),
            ShowRace(page) => d(Menu::View, page.full_name(), page.tip(), None, &[]),
            SwitchTo(game) => d(
                Menu::Edit,
                match game {
                    Game::Tree => t("Switch to a tree", "木に切り替える"),
                    Game::AndOr => t("Switch to an AND/OR tree", "AND/OR木に切り替える"),
                    Game::Othello => t("Switch to Othello", "オセロに切り替える"),
                    Game::Shogi => t("Switch to shogi", "将棋に切り替える"),
                },
                t(
                    "Where it was left, or its first example",
                    "前に見ていた局面か、最初の例題",
                ),
                None,
                &[],
            ),
            Example(at) => {
                let example = EXAMPLES.get(at).unwrap_or(examples::first());
                d(Menu::File, example.name, example.tip, None, &[])
            }
            Predict => d(
                Menu::Help,
                t("Predict, then reveal", "予想してから見る"),
                t(
                    "On or off: before every step you are asked which node comes next",
                    "オン・オフ。一歩ごとに次の節点を予想する",
                ),
                None,
                &[],
            ),
            Hint => d(
                Menu::Help,
                t("Lesson: Hint", "教材: ヒント"),
                t("Something to think of", "考える手がかり"),
                None,
                &[],
            ),
            ShowAnswer => d(
                Menu::Help,
                t("Lesson: Show me", "教材: 答えを見る"),
                t(
                    "Shows the answer in the tree, and why",
                    "木の中で答えと理由を示す",
                ),
                None,
                &[],
            ),
            Palette => d(
                Menu::Help,
                t("Command palette", "コマンドパレット"),
                t("Find any command by its name", "名前でコマンドを探す"),
                Some(Icon::Search),
                const { &[key(CTRL, Key::P)] },
            ),
            Shortcuts => d(
                Menu::Help,
                t("Keyboard", "キーボード"),
                t("All keys on one sheet", "キー操作の一覧"),
                Some(Icon::Keyboard),
                const { &[key(NONE, Key::F1)] },
            ),
            WhatIsCounted => d(
                Menu::Help,
                t("What is counted", "何を数えているか"),
                t(
                    "What every number on the screen means",
                    "画面の各数値の意味",
                ),
                Some(Icon::Question),
                &[],
            ),
            About => d(
                Menu::Help,
                t("About Yomiki", "読み木について"),
                t("What this program is", "このプログラムについて"),
                None,
                &[],
            ),
        }
    }
}
