//! A game in the window: set up, played by clicking, taken back, given up.

use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT, Queryable};
use yomiki::base::messages::Lang;
use yomiki::gui::App;
use yomiki::gui::action::{Action, FileWish, PlayAction};
use yomiki::gui::command::Command;
use yomiki::gui::desk::Desk;
use yomiki::gui::model::{Sitter, Table};
use yomiki::gui::pane_kind::PaneKind;
use yomiki::play::line::{Game, How};
use yomiki::play::player::Depth;
use yomiki::play::saved::endings;
use yomiki::session::examples;
use yomiki::session::settings::Settings;

use crate::looks::clipped;
use crate::support::{click, copied, example, middle, model, show, stroke, until, window};

fn made(h: &Harness<'_, App>) -> usize {
    model(h).sitting().map_or(0, |s| s.entries().len())
}

fn begin(h: &mut Harness<'_, App>, table: Table) {
    let begin = PlayAction::Begin(Box::new(table));
    h.state_mut().act(Action::Play(begin));
    h.run_steps(3);
}

#[test]
fn a_person_plays_othello_against_the_program() {
    let mut h = example("first");
    show(&mut h, PaneKind::Play);
    click(&mut h, "Begin the game");
    assert!(model(&h).sitting().is_some());
    click(&mut h, "game: play f5");
    assert_eq!(made(&h), 1);
    until(&mut h, "the reply", |h| made(h) == 2);
    let sitting = model(&h).sitting().unwrap();
    let reply = &sitting.entries()[1];
    assert!(!reply.reasons.is_empty() && reply.win_rate.is_some());
    h.run_steps(2);
    // What the manager decided is told.
    assert!(
        h.query_by_label_contains("what was decided, and why")
            .is_some()
    );
    // In the middle of the game it is saved without a result.
    let folder = tempfile::tempdir().unwrap();
    let save = FileWish::SaveGame(Game::Othello);
    assert!(
        !h.get_by_label("Save the game…")
            .accesskit_node()
            .is_disabled()
    );
    let middle = folder.path().join("middle.ggf");
    h.state_mut()
        .act(Action::Export(save.clone(), middle.clone()));
    let there = middle.clone();
    until(&mut h, "the file", move |_| there.exists());
    let text = std::fs::read_to_string(middle).unwrap();
    assert!(text.contains("RE[?]") && text.contains("B[f5"), "{text}");
    click(&mut h, "Take back");
    assert_eq!(made(&h), 0);
    h.step();
    assert!(
        h.get_by_label("Save the game…")
            .accesskit_node()
            .is_disabled()
    );
    click(&mut h, "Resign");
    assert!(model(&h).sitting().unwrap().ending().is_none());
    click(&mut h, "Really resign?");
    assert_eq!(
        model(&h).sitting().unwrap().ending().unwrap().how,
        How::Resigned
    );
    h.run_steps(2);
    assert!(h.query_by_label_contains("Save the game").is_some());
    let path = folder.path().join("game.ggf");
    h.state_mut().act(Action::Export(save, path.clone()));
    let there = path.clone();
    until(&mut h, "the file", move |_| there.exists());
    let text = std::fs::read_to_string(path).unwrap();
    assert!(text.starts_with("(;GM[Othello]"), "{text}");
    click(&mut h, "New game");
    assert!(model(&h).sitting().is_none());
}

#[test]
fn whoever_does_not_resign_at_once_has_not_resigned() {
    let mut h = example("first");
    show(&mut h, PaneKind::Play);
    click(&mut h, "Begin the game");
    let places = |h: &Harness<'_, App>| {
        ["Take back", "New game"].map(|name| h.get_by_label(name).rect().left_top())
    };
    let asks = |h: &Harness<'_, App>| h.query_by_label("Really resign?").is_some();
    let before = places(&h);
    click(&mut h, "Resign");
    assert!(asks(&h));
    assert_eq!(places(&h), before);
    // A click on anything else takes it back, and so does time.
    let clocks = h.get_by_label_contains("Progress").rect().center();
    stroke(&mut h, &[clocks]);
    assert!(!asks(&h));
    click(&mut h, "Resign");
    assert!(asks(&h));
    until(&mut h, "the question to go", |h| !asks(h));
    click(&mut h, "Resign");
    click(&mut h, "Really resign?");
    assert!(model(&h).sitting().unwrap().ending().is_some());
}

#[test]
fn the_form_proposes_the_position_that_was_sent_and_engines_give_nothing_up() {
    let mut h = example("shogi-two-golds");
    h.state_mut()
        .act(Action::Command(Command::Send(Desk::Play)));
    h.run_steps(3);
    assert!(h.query_all_by_label("Sente").next().is_some());
    begin(
        &mut h,
        Table {
            seats: [Sitter::Own(Depth::Plies); 2],
            ..Table::default()
        },
    );
    assert!(h.query_by_label("Resign").is_none());
    assert!(h.query_by_label("Take back").is_none());
    h.get_by_label_contains("60 empty");
}

