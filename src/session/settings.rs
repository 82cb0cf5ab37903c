//! What the window remembers between sessions, in the platform's usual folder.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::time::Duration;
use std::{io, iter};

use serde::{Deserialize, Serialize};

use super::text_file;
use super::text_file::FileError;
use crate::base::IoErrorText;
use crate::base::messages::{Lang, Localize, localized_error, tr};
use crate::base::platform::files::{self, Lock, NoLock};
use crate::base::platform::{OwnFolders, own_folders};
use crate::worker::waiting;

/// How shogi boards are drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct ShogiLook {
    /// One-letter western pieces instead of kanji.
    pub letters: bool,
    /// Gote sits below.
    pub flipped: bool,
}

/// Settings of the person, not of a session. Unknown or missing fields never stop the program.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    pub lang: Lang,
    pub dark: bool,
    pub presentation: bool,
    pub zoom: f32,
    /// Finished subtrees are drawn as triangles.
    pub fold_finished: bool,
    /// The arrangement of each desk, by its name, as `egui_tiles` writes it; kept as text so that one
    /// of another version costs the arrangement only.
    pub desks: BTreeMap<String, String>,
    pub recent: Vec<PathBuf>,
    pub shogi: ShogiLook,
    /// Lessons finished, by id, with the best score.
    pub lessons: Vec<(String, u32)>,
    /// Lessons begun and not finished.
    pub begun: Vec<BegunLesson>,
}

/// How far somebody came in a lesson.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct BegunLesson {
    pub id: String,
    /// From 0.
    pub step: usize,
    /// For every step: whether its question was answered right at once.
    pub scores: Vec<Option<bool>>,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            lang: Lang::En,
            dark: false,
            presentation: false,
            zoom: 1.0,
            fold_finished: false,
            desks: BTreeMap::new(),
            recent: Vec::new(),
            shogi: ShogiLook::default(),
            lessons: Vec::new(),
            begun: Vec::new(),
        }
    }
}

/// Settings are small; anything bigger is something else.
const LARGEST_FILE: u64 = 4 << 20;

/// How long a window waits for another that writes its settings.
const LONGEST_WAIT: Duration = Duration::from_secs(2);

/// The nearest zoom at which a window can be read and worked with.
pub fn sound_zoom(zoom: f32) -> f32 {
    if zoom.is_nan() {
        1.0
    } else {
        zoom.clamp(0.5, 3.0)
    }
}

/// Where the program keeps its own files.
#[derive(Clone, Debug)]
pub struct Folders {
    pub config: PathBuf,
    pub state: PathBuf,
}

impl Folders {
    /// The platform's folders, or none on a machine without a home.
    pub fn of_platform() -> Option<Folders> {
        let OwnFolders { config, state } = own_folders()?;
        Some(Folders { config, state })
    }

    pub fn settings_file(&self) -> PathBuf {
        self.config.join("settings.ron")
    }

    /// Reads the settings. A file that is damaged or of a newer version is put aside, for the next
    /// store would replace it; the settings are those by default then.
    pub fn load(&self) -> (Settings, Option<Unreadable>) {
        // Where there is no folder yet there is nothing that could be put aside twice.
        let _lock = self.lock();
        match self.read() {
            Ok(mut settings) => {
                // Through a window of no size at all nobody could mend it.
                settings.zoom = sound_zoom(settings.zoom);
                (settings, None)
            }
            Err(damage) => {
                let aside = self.put_aside();
                (Settings::default(), Some(Unreadable { damage, aside }))
            }
        }
    }

    fn read(&self) -> Result<Settings, Damage> {
        match text_file::read(&self.settings_file(), LARGEST_FILE) {
            // Where nothing is written there is nothing to lose.
            Ok(text) if text.trim().is_empty() => Ok(Settings::default()),
            Ok(text) => ron::from_str(&text).map_err(|error| Damage::Ron(Box::new(error))),
            // The first start.
            Err(FileError::Io { source, .. }) if source.kind() == io::ErrorKind::NotFound => {
                Ok(Settings::default())
            }
            Err(error) => Err(Damage::File(error)),
        }
    }

    /// Gives the settings' file a name under which nothing is yet.
    fn put_aside(&self) -> io::Result<PathBuf> {
        let file = self.settings_file();
        let is_free = |path: &PathBuf| files::is_free(path);
        let numbered = (2..).map(|n| file.with_extension(format!("ron.bad{n}")));
        let aside = iter::once(file.with_extension("ron.bad"))
            .chain(numbered)
            .find(is_free)
            .unwrap_or_default();
        files::rename(&file, &aside)?;
        Ok(aside)
    }

