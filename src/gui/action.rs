//! The single road to a change: panes read the model and return actions, one place applies them.

use std::path::PathBuf;
use std::sync::Arc;

use super::command::Command;
use super::desk::Desk;
use super::film::Film;
use super::model::TsumeAction;
use super::model::{KeptGame, Table};
use super::pane_kind::PaneKind;
use super::race_picture::Scenery;
use super::theme::Theme;
use crate::base::messages::Lang;
use crate::base::platform::files::Written;
use crate::lab::Own;
use crate::play::line::Game;
use crate::problem::{Problem, Value};
use crate::search::Limits;
use crate::search::catalogue::AlgorithmConfig;
use crate::session::lesson::Lesson;
use crate::session::settings::ShogiLook;
use crate::session::{Clock, Session, Standing};
use crate::trace::{NodeId, StepSize};

/// A node of one runner's tree.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct NodeRef {
    pub runner: usize,
    pub node: NodeId,
}

/// What the file dialog is asked for.
#[derive(Clone, Debug, PartialEq)]
pub enum FileWish {
    Open,
    OpenEvents,
    /// A shogi position, or a set of them.
    OpenTsume,
    /// One SFEN a line.
    OpenTsumeSet,
    SaveSession,
    /// Tree of this runner: SVG or PNG by the file's ending.
    ExportTree(usize),
    /// The part of it that is on screen.
    ExportTreeView(usize),
    /// The curves that the plot shows.
    ExportPlot,
    ExportReport,
    /// The mating line of the tsume browser as KIF.
    ExportTsumeLine,
    /// Its whole solution as KIF with branches.
    ExportTsumeTree,
    /// The game that was played: KIF for shogi, GGF for Othello.
    SaveGame(Game),
    /// The race at the moment shown: SVG or PNG by the file's ending.
    ExportRace(Scenery),
    /// The race as an animated GIF.
    ExportFilm(Film),
    /// A lesson, by its id, as numbered pictures in a folder.
    ExportSlides(String),
    /// A lesson's questions to print, by its id, or their answers: SVG or PNG.
    ExportSheet {
        lesson: String,
        answers: bool,
    },
    /// The experiment that is looked at: tables and figures in a folder.
    ExportLab,
    /// An experiment of one's own.
    OpenExperiment,
    SaveExperiment,
}

/// What is done in a lesson, or while predicting.
#[derive(Clone, Debug)]
pub enum LessonAction {
    /// By its id.
    Start(String),
    /// A lesson from a file: into the list, and begun.
    Add(Arc<Lesson>),
    /// One past the last finishes the lesson.
    Step(usize),
    Restart,
    /// Back to the list, and to what was open before.
    Leave,
    /// A number as the answer; nodes are pointed at.
    Type(Value),
    /// A runner as the answer.
    Choose(usize),
    Hint,
    ShowMe,
    /// A text names this node.
    PointOut(Option<NodeId>),
    /// Whether stepping asks first which node comes next.
    Predict(bool),
    ResetScore,
}

/// What is done at the board of a game.
#[derive(Clone, Debug)]
pub enum PlayAction {
    Begin(Box<Table>),
    /// Goes on with a game that was put aside.
    GoOn(Box<KeptGame>),
    /// A person's move: USI, or a square.
    Move(String),
    Resign,
    TakeBack,
    /// The engine that thinks has thought enough.
    MoveNow,
    /// Shows the position after this move, by its place among all; that of the game if none.
    LookAt(Option<usize>),
    Leave,
}

/// What is done in the Lab.
#[derive(Clone, Debug)]
pub enum LabAction {
    /// The pane is seen: find out what is known of the experiment.
    Look,
    /// Look at an experiment, by its id.
    Choose(String),
    /// Its small version, or the whole.
    Quick(bool),
    /// How many positions; as the experiment has it if nothing.
    Positions(Option<usize>),
    /// An experiment of one's own.
    Own(Box<Own>),
    /// The same from a file.
    Load(PathBuf),
    /// Starts it, or goes on with it.
    Run,
    Pause(bool),
    Cancel,
}

