//! What files hold: sessions, settings with the window's layout, lessons, experiments, players,
//! event logs.

use std::collections::BTreeMap;
use yomiki::base::messages::Lang;
use yomiki::gui::desk::Desk;
use yomiki::gui::layout::{self, Room};
use yomiki::lab::{Own, Plan};
use yomiki::play::line::Game;
use yomiki::play::player::Spec;
use yomiki::play::transitions::Transitions;
use yomiki::problem::{self, AnyTree, Hints, Problem};
use yomiki::search::catalogue::AlgorithmConfig;
use yomiki::session::examples::EXAMPLES;
use yomiki::session::lesson::{self, Lesson};
use yomiki::session::ran::{Ran, Reached, Shown};
use yomiki::session::settings::{BegunLesson, Folders, Settings};
use yomiki::session::{Bookmark, Session};
use yomiki::trace;
use yomiki::worker::{Job, Outcome, Worker};

use crate::boards::search_a_little;
use crate::harness::{fuzz, kind_of, spoken};

/// What RON and JSON are made of.
pub const SYNTAX: &[&str] = &[
    "(",
    ")",
    "[",
    "]",
    "{",
    "}",
    ",",
    ":",
    "\"",
    "Some(",
    "None",
    "true",
    "false",
    "()",
    "r#\"",
    "\"#",
    "/*",
    "*/",
    "//",
    "'",
    "\\u{1F600}",
    "((((((((",
    "[[[[[[[[[[[[[[[[[[[[[[[[",
    "Some(Some(Some(",
    "Score",
    "Wld",
    "at-least",
    "Depth(",
    "AtLeast(",
    "mate",
    "alpha-beta",
    "sss",
    "mt-sss",
    "position",
    "problem",
    "runners",
    "ran",
    "Event(",
    "Clock(",
    "random:seed=1,depth=",
    "\u{0}",
    "読み木",
];

pub fn sessions() -> Vec<Vec<u8>> {
    EXAMPLES
        .iter()
        .map(|example| {
            let mut session = example.session();
            session.bookmarks.push(Bookmark {
                name: "here".to_owned(),
                runner: 1,
                event: 12,
            });
            session.ran = Some(Ran {
                runs: vec![Some(Reached::End), Some(Reached::Event(40))],
                shown: Shown::Event {
                    runner: 1,
                    event: 12,
                },
                active: 1,
                selected: Some((0, vec![0, 1])),
                quick: true,
            });
            session.to_ron().into_bytes()
        })
        .collect()
}

#[test]
fn no_damage_to_a_session_breaks_anything() {
    fuzz("sessions", sessions(), SYNTAX, |bytes| {
        let text = String::from_utf8_lossy(bytes);
        match Session::from_ron(&text) {
            Ok(session) => {
                let again = Session::from_ron(&session.to_ron()).expect("what we write we read");
                assert_eq!(again.to_ron(), session.to_ron());
                for choice in &session.runners {
                    search_a_little(&session.problem, choice);
                }
                format!("{:?}", session.problem.question.name())
            }
            Err(error) => {
                spoken(&error);
                kind_of(&error.to_string())
            }
        }
    });
}

/// Settings as the window stores them; the last is left in the folder.
pub fn settings_files(folders: &Folders) -> Vec<Vec<u8>> {
    let arranged = Desk::ALL.map(|desk| {
        let tiles = ron::to_string(&layout::usual(desk, Room::Wide));
        (
            desk.id().to_owned(),
            tiles.expect("a layout has a RON form"),
        )
    });
    let stored = [BTreeMap::new(), BTreeMap::from(arranged)].map(|desks| {
        let settings = Settings {
            desks,
            recent: vec!["a/b.ron".into()],
            lessons: vec![("first".to_owned(), 3)],
            begun: vec![BegunLesson {
                id: "first".to_owned(),
                step: 2,
                scores: vec![Some(true), None],
            }],
            ..Settings::default()
        };
        folders
            .store(&settings, &Settings::default())
            .expect("a file can be written");
        std::fs::read(folders.settings_file()).expect("it was just written")
    });
    stored.into()
}

