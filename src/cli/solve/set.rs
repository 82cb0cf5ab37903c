//! What the solvers' commands have in common: one position, a file with one a line, or lines from
//! standard input; each answered as soon as it is solved, bad lines reported and passed over.

use std::io::{BufRead, Write};
use std::sync::atomic::{AtomicBool, Ordering};

use super::progress::Progress;
use crate::cli::{Failure, position};

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
    let cancelled = || cancel.load(Ordering::Relaxed);
    if source == "-" {
        let mut progress = Progress::new(None);
        for (line, number) in std::io::stdin().lock().lines().zip(1..) {
            let line = line.map_err(|e| Failure::new(format_args!("standard input: {e}")))?;
            if let Some(entry) = solver.entry(&line, number) {
                solve_entry(solver, None, number, entry, &mut progress);
            }
            if cancelled() {
                break;
            }
        }
        progress.clear();
        return Ok(());
    }
    let text = position::text(source)?;
    let Some(path) = source.strip_prefix('@') else {
        return solve_only(solver, "1", &text);
    };
    let lines = text.lines().zip(1..);
    let entries: Vec<(usize, Entry<_>)> = lines
        .filter_map(|(line, number)| Some((number, solver.entry(line, number)?)))
        .collect();
    // A file in which no line is a position may still be one: a game, or a diagram in rows.
    let no_line = entries.iter().all(|(_, entry)| entry.position.is_err());
    if no_line && (entries.is_empty() || solver.read(&text).is_ok()) {
        let solved = solve_only(solver, path, &text);
        return solved.map_err(|failure| failure.about(Some(path)));
    }
    let mut progress = Progress::new(Some(entries.len()));
    progress.draw();
    for (number, entry) in entries {
        solve_entry(solver, Some(path), number, entry, &mut progress);
        if cancelled() {
            break;
        }
    }
    progress.clear();
    Ok(())
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
        solved.map_err(|Failure(why)| Failure::new(format_args!("line {number}: {why}")))
    });
    if let Err(Failure(sentence)) = solved.map_err(|failure| failure.about(file)) {
        progress.clear();
        eprintln!("yomiki: {sentence}; skipped");
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
