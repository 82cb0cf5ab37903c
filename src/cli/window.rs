//! `yomiki [FILE]`: the window.

use std::path::{Path, PathBuf};

use super::{Failure, refusal};
use crate::base::messages::Localize;
use crate::gui::{self, Options};
use crate::session::examples;
use crate::session::settings::Folders;

pub fn run(file: Option<PathBuf>) -> Result<(), Failure> {
    let command = super::command();
    let word = file.as_deref().and_then(Path::to_str);
    // A window says itself which file is missing; a wrong word opens none.
    let wrong = word.filter(|word| !has_display() || !refusal::is_path(word));
    if let Some(sentence) = wrong.and_then(|word| refusal::mistaken_word(&command, word)) {
        return Err(Failure::new(sentence));
    }
    if !has_display() {
        return Err(Failure::new(format_args!(
            "there is no display to open a window on. Without one, these work: yomiki {} (each with --help).",
            refusal::names_of(&command, "and")
        )));
    }
    let folders = Folders::of_platform();
    let (settings, trouble) = folders.as_ref().map(Folders::load).unwrap_or_default();
    let session = examples::first().session();
    let options = Options {
        session,
        path: file,
        settings,
        folders,
    };
    let trouble = trouble.as_ref().map(|trouble| trouble as &dyn Localize);
    gui::open_window(options, trouble)
        .map_err(|e| Failure::new(format_args!("the window could not be opened: {e}")))
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
