//! Files in memory, by their names: those of a page, into which somebody drops them. A folder is
//! there as soon as something is in it.

use std::collections::{BTreeMap, BTreeSet};
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};

use super::SystemTime;
use super::files::{Kind, NoLock, Written};

struct Entry {
    bytes: Vec<u8>,
    modified: SystemTime,
}

#[derive(Default)]
struct Store {
    entries: BTreeMap<PathBuf, Entry>,
    locked: BTreeSet<PathBuf>,
}

static STORE: Mutex<Option<Store>> = Mutex::new(None);

fn with<R>(look: impl FnOnce(&mut Store) -> R) -> R {
    let mut store: MutexGuard<'_, Option<Store>> =
        STORE.lock().unwrap_or_else(PoisonError::into_inner);
    look(store.get_or_insert_default())
}

fn missing() -> io::Error {
    ErrorKind::NotFound.into()
}

impl Store {
    fn put(&mut self, path: &Path, bytes: Vec<u8>) {
        let modified = SystemTime::now();
        self.entries
            .insert(path.to_owned(), Entry { bytes, modified });
    }

    fn kind(&self, path: &Path) -> Option<Kind> {
        let is_in_it = |name: &PathBuf| name != path && name.starts_with(path);
        match self.entries.contains_key(path) {
            true => Some(Kind::File),
            false => self.entries.keys().any(is_in_it).then_some(Kind::Folder),
        }
    }
}

pub fn read_at_most(path: &Path, most: u64) -> io::Result<Vec<u8>> {
    with(|store| {
        let entry = store.entries.get(path).ok_or_else(missing)?;
        let most = usize::try_from(most).unwrap_or(usize::MAX);
        Ok(entry.bytes[..entry.bytes.len().min(most)].to_vec())
    })
}

pub fn read(path: &Path) -> io::Result<Vec<u8>> {
    read_at_most(path, u64::MAX)
}

pub fn read_text(path: &Path) -> io::Result<String> {
    String::from_utf8(read(path)?).map_err(|_| ErrorKind::InvalidData.into())
}

pub fn write(path: &Path, bytes: &[u8]) -> io::Result<Written> {
    with(|store| store.put(path, bytes.to_vec()));
    Ok(Written::AtOnce)
}

pub fn write_with(
    path: &Path,
    fill: impl FnOnce(&mut dyn Write) -> io::Result<()>,
) -> io::Result<Written> {
    let mut bytes = Vec::new();
    fill(&mut bytes)?;
    write(path, &bytes)
}

pub fn write_new_private(path: &Path, bytes: &[u8]) -> io::Result<()> {
    if exists(path) {
        return Err(ErrorKind::AlreadyExists.into());
    }
    write(path, bytes).map(|_| ())
}

/// Here is no limit to outlive.
pub fn outlive_size_limit() {}

pub fn kind(path: &Path) -> io::Result<Kind> {
    with(|store| store.kind(path)).ok_or_else(missing)
}

pub fn exists(path: &Path) -> bool {
    kind(path).is_ok()
}

pub fn is_file(path: &Path) -> bool {
    kind(path).is_ok_and(|kind| kind == Kind::File)
}

pub fn is_folder(path: &Path) -> bool {
    kind(path).is_ok_and(|kind| kind == Kind::Folder)
}

pub fn is_free(path: &Path) -> bool {
    !exists(path)
}

pub fn modified(path: &Path) -> io::Result<Option<SystemTime>> {
    with(|store| {
        let entry = store.entries.get(path).ok_or_else(missing)?;
        Ok(Some(entry.modified))
    })
}

/// There is nothing to be made.
pub fn make_folder(_path: &Path) -> io::Result<()> {
    Ok(())
}

pub fn list(folder: &Path) -> Vec<PathBuf> {
    with(|store| {
        let inside = |name: &PathBuf| {
            let rest = name.strip_prefix(folder).ok()?;
            Some(folder.join(rest.components().next()?))
        };
        let names: BTreeSet<PathBuf> = store.entries.keys().filter_map(inside).collect();
        names.into_iter().collect()
    })
}

pub fn remove(path: &Path) -> io::Result<()> {
    with(|store| store.entries.remove(path))
        .map(|_| ())
        .ok_or_else(missing)
}

pub fn rename(from: &Path, to: &Path) -> io::Result<()> {
    with(|store| {
        let entry = store.entries.remove(from).ok_or_else(missing)?;
        store.entries.insert(to.to_owned(), entry);
        Ok(())
    })
}

/// A locked file; dropping this unlocks it.
#[derive(Debug)]
pub struct Lock(PathBuf);

pub fn lock(path: &Path) -> Result<Lock, NoLock> {
    let is_new = with(|store| store.locked.insert(path.to_owned()));
    is_new.then(|| Lock(path.to_owned())).ok_or(NoLock::Held)
}

impl Lock {
    pub fn put(&mut self, text: &str) -> io::Result<()> {
        write(&self.0, text.as_bytes()).map(|_| ())
    }
}

impl Drop for Lock {
    fn drop(&mut self) {
        with(|store| store.locked.remove(&self.0));
    }
}

/// A file of lines to which more are added.
#[derive(Debug)]
pub struct Lines(PathBuf);

impl Lines {
    pub fn open(path: &Path) -> io::Result<Lines> {
        let mut lines = Lines(path.to_owned());
        lines.add("")?;
        Ok(lines)
    }

    pub fn add(&mut self, lines: &str) -> io::Result<()> {
        with(|store| {
            let before = store.entries.remove(&self.0);
            let mut bytes = before.map(|entry| entry.bytes).unwrap_or_default();
            bytes.extend_from_slice(lines.as_bytes());
            store.put(&self.0, bytes);
        });
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_in_memory_do_what_those_on_a_disk_do() {
        let folder = Path::new("shelf");
        let (one, two) = (folder.join("one.ron"), folder.join("deep/two.ron"));
        make_folder(folder).unwrap();
        assert!(is_free(&one) && !is_folder(folder));
        assert_eq!(read(&one).unwrap_err().kind(), ErrorKind::NotFound);
        assert_eq!(write(&one, b"first").unwrap(), Written::AtOnce);
        write_with(&two, |file| file.write_all(b"second")).unwrap();
        let failed = write_with(&one, |_| Err(io::Error::other("no more")));
        assert!(failed.is_err() && read_text(&one).unwrap() == "first");
        assert_eq!(read_at_most(&one, 3).unwrap(), b"fir");
        assert!(is_file(&one) && is_folder(folder) && !is_file(folder));
        assert_eq!(list(folder), [folder.join("deep"), one.clone()]);
        assert!(modified(&one).unwrap() <= modified(&two).unwrap());
        assert!(write_new_private(&one, b"other").is_err());
        rename(&one, &folder.join("three.ron")).unwrap();
        assert!(is_free(&one) && remove(&one).is_err());
        remove(&folder.join("three.ron")).unwrap();
        outlive_size_limit();
    }

    #[test]
    fn a_lock_is_held_once_and_lines_are_added() {
        let path = Path::new("lines/lock");
        let mut held = lock(path).unwrap();
        assert!(matches!(lock(path), Err(NoLock::Held)));
        held.put("me").unwrap();
        assert_eq!(read_text(path).unwrap(), "me");
        drop(held);
        assert!(lock(path).is_ok());
        let path = Path::new("lines/lines");
        for line in ["a\n", "b\n"] {
            Lines::open(path).unwrap().add(line).unwrap();
        }
        assert_eq!(read_text(path).unwrap(), "a\nb\n");
    }
}
