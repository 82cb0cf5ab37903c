//! The layouts people see first, one for each kind of room a window has, and those of slides and of
//! one pane alone.

use egui_tiles::{Container, Linear, LinearDir, Tile, TileId, Tiles, Tree};

use crate::gui::desk::Desk;
use crate::gui::pane_kind::PaneKind;

/// Panes that share a row of tabs, those in front first; a desk takes of a row what it has.
pub(super) const NEIGHBOURS: [&[PaneKind]; 5] = [
    &[PaneKind::Trees, PaneKind::Race, PaneKind::Overview],
    &[PaneKind::Plots, PaneKind::Runs],
    &[PaneKind::Open, PaneKind::Code],
    &[PaneKind::Tsume, PaneKind::Position, PaneKind::Algorithms],
    &[PaneKind::Play, PaneKind::Position],
];

/// The shares of the position and of the reasons in their columns, and of the columns to the left and
/// to the right.
pub(super) const POSITION_SHARE: f32 = 0.52;
pub(super) const INSIGHT_SHARE: f32 = 0.58;
pub(super) const SIDE_SHARE: f32 = 0.22;
const RIGHT_SHARE: f32 = 0.21;
/// The share of a lesson's text: 420 points and more of a window of 1280.
pub(super) const LESSON_SHARE: f32 = 0.36;

/// The share of a board that is solved.
const SOLVED_SHARE: f32 = 0.52;

/// What a step of a lesson may speak of, beside its trees and the time. Reasons are not in front by
/// themselves: they might answer what is asked.
const BESIDE_A_LESSON: [PaneKind; 5] = [
    PaneKind::Code,
    PaneKind::Inspector,
    PaneKind::Open,
    PaneKind::Position,
    PaneKind::Algorithms,
];

/// Tiles on their way to a layout.
#[derive(Default)]
struct Builder {
    tiles: Tiles<PaneKind>,
}

impl Builder {
    /// A row of tabs, the first in front.
    fn tabs(&mut self, kinds: impl IntoIterator<Item = PaneKind>) -> TileId {
        let panes: Vec<TileId> = kinds
            .into_iter()
            .map(|kind| self.tiles.insert_pane(kind))
            .collect();
        let first = panes.first().copied();
        let id = self.tiles.insert_tab_tile(panes);
        if let Some(Tile::Container(Container::Tabs(tabs))) = self.tiles.get_mut(id) {
            tabs.active = first;
        }
        id
    }

    /// A row or a column, shared so.
    fn linear(&mut self, dir: LinearDir, children: &[(TileId, f32)]) -> TileId {
        let mut linear = Linear::new(dir, children.iter().map(|&(id, _)| id).collect());
        for &(id, share) in children {
            linear.shares.set_share(id, share);
        }
        self.tiles.insert_container(linear)
    }

    /// The trees, with this share of the column, and all that runs along time behind one row of tabs.
    fn trees_over_time(&mut self, share: f32) -> TileId {
        let trees = self.tabs(row_of(PaneKind::Trees));
        let over_time = [PaneKind::Timeline].into_iter();
        let time = self.tabs(over_time.chain(row_of(PaneKind::Plots)));
        self.linear(LinearDir::Vertical, &[(trees, share), (time, 1.0 - share)])
    }

    fn layout(self, root: TileId) -> Tree<PaneKind> {
        Tree::new(id(), root, self.tiles)
    }
}

/// What arrangements are kept under.
pub fn id() -> egui::Id {
    egui::Id::unique("panes")
}

/// The row of tabs that a pane shares with its neighbours.
fn row_of(kind: PaneKind) -> impl Iterator<Item = PaneKind> {
    let row = NEIGHBOURS.iter().find(|row| row.contains(&kind));
    row.copied().unwrap_or_default().iter().copied()
}

