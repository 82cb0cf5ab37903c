//! Tables 1 and 2: recursing when cells run out, alone (experiment 2) and with a depth (experiment 3).

use crate::base::messages::{Words, tr};
use std::cmp::Ordering;

use super::{
    GROUP, MEASURES, by_both, by_cells, by_depth, dominated, empties, limits, material,
    plane_chart, point, positions_remark, sweep, whole,
};
use crate::lab::cell::{Cell, Measure};
use crate::lab::error::LabError;
use crate::lab::experiments::common::comparison;
use crate::lab::gathered::Gathered;
use crate::lab::names::label;
use crate::lab::plan::Plan;
use crate::lab::report::{Beside, Finding, Material, Report, Verdict, mean_text, number};
use crate::lab::statistics::{Paired, unanimous};
use crate::search::catalogue::AlgorithmConfig;

fn reference(plan: &Plan) -> Vec<(String, AlgorithmConfig)> {
    let top = empties(plan);
    (1..=top)
        .filter(|&c| c == 1 || c % 2 == 0)
        .map(by_depth)
        .collect()
}

pub(super) fn first_cells(plan: &Plan) -> Result<Vec<Cell>, LabError> {
    let mut variants: Vec<(String, AlgorithmConfig)> =
        limits(plan).into_iter().map(by_cells).collect();
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
        let name = label(variant);
        beside.push(Beside {
            what: Words::of(|lang| tr!(lang, lab_seconds_leaves_cells, name = name.get(lang))),
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

pub(super) fn first(plan: &Plan, gathered: &Gathered<'_>, report: &mut Report) {
    report.remarks.push(positions_remark(plan));
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
        claim: Words::of(|lang| tr!(lang, lab_katoh_table_1_recursing)),
        verdict: Verdict::of((known.len() == names.len()).then_some(count == known.len())),
        material: material(plan),
        sentence: Words::of(|lang| {
            tr!(
                lang,
                lab_of_limits_are_dominated_some,
                count,
                known = known.len()
            )
        }),
        beside: if plan.quick {
            Vec::new()
        } else {
            beside(gathered, &rows, Material::Similar)
        },
    });
    let leaves: Vec<f64> = names
        .iter()
        .filter_map(|n| gathered.mean(GROUP, n, Measure::Visits))
        .collect();
    let steps: Vec<Paired> = names
        .windows(2)
        .filter_map(|w| gathered.paired(GROUP, (&w[0], &w[1]), Measure::Visits))
        .collect();
    let ratios: Vec<String> = steps.iter().map(|step| mean_text(&step.ratio)).collect();
    let ratios = ratios.join(", ");
    report.findings.push(Finding {
        claim: Words::of(|lang| tr!(lang, lab_katoh_table_1_more)),
        verdict: Verdict::of(unanimous(steps.iter().map(|step| {
            let side = step.ratio.beside_one();
            side.map(|side| side == Ordering::Less)
        })))
        .needing(steps.iter().map(|step| &step.ratio)),
        material: material(plan),
        sentence: Words::of(|lang| {
            tr!(
                lang,
                lab_mean_leaves_with_n_from,
                limits = format!("{:?}", limits(plan)),
                listed = listed(&leaves),
                ratios = &ratios
            )
        }),
        beside: Vec::new(),
    });
    report
        .figures
        .push(plane_chart(gathered, GROUP, report.title.clone()));
    report.tables.push(comparison(
        "table",
        Words::of(|lang| tr!(lang, lab_experiment_2_beside_the_depth)),
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

pub(super) fn second_cells(plan: &Plan) -> Result<Vec<Cell>, LabError> {
    let mut variants: Vec<(String, AlgorithmConfig)> = Vec::new();
    for (limit, depth) in pairs(plan) {
        let variant = by_both(limit, depth);
        if !variants.contains(&variant) {
            variants.push(variant);
        }
    }
    variants.extend(reference(plan));
    sweep(plan, 10, &variants)
}

pub(super) fn second(plan: &Plan, gathered: &Gathered<'_>, report: &mut Report) {
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
    report.remarks.push(positions_remark(plan));
    report.findings.push(binding(plan, gathered, &rows));
    report.findings.push(unbound(plan, gathered));
    report
        .figures
        .push(plane_chart(gathered, GROUP, report.title.clone()));
    report.tables.push(comparison(
        "table",
        Words::of(|lang| tr!(lang, lab_experiment_3_beside_the_depth)),
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
    let worse = paired
        .and_then(|p| p.ratio.beside_one())
        .map(|side| side == Ordering::Greater);
    let ratio = paired.map_or_else(|| "–".to_owned(), |p| mean_text(&p.ratio));
    Finding {
        claim: Words::of(|lang| tr!(lang, lab_katoh_table_2_a)),
        verdict: Verdict::of(worse.filter(|_| reached > 0))
            .needing(paired.iter().map(|paired| &paired.ratio)),
        material: material(plan),
        sentence: Words::of(|lang| {
            tr!(
                lang,
                lab_at_c_n_is_reached,
                depth,
                some,
                reached,
                ratio = &ratio,
                many
            )
        }),
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
        claim: Words::of(|lang| tr!(lang, lab_katoh_table_2_rows)),
        verdict: Verdict::of((same + different > 0).then_some(different == 0)),
        material: material(plan),
        sentence: Words::of(|lang| tr!(lang, lab_where_n_was_not_reached, same, different)),
        beside: Vec::new(),
    }
}
