//! The trees: cameras, folding, holding, looking inside, and pictures of them.

use egui::accesskit::Role;
use egui::{
    Event, Key, Modifiers, MouseWheelSource, MouseWheelUnit, PointerButton, Shape, TouchPhase,
};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT, Queryable};
use yomiki::gui::App;
use yomiki::gui::action::{Action, FileWish};
use yomiki::gui::model::Phase;
use yomiki::gui::pane_kind::PaneKind;
use yomiki::picture::palette::Palette;
use yomiki::search::catalogue::AlgorithmConfig;
use yomiki::session::Session;
use yomiki::session::settings::Settings;

use crate::support::{self, middle, model, show, until, window};

fn finished(id: &str) -> Harness<'static, App> {
    let mut h = support::finished(id);
    h.run_steps(3);
    h
}

fn press(h: &mut Harness<'_, App>, modifiers: Modifiers, key: Key) {
    h.key_press_modifiers(modifiers, key);
    h.run_steps(3);
}

fn labels(h: &Harness<'_, App>, part: &str) -> Vec<String> {
    h.query_all_by(|node| node.label().is_some_and(|label| label.contains(part)))
        .filter_map(|node| node.accesskit_node().label())
        .collect()
}

#[test]
fn a_subtree_is_folded_by_key_and_shows_its_count() {
    let mut h = finished("first");
    let path = h.get_by_label_contains("α-β node 1 ").rect().center();
    click_at(&mut h, path);
    assert!(model(&h).selected().is_some());
    press(&mut h, Modifiers::NONE, Key::H);
    h.get_by_label_contains("α-β node 1 returned 30 folded 14");
    assert!(h.query_by_label_contains("α-β node 1.0 ").is_none());
    press(&mut h, Modifiers::NONE, Key::H);
    assert!(h.query_by_label_contains("α-β node 1.0 ").is_some());
}

fn click_at(h: &mut Harness<'_, App>, pos: egui::Pos2) {
    for pressed in [true, false] {
        h.event(Event::PointerMoved(pos));
        h.event(Event::PointerButton {
            pos,
            button: PointerButton::Primary,
            pressed,
            modifiers: Modifiers::NONE,
        });
        h.step();
    }
    h.run_steps(2);
}

#[test]
fn what_is_finished_folds_by_itself_except_along_best_play() {
    let mut h = finished("random81");
    let before = labels(&h, " folded ").len();
    assert_eq!(before, 0);
    press(&mut h, Modifiers::SHIFT, Key::H);
    assert!(model(&h).folds_finished());
    let folded = labels(&h, " folded ");
    assert!(!folded.is_empty());
    assert!(!folded.iter().any(|label| label.contains("node root")));
    // Best play stays in sight in every tree.
    let scene = model(&h).scene();
    for (i, runner) in model(&h).runners().iter().enumerate() {
        let path = scene.path(i, runner.run.as_ref().unwrap());
        assert!(path.len() > 2);
        for place in path {
            assert!(!scene.is_folded(place));
            assert!(scene.layout().position(&scene.shape(), place.0).is_some());
        }
    }
    // At the beginning nothing is finished yet.
    h.state_mut().act(Action::Seek {
        runner: 0,
        event: 0,
    });
    h.run_steps(2);
    assert!(labels(&h, " folded ").is_empty());
    h.state_mut().act(Action::FollowLive);
    h.run_steps(2);
    assert_eq!(labels(&h, " folded "), folded);
    press(&mut h, Modifiers::SHIFT, Key::H);
    assert!(labels(&h, " folded ").is_empty());
}

#[test]
fn pressing_and_holding_looks_inside_and_selects_nothing() {
    let mut h = finished("first");
    let at = h.get_by_label_contains("α-β node 1 ").rect().center();
    h.event(Event::PointerMoved(at));
    h.step();
    h.event(Event::PointerButton {
        pos: at,
        button: PointerButton::Primary,
        pressed: true,
        modifiers: Modifiers::NONE,
    });
    h.step();
    assert!(h.query_by_label_contains("peek").is_none());
    // Time goes by in frames.
    h.run_steps(80);
    h.get_by_label_contains("peek 1");
    h.get_by_label_contains("14 nodes below");
    h.event(Event::PointerButton {
        pos: at,
        button: PointerButton::Primary,
        pressed: false,
        modifiers: Modifiers::NONE,
    });
    h.run_steps(2);
    assert!(h.query_by_label_contains("peek").is_none());
    assert!(model(&h).selected().is_none());
}

