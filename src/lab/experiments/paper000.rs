//! Paper 000 (Katoh and Ibaraki): recursive SSS* on 6×6 Othello. Figure 3 with odd and even c apart
//! and the variant c_1 = c, c_2 = 16 − c, tables 1 and 2, and the depths at the switch.

use super::Experiment;
use super::common::{cell, comparison, saving};
use crate::game::text::t;
use crate::lab::cell::{Cell, Measure, Watch};
use crate::lab::error::LabError;
use crate::lab::gathered::Gathered;
use crate::lab::plan::Plan;
use crate::lab::report::{
    Beside, Chart, Curve, Entry, Finding, Material, Report, Scaling, Table, Verdict, number, same,
    words,
};
use crate::lab::sets;
use crate::lab::statistics::{Summary, rank_correlation};
use crate::picture::plot::Form;
use crate::problem::{Order, Problem};
use crate::search::catalogue::Choice;

pub(super) static FIGURE_3: Experiment = Experiment {
    id: "000-fig3",
    paper: "000",
    title: t(
        "Figure 3: recursive SSS* from α-β to SSS*",
        "図3: α-βからSSS*までの再帰型SSS*",
    ),
    question: t(
        "How do leaves, cells and time change as the depth condition c grows from 1 (α-β) to the height (SSS*)? Does dividing the \
         tree once only (c_1 = c, the rest in one piece) do worse, as the paper found?",
        "深さの条件cを1(α-β)から木の高さ(SSS*)まで増やすと、端末数・セル数・時間はどう変わるか。木を一度だけ分ける方法(c_1=c、残りは一つ)は、\
         論文の言うとおり劣るか。",
    ),
    takes_set: false,
    cells: figure_3_cells,
    compare: figure_3,
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
        "実験2ではSSS*をセル数がNになるまで進め、その先は縦型に進む。深さの条件に劣るか。",
    ),
    takes_set: false,
    cells: table_1_cells,
    compare: table_1,
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
    cells: table_2_cells,
    compare: table_2,
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
        "論文は実験2の失敗を、領域が尽きた時点の木が偏っており、浅い節点から縦型探索が始まるためと説明する。OPENの節点と再帰の根の深さはどうか。",
    ),
    takes_set: false,
    cells: switch_cells,
    compare: switch,
    own: None,
};

/// The one group of these experiments: one move order for all.
pub(super) const GROUP: &str = "squares";

pub(super) fn empties(plan: &Plan) -> u32 {
    plan.pick(16, 11)
}

/// The paper's limits on cells; in proportion on the smaller board of a quick run.
pub(super) fn limits(plan: &Plan) -> [u64; 3] {
    plan.pick([40_000, 10_000, 2_500], [1_000, 250, 60])
}

pub(super) fn guess(empties: u32) -> f64 {
    0.7 * 3.2f64.powi(empties as i32 - 16)
}

pub(super) fn problem(empties: u32, seed: usize, order: Order) -> Result<Problem, LabError> {
    Ok(Problem {
        order,
        ..Problem::new(sets::othello(6, empties, seed)?)
    })
}

pub(super) fn recursive(key: &str, value: impl ToString) -> Choice {
    Choice::new("recursive-sss").with(key, value)
}

pub(super) fn by_cells(limit: u64) -> (String, Choice) {
    let choice = Choice::new("recursive-sss")
        .with("cond", "exp2")
        .with("c1", limit)
        .with("ci", 2);
    (format!("exp 2, N={limit}"), choice)
}

pub(super) fn by_both(limit: u64, depth: u32) -> (String, Choice) {
    let choice = Choice::new("recursive-sss")
        .with("cond", "exp3")
        .with("c11", limit)
        .with("c12", depth)
        .with("ci", 2);
    (format!("exp 3, N={limit}, c={depth}"), choice)
}

pub(super) fn by_space(cells: u64) -> (String, Choice) {
    let choice = recursive("c", cells).with("cond", "space");
    (format!("space={cells}"), choice)
}

pub(super) fn by_depth(c: u32) -> (String, Choice) {
    (format!("c={c}"), recursive("c", c))
}

