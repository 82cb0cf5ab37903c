//! The browser of tsume solutions: solved, played through, unfolded, attacked, exported; sets.

use std::path::PathBuf;

use egui::{Event, Key, Modifiers, MouseWheelSource, MouseWheelUnit, TouchPhase};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT, Queryable};
use yomiki::base::messages::Lang;
use yomiki::game::shogi::notation::kif;
use yomiki::gui::App;
use yomiki::gui::action::{Action, FileWish, LessonAction};
use yomiki::gui::command::Command;
use yomiki::gui::model::{Phase, TsumeAction};
use yomiki::gui::pane_kind::PaneKind;
use yomiki::solve::tsume::Verdict;

use crate::looks::clipped;
use crate::support::{click, example, model, run, show, stroke, until};

/// A mate in five with several defences.
const PROBLEM: &str = "9/9/3lG1k2/5p3/7G1/9/9/9/9 b 2GS2r2b3s4n3l17p 1";
/// Checks without end, no mate.
const NO_MATE: &str = "9/9/9/9/4k4/9/9/9/9 b G2r2b3g4s4n4l18p 1";
/// A king in the open with everything to interpose: nobody knows yet whether it ends in mate.
const ENDLESS: &str = "9/9/9/4k4/9/9/9/9/9 b RBSNLrb4g3s3n3l18p 1";

fn browser(text: &str) -> Harness<'static, App> {
    let mut h = example("shogi-start");
    show(&mut h, PaneKind::Tsume);
    h.state_mut().act(Action::ReadText(text.into()));
    h.run_steps(2);
    h
}

fn answered(h: &Harness<'_, App>) -> bool {
    let browsed = model(h).tsume().browsed();
    browsed.is_some_and(|browsed| browsed.answer().is_some())
}

fn solved(text: &str) -> Harness<'static, App> {
    let mut h = browser(text);
    click(&mut h, "Solve tsume");
    until(&mut h, "an answer", answered);
    h
}

fn line(h: &Harness<'_, App>) -> Vec<String> {
    let line = model(h).tsume().browsed().unwrap().line();
    line.iter().map(ToString::to_string).collect()
}

#[test]
fn a_problem_is_solved_and_played_through() {
    let mut h = solved(PROBLEM);
    h.get_by_label_contains("Mate in 5 moves, no less.");
    h.get_by_label_contains("of processor time");
    assert_eq!(line(&h).len(), 5);
    let start = model(&h).tsume().browsed().unwrap().start().setup();
    click(&mut h, "One move on in the line");
    click(&mut h, "One move on in the line");
    let shown = |h: &Harness<'_, App>| model(h).tsume().browsed().unwrap().shown();
    assert_eq!(shown(&h).played(), 2);
    click(&mut h, "To the end of the line");
    assert!(shown(&h).in_check() && shown(&h).has_no_move());
    click(&mut h, "To the start of the line");
    assert_eq!(shown(&h).setup(), start);
    // The document itself is not touched.
    assert_eq!(model(&h).position_text(), PROBLEM);
}

#[test]
fn in_a_small_window_the_buttons_below_the_board_are_scrolled_to() {
    let mut h = solved(PROBLEM);
    h.set_size(egui::vec2(640.0, 400.0));
    h.run_steps(3);
    let step = "One move on in the line";
    h.get_by_label(step).scroll_to_me();
    // Scrolling takes its time.
    h.run_steps(60);
    let rect = h.get_by_label(step).rect();
    // Above the status bar.
    assert!(rect.top() > 60.0 && rect.bottom() < 380.0, "{rect}");
    click(&mut h, step);
    assert_eq!(model(&h).tsume().browsed().unwrap().shown().played(), 1);
}

