//! Stones in a row in the window: one test a place where Othello can be used.

use egui::{Key, Modifiers};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT, Queryable};
use yomiki::base::messages::Lang;
use yomiki::gui::App;
use yomiki::gui::action::{Action, FileWish, LabAction, PlayAction};
use yomiki::gui::command::Command;
use yomiki::gui::model::{Sitter, Table};
use yomiki::gui::pane_kind::PaneKind;
use yomiki::lab::{Own, Sweep};
use yomiki::play::line::{Game, How};
use yomiki::play::player::Depth;
use yomiki::problem::{Question, Value};
use yomiki::session::examples::{self, EXAMPLES};
use yomiki::session::settings::Settings;

use crate::looks::clipped;
use crate::support::{
    click, copied, example, model, position, run_to_the_end, show, until, window,
};

fn read(h: &mut Harness<'_, App>, text: &str) {
    h.state_mut().act(Action::ReadText(text.into()));
    h.run_steps(3);
}

fn says(h: &Harness<'_, App>, words: &str) -> bool {
    h.query_all_by_label_contains(words).next().is_some()
}

#[test]
fn a_board_is_set_up_by_clicking_and_says_what_is_wrong_with_it() {
    let mut h = example("tictactoe");
    read(&mut h, "tictactoe start");
    // Whose turn it is follows from the stones.
    click(&mut h, "Put X (1)");
    click(&mut h, "square b2 empty");
    assert_eq!(position(&h), "... .X. ... O");
    click(&mut h, "square a1 empty");
    assert_eq!(position(&h), "X.. .X. ... O");
    assert!(says(
        &h,
        "No game leads here: X, who begins, has 2 stones and O 0"
    ));
    click(&mut h, "Put O (2)");
    click(&mut h, "square c1 empty");
    assert_eq!(position(&h), "X.O .X. ... O");
    assert!(!says(&h, "No game leads here"));
    h.get_by_label("square c1 O").click_secondary();
    h.run_steps(2);
    h.get_by_label("square c1 empty").click_secondary();
    h.run_steps(2);
    assert_eq!(position(&h), "X.X .X. ... O", "the right button cycles");
    // A row is the end of the game.
    read(&mut h, "XXX OO. ... O");
    assert!(says(&h, "The game is over: X has a row"));
    h.state_mut().act(Action::Command(Command::Undo));
    h.run_steps(2);
    assert_eq!(position(&h), "X.X .X. ... O");
}

#[test]
fn stones_fall_when_they_are_played_and_float_only_by_hand() {
    let mut h = example("connect4");
    read(&mut h, "connect4 start");
    click(&mut h, "Play legal moves (P)");
    click(&mut h, "square d1 empty");
    click(&mut h, "square d2 empty");
    assert_eq!(
        position(&h),
        "....... ....... ....... ....... ...O... ...X... X in-row 4 gravity"
    );
    click(&mut h, "Put X (1)");
    click(&mut h, "square a1 empty");
    assert!(says(&h, "there is nothing below the one on a1"));
    // Keys write at a cursor that goes on.
    read(&mut h, "mnk 4x4 in-row 4 start");
    h.get_by_label("board of stones in a row").focus();
    h.run_steps(2);
    for key in [Key::X, Key::O, Key::Period, Key::X] {
        h.key_press(key);
        h.step();
    }
    h.step();
    assert_eq!(position(&h), "XO.X .... .... .... O in-row 4");
}

#[test]
fn notation_goes_both_ways_and_is_checked_while_typing() {
    let mut h = example("connect4");
    h.get_by_label("Notation").focus();
    h.step();
    h.key_press_modifiers(Modifiers::COMMAND, Key::A);
    h.step();
    for letter in ["4", "4", "5", "3"] {
        h.get_by_label("Notation").type_text(letter);
        h.step();
        h.step();
    }
    assert_eq!(
        position(&h),
        "....... ....... ....... ....... ...O... ..OXX.. X in-row 4 gravity"
    );
    h.get_by_label("Read as move list.");
    h.get_by_label("Notation").type_text("9");
    h.run_steps(2);
    assert!(says(&h, "`9` is neither a move nor a part of a board"));
    // What another window copied is pasted, whatever game is being looked at.
    let mut h = example("othello8");
    read(&mut h, "XO. .X. ..O X");
    assert_eq!(position(&h), "XO. .X. ..O X");
    h.state_mut().act(Action::Command(Command::CopyPosition));
    h.step();
    assert_eq!(copied(&h).as_deref(), Some("XO. .X. ..O X"));
}

