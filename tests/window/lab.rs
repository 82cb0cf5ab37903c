//! The Lab in the window: an experiment is started, cancelled, resumed and exported; one's own is
//! composed.

use std::path::Path;

use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;
use yomiki::base::messages::Lang;
use yomiki::gui::App;
use yomiki::gui::action::{Action, LabAction};
use yomiki::gui::pane_kind::PaneKind;
use yomiki::lab::{Own, Sweep};
use yomiki::session::examples;
use yomiki::session::settings::Settings;

use crate::looks::clipped;
use crate::support::{Always, click, model, show, until, window_with};

fn lab(settings: Settings, path: &Path) -> Harness<'static, App> {
    let chooser = Always(path.to_owned());
    let session = examples::first().session();
    let mut h = window_with(session, settings, move |app| app.with_chooser(chooser));
    show(&mut h, PaneKind::Lab);
    h
}

fn done(h: &Harness<'_, App>) -> (usize, usize) {
    let known = model(h).lab().known();
    known
        .and_then(|k| k.as_ref().ok())
        .map_or((0, 0), |k| (k.done, k.cells))
}

#[test]
fn the_keyboard_goes_on_from_an_experiment_to_what_runs_it() {
    let folder = tempfile::tempdir().unwrap();
    let mut h = lab(Settings::default(), folder.path());
    let enter = |h: &mut Harness<'_, App>, name: &str| {
        h.get_by_label(name).focus();
        h.run_steps(2);
        h.key_press_modifiers(egui::Modifiers::NONE, egui::Key::Enter);
        h.run_steps(2);
    };
    enter(
        &mut h,
        "Table 1: recurse when memory is full (experiment 2)",
    );
    until(&mut h, "cost", |h| done(h).1 > 0);
    assert!(h.get_by_label("Run the experiment").is_focused());
    h.key_press_modifiers(egui::Modifiers::NONE, egui::Key::Enter);
    until(&mut h, "first results", |h| {
        let run = model(h).lab().run();
        run.is_some_and(|run| run.progress().0 >= 3)
    });
    enter(&mut h, "Cancel the experiment");
    until(&mut h, "the end", |h| !model(h).lab().is_running());
    until(&mut h, "comparison", |h| done(h).0 >= 3);
    assert!(h.get_by_label("Continue the experiment").is_focused());
}

#[test]
fn an_experiment_is_started_cancelled_resumed_and_exported() {
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().join("out");
    let mut h = lab(Settings::default(), &out);
    click(
        &mut h,
        "Table 1: recurse when memory is full (experiment 2)",
    );
    assert_eq!(model(&h).lab().plan().experiment, "000-table1");
    until(&mut h, "cost", |h| done(h).1 > 0);
    let all = done(&h).1;
    click(&mut h, "Run the experiment");
    until(&mut h, "first results", |h| {
        model(h)
            .lab()
            .run()
            .is_some_and(|run| run.progress().0 >= 3)
    });
    click(&mut h, "Pause the experiment");
    assert!(model(&h).lab().run().unwrap().is_paused());
    click(&mut h, "Continue the experiment");
    click(&mut h, "Cancel the experiment");
    until(&mut h, "the end", |h| !model(h).lab().is_running());
    until(&mut h, "comparison", |h| done(h).0 >= 3);
    let kept = done(&h).0;
    assert!(kept < all, "cancelled too late to tell: {kept} of {all}");
    click(&mut h, "Continue the experiment");
    // What was finished is not searched again.
    assert!(
        model(&h)
            .lab()
            .run()
            .is_none_or(|run| run.progress().0 >= kept)
    );
    until(&mut h, "all results", |h| {
        done(h).0 == all && !model(h).lab().is_running()
    });
    until(&mut h, "the whole report", |h| {
        model(h)
            .lab()
            .report()
            .is_some_and(|report| report.done == all)
    });
    click(&mut h, "Export the results…");
    until(&mut h, "files", |_| out.join("plane.png").exists());
    for name in ["report.md", "report.json", "table.csv", "plane.svg"] {
        assert!(out.join(name).exists(), "{name}");
    }
}