#[test]
fn a_damaged_settings_file_costs_the_settings_at_most() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let folders = Folders {
        config: folder.path().join("c"),
        state: folder.path().join("s"),
    };
    let file = folders.settings_file();
    fuzz("settings", settings_files(&folders), SYNTAX, |bytes| {
        std::fs::write(&file, bytes).expect("a file can be written");
        let (settings, trouble) = folders.load();
        let aside = std::fs::read(file.with_extension("ron.bad"));
        assert_eq!(aside.is_ok(), trouble.is_some());
        if let Ok(kept) = aside {
            assert_eq!(kept, bytes);
            std::fs::remove_file(file.with_extension("ron.bad")).expect("it is there");
        }
        assert!(
            (0.5..=3.0).contains(&settings.zoom),
            "zoom {}",
            settings.zoom
        );
        (
            settings.dark,
            settings.lessons.len(),
            settings == Settings::default(),
        )
    });
}

pub fn lessons() -> Vec<Vec<u8>> {
    let files = lesson::files().iter();
    files.map(|(_, text)| text.as_bytes().to_vec()).collect()
}

/// What lessons are made of besides.
pub const LESSON_WORDS: &[&str] = &[
    "{leaves}", "{0.1}", "{f 0}", "{table ", "**", "ask: ", "moment: ", "Next", "Cut",
];

#[test]
fn no_damage_to_a_lesson_breaks_anything() {
    let words = [SYNTAX, LESSON_WORDS].concat();
    fuzz("lessons", lessons(), &words, |bytes| {
        let text = String::from_utf8_lossy(bytes);
        match Lesson::from_ron(&text) {
            Ok(lesson) => {
                // Its runs are made by the lesson's check, which other tests do for good ones.
                for step in &lesson.steps {
                    for text in [&step.text.en, &step.text.ja, &step.hint.en] {
                        let _ = lesson::parse_text(text);
                    }
                    for path in &step.highlight {
                        let _ = lesson::parse_path(path);
                    }
                }
                for step in 0..lesson.steps.len().min(8) {
                    let _ = lesson.staged(step);
                }
                "read".to_owned()
            }
            Err(error) => kind_of(&error.to_string()),
        }
    });
}

#[test]
fn no_damage_to_a_lessons_texts_breaks_anything() {
    let corpus = lesson::text_files()
        .map(|(_, _, text)| text.as_bytes().to_vec())
        .collect();
    let words = [
        "# step 1\n",
        "# step 99",
        "# title",
        "# ",
        " hint",
        " because",
        "{leaves}",
        "{0.1}",
        "**",
    ];
    let (name, structure) = lesson::files()[0];
    let bare = Lesson::from_ron(structure).expect("a lesson of the program");
    fuzz("texts of lessons", corpus, &words, |bytes| {
        let text = String::from_utf8_lossy(bytes);
        let mut lesson = bare.clone();
        let read = lesson.read_texts(Lang::En, name, &text);
        match read.and_then(|()| lesson.require_texts(|lang| lang.tag().to_owned())) {
            Ok(()) => "read".to_owned(),
            Err(error) => kind_of(&error.to_string()),
        }
    });
}

pub const OWN: &str = r#"(
    title: (en: "Mine", ja: "自作"),
    positions: ["random:seed={n},depth={x},branching=3"],
    numbers: 4,
    algorithms: [(id: "alpha-beta"), (id: "recursive-sss", set: {"c": "2"})],
    sweep: Position(name: "depth", values: ["3", "4"]),
    nodes: Some(1000),
)"#;

#[test]
fn no_damage_to_an_experiment_breaks_anything() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let path = folder.path().join("own.ron");
    fuzz("experiments", vec![OWN.into()], SYNTAX, |bytes| {
        std::fs::write(&path, bytes).expect("a file can be written");
        match Own::load(&path) {
            Ok(own) => match Plan::of_own(own).cells() {
                Ok(cells) => format!("{} cells", cells.len().min(9)),
                Err(error) => {
                    spoken(&error);
                    kind_of(&error.to_string())
                }
            },
            Err(error) => {
                spoken(&error);
                kind_of(&error.to_string())
            }
        }
    });
}

