//! Figure 3: leaves, cells and time as c grows, odd and even c apart, and the tree divided once only.

use super::{
    GROUP, MEASURES, by_depth, by_space, dominated, empties, material, plane_chart,
    positions_remark, recursive, sweep, whole,
};
use crate::base::messages::{Words, tr};
use crate::lab::cell::{Cell, Measure};
use crate::lab::error::LabError;
use crate::lab::experiments::common::{comparison, saving};
use crate::lab::gathered::Gathered;
use crate::lab::plan::Plan;
use crate::lab::report::{
    Chart, Curve, Finding, Report, Scaling, Verdict, mean_text, number, same,
};
use crate::lab::statistics::{Summary, rank_correlation};
use crate::picture::plot::Form;
use crate::search::catalogue::AlgorithmConfig;

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

pub(super) fn cells(plan: &Plan) -> Result<Vec<Cell>, LabError> {
    let mut variants: Vec<(String, AlgorithmConfig)> = (1..=highest(plan)).map(by_depth).collect();
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

pub(super) fn compare(plan: &Plan, gathered: &Gathered<'_>, report: &mut Report) {
    for (id, measure, name, scale) in [
        (
            "leaves",
            Measure::Visits,
            Words::of(|lang| tr!(lang, lab_leaves)),
            Scaling::Linear,
        ),
        (
            "cells",
            Measure::Cells,
            Words::of(|lang| tr!(lang, lab_max_cell)),
            Scaling::Log,
        ),
        (
            "time",
            Measure::Seconds,
            Words::of(|lang| tr!(lang, lab_processor_seconds)),
            Scaling::Linear,
        ),
    ] {
        let mut chart =
            Chart::new(id, report.title.clone(), same("c"), name).scales(Scaling::Linear, scale);
        for odd in [false, true] {
            let means = curve_by_c(gathered, plan, measure, odd);
            let name = if odd {
                Words::of(|lang| tr!(lang, lab_odd_c))
            } else {
                Words::of(|lang| tr!(lang, lab_even_c))
            };
            chart.curves.push(Curve::of_means(name, Form::Line, &means));
        }
        let means: Vec<(f64, Option<Summary>)> = (halves(plan).into_iter())
            .map(|half| {
                let summary = gathered.summary(GROUP, &half_name(half), measure);
                (f64::from(half.0), summary)
            })
            .collect();
        let name = Words::of(|lang| tr!(lang, lab_c_c_c_c, empties = empties(plan)));
        chart
            .curves
            .push(Curve::of_means(name, Form::Dashed, &means));
        report.figures.push(chart);
    }
    report
        .figures
        .push(plane_chart(gathered, GROUP, report.title.clone()));
    report.remarks.push(positions_remark(plan));
    report.findings.extend([
        towards_sss(plan, gathered),
        sss_saves(plan, gathered),
        small_c(plan, gathered),
        monotone(plan, gathered),
        halves_worse(plan, gathered),
    ]);
    report.tables.push(comparison(
        "table",
        Words::of(|lang| tr!(lang, lab_leaves_cells_and_time_by)),
        gathered,
        GROUP,
        "c=1",
        &MEASURES,
    ));
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
        claim: Words::of(|lang| tr!(lang, lab_katoh_the_closer_c)),
        verdict: Verdict::of(holds),
        material: material(plan),
        sentence: Words::of(|lang| {
            tr!(
                lang,
                lab_from_c_to_c_leaves,
                from,
                to,
                l1 = &l1,
                l2 = &l2,
                c1 = &c1,
                c2 = &c2
            )
        }),
        beside: Vec::new(),
    }
}

fn sss_saves(plan: &Plan, gathered: &Gathered<'_>) -> Finding {
    let paired = gathered.paired(GROUP, ("SSS*", "c=1"), Measure::Visits);
    let sentence = paired.map(|p| {
        let share = saving(&p.ratio);
        let n = p.ratio.n;
        let at_most = p.less + p.same;
        Words::of(|lang| tr!(lang, lab_sss_saves, share = &share, n, at_most, p = p.p))
    });
    Finding {
        claim: Words::of(|lang| tr!(lang, lab_katoh_sss_evaluates_fewer)),
        verdict: Verdict::of(paired.map(|p| p.more == 0 && p.ratio.mean < 1.0)),
        material: material(plan),
        sentence: sentence.unwrap_or_default(),
        beside: Vec::new(),
    }
}

fn small_c(plan: &Plan, gathered: &Gathered<'_>) -> Finding {
    let paired = gathered.paired(GROUP, ("c=2", "c=1"), Measure::Visits);
    let sentence = paired.map(|p| {
        let ratio = mean_text(&p.ratio);
        Words::of(|lang| {
            tr!(
                lang,
                lab_c_2_evaluates_times_alpha,
                ratio = &ratio,
                more = p.more,
                n = p.ratio.n
            )
        })
    });
    Finding {
        claim: Words::of(|lang| tr!(lang, lab_found_here_with_one_move)),
        verdict: Verdict::of(paired.map(|p| p.ratio.mean > 1.0)),
        material: material(plan),
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
        claim: Words::of(|lang| tr!(lang, lab_katoh_efficiency_grows_with)),
        verdict: Verdict::of((steps >= 4).then_some(rises == 0)),
        material: material(plan),
        sentence: Words::of(|lang| tr!(lang, lab_mean_leaves_rise_at_of, rises, steps)),
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
        claim: Words::of(|lang| tr!(lang, lab_katoh_c_c_c)),
        verdict: Verdict::of((!known.is_empty()).then_some(worse.len() == known.len())),
        material: material(plan),
        sentence: Words::of(|lang| {
            tr!(
                lang,
                lab_in_the_plane_of_leaves,
                listed = listed(&worse),
                listed_2 = listed(&better)
            )
        }),
        beside: Vec::new(),
    }
}