#[test]
fn the_picture_is_held_while_the_search_goes_on() {
    let position = "random:seed=9,depth=12,branching=6";
    let (position, _) = yomiki::problem::read(position, Default::default()).unwrap();
    let problem = yomiki::problem::Problem::new(position);
    let session = Session::new(problem, vec![AlgorithmConfig::new("minimax")]);
    let mut h = window(session, Settings::default());
    h.run_steps(3);
    h.state_mut().act(Action::Run);
    let events = |h: &Harness<'_, App>| model(h).active_run().unwrap().events();
    until(&mut h, "the first events", |h| events(h) > 100);
    press(&mut h, Modifiers::NONE, Key::G);
    assert!(model(&h).is_held());
    let (shown, nodes) = (
        model(&h).shown_event(0),
        model(&h).scene().canvas().nodes().len(),
    );
    let recorded = events(&h);
    until(&mut h, "more events", |h| events(h) > recorded + 1_000);
    assert_eq!(model(&h).shown_event(0), shown);
    assert_eq!(model(&h).scene().canvas().nodes().len(), nodes);
    assert_eq!(model(&h).phase(), Phase::Running);
    press(&mut h, Modifiers::NONE, Key::G);
    assert!(model(&h).shown_event(0) > shown);
    assert!(model(&h).scene().canvas().nodes().len() > nodes);
    h.state_mut().act(Action::Stop);
}

#[test]
fn the_wheel_zooms_at_the_pointer_and_z_fits_again() {
    let mut h = finished("first");
    let name = "α-β node 1.1 ";
    let before = h.get_by_label_contains(name).rect();
    h.event(Event::PointerMoved(before.center()));
    h.step();
    h.event(Event::MouseWheel {
        unit: MouseWheelUnit::Point,
        delta: egui::vec2(0.0, 60.0),
        phase: TouchPhase::Move,
        source: MouseWheelSource::Unknown,
        modifiers: Modifiers::NONE,
    });
    h.run_steps(20);
    // What is under the pointer stays there; what is beside it moves away.
    let after = h.get_by_label_contains(name).rect();
    assert!(
        before.center().distance(after.center()) < 3.0,
        "{before} {after}"
    );
    press(&mut h, Modifiers::NONE, Key::Z);
    let fitted = h.get_by_label_contains(name).rect();
    assert!(fitted.center().distance(before.center()) < 1.0);
}

#[test]
fn arrow_keys_walk_and_c_centres() {
    let mut h = finished("first");
    let stage = middle(&h, "tree of α-β");
    h.event(Event::PointerMoved(stage));
    h.step();
    h.state_mut().act(Action::SetActiveRunner(1));
    press(&mut h, Modifiers::NONE, Key::R);
    let path = |h: &Harness<'_, App>| {
        let selected = model(h).selected().unwrap();
        let run = model(h).runners()[selected.runner].run.as_ref().unwrap();
        run.nodes()
            .path(selected.node)
            .iter()
            .map(|m| m.0)
            .collect::<Vec<_>>()
    };
    assert!(path(&h).is_empty());
    for (key, expected) in [
        (Key::ArrowDown, &[0][..]),
        (Key::ArrowRight, &[1]),
        (Key::ArrowRight, &[1]),
        (Key::ArrowDown, &[1, 0]),
        (Key::ArrowUp, &[1]),
        (Key::ArrowLeft, &[0]),
    ] {
        press(&mut h, Modifiers::NONE, key);
        assert_eq!(path(&h), expected, "{key:?}");
    }
    press(&mut h, Modifiers::NONE, Key::C);
    let node = h.get_by_label_contains("α-β node 0 ").rect();
    let stage = h.get_by_label("tree of α-β").rect();
    assert!(node.center().distance(stage.center()) < 2.0);
}

