//! A window in a harness, and the few things that every test of it does.

use std::path::PathBuf;

use crossbeam_channel::Receiver;
use egui::{Event, PointerButton, Pos2};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;
use yomiki::base::messages::Lang;
use yomiki::gui::action::{Action, FileWish};
use yomiki::gui::command::Command;
use yomiki::gui::files::FileChooser;
use yomiki::gui::model::{Model, Phase};
use yomiki::gui::pane_kind::PaneKind;
use yomiki::gui::{App, Options};
use yomiki::session::settings::Settings;
use yomiki::session::{Session, examples};
use yomiki::worker::waiting;

use crate::pictures::Pictures;

/// A window of the smallest size we promise, with nothing remembered from elsewhere.
pub fn window(session: Session, settings: Settings) -> Harness<'static, App> {
    window_with(session, settings, |app| app)
}

/// The same with something changed before its first frame, such as who chooses files.
pub fn window_with(
    session: Session,
    settings: Settings,
    change: impl FnOnce(App) -> App + 'static,
) -> Harness<'static, App> {
    Harness::builder()
        .with_size(egui::vec2(1280.0, 800.0))
        .with_max_steps(64)
        .renderer(Pictures::default())
        .build_eframe(move |cc| {
            let options = Options {
                session,
                path: None,
                settings,
                folders: None,
                start_engine: Some(yomiki::protocol::client::start_engine),
            };
            change(App::new(&cc.egui_ctx, options))
        })
}

/// A chooser whose dialog can never be shown, as on a machine without one.
pub struct Nobody;

impl FileChooser for Nobody {
    fn ask(&mut self, _: &FileWish, _: Option<&str>) -> Receiver<Option<PathBuf>> {
        let (answer, receiver) = crossbeam_channel::bounded(1);
        answer.send(None).unwrap();
        receiver
    }
}

/// A window with a ready example, in English.
pub fn example(id: &str) -> Harness<'static, App> {
    let example = examples::find(id).expect("the example exists");
    let mut harness = window(example.session(), Settings::default());
    harness.run_steps(3);
    harness
}

pub fn model<'a>(harness: &'a Harness<'_, App>) -> &'a Model {
    harness.state().model()
}

/// The position's notation.
pub fn position(harness: &Harness<'_, App>) -> String {
    model(harness).position_text()
}

/// Clicks what has this accessible name.
pub fn click(harness: &mut Harness<'_, App>, name: &str) {
    harness.get_by_label(name).click();
    harness.step();
    harness.step();
}

/// Presses at the first point, moves over the others, lets go at the last.
pub fn stroke(harness: &mut Harness<'_, App>, points: &[Pos2]) {
    let button = |pos, pressed| Event::PointerButton {
        pos,
        button: PointerButton::Primary,
        pressed,
        modifiers: egui::Modifiers::NONE,
    };
    harness.event(Event::PointerMoved(points[0]));
    harness.event(button(points[0], true));
    for &point in points {
        harness.event(Event::PointerMoved(point));
    }
    harness.event(button(points[points.len() - 1], false));
    harness.step();
    harness.step();
}

/// The middle of what has this accessible name.
pub fn middle(harness: &Harness<'_, App>, name: &str) -> Pos2 {
    harness.get_by_label(name).rect().center()
}

/// Brings a pane to the front.
pub fn show(harness: &mut Harness<'_, App>, kind: PaneKind) {
    let show = Command::ShowPane(kind);
    harness.state_mut().act(Action::Command(show));
    harness.run_steps(3);
}

/// Steps until something is so; what never comes fails the test.
pub fn until(harness: &mut Harness<'_, App>, what: &str, so: impl Fn(&Harness<'_, App>) -> bool) {
    waiting::expect_that(what, || {
        harness.step();
        so(harness)
    });
    harness.run_steps(2);
}

/// The window is gone, as when its process dies: what it was writing is there, and nothing more.
pub fn gone(window: Harness<'_, App>) {
    waiting::expect_that("what is being written", || !window.state().is_keeping());
}

/// Steps until all searches are over.
pub fn run_to_the_end(harness: &mut Harness<'_, App>) {
    until(harness, "the end of the searches", |h| {
        model(h).phase() != Phase::Running
    });
}

/// Runs everything to its end, as fast as it goes.
pub fn run(harness: &mut Harness<'_, App>) {
    harness.state_mut().act(Action::SetSpeed(f64::INFINITY));
    harness.state_mut().act(Action::Run);
    run_to_the_end(harness);
}

/// A ready example that has been run.
pub fn finished(id: &str) -> Harness<'static, App> {
    let mut harness = example(id);
    run(&mut harness);
    harness
}

/// A person who always chooses this place.
pub struct Always(pub PathBuf);

impl FileChooser for Always {
    fn ask(&mut self, _: &FileWish, _: Option<&str>) -> Receiver<Option<PathBuf>> {
        let (answer, receiver) = crossbeam_channel::bounded(1);
        answer.send(Some(self.0.clone())).unwrap();
        receiver
    }
}

/// What this frame put on the clipboard.
pub fn copied(h: &Harness<'_, App>) -> Option<String> {
    let commands = &h.output().platform_output.commands;
    commands.iter().find_map(|command| match command {
        egui::OutputCommand::CopyText(text) => Some(text.clone()),
        _ => None,
    })
}

/// What the window says in one of the two languages that tests read.
pub fn in_either<T>(lang: Lang, english: T, japanese: T) -> T {
    match lang {
        Lang::Ja => japanese,
        _ => english,
    }
}
