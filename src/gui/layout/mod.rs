//! How the parts of a desk are arranged: at first, in windows of other sizes, and when one asks for
//! room. The arrangement itself is data (`egui_tiles`), remembered between sessions and reset by one
//! command.

mod usual;

use egui_tiles::{Container, Linear, LinearDir, Tile, TileId, Tiles, Tree};

use self::usual::{NEIGHBOURS, POSITION_SHARE, SIDE_SHARE};
pub use self::usual::{Room, id, single, slide, usual};
use super::desk::Desk;
use super::pane_kind::PaneKind;

/// Another window, another room: the usual layout for it, with the same panes in front, of which
/// the last in `seen` were brought there last. A layout that a person has made stays as it is.
/// Gives the one that was replaced, and its room.
pub fn suit(
    desk: Desk,
    tree: &mut Tree<PaneKind>,
    seen: &[PaneKind],
    room: Room,
) -> Option<(Room, Tree<PaneKind>)> {
    let from = Room::ALL
        .into_iter()
        .find(|&from| from != room && is_alike(&usual(desk, from), tree))?;
    let replaced = exchange(desk, tree, seen, (from, room), usual(desk, room));
    Some((from, replaced))
}

/// Puts the layout for another room in the place of the one before; what somebody has
/// brought to the front stays there, the last of those that share a row of tabs now. Gives the one
/// that was replaced.
pub fn exchange(
    desk: Desk,
    tree: &mut Tree<PaneKind>,
    seen: &[PaneKind],
    (from, room): (Room, Room),
    mut next: Tree<PaneKind>,
) -> Tree<PaneKind> {
    let (were_usual, are_usual) = (in_front(&usual(desk, from)), in_front(&usual(desk, room)));
    // First what nobody had to ask for, so that it does not hide what was asked for.
    let wonted = seen.iter().filter(|kind| are_usual.contains(kind));
    let asked = seen.iter().filter(|kind| !were_usual.contains(kind));
    for &kind in wonted.chain(asked) {
        bring_to_front(&mut next, kind);
    }
    std::mem::replace(tree, next)
}

/// The panes in front of their rows of tabs.
pub fn in_front(tree: &Tree<PaneKind>) -> Vec<PaneKind> {
    let active = tree.tiles.iter().filter_map(|(_, tile)| match tile {
        Tile::Container(Container::Tabs(tabs)) => tabs.active,
        _ => None,
    });
    active
        .filter_map(|id| match tree.tiles.get(id) {
            Some(Tile::Pane(kind)) => Some(*kind),
            _ => None,
        })
        .collect()
}

/// Whether the same panes stand in the same places, whichever are in front.
pub(super) fn is_alike(a: &Tree<PaneKind>, b: &Tree<PaneKind>) -> bool {
    fn alike(a: &Tiles<PaneKind>, b: &Tiles<PaneKind>, pair: (TileId, TileId)) -> bool {
        let all = |a_children: &[TileId], b_children: &[TileId]| {
            let mut pairs = a_children.iter().copied().zip(b_children.iter().copied());
            a_children.len() == b_children.len() && pairs.all(|pair| alike(a, b, pair))
        };
        match (a.get(pair.0), b.get(pair.1)) {
            (Some(Tile::Pane(a)), Some(Tile::Pane(b))) => a == b,
            (
                Some(Tile::Container(Container::Tabs(a))),
                Some(Tile::Container(Container::Tabs(b))),
            ) => all(&a.children, &b.children),
            (
                Some(Tile::Container(Container::Linear(a))),
                Some(Tile::Container(Container::Linear(b))),
            ) => {
                let shares = |linear: &Linear| -> Vec<f32> {
                    let children = linear.children.iter();
                    let shares: Vec<f32> = children.map(|&id| linear.shares[id]).collect();
                    let sum: f32 = shares.iter().sum();
                    shares.into_iter().map(|share| share / sum).collect()
                };
                let near = |(a, b): (f32, f32)| (a - b).abs() < 0.01;
                a.dir == b.dir
                    && all(&a.children, &b.children)
                    && shares(a).into_iter().zip(shares(b)).all(near)
            }
            _ => false,
        }
    }
    match (a.root(), b.root()) {
        (Some(of_a), Some(of_b)) => alike(&a.tiles, &b.tiles, (of_a, of_b)),
        _ => false,
    }
}

/// The row of tabs in which a pane that was closed belongs, if one of its neighbours is there.
fn home(tree: &Tree<PaneKind>, kind: PaneKind) -> Option<TileId> {
    let rows = NEIGHBOURS.iter().filter(|row| row.contains(&kind));
    let mut neighbours = rows.flat_map(|row| row.iter());
    let neighbour = neighbours.find_map(|other| tree.tiles.find_pane(other))?;
    let parent = tree.tiles.parent_of(neighbour)?;
    matches!(
        tree.tiles.get(parent),
        Some(Tile::Container(Container::Tabs(_)))
    )
    .then_some(parent)
}

