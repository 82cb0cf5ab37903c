//! Paper 002 (Morita, Hashimoto and Kobayashi): Othello endgames by win, loss or draw. Tables 2 and 3,
//! and the branching threshold that failed, with its remedies.

use super::Experiment;
use super::common::{cell, comparison};
use crate::game::text::t;
use crate::lab::cell::{Cell, Measure, Watch};
use crate::lab::error::LabError;
use crate::lab::gathered::Gathered;
use crate::lab::names::label;
use crate::lab::plan::Plan;
use crate::lab::report::{
    Beside, Chart, Curve, Entry, Finding, Material, Report, Scaling, Table, Verdict, number, same,
    words,
};
use crate::lab::sets;
use crate::lab::statistics::{mean, median, rank_correlation};
use crate::picture::plot::Form;
use crate::problem::{Position, Problem, Question};
use crate::search::catalogue::Choice;

pub(super) static TABLE_2: Experiment = Experiment {
    id: "002-table2",
    paper: "002",
    title: t(
        "Table 2: unsorted α-β, WPNS, sorted α-β",
        "表2: 無ソートα-β・WPNS・ソートα-β",
    ),
    question: t(
        "Does α-β that tries the child with the fewest replies first do as well as weak proof numbers on hard endgames?",
        "応手の少ない子から調べる単純なα-βは、難しい終盤でWPNSに並ぶか。",
    ),
    takes_set: false,
    cells: table_2_cells,
    compare: table_2,
    own: None,
};

pub(super) static TABLE_3: Experiment = Experiment {
    id: "002-table3",
    paper: "002",
    title: t(
        "Table 3: WPNS's time for numbers",
        "表3: WPNSの弱証明数計算の割合",
    ),
    question: t(
        "Which share of WPNS's time goes into computing numbers to choose a child, and does it rise with the empty squares?",
        "WPNSの時間のうち、子を選ぶための数の計算はどれだけか。空きマスが増えると増すか。",
    ),
    takes_set: false,
    cells: table_3_cells,
    compare: table_3,
    own: None,
};

pub(super) static BRANCH: Experiment = Experiment {
    id: "002-branch",
    paper: "002",
    title: t(
        "The branching threshold, and why it fails",
        "分枝数のしきい値はなぜ失敗したか",
    ),
    question: t(
        "A threshold on branching numbers, raised by one: what do its iterations cost beside sorted α-β, BNS, df-pn and WPNS, and what do the remedies bring?",
        "分枝数のしきい値を1ずつ増やす探索の反復は、ソートα-β・BNS・df-pn・WPNSに比べてどれだけかかるか。改良は効くか。",
    ),
    takes_set: false,
    cells: branch_cells,
    compare: branch,
    own: None,
};

const UNSORTED: &str = "unsorted";
const WPNS: &str = "WPNS";
const SORTED: &str = "sorted";

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

fn wld(position: &Position) -> Problem {
    Problem {
        question: Question::Wld,
        ..Problem::new(position.clone())
    }
}

fn wpns() -> Choice {
    Choice::new("wpns").with("tail", 7)
}

fn table_2_cells(plan: &Plan) -> Result<Vec<Cell>, LabError> {
    let limit = plan.pick(40_000_000, 1_000_000);
    let mut cells = Vec::new();
    for (group, empties, positions) in endings(plan)? {
        for (i, position) in positions.iter().enumerate() {
            let problem = wld(position);
            let nodes = (30.0 * 2.2f64.powi(empties as i32)).min(limit as f64);
            for (variant, choice, speed) in [
                (UNSORTED, Choice::new("alpha-beta"), 1.5e7),
                (WPNS, wpns(), 3e6),
                (SORTED, Choice::new("alpha-beta-sorted"), 8e6),
            ] {
                let name = format!("p{}", i + 1);
                let names = (group.as_str(), variant, name.as_str());
                cells.push(cell(names, &problem, choice, limit, nodes / speed));
            }
        }
    }
    Ok(cells)
}

