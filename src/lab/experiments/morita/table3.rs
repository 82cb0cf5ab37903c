//! Table 3: which share of WPNS's time goes into its numbers.

use super::{WPNS, empties_of, wld, wpns};
use crate::base::messages::{Words, tr};
use crate::lab::cell::{Cell, Measure};
use crate::lab::error::LabError;
use crate::lab::experiments::common::cell;
use crate::lab::gathered::Gathered;
use crate::lab::plan::Plan;
use crate::lab::report::{
    Beside, Chart, Curve, Entry, Finding, Material, Report, Table, Verdict, listed, same,
};
use crate::lab::sets;
use crate::lab::statistics::rank_correlation;
use crate::picture::plot::Form;

pub(super) fn cells(plan: &Plan) -> Result<Vec<Cell>, LabError> {
    let limit = plan.pick(20_000_000, 1_000_000);
    let empties: &[u32] = plan.pick(&[9, 11, 13, 15, 17, 19, 21], &[9, 11, 13]);
    let draws = sets::public_draw();
    let mut cells = Vec::new();
    for &empties in empties {
        for seed in 1..=plan.count(20, 6) {
            let position = if empties >= 19 {
                match draws.iter().find(|d| d.0 == empties && d.1 == seed) {
                    Some(draw) => draw.2.clone(),
                    None => continue,
                }
            } else {
                sets::othello(8, empties, 500 + seed)?
            };
            let name = format!("p{seed}");
            let group = format!("empties {empties}");
            let guess = (30.0 * 2.1f64.powi(empties as i32)).min(limit as f64) / 3e6;
            let names = (group.as_str(), WPNS, name.as_str());
            cells.push(cell(names, &wld(&position), wpns(), limit, guess));
        }
    }
    Ok(cells)
}

pub(super) fn compare(_: &Plan, gathered: &Gathered<'_>, report: &mut Report) {
    let mut table = Table::new(
        "table",
        Words::of(|lang| tr!(lang, lab_time_for_numbers)),
        vec![
            Words::of(|lang| tr!(lang, lab_empties)),
            same("n"),
            Words::of(|lang| tr!(lang, lab_nodes)),
            Words::of(|lang| tr!(lang, lab_seconds)),
            Words::of(|lang| tr!(lang, lab_share_for_numbers)),
        ],
    );
    let mut points = Vec::new();
    for group in gathered.groups() {
        let share = gathered.summary(group, WPNS, Measure::SelectionShare);
        let nodes = gathered.summary(group, WPNS, Measure::Nodes);
        table.rows.push(vec![
            Entry::number(Some(empties_of(group))),
            Entry::Count(nodes.map_or(0, |s| s.n) as u64),
            nodes.into(),
            gathered.summary(group, WPNS, Measure::Seconds).into(),
            share.into(),
        ]);
        points.push((empties_of(group), share));
    }
    let mut chart = Chart::new(
        "figure",
        report.title.clone(),
        Words::of(|lang| tr!(lang, lab_empty_squares)),
        Words::of(|lang| tr!(lang, lab_share_of_time)),
    );
    chart.curves.push(Curve::of_means(
        Words::of(|lang| tr!(lang, lab_for_numbers)),
        Form::Bars,
        &points,
    ));
    report.figures.push(chart);
    let known: Vec<(f64, f64)> = points
        .iter()
        .filter_map(|p| Some((p.0, p.1?.mean)))
        .collect();
    let rank = rank_correlation(&known);
    let text: Vec<String> = known
        .iter()
        .map(|(e, s)| format!("{e}: {:.0} %", 100.0 * s))
        .collect();
    report.findings.push(Finding {
        claim: Words::of(|lang| tr!(lang, lab_morita_the_share_for)),
        verdict: Verdict::of(rank.map(|r| r > 0.7)),
        material: Material::Similar,
        sentence: Words::of(|lang| tr!(lang, lab_shares_by_empties, list = listed(&text, lang))),
        beside: vec![Beside {
            what: Words::of(|lang| tr!(lang, lab_share_at_19_21_23)),
            paper: "25 % / 35 % / 46 % / 50 % / 47 %".to_owned(),
            ours: text.join(", "),
            material: Material::Similar,
        }],
    });
    report.tables.push(table);
    report
        .remarks
        .push(Words::of(|lang| tr!(lang, lab_the_time_for_numbers_is)));
}
