//! Where the parts of a desk stand in this window: the layout in use, and what passes over it for a
//! while (a board that is large, one part that fills the window).

use egui::{Ui, Vec2};
use egui_tiles::Tree;

use super::desk::Desk;
use super::layout::{self, Below, Room};
use super::pane_kind::PaneKind;
use super::panes::Behavior;
use super::remembered;

/// What stands where.
enum Places {
    /// As a person has laid it out, or as it is usually.
    Laid,
    /// One part fills the desk; the layout waits behind it.
    Alone(Box<Tree<PaneKind>>),
    /// A slide: the trees, its text, and these below.
    Slide(Vec<PaneKind>),
}

pub struct Dock {
    desk: Desk,
    tiles: Tree<PaneKind>,
    places: Places,
    /// For how much room the usual layout was chosen.
    room: Option<Room>,
    /// Whether the layout has made room for a shogi board.
    shogi: bool,
    /// Whose the room below the trees is: a lesson's, until somebody asks for what stands there.
    below: Below,
    /// The panes in front of their rows, those brought there or used last at the end.
    front: Vec<PaneKind>,
    /// The pane that was clicked last, or worked in by keys.
    used: Option<PaneKind>,
    /// The layouts of other rooms, which come back with them.
    others: Vec<(Room, Tree<PaneKind>)>,
    /// The pane that was called before the room was known.
    called: Option<PaneKind>,
    /// No lesson is open: the list of lessons has the whole desk.
    path: Option<Box<Tree<PaneKind>>>,
}

impl Dock {
    /// The layout that was remembered, or the usual one.
    pub fn new(desk: Desk, remembered: Option<&str>) -> Dock {
        let tiles = remembered.and_then(|text| remembered::layout(desk, text));
        let tiles = tiles.unwrap_or_else(|| layout::usual(desk, Room::Wide));
        Dock {
            desk,
            tiles,
            places: Places::Laid,
            room: None,
            shogi: false,
            below: Below::of(desk),
            front: Vec::new(),
            used: None,
            others: Vec::new(),
            called: None,
            path: None,
        }
    }

    /// Whether a lesson is open on this desk: there are trees beside its text then, else the list of
    /// lessons alone.
    pub fn follow_lesson(&mut self, is_open: bool) {
        let is_path = self.desk == Desk::Learn && !is_open && !self.is_slide();
        if is_path != self.path.is_some() {
            self.path = is_path.then(|| Box::new(layout::single(PaneKind::Learn)));
        }
    }

    /// What is seen.
    fn shown(&self) -> &Tree<PaneKind> {
        match (&self.path, &self.places) {
            (Some(path), _) => path,
            (None, Places::Alone(tiles)) => tiles,
            (None, Places::Laid | Places::Slide(_)) => &self.tiles,
        }
    }

    /// The layout as text, to be remembered.
    pub fn remember(&self) -> Option<String> {
        ron::to_string(&self.tiles).ok()
    }

    /// The panes of one slide only.
    pub fn make_slide(&mut self) {
        self.places = Places::Slide(Vec::new());
        self.tiles = layout::slide(&[]);
    }

    pub fn is_slide(&self) -> bool {
        matches!(self.places, Places::Slide(_))
    }

    /// Whether there is hardly room for anything.
    pub fn is_small(&self) -> bool {
        self.room == Some(Room::Small) && !self.is_slide()
    }

    /// The pane that somebody uses now.
    pub fn follow(&mut self, used: Option<PaneKind>) {
        if self.used != used {
            self.used = used;
            self.front.sort_by_key(|&kind| Some(kind) == used);
        }
    }

