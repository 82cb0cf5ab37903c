//! The position pane: boards clicked together, trees edited, notation both ways.

use egui::{Key, Modifiers};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT, Queryable};
use yomiki::base::messages::Lang;
use yomiki::gui::App;
use yomiki::gui::action::Action;
use yomiki::gui::command::Command;
use yomiki::gui::pane_kind::PaneKind;
use yomiki::session::settings::Settings;

use crate::support::{
    click, example, in_either, middle, model, position, run, run_to_the_end, show, stroke, window,
};

/// An empty 4×4 board.
fn empty_board() -> Harness<'static, App> {
    let mut h = example("othello4x4");
    h.state_mut()
        .act(Action::ReadText("---------------- X".into()));
    h.run_steps(2);
    h
}

fn undo(h: &mut Harness<'_, App>) {
    h.key_press_modifiers(Modifiers::COMMAND, Key::Z);
    h.step();
    h.step();
}

/// Whether the run button can be pressed.
fn can_run(h: &Harness<'_, App>) -> bool {
    // The menu has the same name and is always there.
    let mut named = h.get_all_by_label("Run");
    named.all(|button| !button.accesskit_node().is_disabled())
}

#[test]
fn a_position_is_set_up_by_clicking_squares() {
    let mut h = empty_board();
    click(&mut h, "Put white discs (W)");
    click(&mut h, "square b2 empty");
    click(&mut h, "square c3 empty");
    click(&mut h, "Put black discs (B)");
    click(&mut h, "square c2 empty");
    click(&mut h, "square b3 empty");
    assert_eq!(position(&h), "-----OX--XO----- X");
    h.get_by_label("square b2 white");
    click(&mut h, "Empty squares (E)");
    click(&mut h, "square b2 white");
    assert_eq!(position(&h), "------X--XO----- X");
    click(&mut h, "White to move");
    assert_eq!(position(&h), "------X--XO----- O");
}

#[test]
fn a_stroke_paints_every_square_it_crosses_and_is_one_step_of_undo() {
    let mut h = empty_board();
    let from = middle(&h, "square a1 empty");
    let to = middle(&h, "square d1 empty");
    let down = middle(&h, "square d3 empty");
    stroke(&mut h, &[from, to, down]);
    assert_eq!(position(&h), "XXXX---X---X---- X");
    undo(&mut h);
    assert_eq!(position(&h), "---------------- X");
    h.key_press_modifiers(Modifiers::COMMAND, Key::Y);
    h.run_steps(2);
    assert_eq!(position(&h), "XXXX---X---X---- X");
}

#[test]
fn the_right_button_cycles_a_square() {
    let mut h = empty_board();
    for (name, after) in [
        ("square b1 empty", "-X-------------- X"),
        ("square b1 black", "-O-------------- X"),
        ("square b1 white", "---------------- X"),
    ] {
        h.get_by_label(name).click_secondary();
        h.run_steps(2);
        assert_eq!(position(&h), after);
    }
}

#[test]
fn keys_write_at_a_cursor_that_advances() {
    let mut h = empty_board();
    h.get_by_label("Othello board").focus();
    h.run_steps(2);
    let keys = [
        Key::X,
        Key::O,
        Key::Period,
        Key::ArrowDown,
        Key::ArrowLeft,
        Key::O,
        Key::B,
    ];
    for key in keys {
        h.key_press(key);
        h.step();
    }
    h.step();
    // x o . are written on a1 b1 c1, the arrows go from d1 to c2, then white and black.
    assert_eq!(position(&h), "XO----OX-------- X");
    h.key_press(Key::Backspace);
    h.run_steps(2);
    assert_eq!(position(&h), "XO----O--------- X");
    // X on the board is a disc, not the command of that key; Space still is a command.
    assert!(!model(&h).has_runs());
    h.state_mut()
        .act(Action::ReadText("-----OX--XO----- X".into()));
    h.run_steps(2);
    h.key_press(Key::Space);
    h.step();
    assert!(model(&h).has_runs());
}

