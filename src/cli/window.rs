//! `yomiki [FILE]`: the window.

use std::path::{Path, PathBuf};

use super::language::asked;
use super::{Failure, lang, refusal};
use crate::base::messages::{Lang, Localize, tr};
use crate::gui::{self, Options};
use crate::session::examples;
use crate::session::settings::{Folders, Settings, Unreadable};

pub fn run(file: Option<PathBuf>) -> Result<(), Failure> {
    let command = super::bare_command();
    let word = file.as_deref().and_then(Path::to_str);
    // A window says itself which file is missing; a wrong word opens none.
    let wrong = word.filter(|word| !has_display() || !refusal::is_path(word));
    if let Some(sentence) = wrong.and_then(|word| refusal::mistaken_word(&command, word)) {
        return Err(Failure::new(sentence));
    }
    if !has_display() {
        let (names, last) = refusal::names_of(&command);
        return Err(Failure::new(tr!(lang(), cli_no_display, names, last)));
    }
    let folders = Folders::of_platform();
    let (settings, trouble) = settings(folders.as_ref(), asked(), lang());
    let session = examples::first().session();
    let options = Options {
        session,
        path: file,
        settings,
        folders,
    };
    let trouble = trouble.as_ref().map(|trouble| trouble as &dyn Localize);
    gui::open_window(options, trouble)
        .map_err(|e| Failure::new(tr!(lang(), cli_no_window, why = e.to_string())))
}

/// What was kept of the last window. The first window speaks as the command line does, and so does
/// one for which `--lang` is given.
fn settings(
    folders: Option<&Folders>,
    asked: Option<Lang>,
    usual: Lang,
) -> (Settings, Option<Unreadable>) {
    let is_kept = folders.is_some_and(|folders| folders.settings_file().exists());
    let (mut settings, trouble) = folders.map(Folders::load).unwrap_or_default();
    if !is_kept || trouble.is_some() {
        settings.lang = usual;
    }
    settings.lang = asked.unwrap_or(settings.lang);
    (settings, trouble)
}

/// On Unix a window needs X11 or Wayland; elsewhere there is always a display.
fn has_display() -> bool {
    if cfg!(all(unix, not(target_os = "macos"))) {
        ["DISPLAY", "WAYLAND_DISPLAY", "WAYLAND_SOCKET"]
            .iter()
            .any(|name| std::env::var_os(name).is_some_and(|value| !value.is_empty()))
    } else {
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_window_speaks_as_the_command_line_and_later_ones_as_they_were_left() {
        let folder = tempfile::tempdir().unwrap();
        let folders = Folders {
            config: folder.path().join("config"),
            state: folder.path().join("state"),
        };
        let lang = |asked, usual| settings(Some(&folders), asked, usual).0.lang;
        assert_eq!(lang(None, Lang::Ja), Lang::Ja);
        assert_eq!(settings(None, None, Lang::Ja).0.lang, Lang::Ja);
        let usual = Settings::default();
        folders.store(&usual, &usual).unwrap();
        assert_eq!(lang(None, Lang::Ja), Lang::En);
        assert_eq!(lang(Some(Lang::Ja), Lang::En), Lang::Ja);
        std::fs::write(folders.settings_file(), "garbage").unwrap();
        assert_eq!(lang(None, Lang::Ja), Lang::Ja);
    }
}
