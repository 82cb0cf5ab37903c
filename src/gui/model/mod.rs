//! The model: everything the window shows, and the one place where actions change it.
//!
//! Panes get `&Model` and give back actions; nothing here draws.

mod again;
mod apply;
#[cfg(test)]
mod by_hand;
mod commands;
mod desks;
mod endgame;
mod film;
mod history;
mod kept_game;
mod lab;
mod learn;
mod leaving;
mod newcomers;
mod opening;
mod play;
mod reading;
mod run;
mod scene;
mod showing;
mod spare;
mod time;
mod toast;
mod tools;
mod tsume;
mod unsaved;
mod view;
mod workspace;

pub use commands::{SLOWEST, UNLIMITED};
pub use endgame::{Known, Solved};
pub use history::History;
pub use kept_game::KeptGame;
pub use lab::{Gained, Lab};
pub use learn::{Course, Learn, Mark, Predict, Reply};
pub use play::{OWN_NAME, Sitter, Table};
pub use run::{Run, RunState};
pub use scene::Scene;
pub use time::{Phase, Time};
pub use toast::{About, SHOWN as SHOWN_TOASTS, Toast, Tone};
pub use tsume::{
    Attack, Browsed, Row as TsumeRow, SetRow, Tree as TsumeTree, Tsume, TsumeAction, TsumeOptions,
    TsumeSet,
};
pub use unsaved::Work;

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use egui::Color32;

use super::action::NodeRef;
use super::command::Command;
use super::desk::{Desk, PerDesk};
use super::theme::Theme;
use super::words;
use crate::base::messages::{Lang, Localize};
use crate::base::platform::Instant;
use crate::base::platform::processors;
use crate::picture::palette::Palette;
use crate::play::game_session::GameSession;
use crate::play::opponent::StartEngine;
use crate::problem::{AnyTree, GameTree, Problem, Shown};
use crate::search::Report;
use crate::search::catalogue::AlgorithmConfig;
use crate::session::settings::{Folders, Settings};
use crate::session::{Bookmark, Session};
use crate::trace::{NodeId, NodeTable, Record};
use crate::worker::{Breakpoint, Finished, Wake, WorkerCommand};
use spare::Spare;
use workspace::Workspace;

/// One algorithm of the comparison and its latest run.
pub struct Runner {
    pub choice: AlgorithmConfig,
    pub run: Option<Run>,
}

impl Runner {
    /// The run, where another program has made it: then the choice only stands in for what that
    /// has done.
    pub fn foreign_run(&self) -> Option<&Run> {
        self.run.as_ref().filter(|run| !run.is_ours())
    }

    /// What the search that is shown, or would be run, is called.
    pub fn label_in(&self, lang: Lang) -> String {
        match self.foreign_run() {
            Some(run) => run.label_in(lang),
            None => self.choice.label_in(lang),
        }
    }
}

/// A run that was replaced by a newer one.
pub struct PastRun {
    pub number: u32,
    pub run: Run,
}

pub struct Model {
    /// The desk in front.
    desk: Desk,
    /// What is worked on there.
    work: Workspace,
    /// What is worked on at the other desks; nothing where nobody has been yet, and at the desk in
    /// front.
    others: PerDesk<Option<Workspace>>,
    spare: Spare,
    settings: Settings,
    folders: Option<Folders>,
    toasts: Vec<Toast>,
    toast_number: u64,
    learn: Learn,
    tsume: Tsume,
    /// The game at the board.
    sitting: Option<GameSession>,
    /// How it is played.
    table: Table,
    lab: Lab,
    /// A picture of a lesson is taken: nothing that is clicked is of use in it.
    slide: bool,
    /// Commands for the window itself (panes, camera), fetched by it.
    wishes: Vec<Command>,
    /// Text for the clipboard, fetched by the window.
    copied: Option<String>,
    wake: Wake,
    start_engine: Option<StartEngine>,
}

/// How many threads may work for the window: one core is left to itself and the searches in it.
fn spare_cores() -> usize {
    let cores = processors();
    cores.saturating_sub(1).max(1)
}

