//! `yomiki train transitions` and `yomiki train models`: what players know, learnt from games.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::Ordering;

use clap::Args;

use super::GameName;
use crate::cli::{Failure, limits, on_ctrl_c, plural, print, save};
use crate::play::fit::{Growth, Values, depth_model};
use crate::play::line::Game;
use crate::play::manager::{Kind, paper_models};
use crate::play::models::Models;
use crate::play::othello::OthelloLine;
use crate::play::player::{Depth, Spec};
use crate::play::progress::Phase;
use crate::play::saved::Saved;
use crate::play::series::Series;
use crate::play::shogi::ShogiLine;
use crate::play::transitions::Transitions;
use crate::session::text_file;

#[derive(Args)]
pub struct TransitionsArguments {
    /// Games as KIF, KI2, CSA or USI (shogi), GGF or move lists (Othello), or folders of them
    #[arg(required = true)]
    games: Vec<PathBuf>,
    /// What was played
    #[arg(long, value_enum, default_value = "shogi")]
    game: GameName,
    /// Where the table goes; it is printed if there is none
    #[arg(long)]
    out: Option<PathBuf>,
}

pub fn transitions(arguments: &TransitionsArguments) -> Result<(), Failure> {
    match arguments.game {
        GameName::Shogi => {
            learn::<ShogiLine>(arguments, &["kif", "kifu", "ki2", "ki2u", "csa", "usi"])
        }
        GameName::Othello => learn::<OthelloLine>(arguments, &["ggf", "txt"]),
    }
}

/// Far more than a game of any length, with all its comments.
const LARGEST_GAME: u64 = 64 << 20;

fn learn<L: Saved>(arguments: &TransitionsArguments, endings: &[&str]) -> Result<(), Failure> {
    let mut table = Transitions::empty(L::GAME);
    let mut files = Vec::new();
    for path in &arguments.games {
        gather(path, endings, &mut files)?;
    }
    let cancel = on_ctrl_c();
    let mut unread = 0;
    for (done, file) in files.iter().enumerate() {
        if cancel.load(Ordering::Relaxed) {
            // Standard output may be waiting for a table.
            let all = files.len();
            eprintln!("Cancelled after {done} of {all} files: no table is written.");
            return Ok(());
        }
        let bytes = text_file::read_bytes(file, LARGEST_GAME)?;
        match L::read(&bytes) {
            Ok((start, moves)) => table.learn_game(start, &moves),
            Err(why) => {
                unread += 1;
                eprintln!("yomiki: {}: {why}; skipped", file.display());
            }
        }
    }
    if table.games == 0 {
        return Err(Failure::new(format_args!(
            "no game could be read ({} {}, {unread} of them refused)",
            files.len(),
            plural(files.len() as u64, "file", "files")
        )));
    }
    match &arguments.out {
        Some(out) => save(out, table.write().as_bytes())?,
        None => print(table.write()),
    }
    let mut shown: Vec<_> = table
        .categories
        .iter()
        .filter(|c| c.available > 0)
        .collect();
    shown.sort_by(|a, b| b.probability().total_cmp(&a.probability()));
    eprintln!("{} {}", table.games, plural(table.games, "game", "games"));
    for count in shown {
        eprintln!(
            "  {:<32} {:>7.4}  −ln p {:.2}  ({} of {})",
            count.name,
            count.probability(),
            -count.probability().ln(),
            count.played,
            count.available
        );
    }
    Ok(())
}

fn gather(path: &Path, endings: &[&str], files: &mut Vec<PathBuf>) -> Result<(), Failure> {
    if !path.is_dir() {
        files.push(path.to_path_buf());
        return Ok(());
    }
    let failed = |e: std::io::Error| Failure::io(path, &e);
    let mut entries = Vec::new();
    for entry in fs::read_dir(path).map_err(failed)? {
        entries.push(entry.map_err(failed)?.path());
    }
    entries.sort();
    for entry in entries {
        let ending = entry
            .extension()
            .map(|e| e.to_string_lossy().to_lowercase());
        if entry.is_file() && ending.is_some_and(|e| endings.contains(&e.as_str())) {
            files.push(entry);
        }
    }
    Ok(())
}

#[derive(Args)]
pub struct ModelsArguments {
    /// What is played
    #[arg(long, value_enum, default_value = "othello")]
    game: GameName,
    /// Games for values, growth and swings, by each way of counting depth
    #[arg(long, default_value_t = 200)]
    games: u64,
    /// Games for each difference of depths
    #[arg(long, default_value_t = 200)]
    depth_games: u64,
    /// Nodes for each move
    #[arg(long, default_value_t = 4_000)]
    nodes: u64,
    /// Depth of the stronger player in the matches of different depths
    #[arg(long, default_value_t = 4)]
    depth: u32,
    /// Openings are drawn from it
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Games at the same time
    #[arg(long, default_value_t = 1, value_parser = limits::threads)]
    jobs: usize,
    /// Where the models go (RON); they are only printed if there is none
    #[arg(long)]
    out: Option<PathBuf>,
}

pub fn models(arguments: &ModelsArguments) -> Result<(), Failure> {
    match arguments.game {
        GameName::Shogi => fit::<ShogiLine>(arguments),
        GameName::Othello => fit::<OthelloLine>(arguments),
    }
}