#[test]
fn a_person_plays_shogi_by_clicking() {
    let mut h = example("first");
    show(&mut h, PaneKind::Play);
    begin(
        &mut h,
        Table {
            game: Game::Shogi,
            seats: [Sitter::Person, Sitter::Own(Depth::Realization)],
            control: "20s+1s".parse().unwrap(),
            ..Table::default()
        },
    );
    h.get_by_label_contains("(opening)");
    h.get_by_label_contains("it counts the moves, and the pieces in hand");
    h.get_by_label("game: 7g sente pawn").focus();
    h.run_steps(2);
    h.key_press(egui::Key::G);
    h.run_steps(2);
    h.get_by_label_contains("There is no gold in hand.");
    click(&mut h, "game: 7g sente pawn");
    click(&mut h, "game: 7f");
    assert_eq!(made(&h), 1);
    assert_eq!(model(&h).sitting().unwrap().entries()[0].text, "7g7f");
    until(&mut h, "the reply", |h| made(h) == 2);
}

#[test]
fn an_engine_that_is_none_is_told_and_the_window_goes_on() {
    let mut h = example("first");
    show(&mut h, PaneKind::Play);
    let table = Table {
        game: Game::Shogi,
        seats: [Sitter::Usi, Sitter::Person],
        engine: "/nowhere/engine".into(),
        ..Table::default()
    };
    begin(&mut h, table.clone());
    assert!(model(&h).sitting().is_none());
    assert!(
        model(&h)
            .toasts()
            .iter()
            .any(|t| t.text.contains("cannot be started"))
    );
    // A program that is not an engine: the game ends with a word, no frame waits for it.
    if std::path::Path::new("/bin/true").exists() {
        begin(
            &mut h,
            Table {
                engine: "/bin/true".into(),
                ..table
            },
        );
        until(&mut h, "the end", |h| {
            model(h).sitting().is_some_and(|s| s.ending().is_some())
        });
        assert!(model(&h).sitting().unwrap().trouble().is_some());
    }
}

#[test]
fn our_own_engine_is_loaded_through_usi_as_an_opponent() {
    let mut h = example("first");
    show(&mut h, PaneKind::Play);
    // The program itself takes a word to be an engine; a script says it, without a shell of ours.
    let folder = tempfile::tempdir().unwrap();
    let script = folder.path().join("engine");
    let program = env!("CARGO_BIN_EXE_yomiki");
    std::fs::write(&script, format!("#!/bin/sh\nexec {program} usi\n")).unwrap();
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let all = std::fs::Permissions::from_mode(0o755);
        std::fs::set_permissions(&script, all).unwrap();
        begin(
            &mut h,
            Table {
                game: Game::Shogi,
                seats: [Sitter::Usi, Sitter::Person],
                control: "2s+1s".parse().unwrap(),
                engine: script,
                ..Table::default()
            },
        );
        until(&mut h, "the engine's move", |h| made(h) == 1);
        let sitting = model(&h).sitting().unwrap();
        assert!(sitting.entries()[0].opinion.is_some());
    }
}

#[test]
fn two_programs_play_and_nothing_is_clipped() {
    for lang in Lang::ALL {
        for dark in [false, true] {
            let settings = Settings {
                lang,
                dark,
                ..Settings::default()
            };
            let mut h = window(examples::find("first").unwrap().session(), settings);
            h.run_steps(3);
            show(&mut h, PaneKind::Play);
            let found = clipped(&h);
            assert!(found.is_empty(), "form: {}", found.join("\n"));
            for game in Game::ALL {
                begin(
                    &mut h,
                    Table {
                        game,
                        seats: [Sitter::Own(Depth::Plies), Sitter::Own(Depth::Realization)],
                        adviser: Sitter::Own(Depth::Plies),
                        control: "40kn+1kn".parse().unwrap(),
                        ..Table::default()
                    },
                );
                until(&mut h, "eight moves", |h| made(h) >= 8);
                h.run_steps(2);
                let found = clipped(&h);
                assert!(found.is_empty(), "{game:?}, {lang:?}: {}", found.join("\n"));
            }
        }
    }
}

