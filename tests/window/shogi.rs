//! The shogi board: set up by clicking and dragging, played on, pasted into, searched.

use egui::{Key, Modifiers, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT, Queryable};
use yomiki::game::shogi::Preset;
use yomiki::game::shogi::notation::{Encoding, Format, Record, encode, write};
use yomiki::gui::App;
use yomiki::gui::action::{Action, NodeRef};
use yomiki::gui::command::Command;
use yomiki::problem::{Evaluator, Order, Question};
use yomiki::trace::NodeId;

use crate::looks::clipped;
use crate::support::{click, example, finished, middle, model, position, stroke};

const START: &str = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1";

/// A window with this position.
fn board(text: &str) -> Harness<'static, App> {
    let mut h = example("shogi-start");
    h.state_mut().act(Action::ReadText(text.into()));
    h.run_steps(2);
    h
}

fn drag(h: &mut Harness<'_, App>, from: &str, to: &str) {
    let (from, to) = (middle(h, from), middle(h, to));
    stroke(h, &[from, from + (to - from) * 0.5, to]);
}

fn right_click(h: &mut Harness<'_, App>, name: &str) {
    h.get_by_label(name).click_secondary();
    h.run_steps(2);
}

fn undo(h: &mut Harness<'_, App>) {
    h.key_press_modifiers(Modifiers::COMMAND, Key::Z);
    h.run_steps(2);
}

#[test]
fn a_tsume_is_set_up_by_clicking_and_dragging() {
    let mut h = example("shogi-start");
    assert_eq!(position(&h), START);
    click(&mut h, "Clear the board and both hands");
    h.get_by_label_contains("There is no king on the board.");
    // Gote's king by two clicks.
    click(&mut h, "Pieces of the box are sente's");
    click(&mut h, "box: gote king, 2 left");
    click(&mut h, "square 5a empty");
    // A gold into sente's hand.
    click(&mut h, "Pieces of the box are gote's");
    click(&mut h, "box: sente gold, 4 left");
    click(&mut h, "sente's stand");
    // Chosen once more it is put down again.
    click(&mut h, "box: sente gold, 3 left");
    // A pawn is dragged out of the box, dragged on, and promoted by the right button.
    drag(&mut h, "box: sente pawn, 18 left", "square 5d empty");
    drag(&mut h, "square 5d sente pawn", "square 5c empty");
    right_click(&mut h, "square 5c sente pawn");
    let few = "4k4/9/4+P4/9/9/9/9/9/9 b G 1";
    assert_eq!(position(&h), few);
    h.get_by_label_contains("In the box: 2 rooks, 2 bishops, 3 golds");
    click(&mut h, "Rest of the pieces to gote's hand");
    assert_eq!(position(&h), "4k4/9/4+P4/9/9/9/9/9/9 b G2r2b3g4s4n4l17p 1");
    h.get_by_label("gote's hand: pawn, 17");
    h.get_by_label("box: sente king, 1 left");
    h.get_by_label_contains("Sente has");
    // Every step can be taken back.
    undo(&mut h);
    assert_eq!(position(&h), few);
    undo(&mut h);
    assert_eq!(position(&h), "4k4/9/4P4/9/9/9/9/9/9 b G 1");
    for _ in 0..5 {
        undo(&mut h);
    }
    assert_eq!(position(&h), START);
}