/// What runs along time, below the trees.
const OF_RUNS: [PaneKind; 3] = [PaneKind::Timeline, PaneKind::Plots, PaneKind::Runs];

/// A window of fewer lines than this has no room for a race above curves; the race has its own.
const LINES_FOR_RACE_AND_CURVES: f32 = 66.0;

/// In a window of fewer lines than this the numbers on a lesson's tree need the time line's room.
const LINES_FOR_LESSON_AND_TIME: f32 = 38.0;

/// Whose the room is that is shared below the trees.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Below {
    /// The time line's and the curves', as ever.
    #[default]
    Time,
    /// The same, and somebody has asked for them beside a race, however low the window is.
    Asked,
    /// A lesson's tree has it, where the window is low.
    Lesson,
}

impl Below {
    pub fn of(desk: Desk) -> Below {
        match desk {
            Desk::Learn => Below::Lesson,
            Desk::Watch | Desk::Solve | Desk::Play | Desk::Lab => Below::Time,
        }
    }
}

/// In a low window a race takes the curves' room, in a very low one the time line's too, until they
/// are asked for: a race has a clock of its own. So does the tree of a lesson.
pub fn clear_stage(tree: &mut Tree<PaneKind>, lines: f32, below: Below) {
    let mut visible: Vec<(TileId, bool)> = Vec::new();
    for (_, tile) in tree.tiles.iter() {
        let Tile::Container(Container::Linear(linear)) = tile else {
            continue;
        };
        let in_front = |kinds: &[PaneKind]| {
            linear.children.iter().any(|&child| {
                matches!(tree.tiles.get(child), Some(Tile::Container(Container::Tabs(tabs)))
                    if tabs.active.is_some_and(|id| is_one_of(tree, id, kinds)))
            })
        };
        let race = below != Below::Asked && in_front(&[PaneKind::Race]);
        let lesson = below == Below::Lesson
            && lines < LINES_FOR_LESSON_AND_TIME
            && in_front(&[PaneKind::Trees]);
        let alone = lesson || race && lines < Room::LEAST_HEIGHT;
        let make_room: &[PaneKind] = if alone {
            &OF_RUNS
        } else if race && lines < LINES_FOR_RACE_AND_CURVES {
            &[PaneKind::Plots, PaneKind::Runs]
        } else {
            &[]
        };
        for &child in &linear.children {
            if let Some(Tile::Container(Container::Tabs(tabs))) = tree.tiles.get(child)
                && tabs
                    .children
                    .iter()
                    .any(|&id| is_one_of(tree, id, &OF_RUNS))
            {
                // A lesson's row holds other things, too, which wait to be asked for.
                let away = |&id: &TileId| is_one_of(tree, id, make_room);
                visible.push((child, !alone && !tabs.children.iter().all(away)));
            }
        }
    }
    for (id, visible) in visible {
        tree.set_visible(id, visible);
    }
}

fn is_one_of(tree: &Tree<PaneKind>, id: TileId, kinds: &[PaneKind]) -> bool {
    matches!(tree.tiles.get(id), Some(Tile::Pane(kind)) if kinds.contains(kind))
}

/// Whether the row of tabs a pane stands in is there to be seen.
pub fn is_seen(tree: &Tree<PaneKind>, kind: PaneKind) -> bool {
    let pane = tree.tiles.find_pane(&kind);
    let row = pane.and_then(|pane| tree.tiles.parent_of(pane));
    row.is_none_or(|row| tree.is_visible(row))
}

/// Whether a pane is about time, and stands below the trees.
pub fn is_below(kind: PaneKind) -> bool {
    OF_RUNS.contains(&kind)
}

/// Lets a pane be seen: also one whose row has made room for a pane that is larger than the trees.
/// A race stays; what is asked for beside it has room.
pub fn show(tree: &mut Tree<PaneKind>, kind: PaneKind) {
    let race = in_front(tree).contains(&PaneKind::Race);
    if !is_seen(tree, kind) && !race {
        tree.make_active(|_, tile| matches!(tile, Tile::Pane(PaneKind::Trees)));
    }
    bring_to_front(tree, kind);
}

