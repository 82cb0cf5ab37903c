//! What single panes offer: the words on their buttons, which are also the names by which they are
//! called from anywhere.

use super::pane_kind::PaneKind;
use crate::base::messages::{Text, keys};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PaneTool {
    StartPosition,
    ClearBoard,
    FlipBoard,
    RestToGote,
    CopyBod,
    CopyKif,
    CopyCsa,
    LogCurves,
    RunsAsMarkdown,
    RunsAsCsv,
    RaceSideBySide,
    RaceMerged,
    RaceIcicle,
    NextStep,
    StepBefore,
    Slides,
    ExerciseSheet,
    AnswerKey,
    NextProblem,
    ProblemBefore,
    SolveSet,
    AttackYourself,
    NewGame,
    TakeBack,
    Resign,
    MoveNow,
    SaveGame,
    CopyRecord,
    SearchPosition,
    RunExperiment,
    ComposeExperiment,
    ExportResults,
}

/// The words of a tool.
struct Words {
    pane: PaneKind,
    /// On its button.
    name: Text,
    /// Among all commands, with its pane.
    full_name: Text,
    tip: Text,
}

impl PaneTool {
    pub const ALL: [PaneTool; 32] = [
        PaneTool::StartPosition,
        PaneTool::ClearBoard,
        PaneTool::FlipBoard,
        PaneTool::RestToGote,
        PaneTool::CopyBod,
        PaneTool::CopyKif,
        PaneTool::CopyCsa,
        PaneTool::LogCurves,
        PaneTool::RunsAsMarkdown,
        PaneTool::RunsAsCsv,
        PaneTool::RaceSideBySide,
        PaneTool::RaceMerged,
        PaneTool::RaceIcicle,
        PaneTool::NextStep,
        PaneTool::StepBefore,
        PaneTool::Slides,
        PaneTool::ExerciseSheet,
        PaneTool::AnswerKey,
        PaneTool::NextProblem,
        PaneTool::ProblemBefore,
        PaneTool::SolveSet,
        PaneTool::AttackYourself,
        PaneTool::NewGame,
        PaneTool::TakeBack,
        PaneTool::Resign,
        PaneTool::MoveNow,
        PaneTool::SaveGame,
        PaneTool::CopyRecord,
        PaneTool::SearchPosition,
        PaneTool::RunExperiment,
        PaneTool::ComposeExperiment,
        PaneTool::ExportResults,
    ];

    /// The pane it stands in.
    pub const fn pane(self) -> PaneKind {
        self.words().pane
    }

    pub const fn name(self) -> Text {
        self.words().name
    }

    /// The same among all commands.
    pub const fn full_name(self) -> Text {
        self.words().full_name
    }

    pub const fn tip(self) -> Text {
        self.words().tip
    }

