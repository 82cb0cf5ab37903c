//! The five desks: a task each, with an arrangement, a document and runs of its own.

use crate::base::messages::{Text, keys};
use serde::{Deserialize, Serialize};

use super::icons::Icon;
use super::pane_kind::PaneKind;

/// What people come to do.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Desk {
    /// See searches grow on one position.
    #[default]
    Watch,
    /// Take lessons.
    Learn,
    /// Have endgames and mates solved.
    Solve,
    /// Play a game with a clock.
    Play,
    /// Run experiments.
    Lab,
}

/// What is about searches that have been run, wherever it stands.
const OF_RUNS: [PaneKind; 10] = [
    PaneKind::Position,
    PaneKind::Algorithms,
    PaneKind::Trees,
    PaneKind::Timeline,
    PaneKind::Plots,
    PaneKind::Inspector,
    PaneKind::Open,
    PaneKind::Code,
    PaneKind::Overview,
    PaneKind::Race,
];

impl Desk {
    pub const ALL: [Desk; 5] = [Desk::Watch, Desk::Learn, Desk::Solve, Desk::Play, Desk::Lab];

    /// The name on the command line and in files.
    pub const fn id(self) -> &'static str {
        match self {
            Desk::Watch => "watch",
            Desk::Learn => "learn",
            Desk::Solve => "solve",
            Desk::Play => "play",
            Desk::Lab => "lab",
        }
    }

    pub const fn name(self) -> Text {
        match self {
            Desk::Watch => keys::desk_watch,
            Desk::Learn => keys::desk_learn,
            Desk::Solve => keys::desk_solve,
            Desk::Play => keys::desk_play,
            Desk::Lab => keys::desk_lab,
        }
    }

    /// The task, as the tip of its button and as a command.
    pub const fn tip(self) -> Text {
        match self {
            Desk::Watch => keys::desk_watch_tip,
            Desk::Learn => keys::desk_learn_tip,
            Desk::Solve => keys::desk_solve_tip,
            Desk::Play => keys::desk_play_tip,
            Desk::Lab => keys::desk_lab_tip,
        }
    }

    pub const fn command(self) -> Text {
        match self {
            Desk::Watch => keys::desk_go_to_watch,
            Desk::Learn => keys::desk_go_to_learn,
            Desk::Solve => keys::desk_go_to_solve,
            Desk::Play => keys::desk_go_to_play,
            Desk::Lab => keys::desk_go_to_lab,
        }
    }

    pub const fn icon(self) -> Icon {
        match self {
            Desk::Watch => Icon::Tree,
            Desk::Learn => Icon::Book,
            Desk::Solve => Icon::Board,
            Desk::Play => Icon::Flag,
            Desk::Lab => Icon::Flask,
        }
    }

    /// Whether a part can stand on this desk.
    pub fn has(self, kind: PaneKind) -> bool {
        match self {
            Desk::Watch => OF_RUNS.contains(&kind) || kind == PaneKind::Runs,
            Desk::Learn => OF_RUNS.contains(&kind) || kind == PaneKind::Learn,
            Desk::Solve => matches!(kind, PaneKind::Position | PaneKind::Tsume),
            Desk::Play => matches!(kind, PaneKind::Position | PaneKind::Play),
            Desk::Lab => kind == PaneKind::Lab,
        }
    }

    /// Where somebody who is at this desk finds a part: here, if it stands here.
    pub fn with(self, kind: PaneKind) -> Desk {
        let has = |desk: &Desk| desk.has(kind);
        let mut desks = [self].into_iter().chain(Desk::ALL);
        desks.find(has).unwrap_or_default()
    }

    /// The desk of a name on the command line.
    pub fn find(id: &str) -> Option<Desk> {
        Desk::ALL.into_iter().find(|desk| desk.id() == id)
    }
}

/// One of something for each desk.
#[derive(Clone, Debug, Default)]
pub struct PerDesk<T>([T; Desk::ALL.len()]);

impl<T> std::ops::Index<Desk> for PerDesk<T> {
    type Output = T;

    fn index(&self, desk: Desk) -> &T {
        &self.0[desk as usize]
    }
}

impl<T> std::ops::IndexMut<Desk> for PerDesk<T> {
    fn index_mut(&mut self, desk: Desk) -> &mut T {
        &mut self.0[desk as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_part_stands_on_some_desk_and_is_found_from_every_other() {
        for kind in PaneKind::ALL {
            for desk in Desk::ALL {
                let home = desk.with(kind);
                assert!(home.has(kind), "{kind:?} from {desk:?}");
                assert_eq!(home == desk, desk.has(kind));
            }
        }
        assert_eq!(Desk::Lab.with(PaneKind::Trees), Desk::Watch);
        assert_eq!(Desk::Learn.with(PaneKind::Trees), Desk::Learn);
    }

    #[test]
    fn a_desk_is_found_by_its_name() {
        for desk in Desk::ALL {
            assert_eq!(Desk::find(desk.id()), Some(desk));
        }
        assert_eq!(Desk::find("nothing"), None);
    }
}
