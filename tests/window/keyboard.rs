//! The window by the keyboard alone: trees are walked, panes gone through, pages scrolled, and a key
//! does what it says wherever the keyboard is.

use std::collections::BTreeSet;
use std::path::PathBuf;

use crossbeam_channel::Receiver;
use egui::{Key, Modifiers};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT, Queryable};
use yomiki::gui::App;
use yomiki::gui::action::{Action, FileWish};
use yomiki::gui::command::Command;
use yomiki::gui::desk::Desk;
use yomiki::gui::files::FileChooser;
use yomiki::gui::model::Phase;
use yomiki::gui::pane_kind::PaneKind;
use yomiki::search::catalogue;
use yomiki::session::examples;
use yomiki::session::settings::Settings;

use crate::support::{Nobody, click, example, finished, model, run, show, until, window_with};

fn press(h: &mut Harness<'_, App>, key: Key) {
    h.key_press_modifiers(Modifiers::NONE, key);
    h.run_steps(2);
}

fn focused(h: &Harness<'_, App>) -> Option<egui::Id> {
    h.ctx.memory(|memory| memory.focused())
}

fn selected(h: &Harness<'_, App>) -> Vec<u32> {
    let selected = model(h).selected().expect("a node is selected");
    let run = model(h).active_run().expect("there is a run");
    let path = run.nodes().path(selected.node);
    path.iter().map(|m| m.0).collect()
}

#[test]
fn arrows_walk_the_tree_without_a_pointer() {
    let mut h = finished("first");
    press(&mut h, Key::R);
    assert!(selected(&h).is_empty());
    press(&mut h, Key::ArrowDown);
    assert_eq!(selected(&h), [0]);
    press(&mut h, Key::ArrowRight);
    assert_eq!(selected(&h), [1]);
    press(&mut h, Key::ArrowDown);
    assert_eq!(selected(&h), [1, 0]);
    press(&mut h, Key::ArrowUp);
    press(&mut h, Key::ArrowLeft);
    assert_eq!(selected(&h), [0]);
    // The same with the tree itself having the keyboard.
    h.get_by_label("tree of SSS*").focus();
    h.run_steps(2);
    press(&mut h, Key::ArrowDown);
    press(&mut h, Key::ArrowRight);
    assert_eq!(selected(&h), [0, 1]);
}

#[test]
fn a_tree_that_somebody_comes_to_by_keys_is_the_one_that_is_meant() {
    for (pane, first, second) in [
        (PaneKind::Trees, "tree of SSS*", "tree of α-β"),
        (PaneKind::Race, "race tree of SSS*", "race tree of α-β"),
    ] {
        let mut h = finished("first");
        show(&mut h, pane);
        h.get_by_label(first).focus();
        h.run_steps(2);
        press(&mut h, Key::ArrowRight);
        assert!(selected(&h).is_empty(), "any arrow leads to the root");
        press(&mut h, Key::ArrowDown);
        // A name of a tree may be on the way.
        for _ in 0..4 {
            if !h.get_by_label(second).is_focused() {
                press(&mut h, Key::Tab);
            }
        }
        assert!(h.get_by_label(second).is_focused());
        h.run_steps(2);
        assert_eq!(model(&h).active_runner(), 1);
        assert_eq!(model(&h).selected().unwrap().runner, 1);
        assert_eq!(selected(&h), [0], "where the other tree was left");
        press(&mut h, Key::ArrowRight);
        assert_eq!(selected(&h), [1], "the first arrow walks");
        for _ in 0..4 {
            if !h.get_by_label(first).is_focused() {
                h.key_press_modifiers(Modifiers::SHIFT, Key::Tab);
                h.run_steps(4);
            }
        }
        assert!(h.get_by_label(first).is_focused());
        assert_eq!(model(&h).active_runner(), 0);
        assert_eq!(selected(&h), [1]);
    }
}

#[test]
fn a_pane_that_is_asked_for_gets_the_keyboard_and_f6_goes_through_all_in_front() {
    let mut h = finished("first");
    // One pane that had the window for itself is no reason to forget the others.
    for _ in 0..2 {
        press(&mut h, Key::F11);
    }
    press(&mut h, Key::F6);
    let mut places = BTreeSet::new();
    for _ in 0..7 {
        press(&mut h, Key::F6);
        let focused = h.ctx.memory(|memory| memory.focused());
        places.insert(format!("{focused:?}"));
    }
    assert!(places.len() >= 6, "{places:?}");
    show(&mut h, PaneKind::Learn);
    let on_pane = h.ctx.memory(|memory| memory.focused());
    assert!(on_pane.is_some());
    press(&mut h, Key::Tab);
    let inside = h.ctx.memory(|memory| memory.focused());
    assert!(inside.is_some() && inside != on_pane);
    let thing = h.ctx.read_response(inside.unwrap()).unwrap().rect;
    let pane = h.ctx.read_response(on_pane.unwrap());
    let pane = pane.map_or(egui::Rect::EVERYTHING, |pane| pane.rect);
    assert!(pane.contains(thing.center()), "{thing:?} in {pane:?}");
}

