//! `yomiki lab`: experiments without a window: list, run, merge, report.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use clap::builder::RangedU64ValueParser;
use clap::{Args, Subcommand};
use serde::Serialize;

use super::interrupt::unless_cancelled;
use super::look::Answer;
use super::{Failure, lang, limits, on_ctrl_c, position, print, print_json, written};
use crate::base::messages::{Localize, tr};
use crate::base::platform::Instant;
use crate::base::platform::processors;
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
    List(Answer),
    Run(RunArguments),
    Merge {
        #[arg(required = true)]
        folders: Vec<PathBuf>,
        #[arg(long)]
        out: PathBuf,
    },
    Report {
        #[arg(required = true)]
        folders: Vec<PathBuf>,
        #[command(flatten)]
        answer: Answer,
    },
}

#[derive(Args)]
struct RunArguments {
    id: String,
    #[arg(long)]
    quick: bool,
    #[arg(long, value_parser = RangedU64ValueParser::<usize>::new().range(1..))]
    positions: Option<usize>,
    #[arg(long, value_parser = limits::threads)]
    jobs: Option<usize>,
    #[arg(long, value_name = "I/N")]
    shard: Option<String>,
    #[arg(long, value_name = "@FILE")]
    set: Option<String>,
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
    let language = answer.lang();
    let mut rows = Vec::new();
    for experiment in EXPERIMENTS {
        rows.push(Row {
            id: experiment.id,
            paper: experiment.paper,
            title: experiment.title.get(language),
            cells: Plan::new(experiment.id).cells()?.len(),
        });
    }
    if answer.json {
        print_json(&rows);
        return Ok(());
    }
    for row in rows {
        let searches = format!("{:>7}", number(row.cells as f64));
        let row_end = tr!(lang(), cli_lab_row, searches, title = row.title);
        print(format_args!("{:<18} {:<7} {row_end}", row.id, row.paper));
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
    let cores = processors();
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
    let (cost, left) = (time(cost), time(run.time_left()));
    eprintln!(
        "{}",
        tr!(lang(), cli_lab_begins, all, done, cost, left, jobs)
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
            let left = time(run.time_left());
            eprintln!("{}", tr!(lang(), cli_lab_progress, done, all, left));
        }
    }
    if let Some(error) = run.error() {
        return Err(Failure::new(error.localize(lang())));
    }
    let (done, all) = run.progress();
    if !run.is_complete() {
        let folder = arguments.out.display();
        print(tr!(lang(), cli_lab_cancelled, done, all, folder));
        return Ok(());
    }
    print(tr!(
        lang(),
        cli_lab_done,
        all,
        folder = arguments.out.display(),
        time = time(run.elapsed().as_secs_f64()),
        cost = time(run.cost())
    ));
    if shard == Shard::WHOLE {
        let report = Report::of(run.plan(), run.results())?;
        write_files(&report, &arguments.out, written())?;
        say_findings(&report);
    }
    Ok(())
}

fn time(seconds: f64) -> String {
    duration_text(seconds, lang())
}

fn say_findings(report: &Report) {
    for finding in &report.findings {
        print(tr!(
            lang(),
            cli_lab_finding,
            verdict = report.verdict(finding, lang()),
            claim = finding.claim.get(lang()),
            sentence = finding.sentence.get(lang())
        ));
    }
}

fn merge(folders: &[PathBuf], out: &Path) -> Result<(), Failure> {
    let (plan, results) = store::merge(folders, out)?;
    let cells = plan.cells()?;
    let left = Estimate::new(cells.iter(), &results);
    let (done, all, folder) = (left.done(), cells.len(), out.display());
    print(tr!(lang(), cli_lab_merged, done, all, folder));
    Ok(())
}

fn report(folders: &[PathBuf], answer: &Answer) -> Result<(), Failure> {
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
            let (done, all) = (reports.len(), folders.len());
            eprintln!("{}", tr!(lang(), cli_lab_report_cancelled, done, all));
            return Ok(());
        };
        write_files(&report, folder, written())?;
        reports.push(report);
    }
    match reports.as_slice() {
        [only] if answer.json => print_json(only),
        all if answer.json => print_json(&all),
        [only] => print(markdown(only, lang()).trim_end()),
        all => print(several(all, lang()).trim_end()),
    }
    Ok(())
}
