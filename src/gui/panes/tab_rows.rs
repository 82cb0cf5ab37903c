//! Rows of tabs with more than they have room for: one that comes to the front comes into sight.

use std::collections::HashMap;

use egui_tiles::TileId;

use crate::base::messages::Lang;

/// What decides which tabs of a row are in sight, as long as nobody scrolls it: what is in front,
/// the room, and how wide words are.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Row {
    pub front: TileId,
    pub width: f32,
    pub letters: f32,
    pub lang: Lang,
}

/// A row as it was drawn last.
struct Drawn {
    row: Row,
    /// For how many frames in a row what is in front still has to be in sight: arrows appear at the
    /// ends of the row when it is scrolled, and take some of its room.
    frames: u8,
    /// For how many more it is looked for at all: a row may be narrower than one tab.
    patience: u8,
}

impl Drawn {
    const FRAMES: u8 = 3;

    const fn new(row: Row) -> Drawn {
        Drawn {
            row,
            frames: Drawn::FRAMES,
            patience: 20,
        }
    }
}

#[derive(Default)]
pub struct TabRows {
    rows: HashMap<TileId, Drawn>,
    /// The row that is being drawn, if it is to be scrolled to what is in front.
    scrolled: Option<TileId>,
}

impl TabRows {
    /// A row is about to be drawn.
    pub fn begin(&mut self, id: TileId, row: Row) {
        let drawn = self.rows.entry(id).or_insert(Drawn::new(row));
        if drawn.row != row {
            *drawn = Drawn::new(row);
        }
        self.scrolled = (drawn.frames > 0 && drawn.patience > 0).then_some(id);
    }

    /// A tab was drawn.
    pub fn draw(&mut self, tile: TileId, tab: &egui::Response) {
        let row = self.scrolled.and_then(|id| self.rows.get_mut(&id));
        let Some(drawn) = row.filter(|drawn| drawn.row.front == tile) else {
            return;
        };
        let is_seen = tab.interact_rect.width() >= tab.rect.width() - 0.5;
        drawn.frames = if is_seen {
            drawn.frames - 1
        } else {
            Drawn::FRAMES
        };
        drawn.patience -= 1;
        self.scrolled = None;
        tab.scroll_to_me_animation(None, egui::style::ScrollAnimation::none());
        tab.ctx.request_repaint();
    }
}
