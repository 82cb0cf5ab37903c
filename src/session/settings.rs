//! What the window remembers between sessions, in the platform's usual folder.

use std::path::PathBuf;

use serde::{Deserialize, Serialize};

use super::{atomic, text_file};
use crate::game::text::Lang;

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

    /// Reads the settings; what cannot be read is as by default.
    pub fn load(&self) -> Settings {
        let mut settings: Settings = text_file::read(&self.settings_file(), LARGEST_FILE)
            .ok()
            .and_then(|text| ron::from_str(&text).ok())
            .unwrap_or_default();
        // Through a window of no size at all nobody could mend it.
        settings.zoom = sound_zoom(settings.zoom);
        settings
    }

    pub fn store(&self, settings: &Settings) -> std::io::Result<()> {
        let text = ron::ser::to_string_pretty(settings, ron::ser::PrettyConfig::default())
            .map_err(|e| std::io::Error::other(e.to_string()))?;
        std::fs::create_dir_all(&self.config)?;
        atomic::write(&self.settings_file(), text.as_bytes())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_survive_a_file_and_damage_gives_the_defaults() {
        let folder = tempfile::tempdir().unwrap();
        let folders = Folders {
            config: folder.path().join("c"),
            state: folder.path().join("s"),
        };
        assert_eq!(folders.load(), Settings::default());
        let settings = Settings {
            lang: Lang::Ja,
            dark: true,
            ..Settings::default()
        };
        folders.store(&settings).unwrap();
        assert_eq!(folders.load(), settings);
        std::fs::write(folders.settings_file(), "(dark: perhaps").unwrap();
        assert_eq!(folders.load(), Settings::default());
        for (odd, sound) in [("NaN", 1.0), ("0.0", 0.5), ("-inf", 0.5), ("1e30", 3.0)] {
            std::fs::write(folders.settings_file(), format!("(zoom: {odd})")).unwrap();
            assert_eq!(folders.load().zoom, sound, "{odd}");
        }
    }
}
