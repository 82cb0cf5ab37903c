//! Opening files: sessions, lessons, positions, sets of problems, and searches that were written
//! down. The last may be long; they are read on a thread of their own, and the window goes on.

use crate::base::messages::{Lang, Localize, tr};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use crossbeam_channel::{Receiver, TryRecvError, bounded};
use thiserror::Error;

use super::tsume::is_tsume_set;
use super::{Model, Run, Tone};
use crate::game::io_words::IoWords;
use crate::game::text::Spoken;
use crate::gui::action::LessonAction;
use crate::gui::command::Command;
use crate::gui::digits::group;
use crate::gui::pane_kind::PaneKind;
use crate::problem::{self, Bounds, Hints, Problem, Question, ReadError};
use crate::search::catalogue::Choice;
use crate::search::{Report, Stop};
use crate::session::lesson::Lesson;
use crate::session::text_file::{FileError, named};
use crate::session::{Session, SessionError, read_text_file};
use crate::trace;
use crate::trace::why::Method;

/// A file of events that is being read.
pub(super) struct Reading {
    path: PathBuf,
    news: Receiver<Result<Watched, String>>,
}

/// A search that another program wrote down.
struct Watched {
    file: trace::EventFile,
    choice: Choice,
    problem: Problem,
    told: trace::Retold,
}

/// A file that is nothing that can be opened.
#[derive(Debug, Error)]
#[error(
    "this is none of the kinds of files that can be opened: a session or a lesson (RON), the events of a search (JSONL), a tree such as [[3 5] 2], an AND/OR tree or graph, an Othello board, move list or game (GGF), a shogi position or game (SFEN, KIF, KI2, CSA), a set of mate problems (one SFEN a line)"
)]
struct NoKnownKind;

impl Spoken for NoKnownKind {
    fn japanese(&self) -> String {
        "開ける種類のファイルではありません。開けるのは、セッションと教材(RON)、探索のイベント(JSONL)、[[3 5] 2]のような木、AND/ORの木やグラフ、オセロの盤面・手順・棋譜(GGF)、将棋の局面や棋譜(SFEN・KIF・KI2・CSA)、詰将棋の問題集(1行に1題のSFEN)です".to_owned()
    }
}

impl Model {
    pub(super) fn open_path(&mut self, path: &Path) {
        // Whoever opens another file does not wait for the one before.
        self.reading = None;
        if path.extension().is_some_and(|e| e == "ron") {
            return self.open_ron(path);
        }
        if is_events(path) {
            return self.read_events(path);
        }
        match read_text_file(path) {
            // A session is one whatever its file is called.
            Ok(text) if is_ron(&text) => self.open_ron(path),
            Ok(text) => self.open_text(&text, path),
            Err(SessionError::File(FileError::NoText { .. })) => {
                self.complain_of(path, &NoKnownKind);
            }
            Err(error) => self.complain_of(path, &error),
        }
    }

    /// A position or a set of mate problems.
    fn open_text(&mut self, text: &str, path: &Path) {
        // A lesson is not closed for a file that holds nothing.
        if is_tsume_set(text) || self.position_in(text).is_ok() {
            self.close_lesson();
        }
        if self.open_tsume_set(text, &file_name(path)) {
            return;
        }
        match self.read_text(text) {
            Ok(()) => self.show_pane(PaneKind::Position),
            Err(ReadError::Unknown(_)) => self.complain_of(path, &NoKnownKind),
            Err(error) => self.complain_of(path, &error),
        }
    }

    /// Several files may be opened one after the other: each complaint says of which it is.
    fn complain_of(&mut self, path: &Path, error: &dyn Localize) {
        let sentence = named(path, error.localize(self.lang()));
        self.say(Tone::Trouble, sentence);
    }

    /// What was opened is to be seen, whichever pane was in front.
    fn show_pane(&mut self, kind: PaneKind) {
        self.wishes.push(Command::ShowPane(kind));
    }

    fn open_ron(&mut self, path: &Path) {
        let text = match read_text_file(path) {
            Ok(text) => text,
            Err(error) => return self.complain_of(path, &error),
        };
        let no_lesson = match Lesson::from_ron(&text) {
            Ok(lesson) => return self.lesson_action(LessonAction::Add(Arc::new(lesson))),
            Err(error) => error,
        };
        match Session::from_ron(&text) {
            Ok(session) => {
                self.open(session, Some(path));
                self.show_pane(PaneKind::Trees);
                self.remember(path);
            }
            // What is wrong is said of what the file was meant to be.
            Err(_) if text.contains("steps:") => self.complain_of(path, &no_lesson),
            Err(error) => self.complain_of(path, &error),
        }
    }

    /// Begins to read a file of events.
    fn read_events(&mut self, path: &Path) {
        let (sender, news) = bounded(1);
        let (file, lang, usual) = (path.to_path_buf(), self.lang(), self.problem().clone());
        let limit = self.session().record_events as usize;
        let wake = self.wake();
        let spawned = std::thread::Builder::new()
            .name("reading".to_owned())
            .spawn(move || {
                let _ = sender.send(watched(&file, usual, limit, lang));
                wake();
            });
        match spawned {
            Ok(_) => {
                self.reading = Some(Reading {
                    path: path.to_path_buf(),
                    news,
                });
            }
            Err(error) => self.complain_of(path, &IoWords(&error)),
        }
    }