    const fn words(self) -> Words {
        macro_rules! words {
            ($pane:ident, $name:ident, $full_name:ident, $tip:ident) => {
                Words {
                    pane: PaneKind::$pane,
                    name: keys::$name,
                    full_name: keys::$full_name,
                    tip: keys::$tip,
                }
            };
        }
        match self {
            PaneTool::StartPosition => words!(
                Position,
                window_tool_start_position,
                window_tool_start_position_full,
                window_tool_start_position_tip
            ),
            PaneTool::ClearBoard => words!(
                Position,
                window_tool_clear_board,
                window_tool_clear_board_full,
                window_tool_clear_board_tip
            ),
            PaneTool::FlipBoard => words!(
                Position,
                window_tool_flip_board,
                window_tool_flip_board_full,
                window_tool_flip_board_tip
            ),
            PaneTool::RestToGote => words!(
                Position,
                window_tool_rest_to_gote,
                window_tool_rest_to_gote_full,
                window_tool_rest_to_gote_tip
            ),
            PaneTool::CopyBod => words!(
                Position,
                window_tool_copy_bod,
                window_tool_copy_bod_full,
                window_tool_copy_bod_tip
            ),
            PaneTool::CopyKif => words!(
                Position,
                window_tool_copy_kif,
                window_tool_copy_kif_full,
                window_tool_copy_kif_tip
            ),
            PaneTool::CopyCsa => words!(
                Position,
                window_tool_copy_csa,
                window_tool_copy_csa_full,
                window_tool_copy_csa_tip
            ),
            PaneTool::LogCurves => words!(
                Plots,
                window_tool_log_curves,
                window_tool_log_curves_full,
                window_tool_log_curves_tip
            ),
            PaneTool::RunsAsMarkdown => words!(
                Runs,
                window_tool_runs_as_markdown,
                window_tool_runs_as_markdown_full,
                window_tool_runs_as_markdown_tip
            ),
            PaneTool::RunsAsCsv => words!(
                Runs,
                window_tool_runs_as_csv,
                window_tool_runs_as_csv_full,
                window_tool_runs_as_csv_tip
            ),
            PaneTool::RaceSideBySide => words!(
                Race,
                window_tool_race_side_by_side,
                window_tool_race_side_by_side_full,
                window_tool_race_side_by_side_tip
            ),
            PaneTool::RaceMerged => words!(
                Race,
                window_tool_race_merged,
                window_tool_race_merged_full,
                window_tool_race_merged_tip
            ),
            PaneTool::RaceIcicle => words!(
                Race,
                window_tool_race_icicle,
                window_tool_race_icicle_full,
                window_tool_race_icicle_tip
            ),
            PaneTool::NextStep => words!(
                Learn,
                window_tool_next_step,
                window_tool_next_step_full,
                window_tool_next_step_tip
            ),
            PaneTool::StepBefore => words!(
                Learn,
                window_tool_step_before,
                window_tool_step_before_full,
                window_tool_step_before_tip
            ),
            PaneTool::Slides => words!(
                Learn,
                window_tool_slides,
                window_tool_slides_full,
                window_tool_slides_tip
            ),
            PaneTool::ExerciseSheet => words!(
                Learn,
                window_tool_exercise_sheet,
                window_tool_exercise_sheet_full,
                window_tool_exercise_sheet_tip
            ),
            PaneTool::AnswerKey => words!(
                Learn,
                window_tool_answer_key,
                window_tool_answer_key_full,
                window_tool_answer_key_tip
            ),
            PaneTool::NextProblem => words!(
                Tsume,
                window_tool_next_problem,
                window_tool_next_problem_full,
                window_tool_next_problem_tip
            ),
            PaneTool::ProblemBefore => words!(
                Tsume,
                window_tool_problem_before,
                window_tool_problem_before_full,
                window_tool_problem_before_tip
            ),
            PaneTool::SolveSet => words!(
                Tsume,
                window_tool_solve_set,
                window_tool_solve_set_full,
                window_tool_solve_set_tip
            ),
            PaneTool::AttackYourself => words!(
                Tsume,
                window_tool_attack_yourself,
                window_tool_attack_yourself_full,
                window_tool_attack_yourself_tip
            ),
            PaneTool::NewGame => words!(
                Play,
                window_tool_new_game,
                window_tool_new_game_full,
                window_tool_new_game_tip
            ),
            PaneTool::TakeBack => words!(
                Play,
                window_tool_take_back,
                window_tool_take_back_full,
                window_tool_take_back_tip
            ),
            PaneTool::Resign => words!(
                Play,
                window_tool_resign,
                window_tool_resign_full,
                window_tool_resign_tip
            ),
            PaneTool::MoveNow => words!(
                Play,
                window_tool_move_now,
                window_tool_move_now_full,
                window_tool_move_now_tip
            ),
            PaneTool::SaveGame => words!(
                Play,
                window_tool_save_game,
                window_tool_save_game_full,
                window_tool_save_game_tip
            ),
            PaneTool::CopyRecord => words!(
                Play,
                window_tool_copy_record,
                window_tool_copy_record_full,
                window_tool_copy_record_tip
            ),
            PaneTool::SearchPosition => words!(
                Play,
                window_tool_search_position,
                window_tool_search_position_full,
                window_tool_search_position_tip
            ),
            PaneTool::RunExperiment => words!(
                Lab,
                window_tool_run_experiment,
                window_tool_run_experiment_full,
                window_tool_run_experiment_tip
            ),
            PaneTool::ComposeExperiment => words!(
                Lab,
                window_tool_compose_experiment,
                window_tool_compose_experiment_full,
                window_tool_compose_experiment_tip
            ),
            PaneTool::ExportResults => words!(
                Lab,
                window_tool_export_results,
                window_tool_export_results_full,
                window_tool_export_results_tip
            ),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::base::messages::Lang;

    #[test]
    fn a_tool_is_called_by_its_pane_and_its_name() {
        for (i, tool) in PaneTool::ALL.into_iter().enumerate() {
            assert_eq!(tool as usize, i);
            let (pane, name) = (tool.pane().name(), tool.name());
            let full = tool.full_name();
            for lang in Lang::ALL {
                let parts = format!("{}: {}", pane.get(lang), name.get(lang));
                assert_eq!(full.get(lang), parts);
            }
        }
    }
}
