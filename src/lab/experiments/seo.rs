//! Seo: C* on tsume-shogi. Tables 1 to 3 on a set of mates, built in or from a file; C*'s ablations
//! beside df-pn, PN, WPNS, AO* and deepening by length.

use crate::base::messages::{Lang, keys, tr};
use std::cmp::Ordering;

use super::Experiment;
use super::common::cell;
use crate::lab::cell::{Cell, Done, Measure};
use crate::lab::error::LabError;
use crate::lab::gathered::Gathered;
use crate::lab::names::label;
use crate::lab::plan::Plan;
use crate::lab::report::{
    Beside, Chart, Curve, Entry, Finding, Material, Report, Scaling, Table, Verdict, listed,
    mean_text, number, same,
};
use crate::lab::sets::{self, Line};
use crate::lab::statistics::{Summary, rank_correlation};
use crate::picture::plot::Form;
use crate::problem::{Game, Problem, Question};
use crate::search::catalogue::AlgorithmConfig;
use crate::session::lesson::Words;

pub(super) static TSUME: Experiment = Experiment {
    id: "001-tsume",
    paper: "001",
    title: keys::lab_tables_1_3_c_on,
    question: keys::lab_which_mates_are_solved_within,
    takes_set: true,
    cells,
    compare,
    own: None,
};

const BASE: &str = "C*";

fn searches() -> Vec<(&'static str, AlgorithmConfig)> {
    let c = || AlgorithmConfig::new("c-star");
    vec![
        (BASE, c()),
        ("C*, root only", c().with("multiple", "off")),
        ("C*, no memory", c().with("dynamic", "off")),
        (
            "C*, neither",
            c().with("multiple", "off").with("dynamic", "off"),
        ),
        ("C*, easy first", c().with("and-order", "easy-first")),
        ("C*, hard first", c().with("and-order", "hard-first")),
        (
            "C*, least searched",
            c().with("and-order", "least-searched"),
        ),
        ("df-pn", AlgorithmConfig::new("df-pn")),
        ("PN", AlgorithmConfig::new("pn")),
        ("WPNS", AlgorithmConfig::new("wpns")),
        ("BNS", AlgorithmConfig::new("bns")),
        ("AO*", AlgorithmConfig::new("ao-star")),
        ("mate length", AlgorithmConfig::new("mate-length")),
    ]
}

/// The paper's classes of length, and shorter ones.
fn class(moves: Option<u32>) -> String {
    match moves {
        None => "length unknown".to_owned(),
        Some(n) if n < 11 => format!("{n} moves"),
        Some(n @ 11..=50) => format!("{}–{} moves", n / 10 * 10 + 1, n / 10 * 10 + 9),
        Some(51..=99) => "51–99 moves".to_owned(),
        Some(_) => "101 moves and more".to_owned(),
    }
}

fn cells(plan: &Plan) -> Result<Vec<Cell>, LabError> {
    let lines: Vec<Line> = match &plan.set {
        Some(set) => {
            let most = plan.positions.unwrap_or(usize::MAX);
            set.lines.iter().take(most).cloned().collect()
        }
        None => {
            let each = plan.count(40, 3);
            let mates = sets::mates()?;
            let most = mates
                .iter()
                .map(|(_, set)| set.lines.len())
                .max()
                .unwrap_or(0);
            // One of each length after the other, so that a run cut short has all lengths.
            (0..each.min(most))
                .flat_map(|i| {
                    mates
                        .iter()
                        .filter_map(move |(_, set)| set.lines.get(i).cloned())
                })
                .collect()
        }
    };
    let limit = plan.pick(200_000, 3_000);
    let mut cells = Vec::new();
    for line in &lines {
        let position = sets::position(&line.text, Game::Shogi)
            .map_err(|reason| LabError::BadPosition { line: 0, reason })?;
        let problem = Problem {
            question: Question::Mate,
            ..Problem::new(position)
        };
        let group = class(line.moves);
        for (variant, choice) in searches() {
            let names = (group.as_str(), variant, line.name.as_str());
            cells.push(cell(names, &problem, choice, limit, limit as f64 / 4e5));
        }
    }
    Ok(cells)
}

/// Whether a mate was found.
fn proved(done: &Done) -> bool {
    done.outcome.value == Some(1)
}

fn solved(gathered: &Gathered<'_>, group: &str, variant: &str) -> (usize, usize) {
    let cells = gathered.cells(group, variant);
    (
        cells.iter().filter(|(_, done)| proved(done)).count(),
        cells.len(),
    )
}

fn share((solved, all): (usize, usize)) -> Option<f64> {
    (all > 0).then(|| solved as f64 / all as f64)
}

