//! Why experiment 2 fails: how deep OPEN and the roots of recursions lie when the search changes over.

use super::{GROUP, by_both, by_cells, limits, material, sweep};
use crate::base::messages::{Words, tr};
use crate::lab::cell::{Cell, Watch};
use crate::lab::error::LabError;
use crate::lab::gathered::Gathered;
use crate::lab::names::label;
use crate::lab::plan::Plan;
use crate::lab::report::{Chart, Curve, Entry, Finding, Report, Table, Verdict, number};
use crate::picture::plot::Form;
use crate::search::catalogue::AlgorithmConfig;

fn switch_variants(plan: &Plan) -> [(String, AlgorithmConfig); 2] {
    let [_, some, _] = limits(plan);
    [by_cells(some), by_both(some, plan.pick(10, 6))]
}

pub(super) fn cells(plan: &Plan) -> Result<Vec<Cell>, LabError> {
    let cells = sweep(plan, 10, &switch_variants(plan))?;
    let cells = cells.into_iter().map(|cell| cell.watching(Watch::Switch));
    Ok(cells.collect())
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

pub(super) fn compare(plan: &Plan, gathered: &Gathered<'_>, report: &mut Report) {
    let names = switch_variants(plan).map(|v| v.0);
    let mut table = Table::new(
        "table",
        Words::of(|lang| tr!(lang, lab_mean_depths)),
        vec![
            Words::of(|lang| tr!(lang, lab_variant)),
            Words::of(|lang| tr!(lang, lab_open_at_the_first_switch)),
            Words::of(|lang| tr!(lang, lab_members)),
            Words::of(|lang| tr!(lang, lab_roots_of_recursions)),
            Words::of(|lang| tr!(lang, lab_recursions)),
            Words::of(|lang| tr!(lang, lab_shallowest_root)),
        ],
    );
    for (list, name) in [
        (
            "open",
            Words::of(|lang| tr!(lang, lab_members_of_open_at_the)),
        ),
        (
            "roots",
            Words::of(|lang| tr!(lang, lab_roots_of_recursions)),
        ),
    ] {
        let id = if list == "open" { "open" } else { "roots" };
        let mut chart = Chart::new(
            id,
            name,
            Words::of(|lang| tr!(lang, lab_depth)),
            Words::of(|lang| tr!(lang, lab_share)),
        );
        for variant in &names {
            let counts = histogram(gathered, variant, list);
            let all: f64 = counts.iter().sum();
            let points = (counts.iter().enumerate())
                .map(|(d, n)| (d as f64, n / all.max(1.0)))
                .collect();
            chart
                .curves
                .push(Curve::new(label(variant), Form::Bars, points));
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
            Entry::name(variant),
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
        claim: Words::of(|lang| tr!(lang, lab_katoh_in_experiment_2)),
        verdict: Verdict::of(both.map(|(two, three)| two < three || roots[0] < roots[1])),
        material: material(plan),
        sentence: Words::of(|lang| {
            tr!(
                lang,
                lab_the_shallowest_recursion_begins_at,
                shallow = shallow(shallowest[0]),
                shallow_2 = shallow(shallowest[1]),
                text = text(roots[0]),
                text_2 = text(roots[1])
            )
        }),
        beside: Vec::new(),
    });
    report.tables.push(table);
}
