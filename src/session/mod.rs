//! What a session file holds: position, question, algorithms, limits, view, and how far it had been
//! run. RON, versioned, written atomically; files of older versions still open.
//!
//! Knows problems and choices; knows nothing of the window that shows them.

pub mod autosave;
pub mod crash;
pub mod desks;
pub mod examples;
pub mod lesson;
pub mod ran;
pub mod report;
pub mod settings;
pub mod text_file;

use std::path::Path;

use serde::{Deserialize, Serialize};

use crate::base::messages::{Lang, Localize, localized_error, tr};
use crate::base::platform::files::{self, Written};
use crate::problem::Problem;
use crate::search::Limits;
use crate::search::catalogue::{AlgorithmConfig, ConfigError};
use crate::worker::Breakpoint;
use desks::Desks;
use ran::Ran;
use text_file::FileError;

/// The version this program writes.
pub const VERSION: u32 = 1;

/// How many algorithms can be compared at once.
pub const MAX_RUNNERS: usize = 4;

/// Events recorded in full unless a session says otherwise.
pub const RECORD_EVENTS: u64 = 2_000_000;

/// By what "equal work" is measured when several runs are shown together.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub enum Clock {
    #[default]
    Leaves,
    Expansions,
    Events,
    Bytes,
    Seconds,
}

impl Clock {
    pub const ALL: [Clock; 5] = [
        Clock::Leaves,
        Clock::Expansions,
        Clock::Events,
        Clock::Bytes,
        Clock::Seconds,
    ];
}

/// A moment worth coming back to.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Bookmark {
    pub name: String,
    pub runner: usize,
    pub event: u64,
}

/// A breakpoint as it stands in the list: switched off, it is kept but not in force.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Standing {
    pub at: Breakpoint,
    #[serde(default = "in_force")]
    pub on: bool,
}

fn in_force() -> bool {
    true
}

impl From<Breakpoint> for Standing {
    fn from(at: Breakpoint) -> Standing {
        Standing { at, on: true }
    }
}

/// One session.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Session {
    pub version: u32,
    pub problem: Problem,
    pub runners: Vec<AlgorithmConfig>,
    #[serde(default)]
    pub limits: Limits,
    #[serde(default = "default_record")]
    pub record_events: u64,
    /// Events a second; nothing = not held back.
    #[serde(default)]
    pub speed: Option<f64>,
    #[serde(default)]
    pub clock: Clock,
    #[serde(default)]
    pub bookmarks: Vec<Bookmark>,
    /// Where runs are to be held.
    #[serde(default)]
    pub breakpoints: Vec<Standing>,
    /// What had been run when this was written. It stands in files only: whoever opens one takes it
    /// out, for runs come and go without the document being edited.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ran: Option<Ran>,
    /// What stands on the other desks. It is in files only, too.
    #[serde(default, skip_serializing_if = "Desks::is_empty")]
    pub desks: Desks,
}

fn default_record() -> u64 {
    RECORD_EVENTS
}

#[derive(Debug)]
pub enum SessionError {
    File(FileError),
    Syntax {
        line: usize,
        column: usize,
        reason: String,
    },
    TooNew {
        found: u32,
    },
    AlgorithmConfig(ConfigError),
    TooManyRunners(usize),
}

impl Localize for SessionError {
    fn localize(&self, lang: Lang) -> String {
        match self {
            SessionError::File(error) => error.localize(lang),
            SessionError::Syntax {
                line,
                column,
                reason,
            } => tr!(lang, session_syntax, line, column, reason),
            SessionError::TooNew { found } => {
                tr!(lang, session_too_new, found, known = VERSION)
            }
            SessionError::AlgorithmConfig(error) => error.localize(lang),
            SessionError::TooManyRunners(found) => {
                tr!(lang, session_too_many_runners, most = MAX_RUNNERS, found)
            }
        }
    }
}

localized_error!(SessionError);

impl From<FileError> for SessionError {
    fn from(error: FileError) -> SessionError {
        SessionError::File(error)
    }
}

impl From<ConfigError> for SessionError {
    fn from(error: ConfigError) -> SessionError {
        SessionError::AlgorithmConfig(error)
    }
}

