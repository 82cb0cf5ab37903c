//! What the solvers' commands have in common: one position, a file with one a line, or lines from
//! standard input; each answered as soon as it is solved, bad lines reported and passed over.

use std::io::Write;
use std::sync::atomic::{AtomicBool, Ordering};

use super::input::Lines;
use super::progress::Progress;
use crate::base::messages::tr;
use crate::cli::position::{LARGEST, too_large};
use crate::cli::{Failure, complain, lang, position};
use crate::game::shogi::notation::{NotationError, decode};

/// A line of a set, read.
pub struct Entry<T> {
    /// The name the set gives it, else its line's number.
    pub id: String,
    /// Or why there is none, and in which line.
    pub position: Result<T, Failure>,
}

/// A solver behind a command.
pub trait Solve {
    type Position;

    /// Reads a line of a set; nothing for empty lines and comments.
    fn entry(&self, line: &str, number: usize) -> Option<Entry<Self::Position>>;

    /// Reads a text that is one position, in any notation.
    fn read(&self, text: &str) -> Result<Self::Position, Failure>;

    /// Solves a position and prints what it found, with the progress out of the way meanwhile.
    fn solve(
        &mut self,
        id: String,
        position: &Self::Position,
        progress: &Progress,
    ) -> Result<(), Failure>;
}

/// Solves what the command line names: a position, `@FILE`, or `-` for standard input.
pub fn run(source: &str, cancel: &AtomicBool, solver: &mut impl Solve) -> Result<(), Failure> {
    if source == "-" {
        let solved = run_stream(cancel, solver);
        return solved.map_err(|failure| failure.about(position::source(source)));
    }
    let text = position::text(source)?;
    match source.strip_prefix('@') {
        Some(path) => {
            let solved = run_text(&text, path, Some(path), cancel, solver);
            solved.map_err(|failure| failure.about(Some(path)))
        }
        None => solve_only(solver, "1", &text),
    }
}

/// A text with a position a line, or one that is a position as a whole: a game, or a diagram in rows.
fn run_text(
    text: &str,
    id: &str,
    file: Option<&str>,
    cancel: &AtomicBool,
    solver: &mut impl Solve,
) -> Result<(), Failure> {
    let lines = text.lines().zip(1..);
    let entries: Vec<(usize, Entry<_>)> = lines
        .filter_map(|(line, number)| Some((number, solver.entry(line, number)?)))
        .collect();
    let no_line = entries.iter().all(|(_, entry)| entry.position.is_err());
    if no_line && (entries.is_empty() || solver.read(text).is_ok()) {
        return solve_only(solver, id, text);
    }
    if no_line {
        return Err(nothing_read(entries));
    }
    let mut progress = Progress::new(Some(entries.len()));
    progress.draw();
    for (number, entry) in entries {
        solve_entry(solver, file, number, entry, &mut progress);
        if cancel.load(Ordering::Relaxed) {
            break;
        }
    }
    progress.clear();
    Ok(())
}

/// Standard input is answered line by line as soon as one of its lines is a position. Until then all
/// of it may be one diagram or game, so it is kept; if it ends so, it is read as a file is.
fn run_stream<S: Solve>(cancel: &AtomicBool, solver: &mut S) -> Result<(), Failure> {
    let lines = Lines::open();
    let mut progress = Progress::new(None);
    let mut kept = Vec::new();
    let mut read = Vec::new();
    let mut is_set = false;
    let mut number = 0;
    while let Some(line) = lines.next(cancel) {
        let line = line?;
        number += 1;
        let entry = read_entry(solver, &line, number);
        is_set |= entry.as_ref().is_some_and(|entry| entry.position.is_ok());
        read.extend(entry.map(|entry| (number, entry)));
        if is_set {
            kept = Vec::new();
            for (number, entry) in read.drain(..) {
                solve_entry(solver, None, number, entry, &mut progress);
            }
        } else {
            kept.extend(line);
            if kept.len() as u64 > LARGEST {
                return Err(too_large());
            }
        }
    }
    progress.clear();
    if is_set || cancel.load(Ordering::Relaxed) {
        return Ok(());
    }
    match decode(&kept) {
        Ok((text, _)) => run_text(&text, "1", None, cancel, solver),
        Err(error) if read.is_empty() => Err(error.into()),
        Err(_) => Err(nothing_read(read)),
    }
}

/// What is said of a set none of whose lines is a position: what is wrong with the first of them.
fn nothing_read<T>(entries: Vec<(usize, Entry<T>)>) -> Failure {
    let lines = entries.len();
    let wrong = entries
        .into_iter()
        .find_map(|(_, entry)| entry.position.err());
    let Some(Failure(first)) = wrong else {
        return Failure::new(tr!(lang(), cli_solve_no_position));
    };
    match lines {
        1 => Failure(first),
        _ => Failure::new(tr!(lang(), cli_solve_none_read, first, lines)),
    }
}

/// A line as it came, in whatever encoding.
fn read_entry<S: Solve>(solver: &S, line: &[u8], number: usize) -> Option<Entry<S::Position>> {
    match decode(line) {
        Ok((line, _)) => solver.entry(line.trim_end_matches(['\r', '\n']), number),
        Err(error) => Some(Entry {
            id: number.to_string(),
            position: Err(Failure::from(NotationError {
                line: number,
                ..error
            })),
        }),
    }
}

fn solve_only(solver: &mut impl Solve, id: &str, text: &str) -> Result<(), Failure> {
    let position = solver.read(text)?;
    solver.solve(id.to_string(), &position, &Progress::new(Some(1)))
}

/// A line of a set: solved, or said to be wrong and passed over.
fn solve_entry<S: Solve>(
    solver: &mut S,
    file: Option<&str>,
    number: usize,
    entry: Entry<S::Position>,
    progress: &mut Progress,
) {
    let Entry { id, position } = entry;
    let solved = position.and_then(|position| {
        let solved = solver.solve(id, &position, progress);
        solved.map_err(|failure| failure.in_line(number))
    });
    if let Err(Failure(why)) = solved.map_err(|failure| failure.about(file)) {
        progress.clear();
        complain(&tr!(lang(), cli_solve_skipped, why));
    }
    progress.advance();
}

/// Prints an answer between two draws of the progress; someone may be waiting for it at the other
/// end of a pipe.
pub fn print_answer(progress: &Progress, print: impl FnOnce()) {
    progress.clear();
    print();
    let _ = std::io::stdout().flush();
    progress.draw();
}