/// Brings a pane to the front of its row, putting it back into the window if it was closed.
pub fn bring_to_front(tree: &mut Tree<PaneKind>, kind: PaneKind) {
    let there = tree
        .tiles
        .iter()
        .any(|(_, tile)| matches!(tile, Tile::Pane(k) if *k == kind));
    if !there {
        let home = home(tree, kind);
        let id = tree.tiles.insert_pane(kind);
        match home.or(tree.root()) {
            Some(root) => tree.move_tile_to_container(id, root, usize::MAX, true),
            None => *tree = single(kind),
        }
    }
    tree.make_active(|_, tile| matches!(tile, Tile::Pane(k) if *k == kind));
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
    let Some(mut child) = tree.tiles.find_pane(&kind) else {
        return;
    };
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

    fn watch(room: Room) -> Tree<PaneKind> {
        usual(Desk::Watch, room)
    }

    fn suit(tree: &mut Tree<PaneKind>, room: Room) -> Option<(Room, Tree<PaneKind>)> {
        let seen = in_front(tree);
        super::suit(Desk::Watch, tree, &seen, room)
    }

    #[test]
    fn a_race_keeps_the_time_line_and_the_curves_where_there_is_room() {
        let mut tree = watch(Room::Wide);
        let sees = |tree: &Tree<PaneKind>, kinds: [PaneKind; 2]| kinds.map(|k| is_seen(tree, k));
        let (low, high) = (50.0, 80.0);
        let time_and_curves = [PaneKind::Timeline, PaneKind::Plots];
        show(&mut tree, PaneKind::Race);
        clear_stage(&mut tree, high, Below::Time);
        assert_eq!(sees(&tree, time_and_curves), [true, true]);
        clear_stage(&mut tree, low, Below::Time);
        assert_eq!(sees(&tree, time_and_curves), [true, false]);
        // What is asked for beside it leaves it in front.
        show(&mut tree, PaneKind::Runs);
        clear_stage(&mut tree, low, Below::Asked);
        assert_eq!(sees(&tree, time_and_curves), [true, true]);
        for kind in [PaneKind::Runs, PaneKind::Race] {
            assert!(in_front(&tree).contains(&kind), "{kind:?}");
        }
    }

    #[test]
    fn a_pane_that_was_closed_comes_back_beside_its_neighbours() {
        for (desk, kind, neighbour) in [
            (Desk::Watch, PaneKind::Code, PaneKind::Open),
            (Desk::Solve, PaneKind::Position, PaneKind::Tsume),
            (Desk::Play, PaneKind::Position, PaneKind::Play),
        ] {
            let mut tree = usual(desk, Room::Wide);
            let pane = tree.tiles.find_pane(&kind).unwrap();
            tree.remove_recursively(pane);
            show(&mut tree, kind);
            let parent = |kind| tree.tiles.parent_of(tree.tiles.find_pane(&kind).unwrap());
            assert_eq!(parent(kind), parent(neighbour), "{desk:?}");
        }
    }

    #[test]
    fn every_part_of_a_desk_has_a_place_and_survives_a_file() {
        for (desk, room) in Desk::ALL
            .into_iter()
            .flat_map(|d| Room::ALL.map(|r| (d, r)))
        {
            let tree = usual(desk, room);
            for kind in PaneKind::ALL {
                assert_eq!(
                    tree.tiles.find_pane(&kind).is_some(),
                    desk.has(kind),
                    "{kind:?} on {desk:?} in {room:?}"
                );
            }
            let text = ron::to_string(&tree).unwrap();
            let back: Tree<PaneKind> = ron::from_str(&text).unwrap();
            assert_eq!(back, tree);
        }
    }

    #[test]
    fn a_smaller_window_gets_fewer_places_unless_a_person_has_laid_it_out() {
        let mut tree = watch(Room::Wide);
        show(&mut tree, PaneKind::Code);
        suit(&mut tree, Room::Wide);
        assert!(is_alike(&tree, &watch(Room::Wide)));
        for room in [Room::Narrow, Room::Small, Room::Wide] {
            suit(&mut tree, room);
            assert!(is_alike(&tree, &watch(room)));
            // What was in front still is.
            assert!(in_front(&tree).contains(&PaneKind::Code));
        }
        set_share(&mut tree, PaneKind::Position, LinearDir::Vertical, |_| {
            Some(0.4)
        });
        let made = tree.clone();
        assert!(suit(&mut tree, Room::Narrow).is_none());
        assert_eq!(tree, made);
    }

    #[test]
    fn a_race_in_a_very_low_window_has_all_the_room() {
        let mut tree = watch(Room::Narrow);
        show(&mut tree, PaneKind::Race);
        clear_stage(&mut tree, 60.0, Below::Time);
        assert!(is_seen(&tree, PaneKind::Timeline));
        clear_stage(&mut tree, 44.0, Below::Time);
        assert!(!is_seen(&tree, PaneKind::Timeline));
        show(&mut tree, PaneKind::Timeline);
        clear_stage(&mut tree, 44.0, Below::Asked);
        assert!(is_seen(&tree, PaneKind::Timeline));
        assert!(in_front(&tree).contains(&PaneKind::Race));
    }

    #[test]
    fn large_type_needs_as_much_room_as_a_small_screen() {
        let size = egui::vec2(1280.0, 800.0);
        assert_eq!(Room::of(size, 13.5), Room::Wide);
        assert_eq!(Room::of(size, 18.0), Room::Narrow);
        assert_eq!(Room::of(size * 0.75, 13.5), Room::Narrow);
        assert_eq!(Room::of(size * 1.5, 18.0), Room::Wide);
        assert_eq!(Room::of(size * 0.5, 13.5), Room::Small);
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
        let mut tree = watch(Room::Wide);
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
