//! The way from the paper's sorted α-β to this solver, technique by technique, as it was measured:
//! the tables at the head of this module, which a lesson shows too.

use crate::game::text::{Text, t};

/// Positions on which techniques were measured, one added to those before it.
#[derive(Clone, Copy, Debug)]
pub struct Leg {
    pub positions: Text,
    pub techniques: &'static [Technique],
}

/// What was added, and what the positions took together from then on.
#[derive(Clone, Copy, Debug)]
pub struct Technique {
    pub name: Text,
    /// As printed: node counts repeat exactly, times do not.
    pub million_nodes: &'static str,
    pub seconds: &'static str,
}

const fn technique(name: Text, million_nodes: &'static str, seconds: &'static str) -> Technique {
    Technique {
        name,
        million_nodes,
        seconds,
    }
}

/// Six to eighteen empties.
pub const SHORT: Leg = Leg {
    positions: t(
        "FFO positions #1 to #23, 6 to 18 empties",
        "FFO問題集の1番から23番、空き6〜18マス",
    ),
    techniques: &[
        technique(
            t(
                "α-β sorted by the number of replies, as in the paper",
                "論文のとおり相手の手の少ない順に調べるα-β",
            ),
            "20.8",
            "2.11",
        ),
        technique(
            t(
                "null windows; last squares by hand; vectors; moves judged by replies, liberties, corners, place",
                "零幅の窓、最後の数マスの専用処理、ベクトル命令、相手の手・空き・隅・位置による順序",
            ),
            "13.0",
            "0.307",
        ),
        technique(
            t("odd quadrants first", "空きが奇数の区画から打つ"),
            "10.7",
            "0.255",
        ),
        technique(t("transposition table", "置換表"), "6.21", "0.158"),
        technique(t("stable discs", "確定石による枝刈り"), "6.13", "0.147"),
        technique(
            t(
                "look-up of all children before any is searched",
                "子をすべて表で引いてから探索する",
            ),
            "5.91",
            "0.148",
        ),
        technique(
            t(
                "the evaluator orders from 13 empties on, windows around its guess",
                "空き13マスから評価関数で順序を決め、その予想の周りに窓を置く",
            ),
            "3.43",
            "0.099",
        ),
    ],
};

/// Twenty to twenty-three empties, where the last steps weigh more.
pub const LONG: Leg = Leg {
    positions: t(
        "FFO positions #40 to #44, 20 to 23 empties",
        "FFO問題集の40番から44番、空き20〜23マス",
    ),
    techniques: &[
        technique(
            t("all but the evaluator", "評価関数以外のすべて"),
            "351",
            "11.7",
        ),
        technique(
            t(
                "the evaluator, looking ahead further the more empties there are",
                "評価関数。空きが多いほど先まで読んで順序を決める",
            ),
            "176",
            "10.0",
        ),
        technique(
            t(
                "windows around its guess; the table's move before the rest is judged; prefetch",
                "予想の周りの窓、表の手を先に試す、先読み(プリフェッチ)",
            ),
            "167",
            "8.6",
        ),
        technique(
            t("the table in large pages", "置換表を大きなページに置く"),
            "167",
            "6.5",
        ),
        technique(
            t(
                "at most four plies ahead; a table no larger than needed, kept between positions",
                "先読みは4手まで。表は必要な大きさだけ、局面をまたいで使い回す",
            ),
            "181",
            "5.7",
        ),
    ],
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_module_and_the_lesson_tell_the_same() {
        let told: Vec<&str> = include_str!("mod.rs")
            .lines()
            .filter(|line| line.starts_with("//! | ") && !line.contains("---"))
            .collect();
        for leg in [SHORT, LONG] {
            for technique in leg.techniques {
                let Technique {
                    name,
                    million_nodes,
                    seconds,
                } = technique;
                let row = format!("//! | {} | {million_nodes} | {seconds} |", name.en);
                assert!(told.contains(&row.as_str()), "{row}");
            }
        }
        let rows = SHORT.techniques.len() + LONG.techniques.len();
        // Two headings, and the six lines of the table of bands.
        assert_eq!(told.len(), rows + 2 + 6);
    }
}
