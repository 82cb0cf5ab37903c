//! Which panes there are, and what they are called.

use crate::base::messages::{Lang, Text, keys};
use serde::{Deserialize, Serialize};

use super::icons::Icon;

/// One kind of pane; each lives in its own file under `panes`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum PaneKind {
    Position,
    Algorithms,
    /// All runners' trees side by side.
    Trees,
    Timeline,
    Plots,
    Inspector,
    Open,
    Code,
    Overview,
    Runs,
    Race,
    Learn,
    /// Tsume problems, solved and browsed.
    Tsume,
    Play,
    Lab,
}

impl PaneKind {
    pub const ALL: [PaneKind; 15] = [
        PaneKind::Position,
        PaneKind::Algorithms,
        PaneKind::Trees,
        PaneKind::Timeline,
        PaneKind::Plots,
        PaneKind::Inspector,
        PaneKind::Open,
        PaneKind::Code,
        PaneKind::Overview,
        PaneKind::Runs,
        PaneKind::Race,
        PaneKind::Learn,
        PaneKind::Tsume,
        PaneKind::Play,
        PaneKind::Lab,
    ];

    /// The name on the command line.
    pub const fn id(self) -> &'static str {
        match self {
            PaneKind::Position => "position",
            PaneKind::Algorithms => "algorithms",
            PaneKind::Trees => "trees",
            PaneKind::Timeline => "timeline",
            PaneKind::Plots => "plots",
            PaneKind::Inspector => "inspector",
            PaneKind::Open => "open",
            PaneKind::Code => "code",
            PaneKind::Overview => "overview",
            PaneKind::Runs => "runs",
            PaneKind::Race => "race",
            PaneKind::Learn => "learn",
            PaneKind::Tsume => "tsume",
            PaneKind::Play => "play",
            PaneKind::Lab => "lab",
        }
    }

    /// Whether it is about runs, which are gone through in time: those whose games, problems or
    /// experiments have a time of their own are not.
    pub const fn has_time(self) -> bool {
        !matches!(self, PaneKind::Tsume | PaneKind::Play | PaneKind::Lab)
    }

    /// The pane of a name, or of the title on its tab: `inspector`, `why`, `Past runs`, `曲線`.
    pub fn find(text: &str) -> Option<PaneKind> {
        let letters = |text: &str| {
            let kept = text.chars().filter(|c| c.is_alphanumeric());
            kept.flat_map(char::to_lowercase).collect::<String>()
        };
        let wanted = letters(text);
        PaneKind::ALL.into_iter().find(|kind| {
            let title = kind.name();
            Lang::ALL
                .map(|lang| title.get(lang))
                .into_iter()
                .chain([kind.id()])
                .any(|name| letters(name) == wanted)
        })
    }

    pub const fn name(self) -> Text {
        match self {
            PaneKind::Position => keys::window_position,
            PaneKind::Algorithms => keys::window_algorithms,
            PaneKind::Trees => keys::window_trees,
            PaneKind::Timeline => keys::window_timeline,
            PaneKind::Plots => keys::window_curves,
            PaneKind::Inspector => keys::window_why,
            PaneKind::Open => keys::window_open_pane_kind,
            PaneKind::Code => keys::window_pseudo_code,
            PaneKind::Overview => keys::window_overview,
            PaneKind::Runs => keys::window_past_runs,
            PaneKind::Race => keys::window_race,
            PaneKind::Learn => keys::window_learn,
            PaneKind::Tsume => keys::window_tsume,
            PaneKind::Play => keys::window_play,
            PaneKind::Lab => keys::window_lab,
        }
    }

    pub const fn tip(self) -> Text {
        match self {
            PaneKind::Position => keys::window_the_position_to_be_edited,
            PaneKind::Algorithms => keys::window_which_searches_are_compared_and,
            PaneKind::Trees => keys::window_the_search_trees_side_by,
            PaneKind::Timeline => keys::window_scrub_through_the_search_like,
            PaneKind::Plots => keys::window_open_memory_and_counts_over,
            PaneKind::Inspector => keys::window_all_about_the_selected_node,
            PaneKind::Open => keys::window_the_open_list_as_a,
            PaneKind::Code => keys::window_the_algorithms_steps_the_current,
            PaneKind::Overview => keys::window_icicle_strip_and_depth_histogram,
            PaneKind::Runs => keys::window_runs_so_far_in_one,
            PaneKind::Race => keys::window_all_runners_on_one_clock,
            PaneKind::Learn => keys::window_short_lessons_with_questions,
            PaneKind::Tsume => keys::window_solve_shogi_mates_and_browse,
            PaneKind::Play => keys::window_a_game_against_an_engine,
            PaneKind::Lab => keys::window_the_papers_experiments_and_your,
        }
    }

    pub const fn icon(self) -> Icon {
        match self {
            PaneKind::Position | PaneKind::Tsume => Icon::Board,
            PaneKind::Algorithms => Icon::Gear,
            PaneKind::Trees => Icon::Tree,
            PaneKind::Timeline => Icon::ToEnd,
            PaneKind::Plots => Icon::Chart,
            PaneKind::Inspector => Icon::Question,
            PaneKind::Open | PaneKind::Runs | PaneKind::Code => Icon::List,
            PaneKind::Overview => Icon::Fit,
            PaneKind::Race | PaneKind::Play => Icon::Flag,
            PaneKind::Learn => Icon::Book,
            PaneKind::Lab => Icon::Flask,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pane_is_found_by_its_name_and_by_its_title() {
        for kind in PaneKind::ALL {
            let names = Lang::ALL.map(|lang| kind.name().get(lang));
            for name in names.into_iter().chain([kind.id()]) {
                assert_eq!(PaneKind::find(name), Some(kind), "{name}");
            }
        }
        assert_eq!(PaneKind::find("why"), Some(PaneKind::Inspector));
        assert_eq!(PaneKind::find("curves"), Some(PaneKind::Plots));
        assert_eq!(PaneKind::find("past-runs"), Some(PaneKind::Runs));
        assert_eq!(
            (PaneKind::find("nothing"), PaneKind::find("?")),
            (None, None)
        );
    }
}