#[test]
fn pieces_go_to_hands_and_from_hands_and_off_the_board() {
    let mut h = board("4k4/9/9/9/4p4/9/9/9/4K4 b P 1");
    drag(&mut h, "square 5e gote pawn", "sente's stand");
    assert_eq!(position(&h), "4k4/9/9/9/9/9/9/9/4K4 b 2P 1");
    drag(&mut h, "sente's hand: pawn, 2", "gote's stand");
    assert_eq!(position(&h), "4k4/9/9/9/9/9/9/9/4K4 b Pp 1");
    right_click(&mut h, "gote's hand: pawn, 1");
    assert_eq!(position(&h), "4k4/9/9/9/9/9/9/9/4K4 b 2P 1");
    drag(&mut h, "sente's hand: pawn, 2", "square 7f empty");
    assert_eq!(position(&h), "4k4/9/9/9/9/2P6/9/9/4K4 b P 1");
    // Off the board is away.
    let from = middle(&h, "square 7f sente pawn");
    stroke(
        &mut h,
        &[from, from + vec2(300.0, 0.0), from + vec2(420.0, 10.0)],
    );
    assert_eq!(position(&h), "4k4/9/9/9/9/9/9/9/4K4 b P 1");
    drag(&mut h, "sente's hand: pawn, 1", "piece box");
    assert_eq!(position(&h), "4k4/9/9/9/9/9/9/9/4K4 b - 1");
    // Kings are never held.
    drag(&mut h, "square 5a gote king", "sente's stand");
    assert_eq!(position(&h), "4k4/9/9/9/9/9/9/9/4K4 b - 1");
    click(&mut h, "Gote to move");
    assert_eq!(position(&h), "4k4/9/9/9/9/9/9/9/4K4 w - 1");
}

#[test]
fn the_right_button_promotes_and_turns_round() {
    let mut h = board("4k4/9/9/9/4S4/9/9/9/4K4 b - 1");
    for (name, after) in [
        ("square 5e sente silver", "4+S4"),
        ("square 5e sente promoted silver", "4s4"),
        ("square 5e gote silver", "4+s4"),
        ("square 5e gote promoted silver", "4S4"),
    ] {
        right_click(&mut h, name);
        assert_eq!(position(&h), format!("4k4/9/9/9/{after}/9/9/9/4K4 b - 1"));
    }
}

#[test]
fn legal_moves_are_played_with_a_choice_of_promotion() {
    let start = "4k4/9/9/2P6/9/9/9/9/4K4 b G 1";
    let mut h = board(start);
    click(&mut h, "Play legal moves (M)");
    click(&mut h, "square 7d sente pawn");
    click(&mut h, "square 7c empty");
    assert_eq!(position(&h), start, "nothing is played before the choice");
    click(&mut h, "Promote (Y)");
    assert_eq!(position(&h), "4k4/9/2+P6/9/9/9/9/9/4K4 w G 2");
    // Gote's king by dragging, then a drop from sente's hand.
    drag(&mut h, "square 5a gote king", "square 4b empty");
    assert_eq!(position(&h), "9/5k3/2+P6/9/9/9/9/9/4K4 b G 3");
    click(&mut h, "sente's hand: gold, 1");
    click(&mut h, "square 4c empty");
    assert_eq!(position(&h), "9/5k3/2+P2G3/9/9/9/9/9/4K4 w - 4");
    h.get_by_label_contains("Gote is in check");
    for _ in 0..3 {
        undo(&mut h);
    }
    assert_eq!(position(&h), start);
    // By dragging, and with the other answer, given by a key.
    drag(&mut h, "square 7d sente pawn", "square 7c empty");
    h.get_by_label("Do not promote (N)");
    h.key_press(Key::N);
    h.run_steps(2);
    assert_eq!(position(&h), "4k4/9/2P6/9/9/9/9/9/4K4 w G 2");
    undo(&mut h);
    // A click elsewhere takes the move back.
    drag(&mut h, "square 7d sente pawn", "square 7c empty");
    h.key_press(Key::Escape);
    h.run_steps(2);
    assert!(h.query_by_label("Promote (Y)").is_none());
    assert_eq!(position(&h), start);
}

#[test]
fn a_move_that_is_none_is_refused_in_words() {
    let start = "4k4/9/9/9/9/2P6/9/9/4K4 b P 1";
    let mut h = board(start);
    click(&mut h, "Play legal moves (M)");
    click(&mut h, "square 7f sente pawn");
    click(&mut h, "square 5e empty");
    h.get_by_label_contains("The pawn on 7f does not reach 5e.");
    click(&mut h, "sente's hand: pawn, 1");
    click(&mut h, "square 7d empty");
    h.get_by_label_contains("already (nifu).");
    click(&mut h, "square 5a gote king");
    h.get_by_label_contains("The piece on 5a is the opponent's.");
    assert_eq!(position(&h), start);
}