    /// The usual layout for a window of this size, unless somebody has made another; room for a
    /// shogi board, when there is one, and for what is in front.
    pub fn fit(&mut self, size: Vec2, letters: f32, shogi: bool) {
        let room = Room::of(size, letters);
        let new = self.new_in_front();
        self.front.extend(new);
        if self.below == Below::Asked && !self.front.contains(&PaneKind::Race) {
            // The next race has its room again.
            self.below = Below::of(self.desk);
        }
        if self.room != Some(room) && !self.is_slide() {
            self.move_to(room);
        }
        let lines = size.y / letters;
        layout::clear_stage(
            &mut self.tiles,
            match self.places {
                // What a step shows stays, however low its picture is.
                Places::Slide(_) => lines.max(Room::LEAST_HEIGHT),
                Places::Laid | Places::Alone(_) => lines,
            },
            self.below,
        );
        if self.shogi != shogi {
            self.shogi = shogi;
            layout::fit_position(&mut self.tiles, shogi);
        }
    }

    /// The layout for this room: the one it had before, or its usual one.
    fn move_to(&mut self, room: Room) {
        // The board asks for its room anew.
        layout::fit_position(&mut self.tiles, false);
        self.shogi = false;
        let from = self.room.replace(room);
        let known = self.others.iter().position(|(of, _)| *of == room);
        let replaced = match (from, known) {
            (Some(from), Some(known)) => {
                let (_, next) = self.others.remove(known);
                let replaced =
                    layout::exchange(self.desk, &mut self.tiles, &self.front, (from, room), next);
                Some((from, replaced))
            }
            _ => layout::suit(self.desk, &mut self.tiles, &self.front, room),
        };
        if let Some((of, replaced)) = replaced {
            self.others.retain(|(other, _)| *other != of);
            self.others.push((of, replaced));
        }
        // What is used is not hidden by what it shares a row with now.
        if let Some(used) = self.used.filter(|used| self.front.last() == Some(used)) {
            layout::bring_to_front(&mut self.tiles, used);
        }
        if let Some(kind) = self.called.take() {
            layout::show(&mut self.tiles, kind);
        }
        // What this layout has in front was not asked for: it stands behind what was.
        let new = self.new_in_front();
        self.front.splice(..0, new);
    }

    /// Forgets who is no longer in front, and gives who is now.
    fn new_in_front(&mut self) -> Vec<PaneKind> {
        let now = layout::in_front(&self.tiles);
        self.front.retain(|kind| now.contains(kind));
        let is_new = |kind: &PaneKind| now.contains(kind) && !self.front.contains(kind);
        PaneKind::ALL.into_iter().filter(is_new).collect()
    }

    pub fn ui(&mut self, behavior: &mut Behavior<'_>, ui: &mut Ui) {
        match (&mut self.path, &mut self.places) {
            (Some(path), _) => path.ui(behavior, ui),
            (None, Places::Alone(tiles)) => tiles.ui(behavior, ui),
            (None, Places::Laid | Places::Slide(_)) => self.tiles.ui(behavior, ui),
        }
    }

    /// Brings a pane to the front.
    pub fn show(&mut self, kind: PaneKind) {
        if let Places::Slide(below) = &mut self.places {
            let beside = matches!(kind, PaneKind::Trees | PaneKind::Learn);
            if !beside && !below.contains(&kind) {
                below.push(kind);
                self.tiles = layout::slide(below);
            }
            return;
        }
        if self.alone() != Some(kind) {
            self.places = Places::Laid;
        }
        if self.room.is_none() {
            self.called = Some(kind);
        }
        let race = layout::in_front(&self.tiles).contains(&PaneKind::Race);
        if layout::is_below(kind) || !layout::is_seen(&self.tiles, kind) {
            self.below = match race {
                true => Below::Asked,
                false => Below::Time,
            };
        } else if kind == PaneKind::Trees || kind == PaneKind::Race && self.below == Below::Asked {
            self.below = Below::of(self.desk);
        }
        layout::show(&mut self.tiles, kind);
    }

    /// Whether a pane is to be seen.
    pub fn is_in_front(&self, kind: PaneKind) -> bool {
        layout::in_front(self.shown()).contains(&kind)
    }

    /// The same, and its row has not made room for what is above it.
    pub fn is_in_sight(&self, kind: PaneKind) -> bool {
        self.is_in_front(kind) && (self.alone().is_some() || self.has_room_for(kind))
    }

