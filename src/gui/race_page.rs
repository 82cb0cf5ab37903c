//! The pages of a race: what they are called in the pane and by the command that opens them.

use crate::game::text::{Text, t};

/// What the lower half of the race shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum RacePage {
    #[default]
    Score,
    Forks,
    Effort,
    Memory,
    Dial,
    Passes,
    WhatIf,
    Film,
}

impl RacePage {
    pub const ALL: [RacePage; 8] = [
        RacePage::Score,
        RacePage::Forks,
        RacePage::Effort,
        RacePage::Memory,
        RacePage::Dial,
        RacePage::Passes,
        RacePage::WhatIf,
        RacePage::Film,
    ];

    pub const fn name(self) -> Text {
        self.names().0
    }

    /// The same among all commands.
    pub const fn full_name(self) -> Text {
        self.names().1
    }

    const fn names(self) -> (Text, Text) {
        macro_rules! names {
            ($english:literal, $japanese:literal) => {
                (
                    t($english, $japanese),
                    t(concat!("Race: ", $english), concat!("競走: ", $japanese)),
                )
            };
        }
        match self {
            RacePage::Score => names!("Score", "成績"),
            RacePage::Forks => names!("Forks", "分岐点"),
            RacePage::Effort => names!("Effort by move", "手ごとの労力"),
            RacePage::Memory => names!("Memory against work", "メモリと探索量"),
            RacePage::Dial => names!("The dial c", "目盛りc"),
            RacePage::Passes => names!("Passes", "MTのパス"),
            RacePage::WhatIf => names!("What if?", "もしも?"),
            RacePage::Film => names!("For slides", "スライド用"),
        }
    }

    pub const fn tip(self) -> Text {
        match self {
            RacePage::Score => t("The score of all runners", "全走者の成績"),
            RacePage::Forks => t(
                "Where the two part, by nodes wasted",
                "両者の分かれる所を、無駄にした節点の多い順に",
            ),
            RacePage::Effort => t(
                "The share of work below each move of the root, at the moment shown",
                "根の各手の下に費やした労力の割合(表示中の時点)",
            ),
            RacePage::Memory => t(
                "Memory over leaves, and a budget to drag",
                "端末数に対するメモリ使用量と、動かせる予算線",
            ),
            RacePage::Dial => t(
                "From α-β to SSS* by one number, and the order of the moves",
                "一つの数でα-βからSSS*まで。手の順序も",
            ),
            RacePage::Passes => t(
                "The null-window passes of MT searches",
                "MT系探索の零幅ウィンドウのパス",
            ),
            RacePage::WhatIf => t(
                "Change a leaf or the order, and see which decisions flip",
                "端末や順序を変えると、どの判断が変わるか",
            ),
            RacePage::Film => t("The race as a picture or a film", "競走を画像や動画に"),
        }
    }
}
