//! Which panes there are, and what they are called.

use serde::{Deserialize, Serialize};

use super::icons::Icon;
use crate::game::text::{Text, t};

/// One kind of pane; each lives in its own file under `panes`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum PaneKind {
    Position,
    Algorithms,
    /// All runners' trees side by side.
    Trees,
    Timeline,
    Plots,
    Inspector,
    Open,
    Code,
    Overview,
    Runs,
    Race,
    Learn,
    /// Tsume problems, solved and browsed.
    Tsume,
    Play,
    Lab,
}

impl PaneKind {
    pub const ALL: [PaneKind; 15] = [
        PaneKind::Position,
        PaneKind::Algorithms,
        PaneKind::Trees,
        PaneKind::Timeline,
        PaneKind::Plots,
        PaneKind::Inspector,
        PaneKind::Open,
        PaneKind::Code,
        PaneKind::Overview,
        PaneKind::Runs,
        PaneKind::Race,
        PaneKind::Learn,
        PaneKind::Tsume,
        PaneKind::Play,
        PaneKind::Lab,
    ];

    /// The name on the command line.
    pub const fn id(self) -> &'static str {
        match self {
            PaneKind::Position => "position",
            PaneKind::Algorithms => "algorithms",
            PaneKind::Trees => "trees",
            PaneKind::Timeline => "timeline",
            PaneKind::Plots => "plots",
            PaneKind::Inspector => "inspector",
            PaneKind::Open => "open",
            PaneKind::Code => "code",
            PaneKind::Overview => "overview",
            PaneKind::Runs => "runs",
            PaneKind::Race => "race",
            PaneKind::Learn => "learn",
            PaneKind::Tsume => "tsume",
            PaneKind::Play => "play",
            PaneKind::Lab => "lab",
        }
    }

    /// Whether it is about runs, which are gone through in time: those whose games, problems or
    /// experiments have a time of their own are not.
    pub const fn has_time(self) -> bool {
        !matches!(self, PaneKind::Tsume | PaneKind::Play | PaneKind::Lab)
    }

    /// The pane of a name, or of the title on its tab: `inspector`, `why`, `Past runs`, `曲線`.
    pub fn find(text: &str) -> Option<PaneKind> {
        let letters = |text: &str| {
            let kept = text.chars().filter(|c| c.is_alphanumeric());
            kept.flat_map(char::to_lowercase).collect::<String>()
        };
        let wanted = letters(text);
        PaneKind::ALL.into_iter().find(|kind| {
            let title = kind.name();
            [kind.id(), title.en, title.ja]
                .into_iter()
                .any(|name| letters(name) == wanted)
        })
    }

    pub const fn name(self) -> Text {
        match self {
            PaneKind::Position => t("Position", "局面"),
            PaneKind::Algorithms => t("Algorithms", "探索法"),
            PaneKind::Trees => t("Trees", "木"),
            PaneKind::Timeline => t("Timeline", "時間軸"),
            PaneKind::Plots => t("Curves", "曲線"),
            PaneKind::Inspector => t("Why?", "なぜ?"),
            PaneKind::Open => t("OPEN", "OPEN"),
            PaneKind::Code => t("Pseudo-code", "擬似コード"),
            PaneKind::Overview => t("Overview", "全体図"),
            PaneKind::Runs => t("Past runs", "過去の実行"),
            PaneKind::Race => t("Race", "競走"),
            PaneKind::Learn => t("Learn", "学ぶ"),
            PaneKind::Tsume => t("Tsume", "詰将棋"),
            PaneKind::Play => t("Play", "対局"),
            PaneKind::Lab => t("Lab", "実験室"),
        }
    }

    pub const fn tip(self) -> Text {
        match self {
            PaneKind::Position => t(
                "The position, to be edited by mouse or keys",
                "局面をマウスやキーで編集する",
            ),
            PaneKind::Algorithms => t(
                "Which searches are compared, and how",
                "比較する探索法とその設定",
            ),
            PaneKind::Trees => t("The search trees, side by side", "探索木を並べて見る"),
            PaneKind::Timeline => t(
                "Scrub through the search like a film",
                "探索を映画のように前後に動かす",
            ),
            PaneKind::Plots => t(
                "OPEN, memory and counts over time",
                "OPEN・メモリ使用量・計数の推移",
            ),
            PaneKind::Inspector => t(
                "All about the selected node, and why",
                "選んだ節点のすべてとその理由",
            ),
            PaneKind::Open => t("The OPEN list as a table", "OPENリストの表"),
            PaneKind::Code => t(
                "The algorithm's steps, the current one lit",
                "手順を示し、今の行を光らせる",
            ),
            PaneKind::Overview => t(
                "Icicle, strip and depth histogram of a tree",
                "つらら図・帯・深さの分布",
            ),
            PaneKind::Runs => t("Runs so far in one table", "これまでの実行の表"),
            PaneKind::Race => t("All runners on one clock", "同じ時計で競走させる"),
            PaneKind::Learn => t("Short lessons with questions", "問いのある短い教材"),
            PaneKind::Tsume => t(
                "Solve shogi mates and browse their solutions",
                "詰将棋を解き、解答を調べる",
            ),
            PaneKind::Play => t(
                "A game against an engine, with clocks",
                "エンジンと対局する（時計つき）",
            ),
            PaneKind::Lab => t(
                "The papers' experiments, and your own",
                "論文の実験と自作の実験",
            ),
        }
    }

    pub const fn icon(self) -> Icon {
        match self {
            PaneKind::Position | PaneKind::Tsume => Icon::Board,
            PaneKind::Algorithms => Icon::Gear,
            PaneKind::Trees => Icon::Tree,
            PaneKind::Timeline => Icon::ToEnd,
            PaneKind::Plots => Icon::Chart,
            PaneKind::Inspector => Icon::Question,
            PaneKind::Open | PaneKind::Runs | PaneKind::Code => Icon::List,
            PaneKind::Overview => Icon::Fit,
            PaneKind::Race | PaneKind::Play => Icon::Flag,
            PaneKind::Learn => Icon::Book,
            PaneKind::Lab => Icon::Flask,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pane_is_found_by_its_name_and_by_its_title() {
        for kind in PaneKind::ALL {
            for name in [kind.id(), kind.name().en, kind.name().ja] {
                assert_eq!(PaneKind::find(name), Some(kind), "{name}");
            }
        }
        assert_eq!(PaneKind::find("why"), Some(PaneKind::Inspector));
        assert_eq!(PaneKind::find("curves"), Some(PaneKind::Plots));
        assert_eq!(PaneKind::find("past-runs"), Some(PaneKind::Runs));
        assert_eq!(
            (PaneKind::find("nothing"), PaneKind::find("?")),
            (None, None)
        );
    }
}
