//! `yomiki solve othello`: exact scores of endgames, one position or a whole file.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use clap::{Args, ValueEnum};
use serde::Serialize;

use super::progress::Progress;
use super::set::{self, Entry, Solve};
use crate::base::messages::{Localize, tr};
use crate::base::platform::process_seconds;
use crate::cli::{Failure, lang, limits, on_ctrl_c, print, print_json, seconds};
use crate::game::othello::{self, ObfLine, Position, Square};
use crate::search::{Limits, Stop};
use crate::solve::othello::{Answer, Proved, Solver, Task};

#[derive(Args)]
pub struct Arguments {
    #[arg(allow_hyphen_values = true)]
    position: String,
    #[arg(long, value_enum, default_value = "8")]
    size: Size,
    #[arg(long)]
    wld: bool,
    #[arg(long)]
    all_moves: bool,
    #[arg(long, default_value = "1", value_parser = limits::threads)]
    threads: usize,
    #[arg(long)]
    max_nodes: Option<u64>,
    #[arg(long)]
    max_memory: Option<u64>,
    #[arg(long, value_parser = limits::seconds, allow_negative_numbers = true)]
    max_time: Option<f64>,
    #[arg(long)]
    json: bool,
}

#[derive(Clone, Copy, ValueEnum)]
enum Size {
    #[value(name = "4")]
    Four,
    #[value(name = "6")]
    Six,
    #[value(name = "8")]
    Eight,
}

impl Size {
    const fn of_board(self) -> othello::Size {
        match self {
            Size::Four => othello::Size::Four,
            Size::Six => othello::Size::Six,
            Size::Eight => othello::Size::Eight,
        }
    }
}

/// An Othello board on which a game can go on, or every reason why not.
fn playable(setup: &othello::Setup) -> Result<othello::Position, Failure> {
    setup.position().map_err(|objections| {
        let sentences: Vec<String> = objections.iter().map(|o| o.localize(lang())).collect();
        Failure::new(sentences.join(" "))
    })
}

/// A line of the answer, field by field as the contract has it.
#[derive(Serialize)]
struct Line {
    id: String,
    result: &'static str,
    score: Option<i32>,
    lower: i32,
    upper: i32,
    best_move: Option<String>,
    pv: Vec<String>,
    moves: BTreeMap<String, Score>,
    nodes: u64,
    #[serde(serialize_with = "seconds")]
    seconds: f64,
    max_bytes: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    stopped_by: Option<Stop>,
}

/// A number where it is exact, else what is proved of it.
#[derive(Serialize)]
#[serde(untagged)]
enum Score {
    Exact(i32),
    Bounds { lower: i32, upper: i32 },
}

impl From<Proved> for Score {
    fn from(proved: Proved) -> Score {
        match proved.exact() {
            Some(score) => Score::Exact(score),
            None => Score::Bounds {
                lower: proved.lower,
                upper: proved.upper,
            },
        }
    }
}

pub fn run(arguments: &Arguments) -> Result<(), Failure> {
    let mut run = Run::new(arguments);
    let cancel = Arc::clone(&run.cancel);
    set::run(&arguments.position, &cancel, &mut run)
}

/// One run of the command: the solver, and how to answer.
struct Run<'a> {
    arguments: &'a Arguments,
    task: Task,
    solver: Solver,
    cancel: Arc<AtomicBool>,
}

impl<'a> Run<'a> {
    fn new(arguments: &'a Arguments) -> Run<'a> {
        Run {
            arguments,
            task: Task {
                wld: arguments.wld,
                all_moves: arguments.all_moves,
                threads: arguments.threads,
                limits: Limits {
                    nodes: arguments.max_nodes,
                    bytes: arguments.max_memory.map(limits::bytes),
                    seconds: arguments.max_time,
                },
                ..Task::default()
            },
            solver: Solver::new(),
            // The last answer is still printed.
            cancel: on_ctrl_c(),
        }
    }
}

impl Solve for Run<'_> {
    type Position = Position;

    /// OBF, or any other notation that fits in a line.
    fn entry(&self, line: &str, number: usize) -> Option<Entry<Position>> {
        let line = ObfLine::read(line, number)?;
        let mut id = number.to_string();
        let position = match line.read {
            Ok(obf) => {
                if let Some(name) = obf.comment.split_whitespace().next() {
                    name.clone_into(&mut id);
                }
                playable(&obf.setup)
            }
            Err(_) => self.read(&line.text),
        };
        let position = position.map_err(|failure| failure.in_line(number));
        Some(Entry { id, position })
    }

    fn read(&self, text: &str) -> Result<Position, Failure> {
        playable(&othello::read(text, self.arguments.size.of_board())?.setup)
    }

    fn solve(
        &mut self,
        id: String,
        position: &Position,
        progress: &Progress,
    ) -> Result<(), Failure> {
        let before = process_seconds();
        let answer = self
            .solver
            .solve(position, &self.task, &self.cancel, &mut |_| {});
        let line = line(id, &answer, process_seconds() - before);
        set::print_answer(progress, || {
            if self.arguments.json {
                print_json(&line);
            } else {
                print_for_people(&line, self.arguments.all_moves);
            }
        });
        Ok(())
    }
}

fn line(id: String, answer: &Answer, seconds: f64) -> Line {
    let Proved { lower, upper } = answer.proved;
    Line {
        id,
        result: if answer.proved.is_exact() {
            "exact"
        } else {
            "bounds"
        },
        score: answer.proved.exact(),
        lower,
        upper,
        best_move: answer.best_move.map(|square| square.to_string()),
        pv: answer.pv.iter().map(named).collect(),
        moves: answer
            .moves
            .iter()
            .map(|m| (m.square.to_string(), m.proved.into()))
            .collect(),
        nodes: answer.nodes,
        seconds,
        max_bytes: answer.max_bytes,
        stopped_by: answer.stopped_by,
    }
}

fn named(m: &Option<Square>) -> String {
    m.map_or_else(|| "pa".to_owned(), |square| square.to_string())
}

fn print_for_people(line: &Line, all_moves: bool) {
    let signed = |score: i32| format!("{score:+}");
    let between = |lower, upper| {
        let (lower, upper) = (signed(lower), signed(upper));
        tr!(lang(), cli_solve_between, lower, upper)
    };
    let score = line.score.map(signed);
    print(tr!(
        lang(),
        cli_solve_answer,
        id = &line.id,
        score = score.unwrap_or_else(|| between(line.lower, line.upper)),
        line = line.pv.join(" "),
        nodes = line.nodes,
        seconds = format!("{:.3}", line.seconds)
    ));
    if all_moves {
        for (square, score) in &line.moves {
            match score {
                Score::Exact(score) => print(format_args!("  {square} {score:+}")),
                Score::Bounds { lower, upper } => {
                    let (lower, upper) = (signed(*lower), signed(*upper));
                    print(tr!(lang(), cli_solve_move_between, square, lower, upper));
                }
            }
        }
    }
}
