//! What a command does now, and why it can't be done when it can't.

use super::{Model, Phase, TsumeAction};
use crate::base::messages::{Lang, Text, keys, tr};
use crate::gui::action::{Action, FileWish, LessonAction};
use crate::gui::command::Command;
use crate::gui::desk::Desk;
use crate::gui::film::Film;
use crate::gui::pane_kind::PaneKind;
use crate::gui::race_picture::Scenery;
use crate::problem::Position;
use crate::session::MAX_RUNNERS;
use crate::session::examples::EXAMPLES;
use crate::trace::StepSize;

/// The slowest speed, in events a second.
pub const SLOWEST: f64 = 1.0;
/// From here on a search is not held back at all.
pub const UNLIMITED: f64 = 100_000.0;

impl Model {
    fn slower(&self) -> f64 {
        (self.speed().min(UNLIMITED) / 2.0).max(SLOWEST)
    }

    fn faster(&self) -> f64 {
        let twice = 2.0 * self.speed();
        if twice < UNLIMITED {
            twice
        } else {
            f64::INFINITY
        }
    }

    /// Whether the command can be carried out; if not, a sentence that says why.
    pub fn command_state(&self, command: Command) -> Result<(), String> {
        let lang = self.lang();
        let refuse = |text: Text| Err(text.get(lang).to_owned());
        if moves_time(command) {
            if !self.shows_searches() {
                let keys = Command::GoTo(Desk::Watch).keys_in_words(lang);
                return Err(tr!(lang, desk_no_searches_here, keys));
            }
            self.time_may_move()?;
        }
        let edits = matches!(command, Command::RemoveAlgorithm | Command::RandomPosition);
        if edits && self.desk == Desk::Lab {
            return refuse(keys::desk_nothing_to_send);
        }
        match command {
            Command::RunPause | Command::RunAgain => {
                if self.runners().is_empty() {
                    return refuse(keys::watch_add_an_algorithm_first);
                }
                if command == Command::RunPause && self.phase() != Phase::Idle {
                    return Ok(());
                }
                self.playable()
            }
            Command::StepEvent | Command::StepNode | Command::StepLeaf | Command::StepCut => {
                if self.runners().is_empty() {
                    return refuse(keys::watch_add_an_algorithm_first);
                }
                if self.has_runs() {
                    Ok(())
                } else {
                    self.playable()
                }
            }
            Command::SolveEndgame => {
                if !matches!(self.problem().position, Position::Othello(_)) {
                    let keys = Command::SolveTsume.keys_in_words(lang);
                    return Err(tr!(lang, watch_this_solves_othello_endgames_solves, keys));
                }
                self.playable()
            }
            Command::Stop if self.is_solving() || self.is_reading() => Ok(()),
            Command::Stop => match self.phase() {
                Phase::Running | Phase::Paused | Phase::Playing => Ok(()),
                Phase::Idle | Phase::Finished => refuse(keys::watch_nothing_is_running),
            },
            Command::BackEvent
            | Command::BackNode
            | Command::BackLeaf
            | Command::BackCut
            | Command::OutOfSubtree
            | Command::ToStart
            | Command::ToEnd
            | Command::AddBookmark
            | Command::ClearRuns
            | Command::ExportTree
            | Command::ExportTreeView
            | Command::CopyTree
            | Command::ExportPlot
            | Command::ExportReport => {
                if self.has_runs() {
                    Ok(())
                } else {
                    refuse(keys::watch_nothing_has_been_run_yet)
                }
            }
            Command::ExportRace | Command::ExportFilm => {
                if self.runs().count() > 1 {
                    Ok(())
                } else {
                    refuse(keys::watch_two_runs_for_a_race)
                }
            }
            Command::SolveTsume if self.shogi_setup().is_none() => {
                refuse(keys::watch_set_up_a_shogi_position_first)
            }
            Command::ExportTsumeLine if !self.has_tsume_line() => {
                refuse(keys::watch_solve_a_tsume_first)
            }
            Command::ExportTsumeTree if !self.has_tsume_tree() => {
                refuse(keys::watch_solve_a_tsume_first)
            }
            Command::InPane(tool) => self.tool_state(tool),
            Command::Send(desk) => self.can_send(desk),
            Command::SearchFromHere => {
                if self.selected().is_some() {
                    Ok(())
                } else {
                    refuse(keys::watch_select_a_node_first)
                }
            }
            Command::Hint | Command::ShowAnswer if !self.keeps_outcome_secret() => {
                refuse(keys::watch_no_question_is_open)
            }
            Command::AddAlgorithm if self.runners().len() >= MAX_RUNNERS => {
                Err(tr!(lang, watch_can_be_compared_at_once, most = MAX_RUNNERS))
            }
            Command::RemoveAlgorithm if self.runners().is_empty() => {
                refuse(keys::watch_there_is_no_algorithm)
            }
            Command::Undo if !self.can_undo() => refuse(keys::watch_nothing_to_undo),
            Command::Redo if !self.can_redo() => refuse(keys::watch_nothing_to_redo),
            _ => Ok(()),
        }
    }

