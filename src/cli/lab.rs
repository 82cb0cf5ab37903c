//! `yomiki lab`: experiments without a window: list, run, merge, report.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use clap::builder::RangedU64ValueParser;
use clap::{Args, Subcommand};
use serde::Serialize;

use super::interrupt::unless_cancelled;
use super::look::Answer;
use super::{Failure, limits, on_ctrl_c, position, print, print_json};
use crate::base::messages::Lang;
use crate::lab::report::{markdown, number, several, write_files};
use crate::lab::{
    EXPERIMENTS, Estimate, Options, Own, Plan, PositionSet, Report, Run, Shard, duration_text,
    store,
};
use crate::problem::Game;

#[derive(Args)]
pub struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// List the experiments
    List(Answer),
    /// Run an experiment, or go on with one: finished searches are kept in the folder
    Run(RunArguments),
    /// Put the folders of several shards together
    Merge {
        /// Folders of `lab run` with the same options
        #[arg(required = true)]
        folders: Vec<PathBuf>,
        /// The folder for all of them
        #[arg(long)]
        out: PathBuf,
    },
    /// Compare the results with the paper; also writes tables and figures into the folder
    Report {
        /// Folders of `lab run` or `lab merge`
        #[arg(required = true)]
        folders: Vec<PathBuf>,
        #[command(flatten)]
        answer: Answer,
    },
}

#[derive(Args)]
struct RunArguments {
    /// The experiment's id, or a file of your own ending in .ron
    id: String,
    /// A small version, over in less than a minute on two cores
    #[arg(long)]
    quick: bool,
    /// How many positions, instead of the experiment's own number
    #[arg(long, value_parser = RangedU64ValueParser::<usize>::new().range(1..))]
    positions: Option<usize>,
    /// Threads; as many as there are cores if not given
    #[arg(long, value_parser = limits::threads)]
    jobs: Option<usize>,
    /// Only this part of the searches, such as 2/8
    #[arg(long, value_name = "I/N")]
    shard: Option<String>,
    /// Positions from a file, one a line (experiments on tsume)
    #[arg(long, value_name = "@FILE")]
    set: Option<String>,
    /// The folder for results; one that holds the same run already is continued
    #[arg(long)]
    out: PathBuf,
}

pub fn run(arguments: &Arguments) -> Result<(), Failure> {
    match &arguments.command {
        Command::List(answer) => list(answer),
        Command::Run(arguments) => perform(arguments),
        Command::Merge { folders, out } => merge(folders, out),
        Command::Report { folders, answer } => report(folders, answer),
    }
}

#[derive(Serialize)]
struct Row {
    id: &'static str,
    paper: &'static str,
    title: &'static str,
    cells: usize,
}

fn list(answer: &Answer) -> Result<(), Failure> {
    let lang = answer.lang.lang();
    let mut rows = Vec::new();
    for experiment in EXPERIMENTS {
        rows.push(Row {
            id: experiment.id,
            paper: experiment.paper,
            title: experiment.title.get(lang),
            cells: Plan::new(experiment.id).cells()?.len(),
        });
    }
    if answer.json {
        print_json(&rows);
        return Ok(());
    }
    for row in rows {
        print(format_args!(
            "{:<18} {:<7} {:>7} searches  {}",
            row.id,
            row.paper,
            number(row.cells as f64),
            row.title
        ));
    }
    Ok(())
}

fn plan(arguments: &RunArguments) -> Result<Plan, Failure> {
    let path = Path::new(&arguments.id);
    let own = if path.extension().is_some_and(|e| e == "ron") {
        Some(Own::load(path)?)
    } else {
        None
    };
    let set = match &arguments.set {
        Some(text) => Some(read_set(text)?),
        None => None,
    };
    Ok(Plan {
        experiment: if own.is_some() {
            "own".to_owned()
        } else {
            arguments.id.clone()
        },
        quick: arguments.quick,
        positions: arguments.positions,
        set,
        own,
    })
}