fn fit<L: Saved>(arguments: &ModelsArguments) -> Result<(), Failure> {
    let cancel = on_ctrl_c();
    let spec = Spec {
        game: L::GAME,
        manager: Kind::Fixed,
        ..Spec::default()
    };
    let series = |a: Spec, b: Spec, games: u64| -> Result<Series, Failure> {
        Ok(Series {
            a,
            b,
            games,
            control: format!("{0}n+{0}n", arguments.nodes).parse()?,
            seed: arguments.seed,
            jobs: arguments.jobs,
            sprt: None,
        })
    };
    let none = BTreeMap::new();
    let mut values = Values::default();
    let mut growths = [Growth::default(), Growth::default()];
    for (search, growth) in [Depth::Plies, Depth::Realization]
        .into_iter()
        .zip(&mut growths)
    {
        let spec = Spec {
            search,
            ..spec.clone()
        };
        let series = series(spec.clone(), spec, arguments.games)?;
        series.run::<L>(&none, &cancel, |_, played, _| {
            if let Some(played) = played {
                if search == Depth::Plies {
                    values.add(played);
                }
                for made in &played.moves {
                    growth.add(&made.iterations);
                }
            }
        })?;
    }
    let mut matches = Vec::new();
    for less in 1..arguments.depth.min(3) {
        let at = |depth: u32| Spec {
            depth: Some(f64::from(depth)),
            specialists: false,
            ..spec.clone()
        };
        let mut series = series(
            at(arguments.depth - less),
            at(arguments.depth),
            arguments.depth_games,
        )?;
        series.control = "100Mn".parse()?;
        let standing = series.run::<L>(&none, &cancel, |_, _, _| {})?;
        matches.push((f64::from(less), standing.tally));
    }
    if cancel.load(Ordering::Relaxed) {
        print("Cancelled before there were enough games: no models are fitted.");
        return Ok(());
    }
    let too_few = || Failure::new("too few games to fit the models: raise --games");
    let models = Models {
        sigmoids: values.sigmoids(),
        time: growths[0].time().ok_or_else(too_few)?,
        threshold: growths[1].time().ok_or_else(too_few)?,
        depth: depth_model(&matches).ok_or_else(too_few)?,
        fluctuation: growths[0].fluctuation().ok_or_else(too_few)?,
    };
    tell(&models, &values, &growths[0], &matches, L::GAME);
    if let Some(out) = &arguments.out {
        let text = ron::ser::to_string_pretty(&models, ron::ser::PrettyConfig::new())?;
        save(out, text.as_bytes())?;
    }
    Ok(())
}

fn tell(
    models: &Models,
    values: &Values,
    growth: &Growth,
    matches: &[(f64, crate::play::score::Tally)],
    game: Game,
) {
    let paper = paper_models();
    print(format_args!(
        "{} (in brackets: 95 %; the paper's are for shogi)",
        game.name()
    ));
    for phase in Phase::ALL {
        let (ours, theirs) = (
            models.sigmoids[phase.index()],
            paper.sigmoids[phase.index()],
        );
        print(format_args!(
            "win rate by value, {}: k = {:.6} [{:.6}, {:.6}] from {} positions; paper {:.6}",
            phase.name(),
            ours.k.value,
            ours.k.low,
            ours.k.high,
            ours.positions,
            theirs.k.value
        ));
        for (value, n, rate) in values.bands(phase, 400.0) {
            if n >= 20 {
                print(format_args!(
                    "  {value:>7.0}  {n:>6}  {rate:.3}  (fitted {:.3})",
                    ours.win_rate(value as i32)
                ));
            }
        }
    }
    for (name, model) in [("depth", models.time), ("threshold", models.threshold)] {
        print(format_args!(
            "nodes by {name}: {:.2}·e^({:.4}·d), growth [{:.4}, {:.4}] from {} iterations; paper 0.037·e^(0.9153·d)",
            model.scale,
            model.growth,
            model.growth_interval.0,
            model.growth_interval.1,
            model.samples
        ));
    }
    for (less, tally) in matches {
        let (low, high) = tally.interval();
        print(format_args!(
            "{less} less deep: {:.3} [{low:.3}, {high:.3}] of {} {}; 0.5·e^(−κΔd) {:.3}, Elo {:.3}",
            tally.score(),
            tally.games(),
            plural(tally.games(), "game", "games"),
            models.depth.weaker_wins(*less),
            models.depth.weaker_wins_by_elo(*less)
        ));
    }
    print(format_args!(
        "κ = {:.4} [{:.4}, {:.4}] (paper 0.5581 to 0.6705), {:.0} Elo a depth [{:.0}, {:.0}]",
        models.depth.kappa,
        models.depth.kappa_interval.0,
        models.depth.kappa_interval.1,
        models.depth.elo_per_depth,
        models.depth.elo_interval.0,
        models.depth.elo_interval.1
    ));
    for (depth, n, mean) in growth.swings() {
        if n >= 20 {
            print(format_args!(
                "value moves from depth {depth} on by {mean:.0} ({n} times; fitted {:.0})",
                models.fluctuation.at(depth)
            ));
        }
    }
}