#[test]
fn a_person_plays_shogi_by_dragging_and_is_asked_at_the_square_whether_to_promote() {
    let mut h = example("first");
    show(&mut h, PaneKind::Play);
    begin(
        &mut h,
        Table {
            game: Game::Shogi,
            seats: [Sitter::Person; 2],
            ..Table::default()
        },
    );
    let texts = |h: &Harness<'_, App>| -> Vec<String> {
        let sitting = model(h).sitting().unwrap();
        sitting.entries().iter().map(|e| e.text.clone()).collect()
    };
    let drag = |h: &mut Harness<'_, App>, from: &str, to: &str| {
        let (from, to) = (middle(h, from), middle(h, to));
        stroke(h, &[from, from + (to - from) * 0.5, to]);
        h.run_steps(2);
    };
    drag(&mut h, "game: 7g sente pawn", "game: 7f");
    drag(&mut h, "game: 3c gote pawn", "game: 3d");
    // Where it cannot go it is put back.
    drag(&mut h, "game: 8h sente bishop", "game: 8f");
    assert_eq!(texts(&h), ["7g7f", "3c3d"]);
    let end = h.get_by_label("game: 2b gote bishop").rect();
    drag(&mut h, "game: 8h sente bishop", "game: 2b gote bishop");
    let promote = h.get_by_label("Promote (Y)").rect();
    assert!(promote.distance_to_pos(end.center()) < 2.0 * end.width());
    // Whoever thinks better of it has made no move.
    h.key_press_modifiers(egui::Modifiers::NONE, egui::Key::Escape);
    h.run_steps(2);
    assert!(h.query_by_label("Promote (Y)").is_none());
    assert_eq!(made(&h), 2);
    click(&mut h, "game: 8h sente bishop");
    click(&mut h, "game: 2b gote bishop");
    h.key_press_modifiers(egui::Modifiers::NONE, egui::Key::Y);
    h.run_steps(2);
    assert_eq!(texts(&h), ["7g7f", "3c3d", "8h2b+"]);
}

#[test]
fn the_board_keeps_the_keyboard_while_the_program_thinks() {
    for (game, first) in [
        (Game::Othello, "game: play f5"),
        (Game::Shogi, "game: 7g sente pawn"),
    ] {
        let mut h = example("first");
        show(&mut h, PaneKind::Play);
        begin(
            &mut h,
            Table {
                game,
                control: "40kn+1kn".parse().unwrap(),
                ..Table::default()
            },
        );
        let focused = |h: &Harness<'_, App>| {
            let mut all = h.root().children_recursive();
            let node = all.find(|node| node.is_focused());
            node.and_then(|node| node.accesskit_node().label())
        };
        let press = |h: &mut Harness<'_, App>, key| {
            h.key_press_modifiers(egui::Modifiers::NONE, key);
            h.run_steps(2);
        };
        h.get_by_label(first).focus();
        h.run_steps(2);
        press(&mut h, egui::Key::Enter);
        if game == Game::Shogi {
            press(&mut h, egui::Key::ArrowUp);
            press(&mut h, egui::Key::Enter);
        }
        assert!(made(&h) >= 1);
        let at = focused(&h).expect("the board has the keyboard");
        assert!(at.starts_with("game"), "{at}");
        until(&mut h, "the reply", |h| made(h) == 2);
        let at = focused(&h).expect("a square has the keyboard");
        assert!(at.starts_with("game: "), "{at}");
    }
}

#[test]
fn undo_takes_back_in_the_game_that_is_played() {
    let mut h = example("first");
    let undo = |h: &mut Harness<'_, App>| {
        h.key_press_modifiers(egui::Modifiers::COMMAND, egui::Key::Z);
        h.run_steps(3);
    };
    show(&mut h, PaneKind::Play);
    let before = model(&h).position_text();
    let table = Table {
        seats: [Sitter::Person, Sitter::Person],
        ..Table::default()
    };
    begin(&mut h, table);
    click(&mut h, "game: play f5");
    assert_eq!(made(&h), 1);
    undo(&mut h);
    assert_eq!(made(&h), 0);
    assert_eq!(model(&h).position_text(), before);
    // Where the position for the next game is edited, the edit is meant.
    click(&mut h, "game: play f5");
    show(&mut h, PaneKind::Position);
    click(&mut h, "Clear the board");
    assert_ne!(model(&h).position_text(), before);
    undo(&mut h);
    assert_eq!(made(&h), 1);
    assert_eq!(model(&h).position_text(), before);
}

/// A game of a person on this side against the program, in which everybody has moved.
fn against_the_program(game: Game, person: usize, settings: Settings) -> Harness<'static, App> {
    let mut h = window(examples::find("first").unwrap().session(), settings);
    h.run_steps(3);
    show(&mut h, PaneKind::Play);
    let mut seats = [Sitter::Own(Depth::Plies); 2];
    seats[person] = Sitter::Person;
    let control = "40kn+1kn".parse().unwrap();
    let table = Table {
        game,
        seats,
        control,
        ..Table::default()
    };
    begin(&mut h, table);
    let first = match game {
        Game::Othello => "f5",
        Game::Mnk => "d6",
        Game::Shogi => "7g7f",
    };
    if person == 0 {
        let first = PlayAction::Move(first.to_owned());
        h.state_mut().act(Action::Play(first));
    }
    until(&mut h, "the program's move", |h| made(h) == 2 - person);
    h.run_steps(3);
    h
}