    /// Whether its row of tabs has not made room for what is above it.
    pub fn has_room_for(&self, kind: PaneKind) -> bool {
        layout::is_seen(&self.tiles, kind)
    }

    /// The pane that fills the window.
    pub fn alone(&self) -> Option<PaneKind> {
        match &self.places {
            Places::Alone(tiles) => layout::in_front(tiles).first().copied(),
            Places::Laid | Places::Slide(_) => None,
        }
    }

    /// One pane for the whole window, or all of them again.
    pub fn fill_or_return(&mut self, kind: PaneKind) {
        match self.places {
            Places::Laid => {
                layout::show(&mut self.tiles, kind);
                self.places = Places::Alone(Box::new(layout::single(kind)));
            }
            Places::Alone(_) => self.places = Places::Laid,
            Places::Slide(_) => {}
        }
    }

    /// The usual layout again.
    pub fn reset(&mut self) {
        self.tiles = layout::usual(self.desk, self.room.unwrap_or(Room::Wide));
        self.places = Places::Laid;
        self.shogi = false;
        self.others.clear();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn watch(remembered: Option<&str>) -> Dock {
        Dock::new(Desk::Watch, remembered)
    }

    #[test]
    fn a_pane_fills_the_window_and_the_others_come_back_as_they_were() {
        let mut dock = watch(None);
        let before = dock.remember();
        dock.show(PaneKind::Race);
        let race_in_front = dock.remember();
        assert_ne!(before, race_in_front);
        dock.fill_or_return(PaneKind::Race);
        assert_eq!(dock.alone(), Some(PaneKind::Race));
        assert_eq!(
            dock.remember(),
            race_in_front,
            "what is remembered is the layout behind"
        );
        dock.fill_or_return(PaneKind::Race);
        assert_eq!(dock.alone(), None);
        assert_eq!(dock.remember(), race_in_front);
    }

    #[test]
    fn asking_for_another_pane_brings_all_of_them_back() {
        let mut dock = watch(None);
        dock.fill_or_return(PaneKind::Trees);
        dock.show(PaneKind::Trees);
        assert_eq!(dock.alone(), Some(PaneKind::Trees));
        dock.show(PaneKind::Code);
        assert_eq!(dock.alone(), None);
    }

    const LETTERS: f32 = 13.5;
    const LARGE: Vec2 = Vec2::new(1280.0, 800.0);
    const SMALL: Vec2 = Vec2::new(800.0, 600.0);

    #[test]
    fn a_window_made_small_and_large_again_is_as_it_was() {
        let mut dock = watch(None);
        dock.fit(LARGE, LETTERS, false);
        let before = dock.tiles.clone();
        dock.fit(SMALL, LETTERS, false);
        assert!(!layout::is_alike(&dock.tiles, &before));
        dock.fit(LARGE, LETTERS, false);
        assert!(layout::is_alike(&dock.tiles, &before));
        // Also from a small one that was remembered, and with what was looked at meanwhile.
        dock.fit(SMALL, LETTERS, false);
        let mut dock = watch(dock.remember().as_deref());
        dock.fit(SMALL, LETTERS, false);
        dock.show(PaneKind::Race);
        dock.fit(LARGE, LETTERS, false);
        assert!(layout::is_alike(&dock.tiles, &before));
        assert!(layout::in_front(&dock.tiles).contains(&PaneKind::Race));
        dock.fit(SMALL, LETTERS, false);
        dock.show(PaneKind::Trees);
        dock.fit(LARGE, LETTERS, false);
        assert!(layout::in_front(&dock.tiles).contains(&PaneKind::Trees));
    }

    #[test]
    fn a_pane_called_before_the_first_frame_is_in_front_in_a_window_of_any_size() {
        for desk in Desk::ALL {
            for kind in PaneKind::ALL.into_iter().filter(|&kind| desk.has(kind)) {
                for size in [LARGE, SMALL, LARGE / 2.0] {
                    let mut dock = Dock::new(desk, None);
                    dock.show(kind);
                    dock.fit(size, LETTERS, false);
                    let front = layout::in_front(&dock.tiles);
                    assert!(front.contains(&kind), "{kind:?} at {size}: {front:?}");
                }
            }
        }
    }

    #[test]
    fn what_is_asked_for_beside_a_race_leaves_it_in_front() {
        for size in [LARGE, LARGE * 0.75, SMALL * 0.9] {
            for kind in [PaneKind::Timeline, PaneKind::Plots, PaneKind::Runs] {
                let mut dock = watch(None);
                dock.fit(size, LETTERS, false);
                dock.show(PaneKind::Race);
                dock.fit(size, LETTERS, false);
                dock.show(kind);
                dock.fit(size, LETTERS, false);
                assert!(dock.is_in_sight(PaneKind::Race), "{kind:?} at {size}");
                assert!(dock.is_in_sight(kind), "{kind:?} at {size}");
                // Who calls the race means all of it.
                dock.show(PaneKind::Race);
                assert_eq!(dock.below, Below::Time);
            }
        }
    }

    #[test]
    fn what_was_brought_to_the_front_last_stays_there_in_every_room() {
        let rooms = [LARGE, LARGE * 0.75, SMALL * 0.9];
        let in_front = |dock: &Dock| layout::in_front(&dock.tiles);
        let mut dock = watch(None);
        dock.fit(LARGE, LETTERS, false);
        // The curves, and a race that takes their room.
        for kind in [PaneKind::Runs, PaneKind::Code, PaneKind::Race] {
            dock.show(kind);
            dock.fit(LARGE, LETTERS, false);
        }
        for (from, to) in [(0, 1), (1, 2), (2, 1), (1, 0), (0, 2), (2, 0)] {
            dock.fit(rooms[to], LETTERS, false);
            for kind in [PaneKind::Race, PaneKind::Code] {
                let front = in_front(&dock);
                assert!(front.contains(&kind), "{kind:?}: {from} to {to}: {front:?}");
            }
            if to > 0 {
                // Below it something else is looked at, which has no room in other windows.
                dock.show(PaneKind::Plots);
                dock.show(PaneKind::Race);
                dock.fit(rooms[to], LETTERS, false);
            }
        }
        // In one row of tabs the last that was asked for is in front.
        let mut dock = watch(None);
        dock.fit(LARGE, LETTERS, false);
        for kind in [PaneKind::Inspector, PaneKind::Code] {
            dock.show(kind);
            dock.fit(LARGE, LETTERS, false);
        }
        dock.fit(LARGE * 0.75, LETTERS, false);
        assert!(in_front(&dock).contains(&PaneKind::Code));
    }

    #[test]
    fn what_was_used_last_stays_in_front() {
        let narrow = LARGE * 0.75;
        let in_front = |dock: &Dock, kind| layout::in_front(&dock.tiles).contains(&kind);
        let mut dock = watch(None);
        dock.fit(LARGE, LETTERS, false);
        for kind in [PaneKind::Code, PaneKind::Runs] {
            dock.show(kind);
            dock.fit(LARGE, LETTERS, false);
        }
        dock.follow(Some(PaneKind::Timeline));
        dock.fit(narrow, LETTERS, false);
        for kind in [PaneKind::Timeline, PaneKind::Code] {
            assert!(in_front(&dock, kind), "{kind:?}");
        }
    }

    #[test]
    fn in_a_low_window_a_lesson_has_the_time_lines_room_until_that_is_asked_for() {
        let low = LARGE / 2.0;
        let mut dock = Dock::new(Desk::Learn, None);
        dock.fit(low, LETTERS, false);
        let time = dock.tiles.tiles.find_pane(&PaneKind::Timeline).unwrap();
        let row = dock.tiles.tiles.parent_of(time).unwrap();
        assert!(!dock.tiles.is_visible(row));
        dock.show(PaneKind::Timeline);
        dock.fit(low, LETTERS, false);
        assert!(dock.tiles.is_visible(row));
        // The next step that wants the trees has their room again.
        dock.show(PaneKind::Trees);
        dock.fit(low, LETTERS, false);
        assert!(!dock.tiles.is_visible(row));
    }
}
