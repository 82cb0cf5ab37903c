//! Which panes there are and how they are laid out at first. The layout itself is data
//! (`egui_tiles`), remembered between sessions and reset by one command.

use egui_tiles::{Container, Linear, LinearDir, Tile, TileId, Tiles, Tree};
use serde::{Deserialize, Serialize};

use super::icons::Icon;
use crate::game::text::{Text, t};

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
}

impl PaneKind {
    pub const ALL: [PaneKind; 12] = [
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
    ];

    pub const fn name(self) -> Text {
        match self {
            PaneKind::Position => t("Position", "局面"),
            PaneKind::Algorithms => t("Algorithms", "探索法"),
            PaneKind::Trees => t("Trees", "木"),
            PaneKind::Timeline => t("Timeline", "時間軸"),
            PaneKind::Plots => t("Curves", "曲線"),
            PaneKind::Inspector => t("Why?", "なぜ?"),
            PaneKind::Open => t("OPEN", "OPEN"),
            PaneKind::Code => t("Pseudo-code", "擬似コード"),
            PaneKind::Overview => t("Overview", "全体図"),
            PaneKind::Runs => t("Past runs", "過去の実行"),
            PaneKind::Race => t("Race", "競走"),
            PaneKind::Learn => t("Learn", "学ぶ"),
        }
    }

    pub const fn tip(self) -> Text {
        match self {
            PaneKind::Position => t(
                "The position, to be edited with the mouse",
                "局面をマウスで編集する",
            ),
            PaneKind::Algorithms => t(
                "Which searches are compared, and how",
                "比較する探索法とその設定",
            ),
            PaneKind::Trees => t("The search trees, side by side", "探索木を並べて見る"),
            PaneKind::Timeline => t(
                "Scrub through the search like a film",
                "探索を映画のように前後に動かす",
            ),
            PaneKind::Plots => t(
                "OPEN, memory and counts over time",
                "OPEN・記憶・計数の推移",
            ),
            PaneKind::Inspector => t(
                "All about the selected node, and why",
                "選んだ節点のすべてとその理由",
            ),
            PaneKind::Open => t("The OPEN list as a table", "OPENリストの表"),
            PaneKind::Code => t(
                "The algorithm's steps, the current one lit",
                "手順を示し、今の行を光らせる",
            ),
            PaneKind::Overview => t(
                "Icicle, strip and depth histogram of a tree",
                "つらら図・帯・深さの分布",
            ),
            PaneKind::Runs => t("Runs so far in one table", "これまでの実行の表"),
            PaneKind::Race => t("All runners on one clock", "同じ時計で競走させる"),
            PaneKind::Learn => t("Short lessons with questions", "問いのある短い教材"),
        }
    }

    pub const fn icon(self) -> Icon {
        match self {
            PaneKind::Position => Icon::Board,
            PaneKind::Algorithms => Icon::Gear,
            PaneKind::Trees => Icon::Tree,
            PaneKind::Timeline => Icon::ToEnd,
            PaneKind::Plots => Icon::Chart,
            PaneKind::Inspector => Icon::Question,
            PaneKind::Open | PaneKind::Runs | PaneKind::Code => Icon::List,
            PaneKind::Overview => Icon::Fit,
            PaneKind::Race => Icon::Flag,
            PaneKind::Learn => Icon::Book,
        }
    }
}

/// The position's share of its column, and that of the columns at both sides.
const POSITION_SHARE: f32 = 0.52;
const SIDE_SHARE: f32 = 0.21;

/// The layout people see first.
pub fn standard() -> Tree<PaneKind> {
    let mut tiles = Tiles::default();
    let mut tabs = |kinds: &[PaneKind]| {
        let panes: Vec<TileId> = kinds.iter().map(|&kind| tiles.insert_pane(kind)).collect();
        let first = panes[0];
        let id = tiles.insert_tab_tile(panes);
        if let Some(Tile::Container(Container::Tabs(tabs))) = tiles.get_mut(id) {
            tabs.active = Some(first);
        }
        id
    };
    let position = tabs(&[PaneKind::Position]);
    let algorithms = tabs(&[PaneKind::Algorithms]);
    let trees = tabs(&[PaneKind::Trees, PaneKind::Race, PaneKind::Overview]);
    let timeline = tabs(&[PaneKind::Timeline]);
    let plots = tabs(&[PaneKind::Plots, PaneKind::Runs]);
    let insight = tabs(&[PaneKind::Inspector, PaneKind::Learn]);
    let detail = tabs(&[PaneKind::Open, PaneKind::Code]);

    let mut linear = |dir, children: Vec<(TileId, f32)>| {
        let mut linear = Linear::new(dir, children.iter().map(|&(id, _)| id).collect());
        for (id, share) in children {
            linear.shares.set_share(id, share);
        }
        tiles.insert_container(linear)
    };
    let left = linear(
        LinearDir::Vertical,
        vec![
            (position, POSITION_SHARE),
            (algorithms, 1.0 - POSITION_SHARE),
        ],
    );
    let centre = linear(
        LinearDir::Vertical,
        vec![(trees, 0.56), (timeline, 0.17), (plots, 0.27)],
    );
    let right = linear(LinearDir::Vertical, vec![(insight, 0.52), (detail, 0.48)]);
    let root = linear(
        LinearDir::Horizontal,
        vec![
            (left, SIDE_SHARE),
            (centre, 1.0 - 2.0 * SIDE_SHARE),
            (right, SIDE_SHARE),
        ],
    );
    Tree::new(egui::Id::unique("panes"), root, tiles)
}