#[test]
fn buttons_stay_where_they_are_when_a_game_ends() {
    for game in Game::ALL {
        let mut h = against_the_program(game, 0, Settings::default());
        let places = |h: &Harness<'_, App>| {
            let names = ["Take back", "New game", "Save the game…"];
            names.map(|name| h.get_by_label(name).rect())
        };
        let row = |h: &Harness<'_, App>| h.get_by_label_contains("  1 ").rect();
        let before = (places(&h), row(&h));
        h.state_mut().act(Action::Play(PlayAction::Resign));
        h.run_steps(3);
        h.get_by_label_contains("wins, by resignation");
        assert_eq!((places(&h), row(&h)), before, "{game:?}");
    }
}

#[test]
fn the_list_of_moves_stays_where_it_is_whatever_is_told_of_a_move() {
    let mut h = against_the_program(Game::Othello, 0, Settings::default());
    let row = |h: &Harness<'_, App>| h.get_by_label_contains("  1 f5").rect();
    let before = row(&h);
    h.get_by_label_contains("an even share is");
    stroke(&mut h, &[before.center()]);
    h.run_steps(3);
    h.get_by_label("Your own move: there is nothing to explain.");
    assert_eq!(row(&h), before);
}

#[test]
fn whoever_plays_gote_sits_below() {
    for (person, is_below) in [(0, false), (1, true)] {
        let h = against_the_program(Game::Shogi, person, Settings::default());
        let king = middle(&h, "game: 5a gote king");
        let pawn = middle(&h, "game: 5c gote pawn");
        assert_eq!(king.y > pawn.y, is_below);
    }
}

#[test]
fn the_program_has_its_own_name_in_japanese() {
    let settings = Settings {
        lang: Lang::Ja,
        ..Settings::default()
    };
    let h = against_the_program(Game::Othello, 0, settings);
    h.get_by_label_contains("白　読み木");
}

#[test]
fn a_game_saved_under_any_name_is_said_to_be_what_it_is() {
    let mut h = against_the_program(Game::Shogi, 0, Settings::default());
    let folder = tempfile::tempdir().unwrap();
    for (name, format) in [("g.xyz", "as KIF."), ("g.csa", "as CSA.")] {
        let save = FileWish::SaveGame(Game::Shogi);
        h.state_mut()
            .act(Action::Export(save, folder.path().join(name)));
        until(&mut h, "the word", move |h| {
            let toasts = model(h).toasts();
            toasts.iter().any(|toast| toast.text.ends_with(format))
        });
    }
}

#[test]
fn a_move_of_the_list_shows_its_position_which_can_be_searched_and_undone() {
    for (game, after) in [
        (
            Game::Othello,
            "---------------------------OX------XXX-------------------------- O",
        ),
        (
            Game::Shogi,
            "lnsgkgsnl/1r5b1/ppppppppp/9/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL w -",
        ),
    ] {
        let mut h = against_the_program(game, 0, Settings::default());
        let row = h.get_by_label_contains("  1 ").rect();
        stroke(&mut h, &[row.center()]);
        h.run_steps(3);
        h.get_by_label("An earlier position: after move 1");
        assert_eq!(h.get_by_label_contains("  1 ").rect(), row);
        assert!(h.query_by_label_contains("game: play").is_none());
        if game == Game::Othello {
            h.get_by_label("Discs: black 4, white 1; 59 empty");
        }
        h.state_mut()
            .act(Action::Command(Command::GoTo(Desk::Watch)));
        let before = model(&h).position_text();
        show(&mut h, PaneKind::Play);
        click(&mut h, "Search this position");
        h.run_steps(3);
        assert_eq!(model(&h).desk(), Desk::Watch);
        let text = model(&h).position_text();
        assert!(text.contains(after), "{text}");
        assert_eq!(made(&h), 2);
        h.state_mut().act(Action::Command(Command::Undo));
        h.run_steps(2);
        assert_eq!(model(&h).position_text(), before);
        show(&mut h, PaneKind::Play);
        click(&mut h, "Back to the game");
        h.run_steps(2);
        assert!(h.query_by_label_contains("An earlier position").is_none());
    }
}

#[test]
fn the_record_of_a_game_is_copied_as_it_would_be_saved() {
    for (game, first) in [(Game::Othello, "B[f5]"), (Game::Shogi, "７六歩")] {
        let mut h = against_the_program(game, 0, Settings::default());
        let usual = endings(game)[0];
        let saved = model(&h).sitting().unwrap().written(usual, Lang::En);
        h.get_by_label("Copy the record").click();
        h.step();
        let text = copied(&h).expect("something is copied");
        assert!(text.contains(first), "{text}");
        assert_eq!(text, saved);
    }
}
