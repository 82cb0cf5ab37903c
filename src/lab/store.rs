//! The folder of a run: `plan.json`, `cells.jsonl` (counts, the same on every machine) and
//! `measured.jsonl` (times). Lines are appended as cells finish, so that whatever ends a run, what
//! was finished stays; a line that was torn is forgotten.

use std::collections::HashMap;
use std::io;
use std::path::{Path, PathBuf};

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use super::cell::{Cell, Done, Measured, Outcome};
use super::error::{LabError, in_words};
use super::lock::FolderLock;
use super::plan::{Plan, Shard};
use super::report::same;
use crate::base::IoErrorText;
use crate::base::messages::{Words, tr};
use crate::base::platform::files::{self, Lines};

const PLAN: &str = "plan.json";
const CELLS: &str = "cells.jsonl";
const MEASURED: &str = "measured.jsonl";

#[derive(Serialize, Deserialize)]
struct Head {
    plan: Plan,
    #[serde(default)]
    shard: Shard,
}

/// An open folder, to which results are appended.
#[derive(Debug)]
pub struct Store {
    folder: PathBuf,
    /// Until the run is over.
    lock: Option<FolderLock>,
    cells: Lines,
    measured: Lines,
}

/// Results by the id of their cell.
pub type Results = HashMap<String, Done>;

pub(super) fn failure(path: &Path) -> impl Fn(Words) -> LabError {
    let path = path.to_owned();
    move |reason| LabError::File {
        path: path.clone(),
        reason,
    }
}

/// A file that the system does not let be read or written.
pub(super) fn io_failure(path: &Path) -> impl Fn(io::Error) -> LabError {
    let failed = failure(path);
    move |error| failed(in_words(&IoErrorText(&error)))
}

impl Store {
    /// Opens a folder for this plan and reads what is finished. A folder with another plan in it is
    /// refused, and so is one in which another process works.
    pub fn open(folder: &Path, plan: &Plan, shard: Shard) -> Result<(Store, Results), LabError> {
        files::make_folder(folder).map_err(io_failure(folder))?;
        let lock = FolderLock::take(folder);
        let head = folder.join(PLAN);
        if files::exists(&head) {
            let (before, part) = read_head(folder)?;
            if before != *plan || part != shard {
                return Err(LabError::OtherPlan(folder.to_owned()));
            }
        }
        let lock = lock?;
        if !files::exists(&head) {
            let text = serde_json::to_string_pretty(&Head {
                plan: plan.clone(),
                shard,
            })
            .map_err(|e| failure(&head)(same(e.to_string())))?;
            write(&head, text.as_bytes())?;
        }
        let done = read_results(folder)?;
        let store = Store {
            cells: appending(&folder.join(CELLS))?,
            measured: appending(&folder.join(MEASURED))?,
            folder: folder.to_owned(),
            lock: Some(lock),
        };
        Ok((store, done))
    }

    /// Others may work in the folder from now on.
    pub fn release(&mut self) {
        self.lock = None;
    }

    /// Keeps a result: a whole line, in one call.
    pub fn append(&mut self, done: &Done) -> Result<(), LabError> {
        // The counts come last: where they are, both halves are.
        let measured = line(&done.measured);
        let outcome = line(&done.outcome);
        (self.measured.add(&measured)).map_err(io_failure(&self.folder.join(MEASURED)))?;
        (self.cells.add(&outcome)).map_err(io_failure(&self.folder.join(CELLS)))
    }
}

/// Plan and part of a folder.
pub fn read_head(folder: &Path) -> Result<(Plan, Shard), LabError> {
    let path = folder.join(PLAN);
    let text = files::read_text(&path).map_err(|_| LabError::NoPlan(folder.to_owned()))?;
    let head: Head =
        serde_json::from_str(&text).map_err(|e| failure(&path)(same(e.to_string())))?;
    Ok((head.plan, head.shard))
}

