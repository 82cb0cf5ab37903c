//! Rows of tabs with more than they have room for: one that comes to the front comes into sight.

use std::collections::HashMap;

use egui_tiles::TileId;

use crate::game::text::Lang;

/// What decides which tabs of a row are in sight, as long as nobody scrolls it: what is in front,
/// the room, and how wide words are.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Row {
    pub front: TileId,
    pub width: f32,
    pub letters: f32,
    pub lang: Lang,
}

#[derive(Default)]
pub struct TabRows {
    /// Each row as it was, and for how many frames what is in front still has to be scrolled to:
    /// arrows appear at the ends of the row when it is scrolled, and take some of its room.
    rows: HashMap<TileId, (Row, u8)>,
    /// What the row that is being drawn is to be scrolled to.
    wanted: Option<TileId>,
}

impl TabRows {
    const FRAMES: u8 = 3;

    /// A row is about to be drawn.
    pub fn begin(&mut self, id: TileId, row: Row) {
        let (before, frames) = self.rows.entry(id).or_insert((row, Self::FRAMES));
        if *before != row {
            (*before, *frames) = (row, Self::FRAMES);
        }
        self.wanted = (*frames > 0).then_some(row.front);
        *frames = frames.saturating_sub(1);
    }

    /// A tab was drawn.
    pub fn draw(&mut self, tile: TileId, tab: &egui::Response) {
        if self.wanted == Some(tile) {
            self.wanted = None;
            tab.scroll_to_me_animation(None, egui::style::ScrollAnimation::none());
            tab.ctx.request_repaint();
        }
    }
}