#[test]
fn shift_f6_goes_back_the_way_that_f6_came() {
    let mut h = finished("first");
    let mut way = Vec::new();
    for _ in 0..4 {
        press(&mut h, Key::F6);
        way.push(focused(&h));
    }
    for expected in way.into_iter().rev().skip(1) {
        h.key_press_modifiers(Modifiers::SHIFT, Key::F6);
        h.run_steps(2);
        assert_eq!(focused(&h), expected);
    }
}

#[test]
fn f6_goes_on_from_the_pane_that_was_clicked() {
    let mut h = finished("first");
    press(&mut h, Key::F6);
    show(&mut h, PaneKind::Timeline);
    press(&mut h, Key::F6);
    let next = focused(&h);
    show(&mut h, PaneKind::Position);
    click(&mut h, "timeline of SSS*");
    press(&mut h, Key::F6);
    assert_eq!(focused(&h), next);
}

#[test]
fn neither_tab_nor_arrows_stop_where_no_key_does_anything() {
    let mut h = finished("first");
    press(&mut h, Key::F6);
    let mut places = BTreeSet::new();
    let mut keys = vec![Modifiers::NONE; 150];
    keys.extend([Modifiers::SHIFT; 20]);
    for modifiers in keys {
        h.key_press_modifiers(modifiers, Key::Tab);
        h.run_steps(4);
        places.insert(format!("{:?}", focused(&h)));
        assert_eq!(nameless(&h), None);
    }
    assert!(places.len() > 40, "{}", places.len());
    for key in [
        Key::ArrowLeft,
        Key::ArrowDown,
        Key::ArrowRight,
        Key::ArrowUp,
    ] {
        for _ in 0..8 {
            press(&mut h, key);
            assert_eq!(nameless(&h), None, "{key:?}");
        }
    }
}

/// Where the keyboard is, if on something that is nothing to a screen reader.
fn nameless(h: &Harness<'_, App>) -> Option<egui::Rect> {
    let mut all = h.root().children_recursive();
    let focused = all.find(|node| node.is_focused())?;
    let is_nothing = focused.accesskit_node().role() == egui::accesskit::Role::Unknown;
    is_nothing.then(|| focused.rect())
}

#[test]
fn left_and_right_lead_from_menu_to_menu() {
    let mut h = finished("first");
    let has =
        |h: &Harness<'_, App>, name: &str| h.query_all_by_label_contains(name).next().is_some();
    let file = |h: &mut Harness<'_, App>| {
        h.get_by_label("File").focus();
        h.run_steps(2);
        press(h, Key::Enter);
        h.run_steps(2);
        press(h, Key::ArrowDown);
    };
    file(&mut h);
    assert!(has(&h, "New comparison"));
    press(&mut h, Key::ArrowRight);
    h.run_steps(2);
    assert!(has(&h, "Random position") && !has(&h, "New comparison"));
    press(&mut h, Key::ArrowLeft);
    h.run_steps(2);
    assert!(has(&h, "New comparison") && !has(&h, "Random position"));
    // Around the end.
    press(&mut h, Key::ArrowLeft);
    h.run_steps(2);
    assert!(has(&h, "About Yomiki"));
    press(&mut h, Key::Escape);
    h.run_steps(2);
    // On a menu of its own Right goes into it, and Left comes back.
    file(&mut h);
    h.get_by_label("Examples").focus();
    h.run_steps(2);
    press(&mut h, Key::ArrowRight);
    h.run_steps(3);
    assert!(has(&h, "New comparison"));
    assert!(!h.get_by_label("Examples").is_focused());
    press(&mut h, Key::ArrowLeft);
    h.run_steps(3);
    assert!(h.get_by_label("Examples").is_focused());
    // From an entry at the end of them it goes on to the next menu of the bar.
    for _ in 0..2 {
        press(&mut h, Key::ArrowRight);
        h.run_steps(4);
    }
    assert!(has(&h, "New comparison"));
    press(&mut h, Key::ArrowRight);
    h.run_steps(3);
    assert!(has(&h, "Random position") && !has(&h, "New comparison"));
}

#[test]
fn down_opens_a_menu_and_leads_into_it() {
    let mut h = finished("first");
    h.get_by_label("File").focus();
    h.run_steps(2);
    press(&mut h, Key::ArrowDown);
    h.run_steps(3);
    let mut entries = h.query_all_by_label_contains("New comparison");
    assert!(entries.any(|entry| entry.is_focused()));
    drop(entries);
    press(&mut h, Key::Escape);
    h.run_steps(2);
    assert!(h.get_by_label("File").is_focused());
}