pub const PLAYER: &str = r#"(name: "quick", game: othello, search: Realization, manager: Fixed,
    table_mib: 2, depth: Some(4.0), nodes: Some(1000), specialists: false, resign: Some(300))"#;

#[test]
fn no_damage_to_a_player_breaks_anything() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let path = folder.path().join("player.ron");
    let table = Transitions::built_in(Game::Shogi).write();
    let corpus = vec![PLAYER.into(), "()".into(), table.into_bytes()];
    let words: Vec<&str> = SYNTAX
        .iter()
        .copied()
        .chain([
            "table_mib: ",
            "depth: ",
            "transitions: ",
            "Ours",
            "Paper",
            "shogi",
        ])
        .collect();
    fuzz("players", corpus, &words, |bytes| {
        std::fs::write(&path, bytes).expect("a file can be written");
        let text = String::from_utf8_lossy(bytes);
        let _ = Transitions::read(&text);
        match Spec::load(&path) {
            Ok(spec) => format!("{:?}", (spec.game, spec.table_mib.min(8))),
            Err(error) => kind_of(&error.to_string()),
        }
    });
}

/// The events of some runs, as the program writes them.
pub fn event_files() -> Vec<Vec<u8>> {
    let mut files = Vec::new();
    for (text, id) in [
        ("[[3 5] [2 9]]", "alpha-beta"),
        ("[[3 5] [2 9]]", "sss"),
        ("[[[1 2] [3 4]] [[5 6] [7 8]]]", "mtd-f"),
        ("[[T F] [F T]]", "pn"),
        ("random:seed=3,depth=3,branching=3", "iterative-deepening"),
        ("-----OX--XO----- X", "recursive-sss"),
    ] {
        let (position, _) = problem::read(text, Hints::default()).expect("it is well written");
        let problem = Problem::new(position);
        let mut job = Job::new(problem.clone(), AlgorithmConfig::new(id));
        job.limits.nodes = Some(60);
        let Outcome::Finished(run) = Worker::start(job, || {}).wait() else {
            continue;
        };
        let game = problem.position.game();
        let header = trace::Header::new(game, &problem.position.to_string(), id);
        let mut tree = problem.tree().expect("it was just searched");
        let mut out = Vec::new();
        let ending = trace::Ending::from(&run.report);
        trace::write_events(&mut out, &header, &run.record, Some(&ending), &mut tree)
            .expect("writing to memory cannot fail");
        files.push(out);
    }
    files
}

/// What event files are made of besides.
pub const EVENT_WORDS: &[&str] = &[
    "{\"event\":\"expand\",\"node\":0,\"count\":",
    "\"moves\":[0,1]",
    "\"event\":",
    "enter",
    "eval",
    "close",
    "cut",
    "\"node\":",
    "\"value\":",
    "\"freed\":",
    "hidden",
    "{\"event\":\"end\",\"stopped\":\"nodes\",\"counts\":{\"visits\":3}}",
    "floor",
    "\n",
    "}\n{",
    "\"game\":\"hex\"",
    "\"position\":\"\"",
    "\"node\":4294967294",
];

#[test]
fn no_damage_to_an_event_log_breaks_anything() {
    let words = [SYNTAX, EVENT_WORDS].concat();
    fuzz("event logs", event_files(), &words, |bytes| {
        let mut found = None;
        let read = trace::read_events(bytes, 100_000, |header| {
            let hints = Hints::default();
            let (position, _) =
                problem::read(&header.position, hints).map_err(|e| e.to_string())?;
            found = Some(Problem::new(position.clone()));
            let tree: AnyTree = Problem::new(position).tree().map_err(|e| e.to_string())?;
            Ok(Some(tree))
        });
        let unchecked = trace::read_events(bytes, 100_000, |_| Ok(None::<AnyTree>));
        if let Ok(file) = unchecked {
            assert!(file.record.nodes.len() <= 100_001);
        }
        match read {
            Ok(file) => format!("{} events", file.record.log.len().min(20)),
            Err(error) => {
                spoken(&error);
                kind_of(&error.fault.to_string())
            }
        }
    });
}
