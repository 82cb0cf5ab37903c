//! Files of the system.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, Read, Seek, Write};
use std::path::{Path, PathBuf};

use crate::base::platform::SystemTime;
use crate::base::platform::files::{Kind, NoLock};

pub use super::atomic::{outlive_size_limit, write, write_with};

/// The first bytes of a file, `most` of them. A device says that it has none and goes on for ever, so
/// what is read is counted, whatever the file says of itself.
pub fn read_at_most(path: &Path, most: u64) -> io::Result<Vec<u8>> {
    let file = File::open(path)?;
    let said = file.metadata()?.len();
    let mut bytes = Vec::with_capacity(usize::try_from(said.min(most)).unwrap_or(0));
    file.take(most).read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// A whole file of our own.
pub fn read(path: &Path) -> io::Result<Vec<u8>> {
    fs::read(path)
}

/// The text of a file of our own.
pub fn read_text(path: &Path) -> io::Result<String> {
    fs::read_to_string(path)
}

/// Writes a file that is not there yet, and that nobody else may read.
pub fn write_new_private(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let mut options = File::options();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)?.write_all(bytes)
}

pub fn kind(path: &Path) -> io::Result<Kind> {
    let there = fs::metadata(path)?;
    Ok(if there.is_dir() {
        Kind::Folder
    } else if there.is_file() {
        Kind::File
    } else {
        Kind::Other
    })
}

pub fn exists(path: &Path) -> bool {
    path.exists()
}

pub fn is_file(path: &Path) -> bool {
    path.is_file()
}

pub fn is_folder(path: &Path) -> bool {
    path.is_dir()
}

/// Whether nothing has this name, not even a link that leads nowhere.
pub fn is_free(path: &Path) -> bool {
    path.symlink_metadata().is_err()
}

/// When a file was written, if it is there and the file system knows.
pub fn modified(path: &Path) -> io::Result<Option<SystemTime>> {
    Ok(fs::metadata(path)?.modified().ok())
}

/// Makes a folder and those it is in, where they are not there yet.
pub fn make_folder(path: &Path) -> io::Result<()> {
    fs::create_dir_all(path)
}

/// What is in a folder; nothing if it cannot be looked at.
pub fn list(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    entries.map(|entry| entry.path()).collect()
}

pub fn remove(path: &Path) -> io::Result<()> {
    fs::remove_file(path)
}

pub fn rename(from: &Path, to: &Path) -> io::Result<()> {
    fs::rename(from, to)
}

/// A locked file. The system lets go of it when this is dropped, or the process ends, however it
/// ends.
#[derive(Debug)]
pub struct Lock(File);

/// Locks a file, which is made if it is not there.
pub fn lock(path: &Path) -> Result<Lock, NoLock> {
    let mut options = OpenOptions::new();
    options.create(true).truncate(false).write(true);
    let file = options.open(path).map_err(NoLock::Unopened)?;
    match file.try_lock() {
        Ok(()) => Ok(Lock(file)),
        Err(TryLockError::WouldBlock) => Err(NoLock::Held),
        Err(TryLockError::Error(error)) => Err(NoLock::Unknown(error)),
    }
}

impl Lock {
    /// Puts this into the file, in the place of what it says.
    pub fn put(&mut self, text: &str) -> io::Result<()> {
        self.0.set_len(0)?;
        self.0.rewind()?;
        self.0.write_all(text.as_bytes())
    }
}

impl Drop for Lock {
    /// A process that is being started holds a copy of every open file until its program is loaded:
    /// closing ours would not let go of the lock before then.
    fn drop(&mut self) {
        let _ = self.0.unlock();
    }
}

/// A file of lines to which more are added.
#[derive(Debug)]
pub struct Lines(File);

impl Lines {
    /// Opens it, or makes it. The torn line that somebody who was killed may have left at its end is
    /// taken away.
    pub fn open(path: &Path) -> io::Result<Lines> {
        let file = OpenOptions::new().create(true).append(true).open(path)?;
        let text = fs::read(path)?;
        let whole = text.iter().rposition(|&b| b == b'\n').map_or(0, |i| i + 1);
        if whole < text.len() {
            file.set_len(whole as u64)?;
        }
        Ok(Lines(file))
    }

    /// Adds whole lines, in one call.
    pub fn add(&mut self, lines: &str) -> io::Result<()> {
        self.0.write_all(lines.as_bytes())
    }
}