#[test]
fn after_an_example_was_chosen_in_a_menu_space_runs_it() {
    for in_a_menu_of_its_own in [false, true] {
        let mut h = finished("first");
        h.get_by_label("File").focus();
        h.run_steps(2);
        press(&mut h, Key::ArrowDown);
        h.run_steps(3);
        if in_a_menu_of_its_own {
            h.get_by_label("Examples").focus();
            h.run_steps(2);
            // Into the groups of examples, and into the first of them.
            for _ in 0..2 {
                press(&mut h, Key::ArrowRight);
                h.run_steps(4);
            }
        }
        press(&mut h, Key::Enter);
        h.run_steps(8);
        assert!(!egui::Popup::is_any_open(&h.ctx));
        assert!(!h.get_by_label("File").is_focused());
        let before = model(&h).active_run().map(|run| run.number());
        press(&mut h, Key::Space);
        h.run_steps(3);
        assert!(!egui::Popup::is_any_open(&h.ctx));
        let now = model(&h).active_run().map(|run| run.number());
        assert!(now.is_some() && now != before);
    }
}

#[test]
fn a_list_opens_at_what_is_chosen_and_no_key_leads_behind_it() {
    let mut h = finished("first");
    let at = |h: &Harness<'_, App>| focused(h).and_then(|id| h.ctx.read_response(id)).unwrap();
    h.get_by_label("algorithm 1").focus();
    h.run_steps(2);
    press(&mut h, Key::Enter);
    h.run_steps(30);
    let line = at(&h);
    assert!(!h.get_by_label("algorithm 1").is_focused());
    assert!(line.interact_rect.height() > 0.8 * line.rect.height());
    let now = catalogue::find(&model(&h).runners()[0].choice.id).unwrap();
    let mut lines = h.query_all_by_label_contains(now.idea.get(yomiki::base::messages::Lang::En));
    assert!(lines.any(|line| line.is_focused()));
    drop(lines);
    let list = line.layer_id;
    press(&mut h, Key::Home);
    let first = at(&h).id;
    for (modifiers, key) in [
        (Modifiers::NONE, Key::ArrowUp),
        (Modifiers::SHIFT, Key::Tab),
        (Modifiers::NONE, Key::PageUp),
    ] {
        h.key_press_modifiers(modifiers, key);
        h.run_steps(3);
        assert_eq!(at(&h).id, first, "{key:?}");
    }
    press(&mut h, Key::PageDown);
    press(&mut h, Key::Tab);
    assert_ne!(at(&h).id, first);
    press(&mut h, Key::End);
    let last = at(&h).id;
    press(&mut h, Key::ArrowDown);
    assert_eq!(at(&h).id, last);
    assert_eq!(at(&h).layer_id, list);
    press(&mut h, Key::Escape);
    h.run_steps(2);
    assert!(h.get_by_label("algorithm 1").is_focused());
}

#[test]
fn no_list_lets_the_keyboard_go_behind_it() {
    let mut h = finished("first");
    let at = |h: &Harness<'_, App>| focused(h).and_then(|id| h.ctx.read_response(id)).unwrap();
    for name in ["Clock", "curve", "axis", "bounds"] {
        let role = egui::accesskit::Role::ComboBox;
        h.get_by_role_and_label(role, name).focus();
        h.run_steps(2);
        let closed = at(&h).layer_id;
        press(&mut h, Key::Enter);
        h.run_steps(8);
        press(&mut h, Key::Home);
        h.key_press_modifiers(Modifiers::SHIFT, Key::Tab);
        h.run_steps(3);
        assert_ne!(at(&h).layer_id, closed, "{name}");
        press(&mut h, Key::Escape);
        h.run_steps(2);
        assert!(h.get_by_role_and_label(role, name).is_focused(), "{name}");
    }
}

#[test]
fn who_wants_to_add_an_algorithm_is_led_to_the_button() {
    let mut h = finished("first");
    press(&mut h, Key::F6);
    h.state_mut().act(Action::Command(Command::AddAlgorithm));
    h.run_steps(3);
    assert!(h.get_by_label("+ Add an algorithm").is_focused());
}

#[test]
fn a_list_follows_the_keyboard_and_gives_it_back() {
    let mut h = finished("first");
    let focused = |h: &Harness<'_, App>| h.get_by_label("algorithm 1").is_focused();
    h.get_by_label("algorithm 1").focus();
    h.run_steps(2);
    assert!(focused(&h));
    press(&mut h, Key::Enter);
    for _ in 0..20 {
        press(&mut h, Key::ArrowDown);
    }
    h.run_steps(30);
    let here = h.ctx.memory(|memory| memory.focused()).unwrap();
    let line = h.ctx.read_response(here).unwrap();
    assert!(
        line.interact_rect.height() > 0.8 * line.rect.height(),
        "out of sight: {:?} of {:?}",
        line.interact_rect,
        line.rect
    );
    let before = model(&h).runners()[0].choice.id.clone();
    press(&mut h, Key::Enter);
    assert_ne!(model(&h).runners()[0].choice.id, before);
    h.run_steps(2);
    assert!(focused(&h));
    // Also when nothing was chosen.
    press(&mut h, Key::Enter);
    press(&mut h, Key::ArrowDown);
    assert!(!focused(&h));
    press(&mut h, Key::Escape);
    h.run_steps(2);
    assert!(focused(&h));
}

