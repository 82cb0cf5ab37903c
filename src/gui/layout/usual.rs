//! The layouts people see first, one for each kind of room a window has, and those of slides and of
//! one pane alone.

use egui_tiles::{Container, Linear, LinearDir, Tile, TileId, Tiles, Tree};

use crate::gui::pane_kind::PaneKind;

/// Panes that share a row of tabs in the standard layout.
pub(super) const NEIGHBOURS: [&[PaneKind]; 4] = [
    &[
        PaneKind::Trees,
        PaneKind::Race,
        PaneKind::Overview,
        PaneKind::Tsume,
        PaneKind::Play,
        PaneKind::Lab,
    ],
    &[PaneKind::Plots, PaneKind::Runs],
    &[PaneKind::Inspector, PaneKind::Learn],
    &[PaneKind::Open, PaneKind::Code],
];

/// The shares of the position and of the reasons in their columns, and of the columns at both sides.
pub(super) const POSITION_SHARE: f32 = 0.52;
pub(super) const INSIGHT_SHARE: f32 = 0.58;
pub(super) const SIDE_SHARE: f32 = 0.21;

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
        Tree::new(egui::Id::unique("panes"), root, self.tiles)
    }
}

/// The row of tabs that a pane shares with its neighbours.
fn row_of(kind: PaneKind) -> impl Iterator<Item = PaneKind> {
    let row = NEIGHBOURS.iter().find(|row| row.contains(&kind));
    row.copied().unwrap_or_default().iter().copied()
}

/// The layout people see first.
pub fn standard() -> Tree<PaneKind> {
    let mut build = Builder::default();
    let position = build.tabs([PaneKind::Position]);
    let algorithms = build.tabs([PaneKind::Algorithms]);
    let trees = build.tabs(row_of(PaneKind::Trees));
    let timeline = build.tabs([PaneKind::Timeline]);
    let plots = build.tabs(row_of(PaneKind::Plots));
    let insight = build.tabs(row_of(PaneKind::Inspector));
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
            (centre, 1.0 - 2.0 * SIDE_SHARE),
            (right, SIDE_SHARE),
        ],
    );
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

/// The layout people see first in such a window.
pub fn usual(room: Room) -> Tree<PaneKind> {
    match room {
        Room::Wide => standard(),
        Room::Narrow => compact(),
        Room::Small => smallest(),
    }
}

/// The same panes in fewer places.
pub(super) fn compact() -> Tree<PaneKind> {
    let mut build = Builder::default();
    let left = build.tabs([PaneKind::Position, PaneKind::Algorithms]);
    let right = build.tabs(row_of(PaneKind::Inspector).chain(row_of(PaneKind::Open)));
    let centre = build.trees_over_time(0.72);
    // In one row: egui_tiles makes one of rows within rows, and this layout has to know itself
    // again.
    let root = build.linear(
        LinearDir::Horizontal,
        &[
            (left, SIDE_SHARE),
            (centre, 1.0 - 2.0 * SIDE_SHARE),
            (right, SIDE_SHARE),
        ],
    );
    build.layout(root)
}

/// The same in two places.
pub(super) fn smallest() -> Tree<PaneKind> {
    let mut build = Builder::default();
    let beside = [PaneKind::Position, PaneKind::Algorithms]
        .into_iter()
        .chain(row_of(PaneKind::Inspector))
        .chain(row_of(PaneKind::Open));
    let left = build.tabs(beside);
    let centre = build.trees_over_time(0.66);
    let root = build.linear(LinearDir::Horizontal, &[(left, 0.36), (centre, 0.64)]);
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