    /// Stores what has changed `since`, and leaves alone what another window has written meanwhile.
    pub fn store(&self, settings: &Settings, since: &Settings) -> io::Result<()> {
        files::make_folder(&self.config)?;
        // A file system without locks is no reason to keep nothing.
        let _lock = self.lock();
        // What cannot be read was readable to nobody who has changed it since.
        let there = self.read().unwrap_or_else(|_| since.clone());
        let merged = merged(there, since, settings);
        let text = ron::ser::to_string_pretty(&merged, ron::ser::PrettyConfig::default())
            .map_err(|e| io::Error::other(e.to_string()))?;
        files::write(&self.settings_file(), text.as_bytes()).map(|_| ())
    }

    /// Keeps other windows from reading and writing the settings until it is dropped.
    fn lock(&self) -> Result<Lock, NoLock> {
        let path = self.config.join("settings.lock");
        // Nobody holds it for longer than it takes to write a small file, unless he was stopped.
        let locked = waiting::first(LONGEST_WAIT, || match files::lock(&path) {
            Err(NoLock::Held) => None,
            result => Some(result),
        });
        locked.unwrap_or(Err(NoLock::Held))
    }
}

/// What is stored, with what this window has changed `since` it read or stored it itself.
fn merged(there: Settings, since: &Settings, now: &Settings) -> Settings {
    fn taken<T: PartialEq + Clone>(there: T, since: &T, now: &T) -> T {
        match now == since {
            true => there,
            false => now.clone(),
        }
    }
    // Every field by name: one that is added must say how it is merged.
    let Settings {
        lang,
        dark,
        presentation,
        zoom,
        fold_finished,
        desks,
        recent,
        shogi,
        lessons,
        begun,
    } = now;
    Settings {
        lang: taken(there.lang, &since.lang, lang),
        dark: taken(there.dark, &since.dark, dark),
        presentation: taken(there.presentation, &since.presentation, presentation),
        zoom: taken(there.zoom, &since.zoom, zoom),
        fold_finished: taken(there.fold_finished, &since.fold_finished, fold_finished),
        desks: taken(there.desks, &since.desks, desks),
        recent: merged_recent(there.recent, &since.recent, recent),
        shogi: ShogiLook {
            letters: taken(there.shogi.letters, &since.shogi.letters, &shogi.letters),
            flipped: taken(there.shogi.flipped, &since.shogi.flipped, &shogi.flipped),
        },
        lessons: merged_list(there.lessons, &since.lessons, lessons, |(id, _)| id),
        begun: merged_list(there.begun, &since.begun, begun, |begun| &begun.id),
    }
}

/// How many files are remembered.
pub const MOST_RECENT: usize = 10;

/// What this window has opened comes first, then what others have.
fn merged_recent(there: Vec<PathBuf>, since: &[PathBuf], now: &[PathBuf]) -> Vec<PathBuf> {
    // What was not touched keeps its order behind what was.
    let untouched = (0..=now.len())
        .find(|&n| is_within(&now[n..], since))
        .unwrap_or(now.len());
    let mut merged = now[..untouched].to_vec();
    for path in there {
        if !merged.contains(&path) {
            merged.push(path);
        }
    }
    merged.truncate(MOST_RECENT);
    merged
}

/// Whether all of these are in the list, in this order.
fn is_within(some: &[PathBuf], list: &[PathBuf]) -> bool {
    let mut list = list.iter();
    some.iter().all(|path| list.any(|other| other == path))
}

/// Entries that were added, changed or taken away since are so in the result; the others are as
/// they are there.
fn merged_list<T: PartialEq + Clone>(
    mut there: Vec<T>,
    since: &[T],
    now: &[T],
    id: impl Fn(&T) -> &String,
) -> Vec<T> {
    let gone = |entry: &T| {
        let is_same = |other: &&T| id(other) == id(entry);
        since.iter().any(|other| is_same(&other)) && !now.iter().any(|other| is_same(&other))
    };
    there.retain(|entry| !gone(entry));
    for entry in now.iter().filter(|entry| !since.contains(entry)) {
        match there.iter_mut().find(|other| id(other) == id(entry)) {
            Some(other) => *other = entry.clone(),
            None => there.push(entry.clone()),
        }
    }
    there
}

/// Settings that could not be read, and where they are now.
#[derive(Debug)]
pub struct Unreadable {
    damage: Damage,
    aside: io::Result<PathBuf>,
}

#[derive(Debug)]
enum Damage {
    File(FileError),
    Ron(Box<ron::error::SpannedError>),
}

impl Localize for Unreadable {
    fn localize(&self, lang: Lang) -> String {
        let why = match &self.damage {
            Damage::File(error) => error.localize(lang),
            Damage::Ron(error) => {
                let (at, reason) = (error.span.start, error.code.to_string());
                let (line, column) = (at.line, at.col);
                tr!(lang, session_settings_place, line, column, reason)
            }
        };
        let kept = match &self.aside {
            Ok(path) => tr!(lang, session_settings_kept, path = path.display()),
            Err(error) => {
                let why = IoErrorText(error).localize(lang);
                tr!(lang, session_settings_lost, why)
            }
        };
        tr!(lang, session_settings_unreadable, why, kept)
    }
}