fn in_all(gathered: &Gathered<'_>, variant: &str) -> (usize, usize) {
    (gathered.groups().iter())
        .map(|g| solved(gathered, g, variant))
        .fold((0, 0), |a, b| (a.0 + b.0, a.1 + b.1))
}

/// One measure of all problems that were solved, whatever their length.
fn over_solved(gathered: &Gathered<'_>, variant: &str, measure: Measure) -> Vec<f64> {
    (gathered.groups().iter())
        .flat_map(|g| gathered.cells(g, variant))
        .filter(|(_, done)| proved(done))
        .filter_map(|(_, done)| measure.of(done))
        .collect()
}

fn compare(plan: &Plan, gathered: &Gathered<'_>, report: &mut Report) {
    report.tables.push(table_1(gathered));
    report.tables.push(table_2(gathered));
    report.tables.push(inside(gathered));
    report.tables.push(table_3(gathered));
    report
        .figures
        .push(solved_within(gathered, report.title.clone()));
    report.figures.push(leaves_and_nodes(gathered));
    report.findings.push(lengths(gathered));
    report.findings.push(leaves_decide(gathered));
    report.findings.push(re_expansion(gathered));
    report.findings.push(branching(gathered));
    report.findings.push(ablation(
        gathered,
        "C*, root only",
        Words::of(|lang| tr!(lang, lab_seo_deepening_at_every)),
    ));
    report.findings.push(ablation(
        gathered,
        "C*, no memory",
        Words::of(|lang| tr!(lang, lab_seo_evaluating_children_by)),
    ));
    let limit = plan.pick("200,000", "3,000");
    report.remarks.push(Words::of(|lang| {
        tr!(lang, lab_every_search_stops_after_nodes, limit)
    }));
}

fn table_1(gathered: &Gathered<'_>) -> Table {
    let mut head = vec![Words::of(|lang| tr!(lang, lab_variant))];
    head.extend(gathered.groups().iter().map(|g| label(g)));
    head.push(Words::of(|lang| tr!(lang, lab_solved_seo)));
    head.push(Words::of(|lang| tr!(lang, lab_share)));
    let mut table = Table::new(
        "table",
        Words::of(|lang| tr!(lang, lab_table_1_solved_by_length)),
        head,
    );
    for (variant, _) in searches() {
        let mut row = vec![Entry::name(variant)];
        for group in gathered.groups() {
            let (done, all) = solved(gathered, group, variant);
            row.push(Entry::text(format!("{done} / {all}")));
        }
        let (done, all) = in_all(gathered, variant);
        row.push(Entry::text(format!("{done} / {all}")));
        row.push(Entry::share(share((done, all))));
        table.rows.push(row);
    }
    table
}

/// The paper's classes of time; those of nodes repeat on any machine.
fn table_2(gathered: &Gathered<'_>) -> Table {
    let classes = [0.0, 100.0, 1_000.0, 10_000.0, 100_000.0, f64::INFINITY];
    let mut head = vec![Words::of(|lang| tr!(lang, lab_variant))];
    for pair in classes.windows(2) {
        let text = if pair[1].is_infinite() {
            format!("> {}", number(pair[0]))
        } else {
            format!("≤ {}", number(pair[1]))
        };
        head.push(Words::of(|lang| tr!(lang, lab_nodes_seo, text = &text)));
    }
    head.push(Words::of(|lang| tr!(lang, lab_seconds_mean)));
    let title = Words::of(|lang| tr!(lang, lab_table_2_solved_problems_by));
    let mut table = Table::new("table-2", title, head);
    for (variant, _) in searches() {
        let nodes = over_solved(gathered, variant, Measure::Nodes);
        let mut row = vec![Entry::name(variant)];
        for pair in classes.windows(2) {
            let count = nodes
                .iter()
                .filter(|n| **n > pair[0] && **n <= pair[1])
                .count();
            row.push(Entry::Count(count as u64));
        }
        row.push(Summary::exact(&over_solved(gathered, variant, Measure::Seconds)).into());
        table.rows.push(row);
    }
    table
}

fn inside(gathered: &Gathered<'_>) -> Table {
    let measures = [
        Measure::Nodes,
        Measure::ReExpanded,
        Measure::Branching,
        Measure::Iterations,
        Measure::Threshold,
        Measure::SolutionLeaves,
    ];
    let mut head = vec![Words::of(|lang| tr!(lang, lab_variant)), same("n")];
    head.extend(measures.map(crate::lab::own::measure_name));
    let title = Words::of(|lang| tr!(lang, lab_inside_the_searches_that_solve));
    let mut table = Table::new("table-inside", title, head);
    for (variant, _) in searches() {
        let nodes = over_solved(gathered, variant, Measure::Nodes);
        let mut row = vec![Entry::name(variant), Entry::Count(nodes.len() as u64)];
        row.extend(measures.map(|m| Summary::exact(&over_solved(gathered, variant, m)).into()));
        table.rows.push(row);
    }
    table
}

