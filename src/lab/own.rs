//! An experiment of one's own: positions, algorithms, one thing that is swept. Composed in the
//! window or written by hand, kept as RON; the sweeps beyond the papers are made of it, too.

use crate::base::messages::tr;
use std::path::Path;

use serde::{Deserialize, Serialize};

use super::cell::{Cell, Measure, Search, Task, Watch};
use super::error::{LabError, in_words};
use super::gathered::Gathered;
use super::names::label;
use super::plan::Plan;
use super::report::{Chart, Curve, Entry, Report, Scaling, Table, same};
use super::statistics::Summary;
use crate::picture::plot::Form;
use crate::problem::{Evaluator, Hints, Order, Problem, Question, Scoring, read};
use crate::search::Limits;
use crate::search::catalogue::AlgorithmConfig;
use crate::session::lesson::Words;
use crate::session::text_file;

/// What is swept.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub enum Sweep {
    #[default]
    Nothing,
    /// `{x}` in the positions.
    Position { name: String, values: Vec<String> },
    /// A parameter of those algorithms that have it.
    Parameter { key: String, values: Vec<String> },
    /// The depth of the question.
    Depth(Vec<u32>),
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Own {
    pub title: Words,
    #[serde(default)]
    pub about: Words,
    /// Texts in any notation. `{n}` becomes the number of the position, `{x}` what is swept.
    pub positions: Vec<String>,
    /// How many numbers `{n}` takes, from 1.
    #[serde(default = "one")]
    pub numbers: usize,
    #[serde(default)]
    pub question: Question,
    #[serde(default)]
    pub order: Order,
    #[serde(default)]
    pub scoring: Scoring,
    /// The game's usual one if not given.
    #[serde(default)]
    pub evaluator: Option<Evaluator>,
    /// The first is the one the others are compared with.
    pub algorithms: Vec<AlgorithmConfig>,
    #[serde(default)]
    pub sweep: Sweep,
    /// Searches stop after so many nodes.
    #[serde(default)]
    pub nodes: Option<u64>,
    #[serde(default = "nodes")]
    pub measure: Measure,
}

fn one() -> usize {
    1
}

fn nodes() -> Measure {
    Measure::Nodes
}

/// Experiments are small files; anything bigger is something else.
const LARGEST_FILE: u64 = 16 << 20;
/// Every search is held in memory with what came of it.
const MOST_SEARCHES: usize = 1_000_000;

/// Numbers that are less apart than this are told apart better on a plain axis.
const WORTH_A_LOG: f64 = 30.0;

impl Own {
    pub fn load(path: &Path) -> Result<Own, LabError> {
        let text =
            text_file::read(path, LARGEST_FILE).map_err(|e| LabError::Unreadable(in_words(&e)))?;
        ron::from_str(&text).map_err(|e| LabError::Syntax {
            path: path.to_owned(),
            line: e.span.start.line,
            column: e.span.start.col,
            reason: e.code.to_string(),
        })
    }

    pub fn to_ron(&self) -> String {
        let pretty = ron::ser::PrettyConfig::new();
        ron::ser::to_string_pretty(self, pretty).expect("our own values always have a RON form")
    }

    fn values(&self) -> Vec<String> {
        match &self.sweep {
            Sweep::Nothing => vec![String::new()],
            Sweep::Position { values, .. } | Sweep::Parameter { values, .. } => values.clone(),
            Sweep::Depth(depths) => depths.iter().map(u32::to_string).collect(),
        }
    }

    /// What the values of the sweep are called.
    fn axis(&self) -> Words {
        match &self.sweep {
            Sweep::Nothing => Words::default(),
            Sweep::Position { name, .. } => label(name),
            Sweep::Parameter { key, .. } => same(key.clone()),
            Sweep::Depth(_) => Words::of(|lang| tr!(lang, lab_depth)),
        }
    }

    fn group(&self, value: &str) -> String {
        match &self.sweep {
            Sweep::Nothing => "all".to_owned(),
            Sweep::Position { name, .. } => format!("{name}={value}"),
            Sweep::Parameter { key, .. } => format!("{key}={value}"),
            Sweep::Depth(_) => format!("depth={value}"),
        }
    }