#[test]
fn fresh_boards_come_from_presets_and_from_numbers() {
    let mut h = example("tictactoe");
    click(&mut h, "New ▾");
    h.run_steps(2);
    click(&mut h, "Connect Four 5×4");
    h.run_steps(2);
    assert_eq!(position(&h), "..... ..... ..... ..... X in-row 4 gravity");
    read(&mut h, "connect4 random:stones=9,seed=4");
    let before = position(&h);
    h.state_mut().act(Action::Command(Command::RandomPosition));
    h.run_steps(2);
    let after = position(&h);
    assert_ne!(before, after);
    let stones = |text: &str| {
        text.split(' ')
            .take(6)
            .collect::<String>()
            .matches(['X', 'O'])
            .count()
    };
    assert_eq!((stones(&before), stones(&after)), (9, 9));
    assert!(after.ends_with("in-row 4 gravity"));
}

#[test]
fn every_example_runs_and_its_searches_agree() {
    for example_of in EXAMPLES
        .iter()
        .filter(|e| e.game == yomiki::problem::Game::Mnk)
    {
        let mut h = example(example_of.id);
        h.state_mut().act(Action::SetSpeed(f64::INFINITY));
        h.state_mut().act(Action::Run);
        run_to_the_end(&mut h);
        let values: Vec<Option<Value>> = (model(&h).runners().iter())
            .map(|runner| runner.run.as_ref().unwrap().value())
            .collect();
        assert!(values[0].is_some(), "{}", example_of.id);
        assert!(
            values.windows(2).all(|pair| pair[0] == pair[1]),
            "{values:?}"
        );
    }
}

#[test]
fn nothing_is_clipped_in_either_language() {
    for lang in Lang::ALL {
        for id in ["tictactoe", "connect4", "gomoku-small"] {
            let settings = Settings {
                lang,
                ..Settings::default()
            };
            let mut h = window(examples::find(id).unwrap().session(), settings);
            h.run_steps(4);
            let found = clipped(&h);
            assert!(found.is_empty(), "{id}, {lang:?}: {}", found.join("\n"));
        }
    }
}

#[test]
fn a_person_plays_connect_four_and_the_record_is_a_move_list() {
    let mut h = example("connect4");
    show(&mut h, PaneKind::Play);
    let made = |h: &Harness<'_, App>| model(h).sitting().map_or(0, |s| s.entries().len());
    let table = Table {
        game: Game::Mnk,
        seats: [Sitter::Person, Sitter::Own(Depth::Plies)],
        control: "20kn+1kn".parse().unwrap(),
        ..Table::default()
    };
    let begin = PlayAction::Begin(Box::new(table));
    h.state_mut().act(Action::Play(begin));
    h.run_steps(3);
    click(&mut h, "game: play 4");
    until(&mut h, "the reply", |h| made(h) == 2);
    assert!(says(&h, "Stones: X 1, O 1; 40 empty"));
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.txt");
    let save = FileWish::SaveGame(Game::Mnk);
    h.state_mut().act(Action::Export(save, path.clone()));
    let there = path.clone();
    until(&mut h, "the file", move |_| there.exists());
    let text = std::fs::read_to_string(path).unwrap();
    assert!(text.contains("\nconnect4 4 "), "{text}");
    // A game that two people play to its end.
    let table = Table {
        game: Game::Mnk,
        from_here: true,
        seats: [Sitter::Person; 2],
        ..Table::default()
    };
    read(&mut h, "XX. OO. ... X");
    let begin = PlayAction::Begin(Box::new(table));
    h.state_mut().act(Action::Play(begin));
    h.run_steps(3);
    click(&mut h, "game: play c1");
    let ending = model(&h).sitting().unwrap().ending().unwrap();
    assert_eq!(ending.how, How::Row);
    h.run_steps(2);
    assert!(says(&h, "X wins, with 3 in a row"));
}

#[test]
fn an_experiment_sweeps_over_generated_boards() {
    let mut h = example("connect4");
    show(&mut h, PaneKind::Lab);
    click(&mut h, "Compose one…");
    until(&mut h, "the plan", |h| model(h).lab().plan().own.is_some());
    let mut own: Own = model(&h).lab().plan().own.clone().unwrap();
    own.positions = vec!["connect4 5x4 random:stones={x},seed={n}".to_owned()];
    own.numbers = 2;
    own.question = Question::Wld;
    own.sweep = Sweep::Position {
        name: "stones".to_owned(),
        values: vec!["10".to_owned(), "12".to_owned()],
    };
    h.state_mut()
        .act(Action::Lab(LabAction::Own(Box::new(own))));
    let cells = |h: &Harness<'_, App>| {
        let known = model(h).lab().known();
        known
            .and_then(|k| k.as_ref().ok())
            .map_or((0, 0), |k| (k.done, k.cells))
    };
    until(&mut h, "the size", |h| cells(h).1 == 8);
    click(&mut h, "Run the experiment");
    until(&mut h, "results", |h| cells(h).0 == 8);
}

#[test]
fn the_command_and_the_tab_lead_there() {
    let mut h = example("othello8");
    let switch = Command::SwitchTo(yomiki::problem::Game::Mnk);
    h.state_mut().act(Action::Command(switch));
    h.run_steps(3);
    assert_eq!(position(&h), "X.. .O. ..X O");
    assert!(!h.get_by_label("Notation").accesskit_node().is_disabled());
}