/// The arrangement of a desk that people see first in such a window.
pub fn usual(desk: Desk, room: Room) -> Tree<PaneKind> {
    match (desk, room) {
        (Desk::Watch, Room::Wide) => watch(),
        (Desk::Watch, Room::Narrow) => watch_narrow(),
        (Desk::Watch, Room::Small) => watch_small(),
        (Desk::Learn, Room::Wide) => learn(),
        (Desk::Learn, Room::Narrow) => learn_narrow(0.42),
        (Desk::Learn, Room::Small) => learn_narrow(0.5),
        (Desk::Solve, Room::Wide) => solve(),
        (Desk::Solve, _) => one_row(&[PaneKind::Tsume, PaneKind::Position]),
        (Desk::Play, _) => one_row(&[PaneKind::Play, PaneKind::Position]),
        (Desk::Lab, _) => one_row(&[PaneKind::Lab]),
    }
}

/// Position and algorithms, trees over time, reasons and lists.
fn watch() -> Tree<PaneKind> {
    let mut build = Builder::default();
    let position = build.tabs([PaneKind::Position]);
    let algorithms = build.tabs([PaneKind::Algorithms]);
    let trees = build.tabs(row_of(PaneKind::Trees));
    let timeline = build.tabs([PaneKind::Timeline]);
    let plots = build.tabs(row_of(PaneKind::Plots));
    let insight = build.tabs([PaneKind::Inspector]);
    let detail = build.tabs(row_of(PaneKind::Open));
    let left = build.linear(
        LinearDir::Vertical,
        &[
            (position, POSITION_SHARE),
            (algorithms, 1.0 - POSITION_SHARE),
        ],
    );
    let centre = build.linear(
        LinearDir::Vertical,
        &[(trees, 0.52), (timeline, 0.175), (plots, 0.305)],
    );
    let right = build.linear(
        LinearDir::Vertical,
        &[(insight, INSIGHT_SHARE), (detail, 1.0 - INSIGHT_SHARE)],
    );
    let root = build.linear(
        LinearDir::Horizontal,
        &[
            (left, SIDE_SHARE),
            (centre, 1.0 - SIDE_SHARE - RIGHT_SHARE),
            (right, RIGHT_SHARE),
        ],
    );
    build.layout(root)
}

/// A lesson's text beside one large picture of its trees, and below that what a step speaks of.
fn learn() -> Tree<PaneKind> {
    let mut build = Builder::default();
    let text = build.tabs([PaneKind::Learn]);
    let trees = build.tabs(row_of(PaneKind::Trees));
    let time = build.tabs([PaneKind::Timeline, PaneKind::Plots]);
    let detail = build.tabs(BESIDE_A_LESSON);
    let below = build.linear(LinearDir::Horizontal, &[(time, 0.5), (detail, 0.5)]);
    let right = build.linear(LinearDir::Vertical, &[(trees, 0.62), (below, 0.38)]);
    let root = build.linear(
        LinearDir::Horizontal,
        &[(text, LESSON_SHARE), (right, 1.0 - LESSON_SHARE)],
    );
    build.layout(root)
}

/// The same in fewer places; the text has this share.
fn learn_narrow(text_share: f32) -> Tree<PaneKind> {
    let mut build = Builder::default();
    let text = build.tabs([PaneKind::Learn]);
    let trees = build.tabs(row_of(PaneKind::Trees));
    let over_time = [PaneKind::Timeline, PaneKind::Plots];
    let below = build.tabs(over_time.into_iter().chain(BESIDE_A_LESSON));
    let right = build.linear(LinearDir::Vertical, &[(trees, 0.66), (below, 0.34)]);
    let root = build.linear(
        LinearDir::Horizontal,
        &[(text, text_share), (right, 1.0 - text_share)],
    );
    build.layout(root)
}

/// A large board, and what the solver says of it.
fn solve() -> Tree<PaneKind> {
    let mut build = Builder::default();
    let board = build.tabs([PaneKind::Position]);
    let solution = build.tabs([PaneKind::Tsume]);
    let root = build.linear(
        LinearDir::Horizontal,
        &[(board, SOLVED_SHARE), (solution, 1.0 - SOLVED_SHARE)],
    );
    build.layout(root)
}