#[test]
fn a_leaf_is_chosen_in_the_race_and_changed_without_a_pointer() {
    let mut h = finished("first");
    show(&mut h, PaneKind::Race);
    h.get_by_label("What if?").focus();
    h.run_steps(2);
    press(&mut h, Key::Enter);
    h.get_by_label("race tree of α-β").focus();
    h.run_steps(2);
    let tree = focused(&h);
    for _ in 0..5 {
        press(&mut h, Key::ArrowDown);
    }
    press(&mut h, Key::ArrowRight);
    press(&mut h, Key::ArrowLeft);
    press(&mut h, Key::Enter);
    assert_eq!(focused(&h), tree, "arrows do not lead out of it");
    assert_eq!(selected(&h), [0, 0, 0, 0]);
    assert_eq!(model(&h).selected().unwrap().runner, 1);
    h.get_by_label("the leaf's other value").focus();
    h.run_steps(2);
    h.event(egui::Event::Text("90".to_owned()));
    h.run_steps(2);
    press(&mut h, Key::Enter);
    assert!(h.get_by_label("Run and compare").is_focused());
    press(&mut h, Key::Enter);
    until(&mut h, "the other leaf", |h| {
        model(h).position_text().starts_with("[[[[90 35]")
    });
}

#[test]
fn enter_in_a_field_takes_the_number_and_stays() {
    let mut h = example("first");
    press(&mut h, Key::F6);
    show(&mut h, PaneKind::Lab);
    h.get_by_label("positions:").focus();
    h.run_steps(2);
    press(&mut h, Key::Space);
    h.get_by_label("number of positions").focus();
    h.run_steps(2);
    let field = focused(&h);
    h.event(egui::Event::Text("7".to_owned()));
    h.run_steps(2);
    press(&mut h, Key::Enter);
    h.run_steps(3);
    assert_eq!(model(&h).lab().plan().positions, Some(7));
    assert_eq!(focused(&h), field);
}

#[test]
fn a_tree_is_typed_however_large_it_becomes() {
    let mut h = example("first");
    h.get_by_label("Notation").focus();
    h.run_steps(2);
    h.key_press_modifiers(egui::Modifiers::COMMAND, Key::A);
    h.run_steps(2);
    let text = "random:seed=9,depth=11,branching=4";
    for letter in text.chars() {
        h.event(egui::Event::Text(letter.to_string()));
        h.run_steps(2);
    }
    assert_eq!(model(&h).position_text(), text);
    assert!(h.get_by_label("Notation").is_focused());
}

#[test]
fn commands_work_beside_a_button_that_has_the_keyboard_and_escape_only_leaves_it() {
    let mut h = example("othello8");
    h.state_mut().act(Action::SetSpeed(20.0));
    h.state_mut().act(Action::Run);
    until(&mut h, "some events", |h| {
        (model(h).active_run()).is_some_and(|run| run.events() > 3)
    });
    h.state_mut().act(Action::Command(Command::RunPause));
    until(&mut h, "the pause", |h| model(h).phase() == Phase::Paused);
    h.get_by_label("+ Add an algorithm").focus();
    h.run_steps(2);
    assert!(h.ctx.memory(|memory| memory.focused()).is_some());
    let before = model(&h).shown_event(0);
    press(&mut h, Key::Comma);
    assert!(model(&h).shown_event(0) < before, "a comma steps back");
    press(&mut h, Key::Escape);
    assert!(h.ctx.memory(|memory| memory.focused()).is_none());
    assert_eq!(model(&h).phase(), Phase::Paused, "it was only left");
    press(&mut h, Key::Escape);
    assert_ne!(model(&h).phase(), Phase::Paused, "now it is stopped");
}

#[test]
fn the_page_of_keys_is_scrolled_by_keys() {
    let mut h = finished("first");
    press(&mut h, Key::F1);
    h.run_steps(4);
    let last = "On a shogi board";
    let height = h.ctx.content_rect().height();
    let at = |h: &Harness<'_, App>| h.get_by_label(last).rect().top();
    assert!(at(&h) > height - 100.0, "it is below the fold at first");
    press(&mut h, Key::End);
    h.run_steps(40);
    assert!(at(&h) < height - 60.0, "{} of {height}", at(&h));
    press(&mut h, Key::Home);
    h.run_steps(40);
    assert!(at(&h) > height - 100.0);
}

#[test]
fn arrows_never_lead_from_a_button_into_another_pane() {
    let mut h = example("tsume");
    show(&mut h, PaneKind::Tsume);
    let room = egui::Id::unique(("room", PaneKind::Tsume));
    let is_there = |h: &Harness<'_, App>| {
        let here = focused(h).expect("something has the keyboard");
        h.ctx.viewport(|viewport| {
            let widgets = &viewport.prev_pass.widgets;
            let parent = |id: egui::Id| widgets.get(id).map(|thing| thing.parent_id);
            std::iter::successors(Some(here), |&id| parent(id))
                .take(64)
                .any(|id| id == room)
        })
    };
    h.get_by_label("Solve tsume").focus();
    h.run_steps(2);
    assert!(is_there(&h));
    for key in [
        Key::ArrowDown,
        Key::ArrowRight,
        Key::ArrowUp,
        Key::ArrowLeft,
    ] {
        for _ in 0..12 {
            press(&mut h, key);
            h.run_steps(2);
            assert!(is_there(&h), "{key:?}");
        }
    }
}

