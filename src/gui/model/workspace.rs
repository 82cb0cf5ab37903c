//! What is worked on at one desk: a document with all that can be undone, its runs, and the moment
//! that is shown of them. Every desk has its own.

use std::path::PathBuf;

use super::again::Again;
use super::endgame::Solved;
use super::history::History;
use super::learn::Predict;
use super::leaving::Leaving;
use super::reading::Reading;
use super::showing::Document;
use super::view::LeftView;
use super::{PastRun, Playing, Runner, Scene, Time};
use crate::gui::action::NodeRef;
use crate::gui::desk::Desk;
use crate::play::any::AnyLine;
use crate::problem::{BoardGame, Problem, ProblemError};
use crate::session::{Clock, Session, examples};
use crate::worker::Breakpoint;

pub(super) struct Workspace {
    /// What is edited and saved; runs belong to the session they were started from.
    pub document: History<Document>,
    /// Which document it is, counted from the first of this desk.
    pub document_number: u64,
    pub path: Option<PathBuf>,
    pub saved: Session,
    pub runners: Vec<Runner>,
    pub active: usize,
    /// Whose news is taken in first.
    pub polled: usize,
    pub time: Time,
    /// The value of the clock that was asked for, and the moment that was found for it.
    pub sought: Option<(Time, Clock, f64)>,
    pub playing: Option<Playing>,
    /// The breakpoints in force, as the workers know them.
    pub breakpoints: Vec<Breakpoint>,
    pub selected: Option<NodeRef>,
    pub hovered: Option<NodeRef>,
    pub scene: Scene,
    /// The picture stands still while the searches go on.
    pub held: bool,
    /// For which runs the scene was made: start numbers of the runners' runs.
    pub scene_of: Vec<u64>,
    pub past: Vec<PastRun>,
    /// Runs of which the file that was opened tells.
    pub again: Option<Again>,
    /// How runs that may come back were seen.
    pub left_views: Vec<LeftView>,
    /// What was shown in every showing of past runs when it was left.
    pub showings: Vec<LeftView>,
    /// Presses of Run so far.
    pub races: u64,
    /// Runs that were told to end and have not ended yet.
    pub leaving: Vec<Leaving>,
    /// A long file that is being read.
    pub reading: Option<Reading>,
    pub run_number: u32,
    /// Before every step somebody says what comes next.
    pub predict: Option<Predict>,
    /// What the endgame solver says of the board.
    pub solved: Option<Solved>,
    /// The tree of the document's problem, or why there is none; made anew after every edit.
    pub playable: Result<(), ProblemError>,
}

impl Workspace {
    pub fn new(session: Session) -> Workspace {
        let session = session.document();
        Workspace {
            saved: session.clone(),
            document: History::new(Document::of(session)),
            document_number: 1,
            path: None,
            runners: Vec::new(),
            active: 0,
            polled: 0,
            time: Time::Live,
            sought: None,
            playing: None,
            breakpoints: Vec::new(),
            selected: None,
            hovered: None,
            scene: Scene::default(),
            held: false,
            scene_of: Vec::new(),
            past: Vec::new(),
            again: None,
            left_views: Vec::new(),
            showings: Vec::new(),
            races: 0,
            leaving: Vec::new(),
            reading: None,
            run_number: 0,
            predict: None,
            solved: None,
            playable: Ok(()),
        }
    }

    /// What a desk begins with.
    pub fn fresh(desk: Desk) -> Workspace {
        let example = |id| examples::find(id).unwrap_or(examples::first()).session();
        Workspace::new(match desk {
            Desk::Watch | Desk::Learn | Desk::Lab => examples::first().session(),
            Desk::Solve => example("tsume"),
            Desk::Play => {
                let start = AnyLine::start(BoardGame::default()).here();
                Session::new(Problem::new(start), Vec::new())
            }
        })
    }

    pub fn session(&self) -> &Session {
        &self.document.now().session
    }

    /// Whether searches, files or solvers have news for it.
    pub fn is_moving(&self) -> bool {
        let runs = || self.runners.iter().filter_map(|runner| runner.run.as_ref());
        self.playing.is_some()
            || !self.leaving.is_empty()
            || self.reading.is_some()
            || self.solved.as_ref().is_some_and(Solved::is_running)
            || runs().any(|run| run.is_going() || run.is_on_its_way())
    }
}
