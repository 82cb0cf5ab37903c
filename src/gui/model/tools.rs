//! Whether what a pane offers can be done now, and why not if not.

use super::{Model, TsumeSet};
use crate::base::messages::{Text, keys, tr};
use crate::game::shogi::Kind;
use crate::gui::board::has_board;
use crate::gui::pane_tool::PaneTool;
use crate::play::game_session::GameSession;
use crate::play::line::Turn;

impl Model {
    /// Whether a tool of a pane can be used; if not, a sentence that says why.
    pub fn tool_state(&self, tool: PaneTool) -> Result<(), String> {
        let unless = |ok: bool, why: Text| match ok {
            true => Ok(()),
            false => Err(why.get(self.lang()).to_owned()),
        };
        match tool {
            PaneTool::StartPosition | PaneTool::ClearBoard => {
                unless(has_board(&self.problem().position), keys::watch_no_board)
            }
            PaneTool::FlipBoard | PaneTool::CopyBod | PaneTool::CopyKif | PaneTool::CopyCsa => {
                self.has_shogi()
            }
            PaneTool::RestToGote => {
                self.has_shogi()?;
                let is_left = |&(kind, missing): &(Kind, i32)| kind != Kind::King && missing > 0;
                unless(
                    (self.shogi_setup()).is_some_and(|setup| setup.missing().iter().any(is_left)),
                    keys::watch_all_pieces_are_used,
                )
            }
            PaneTool::LogCurves => unless(self.has_runs(), keys::watch_nothing_has_been_run_yet),
            PaneTool::RunsAsMarkdown | PaneTool::RunsAsCsv => unless(
                self.has_runs() || !self.past().is_empty(),
                keys::watch_nothing_has_been_run_yet,
            ),
            PaneTool::RaceSideBySide | PaneTool::RaceMerged | PaneTool::RaceIcicle => {
                unless(self.runs().count() > 1, keys::watch_two_runs_for_a_race)
            }
            PaneTool::NextStep
            | PaneTool::Slides
            | PaneTool::ExerciseSheet
            | PaneTool::AnswerKey => self.has_lesson(),
            PaneTool::StepBefore => {
                self.has_lesson()?;
                unless(
                    (self.learn().course()).is_some_and(|course| course.step_number() > 0),
                    keys::watch_this_is_the_first_step,
                )
            }
            PaneTool::NextProblem | PaneTool::ProblemBefore => {
                let set = self.tsume_set()?;
                let (there, why) = match tool {
                    PaneTool::NextProblem => (set.after(), keys::watch_last_problem_of_the_set),
                    _ => (set.before(), keys::watch_no_problem_before),
                };
                unless(there.is_some(), why)
            }
            PaneTool::SolveSet => unless(
                !self.tsume_set()?.is_running(),
                keys::watch_the_set_is_being_solved,
            ),
            PaneTool::AttackYourself => unless(
                (self.tsume().browsed()).is_some_and(|b| {
                    b.answer().is_some() && !b.is_helpmate() && b.attack().is_none()
                }),
                keys::watch_solve_a_tsume_first,
            ),
            // Where there is none, it can be set up.
            PaneTool::NewGame => Ok(()),
            PaneTool::Resign => {
                let sitting = self.person_plays()?;
                unless(sitting.ending().is_none(), keys::watch_the_game_is_over)
            }
            PaneTool::TakeBack => {
                let sitting = self.person_plays()?;
                unless(
                    !sitting.entries().is_empty(),
                    keys::watch_no_move_to_take_back,
                )
            }
            PaneTool::MoveNow => {
                let sitting = self.game_is_on()?;
                let thinks = sitting.ending().is_none()
                    && !sitting.is_humans_turn()
                    && Turn::BOTH
                        .iter()
                        .any(|&turn| sitting.engine(turn).is_some());
                unless(thinks, keys::watch_no_program_is_thinking)
            }
            PaneTool::SaveGame => {
                let sitting = self.game_is_on()?;
                unless(
                    sitting.ending().is_some() || !sitting.entries().is_empty(),
                    keys::watch_saved_after_its_first_move,
                )
            }
            PaneTool::CopyRecord => {
                let sitting = self.game_is_on()?;
                unless(
                    sitting.ending().is_some() || !sitting.entries().is_empty(),
                    keys::watch_copied_after_its_first_move,
                )
            }
            PaneTool::SearchPosition => self.game_is_on().map(|_| ()),
            PaneTool::RunExperiment => {
                let lab = self.lab();
                unless(!lab.is_running(), keys::watch_an_experiment_is_being_run)?;
                let known = lab.known().and_then(|known| known.as_ref().ok());
                unless(
                    known.is_none_or(|known| known.done < known.cells),
                    keys::watch_all_its_searches_are_there,
                )
            }
            PaneTool::ComposeExperiment => Ok(()),
            PaneTool::ExportResults => unless(
                self.lab().report().is_some(),
                keys::watch_no_results_of_the_experiment,
            ),
        }
    }

    fn has_shogi(&self) -> Result<(), String> {
        let sentence = tr!(self.lang(), watch_this_is_for_shogi_positions);
        match self.shogi_setup() {
            Some(_) => Ok(()),
            None => Err(sentence.to_owned()),
        }
    }

    fn has_lesson(&self) -> Result<(), String> {
        let sentence = tr!(self.lang(), watch_no_lesson_is_open);
        match self.learn().course() {
            Some(_) => Ok(()),
            None => Err(sentence.to_owned()),
        }
    }

    fn tsume_set(&self) -> Result<&TsumeSet, String> {
        let sentence = tr!(self.lang(), watch_open_a_set_of_problems);
        self.tsume().set().ok_or_else(|| sentence.to_owned())
    }

    fn game_is_on(&self) -> Result<&GameSession, String> {
        let sentence = tr!(self.lang(), watch_no_game_is_being_played);
        self.sitting().ok_or_else(|| sentence.to_owned())
    }

    fn person_plays(&self) -> Result<&GameSession, String> {
        let sitting = self.game_is_on()?;
        let sentence = tr!(self.lang(), watch_no_person_plays_in_this);
        match sitting.has_human() {
            true => Ok(sitting),
            false => Err(sentence.to_owned()),
        }
    }
}