#[test]
fn every_defence_unfolds_to_its_mate() {
    let mut h = solved(PROBLEM);
    click(&mut h, "All defences");
    let rows = |h: &Harness<'_, App>| {
        let browsed = model(h).tsume().browsed().unwrap();
        browsed.tree().unwrap().rows().len()
    };
    // The first check and the two pairs of the main line.
    assert_eq!(rows(&h), 3);
    let mut others: Vec<_> = h
        .get_all_by_label_contains("Other defences instead of")
        .collect();
    others.remove(0).click();
    h.step();
    until(&mut h, "the defences", |h| rows(h) > 3);
    let unfolded = rows(&h);
    let mut folded: Vec<_> = h.get_all_by_label_contains("What follows").collect();
    folded.remove(0).click();
    h.step();
    until(&mut h, "what follows", |h| rows(h) > unfolded);
    // A branch is shown on the board when it is clicked.
    let tree = model(&h).tsume().browsed().unwrap().tree().unwrap();
    let variation = tree
        .rows()
        .iter()
        .find(|row| row.indent > 0)
        .unwrap()
        .branch;
    let (name, path) = (
        tree.name(variation, Lang::En).to_owned(),
        tree.path(variation),
    );
    h.get_by_label(&name).click();
    h.run_steps(2);
    let shown = model(&h).tsume().browsed().unwrap().shown();
    assert_eq!(shown.played() as usize, path.len());
    // Folded again, only the main line is left.
    let mut others: Vec<_> = h
        .get_all_by_label_contains("Other defences instead of")
        .collect();
    others.remove(0).click();
    h.run_steps(2);
    assert_eq!(rows(&h), 3);
}

#[test]
fn without_a_mate_the_escape_is_shown() {
    let mut h = solved(NO_MATE);
    h.get_by_label_contains("No mate: some defence escapes every check.");
    click(&mut h, "All defences");
    until(&mut h, "the escapes", |h| {
        let tree = model(h).tsume().browsed().unwrap().tree();
        !tree.unwrap().rows().is_empty()
    });
    let tree = model(&h).tsume().browsed().unwrap().tree().unwrap();
    assert!(
        tree.rows()
            .iter()
            .all(|row| tree.branch(row.branch).moves.len() == 2)
    );
    assert!(h.get_all_by_label("escapes").count() > 0);
}

#[test]
fn a_check_that_makes_the_mate_longer_is_not_praised() {
    let mut h = solved(PROBLEM);
    click(&mut h, "Attack yourself");
    let said = [
        ("S*3d", "Right so far: there is a mate in 3 moves."),
        ("G*4c", "It still mates, but in up to 9 moves instead of 5."),
    ];
    for (check, sentence) in said {
        let start = model(&h).tsume().browsed().unwrap().start().clone();
        let check = TsumeAction::Play(start.usi_move(check).unwrap());
        h.state_mut().act(Action::Tsume(check));
        until(&mut h, "the reply", |h| {
            let browsed = model(h).tsume().browsed().unwrap();
            browsed.attack().unwrap().reply.is_some()
        });
        h.get_by_label(sentence);
        click(&mut h, "Take back");
    }
}

#[test]
fn a_problem_that_was_solved_stays_on_its_desk_during_a_lesson() {
    let mut h = solved(PROBLEM);
    let start = LessonAction::Start("minimax".to_owned());
    h.state_mut().act(Action::Lesson(start));
    h.run_steps(2);
    show(&mut h, PaneKind::Tsume);
    h.get_by_label_contains("Mate in 5 moves, no less.");
}

#[test]
fn a_search_is_watched_and_cancelled() {
    let mut h = browser(ENDLESS);
    click(&mut h, "Solve tsume");
    until(&mut h, "live numbers", |h| {
        let browsed = model(h).tsume().browsed();
        answered(h) || browsed.is_some_and(|b| b.progress().nodes() > 1000)
    });
    h.get_by_label_contains("Searching: ");
    click(&mut h, "Cancel");
    until(&mut h, "an end", answered);
    h.get_by_label_contains("Cancelled: nothing is proved.");
    let answer = model(&h).tsume().browsed().unwrap().answer().unwrap();
    assert_eq!(answer.verdict, Verdict::Unknown);
}

