//! Figures 3.2 to 3.5, table 3.1 and equation (3.1): how a player fares against one that searches
//! deeper, from matches of this program's players. Shogi by the threshold of realization probability,
//! in steps of half a unit, which cost here about as much more as the paper's whole ones; Othello by
//! plies.

use super::equation::{Rung, equation, of_the_papers_fits};
use super::{Pairing, drawn, game_name, greater, match_cells, score, tally};
use crate::base::messages::{Words, keys, tr};
use crate::lab::cell::Cell;
use crate::lab::error::LabError;
use crate::lab::experiments::Experiment;
use crate::lab::gathered::Gathered;
use crate::lab::plan::Plan;
use crate::lab::report::{
    Beside, Chart, Curve, Entry, Finding, Material, Report, Table, Verdict, same,
};
use crate::picture::plot::Form;
use crate::play::fit::depth_model;
use crate::play::line::Game;
use crate::play::manager::Kind;
use crate::play::models::DepthModel;
use crate::play::player::{Depth, Spec};
use crate::play::score::Tally;

pub(in crate::lab) static DIFFERENCES: Experiment = Experiment {
    id: "004-fig3.2",
    paper: "004",
    title: keys::lab_figures_3_2_3_5,
    question: keys::lab_how_often_does_a_player,
    takes_set: false,
    cells,
    compare,
    own: None,
};

/// κ of the paper's table 3.1, by the depth of the stronger player.
const PAPER: [(u32, f64); 4] = [(16, 0.5581), (15, 0.6287), (14, 0.6705), (13, 0.6317)];

/// The players of one game: how depth is counted, where the ladder begins and ends, and its rungs.
struct Ladder {
    game: Game,
    search: Depth,
    /// The stronger players, deepest first.
    bases: &'static [f64],
    step: f64,
    /// No weaker player searches less.
    floor: f64,
    /// Seconds of a game at a depth.
    seconds: fn(f64) -> f64,
}

fn ladders(plan: &Plan) -> [Ladder; 2] {
    [
        Ladder {
            game: Game::Shogi,
            search: Depth::Realization,
            bases: plan.pick(&[3.0, 2.5, 2.0, 1.5], &[2.0, 1.5]),
            step: 0.5,
            floor: plan.pick(1.0, 0.5),
            seconds: |depth| 0.05 + 0.0025 * (1.92 * depth).exp(),
        },
        Ladder {
            game: Game::Othello,
            search: Depth::Plies,
            bases: plan.pick(&[6.0, 5.0, 4.0, 3.0], &[4.0, 3.0]),
            step: 1.0,
            floor: 1.0,
            seconds: |depth| 0.02 + 0.0002 * (1.07 * depth).exp(),
        },
    ]
}

impl Ladder {
    fn group(&self, base: f64) -> String {
        format!("{}, base {base}", self.game.name())
    }

    /// How many steps below a base there are.
    fn steps(&self, base: f64) -> u32 {
        ((base - self.floor) / self.step).round() as u32
    }

    fn player(&self, depth: f64) -> Spec {
        Spec {
            name: format!("{} {depth}", self.game.name()),
            game: self.game,
            search: self.search,
            manager: Kind::Fixed,
            depth: Some(depth),
            specialists: false,
            table_mib: 1,
            ..Spec::default()
        }
    }
}

fn variant(steps: u32) -> String {
    format!("{steps} less")
}

fn cells(plan: &Plan) -> Result<Vec<Cell>, LabError> {
    // The paper: 500.
    let games = plan.count(500, 10);
    let mut cells = Vec::new();
    for ladder in ladders(plan) {
        for &base in ladder.bases {
            for less in 1..=ladder.steps(base) {
                let weaker = base - f64::from(less) * ladder.step;
                let pairing = Pairing {
                    a: ladder.player(weaker),
                    b: ladder.player(base),
                    clock: "100Mn".to_owned(),
                    moves: false,
                    guess: ((ladder.seconds)(base) + (ladder.seconds)(weaker)) / 2.0,
                };
                let (group, variant) = (ladder.group(base), variant(less));
                cells.extend(match_cells((&group, &variant), &pairing, games)?);
            }
        }
    }
    Ok(cells)
}

/// A base with its matches and what is fitted to them.
struct Base {
    depth: f64,
    matches: Vec<(f64, Tally)>,
    model: Option<DepthModel>,
}

fn bases(ladder: &Ladder, gathered: &Gathered<'_>) -> Vec<Base> {
    let base = |&depth: &f64| {
        let group = ladder.group(depth);
        let matches: Vec<(f64, Tally)> = (1..=ladder.steps(depth))
            .map(|less| (f64::from(less), tally(gathered, &group, &variant(less))))
            .filter(|(_, tally)| tally.games() > 0)
            .collect();
        Base {
            depth,
            model: depth_model(&matches),
            matches,
        }
    };
    ladder.bases.iter().map(base).collect()
}