fn table_3(gathered: &Gathered<'_>) -> Table {
    let mut table = Table::new(
        "table-3",
        Words::of(|lang| tr!(lang, lab_table_3_what_is_left)),
        vec![
            Words::of(|lang| tr!(lang, lab_variant)),
            Words::of(|lang| tr!(lang, lab_problems)),
        ],
    );
    for (variant, _) in searches() {
        let names: Vec<&str> = (gathered.groups().iter())
            .flat_map(|g| gathered.cells(g, variant))
            .filter(|(_, done)| !proved(done))
            .map(|(cell, _)| cell.position.as_str())
            .collect();
        let shown = names.len().min(12);
        let more = names.len() - shown;
        let list = names[..shown].join(", ");
        table.rows.push(vec![
            Entry::name(variant),
            Entry::Text(match (shown, more) {
                (0, _) => Words::of(|lang| tr!(lang, lab_none)),
                (_, 0) => same(list),
                _ => Words::of(|lang| tr!(lang, lab_and_more, list = &list, more)),
            }),
        ]);
    }
    table
}

/// How many are solved within so many nodes.
fn solved_within(gathered: &Gathered<'_>, title: Words) -> Chart {
    let mut chart = Chart::new(
        "figure",
        title,
        Words::of(|lang| tr!(lang, lab_nodes)),
        Words::of(|lang| tr!(lang, lab_problems_solved)),
    )
    .scales(Scaling::Log, Scaling::Linear);
    for variant in [
        BASE,
        "C*, neither",
        "df-pn",
        "PN",
        "WPNS",
        "AO*",
        "mate length",
    ] {
        let mut nodes = over_solved(gathered, variant, Measure::Nodes);
        nodes.sort_by(f64::total_cmp);
        let points = nodes
            .iter()
            .enumerate()
            .map(|(i, &n)| (n, i as f64 + 1.0))
            .collect();
        chart
            .curves
            .push(Curve::new(label(variant), Form::Steps, points));
    }
    chart
}

/// Solution leaves and nodes of C*, problem by problem.
fn solution_pairs(gathered: &Gathered<'_>) -> Vec<(f64, f64)> {
    (gathered.groups().iter())
        .flat_map(|g| gathered.cells(g, BASE))
        .filter(|(_, done)| proved(done))
        .filter_map(|(_, d)| Some((Measure::SolutionLeaves.of(d)?, Measure::Nodes.of(d)?)))
        .collect()
}

fn leaves_and_nodes(gathered: &Gathered<'_>) -> Chart {
    let mut chart = Chart::new(
        "leaves",
        Words::of(|lang| tr!(lang, lab_c_nodes_and_the_size)),
        Words::of(|lang| tr!(lang, lab_leaves_of_the_solution)),
        Words::of(|lang| tr!(lang, lab_nodes)),
    )
    .scales(Scaling::Log, Scaling::Log);
    let points = solution_pairs(gathered);
    chart
        .curves
        .push(Curve::new(same(BASE), Form::Dots, points));
    chart
}

fn lengths(gathered: &Gathered<'_>) -> Finding {
    let shares: Vec<(&str, f64)> = (gathered.groups().iter())
        .filter_map(|g| Some((*g, share(solved(gathered, g, BASE))?)))
        .collect();
    let known: Vec<f64> = shares.iter().map(|s| s.1).collect();
    let apart =
        known.iter().copied().fold(0.0, f64::max) - known.iter().copied().fold(1.0, f64::min);
    let text = |lang: Lang| -> Vec<String> {
        let said = shares.iter().map(|(g, s)| (label(g), 100.0 * s));
        said.map(|(g, percent)| format!("{}: {percent:.0} %", g.get(lang)))
            .collect()
    };
    // As the paper writes it, which is the same in both languages.
    let ours: Vec<String> = (shares.iter())
        .map(|(g, s)| format!("{} {:.0} %", g.replace(" moves", ""), 100.0 * s))
        .collect();
    let total = share(in_all(gathered, BASE));
    // A share of three problems says nothing.
    let enough = (gathered.groups().iter()).all(|g| solved(gathered, g, BASE).1 >= 10);
    Finding {
        claim: Words::of(|lang| tr!(lang, lab_seo_c_s_share)),
        verdict: Verdict::of((known.len() >= 2 && enough).then_some(apart <= 0.25)),
        material: Material::NotComparable,
        sentence: Words::of(|lang| {
            tr!(lang, lab_shares_by_length, list = listed(&text(lang), lang))
        }),
        beside: vec![
            Beside {
                what: Words::of(|lang| tr!(lang, lab_solved_by_length)),
                paper: "11–19 100 %, 21–29 96 %, 31–39 87 %, 41–49 92 %, 51–99 93 %, 101–873 63 %"
                    .to_owned(),
                ours: ours.join(", "),
                material: Material::NotComparable,
            },
            Beside {
                what: Words::of(|lang| tr!(lang, lab_solved_in_all)),
                paper: "179 / 197 (91 %)".to_owned(),
                ours: format!("{:.0} %", 100.0 * total.unwrap_or(f64::NAN)),
                material: Material::NotComparable,
            },
        ],
    }
}

