//! What surrounds the panes: closing, saving by name, the palette, and a layout that comes back.

use egui::{Key, Modifiers, Rect, Vec2, ViewportCommand, ViewportEvent, ViewportId};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;
use yomiki::base::messages::Lang;
use yomiki::gui::App;
use yomiki::gui::action::{Action, FileWish, PlayAction};
use yomiki::gui::command::Command;
use yomiki::gui::model::{Sitter, Table};
use yomiki::gui::pane_kind::PaneKind;
use yomiki::gui::pane_tool::PaneTool;
use yomiki::session::settings::Settings;
use yomiki::session::{Session, examples};

use crate::support::{Nobody, click, example, model, run_to_the_end, show, until, window_with};

fn press(h: &mut Harness<'_, App>, modifiers: Modifiers, key: Key) {
    h.key_press_modifiers(modifiers, key);
    h.run_steps(2);
}

/// What the window has asked of the system in the last frame.
fn commands(h: &Harness<'_, App>) -> Vec<ViewportCommand> {
    let output = h.output().viewport_output.get(&ViewportId::ROOT);
    output.map_or_else(Vec::new, |output| output.commands.clone())
}

/// The window's own close button.
fn close_button(h: &mut Harness<'_, App>) -> Vec<ViewportCommand> {
    let viewports = &mut h.input_mut().viewports;
    let root = viewports.entry(ViewportId::ROOT).or_default();
    root.events.push(ViewportEvent::Close);
    h.step();
    let commands = commands(h);
    h.step();
    commands
}

/// A bookmark is work that would be lost.
fn work(h: &mut Harness<'_, App>) {
    h.state_mut().act(Action::AddBookmark("mine".to_owned()));
    h.step();
}

const QUESTION: &str = "Save before closing?";

#[test]
fn a_window_without_changes_closes_at_once() {
    let mut h = example("first");
    // How fast it runs is not worth a question.
    h.state_mut().act(Action::SetSpeed(5.0));
    assert!(!close_button(&mut h).contains(&ViewportCommand::CancelClose));
    assert!(h.query_by_label(QUESTION).is_none());
}

#[test]
fn a_window_with_changes_asks_before_it_closes() {
    let mut h = example("first");
    work(&mut h);
    assert!(close_button(&mut h).contains(&ViewportCommand::CancelClose));
    h.get_by_label(QUESTION);
    click(&mut h, "Cancel");
    assert!(h.query_by_label(QUESTION).is_none());
    // Again by the keyboard, and now it is given up.
    press(&mut h, Modifiers::COMMAND, Key::Q);
    h.get_by_label(QUESTION);
    h.get_by_label("Do not save").click();
    h.run_steps(3);
    assert!(h.query_by_label(QUESTION).is_none());
    assert!(!close_button(&mut h).contains(&ViewportCommand::CancelClose));
}

#[test]
fn saving_before_closing_writes_the_file() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("lecture.yomiki.ron");
    let mut h = example("first");
    h.state_mut().act(Action::SaveSession(path.clone()));
    work(&mut h);
    press(&mut h, Modifiers::COMMAND, Key::Q);
    h.get_by_label(QUESTION);
    click(&mut h, "Save");
    until(&mut h, "the file is there", |h| {
        !model(h).has_unsaved_work()
    });
    assert_eq!(Session::load(&path).unwrap(), *model(&h).session());
    assert!(!close_button(&mut h).contains(&ViewportCommand::CancelClose));
}

#[test]
fn what_was_open_before_a_lesson_is_asked_for_too() {
    let mut h = example("first");
    work(&mut h);
    let lessons = model(&h).learn().library();
    let id = lessons[0].id.clone();
    let start = yomiki::gui::action::LessonAction::Start(id);
    h.state_mut().act(Action::Lesson(start));
    h.run_steps(2);
    assert!(model(&h).has_unsaved_work());
    assert_eq!(model(&h).work().session.bookmarks.len(), 1);
}

#[test]
fn a_session_opens_whatever_its_file_is_called() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("mylec");
    let session = examples::find("ties").unwrap().session();
    session.save(&path).unwrap();
    let mut h = example("first");
    h.state_mut().act(Action::OpenPath(path));
    assert_eq!(*model(&h).session(), session);
}

