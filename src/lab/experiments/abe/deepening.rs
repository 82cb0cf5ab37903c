//! Equation (2.6): what iterative deepening costs beside one search to the full depth, foretold from
//! the branching factor and measured, by steps of one ply and of two.

use crate::base::messages::{Words, keys, tr};
use crate::lab::cell::{Cell, Measure};
use crate::lab::error::LabError;
use crate::lab::experiments::Experiment;
use crate::lab::experiments::common::cell;
use crate::lab::gathered::Gathered;
use crate::lab::plan::Plan;
use crate::lab::report::{
    Chart, Curve, Entry, Finding, Material, Report, Scaling, Table, Verdict, mean_text, number,
    same,
};
use crate::lab::sets;
use crate::lab::statistics::Paired;
use crate::picture::plot::Form;
use crate::problem::{Evaluator, Order, Problem, Question};
use crate::search::catalogue::AlgorithmConfig;

pub(in crate::lab) static DEEPENING: Experiment = Experiment {
    id: "004-deepening",
    paper: "004",
    title: keys::lab_equation_2_6_the_cost,
    question: keys::lab_how_many_more_nodes_does,
    takes_set: false,
    cells,
    compare,
    own: None,
};

const DIRECT: &str = "direct";
const BY_ONE: &str = "by one ply";
const BY_TWO: &str = "by two plies";

fn depths(plan: &Plan) -> Vec<u32> {
    plan.pick(vec![1, 2, 3, 4], vec![1, 2, 3])
}

fn group(depth: u32) -> String {
    format!("depth {depth}")
}

fn cells(plan: &Plan) -> Result<Vec<Cell>, LabError> {
    let deepening = |step: u32| AlgorithmConfig::new("iterative-deepening").with("step", step);
    let variants = [
        (DIRECT, AlgorithmConfig::new("alpha-beta")),
        (BY_ONE, deepening(1)),
        (BY_TWO, deepening(2)),
    ];
    let mut cells = Vec::new();
    for n in 1..=plan.count(200, 40) {
        let own = sets::own_games(n)?;
        for depth in depths(plan) {
            let problem = Problem {
                question: Question::Depth(depth),
                order: Order::Positional,
                evaluator: Evaluator::Positional,
                ..Problem::new(own.position.clone())
            };
            let group = group(depth);
            for (variant, choice) in &variants {
                let names = (group.as_str(), *variant, own.name.as_str());
                let guess = 0.02 * 8f64.powi(depth as i32 - 3);
                cells.push(cell(names, &problem, choice.clone(), 100_000_000, guess));
            }
        }
    }
    Ok(cells)
}

/// (2.6) over (2.5): all rounds together beside the last, with rounds every `step` plies.
fn formula(b: f64, depth: u32, step: u32) -> f64 {
    let sum = |k: u32| (b.powi(k as i32 + 1) - 1.0) / (b - 1.0);
    let rounds = (0..=depth).rev().step_by(step as usize);
    rounds.map(sum).sum::<f64>() / sum(depth)
}