/// Empties of a group's name.
fn empties_of(group: &str) -> f64 {
    let last = group.rsplit(' ').next().and_then(|text| text.parse().ok());
    last.unwrap_or(0.0)
}

fn table_2(_: &Plan, gathered: &Gathered<'_>, report: &mut Report) {
    let mut table = Table::new(
        "table",
        words("Nodes and processor seconds", "節点数とCPU秒"),
        vec![
            words("positions", "局面"),
            words("variant", "方法"),
            same("n"),
            words("nodes", "節点数"),
            words("seconds", "秒"),
            words("ratio of nodes to sorted", "ソートとの節点数の比"),
            same("p"),
        ],
    );
    for (id, measure, name) in [
        ("nodes", Measure::Nodes, words("nodes", "節点数")),
        (
            "seconds",
            Measure::Seconds,
            words("processor seconds", "CPU秒"),
        ),
    ] {
        let mut chart = Chart::new(
            id,
            report.title.clone(),
            words("empty squares", "空きマス"),
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
    report.remarks.push(words(
        "The paper's six positions are lost; those after the public draw here were made the same way.",
        "論文の6局面は失われている。ここのパブリックドロー後の局面は同じ方法で作られたもの。",
    ));
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
        claim: words(
            "Paper 002: sorting by replies makes α-β far faster",
            "論文002: 子節点数のソートでα-βは大幅に速くなる",
        ),
        verdict: Verdict::of(middle.map(|m| m < 0.6 && sorted.0 <= plain.0)),
        material: Material::Similar,
        sentence: words(
            format!(
                "Sorted α-β needs fewer nodes on {less} of {} positions that both finish, {} of unsorted's at the median; the limit stops unsorted on {} of {} positions and sorted on {}.",
                ratios.len(),
                number(middle.unwrap_or(f64::NAN)),
                plain.0,
                plain.1,
                sorted.0
            ),
            format!(
                "両方が終わった{}局面のうち{less}でソートの方が少なく、中央値は無ソートの{}倍。上限に達したのは{}局面中、無ソート{}、ソート{}。",
                ratios.len(),
                number(middle.unwrap_or(f64::NAN)),
                plain.1,
                plain.0,
                sorted.0
            ),
        ),
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
        what: words(
            format!("{empties} empties: unsorted / WPNS / sorted"),
            format!("空き{empties}: 無ソート / WPNS / ソート"),
        ),
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
        claim: words(
            "Paper 002: sorted α-β performs about as well as WPNS (in time)",
            "論文002: ソートα-βの時間はWPNSと同程度",
        ),
        // The paper's own ratios lie between 0.63 and 2.7.
        verdict: Verdict::of(time.map(|r| (0.37..=2.7).contains(&r))),
        material: Material::Similar,
        sentence: words(
            format!(
                "At the median WPNS takes {} times sorted α-β's time and {} times its nodes.",
                number(time.unwrap_or(f64::NAN)),
                number(nodes.unwrap_or(f64::NAN))
            ),
            format!(
                "中央値でWPNSの時間はソートα-βの{}倍、節点数は{}倍。",
                number(time.unwrap_or(f64::NAN)),
                number(nodes.unwrap_or(f64::NAN))
            ),
        ),
        beside: Vec::new(),
    }
}

// Table 3.

fn table_3_cells(plan: &Plan) -> Result<Vec<Cell>, LabError> {
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

fn table_3(_: &Plan, gathered: &Gathered<'_>, report: &mut Report) {
    let mut table = Table::new(
        "table",
        words("Time for numbers", "数の計算の時間"),
        vec![
            words("empties", "空きマス"),
            same("n"),
            words("nodes", "節点数"),
            words("seconds", "秒"),
            words("share for numbers", "数の計算の割合"),
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
        words("empty squares", "空きマス"),
        words("share of time", "時間の割合"),
    );
    chart.curves.push(Curve::of_means(
        words("for numbers", "数の計算"),
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
        claim: words(
            "Paper 002: the share for numbers rises with the empty squares",
            "論文002: 空きマスが多いほど数の計算の割合は増す",
        ),
        verdict: Verdict::of(rank.map(|r| r > 0.7)),
        material: Material::Similar,
        sentence: words(
            format!("Shares by empties: {}.", text.join(", ")),
            format!("空きマスごとの割合: {}。", text.join("、")),
        ),
        beside: vec![Beside {
            what: words(
                "share at 19 / 21 / 23 / 23 / 25 empties",
                "空き19 / 21 / 23 / 23 / 25での割合",
            ),
            paper: "25 % / 35 % / 46 % / 50 % / 47 %".to_owned(),
            ours: text.join(", "),
            material: Material::Similar,
        }],
    });
    report.tables.push(table);
    report.remarks.push(words(
        "The time for numbers is estimated from samples taken while searching; it depends on the machine.",
        "数の計算の時間は探索中の標本から推定したもので、計算機によって異なる。",
    ));
}

// The branching threshold.

fn thresholds() -> Vec<(&'static str, Choice, Watch)> {
    let bt = || Choice::new("branch-threshold");
    vec![
        (SORTED, Choice::new("alpha-beta-sorted"), Watch::Nothing),
        ("branch θ", bt(), Watch::Iterations),
        ("charge=and", bt().with("charge", "and"), Watch::Iterations),
        (
            "charge=weak",
            bt().with("charge", "weak"),
            Watch::Iterations,
        ),
        (
            "step=overflow",
            bt().with("step", "overflow"),
            Watch::Iterations,
        ),
        ("table", bt().with("table", 64), Watch::Iterations),
        (
            "all remedies",
            bt().with("charge", "and")
                .with("step", "overflow")
                .with("table", 64),
            Watch::Iterations,
        ),
        ("θ large", bt().with("start", 1_000_000), Watch::Nothing),
        ("BNS", Choice::new("bns"), Watch::Nothing),
        ("df-pn", Choice::new("df-pn"), Watch::Nothing),
        (WPNS, Choice::new("wpns"), Watch::Nothing),
    ]
}

fn branch_cells(plan: &Plan) -> Result<Vec<Cell>, LabError> {
    let limit = plan.pick(3_000_000, 200_000);
    let mut cells = Vec::new();
    for seed in 1..=plan.count(30, 6) {
        let mut problems = Vec::new();
        for empties in plan.pick([8, 10], [6, 7]) {
            problems.push((
                format!("Othello {empties}"),
                sets::othello(8, empties, seed)?,
            ));
        }
        let text = format!(
            "random:seed={seed},depth={},branching=2..4",
            plan.pick(8, 6)
        );
        let tree = sets::position(&text, crate::problem::Game::Tree)
            .map_err(|reason| LabError::BadPosition { line: seed, reason })?;
        problems.push(("random trees".to_owned(), tree));
        for (group, position) in problems {
            let problem = Problem {
                question: Question::AtLeast(0),
                ..Problem::new(position)
            };
            let name = format!("p{seed:02}");
            for (variant, choice, watch) in thresholds() {
                let names = (group.as_str(), variant, name.as_str());
                let cell = cell(names, &problem, choice, limit, 0.05);
                cells.push(cell.watching(watch));
            }
        }
    }
    Ok(cells)
}

/// Nodes of the last iteration over those of sorted α-β, on average.
fn last_iteration(gathered: &Gathered<'_>, group: &str) -> Option<f64> {
    let sorted = gathered.values(group, SORTED, Measure::Nodes);
    let ratios: Vec<f64> = (gathered.cells(group, "branch θ").iter())
        .filter(|(_, done)| done.outcome.stopped_by.is_none())
        .filter_map(|(cell, done)| {
            let last = *done.outcome.lists.get("iteration_nodes")?.last()?;
            let base = sorted.iter().find(|v| v.0 == cell.position && !v.2)?;
            Some(last as f64 / base.1)
        })
        .collect();
    mean(&ratios)
}

fn branch(_: &Plan, gathered: &Gathered<'_>, report: &mut Report) {
    let ids = ["table", "table-2", "table-3"];
    for (group, id) in gathered.groups().iter().zip(ids) {
        report.tables.push(comparison(
            id,
            label(group),
            gathered,
            group,
            SORTED,
            &[Measure::Nodes, Measure::Iterations, Measure::Threshold],
        ));
        let paired = gathered.paired(group, ("branch θ", SORTED), Measure::Nodes);
        let last = last_iteration(gathered, group);
        let over = gathered
            .summary(group, "branch θ", Measure::Nodes)
            .map_or(0, |s| s.over);
        report.findings.push(Finding {
            claim: words(
                format!("Paper 002: the branching threshold fails ({group})"),
                format!("論文002: 分枝数のしきい値は失敗する({})", label(group).ja),
            ),
            verdict: Verdict::of(paired.map(|p| p.ratio.mean > 2.0 || over > 0)),
            material: Material::Similar,
            sentence: words(
                format!(
                    "It takes {} times the nodes of sorted α-β where it ends, is stopped by the limit on {over} positions, and its last iteration alone takes {} times.",
                    number(paired.map_or(f64::NAN, |p| p.ratio.mean)),
                    number(last.unwrap_or(f64::NAN))
                ),
                format!(
                    "終わった局面での節点数はソートα-βの{}倍、{over}局面で上限に達し、最後の反復だけでも{}倍。",
                    number(paired.map_or(f64::NAN, |p| p.ratio.mean)),
                    number(last.unwrap_or(f64::NAN))
                ),
            ),
            beside: Vec::new(),
        });
    }
    let (mut equal, mut all) = (0, 0);
    for group in gathered.groups() {
        for (_, large, sorted) in gathered.pairs(group, ("θ large", SORTED), Measure::Visits) {
            all += 1;
            equal += usize::from(large == sorted);
        }
    }
    report.findings.push(Finding {
        claim: words(
            "Paper 002: with a large threshold it is plain sorted α-β",
            "論文002: しきい値が大きければ単なるソートα-βになる",
        ),
        verdict: Verdict::of((all > 0).then_some(equal == all)),
        material: Material::Similar,
        sentence: words(
            format!(
                "{equal} of {all} searches with θ = 1,000,000 evaluate exactly sorted α-β's leaves."
            ),
            format!("θ = 1,000,000の{all}回の探索のうち{equal}回で端末数がソートα-βと一致する。"),
        ),
        beside: Vec::new(),
    });
    report
        .figures
        .push(iterations_chart(gathered, report.title.clone()));
}

/// Nodes of each iteration on the first position of each group.
fn iterations_chart(gathered: &Gathered<'_>, title: crate::session::lesson::Words) -> Chart {
    let mut chart = Chart::new(
        "figure",
        title,
        words("threshold θ", "しきい値θ"),
        words("nodes of the iteration", "反復の節点数"),
    )
    .scales(Scaling::Linear, Scaling::Log);
    for group in gathered.groups() {
        let Some((_, done)) = gathered.cells(group, "branch θ").first() else {
            continue;
        };
        let lists = &done.outcome.lists;
        let (Some(nodes), Some(thresholds)) = (
            lists.get("iteration_nodes"),
            lists.get("iteration_thresholds"),
        ) else {
            continue;
        };
        let points = thresholds
            .iter()
            .zip(nodes)
            .map(|(&t, &n)| (t as f64, n as f64))
            .collect();
        chart
            .curves
            .push(Curve::new(label(group), Form::Line, points));
    }
    chart
}
