//! `yomiki race`: several algorithms on one position, their score and what they share.

use std::path::PathBuf;

use clap::Args;
use serde::Serialize;

use super::render::session;
use super::search::parameters;
use super::table::{left, right};
use super::{Failure, film, lang, on_ctrl_c, print, print_json, seconds};
use crate::base::messages::{Lang, tr};
use crate::problem::Value;
use crate::search::catalogue::{
    AlgorithmConfig, Assumptions, KnownBounds, Theorem, Unmet, both_know, surpasses,
};
use crate::search::{Counts, Stop};
use crate::session::Session;
use crate::trace::{Canvas, LeafSet, Moment, Overlap, Overlay, OverlayCounts, Replay};
use crate::worker::{Finished, Job, Outcome, Worker};

#[derive(Args)]
pub struct Arguments {
    #[arg(long, conflicts_with = "example")]
    session: Option<PathBuf>,
    #[arg(long)]
    example: Option<String>,
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    film: film::Arguments,
}

#[derive(Serialize)]
struct Answer {
    position: String,
    question: String,
    runners: Vec<Runner>,
    overlays: Vec<Pair>,
    /// The files that were asked for.
    #[serde(flatten)]
    written: film::Written,
}

#[derive(Serialize)]
struct Runner {
    algorithm: String,
    parameters: serde_json::Map<String, serde_json::Value>,
    value: Option<Value>,
    complete: bool,
    stopped_by: Option<Stop>,
    #[serde(serialize_with = "seconds")]
    seconds: f64,
    #[serde(serialize_with = "Counts::in_full")]
    counts: Counts,
}

/// Two runners against each other. `leaves` and `inner` are of the nodes that both have recorded,
/// `all_leaves` of all.
#[derive(Serialize)]
struct Pair {
    first: String,
    second: String,
    leaves: Shared,
    inner: Shared,
    /// Depth to which both recordings, if cut, tell of every node, and so to which `leaves` and
    /// `inner` are counted (−1: to none); null if all is recorded.
    compared_to_depth: Option<i64>,
    /// Null if there were too many to list, or none were listed.
    all_leaves: Option<AllLeaves>,
    /// Whether every leaf of the first is one of the second; null if it could not be checked.
    first_is_subset: Option<bool>,
    /// Whether a theorem promises it, and if not, which condition is missing.
    promised: bool,
    /// The theorem that does.
    theorem: Option<Theorem>,
    /// Which static bounds of nodes both knew; null if one knew more than the other.
    both_know: Option<KnownBounds>,
    missing: Option<&'static str>,
    /// The name of that condition, for programs.
    missing_id: Option<Unmet>,
}

#[derive(Serialize)]
struct Shared {
    both: u64,
    only_first: u64,
    only_second: u64,
    nobody: u64,
}

#[derive(Serialize)]
struct AllLeaves {
    both: u64,
    only_first: u64,
    only_second: u64,
}

impl From<Overlap> for AllLeaves {
    fn from(overlap: Overlap) -> AllLeaves {
        AllLeaves {
            both: overlap.both,
            only_first: overlap.only_left,
            only_second: overlap.only_right,
        }
    }
}

impl From<OverlayCounts> for Shared {
    fn from(c: OverlayCounts) -> Shared {
        Shared {
            both: c.both,
            only_first: c.only_left,
            only_second: c.only_right,
            nobody: c.neither,
        }
    }
}

pub fn run(arguments: &Arguments) -> Result<(), Failure> {
    film::check(&arguments.film)?;
    let session = session(arguments.session.as_deref(), arguments.example.as_deref())?;
    let cancel = on_ctrl_c();
    let mut finished: Vec<(AlgorithmConfig, Finished)> = Vec::new();
    for choice in &session.runners {
        let job = Job {
            limits: session.limits,
            record_events: session.record_events as usize,
            ..Job::new(session.problem.clone(), choice.clone())
        };
        match Worker::start(job, || {}).wait_unless(&cancel) {
            Outcome::Finished(run) => finished.push((choice.clone(), *run)),
            Outcome::Failed(failure) => {
                return Err(Failure::from(failure).about(Some(&choice.id)));
            }
        }
    }
    let mut answer = answer(&session, &finished);
    if !arguments.json {
        print_for_people(&answer);
    }
    if arguments.film.are_given() {
        let race = finished.into_iter().map(|(_, run)| run).collect();
        match film::write(&arguments.film, &session, race, &cancel)? {
            Some(written) => answer.written = written,
            None if arguments.json => eprintln!("{}", tr!(lang(), cli_race_cancelled)),
            None => print(tr!(lang(), cli_race_cancelled)),
        }
    }
    if arguments.json {
        print_json(&answer);
    } else {
        answer.written.print_for_people();
    }
    Ok(())
}