#[test]
fn legal_moves_are_played_and_others_are_not() {
    let mut h = example("othello4x4");
    click(&mut h, "Play legal moves (P)");
    click(&mut h, "square a1 empty");
    assert_eq!(position(&h), "-----OX--XO----- X", "a1 turns nothing over");
    click(&mut h, "square b1 empty");
    assert_eq!(position(&h), "-X---XX--XO----- O");
    click(&mut h, "square a1 empty");
    assert_eq!(position(&h), "OX---OX--XO----- X");
    undo(&mut h);
    undo(&mut h);
    assert_eq!(position(&h), "-----OX--XO----- X");
}

#[test]
fn an_unplayable_position_says_why_and_cannot_be_run() {
    let mut h = empty_board();
    h.get_by_label_contains("There is no disc on the board.");
    assert!(!can_run(&h));
    // In the place of the trees, too, nobody is asked to run it.
    let asks = |h: &Harness<'_, App>| h.query_all_by_label("Press Space to run.").count();
    assert_eq!(asks(&h), 0);
    let says = h.query_all_by_label_contains("there is no disc on the board.");
    assert!(says.count() >= model(&h).runners().len());
    h.state_mut()
        .act(Action::ReadText("XXXXXXXXXXXXXXXO X".into()));
    h.run_steps(2);
    h.get_by_label_contains("Neither side can move: the game is over, 15–1.");
    assert!(!can_run(&h), "a finished game has nothing to search");
    // Odd but playable: it says so and runs.
    h.state_mut()
        .act(Action::ReadText("XO-------------X O".into()));
    h.run_steps(2);
    h.get_by_label_contains("some discs are not connected with the others.");
    h.get_by_label_contains("White cannot move and must pass.");
    assert!(can_run(&h));
    click(&mut h, "Pass");
    assert_eq!(position(&h), "XO-------------X X");
}

/// Where what speaks against the board is written.
fn reasons(h: &Harness<'_, App>) -> Vec<egui::Rect> {
    let signs = ["× ", "△ ", "→ "].into_iter();
    let marked = signs.flat_map(|sign| h.query_all_by_label_contains(sign));
    let mut places: Vec<egui::Rect> = marked.map(|text| text.rect()).collect();
    places.sort_by(|a, b| a.top().total_cmp(&b.top()));
    places
}

#[test]
fn the_first_reason_against_a_board_is_read_without_scrolling() {
    let boards = [
        "X--------------------------OO------OO--------------------------- X",
        "-O--------O------X-------------------------X-----------O------X- X",
        "X-O----O---------------------------------------------O--X------O O",
        "4k3P/9/4P4/4P4/4R4/9/9/9/4K4 b 3B 1",
        "PPPPPPPPP/9/9/9/4P4/9/9/9/9 b 3B5R 1",
        "lnsgkgsnl/1r5b1/ppppppppp/9/4K4/9/PPPPPPPPP/1B5R1/LNSGKGSNL b 9P9p 1",
    ];
    for lang in Lang::ALL {
        for board in boards {
            let session = yomiki::session::examples::find("othello4x4").unwrap();
            let settings = Settings {
                lang,
                ..Settings::default()
            };
            let mut h = window(session.session(), settings);
            h.run_steps(2);
            h.state_mut().act(Action::ReadText(board.into()));
            h.run_steps(6);
            let below = PaneKind::Algorithms.name().get(lang);
            let end = h.get_all_by_label(below).next().unwrap().rect().top();
            let reasons = reasons(&h);
            let first = reasons.first().expect("there is one");
            assert!(first.bottom() < end, "{board}: {first} at {end}");
            if reasons.iter().any(|reason| reason.bottom() > end) {
                let more = in_either(lang, "more below", "件が下にあります");
                let more = h.get_by_label_contains(more).rect();
                assert!(more.bottom() < end, "{board}: {more} at {end}");
            }
        }
    }
}

