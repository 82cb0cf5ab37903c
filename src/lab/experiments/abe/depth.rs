//! Figures 2.3 and 3.1 by plies: what a deeper NegaScout costs, and how much the value still moves.

use crate::base::messages::{Words, keys, tr};
use crate::lab::cell::{Cell, Done, Measure};
use crate::lab::error::LabError;
use crate::lab::experiments::Experiment;
use crate::lab::experiments::common::cell;
use crate::lab::gathered::Gathered;
use crate::lab::plan::Plan;
use crate::lab::report::{
    Beside, Chart, Curve, Entry, Finding, Material, Report, Scaling, Table, Verdict, listed,
    number, same,
};
use crate::lab::sets;
use crate::lab::statistics::{Summary, mean};
use crate::picture::plot::Form;
use crate::problem::{Evaluator, Order, Problem, Question};
use crate::search::catalogue::AlgorithmConfig;

pub(in crate::lab) static DEPTH: Experiment = Experiment {
    id: "004-depth",
    paper: "004",
    title: keys::lab_figures_2_3_and_3,
    question: keys::lab_how_do_nodes_and_time,
    takes_set: false,
    cells,
    compare,
    own: None,
};

const VARIANT: &str = "NegaScout";

fn depths(plan: &Plan) -> Vec<u32> {
    plan.pick(vec![1, 2, 3, 4, 5], vec![1, 2, 3])
}

fn group(depth: u32) -> String {
    format!("depth {depth}")
}

fn cells(plan: &Plan) -> Result<Vec<Cell>, LabError> {
    let mut cells = Vec::new();
    for n in 1..=plan.count(100, 10) {
        let sets::OwnGame { name, position, .. } = sets::own_games(n)?;
        for depth in depths(plan) {
            let problem = Problem {
                question: Question::Depth(depth),
                order: Order::Positional,
                evaluator: Evaluator::Positional,
                ..Problem::new(position.clone())
            };
            let group = group(depth);
            let names = (group.as_str(), VARIANT, name.as_str());
            let guess = 0.02 * 8f64.powi(depth as i32 - 3);
            let choice = AlgorithmConfig::new("nega-scout");
            cells.push(cell(names, &problem, choice, 100_000_000, guess));
        }
    }
    Ok(cells)
}

/// Values of mates say nothing about how estimates move.
const MOST: f64 = 10_000.0;

fn value(done: &Done) -> Option<f64> {
    let value = f64::from(done.outcome.value?);
    (value.abs() < MOST).then_some(value)
}

/// |value at the deeper − value at the shallower|, position by position.
fn moves_of_value(gathered: &Gathered<'_>, from: u32, to: u32) -> Vec<f64> {
    let shallow = gathered.cells(&group(from), VARIANT);
    let deep = gathered.cells(&group(to), VARIANT);
    (shallow.iter())
        .filter_map(|(cell, done)| {
            let other = deep.iter().find(|(c, _)| c.position == cell.position)?;
            Some((value(other.1)? - value(done)?).abs())
        })
        .collect()
}

/// The slope of ln(nodes) over the depth, by least squares.
fn growth(points: &[(f64, f64)]) -> Option<f64> {
    if points.len() < 2 {
        return None;
    }
    let xs: Vec<f64> = points.iter().map(|p| p.0).collect();
    let ys: Vec<f64> = points.iter().map(|p| p.1.ln()).collect();
    let (x, y) = (mean(&xs)?, mean(&ys)?);
    let up: f64 = xs.iter().zip(&ys).map(|(a, b)| (a - x) * (b - y)).sum();
    let down: f64 = xs.iter().map(|a| (a - x).powi(2)).sum();
    Some(up / down)
}