/// Sessions are small; anything bigger is something else.
const LARGEST_FILE: u64 = 64 << 20;

impl Session {
    pub fn new(problem: Problem, runners: Vec<AlgorithmConfig>) -> Session {
        Session {
            version: VERSION,
            problem,
            runners,
            limits: Limits::default(),
            record_events: RECORD_EVENTS,
            speed: None,
            clock: Clock::default(),
            bookmarks: Vec::new(),
            breakpoints: Vec::new(),
            ran: None,
            desks: Desks::default(),
        }
    }

    /// What can be edited and undone, without what stands in files only.
    pub fn document(self) -> Session {
        Session {
            ran: None,
            desks: Desks::default(),
            ..self
        }
    }

    pub fn from_ron(text: &str) -> Result<Session, SessionError> {
        #[derive(Deserialize)]
        struct Versioned {
            version: u32,
        }
        // The version first, so that a newer file is told apart from a damaged one.
        if let Ok(Versioned { version }) = ron::from_str(text)
            && version > VERSION
        {
            return Err(SessionError::TooNew { found: version });
        }
        let session: Session = ron::from_str(text).map_err(|e| SessionError::Syntax {
            line: e.span.start.line,
            column: e.span.start.col,
            reason: e.code.to_string(),
        })?;
        if session.runners.len() > MAX_RUNNERS {
            return Err(SessionError::TooManyRunners(session.runners.len()));
        }
        for choice in &session.runners {
            choice.settings()?;
        }
        Ok(session)
    }

    pub fn to_ron(&self) -> String {
        ron::ser::to_string_pretty(self, ron::ser::PrettyConfig::default())
            .expect("plain data without maps of odd keys always has a RON form")
    }

    pub fn load(path: &Path) -> Result<Session, SessionError> {
        Session::from_ron(&read_text_file(path)?)
    }

    pub fn save(&self, path: &Path) -> Result<Written, SessionError> {
        files::write(path, self.to_ron().as_bytes()).map_err(|source| {
            SessionError::from(FileError::Io {
                path: path.to_path_buf(),
                source,
            })
        })
    }
}

/// A session, position or record: a text file of any reasonable size.
pub fn read_text_file(path: &Path) -> Result<String, SessionError> {
    Ok(text_file::read(path, LARGEST_FILE)?)
}

#[cfg(test)]
mod tests {
    use super::ran::{Reached, Shown};
    use super::*;

    fn run_and_shown() -> Session {
        Session {
            ran: Some(Ran {
                runs: vec![Some(Reached::End), None, Some(Reached::Event(17))],
                shown: Shown::Event {
                    runner: 2,
                    event: 12,
                },
                active: 2,
                selected: Some((2, vec![1, 0])),
                quick: true,
            }),
            ..examples::first().session()
        }
    }

    #[test]
    fn what_was_run_is_read_as_it_was_written() {
        for shown in [
            Shown::Last,
            Shown::Clock(7),
            Shown::Event {
                runner: 0,
                event: 3,
            },
        ] {
            let mut session = run_and_shown();
            if let Some(ran) = &mut session.ran {
                ran.shown = shown;
            }
            assert_eq!(Session::from_ron(&session.to_ron()).unwrap(), session);
        }
    }

    #[test]
    fn a_session_of_which_nothing_was_run_says_nothing_of_runs() {
        let session = examples::first().session();
        assert!(!session.to_ron().contains("ran:"));
        assert_eq!(Session::from_ron(&session.to_ron()).unwrap().ran, None);
    }

    /// A session as programs know it that were made before runs were kept.
    #[derive(Deserialize)]
    struct Earlier {
        version: u32,
        runners: Vec<AlgorithmConfig>,
        breakpoints: Vec<Standing>,
    }

    #[test]
    fn an_earlier_program_opens_a_session_with_runs() {
        let session = run_and_shown();
        let earlier: Earlier = ron::from_str(&session.to_ron()).unwrap();
        assert_eq!(earlier.version, VERSION);
        assert_eq!(earlier.runners, session.runners);
        assert_eq!(earlier.breakpoints, session.breakpoints);
    }
}