#[test]
fn a_wrong_path_stays_in_its_field() {
    let first = examples::first().session();
    let mut h = window_with(first, Settings::default(), |app| app.with_chooser(Nobody));
    h.state_mut().act(Action::Files(FileWish::Open));
    h.run_steps(2);
    h.get_by_label("Path of the file").focus();
    h.step();
    h.get_by_label("Path of the file")
        .type_text("/no/such/file.ron");
    h.step();
    click(&mut h, "OK");
    h.get_by_label_contains("there is no such file or folder");
    h.get_by_label("Path of the file");
    assert!(model(&h).toasts().is_empty());
}

#[test]
fn an_ending_that_cannot_be_written_is_mended_in_its_field() {
    let first = examples::first().session();
    let mut h = window_with(first, Settings::default(), |app| app.with_chooser(Nobody));
    h.state_mut().act(Action::Files(FileWish::ExportTree(0)));
    h.run_steps(3);
    // The name that stands there is selected: what is typed takes its place.
    h.get_by_label("Path of the file").type_text("tree.gif");
    h.run_steps(2);
    click(&mut h, "OK");
    h.get_by_label_contains("not as .gif");
    let text = h.get_by_label("Path of the file").value();
    assert_eq!(text.as_deref(), Some("tree.gif"));
    assert!(model(&h).toasts().is_empty());
}

#[test]
fn the_same_complaint_is_shown_once() {
    let mut h = example("first");
    for _ in 0..3 {
        let nowhere = "/no/such/file.ron".into();
        h.state_mut().act(Action::OpenPath(nowhere));
    }
    h.step();
    let said: Vec<&str> = model(&h).toasts().iter().map(|t| &t.text[..]).collect();
    assert_eq!(said.len(), 1, "{said:?}");
    assert!(!said[0].contains("os error"), "{said:?}");
}

#[test]
fn what_was_said_in_another_language_does_not_stay() {
    let mut h = example("first");
    h.state_mut()
        .act(Action::OpenPath("/no/such/file.ron".into()));
    for (lang, said) in [(Lang::En, 1), (Lang::Ja, 0)] {
        h.state_mut().act(Action::SetLang(lang));
        h.step();
        assert_eq!(model(&h).toasts().len(), said, "{lang:?}");
    }
}

/// Calls a command by a part of its name.
fn call(h: &mut Harness<'_, App>, typed: &str) {
    press(h, Modifiers::COMMAND, Key::P);
    h.event(egui::Event::Text(typed.to_owned()));
    h.run_steps(2);
    press(h, Modifiers::NONE, Key::Enter);
    h.run_steps(3);
}

#[test]
fn what_a_pane_offers_is_called_by_its_name() {
    let mut h = example("first");
    h.state_mut().act(Action::SetSpeed(f64::INFINITY));
    h.state_mut().act(Action::Run);
    run_to_the_end(&mut h);
    call(&mut h, "race: merged");
    h.get_by_label("merged tree");
    let copied = |h: &Harness<'_, App>| {
        let commands = &h.output().platform_output.commands;
        commands.iter().any(|command| {
            matches!(command, egui::OutputCommand::CopyText(text) if text.starts_with("algorithm,"))
        })
    };
    press(&mut h, Modifiers::COMMAND, Key::P);
    h.event(egui::Event::Text("runs csv".to_owned()));
    h.run_steps(2);
    // The release of a key would be another frame.
    h.event(egui::Event::Key {
        key: Key::Enter,
        physical_key: None,
        pressed: true,
        repeat: false,
        modifiers: Modifiers::NONE,
    });
    h.step();
    assert!(copied(&h), "{:?}", h.output().platform_output.commands);
    h.run_steps(2);
    h.get_by_label("Copy as CSV");
    // Why not is told where it cannot be done.
    for (tool, why) in [
        (PaneTool::RestToGote, "This is for shogi positions"),
        (PaneTool::ClearBoard, "There is no board"),
        (PaneTool::NextStep, "No lesson is open"),
        (PaneTool::Resign, "No game is being played"),
        (PaneTool::NextProblem, "Open a set of problems first"),
    ] {
        let state = model(&h).command_state(Command::InPane(tool));
        assert!(state.is_err_and(|reason| reason.contains(why)), "{tool:?}");
    }
    call(&mut h, "switch to othello");
    call(&mut h, "clear the board");
    h.get_by_label_contains("There is no disc on the board.");
    call(&mut h, "starting position");
    h.get_by_label_contains("has 4 legal moves");
    // A game is not given up by one word.
    let table = Table {
        seats: [Sitter::Person, Sitter::Person],
        ..Table::default()
    };
    h.state_mut()
        .act(Action::Play(PlayAction::Begin(Box::new(table))));
    h.run_steps(2);
    call(&mut h, "resign");
    h.get_by_label("Really resign?");
    assert!(model(&h).sitting().unwrap().ending().is_none());
    call(&mut h, "resign");
    assert!(model(&h).sitting().unwrap().ending().is_some());
}

