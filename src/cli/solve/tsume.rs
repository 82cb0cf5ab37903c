//! `yomiki solve tsume`: mates by checks, one problem or a whole set.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use clap::Args;
use serde::Serialize;

use super::progress::Progress;
use super::set::{self, Entry, Solve};
use crate::cli::{Failure, limits, on_ctrl_c, print, print_json, seconds};
use crate::game::set_line::SetLine;
use crate::game::shogi::notation::{self, NotationError, japanese, sfen, usi};
use crate::game::shogi::{Position, Reasons, Setup, Use};
use crate::solve::tsume::{
    Answer, Because, Flaw, Limits, Options, Solver, Stop, Verdict, verify, with_deep_stack,
};

#[derive(Args)]
pub struct Arguments {
    /// A problem as SFEN, KIF or a diagram (moves after it are taken for its solution), @FILE with
    /// one or with an SFEN a line, or - for the same from standard input
    problem: String,
    /// Prove the least number of moves
    #[arg(long)]
    shortest: bool,
    /// Look for other solutions
    #[arg(long)]
    unique: bool,
    /// Both sides work together: the shortest helpmate
    #[arg(long)]
    helpmate: bool,
    /// Moves made, for each problem
    #[arg(long)]
    max_nodes: Option<u64>,
    /// In MiB
    #[arg(long, default_value_t = 1024)]
    max_memory: u64,
    /// In seconds of processor time, for each problem
    #[arg(long, value_name = "CPU_S", value_parser = limits::seconds, allow_negative_numbers = true)]
    max_time: Option<f64>,
    /// Walk the whole solution by the plain rules, every defence, and say whether it holds
    #[arg(long, conflicts_with = "helpmate")]
    verify: bool,
    /// Print JSON Lines
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
    #[serde(skip_serializing_if = "Option::is_none")]
    objection: Option<String>,
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
            Failure::new(NotationError { line, ..error })
        });
        // Where no mate can be asked for there is no problem.
        let position = read.and_then(|setup| match setup.reasons(Use::Mate) {
            reasons if reasons.is_empty() => Ok(setup),
            reasons => {
                let why = Reasons(reasons);
                Err(Failure::new(format_args!("line {number}: {why}")))
            }
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
        objection: walked.err().map(|error| error.to_string()),
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

fn print_for_people(line: &Line, start: &Position, answer: &Answer) {
    let mut text = match line.moves {
        Some(moves) if line.exact => format!("{}: mate in {moves}, no less", line.id),
        Some(moves) => format!("{}: mate in {moves}", line.id),
        None => format!("{}: {} ({})", line.id, line.result, line.reason),
    };
    if let Some(counted) = line.moves_by_convention.filter(|&n| Some(n) != line.moves) {
        text += &format!(" ({counted} without futile interpositions)");
    }
    if !line.left_in_hand.is_empty() {
        text += &format!(", {} left in hand", line.left_in_hand);
    }
    match line.unique {
        Some(true) => text += ", the only solution",
        Some(false) => text += ", other solutions",
        None => {}
    }
    if let Some(walked) = &line.walked {
        if let Some(positions) = walked.verified_positions {
            text += &format!(", verified through {positions} positions");
        }
        if let Some(objection) = &walked.objection {
            text += &format!(", NOT verified: {objection}");
        }
    }
    text += &format!("; {} moves made, {:.3} s", line.nodes, line.seconds);
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
    for cook in &line.cooks {
        let moves = cook.line.join(" ");
        print(format_args!(
            "  {}, mate in {}: {moves}",
            cook.kind, cook.moves
        ));
    }
}