#[test]
fn a_person_attacks_and_the_solver_defends() {
    let mut h = solved(PROBLEM);
    let best: Vec<_> = model(&h).tsume().browsed().unwrap().line().to_vec();
    click(&mut h, "Attack yourself");
    h.get_by_label_contains("Give check: click a piece");
    let moves = |h: &Harness<'_, App>| {
        let browsed = model(h).tsume().browsed().unwrap();
        browsed.attack().unwrap().moves.clone()
    };
    // The right first check, by clicking.
    let first = best[0];
    let from = match first.from() {
        Some(from) => {
            let square = format!("attack square {from} ");
            h.get_by_label_contains(&square).click();
            h.run_steps(2);
            from.to_string()
        }
        None => {
            let kind = first.dropped().unwrap().name(Lang::En);
            click(&mut h, &format!("attack with {kind} in hand"));
            String::new()
        }
    };
    let target = format!("attack square {}", first.to());
    let label = h.get_all_by_label_contains(&target).next();
    label
        .unwrap_or_else(|| panic!("{from} to {target}"))
        .click();
    h.run_steps(2);
    until(&mut h, "the reply", |h| moves(h).len() == 2);
    h.get_by_label_contains("Right so far: there is a mate in 3 moves.");
    click(&mut h, "Take back");
    assert!(moves(&h).is_empty());
    // The same by dragging.
    h.run_steps(2);
    let place = |h: &Harness<'_, App>, name: &str| {
        let mut all = h.get_all_by_label_contains(name);
        all.next().unwrap().rect().center()
    };
    let source = match first.dropped() {
        Some(kind) => format!("attack with {} in hand", kind.name(Lang::En)),
        None => format!("attack square {from} "),
    };
    let (from, to) = (place(&h, &source), place(&h, &target));
    stroke(&mut h, &[from, from + (to - from) * 0.5, to]);
    until(&mut h, "the reply", |h| moves(h).len() == 2);
    assert_eq!(moves(&h)[0], first);
    click(&mut h, "Back to the solution");
    assert!(model(&h).tsume().browsed().unwrap().attack().is_none());
}

#[test]
fn an_attack_is_made_by_keys_without_leaving_the_board() {
    let mut h = solved(PROBLEM);
    h.get_by_label("Attack yourself").focus();
    h.run_steps(2);
    let press = |h: &mut Harness<'_, App>, key| {
        h.key_press_modifiers(egui::Modifiers::NONE, key);
        h.run_steps(3);
    };
    let moves = |h: &Harness<'_, App>| {
        let browsed = model(h).tsume().browsed().unwrap();
        browsed.attack().unwrap().moves.len()
    };
    let on_board = |h: &Harness<'_, App>| {
        let mut squares = h.get_all_by_label_contains("attack ");
        squares.any(|square| square.is_focused())
    };
    press(&mut h, egui::Key::F6);
    h.get_by_label("Attack yourself").focus();
    h.run_steps(2);
    press(&mut h, egui::Key::Enter);
    assert!(on_board(&h), "it begins there");
    press(&mut h, egui::Key::Enter);
    assert!(on_board(&h), "where the piece can go");
    press(&mut h, egui::Key::Enter);
    if moves(&h) == 0 {
        // Whether it promotes was asked.
        press(&mut h, egui::Key::Enter);
    }
    until(&mut h, "the reply", |h| moves(h) == 2);
    h.run_steps(3);
    assert!(on_board(&h), "and goes on there");
}

#[test]
fn a_letter_takes_a_piece_from_the_hand_and_escape_puts_it_back() {
    let mut h = solved(PROBLEM);
    let press = |h: &mut Harness<'_, App>, key| {
        h.key_press_modifiers(egui::Modifiers::NONE, key);
        h.run_steps(3);
    };
    let moves = |h: &Harness<'_, App>| {
        let browsed = model(h).tsume().browsed().unwrap();
        browsed.attack().unwrap().moves.clone()
    };
    // A long search, which Escape would stop.
    h.state_mut().act(Action::SetSpeed(1.0));
    h.state_mut().act(Action::Run);
    press(&mut h, egui::Key::F6);
    h.get_by_label("Attack yourself").focus();
    h.run_steps(2);
    press(&mut h, egui::Key::Enter);
    press(&mut h, egui::Key::S);
    let silver = "attack with silver in hand";
    let on_square = |h: &Harness<'_, App>| {
        let mut squares = h.get_all_by_label_contains("attack square");
        squares.any(|square| square.is_focused())
    };
    assert!(on_square(&h), "where it can go");
    press(&mut h, egui::Key::Escape);
    assert!(h.get_by_label(silver).is_focused());
    assert_eq!(model(&h).phase(), Phase::Running);
    press(&mut h, egui::Key::G);
    assert!(on_square(&h));
    press(&mut h, egui::Key::Enter);
    let dropped = moves(&h).first().and_then(|m| m.dropped());
    assert_eq!(dropped.map(|kind| kind.name(Lang::En)), Some("gold"));
    // With nothing in it the hand gives nothing.
    until(&mut h, "the reply", |h| moves(h).len() == 2);
    press(&mut h, egui::Key::R);
    assert_eq!(moves(&h).len(), 2);
}