localized_error!(Unreadable);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_survive_a_file_and_are_sound() {
        let folder = tempfile::tempdir().unwrap();
        let folders = Folders {
            config: folder.path().join("c"),
            state: folder.path().join("s"),
        };
        let (settings, trouble) = folders.load();
        assert!(settings == Settings::default() && trouble.is_none());
        let settings = Settings {
            lang: Lang::Ja,
            dark: true,
            ..Settings::default()
        };
        folders.store(&settings, &Settings::default()).unwrap();
        assert_eq!(folders.load().0, settings);
        for (odd, sound) in [("NaN", 1.0), ("0.0", 0.5), ("-inf", 0.5), ("1e30", 3.0)] {
            std::fs::write(folders.settings_file(), format!("(zoom: {odd})")).unwrap();
            assert_eq!(folders.load().0.zoom, sound, "{odd}");
        }
    }

    #[test]
    fn what_two_windows_change_is_all_kept() {
        let folder = tempfile::tempdir().unwrap();
        let folders = Folders {
            config: folder.path().join("c"),
            state: folder.path().join("s"),
        };
        let names = |names: &[&str]| names.iter().map(PathBuf::from).collect::<Vec<_>>();
        let begun = |id: &str, step| BegunLesson {
            id: id.to_owned(),
            step,
            scores: Vec::new(),
        };
        let both = Settings {
            recent: names(&["a", "b", "c"]),
            lessons: vec![("x".to_owned(), 50)],
            begun: vec![begun("y", 1), begun("z", 2)],
            ..Settings::default()
        };
        folders.store(&both, &Settings::default()).unwrap();
        let one = Settings {
            dark: true,
            recent: names(&["d", "a", "b", "c"]),
            lessons: vec![("x".to_owned(), 50), ("y".to_owned(), 100)],
            begun: vec![begun("z", 2)],
            ..both.clone()
        };
        let other = Settings {
            zoom: 2.0,
            shogi: ShogiLook {
                letters: true,
                flipped: false,
            },
            recent: names(&["c", "a", "b"]),
            lessons: vec![("x".to_owned(), 75)],
            begun: vec![begun("y", 1), begun("z", 3)],
            ..both.clone()
        };
        folders.store(&one, &both).unwrap();
        folders.store(&other, &both).unwrap();
        let expected = Settings {
            dark: true,
            zoom: 2.0,
            shogi: other.shogi,
            recent: names(&["c", "d", "a", "b"]),
            lessons: vec![("x".to_owned(), 75), ("y".to_owned(), 100)],
            begun: vec![begun("z", 3)],
            ..Settings::default()
        };
        assert_eq!(folders.load().0, expected);
        // Nothing has changed in the first one: it undoes nothing.
        folders.store(&one, &one).unwrap();
        assert_eq!(folders.load().0, expected);
    }

    #[test]
    fn windows_that_store_at_the_same_moment_lose_nothing() {
        let folder = tempfile::tempdir().unwrap();
        let folders = Folders {
            config: folder.path().join("c"),
            state: folder.path().join("s"),
        };
        std::thread::scope(|scope| {
            for window in 0..4 {
                let folders = &folders;
                scope.spawn(move || {
                    let mut before = Settings::default();
                    for n in 0..8 {
                        let mut now = before.clone();
                        now.lessons.push((format!("{window}/{n}"), 100));
                        folders.store(&now, &before).unwrap();
                        before = now;
                    }
                });
            }
        });
        assert_eq!(folders.load().0.lessons.len(), 32);
    }

    #[test]
    fn settings_that_cannot_be_read_are_put_aside_and_never_replaced() {
        let folder = tempfile::tempdir().unwrap();
        let folders = Folders {
            config: folder.path().to_owned(),
            state: folder.path().join("s"),
        };
        let names = ["settings.ron.bad", "settings.ron.bad2", "settings.ron.bad3"];
        // Damaged, of a version with another language, and not a text at all.
        let damaged: [&[u8]; 3] = [b"(dark: perhaps", b"(lang: Tlh)", b"\xff\xfe\x00\xd8"];
        for (bytes, name) in damaged.iter().zip(names) {
            std::fs::write(folders.settings_file(), bytes).unwrap();
            let (settings, trouble) = folders.load();
            assert_eq!(settings, Settings::default());
            let trouble = trouble.unwrap();
            assert!(trouble.to_string().contains(name), "{trouble}");
            assert!(trouble.localize(Lang::Ja).contains(name));
            assert!(folders.load().1.is_none(), "it is told once");
            folders.store(&settings, &Settings::default()).unwrap();
        }
        std::fs::write(folders.settings_file(), "\n").unwrap();
        assert!(folders.load().1.is_none(), "nothing is lost");
        for (bytes, name) in damaged.iter().zip(names) {
            assert_eq!(std::fs::read(folder.path().join(name)).unwrap(), *bytes);
        }
    }
}
