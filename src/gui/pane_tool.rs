//! What single panes offer: the words on their buttons, which are also the names by which they are
//! called from anywhere.

use super::pane_kind::PaneKind;
use crate::game::text::{Text, t};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PaneTool {
    StartPosition,
    ClearBoard,
    FlipBoard,
    RestToGote,
    CopyBod,
    CopyKif,
    CopyCsa,
    LogCurves,
    RunsAsMarkdown,
    RunsAsCsv,
    RaceSideBySide,
    RaceMerged,
    RaceIcicle,
    NextStep,
    StepBefore,
    Slides,
    ExerciseSheet,
    AnswerKey,
    NextProblem,
    ProblemBefore,
    SolveSet,
    AttackYourself,
    NewGame,
    TakeBack,
    Resign,
    MoveNow,
    SaveGame,
    CopyRecord,
    SearchPosition,
    RunExperiment,
    ComposeExperiment,
    ExportResults,
}

/// The words of a tool.
struct Words {
    pane: PaneKind,
    /// On its button.
    name: Text,
    /// Among all commands, with its pane.
    full_name: Text,
    tip: Text,
}

impl PaneTool {
    pub const ALL: [PaneTool; 32] = [
        PaneTool::StartPosition,
        PaneTool::ClearBoard,
        PaneTool::FlipBoard,
        PaneTool::RestToGote,
        PaneTool::CopyBod,
        PaneTool::CopyKif,
        PaneTool::CopyCsa,
        PaneTool::LogCurves,
        PaneTool::RunsAsMarkdown,
        PaneTool::RunsAsCsv,
        PaneTool::RaceSideBySide,
        PaneTool::RaceMerged,
        PaneTool::RaceIcicle,
        PaneTool::NextStep,
        PaneTool::StepBefore,
        PaneTool::Slides,
        PaneTool::ExerciseSheet,
        PaneTool::AnswerKey,
        PaneTool::NextProblem,
        PaneTool::ProblemBefore,
        PaneTool::SolveSet,
        PaneTool::AttackYourself,
        PaneTool::NewGame,
        PaneTool::TakeBack,
        PaneTool::Resign,
        PaneTool::MoveNow,
        PaneTool::SaveGame,
        PaneTool::CopyRecord,
        PaneTool::SearchPosition,
        PaneTool::RunExperiment,
        PaneTool::ComposeExperiment,
        PaneTool::ExportResults,
    ];

    /// The pane it stands in.
    pub const fn pane(self) -> PaneKind {
        self.words().pane
    }

    pub const fn name(self) -> Text {
        self.words().name
    }

    /// The same among all commands.
    pub const fn full_name(self) -> Text {
        self.words().full_name
    }

    pub const fn tip(self) -> Text {
        self.words().tip
    }

