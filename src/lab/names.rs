//! What people call the groups and variants of an experiment, and what is swept. Their own names are
//! English, because files hold them; Japanese is made of those here, part by part.
//!
//! Algorithms and their settings (`rec SSS* c=3`) are called the same in both languages, as
//! everywhere in the window.

use super::report::words;
use crate::base::messages::Lang;
use crate::problem::Order;
use crate::session::lesson::Words;

/// A name of cells, in both languages.
pub fn label(name: &str) -> Words {
    let parts: Vec<String> = name.split(", ").map(japanese).collect();
    words(name, parts.join("、"))
}

fn japanese(part: &str) -> String {
    let whole = whole(part).map(str::to_owned);
    whole
        .or_else(|| with_number(part))
        .or_else(|| order(part).map(str::to_owned))
        .unwrap_or_else(|| part.to_owned())
}

fn whole(part: &str) -> Option<&'static str> {
    Some(match part {
        // Games, positions and what is swept over them.
        "shogi" => "将棋",
        "othello" => "オセロ",
        "random trees" => "ランダムな木",
        "length unknown" => "手数不明",
        "101 moves and more" => "101手以上",
        "depth" => "深さ",
        "branching" => "分枝数",
        "ordered" => "子の順序",
        "empties" => "空きマス",
        "values" => "値",
        "independent" => "独立",
        "incremental" => "累積",
        // Evaluators of shogi.
        "material" => "駒の損得",
        "positional" => "駒の損得と位置",
        // α-β and the branching threshold of paper 002.
        "unsorted" => "無ソート",
        "sorted" => "ソート",
        "table" => "置換表",
        "all remedies" => "改良すべて",
        "θ large" => "大きいθ",
        // C* of paper 001, and its rivals.
        "root only" => "根のみ",
        "no memory" => "動的評価なし",
        "neither" => "どちらもなし",
        "easy first" => "数の小さい順",
        "hard first" => "数の大きい順",
        "least searched" => "探索の少ない順",
        "mate length" => "手数",
        // Players of paper 004.
        "realization" => "実現確率",
        "paper's manager" => "論文の配分",
        "our manager" => "当プログラムの配分",
        _ => return None,
    })
}

/// What stands around a number, in English and in Japanese.
const AROUND: [[&str; 4]; 8] = [
    ["", " moves", "", "手"],
    ["AND width ", "", "ANDの幅", ""],
    ["Othello ", "", "オセロ・空き", ""],
    ["depth ", "", "深さ", ""],
    ["exp ", "", "実験", ""],
    ["public draw ", "", "パブリックドロー・空き", ""],
    ["random ", "", "ランダム・空き", ""],
    ["space=", "", "領域=", ""],
];

fn with_number(part: &str) -> Option<String> {
    AROUND.iter().find_map(|[before, after, mae, ato]| {
        let number = part.strip_prefix(before)?.strip_suffix(after)?;
        let is_number = number.starts_with(|c: char| c.is_ascii_digit());
        is_number.then(|| format!("{mae}{number}{ato}"))
    })
}

fn order(part: &str) -> Option<&'static str> {
    let name = part.strip_prefix("order ")?;
    let order = Order::ALL.iter().find(|order| order.name() == name)?;
    Some(order.words(Lang::Ja))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lab::report::{Entry, Report, Scaling};
    use crate::lab::store::Results;
    use crate::lab::{EXPERIMENTS, Plan};
    use crate::search::catalogue::ENTRIES;

    #[test]
    fn names_are_put_together_of_their_parts() {
        let said = |name: &str| label(name).ja;
        assert_eq!(said("C*, root only"), "C*、根のみ");
        assert_eq!(said("exp 3, N=2500, c=8"), "実験3、N=2500、c=8");
        assert_eq!(said("11–19 moves"), "11–19手");
        assert_eq!(
            said("depth 3, order material, positional"),
            "深さ3、駒得の順、駒の損得と位置"
        );
        assert_eq!(said("rec SSS* c=3"), "rec SSS* c=3");
        assert_eq!(label("public draw 19").en, "public draw 19");
    }

    /// Words of an algorithm's name may stay, and settings as they are typed.
    fn english(text: &str) -> Option<&str> {
        let known = |word: &str| {
            ENTRIES
                .iter()
                .any(|e| e.short.get(Lang::En).split(' ').any(|s| s == word))
        };
        text.split([' ', '、', '・', '(', ')', '（', '）', ':', '/'])
            .find(|word| {
                let is_word = word.len() > 3 && word.chars().all(|c| c.is_ascii_lowercase());
                is_word && !known(word)
            })
    }

    #[test]
    fn no_table_and_no_figure_speaks_english_in_japanese() {
        for experiment in EXPERIMENTS {
            let report = Report::of(&Plan::quick(experiment.id), &Results::default()).unwrap();
            let mut said: Vec<&str> = Vec::new();
            for table in &report.tables {
                said.push(&table.title.ja);
                said.extend(table.head.iter().map(|head| head.ja.as_str()));
                said.extend(table.rows.iter().flatten().filter_map(|entry| match entry {
                    Entry::Text(words) => Some(words.ja.as_str()),
                    _ => None,
                }));
            }
            for figure in &report.figures {
                said.extend([&figure.title, &figure.x, &figure.y].map(|w| w.ja.as_str()));
                said.extend(figure.curves.iter().map(|curve| curve.name.ja.as_str()));
                if let Scaling::Names(names) = &figure.x_scale {
                    said.extend(names.iter().map(|name| name.ja.as_str()));
                }
            }
            for finding in &report.findings {
                said.push(&finding.claim.ja);
            }
            for text in said {
                assert_eq!(english(text), None, "{}: {text}", experiment.id);
            }
        }
    }
}
