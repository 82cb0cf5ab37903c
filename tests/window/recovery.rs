//! After a crash: what was open is offered, opened or thrown away, and never lost by waiting.

use std::path::Path;
use std::process::Stdio;
use std::time::Duration;

use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;
use yomiki::base::messages::Localize;
use yomiki::gui::action::{Action, PlayAction};
use yomiki::gui::command::Command;
use yomiki::gui::desk::Desk;
use yomiki::gui::model::{Sitter, Table};
use yomiki::gui::{App, Options, command};
use yomiki::session::examples;
use yomiki::session::settings::Folders;
use yomiki::worker::waiting;

use crate::again::again;
use crate::pictures::Pictures;
use crate::support::{click, gone, model, until};

/// A window whose own files live below this folder.
pub fn window_at(folder: &Path) -> Harness<'static, App> {
    let folders = Folders {
        config: folder.join("config"),
        state: folder.join("state"),
    };
    let mut harness = Harness::builder()
        .with_size(egui::vec2(1280.0, 800.0))
        .with_max_steps(64)
        .renderer(Pictures::default())
        .build_eframe(move |cc| {
            let (settings, trouble) = folders.load();
            let options = Options {
                session: examples::first().session(),
                path: None,
                settings,
                folders: Some(folders),
                start_engine: Some(yomiki::protocol::client::start_engine),
            };
            App::new(&cc.egui_ctx, options)
                .complaining(trouble.as_ref().map(|trouble| trouble as &dyn Localize))
                .autosaving_every(Duration::ZERO)
        });
    harness.run_steps(3);
    harness
}

/// Where the process that is to die has its files.
const DOOMED: &str = "YOMIKI_TEST_DOOMED_WINDOW";

/// A window with an Othello position that no file holds, until somebody kills it.
fn live_in(folder: &Path) -> ! {
    let mut window = window_at(folder);
    let session = examples::find("othello6").unwrap().session();
    let restore = Action::Restore(Box::new(session));
    window.state_mut().act(restore);
    waiting::until(Duration::MAX, || {
        window.step();
        false
    });
    unreachable!("there is no end to wait for");
}

/// A process with a window is killed once it has put its session aside.
fn crash_in(folder: &Path) {
    let test = "what_was_open_at_a_crash_is_offered_and_opened";
    let mut child = again(module_path!(), test)
        .env(DOOMED, folder)
        .stdout(Stdio::null())
        .spawn()
        .unwrap();
    let aside = folder.join("state/autosave-0.ron");
    waiting::expect_that("what is put aside", || {
        assert!(child.try_wait().unwrap().is_none(), "it died by itself");
        aside.exists()
    });
    child.kill().unwrap();
    child.wait().unwrap();
}

#[test]
fn what_was_open_at_a_crash_is_offered_and_opened() {
    if let Some(folder) = std::env::var_os(DOOMED) {
        live_in(Path::new(&folder));
    }
    let folder = tempfile::tempdir().unwrap();
    crash_in(folder.path());
    // Closed without an answer, it is offered again.
    gone(window_at(folder.path()));
    let mut window = window_at(folder.path());
    let before = model(&window).session().clone();
    click(&mut window, "Open it");
    let opened = model(&window).session().clone();
    assert_ne!(opened, before);
    assert_eq!(opened, examples::find("othello6").unwrap().session());
    assert!(model(&window).has_unsaved_work(), "no file holds it");
    assert!(window.query_by_label("Open it").is_none());
}

#[test]
fn what_was_open_at_a_crash_can_be_discarded() {
    let folder = tempfile::tempdir().unwrap();
    crash_in(folder.path());
    let mut window = window_at(folder.path());
    click(&mut window, "Discard it");
    assert_eq!(*model(&window).session(), examples::first().session());
    gone(window);
    let window = window_at(folder.path());
    assert!(window.query_by_label("Discard it").is_none());
}

#[test]
fn a_game_that_was_being_played_goes_on_after_a_crash() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = window_at(folder.path());
    let table = Table {
        seats: [Sitter::Person; 2],
        ..Table::default()
    };
    let begin = PlayAction::Begin(Box::new(table));
    window.state_mut().act(Action::Play(begin));
    for square in ["f5", "d6", "c3"] {
        let m = PlayAction::Move(square.to_owned());
        window.state_mut().act(Action::Play(m));
    }
    let aside = folder.path().join("state/autosave-0-game.ron");
    until(&mut window, "the game aside", |_| aside.exists());
    let game = std::fs::read_to_string(&aside).unwrap();
    // Whoever leaves the table does not want it back.
    window.state_mut().act(Action::Play(PlayAction::Leave));
    until(&mut window, "nothing aside", |_| !aside.exists());
    gone(window);

    std::fs::write(&aside, &game).unwrap();
    let mut window = window_at(folder.path());
    window.get_by_label("A game of Othello after 3 moves");
    click(&mut window, "Open it");
    let sitting = model(&window).sitting().expect("the game goes on");
    let moves: Vec<&str> = sitting.entries().iter().map(|e| &e.text[..]).collect();
    assert_eq!(moves, ["f5", "d6", "c3"]);
    assert!(sitting.is_under_way() && sitting.is_humans_turn());
    let watch = Command::GoTo(Desk::Watch);
    window.state_mut().act(Action::Command(watch));
    assert_eq!(*model(&window).session(), examples::first().session());
    gone(window);

    // Cut off, it is no game, and nobody is asked about it.
    std::fs::write(&aside, &game[..game.len() / 2]).unwrap();
    let window = window_at(folder.path());
    assert!(window.query_by_label("Open it").is_none());
}

#[test]
fn settings_that_cannot_be_read_are_told_of_once_and_kept() {
    let folder = tempfile::tempdir().unwrap();
    let config = folder.path().join("config");
    std::fs::create_dir(&config).unwrap();
    std::fs::write(config.join("settings.ron"), "(dark: perhaps").unwrap();
    let mut window = window_at(folder.path());
    let complaint = "The settings cannot be read";
    assert!(window.query_by_label_contains(complaint).is_some());
    // Another setting is stored, and what was put aside stays.
    window
        .state_mut()
        .act(Action::Command(command::Command::SwitchTheme));
    until(&mut window, "new settings", |_| {
        config.join("settings.ron").exists()
    });
    let kept = std::fs::read_to_string(config.join("settings.ron.bad")).unwrap();
    assert_eq!(kept, "(dark: perhaps");
    gone(window);
    let window = window_at(folder.path());
    assert!(window.query_by_label_contains(complaint).is_none());
    assert!(model(&window).settings().dark);
}