#[test]
fn a_board_holds_still_while_reasons_come_and_go() {
    let mut h = example("othello8");
    let text = |board: &str| Action::ReadText(board.into());
    let odd = "-O--------O------X-------------------------X-----------O------X- X";
    let right = "---------------------------OX------XO--------------------------- X";
    let square = |h: &Harness<'_, App>| h.get_by_label_contains("square a1").rect();
    let mut seen = Vec::new();
    for board in [odd, right, odd, right] {
        h.state_mut().act(text(board));
        h.run_steps(6);
        seen.push(square(&h));
    }
    assert!(seen.windows(2).all(|pair| pair[0] == pair[1]), "{seen:?}");
    // Nor does it move under the pointer of somebody who clears it and puts the first discs on it.
    let mut h = example("othello8");
    let before = square(&h);
    let blank = "-".repeat(64);
    for discs in ["", "X", "XX", "XXO"] {
        h.state_mut()
            .act(text(&format!("{discs}{} X", &blank[discs.len()..])));
        h.run_steps(6);
        assert_eq!(square(&h), before, "{discs}");
    }
}

#[test]
fn the_reason_is_given_in_the_language_of_the_window() {
    let session = yomiki::session::examples::find("othello4x4")
        .expect("the example exists")
        .session();
    let settings = Settings {
        lang: Lang::Ja,
        ..Settings::default()
    };
    let mut h = window(session, settings);
    h.run_steps(2);
    h.state_mut()
        .act(Action::ReadText("---------------- X".into()));
    h.run_steps(2);
    h.get_by_label("× 盤上に石がありません。");
    assert_eq!(
        model(&h).playable().unwrap_err(),
        "この局面は探索できません: 盤上に石がありません"
    );
}

#[test]
fn parity_suggests_the_side_and_one_click_takes_it() {
    let mut h = example("othello4x4");
    h.state_mut()
        .act(Action::ReadText("-X---XX--XO----- X".into()));
    h.run_steps(2);
    click(&mut h, "Make it White's turn");
    assert_eq!(position(&h), "-X---XX--XO----- O");
    assert!(h.query_by_label("Make it White's turn").is_none());
}

#[test]
fn notation_goes_both_ways_and_is_checked_while_typing() {
    let mut h = example("othello4x4");
    let start = position(&h);
    // The board changes the text.
    click(&mut h, "square a1 empty");
    let field = h.get_by_label("Notation");
    assert_eq!(field.value().as_deref(), Some("X----OX--XO----- X"));
    // The text changes the board, in one step of undo, however many keys it takes.
    h.get_by_label("Notation").focus();
    h.step();
    h.key_press_modifiers(Modifiers::COMMAND, Key::A);
    h.step();
    for letter in ["b", "1", "a", "1"] {
        h.get_by_label("Notation").type_text(letter);
        h.step();
        h.step();
    }
    assert_eq!(position(&h), "OX---OX--XO----- X", "a list of two moves");
    h.get_by_label("Read as move list.");
    undo(&mut h);
    assert_eq!(position(&h), "X----OX--XO----- X");
    // A wrong text stays, says what is wrong, and leaves the position alone.
    h.get_by_label("Notation").focus();
    h.step();
    h.key_press(Key::End);
    h.get_by_label("Notation").type_text("Q");
    h.run_steps(2);
    assert_eq!(position(&h), "X----OX--XO----- X");
    let text = h.get_by_label("Notation").value();
    assert_eq!(text.as_deref(), Some("X----OX--XO----- XQ"));
    h.get_by_label_contains("is no sign for a square");
    // What was typed is undone before what was done.
    undo(&mut h);
    let text = h.get_by_label("Notation").value();
    assert_eq!(text.as_deref(), Some("X----OX--XO----- X"));
    undo(&mut h);
    assert_eq!(position(&h), start);
    assert!(h.query_by_label_contains("is no sign").is_none());
}

#[test]
fn a_leaf_is_clicked_and_typed() {
    let mut h = example("first");
    click(&mut h, "leaf 0.0.0.1 value 35");
    h.step();
    for letter in ["8", "8"] {
        h.get_by_label("leaf value").type_text(letter);
        h.step();
    }
    h.key_press(Key::Enter);
    h.run_steps(3);
    assert!(
        position(&h).starts_with("[[[[10 88] [25"),
        "{}",
        position(&h)
    );
    // Enter went on to the next leaf.
    h.get_by_label("leaf value").type_text("7");
    h.run_steps(2);
    assert!(
        position(&h).starts_with("[[[[10 88] [7 "),
        "{}",
        position(&h)
    );
    undo(&mut h);
    undo(&mut h);
    assert!(
        position(&h).starts_with("[[[[10 35] [25"),
        "{}",
        position(&h)
    );
}