/// All in one place, one behind the other.
fn one_row(kinds: &[PaneKind]) -> Tree<PaneKind> {
    let mut build = Builder::default();
    let root = build.tabs(kinds.iter().copied());
    build.layout(root)
}

/// How much room a window has for what it says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Room {
    /// Everything stands beside everything else.
    Wide,
    /// A small screen, or large type: what is not looked at stands behind a tab.
    Narrow,
    /// A very small one: all that is not a tree stands behind one row of tabs.
    Small,
}

impl Room {
    /// A window narrower or lower than so many sizes of its type is narrow.
    const LEAST_WIDTH: f32 = 80.0;
    pub const LEAST_HEIGHT: f32 = 46.0;
    /// One that is narrower still is small.
    const NARROWEST: f32 = 56.0;

    pub(super) const ALL: [Room; 3] = [Room::Wide, Room::Narrow, Room::Small];

    pub fn of(size: egui::Vec2, type_size: f32) -> Room {
        let (width, height) = (size.x / type_size, size.y / type_size);
        if width < Room::NARROWEST {
            Room::Small
        } else if width < Room::LEAST_WIDTH || height < Room::LEAST_HEIGHT {
            Room::Narrow
        } else {
            Room::Wide
        }
    }
}

/// The searches' panes in fewer places.
fn watch_narrow() -> Tree<PaneKind> {
    let mut build = Builder::default();
    let left = build.tabs([PaneKind::Position, PaneKind::Algorithms]);
    let right = build.tabs(
        [PaneKind::Inspector]
            .into_iter()
            .chain(row_of(PaneKind::Open)),
    );
    let centre = build.trees_over_time(0.72);
    // In one row: egui_tiles makes one of rows within rows, and this layout has to know itself
    // again.
    let root = build.linear(
        LinearDir::Horizontal,
        &[
            (left, SIDE_SHARE),
            (centre, 1.0 - SIDE_SHARE - RIGHT_SHARE),
            (right, RIGHT_SHARE),
        ],
    );
    build.layout(root)
}

/// The same in two places.
fn watch_small() -> Tree<PaneKind> {
    let mut build = Builder::default();
    let beside = [
        PaneKind::Position,
        PaneKind::Algorithms,
        PaneKind::Inspector,
    ]
    .into_iter()
    .chain(row_of(PaneKind::Open));
    let left = build.tabs(beside);
    let centre = build.trees_over_time(0.66);
    let root = build.linear(LinearDir::Horizontal, &[(left, 0.34), (centre, 0.66)]);
    build.layout(root)
}

/// One pane and nothing else.
pub fn single(kind: PaneKind) -> Tree<PaneKind> {
    let mut tiles = Tiles::default();
    let pane = tiles.insert_pane(kind);
    let root = tiles.insert_tab_tile(vec![pane]);
    Tree::new(egui::Id::unique("one pane"), root, tiles)
}

/// For slides: the trees, the lesson beside them, and below the trees what the step shows besides.
pub fn slide(below: &[PaneKind]) -> Tree<PaneKind> {
    let mut build = Builder::default();
    let (trees, learn) = (build.tabs([PaneKind::Trees]), build.tabs([PaneKind::Learn]));
    // What is asked of the position stands below the algorithms, and is to be seen.
    let upper = match below.contains(&PaneKind::Algorithms) {
        true => 0.36,
        false => 0.62,
    };
    let below: Vec<(TileId, f32)> = below
        .iter()
        .map(|&kind| (build.tabs([kind]), 1.0))
        .collect();
    let left = if below.is_empty() {
        trees
    } else {
        let below = build.linear(LinearDir::Horizontal, &below);
        build.linear(LinearDir::Vertical, &[(trees, upper), (below, 1.0 - upper)])
    };
    let root = build.linear(LinearDir::Horizontal, &[(left, 0.67), (learn, 0.33)]);
    build.layout(root)
}