pub(super) fn whole() -> (String, Choice) {
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

// Figure 3.

/// Passes are plies, so lines may be longer than the board has empty squares.
fn highest(plan: &Plan) -> u32 {
    empties(plan) + 2
}

fn halves(plan: &Plan) -> Vec<(u32, u32)> {
    let empties = empties(plan);
    (1..empties / 2).map(|c| (c, empties - c)).collect()
}

fn half_name((first, second): (u32, u32)) -> String {
    format!("c1={first}, c2={second}")
}

fn figure_3_cells(plan: &Plan) -> Result<Vec<Cell>, LabError> {
    let mut variants: Vec<(String, Choice)> = (1..=highest(plan)).map(by_depth).collect();
    variants.push(whole());
    for half in halves(plan) {
        let schedule = format!("{},{}", half.0, half.1);
        variants.push((half_name(half), recursive("c", schedule)));
    }
    for cells in plan.pick([50, 200, 1000, 5000], [20, 50, 200, 1000]) {
        variants.push(by_space(cells));
    }
    sweep(plan, 10, &variants)
}

fn curve_by_c(
    gathered: &Gathered<'_>,
    plan: &Plan,
    measure: Measure,
    odd: bool,
) -> Vec<(f64, Option<Summary>)> {
    (1..=highest(plan))
        .filter(|c| (c % 2 == 1) == odd)
        .map(|c| {
            let summary = gathered.summary(GROUP, &format!("c={c}"), measure);
            (f64::from(c), summary)
        })
        .collect()
}

fn figure_3(plan: &Plan, gathered: &Gathered<'_>, report: &mut Report) {
    for (id, measure, name, scale) in [
        (
            "leaves",
            Measure::Visits,
            words("leaves", "端末数"),
            Scaling::Linear,
        ),
        (
            "cells",
            Measure::Cells,
            words("MAX CELL", "MAX CELL"),
            Scaling::Log,
        ),
        (
            "time",
            Measure::Seconds,
            words("processor seconds", "CPU秒"),
            Scaling::Linear,
        ),
    ] {
        let mut chart =
            Chart::new(id, report.title.clone(), same("c"), name).scales(Scaling::Linear, scale);
        for odd in [false, true] {
            let means = curve_by_c(gathered, plan, measure, odd);
            let name = if odd {
                words("odd c", "奇数のc")
            } else {
                words("even c", "偶数のc")
            };
            chart.curves.push(Curve::of_means(name, Form::Line, &means));
        }
        let means: Vec<(f64, Option<Summary>)> = (halves(plan).into_iter())
            .map(|half| {
                let summary = gathered.summary(GROUP, &half_name(half), measure);
                (f64::from(half.0), summary)
            })
            .collect();
        let name = words(
            format!("c_1=c, c_2={}−c", empties(plan)),
            format!("c_1=c、c_2={}−c", empties(plan)),
        );
        chart
            .curves
            .push(Curve::of_means(name, Form::Dashed, &means));
        report.figures.push(chart);
    }
    report
        .figures
        .push(plane_chart(gathered, GROUP, report.title.clone()));
    report.findings.extend([
        towards_sss(plan, gathered),
        sss_saves(gathered),
        small_c(gathered),
        monotone(plan, gathered),
        halves_worse(plan, gathered),
    ]);
    report.tables.push(comparison(
        "table",
        words("Leaves, cells and time by c", "cによる端末数・セル数・時間"),
        gathered,
        GROUP,
        "c=1",
        &MEASURES,
    ));
}

/// Leaves against cells: one dot a variant, one colour a family.
pub(super) fn plane_chart(
    gathered: &Gathered<'_>,
    group: &str,
    title: crate::session::lesson::Words,
) -> Chart {
    let mut chart = Chart::new(
        "plane",
        title,
        words("MAX CELL", "MAX CELL"),
        words("leaves", "端末数"),
    )
    .scales(Scaling::Log, Scaling::Linear);
    let families = [
        ("c=", words("depth condition", "深さの条件")),
        ("c1=", words("c_1, c_2", "c_1・c_2")),
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
pub(super) fn point(gathered: &Gathered<'_>, group: &str, variant: &str) -> Option<(f64, f64)> {
    Some((
        gathered.mean(group, variant, Measure::Visits)?,
        gathered.mean(group, variant, Measure::Cells)?,
    ))
}

/// Whether some variant of the depth condition needs neither more leaves nor more cells.
pub(super) fn dominated(gathered: &Gathered<'_>, group: &str, variant: &str) -> Option<bool> {
    let (leaves, cells) = point(gathered, group, variant)?;
    let rivals = gathered.variants(group);
    let rivals = rivals
        .iter()
        .filter(|v| v.starts_with("c=") || **v == "SSS*");
    let known: Vec<(f64, f64)> = rivals.filter_map(|v| point(gathered, group, v)).collect();
    (!known.is_empty()).then(|| known.iter().any(|&(l, c)| l <= leaves && c <= cells))
}

fn towards_sss(plan: &Plan, gathered: &Gathered<'_>) -> Finding {
    let series = |measure| -> Vec<(f64, f64)> {
        (curve_by_c(gathered, plan, measure, false).iter())
            .filter_map(|&(c, s)| Some((c, s?.mean)))
            .collect()
    };
    let (leaves, cells) = (series(Measure::Visits), series(Measure::Cells));
    let fall = rank_correlation(&leaves);
    let rise = rank_correlation(&cells);
    let (first, last) = (leaves.first(), leaves.last());
    let holds = fall
        .zip(rise)
        .map(|(fall, rise)| fall < -0.85 && rise > 0.85);
    let ends = |points: &[(f64, f64)]| match (points.first(), points.last()) {
        (Some(a), Some(b)) => (number(a.1), number(b.1)),
        _ => Default::default(),
    };
    let ((l1, l2), (c1, c2)) = (ends(&leaves), ends(&cells));
    let (from, to) = (first.map_or(0.0, |p| p.0), last.map_or(0.0, |p| p.0));
    Finding {
        claim: words(
            "Paper 000: the closer c is to the height, the fewer leaves and the more cells (here: even c)",
            "論文000: cが高さに近いほど端末数は減り、セル数は増える(ここでは偶数のc)",
        ),
        verdict: Verdict::of(holds),
        material: Material::Similar,
        sentence: words(
            format!(
                "From c={from} to c={to} leaves go from {l1} to {l2}, cells from {c1} to {c2}."
            ),
            format!("c={from}からc={to}で端末数は{l1}から{l2}へ、セル数は{c1}から{c2}へ変わる。"),
        ),
        beside: Vec::new(),
    }
}

fn sss_saves(gathered: &Gathered<'_>) -> Finding {
    let paired = gathered.paired(GROUP, ("SSS*", "c=1"), Measure::Visits);
    let sentence = paired.map(|p| {
        let share = saving(p.ratio.mean);
        let n = p.ratio.n;
        words(
            format!("SSS* saves {share} of α-β's leaves on average over {n} positions, and never needs more on {} of them (p = {:.3}).", p.less + p.same, p.p),
            format!("SSS*は{n}局面の平均でα-βの端末の{share}を節約し、{}局面でα-βを超えない(p = {:.3})。", p.less + p.same, p.p),
        )
    });
    Finding {
        claim: words(
            "Paper 000: SSS* evaluates fewer leaves than α-β",
            "論文000: SSS*が評価する端末はα-βより少ない",
        ),
        verdict: Verdict::of(paired.map(|p| p.more == 0 && p.ratio.mean < 1.0)),
        material: Material::Similar,
        sentence: sentence.unwrap_or_default(),
        beside: Vec::new(),
    }
}

fn small_c(gathered: &Gathered<'_>) -> Finding {
    let paired = gathered.paired(GROUP, ("c=2", "c=1"), Measure::Visits);
    let sentence = paired.map(|p| {
        let ratio = number(p.ratio.mean);
        words(
            format!(
                "c=2 evaluates {ratio} times α-β's leaves ({} of {} positions more).",
                p.more, p.ratio.n
            ),
            format!(
                "c=2の端末数はα-βの{ratio}倍({}局面のうち{}で増加)。",
                p.ratio.n, p.more
            ),
        )
    });
    Finding {
        claim: words(
            "Found here: with one move order for both, small c is worse than α-β",
            "本研究: 手の順序を揃えると、小さいcはα-βに劣る",
        ),
        verdict: Verdict::of(paired.map(|p| p.ratio.mean > 1.0)),
        material: Material::Similar,
        sentence: sentence.unwrap_or_default(),
        beside: Vec::new(),
    }
}

fn monotone(plan: &Plan, gathered: &Gathered<'_>) -> Finding {
    let means: Vec<f64> = (1..=highest(plan))
        .filter_map(|c| gathered.mean(GROUP, &format!("c={c}"), Measure::Visits))
        .collect();
    let steps = means.len().saturating_sub(1);
    let rises = means.windows(2).filter(|w| w[1] > w[0]).count();
    Finding {
        claim: words(
            "Paper 000: efficiency grows with c throughout",
            "論文000: cを増やすほど効率が上がる",
        ),
        verdict: Verdict::of((steps >= 4).then_some(rises == 0)),
        material: Material::Similar,
        sentence: words(
            format!(
                "Mean leaves rise at {rises} of {steps} steps from c to c+1: odd and even c are two curves."
            ),
            format!(
                "cからc+1への{steps}段のうち{rises}段で平均端末数が増える。奇数と偶数のcは別の曲線になる。"
            ),
        ),
        beside: Vec::new(),
    }
}

fn halves_worse(plan: &Plan, gathered: &Gathered<'_>) -> Finding {
    let known: Vec<(u32, bool)> = (halves(plan).into_iter())
        .filter_map(|half| Some((half.0, dominated(gathered, GROUP, &half_name(half))?)))
        .collect();
    let worse: Vec<String> = known
        .iter()
        .filter(|k| k.1)
        .map(|k| k.0.to_string())
        .collect();
    let better: Vec<String> = known
        .iter()
        .filter(|k| !k.1)
        .map(|k| k.0.to_string())
        .collect();
    let listed = |list: &[String]| {
        if list.is_empty() {
            "–".to_owned()
        } else {
            list.join(", ")
        }
    };
    Finding {
        claim: words(
            "Paper 000: c_1=c, c_2=16−c is considerably worse than one c for all levels",
            "論文000: c_1=c, c_2=16−cは一定のcよりかなり悪い",
        ),
        verdict: Verdict::of((!known.is_empty()).then_some(worse.len() == known.len())),
        material: Material::Similar,
        sentence: words(
            format!(
                "In the plane of leaves and cells it is dominated for c = {}, not for c = {}.",
                listed(&worse),
                listed(&better)
            ),
            format!(
                "端末数とセル数の平面で、c={}では劣り、c={}では劣らない。",
                listed(&worse),
                listed(&better)
            ),
        ),
        beside: Vec::new(),
    }
}

// Table 1.

fn reference(plan: &Plan) -> Vec<(String, Choice)> {
    let top = empties(plan);
    (1..=top)
        .filter(|&c| c == 1 || c % 2 == 0)
        .map(by_depth)
        .collect()
}

fn table_1_cells(plan: &Plan) -> Result<Vec<Cell>, LabError> {
    let mut variants: Vec<(String, Choice)> = limits(plan).into_iter().map(by_cells).collect();
    variants.extend(reference(plan));
    variants.push(whole());
    sweep(plan, 10, &variants)
}

/// Rows of the paper's tables: name, seconds, leaves, cells.
type PaperRow = (String, u32, u32, u32);

fn beside(gathered: &Gathered<'_>, rows: &[PaperRow], material: Material) -> Vec<Beside> {
    let mut beside = Vec::new();
    for (variant, seconds, leaves, cells) in rows {
        let Some(ours) = point(gathered, GROUP, variant) else {
            continue;
        };
        let time = gathered.mean(GROUP, variant, Measure::Seconds);
        beside.push(Beside {
            what: words(
                format!("{variant}: seconds / leaves / cells"),
                format!("{variant}: 秒 / 端末数 / セル数"),
            ),
            paper: format!(
                "{seconds} / {} / {}",
                number(f64::from(*leaves)),
                number(f64::from(*cells))
            ),
            ours: format!(
                "{} / {} / {}",
                number(time.unwrap_or(f64::NAN)),
                number(ours.0),
                number(ours.1)
            ),
            material,
        });
    }
    beside
}

fn material(plan: &Plan) -> Material {
    plan.pick(Material::Similar, Material::NotComparable)
}

fn table_1(plan: &Plan, gathered: &Gathered<'_>, report: &mut Report) {
    let names: Vec<String> = limits(plan).into_iter().map(|n| by_cells(n).0).collect();
    let paper = [
        (1017, 411_395, 39_648),
        (1459, 609_717, 10_204),
        (1579, 663_157, 2_700),
    ];
    let rows: Vec<PaperRow> = (names.iter().cloned().zip(paper))
        .map(|(name, (s, l, c))| (name, s, l, c))
        .collect();
    let known: Vec<bool> = names
        .iter()
        .filter_map(|n| dominated(gathered, GROUP, n))
        .collect();
    let count = known.iter().filter(|d| **d).count();
    report.findings.push(Finding {
        claim: words(
            "Paper 000, table 1: recursing when N cells are in use is worse than the depth condition",
            "論文000表1: セル数がNになってから再帰する方法は、深さの条件より悪い",
        ),
        verdict: Verdict::of((known.len() == names.len()).then_some(count == known.len())),
        material: material(plan),
        sentence: words(
            format!("{count} of {} limits are dominated: some c needs neither more leaves nor more cells.", known.len()),
            format!("{}個の上限のうち{count}個が劣る(端末数もセル数も多くないcがある)。", known.len()),
        ),
        beside: if plan.quick { Vec::new() } else { beside(gathered, &rows, Material::Similar) },
    });
    let leaves: Vec<f64> = names
        .iter()
        .filter_map(|n| gathered.mean(GROUP, n, Measure::Visits))
        .collect();
    report.findings.push(Finding {
        claim: words(
            "Paper 000, table 1: more memory, fewer leaves",
            "論文000表1: 記憶が多いほど端末は少ない",
        ),
        verdict: Verdict::of((leaves.len() == 3).then(|| leaves.windows(2).all(|w| w[0] <= w[1]))),
        material: material(plan),
        sentence: words(
            format!(
                "Mean leaves with N = {:?}: {}.",
                limits(plan),
                listed(&leaves)
            ),
            format!(
                "N = {:?}での平均端末数: {}。",
                limits(plan),
                listed(&leaves)
            ),
        ),
        beside: Vec::new(),
    });
    report
        .figures
        .push(plane_chart(gathered, GROUP, report.title.clone()));
    report.tables.push(comparison(
        "table",
        words(
            "Experiment 2 beside the depth condition",
            "実験2と深さの条件",
        ),
        gathered,
        GROUP,
        "c=1",
        &MEASURES,
    ));
}

fn listed(values: &[f64]) -> String {
    let texts: Vec<String> = values.iter().map(|&v| number(v)).collect();
    texts.join(", ")
}

// Table 2.

fn pairs(plan: &Plan) -> Vec<(u64, u32)> {
    let [many, some, few] = limits(plan);
    let shift = plan.pick(0, 4);
    [
        (many, 12),
        (many, 10),
        (many, 8),
        (some, 10),
        (some, 8),
        (some, 6),
        (few, 8),
        (few, 6),
        (few, 4),
    ]
    .into_iter()
    .map(|(n, c): (u64, u32)| (n, c.saturating_sub(shift).max(1)))
    .collect()
}

fn table_2_cells(plan: &Plan) -> Result<Vec<Cell>, LabError> {
    let mut variants: Vec<(String, Choice)> = Vec::new();
    for (limit, depth) in pairs(plan) {
        let variant = by_both(limit, depth);
        if !variants.contains(&variant) {
            variants.push(variant);
        }
    }
    variants.extend(reference(plan));
    sweep(plan, 10, &variants)
}

fn table_2(plan: &Plan, gathered: &Gathered<'_>, report: &mut Report) {
    let paper = [
        (634, 248_240, 35_162),
        (480, 187_371, 17_730),
        (728, 311_055, 5_952),
        (1017, 419_884, 10_124),
        (728, 311_055, 5_952),
        (1030, 441_375, 1_651),
        (1298, 550_745, 2_680),
        (1025, 441_375, 1_651),
        (1356, 573_199, 464),
    ];
    let names: Vec<String> = pairs(plan)
        .into_iter()
        .map(|(n, c)| by_both(n, c).0)
        .collect();
    let rows: Vec<PaperRow> = (names.iter().cloned().zip(paper))
        .map(|(name, (s, l, c))| (name, s, l, c))
        .collect();
    report.findings.push(binding(plan, gathered, &rows));
    report.findings.push(unbound(plan, gathered));
    report
        .figures
        .push(plane_chart(gathered, GROUP, report.title.clone()));
    report.tables.push(comparison(
        "table",
        words(
            "Experiment 3 beside the depth condition",
            "実験3と深さの条件",
        ),
        gathered,
        GROUP,
        "c=1",
        &MEASURES,
    ));
}

/// A limit that is reached: the same depth with the largest and the middle N.
fn binding(plan: &Plan, gathered: &Gathered<'_>, rows: &[PaperRow]) -> Finding {
    let [many, some, _] = limits(plan);
    let depth = pairs(plan)[2].1;
    let (wide, narrow) = (by_both(many, depth).0, by_both(some, depth).0);
    let reached = (gathered.values(GROUP, &narrow, Measure::Cells).iter())
        .filter(|v| v.1 >= some as f64)
        .count();
    let paired = gathered.paired(GROUP, (&narrow, &wide), Measure::Visits);
    let worse = paired.map(|p| p.ratio.mean > 1.0);
    let ratio = paired.map_or(f64::NAN, |p| p.ratio.mean);
    Finding {
        claim: words(
            "Paper 000, table 2: a limit N that is reached does harm",
            "論文000表2: 上限Nに達すると害がある",
        ),
        verdict: Verdict::of(worse.filter(|_| reached > 0)),
        material: material(plan),
        sentence: words(
            format!(
                "At c={depth}, N={some} is reached on {reached} positions and takes {} times the leaves of N={many}.",
                number(ratio)
            ),
            format!(
                "c={depth}でN={some}に達したのは{reached}局面、端末数はN={many}の{}倍。",
                number(ratio)
            ),
        ),
        beside: if plan.quick {
            Vec::new()
        } else {
            beside(gathered, rows, Material::Similar)
        },
    }
}

/// A limit that is not reached has no effect, position by position.
fn unbound(plan: &Plan, gathered: &Gathered<'_>) -> Finding {
    let (mut same, mut different) = (0, 0);
    let pairs = pairs(plan);
    for &(wide, depth) in &pairs {
        for &(narrow, other) in &pairs {
            if other != depth || narrow >= wide {
                continue;
            }
            let (a, b) = (by_both(wide, depth).0, by_both(narrow, depth).0);
            let cells = gathered.values(GROUP, &a, Measure::Cells);
            let leaves = gathered.pairs(GROUP, (&a, &b), Measure::Visits);
            for (position, first, second) in leaves {
                let used = cells.iter().find(|v| v.0 == position).map(|v| v.1);
                if used.is_some_and(|used| used < narrow as f64) {
                    if first == second {
                        same += 1
                    } else {
                        different += 1
                    }
                }
            }
        }
    }
    Finding {
        claim: words(
            "Paper 000, table 2: rows whose limit N is not reached do not depend on it",
            "論文000表2: 上限Nに達しない行はNによらない",
        ),
        verdict: Verdict::of((same + different > 0).then_some(different == 0)),
        material: material(plan),
        sentence: words(
            format!(
                "Where N was not reached, {same} pairs of runs have the same leaves and {different} have not."
            ),
            format!("Nに達しなかった場合、端末数が同じ組は{same}、異なる組は{different}。"),
        ),
        beside: Vec::new(),
    }
}

// The switch.

fn switch_variants(plan: &Plan) -> [(String, Choice); 2] {
    let [_, some, _] = limits(plan);
    [by_cells(some), by_both(some, plan.pick(10, 6))]
}

fn switch_cells(plan: &Plan) -> Result<Vec<Cell>, LabError> {
    let mut cells = sweep(plan, 10, &switch_variants(plan))?;
    for cell in &mut cells {
        cell.watch = Watch::Switch;
    }
    Ok(cells)
}

/// The sum of the histograms of all positions.
fn histogram(gathered: &Gathered<'_>, variant: &str, list: &str) -> Vec<f64> {
    let mut sum: Vec<f64> = Vec::new();
    for (_, done) in gathered.cells(GROUP, variant) {
        let Some(counts) = done.outcome.lists.get(list) else {
            continue;
        };
        sum.resize(sum.len().max(counts.len()), 0.0);
        for (total, &count) in sum.iter_mut().zip(counts) {
            *total += count as f64;
        }
    }
    sum
}

fn mean_depth(histogram: &[f64]) -> Option<f64> {
    let all: f64 = histogram.iter().sum();
    let weighted: f64 = histogram
        .iter()
        .enumerate()
        .map(|(d, n)| d as f64 * n)
        .sum();
    (all > 0.0).then(|| weighted / all)
}

fn switch(plan: &Plan, gathered: &Gathered<'_>, report: &mut Report) {
    let names = switch_variants(plan).map(|v| v.0);
    let mut table = Table::new(
        "table",
        words("Mean depths", "平均の深さ"),
        vec![
            words("variant", "方法"),
            words("OPEN at the first switch", "最初の切り替え時のOPEN"),
            words("members", "節点数"),
            words("roots of recursions", "再帰の根"),
            words("recursions", "再帰の回数"),
            words("shallowest root", "最も浅い根"),
        ],
    );
    for (list, name) in [
        (
            "open",
            words(
                "members of OPEN at the first switch",
                "最初の切り替え時のOPENの節点",
            ),
        ),
        ("roots", words("roots of recursions", "再帰の根")),
    ] {
        let id = if list == "open" { "open" } else { "roots" };
        let mut chart = Chart::new(id, name, words("depth", "深さ"), words("share", "割合"));
        for variant in &names {
            let counts = histogram(gathered, variant, list);
            let all: f64 = counts.iter().sum();
            let points = (counts.iter().enumerate())
                .map(|(d, n)| (d as f64, n / all.max(1.0)))
                .collect();
            chart
                .curves
                .push(Curve::new(same(variant.clone()), Form::Bars, points));
        }
        report.figures.push(chart);
    }
    let mut roots = Vec::new();
    let mut shallowest = Vec::new();
    for variant in &names {
        let (open, root) = (
            histogram(gathered, variant, "open"),
            histogram(gathered, variant, "roots"),
        );
        let first = root.iter().position(|&n| n > 0.0);
        roots.push(mean_depth(&root));
        shallowest.push(first);
        table.rows.push(vec![
            Entry::text(variant.clone()),
            Entry::number(mean_depth(&open)),
            Entry::Count(open.iter().sum::<f64>() as u64),
            Entry::number(mean_depth(&root)),
            Entry::Count(root.iter().sum::<f64>() as u64),
            first.map_or(Entry::Nothing, |d| Entry::Count(d as u64)),
        ]);
    }
    let both = shallowest[0].zip(shallowest[1]);
    let text = |depth: Option<f64>| depth.map_or_else(|| "–".to_owned(), number);
    let shallow = |depth: Option<usize>| depth.map_or_else(|| "–".to_owned(), |d| d.to_string());
    report.findings.push(Finding {
        claim: words(
            "Paper 000: in experiment 2 shallow nodes get searched depth-first; in experiment 3 less so",
            "論文000: 実験2では浅い節点から縦型探索が始まり、実験3ではそれが減る",
        ),
        verdict: Verdict::of(both.map(|(two, three)| two < three || roots[0] < roots[1])),
        material: material(plan),
        sentence: words(
            format!(
                "The shallowest recursion begins at depth {} in experiment 2 and {} in experiment 3; on average at {} and {}.",
                shallow(shallowest[0]), shallow(shallowest[1]), text(roots[0]), text(roots[1])
            ),
            format!(
                "最も浅い再帰の深さは実験2で{}、実験3で{}、平均は{}と{}。",
                shallow(shallowest[0]), shallow(shallowest[1]), text(roots[0]), text(roots[1])
            ),
        ),
        beside: Vec::new(),
    });
    report.tables.push(table);
}