#[test]
fn a_letter_takes_a_piece_after_a_start_by_mouse() {
    let mut h = solved(PROBLEM);
    let button = h.get_by_label("Attack yourself").rect().center();
    stroke(&mut h, &[button, button]);
    h.run_steps(3);
    assert!(model(&h).tsume().browsed().unwrap().attack().is_some());
    h.key_press_modifiers(egui::Modifiers::NONE, egui::Key::S);
    h.run_steps(4);
    let mut squares = h.get_all_by_label_contains("attack square");
    assert!(squares.any(|square| square.is_focused()), "where it can go");
}

#[test]
fn undo_takes_back_a_move_of_the_attack_and_a_move_without_check_is_told() {
    let mut h = example("first");
    let text = format!("{NO_MATE} ; name=never\n{PROBLEM} ; moves=5 ; name=five\n");
    h.state_mut().act(Action::ReadText(text));
    h.run_steps(3);
    // What was pasted is a set, with its table in front.
    let chosen = |h: &Harness<'_, App>| model(h).tsume().set().unwrap().chosen;
    assert_eq!(chosen(&h), Some(0));
    click(&mut h, "problem five");
    until(&mut h, "an answer", answered);
    click(&mut h, "Attack yourself");
    let moves = |h: &Harness<'_, App>| {
        let browsed = model(h).tsume().browsed().unwrap();
        browsed.attack().unwrap().moves.clone()
    };
    // A gold in a far corner gives no check.
    click(&mut h, "attack with gold in hand");
    click(&mut h, "attack square 9i");
    h.get_by_label_contains("That move gives no check.");
    assert!(moves(&h).is_empty());
    let first = model(&h).tsume().browsed().unwrap().line()[0];
    h.state_mut().act(Action::Tsume(TsumeAction::Play(first)));
    until(&mut h, "the reply", |h| moves(h).len() == 2);
    let undo = Action::Command(Command::Undo);
    for _ in 0..2 {
        h.state_mut().act(undo.clone());
        assert!(moves(&h).is_empty());
        assert_eq!(model(&h).position_text(), PROBLEM);
    }
    // Without an attack the problem before comes back, and its row is the chosen one.
    click(&mut h, "Back to the solution");
    h.state_mut().act(undo);
    assert_eq!(model(&h).position_text(), NO_MATE);
    assert_eq!(chosen(&h), Some(0));
}

#[test]
fn a_line_of_a_set_is_read_as_a_position() {
    let mut h = browser(&format!("{PROBLEM} ; moves=5 ; name=five ; pv=G*4d\n"));
    assert_eq!(model(&h).position_text(), PROBLEM);
    assert!(model(&h).tsume().set().is_none());
    // Where there is no check at all, none is said to be escaped.
    let text = "9/9/9/9/4k4/9/9/9/9 b 2r2b4g4s4n4l18p 1".to_owned();
    h.state_mut().act(Action::ReadText(text));
    h.run_steps(2);
    click(&mut h, "Solve tsume");
    until(&mut h, "an answer", answered);
    h.get_by_label_contains("No mate: there is no check to give.");
}

#[test]
fn line_and_tree_are_written_as_kif() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| -> PathBuf { folder.path().join(name) };
    let mut h = solved(PROBLEM);
    let (line_file, tree_file) = (path("line.kifu"), path("tree.kifu"));
    h.state_mut()
        .act(Action::Export(FileWish::ExportTsumeLine, line_file.clone()));
    h.state_mut()
        .act(Action::Export(FileWish::ExportTsumeTree, tree_file.clone()));
    let there = tree_file.clone();
    until(&mut h, "the tree", move |_| there.exists());
    let read = |path| kif::read(&std::fs::read_to_string(path).unwrap()).unwrap();
    let line_record = read(line_file);
    let words: Vec<String> = line_record
        .moves()
        .iter()
        .map(ToString::to_string)
        .collect();
    assert_eq!(words, line(&h));
    let tree = read(tree_file);
    assert_eq!(tree.moves(), line_record.moves());
    let first = tree.node(0).children()[0];
    assert!(tree.node(first).children().len() > 1, "there are branches");
}

