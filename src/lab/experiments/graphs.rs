//! Seo on AND/OR graphs: C* beside PN, df-pn, WPNS, BNS and AO* on random graphs whose nodes are
//! shared, and the claim that C* needs as many iterations as its widest AND node has children.

use super::Experiment;
use super::common::{cell, comparison};
use crate::base::messages::{Words, keys, tr};
use crate::base::random::Rng;
use crate::lab::cell::{Cell, Done, Measure, Watch};
use crate::lab::error::LabError;
use crate::lab::gathered::Gathered;
use crate::lab::names::label;
use crate::lab::plan::Plan;
use crate::lab::report::{Chart, Curve, Finding, Material, Report, Scaling, Verdict};
use crate::lab::sets;
use crate::lab::statistics::{Summary, mean};
use crate::picture::plot::Form;
use crate::problem::{Game, Problem};
use crate::search::catalogue::AlgorithmConfig;

pub(super) static GRAPHS: Experiment = Experiment {
    id: "001-graphs",
    paper: "001",
    title: keys::lab_c_on_and_or_graphs,
    question: keys::lab_how_do_c_and_the,
    takes_set: false,
    cells,
    compare,
    own: None,
};

const C_STAR: &str = "C*";

/// Children of every AND node.
fn widths(plan: &Plan) -> Vec<usize> {
    plan.pick(vec![2, 3, 4, 5, 6], vec![2, 3, 4])
}

fn group(width: usize) -> String {
    format!("AND width {width}")
}

fn cells(plan: &Plan) -> Result<Vec<Cell>, LabError> {
    let variants = [
        (C_STAR, AlgorithmConfig::new("c-star")),
        ("PN", AlgorithmConfig::new("pn")),
        ("df-pn", AlgorithmConfig::new("df-pn")),
        ("WPNS", AlgorithmConfig::new("wpns")),
        ("BNS", AlgorithmConfig::new("bns")),
        ("AO*", AlgorithmConfig::new("ao-star")),
    ];
    let mut cells = Vec::new();
    for seed in 1..=plan.count(60, 20) {
        for width in widths(plan) {
            let text = graph(seed as u64, width);
            let position = sets::position(&text, Game::AndOr)
                .map_err(|reason| LabError::BadPosition { line: seed, reason })?;
            let problem = Problem::new(position);
            for (variant, choice) in &variants {
                let (group, name) = (group(width), format!("g{seed:03}"));
                let names = (group.as_str(), *variant, name.as_str());
                let watch = if *variant == C_STAR {
                    Watch::Iterations
                } else {
                    Watch::Nothing
                };
                let cell = cell(names, &problem, choice.clone(), 200_000, 0.01);
                cells.push(cell.watching(watch));
            }
        }
    }
    Ok(cells)
}

/// Six layers below the root, OR and AND in turn, each node with children from the layer below, which
/// is narrower than a tree's: nodes are shared. Enough terminals are true for the root to be
/// provable, and it is made so if it is not by itself.
fn graph(seed: u64, width: usize) -> String {
    const LAYERS: usize = 6;
    const OR_WIDTH: usize = 3;
    const NODES: usize = 24;
    let mut rng = Rng::new(seed ^ (width as u64) << 32);
    let first = |layer: usize| match layer {
        0 => 0,
        n => 1 + (n - 1) * NODES,
    };
    let mut rows = Vec::new();
    // Whether a node is true, the layer below known.
    let mut below: Vec<bool> = Vec::new();
    for layer in (0..=LAYERS).rev() {
        let count = if layer == 0 { 1 } else { NODES };
        let mut here = Vec::new();
        for i in 0..count {
            let id = first(layer) + i;
            if layer == LAYERS {
                // A width's AND nodes are about as often true whatever it is.
                let truth = rng.unit() < 0.35f64.powf(1.0 / width as f64);
                here.push(truth);
                rows.push(format!(
                    "\"{id}\":[\"{}\",[]]",
                    if truth { "T" } else { "F" }
                ));
                continue;
            }
            let or = layer % 2 == 0;
            let wanted = if or { OR_WIDTH } else { width };
            let mut children: Vec<usize> = (0..NODES).collect();
            rng.shuffle(&mut children);
            children.truncate(wanted);
            let mut truth = if or {
                children.iter().any(|&c| below[c])
            } else {
                children.iter().all(|&c| below[c])
            };
            if layer == 0
                && !truth
                && let Some(good) = below.iter().position(|&t| t)
            {
                children[OR_WIDTH - 1] = good;
                truth = true;
            }
            here.push(truth);
            let children: Vec<String> = (children.iter())
                .map(|c| (first(layer + 1) + c).to_string())
                .collect();
            let kind = if or { "OR" } else { "AND" };
            rows.push(format!("\"{id}\":[\"{kind}\",[{}]]", children.join(",")));
        }
        below = here;
    }
    format!("{{{},\"root\":0}}", rows.join(","))
}

/// Finished proofs by C* of this width: iterations and final threshold.
fn proofs(gathered: &Gathered<'_>, width: usize) -> Vec<(f64, f64)> {
    let count = |done: &Done, name: &str| done.outcome.counts.get(name).map(|&n| n as f64);
    (gathered.cells(&group(width), C_STAR).iter())
        .filter(|(_, done)| done.outcome.value == Some(1))
        .filter_map(|(_, done)| Some((count(done, "iterations")?, count(done, "final_threshold")?)))
        .collect()
}

