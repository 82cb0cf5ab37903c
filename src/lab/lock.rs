//! The lock of a run's folder: no two processes do the same searches. The parts of a divided run
//! have folders of their own, and run side by side.
//!
//! It is a lock of the system, which lets go of it when the process ends, however it ends. What is
//! written in the file only says who holds it.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{Seek, Write};
use std::path::Path;

use super::error::LabError;
use crate::base::messages::{Lang, Localize, tr};

const LOCK: &str = "run.lock";

/// Holds a folder until it is dropped.
#[derive(Debug)]
pub struct FolderLock(#[expect(dead_code, reason = "what counts is that it is open")] Option<File>);

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
        let file = OpenOptions::new()
            .create(true)
            .truncate(false)
            .write(true)
            .open(&path);
        let Ok(mut file) = file else {
            // What cannot be written will be complained of by those who have to write more.
            return Ok(FolderLock(None));
        };
        match file.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => {
                return Err(LabError::Busy {
                    folder: folder.to_owned(),
                    holder: Holder::read(&path),
                });
            }
            Err(TryLockError::Error(_)) => return Ok(FolderLock(None)),
        }
        let _ = file.set_len(0);
        let _ = file.rewind();
        let _ = file.write_all(Holder::this().text().as_bytes());
        Ok(FolderLock(Some(file)))
    }
}

impl Holder {
    fn this() -> Holder {
        Holder {
            process: std::process::id(),
            machine: machine(),
        }
    }

    fn text(&self) -> String {
        let machine = self.machine.as_deref().unwrap_or_default();
        format!("{} {machine}\n", self.process)
    }

    fn read(path: &Path) -> Option<Holder> {
        let text = fs::read_to_string(path).ok()?;
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

/// What this machine is called, if it says so.
fn machine() -> Option<String> {
    #[cfg(unix)]
    {
        let mut name = [0u8; 256];
        // SAFETY: the call writes at most as many bytes as there are.
        let told = unsafe { libc::gethostname(name.as_mut_ptr().cast(), name.len()) };
        let name = name.split(|&b| b == 0).next().unwrap_or_default();
        let name = String::from_utf8_lossy(name).into_owned();
        (told == 0 && !name.is_empty()).then_some(name)
    }
    #[cfg(not(unix))]
    None
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
        fs::write(folder.path().join(LOCK), "1 elsewhere\n").unwrap();
        let _second = FolderLock::take(folder.path()).unwrap();
        let holder = Holder::read(&folder.path().join(LOCK));
        assert_eq!(holder, Some(Holder::this()));
    }
}