fn compare(plan: &Plan, gathered: &Gathered<'_>, report: &mut Report) {
    let mut table = Table::new(
        "table",
        Words::of(|lang| tr!(lang, lab_table_3_1_0_5)),
        vec![
            Words::of(|lang| tr!(lang, lab_game)),
            Words::of(|lang| tr!(lang, lab_base_depth)),
            Words::of(|lang| tr!(lang, lab_games)),
            same("κ"),
            Words::of(|lang| tr!(lang, lab_papers_base)),
            Words::of(|lang| tr!(lang, lab_elo_a_step)),
            Words::of(|lang| tr!(lang, lab_of_e_d)),
            Words::of(|lang| tr!(lang, lab_of_elo)),
            Words::of(|lang| tr!(lang, lab_points)),
        ],
    );
    for ladder in ladders(plan) {
        let bases = bases(&ladder, gathered);
        for (rank, base) in bases.iter().enumerate() {
            report.figures.push(figure(&ladder, rank, base));
            table.rows.push(row(&ladder, rank, base));
        }
        report.findings.push(curve(&ladder, &bases));
        report.findings.push(flatter(&ladder, &bases));
        let rungs = rungs(&ladder, gathered);
        let (finding, rows) = equation(ladder.game, &rungs);
        report.findings.push(finding);
        report.tables.push(rows);
    }
    report.tables.insert(0, table);
    report.findings.push(of_the_papers_fits());
    report
        .remarks
        .push(Words::of(|lang| tr!(lang, lab_depths_are_counted_in_steps)));
}

const FIGURES: [[&str; 4]; 2] = [
    ["fig3-2", "fig3-3", "fig3-4", "fig3-5"],
    ["othello-1", "othello-2", "othello-3", "othello-4"],
];

fn figure(ladder: &Ladder, rank: usize, base: &Base) -> Chart {
    let name = game_name(ladder.game);
    let depth = base.depth;
    let (place, title) = match ladder.game {
        Game::Shogi => (
            0,
            Words::of(|lang| {
                tr!(
                    lang,
                    lab_figure_3_base,
                    rank = rank + 2,
                    name = name.get(lang),
                    depth
                )
            }),
        ),
        _ => (
            1,
            Words::of(|lang| tr!(lang, lab_base, name = name.get(lang), depth)),
        ),
    };
    let mut chart = Chart::new(
        FIGURES[place][rank.min(3)],
        title,
        Words::of(|lang| tr!(lang, lab_steps_less_deep)),
        Words::of(|lang| tr!(lang, lab_win_rate)),
    );
    let points: Vec<_> = (base.matches.iter())
        .map(|(less, tally)| (*less, score(tally)))
        .collect();
    let name = Words::of(|lang| tr!(lang, lab_games_differences));
    chart
        .curves
        .push(Curve::of_means(name, Form::Dots, &points));
    if let Some(model) = base.model {
        let to = points.len() as f64;
        let fitted = drawn(0.0, to, |x| model.weaker_wins(x));
        chart
            .curves
            .push(Curve::new(same("0.5·e^(−κΔd)"), Form::Line, fitted));
        let elo = drawn(0.0, to, |x| model.weaker_wins_by_elo(x));
        chart
            .curves
            .push(Curve::new(same("Elo"), Form::Dashed, elo));
        let (paper, kappa) = PAPER[rank.min(3)];
        let theirs = drawn(0.0, to, |x| DepthModel::known(kappa).weaker_wins(x));
        let name = Words::of(|lang| tr!(lang, lab_paper_base, paper));
        chart.curves.push(Curve::new(name, Form::Dashed, theirs));
    }
    chart
}

/// The squares of the deviations in units of their errors: by the exponential, and by Elo.
fn misfit(base: &Base) -> Option<(f64, f64)> {
    let model = base.model?;
    let sum = |of: &dyn Fn(f64) -> f64| {
        let one = |(less, tally): &(f64, Tally)| {
            // A match that is all one-sided has no spread of its own.
            let error = tally.error().max(0.5 / tally.games().max(1) as f64);
            ((tally.score() - of(*less)) / error).powi(2)
        };
        base.matches.iter().map(one).sum::<f64>()
    };
    Some((
        sum(&|less| model.weaker_wins(less)),
        sum(&|less| model.weaker_wins_by_elo(less)),
    ))
}

fn kappa_text(model: &DepthModel) -> String {
    let (low, high) = model.kappa_interval;
    format!("{:.3} [{low:.3}–{high:.3}]", model.kappa).replace('-', "−")
}