fn answer(session: &Session, finished: &[(AlgorithmConfig, Finished)]) -> Answer {
    let mut canvas = Canvas::of(&session.problem, finished.len());
    let mut replays = Vec::new();
    for (i, (_, run)) in finished.iter().enumerate() {
        canvas.extend(i, &run.record.nodes);
        let mut replay = Replay::default();
        replay.seek(&run.record.log, &run.record.nodes, run.record.log.len());
        replays.push(replay);
    }
    let moments: Vec<Option<&Moment>> =
        replays.iter().map(|replay| Some(replay.moment())).collect();
    let mut overlay = Overlay::new(&canvas, &moments);
    if let Ok(mut tree) = session.problem.tree() {
        overlay.ask_of_unseen(&canvas, &mut tree);
    }
    let leaves: Vec<Option<&LeafSet>> = finished
        .iter()
        .map(|(_, run)| run.leaves.as_ref())
        .collect();
    let ground = Assumptions::of(&session.problem);
    let mut overlays = Vec::new();
    for a in 0..finished.len() {
        for b in (0..finished.len()).filter(|&b| b != a) {
            let compared = overlay.compare(&canvas, (a, b), 0);
            let subset = leaves[a].zip(leaves[b]).and_then(|(x, y)| x.compare(y));
            let promise = surpasses(&finished[a].0, &finished[b].0, ground);
            overlays.push(Pair {
                first: finished[a].0.label(),
                second: finished[b].0.label(),
                leaves: compared.leaves.into(),
                inner: compared.inner.into(),
                compared_to_depth: compared.floor.map(|floor| i64::from(floor) - 1),
                all_leaves: subset.map(AllLeaves::from),
                first_is_subset: subset.map(|overlap| overlap.left_is_subset()),
                promised: promise.is_ok(),
                theorem: promise.ok(),
                both_know: both_know(&finished[a].0, &finished[b].0, ground),
                missing: promise.err().map(|missing| missing.text().get(Lang::En)),
                missing_id: promise.err(),
            });
        }
    }
    let runners = finished
        .iter()
        .map(|(choice, run)| Runner {
            algorithm: choice.id.clone(),
            parameters: parameters(choice, &run.report.taken),
            value: run.report.value(),
            complete: run.report.value().is_some(),
            stopped_by: run.report.stopped_by,
            seconds: run.report.seconds,
            counts: run.report.counts,
        })
        .collect();
    Answer {
        position: session.problem.position.to_string(),
        question: session.problem.question.to_string(),
        runners,
        overlays,
        written: film::Written::default(),
    }
}

fn print_for_people(answer: &Answer) {
    let columns = |cells: [&str; 7]| {
        let [name, numbers @ ..] = cells;
        let widths = [7, 12, 12, 12, 12, 9];
        let mut line = left(name, 22);
        for (number, width) in numbers.into_iter().zip(widths) {
            line += " ";
            line += &right(number, width);
        }
        print(line);
    };
    columns([
        tr!(lang(), cli_race_algorithm),
        tr!(lang(), cli_race_value),
        tr!(lang(), cli_race_evaluations),
        tr!(lang(), cli_race_nodes),
        tr!(lang(), cli_race_max_open),
        tr!(lang(), cli_race_max_cells),
        tr!(lang(), cli_race_seconds),
    ]);
    for r in &answer.runners {
        columns([
            &r.algorithm,
            &value_cell(r.value),
            &r.counts.visits.to_string(),
            &r.counts.nodes().to_string(),
            &count_cell(r.counts.max_open),
            &count_cell(r.counts.max_cells),
            &format!("{:.3}", r.seconds),
        ]);
    }
    for pair in &answer.overlays {
        print(compared(pair));
    }
}

/// A value in a table.
pub fn value_cell(value: Option<Value>) -> String {
    value.map_or_else(|| "?".to_owned(), |value| value.to_string())
}

/// A count in a table; some algorithms have none.
pub fn count_cell(count: Option<u64>) -> String {
    count.map_or_else(|| "–".to_owned(), |count| count.to_string())
}

fn compared(pair: &Pair) -> String {
    let [both, only_first, only_second] = match &pair.all_leaves {
        Some(all) => [all.both, all.only_first, all.only_second],
        None => [
            pair.leaves.both,
            pair.leaves.only_first,
            pair.leaves.only_second,
        ],
    };
    let leaves = match pair.compared_to_depth.filter(|_| pair.all_leaves.is_none()) {
        Some(depth) => tr!(lang(), cli_race_leaves_to_depth, depth),
        None => tr!(lang(), cli_race_leaves).to_owned(),
    };
    let subset = match pair.first_is_subset {
        Some(true) => tr!(lang(), cli_race_subset),
        Some(false) => tr!(lang(), cli_race_no_subset),
        None => tr!(lang(), cli_race_not_checked),
    };
    let theorem = match pair.theorem {
        Some(Theorem::Informed) => tr!(lang(), cli_race_informed_theorem),
        Some(_) => tr!(lang(), cli_race_theorem),
        None => "",
    };
    tr!(
        lang(),
        cli_race_pair,
        first = &pair.first,
        second = &pair.second,
        leaves,
        both,
        only_first,
        only_second,
        subset,
        theorem
    )
}