#[test]
fn enter_in_an_empty_palette_does_nothing() {
    let mut h = example("first");
    work(&mut h);
    press(&mut h, Modifiers::COMMAND, Key::P);
    press(&mut h, Modifiers::NONE, Key::Enter);
    assert_eq!(model(&h).bookmarks().len(), 1);
    assert!(h.query_all_by_label("Type a command").next().is_some());
}

#[test]
fn a_command_by_keys_closes_the_palette() {
    let mut h = example("first");
    let is_open = |h: &Harness<'_, App>| h.query_all_by_label("Type a command").next().is_some();
    press(&mut h, Modifiers::COMMAND, Key::P);
    assert!(is_open(&h));
    press(&mut h, Modifiers::NONE, Key::F11);
    assert!(!is_open(&h));
}

#[test]
fn the_reason_why_a_command_cannot_be_done_moves_no_line_of_the_palette() {
    let mut h = example("first");
    press(&mut h, Modifiers::COMMAND, Key::P);
    for c in "tsume".chars() {
        h.event(egui::Event::Text(c.to_string()));
        h.step();
    }
    h.run_steps(3);
    let reason = "Set up a shogi position first";
    let row = |h: &Harness<'_, App>| h.get_by_label("Solve as tsume").rect();
    let before = row(&h);
    for _ in 0..12 {
        if h.query_by_label_contains(reason).is_some() {
            break;
        }
        // It stands above what can be done now.
        press(&mut h, Modifiers::NONE, Key::ArrowUp);
    }
    h.get_by_label_contains(reason);
    assert_eq!(row(&h), before);
}

#[test]
fn the_speed_stays_inside_a_window_of_very_large_type() {
    for lang in Lang::ALL {
        let mut h = example("first");
        h.state_mut().act(Action::SetLang(lang));
        h.state_mut().act(Action::SetZoom(3.0));
        h.run_steps(6);
        let width = h.ctx.content_rect().width();
        assert!(width < 500.0);
        let fields = h.query_all_by_role(egui::accesskit::Role::SpinButton);
        let cut: Vec<Rect> = (fields.map(|field| field.rect()))
            .filter(|rect| rect.top() < 100.0 && rect.right() > width)
            .collect();
        assert!(cut.is_empty(), "{lang:?}: {cut:?}");
    }
}

/// Where the tabs of these panes stand.
fn tabs(h: &Harness<'_, App>) -> [Rect; 5] {
    ["Algorithms", "Timeline", "Curves", "OPEN", "Pseudo-code"]
        .map(|name| h.get_all_by_label(name).next().unwrap().rect())
}

#[test]
fn large_type_and_a_small_window_leave_the_layout_as_it_was() {
    let mut h = example("first");
    h.run_steps(3);
    let before = tabs(&h);
    press(&mut h, Modifiers::NONE, Key::F5);
    h.run_steps(3);
    assert_ne!(tabs(&h), before);
    press(&mut h, Modifiers::NONE, Key::F5);
    h.run_steps(3);
    assert_eq!(tabs(&h), before);
    h.set_size(Vec2::new(800.0, 600.0));
    h.run_steps(4);
    assert_ne!(tabs(&h), before);
    h.set_size(Vec2::new(1280.0, 800.0));
    h.run_steps(4);
    assert_eq!(tabs(&h), before);
}