/// A recording that runs like a film.
#[derive(Clone, Copy, Debug)]
struct Playing {
    since: Instant,
    from: u64,
    /// Searches that are paused go on where it ends.
    resumes: bool,
}

impl Model {
    pub fn new(
        session: Session,
        settings: Settings,
        folders: Option<Folders>,
        wake: Wake,
    ) -> Model {
        let mut model = Model {
            desk: Desk::default(),
            work: Workspace::new(session),
            others: PerDesk::default(),
            spare: Spare::from_now(),
            settings,
            folders,
            toasts: Vec::new(),
            toast_number: 0,
            learn: Learn::default(),
            tsume: Tsume::default(),
            sitting: None,
            table: Table::default(),
            lab: Lab::new(wake.clone()),
            slide: false,
            wishes: Vec::new(),
            copied: None,
            wake,
            start_engine: None,
        };
        model.document_changed();
        model
    }

    /// One finished run without a window, to be drawn.
    pub fn of_record(
        problem: &Problem,
        choice: &AlgorithmConfig,
        record: Record,
        report: &Report,
    ) -> Model {
        let session = Session::new(problem.clone(), vec![choice.clone()]);
        let mut model = Model::new(session, Settings::default(), None, Arc::new(|| {}));
        let run = Run::from_record(record, choice.clone(), problem.clone());
        if let Some(runner) = model.work.runners.first_mut() {
            runner.run = Some(run.with_report(report.clone()));
        }
        model.refresh_scene();
        model.arrive();
        model
    }

    /// A race that was run without a window, to be drawn: how each runner of the session ended.
    pub fn of_race(session: Session, settings: Settings, race: Vec<Finished>) -> Model {
        let problem = session.problem.clone();
        let mut model = Model::new(session, settings, None, Arc::new(|| {}));
        for (runner, finished) in model.work.runners.iter_mut().zip(race) {
            let choice = runner.choice.clone();
            runner.run = Some(Run::of_finished(finished, choice, problem.clone()));
        }
        model.refresh_scene();
        model.arrive();
        model
    }

    // What panes read.

    pub fn session(&self) -> &Session {
        self.work.session()
    }

    pub fn problem(&self) -> &Problem {
        &self.session().problem
    }

    /// Whether the position can be searched; if not, why.
    pub fn playable(&self) -> Result<(), String> {
        self.work
            .playable
            .as_ref()
            .map_err(|error| error.localize(self.lang()))
            .copied()
    }

    pub fn runners(&self) -> &[Runner] {
        &self.work.runners
    }

    pub fn active_runner(&self) -> usize {
        self.work.active
    }

    /// The latest run of a runner.
    pub fn run(&self, runner: usize) -> Option<&Run> {
        self.work.runners.get(runner)?.run.as_ref()
    }

    /// The latest run of the active runner.
    pub fn active_run(&self) -> Option<&Run> {
        self.run(self.work.active)
    }

    /// The latest runs, of those runners that have one.
    pub fn runs(&self) -> impl Iterator<Item = &Run> {
        self.work
            .runners
            .iter()
            .filter_map(|runner| runner.run.as_ref())
    }

    pub fn has_runs(&self) -> bool {
        self.runs().next().is_some()
    }

    /// Whether some run shown belongs to another position than the one being edited.
    pub fn shows_earlier_position(&self) -> bool {
        self.runs().any(|run| run.problem() != self.problem())
    }

    pub fn time(&self) -> Time {
        self.work.time
    }

    pub fn is_live(&self) -> bool {
        self.work.time == Time::Live
    }

    pub fn speed(&self) -> f64 {
        self.session().speed.unwrap_or(f64::INFINITY)
    }

    /// The breakpoints in force.
    pub fn breakpoints(&self) -> &[Breakpoint] {
        &self.work.breakpoints
    }

    pub fn bookmarks(&self) -> &[Bookmark] {
        &self.session().bookmarks
    }

