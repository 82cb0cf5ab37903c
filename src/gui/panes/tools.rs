//! What panes offer and what can be called by its name from anywhere: one action for both.

use egui::{Button, Context, Response, Ui};

use super::{Panes, lab, runs};
use crate::gui::action::{Action, FileWish, LabAction, LessonAction, PlayAction};
use crate::gui::board;
use crate::gui::desk::Desk;
use crate::gui::model::{Model, TsumeAction};
use crate::gui::pane_tool::PaneTool;
use crate::gui::race_view::Arrangement;
use crate::play::saved::endings;

/// A button that does it, or says why it cannot be done.
pub fn offer(ui: &mut Ui, model: &Model, tool: PaneTool, actions: &mut Vec<Action>) -> Response {
    let lang = model.lang();
    let state = model.tool_state(tool);
    let button = Button::new(tool.name().get(lang));
    let mut response = ui
        .add_enabled(state.is_ok(), button)
        .on_hover_text(tool.tip().get(lang));
    if let Err(reason) = state {
        response = response.on_disabled_hover_text(reason);
    }
    if response.clicked() {
        actions.extend(action(tool, model));
    }
    response
}

/// What is done, as far as the model has to do with it.
pub fn action(tool: PaneTool, model: &Model) -> Option<Action> {
    let course = model.learn().course();
    let step = |to: Option<usize>| Some(Action::Lesson(LessonAction::Step(to?)));
    let sheet = |answers| {
        let lesson = course?.lesson().id.clone();
        Some(Action::Files(FileWish::ExportSheet { lesson, answers }))
    };
    let set = model.tsume().set();
    let choose = |problem: Option<usize>| Some(Action::Tsume(TsumeAction::Choose(problem?)));
    match tool {
        PaneTool::StartPosition
        | PaneTool::ClearBoard
        | PaneTool::FlipBoard
        | PaneTool::RestToGote
        | PaneTool::CopyBod
        | PaneTool::CopyKif
        | PaneTool::CopyCsa => board::tool(tool, model),
        PaneTool::RunsAsMarkdown | PaneTool::RunsAsCsv => {
            Some(Action::Copy(runs::table(tool, model)))
        }
        PaneTool::NextStep => step(course?.step_number().checked_add(1)),
        PaneTool::StepBefore => step(course?.step_number().checked_sub(1)),
        PaneTool::Slides => {
            let id = course?.lesson().id.clone();
            Some(Action::Files(FileWish::ExportSlides(id)))
        }
        PaneTool::ExerciseSheet => sheet(false),
        PaneTool::AnswerKey => sheet(true),
        PaneTool::NextProblem => choose(set?.after()),
        PaneTool::ProblemBefore => choose(set?.before()),
        PaneTool::SolveSet => Some(Action::Tsume(TsumeAction::SolveSet)),
        PaneTool::AttackYourself => Some(Action::Tsume(TsumeAction::Attack(true))),
        PaneTool::TakeBack => Some(Action::Play(PlayAction::TakeBack)),
        PaneTool::MoveNow => Some(Action::Play(PlayAction::MoveNow)),
        PaneTool::SaveGame => {
            let game = model.sitting()?.game();
            Some(Action::Files(FileWish::SaveGame(game)))
        }
        PaneTool::CopyRecord => {
            let sitting = model.sitting()?;
            let usual = endings(sitting.game()).first()?;
            Some(Action::Copy(sitting.written(usual, model.lang())))
        }
        PaneTool::SearchPosition => Some(Action::Send(Desk::Watch)),
        PaneTool::RunExperiment => Some(Action::Lab(LabAction::Run)),
        PaneTool::ComposeExperiment => lab::compose(model),
        PaneTool::ExportResults => Some(Action::Files(FileWish::ExportLab)),
        // Those change how a pane looks, or ask first.
        PaneTool::LogCurves
        | PaneTool::RaceSideBySide
        | PaneTool::RaceMerged
        | PaneTool::RaceIcicle
        | PaneTool::NewGame
        | PaneTool::Resign => None,
    }
}

impl Panes {
    /// Does what the button of a pane does, which has been brought to the front.
    pub fn take_up(
        &mut self,
        tool: PaneTool,
        model: &Model,
        ctx: Option<&Context>,
    ) -> Option<Action> {
        match tool {
            PaneTool::LogCurves => self.plots.switch_scale(),
            PaneTool::RaceSideBySide => self.race.arrange(Arrangement::SideBySide),
            PaneTool::RaceMerged => self.race.arrange(Arrangement::Merged),
            PaneTool::RaceIcicle => self.race.arrange(Arrangement::Icicle),
            PaneTool::NewGame | PaneTool::Resign => {
                let now = ctx.map_or(0.0, |ctx| ctx.input(|input| input.time));
                return self.play.press(tool, model, now).map(Action::Play);
            }
            PaneTool::AttackYourself => ctx.into_iter().for_each(|ctx| self.tsume.lead(ctx)),
            PaneTool::ComposeExperiment => ctx.into_iter().for_each(|ctx| self.lab.lead(ctx)),
            _ => {}
        }
        action(tool, model)
    }
}
