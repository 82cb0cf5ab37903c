//! `yomiki solve othello`: exact scores of endgames, one position or a whole file.

use std::collections::BTreeMap;
use std::io::{BufRead, Write};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use clap::Args;
use serde::Serialize;

use super::progress::Progress;
use crate::cli::position::{self, Size};
use crate::cli::{Failure, print};
use crate::game::othello::{self, Obf, Position, Setup, Square};
use crate::search::{Limits, Stop, cpu};
use crate::solve::othello::{Answer, Proved, Solver, Task};

#[derive(Args)]
pub struct Arguments {
    /// A position as text (OBF, a board, a move list, GGF), @FILE with one a line, or - for lines
    /// from standard input
    #[arg(allow_hyphen_values = true)]
    position: String,
    /// Board size for move lists and `start`
    #[arg(long, value_enum, default_value = "8")]
    size: Size,
    /// Only who wins: scores 1, 0 and -1
    #[arg(long)]
    wld: bool,
    /// The score of every move, not only of the best
    #[arg(long)]
    all_moves: bool,
    /// More give the same scores, sooner
    #[arg(long, default_value = "1", value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: u16,
    /// For each position
    #[arg(long)]
    max_nodes: Option<u64>,
    /// In MiB
    #[arg(long)]
    max_memory: Option<u64>,
    /// In seconds, for each position
    #[arg(long)]
    max_time: Option<f64>,
    /// Print JSON Lines
    #[arg(long)]
    json: bool,
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
    if arguments.position == "-" {
        let mut progress = Progress::new(None);
        for (line, number) in std::io::stdin().lock().lines().zip(1..) {
            let line = line.map_err(|e| Failure::new(format_args!("standard input: {e}")))?;
            if let Some(entry) = entry(&line, number, arguments.size) {
                run.entry(entry, &mut progress);
            }
            if run.cancelled() {
                break;
            }
        }
        progress.clear();
        return Ok(());
    }
    let text = position::text(&arguments.position)?;
    if !arguments.position.starts_with('@') {
        return run.only("1".to_owned(), &text);
    }
    let entries: Vec<Entry> = text
        .lines()
        .zip(1..)
        .filter_map(|(line, number)| entry(line, number, arguments.size))
        .collect();
    // A file in which no line is a position may still be one: a game, or a board drawn in rows.
    if entries.iter().all(|entry| entry.position.is_err())
        && othello::read(&text, arguments.size.of_board()).is_ok()
    {
        return run.only(arguments.position[1..].to_owned(), &text);
    }
    let mut progress = Progress::new(Some(entries.len()));
    progress.draw();
    for entry in entries {
        run.entry(entry, &mut progress);
        if run.cancelled() {
            break;
        }
    }
    progress.clear();
    Ok(())
}

/// A line of a set, read.
struct Entry {
    /// From 1.
    number: usize,
    /// The name a collection gives it, else its line's number.
    id: String,
    position: Result<Position, Failure>,
}

/// Reads a line: OBF, or any other notation that fits in one. Nothing for empty lines and
/// comments.
fn entry(line: &str, number: usize, size: Size) -> Option<Entry> {
    let line = line.trim();
    if line.is_empty() || line.starts_with(['%', '#']) {
        return None;
    }
    let mut id = number.to_string();
    let position = match line.parse::<Obf>() {
        Ok(obf) => {
            if let Some(name) = obf.comment.split_whitespace().next() {
                name.clone_into(&mut id);
            }
            playable(&obf.setup)
        }
        Err(_) => read(line, size),
    };
    Some(Entry {
        number,
        id,
        position,
    })
}

fn read(text: &str, size: Size) -> Result<Position, Failure> {
    playable(&othello::read(text, size.of_board())?.setup)
}

fn playable(setup: &Setup) -> Result<Position, Failure> {
    setup.position().map_err(|objections| {
        let sentences: Vec<String> = objections.iter().map(|o| o.english()).collect();
        Failure::new(sentences.join(" "))
    })
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
        let cancel = Arc::new(AtomicBool::new(false));
        let flag = Arc::clone(&cancel);
        // Without a handler Ctrl-C still ends the program, only without the last answer.
        let _ = ctrlc::set_handler(move || flag.store(true, Ordering::Relaxed));
        Run {
            arguments,
            task: Task {
                wld: arguments.wld,
                all_moves: arguments.all_moves,
                threads: arguments.threads.into(),
                limits: Limits {
                    nodes: arguments.max_nodes,
                    bytes: arguments.max_memory.map(|mebibytes| mebibytes << 20),
                    seconds: arguments.max_time,
                },
                ..Task::default()
            },
            solver: Solver::new(),
            cancel,
        }
    }

    fn cancelled(&self) -> bool {
        self.cancel.load(Ordering::Relaxed)
    }

    /// A single position in any notation.
    fn only(&mut self, id: String, text: &str) -> Result<(), Failure> {
        let position = read(text, self.arguments.size)?;
        self.solve(id, &position, &Progress::new(Some(1)));
        Ok(())
    }

    /// A line of a set: solved, or said to be wrong and passed over.
    fn entry(&mut self, entry: Entry, progress: &mut Progress) {
        match entry.position {
            Ok(position) => self.solve(entry.id, &position, progress),
            Err(Failure(sentence)) => {
                progress.clear();
                eprintln!("yomiki: line {}: {sentence}; skipped", entry.number);
            }
        }
        progress.advance();
    }

    fn solve(&mut self, id: String, position: &Position, progress: &Progress) {
        let before = cpu::process_seconds();
        let answer = self
            .solver
            .solve(position, &self.task, &self.cancel, &mut |_| {});
        let line = line(id, &answer, cpu::process_seconds() - before);
        progress.clear();
        if self.arguments.json {
            crate::cli::print_json(&line);
        } else {
            print_for_people(&line, self.arguments.all_moves);
        }
        // Someone may be waiting at the other end of a pipe.
        let _ = std::io::stdout().flush();
        progress.draw();
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
    let score = match line.score {
        Some(score) => format!("{score:+}"),
        None => format!("between {:+} and {:+}", line.lower, line.upper),
    };
    print(format_args!(
        "{}: {score}  {}  {} nodes, {:.3} s",
        line.id,
        line.pv.join(" "),
        line.nodes,
        line.seconds
    ));
    if all_moves {
        for (square, score) in &line.moves {
            match score {
                Score::Exact(score) => print(format_args!("  {square} {score:+}")),
                Score::Bounds { lower, upper } => {
                    print(format_args!("  {square} {lower:+} to {upper:+}"));
                }
            }
        }
    }
}