fn compare(plan: &Plan, gathered: &Gathered<'_>, report: &mut Report) {
    const TABLES: [&str; 5] = ["width-2", "width-3", "width-4", "width-5", "width-6"];
    let widths = widths(plan);
    for (&width, id) in widths.iter().zip(TABLES) {
        report.tables.push(comparison(
            id,
            Words::of(|lang| tr!(lang, lab_and_width, width)),
            gathered,
            &group(width),
            C_STAR,
            &[
                Measure::Nodes,
                Measure::Expanded,
                Measure::ReExpanded,
                Measure::Iterations,
                Measure::Threshold,
            ],
        ));
    }
    let x = || Words::of(|lang| tr!(lang, lab_children_of_an_and_node));
    let title = Words::of(|lang| tr!(lang, lab_c_iterations_and_final_threshold));
    let mut chart = Chart::new("figure", title, x(), Words::of(|lang| tr!(lang, lab_count)));
    let curve = |of: fn(&(f64, f64)) -> f64| -> Vec<(f64, Option<Summary>)> {
        let at = |&width: &usize| {
            let numbers: Vec<f64> = proofs(gathered, width).iter().map(of).collect();
            (width as f64, Summary::exact(&numbers))
        };
        widths.iter().map(at).collect()
    };
    let name = Words::of(|lang| tr!(lang, lab_iterations));
    chart
        .curves
        .push(Curve::of_means(name, Form::Line, &curve(|p| p.0)));
    let name = Words::of(|lang| tr!(lang, lab_final_threshold));
    chart
        .curves
        .push(Curve::of_means(name, Form::Line, &curve(|p| p.1)));
    let floor = widths.iter().map(|&w| (w as f64, w as f64)).collect();
    let name = Words::of(|lang| tr!(lang, lab_children_of_an_and_node));
    chart.curves.push(Curve::new(name, Form::Dashed, floor));
    report.figures.push(chart);
    report.figures.push(by_threshold(gathered, &widths));
    let [iterations, threshold] = claims(gathered, &widths);
    report.findings.push(iterations);
    report.findings.push(threshold);
}

/// Nodes of each iteration by its threshold, means over the graphs that got so far.
fn by_threshold(gathered: &Gathered<'_>, widths: &[usize]) -> Chart {
    let title = Words::of(|lang| tr!(lang, lab_c_nodes_of_an_iteration));
    let x = Words::of(|lang| tr!(lang, lab_threshold));
    let mut chart = Chart::new(
        "thresholds",
        title,
        x,
        Words::of(|lang| tr!(lang, lab_nodes)),
    )
    .scales(Scaling::Linear, Scaling::Log);
    for &width in widths {
        let mut by: std::collections::BTreeMap<i64, Vec<f64>> = Default::default();
        for (_, done) in gathered.cells(&group(width), C_STAR) {
            let list = |name: &str| done.outcome.lists.get(name).cloned().unwrap_or_default();
            let thresholds = list("iteration_thresholds");
            for (threshold, nodes) in thresholds.into_iter().zip(list("iteration_nodes")) {
                by.entry(threshold).or_default().push(nodes as f64);
            }
        }
        let points = by.into_iter();
        let points = points.filter_map(|(x, nodes)| Some((x as f64, mean(&nodes)?)));
        let points = points.filter(|p| p.1 > 0.0).collect();
        chart
            .curves
            .push(Curve::new(label(&group(width)), Form::Line, points));
    }
    chart
}

fn claims(gathered: &Gathered<'_>, widths: &[usize]) -> [Finding; 2] {
    let (mut all, mut few_iterations, mut small_threshold) = (0, 0, 0);
    for &width in widths {
        for (iterations, threshold) in proofs(gathered, width) {
            all += 1;
            few_iterations += usize::from(iterations < width as f64);
            small_threshold += usize::from(threshold < width as f64);
        }
    }
    let finding = |claim, exceptions: usize, sentence| Finding {
        claim,
        verdict: Verdict::of((all > 0).then_some(exceptions == 0)),
        material: Material::NotComparable,
        sentence,
        beside: Vec::new(),
    };
    [
        finding(
            Words::of(|lang| tr!(lang, lab_seo_c_takes_at)),
            few_iterations,
            Words::of(|lang| tr!(lang, lab_few_iterations, exceptions = few_iterations, all)),
        ),
        finding(
            Words::of(|lang| tr!(lang, lab_the_same_of_the_final)),
            small_threshold,
            Words::of(|lang| tr!(lang, lab_small_threshold, exceptions = small_threshold, all)),
        ),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::tree::{Graph, Kind};

    #[test]
    fn graphs_repeat_share_nodes_and_have_the_width_they_say() {
        for width in 2..=6 {
            let text = graph(3, width);
            assert_eq!(text, graph(3, width));
            assert_ne!(text, graph(4, width));
            let graph: Graph = text.parse().unwrap();
            assert!(!graph.has_cycle() && !graph.is_tree());
            let mut waiting = vec![graph.root()];
            let mut seen = std::collections::HashSet::new();
            while let Some(node) = waiting.pop() {
                if !seen.insert(node) {
                    continue;
                }
                if graph.kind(node) == Kind::And {
                    assert_eq!(graph.children(node).len(), width);
                }
                waiting.extend(graph.children(node));
            }
        }
    }
}
