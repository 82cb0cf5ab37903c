//! How the panes are laid out: at first, in windows of other sizes, and when one asks for room. The
//! layout itself is data (`egui_tiles`), remembered between sessions and reset by one command.

mod usual;

use egui_tiles::{Container, Linear, LinearDir, Tile, TileId, Tiles, Tree};

use self::usual::{INSIGHT_SHARE, NEIGHBOURS, POSITION_SHARE, SIDE_SHARE};
pub use self::usual::{Room, single, slide, standard, usual};
use super::pane_kind::PaneKind;

/// Another window, another room: the usual layout for it, with the same panes in front, of which
/// the last in `seen` were brought there last. A layout that a person has made stays as it is.
/// Gives the one that was replaced, and its room.
pub fn suit(
    tree: &mut Tree<PaneKind>,
    seen: &[PaneKind],
    room: Room,
) -> Option<(Room, Tree<PaneKind>)> {
    let from = Room::ALL
        .into_iter()
        .find(|&from| from != room && is_alike(&usual(from), tree))?;
    let replaced = exchange(tree, seen, from, usual(room), room);
    Some((from, replaced))
}

/// Puts the layout for this room in the place of the one for the room `from`; what somebody has
/// brought to the front stays there, the last of those that share a row of tabs now. Gives the one
/// that was replaced.
pub fn exchange(
    tree: &mut Tree<PaneKind>,
    seen: &[PaneKind],
    from: Room,
    mut next: Tree<PaneKind>,
    room: Room,
) -> Tree<PaneKind> {
    let (were_usual, are_usual) = (in_front(&usual(from)), in_front(&usual(room)));
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
    let row = NEIGHBOURS.iter().find(|row| row.contains(&kind))?;
    let neighbour = row.iter().find_map(|other| tree.tiles.find_pane(other))?;
    let parent = tree.tiles.parent_of(neighbour)?;
    matches!(
        tree.tiles.get(parent),
        Some(Tile::Container(Container::Tabs(_)))
    )
    .then_some(parent)
}

/// Panes that are not about the searches just run, and those that are of no use beside them.
const STAGES: [PaneKind; 3] = [PaneKind::Tsume, PaneKind::Play, PaneKind::Lab];
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

/// While a game, a mate or an experiment is in front, the time line and the curves beside it make
/// room; they come back with the trees. In a low window a race takes the curves' room only, in a
/// very low one the time line's too, until they are asked for: a race has a clock of its own. So
/// does the tree of a lesson.
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
        let alone = in_front(&STAGES) || lesson || race && lines < Room::LEAST_HEIGHT;
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
                    .all(|&id| is_one_of(tree, id, &OF_RUNS))
            {
                let away = |&id: &TileId| is_one_of(tree, id, make_room);
                visible.push((child, !tabs.children.iter().all(away)));
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
    let front = in_front(tree);
    let staged = front.iter().any(|other| STAGES.contains(other));
    let race = front.contains(&PaneKind::Race) && !staged;
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
            None => *tree = standard(),
        }
    }
    tree.make_active(|_, tile| matches!(tile, Tile::Pane(k) if *k == kind));
}

/// How a column was shared before a pane was given most of it.
#[derive(Clone, Debug)]
pub struct Shares {
    column: TileId,
    shares: Vec<(TileId, f32)>,
}

/// Gives a pane most of the column it stands in: a lesson wants room for its text. What was before
/// is to be given back.
pub fn make_room(tree: &mut Tree<PaneKind>, kind: PaneKind) -> Option<Shares> {
    set_share(tree, kind, LinearDir::Vertical, |_| Some(0.72))
}