fn read_set(text: &str) -> Result<PositionSet, Failure> {
    let path = text.strip_prefix('@').unwrap_or(text);
    let content = position::text(&format!("@{path}"))?;
    let name = Path::new(path)
        .file_stem()
        .unwrap_or_default()
        .to_string_lossy();
    PositionSet::parse(&name, &content, Game::Shogi).map_err(|e| Failure::at(Path::new(path), e))
}

fn perform(arguments: &RunArguments) -> Result<(), Failure> {
    let plan = plan(arguments)?;
    let shard = match &arguments.shard {
        Some(text) => text.parse()?,
        None => Shard::WHOLE,
    };
    let cores = std::thread::available_parallelism().map_or(1, |n| n.get());
    let options = Options {
        jobs: arguments.jobs.unwrap_or(cores),
        shard,
        out: Some(arguments.out.clone()),
        gentle: false,
        known: store::Results::new(),
    };
    let jobs = options.jobs;
    let mut run = Run::start(plan, options, Arc::new(|| {}))?;
    let (done, all) = run.progress();
    let cost = run.cost();
    eprintln!(
        "{all} searches, {done} of them finished before; estimated: {} of processor time, {} with {jobs} {}.",
        time(cost),
        time(run.time_left()),
        if jobs == 1 { "thread" } else { "threads" }
    );
    // What is finished is kept in any case.
    let stopped = on_ctrl_c();
    let mut told = Instant::now();
    while run.wait(Duration::from_millis(100)) {
        if stopped.load(Ordering::Relaxed) {
            run.cancel();
        }
        if told.elapsed() > Duration::from_secs(5) {
            told = Instant::now();
            let (done, all) = run.progress();
            eprintln!(
                "{done} of {all} searches, about {} left",
                time(run.time_left())
            );
        }
    }
    if let Some(error) = run.error() {
        return Err(Failure::new(error));
    }
    let (done, all) = run.progress();
    if !run.is_complete() {
        print(format_args!(
            "Cancelled; {done} of {all} searches are kept in {}, and the same command goes on with the rest.",
            arguments.out.display()
        ));
        return Ok(());
    }
    let seconds = run.elapsed().as_secs_f64();
    print(format_args!(
        "{all} searches are in {}, after {} ({} of processor time).",
        arguments.out.display(),
        time(seconds),
        time(run.cost())
    ));
    if shard == Shard::WHOLE {
        let report = Report::of(run.plan(), run.results())?;
        write_files(&report, &arguments.out, Lang::En)?;
        say_findings(&report);
    }
    Ok(())
}

/// The command line speaks English.
fn time(seconds: f64) -> String {
    duration_text(seconds, Lang::En)
}

fn say_findings(report: &Report) {
    for finding in &report.findings {
        print(format_args!(
            "{}: {}. {}",
            report.verdict(finding, Lang::En),
            finding.claim.en,
            finding.sentence.en
        ));
    }
}

fn merge(folders: &[PathBuf], out: &Path) -> Result<(), Failure> {
    let (plan, results) = store::merge(folders, out)?;
    let cells = plan.cells()?;
    let left = Estimate::new(cells.iter(), &results);
    print(format_args!(
        "{} of {} searches are in {}.",
        left.done(),
        cells.len(),
        out.display()
    ));
    Ok(())
}

fn report(folders: &[PathBuf], answer: &Answer) -> Result<(), Failure> {
    let lang = answer.lang.lang();
    let cancel = on_ctrl_c();
    let mut reports = Vec::new();
    for folder in folders {
        let compared = unless_cancelled(&cancel, {
            let folder = folder.clone();
            move || {
                let (plan, _) = store::read_head(&folder)?;
                Report::of(&plan, &store::read_results(&folder)?)
            }
        })?;
        let Some(report) = compared.transpose()? else {
            eprintln!(
                "Cancelled; tables and figures are written for {} of {} folders.",
                reports.len(),
                folders.len()
            );
            return Ok(());
        };
        write_files(&report, folder, lang)?;
        reports.push(report);
    }
    match reports.as_slice() {
        [only] if answer.json => print_json(only),
        all if answer.json => print_json(&all),
        [only] => print(markdown(only, lang).trim_end()),
        all => print(several(all, lang).trim_end()),
    }
    Ok(())
}
