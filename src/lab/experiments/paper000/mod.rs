//! Paper 000 (Katoh and Ibaraki): recursive SSS* on 6×6 Othello. Figure 3 with odd and even c apart
//! and the variant c₁ = c, c₂ = 16 − c, tables 1 and 2, the depths at the switch, and the space
//! condition that the paper defines and never runs.

mod figure1;
mod figure3;
mod plane;
mod switch;
mod tables;

pub(super) use figure1::FIGURE_1;
pub(super) use plane::SPACE;

use super::Experiment;
use super::common::cell;
use crate::game::text::t;
use crate::lab::cell::{Cell, Measure};
use crate::lab::error::LabError;
use crate::lab::gathered::Gathered;
use crate::lab::plan::Plan;
use crate::lab::report::{Chart, Curve, Material, Scaling, same, words};
use crate::lab::sets;
use crate::picture::plot::Form;
use crate::problem::{Order, Problem};
use crate::search::catalogue::Choice;
use crate::session::lesson::Words;

pub(super) static FIGURE_3: Experiment = Experiment {
    id: "000-fig3",
    paper: "000",
    title: t(
        "Figure 3: recursive SSS* from α-β to SSS*",
        "図3: α-βからSSS*までの再帰型SSS*",
    ),
    question: t(
        "How do leaves, cells and time change as the depth condition c grows from 1 (α-β) to the height (SSS*)? Does dividing the \
         tree once only (c₁ = c, the rest in one piece) do worse, as the paper found?",
        "深さの条件cを1(α-β)から木の高さ(SSS*)まで増やすと、端末数・セル数・時間はどう変わるか。木を一度だけ分ける方法(c₁=c、残りは一つ)は、\
         論文の言うとおり劣るか。",
    ),
    takes_set: false,
    cells: figure3::cells,
    compare: figure3::compare,
    own: None,
};

pub(super) static TABLE_1: Experiment = Experiment {
    id: "000-table1",
    paper: "000",
    title: t(
        "Table 1: recurse when memory is full (experiment 2)",
        "表1: 記憶が一杯になったら再帰(実験2)",
    ),
    question: t(
        "Experiment 2 lets SSS* grow until N cells are in use and goes on depth-first below. Is it dominated by the depth condition?",
        "実験2ではSSS*をセル数がNになるまで進め、その先は深さ優先で進む。深さの条件に劣るか。",
    ),
    takes_set: false,
    cells: tables::first_cells,
    compare: tables::first,
    own: None,
};

pub(super) static TABLE_2: Experiment = Experiment {
    id: "000-table2",
    paper: "000",
    title: t(
        "Table 2: by cells or by depth (experiment 3)",
        "表2: セル数または深さで再帰(実験3)",
    ),
    question: t(
        "Experiment 3 adds a depth limit to experiment 2. Does a limit N that is reached do harm, and is it without effect where it is not reached?",
        "実験3は実験2に深さの制限を加える。上限Nに達すると害があるか。達しなければ影響はないか。",
    ),
    takes_set: false,
    cells: tables::second_cells,
    compare: tables::second,
    own: None,
};

pub(super) static SWITCH: Experiment = Experiment {
    id: "000-switch",
    paper: "000",
    title: t(
        "Depths at the switch: experiment 2 against 3",
        "切り替え時の深さ: 実験2と実験3",
    ),
    question: t(
        "The paper explains the failure of experiment 2: the tree is lopsided when space runs out, so that shallow nodes get \
         searched depth-first. How deep are OPEN's members and the roots of the recursions?",
        "論文は実験2の失敗を、領域が尽きた時点の木が偏っており、浅い節点から深さ優先探索が始まるためと説明する。OPENの節点と再帰の根の深さはどうか。",
    ),
    takes_set: false,
    cells: switch::cells,
    compare: switch::compare,
    own: None,
};

/// The one group of these experiments: one move order for all.
const GROUP: &str = "squares";

fn empties(plan: &Plan) -> u32 {
    plan.pick(16, 12)
}

/// The paper's limits on cells; in proportion on the smaller board of a quick run.
fn limits(plan: &Plan) -> [u64; 3] {
    plan.pick([40_000, 10_000, 2_500], [1_000, 250, 60])
}

fn guess(empties: u32) -> f64 {
    0.7 * 2.9f64.powi(empties as i32 - 16)
}

fn problem(empties: u32, seed: usize, order: Order) -> Result<Problem, LabError> {
    Ok(Problem {
        order,
        ..Problem::new(sets::othello(6, empties, seed)?)
    })
}

fn recursive(key: &str, value: impl ToString) -> Choice {
    Choice::new("recursive-sss").with(key, value)
}