fn row(ladder: &Ladder, rank: usize, base: &Base) -> Vec<Entry> {
    let misfit = misfit(base);
    let (depth, kappa) = PAPER[rank.min(3)];
    let model = |show: &dyn Fn(&DepthModel) -> String| match &base.model {
        Some(model) => Entry::text(show(model)),
        None => Entry::Nothing,
    };
    vec![
        Entry::Text(game_name(ladder.game)),
        Entry::Number(base.depth),
        Entry::Count(base.matches.iter().map(|m| m.1.games()).sum()),
        model(&kappa_text),
        Entry::text(format!("{kappa} ({depth})")),
        model(&|m| {
            let (low, high) = m.elo_interval;
            format!("{:.0} [{low:.0}–{high:.0}]", m.elo_per_depth)
        }),
        Entry::number(misfit.map(|m| m.0)),
        Entry::number(misfit.map(|m| m.1)),
        Entry::Count(base.matches.len() as u64),
    ]
}

fn curve(ladder: &Ladder, bases: &[Base]) -> Finding {
    let name = game_name(ladder.game);
    let misfits: Vec<(f64, f64)> = bases.iter().filter_map(misfit).collect();
    let (exponential, elo) = misfits
        .iter()
        .fold((0.0, 0.0), |sum, m| (sum.0 + m.0, sum.1 + m.1));
    // Every base has one number fitted to its points.
    let points: usize = bases.iter().map(|b| b.matches.len()).sum();
    let free = points.saturating_sub(misfits.len()) as f64;
    let games = bases.iter().flat_map(|b| &b.matches).map(|m| m.1.games());
    let enough = free >= 1.0 && games.min().unwrap_or(0) >= 20;
    // The mean of χ² is its degrees of freedom, its variance twice that.
    let most = free + 1.645 * (2.0 * free).sqrt();
    let beside = bases
        .iter()
        .zip(PAPER)
        .filter_map(|(base, (depth, kappa))| {
            Some(Beside {
                what: Words::of(|lang| {
                    tr!(
                        lang,
                        lab_base_paper,
                        name = name.get(lang),
                        depth = base.depth,
                        depth_2 = depth
                    )
                }),
                paper: format!("{kappa}"),
                ours: kappa_text(base.model.as_ref()?),
                material: Material::NotComparable,
            })
        });
    Finding {
        claim: Words::of(|lang| tr!(lang, lab_abe_figures_3_2, name = name.get(lang))),
        verdict: Verdict::of(enough.then_some(exponential <= most)),
        material: Material::Similar,
        sentence: Words::of(|lang| {
            tr!(
                lang,
                lab_over_points_is_for_the,
                points,
                exponential,
                elo,
                free
            )
        }),
        beside: beside.collect(),
    }
}

/// κ against the depth of the base: the paper's grows from 16 to 14.
fn flatter(ladder: &Ladder, bases: &[Base]) -> Finding {
    let name = game_name(ladder.game);
    let known: Vec<(f64, &DepthModel)> = (bases.iter())
        .filter_map(|base| Some((base.depth, base.model.as_ref()?)))
        .collect();
    let error = |m: &DepthModel| (m.kappa, (m.kappa_interval.1 - m.kappa_interval.0) / 3.92);
    let games = bases.iter().flat_map(|b| &b.matches).map(|m| m.1.games());
    let enough = games.min().unwrap_or(0) >= 20;
    let verdict = match known[..] {
        [(_, deep), .., (_, shallow)] if enough => greater(error(shallow), error(deep)),
        _ => None,
    };
    let text: Vec<String> = known
        .iter()
        .map(|(depth, model)| format!("{depth}: {}", kappa_text(model)))
        .collect();
    Finding {
        claim: Words::of(|lang| tr!(lang, lab_abe_table_3_1, name = name.get(lang))),
        verdict: Verdict::of(verdict),
        material: Material::Similar,
        sentence: Words::of(|lang| {
            let list = text.join(tr!(lang, lab_list_between_pairs));
            tr!(lang, lab_kappa_by_depth, list)
        }),
        beside: Vec::new(),
    }
}

/// Every base with two rungs below it: three matches that (3.1) ties together.
fn rungs(ladder: &Ladder, gathered: &Gathered<'_>) -> Vec<Rung> {
    let at = |base: f64, less: u32| tally(gathered, &ladder.group(base), &variant(less));
    ladder
        .bases
        .windows(2)
        .filter(|pair| ladder.steps(pair[0]) >= 2)
        .map(|pair| Rung {
            base: pair[0],
            direct: at(pair[0], 2),
            upper: at(pair[0], 1),
            lower: at(pair[1], 1),
        })
        .filter(|rung| rung.direct.games() > 0 && rung.upper.games() > 0 && rung.lower.games() > 0)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn neighbouring_bases_are_one_step_apart() {
        for plan in [Plan::new("004-fig3.2"), Plan::quick("004-fig3.2")] {
            for ladder in ladders(&plan) {
                for pair in ladder.bases.windows(2) {
                    assert!((pair[0] - pair[1] - ladder.step).abs() < 1e-9);
                }
                assert!(ladder.steps(ladder.bases[0]) >= 2);
                assert!(ladder.bases.iter().all(|&b| ladder.steps(b) >= 1));
            }
        }
    }
}
