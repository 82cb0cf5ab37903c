//! Figures 3.6 to 3.9 and table 3.2: how a value becomes a win rate, by the game's progress. From
//! games between equal players; once as the paper took its samples (one position a game at
//! progress 32, 64 and 96), once from every position, phase by phase.

use super::{Pairing, drawn, game_name, greater, match_cells, points};
use crate::base::messages::{Lang, keys, tr};
use crate::lab::cell::{Cell, Done};
use crate::lab::error::LabError;
use crate::lab::experiments::Experiment;
use crate::lab::gathered::Gathered;
use crate::lab::plan::Plan;
use crate::lab::report::{Beside, Chart, Curve, Entry, Finding, Material, Report, Table, Verdict};
use crate::picture::plot::Form;
use crate::play::fit::Values;
use crate::play::line::{CERTAIN, Game};
use crate::play::manager::{Kind, paper_models};
use crate::play::models::{Fitted, Sigmoid};
use crate::play::player::Spec;
use crate::play::progress::Phase;
use crate::session::lesson::Words;

pub(in crate::lab) static WIN_RATE: Experiment = Experiment {
    id: "004-fig3.6",
    paper: "004",
    title: keys::lab_figures_3_6_3_9,
    question: keys::lab_is_the_win_rate_a,
    takes_set: false,
    cells,
    compare,
    own: None,
};

const VARIANT: &str = "equal players";
/// Where the paper takes its positions.
const SAMPLED: [i64; 3] = [32, 64, 96];
/// Width of a band of values; the paper's is 100.
const BAND: f64 = 200.0;
/// Bands with fewer positions are not drawn.
const FEWEST: usize = 5;

fn cells(plan: &Plan) -> Result<Vec<Cell>, LabError> {
    let nodes = plan.pick(2000, 500);
    let mut cells = Vec::new();
    for game in [Game::Shogi, Game::Othello] {
        let player = Spec {
            game,
            manager: Kind::Fixed,
            table_mib: 1,
            ..Spec::default()
        };
        let pairing = Pairing {
            a: player.clone(),
            b: player,
            clock: format!("{nodes}n+{nodes}n"),
            moves: true,
            guess: nodes as f64 * plan.pick(2.5e-4, 3e-4),
        };
        let games = plan.count(500, 80);
        cells.extend(match_cells((game.name(), VARIANT), &pairing, games)?);
    }
    Ok(cells)
}

/// Samples (value, result) of a game, by phase.
type Samples = [Vec<(f64, f64)>; 3];

/// All samples of a game, and one at each of the paper's points.
fn samples(done: &Done) -> Option<[Samples; 2]> {
    let score = points(done)?;
    let list = |name: &str| done.outcome.lists.get(name);
    let (a, value) = (list("a")?, list("value")?);
    let (computed, progress) = (list("computed")?, list("progress")?);
    let (mut all, mut one) = (Samples::default(), Samples::default());
    for i in 0..a.len() {
        // What is known for certain teaches nothing about what is guessed.
        if computed[i] == 1 || value[i].abs() >= i64::from(CERTAIN) {
            continue;
        }
        let result = if a[i] == 1 { score } else { 1.0 - score };
        let sample = (value[i] as f64, result);
        let phase = Phase::of(progress[i].clamp(0, 128) as u8).index();
        all[phase].push(sample);
        if progress[i] >= SAMPLED[phase] && one[phase].is_empty() {
            one[phase].push(sample);
        }
    }
    Some([all, one])
}

/// Of one game: fits to all positions, and to one a game.
struct Fits {
    game: Game,
    values: Values,
    all: [Sigmoid; 3],
    one: [Sigmoid; 3],
    games: usize,
}

fn fits(game: Game, gathered: &Gathered<'_>) -> Fits {
    let (mut values, mut ones) = (Values::default(), Values::default());
    let mut games = 0;
    for (_, done) in gathered.cells(game.name(), VARIANT) {
        if let Some([all, one]) = samples(done) {
            values.add_samples(all);
            ones.add_samples(one);
            games += 1;
        }
    }
    Fits {
        game,
        all: values.sigmoids(),
        one: ones.sigmoids(),
        values,
        games,
    }
}

fn phase_name(phase: Phase) -> Words {
    match phase {
        Phase::Opening => Words::of(|lang| tr!(lang, lab_opening_to_63)),
        Phase::Middle => Words::of(|lang| tr!(lang, lab_middle_64_95)),
        Phase::End => Words::of(|lang| tr!(lang, lab_end_from_96)),
    }
}

