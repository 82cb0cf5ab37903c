//! `yomiki train transitions` and `yomiki train models`: what players know, learnt from games.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::Ordering;

use clap::Args;

use super::played_game;
use crate::base::messages::{keys, tr};
use crate::cli::{Failure, complain, lang, limits, on_ctrl_c, print, save};
use crate::play::any::with_line_of;
use crate::play::fit::{Growth, Values, depth_model};
use crate::play::line::Game;
use crate::play::manager::{Kind, paper_models};
use crate::play::models::Models;
use crate::play::player::{Depth, Spec};
use crate::play::progress::Phase;
use crate::play::saved::Saved;
use crate::play::series::Series;
use crate::play::transitions::Transitions;
use crate::session::text_file;

#[derive(Args)]
pub struct TransitionsArguments {
    #[arg(required = true)]
    games: Vec<PathBuf>,
    #[arg(long, value_parser = played_game(), default_value = "shogi")]
    game: Game,
    #[arg(long)]
    out: Option<PathBuf>,
}

pub fn transitions(arguments: &TransitionsArguments) -> Result<(), Failure> {
    with_line_of!(arguments.game, |L| learn::<L>(arguments))
}

/// Far more than a game of any length, with all its comments.
const LARGEST_GAME: u64 = 64 << 20;

fn learn<L: Saved>(arguments: &TransitionsArguments) -> Result<(), Failure> {
    let mut table = Transitions::empty(L::GAME);
    let mut files = Vec::new();
    for path in &arguments.games {
        gather(path, L::READ, &mut files)?;
    }
    let cancel = on_ctrl_c();
    let mut unread = 0;
    for (done, file) in files.iter().enumerate() {
        if cancel.load(Ordering::Relaxed) {
            // Standard output may be waiting for a table.
            let all = files.len();
            eprintln!("{}", tr!(lang(), cli_train_games_cancelled, done, all));
            return Ok(());
        }
        let bytes = text_file::read_bytes(file, LARGEST_GAME)?;
        match L::read(&bytes) {
            Ok((start, moves)) => table.learn_game(start, &moves),
            Err(why) => {
                unread += 1;
                let Failure(why) = Failure::new(why).with(file);
                complain(&tr!(lang(), cli_solve_skipped, why));
            }
        }
    }
    if table.games == 0 {
        let files = files.len();
        let sentence = tr!(lang(), cli_train_no_game, files, refused = unread);
        return Err(Failure::new(sentence));
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
    eprintln!("{}", tr!(lang(), cli_train_games, games = table.games));
    for count in shown {
        let (played, available) = (count.played, count.available);
        eprintln!(
            "  {:<32} {:>7.4}  −ln p {:.2}  {}",
            count.name,
            count.probability(),
            -count.probability().ln(),
            tr!(lang(), cli_train_category, played, available)
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
    #[arg(long, value_parser = played_game(), default_value = "othello")]
    game: Game,
    #[arg(long, default_value_t = 200)]
    games: u64,
    #[arg(long, default_value_t = 200)]
    depth_games: u64,
    #[arg(long, default_value_t = 4_000)]
    nodes: u64,
    #[arg(long, default_value_t = 4)]
    depth: u32,
    #[arg(long, default_value_t = 1)]
    seed: u64,
    #[arg(long, default_value_t = 1, value_parser = limits::threads)]
    jobs: usize,
    #[arg(long)]
    out: Option<PathBuf>,
}

pub fn models(arguments: &ModelsArguments) -> Result<(), Failure> {
    with_line_of!(arguments.game, |L| fit::<L>(arguments))
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
        print(tr!(lang(), cli_train_models_cancelled));
        return Ok(());
    }
    let too_few = || Failure::new(tr!(lang(), cli_train_too_few));
    let models = Models {
        sigmoids: values.sigmoids(),
        time: growths[0].time().ok_or_else(too_few)?,
        threshold: growths[1].time().ok_or_else(too_few)?,
        depth: depth_model(&matches).ok_or_else(too_few)?,
        fluctuation: growths[0].fluctuation().ok_or_else(too_few)?,
    };
    tell(&models, &values, &growths[0], &matches, L::GAME);
    if let Some(out) = &arguments.out {
        let text = ron::ser::to_string_pretty(&models, ron::ser::PrettyConfig::new())
            .map_err(Failure::new)?;
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
    print(tr!(lang(), cli_train_models, game = game.name()));
    for phase in Phase::ALL {
        let (ours, theirs) = (
            models.sigmoids[phase.index()],
            paper.sigmoids[phase.index()],
        );
        print(tr!(
            lang(),
            cli_train_win_rate,
            phase = phase.name(),
            k = format!("{:.6}", ours.k.value),
            low = format!("{:.6}", ours.k.low),
            high = format!("{:.6}", ours.k.high),
            positions = ours.positions,
            paper = format!("{:.6}", theirs.k.value)
        ));
        for (value, n, rate) in values.bands(phase, 400.0) {
            if n >= 20 {
                let fitted = format!("{:.3}", ours.win_rate(value as i32));
                let fitted = tr!(lang(), cli_train_band, rate = fitted);
                print(format_args!("  {value:>7.0}  {n:>6}  {rate:.3}  {fitted}"));
            }
        }
    }
    for (name, model) in [
        (keys::cli_train_depth, models.time),
        (keys::cli_train_threshold, models.threshold),
    ] {
        print(tr!(
            lang(),
            cli_train_nodes_by,
            name,
            scale = format!("{:.2}", model.scale),
            growth = format!("{:.4}", model.growth),
            low = format!("{:.4}", model.growth_interval.0),
            high = format!("{:.4}", model.growth_interval.1),
            samples = model.samples
        ));
    }
    for (less, tally) in matches {
        let (low, high) = tally.interval();
        print(tr!(
            lang(),
            cli_train_less_deep,
            less = less.to_string(),
            score = format!("{:.3}", tally.score()),
            low = format!("{low:.3}"),
            high = format!("{high:.3}"),
            games = tally.games(),
            by_kappa = format!("{:.3}", models.depth.weaker_wins(*less)),
            by_elo = format!("{:.3}", models.depth.weaker_wins_by_elo(*less))
        ));
    }
    print(tr!(
        lang(),
        cli_train_kappa,
        kappa = format!("{:.4}", models.depth.kappa),
        low = format!("{:.4}", models.depth.kappa_interval.0),
        high = format!("{:.4}", models.depth.kappa_interval.1),
        elo = format!("{:.0}", models.depth.elo_per_depth),
        elo_low = format!("{:.0}", models.depth.elo_interval.0),
        elo_high = format!("{:.0}", models.depth.elo_interval.1)
    ));
    for (depth, n, mean) in growth.swings() {
        if n >= 20 {
            print(tr!(
                lang(),
                cli_train_swings,
                depth,
                mean = format!("{mean:.0}"),
                times = n,
                fitted = format!("{:.0}", models.fluctuation.at(depth))
            ));
        }
    }
}
