//! Table 4.1: the paper's time manager, and ours, against a player that gives every move the same, on
//! three clocks. Where time is extended is told in `extensions`.

use super::extensions::{
    by_phase, figure, in_the_middle, never_beyond, oftener_when_deep, phase_name, whole,
};
use super::{Pairing, game_name, match_cells, score, tally};
use crate::base::messages::{keys, tr};
use crate::lab::cell::Cell;
use crate::lab::error::LabError;
use crate::lab::experiments::Experiment;
use crate::lab::gathered::Gathered;
use crate::lab::plan::Plan;
use crate::lab::report::{
    Beside, Chart, Curve, Entry, Finding, Material, Report, Scaling, Table, Verdict, same,
};
use crate::picture::plot::Form;
use crate::play::line::Game;
use crate::play::manager::Kind;
use crate::play::player::{Depth, Spec};
use crate::play::progress::Phase;
use crate::play::score::Tally;
use crate::session::lesson::Words;

pub(in crate::lab) static MANAGERS: Experiment = Experiment {
    id: "004-table4.1",
    paper: "004",
    title: keys::lab_table_4_1_figures_4,
    question: keys::lab_does_thinking_longer_where_the,
    takes_set: false,
    cells,
    compare,
    own: None,
};

pub(super) const PAPER: &str = "paper's manager";
const OURS: &str = "our manager";

/// The paper's rows: depth at the beginning, won, lost, drawn, its score.
const ROWS: [(u32, &str, f64); 3] = [
    (16, "38–45–1", 0.4523),
    (15, "51–52–0", 0.4951),
    (14, "79–72–2", 0.5163),
];

/// Clocks in the place of the paper's depths 16, 15 and 14: each has 2.5 times the nodes of the
/// next, which is what one of those depths costs.
fn clocks(plan: &Plan, game: Game) -> [&'static str; 3] {
    match game {
        Game::Shogi => plan.pick(
            ["1500kn+15kn", "600kn+6kn", "240kn+2400n"],
            ["50kn+500n", "20kn+200n", "8kn+80n"],
        ),
        _ => plan.pick(
            ["600kn+6kn", "240kn+2400n", "96kn+960n"],
            ["50kn+500n", "20kn+200n", "8kn+80n"],
        ),
    }
}

fn group(game: Game, clock: &str) -> String {
    format!("{}, {clock}", game.name())
}

fn player(game: Game, manager: Kind, search: Depth) -> Spec {
    Spec {
        name: format!("{manager:?}"),
        game,
        manager,
        search,
        ..Spec::default()
    }
}

fn cells(plan: &Plan) -> Result<Vec<Cell>, LabError> {
    // The paper: 84, 103 and 153.
    let games = plan.count(150, 16);
    let mut cells = Vec::new();
    for game in [Game::Shogi, Game::Othello] {
        for (clock, scale) in clocks(plan, game).into_iter().zip([6.3, 2.5, 1.0]) {
            for (variant, manager) in [(PAPER, Kind::Paper), (OURS, Kind::Ours)] {
                // The paper's player counts depth by realization probability; ours was made for plies.
                let search = match (game, manager) {
                    (Game::Shogi, Kind::Paper) => Depth::Realization,
                    _ => Depth::Plies,
                };
                let pairing = Pairing {
                    a: player(game, manager, search),
                    b: player(game, Kind::Fixed, search),
                    clock: clock.to_owned(),
                    moves: true,
                    guess: scale * plan.pick(0.25, 0.02),
                };
                let group = group(game, clock);
                cells.extend(match_cells((&group, variant), &pairing, games)?);
            }
        }
    }
    Ok(cells)
}