#[test]
fn every_format_can_be_pasted_and_is_named() {
    let record = Record::new(Preset::TwoPieces.setup());
    let expected = Preset::TwoPieces.setup().to_string();
    for format in [Format::Kif, Format::Csa, Format::Diagram, Format::Sfen] {
        let mut h = example("first");
        h.event(egui::Event::Paste(write(&record, format)));
        h.run_steps(3);
        assert_eq!(position(&h), expected, "{}", format.name());
        h.get_by_label_contains(&format!("Read as {}.", format.name()));
    }
    for (text, name) in [
        ("position startpos moves 7g7f 3c3d", "USI"),
        ("▲７六歩 △３四歩", "KI2"),
    ] {
        let mut h = example("first");
        h.event(egui::Event::Paste(text.into()));
        h.run_steps(3);
        assert_eq!(
            position(&h),
            "lnsgkgsnl/1r5b1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL b - 3"
        );
        h.get_by_label_contains(&format!("Read as {name}."));
    }
}

#[test]
fn a_shift_jis_file_is_opened() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.kif");
    let text = "手合割：平手\n手数----指手---------消費時間--\n1 ７六歩(77)\n2 ３四歩(33)\n3 ２二角成(88)\n";
    std::fs::write(&path, encode(text, Encoding::ShiftJis)).unwrap();
    let mut h = example("first");
    h.state_mut().act(Action::OpenPath(path));
    h.run_steps(3);
    assert_eq!(
        position(&h),
        "lnsgkgsnl/1r5+B1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/7R1/LNSGKGSNL w B 4"
    );
}

#[test]
fn a_damaged_text_is_refused_with_its_place_and_changes_nothing() {
    let mut h = example("shogi-start");
    h.event(egui::Event::Paste("4k4/9/9/9/9/9/9/9/4X4 b - 1".into()));
    h.run_steps(3);
    h.get_by_label_contains("Line 1, column 20");
    assert_eq!(position(&h), START);
}

#[test]
fn every_reason_against_a_position_is_listed_and_it_cannot_be_run() {
    let h = board("4k3P/9/4P4/4P4/4R4/9/9/9/4K4 b 3B 1");
    for reason in [
        "There are 3 bishops, but a set has only 2.",
        "Sente has two or more unpromoted pawns on file 5.",
        "Sente's pawn on 1a could never move.",
    ] {
        h.get_by_label_contains(reason);
    }
    h.get_by_label("box: sente bishop, 1 too many");
    // The menu has the same name and is always there.
    let mut run = h.get_all_by_label("Run");
    assert!(run.any(|button| button.accesskit_node().is_disabled()));
}

#[test]
fn the_keyboard_sets_up_and_plays() {
    let mut h = board("9/9/9/9/9/9/9/9/9 b - 1");
    h.get_by_label("shogi board").focus();
    h.run_steps(2);
    // The cursor begins in the middle, on 5e.
    for key in [
        Key::P,
        Key::ArrowUp,
        Key::ArrowLeft,
        Key::ArrowLeft,
        Key::S,
        Key::Plus,
    ] {
        h.key_press(key);
        h.step();
    }
    h.key_press(Key::ArrowRight);
    h.key_press(Key::ArrowRight);
    h.key_press_modifiers(Modifiers::SHIFT, Key::K);
    h.run_steps(2);
    assert_eq!(position(&h), "9/9/9/2+S1k4/4P4/9/9/9/9 b - 1");
    // Enter takes up and puts down; Delete removes; H gives to the hand.
    for key in [
        Key::ArrowDown,
        Key::H,
        Key::ArrowUp,
        Key::Enter,
        Key::ArrowUp,
        Key::Enter,
    ] {
        h.key_press(key);
        h.step();
    }
    h.run_steps(2);
    assert_eq!(position(&h), "9/9/4k4/2+S6/9/9/9/9/9 b P 1");
    // Playing: a letter chooses the held piece, Enter drops it.
    for key in [Key::M, Key::P, Key::ArrowDown, Key::ArrowDown, Key::Enter] {
        h.key_press(key);
        h.step();
    }
    h.run_steps(2);
    assert_eq!(position(&h), "9/9/4k4/2+S6/4P4/9/9/9/9 w - 2");
    assert!(!model(&h).has_runs(), "no key was taken for a command");
}