#[test]
fn a_race_fits_its_pane_in_large_type_and_in_a_small_window() {
    let mut h = example("first");
    h.state_mut().act(Action::SetSpeed(f64::INFINITY));
    h.state_mut().act(Action::Run);
    run_to_the_end(&mut h);
    h.state_mut()
        .act(Action::Command(Command::ShowPane(PaneKind::Race)));
    for (size, large) in [
        (Vec2::new(1280.0, 800.0), true),
        (Vec2::new(800.0, 600.0), false),
    ] {
        h.set_size(size);
        h.state_mut().act(Action::SetPresentation(large));
        h.run_steps(6);
        // The slider is the widest thing of the rows, and the last page's name ends them.
        let trees = ["race tree of SSS*", "race tree of α-β"].map(|n| h.get_by_label(n).rect());
        for tree in trees {
            assert!(tree.height() > 80.0, "{tree:?} in {size:?}");
        }
        let right = h.get_all_by_label("Why?").next().unwrap().rect().left();
        for name in ["race clock", "For slides", "race tree of α-β"] {
            let rect = h.get_by_label(name).rect();
            assert!(rect.right() <= right, "{name}: {rect:?} beyond {right}");
        }
    }
}

#[test]
fn the_tab_in_front_stays_in_sight_when_the_room_for_it_changes() {
    let mut h = example("first");
    for kind in [PaneKind::Code, PaneKind::Runs] {
        let show = Command::ShowPane(kind);
        h.state_mut().act(Action::Command(show));
    }
    h.set_size(Vec2::new(640.0, 400.0));
    h.run_steps(8);
    let seen = |h: &Harness<'_, App>, name: &str, room: std::ops::Range<f32>| {
        let tab = h.get_all_by_label(name).next().unwrap().rect();
        assert!(
            room.start <= tab.left() && tab.right() <= room.end,
            "{name} at {tab}"
        );
    };
    // Narrower still, and in the other language: the words are of another length.
    for width in [560.0, 512.0, 520.0] {
        h.set_size(Vec2::new(width, 400.0));
        h.run_steps(8);
        let middle = 28.0 + 0.34 * (width - 28.0) + 6.0;
        seen(&h, "Pseudo-code", 0.0..middle);
        seen(&h, "Past runs", middle - 12.0..width);
    }
    h.state_mut().act(Action::Command(Command::SwitchLanguage));
    h.run_steps(8);
    seen(&h, PaneKind::Code.name().get(Lang::Ja), 0.0..202.0);
    seen(&h, PaneKind::Runs.name().get(Lang::Ja), 190.0..520.0);
}

#[test]
fn tools_and_menus_stay_inside_a_window_of_half_the_size() {
    let mut h = example("first");
    let size = Vec2::new(640.0, 400.0);
    h.set_size(size);
    h.run_steps(4);
    let last = h.get_by_label("Examples ▾").rect();
    assert!(last.right() <= size.x, "{last:?}");
    let redo = h.get_by_label_contains("Redo").rect();
    assert!(redo.right() <= size.x, "{redo:?}");
    // Where the tools take a second row, that one has room for it.
    h.set_size(Vec2::new(500.0, 320.0));
    h.run_steps(4);
    let redo = h.get_by_label_contains("Redo").rect();
    let first_row = h.get_all_by_label("Speed").next().unwrap().rect();
    assert!(redo.top() > first_row.bottom(), "{redo} {first_row}");
    assert!(redo.right() <= 500.0, "{redo:?}");
    h.set_size(size);
    h.run_steps(4);
    click(&mut h, "View");
    h.run_steps(4);
    let areas = h.ctx.memory(|memory| {
        let layers = memory.areas().visible_layer_ids();
        let menus = layers
            .into_iter()
            .filter(|l| l.order == egui::Order::Foreground);
        menus
            .filter_map(|layer| memory.area_rect(layer.id))
            .collect::<Vec<_>>()
    });
    assert!(!areas.is_empty());
    for area in areas {
        assert!(area.bottom() <= size.y + 0.5, "{area:?}");
    }
}

#[test]
fn what_large_type_has_no_room_for_is_not_said_of_small_type() {
    let mut h = example("first");
    // Beside a race, where large type takes the row of the curves.
    h.set_size(Vec2::new(1920.0, 1080.0));
    show(&mut h, PaneKind::Race);
    let said = |h: &Harness<'_, App>| {
        let toasts = model(h).toasts().iter();
        toasts.filter(|toast| toast.text.contains("curves")).count()
    };
    press(&mut h, Modifiers::NONE, Key::F5);
    h.run_steps(3);
    assert_eq!(said(&h), 1);
    press(&mut h, Modifiers::NONE, Key::F5);
    h.run_steps(3);
    assert_eq!(said(&h), 0);
}
