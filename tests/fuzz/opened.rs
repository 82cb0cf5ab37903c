//! Files that are opened in the window: event files, sessions, lessons, and the settings with which
//! it begins. Whatever they say, they are read or refused with a sentence, all panes are drawn, and
//! the window goes on.

use std::cell::RefCell;

use yomiki::base::random::Rng;
use yomiki::gui::App;
use yomiki::gui::action::{Action, LessonAction, NodeRef};
use yomiki::gui::command::Command;
use yomiki::gui::pane_kind::PaneKind;
use yomiki::picture::Headless;
use yomiki::session::settings::{Folders, Settings};
use yomiki::trace::NodeId;

use crate::event_lines;
use crate::files::{
    EVENT_WORDS, LESSON_WORDS, SYNTAX, event_files, lessons, sessions, settings_files,
};
use crate::harness::{fuzz, kind_of};
use crate::window::{draw, window};

/// A window that is used for all inputs of a test.
struct Opened {
    headless: Headless,
    app: App,
    folder: tempfile::TempDir,
}

/// What became of a file, roughly.
type Fate = (Option<String>, usize, Option<(usize, usize)>);

impl Opened {
    fn new() -> RefCell<Opened> {
        let headless = Headless::new([1280, 800], 1.0);
        let app = window(&headless, Settings::default());
        let folder = tempfile::tempdir().expect("a temporary folder");
        RefCell::new(Opened {
            headless,
            app,
            folder,
        })
    }

    /// Opens the file and looks around in it: another pane, node and moment for every input.
    fn open(&mut self, name: &str, bytes: &[u8]) -> Fate {
        let path = self.folder.path().join(name);
        std::fs::write(&path, bytes).expect("a file can be written");
        self.app.pass_on(Action::OpenPath(path));
        while self.app.model().is_reading() {
            self.app.logic(self.headless.context());
            std::thread::yield_now();
        }
        let seed = bytes.iter().fold(7, |sum: u64, &byte| {
            sum.wrapping_mul(31).wrapping_add(byte.into())
        });
        let mut rng = Rng::new(seed);
        let pane = PaneKind::ALL[rng.below(PaneKind::ALL.len() as u64) as usize];
        self.do_something(Action::Command(Command::ShowPane(pane)));
        let told = self.app.model().run(0).map(|run| {
            let (nodes, events) = (run.nodes().len(), run.record().log.len());
            (nodes as u64, events as u64)
        });
        if let Some((nodes, events)) = told {
            let node = NodeId(rng.below(nodes.max(1)) as u32);
            let event = rng.below(events + 1);
            self.do_something(Action::Select(Some(NodeRef { runner: 0, node })));
            self.do_something(Action::Seek { runner: 0, event });
        }
        let model = self.app.model();
        let last = model.toasts().last();
        let size = told.map(|(nodes, events)| (nodes.min(12) as usize, events.min(12) as usize));
        (
            last.map(|toast| kind_of(&toast.text)),
            model.runners().len(),
            size,
        )
    }

    fn do_something(&mut self, action: Action) {
        self.app.pass_on(action);
        draw(&mut self.headless, &mut self.app);
    }
}

#[test]
fn whatever_events_say_they_are_shown_or_refused() {
    let corpus: Vec<Vec<u8>> = (0..24u64)
        .map(|seed| {
            let mut rng = Rng::new(seed);
            let mut bytes: Vec<u8> = (0..60).map(|_| rng.next_u64() as u8).collect();
            bytes[0] = seed as u8;
            bytes
        })
        .collect();
    let opened = Opened::new();
    fuzz("events of anything", corpus, &[], |bytes| {
        let text = event_lines::file(bytes);
        opened.borrow_mut().open("theirs.jsonl", text.as_bytes())
    });
}

#[test]
fn no_damage_to_an_event_file_breaks_the_window() {
    let mut corpus = event_files();
    for bytes in [[0u8, 0, 0, 0, 3, 2, 0, 200, 2, 9, 9, 0], [4; 12], [1; 12]] {
        corpus.push(event_lines::file(&bytes).into_bytes());
    }
    let words = [SYNTAX, EVENT_WORDS].concat();
    let opened = Opened::new();
    fuzz("event files in the window", corpus, &words, |bytes| {
        opened.borrow_mut().open("theirs.jsonl", bytes)
    });
}

#[test]
fn no_damage_to_a_session_breaks_the_window() {
    let opened = Opened::new();
    fuzz("sessions in the window", sessions(), SYNTAX, |bytes| {
        let mut opened = opened.borrow_mut();
        let fate = opened.open("mine.ron", bytes);
        opened.do_something(Action::Run);
        opened.app.pass_on(Action::Stop);
        fate
    });
}

#[test]
fn no_damage_to_a_lesson_breaks_the_window() {
    let words = [SYNTAX, LESSON_WORDS].concat();
    let opened = Opened::new();
    fuzz("lessons in the window", lessons(), &words, |bytes| {
        let mut opened = opened.borrow_mut();
        let fate = opened.open("lesson.ron", bytes);
        let step = bytes.len() % 8;
        for action in [LessonAction::Step(step), LessonAction::ShowMe] {
            opened.do_something(Action::Lesson(action));
        }
        opened.app.pass_on(Action::Lesson(LessonAction::Leave));
        fate
    });
}

#[test]
fn a_window_opens_with_whatever_settings() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let folders = Folders {
        config: folder.path().join("c"),
        state: folder.path().join("s"),
    };
    let file = folders.settings_file();
    let corpus = settings_files(&folders);
    fuzz("settings in the window", corpus, SYNTAX, |bytes| {
        std::fs::write(&file, bytes).expect("a file can be written");
        let (settings, trouble) = folders.load();
        let is_usual = settings == Settings::default();
        let mut headless = Headless::new([1280, 800], 1.0);
        let mut app = window(&headless, settings);
        draw(&mut headless, &mut app);
        (is_usual, trouble.map(|error| kind_of(&error.to_string())))
    });
}