/// A layout that differs from the usual one only by the room a lesson was given is the usual one.
pub fn forget_lesson(tree: &mut Tree<PaneKind>) {
    let is_a_lessons = [false, true].into_iter().any(|shogi| {
        let mut lesson = standard();
        make_room(&mut lesson, PaneKind::Learn);
        fit_position(&mut lesson, shogi);
        is_alike(&lesson, tree)
    });
    if is_a_lessons {
        set_share(tree, PaneKind::Learn, LinearDir::Vertical, |_| {
            Some(INSIGHT_SHARE)
        });
    }
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
/// others keep their proportions. Gives what was before.
fn set_share(
    tree: &mut Tree<PaneKind>,
    kind: PaneKind,
    dir: LinearDir,
    wanted: impl Fn(f32) -> Option<f32>,
) -> Option<Shares> {
    let mut child = tree.tiles.find_pane(&kind)?;
    while let Some(parent) = tree.tiles.parent_of(child) {
        if let Some(Tile::Container(Container::Linear(linear))) = tree.tiles.get_mut(parent)
            && linear.dir == dir
            && linear.children.len() > 1
        {
            let children = linear.children.iter();
            let shares = children.map(|&id| (id, linear.shares[id])).collect();
            let sum: f32 = linear.children.iter().map(|&id| linear.shares[id]).sum();
            let now = linear.shares[child] / sum;
            let share = wanted(now)?;
            let stretch = (1.0 - share) / (1.0 - now).max(0.01);
            for &id in &linear.children {
                let was = linear.shares[id] / sum;
                let new = if id == child { share } else { was * stretch };
                linear.shares.set_share(id, new);
            }
            return Some(Shares {
                column: parent,
                shares,
            });
        }
        child = parent;
    }
    None
}

/// Shares a column as it was, if it is still there.
pub fn give_back(tree: &mut Tree<PaneKind>, before: &Shares) {
    if let Some(Tile::Container(Container::Linear(linear))) = tree.tiles.get_mut(before.column) {
        for &(child, share) in &before.shares {
            if linear.children.contains(&child) {
                linear.shares.set_share(child, share);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::usual::{compact, smallest};
    use super::*;

    fn suit(tree: &mut Tree<PaneKind>, room: Room) -> Option<(Room, Tree<PaneKind>)> {
        let seen = in_front(tree);
        super::suit(tree, &seen, room)
    }

    #[test]
    fn a_lesson_gives_its_room_back() {
        let before = standard();
        let mut tree = standard();
        let shares = make_room(&mut tree, PaneKind::Learn).unwrap();
        assert_ne!(tree, before);
        give_back(&mut tree, &shares);
        assert_eq!(tree, before);
    }

    #[test]
    fn time_and_curves_make_room_for_a_game_and_come_back() {
        let mut tree = standard();
        let sees = |tree: &Tree<PaneKind>, kinds: [PaneKind; 2]| kinds.map(|k| is_seen(tree, k));
        let (low, high) = (50.0, 80.0);
        show(&mut tree, PaneKind::Play);
        clear_stage(&mut tree, high, Below::Time);
        let time_and_curves = [PaneKind::Timeline, PaneKind::Plots];
        assert_eq!(sees(&tree, time_and_curves), [false, false]);
        assert_eq!(
            sees(&tree, [PaneKind::Play, PaneKind::Position]),
            [true, true]
        );
        show(&mut tree, PaneKind::Timeline);
        clear_stage(&mut tree, high, Below::Time);
        assert_eq!(sees(&tree, time_and_curves), [true, true]);
        assert!(in_front(&tree).contains(&PaneKind::Trees));
        // A race keeps the time line, and the curves where there is room for both.
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
        let mut tree = standard();
        let learn = tree.tiles.find_pane(&PaneKind::Learn).unwrap();
        tree.remove_recursively(learn);
        show(&mut tree, PaneKind::Learn);
        let parent = |kind| tree.tiles.parent_of(tree.tiles.find_pane(&kind).unwrap());
        assert_eq!(parent(PaneKind::Learn), parent(PaneKind::Inspector));
    }

    #[test]
    fn every_pane_has_a_place_and_survives_a_file() {
        for room in Room::ALL {
            let tree = usual(room);
            for kind in PaneKind::ALL {
                assert!(
                    tree.tiles
                        .iter()
                        .any(|(_, t)| matches!(t, Tile::Pane(k) if *k == kind)),
                    "{kind:?} in {room:?}"
                );
            }
            let text = ron::to_string(&tree).unwrap();
            let back: Tree<PaneKind> = ron::from_str(&text).unwrap();
            assert_eq!(back, tree);
        }
    }

    #[test]
    fn a_smaller_window_gets_fewer_places_unless_a_person_has_laid_it_out() {
        let mut tree = standard();
        show(&mut tree, PaneKind::Learn);
        suit(&mut tree, Room::Wide);
        assert!(is_alike(&tree, &standard()));
        suit(&mut tree, Room::Narrow);
        assert!(is_alike(&tree, &compact()));
        // What was in front still is.
        assert!(in_front(&tree).contains(&PaneKind::Learn));
        suit(&mut tree, Room::Small);
        assert!(is_alike(&tree, &smallest()));
        assert!(in_front(&tree).contains(&PaneKind::Learn));
        suit(&mut tree, Room::Wide);
        assert!(is_alike(&tree, &standard()));
        assert!(in_front(&tree).contains(&PaneKind::Learn));

        set_share(&mut tree, PaneKind::Position, LinearDir::Vertical, |_| {
            Some(0.4)
        });
        let made = tree.clone();
        assert!(suit(&mut tree, Room::Narrow).is_none());
        assert_eq!(tree, made);
    }

    #[test]
    fn a_race_in_a_very_low_window_has_all_the_room() {
        let mut tree = compact();
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
    fn the_tree_of_a_lesson_in_a_very_low_window_has_all_the_room() {
        let mut tree = smallest();
        let sees_time = |tree: &mut Tree<PaneKind>, lines, below| {
            clear_stage(tree, lines, below);
            is_seen(tree, PaneKind::Timeline)
        };
        assert!(!sees_time(&mut tree, 30.0, Below::Lesson));
        assert!(sees_time(&mut tree, 30.0, Below::Time));
        assert!(sees_time(&mut tree, 59.0, Below::Lesson));
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