fn by_cells(limit: u64) -> (String, Choice) {
    let choice = Choice::new("recursive-sss")
        .with("cond", "exp2")
        .with("c1", limit)
        .with("ci", 2);
    (format!("exp 2, N={limit}"), choice)
}

fn by_both(limit: u64, depth: u32) -> (String, Choice) {
    let choice = Choice::new("recursive-sss")
        .with("cond", "exp3")
        .with("c11", limit)
        .with("c12", depth)
        .with("ci", 2);
    (format!("exp 3, N={limit}, c={depth}"), choice)
}

fn by_space(cells: u64) -> (String, Choice) {
    let choice = recursive("c", cells).with("cond", "space");
    (format!("space={cells}"), choice)
}

fn by_depth(c: u32) -> (String, Choice) {
    (format!("c={c}"), recursive("c", c))
}

fn whole() -> (String, Choice) {
    ("SSS*".to_owned(), Choice::new("sss"))
}

/// Every variant on every position, position by position.
fn sweep(plan: &Plan, usual: usize, variants: &[(String, Choice)]) -> Result<Vec<Cell>, LabError> {
    let empties = empties(plan);
    let mut cells = Vec::new();
    for seed in 1..=plan.count(usual, 6) {
        let problem = problem(empties, seed, Order::Squares)?;
        let position = format!("p{seed:02}");
        for (variant, choice) in variants {
            let names = (GROUP, variant.as_str(), position.as_str());
            cells.push(cell(
                names,
                &problem,
                choice.clone(),
                200_000_000,
                guess(empties),
            ));
        }
    }
    Ok(cells)
}

const MEASURES: [Measure; 3] = [Measure::Visits, Measure::Cells, Measure::Seconds];

/// Leaves against cells: one dot a variant, one colour a family.
fn plane_chart(gathered: &Gathered<'_>, group: &str, title: Words) -> Chart {
    let mut chart = Chart::new(
        "plane",
        title,
        words("MAX CELL", "MAX CELL"),
        words("leaves", "端末数"),
    )
    .scales(Scaling::Log, Scaling::Linear);
    let families = [
        ("c=", words("depth condition", "深さの条件")),
        ("c1=", words("c₁, c₂", "c₁・c₂")),
        ("space=", words("space condition", "領域の条件")),
        ("exp 2", words("experiment 2", "実験2")),
        ("exp 3", words("experiment 3", "実験3")),
        ("SSS*", same("SSS*")),
    ];
    for (prefix, name) in families {
        let points: Vec<(f64, f64)> = (gathered.variants(group).into_iter())
            .filter(|variant| variant.starts_with(prefix))
            .filter_map(|variant| point(gathered, group, variant))
            .map(|(leaves, cells)| (cells, leaves))
            .collect();
        if !points.is_empty() {
            chart.curves.push(Curve::new(name, Form::Dots, points));
        }
    }
    chart
}

/// Mean leaves and mean cells of a variant.
fn point(gathered: &Gathered<'_>, group: &str, variant: &str) -> Option<(f64, f64)> {
    Some((
        gathered.mean(group, variant, Measure::Visits)?,
        gathered.mean(group, variant, Measure::Cells)?,
    ))
}

/// Whether some variant of the depth condition needs neither more leaves nor more cells.
fn dominated(gathered: &Gathered<'_>, group: &str, variant: &str) -> Option<bool> {
    let (leaves, cells) = point(gathered, group, variant)?;
    let rivals = gathered.variants(group);
    let rivals = rivals
        .iter()
        .filter(|v| v.starts_with("c=") || **v == "SSS*");
    let known: Vec<(f64, f64)> = rivals.filter_map(|v| point(gathered, group, v)).collect();
    (!known.is_empty()).then(|| known.iter().any(|&(l, c)| l <= leaves && c <= cells))
}

/// Ours are made as the paper's were; a quick run is too small to stand beside them.
fn material(plan: &Plan) -> Material {
    plan.pick(Material::Similar, Material::NotComparable)
}

/// Where the positions come from, for the reader of a report.
fn positions_remark(plan: &Plan) -> Words {
    let empties = empties(plan);
    let (en, ja) = plan.pick(
        ("as in the paper", "論文と同じ"),
        (
            "smaller than the paper's 16, so that its numbers do not stand beside ours",
            "論文の16より小さく、論文の数値とは並べない",
        ),
    );
    words(
        format!("Positions: seeded random play on the 6×6 board, {empties} empty squares ({en})."),
        format!("局面: 6×6盤で乱数により打ち進めたもの、空き{empties}マス({ja})。"),
    )
}
