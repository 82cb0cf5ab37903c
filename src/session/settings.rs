//! What the window remembers between sessions, in the platform's usual folder.

use std::path::PathBuf;
use std::{io, iter};

use serde::{Deserialize, Serialize};

use super::text_file::FileError;
use super::{atomic, text_file};
use crate::base::messages::{Lang, Localize, localized_error, tr};
use crate::game::io_words::IoWords;

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
    /// The window's layout, as `egui_tiles` writes it; kept as text so that a layout of another
    /// version costs the layout only.
    pub layout: Option<String>,
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
            layout: None,
            recent: Vec::new(),
            shogi: ShogiLook::default(),
            lessons: Vec::new(),
            begun: Vec::new(),
        }
    }
}

/// Settings are small; anything bigger is something else.
const LARGEST_FILE: u64 = 4 << 20;

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
        let dirs = directories::ProjectDirs::from("", "", "yomiki")?;
        Some(Folders {
            config: dirs.config_dir().to_path_buf(),
            state: dirs
                .state_dir()
                .unwrap_or_else(|| dirs.data_local_dir())
                .to_path_buf(),
        })
    }

    pub fn settings_file(&self) -> PathBuf {
        self.config.join("settings.ron")
    }

    /// Reads the settings. A file that is damaged or of a newer version is put aside, for the next
    /// store would replace it; the settings are those by default then.
    pub fn load(&self) -> (Settings, Option<Unreadable>) {
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
        let is_free = |path: &PathBuf| path.symlink_metadata().is_err();
        let numbered = (2..).map(|n| file.with_extension(format!("ron.bad{n}")));
        let aside = iter::once(file.with_extension("ron.bad"))
            .chain(numbered)
            .find(is_free)
            .unwrap_or_default();
        std::fs::rename(&file, &aside)?;
        Ok(aside)
    }

    pub fn store(&self, settings: &Settings) -> io::Result<()> {
        let text = ron::ser::to_string_pretty(settings, ron::ser::PrettyConfig::default())
            .map_err(|e| io::Error::other(e.to_string()))?;
        std::fs::create_dir_all(&self.config)?;
        atomic::write(&self.settings_file(), text.as_bytes())
    }
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
                let why = IoWords(error).localize(lang);
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
        folders.store(&settings).unwrap();
        assert_eq!(folders.load().0, settings);
        for (odd, sound) in [("NaN", 1.0), ("0.0", 0.5), ("-inf", 0.5), ("1e30", 3.0)] {
            std::fs::write(folders.settings_file(), format!("(zoom: {odd})")).unwrap();
            assert_eq!(folders.load().0.zoom, sound, "{odd}");
        }
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
            folders.store(&settings).unwrap();
        }
        std::fs::write(folders.settings_file(), "\n").unwrap();
        assert!(folders.load().1.is_none(), "nothing is lost");
        for (bytes, name) in damaged.iter().zip(names) {
            assert_eq!(std::fs::read(folder.path().join(name)).unwrap(), *bytes);
        }
    }
}