fn compare(plan: &Plan, gathered: &Gathered<'_>, report: &mut Report) {
    let depths = depths(plan);
    let mut table = Table::new(
        "table",
        Words::of(|lang| tr!(lang, lab_nodes_beside_one_search)),
        vec![
            Words::of(|lang| tr!(lang, lab_depth)),
            Words::of(|lang| tr!(lang, lab_steps)),
            same("n"),
            Words::of(|lang| tr!(lang, lab_nodes)),
            Words::of(|lang| tr!(lang, lab_ratio_to_one_search)),
            Words::of(|lang| tr!(lang, lab_by_2_6)),
        ],
    );
    let mean = |depth: u32| gathered.mean(&group(depth), DIRECT, Measure::Nodes);
    let mut curves: [Vec<_>; 2] = Default::default();
    let mut foretold: [Vec<(f64, f64)>; 2] = Default::default();
    let mut last: [Option<Paired>; 2] = [None, None];
    for &depth in depths.iter().filter(|&&d| d > 1) {
        let branching = mean(depth).zip(mean(depth - 1)).map(|(a, b)| a / b);
        for (i, (variant, step)) in [(BY_ONE, 1), (BY_TWO, 2)].into_iter().enumerate() {
            let group = group(depth);
            let paired = gathered.paired(&group, (variant, DIRECT), Measure::Nodes);
            let by_formula = branching.map(|b| formula(b, depth, step));
            curves[i].push((f64::from(depth), paired.map(|p| p.ratio)));
            foretold[i].extend(by_formula.map(|r| (f64::from(depth), r)));
            last[i] = paired;
            let summary = gathered.summary(&group, variant, Measure::Nodes);
            table.rows.push(vec![
                Entry::Count(u64::from(depth)),
                Entry::Text(match step {
                    1 => Words::of(|lang| tr!(lang, lab_one_ply)),
                    _ => Words::of(|lang| tr!(lang, lab_two_plies)),
                }),
                Entry::Count(summary.map_or(0, |s| s.n) as u64),
                summary.into(),
                paired.map(|p| p.ratio).into(),
                Entry::number(by_formula),
            ]);
        }
    }
    let y = Words::of(|lang| tr!(lang, lab_nodes_one_search_1));
    let mut chart = Chart::new(
        "figure",
        report.title.clone(),
        Words::of(|lang| tr!(lang, lab_depth)),
        y,
    )
    .scales(Scaling::Linear, Scaling::Linear);
    let names = [
        Words::of(|lang| tr!(lang, lab_by_one_ply)),
        Words::of(|lang| tr!(lang, lab_by_two_plies)),
    ];
    let theirs = [
        Words::of(|lang| tr!(lang, lab_2_6_one_ply)),
        Words::of(|lang| tr!(lang, lab_2_6_two_plies)),
    ];
    for (i, name) in names.into_iter().enumerate() {
        chart
            .curves
            .push(Curve::of_means(name, Form::Line, &curves[i]));
        let points = std::mem::take(&mut foretold[i]);
        chart
            .curves
            .push(Curve::new(theirs[i].clone(), Form::Dashed, points));
    }
    report.figures.push(chart);
    report.tables.push(table);
    report.findings.push(costs(last[0]));
    report.findings.push(steps(last));
}

fn costs(by_one: Option<Paired>) -> Finding {
    let ratio = by_one.map(|p| p.ratio).filter(|r| r.n >= 2);
    let verdict = ratio.and_then(|r| {
        let (more, little) = (r.low > 1.25, r.high < 1.25);
        (more || little).then_some(more)
    });
    let text = ratio.map_or_else(|| "–".to_owned(), |r| mean_text(&r));
    Finding {
        claim: Words::of(|lang| tr!(lang, lab_abe_2_6_deepening)),
        verdict: Verdict::of(verdict),
        material: Material::Similar,
        sentence: Words::of(|lang| tr!(lang, lab_at_the_greatest_depth_it, text = &text)),
        beside: Vec::new(),
    }
}

fn steps(last: [Option<Paired>; 2]) -> Finding {
    let [one, two] = last.map(|p| p.map(|p| p.ratio.mean));
    let text = |n: Option<f64>| n.map_or_else(|| "–".to_owned(), number);
    Finding {
        claim: Words::of(|lang| tr!(lang, lab_abe_2_4_steps)),
        verdict: Verdict::of(one.zip(two).map(|(one, two)| two < one)),
        material: Material::Similar,
        sentence: Words::of(|lang| {
            tr!(
                lang,
                lab_at_the_greatest_depth_steps,
                text = text(one),
                text_2 = text(two)
            )
        }),
        beside: Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::formula;

    #[test]
    fn the_formula_is_the_papers() {
        // b = 2, d = 2: rounds of 1, 3 and 7 nodes beside 7.
        assert!((formula(2.0, 2, 1) - 11.0 / 7.0).abs() < 1e-12);
        assert!((formula(2.0, 2, 2) - 8.0 / 7.0).abs() < 1e-12);
        // A broad tree is hardly more expensive: b / (b − 1).
        assert!((formula(30.0, 5, 1) - 30.0 / 29.0).abs() < 1e-3);
    }
}