fn k_text(k: &Fitted) -> String {
    format!("{:.6} [{:.6}–{:.6}]", k.value, k.low, k.high)
}

fn compare(_: &Plan, gathered: &Gathered<'_>, report: &mut Report) {
    let mut table = Table::new(
        "table",
        Words::of(|lang| tr!(lang, lab_table_3_2_1_1)),
        vec![
            Words::of(|lang| tr!(lang, lab_game)),
            Words::of(|lang| tr!(lang, lab_phase_progress)),
            Words::of(|lang| tr!(lang, lab_games)),
            Words::of(|lang| tr!(lang, lab_positions_win_rate)),
            Words::of(|lang| tr!(lang, lab_k_every_position)),
            Words::of(|lang| tr!(lang, lab_k_one_position_a_game)),
            Words::of(|lang| tr!(lang, lab_papers_k)),
        ],
    );
    let paper = paper_models().sigmoids;
    for game in [Game::Shogi, Game::Othello] {
        let fits = fits(game, gathered);
        for phase in Phase::ALL {
            let i = phase.index();
            let fitted = |s: &Sigmoid| match s.positions {
                0 => Entry::Nothing,
                _ => Entry::text(k_text(&s.k)),
            };
            table.rows.push(vec![
                Entry::Text(game_name(game)),
                Entry::Text(phase_name(phase)),
                Entry::Count(fits.games as u64),
                Entry::Count(fits.all[i].positions),
                fitted(&fits.all[i]),
                fitted(&fits.one[i]),
                Entry::text(format!("{:.6}", paper[i].k.value)),
            ]);
            report.figures.push(figure(&fits, phase));
        }
        report.figures.push(together(&fits));
        report.findings.push(sigmoid(&fits));
        let pairs = [
            (
                Phase::Opening,
                Words::of(|lang| tr!(lang, lab_in_the_opening_than_in)),
            ),
            (
                Phase::End,
                Words::of(|lang| tr!(lang, lab_at_the_end_than_in)),
            ),
        ];
        for (phase, name) in pairs {
            report.findings.push(flatter(&fits, phase, &name));
        }
    }
    report.tables.push(table);
}

const FIGURES: [[&str; 4]; 2] = [
    ["fig3-6", "fig3-7", "fig3-8", "fig3-9"],
    [
        "othello-opening",
        "othello-middle",
        "othello-end",
        "othello-all",
    ],
];

fn ids(game: Game) -> &'static [&'static str; 4] {
    match game {
        Game::Shogi => &FIGURES[0],
        _ => &FIGURES[1],
    }
}

/// How far the values that are drawn reach.
const REACH: f64 = 3000.0;

fn figure(fits: &Fits, phase: Phase) -> Chart {
    let i = phase.index();
    let (name, of) = (game_name(fits.game), phase_name(phase));
    let title = |lang: Lang| {
        let (game, phase) = (name.get(lang), of.get(lang));
        let text = tr!(lang, lab_game_and_phase, game, phase);
        match fits.game {
            Game::Shogi => tr!(lang, lab_figure_of_paper, number = i + 6, text),
            _ => text,
        }
    };
    let mut chart = Chart::new(
        ids(fits.game)[i],
        Words::of(title),
        Words::of(|lang| tr!(lang, lab_value)),
        Words::of(|lang| tr!(lang, lab_win_rate)),
    );
    let bands = fits.values.bands(phase, BAND).into_iter();
    let bands = bands.filter(|b| b.1 >= FEWEST && b.0.abs() <= REACH);
    let name = Words::of(|lang| tr!(lang, lab_games_differences));
    let points = bands.map(|(value, _, rate)| (value, rate)).collect();
    chart.curves.push(Curve::new(name, Form::Dots, points));
    let curve = |s: Sigmoid| drawn(-REACH, REACH, |value| s.win_rate(value as i32));
    if fits.all[i].positions > 0 {
        let name = Words::of(|lang| tr!(lang, lab_fitted));
        let points = curve(fits.all[i]);
        chart.curves.push(Curve::new(name, Form::Line, points));
    }
    if fits.game == Game::Shogi {
        let theirs = curve(paper_models().sigmoids[i]);
        let name = Words::of(|lang| tr!(lang, lab_paper_win_rate));
        chart.curves.push(Curve::new(name, Form::Dashed, theirs));
    }
    chart
}