#[test]
fn escape_leads_from_a_leafs_field_back_to_the_tree_which_never_jumps() {
    let mut h = example("first");
    let press = |h: &mut Harness<'_, App>, key: Key| {
        h.key_press(key);
        h.run_steps(3);
    };
    h.get_by_label("tree editor").focus();
    h.run_steps(2);
    press(&mut h, Key::ArrowDown);
    let height = |h: &Harness<'_, App>| h.get_by_label("tree editor").rect().height();
    let before = height(&h);
    for _ in 0..3 {
        press(&mut h, Key::ArrowDown);
        assert!((height(&h) - before).abs() < 1.0);
    }
    // Into the first leaf's field, on to the second's, and out of it.
    for key in [Key::Enter, Key::Enter, Key::Escape] {
        press(&mut h, key);
    }
    assert!(h.get_by_label("tree editor").is_focused());
    press(&mut h, Key::ArrowLeft);
    press(&mut h, Key::Insert);
    let text = position(&h);
    assert!(text.starts_with("[[[[[10 0] 35]"), "{text}");
}

#[test]
fn a_leaf_is_dragged_and_the_drag_is_one_step() {
    let mut h = example("first");
    let from = middle(&h, "leaf 0.0.0.0 value 10");
    let up = |points: f32| from - egui::vec2(0.0, points);
    stroke(&mut h, &[from, up(10.0), up(20.0), up(30.0)]);
    assert!(position(&h).starts_with("[[[[20 35]"), "{}", position(&h));
    undo(&mut h);
    assert!(position(&h).starts_with("[[[[10 35]"), "{}", position(&h));
}

#[test]
fn a_tree_is_clicked_together() {
    let mut h = example("first");
    h.state_mut().act(Action::ReadText("[3 5]".into()));
    h.run_steps(2);
    click(&mut h, "leaf 1 value 5");
    click(&mut h, "Split");
    assert_eq!(position(&h), "[3 [5 0]]");
    click(&mut h, "inner node root");
    click(&mut h, "Add child");
    assert_eq!(position(&h), "[3 [5 0] 0]");
    click(&mut h, "inner node 1");
    click(&mut h, "To leaf");
    assert_eq!(position(&h), "[3 5 0]");
    click(&mut h, "leaf 0 value 3");
    click(&mut h, "Remove");
    assert_eq!(position(&h), "[5 0]");
}

#[test]
fn an_and_or_leaf_turns_when_clicked() {
    let mut h = example("andor");
    h.state_mut().act(Action::ReadText("[[T F] T]".into()));
    h.run_steps(2);
    click(&mut h, "leaf 0.1 value F");
    assert_eq!(position(&h), "[[T T] T]");
    click(&mut h, "leaf 1 value T");
    assert_eq!(position(&h), "[[T T] F]");
}

#[test]
fn switching_games_loses_no_position() {
    let mut h = example("othello4x4");
    click(&mut h, "square a1 empty");
    let board = position(&h);
    click(&mut h, "game: Tree");
    assert!(position(&h).starts_with("[[[["));
    h.state_mut().act(Action::ReadText("[3 [4 5]]".into()));
    h.run_steps(2);
    click(&mut h, "game: Othello");
    assert_eq!(position(&h), board);
    click(&mut h, "game: Tree");
    assert_eq!(position(&h), "[3 [4 5]]");
}

#[test]
fn fresh_positions_come_from_the_menu() {
    let mut h = example("othello4x4");
    click(&mut h, "New ▾");
    click(&mut h, "Start 6×6");
    assert_eq!(position(&h), "--------------OX----XO-------------- X");
    click(&mut h, "New ▾");
    click(&mut h, "Generate");
    let one = position(&h);
    assert_eq!(one.matches('-').count(), 10, "{one}");
    // The menu is still open: another seed gives another position.
    click(&mut h, "Next seed");
    click(&mut h, "Generate");
    assert_ne!(position(&h), one);
}

