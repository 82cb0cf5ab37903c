//! Katoh & Ibaraki: recursive SSS* on 6×6 Othello. Figure 3 with odd and even c apart and the
//! variant c₁ = c, c₂ = 16 − c, tables 1 and 2, the depths at the switch, and the space condition
//! that the paper defines and never runs.

mod figure1;
mod figure3;
mod plane;
mod switch;
mod tables;

pub(super) use figure1::FIGURE_1;
pub(super) use plane::SPACE;

use super::Experiment;
use super::common::cell;
use crate::base::messages::{keys, tr};
use crate::lab::cell::{Cell, Measure};
use crate::lab::error::LabError;
use crate::lab::gathered::Gathered;
use crate::lab::plan::Plan;
use crate::lab::report::{Chart, Curve, Material, Scaling, same};
use crate::lab::sets;
use crate::picture::plot::Form;
use crate::problem::{Order, Problem};
use crate::search::catalogue::AlgorithmConfig;
use crate::session::lesson::Words;

pub(super) static FIGURE_3: Experiment = Experiment {
    id: "000-fig3",
    paper: "000",
    title: keys::lab_figure_3_recursive_sss_from,
    question: keys::lab_how_do_leaves_cells_and,
    takes_set: false,
    cells: figure3::cells,
    compare: figure3::compare,
    own: None,
};

pub(super) static TABLE_1: Experiment = Experiment {
    id: "000-table1",
    paper: "000",
    title: keys::lab_table_1_recurse_when_memory,
    question: keys::lab_experiment_2_lets_sss_grow,
    takes_set: false,
    cells: tables::first_cells,
    compare: tables::first,
    own: None,
};

pub(super) static TABLE_2: Experiment = Experiment {
    id: "000-table2",
    paper: "000",
    title: keys::lab_table_2_by_cells_or,
    question: keys::lab_experiment_3_adds_a_depth,
    takes_set: false,
    cells: tables::second_cells,
    compare: tables::second,
    own: None,
};

pub(super) static SWITCH: Experiment = Experiment {
    id: "000-switch",
    paper: "000",
    title: keys::lab_depths_at_the_switch_experiment,
    question: keys::lab_the_paper_explains_the_failure,
    takes_set: false,
    cells: switch::cells,
    compare: switch::compare,
    own: None,
};

/// The one group of these experiments: one move order for all.
const GROUP: &str = "squares";

fn empties(plan: &Plan) -> u32 {
    plan.pick(16, 12)
}

/// The paper's limits on cells; in proportion on the smaller board of a quick run.
fn limits(plan: &Plan) -> [u64; 3] {
    plan.pick([40_000, 10_000, 2_500], [1_000, 250, 60])
}

fn guess(empties: u32) -> f64 {
    0.7 * 2.9f64.powi(empties as i32 - 16)
}

fn problem(empties: u32, seed: usize, order: Order) -> Result<Problem, LabError> {
    Ok(Problem {
        order,
        ..Problem::new(sets::othello(6, empties, seed)?)
    })
}

fn recursive(key: &str, value: impl ToString) -> AlgorithmConfig {
    AlgorithmConfig::new("recursive-sss").with(key, value)
}

fn by_cells(limit: u64) -> (String, AlgorithmConfig) {
    let choice = AlgorithmConfig::new("recursive-sss")
        .with("cond", "exp2")
        .with("c1", limit)
        .with("ci", 2);
    (format!("exp 2, N={limit}"), choice)
}

fn by_both(limit: u64, depth: u32) -> (String, AlgorithmConfig) {
    let choice = AlgorithmConfig::new("recursive-sss")
        .with("cond", "exp3")
        .with("c11", limit)
        .with("c12", depth)
        .with("ci", 2);
    (format!("exp 3, N={limit}, c={depth}"), choice)
}

fn by_space(cells: u64) -> (String, AlgorithmConfig) {
    let choice = recursive("c", cells).with("cond", "space");
    (format!("space={cells}"), choice)
}

