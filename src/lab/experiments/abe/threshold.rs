//! Figures 2.3 and 3.1 as the paper has them: by the threshold of realization probability. A
//! player thinks about positions of its own games to growing thresholds.

use crate::base::messages::{Words, keys, tr};
use crate::lab::cell::{Cell, Done, Task, Thought};
use crate::lab::error::LabError;
use crate::lab::experiments::Experiment;
use crate::lab::gathered::Gathered;
use crate::lab::names::label;
use crate::lab::plan::Plan;
use crate::lab::report::{
    Beside, Chart, Curve, Entry, Finding, Material, Report, Scaling, Table, Verdict, listed,
    number, same,
};
use crate::lab::sets;
use crate::lab::statistics::{Summary, median};
use crate::picture::plot::Form;
use crate::play::fit::Growth;
use crate::play::line;
use crate::play::manager::{Iteration, paper_models};
use crate::play::models::TimeModel;
use crate::play::player::{Depth, Spec};

pub(in crate::lab) static THRESHOLD: Experiment = Experiment {
    id: "004-threshold",
    paper: "004",
    title: keys::lab_figures_2_3_and_3_1,
    question: keys::lab_how_do_nodes_grow_with,
    takes_set: false,
    cells,
    compare,
    own: None,
};

const GROUP: &str = "shogi";
const VARIANT: &str = "realization";
/// Values of mates say nothing about how estimates move.
const MOST: i64 = 10_000;

fn cells(plan: &Plan) -> Result<Vec<Cell>, LabError> {
    let player = Spec {
        game: line::Game::Shogi,
        search: Depth::Realization,
        depth: Some(plan.pick(4.0, 3.0)),
        specialists: false,
        ..Spec::default()
    };
    // The paper: about 250 moves.
    (1..=plan.count(250, 100))
        .map(|n| {
            let own = sets::own_games(n)?;
            Ok(Cell {
                group: GROUP.to_owned(),
                variant: VARIANT.to_owned(),
                position: own.name,
                task: Task::Thought(Box::new(Thought {
                    player: player.clone(),
                    position: own.text,
                })),
                guess: plan.pick(0.25, 0.04),
            })
        })
        .collect()
}

/// Iterations of a thought: threshold in thousandths, nodes, value.
fn iterations(done: &Done) -> Vec<(i64, f64, i64)> {
    let list = |name: &str| done.outcome.lists.get(name).cloned().unwrap_or_default();
    let (depths, nodes, values) = (list("depth"), list("nodes"), list("value"));
    let both = nodes.into_iter().zip(values);
    let all = depths.into_iter().zip(both);
    all.map(|(depth, (nodes, value))| (depth, nodes as f64, value))
        .collect()
}

