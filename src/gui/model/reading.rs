//! Reading event files: searches that another program, or this one, has written down. They may be
//! long, so they are read on a thread of their own. The window goes on, says how far it is, and
//! leaves off whenever somebody wants it to.

use crate::base::messages::{Lang, Localize, tr};
use std::io::{self, BufRead, Read};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use crate::base::platform::channel::{Receiver, TryRecvError, bounded};

use super::opening::file_name;
use super::run::method;
use super::{Model, Run, Tone};
use crate::base::platform::{Stack, breathe, start};
use crate::gui::desk::Desk;
use crate::gui::pane_kind::PaneKind;
use crate::problem::{self, Bounds, FreeTree, Position, Problem, Question};
use crate::search::catalogue::AlgorithmConfig;
use crate::search::{Report, Stop};
use crate::session::text_file::named;
use crate::session::{Session, read_text_file};
use crate::trace::{self, Ending, Header, LogStats};

/// A file of events that is being read. Whoever lets go of it ends the reading.
pub(super) struct Reading {
    path: PathBuf,
    progress: Arc<Progress>,
    news: Receiver<Result<Watched, String>>,
}

impl Drop for Reading {
    fn drop(&mut self) {
        self.progress.cancelled.store(true, Ordering::Relaxed);
    }
}

/// How far the reading is, in shares of the whole: its lines first, then what they tell.
#[derive(Default)]
struct Progress {
    done: AtomicU64,
    cancelled: AtomicBool,
}

/// Shares of a whole; and how many of them the lines take.
const WHOLE: u64 = 1000;
const LINES: u64 = 600;

impl Progress {
    /// A part of the shares from `from` to `to` is done. Says whether anybody still waits.
    fn reach(&self, part: usize, all: usize, (from, to): (u64, u64)) -> bool {
        breathe();
        let share = (to - from) as f64 * part as f64 / all.max(1) as f64;
        self.done.store(from + share as u64, Ordering::Relaxed);
        !self.cancelled.load(Ordering::Relaxed)
    }
}

/// A file's text, in pieces: how much was taken is noted, and none is given to whom nobody waits
/// for.
struct Pieces<'t> {
    text: &'t [u8],
    taken: usize,
    progress: &'t Progress,
}

/// What is looked at between two looks at the progress.
const A_PIECE: usize = 1 << 16;

impl BufRead for Pieces<'_> {
    fn fill_buf(&mut self) -> io::Result<&[u8]> {
        let shares = (0, LINES);
        if !self.progress.reach(self.taken, self.text.len(), shares) {
            return Err(io::Error::other("nobody waits any more"));
        }
        let end = self.text.len().min(self.taken + A_PIECE);
        Ok(&self.text[self.taken..end])
    }

    fn consume(&mut self, bytes: usize) {
        self.taken = self.text.len().min(self.taken + bytes);
    }
}

impl Read for Pieces<'_> {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        let read = self.fill_buf()?.read(into)?;
        self.consume(read);
        Ok(read)
    }
}

/// A search that was written down.
struct Watched {
    run: Run,
    /// The line from which on the file was too long to be read, if it was.
    left_out_from: Option<usize>,
}

impl Model {
    /// Begins to read a file of events.
    pub(super) fn read_events(&mut self, path: &Path) {
        let (sender, news) = bounded(1);
        let (file, lang) = (path.to_path_buf(), self.lang());
        let limit = self.session().record_events as usize;
        let wake = self.wake();
        let progress = Arc::new(Progress::default());
        let told = Arc::clone(&progress);
        let started = start("reading", Stack::Usual, move || {
            let _ = sender.send(watched(&file, limit, &told, lang));
            wake();
        });
        match started {
            Ok(_) => {
                self.work.reading = Some(Reading {
                    path: path.to_path_buf(),
                    progress,
                    news,
                });
            }
            Err(error) => self.complain_of(path, error.localize(self.lang())),
        }
    }

    /// Whether a file is still being read.
    pub fn is_reading(&self) -> bool {
        self.work.reading.is_some()
    }

    /// The name of the file that is being read, and how much of the work is done, from 0 to 1.
    pub fn reading(&self) -> Option<(String, f32)> {
        let reading = self.work.reading.as_ref()?;
        let done = reading.progress.done.load(Ordering::Relaxed);
        Some((file_name(&reading.path), done as f32 / WHOLE as f32))
    }