#[test]
fn the_board_is_turned_and_lettered_for_the_eye_only() {
    let mut h = example("shogi-start");
    let before = middle(&h, "square 7g sente pawn");
    click(&mut h, "See the board from the other side");
    let after = middle(&h, "square 7g sente pawn");
    assert!(after.y < before.y && after.x > before.x);
    assert_eq!(position(&h), START);
    // Clicks still mean what is under them.
    drag(&mut h, "square 7g sente pawn", "square 7f empty");
    assert!(position(&h).contains("/2P6/PP1PPPPPP/"), "{}", position(&h));
    click(&mut h, "Letters instead of kanji");
    assert!(model(&h).settings().shogi.letters && model(&h).settings().shogi.flipped);
}

#[test]
fn starts_come_from_the_menu_and_copies_go_out_in_other_formats() {
    let mut h = example("shogi-start");
    click(&mut h, "New ▾");
    click(&mut h, "Handicap games");
    h.run_steps(20);
    click(&mut h, "Bishop handicap");
    assert_eq!(position(&h), Preset::Bishop.setup().to_string());
    click(&mut h, "New ▾");
    click(&mut h, "Exchange the sides");
    assert_eq!(position(&h), Preset::Bishop.setup().flipped().to_string());
    click(&mut h, "Copy the position as BOD");
    h.run_steps(2);
    h.get_by_label_contains("Copied.");
}

#[test]
fn question_order_evaluator_and_quiescence_are_set_for_shogi() {
    let mut h = example("shogi-two-golds");
    let problem = model(&h).problem().clone();
    assert_eq!(problem.question, Question::Depth(3));
    assert_eq!(problem.evaluator, Evaluator::Material);
    h.state_mut().act(Action::Command(Command::ShowPane(
        yomiki::gui::pane_kind::PaneKind::Algorithms,
    )));
    h.run_steps(2);
    h.get_by_label("Quiescence").click_accesskit();
    h.run_steps(2);
    assert!(model(&h).problem().quiescence);
    assert_eq!(model(&h).problem().order, Order::Generation);
}

#[test]
fn a_search_names_its_moves_and_the_inspector_shows_the_board() {
    let mut h = finished("shogi-two-golds");
    h.run_steps(3);
    let run = model(&h).runners()[1].run.as_ref().unwrap();
    assert_eq!(
        run.value().map(|v| v.to_string()).as_deref(),
        Some("999997")
    );
    let best = run.report().unwrap().pv[0];
    let nodes = model(&h).scene().canvas().nodes();
    let place = nodes.find(&[best]).expect("best play is in the tree");
    assert_eq!(
        model(&h).move_name(nodes, place).as_deref(),
        Some("☗G4c-3b")
    );
    let node = model(&h).scene().canvas().of_run(1, place).unwrap();
    h.state_mut()
        .act(Action::Select(Some(NodeRef { runner: 1, node })));
    h.run_steps(3);
    // The inspector's small board is named by its position.
    h.get_by_label("7k1/6G2/7G1/9/9/9/9/9/9 w - 2");
    assert_ne!(node, NodeId::ROOT);
}

#[test]
fn a_node_with_593_moves_is_searched_and_drawn() {
    let mut h = finished("shogi-many");
    h.run_steps(3);
    let canvas = model(&h).scene().canvas();
    assert_eq!(canvas.nodes().child_count(NodeId::ROOT), 593);
    assert!(
        model(&h).runners()[0]
            .run
            .as_ref()
            .unwrap()
            .value()
            .is_some()
    );
}