#[test]
fn a_set_is_opened_and_solved_with_a_table() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("set.sfen");
    let text = format!("{PROBLEM} ; moves=5 ; name=five\nnonsense\n{NO_MATE} ; name=never\n");
    std::fs::write(&path, text).unwrap();
    let mut h = example("first");
    h.state_mut().act(Action::OpenPath(path));
    h.run_steps(3);
    h.get_by_label_contains("0 of 2: 0 mates, 0 without a mate, 0 unknown");
    h.get_by_label_contains("Choose a problem of the set");
    h.get_by_label_contains("1 line could not be read: line 2, column 2: ");
    click(&mut h, "Solve all");
    until(&mut h, "the set", |h| {
        !model(h).tsume().set().unwrap().is_running()
    });
    h.get_by_label_contains("2 of 2: 1 mate, 1 without a mate, 0 unknown");
    assert!(h.query_all_by_label("no mate").next().is_some());
    // A click on a row opens the problem and solves it.
    click(&mut h, "problem never");
    assert_eq!(model(&h).position_text(), NO_MATE);
    until(&mut h, "an answer", answered);
}

#[test]
fn in_a_small_window_the_wheel_brings_the_last_row_and_column_of_a_set() {
    let line = |i| format!("{PROBLEM} ; moves=5 ; name=number {i}\n");
    let mut h = example("first");
    h.state_mut()
        .act(Action::ReadText((1..=9).map(line).collect()));
    show(&mut h, PaneKind::Tsume);
    h.set_size(egui::vec2(640.0, 400.0));
    h.run_steps(6);
    let seen = |h: &Harness<'_, App>, name: &str| {
        let rect = h.get_by_label(name).rect();
        // Between the tools and the status bar, and in the window.
        rect.top() > 60.0 && rect.bottom() < 380.0 && rect.right() < 634.0
    };
    let wheel = |h: &mut Harness<'_, App>, by: egui::Vec2| {
        // On the table, just above the status bar.
        let x = h.get_by_label("Close the set").rect().center().x;
        h.event(Event::PointerMoved(egui::pos2(x, 355.0)));
        h.event(Event::MouseWheel {
            unit: MouseWheelUnit::Point,
            delta: by,
            phase: TouchPhase::Move,
            source: MouseWheelSource::Unknown,
            modifiers: egui::Modifiers::NONE,
        });
        h.run_steps(30);
    };
    for _ in 0..4 {
        wheel(&mut h, egui::vec2(0.0, -300.0));
    }
    assert!(seen(&h, "problem number 9"));
    wheel(&mut h, egui::vec2(-300.0, 0.0));
    assert!(seen(&h, "s"), "the last column");
}

#[test]
fn keys_walk_through_a_set_to_rows_that_are_out_of_sight() {
    let line = |i| format!("{PROBLEM} ; moves=5 ; name=number {i}\n");
    let mut h = example("first");
    h.state_mut()
        .act(Action::ReadText((1..=60).map(line).collect()));
    show(&mut h, PaneKind::Tsume);
    h.run_steps(6);
    let press = |h: &mut Harness<'_, App>, key| {
        h.key_press_modifiers(egui::Modifiers::NONE, key);
        h.run_steps(4);
    };
    let is_at = |h: &Harness<'_, App>, i: usize| {
        let name = format!("problem number {i}");
        let row = h.query_by_label(&name);
        row.is_some_and(|row| row.is_focused())
    };
    h.get_by_label("problem number 1").focus();
    h.run_steps(2);
    for i in 2..=60 {
        press(&mut h, egui::Key::ArrowDown);
        assert!(is_at(&h, i), "{i}");
    }
    press(&mut h, egui::Key::Home);
    assert!(is_at(&h, 1));
    press(&mut h, egui::Key::End);
    assert!(is_at(&h, 60));
    press(&mut h, egui::Key::PageUp);
    assert!((2..60).any(|i| is_at(&h, i)));
}