#[test]
fn a_leaf_that_is_no_number_is_asked_for_again() {
    let mut h = example("first");
    let before = model(&h).position_text();
    h.get_by_label("tree editor").focus();
    h.run_steps(2);
    for key in [Key::ArrowDown; 5] {
        press(&mut h, key);
    }
    press(&mut h, Key::Enter);
    h.run_steps(2);
    h.event(egui::Event::Text("abc".to_owned()));
    h.run_steps(2);
    press(&mut h, Key::Enter);
    h.run_steps(2);
    h.get_by_label("a whole number is wanted");
    assert_eq!(model(&h).position_text(), before);
    h.event(egui::Event::Text("11".to_owned()));
    h.run_steps(2);
    press(&mut h, Key::Enter);
    h.run_steps(2);
    assert!(h.query_by_label("a whole number is wanted").is_none());
    assert!(model(&h).position_text().starts_with("[[[[11 35]"));
}

#[test]
fn a_game_is_played_by_keys() {
    use yomiki::gui::action::PlayAction;
    let mut h = example("othello8");
    show(&mut h, PaneKind::Play);
    h.state_mut()
        .act(Action::Play(PlayAction::Begin(Box::default())));
    until(&mut h, "a person's turn", |h| {
        model(h).sitting().is_some_and(|s| s.is_humans_turn())
    });
    let played = model(&h).sitting().unwrap().entries().len();
    h.get_all_by_label_contains("game: play ")
        .next()
        .expect("a move is offered")
        .focus();
    h.run_steps(2);
    press(&mut h, Key::Enter);
    until(&mut h, "the move", |h| {
        model(h).sitting().unwrap().entries().len() > played
    });
}

#[test]
fn a_lesson_leads_the_keyboard_to_the_tree_to_the_field_and_on() {
    use yomiki::gui::action::LessonAction;
    let mut h = example("first");
    press(&mut h, Key::F6);
    let lesson = LessonAction::Start("alpha-beta".to_owned());
    h.state_mut().act(Action::Lesson(lesson));
    let count = model(&h).learn().course().unwrap().lesson().steps.len();
    for step in 0..count {
        let ready = |h: &Harness<'_, App>| {
            let course = model(h).learn().course().unwrap();
            course.is_ready() && course.step_number() == step
        };
        until(&mut h, "the step", ready);
        h.run_steps(3);
        if model(&h)
            .learn()
            .course()
            .unwrap()
            .open_question()
            .is_some()
        {
            let focused = h.ctx.memory(|memory| memory.focused());
            assert!(focused.is_some(), "step {step}: nothing has the keyboard");
            // Enter twice goes past no question.
            press(&mut h, Key::Enter);
            assert_eq!(
                model(&h).learn().course().unwrap().step_number(),
                step,
                "a question is not skipped by Enter"
            );
            h.state_mut()
                .act(Action::Lesson(LessonAction::Step(step + 1)));
        } else if step + 1 < count {
            press(&mut h, Key::Enter);
        }
        if step + 1 == count {
            break;
        }
    }
}

#[test]
fn the_icicle_is_walked_by_keys() {
    let mut h = finished("first");
    show(&mut h, PaneKind::Overview);
    press(&mut h, Key::F6);
    while !h.get_by_label("icicle").is_focused() {
        press(&mut h, Key::Tab);
    }
    press(&mut h, Key::ArrowRight);
    assert!(selected(&h).is_empty(), "from nowhere to the root");
    press(&mut h, Key::ArrowDown);
    press(&mut h, Key::ArrowRight);
    press(&mut h, Key::ArrowDown);
    assert_eq!(selected(&h), [1, 0]);
    press(&mut h, Key::Enter);
    assert_eq!(selected(&h), [1, 0]);
    press(&mut h, Key::ArrowUp);
    assert_eq!(selected(&h), [1]);
    assert!(h.get_by_label("icicle").is_focused());
}

#[test]
fn the_strip_of_visits_is_gone_along_by_keys() {
    let mut h = finished("first");
    show(&mut h, PaneKind::Overview);
    let runner = model(&h).active_runner();
    let end = model(&h).shown_event(runner);
    h.get_by_label("pixel strip").focus();
    h.run_steps(2);
    let mut moments = vec![end];
    for _ in 0..3 {
        press(&mut h, Key::ArrowLeft);
        moments.push(model(&h).shown_event(runner));
    }
    assert!(moments.is_sorted_by(|a, b| a > b), "{moments:?}");
    // The last event is the visit, and its node is selected.
    let run = model(&h).active_run().unwrap();
    let last = *run.record().log.get(moments[3] as usize - 1).unwrap();
    assert_eq!(model(&h).selected().unwrap().node, last.node);
    press(&mut h, Key::ArrowRight);
    assert_eq!(model(&h).shown_event(runner), moments[2]);
    press(&mut h, Key::PageUp);
    assert!(model(&h).shown_event(runner) < moments[2]);
    let here = model(&h).shown_event(runner);
    press(&mut h, Key::R);
    press(&mut h, Key::Enter);
    assert_eq!(model(&h).shown_event(runner), here);
    assert!(!selected(&h).is_empty(), "Enter selects what is visited");
    assert!(h.get_by_label("pixel strip").is_focused());
}

