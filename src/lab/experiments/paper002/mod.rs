//! Paper 002 (Morita, Hashimoto and Kobayashi): Othello endgames by win, loss or draw. Tables 2 and 3,
//! and the branching threshold that failed, with its remedies.

mod branch;
mod table2;
mod table3;

use super::Experiment;
use crate::game::text::t;
use crate::problem::{Position, Problem, Question};
use crate::search::catalogue::Choice;

pub(super) static TABLE_2: Experiment = Experiment {
    id: "002-table2",
    paper: "002",
    title: t(
        "Table 2: unsorted α-β, WPNS, sorted α-β",
        "表2: 無ソートα-β・WPNS・ソートα-β",
    ),
    question: t(
        "Does α-β that tries the child with the fewest replies first do as well as weak proof numbers on hard endgames?",
        "応手の少ない子から調べる単純なα-βは、難しい終盤でWPNSに並ぶか。",
    ),
    takes_set: false,
    cells: table2::cells,
    compare: table2::compare,
    own: None,
};

pub(super) static TABLE_3: Experiment = Experiment {
    id: "002-table3",
    paper: "002",
    title: t(
        "Table 3: WPNS's time for numbers",
        "表3: WPNSの弱証明数計算の割合",
    ),
    question: t(
        "Which share of WPNS's time goes into computing numbers to choose a child, and does it rise with the empty squares?",
        "WPNSの時間のうち、子を選ぶための数の計算はどれだけか。空きマスが増えると増すか。",
    ),
    takes_set: false,
    cells: table3::cells,
    compare: table3::compare,
    own: None,
};

pub(super) static BRANCH: Experiment = Experiment {
    id: "002-branch",
    paper: "002",
    title: t(
        "The branching threshold, and why it fails",
        "分枝数のしきい値はなぜ失敗したか",
    ),
    question: t(
        "A threshold on branching numbers, raised by one: what do its iterations cost beside sorted α-β, BNS, df-pn and WPNS, and what do the remedies bring?",
        "分枝数のしきい値を1ずつ増やす探索の反復は、ソートα-β・BNS・df-pn・WPNSに比べてどれだけかかるか。改良は効くか。",
    ),
    takes_set: false,
    cells: branch::cells,
    compare: branch::compare,
    own: None,
};

const WPNS: &str = "WPNS";
const SORTED: &str = "sorted";

fn wld(position: &Position) -> Problem {
    Problem {
        question: Question::Wld,
        ..Problem::new(position.clone())
    }
}

fn wpns() -> Choice {
    Choice::new("wpns").with("tail", 7)
}

/// Empties of a group's name.
fn empties_of(group: &str) -> f64 {
    let last = group.rsplit(' ').next().and_then(|text| text.parse().ok());
    last.unwrap_or(0.0)
}