#[test]
fn nothing_is_cut_off_in_either_language() {
    for lang in [Lang::En, Lang::Ja] {
        let mut h = solved(PROBLEM);
        h.state_mut().act(Action::SetLang(lang));
        h.run_steps(3);
        assert_eq!(clipped(&h), Vec::<String>::new(), "{lang:?}");
    }
}

#[test]
fn a_new_comparison_is_seen_in_its_trees() {
    let mut h = browser(PROBLEM);
    h.state_mut().act(Action::Command(Command::New));
    h.run_steps(3);
    run(&mut h);
    h.get_by_label("tree of SSS*");
}

#[test]
fn where_no_check_is_left_the_keyboard_is_on_taking_the_last_one_back() {
    // A knight gives check once: wherever the king goes, it cannot do so again.
    let mut h = solved("9/9/9/9/4k4/9/9/9/9 b N2r2b4g4s3n4l18p 1");
    let press = |h: &mut Harness<'_, App>, key| {
        h.key_press_modifiers(egui::Modifiers::NONE, key);
        h.run_steps(3);
    };
    let moves = |h: &Harness<'_, App>| {
        let browsed = model(h).tsume().browsed().unwrap();
        browsed.attack().unwrap().moves.len()
    };
    let knight = "attack with knight in hand";
    press(&mut h, egui::Key::F6);
    h.get_by_label("Attack yourself").focus();
    h.run_steps(2);
    press(&mut h, egui::Key::Enter);
    assert!(h.get_by_label(knight).is_focused());
    press(&mut h, egui::Key::Enter);
    press(&mut h, egui::Key::Enter);
    until(&mut h, "the reply", |h| moves(h) == 2);
    h.run_steps(3);
    assert!(h.get_by_label("Take back").is_focused());
    press(&mut h, egui::Key::Enter);
    assert_eq!(moves(&h), 0);
    assert!(h.get_by_label(knight).is_focused());
}

#[test]
fn keys_go_through_the_line_and_start_no_run_behind_it() {
    let mut h = example("shogi-start");
    h.state_mut().act(Action::ReadText(PROBLEM.into()));
    h.run_steps(2);
    // The pointer rests elsewhere.
    h.event(Event::PointerMoved(egui::pos2(60.0, 300.0)));
    h.run_steps(2);
    h.key_press_modifiers(Modifiers::COMMAND, Key::M);
    until(&mut h, "an answer", answered);
    let keys = [
        (Key::ArrowRight, 1),
        (Key::Period, 2),
        (Key::ArrowLeft, 1),
        (Key::Comma, 0),
        (Key::End, 5),
        (Key::Home, 0),
        (Key::ArrowLeft, 0),
    ];
    for (key, at) in keys {
        h.key_press(key);
        h.run_steps(2);
        assert_eq!(model(&h).tsume().browsed().unwrap().at(), at, "{key:?}");
    }
    h.key_press(Key::F11);
    h.run_steps(2);
    for (key, at) in [
        (Key::Period, 1),
        (Key::L, 1),
        (Key::Space, 1),
        (Key::End, 5),
    ] {
        h.key_press(key);
        h.run_steps(2);
        assert_eq!(model(&h).tsume().browsed().unwrap().at(), at, "{key:?}");
        assert!(!model(&h).has_runs(), "{key:?} started a run behind it");
    }
}

#[test]
fn a_board_that_is_no_problem_says_why_before_it_is_asked() {
    // Two pawns of one side in a file.
    let mut h = browser("4k4/9/4P4/4P4/9/9/9/9/9 b G2r2b3g4s4n4l14p 1");
    h.run_steps(2);
    let reason = model(&h).solvable().unwrap_err();
    let pane = h.get_by_label("Solve tsume");
    assert!(pane.accesskit_node().is_disabled());
    assert!(h.query_by_label_contains("then solve it here").is_none());
    // There it begins with a capital.
    h.get_by_label_contains(&reason[1..]);
    // Mended, it can be solved.
    h.state_mut().act(Action::ReadText(PROBLEM.into()));
    h.run_steps(2);
    assert!(!h.get_by_label("Solve tsume").accesskit_node().is_disabled());
    h.get_by_label_contains("then solve it here");
}