#[test]
fn ones_own_experiment_is_composed_saved_and_opened() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("mine.ron");
    let mut h = lab(Settings::default(), &file);
    click(&mut h, "Compose one…");
    until(&mut h, "the plan", |h| model(h).lab().plan().own.is_some());
    let mut own: Own = model(&h).lab().plan().own.clone().unwrap();
    assert_eq!(own.algorithms.len(), 2);
    own.positions = vec!["random:seed={n},depth={x},branching=2".to_owned()];
    own.numbers = 2;
    own.sweep = Sweep::Position {
        name: "depth".to_owned(),
        values: vec!["2".to_owned(), "3".to_owned()],
    };
    h.state_mut()
        .act(Action::Lab(LabAction::Own(Box::new(own.clone()))));
    until(&mut h, "the size", |h| done(h).1 == 8);
    click(&mut h, "Save as a file…");
    until(&mut h, "the file", |_| file.exists());
    assert_eq!(Own::load(&file).unwrap(), own);
    h.state_mut()
        .act(Action::Lab(LabAction::Choose("trees-depth".to_owned())));
    h.run_steps(2);
    click(&mut h, "Open one…");
    until(&mut h, "the file's plan", |h| {
        model(h).lab().plan().own.as_ref() == Some(&own)
    });
    until(&mut h, "the size again", |h| done(h).1 == 8);
    click(&mut h, "Run the experiment");
    until(&mut h, "results", |h| done(h).0 == 8);
}

#[test]
fn what_cannot_be_run_is_said_and_nothing_is_clipped() {
    for lang in Lang::ALL {
        for dark in [false, true] {
            let settings = Settings {
                lang,
                dark,
                ..Settings::default()
            };
            let mut h = lab(settings, Path::new("nowhere"));
            for experiment in yomiki::lab::EXPERIMENTS {
                let choose = LabAction::Choose(experiment.id.to_owned());
                h.state_mut().act(Action::Lab(choose));
                h.run_steps(2);
                let found = clipped(&h);
                assert!(found.is_empty(), "{}: {}", experiment.id, found.join("\n"));
            }
            let own = Own {
                positions: vec!["nonsense".to_owned()],
                ..(yomiki::lab::experiments::find("trees-depth")
                    .unwrap()
                    .own
                    .unwrap())()
            };
            h.state_mut()
                .act(Action::Lab(LabAction::Own(Box::new(own))));
            until(&mut h, "the sentence", |h| {
                model(h).lab().known().is_some_and(|known| known.is_err())
            });
            let found = clipped(&h);
            assert!(found.is_empty(), "{}", found.join("\n"));
        }
    }
}

#[test]
fn who_composes_an_experiment_by_keys_is_led_to_its_form() {
    let folder = tempfile::tempdir().unwrap();
    let mut h = lab(Settings::default(), folder.path());
    for _ in 0..2 {
        h.get_by_label("Compose one…").focus();
        h.run_steps(2);
        h.key_press_modifiers(egui::Modifiers::NONE, egui::Key::Enter);
        h.run_steps(4);
        let field = egui::accesskit::Role::TextInput;
        assert!(h.get_by_role_and_label(field, "title").is_focused());
    }
}

#[test]
fn a_wide_table_is_scrolled_by_keys() {
    let folder = tempfile::tempdir().unwrap();
    let mut h = lab(Settings::default(), folder.path());
    let mut own: Own = (yomiki::lab::experiments::find("trees-depth")
        .unwrap()
        .own
        .unwrap())();
    own.positions = vec!["random:seed=1,depth={x},branching=2".to_owned()];
    own.sweep = Sweep::Position {
        name: "depth".to_owned(),
        values: vec!["2".to_owned(), "3".to_owned()],
    };
    h.state_mut()
        .act(Action::Lab(LabAction::Own(Box::new(own))));
    until(&mut h, "the size", |h| done(h).1 > 0);
    h.state_mut().act(Action::FillWindow(PaneKind::Lab));
    h.set_size(egui::vec2(360.0, 900.0));
    h.run_steps(4);
    click(&mut h, "Run the experiment");
    until(&mut h, "results", |h| {
        done(h).0 == done(h).1 && model(h).lab().report().is_some()
    });
    let table = model(&h).lab().report().unwrap().tables[0].clone();
    let (title, head) = (table.title.en.clone(), table.head[0].en.clone());
    let left = |h: &Harness<'_, App>| h.get_all_by_label(&head).next().unwrap().rect().left();
    let press = |h: &mut Harness<'_, App>, key| {
        h.key_press_modifiers(egui::Modifiers::NONE, key);
        h.run_steps(40);
    };
    let before = left(&h);
    h.get_by_role_and_label(egui::accesskit::Role::Canvas, &title)
        .focus();
    h.run_steps(40);
    press(&mut h, egui::Key::ArrowRight);
    assert!(left(&h) < before - 10.0);
    press(&mut h, egui::Key::ArrowLeft);
    assert_eq!(left(&h), before);
    // The same from the pane as a whole.
    show(&mut h, PaneKind::Lab);
    for _ in 0..4 {
        press(&mut h, egui::Key::PageDown);
    }
    press(&mut h, egui::Key::ArrowRight);
    assert!(left(&h) < before - 10.0);
}
