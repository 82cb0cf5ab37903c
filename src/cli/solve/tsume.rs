//! `yomiki solve tsume`: mates by checks, one problem or a whole set.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use clap::Args;
use serde::{Serialize, Serializer};

use super::progress::Progress;
use super::set::{self, Entry, Solve};
use crate::base::messages::{Localize, Text, keys, tr};
use crate::cli::{Failure, lang, limits, on_ctrl_c, print, print_json, seconds};
use crate::game::set_line::SetLine;
use crate::game::shogi::notation::{self, NotationError, japanese, sfen, usi};
use crate::game::shogi::{Position, Reasons, Setup, Use};
use crate::solve::tsume::{
    Answer, Because, Flaw, Limits, NotASolution, Options, Solver, Stop, Verdict, verify,
    with_deep_stack,
};

#[derive(Args)]
pub struct Arguments {
    problem: String,
    #[arg(long)]
    shortest: bool,
    #[arg(long)]
    unique: bool,
    #[arg(long)]
    helpmate: bool,
    #[arg(long)]
    max_nodes: Option<u64>,
    #[arg(long, default_value_t = 1024)]
    max_memory: u64,
    #[arg(long, value_name = "CPU_S", value_parser = limits::seconds, allow_negative_numbers = true)]
    max_time: Option<f64>,
    #[arg(long, conflicts_with = "helpmate")]
    verify: bool,
    #[arg(long)]
    json: bool,
}

/// A line of the answer, field by field as the contract has it.
#[derive(Serialize)]
struct Line {
    id: String,
    result: &'static str,
    reason: &'static str,
    moves: Option<usize>,
    exact: bool,
    moves_by_convention: Option<usize>,
    line: Vec<String>,
    left_in_hand: String,
    unique: Option<bool>,
    cooks: Vec<CookLine>,
    #[serde(skip_serializing_if = "Option::is_none")]
    intended: Option<Vec<String>>,
    /// Whether the whole solution holds by the plain rules, where that was asked for.
    #[serde(flatten)]
    walked: Option<Walked>,
    nodes: u64,
    #[serde(serialize_with = "seconds")]
    seconds: f64,
    max_bytes: u64,
}

/// What became of the walk through the whole solution.
#[derive(Serialize)]
struct Walked {
    verified: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    verified_positions: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none", serialize_with = "in_english")]
    objection: Option<NotASolution>,
}

/// JSON is the same in every language.
fn in_english<S: Serializer>(
    objection: &Option<NotASolution>,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    serializer.collect_str(&objection.iter().map(|o| o.to_string()).collect::<String>())
}

#[derive(Serialize)]
struct CookLine {
    kind: &'static str,
    /// The number of the other move in the line, from 1.
    at: usize,
    #[serde(rename = "move")]
    m: String,
    /// The line up to and with the other move.
    line: Vec<String>,
    moves: usize,
}

pub fn run(arguments: &Arguments) -> Result<(), Failure> {
    let mut run = Run::new(arguments);
    let cancel = Arc::clone(&run.cancel);
    set::run(&arguments.problem, &cancel, &mut run)
}

/// One run of the command: how to solve and how to answer.
struct Run<'a> {
    arguments: &'a Arguments,
    options: Options,
    cancel: Arc<AtomicBool>,
}

impl<'a> Run<'a> {
    fn new(arguments: &'a Arguments) -> Run<'a> {
        let options = Options {
            limits: Limits {
                nodes: arguments.max_nodes,
                bytes: limits::bytes(arguments.max_memory),
                seconds: arguments.max_time,
            },
            shortest: arguments.shortest,
            unique: arguments.unique,
            helpmate: arguments.helpmate,
        };
        Run {
            arguments,
            options,
            // The last answer is still printed.
            cancel: on_ctrl_c(),
        }
    }
}

impl Solve for Run<'_> {
    type Position = Setup;

    /// `SFEN ; name=… ; …`.
    fn entry(&self, line: &str, number: usize) -> Option<Entry<Setup>> {
        let line = SetLine::read(line)?;
        let id = (line.name).map_or_else(|| number.to_string(), str::to_string);
        let read = usi::read_problem(line.position).map_err(|error| {
            let line = number;
            Failure::from(NotationError { line, ..error })
        });
        // Where no mate can be asked for there is no problem.
        let position = read.and_then(|setup| match setup.reasons(Use::Mate) {
            reasons if reasons.is_empty() => Ok(setup),
            reasons => Err(Failure::from(Reasons(reasons)).in_line(number)),
        });
        Some(Entry { id, position })
    }

    fn read(&self, text: &str) -> Result<Setup, Failure> {
        match sfen::read_setup(text) {
            Ok(setup) => Ok(setup),
            Err(_) => Ok(notation::read_text(text)?.0.problem()),
        }
    }

    fn solve(&mut self, id: String, setup: &Setup, progress: &Progress) -> Result<(), Failure> {
        let mut solver = Solver::new(setup, self.options, Arc::clone(&self.cancel))?;
        let answer = solver.solve()?;
        let mut line = line(id, &answer);
        if self.arguments.verify && answer.verdict == Verdict::Mate {
            line.walked = Some(walk(&mut solver, answer.within)?);
        }
        set::print_answer(progress, || {
            if self.arguments.json {
                print_json(&line);
            } else {
                print_for_people(&line, solver.start(), &answer);
            }
        });
        Ok(())
    }
}

