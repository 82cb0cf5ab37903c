//! The layout that a settings file remembers. The file may be damaged or from elsewhere, and the
//! tiles would follow a circle for ever: so everything is copied piece by piece into a new layout.

use std::collections::HashSet;

use egui_tiles::{Container, Linear, Tabs, Tile, TileId, Tiles, Tree};

use super::desk::Desk;
use super::layout;
use super::pane_kind::PaneKind;

/// Containers within containers, at most.
const DEEPEST: usize = 16;

/// The layout of a desk, if the text is one.
pub fn layout(desk: Desk, text: &str) -> Option<Tree<PaneKind>> {
    let written: Tree<PaneKind> = ron::from_str(text).ok()?;
    let mut copy = Copy {
        desk,
        from: &written.tiles,
        to: Tiles::default(),
        seen: HashSet::new(),
        panes: Vec::new(),
    };
    let root = copy.tile(written.root()?, 0)?;
    Some(Tree::new(layout::id(), root, copy.to))
}

struct Copy<'a> {
    desk: Desk,
    from: &'a Tiles<PaneKind>,
    to: Tiles<PaneKind>,
    seen: HashSet<TileId>,
    panes: Vec<PaneKind>,
}

impl Copy<'_> {
    /// One tile with all that is in it; nothing if it is missing, empty or there already.
    fn tile(&mut self, id: TileId, depth: usize) -> Option<TileId> {
        if depth > DEEPEST || !self.seen.insert(id) {
            return None;
        }
        match self.from.get(id)? {
            Tile::Pane(kind) => {
                if self.panes.contains(kind) || !self.desk.has(*kind) {
                    return None;
                }
                self.panes.push(*kind);
                Some(self.to.insert_pane(*kind))
            }
            Tile::Container(container) => {
                let old: Vec<TileId> = container.children().copied().collect();
                let pairs: Vec<(TileId, TileId)> = old
                    .into_iter()
                    .filter_map(|child| Some((child, self.tile(child, depth + 1)?)))
                    .collect();
                if pairs.is_empty() {
                    return None;
                }
                Some(self.to.insert_container(like(container, &pairs)))
            }
        }
    }
}

/// A container of the same kind with the new children.
fn like(old: &Container, pairs: &[(TileId, TileId)]) -> Container {
    let children: Vec<TileId> = pairs.iter().map(|&(_, new)| new).collect();
    match old {
        Container::Linear(before) => {
            let mut linear = Linear::new(before.dir, children);
            for &(was, is) in pairs {
                let share = before.shares[was];
                if share.is_finite() && share > 0.0 {
                    linear.shares.set_share(is, share.clamp(1e-3, 1e3));
                }
            }
            Container::Linear(linear)
        }
        Container::Tabs(before) => {
            let mut tabs = Tabs::new(children);
            let front = pairs.iter().find(|&&(was, _)| before.active == Some(was));
            if let Some(&(_, front)) = front {
                tabs.set_active(front);
            }
            Container::Tabs(tabs)
        }
        // We make no grids.
        Container::Grid(_) => Container::Tabs(Tabs::new(children)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::gui::layout::Room;

    #[test]
    fn a_layout_comes_back_as_it_was() {
        for desk in Desk::ALL {
            let before = layout::usual(desk, Room::Wide);
            let text = ron::to_string(&before).unwrap();
            let after = layout(desk, &text).unwrap();
            let again = layout(desk, &ron::to_string(&after).unwrap()).unwrap();
            assert!(layout::is_alike(&after, &before) && layout::is_alike(&again, &before));
            assert_eq!(after.tiles.len(), before.tiles.len());
            assert_eq!(after.active_tiles().len(), before.active_tiles().len());
        }
    }

    #[test]
    fn parts_of_another_desk_are_left_out() {
        let watch = ron::to_string(&layout::usual(Desk::Watch, Room::Wide)).unwrap();
        assert!(layout(Desk::Lab, &watch).is_none());
        let learn = layout(Desk::Learn, &watch).unwrap();
        assert!(learn.tiles.find_pane(&PaneKind::Runs).is_none());
        assert!(learn.tiles.find_pane(&PaneKind::Trees).is_some());
    }

    #[test]
    fn a_layout_that_holds_itself_is_none() {
        let mut tree = layout::usual(Desk::Watch, Room::Wide);
        let root = tree.root().unwrap();
        let circle = tree.tiles.insert_tab_tile(vec![root]);
        tree.root = Some(circle);
        if let Some(Tile::Container(container)) = tree.tiles.get_mut(root) {
            container.add_child(circle);
        }
        let text = ron::to_string(&tree).unwrap();
        let mended = layout(Desk::Watch, &text).unwrap();
        assert!(mended.tiles.len() <= tree.tiles.len());
        assert!(layout(Desk::Watch, "(root: Some((1)))").is_none());
    }
}
