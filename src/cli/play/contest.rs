//! `yomiki match A.ron B.ron`: games between two players, and what they say.

use std::collections::BTreeMap;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::atomic::Ordering;

use clap::Args;
use serde::Serialize;

use crate::base::messages::{keys, tr};
use crate::base::platform::Instant;
use crate::base::platform::files;
use crate::cli::{Failure, lang, limits, on_ctrl_c, print, print_json, save, seconds, written};
use crate::play::any::with_line_of;
use crate::play::clock::{Control, Unit};
use crate::play::player::Spec;
use crate::play::saved::Saved;
use crate::play::score::{Sprt, Tally, Verdict};
use crate::play::series::{Outcome, Series, Standing};
use crate::session::text_file;

#[derive(Args)]
pub struct Arguments {
    a: PathBuf,
    b: PathBuf,
    #[arg(long, default_value_t = 100)]
    games: u64,
    #[arg(long, default_value = "200kn+2kn")]
    clock: Control,
    #[arg(long, default_value_t = 1)]
    seed: u64,
    #[arg(long)]
    sprt: bool,
    #[arg(long, default_value_t = 10.0, requires = "sprt")]
    better: f64,
    #[arg(long, default_value_t = 1, value_parser = limits::threads)]
    jobs: usize,
    #[arg(long)]
    resume: bool,
    #[arg(long)]
    out: Option<PathBuf>,
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Answer {
    game: &'static str,
    a: String,
    b: String,
    clock: String,
    seed: u64,
    games: u64,
    wins: u64,
    draws: u64,
    losses: u64,
    score: f64,
    score_low: f64,
    score_high: f64,
    elo: f64,
    elo_low: f64,
    elo_high: f64,
    time_losses: TimeLosses,
    faults: u64,
    /// Mean use of the clock, a game.
    used: Used,
    plies: f64,
    sprt: Option<SprtAnswer>,
    complete: bool,
    #[serde(serialize_with = "seconds")]
    seconds: f64,
    folder: String,
}

#[derive(Serialize)]
struct TimeLosses {
    a: u64,
    b: u64,
}

#[derive(Serialize)]
struct Used {
    a: f64,
    b: f64,
}

#[derive(Serialize)]
struct SprtAnswer {
    llr: f64,
    bound: f64,
    elo0: f64,
    elo1: f64,
    verdict: Verdict,
}

/// What a folder holds a match of: taking it up with anything else would mix two matches.
#[derive(Serialize, serde::Deserialize, PartialEq)]
struct Header {
    a: Spec,
    b: Spec,
    clock: Control,
    seed: u64,
}

pub fn run(arguments: &Arguments) -> Result<(), Failure> {
    let a = Spec::load(&arguments.a)?;
    let b = Spec::load(&arguments.b)?;
    if a.game != b.game {
        return Err(Failure::new(tr!(
            lang(),
            cli_match_two_games,
            game_a = a.game.name(),
            game_b = b.game.name(),
            a = a.name,
            b = b.name
        )));
    }
    if arguments.games == 0 {
        return Err(Failure::new(tr!(lang(), cli_match_no_games)));
    }
    with_line_of!(a.game, |L| contest::<L>(arguments, a, b))
}

fn contest<L: Saved>(arguments: &Arguments, a: Spec, b: Spec) -> Result<(), Failure> {
    let began = Instant::now();
    let folder = match &arguments.out {
        Some(folder) => folder.clone(),
        None => PathBuf::from(format!(
            "{}-{}.match",
            file_name(&a.name),
            file_name(&b.name)
        )),
    };
    let header = Header {
        a: a.clone(),
        b: b.clone(),
        clock: arguments.clock,
        seed: arguments.seed,
    };
    let done = prepare(&folder, &header, arguments.resume)?;
    let results = folder.join("results.jsonl");
    let mut file = fs::OpenOptions::new()
        .create(true)
        .append(true)
        .open(&results)
        .map_err(|e| Failure::io(&results, &e))?;
    let series = Series {
        a,
        b,
        games: arguments.games,
        control: arguments.clock,
        seed: arguments.seed,
        jobs: arguments.jobs,
        sprt: arguments.sprt.then_some(Sprt {
            equal: 0.0,
            better: arguments.better,
        }),
    };
    // Finished games are on the disk.
    let cancel = on_ctrl_c();
    let names = [series.a.name.clone(), series.b.name.clone()];
    let mut failed = None;
    let standing = series.run::<L>(&done, &cancel, |outcome, played, standing| {
        if let Some(played) = played {
            let mut order = [names[0].as_str(), names[1].as_str()];
            if outcome.a.index() == 1 {
                order.reverse();
            }
            let ending = L::ENDINGS[0];
            let text = L::save(&played.into(), order, arguments.clock, ending, written());
            let name = format!("{:05}.{}", outcome.number + 1, ending);
            let line = serde_json::to_string(outcome).unwrap_or_default();
            let written = files::write(&folder.join(name), text.as_bytes())
                .and_then(|_| writeln!(file, "{line}"))
                .and_then(|()| file.flush());
            if let Err(error) = written {
                failed = failed.take().or(Some(error));
                cancel.store(true, Ordering::Relaxed);
            }
        }
        if !arguments.json {
            eprint!("\r{}   ", so_far(&standing.tally));
        }
    })?;
    if !arguments.json {
        eprintln!();
    }
    if let Some(error) = failed {
        return Err(Failure::io(&folder, &error));
    }
    tell(arguments, &series, &standing, &folder, began);
    Ok(())
}

fn so_far(tally: &Tally) -> String {
    let elo = tally.elo();
    tr!(
        lang(),
        cli_match_standing,
        games = tally.games(),
        wins = tally.wins,
        draws = tally.draws,
        losses = tally.losses,
        elo = signed(elo.elo),
        low = signed(elo.low),
        high = signed(elo.high)
    )
}

/// Names become parts of a path.
fn file_name(name: &str) -> String {
    let keep = |c: char| {
        if c.is_alphanumeric() || c == '.' {
            c
        } else {
            '_'
        }
    };
    name.chars().map(keep).collect()
}

/// Two players and a clock are a few lines.
const LARGEST_DESCRIPTION: u64 = 4 << 20;

/// Makes the folder, or reads what an interrupted match left there.
fn prepare(
    folder: &Path,
    header: &Header,
    resume: bool,
) -> Result<BTreeMap<u64, Outcome>, Failure> {
    let description = folder.join("match.ron");
    if !resume {
        if description.exists() {
            let folder = folder.display();
            return Err(Failure::new(tr!(lang(), cli_match_held, folder)));
        }
        fs::create_dir_all(folder).map_err(|e| Failure::io(folder, &e))?;
        let text = ron::ser::to_string_pretty(header, ron::ser::PrettyConfig::new())
            .map_err(Failure::new)?;
        save(&description, text.as_bytes())?;
        return Ok(BTreeMap::new());
    }
    let text = text_file::read(&description, LARGEST_DESCRIPTION)?;
    let old: Header = ron::from_str(&text).map_err(|e| Failure::new(e).with(&description))?;
    if old != *header {
        let folder = folder.display();
        return Err(Failure::new(tr!(lang(), cli_match_another, folder)));
    }
    let results = folder.join("results.jsonl");
    let text = match fs::read_to_string(&results) {
        Ok(text) => text,
        Err(e) if e.kind() == std::io::ErrorKind::NotFound => String::new(),
        Err(e) => return Err(Failure::io(&results, &e)),
    };
    // A line that was cut off while it was written is played again.
    let outcomes = text
        .lines()
        .filter_map(|line| serde_json::from_str::<Outcome>(line).ok());
    Ok(outcomes.map(|o| (o.number, o)).collect())
}

/// An amount of Elo with its sign; nought has none.
fn signed(elo: f64) -> String {
    let text = format!("{elo:+.1}");
    if ["+0.0", "-0.0"].contains(&text.as_str()) {
        return "0.0".to_owned();
    }
    text
}

/// What a clock has counted.
fn amount(n: f64, unit: Unit) -> String {
    match unit {
        Unit::Seconds => tr!(lang(), cli_match_seconds, amount = format!("{n:.4}")),
        Unit::Nodes => tr!(lang(), cli_match_nodes, amount = format!("{n:.0}")),
    }
}

fn tell(
    arguments: &Arguments,
    series: &Series,
    standing: &Standing,
    folder: &Path,
    began: Instant,
) {
    let tally = &standing.tally;
    let elo = tally.elo();
    let (low, high) = tally.interval();
    let games = tally.games().max(1) as f64;
    let sprt = series.sprt.map(|sprt| SprtAnswer {
        llr: sprt.ratio(tally),
        bound: Sprt::BOUND,
        elo0: sprt.equal,
        elo1: sprt.better,
        verdict: sprt.verdict(tally),
    });
    let decided = sprt
        .as_ref()
        .is_some_and(|s| s.verdict != Verdict::Undecided);
    let answer = Answer {
        game: series.a.game.name(),
        a: series.a.name.clone(),
        b: series.b.name.clone(),
        clock: series.control.to_string(),
        seed: series.seed,
        games: tally.games(),
        wins: tally.wins,
        draws: tally.draws,
        losses: tally.losses,
        score: tally.score(),
        score_low: low,
        score_high: high,
        elo: elo.elo,
        elo_low: elo.low,
        elo_high: elo.high,
        time_losses: TimeLosses {
            a: standing.time_losses[0],
            b: standing.time_losses[1],
        },
        faults: standing.faults,
        used: Used {
            a: standing.used[0] / games,
            b: standing.used[1] / games,
        },
        plies: standing.plies as f64 / games,
        sprt,
        complete: decided || tally.games() == series.games,
        seconds: began.elapsed().as_secs_f64(),
        folder: folder.display().to_string(),
    };
    if arguments.json {
        print_json(&answer);
        return;
    }
    let percent = |share: f64| format!("{:.1}", 100.0 * share);
    print(tr!(
        lang(),
        cli_match_result,
        a = &answer.a,
        b = &answer.b,
        game = answer.game,
        clock = &answer.clock,
        games = answer.games,
        wins = answer.wins,
        draws = answer.draws,
        losses = answer.losses,
        score = percent(answer.score),
        score_low = percent(answer.score_low),
        score_high = percent(answer.score_high),
        elo = signed(answer.elo),
        low = signed(answer.elo_low),
        high = signed(answer.elo_high)
    ));
    print(tr!(
        lang(),
        cli_match_use,
        lost_a = answer.time_losses.a,
        lost_b = answer.time_losses.b,
        used_a = amount(answer.used.a, series.control.unit),
        used_b = amount(answer.used.b, series.control.unit),
        plies = format!("{:.1}", answer.plies),
        seconds = format!("{:.1}", answer.seconds),
        folder = &answer.folder
    ));
    if let Some(sprt) = &answer.sprt {
        print(tr!(
            lang(),
            cli_match_sprt,
            equal = sprt.elo0.to_string(),
            better = sprt.elo1.to_string(),
            ratio = format!("{:.2}", sprt.llr),
            bound = format!("{:.2}", sprt.bound),
            verdict = match sprt.verdict {
                Verdict::Better => keys::cli_match_better,
                Verdict::NotBetter => keys::cli_match_not_better,
                Verdict::Undecided => keys::cli_match_undecided,
            }
        ));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn amounts_have_a_sign_where_they_are_not_nought_and_a_unit() {
        assert_eq!(
            (signed(-0.04).as_str(), signed(0.0).as_str()),
            ("0.0", "0.0")
        );
        assert_eq!(
            (signed(-0.06).as_str(), signed(12.0).as_str()),
            ("-0.1", "+12.0")
        );
        assert_eq!(amount(67255.0, Unit::Nodes), "67255 nodes");
        assert_eq!(amount(1.5, Unit::Seconds), "1.5000 s");
    }
}
