//! What a window keeps without being asked: its work, for the case that it dies, and the
//! settings. Both are written on a thread of their own, because a disk may take its time.

use std::sync::Arc;
use std::time::Duration;

use crate::base::platform::{Instant, Stack, Task, start};
use crate::session::SessionError;
use crate::session::autosave::{Aside, Autosave, LeftBehind};
use crate::session::settings::{Folders, Settings};

/// How often something is written at most.
const USUALLY: Duration = Duration::from_secs(20);
/// The same after a move of a game: there are not many, and each is worth keeping.
const AFTER_A_MOVE: Duration = Duration::from_secs(1);

pub(super) struct Keeping {
    /// Where work is put aside; nothing = nowhere (tests, pictures).
    place: Option<Arc<Autosave>>,
    /// Something may lie there.
    lies: bool,
    folders: Option<Folders>,
    every: Duration,
    last: Instant,
    /// Moves of the game when it was last kept.
    moves: Option<usize>,
    /// The settings as this window has read or stored them last; others may have stored theirs since.
    stored: Settings,
    /// Ends with the settings it has stored.
    under_way: Option<Task<Option<Settings>>>,
}

impl Keeping {
    /// Without a place to put work aside everything else still works.
    pub fn new(folders: Option<&Folders>, stored: Settings) -> Keeping {
        let place = folders.and_then(|folders| Autosave::claim(&folders.state).ok());
        Keeping {
            place: place.map(Arc::new),
            lies: true,
            folders: folders.cloned(),
            every: USUALLY,
            last: Instant::now(),
            moves: None,
            stored,
            under_way: None,
        }
    }

    pub fn set_every(&mut self, long: Duration) {
        self.every = long;
    }

    /// What a window that died had put aside.
    pub fn left_behind(&self) -> Option<Result<LeftBehind, SessionError>> {
        self.place.as_ref()?.left_behind()
    }

    /// Whether something is being written.
    pub fn is_writing(&self) -> bool {
        let task = self.under_way.as_ref();
        task.is_some_and(|task| !task.is_over())
    }

    /// Whether it is time to write again, and nothing is being written. `moves` of a game that is
    /// being played.
    pub fn is_due(&mut self, moves: Option<usize>) -> bool {
        if self.is_writing() {
            return false;
        }
        self.finish();
        let every = match moves == self.moves {
            true => self.every,
            false => self.every.min(AFTER_A_MOVE),
        };
        let is_due = self.last.elapsed() >= every;
        if is_due {
            self.moves = moves;
        }
        is_due
    }

    /// Puts this aside in the place of what lay there, and stores the settings if they have
    /// changed. A full disk must not stop the lecture: the next try may work.
    pub fn keep(&mut self, aside: Option<Aside>, settings: &Settings) {
        self.finish();
        self.last = Instant::now();
        if let Some(job) = self.job(aside, settings) {
            // Where no thread can be had, the next try may get one.
            self.under_way = start("keeping", Stack::Usual, job).ok();
        }
    }

    /// What there is to be written, if there is anything. It gives the settings that it has stored.
    fn job(
        &mut self,
        aside: Option<Aside>,
        settings: &Settings,
    ) -> Option<impl FnOnce() -> Option<Settings> + Send + 'static> {
        let aside = aside.filter(|aside| self.lies || !aside.is_empty());
        self.lies = aside.as_ref().map_or(self.lies, |aside| !aside.is_empty());
        let aside = aside.zip(self.place.clone());
        let settings = self.changed(settings).zip(self.folders.clone());
        let since = self.stored.clone();
        let is_any = aside.is_some() || settings.is_some();
        is_any.then_some(move || {
            if let Some((aside, place)) = aside {
                let _ = place.put_aside(&aside);
            }
            settings.and_then(|(settings, folders)| {
                let stored = folders.store(&settings, &since);
                stored.is_ok().then_some(settings)
            })
        })
    }

    /// The window closes: what is kept is written before this returns.
    pub fn close(&mut self, work: Closing, settings: &Settings) {
        let aside = match work {
            Closing::Settled => Some(Aside::default()),
            Closing::PutAside(aside) => Some(*aside),
            Closing::Unanswered => None,
        };
        self.finish();
        if let Some(stored) = self.job(aside, settings).and_then(|job| job()) {
            self.stored = stored;
        }
    }

    /// Nothing is left to restore.
    pub fn clear(&mut self) {
        let Some(place) = self.place.clone() else {
            return;
        };
        let before = self.under_way.take();
        let clear = move || {
            // What is being written would lie there again.
            let stored = before.and_then(Task::wait).flatten();
            let _ = place.clear();
            stored
        };
        self.under_way = start("keeping", Stack::Usual, clear).ok();
        // Where no thread can be had, the next one clears the place.
        self.lies = self.under_way.is_none();
    }

    /// Waits for what is being written.
    fn finish(&mut self) {
        let stored = self.under_way.take().and_then(Task::wait).flatten();
        if let Some(stored) = stored {
            self.stored = stored;
        }
    }

    fn changed(&self, settings: &Settings) -> Option<Settings> {
        (*settings != self.stored).then(|| settings.clone())
    }
}