fn compare(plan: &Plan, gathered: &Gathered<'_>, report: &mut Report) {
    let mut table = Table::new(
        "table",
        Words::of(|lang| tr!(lang, lab_table_4_1_against_the)),
        vec![
            Words::of(|lang| tr!(lang, lab_game)),
            Words::of(|lang| tr!(lang, lab_clock)),
            Words::of(|lang| tr!(lang, lab_manager)),
            Words::of(|lang| tr!(lang, lab_won_lost_drawn)),
            Words::of(|lang| tr!(lang, lab_score_managers)),
            same("Elo"),
            Words::of(|lang| tr!(lang, lab_nodes_a_game_beside_the)),
            Words::of(|lang| tr!(lang, lab_paper_depth)),
        ],
    );
    let mut extended = Table::new(
        "extensions",
        Words::of(|lang| tr!(lang, lab_extensions_by_phase_the_papers)),
        vec![
            Words::of(|lang| tr!(lang, lab_game)),
            Words::of(|lang| tr!(lang, lab_clock)),
            Words::of(|lang| tr!(lang, lab_phase)),
            Words::of(|lang| tr!(lang, lab_moves_managers)),
            Words::of(|lang| tr!(lang, lab_extended_managers)),
            Words::of(|lang| tr!(lang, lab_extended_again)),
        ],
    );
    for game in [Game::Shogi, Game::Othello] {
        let mut by_clock = Vec::new();
        let mut chart = Chart::new(
            match game {
                Game::Shogi => "extensions-shogi",
                _ => "extensions-othello",
            },
            {
                let name = game_name(game);
                Words::of(|lang| tr!(lang, lab_extended_moves_by_phase, name = name.get(lang)))
            },
            Words::default(),
            Words::of(|lang| tr!(lang, lab_share_of_moves)),
        )
        .scales(
            Scaling::Names(Phase::ALL.map(phase_name).into()),
            Scaling::Linear,
        );
        for (i, clock) in clocks(plan, game).into_iter().enumerate() {
            let group = group(game, clock);
            for variant in [PAPER, OURS] {
                table.rows.push(row(gathered, game, i, clock, variant));
            }
            let by_phase = by_phase(gathered, &group);
            for phase in Phase::ALL {
                let here = by_phase[phase.index()];
                let again = (here.moves > 0).then(|| here.again as f64 / here.moves as f64);
                extended.rows.push(vec![
                    Entry::Text(game_name(game)),
                    Entry::text(clock),
                    Entry::Text(phase_name(phase)),
                    Entry::Count(here.moves),
                    Entry::share(here.share()),
                    Entry::share(again),
                ]);
            }
            let points = by_phase.iter().enumerate();
            let points = points.filter_map(|(x, e)| Some((x as f64, e.share()?)));
            chart
                .curves
                .push(Curve::new(same(clock), Form::Bars, points.collect()));
            by_clock.push(by_phase);
            if game == Game::Shogi {
                report.figures.push(figure(gathered, &group, i, clock));
            }
        }
        report.figures.push(chart);
        let extended: u64 = by_clock.iter().map(|c| whole(c).once).sum();
        let finding = gains_nothing(plan, gathered, game, extended);
        report.findings.push(finding);
        if game == Game::Shogi {
            report.findings.push(oftener_when_deep(&by_clock));
            report.findings.push(in_the_middle(&by_clock));
            report.findings.push(never_beyond(&by_clock));
        }
        report.findings.push(ours_gains(plan, gathered, game));
    }
    report.tables.push(table);
    report.tables.push(extended);
    report
        .remarks
        .push(Words::of(|lang| tr!(lang, lab_clocks_count_nodes_and_add)));
}

fn row(
    gathered: &Gathered<'_>,
    game: Game,
    i: usize,
    clock: &str,
    variant: &'static str,
) -> Vec<Entry> {
    let group = group(game, clock);
    let tally = tally(gathered, &group, variant);
    let elo = tally.elo();
    let known = tally.games() > 0;
    let sum = |name: &str| {
        let counts = gathered.cells(&group, variant).iter();
        let counts = counts.filter_map(|(_, done)| done.outcome.counts.get(name));
        counts.sum::<i64>() as f64
    };
    let ratio = sum("a_used") / sum("b_used");
    let (depth, record, rate) = ROWS[i];
    vec![
        Entry::Text(game_name(game)),
        Entry::text(clock),
        Entry::name(variant),
        Entry::text(format!("{}–{}–{}", tally.wins, tally.losses, tally.draws)),
        score(&tally).into(),
        if known {
            let [elo, low, high] = [elo.elo, elo.low, elo.high].map(signed);
            Entry::text(format!("{elo} [{low}, {high}]"))
        } else {
            Entry::Nothing
        },
        Entry::number(ratio.is_finite().then_some(ratio)),
        match variant {
            PAPER => Entry::text(format!("{record}, {rate:.3} ({depth})")),
            _ => Entry::Nothing,
        },
    ]
}