    pub fn cells(&self, plan: &Plan) -> Result<Vec<Cell>, LabError> {
        let mut cells = Vec::new();
        let templates = self.positions.iter().any(|text| text.contains("{n}"));
        let numbers = if templates {
            plan.count(self.numbers, self.numbers.min(5))
        } else {
            1
        };
        let each = self.algorithms.len().saturating_mul(self.values().len());
        let searches = self
            .positions
            .len()
            .saturating_mul(numbers)
            .saturating_mul(each);
        if searches > MOST_SEARCHES {
            return Err(LabError::TooMany {
                searches,
                most: MOST_SEARCHES,
            });
        }
        let mut line = 0;
        for n in 1..=numbers {
            for (row, template) in self.positions.iter().enumerate() {
                if n > 1 && !template.contains("{n}") {
                    continue;
                }
                line += 1;
                for value in self.values() {
                    let text = template
                        .replace("{n}", &n.to_string())
                        .replace("{x}", &value);
                    let problem =
                        self.problem(&text, &value)
                            .map_err(|reason| LabError::BadOwnPosition {
                                number: line,
                                reason,
                            })?;
                    for algorithm in &self.algorithms {
                        cells.push(self.cell(&problem, algorithm, &value, (row, n))?);
                    }
                }
            }
        }
        Ok(cells)
    }

    fn problem(&self, text: &str, value: &str) -> Result<Problem, Words> {
        let (position, _) = read(text, Hints::default()).map_err(|e| in_words(&e))?;
        let usual = Problem::new(position);
        let question = match (&self.sweep, value.parse()) {
            (Sweep::Depth(_), Ok(depth)) => Question::Depth(depth),
            _ => self.question,
        };
        let problem = Problem {
            question,
            order: self.order,
            scoring: self.scoring,
            evaluator: self.evaluator.unwrap_or(usual.evaluator),
            ..usual
        };
        problem.tree().map_err(|e| in_words(&e))?;
        Ok(problem)
    }

    fn cell(
        &self,
        problem: &Problem,
        algorithm: &AlgorithmConfig,
        value: &str,
        (row, n): (usize, usize),
    ) -> Result<Cell, LabError> {
        let variant = algorithm.label();
        let mut choice = algorithm.clone();
        if let Sweep::Parameter { key, .. } = &self.sweep
            && choice
                .entry()
                .is_ok_and(|entry| entry.parameter(key).is_some())
        {
            choice = choice.with(key, value);
        }
        choice.prepare()?;
        Ok(Cell {
            group: self.group(value),
            variant,
            position: if self.positions.len() > 1 {
                format!("p{}-{n}", row + 1)
            } else {
                format!("p{n}")
            },
            task: Task::Search(Box::new(Search {
                problem: problem.clone(),
                choice,
                limits: Limits {
                    nodes: self.nodes,
                    ..Limits::default()
                },
                watch: Watch::Nothing,
            })),
            guess: self.guess(problem),
        })
    }

    /// Seconds of one search: a few times the least there can be, where that is known.
    fn guess(&self, problem: &Problem) -> f64 {
        let most = self.nodes.map_or(1.0, |nodes| nodes as f64 / 3e6);
        problem
            .least_leaves()
            .map_or(0.02, |least| 10.0 * least / 3e6)
            .min(most)
    }

    pub fn compare(&self, gathered: &Gathered<'_>, report: &mut Report) {
        let Some(first) = self.algorithms.first().map(AlgorithmConfig::label) else {
            return;
        };
        let measure = self.measure;
        let mut head = vec![
            Words::of(|lang| tr!(lang, lab_algorithm)),
            measure_name(measure),
            same("n"),
            Words::of(|lang| tr!(lang, lab_ratio_to_own, first = &first)),
            Words::of(|lang| tr!(lang, lab_less_same_more)),
            same("p"),
        ];
        // Where nothing is swept, nothing is said of it.
        let swept = self.sweep != Sweep::Nothing;
        if swept {
            head.insert(0, self.axis());
        }
        let mut table = Table::new("table", measure_name(measure), head);
        let values = self.values();
        for value in &values {
            let group = self.group(value);
            for variant in gathered.variants(&group) {
                let summary = gathered.summary(&group, variant, measure);
                let paired = gathered.paired(&group, (variant, &first), measure);
                let mut row = vec![
                    Entry::text(variant),
                    summary.into(),
                    Entry::Count(summary.map_or(0, |s| s.n) as u64),
                    paired.map(|p| p.ratio).into(),
                    paired.map_or(Entry::Nothing, |p| {
                        Entry::text(format!("{} / {} / {}", p.less, p.same, p.more))
                    }),
                    paired.map_or(Entry::Nothing, |p| Entry::Chance(p.p)),
                ];
                if swept {
                    row.insert(0, Entry::name(value));
                }
                table.rows.push(row);
            }
        }
        report.tables.push(table);
        report.figures.push(self.chart(gathered, &values));
    }