/// What becomes of what was put aside when the window closes.
pub(super) enum Closing {
    /// All is saved, or nobody wants it.
    Settled,
    /// Nobody could be asked.
    PutAside(Box<Aside>),
    /// What another window left behind was offered and not answered for: it is offered again.
    Unanswered,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::base::platform::channel::bounded;
    use crate::session::examples;

    fn keeping_in(folder: &std::path::Path) -> Keeping {
        let folders = Folders {
            config: folder.join("c"),
            state: folder.join("s"),
        };
        Keeping::new(Some(&folders), Settings::default())
    }

    #[test]
    fn what_is_kept_is_found_after_a_crash_and_gone_after_a_good_end() {
        let folder = tempfile::tempdir().unwrap();
        let session = Some(examples::first().session());
        let aside = || Aside {
            session: session.clone(),
            ..Aside::default()
        };
        let settings = Settings {
            dark: true,
            ..Settings::default()
        };
        let mut keeping = keeping_in(folder.path());
        keeping.keep(Some(aside()), &settings);
        keeping.finish();
        assert_eq!(keeping.stored, settings);
        assert_eq!(keeping.folders.as_ref().unwrap().load().0, settings);
        drop(keeping);
        let mut next = keeping_in(folder.path());
        let left = next.left_behind().unwrap().unwrap();
        assert_eq!(left.aside.session, session);
        next.close(Closing::Unanswered, &settings);
        assert!(next.left_behind().is_some());
        next.close(Closing::PutAside(Box::new(aside())), &settings);
        assert!(next.left_behind().is_some());
        // All has been saved.
        next.keep(Some(Aside::default()), &settings);
        next.finish();
        assert!(next.left_behind().is_none());
        next.keep(Some(aside()), &settings);
        next.close(Closing::Settled, &settings);
        assert!(next.left_behind().is_none());
    }

    #[test]
    fn nothing_is_due_while_something_is_written() {
        let folder = tempfile::tempdir().unwrap();
        let mut keeping = keeping_in(folder.path());
        keeping.set_every(Duration::ZERO);
        assert!(keeping.is_due(None));
        let (go_on, waits) = bounded::<()>(1);
        let wait = move || {
            let _ = waits.recv();
            None
        };
        keeping.under_way = start("waiting", Stack::Usual, wait).ok();
        assert!(!keeping.is_due(None));
        go_on.send(()).unwrap();
        keeping.finish();
        assert!(keeping.is_due(None));
    }

    #[test]
    fn a_move_of_a_game_is_kept_soon() {
        let folder = tempfile::tempdir().unwrap();
        let mut keeping = keeping_in(folder.path());
        let later = |keeping: &mut Keeping| {
            keeping.last = Instant::now().checked_sub(2 * AFTER_A_MOVE).unwrap();
        };
        later(&mut keeping);
        assert!(!keeping.is_due(None));
        assert!(keeping.is_due(Some(1)));
        later(&mut keeping);
        assert!(!keeping.is_due(Some(1)));
        assert!(keeping.is_due(Some(2)));
    }
}
