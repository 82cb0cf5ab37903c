//! Table 2: unsorted α-β, WPNS and sorted α-β by the number of empty squares.

use super::{SORTED, WPNS, empties_of, wld, wpns};
use crate::base::messages::{Words, tr};
use crate::lab::cell::{Cell, Measure};
use crate::lab::error::LabError;
use crate::lab::experiments::common::cell;
use crate::lab::gathered::Gathered;
use crate::lab::names::label;
use crate::lab::plan::Plan;
use crate::lab::report::{
    Beside, Chart, Curve, Entry, Finding, Material, Report, Scaling, Table, Verdict, number, same,
};
use crate::lab::sets;
use crate::lab::statistics::median;
use crate::picture::plot::Form;
use crate::problem::Position;
use crate::search::catalogue::AlgorithmConfig;

const UNSORTED: &str = "unsorted";

/// Groups by empties: random endings first, then those after the public draw.
fn endings(plan: &Plan) -> Result<Vec<(String, u32, Vec<Position>)>, LabError> {
    let random: &[u32] = plan.pick(&[8, 10, 12, 14, 16], &[6, 8, 10]);
    let mut groups = Vec::new();
    for &empties in random {
        let positions: Result<Vec<Position>, LabError> = (1..=plan.count(20, 6))
            .map(|seed| sets::othello(8, empties, seed))
            .collect();
        groups.push((format!("random {empties}"), empties, positions?));
    }
    let draws = sets::public_draw();
    for empties in plan.pick(vec![19, 21, 23, 25], vec![19]) {
        let most = plan.count(5, 1).min(5);
        let positions: Vec<Position> = (draws.iter())
            .filter(|d| d.0 == empties && d.1 <= most)
            .map(|d| d.2.clone())
            .collect();
        groups.push((format!("public draw {empties}"), empties, positions));
    }
    Ok(groups)
}

pub(super) fn cells(plan: &Plan) -> Result<Vec<Cell>, LabError> {
    let limit = plan.pick(40_000_000, 1_000_000);
    let mut cells = Vec::new();
    for (group, empties, positions) in endings(plan)? {
        for (i, position) in positions.iter().enumerate() {
            let problem = wld(position);
            let nodes = (30.0 * 2.2f64.powi(empties as i32)).min(limit as f64);
            for (variant, choice, speed) in [
                (UNSORTED, AlgorithmConfig::new("alpha-beta"), 1.5e7),
                (WPNS, wpns(), 3e6),
                (SORTED, AlgorithmConfig::new("alpha-beta-sorted"), 8e6),
            ] {
                let name = format!("p{}", i + 1);
                let names = (group.as_str(), variant, name.as_str());
                cells.push(cell(names, &problem, choice, limit, nodes / speed));
            }
        }
    }
    Ok(cells)
}

pub(super) fn compare(_: &Plan, gathered: &Gathered<'_>, report: &mut Report) {
    let mut table = Table::new(
        "table",
        Words::of(|lang| tr!(lang, lab_nodes_and_processor_seconds)),
        vec![
            Words::of(|lang| tr!(lang, lab_positions)),
            Words::of(|lang| tr!(lang, lab_variant)),
            same("n"),
            Words::of(|lang| tr!(lang, lab_nodes)),
            Words::of(|lang| tr!(lang, lab_seconds)),
            Words::of(|lang| tr!(lang, lab_ratio_of_nodes_to_sorted)),
            same("p"),
        ],
    );
    for (id, measure, name) in [
        (
            "nodes",
            Measure::Nodes,
            Words::of(|lang| tr!(lang, lab_nodes)),
        ),
        (
            "seconds",
            Measure::Seconds,
            Words::of(|lang| tr!(lang, lab_processor_seconds)),
        ),
    ] {
        let mut chart = Chart::new(
            id,
            report.title.clone(),
            Words::of(|lang| tr!(lang, lab_empty_squares)),
            name,
        )
        .scales(Scaling::Linear, Scaling::Log);
        for variant in [UNSORTED, WPNS, SORTED] {
            let means: Vec<_> = (gathered.groups().iter())
                .map(|g| (empties_of(g), gathered.summary(g, variant, measure)))
                .collect();
            chart
                .curves
                .push(Curve::of_means(label(variant), Form::Line, &means));
        }
        report.figures.push(chart);
    }
    for group in gathered.groups() {
        for variant in gathered.variants(group) {
            let nodes = gathered.summary(group, variant, Measure::Nodes);
            let paired = gathered.paired(group, (variant, SORTED), Measure::Nodes);
            table.rows.push(vec![
                Entry::name(group),
                Entry::name(variant),
                Entry::Count(nodes.map_or(0, |s| s.n) as u64),
                nodes.into(),
                gathered.summary(group, variant, Measure::Seconds).into(),
                paired.map(|p| p.ratio).into(),
                paired.map_or(Entry::Nothing, |p| Entry::Chance(p.p)),
            ]);
        }
    }
    report.findings.push(sorting_pays(gathered));
    report.findings.push(wpns_like_sorted(gathered));
    report.tables.push(table);
    report.remarks.push(Words::of(|lang| {
        tr!(lang, lab_the_papers_six_positions_are)
    }));
}

