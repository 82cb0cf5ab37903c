//! `yomiki race`: several algorithms on one position, their score and what they share.

use crate::base::messages::Lang;
use std::path::PathBuf;

use clap::Args;
use serde::Serialize;

use super::render::session;
use super::search::parameters;
use super::{Failure, film, look, on_ctrl_c, print, print_json, seconds};
use crate::problem::Value;
use crate::search::catalogue::{Choice, Ground, surpasses};
use crate::search::{Counts, Stop};
use crate::session::Session;
use crate::trace::{Canvas, LeafSet, Moment, Overlap, Overlay, OverlayCounts, Replay};
use crate::worker::{Finished, Job, Outcome, Worker};

#[derive(Args)]
pub struct Arguments {
    /// The session to race
    #[arg(long, conflicts_with = "example")]
    session: Option<PathBuf>,
    #[arg(long, help = look::examples())]
    example: Option<String>,
    /// Print one JSON value
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
    missing: Option<&'static str>,
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
    let mut finished: Vec<(Choice, Finished)> = Vec::new();
    for choice in &session.runners {
        let job = Job {
            limits: session.limits,
            record_events: session.record_events as usize,
            ..Job::new(session.problem.clone(), choice.clone())
        };
        match Worker::start(job, || {}).wait_unless(&cancel) {
            Outcome::Finished(run) => finished.push((choice.clone(), *run)),
            Outcome::Failed(failure) => {
                return Err(Failure::new(format_args!("{}: {failure}", choice.id)));
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
            None if arguments.json => eprintln!("{CANCELLED}"),
            None => print(CANCELLED),
        }
    }
    if arguments.json {
        print_json(&answer);
    } else {
        answer.written.print_for_people();
    }
    Ok(())
}

const CANCELLED: &str = "Cancelled before the race was drawn: no file is written.";

fn answer(session: &Session, finished: &[(Choice, Finished)]) -> Answer {
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
    let ground = Ground::of(&session.problem);
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
                missing: promise.err().map(|missing| missing.text().get(Lang::En)),
            });
        }
    }
    let runners = finished
        .iter()
        .map(|(choice, run)| Runner {
            algorithm: choice.id.clone(),
            parameters: parameters(choice),
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
    print(format_args!(
        "{:<22} {:>7} {:>12} {:>12} {:>12} {:>12} {:>9}",
        "algorithm", "value", "evaluations", "nodes", "max OPEN", "max cells", "seconds"
    ));
    for r in &answer.runners {
        let number = |n: Option<u64>| n.map_or_else(|| "–".to_owned(), |n| n.to_string());
        print(format_args!(
            "{:<22} {:>7} {:>12} {:>12} {:>12} {:>12} {:>9.3}",
            r.algorithm,
            r.value.map_or_else(|| "?".to_owned(), |v| v.to_string()),
            r.counts.visits,
            r.counts.nodes(),
            number(r.counts.max_open),
            number(r.counts.max_cells),
            r.seconds
        ));
    }
    for pair in &answer.overlays {
        let l = match &pair.all_leaves {
            Some(all) => [all.both, all.only_first, all.only_second],
            None => [
                pair.leaves.both,
                pair.leaves.only_first,
                pair.leaves.only_second,
            ],
        };
        let of = match pair.compared_to_depth.filter(|_| pair.all_leaves.is_none()) {
            Some(depth) => format!("recorded leaves to depth {depth}"),
            None => "leaves".to_owned(),
        };
        let subset = match pair.first_is_subset {
            Some(true) => "all of the first's leaves are among the second's",
            Some(false) => "the first has leaves that the second has not",
            None => "not checked",
        };
        print(format_args!(
            "{} against {}: {of} by both {}, only {} {}, only {} {}; {subset}{}",
            pair.first,
            pair.second,
            l[0],
            pair.first,
            l[1],
            pair.second,
            l[2],
            if pair.promised {
                " (as the theorem says)"
            } else {
                ""
            }
        ));
    }
}