#[test]
fn page_keys_go_along_a_time_line_by_a_twentieth() {
    let mut h = finished("first");
    let end = model(&h).shown_event(0);
    assert!(end >= 40);
    h.get_by_label("timeline of SSS*").focus();
    h.run_steps(2);
    press(&mut h, Key::PageUp);
    assert_eq!(model(&h).shown_event(0), end - end / 20);
    press(&mut h, Key::PageUp);
    press(&mut h, Key::PageDown);
    press(&mut h, Key::ArrowLeft);
    assert_eq!(model(&h).shown_event(0), end - end / 20 - 1);
}

#[test]
fn a_pane_that_fills_the_window_by_its_button_has_the_keyboard() {
    let mut h = example("first");
    press(&mut h, Key::F6);
    h.get_by_label("+ Add an algorithm").focus();
    h.run_steps(2);
    let pane = egui::Id::unique(("pane", PaneKind::Position));
    h.get_by_label("Fill the window with “Position”").focus();
    h.run_steps(2);
    press(&mut h, Key::Enter);
    h.run_steps(4);
    assert_eq!(focused(&h), Some(pane));
    press(&mut h, Key::F11);
    h.run_steps(4);
    assert_eq!(focused(&h), Some(pane));
}

#[test]
fn who_closes_a_sheet_is_back_where_it_was_called() {
    let mut h = finished("first");
    h.get_by_label("+ Add an algorithm").focus();
    h.run_steps(2);
    for close in [Key::Escape, Key::Enter] {
        press(&mut h, Key::Tab);
        let here = focused(&h);
        press(&mut h, Key::F1);
        h.run_steps(2);
        h.get_by_label("On a shogi board");
        press(&mut h, Key::ArrowDown);
        press(&mut h, close);
        h.run_steps(2);
        assert!(h.query_by_label("On a shogi board").is_none());
        assert!(here.is_some());
        assert_eq!(focused(&h), here, "{close:?}");
    }
}

#[test]
fn an_arrow_leads_from_the_pane_to_its_board_or_tree() {
    for (id, name) in [
        ("first", "tree editor"),
        ("othello8", "Othello board"),
        ("shogi-start", "shogi board"),
    ] {
        let mut h = example(id);
        press(&mut h, Key::F6);
        show(&mut h, PaneKind::Position);
        assert!(!h.get_by_label(name).is_focused());
        press(&mut h, Key::ArrowDown);
        assert!(h.get_by_label(name).is_focused(), "{name}");
    }
}

/// Somebody has come by keys to a tool of the algorithms.
fn at_a_tool() -> (Harness<'static, App>, Option<egui::Id>) {
    come_to_a_tool(finished("first"))
}

fn come_to_a_tool(mut h: Harness<'static, App>) -> (Harness<'static, App>, Option<egui::Id>) {
    h.get_by_label("+ Add an algorithm").focus();
    h.run_steps(2);
    press(&mut h, Key::Tab);
    let here = focused(&h);
    assert!(here.is_some());
    (h, here)
}

#[test]
fn who_leaves_the_menus_is_back_where_they_were_called() {
    let (mut h, here) = at_a_tool();
    for on in [None, Some(Key::ArrowRight)] {
        press(&mut h, Key::F10);
        h.run_steps(6);
        assert!(egui::Popup::is_any_open(&h.ctx));
        if let Some(key) = on {
            press(&mut h, key);
            h.run_steps(4);
        }
        press(&mut h, Key::Escape);
        h.run_steps(4);
        assert!(!egui::Popup::is_any_open(&h.ctx));
        assert_eq!(focused(&h), here, "{on:?}");
    }
    h.key_press_modifiers(Modifiers::SHIFT, Key::F10);
    h.run_steps(6);
    assert!(!egui::Popup::is_any_open(&h.ctx), "that is another key");
}

#[test]
fn who_leaves_the_menus_is_back_in_the_pane_as_a_whole() {
    let mut h = finished("first");
    let pane = |kind: PaneKind| Some(egui::Id::unique(("pane", kind)));
    for kind in [PaneKind::Position, PaneKind::Lab] {
        press(&mut h, Key::F6);
        show(&mut h, kind);
        assert_eq!(focused(&h), pane(kind));
        press(&mut h, Key::F10);
        h.run_steps(6);
        assert!(egui::Popup::is_any_open(&h.ctx));
        press(&mut h, Key::Escape);
        h.run_steps(4);
        assert!(!egui::Popup::is_any_open(&h.ctx));
        assert_eq!(focused(&h), pane(kind));
    }
}