fn by_depth(c: u32) -> (String, AlgorithmConfig) {
    (format!("c={c}"), recursive("c", c))
}

fn whole() -> (String, AlgorithmConfig) {
    ("SSS*".to_owned(), AlgorithmConfig::new("sss"))
}

/// Every variant on every position, position by position.
fn sweep(
    plan: &Plan,
    usual: usize,
    variants: &[(String, AlgorithmConfig)],
) -> Result<Vec<Cell>, LabError> {
    let empties = empties(plan);
    let mut cells = Vec::new();
    for seed in 1..=plan.count(usual, 6) {
        let problem = problem(empties, seed, Order::Squares)?;
        let position = format!("p{seed:02}");
        for (variant, choice) in variants {
            let names = (GROUP, variant.as_str(), position.as_str());
            cells.push(cell(
                names,
                &problem,
                choice.clone(),
                200_000_000,
                guess(empties),
            ));
        }
    }
    Ok(cells)
}

const MEASURES: [Measure; 3] = [Measure::Visits, Measure::Cells, Measure::Seconds];

/// Leaves against cells: one dot a variant, one colour a family.
fn plane_chart(gathered: &Gathered<'_>, group: &str, title: Words) -> Chart {
    let mut chart = Chart::new(
        "plane",
        title,
        Words::of(|lang| tr!(lang, lab_max_cell)),
        Words::of(|lang| tr!(lang, lab_leaves)),
    )
    .scales(Scaling::Log, Scaling::Linear);
    let families = [
        ("c=", Words::of(|lang| tr!(lang, lab_depth_condition))),
        ("c1=", Words::of(|lang| tr!(lang, lab_c_c))),
        ("space=", Words::of(|lang| tr!(lang, lab_space_condition))),
        ("exp 2", Words::of(|lang| tr!(lang, lab_experiment_2))),
        ("exp 3", Words::of(|lang| tr!(lang, lab_experiment_3))),
        ("SSS*", same("SSS*")),
    ];
    for (prefix, name) in families {
        let points: Vec<(f64, f64)> = (gathered.variants(group).into_iter())
            .filter(|variant| variant.starts_with(prefix))
            .filter_map(|variant| point(gathered, group, variant))
            .map(|(leaves, cells)| (cells, leaves))
            .collect();
        if !points.is_empty() {
            chart.curves.push(Curve::new(name, Form::Dots, points));
        }
    }
    chart
}

/// Mean leaves and mean cells of a variant.
fn point(gathered: &Gathered<'_>, group: &str, variant: &str) -> Option<(f64, f64)> {
    Some((
        gathered.mean(group, variant, Measure::Visits)?,
        gathered.mean(group, variant, Measure::Cells)?,
    ))
}

/// Whether some variant of the depth condition needs neither more leaves nor more cells.
fn dominated(gathered: &Gathered<'_>, group: &str, variant: &str) -> Option<bool> {
    let (leaves, cells) = point(gathered, group, variant)?;
    let rivals = gathered.variants(group);
    let rivals = rivals
        .iter()
        .filter(|v| v.starts_with("c=") || **v == "SSS*");
    let known: Vec<(f64, f64)> = rivals.filter_map(|v| point(gathered, group, v)).collect();
    (!known.is_empty()).then(|| known.iter().any(|&(l, c)| l <= leaves && c <= cells))
}

/// Ours are made as the paper's were; a quick run is too small to stand beside them.
fn material(plan: &Plan) -> Material {
    plan.pick(Material::Similar, Material::NotComparable)
}

/// Where the positions come from, for the reader of a report.
fn positions_remark(plan: &Plan) -> Words {
    let empties = empties(plan);
    let is_as_large = plan.pick(true, false);
    Words::of(|lang| match is_as_large {
        true => tr!(lang, lab_positions_as_in_paper, empties),
        false => tr!(lang, lab_positions_smaller, empties),
    })
}