    pub fn selected(&self) -> Option<NodeRef> {
        self.work.selected
    }

    pub fn hovered(&self) -> Option<NodeRef> {
        self.work.hovered
    }

    /// Whether the picture stands still while the searches go on.
    pub fn is_held(&self) -> bool {
        self.work.held
    }

    /// Whether finished subtrees fold by themselves.
    pub fn folds_finished(&self) -> bool {
        self.settings.fold_finished
    }

    /// All runs' trees as one.
    pub fn scene(&self) -> &Scene {
        &self.work.scene
    }

    pub fn past(&self) -> &[PastRun] {
        &self.work.past
    }

    pub fn lang(&self) -> Lang {
        self.settings.lang
    }

    pub fn theme(&self) -> Theme {
        if self.settings.dark {
            Theme::Dark
        } else {
            Theme::Light
        }
    }

    pub fn presentation(&self) -> bool {
        self.settings.presentation
    }

    pub fn zoom(&self) -> f32 {
        self.settings.zoom
    }

    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    pub fn settings_mut(&mut self) -> &mut Settings {
        &mut self.settings
    }

    pub fn folders(&self) -> Option<&Folders> {
        self.folders.as_ref()
    }

    pub fn toasts(&self) -> &[Toast] {
        &self.toasts
    }

    /// The file that holds what is watched.
    pub fn path(&self) -> Option<&Path> {
        self.workspace(Desk::Watch)?.path.as_deref()
    }

    pub fn can_undo(&self) -> bool {
        self.work.document.can_undo()
    }

    pub fn can_redo(&self) -> bool {
        self.work.document.can_redo()
    }

    /// The position in its usual notation.
    pub fn position_text(&self) -> String {
        self.problem().position.to_string()
    }

    /// A fresh cursor at the root of the document's problem.
    pub fn tree(&self) -> Option<AnyTree> {
        self.problem().tree().ok()
    }

    pub fn runner_color(&self, runner: usize) -> Color32 {
        Palette::new(self.theme().is_dark()).runner(runner)
    }

    pub fn lab(&self) -> &Lab {
        &self.lab
    }

    /// Whether this is a picture of a lesson, in which nobody clicks.
    pub fn is_slide(&self) -> bool {
        self.slide
    }

    pub fn set_slide(&mut self) {
        self.slide = true;
    }

    /// To wake the window with from another thread.
    pub fn wake(&self) -> Wake {
        self.wake.clone()
    }

    pub fn take_wishes(&mut self) -> Vec<Command> {
        std::mem::take(&mut self.wishes)
    }

    pub fn take_copied(&mut self) -> Option<String> {
        self.copied.take()
    }

    /// Whether the window has to be drawn again soon by itself.
    pub fn is_moving(&self) -> bool {
        self.work.is_moving()
            || self.others_are_moving()
            || self.tsume.is_busy()
            || self.is_playing()
            || self.lab.is_moving()
            || (self.work.scene.is_behind() && !self.work.held)
    }

    /// Whether the moment that is to be shown is still some frames away. A search that goes on has
    /// always more to show.
    pub fn is_on_its_way(&self) -> bool {
        self.runs().any(Run::is_on_its_way)
            || self.work.scene.is_behind() && !self.work.held && !self.runs().any(Run::is_going)
    }

    /// Waits until every run shows the moment it is to show, with all that is recorded of it. The
    /// window itself never waits.
    pub fn arrive(&mut self) {
        let in_step = self.in_step().filter(|_| self.follows());
        let follow = self.follows() && in_step.is_none();
        for run in self.work.runners.iter_mut().filter_map(|r| r.run.as_mut()) {
            run.arrive(follow);
        }
        if in_step.is_some()
            && let Some(value) = self.in_step()
        {
            self.show_at_clock(value, Duration::MAX);
        }
        if !self.work.held {
            let folds = self.settings.fold_finished;
            self.work.scene.catch_up(&self.work.runners, folds);
        }
    }