#[test]
fn an_arrow_leads_from_the_pane_to_the_time_line() {
    let mut h = finished("first");
    press(&mut h, Key::F6);
    show(&mut h, PaneKind::Timeline);
    let end = model(&h).shown_event(0);
    press(&mut h, Key::ArrowLeft);
    assert!(h.get_by_label("timeline of SSS*").is_focused());
    assert_eq!(model(&h).shown_event(0), end, "it only leads there");
    press(&mut h, Key::ArrowLeft);
    assert_eq!(model(&h).shown_event(0), end - 1);
}

#[test]
fn home_and_end_are_the_time_lines_only_where_there_are_runs() {
    let mut h = finished("first");
    press(&mut h, Key::F6);
    let end = model(&h).shown_event(0);
    for kind in [
        PaneKind::Lab,
        PaneKind::Play,
        PaneKind::Tsume,
        PaneKind::Learn,
    ] {
        show(&mut h, kind);
        press(&mut h, Key::Home);
        show(&mut h, PaneKind::Trees);
        let watch = Command::GoTo(Desk::Watch);
        h.state_mut().act(Action::Command(watch));
        assert_eq!(model(&h).shown_event(0), end, "{kind:?}");
    }
    for kind in [PaneKind::Timeline, PaneKind::Inspector] {
        show(&mut h, kind);
        press(&mut h, Key::Home);
        assert_eq!(model(&h).shown_event(0), 0, "{kind:?}");
        press(&mut h, Key::End);
        assert_eq!(model(&h).shown_event(0), end, "{kind:?}");
    }
}

#[test]
fn a_zero_brings_back_the_usual_size() {
    let mut h = example("first");
    let press = |h: &mut Harness<'_, App>, key| {
        h.key_press_modifiers(Modifiers::COMMAND, key);
        h.run_steps(3);
    };
    press(&mut h, Key::Plus);
    press(&mut h, Key::Plus);
    assert!(h.ctx.zoom_factor() > 1.2);
    press(&mut h, Key::Num0);
    assert_eq!(h.ctx.zoom_factor(), 1.0);
    assert_eq!(model(&h).zoom(), 1.0);
}

#[test]
fn who_leaves_a_list_opened_by_pointing_is_at_its_button() {
    let mut h = finished("first");
    let role = egui::accesskit::Role::ComboBox;
    for name in ["algorithm 1", "Clock", "bounds"] {
        // Where the keyboard was before.
        h.get_by_label("Examples ▾").focus();
        h.run_steps(2);
        press(&mut h, Key::Tab);
        let before = focused(&h);
        assert!(before.is_some());
        h.get_by_role_and_label(role, name).click();
        h.run_steps(8);
        press(&mut h, Key::ArrowDown);
        press(&mut h, Key::ArrowDown);
        press(&mut h, Key::Escape);
        h.run_steps(2);
        let is_there = h.get_by_role_and_label(role, name).is_focused();
        assert!(is_there || focused(&h).is_none(), "{name}");
        assert_ne!(focused(&h), before, "{name}");
    }
}

#[test]
fn what_has_the_keyboard_keeps_it_when_the_zoom_changes() {
    for name in ["algorithm 1", "Examples ▾", "Clock"] {
        let mut h = finished("first");
        let places = |h: &Harness<'_, App>| {
            let mut all = h.root().children_recursive();
            all.find(|node| node.is_focused()).map(|node| {
                let node = node.accesskit_node();
                (node.label(), node.role())
            })
        };
        h.get_all_by_label(name).last().unwrap().focus();
        h.run_steps(2);
        let before = places(&h);
        assert!(before.is_some());
        for key in [Key::Plus, Key::Plus, Key::Minus, Key::Num0] {
            h.key_press_modifiers(Modifiers::COMMAND, key);
            h.run_steps(4);
            assert_eq!(places(&h), before, "{name} after {key:?}");
        }
    }
}

#[test]
fn who_leaves_the_palette_is_back_where_it_was_called() {
    let command = |h: &mut Harness<'_, App>, key| {
        h.key_press_modifiers(Modifiers::COMMAND, key);
        h.run_steps(2);
    };
    for close in ["escape", "theme"] {
        let (mut h, here) = at_a_tool();
        command(&mut h, Key::P);
        h.event(egui::Event::Text("tree".to_owned()));
        h.run_steps(2);
        for key in [Key::ArrowDown, Key::ArrowDown, Key::ArrowUp, Key::Tab] {
            press(&mut h, key);
            let field = h.get_by_label("Type a command");
            assert!(field.is_focused(), "{key:?}");
        }
        match close {
            "escape" => press(&mut h, Key::Escape),
            _ => command(&mut h, Key::D),
        }
        h.run_steps(3);
        assert!(h.query_by_label("Type a command").is_none(), "{close}");
        assert_eq!(focused(&h), here, "{close}");
    }
}

/// A dialog that stays open until it is answered.
struct Waiting(crossbeam_channel::Receiver<Option<PathBuf>>);