fn leaves_decide(gathered: &Gathered<'_>) -> Finding {
    let rank = rank_correlation(&solution_pairs(gathered));
    let text = rank.map_or_else(|| "–".to_owned(), |r| format!("{r:.2}"));
    Finding {
        claim: Words::of(|lang| tr!(lang, lab_seo_the_more_leaves)),
        verdict: Verdict::of(rank.map(|r| r > 0.4)),
        material: Material::Similar,
        sentence: Words::of(|lang| {
            tr!(lang, lab_rank_correlation_of_solution_leaves, text = &text)
        }),
        beside: Vec::new(),
    }
}

fn re_expansion(gathered: &Gathered<'_>) -> Finding {
    let summary = Summary::exact(&over_solved(gathered, BASE, Measure::ReExpanded));
    let ours = summary.map_or_else(
        || "–".to_owned(),
        |s| {
            format!(
                "{:.0} % [{:.0}–{:.0}]",
                100.0 * s.mean,
                100.0 * s.low,
                100.0 * s.high
            )
        },
    );
    Finding {
        claim: Words::of(|lang| tr!(lang, lab_seo_about_a_fifth)),
        verdict: Verdict::of(summary.map(|s| (0.1..0.35).contains(&s.mean))),
        material: Material::NotComparable,
        sentence: Words::of(|lang| tr!(lang, lab_here, ours = &ours)),
        beside: vec![Beside {
            what: Words::of(|lang| tr!(lang, lab_share_of_repeated_expansions)),
            paper: "≈ 20 %".to_owned(),
            ours,
            material: Material::NotComparable,
        }],
    }
}

fn branching(gathered: &Gathered<'_>) -> Finding {
    let summary = Summary::exact(&over_solved(gathered, BASE, Measure::Branching));
    let ours = summary.map_or_else(
        || "–".to_owned(),
        |s| format!("{} [{}–{}]", number(s.mean), number(s.low), number(s.high)),
    );
    Finding {
        claim: Words::of(|lang| tr!(lang, lab_seo_tsume_shogis_branching)),
        verdict: Verdict::of(summary.map(|s| (4.0..=7.0).contains(&s.mean))),
        material: Material::NotComparable,
        sentence: Words::of(|lang| tr!(lang, lab_here, ours = &ours)),
        beside: vec![Beside {
            what: Words::of(|lang| tr!(lang, lab_branching_factor)),
            paper: "≈ 5.2".to_owned(),
            ours,
            material: Material::NotComparable,
        }],
    }
}

/// Whether a part of C* is missed when it is taken away.
fn ablation(gathered: &Gathered<'_>, without: &str, claim: Words) -> Finding {
    let (with, less) = (in_all(gathered, BASE), in_all(gathered, without));
    let pairs: Vec<(f64, f64)> = (gathered.groups().iter())
        .flat_map(|g| gathered.pairs(g, (without, BASE), Measure::Nodes))
        .map(|p| (p.1, p.2))
        .collect();
    let paired = crate::lab::statistics::Paired::of(&pairs);
    let ratio = paired.map_or("–".to_owned(), |p| mean_text(&p.ratio));
    // As many solved: nodes decide, unless their interval leaves it open.
    let by_nodes = paired.and_then(|p| p.ratio.beside_one());
    let holds = match with.0.cmp(&less.0) {
        Ordering::Greater => Some(true),
        Ordering::Equal => by_nodes.map(Ordering::is_gt),
        Ordering::Less => Some(false),
    };
    Finding {
        claim,
        verdict: Verdict::of(holds.filter(|_| with.1 > 0))
            .needing(paired.iter().map(|paired| &paired.ratio)),
        material: Material::Similar,
        sentence: Words::of(|lang| {
            tr!(
                lang,
                lab_c_solves_of_without_it,
                with_0 = with.0,
                with_1 = with.1,
                less_0 = less.0,
                ratio = &ratio
            )
        }),
        beside: Vec::new(),
    }
}
