//! Whether what a pane offers can be done now, and why not if not.

use super::{Model, TsumeSet};
use crate::base::messages::tr;
use crate::game::shogi::Kind;
use crate::gui::pane_tool::PaneTool;
use crate::play::line::Turn;
use crate::play::sitting::Sitting;
use crate::problem::Position;

impl Model {
    /// Whether a tool of a pane can be used; if not, a sentence that says why.
    pub fn tool_state(&self, tool: PaneTool) -> Result<(), String> {
        let unless = |ok: bool, en: &str, ja: &str| match ok {
            true => Ok(()),
            false => Err(self.lang().pick(en, ja).to_owned()),
        };
        match tool {
            PaneTool::StartPosition | PaneTool::ClearBoard => unless(
                matches!(
                    self.problem().position,
                    Position::Othello(_) | Position::Shogi(_)
                ),
                "There is no board: the position is a tree",
                "局面が木なので盤がありません",
            ),
            PaneTool::FlipBoard | PaneTool::CopyBod | PaneTool::CopyKif | PaneTool::CopyCsa => {
                self.has_shogi()
            }
            PaneTool::RestToGote => {
                self.has_shogi()?;
                let is_left = |&(kind, missing): &(Kind, i32)| kind != Kind::King && missing > 0;
                unless(
                    (self.shogi_setup()).is_some_and(|setup| setup.missing().iter().any(is_left)),
                    "All pieces are on the board or in a hand",
                    "駒はすべて盤上か持駒にあります",
                )
            }
            PaneTool::LogCurves => unless(
                self.has_runs(),
                "Nothing has been run yet",
                "まだ何も実行していません",
            ),
            PaneTool::RunsAsMarkdown | PaneTool::RunsAsCsv => unless(
                self.has_runs() || !self.past().is_empty(),
                "Nothing has been run yet",
                "まだ何も実行していません",
            ),
            PaneTool::RaceSideBySide | PaneTool::RaceMerged | PaneTool::RaceIcicle => unless(
                self.runs().count() > 1,
                "A race needs two runs",
                "競走には2つの実行が必要です",
            ),
            PaneTool::NextStep
            | PaneTool::Slides
            | PaneTool::ExerciseSheet
            | PaneTool::AnswerKey => self.has_lesson(),
            PaneTool::StepBefore => {
                self.has_lesson()?;
                unless(
                    (self.learn().course()).is_some_and(|course| course.step_number() > 0),
                    "This is the first step",
                    "最初の段です",
                )
            }
            PaneTool::NextProblem | PaneTool::ProblemBefore => {
                let set = self.tsume_set()?;
                let (there, en, ja) = match tool {
                    PaneTool::NextProblem => (
                        set.after(),
                        "This is the last problem of the set",
                        "問題集の最後の問題です",
                    ),
                    _ => (
                        set.before(),
                        "There is no problem of the set before this one",
                        "問題集にこれより前の問題はありません",
                    ),
                };
                unless(there.is_some(), en, ja)
            }
            PaneTool::SolveSet => unless(
                !self.tsume_set()?.is_running(),
                "The set is being solved",
                "問題集を解いています",
            ),
            PaneTool::AttackYourself => unless(
                (self.tsume().browsed()).is_some_and(|b| {
                    b.answer().is_some() && !b.is_helpmate() && b.attack().is_none()
                }),
                "Solve a tsume first",
                "先に詰将棋を解いてください",
            ),
            // Where there is none, it can be set up.
            PaneTool::NewGame => Ok(()),
            PaneTool::Resign => {
                let sitting = self.person_plays()?;
                unless(
                    sitting.ending().is_none(),
                    "The game is over",
                    "対局は終わっています",
                )
            }
            PaneTool::TakeBack => {
                let sitting = self.person_plays()?;
                unless(
                    !sitting.entries().is_empty(),
                    "There is no move to take back",
                    "戻す手がありません",
                )
            }
            PaneTool::MoveNow => {
                let sitting = self.game_is_on()?;
                let thinks = sitting.ending().is_none()
                    && !sitting.is_humans_turn()
                    && Turn::BOTH
                        .iter()
                        .any(|&turn| sitting.engine(turn).is_some());
                unless(
                    thinks,
                    "No program is thinking",
                    "考慮中のプログラムはありません",
                )
            }
            PaneTool::SaveGame => {
                let sitting = self.game_is_on()?;
                unless(
                    sitting.ending().is_some() || !sitting.entries().is_empty(),
                    "A game can be saved after its first move",
                    "最初の手を指すと保存できます",
                )
            }
            PaneTool::CopyRecord => {
                let sitting = self.game_is_on()?;
                unless(
                    sitting.ending().is_some() || !sitting.entries().is_empty(),
                    "A game can be copied after its first move",
                    "最初の手を指すとコピーできます",
                )
            }
            PaneTool::SearchPosition => self.game_is_on().map(|_| ()),
            PaneTool::RunExperiment => {
                let lab = self.lab();
                unless(
                    !lab.is_running(),
                    "An experiment is being run",
                    "実験を実行中です",
                )?;
                let known = lab.known().and_then(|known| known.as_ref().ok());
                unless(
                    known.is_none_or(|known| known.done < known.cells),
                    "All its searches are there",
                    "探索はすべて揃っています",
                )
            }
            PaneTool::ComposeExperiment => Ok(()),
            PaneTool::ExportResults => unless(
                self.lab().report().is_some(),
                "The experiment has no results yet",
                "実験の結果はまだありません",
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

    fn game_is_on(&self) -> Result<&Sitting, String> {
        let sentence = tr!(self.lang(), watch_no_game_is_being_played);
        self.sitting().ok_or_else(|| sentence.to_owned())
    }

    fn person_plays(&self) -> Result<&Sitting, String> {
        let sitting = self.game_is_on()?;
        let sentence = tr!(self.lang(), watch_no_person_plays_in_this);
        match sitting.has_human() {
            true => Ok(sitting),
            false => Err(sentence.to_owned()),
        }
    }
}