#[test]
fn the_whole_tree_what_is_seen_and_the_curves_are_written() {
    let mut h = finished("random81");
    let folder = tempfile::tempdir().unwrap();
    let write = |h: &mut Harness<'_, App>, wish: FileWish, name: &str| {
        let path = folder.path().join(name);
        h.state_mut().act(Action::Export(wish, path.clone()));
        h.step();
        std::fs::read(&path).unwrap()
    };
    let whole = write(&mut h, FileWish::ExportTree(0), "whole.svg");
    let seen = write(&mut h, FileWish::ExportTreeView(0), "seen.svg");
    let size = |svg: &[u8]| {
        let text = String::from_utf8_lossy(svg).into_owned();
        let at = text.find("width=\"").unwrap() + 7;
        text[at..]
            .split(['"', '.', 'p'])
            .next()
            .unwrap()
            .parse::<u32>()
            .unwrap()
    };
    let stage = h.get_by_label_contains("tree of SSS*").rect();
    assert_eq!(size(&seen), stage.width() as u32);
    assert!(size(&whole) > size(&seen));
    let png = write(&mut h, FileWish::ExportTreeView(0), "seen.png");
    assert_eq!(&png[1..4], b"PNG");
    let csv = write(&mut h, FileWish::ExportPlot, "curves.csv");
    assert!(
        String::from_utf8(csv)
            .unwrap()
            .starts_with("curve,leaves,OPEN\n")
    );
    // The file shows the curve that the pane shows.
    h.get_by_label("curve").click();
    h.run_steps(2);
    // A line of the list that has opened; a parameter of an algorithm has the same name.
    let mut lines = h.get_all_by_label("bytes");
    let is_line = |node: &egui_kittest::Node<'_>| node.accesskit_node().role() == Role::Button;
    lines.find(is_line).expect("a line of the list").click();
    drop(lines);
    h.run_steps(2);
    let csv = write(&mut h, FileWish::ExportPlot, "bytes.csv");
    assert!(
        String::from_utf8(csv)
            .unwrap()
            .starts_with("curve,leaves,bytes\n")
    );
    let report = write(&mut h, FileWish::ExportReport, "report.md");
    assert!(String::from_utf8(report).unwrap().contains("| algorithm |"));
}

#[test]
fn the_tree_goes_to_the_clipboard_as_a_picture() {
    let mut h = finished("first");
    h.get_by_label("File").click();
    h.run_steps(2);
    h.get_by_label_contains("Copy picture of the tree").click();
    // It is drawn beside the window: some frame will bring it.
    let since = std::time::Instant::now();
    let copied = loop {
        h.run_steps(1);
        let commands = &h.output().platform_output.commands;
        let copied = commands.iter().find_map(|command| match command {
            egui::OutputCommand::CopyImage(image) => Some(image.size),
            _ => None,
        });
        if copied.is_some() || since.elapsed().as_secs() > 20 {
            break copied;
        }
    };
    let copied = copied.expect("no picture was copied");
    let stage = h.get_by_label("tree of SSS*").rect();
    assert!((copied[0] as f32 - 2.0 * stage.width()).abs() <= 1.0);
}

/// Whether something is drawn on the ground of an inner search or a later pass.
fn is_tinted(h: &Harness<'_, App>) -> bool {
    let palette = Palette::new(model(h).theme().is_dark());
    h.output().shapes.iter().any(
        |clipped| matches!(&clipped.shape, Shape::Rect(rect) if palette.levels.contains(&rect.fill)),
    )
}

#[test]
fn a_tinted_ground_is_explained_and_gone_where_colours_say_who_has_searched() {
    let mut h = finished("recursive");
    show(&mut h, PaneKind::Trees);
    h.get_by_label("inner search");
    assert!(is_tinted(&h));
    show(&mut h, PaneKind::Race);
    assert!(h.query_by_label("inner search").is_none());
    assert!(!is_tinted(&h));
}