fn compare(_: &Plan, gathered: &Gathered<'_>, report: &mut Report) {
    let thoughts: Vec<Vec<(i64, f64, i64)>> = (gathered.cells(GROUP, VARIANT).iter())
        .map(|(_, done)| iterations(done))
        .collect();
    let mut growth = Growth::default();
    for thought in &thoughts {
        let one = |&(depth, used, value): &(i64, f64, i64)| Iteration {
            depth: depth as f64 / 1000.0,
            best: 0,
            value: value as i32,
            second: None,
            used,
        };
        growth.add(&thought.iter().map(one).collect::<Vec<_>>());
    }
    let model = growth.time();
    let mut depths: Vec<i64> = thoughts.iter().flatten().map(|i| i.0).collect();
    depths.sort_unstable();
    depths.dedup();
    let mut table = Table::new(
        "table",
        Words::of(|lang| tr!(lang, lab_by_threshold)),
        vec![
            Words::of(|lang| tr!(lang, lab_threshold_on_ln_p)),
            same("n"),
            Words::of(|lang| tr!(lang, lab_nodes)),
            Words::of(|lang| tr!(lang, lab_nodes_geometric_mean)),
            Words::of(|lang| tr!(lang, lab_fitted)),
            Words::of(|lang| tr!(lang, lab_change_of_value_from_the_threshold)),
        ],
    );
    let mut geometric = Vec::new();
    let mut changes = Vec::new();
    for &depth in &depths {
        let at = |thought: &&Vec<(i64, f64, i64)>| thought.iter().position(|i| i.0 == depth);
        let nodes: Vec<f64> = (thoughts.iter())
            .filter_map(|thought| Some(thought[at(&thought)?].1))
            .collect();
        let moved: Vec<f64> = (thoughts.iter())
            .filter_map(|thought| {
                let here = at(&thought)?;
                let (a, b) = (thought[here.checked_sub(1)?].2, thought[here].2);
                (a.abs() < MOST && b.abs() < MOST).then(|| (b - a).abs() as f64)
            })
            .collect();
        let logs: Vec<f64> = nodes.iter().map(|n| n.ln()).collect();
        let x = depth as f64 / 1000.0;
        let middle = Summary::exact(&logs).map(|s| Summary {
            mean: s.mean.exp(),
            low: s.low.exp(),
            high: s.high.exp(),
            ..s
        });
        let change = Summary::exact(&moved);
        geometric.push((x, middle));
        changes.push((x, change));
        table.rows.push(vec![
            Entry::Number(x),
            Entry::Count(nodes.len() as u64),
            Summary::exact(&nodes).into(),
            middle.into(),
            Entry::number(model.map(|m| m.time(x))),
            change.into(),
        ]);
    }
    report.tables.push(table);
    let threshold = || Words::of(|lang| tr!(lang, lab_threshold_on_ln_p));
    let title = Words::of(|lang| tr!(lang, lab_figure_2_3_threshold_and));
    let mut chart = Chart::new(
        "figure",
        title,
        threshold(),
        Words::of(|lang| tr!(lang, lab_nodes)),
    )
    .scales(Scaling::Linear, Scaling::Log);
    let name = Words::of(|lang| tr!(lang, lab_geometric_mean));
    chart
        .curves
        .push(Curve::of_means(name, Form::Dots, &geometric));
    if let Some(model) = model {
        let (from, to) = ends(&depths);
        let fitted = super::drawn(from, to, |x| model.time(x));
        let name = Words::of(|lang| tr!(lang, lab_fitted));
        chart.curves.push(Curve::new(name, Form::Line, fitted));
        // The paper's growth through our middle: its seconds are another machine's.
        let paper = paper_models().time;
        let middle = (from + to) / 2.0;
        let scale = model.time(middle) / paper.time(middle);
        let theirs = super::drawn(from, to, |x| scale * paper.time(x));
        let name = Words::of(|lang| tr!(lang, lab_the_papers_growth));
        chart.curves.push(Curve::new(name, Form::Dashed, theirs));
    }
    report.figures.push(chart);
    let y = Words::of(|lang| tr!(lang, lab_change_of_value));
    let title = Words::of(|lang| tr!(lang, lab_figure_3_1_depth_and));
    let mut chart = Chart::new("change", title, threshold(), y);
    chart
        .curves
        .push(Curve::of_means(label(VARIANT), Form::Line, &changes));
    report.figures.push(chart);
    report.findings.push(exponential(model, &geometric));
    report.findings.push(fills(model, &thoughts));
    report.findings.push(settles(&changes));
}

fn ends(depths: &[i64]) -> (f64, f64) {
    let first = depths.first().copied().unwrap_or(0);
    let last = depths.last().copied().unwrap_or(first);
    (first as f64 / 1000.0, last as f64 / 1000.0)
}

