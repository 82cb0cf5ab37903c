//! The branching threshold beside sorted α-β and the searches by numbers, with the remedies the paper
//! proposes.

use super::{SORTED, WPNS};
use crate::base::messages::tr;
use crate::lab::cell::{Cell, Measure, Watch};
use crate::lab::error::LabError;
use crate::lab::experiments::common::{cell, comparison};
use crate::lab::gathered::Gathered;
use crate::lab::names::label;
use crate::lab::plan::Plan;
use crate::lab::report::{Chart, Curve, Finding, Material, Report, Scaling, Verdict, number};
use crate::lab::sets;
use crate::lab::statistics::mean;
use crate::picture::plot::Form;
use crate::problem::{Game, Problem, Question};
use crate::search::catalogue::AlgorithmConfig;
use crate::session::lesson::Words;

const THRESHOLD: &str = "branch θ";

fn thresholds() -> Vec<(&'static str, AlgorithmConfig, Watch)> {
    let bt = || AlgorithmConfig::new("branch-threshold");
    vec![
        (
            SORTED,
            AlgorithmConfig::new("alpha-beta-sorted"),
            Watch::Nothing,
        ),
        (THRESHOLD, bt(), Watch::Iterations),
        ("charge=and", bt().with("charge", "and"), Watch::Iterations),
        (
            "charge=weak",
            bt().with("charge", "weak"),
            Watch::Iterations,
        ),
        (
            "step=overflow",
            bt().with("step", "overflow"),
            Watch::Iterations,
        ),
        ("table", bt().with("table", 64), Watch::Iterations),
        (
            "all remedies",
            bt().with("charge", "and")
                .with("step", "overflow")
                .with("table", 64),
            Watch::Iterations,
        ),
        ("θ large", bt().with("start", 1_000_000), Watch::Nothing),
        ("BNS", AlgorithmConfig::new("bns"), Watch::Nothing),
        ("df-pn", AlgorithmConfig::new("df-pn"), Watch::Nothing),
        (WPNS, AlgorithmConfig::new("wpns"), Watch::Nothing),
    ]
}

pub(super) fn cells(plan: &Plan) -> Result<Vec<Cell>, LabError> {
    let limit = plan.pick(3_000_000, 200_000);
    let mut cells = Vec::new();
    for seed in 1..=plan.count(30, 6) {
        let mut problems = Vec::new();
        for empties in plan.pick([8, 10], [6, 7]) {
            problems.push((
                format!("Othello {empties}"),
                sets::othello(8, empties, seed)?,
            ));
        }
        let text = format!(
            "random:seed={seed},depth={},branching=2..4",
            plan.pick(8, 6)
        );
        let tree = sets::position(&text, Game::Tree)
            .map_err(|reason| LabError::BadPosition { line: seed, reason })?;
        problems.push(("random trees".to_owned(), tree));
        for (group, position) in problems {
            let problem = Problem {
                question: Question::AtLeast(0),
                ..Problem::new(position)
            };
            let name = format!("p{seed:02}");
            for (variant, choice, watch) in thresholds() {
                let names = (group.as_str(), variant, name.as_str());
                let cell = cell(names, &problem, choice, limit, 0.05);
                cells.push(cell.watching(watch));
            }
        }
    }
    Ok(cells)
}

/// Nodes of the last iteration over those of sorted α-β, on average.
fn last_iteration(gathered: &Gathered<'_>, group: &str) -> Option<f64> {
    let sorted = gathered.values(group, SORTED, Measure::Nodes);
    let ratios: Vec<f64> = (gathered.cells(group, THRESHOLD).iter())
        .filter(|(_, done)| done.outcome.stopped_by.is_none())
        .filter_map(|(cell, done)| {
            let last = *done.outcome.lists.get("iteration_nodes")?.last()?;
            let base = sorted.iter().find(|v| v.0 == cell.position && !v.2)?;
            Some(last as f64 / base.1)
        })
        .collect();
    mean(&ratios)
}

pub(super) fn compare(_: &Plan, gathered: &Gathered<'_>, report: &mut Report) {
    let ids = ["table", "table-2", "table-3"];
    for (group, id) in gathered.groups().iter().zip(ids) {
        report.tables.push(comparison(
            id,
            label(group),
            gathered,
            group,
            SORTED,
            &[Measure::Nodes, Measure::Iterations, Measure::Threshold],
        ));
        let paired = gathered.paired(group, (THRESHOLD, SORTED), Measure::Nodes);
        let last = last_iteration(gathered, group);
        let over = gathered
            .summary(group, THRESHOLD, Measure::Nodes)
            .map_or(0, |s| s.over);
        report.findings.push(Finding {
            claim: Words::of(|lang| tr!(lang, lab_threshold_fails, group = label(group).get(lang))),
            verdict: Verdict::of(paired.map(|p| p.ratio.mean > 2.0 || over > 0)),
            material: Material::Similar,
            sentence: Words::of(|lang| {
                tr!(
                    lang,
                    lab_it_takes_times_the_nodes,
                    map_or = number(paired.map_or(f64::NAN, |p| p.ratio.mean)),
                    over,
                    unwrap_or = number(last.unwrap_or(f64::NAN))
                )
            }),
            beside: Vec::new(),
        });
    }
    let (mut equal, mut all) = (0, 0);
    for group in gathered.groups() {
        for (_, large, sorted) in gathered.pairs(group, ("θ large", SORTED), Measure::Visits) {
            all += 1;
            equal += usize::from(large == sorted);
        }
    }
    report.findings.push(Finding {
        claim: Words::of(|lang| tr!(lang, lab_morita_with_a_large)),
        verdict: Verdict::of((all > 0).then_some(equal == all)),
        material: Material::Similar,
        sentence: Words::of(|lang| tr!(lang, lab_of_searches_with_theta_1, equal, all)),
        beside: Vec::new(),
    });
    report
        .figures
        .push(iterations_chart(gathered, report.title.clone()));
}

/// Nodes of each iteration on the first position of each group.
fn iterations_chart(gathered: &Gathered<'_>, title: Words) -> Chart {
    let mut chart = Chart::new(
        "figure",
        title,
        Words::of(|lang| tr!(lang, lab_threshold_theta)),
        Words::of(|lang| tr!(lang, lab_nodes_of_the_iteration)),
    )
    .scales(Scaling::Linear, Scaling::Log);
    for group in gathered.groups() {
        let Some((_, done)) = gathered.cells(group, THRESHOLD).first() else {
            continue;
        };
        let lists = &done.outcome.lists;
        let (Some(nodes), Some(thresholds)) = (
            lists.get("iteration_nodes"),
            lists.get("iteration_thresholds"),
        ) else {
            continue;
        };
        let points = thresholds
            .iter()
            .zip(nodes)
            .map(|(&t, &n)| (t as f64, n as f64))
            .collect();
        chart
            .curves
            .push(Curve::new(label(group), Form::Line, points));
    }
    chart
}
