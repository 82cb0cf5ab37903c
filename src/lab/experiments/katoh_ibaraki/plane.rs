//! The space condition (4.3), which Katoh & Ibaraki define and never run: where it stands among all
//! the others in the plane of leaves and cells, over many positions and two move orders.

use super::{
    by_both, by_cells, by_depth, by_space, dominated, empties, guess, limits, plane_chart, point,
    problem, whole,
};
use crate::base::messages::{Lang, Words, keys, tr};
use crate::lab::cell::{Cell, Measure};
use crate::lab::error::LabError;
use crate::lab::experiments::Experiment;
use crate::lab::experiments::common::{cell, comparison};
use crate::lab::gathered::Gathered;
use crate::lab::names::{label, order_name};
use crate::lab::plan::Plan;
use crate::lab::report::{Finding, Material, Report, Verdict, listed, number};
use crate::problem::Order;

pub(in crate::lab::experiments) static SPACE: Experiment = Experiment {
    id: "000-space",
    paper: "000",
    title: keys::lab_the_space_condition_among_all,
    question: keys::lab_does_recursing_by_the_number,
    takes_set: false,
    cells,
    compare,
    own: None,
};

const ORDERS: [Order; 2] = [Order::Squares, Order::Generation];

fn spaces(plan: &Plan) -> [u64; 6] {
    plan.pick(
        [50, 200, 500, 1000, 2000, 5000],
        [10, 20, 50, 100, 200, 500],
    )
}

fn cells(plan: &Plan) -> Result<Vec<Cell>, LabError> {
    // Smaller than the paper's, so that there can be many.
    let empties = plan.pick(14, empties(plan));
    let mut variants = vec![by_depth(1)];
    variants.extend((1..=empties / 2).map(|half| by_depth(2 * half)));
    variants.extend(spaces(plan).map(by_space));
    let scale = plan.pick(8, 1);
    for limit in limits(plan) {
        variants.push(by_cells(limit / scale));
        variants.push(by_both(limit / scale, empties / 2));
    }
    variants.push(whole());
    let mut cells = Vec::new();
    for seed in 1..=plan.count(60, 8) {
        let position = format!("p{seed:03}");
        for order in ORDERS {
            let problem = problem(empties, 1000 + seed, order)?;
            for (variant, choice) in &variants {
                let names = (order.name(), variant.as_str(), position.as_str());
                cells.push(cell(
                    names,
                    &problem,
                    choice.clone(),
                    50_000_000,
                    guess(empties),
                ));
            }
        }
    }
    Ok(cells)
}

fn compare(plan: &Plan, gathered: &Gathered<'_>, report: &mut Report) {
    for (order, ids) in ORDERS
        .iter()
        .zip([("squares", "plane"), ("generation", "plane-2")])
    {
        let group = order.name();
        let mut chart = plane_chart(
            gathered,
            group,
            Words::of(|lang| {
                let (title, order) = (report.title.get(lang), order_name(*order, lang));
                tr!(lang, lab_title_with_order, title, order)
            }),
        );
        chart.id = ids.1;
        report.figures.push(chart);
        report.findings.push(best_small(plan, gathered, *order));
        report.findings.push(dominates(plan, gathered, *order));
        report.tables.push(comparison(
            ids.0,
            Words::of(|lang| tr!(lang, lab_order_title, order = order_name(*order, lang))),
            gathered,
            group,
            "c=1",
            &[Measure::Visits, Measure::Cells, Measure::Seconds],
        ));
    }
}

/// Variants by their names, or that there is none.
fn variant_list(variants: &[&str], lang: Lang) -> String {
    if variants.is_empty() {
        return tr!(lang, lab_list_none).to_owned();
    }
    let names: Vec<String> = variants
        .iter()
        .map(|v| label(v).get(lang).to_owned())
        .collect();
    listed(&names, lang)
}

/// The smallest spaces: does any depth condition that fits into as few cells beat them?
fn best_small(plan: &Plan, gathered: &Gathered<'_>, order: Order) -> Finding {
    let group = order.name();
    let names: Vec<String> = spaces(plan).iter().map(|&n| by_space(n).0).collect();
    let known: Vec<(&String, bool)> = (names.iter())
        .filter_map(|name| Some((name, !dominated(gathered, group, name)?)))
        .collect();
    let smallest = known.first().map(|k| k.1);
    let good: Vec<&str> = known.iter().filter(|k| k.1).map(|k| k.0.as_str()).collect();
    let paired = names
        .first()
        .and_then(|name| gathered.paired(group, (name, "c=1"), Measure::Visits));
    // It must be worth its cells, and clearly so: fewer leaves than α-β.
    let holds = match (smallest, paired.and_then(|p| p.ratio.beside_one())) {
        (Some(false), _) => Some(false),
        (Some(true), Some(side)) => Some(side.is_lt()),
        _ => None,
    };
    let gain = paired.map_or("–".to_owned(), |p| {
        format!(
            "{} [{}–{}]",
            number(p.ratio.mean),
            number(p.ratio.low),
            number(p.ratio.high)
        )
    });
    Finding {
        claim: Words::of(|lang| tr!(lang, lab_space_best, order = order_name(order, lang))),
        verdict: Verdict::of(holds).needing(paired.iter().map(|paired| &paired.ratio)),
        material: Material::Similar,
        sentence: Words::of(|lang| {
            let list = variant_list(&good, lang);
            tr!(lang, lab_space_not_dominated, list, gain = &gain)
        }),
        beside: Vec::new(),
    }
}

/// Does it dominate everything: is every depth condition matched by some space?
fn dominates(plan: &Plan, gathered: &Gathered<'_>, order: Order) -> Finding {
    let group = order.name();
    let spaces: Vec<(f64, f64)> = spaces(plan)
        .iter()
        .filter_map(|&n| point(gathered, group, &by_space(n).0))
        .collect();
    let depths: Vec<(&str, (f64, f64))> = gathered
        .variants(group)
        .into_iter()
        .filter(|v| v.starts_with("c=") && *v != "c=1")
        .filter_map(|v| Some((v, point(gathered, group, v)?)))
        .collect();
    let free: Vec<&str> = depths
        .iter()
        .filter(|(_, (leaves, cells))| !spaces.iter().any(|(l, c)| l <= leaves && c <= cells))
        .map(|d| d.0)
        .collect();
    let known = !spaces.is_empty() && !depths.is_empty();
    Finding {
        claim: Words::of(|lang| tr!(lang, lab_space_dominates, order = order_name(order, lang))),
        verdict: Verdict::of(known.then_some(free.is_empty())),
        material: Material::Similar,
        sentence: Words::of(|lang| {
            tr!(lang, lab_depths_unmatched, list = variant_list(&free, lang))
        }),
        beside: Vec::new(),
    }
}
