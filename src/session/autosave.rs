//! What a window puts aside while it works, and finds again if it was not closed in good order.
//!
//! Every window holds the lock of one numbered place for as long as it lives. A place that can be
//! locked although something lies in it belonged to a window that died: that is what is offered.

use std::fs::{self, File, OpenOptions};
use std::io;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use super::{Session, SessionError};

/// More windows than anyone opens; past that there is no autosave.
const PLACES: usize = 32;

/// One window's place. Dropping it gives the place up and leaves what lies there.
#[derive(Debug)]
pub struct Autosave {
    file: PathBuf,
    /// Locked; the system lets go of it when the process ends, however it ends.
    _lock: File,
}

/// A session that a window left behind.
#[derive(Debug)]
pub struct LeftBehind {
    pub session: Session,
    /// When it was put aside, if the file system knows.
    pub when: Option<SystemTime>,
}

impl Autosave {
    /// Takes the first place in this folder that no living window holds.
    pub fn claim(folder: &Path) -> io::Result<Autosave> {
        fs::create_dir_all(folder)?;
        for place in 0..PLACES {
            let lock = OpenOptions::new()
                .create(true)
                .truncate(false)
                .write(true)
                .open(folder.join(format!("window-{place}.lock")))?;
            if lock.try_lock().is_ok() {
                return Ok(Autosave {
                    file: folder.join(format!("autosave-{place}.ron")),
                    _lock: lock,
                });
            }
        }
        Err(io::Error::other("every place for an autosave is taken"))
    }

    /// What the last holder of this place had put aside and not taken away.
    pub fn left_behind(&self) -> Option<Result<LeftBehind, SessionError>> {
        let about = fs::metadata(&self.file).ok()?;
        Some(Session::load(&self.file).map(|session| LeftBehind {
            session,
            when: about.modified().ok(),
        }))
    }

    pub fn put_aside(&self, session: &Session) -> Result<(), SessionError> {
        session.save(&self.file)
    }

    /// Nothing is left to restore.
    pub fn clear(&self) -> io::Result<()> {
        match fs::remove_file(&self.file) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
            _ => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::session::examples;

    #[test]
    fn what_a_dead_window_put_aside_is_found_by_the_next_one() {
        let folder = tempfile::tempdir().unwrap();
        let session = examples::first().session();
        let first = Autosave::claim(folder.path()).unwrap();
        assert!(first.left_behind().is_none());
        first.put_aside(&session).unwrap();
        // A second window beside the living one has a place of its own.
        let second = Autosave::claim(folder.path()).unwrap();
        assert!(second.left_behind().is_none());
        drop(first);
        let third = Autosave::claim(folder.path()).unwrap();
        let found = third.left_behind().unwrap().unwrap();
        assert_eq!(found.session, session);
        third.clear().unwrap();
        assert!(third.left_behind().is_none());
        third.clear().unwrap();
    }

    #[test]
    fn damage_is_an_error_not_a_session() {
        let folder = tempfile::tempdir().unwrap();
        let place = Autosave::claim(folder.path()).unwrap();
        fs::write(folder.path().join("autosave-0.ron"), b"\xff(((").unwrap();
        assert!(place.left_behind().unwrap().is_err());
    }
}
