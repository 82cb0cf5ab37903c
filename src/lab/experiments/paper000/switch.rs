//! Why experiment 2 fails: how deep OPEN and the roots of recursions lie when the search changes over.

use super::{GROUP, by_both, by_cells, limits, material, sweep};
use crate::lab::cell::{Cell, Watch};
use crate::lab::error::LabError;
use crate::lab::gathered::Gathered;
use crate::lab::names::label;
use crate::lab::plan::Plan;
use crate::lab::report::{Chart, Curve, Entry, Finding, Report, Table, Verdict, number, words};
use crate::picture::plot::Form;
use crate::search::catalogue::Choice;

fn switch_variants(plan: &Plan) -> [(String, Choice); 2] {
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
        claim: words(
            "Paper 000: in experiment 2 shallow nodes get searched depth-first; in experiment 3 less so",
            "論文000: 実験2では浅い節点から深さ優先探索が始まり、実験3ではそれが減る",
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
