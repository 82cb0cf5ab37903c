//! After a crash: what was open is offered, opened or thrown away, and never lost by waiting.

use std::path::Path;

use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;
use yomiki::gui::{App, Options};
use yomiki::session::autosave::Autosave;
use yomiki::session::examples;
use yomiki::session::settings::{Folders, Settings};

use crate::pictures::Pictures;
use crate::support::{click, model};

/// A window whose own files live below this folder.
fn window_at(folder: &Path) -> Harness<'static, App> {
    let folders = Folders {
        config: folder.join("config"),
        state: folder.join("state"),
    };
    let mut harness = Harness::builder()
        .with_size(egui::vec2(1280.0, 800.0))
        .with_max_steps(64)
        .renderer(Pictures::default())
        .build_eframe(move |cc| {
            let options = Options {
                session: examples::first().session(),
                path: None,
                settings: Settings::default(),
                folders: Some(folders),
            };
            App::new(&cc.egui_ctx, options)
        });
    harness.run_steps(3);
    harness
}

/// A window that died with an Othello position open.
fn crash_in(folder: &Path) {
    let session = examples::find("othello6").unwrap().session();
    let place = Autosave::claim(&folder.join("state")).unwrap();
    place.put_aside(&session).unwrap();
}

#[test]
fn what_was_open_at_a_crash_is_offered_and_opened() {
    let folder = tempfile::tempdir().unwrap();
    crash_in(folder.path());
    // Closed without an answer, it is offered again.
    drop(window_at(folder.path()));
    let mut window = window_at(folder.path());
    let before = model(&window).session().clone();
    click(&mut window, "Open it");
    let opened = model(&window).session().clone();
    assert_ne!(opened, before);
    assert_eq!(opened, examples::find("othello6").unwrap().session());
    assert!(model(&window).is_changed(), "no file holds it");
    assert!(window.query_by_label("Open it").is_none());
}

#[test]
fn what_was_open_at_a_crash_can_be_discarded() {
    let folder = tempfile::tempdir().unwrap();
    crash_in(folder.path());
    let mut window = window_at(folder.path());
    click(&mut window, "Discard it");
    assert_eq!(*model(&window).session(), examples::first().session());
    drop(window);
    let window = window_at(folder.path());
    assert!(window.query_by_label("Discard it").is_none());
}
