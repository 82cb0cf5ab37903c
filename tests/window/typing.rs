//! What is typed goes where it is meant to, however fast: several keys in one frame, Shift that is up
//! again before the frame is drawn, letters before a field is there.

use std::collections::BTreeSet;

use egui::{Event, Key, Modifiers};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT, Queryable};
use yomiki::gui::App;
use yomiki::gui::action::Action;
use yomiki::gui::model::Phase;
use yomiki::gui::pane_kind::PaneKind;

use crate::support::{click, finished, model, position, run_to_the_end, show};

/// A key down and up again.
fn key(key: Key, modifiers: Modifiers) -> [Event; 2] {
    [true, false].map(|pressed| Event::Key {
        key,
        physical_key: None,
        pressed,
        repeat: false,
        modifiers,
    })
}

/// A letter as a keyboard sends it: the key, and the text.
fn letter(of: char) -> Vec<Event> {
    let name = of.to_uppercase().to_string();
    let [down, up] = key(Key::from_name(&name).unwrap(), Modifiers::NONE);
    vec![down, Event::Text(of.to_string()), up]
}

/// All of these in one frame.
fn at_once(h: &mut Harness<'_, App>, events: impl IntoIterator<Item = Event>) {
    h.input_mut().events.extend(events);
    h.step();
}

fn focused(h: &Harness<'_, App>) -> Option<String> {
    let mut all = h.root().children_recursive();
    let node = all.find(|node| node.is_focused())?;
    node.accesskit_node().label()
}

#[test]
fn shift_tab_leads_out_of_a_row_of_tabs_though_shift_is_up_again() {
    let mut h = finished("first");
    h.key_press_modifiers(Modifiers::NONE, Key::F6);
    h.run_steps(2);
    show(&mut h, PaneKind::Learn);
    let mut places = BTreeSet::new();
    for _ in 0..16 {
        let mut events = vec![Event::ModifiersChanged(Modifiers::SHIFT)];
        events.extend(key(Key::Tab, Modifiers::SHIFT));
        events.push(Event::ModifiersChanged(Modifiers::NONE));
        at_once(&mut h, events);
        h.run_steps(4);
        places.insert(format!("{:?}", h.ctx.memory(|memory| memory.focused())));
    }
    assert!(places.len() > 12, "{}", places.len());
}

#[test]
fn letters_typed_right_after_the_palettes_keys_are_in_its_field() {
    for in_one_frame in [true, false] {
        let mut h = finished("first");
        let mut frames: Vec<Vec<Event>> = vec![key(Key::P, Modifiers::COMMAND).to_vec()];
        frames.extend("race".chars().map(letter));
        if in_one_frame {
            frames = vec![frames.concat()];
        }
        for events in frames {
            at_once(&mut h, events);
        }
        h.run_steps(2);
        assert!(model(&h).selected().is_none(), "R is a letter here");
        let field = h.get_by_label("Type a command");
        assert!(field.is_focused());
        assert_eq!(field.accesskit_node().value().as_deref(), Some("race"));
        at_once(&mut h, letter('s'));
        at_once(&mut h, key(Key::Backspace, Modifiers::NONE));
        at_once(&mut h, key(Key::Enter, Modifiers::NONE));
        h.run_steps(3);
        h.get_by_label("race tree of SSS*");
    }
}

#[test]
fn alt_with_a_letter_is_not_the_letter_and_f10_leads_into_the_menus() {
    let mut h = finished("first");
    at_once(&mut h, key(Key::R, Modifiers::ALT));
    h.run_steps(2);
    assert!(model(&h).selected().is_none());
    h.key_press_modifiers(Modifiers::NONE, Key::F10);
    h.run_steps(6);
    let at = focused(&h).expect("something has the keyboard");
    assert!(at.contains("New comparison"), "{at}");
    h.key_press_modifiers(Modifiers::NONE, Key::ArrowDown);
    h.run_steps(2);
    let at = focused(&h).expect("something has the keyboard");
    assert!(at.contains("Open…"), "{at}");
}

#[test]
fn a_bookmark_is_named_renamed_and_removed_by_keys() {
    let mut h = finished("first");
    let names = |h: &Harness<'_, App>| -> Vec<String> {
        let all = model(h).bookmarks().iter();
        all.map(|bookmark| bookmark.name.clone()).collect()
    };
    let press = |h: &mut Harness<'_, App>, code: Key, modifiers: Modifiers| {
        at_once(h, key(code, modifiers));
        h.run_steps(3);
    };
    press(&mut h, Key::B, Modifiers::COMMAND);
    at_once(&mut h, [Event::Text("the turn".to_owned())]);
    press(&mut h, Key::Enter, Modifiers::NONE);
    assert_eq!(names(&h), ["the turn"]);
    // Whoever does not care has a name all the same.
    press(&mut h, Key::B, Modifiers::COMMAND);
    at_once(&mut h, [Event::Text("no".to_owned())]);
    press(&mut h, Key::Escape, Modifiers::NONE);
    assert_eq!(names(&h).len(), 2);
    assert!(names(&h)[1].starts_with("event "), "{:?}", names(&h));
    h.get_by_label("SSS*: the turn").focus();
    h.run_steps(2);
    press(&mut h, Key::F2, Modifiers::NONE);
    at_once(&mut h, [Event::Text("here".to_owned())]);
    press(&mut h, Key::Enter, Modifiers::NONE);
    assert_eq!(names(&h)[0], "here");
    assert!(h.get_by_label("SSS*: here").is_focused());
    press(&mut h, Key::Delete, Modifiers::NONE);
    assert_eq!(names(&h).len(), 1);
}