#[test]
fn editing_after_a_run_keeps_the_run_and_says_so() {
    let mut h = example("othello4x4");
    let banner = "This belongs to an earlier position.";
    h.state_mut()
        .act(Action::ReadText("XO--OX--XXX-OOXX X".into()));
    h.state_mut().act(Action::Command(Command::RunPause));
    run_to_the_end(&mut h);
    h.run_steps(2);
    assert!(h.query_by_label(banner).is_none());
    let leaves = model(&h).runners()[0].run.as_ref().unwrap().counts().visits;
    click(&mut h, "square c1 empty");
    // So say trees, reasons and OPEN, and the race in the place of the trees. Code is of no position.
    for (pane, how_many) in [
        (PaneKind::Trees, 3),
        (PaneKind::Race, 3),
        (PaneKind::Code, 2),
    ] {
        h.state_mut().act(Action::Command(Command::ShowPane(pane)));
        h.run_steps(2);
        assert_eq!(h.query_all_by_label(banner).count(), how_many, "{pane:?}");
    }
    let run = model(&h).runners()[0]
        .run
        .as_ref()
        .expect("the run is kept");
    assert_eq!(run.counts().visits, leaves);
    assert_eq!(run.problem().position.to_string(), "XO--OX--XXX-OOXX X");
    undo(&mut h);
    assert!(h.query_by_label(banner).is_none());
}

#[test]
fn a_tree_too_big_to_draw_says_so_and_keeps_its_recipe() {
    let mut h = example("random4096");
    h.get_by_label_contains("This tree of 5,461 nodes is too big to be drawn here");
    assert_eq!(position(&h), "random:seed=2,depth=6,branching=4");
    click(&mut h, "Next seed");
    assert_eq!(position(&h), "random:seed=3,depth=6,branching=4");
}

#[test]
fn pasted_text_is_recognised_and_its_format_named() {
    let mut h = example("first");
    h.event(egui::Event::Paste("f5d6c3".into()));
    h.run_steps(3);
    assert_eq!(model(&h).problem().position.game(), "othello");
    h.get_by_label_contains("Read as move list.");
    h.event(egui::Event::Paste("[3 [4 5]]".into()));
    h.run_steps(3);
    assert_eq!(position(&h), "[3 [4 5]]");
    h.get_by_label_contains("Read as bare tree.");
}

#[test]
fn the_board_turns_mirrors_and_clears() {
    let mut h = example("othello4x4");
    h.state_mut()
        .act(Action::ReadText("XO-------------- O".into()));
    h.run_steps(2);
    click(&mut h, "Turn the board to the right");
    assert_eq!(position(&h), "---X---O-------- O");
    click(&mut h, "Mirror left and right");
    assert_eq!(position(&h), "X---O----------- O");
    click(&mut h, "Clear the board");
    assert_eq!(position(&h), "---------------- O");
}

#[test]
fn a_disc_that_cannot_be_played_is_refused_in_words() {
    let mut h = example("othello8");
    h.get_by_label("Othello board").focus();
    h.run_steps(2);
    let press = |h: &mut Harness<'_, App>, key| {
        h.key_press_modifiers(egui::Modifiers::NONE, key);
        h.run_steps(2);
    };
    let before = position(&h);
    press(&mut h, egui::Key::P);
    press(&mut h, egui::Key::Home);
    press(&mut h, egui::Key::Enter);
    assert_eq!(position(&h), before);
    let refused = |h: &Harness<'_, App>| h.query_all_by_label_contains("△").count();
    assert_eq!(refused(&h), 1);
}

#[test]
fn nobody_is_offered_to_run_what_cannot_be_run() {
    let reason = "there is no disc on the board.";
    // Before the first run, neither in the place of the trees nor below it.
    let mut h = empty_board();
    show(&mut h, PaneKind::Timeline);
    assert!(h.query_by_label_contains("Press Space").is_none());
    let says = h.query_all_by_label_contains(reason).count();
    assert!(says > model(&h).runners().len());
    // Beside what an earlier run has left, the button is there and says why it cannot be pressed.
    let mut h = example("othello4x4");
    run(&mut h);
    for (board, can_run) in [("---------------- X", false), ("-X---XX--XO----- O", true)] {
        h.state_mut().act(Action::ReadText(board.into()));
        h.run_steps(3);
        let mut offers = h.query_all_by_label("Run the new one").peekable();
        assert!(offers.peek().is_some());
        assert!(offers.all(|offer| offer.accesskit_node().is_disabled() != can_run));
    }
}