    const fn words(self) -> Words {
        macro_rules! words {
            (Position, $($words:literal),*) => { words!(Position "Position" "局面", $($words),*) };
            (Plots, $($words:literal),*) => { words!(Plots "Curves" "曲線", $($words),*) };
            (Runs, $($words:literal),*) => { words!(Runs "Past runs" "過去の実行", $($words),*) };
            (Race, $($words:literal),*) => { words!(Race "Race" "競走", $($words),*) };
            (Learn, $($words:literal),*) => { words!(Learn "Learn" "学ぶ", $($words),*) };
            (Tsume, $($words:literal),*) => { words!(Tsume "Tsume" "詰将棋", $($words),*) };
            (Play, $($words:literal),*) => { words!(Play "Play" "対局", $($words),*) };
            (Lab, $($words:literal),*) => { words!(Lab "Lab" "実験室", $($words),*) };
            (
                $pane:ident $pane_english:literal $pane_japanese:literal,
                $english:literal, $japanese:literal, $tip:literal, $japanese_tip:literal
            ) => {
                Words {
                    pane: PaneKind::$pane,
                    name: t($english, $japanese),
                    full_name: t(
                        concat!($pane_english, ": ", $english),
                        concat!($pane_japanese, ": ", $japanese),
                    ),
                    tip: t($tip, $japanese_tip),
                }
            };
        }
        match self {
            PaneTool::StartPosition => words!(
                Position,
                "Starting position",
                "初期局面",
                "The board as a game begins",
                "対局開始のときの盤にする"
            ),
            PaneTool::ClearBoard => words!(
                Position,
                "Clear the board",
                "盤を空にする",
                "Take everything off the board, and in shogi out of both hands",
                "盤上のものをすべて取り除く(将棋では持駒も)"
            ),
            PaneTool::FlipBoard => words!(
                Position,
                "See the board from the other side",
                "盤を反転して見る",
                "Flip the shogi board for the eye; the position stays",
                "将棋盤を反対側から見る(局面は変わらない)"
            ),
            PaneTool::RestToGote => words!(
                Position,
                "Rest of the pieces to gote's hand",
                "残りの駒を後手の持駒にする",
                "The rest of the pieces to gote's hand, as in tsume problems",
                "残りの駒をすべて後手の持駒にする(詰将棋)"
            ),
            PaneTool::CopyBod => words!(
                Position,
                "Copy the position as BOD",
                "局面をBOD形式でコピー",
                "The shogi position as a diagram in text",
                "将棋の局面を文字の図面でコピーする"
            ),
            PaneTool::CopyKif => words!(
                Position,
                "Copy the position as KIF",
                "局面をKIF形式でコピー",
                "The shogi position as Japanese programs write it",
                "将棋の局面をKIF形式でコピーする"
            ),
            PaneTool::CopyCsa => words!(
                Position,
                "Copy the position as CSA",
                "局面をCSA形式でコピー",
                "The shogi position as programs exchange it",
                "将棋の局面をCSA形式でコピーする"
            ),
            PaneTool::LogCurves => words!(
                Plots,
                "log",
                "対数",
                "Logarithmic height, or linear again",
                "縦軸を対数にする、または元に戻す"
            ),
            PaneTool::RunsAsMarkdown => words!(
                Runs,
                "Copy as Markdown",
                "Markdownでコピー",
                "The table of all runs, for a text",
                "すべての実行の表を文書用にコピーする"
            ),
            PaneTool::RunsAsCsv => words!(
                Runs,
                "Copy as CSV",
                "CSVでコピー",
                "The table of all runs, for a spreadsheet",
                "すべての実行の表を表計算用にコピーする"
            ),
            PaneTool::RaceSideBySide => words!(
                Race,
                "side by side",
                "並べる",
                "A tree for every runner",
                "探索法ごとに木を並べる"
            ),
            PaneTool::RaceMerged => words!(
                Race,
                "merged",
                "重ねる",
                "The two that are compared in one tree; a flag shows where they part and how much one of them searches there alone",
                "比較中の2つを1つの木に重ねる。旗は分岐点と、一方だけが探索した節点数を示す"
            ),
            PaneTool::RaceIcicle => words!(
                Race,
                "icicle",
                "つらら図",
                "The two that are compared as one icicle: a bar is as wide as its subtree has leaves",
                "比較中の2つを重ねたつらら図。幅は部分木の端末数"
            ),
            PaneTool::NextStep => words!(Learn, "Next ▸", "次へ ▸", "The next step", "次の段へ"),
            PaneTool::StepBefore => {
                words!(Learn, "◂ Back", "◂ 戻る", "The step before", "前の段へ")
            }
            PaneTool::Slides => words!(
                Learn,
                "Slides (PNG)…",
                "スライド(PNG)…",
                "A picture for every step and every answer, numbered, into a folder",
                "各段と各解答の画像を番号付きでフォルダーに書き出す"
            ),
            PaneTool::ExerciseSheet => words!(
                Learn,
                "Exercise sheet…",
                "練習問題…",
                "The questions with blank trees, to print",
                "印刷用。木の値を空けた問題"
            ),
            PaneTool::AnswerKey => words!(
                Learn,
                "Answer key…",
                "解答…",
                "The same sheet with the answers",
                "同じ問題の解答付き"
            ),
            PaneTool::NextProblem => words!(
                Tsume,
                "Next problem",
                "次の問題",
                "The next problem of the set, which is solved at once",
                "問題集の次の問題を開いて解く"
            ),
            PaneTool::ProblemBefore => words!(
                Tsume,
                "Previous problem",
                "前の問題",
                "The problem of the set before this one, which is solved at once",
                "問題集の前の問題を開いて解く"
            ),
            PaneTool::SolveSet => words!(
                Tsume,
                "Solve all",
                "全題を解く",
                "Solve what is not solved yet, with the options above",
                "まだ解いていない問題を、上の設定で解く"
            ),
            PaneTool::AttackYourself => words!(
                Tsume,
                "Attack yourself",
                "自分で攻める",
                "You give the checks, the solver defends as well as can be",
                "あなたが王手をかけ、ソルバーが最善に受けます"
            ),
            PaneTool::NewGame => words!(
                Play,
                "New game",
                "新しい対局",
                "Leave this game and set up another; in the middle of a game press it twice, for what is not saved of it is gone",
                "この対局を終えて設定に戻る（対局中は2回押す。保存していない棋譜は残らない）"
            ),
            PaneTool::TakeBack => words!(
                Play,
                "Take back",
                "待った",
                "Back to your last move, clocks too",
                "自分の前の手番まで戻す（時計も戻す）"
            ),
            PaneTool::Resign => words!(
                Play,
                "Resign",
                "投了",
                "Give this game up; press it twice",
                "この対局を投了する（2回押す）"
            ),
            PaneTool::MoveNow => words!(
                Play,
                "Move now",
                "すぐ指す",
                "The program plays the best move it has found so far",
                "プログラムに、ここまでの最善手を指させる"
            ),
            PaneTool::SaveGame => words!(
                Play,
                "Save the game…",
                "棋譜を保存…",
                "Write the moves so far, times and values to a file: KIF, KI2 or CSA for shogi, GGF for Othello",
                "ここまでの指し手・時間・評価値をファイルに書き出す（将棋はKIF・KI2・CSA、オセロはGGF）"
            ),
            PaneTool::CopyRecord => words!(
                Play,
                "Copy the record",
                "棋譜をコピー",
                "The moves so far as text: KIF for shogi, GGF for Othello",
                "ここまでの指し手を文字でコピーする（将棋はKIF、オセロはGGF）"
            ),
            PaneTool::SearchPosition => words!(
                Play,
                "Search this position",
                "この局面を探索",
                "Set the position shown here up for searching; the game goes on, and undo brings back what was set up",
                "ここに見えている局面を探索用に設定する（対局は続き、元に戻せる）"
            ),
            PaneTool::RunExperiment => words!(
                Lab,
                "Run the experiment",
                "実験を実行",
                "Searches in the background; finished ones are kept",
                "裏で探索する。済んだ探索は残る"
            ),
            PaneTool::ComposeExperiment => words!(
                Lab,
                "Compose one…",
                "作る…",
                "An experiment of your own: begins with the position and the algorithms of the window",
                "自作の実験。今の局面と探索法から始める"
            ),
            PaneTool::ExportResults => words!(
                Lab,
                "Export the results…",
                "結果を書き出す…",
                "Markdown, JSON, CSV of the tables, SVG and PNG of the figures, into a folder",
                "Markdown・JSON、表のCSV、図のSVGとPNGをフォルダーに書き出す"
            ),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tool_is_called_by_its_pane_and_its_name() {
        for (i, tool) in PaneTool::ALL.into_iter().enumerate() {
            assert_eq!(tool as usize, i);
            let (pane, name) = (tool.pane().name(), tool.name());
            let full = tool.full_name();
            assert_eq!(full.en, format!("{}: {}", pane.en, name.en));
            assert_eq!(full.ja, format!("{}: {}", pane.ja, name.ja));
        }
    }
}