/// Edits of one group in a row are one step of undo: a stroke, a typed number, a dragged dial.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum UndoGroup {
    /// What one gesture does to the position; every gesture has a number of its own.
    Position(u64),
    Question,
    /// The algorithm and the parameters of one runner.
    Runner(usize),
    /// How well the children are ordered, by the dial of a race.
    Dial,
    Limits,
    RecordEvents,
    Speed,
    Breakpoints,
    Clock,
    BookmarkName(usize),
}

#[derive(Clone, Debug)]
pub enum Action {
    /// A command of the list, from wherever.
    Command(Command),

    // The document.
    /// A new problem.
    Edit {
        problem: Problem,
        group: Option<UndoGroup>,
    },
    LoadExample(&'static str),
    /// Any supported text: pasted, dropped, or typed.
    ReadText(String),
    AddRunner(AlgorithmConfig),
    RemoveRunner(usize),
    SetRunner(usize, AlgorithmConfig),
    SetLimits(Limits),
    SetRecordEvents(u64),

    // Running.
    Run,
    /// Only those that have not run, beside the others.
    RunNewcomers,
    Pause,
    Resume,
    Stop,
    ClearRuns,
    /// Forward: drives the live search if it is at its end and paused; else moves in the recording.
    Step(StepSize),
    StepBack(StepSize),
    /// Events a second; infinite = as fast as it goes.
    SetSpeed(f64),
    SetBreakpoints(Vec<Standing>),

    // Time.
    /// Show this event of this runner; the others follow on the common clock.
    Seek {
        runner: usize,
        event: u64,
    },
    /// Show this value of the common clock in every runner.
    SeekClock(f64),
    FollowLive,
    SetClock(Clock),
    AddBookmark(String),
    RemoveBookmark(usize),
    RenameBookmark(usize, String),
    GoToBookmark(usize),

    // Looking.
    Select(Option<NodeRef>),
    Hover(Option<NodeRef>),
    /// A place of the canvas was clicked in a runner's tree: selects it, and answers what is asked.
    Point {
        runner: usize,
        place: NodeId,
    },
    SetActiveRunner(usize),
    /// Fold or unfold what lies below a node of the canvas.
    Fold(NodeId),
    /// Whether finished subtrees fold by themselves.
    FoldFinished(bool),
    /// Whether the picture stands still while the searches go on.
    Hold(bool),
    /// Make this node's position the document's.
    SearchFrom(NodeRef),
    /// Kept runs: show again, forget.
    ShowPastRun(usize),
    RerunPast(usize),
    DeletePast(usize),

    // The endgame solver on the Othello board.
    SolveEndgame,
    StopEndgame,

    // Learning.
    Lesson(LessonAction),

    // Tsume.
    Tsume(TsumeAction),
    // Playing.
    Play(PlayAction),
    // Experiments.
    Lab(LabAction),

    // The window.
    /// Brings a desk to the front.
    GoTo(Desk),
    /// Takes the position that is seen to another desk, and begins there.
    Send(Desk),
    SetLang(Lang),
    SetTheme(Theme),
    SetPresentation(bool),
    SetZoom(f32),
    /// This pane fills the window, or all panes are back.
    FillWindow(PaneKind),
    /// Whoever uses the keyboard goes on in this pane, if it is in front.
    LeadKeys(PaneKind),
    SetShogiLook(ShogiLook),
    Files(FileWish),
    OpenPath(PathBuf),
    /// What a window that died had put aside.
    Restore(Box<Session>),
    SaveSession(PathBuf),
    /// A file holds this session now.
    Saved(PathBuf, Box<Session>, Written),
    Export(FileWish, PathBuf),
    Copy(String),
    SearchEvent(String),
    Complain(String),
    /// A short message that holds as long as the type is large.
    SayOfLargeType(String),
    /// A file is being written, which takes a while.
    Begun(String),
    /// Files that took a while are written.
    Done,
    DismissToast(u64),
}

impl Action {
    /// Whether another moment is shown then, of the same runs or of new ones.
    pub fn moves_time(&self) -> bool {
        matches!(
            self,
            Action::Run
                | Action::RunNewcomers
                | Action::Resume
                | Action::Step(_)
                | Action::StepBack(_)
                | Action::Seek { .. }
                | Action::SeekClock(_)
                | Action::FollowLive
                | Action::GoToBookmark(_)
        )
    }
}