impl FileChooser for Waiting {
    fn ask(&mut self, _: &FileWish, _: Option<&str>) -> Receiver<Option<PathBuf>> {
        self.0.clone()
    }
}

/// How a question for a file ends.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Ends {
    Escape,
    CancelButton,
    Typed,
    Dialog,
    DialogCancelled,
}

#[test]
fn who_leaves_a_file_dialog_is_back_where_it_was_called() {
    for keys in [Modifiers::COMMAND, Modifiers::COMMAND | Modifiers::SHIFT] {
        for ends in [
            Ends::Escape,
            Ends::CancelButton,
            Ends::Typed,
            Ends::Dialog,
            Ends::DialogCancelled,
        ] {
            let folder = tempfile::tempdir().unwrap();
            let path = folder.path().join("tree.svg");
            let session = examples::find("first").unwrap().session();
            let (answer, answers) = crossbeam_channel::bounded(1);
            let mut h = window_with(session, Settings::default(), move |app| match ends {
                Ends::Dialog | Ends::DialogCancelled => app.with_chooser(Waiting(answers)),
                _ => app.with_chooser(Nobody),
            });
            h.run_steps(3);
            run(&mut h);
            let (mut h, here) = come_to_a_tool(h);
            // The tree as a picture, whole or as seen.
            h.key_press_modifiers(keys, Key::E);
            h.run_steps(6);
            assert!(h.get_by_label("Path of the file").is_focused());
            match ends {
                Ends::Escape => press(&mut h, Key::Escape),
                Ends::CancelButton => {
                    press(&mut h, Key::Tab);
                    press(&mut h, Key::Tab);
                    assert!(h.get_by_label("Cancel").is_focused());
                    press(&mut h, Key::Enter);
                }
                Ends::Typed => {
                    let text = path.to_string_lossy().into_owned();
                    h.event(egui::Event::Text(text));
                    h.run_steps(2);
                    press(&mut h, Key::Enter);
                }
                Ends::Dialog => answer.send(Some(path.clone())).unwrap(),
                Ends::DialogCancelled => {
                    // Nobody cancels at once.
                    std::thread::sleep(std::time::Duration::from_millis(800));
                    answer.send(None).unwrap();
                }
            }
            if matches!(ends, Ends::Typed | Ends::Dialog) {
                let there = path.clone();
                until(&mut h, "the file", move |_| there.exists());
            }
            h.run_steps(4);
            assert!(h.query_by_label("Path of the file").is_none(), "{ends:?}");
            assert_eq!(focused(&h), here, "{ends:?} {keys:?}");
        }
    }
}

#[test]
fn who_types_in_a_field_goes_on_typing_after_a_file_dialog_however_it_was_come_to() {
    let session = examples::find("first").unwrap().session();
    let mut h = window_with(session, Settings::default(), |app| app.with_chooser(Nobody));
    h.run_steps(3);
    run(&mut h);
    // By pointing, not by an action of a screen reader.
    let place = h.get_by_label("Notation").rect().center();
    h.event(egui::Event::PointerMoved(place));
    for pressed in [true, false] {
        h.event(egui::Event::PointerButton {
            pos: place,
            button: egui::PointerButton::Primary,
            pressed,
            modifiers: Modifiers::NONE,
        });
        h.run_steps(2);
    }
    assert!(h.get_by_label("Notation").is_focused());
    h.key_press_modifiers(Modifiers::COMMAND, Key::E);
    h.run_steps(6);
    assert!(h.get_by_label("Path of the file").is_focused());
    press(&mut h, Key::Escape);
    h.run_steps(4);
    assert!(h.query_by_label("Path of the file").is_none());
    assert!(h.get_by_label("Notation").is_focused());
}

#[test]
fn escape_stops_a_search_that_is_going_before_it_leaves_a_thing() {
    for on_pane in [false, true] {
        let mut h = example("othello8");
        h.state_mut().act(Action::SetSpeed(5.0));
        h.state_mut().act(Action::Run);
        h.run_steps(2);
        match on_pane {
            true => press(&mut h, Key::F6),
            false => {
                h.get_by_label("+ Add an algorithm").focus();
                h.run_steps(2);
            }
        }
        let here = focused(&h);
        assert!(here.is_some());
        assert_eq!(model(&h).phase(), Phase::Running);
        press(&mut h, Key::Escape);
        until(&mut h, "the end", |h| model(h).phase() == Phase::Finished);
        assert_eq!(focused(&h), here, "it is left by the next one");
        press(&mut h, Key::Escape);
        assert!(focused(&h).is_none());
    }
    // What is typed in is left, and the search goes on.
    let mut h = example("othello8");
    h.state_mut().act(Action::SetSpeed(5.0));
    h.state_mut().act(Action::Run);
    h.get_by_label("Notation").focus();
    h.run_steps(2);
    press(&mut h, Key::Escape);
    assert!(focused(&h).is_none());
    assert_eq!(model(&h).phase(), Phase::Running);
}