#[test]
fn the_effort_on_every_move_is_shown_on_the_board() {
    let mut h = finished("shogi-two-golds");
    h.state_mut().act(Action::Command(Command::ShowPane(
        yomiki::gui::pane_kind::PaneKind::Race,
    )));
    h.run_steps(3);
    click(&mut h, "Effort by move");
    h.run_steps(2);
    h.get_by_label("heat map of SSS*");
    let found = clipped(&h);
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn the_choice_of_promotion_is_answered_by_enter_and_arrows() {
    let start = "4k4/9/9/2P6/9/9/9/9/4K4 b - 1";
    let press = |h: &mut Harness<'_, App>, key: Key| {
        h.key_press_modifiers(Modifiers::NONE, key);
        h.run_steps(3);
    };
    let (promote, plain) = ("Promote (Y)", "Do not promote (N)");
    for (keys, after) in [
        (&[][..], "4k4/9/2+P6/9/9/9/9/9/4K4 w - 2"),
        (&[Key::ArrowRight][..], "4k4/9/2P6/9/9/9/9/9/4K4 w - 2"),
    ] {
        let mut h = board(start);
        h.get_by_label("shogi board").focus();
        h.run_steps(2);
        press(&mut h, Key::M);
        for key in [Key::ArrowLeft, Key::ArrowLeft, Key::ArrowUp, Key::Enter] {
            press(&mut h, key);
        }
        for key in [Key::ArrowUp, Key::Enter] {
            press(&mut h, key);
        }
        assert_eq!(position(&h), start, "it is asked");
        assert!(h.get_by_label(promote).is_focused());
        // Taken back, and made again.
        press(&mut h, Key::Escape);
        assert!(h.query_by_label(promote).is_none());
        assert!(h.get_by_label("shogi board").is_focused());
        for key in [Key::ArrowDown, Key::Enter, Key::ArrowUp, Key::Enter] {
            press(&mut h, key);
        }
        for &key in keys {
            press(&mut h, key);
            assert!(h.get_by_label(plain).is_focused());
        }
        press(&mut h, Key::Enter);
        assert_eq!(position(&h), after);
        assert!(h.get_by_label("shogi board").is_focused());
    }
}

#[test]
fn enter_finishes_a_text_that_is_a_position() {
    let mut h = board(START);
    let value = |h: &Harness<'_, App>| h.get_by_label("Notation").accesskit_node().value();
    let type_in = |h: &mut Harness<'_, App>, event: egui::Event| {
        h.get_by_label("Notation").focus();
        h.run_steps(2);
        h.key_press_modifiers(Modifiers::COMMAND, Key::A);
        h.run_steps(2);
        h.event(event);
        h.run_steps(2);
    };
    let other = "4k4/9/9/2P6/9/9/9/9/4K4 b G 1";
    type_in(&mut h, egui::Event::Text(other.to_owned()));
    assert_eq!(position(&h), other);
    h.key_press_modifiers(Modifiers::NONE, Key::Enter);
    h.run_steps(3);
    assert_eq!(value(&h).as_deref(), Some(other));
    // A diagram of many lines is pasted all the same.
    let diagram = write(&Record::new(Preset::TwoPieces.setup()), Format::Diagram);
    assert!(diagram.lines().count() > 9);
    type_in(&mut h, egui::Event::Paste(diagram));
    assert_eq!(position(&h), Preset::TwoPieces.setup().to_string());
    assert_eq!(value(&h), Some(position(&h)));
}

#[test]
fn why_a_move_was_none_is_said_until_something_else_is_done() {
    let start = "4k4/9/9/9/9/2P6/9/9/4K4 b P 1";
    let mut h = board(start);
    let press = |h: &mut Harness<'_, App>, key| {
        h.key_press_modifiers(Modifiers::NONE, key);
        h.run_steps(2);
    };
    let said = |h: &Harness<'_, App>| h.query_by_label_contains("There is no knight").is_some();
    for next in ["arrow", "elsewhere", "another position"] {
        h.get_by_label("shogi board").focus();
        h.run_steps(2);
        press(&mut h, Key::M);
        press(&mut h, Key::N);
        h.run_steps(3);
        assert!(said(&h), "{next}");
        match next {
            "arrow" => press(&mut h, Key::ArrowUp),
            "elsewhere" => click(&mut h, "+ Add an algorithm"),
            _ => {
                h.state_mut().act(Action::LoadExample("first"));
                h.run_steps(2);
                h.state_mut().act(Action::ReadText(start.into()));
            }
        }
        h.run_steps(2);
        assert!(!said(&h), "{next}");
        if next == "elsewhere" {
            press(&mut h, Key::Escape);
        }
    }
}