    /// What is asked in a lesson is asked of its moment, and later ones would answer it: while the
    /// question is open, nothing but an answer leads on.
    pub(super) fn time_may_move(&self) -> Result<(), String> {
        match self.keeps_outcome_secret() {
            true => Err(tr!(self.lang(), watch_the_lesson_asks_about_this).to_owned()),
            false => Ok(()),
        }
    }

    /// The plain actions behind a command. Commands that concern the window itself (palette,
    /// sheets, camera) are handled by the window and give nothing here.
    pub(super) fn meaning(&self, command: Command) -> Vec<Action> {
        let one = |action| vec![action];
        match command {
            Command::New => one(Action::LoadExample("first")),
            Command::Open => one(Action::Files(FileWish::Open)),
            Command::OpenEvents => one(Action::Files(FileWish::OpenEvents)),
            Command::Save => match self.path() {
                Some(path) => one(Action::SaveSession(path.to_path_buf())),
                None => one(Action::Files(FileWish::SaveSession)),
            },
            Command::SaveAs => one(Action::Files(FileWish::SaveSession)),
            Command::ExportTree => one(Action::Files(FileWish::ExportTree(self.active_runner()))),
            Command::ExportTreeView => one(Action::Files(FileWish::ExportTreeView(
                self.active_runner(),
            ))),
            Command::ExportPlot => one(Action::Files(FileWish::ExportPlot)),
            Command::ExportReport => one(Action::Files(FileWish::ExportReport)),
            Command::ExportRace => one(Action::Files(FileWish::ExportRace(Scenery::of(self)))),
            Command::ExportFilm => one(Action::Files(FileWish::ExportFilm(Film::of(self)))),
            Command::CopyPosition => one(Action::Copy(self.position_text())),
            Command::RandomPosition => self.random_like_this().into_iter().collect(),
            Command::RunPause => match (self.phase(), self.newcomers().is_empty()) {
                (Phase::Running | Phase::Playing, _) => one(Action::Pause),
                (Phase::Paused, false) => vec![Action::RunNewcomers, Action::Resume],
                (_, false) => one(Action::RunNewcomers),
                (Phase::Paused, true) => one(Action::Resume),
                (Phase::Finished, true) if self.has_film() => one(Action::Resume),
                (Phase::Idle | Phase::Finished, true) => one(Action::Run),
            },
            Command::RunAgain => one(Action::Run),
            Command::SolveTsume if self.desk != Desk::Solve => one(Action::Send(Desk::Solve)),
            Command::SolveTsume => vec![
                Action::Command(Command::ShowPane(PaneKind::Tsume)),
                Action::Tsume(TsumeAction::Solve),
            ],
            Command::ExportTsumeLine => one(Action::Files(FileWish::ExportTsumeLine)),
            Command::ExportTsumeTree => one(Action::Files(FileWish::ExportTsumeTree)),
            Command::SolveEndgame if self.is_solving() => one(Action::StopEndgame),
            Command::SolveEndgame => one(Action::SolveEndgame),
            Command::Stop => one(Action::Stop),
            Command::StepEvent => one(Action::Step(StepSize::Event)),
            Command::StepNode => one(Action::Step(StepSize::Node)),
            Command::StepLeaf => one(Action::Step(StepSize::Leaf)),
            Command::StepCut => one(Action::Step(StepSize::Cut)),
            Command::OutOfSubtree => one(Action::Step(StepSize::OutOfSubtree)),
            Command::BackEvent => one(Action::StepBack(StepSize::Event)),
            Command::BackNode => one(Action::StepBack(StepSize::Node)),
            Command::BackLeaf => one(Action::StepBack(StepSize::Leaf)),
            Command::BackCut => one(Action::StepBack(StepSize::Cut)),
            Command::ToStart => one(Action::Seek {
                runner: self.walked(),
                event: 0,
            }),
            Command::ToEnd => one(Action::FollowLive),
            Command::AddBookmark => one(Action::AddBookmark(String::new())),
            Command::SwitchTheme => one(Action::SetTheme(self.theme().other())),
            Command::SwitchLanguage => {
                let at = Lang::ALL.iter().position(|&lang| lang == self.lang());
                let next = at.map_or(0, |at| (at + 1) % Lang::ALL.len());
                one(Action::SetLang(Lang::ALL[next]))
            }
            Command::Presentation => one(Action::SetPresentation(!self.presentation())),
            Command::LargerText => one(Action::SetZoom((self.zoom() * 1.1).min(3.0))),
            Command::SmallerText => one(Action::SetZoom((self.zoom() / 1.1).max(0.5))),
            Command::UsualText => one(Action::SetZoom(1.0)),
            Command::ClearRuns => one(Action::ClearRuns),
            Command::TreeFreeze => one(Action::Hold(!self.is_held())),
            Command::TreeFoldFinished => one(Action::FoldFinished(!self.folds_finished())),
            Command::RemoveAlgorithm => one(Action::RemoveRunner(self.active_runner())),
            Command::Slower => one(Action::SetSpeed(self.slower())),
            Command::Faster => one(Action::SetSpeed(self.faster())),
            Command::Example(at) => {
                let example = EXAMPLES.get(at);
                (example.map(|example| Action::LoadExample(example.id)))
                    .into_iter()
                    .collect()
            }
            Command::Predict => {
                let on = self.predict().is_none();
                let switch = Action::Lesson(LessonAction::Predict(on));
                // The question and what is said of the answer stand above them.
                let trees = Action::Command(Command::ShowPane(PaneKind::Trees));
                vec![trees, switch, Action::LeadKeys(PaneKind::Trees)]
            }
            Command::Hint => one(Action::Lesson(LessonAction::Hint)),
            Command::ShowAnswer => one(Action::Lesson(LessonAction::ShowMe)),
            Command::SearchFromHere => self
                .selected()
                .map(Action::SearchFrom)
                .into_iter()
                .collect(),
            Command::GoTo(desk) => one(Action::GoTo(desk)),
            Command::Send(desk) => one(Action::Send(desk)),
            Command::CopyPicture
            | Command::CopyTree
            | Command::PastePosition
            | Command::Quit
            | Command::AddAlgorithm
            | Command::AddBreakpoint
            | Command::SwitchTo(_)
            | Command::Undo
            | Command::Redo
            | Command::TreeFit
            | Command::TreeCentre
            | Command::TreeRoot
            | Command::TreeFold
            | Command::TreeFollow
            | Command::TreeLink
            | Command::FillWindow
            | Command::NextPane
            | Command::PreviousPane
            | Command::MenuBar
            | Command::ResetLayout
            | Command::ShowPane(_)
            | Command::ShowRace(_)
            | Command::InPane(_)
            | Command::Palette
            | Command::Shortcuts
            | Command::WhatIsCounted
            | Command::About => Vec::new(),
        }
    }
}

/// Whether another moment is shown then, of the same runs or of new ones.
fn moves_time(command: Command) -> bool {
    matches!(
        command,
        Command::RunPause
            | Command::RunAgain
            | Command::StepEvent
            | Command::StepNode
            | Command::StepLeaf
            | Command::StepCut
            | Command::OutOfSubtree
            | Command::BackEvent
            | Command::BackNode
            | Command::BackLeaf
            | Command::BackCut
            | Command::ToStart
            | Command::ToEnd
    )
}