/// For slides: the trees, and the lesson beside them.
pub fn slide() -> Tree<PaneKind> {
    let mut tiles = Tiles::default();
    let trees = tiles.insert_pane(PaneKind::Trees);
    let learn = tiles.insert_pane(PaneKind::Learn);
    let children = vec![
        tiles.insert_tab_tile(vec![trees]),
        tiles.insert_tab_tile(vec![learn]),
    ];
    let mut linear = Linear::new(LinearDir::Horizontal, children.clone());
    linear.shares.set_share(children[0], 0.68);
    linear.shares.set_share(children[1], 0.32);
    let root = tiles.insert_container(linear);
    Tree::new(egui::Id::unique("panes"), root, tiles)
}

/// Brings a pane to the front, putting it back into the window if it was closed.
pub fn show(tree: &mut Tree<PaneKind>, kind: PaneKind) {
    let there = tree
        .tiles
        .iter()
        .any(|(_, tile)| matches!(tile, Tile::Pane(k) if *k == kind));
    if !there {
        let id = tree.tiles.insert_pane(kind);
        match tree.root() {
            Some(root) => tree.move_tile_to_container(id, root, usize::MAX, true),
            None => *tree = standard(),
        }
    }
    tree.make_active(|_, tile| matches!(tile, Tile::Pane(k) if *k == kind));
}

/// Gives a pane most of the column it stands in: a lesson wants room for its text.
pub fn make_room(tree: &mut Tree<PaneKind>, kind: PaneKind) {
    set_share(tree, kind, LinearDir::Vertical, |_| Some(0.72));
}

/// A shogi board with its stands wants more room than the other games' positions: gives the
/// position's pane what it needs, and takes it back, unless a person has set it otherwise.
pub fn fit_position(tree: &mut Tree<PaneKind>, shogi: bool) {
    for (dir, usual, wide) in [
        (LinearDir::Vertical, POSITION_SHARE, 0.68),
        (LinearDir::Horizontal, SIDE_SHARE, 0.25),
    ] {
        let (from, to) = if shogi { (usual, wide) } else { (wide, usual) };
        set_share(tree, PaneKind::Position, dir, |now| {
            ((now - from).abs() < 0.005).then_some(to)
        });
    }
}

/// Sets a pane's share of the nearest row or column it stands in to what `wanted` makes of it; the
/// others keep their proportions.
fn set_share(
    tree: &mut Tree<PaneKind>,
    kind: PaneKind,
    dir: LinearDir,
    wanted: impl Fn(f32) -> Option<f32>,
) {
    let found = tree.tiles.find_pane(&kind);
    let Some(mut child) = found else { return };
    while let Some(parent) = tree.tiles.parent_of(child) {
        if let Some(Tile::Container(Container::Linear(linear))) = tree.tiles.get_mut(parent)
            && linear.dir == dir
            && linear.children.len() > 1
        {
            let sum: f32 = linear.children.iter().map(|&id| linear.shares[id]).sum();
            let now = linear.shares[child] / sum;
            let Some(share) = wanted(now) else { return };
            let stretch = (1.0 - share) / (1.0 - now).max(0.01);
            for &id in &linear.children {
                let was = linear.shares[id] / sum;
                let new = if id == child { share } else { was * stretch };
                linear.shares.set_share(id, new);
            }
            return;
        }
        child = parent;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_pane_has_a_place_and_survives_a_file() {
        let tree = standard();
        for kind in PaneKind::ALL {
            assert!(
                tree.tiles
                    .iter()
                    .any(|(_, t)| matches!(t, Tile::Pane(k) if *k == kind)),
                "{kind:?}"
            );
        }
        let text = ron::to_string(&tree).unwrap();
        let back: Tree<PaneKind> = ron::from_str(&text).unwrap();
        assert_eq!(back, tree);
    }

    #[test]
    fn a_shogi_board_gets_room_and_gives_it_back() {
        let share = |tree: &Tree<PaneKind>| {
            let pane = tree.tiles.find_pane(&PaneKind::Position).unwrap();
            let tabs = tree.tiles.parent_of(pane).unwrap();
            let column = tree.tiles.parent_of(tabs).unwrap();
            match tree.tiles.get(column) {
                Some(Tile::Container(Container::Linear(linear))) => linear.shares[tabs],
                _ => panic!("the position stands in a column"),
            }
        };
        let mut tree = standard();
        fit_position(&mut tree, true);
        assert!((share(&tree) - 0.68).abs() < 1e-4);
        fit_position(&mut tree, true);
        assert!((share(&tree) - 0.68).abs() < 1e-4);
        fit_position(&mut tree, false);
        assert!((share(&tree) - POSITION_SHARE).abs() < 1e-4);
        // What a person has set stays.
        set_share(&mut tree, PaneKind::Position, LinearDir::Vertical, |_| {
            Some(0.4)
        });
        fit_position(&mut tree, true);
        assert!((share(&tree) - 0.4).abs() < 1e-4);
    }
}
