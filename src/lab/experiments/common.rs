//! What the experiments' comparisons have in common.

use crate::base::messages::tr;
use crate::lab::cell::{Cell, Measure, Search, Task, Watch};
use crate::lab::gathered::Gathered;
use crate::lab::names::label;
use crate::lab::own::measure_name;
use crate::lab::report::{Entry, Table, same};
use crate::lab::statistics::Summary;
use crate::problem::Problem;
use crate::search::Limits;
use crate::search::catalogue::AlgorithmConfig;
use crate::session::lesson::Words;

/// A cell with a node limit (0 for none) and a guess of its seconds.
pub fn cell(
    (group, variant, position): (&str, &str, &str),
    problem: &Problem,
    choice: AlgorithmConfig,
    nodes: u64,
    guess: f64,
) -> Cell {
    Cell {
        group: group.to_owned(),
        variant: variant.to_owned(),
        position: position.to_owned(),
        task: Task::Search(Box::new(Search {
            problem: problem.clone(),
            choice,
            limits: Limits {
                nodes: (nodes > 0).then_some(nodes),
                ..Limits::default()
            },
            watch: Watch::Nothing,
        })),
        guess,
    }
}

/// One row a variant: the measures with intervals, the count, and the first measure's ratio to the
/// baseline with the sign test.
pub fn comparison(
    id: &'static str,
    title: Words,
    gathered: &Gathered<'_>,
    group: &str,
    baseline: &str,
    measures: &[Measure],
) -> Table {
    let mut head = vec![Words::of(|lang| tr!(lang, lab_variant)), same("n")];
    head.extend(measures.iter().map(|&m| measure_name(m)));
    let base = label(baseline);
    head.push(Words::of(|lang| {
        tr!(lang, lab_ratio_to, base = base.get(lang))
    }));
    head.push(Words::of(|lang| tr!(lang, lab_less_same_more)));
    head.push(same("p"));
    let mut table = Table::new(id, title, head);
    let first = measures.first().copied().unwrap_or(Measure::Nodes);
    for variant in gathered.variants(group) {
        let summary = gathered.summary(group, variant, first);
        let mut row = vec![
            Entry::name(variant),
            Entry::Count(summary.map_or(0, |s| s.n) as u64),
        ];
        for &measure in measures {
            row.push(gathered.summary(group, variant, measure).into());
        }
        let paired = gathered.paired(group, (variant, baseline), first);
        row.push(paired.map(|p| p.ratio).into());
        row.push(paired.map_or(Entry::Nothing, |p| {
            Entry::text(format!("{} / {} / {}", p.less, p.same, p.more))
        }));
        row.push(paired.map_or(Entry::Nothing, |p| Entry::Chance(p.p)));
        table.rows.push(row);
    }
    table
}

/// The saving of a ratio in percent, with its interval: 0.46 saves 54.
pub fn saving(ratio: &Summary) -> String {
    let percent = |ratio: f64| (1.0 - ratio) * 100.0;
    let mean = format!("{:.0} %", percent(ratio.mean));
    if ratio.n < 2 {
        return mean;
    }
    let (low, high) = (percent(ratio.high), percent(ratio.low));
    format!("{mean} [{low:.0}–{high:.0} %]")
}