fn compare(plan: &Plan, gathered: &Gathered<'_>, report: &mut Report) {
    let depths = depths(plan);
    let mut table = Table::new(
        "table",
        Words::of(|lang| tr!(lang, lab_by_depth)),
        vec![
            Words::of(|lang| tr!(lang, lab_depth)),
            same("n"),
            Words::of(|lang| tr!(lang, lab_nodes)),
            Words::of(|lang| tr!(lang, lab_seconds)),
            Words::of(|lang| tr!(lang, lab_change_of_value_from_the)),
            Words::of(|lang| tr!(lang, lab_from_two_before)),
        ],
    );
    let mut nodes = Vec::new();
    let mut changes = Vec::new();
    let mut changes_by_two = Vec::new();
    for (i, &depth) in depths.iter().enumerate() {
        let x = f64::from(depth);
        let summary = gathered.summary(&group(depth), VARIANT, Measure::Nodes);
        let before = |back: usize| {
            let from = *depths.get(i.checked_sub(back)?)?;
            Summary::exact(&moves_of_value(gathered, from, depth))
        };
        let (one, two) = (before(1), before(2));
        nodes.push((x, summary));
        changes.push((x, one));
        changes_by_two.push((x, two));
        table.rows.push(vec![
            Entry::Count(u64::from(depth)),
            Entry::Count(summary.map_or(0, |s| s.n) as u64),
            summary.into(),
            gathered
                .summary(&group(depth), VARIANT, Measure::Seconds)
                .into(),
            one.into(),
            two.into(),
        ]);
    }
    let depth = || Words::of(|lang| tr!(lang, lab_depth));
    let mut chart = Chart::new(
        "nodes",
        report.title.clone(),
        depth(),
        Words::of(|lang| tr!(lang, lab_nodes)),
    )
    .scales(Scaling::Linear, Scaling::Log);
    chart
        .curves
        .push(Curve::of_means(same(VARIANT), Form::Line, &nodes));
    report.figures.push(chart);
    let y = Words::of(|lang| tr!(lang, lab_change_of_value));
    let mut chart = Chart::new("change", report.title.clone(), depth(), y);
    let name = Words::of(|lang| tr!(lang, lab_from_the_depth_before));
    chart
        .curves
        .push(Curve::of_means(name, Form::Line, &changes));
    let name = Words::of(|lang| tr!(lang, lab_from_two_before));
    chart
        .curves
        .push(Curve::of_means(name, Form::Line, &changes_by_two));
    report.figures.push(chart);
    report.tables.push(table);
    let points: Vec<(f64, f64)> = nodes
        .iter()
        .filter_map(|&(x, s)| Some((x, s?.mean)))
        .collect();
    report.findings.push(exponential(&points));
    report.findings.push(settles(&changes_by_two));
}

fn exponential(points: &[(f64, f64)]) -> Finding {
    let slope = growth(points);
    let by_two = slope.map(|s| (2.0 * s).exp());
    // How far the points lie from the fitted line, as a factor.
    let off = slope.and_then(|s| {
        let x = mean(&points.iter().map(|p| p.0).collect::<Vec<_>>())?;
        let y = mean(&points.iter().map(|p| p.1.ln()).collect::<Vec<_>>())?;
        let errors = points
            .iter()
            .map(|p| (p.1.ln() - (y + s * (p.0 - x))).abs());
        Some(errors.fold(0.0, f64::max).exp())
    });
    let text = |n: Option<f64>| n.map_or_else(|| "–".to_owned(), number);
    Finding {
        claim: Words::of(|lang| tr!(lang, lab_abe_figure_2_3)),
        verdict: Verdict::of((points.len() >= 3).then(|| off.is_some_and(|off| off < 2.5))),
        material: Material::NotComparable,
        sentence: Words::of(|lang| {
            tr!(
                lang,
                lab_nodes_grow_times_every_two,
                text = text(by_two),
                text_2 = text(off)
            )
        }),
        beside: vec![Beside {
            what: Words::of(|lang| tr!(lang, lab_growth_for_two_steps)),
            paper: "6.24 (logp + 2)".to_owned(),
            ours: format!("{} (2 plies)", text(by_two)),
            material: Material::NotComparable,
        }],
    }
}

fn settles(changes: &[(f64, Option<Summary>)]) -> Finding {
    let known: Vec<f64> = changes.iter().filter_map(|c| c.1.map(|s| s.mean)).collect();
    let text: Vec<String> = known.iter().map(|&v| number(v)).collect();
    Finding {
        claim: Words::of(|lang| tr!(lang, lab_abe_figure_3_1)),
        verdict: Verdict::of((known.len() >= 2).then(|| known.windows(2).all(|w| w[1] <= w[0]))),
        material: Material::Similar,
        sentence: Words::of(|lang| tr!(lang, lab_mean_change, list = listed(&text, lang))),
        beside: Vec::new(),
    }
}