/// All results of a folder.
pub fn read_results(folder: &Path) -> Result<Results, LabError> {
    let mut measured: HashMap<String, Measured> = HashMap::new();
    for line in read_lines::<Measured>(&folder.join(MEASURED))? {
        measured.insert(line.cell.clone(), line);
    }
    let mut results = Results::new();
    for outcome in read_lines::<Outcome>(&folder.join(CELLS))? {
        let measured = measured.remove(&outcome.cell).unwrap_or_default();
        results.insert(outcome.cell.clone(), Done { outcome, measured });
    }
    Ok(results)
}

/// Writes the results of a folder anew in the order of the cells: two folders with the same cells
/// then have the same `cells.jsonl`, byte for byte.
pub fn write_results(folder: &Path, cells: &[Cell], results: &Results) -> Result<(), LabError> {
    let mut outcomes = String::new();
    let mut measured = String::new();
    for done in cells.iter().filter_map(|cell| results.get(&cell.id())) {
        outcomes.push_str(&line(&done.outcome));
        measured.push_str(&line(&done.measured));
    }
    write(&folder.join(MEASURED), measured.as_bytes())?;
    write(&folder.join(CELLS), outcomes.as_bytes())
}

/// Puts the results of several folders together into one. Where two have searched the same cell
/// they must agree.
pub fn merge(folders: &[PathBuf], out: &Path) -> Result<(Plan, Results), LabError> {
    let mut whole: Option<(Plan, Results)> = None;
    for folder in folders {
        let (plan, _) = read_head(folder)?;
        let results = read_results(folder)?;
        match &mut whole {
            None => whole = Some((plan, results)),
            Some((first, all)) => {
                if *first != plan {
                    return Err(LabError::OtherPlan(folder.clone()));
                }
                for (id, done) in results {
                    match all.get(&id) {
                        Some(before) if before.outcome != done.outcome => {
                            return Err(LabError::Disagree(id));
                        }
                        Some(_) => {}
                        None => {
                            all.insert(id, done);
                        }
                    }
                }
            }
        }
    }
    let (plan, results) =
        whole.ok_or_else(|| LabError::Empty(Words::of(|lang| tr!(lang, lab_empty_folders))))?;
    let cells = plan.cells()?;
    let (_locked, _) = Store::open(out, &plan, Shard::WHOLE)?;
    write_results(out, &cells, &results)?;
    Ok((plan, results))
}

fn line(value: &impl Serialize) -> String {
    let mut text = serde_json::to_string(value).expect("our own values always have a JSON form");
    text.push('\n');
    text
}

pub(super) fn write(path: &Path, bytes: &[u8]) -> Result<(), LabError> {
    let written = files::write(path, bytes).map(|_| ());
    written.map_err(io_failure(path))
}

/// The whole lines of a file; none if there is no file. What a killed run left half-written is
/// dropped.
fn read_lines<T: DeserializeOwned>(path: &Path) -> Result<Vec<T>, LabError> {
    if !files::exists(path) {
        return Ok(Vec::new());
    }
    let text = files::read_text(path).map_err(io_failure(path))?;
    let whole = text.rfind('\n').map_or("", |end| &text[..=end]);
    let parse = |(i, line): (usize, &str)| {
        serde_json::from_str(line).map_err(|e| {
            // The reader saw one line and calls it the first.
            let said = e.to_string();
            let why = said.split(" at line ").next().unwrap_or(&said);
            let (line, column) = (i + 1, e.column());
            failure(path)(Words::of(|lang| tr!(lang, lab_bad_line, line, column, why)))
        })
    };
    whole.lines().enumerate().map(parse).collect()
}

/// Opens a file to append to.
fn appending(path: &Path) -> Result<Lines, LabError> {
    Lines::open(path).map_err(io_failure(path))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_broken_line_of_results_has_one_number() {
        let folder = tempfile::tempdir().unwrap();
        std::fs::write(folder.path().join(CELLS), "nonsense\n").unwrap();
        let said = read_results(folder.path()).unwrap_err().to_string();
        assert!(said.contains("cells.jsonl: line 1, column 2: "), "{said}");
        assert_eq!(said.matches("line 1").count(), 1, "{said}");
    }
}