    fn chart(&self, gathered: &Gathered<'_>, values: &[String]) -> Chart {
        let numbers: Option<Vec<f64>> = values.iter().map(|v| v.parse().ok()).collect();
        let at = |i: usize| numbers.as_ref().map_or(i as f64, |n| n[i]);
        let x = match &numbers {
            Some(_) => Scaling::Linear,
            None => Scaling::Names(values.iter().map(|v| label(v)).collect()),
        };
        let form = if values.len() > 1 {
            Form::Line
        } else {
            Form::Bars
        };
        let mut chart = Chart::new(
            "figure",
            self.title.clone(),
            self.axis(),
            measure_name(self.measure),
        )
        .scales(x, Scaling::Log);
        for algorithm in &self.algorithms {
            let variant = algorithm.label();
            let means: Vec<(f64, Option<Summary>)> = (values.iter().enumerate())
                .map(|(i, value)| {
                    let group = self.group(value);
                    (at(i), gathered.summary(&group, &variant, self.measure))
                })
                .collect();
            chart
                .curves
                .push(Curve::of_means(same(variant), form, &means));
        }
        if let Some(floor) = self.floor(gathered, values, &at) {
            chart.curves.push(floor);
        }
        let heights = || (chart.curves.iter()).flat_map(|curve| curve.points.iter().map(|p| p.1));
        let (least, most) = heights().fold((f64::INFINITY, 0.0), |(least, most), y| {
            (least.min(y), f64::max(most, y))
        });
        if most < WORTH_A_LOG * least {
            chart.y_scale = Scaling::Linear;
        }
        chart
    }

    /// Knuth and Moore's floor, where leaves are counted on uniform trees.
    fn floor(
        &self,
        gathered: &Gathered<'_>,
        values: &[String],
        at: &dyn Fn(usize) -> f64,
    ) -> Option<Curve> {
        if self.measure != Measure::Visits {
            return None;
        }
        let first = self.algorithms.first()?.label();
        let mut points = Vec::new();
        for (i, value) in values.iter().enumerate() {
            let group = self.group(value);
            let least: Option<Vec<f64>> = (gathered.cells(&group, &first).iter())
                .map(|(cell, _)| cell.search()?.problem.least_leaves())
                .collect();
            let mean = super::statistics::mean(&least?)?;
            points.push((at(i), mean));
        }
        // Over the bars of a single group; a line through one point would be none.
        if let [(x, mean)] = points[..] {
            points = vec![(x - 0.5, mean), (x + 0.5, mean)];
        }
        let name = Words::of(|lang| tr!(lang, lab_knuth_moores_floor));
        Some(Curve::new(name, Form::Dashed, points))
    }
}

/// What a measure is called.
pub fn measure_name(measure: Measure) -> Words {
    match measure {
        Measure::Visits => Words::of(|lang| tr!(lang, lab_leaf_evaluations)),
        Measure::Nodes => Words::of(|lang| tr!(lang, lab_nodes)),
        Measure::Cells => Words::of(|lang| tr!(lang, lab_cells_at_most)),
        Measure::Expanded => Words::of(|lang| tr!(lang, lab_nodes_expanded)),
        Measure::Iterations => Words::of(|lang| tr!(lang, lab_iterations)),
        Measure::ReSearches => Words::of(|lang| tr!(lang, lab_re_searches_own)),
        Measure::Threshold => Words::of(|lang| tr!(lang, lab_final_threshold)),
        Measure::SolutionLeaves => Words::of(|lang| tr!(lang, lab_leaves_of_the_solution)),
        Measure::ReExpanded => Words::of(|lang| tr!(lang, lab_share_expanded_again)),
        Measure::Branching => Words::of(|lang| tr!(lang, lab_branching_factor_own)),
        Measure::Solved => Words::of(|lang| tr!(lang, lab_share_solved)),
        Measure::Seconds => Words::of(|lang| tr!(lang, lab_processor_seconds)),
        Measure::SelectionShare => Words::of(|lang| tr!(lang, lab_share_of_time_for_numbers)),
    }
}
