//! The pages of a race: what they are called in the pane and by the command that opens them.

use crate::base::messages::{Text, keys};

/// What the lower half of the race shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum RacePage {
    #[default]
    Score,
    Forks,
    Effort,
    Memory,
    Dial,
    Passes,
    WhatIf,
    Film,
}

impl RacePage {
    pub const ALL: [RacePage; 8] = [
        RacePage::Score,
        RacePage::Forks,
        RacePage::Effort,
        RacePage::Memory,
        RacePage::Dial,
        RacePage::Passes,
        RacePage::WhatIf,
        RacePage::Film,
    ];

    pub const fn name(self) -> Text {
        self.names().0
    }

    /// The same among all commands.
    pub const fn full_name(self) -> Text {
        self.names().1
    }

    const fn names(self) -> (Text, Text) {
        match self {
            RacePage::Score => (keys::watch_race_score, keys::watch_race_score_full),
            RacePage::Forks => (keys::watch_race_forks, keys::watch_race_forks_full),
            RacePage::Effort => (keys::watch_race_effort, keys::watch_race_effort_full),
            RacePage::Memory => (keys::watch_race_memory, keys::watch_race_memory_full),
            RacePage::Dial => (keys::watch_race_dial, keys::watch_race_dial_full),
            RacePage::Passes => (keys::watch_race_passes, keys::watch_race_passes_full),
            RacePage::WhatIf => (keys::watch_race_what_if, keys::watch_race_what_if_full),
            RacePage::Film => (keys::watch_race_film, keys::watch_race_film_full),
        }
    }

    pub const fn tip(self) -> Text {
        match self {
            RacePage::Score => keys::watch_the_score_of_all_runners,
            RacePage::Forks => keys::watch_where_the_two_part_by,
            RacePage::Effort => keys::watch_the_share_of_work_below,
            RacePage::Memory => keys::watch_memory_over_leaves_and_a,
            RacePage::Dial => keys::watch_from_alpha_beta_to_sss,
            RacePage::Passes => keys::watch_the_null_window_passes_of,
            RacePage::WhatIf => keys::watch_change_a_leaf_or_the,
            RacePage::Film => keys::watch_the_race_as_a_picture,
        }
    }
}
