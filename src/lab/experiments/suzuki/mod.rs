//! Suzuki, Inui & Kotani: aspiration, PVS and NegaScout beside α-β in shogi, by the ratio of all
//! nodes visited. Figures 7 to 12, and aspiration's error swept.

mod findings;

use self::findings::{
    alike, aspiration_above, broader, deepening_costs, deeper, finding, gains, ordering_gains,
    simple_gains,
};
use super::Experiment;
use super::common::cell;
use crate::base::messages::{Text, keys, tr};
use crate::lab::cell::{Cell, Measure};
use crate::lab::error::LabError;
use crate::lab::gathered::Gathered;
use crate::lab::names::order_name;
use crate::lab::plan::Plan;
use crate::lab::report::{Chart, Curve, Entry, Report, Scaling, Table, number, same};
use crate::lab::sets;
use crate::lab::statistics::Summary;
use crate::picture::plot::Form;
use crate::problem::{Evaluator, GameTree, Order, Problem, Question};
use crate::search::catalogue::AlgorithmConfig;
use crate::session::lesson::Words;

macro_rules! figure {
    ($name:ident, $id:literal, $title:expr, $question:expr, $cells:expr, $compare:expr) => {
        pub(super) static $name: Experiment = Experiment {
            id: $id,
            paper: "003",
            title: $title,
            question: $question,
            takes_set: false,
            cells: $cells,
            compare: |plan, gathered, report| {
                let compare: fn(&Plan, &Gathered<'_>, &mut Report) = $compare;
                compare(plan, gathered, report);
                report.remarks.push(Words::of(|lang| MATERIAL.get(lang)));
            },
            own: None,
        };
    };
}

figure!(
    FIGURE_7,
    "003-fig7",
    keys::lab_figure_7_no_move_ordering,
    keys::lab_how_many_nodes_do_aspiration,
    |plan| cells(plan, &depths(plan, Order::Generation), &null_windows()),
    |plan, gathered, report| {
        let rows = depths(plan, Order::Generation);
        by_depth(gathered, report, &rows);
        report.findings.push(aspiration_above(gathered));
        report.findings.push(alike(gathered, &rows));
        report.findings.push(gains(gathered, &rows));
        report.findings.push(deeper(gathered, &rows));
    }
);
figure!(
    FIGURE_8,
    "003-fig8",
    keys::lab_figure_8_by_branching_no,
    keys::lab_does_the_gain_grow_with,
    |plan| cells(plan, &broad(plan, Order::Generation, 3), &null_windows()),
    |_, gathered, report| by_branching(gathered, report)
);
figure!(
    FIGURE_9,
    "003-fig9",
    keys::lab_figure_9_with_move_ordering,
    keys::lab_the_same_with_moves_sorted,
    |plan| cells(plan, &with_and_without(plan), &null_windows()),
    |plan, gathered, report| {
        by_depth(gathered, report, &with_and_without(plan));
        let rows = depths(plan, Order::Positional);
        report.findings.push(alike(gathered, &rows));
        report.findings.push(gains(gathered, &rows));
        report.findings.push(deeper(gathered, &rows));
        report.findings.push(ordering_gains(plan, gathered));
    }
);
figure!(
    FIGURE_10,
    "003-fig10",
    keys::lab_figure_10_by_branching_with,
    keys::lab_does_the_gain_grow_with_the,
    |plan| cells(plan, &broad(plan, Order::Positional, 4), &null_windows()),
    |_, gathered, report| by_branching(gathered, report)
);
figure!(
    FIGURE_11,
    "003-fig11",
    keys::lab_figure_11_a_simple_evaluator,
    keys::lab_with_values_and_ordering_by,
    |plan| cells(plan, &evaluators(plan), &null_windows()),
    |plan, gathered, report| {
        by_depth(gathered, report, &evaluators(plan));
        report.findings.push(simple_gains(plan, gathered));
    }
);
figure!(
    FIGURE_12,
    "003-fig12",
    keys::lab_figure_12_iterative_deepening,
    keys::lab_what_does_deepening_ply_by,
    |plan| cells(plan, &depths(plan, Order::Positional), &deepening()),
    |plan, gathered, report| {
        let rows = depths(plan, Order::Positional);
        by_depth(gathered, report, &rows);
        report.findings.push(deepening_costs(gathered, &rows));
    }
);
figure!(
    ASPIRATION,
    "003-aspiration",
    keys::lab_aspiration_how_wide_a_window,
    keys::lab_the_papers_error_is_1,
    |plan| cells(plan, &broad(plan, Order::Positional, 3), &errors()),
    |plan, gathered, report| {
        by_depth(gathered, report, &broad(plan, Order::Positional, 3));
        error_curve(gathered, report);
    }
);

/// A row of searches: one depth, order and evaluator.
struct Row {
    depth: u32,
    order: Order,
    evaluator: Evaluator,
    positions: usize,
}

impl Row {
    fn name(&self) -> String {
        format!(
            "depth {}, order {}, {}",
            self.depth, self.order, self.evaluator
        )
    }
}

const BASE: &str = "α-β";

/// The paper's depths 3, 4, 5.
fn depths(plan: &Plan, order: Order) -> Vec<Row> {
    let evaluator = Evaluator::Positional;
    let rows: &[(u32, usize)] = plan.pick(&[(3, 400), (4, 400), (5, 400)], &[(2, 8), (3, 8)]);
    rows.iter()
        .map(|&(depth, usual)| Row {
            depth,
            order,
            evaluator,
            positions: plan.positions.unwrap_or(usual),
        })
        .collect()
}

fn broad(plan: &Plan, order: Order, depth: u32) -> Vec<Row> {
    vec![Row {
        depth: plan.pick(depth, 3),
        order,
        evaluator: Evaluator::Positional,
        positions: plan.count(400, 12),
    }]
}

fn with_and_without(plan: &Plan) -> Vec<Row> {
    let mut rows = depths(plan, Order::Positional);
    rows.extend(
        depths(plan, Order::Generation)
            .into_iter()
            .filter(|r| r.depth <= 3),
    );
    rows
}

fn evaluators(plan: &Plan) -> Vec<Row> {
    [
        (Evaluator::Material, Order::Material),
        (Evaluator::Positional, Order::Positional),
    ]
    .into_iter()
    .map(|(evaluator, order)| Row {
        depth: plan.pick(4, 3),
        order,
        evaluator,
        positions: plan.count(400, 8),
    })
    .collect()
}

fn named(id: &str) -> (String, AlgorithmConfig) {
    let choice = AlgorithmConfig::new(id);
    (choice.label(), choice)
}

fn null_windows() -> Vec<(String, AlgorithmConfig)> {
    ["alpha-beta", "aspiration", "pvs", "nega-scout"]
        .map(named)
        .into()
}

fn deepening() -> Vec<(String, AlgorithmConfig)> {
    ["alpha-beta", "iterative-deepening"].map(named).into()
}

const ERRORS: [u32; 7] = [1, 10, 50, 100, 200, 500, 1000];

fn errors() -> Vec<(String, AlgorithmConfig)> {
    let mut all = vec![named("alpha-beta")];
    all.extend(ERRORS.map(|error| {
        let choice = AlgorithmConfig::new("aspiration").with("error", error);
        (format!("error={error}"), choice)
    }));
    all
}

fn cells(
    plan: &Plan,
    rows: &[Row],
    variants: &[(String, AlgorithmConfig)],
) -> Result<Vec<Cell>, LabError> {
    let most = rows.iter().map(|r| r.positions).max().unwrap_or(0);
    let limit = plan.pick(300_000_000, 20_000_000);
    let mut cells = Vec::new();
    for n in 1..=most {
        let sets::OwnGame { name, position, .. } = sets::own_games(n)?;
        for row in rows.iter().filter(|row| n <= row.positions) {
            let problem = Problem {
                question: Question::Depth(row.depth),
                order: row.order,
                evaluator: row.evaluator,
                ..Problem::new(position.clone())
            };
            let growth = if row.order == Order::Generation {
                12.0f64
            } else {
                8.0
            };
            let guess = 0.02 * growth.powi(row.depth as i32 - 3);
            for (variant, choice) in variants {
                let names = (row.name(), variant);
                let names = (names.0.as_str(), names.1.as_str(), name.as_str());
                cells.push(cell(names, &problem, choice.clone(), limit, guess));
            }
        }
    }
    Ok(cells)
}

/// Bars and a table: the ratio to α-β for every row of searches.
fn by_depth(gathered: &Gathered<'_>, report: &mut Report, rows: &[Row]) {
    let names: Vec<Words> = rows
        .iter()
        .map(|row| {
            Words::of(|lang| {
                let order = order_name(row.order, lang);
                tr!(lang, lab_depth_and_order, depth = row.depth, order)
            })
        })
        .collect();
    let mut chart = Chart::new(
        "figure",
        report.title.clone(),
        Words::default(),
        Words::of(|lang| tr!(lang, lab_nodes_alpha_beta_1)),
    )
    .scales(Scaling::Names(names), Scaling::Linear);
    let mut table = Table::new(
        "table",
        Words::of(|lang| tr!(lang, lab_nodes_compared_with_alpha_beta)),
        vec![
            Words::of(|lang| tr!(lang, lab_searches)),
            Words::of(|lang| tr!(lang, lab_variant)),
            same("n"),
            Words::of(|lang| tr!(lang, lab_nodes)),
            Words::of(|lang| tr!(lang, lab_ratio_to_alpha_beta)),
            Words::of(|lang| tr!(lang, lab_share_above_1)),
            Words::of(|lang| tr!(lang, lab_worst)),
            Words::of(|lang| tr!(lang, lab_re_searches)),
            same("p"),
        ],
    );
    let variants = rows
        .first()
        .map(|row| gathered.variants(&row.name()))
        .unwrap_or_default();
    for variant in variants {
        let mut means: Vec<(f64, Option<Summary>)> = Vec::new();
        for (i, row) in rows.iter().enumerate() {
            let group = row.name();
            let paired = gathered.paired(&group, (variant, BASE), Measure::Nodes);
            let nodes = gathered.summary(&group, variant, Measure::Nodes);
            means.push((i as f64, paired.map(|p| p.ratio)));
            table.rows.push(vec![
                Entry::name(&group),
                Entry::text(variant),
                Entry::Count(nodes.map_or(0, |s| s.n) as u64),
                nodes.into(),
                paired.map(|p| p.ratio).into(),
                Entry::share(paired.map(|p| p.share_above())),
                Entry::number(paired.map(|p| p.worst)),
                gathered
                    .summary(&group, variant, Measure::ReSearches)
                    .into(),
                paired.map_or(Entry::Nothing, |p| Entry::Chance(p.p)),
            ]);
        }
        if variant != BASE {
            chart
                .curves
                .push(Curve::of_means(same(variant), Form::Bars, &means));
        }
    }
    report.figures.push(chart);
    report.tables.push(table);
}

/// Legal moves at the root.
fn root_moves(problem: &Problem) -> Option<f64> {
    let mut tree = problem.tree().ok()?;
    let mut moves = Vec::new();
    tree.moves(&mut moves);
    Some(moves.len() as f64)
}

fn by_branching(gathered: &Gathered<'_>, report: &mut Report) {
    const WIDTH: f64 = 25.0;
    let Some(&group) = gathered.groups().first() else {
        return;
    };
    let widths: std::collections::HashMap<&str, f64> = (gathered.cells(group, BASE).iter())
        .filter_map(|(cell, _)| {
            Some((cell.position.as_str(), root_moves(&cell.search()?.problem)?))
        })
        .collect();
    let mut chart = Chart::new(
        "figure",
        report.title.clone(),
        Words::of(|lang| tr!(lang, lab_moves_at_the_root)),
        Words::of(|lang| tr!(lang, lab_nodes_alpha_beta_1)),
    );
    let mut table = Table::new(
        "table",
        Words::of(|lang| tr!(lang, lab_ratio_of_nodes_by_moves)),
        vec![
            Words::of(|lang| tr!(lang, lab_moves)),
            Words::of(|lang| tr!(lang, lab_variant)),
            same("n"),
            Words::of(|lang| tr!(lang, lab_ratio_to_alpha_beta)),
        ],
    );
    for variant in gathered.variants(group).into_iter().filter(|v| *v != BASE) {
        let pairs: Vec<(f64, f64)> = (gathered
            .pairs(group, (variant, BASE), Measure::Nodes)
            .iter())
        .filter_map(|(position, own, base)| Some((*widths.get(position)?, own / base)))
        .collect();
        let mut means = Vec::new();
        for bucket in 0..24 {
            let low = f64::from(bucket) * WIDTH;
            let inside: Vec<f64> = (pairs.iter())
                .filter(|p| p.0 >= low && p.0 < low + WIDTH)
                .map(|p| p.1)
                .collect();
            let Some(summary) = Summary::exact(&inside) else {
                continue;
            };
            means.push((low + WIDTH / 2.0, Some(summary)));
            table.rows.push(vec![
                Entry::text(format!("{low}–{}", low + WIDTH - 1.0)),
                Entry::text(variant),
                Entry::Count(summary.n as u64),
                Some(summary).into(),
            ]);
        }
        chart
            .curves
            .push(Curve::of_means(same(variant), Form::Line, &means));
        if variant != "aspiration" {
            report.findings.push(broader(variant, &pairs));
        }
    }
    report.figures.push(chart);
    report.tables.push(table);
}

fn error_curve(gathered: &Gathered<'_>, report: &mut Report) {
    let Some(&group) = gathered.groups().first() else {
        return;
    };
    let mut means = Vec::new();
    let mut best: Option<(u32, f64)> = None;
    for error in ERRORS {
        let paired = gathered.paired(group, (&format!("error={error}"), BASE), Measure::Nodes);
        means.push((f64::from(error), paired.map(|p| p.ratio)));
        if let Some(p) = paired
            && best.is_none_or(|(_, ratio)| p.ratio.mean < ratio)
        {
            best = Some((error, p.ratio.mean));
        }
    }
    let mut chart = Chart::new(
        "error",
        report.title.clone(),
        Words::of(|lang| tr!(lang, lab_error)),
        Words::of(|lang| tr!(lang, lab_nodes_alpha_beta_1)),
    )
    .scales(Scaling::Log, Scaling::Linear);
    chart.curves.push(Curve::of_means(
        Words::of(|lang| tr!(lang, lab_aspiration)),
        Form::Line,
        &means,
    ));
    report.figures.push(chart);
    let one = means.first().and_then(|m| m.1).map(|s| s.mean);
    report.findings.push(finding(
        Words::of(|lang| tr!(lang, lab_suzuki_an_error_of)),
        one.zip(best).map(|(one, best)| best.0 > 1 && best.1 < one),
        one.zip(best)
            .map_or_else(Words::default, |(one, (error, ratio))| {
                Words::of(|lang| {
                    tr!(
                        lang,
                        lab_error_1_takes_times_alpha,
                        one = number(one),
                        error,
                        ratio = number(ratio)
                    )
                })
            }),
    ));
}

/// What these experiments take their positions from, for the reader of a report.
const MATERIAL: Text = keys::lab_positions_from_games_of_the;