fn together(fits: &Fits) -> Chart {
    let name = game_name(fits.game);
    let title = match fits.game {
        Game::Shogi => Words::of(|lang| tr!(lang, lab_figure_3_9_the_fitted)),
        _ => Words::of(|lang| {
            tr!(
                lang,
                lab_the_fitted_curves_by_progress,
                name = name.get(lang)
            )
        }),
    };
    let mut chart = Chart::new(
        ids(fits.game)[3],
        title,
        Words::of(|lang| tr!(lang, lab_value)),
        Words::of(|lang| tr!(lang, lab_win_rate)),
    );
    for phase in Phase::ALL {
        let sigmoid = fits.all[phase.index()];
        if sigmoid.positions > 0 {
            let points = drawn(-REACH, REACH, |value| sigmoid.win_rate(value as i32));
            chart
                .curves
                .push(Curve::new(phase_name(phase), Form::Line, points));
        }
    }
    chart
}

/// Bands of values against the fitted curve: how far off, on average over the positions.
fn sigmoid(fits: &Fits) -> Finding {
    let name = game_name(fits.game);
    let (mut off, mut positions) = (0.0, 0);
    for phase in Phase::ALL {
        let fitted = fits.all[phase.index()];
        for (value, n, rate) in fits.values.bands(phase, BAND) {
            off += n as f64 * (rate - fitted.win_rate(value as i32)).abs();
            positions += n;
        }
    }
    let off = off / positions.max(1) as f64;
    let paper = paper_models().sigmoids;
    let beside = Phase::ALL.into_iter().filter(|_| fits.game == Game::Shogi);
    let beside = beside.map(|phase| Beside {
        what: {
            let of = phase_name(phase);
            Words::of(|lang| tr!(lang, lab_k, of = of.get(lang)))
        },
        paper: format!("{:.6}", paper[phase.index()].k.value),
        ours: k_text(&fits.all[phase.index()].k),
        material: Material::Similar,
    });
    Finding {
        claim: Words::of(|lang| tr!(lang, lab_abe_figures_3_6, name = name.get(lang))),
        verdict: Verdict::of((fits.games >= 50).then_some(off < 0.1)),
        material: Material::Similar,
        sentence: Words::of(|lang| {
            tr!(
                lang,
                lab_bands_of_lie_from_the,
                band = BAND,
                off,
                positions,
                games = fits.games
            )
        }),
        beside: beside.collect(),
    }
}

fn flatter(fits: &Fits, phase: Phase, comparison: &Words) -> Finding {
    let name = game_name(fits.game);
    let (here, middle) = (&fits.all[phase.index()], &fits.all[Phase::Middle.index()]);
    let rough = |s: &Sigmoid| (s.k.value, (s.k.high - s.k.low) / 3.92);
    let known = fits.games >= 20 && here.positions > 0 && middle.positions > 0;
    Finding {
        claim: Words::of(|lang| {
            tr!(
                lang,
                lab_abe_figure_3_9,
                comparison = comparison.get(lang),
                name = name.get(lang)
            )
        }),
        verdict: Verdict::of(if known {
            greater(rough(middle), rough(here))
        } else {
            None
        }),
        material: Material::Similar,
        sentence: Words::of(|lang| {
            tr!(
                lang,
                lab_k_is_there_and_in,
                k_text = k_text(&here.k),
                k_text_2 = k_text(&middle.k)
            )
        }),
        beside: Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lab::cell::Outcome;

    #[test]
    fn samples_are_in_the_movers_eyes_and_guessed_ones_only() {
        let list = |name: &str, items: &[i64]| (name.to_owned(), items.to_vec());
        let done = Done {
            outcome: Outcome {
                counts: [("half_points".to_owned(), 2)].into(),
                lists: [
                    list("a", &[1, 0, 1, 0, 1]),
                    list("value", &[50, -60, 29_990, 70, 80]),
                    list("computed", &[0, 0, 0, 0, 1]),
                    list("progress", &[10, 40, 64, 70, 100]),
                ]
                .into(),
                ..Outcome::default()
            },
            ..Done::default()
        };
        let [all, one] = samples(&done).unwrap();
        assert_eq!(all[0], [(50.0, 1.0), (-60.0, 0.0)]);
        assert_eq!(all[1], [(70.0, 0.0)]);
        assert!(all[2].is_empty());
        // The opening's own sample is the first at 32 or later.
        assert_eq!(one[0], [(-60.0, 0.0)]);
        assert_eq!(one[1], [(70.0, 0.0)]);
    }
}
