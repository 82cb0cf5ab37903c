//! The lock of a run's folder: no two processes do the same searches. The parts of a divided run
//! have folders of their own, and run side by side.
//!
//! It is a lock of the system, which lets go of it when the process ends, however it ends. What is
//! written in the file only says who holds it.

use std::path::Path;

use super::error::LabError;
use crate::base::messages::{Lang, Localize, tr};
use crate::base::platform::files::{self, Lock, NoLock};
use crate::base::platform::{machine_name, process_id};

const LOCK: &str = "run.lock";

/// Holds a folder until it is dropped.
#[derive(Debug)]
pub struct FolderLock(#[expect(dead_code, reason = "what counts is that it is open")] Option<Lock>);

/// Who works in a folder.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Holder {
    process: u32,
    /// Folders may be shared by several machines.
    machine: Option<String>,
}

impl FolderLock {
    /// Takes the lock, or says who has it. Where the file system knows no locks there is none.
    pub fn take(folder: &Path) -> Result<FolderLock, LabError> {
        let path = folder.join(LOCK);
        let mut lock = match files::lock(&path) {
            Ok(lock) => lock,
            Err(NoLock::Held) => {
                return Err(LabError::Busy {
                    folder: folder.to_owned(),
                    holder: Holder::read(&path),
                });
            }
            // What cannot be written will be complained of by those who have to write more.
            Err(NoLock::Unopened(_) | NoLock::Unknown(_)) => return Ok(FolderLock(None)),
        };
        let _ = lock.put(&Holder::this().text());
        Ok(FolderLock(Some(lock)))
    }
}

impl Holder {
    fn this() -> Holder {
        Holder {
            process: process_id(),
            machine: machine_name(),
        }
    }

    fn text(&self) -> String {
        let machine = self.machine.as_deref().unwrap_or_default();
        format!("{} {machine}\n", self.process)
    }

    fn read(path: &Path) -> Option<Holder> {
        let text = files::read_text(path).ok()?;
        let (process, machine) = text.trim_end().split_once(' ').unwrap_or((&text, ""));
        Some(Holder {
            process: process.trim().parse().ok()?,
            machine: (!machine.is_empty()).then(|| machine.to_owned()),
        })
    }
}

impl Localize for Holder {
    fn localize(&self, lang: Lang) -> String {
        let process = self.process;
        match &self.machine {
            Some(machine) => tr!(lang, lab_holder_on, process, machine),
            None => tr!(lang, lab_holder, process),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_comes_second_is_told_who_came_first() {
        let folder = tempfile::tempdir().unwrap();
        let first = FolderLock::take(folder.path()).unwrap();
        let busy = FolderLock::take(folder.path()).unwrap_err();
        let process = std::process::id().to_string();
        for said in [busy.to_string(), busy.localize(Lang::Ja)] {
            assert!(said.contains(&process), "{said}");
            assert!(said.contains(folder.path().to_str().unwrap()), "{said}");
        }
        drop(first);
        // What a process that died has left in the file holds nobody up.
        std::fs::write(folder.path().join(LOCK), "1 elsewhere\n").unwrap();
        let _second = FolderLock::take(folder.path()).unwrap();
        let holder = Holder::read(&folder.path().join(LOCK));
        assert_eq!(holder, Some(Holder::this()));
    }
}