#[test]
fn space_does_what_the_run_button_says() {
    let mut h = finished("first");
    let space = |h: &mut Harness<'_, App>| at_once(h, key(Key::Space, Modifiers::NONE));
    h.state_mut().act(Action::Seek {
        runner: 0,
        event: 3,
    });
    h.run_steps(2);
    h.get_by_label("Go on");
    space(&mut h);
    assert!(model(&h).phase() == Phase::Playing, "the film");
    h.state_mut().act(Action::Seek {
        runner: 0,
        event: 3,
    });
    h.state_mut()
        .act(Action::ReadText("[[1 2] [3 4]]".to_owned()));
    h.run_steps(2);
    assert!(model(&h).shows_earlier_position());
    assert!(h.query_by_label("Go on").is_none());
    space(&mut h);
    run_to_the_end(&mut h);
    assert!(!model(&h).shows_earlier_position());
}

#[test]
fn a_complaint_goes_when_what_it_is_about_is_mended() {
    let mut h = finished("first");
    let complaints = |h: &Harness<'_, App>| model(h).toasts().len();
    let two_kings = "4k4/9/9/9/4k4/9/9/9/4K4 b - 1";
    h.state_mut().act(Action::ReadText(two_kings.to_owned()));
    h.run_steps(2);
    let before = complaints(&h);
    h.state_mut().act(Action::Run);
    assert_eq!(complaints(&h), before + 1);
    h.state_mut()
        .act(Action::Command(yomiki::gui::command::Command::Undo));
    assert_eq!(complaints(&h), before);
}

/// The text in a field.
fn text(h: &Harness<'_, App>, name: &str) -> String {
    let field = h.get_by_label(name);
    field.accesskit_node().value().unwrap_or_default()
}

#[test]
fn what_is_typed_in_a_field_is_undone_there_before_the_document_is() {
    // Those who type fast and those who wait: the field itself notes what stands still.
    for wait in [1, 8] {
        let mut h = finished("ties");
        let before = position(&h);
        let press = |h: &mut Harness<'_, App>, code: Key, modifiers: Modifiers| {
            at_once(h, key(code, modifiers));
            h.run_steps(wait);
        };
        press(&mut h, Key::N, Modifiers::COMMAND);
        show(&mut h, PaneKind::Position);
        let new = position(&h);
        assert_ne!(new, before);
        h.get_by_label("Notation").focus();
        h.run_steps(3);
        press(&mut h, Key::End, Modifiers::COMMAND);
        at_once(&mut h, [Event::Text(" abc".to_owned())]);
        h.run_steps(wait);
        assert_eq!(text(&h, "Notation"), format!("{new} abc"));
        press(&mut h, Key::Z, Modifiers::COMMAND);
        assert_eq!(text(&h, "Notation"), new);
        assert_eq!(position(&h), new, "the document is left alone");
        press(&mut h, Key::Y, Modifiers::COMMAND);
        assert_eq!(text(&h, "Notation"), format!("{new} abc"));
        press(&mut h, Key::Z, Modifiers::COMMAND);
        // A text that is a position is one with the document, on the way back too.
        let other = "[[1 2] [3 99]]";
        press(&mut h, Key::A, Modifiers::COMMAND);
        at_once(&mut h, [Event::Text(other.to_owned())]);
        h.run_steps(wait);
        assert_eq!(position(&h), other);
        press(&mut h, Key::Z, Modifiers::COMMAND);
        assert_eq!((position(&h), text(&h, "Notation")), (new.clone(), new));
        // Nothing is left in the field: the next one is the document's, at once.
        press(&mut h, Key::Z, Modifiers::COMMAND);
        h.run_steps(2);
        assert_eq!(position(&h), before);
        assert_eq!(text(&h, "Notation"), before);
        press(&mut h, Key::Z, Modifiers::COMMAND);
        assert_eq!(position(&h), before, "it does not come back by itself");
    }
}

#[test]
fn the_value_of_a_leaf_is_undone_in_its_field_before_the_document_is() {
    let mut h = finished("ties");
    let press = |h: &mut Harness<'_, App>, code: Key, modifiers: Modifiers| {
        at_once(h, key(code, modifiers));
        h.run_steps(2);
    };
    press(&mut h, Key::N, Modifiers::COMMAND);
    show(&mut h, PaneKind::Position);
    let new = position(&h);
    let is_refused = |h: &Harness<'_, App>| {
        let wanted = h.query_by_label("a whole number is wanted");
        wanted.is_some()
    };
    click(&mut h, "leaf 0.0.0.1 value 35");
    h.run_steps(3);
    press(&mut h, Key::Delete, Modifiers::NONE);
    press(&mut h, Key::Delete, Modifiers::NONE);
    assert!(is_refused(&h));
    press(&mut h, Key::Z, Modifiers::COMMAND);
    assert!(!is_refused(&h));
    assert_eq!(position(&h), new);
    at_once(&mut h, [Event::Text("77".to_owned())]);
    h.run_steps(2);
    assert_ne!(position(&h), new);
    press(&mut h, Key::Z, Modifiers::COMMAND);
    assert_eq!(position(&h), new);
    press(&mut h, Key::Z, Modifiers::COMMAND);
    let before = yomiki::session::examples::find("ties").unwrap().session();
    assert_eq!(model(&h).problem(), &before.problem);
}
