//! What a window puts aside while it works, and finds again if it was not closed in good order.
//!
//! Every window holds the lock of one numbered place for as long as it lives. A place that can be
//! locked although something lies in it belonged to a window that died: that is what is offered.

use std::io;
use std::path::{Path, PathBuf};

use super::text_file::{self, FileError};
use super::{Session, SessionError};
use crate::base::platform::files::{self, Lock, NoLock};

use crate::base::messages::{Words, tr};
use crate::base::own_error;
use crate::base::platform::SystemTime;

/// More windows than anyone opens; past that there is no autosave.
const PLACES: usize = 32;
/// Far more than a game of any length.
const LARGEST_GAME: u64 = 4 << 20;

/// One window's place. Dropping it gives the place up and leaves what lies there.
#[derive(Debug)]
pub struct Autosave {
    file: PathBuf,
    game_file: PathBuf,
    /// Locked; the system lets go of it when the process ends, however it ends.
    _lock: Lock,
}

/// What no file holds of a window's work.
#[derive(Clone, Debug, Default)]
pub struct Aside {
    pub session: Option<Session>,
    /// The game that is being played, as those write it who play it.
    pub game: Option<String>,
}

impl Aside {
    pub fn is_empty(&self) -> bool {
        self.session.is_none() && self.game.is_none()
    }
}

/// What a window left behind.
#[derive(Debug)]
pub struct LeftBehind {
    pub aside: Aside,
    /// When it was put aside, if the file system knows.
    pub when: Option<SystemTime>,
}

impl Autosave {
    /// Takes the first place in this folder that no living window holds.
    pub fn claim(folder: &Path) -> io::Result<Autosave> {
        files::make_folder(folder)?;
        for place in 0..PLACES {
            match files::lock(&folder.join(format!("window-{place}.lock"))) {
                Ok(lock) => {
                    return Ok(Autosave {
                        file: folder.join(format!("autosave-{place}.ron")),
                        game_file: folder.join(format!("autosave-{place}-game.ron")),
                        _lock: lock,
                    });
                }
                Err(NoLock::Unopened(error)) => return Err(error),
                Err(NoLock::Held | NoLock::Unknown(_)) => {}
            }
        }
        Err(own_error(
            io::ErrorKind::Other,
            Words::of(|lang| tr!(lang, session_no_autosave_place)),
        ))
    }

    /// What the last holder of this place had put aside and not taken away.
    pub fn left_behind(&self) -> Option<Result<LeftBehind, SessionError>> {
        let written = |file: &Path| files::modified(file).ok();
        let session = written(&self.file);
        let when = session.max(written(&self.game_file))?;
        Some(
            self.read(session.is_some())
                .map(|aside| LeftBehind { aside, when }),
        )
    }

    fn read(&self, has_session: bool) -> Result<Aside, SessionError> {
        let session = has_session.then(|| Session::load(&self.file));
        Ok(Aside {
            session: session.transpose()?,
            game: text_file::read(&self.game_file, LARGEST_GAME).ok(),
        })
    }

    /// Puts this aside, and nothing of what lay there before.
    pub fn put_aside(&self, aside: &Aside) -> Result<(), SessionError> {
        match &aside.session {
            Some(session) => {
                session.save(&self.file)?;
            }
            None => removed(&self.file)?,
        }
        match &aside.game {
            Some(game) => files::write(&self.game_file, game.as_bytes())
                .map(|_| ())
                .map_err(|source| io_error(&self.game_file, source)),
            None => removed(&self.game_file),
        }
    }

    /// Nothing is left to restore.
    pub fn clear(&self) -> Result<(), SessionError> {
        self.put_aside(&Aside::default())
    }
}

fn removed(file: &Path) -> Result<(), SessionError> {
    match files::remove(file) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(io_error(file, error)),
        _ => Ok(()),
    }
}

fn io_error(file: &Path, source: io::Error) -> SessionError {
    let path = file.to_path_buf();
    SessionError::from(FileError::Io { path, source })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::session::examples;

    #[test]
    fn what_a_dead_window_put_aside_is_found_by_the_next_one() {
        let folder = tempfile::tempdir().unwrap();
        let aside = Aside {
            session: Some(examples::first().session()),
            game: Some("a game".to_owned()),
        };
        let first = Autosave::claim(folder.path()).unwrap();
        assert!(first.left_behind().is_none());
        first.put_aside(&aside).unwrap();
        // A second window beside the living one has a place of its own.
        let second = Autosave::claim(folder.path()).unwrap();
        assert!(second.left_behind().is_none());
        drop(first);
        let third = Autosave::claim(folder.path()).unwrap();
        let found = third.left_behind().unwrap().unwrap();
        assert_eq!(found.aside.session, aside.session);
        assert_eq!(found.aside.game, aside.game);
        // The sessions have been saved meanwhile; the game goes on.
        let aside = Aside {
            session: None,
            ..aside
        };
        third.put_aside(&aside).unwrap();
        let found = third.left_behind().unwrap().unwrap().aside;
        assert!(found.session.is_none());
        assert!(found.game.is_some());
        third.clear().unwrap();
        assert!(third.left_behind().is_none());
        third.clear().unwrap();
    }

    #[test]
    fn damage_is_an_error_not_a_session() {
        let folder = tempfile::tempdir().unwrap();
        let place = Autosave::claim(folder.path()).unwrap();
        std::fs::write(folder.path().join("autosave-0.ron"), b"\xff(((").unwrap();
        assert!(place.left_behind().unwrap().is_err());
    }
}