/// A whole number with its sign; nought has none.
fn signed(n: f64) -> String {
    match n.round() {
        0.0 => "0".to_owned(),
        n => format!("{n:+.0}").replace('-', "−"),
    }
}

/// All clocks of a game together.
fn pooled(plan: &Plan, gathered: &Gathered<'_>, game: Game, variant: &str) -> [Tally; 3] {
    clocks(plan, game).map(|clock| tally(gathered, &group(game, clock), variant))
}

fn scores_text(tallies: &[Tally; 3]) -> String {
    let one = |tally: &Tally| {
        let (low, high) = tally.interval();
        format!(
            "{:.3} [{low:.3}–{high:.3}] of {}",
            tally.score(),
            tally.games()
        )
    };
    let all: Vec<String> = tallies.iter().map(one).collect();
    all.join(", ")
}

/// The mean of three scores weighted by their games, with its error.
fn together(tallies: &[Tally; 3]) -> (f64, f64) {
    let games: f64 = tallies
        .iter()
        .map(|t| t.games() as f64)
        .sum::<f64>()
        .max(1.0);
    let weighted = |of: &dyn Fn(&Tally) -> f64| {
        let sum = tallies.iter().map(|t| t.games() as f64 * of(t));
        sum.collect::<Vec<f64>>()
    };
    let mean = weighted(&Tally::score).iter().sum::<f64>() / games;
    let square = |e: &f64| (e / games).powi(2);
    let error = weighted(&Tally::error)
        .iter()
        .map(square)
        .sum::<f64>()
        .sqrt();
    (mean, error)
}

/// Whether a side is better than even: nothing where the interval does not say.
fn better((mean, error): (f64, f64)) -> Option<bool> {
    ((mean - 0.5).abs() > 1.96 * error).then_some(mean > 0.5)
}

const ENOUGH: u64 = 20;

fn enough(tallies: &[Tally; 3]) -> bool {
    tallies.iter().all(|t| t.games() >= ENOUGH)
}

fn gains_nothing(plan: &Plan, gathered: &Gathered<'_>, game: Game, extended: u64) -> Finding {
    let name = game_name(game);
    let tallies = pooled(plan, gathered, game, PAPER);
    let all = together(&tallies);
    let text = scores_text(&tallies);
    let beside = tallies
        .iter()
        .zip(ROWS)
        .map(|(tally, (depth, _, rate))| Beside {
            what: Words::of(|lang| tr!(lang, lab_score_depth_in_the_paper, depth)),
            paper: format!("{rate:.4}"),
            ours: {
                let (low, high) = tally.interval();
                format!("{:.3} [{low:.3}–{high:.3}]", tally.score())
            },
            material: Material::NotComparable,
        });
    Finding {
        claim: Words::of(|lang| tr!(lang, lab_abe_table_4_1, name = name.get(lang))),
        // A manager that never extends is the player it is compared with.
        verdict: Verdict::of((enough(&tallies) && extended > 0).then(|| better(all) != Some(true))),
        material: Material::Similar,
        sentence: Words::of(|lang| {
            tr!(
                lang,
                lab_by_falling_clocks_it_scores,
                text = &text,
                all_0 = all.0,
                value = 1.96 * all.1,
                extended
            )
        }),
        beside: beside.collect(),
    }
}

fn ours_gains(plan: &Plan, gathered: &Gathered<'_>, game: Game) -> Finding {
    let name = game_name(game);
    let tallies = pooled(plan, gathered, game, OURS);
    let all = together(&tallies);
    let text = scores_text(&tallies);
    let verdict = if enough(&tallies) { better(all) } else { None };
    Finding {
        claim: Words::of(|lang| {
            tr!(
                lang,
                lab_this_program_weighing_gain_against,
                name = name.get(lang)
            )
        }),
        verdict: Verdict::of(verdict),
        material: Material::Same,
        sentence: Words::of(|lang| {
            tr!(
                lang,
                lab_by_falling_clocks_it_scores_games,
                text = &text,
                all_0 = all.0,
                value = 1.96 * all.1
            )
        }),
        beside: Vec::new(),
    }
}