/// Ratios of one measure over all groups, position by position.
fn all_ratios(gathered: &Gathered<'_>, names: (&str, &str), measure: Measure) -> Vec<f64> {
    (gathered.groups().iter())
        .flat_map(|g| gathered.pairs(g, names, measure))
        .filter(|p| p.2 > 0.0)
        .map(|p| p.1 / p.2)
        .collect()
}

fn stopped(gathered: &Gathered<'_>, variant: &str) -> (usize, usize) {
    let mut count = (0, 0);
    for group in gathered.groups() {
        for (_, _, over) in gathered.values(group, variant, Measure::Nodes) {
            count.0 += usize::from(over);
            count.1 += 1;
        }
    }
    count
}

fn sorting_pays(gathered: &Gathered<'_>) -> Finding {
    let ratios = all_ratios(gathered, (SORTED, UNSORTED), Measure::Nodes);
    let middle = median(&ratios);
    let less = ratios.iter().filter(|r| **r < 1.0).count();
    let (plain, sorted) = (stopped(gathered, UNSORTED), stopped(gathered, SORTED));
    Finding {
        claim: Words::of(|lang| tr!(lang, lab_morita_sorting_by_replies)),
        verdict: Verdict::of(middle.map(|m| m < 0.6 && sorted.0 <= plain.0)),
        material: Material::Similar,
        sentence: Words::of(|lang| {
            tr!(
                lang,
                lab_sorted_alpha_beta_needs_fewer,
                less,
                ratios = ratios.len(),
                unwrap_or = number(middle.unwrap_or(f64::NAN)),
                plain_0 = plain.0,
                plain_1 = plain.1,
                sorted_0 = sorted.0
            )
        }),
        beside: [
            ("19", "52 s / 8 s / 3 s"),
            ("21", "32 min 34 s / 43 s / 55 s"),
            (
                "23",
                "11 h 14 min / 7 min 01 s / 11 min 05 s; 2 h 20 min / 8 min 12 s / 6 min 22 s",
            ),
            (
                "25",
                "> 24 h / 32 min 08 s / 41 min 56 s; > 24 h / > 24 h / 1 h 17 min",
            ),
        ]
        .into_iter()
        .filter_map(|(empties, paper)| beside(gathered, empties, paper))
        .collect(),
    }
}

fn beside(gathered: &Gathered<'_>, empties: &str, paper: &str) -> Option<Beside> {
    let group = format!("public draw {empties}");
    let seconds = |variant| {
        let s = gathered.summary(&group, variant, Measure::Seconds)?;
        let sign = if s.over > 0 { "> " } else { "" };
        Some(format!("{sign}{} s", number(s.mean)))
    };
    Some(Beside {
        what: Words::of(|lang| tr!(lang, lab_empties_unsorted_wpns_sorted, empties)),
        paper: paper.to_owned(),
        ours: format!(
            "{} / {} / {}",
            seconds(UNSORTED)?,
            seconds(WPNS)?,
            seconds(SORTED)?
        ),
        material: Material::Similar,
    })
}

fn wpns_like_sorted(gathered: &Gathered<'_>) -> Finding {
    let time = median(&all_ratios(gathered, (WPNS, SORTED), Measure::Seconds));
    let nodes = median(&all_ratios(gathered, (WPNS, SORTED), Measure::Nodes));
    Finding {
        claim: Words::of(|lang| tr!(lang, lab_morita_sorted_alpha_beta)),
        // The paper's own ratios lie between 0.63 and 2.7.
        verdict: Verdict::of(time.map(|r| (0.37..=2.7).contains(&r))),
        material: Material::Similar,
        sentence: Words::of(|lang| {
            tr!(
                lang,
                lab_at_the_median_wpns_takes,
                unwrap_or = number(time.unwrap_or(f64::NAN)),
                unwrap_or_2 = number(nodes.unwrap_or(f64::NAN))
            )
        }),
        beside: Vec::new(),
    }
}
