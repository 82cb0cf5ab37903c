//! Damaged files are opened, damaged texts pasted, and a window with a damaged memory of its
//! layout drawn: it goes on.

use std::cell::RefCell;
use std::collections::HashSet;

use yomiki::base::messages::Lang;
use yomiki::gui::action::{Action, LabAction, PlayAction};
use yomiki::gui::desk::Desk;
use yomiki::gui::layout::{self, Room};
use yomiki::gui::model::{KeptGame, Sitter, Table};
use yomiki::gui::{App, Options, remembered};
use yomiki::picture::Headless;
use yomiki::play::line::Game;
use yomiki::session::examples;
use yomiki::session::settings::Settings;

use crate::files::{OWN, SYNTAX, event_files, sessions};
use crate::harness::{fuzz, kind_of, number_from};

pub fn window(headless: &Headless, settings: Settings) -> App {
    let options = Options {
        session: examples::first().session(),
        path: None,
        settings,
        folders: None,
        start_engine: None,
    };
    App::new(headless.context(), options)
}

pub fn draw(headless: &mut Headless, app: &mut App) {
    for _ in 0..2 {
        let context = headless.context().clone();
        app.logic(&context);
        let output = headless.frame(Vec::new(), |ui| app.frame(ui));
        let triangles = context.tessellate(output.shapes, output.pixels_per_point);
        assert!(!triangles.is_empty());
    }
}

/// Games between two people, as they are put aside.
fn games(app: &mut App) -> Vec<Vec<u8>> {
    let mut games = Vec::new();
    for (game, moves) in [
        (Game::Othello, ["f5", "d6", "c3"]),
        (Game::Shogi, ["7g7f", "3c3d", "8h2b+"]),
    ] {
        let table = Table {
            game,
            seats: [Sitter::Person; 2],
            ..Table::default()
        };
        app.pass_on(Action::Play(PlayAction::Begin(Box::new(table))));
        for m in moves {
            app.pass_on(Action::Play(PlayAction::Move(m.to_owned())));
        }
        let kept = app.model().game_to_put_aside();
        games.push(kept.expect("a game is under way").into_bytes());
    }
    games
}

#[test]
fn a_damaged_game_is_gone_on_with_or_refused() {
    let headless = RefCell::new(Headless::new([1280, 800], 1.0));
    let mut app = window(&headless.borrow(), Settings::default());
    let corpus = games(&mut app);
    let app = RefCell::new(app);
    fuzz("games put aside", corpus, SYNTAX, |bytes| {
        let kept = KeptGame::read(&String::from_utf8_lossy(bytes))?;
        let (mut headless, mut app) = (headless.borrow_mut(), app.borrow_mut());
        app.pass_on(Action::Play(PlayAction::Leave));
        app.pass_on(Action::Play(PlayAction::GoOn(Box::new(kept))));
        draw(&mut headless, &mut app);
        let moves = app.model().sitting().map(|sitting| sitting.entries().len());
        let last = app.model().toasts().last();
        Some((moves, last.map(|toast| kind_of(&toast.text))))
    });
}

#[test]
fn whatever_file_is_opened_the_window_goes_on() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let mut corpus = sessions();
    corpus.extend(event_files());
    corpus.push(OWN.into());
    corpus.push("[[3 5] [2 9]]".into());
    corpus.push(
        "9/9/3lG1k2/5p3/7G1/9/9/9/9 b 2GS2r2b3s4n3l17p 1\n"
            .repeat(3)
            .into(),
    );
    let headless = RefCell::new(Headless::new([1280, 800], 1.0));
    let app = RefCell::new(window(&headless.borrow(), Settings::default()));
    fuzz("files opened in the window", corpus, SYNTAX, |bytes| {
        let (mut headless, mut app) = (headless.borrow_mut(), app.borrow_mut());
        let ending = ["ron", "jsonl", "txt", "kif"][bytes.len() % 4];
        let path = folder.path().join(format!("file.{ending}"));
        std::fs::write(&path, bytes).expect("a file can be written");
        match bytes.len() % 7 {
            0 => app.pass_on(Action::Lab(LabAction::Load(path))),
            1 => app.pass_on(Action::ReadText(
                String::from_utf8_lossy(bytes).into_owned(),
            )),
            _ => app.pass_on(Action::OpenPath(path)),
        }
        if bytes.len() % 5 == 0 {
            app.pass_on(Action::Run);
        }
        // A file of events is read on a thread of its own.
        while app.model().is_reading() {
            app.logic(headless.context());
            std::thread::yield_now();
        }
        draw(&mut headless, &mut app);
        app.pass_on(Action::Stop);
        let last = app.model().toasts().last();
        (
            last.map(|toast| kind_of(&toast.text)),
            app.model().runners().len(),
        )
    });
}

#[test]
fn a_damaged_layout_is_mended_or_replaced() {
    let good =
        ron::to_string(&layout::usual(Desk::Watch, Room::Wide)).expect("a layout has a RON form");
    let words: Vec<&str> = SYNTAX
        .iter()
        .copied()
        .chain(["Tabs", "Linear", "Pane", "(1)", "(7)"])
        .collect();
    // Drawing takes long: only what is of a new shape is drawn, and in a long run.
    let drawn = RefCell::new(HashSet::new());
    let draws = if number_from("YOMIKI_FUZZ_SECONDS", 0.0) > 1.0 {
        usize::MAX
    } else {
        1
    };
    fuzz("layouts", vec![good.into()], &words, |bytes| {
        let text = String::from_utf8_lossy(bytes).into_owned();
        let tree = remembered::layout(Desk::Watch, &text);
        let shape = tree.map(|tree| (tree.tiles.len(), tree.active_tiles().len()));
        let mut drawn = drawn.borrow_mut();
        if drawn.len() < draws && drawn.insert(shape) {
            let mut headless = Headless::new([1280, 800], 1.0);
            let settings = Settings {
                desks: [(Desk::Watch.id().to_owned(), text)].into(),
                lang: Lang::Ja,
                ..Settings::default()
            };
            let mut app = window(&headless, settings);
            draw(&mut headless, &mut app);
        }
        shape
    });
}
