//! `yomiki [FILE]`: the window.

use std::path::{Path, PathBuf};

use super::language::asked;
use super::{Failure, lang, refusal};
use crate::base::messages::{Lang, Localize, tr};
use crate::gui::{App, Options};
use crate::protocol::client::start_engine;
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
        start_engine: Some(start_engine),
    };
    let trouble = trouble.as_ref().map(|trouble| trouble as &dyn Localize);
    open(options, trouble)
        .map_err(|e| Failure::new(tr!(lang(), cli_no_window, why = e.to_string())))
}

/// Opens the window and stays until it is closed. `trouble` is what it begins with complaining of.
fn open(options: Options, trouble: Option<&dyn Localize>) -> eframe::Result {
    let icon = include_bytes!("../../assets/icon/yomiki-128.png");
    // No picture if it cannot be read, for nothing depends on it.
    let icon = eframe::icon_data::from_png_bytes(icon).unwrap_or_default();
    let native = eframe::NativeOptions {
        viewport: egui::ViewportBuilder::default()
            .with_title(tr!(options.settings.lang, window_title))
            .with_app_id("yomiki")
            .with_icon(icon)
            .with_inner_size([1280.0, 800.0])
            .with_min_inner_size([800.0, 560.0])
            .with_drag_and_drop(true),
        ..eframe::NativeOptions::default()
    };
    eframe::run_native(
        "yomiki",
        native,
        Box::new(|cc| {
            let app = App::new(&cc.egui_ctx, options);
            Ok(Box::new(app.complaining(trouble)))
        }),
    )
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