    /// Leaves off reading; the document stays as it is.
    pub(super) fn stop_reading(&mut self) {
        let Some(reading) = self.work.reading.take() else {
            return;
        };
        let name = file_name(&reading.path);
        let sentence = tr!(self.lang(), watch_was_not_read_to_its, name);
        self.say(Tone::News, sentence);
    }

    /// Takes in a file that was read meanwhile.
    pub(super) fn poll_reading(&mut self) {
        let Some(reading) = &self.work.reading else {
            return;
        };
        let answer = match reading.news.try_recv() {
            Ok(answer) => answer,
            Err(TryRecvError::Empty) => return,
            Err(TryRecvError::Disconnected) => {
                Err(tr!(self.lang(), watch_reading_it_has_failed_inside).to_owned())
            }
        };
        let path = reading.path.clone();
        self.work.reading = None;
        match answer {
            Ok(watched) => self.watch(&path, watched),
            Err(sentence) => self.say(Tone::Trouble, named(&path, sentence)),
        }
    }

    fn watch(&mut self, path: &Path, watched: Watched) {
        let Watched { run, left_out_from } = watched;
        let cut = left_out_from.map(|line| {
            let events = run.record().log.len();
            tr!(self.lang(), watch_only_the_first_events_were, events, line)
        });
        self.go_to_desk(Desk::Watch);
        let session = Session {
            // Opened once more, the file is read as far as was wished.
            record_events: self.session().record_events,
            ..Session::new(run.problem().clone(), vec![run.stand_in()])
        };
        self.open_session(session, None);
        if let Some(runner) = self.work.runners.first_mut() {
            runner.run = Some(run);
        }
        self.refresh_scene();
        self.show_pane(PaneKind::Trees);
        if let Some(sentence) = cut {
            self.say(Tone::Trouble, named(path, sentence));
        }
    }
}

/// How the search ended: as the file says, or as its events do. Who gives no exact value for the
/// root has not come to the end.
fn report(ending: Option<Ending>, told: &LogStats) -> Report {
    let bounds = told.done.unwrap_or(Bounds::UNKNOWN);
    let ending = ending.unwrap_or_else(|| Ending {
        stopped_by: (!bounds.is_exact()).then_some(Stop::Cancelled),
        ..Ending::default()
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
        taken: Vec::new(),
        remarks: Vec::new(),
    }
}

/// The problem of which a file tells; nothing where the game is not known or the position is not
/// given, so that its moves cannot be followed.
fn problem_of(header: &Header, lang: Lang) -> Result<Option<Problem>, String> {
    let Some(hints) = problem::Game::named(&header.game) else {
        return Ok(None);
    };
    if header.position.trim().is_empty() {
        return Ok(None);
    }
    let (position, _) = problem::read(&header.position, hints).map_err(|e| e.localize(lang))?;
    let usual = Problem::new(position);
    Ok(Some(Problem {
        question: match header.question.as_deref() {
            Some("helpmate") if hints.mate => Question::Helpmate,
            _ if hints.mate => Question::Mate,
            _ => usual.question,
        },
        ..usual
    }))
}

/// Reads a file of events, as many as are recorded.
fn watched(path: &Path, limit: usize, progress: &Progress, lang: Lang) -> Result<Watched, String> {
    let text = read_text_file(path).map_err(|e| e.localize(lang))?;
    let pieces = Pieces {
        text: text.as_bytes(),
        taken: 0,
        progress,
    };
    let mut known = None;
    let file = trace::read_events(pieces, limit, |header| {
        known = problem_of(header, lang)?;
        let tree = known.as_ref().map(Problem::tree).transpose();
        tree.map_err(|e| e.localize(lang))
    });
    let file = file.map_err(|e| e.localize(lang))?;
    let header = file.header;
    let problem = known.unwrap_or_else(|| {
        let tree = FreeTree::new(&header.game, &header.position, file.move_names);
        Problem::new(Position::Free(Box::new(tree)))
    });
    // A program's own name for its search is no id of ours; it is shown as it is.
    let choice = AlgorithmConfig {
        id: header.algorithm,
        set: header.parameters,
    };
    let method = method(&choice, &problem, &file.record.log);
    let events = file.record.log.len();
    let go_on = |event| progress.reach(event, events, (LINES, WHOLE));
    let told = trace::stats_of_log(&file.record, method, go_on).ok_or_else(String::new)?;
    let report = report(file.ending, &told);
    let run = Run::from_record(file.record, choice, problem);
    Ok(Watched {
        run: run.retold(told.series, report),
        left_out_from: file.left_out_from,
    })
}