    /// What people call the move that leads to a node; nothing in trees without names.
    pub fn move_name(&self, nodes: &NodeTable, place: NodeId) -> Option<String> {
        let problem = self.shown_problem();
        if place == NodeId::ROOT || !problem.names_moves() {
            return None;
        }
        let path = nodes.path(place);
        if let Some(mut names) = problem.written_names(&path) {
            return names.pop();
        }
        let mut tree = problem.tree().ok()?;
        let (&last, before) = path.split_last()?;
        before.iter().for_each(|&m| tree.play(m));
        Some(tree.move_name(last, self.lang()))
    }

    /// The problem whose trees are shown: that of the runs, else the one being edited.
    pub fn shown_problem(&self) -> &Problem {
        self.runs().next().map_or(self.problem(), Run::problem)
    }

    /// Keeps the scene up to date with runners and runs.
    fn refresh_scene(&mut self) {
        let now = self.shown_numbers();
        if now != self.work.scene_of || self.work.scene.problem() != Some(self.shown_problem()) {
            let problem = self.shown_problem().clone();
            self.work.scene.reset(&problem, self.work.runners.len());
            self.work.scene_of = now;
        }
        self.work.scene.extend(&self.work.runners);
    }

    // Small changes used by several actions.

    fn say(&mut self, tone: Tone, text: impl Into<String>) {
        self.say_about(None, tone, text);
    }

    fn say_about(&mut self, about: Option<About>, tone: Tone, text: impl Into<String>) {
        self.toast_number += 1;
        let text = words::sentence(text, self.lang());
        let toast = Toast {
            id: self.toast_number,
            tone,
            about,
            text,
            born: Instant::now(),
        };
        toast::add(&mut self.toasts, toast);
    }

    /// What these messages are about is no longer so.
    pub(super) fn unsay(&mut self, about: About) {
        self.toasts.retain(|toast| toast.about != Some(about));
    }

    /// After the document changed by edit, undo or opening: runners and playability follow it.
    fn document_changed(&mut self) {
        let choices = self.work.session().runners.clone();
        self.work.playable = self.problem().playable();
        let mut old: Vec<Option<Runner>> = std::mem::take(&mut self.work.runners)
            .into_iter()
            .map(Some)
            .collect();
        // A runner whose choice is unchanged keeps its run: the one at its own place before one
        // that has moved up or down.
        let mut kept: Vec<Option<Runner>> = choices
            .iter()
            .enumerate()
            .map(|(i, choice)| old.get_mut(i)?.take_if(|r| r.choice == *choice))
            .collect();
        for (place, choice) in kept.iter_mut().zip(&choices) {
            if place.is_none() {
                *place = old
                    .iter_mut()
                    .find_map(|r| r.take_if(|r| r.choice == *choice));
            }
        }
        self.work.runners = kept
            .into_iter()
            .zip(choices)
            .map(|(kept, choice)| kept.unwrap_or(Runner { choice, run: None }))
            .collect();
        for runner in old.into_iter().flatten() {
            if let Some(run) = runner.run {
                self.keep(run);
            }
        }
        // Whoever has edited may have mended it; what is still wrong stands beside the board.
        self.unsay(About::Position);
        self.work.active = self
            .work
            .active
            .min(self.work.runners.len().saturating_sub(1));
        self.work.selected = self
            .work
            .selected
            .filter(|s| s.runner < self.work.runners.len());
        self.work.hovered = None;
        self.hand_over_the_lead();
        self.tsume_document_changed();
        self.refresh_scene();
        self.tell_breakpoints();
        self.forget_other_boards();
    }

    /// Running searches hear of other breakpoints at once.
    fn tell_breakpoints(&mut self) {
        let standing = &self.session().breakpoints;
        let points: Vec<Breakpoint> = standing
            .iter()
            .filter(|s| s.on)
            .map(|s| s.at.clone())
            .collect();
        if points != self.work.breakpoints {
            for run in self.runs() {
                run.order(WorkerCommand::Breakpoints(points.clone()));
            }
            self.work.breakpoints = points;
        }
    }
}