/// The whole solution, walked through by the plain rules.
fn walk(solver: &mut Solver, within: usize) -> Result<Walked, Failure> {
    let start = solver.start().clone();
    let walked = with_deep_stack(|| {
        verify(&start, within, MOST_POSITIONS, |position, left| {
            solver.mating_move(position, left)
        })
    })?;
    Ok(Walked {
        verified: walked.is_ok(),
        verified_positions: walked.as_ref().ok().map(|verified| verified.positions),
        objection: walked.err(),
    })
}

/// A solution with more positions than this is not walked through.
const MOST_POSITIONS: usize = 20_000_000;

fn line(id: String, answer: &Answer) -> Line {
    let words = |moves: &[_]| {
        moves
            .iter()
            .map(ToString::to_string)
            .collect::<Vec<String>>()
    };
    let cooks = answer
        .uniqueness
        .iter()
        .flat_map(|uniqueness| &uniqueness.cooks);
    Line {
        id,
        result: match answer.verdict {
            Verdict::Mate => "mate",
            Verdict::NoMate => "no-mate",
            Verdict::Unknown => "unknown",
        },
        reason: match answer.because {
            Because::Proved => "proved",
            Because::Refuted => "refuted",
            Because::Stopped(Stop::Nodes) => "max-nodes",
            Because::Stopped(Stop::Time) => "max-time",
            Because::Stopped(Stop::Cancelled) => "cancelled",
            Because::TooLong => "too-long",
        },
        moves: (!answer.line.is_empty()).then_some(answer.line.len()),
        exact: answer.exact,
        moves_by_convention: answer.plies_by_convention,
        line: words(&answer.line),
        left_in_hand: answer.left_in_hand.clone(),
        unique: answer
            .uniqueness
            .as_ref()
            .and_then(|uniqueness| uniqueness.unique),
        cooks: cooks
            .map(|cook| CookLine {
                kind: match cook.flaw {
                    Flaw::FirstMove => "first-move",
                    Flaw::LaterMove => "later-move",
                    Flaw::LastMove => "last-move",
                    Flaw::OtherLength => "other-length",
                },
                at: cook.moves.len(),
                m: cook
                    .moves
                    .last()
                    .map(ToString::to_string)
                    .unwrap_or_default(),
                line: words(&cook.moves),
                moves: cook.plies,
            })
            .collect(),
        intended: answer
            .uniqueness
            .as_ref()
            .map(|uniqueness| words(&uniqueness.intended)),
        walked: None,
        nodes: answer.nodes,
        seconds: answer.seconds,
        max_bytes: answer.max_bytes,
    }
}

/// The mate or what there is instead, as people read it.
fn found(line: &Line, answer: &Answer) -> String {
    match line.moves {
        Some(moves) if line.exact => tr!(lang(), cli_solve_exact, moves),
        Some(moves) => tr!(lang(), cli_solve_mate, moves),
        None => {
            let result = match answer.verdict {
                Verdict::Mate => keys::cli_solve_found,
                Verdict::NoMate => keys::cli_solve_no_mate,
                Verdict::Unknown => keys::cli_solve_unknown,
            };
            let reason = match answer.because {
                Because::Proved => keys::cli_solve_proved,
                Because::Refuted => keys::cli_solve_refuted,
                Because::Stopped(Stop::Nodes) => keys::cli_solve_max_nodes,
                Because::Stopped(Stop::Time) => keys::cli_solve_max_time,
                Because::Stopped(Stop::Cancelled) => keys::cli_solve_cancelled,
                Because::TooLong => keys::cli_solve_too_long,
            };
            tr!(lang(), cli_solve_result, result, reason)
        }
    }
}

fn flaw(flaw: Flaw) -> Text {
    match flaw {
        Flaw::FirstMove => keys::cli_solve_first_move,
        Flaw::LaterMove => keys::cli_solve_later_move,
        Flaw::LastMove => keys::cli_solve_last_move,
        Flaw::OtherLength => keys::cli_solve_other_length,
    }
}

fn print_for_people(line: &Line, start: &Position, answer: &Answer) {
    let what = found(line, answer);
    let mut text = tr!(lang(), cli_at, place = &line.id, what);
    if let Some(moves) = line.moves_by_convention.filter(|&n| Some(n) != line.moves) {
        text += &tr!(lang(), cli_solve_by_convention, moves);
    }
    if !line.left_in_hand.is_empty() {
        text += &tr!(lang(), cli_solve_left_in_hand, pieces = &line.left_in_hand);
    }
    match line.unique {
        Some(true) => text += tr!(lang(), cli_solve_unique),
        Some(false) => text += tr!(lang(), cli_solve_not_unique),
        None => {}
    }
    if let Some(walked) = &line.walked {
        if let Some(positions) = walked.verified_positions {
            text += &tr!(lang(), cli_solve_verified, positions);
        }
        if let Some(objection) = &walked.objection {
            let objection = objection.localize(lang());
            text += &tr!(lang(), cli_solve_not_verified, objection);
        }
    }
    let (nodes, seconds) = (line.nodes, format!("{:.3}", line.seconds));
    text += &tr!(lang(), cli_solve_made, nodes, seconds);
    print(text);
    let mut position = start.clone();
    let mut words = Vec::new();
    for &m in &answer.line {
        words.push(japanese::name(&position, m));
        position.play(m);
    }
    if !words.is_empty() {
        print(format_args!("  {}", words.join(" ")));
    }
    let cooks = answer.uniqueness.iter().flat_map(|found| &found.cooks);
    for (cook, found) in line.cooks.iter().zip(cooks) {
        print(tr!(
            lang(),
            cli_solve_cook,
            kind = flaw(found.flaw),
            moves = cook.moves,
            line = cook.line.join(" ")
        ));
    }
}