fn exponential(model: Option<TimeModel>, points: &[(f64, Option<Summary>)]) -> Finding {
    // The fit is made from threshold 2 on; below it a search is little more than its root.
    let off = model.map(|model| {
        let far = points.iter().filter(|p| p.0 >= 2.0).filter_map(|&(x, s)| {
            let ratio = s?.mean / model.time(x);
            Some(ratio.max(1.0 / ratio))
        });
        far.fold(1.0, f64::max)
    });
    let by_two = model.map(|m| (2.0 * m.growth).exp());
    let text = |n: Option<f64>| n.map_or_else(|| "–".to_owned(), number);
    let growth = model.map_or_else(
        || "–".to_owned(),
        |m| {
            let (low, high) = m.growth_interval;
            format!("{:.3} [{low:.3}–{high:.3}]", m.growth)
        },
    );
    Finding {
        claim: Words::of(|lang| tr!(lang, lab_abe_figure_2_3_and)),
        verdict: Verdict::of(off.map(|off| off < 1.5)),
        material: Material::Similar,
        sentence: Words::of(|lang| {
            tr!(
                lang,
                lab_nodes_grow_as_e_threshold,
                growth = &growth,
                text = text(by_two),
                text_2 = text(off)
            )
        }),
        beside: vec![
            Beside {
                what: Words::of(|lang| tr!(lang, lab_growth_in_the_exponent)),
                paper: "0.9153".to_owned(),
                ours: growth,
                material: Material::NotComparable,
            },
            Beside {
                what: Words::of(|lang| tr!(lang, lab_growth_for_threshold_2)),
                paper: "6.24".to_owned(),
                ours: text(by_two),
                material: Material::NotComparable,
            },
        ],
    }
}

/// The model turned round: from the nodes at one threshold, those at the next one.
fn fills(model: Option<TimeModel>, thoughts: &[Vec<(i64, f64, i64)>]) -> Finding {
    let ratios: Vec<f64> = model.map_or_else(Vec::new, |model| {
        (thoughts.iter())
            .filter_map(|thought| match thought[..] {
                [.., a, b] => {
                    let step = (b.0 - a.0) as f64 / 1000.0;
                    Some(b.1 / (a.1 * (model.growth * step).exp()))
                }
                _ => None,
            })
            .collect()
    });
    let near = ratios.iter().filter(|r| (0.5..=2.0).contains(*r)).count();
    let share = near as f64 / ratios.len().max(1) as f64;
    let middle = median(&ratios);
    Finding {
        claim: Words::of(|lang| tr!(lang, lab_abe_2_3_1)),
        verdict: Verdict::of((ratios.len() >= 20).then_some(share >= 0.5)),
        material: Material::Similar,
        sentence: Words::of(|lang| {
            tr!(
                lang,
                lab_of_last_iterations_took_between,
                ratios = ratios.len(),
                value = 100.0 * share,
                map_or_else = middle.map_or_else(|| "–".to_owned(), number)
            )
        }),
        beside: Vec::new(),
    }
}

fn settles(changes: &[(f64, Option<Summary>)]) -> Finding {
    let known: Vec<(f64, Summary)> = changes.iter().filter_map(|&(x, s)| Some((x, s?))).collect();
    // The first half of the thresholds against the second, by more than their errors.
    let (early, late) = known.split_at(known.len() / 2);
    let mean = |part: &[(f64, Summary)]| {
        let n = part.len().max(1) as f64;
        let square = |s: &Summary| ((s.high - s.low) / 3.92).powi(2);
        let error = part.iter().map(|p| square(&p.1)).sum::<f64>().sqrt() / n;
        (part.iter().map(|p| p.1.mean).sum::<f64>() / n, error)
    };
    let falls = if known.len() >= 4 {
        super::greater(mean(early), mean(late))
    } else {
        None
    };
    let text: Vec<String> = known.iter().map(|(_, s)| number(s.mean)).collect();
    Finding {
        claim: Words::of(|lang| tr!(lang, lab_abe_figure_3_1_the)),
        verdict: Verdict::of(falls),
        material: Material::Similar,
        sentence: Words::of(|lang| {
            tr!(
                lang,
                lab_mean_change_by_threshold,
                list = listed(&text, lang)
            )
        }),
        beside: Vec::new(),
    }
}