    /// Whether a file is still being read.
    pub fn is_reading(&self) -> bool {
        self.reading.is_some()
    }

    /// Takes in a file that was read meanwhile.
    pub(super) fn poll_reading(&mut self) {
        let Some(reading) = &self.reading else { return };
        let answer = match reading.news.try_recv() {
            Ok(answer) => answer,
            Err(TryRecvError::Empty) => return,
            Err(TryRecvError::Disconnected) => {
                Err(tr!(self.lang(), watch_reading_it_has_failed_inside).to_owned())
            }
        };
        let path = reading.path.clone();
        self.reading = None;
        match answer {
            Ok(watched) => self.watch(&path, watched),
            Err(sentence) => self.say(Tone::Trouble, named(&path, sentence)),
        }
    }

    fn watch(&mut self, path: &Path, watched: Watched) {
        let Watched {
            file,
            choice,
            problem,
            told,
        } = watched;
        let cut = file.left_out_from.map(|line| {
            let events = group(file.record.log.len() as u64);
            tr!(self.lang(), watch_only_the_first_events_were, events, line)
        });
        // Before anything is asked of the document that it closes over.
        self.close_lesson();
        let report = report(file.ending, &told);
        let run = Run::from_record(file.record, choice, problem.clone());
        let run = run.retold(told.series, report);
        let session = Session {
            // Opened once more, the file is read as far as was wished.
            record_events: self.session().record_events,
            ..Session::new(problem, vec![Choice::new("alpha-beta")])
        };
        self.open_session(session, None);
        if let Some(runner) = self.runners.first_mut() {
            runner.run = Some(run);
        }
        self.refresh_scene();
        self.show_pane(PaneKind::Trees);
        if let Some(sentence) = cut {
            self.say(Tone::Trouble, named(path, sentence));
        }
    }
}

/// The last part of a path, by which people know the file.
fn file_name(path: &Path) -> String {
    path.file_name().map_or_else(
        || path.display().to_string(),
        |name| name.to_string_lossy().into_owned(),
    )
}

/// How the search ended: as the file says, or as its events do. Who gives no exact value for the
/// root has not come to the end.
fn report(ending: Option<trace::Ending>, told: &trace::Retold) -> Report {
    let bounds = told.done.unwrap_or(Bounds::UNKNOWN);
    let ending = ending.unwrap_or_else(|| trace::Ending {
        stopped_by: (!bounds.is_exact()).then_some(Stop::Cancelled),
        ..trace::Ending::default()
    });
    Report {
        bounds,
        best_move: None,
        pv: Vec::new(),
        stopped_by: ending.stopped_by,
        seconds: ending.seconds,
        counts: ending.counts.unwrap_or(told.counts),
        lists: None,
        thresholds: Vec::new(),
        remarks: Vec::new(),
    }
}

/// Whether a text is written as sessions and lessons are. Games in GGF begin with "(;".
fn is_ron(text: &str) -> bool {
    let named = |field: &str| text.contains(field);
    text.trim_start().starts_with('(') && (named("problem:") || named("steps:"))
}

/// Whether a file is one of events, by its name or by how it begins. It may be long, and is not
/// read for that.
fn is_events(path: &Path) -> bool {
    use std::io::Read;
    if path.extension().is_some_and(|e| e == "jsonl") {
        return true;
    }
    let mut start = Vec::new();
    let Ok(file) = std::fs::File::open(path) else {
        return false;
    };
    let read = file.take(4096).read_to_end(&mut start);
    read.is_ok() && problem::looks_like_events(&String::from_utf8_lossy(&start))
}

/// Reads a file of events, as many as are recorded; `usual` is the problem where the file names
/// none.
fn watched(path: &Path, usual: Problem, limit: usize, lang: Lang) -> Result<Watched, String> {
    let text = read_text_file(path).map_err(|e| e.localize(lang))?;
    let mut problem = usual;
    let file = trace::read_events(text.as_bytes(), limit, |header| {
        // Shogi that was asked for a mate.
        let tsume = header.game == "tsume";
        let game = problem::Game::ALL
            .into_iter()
            .find(|game| game.name() == header.game)
            .or(tsume.then_some(problem::Game::Shogi));
        if game.is_none() || header.position.is_empty() {
            return Ok(None);
        }
        let hints = Hints {
            game,
            ..Hints::default()
        };
        let (position, _) = problem::read(&header.position, hints).map_err(|e| e.say(lang))?;
        problem = Problem {
            question: match header.question.as_deref() {
                Some("helpmate") if tsume => Question::Helpmate,
                _ if tsume => Question::Mate,
                _ => Question::default(),
            },
            ..Problem::new(position)
        };
        problem.tree().map(Some).map_err(|e| e.say(lang))
    });
    let file = file.map_err(|e| e.localize(lang))?;
    // A program's own name for its search is no id of ours; it is shown as it is.
    let choice = Choice {
        id: file.header.algorithm.clone(),
        set: file.header.parameters.clone(),
    };
    let method = Method::of(&choice, &file.record.log);
    let told = trace::retell(&file.record, method);
    Ok(Watched {
        file,
        choice,
        problem,
        told,
    })
}
