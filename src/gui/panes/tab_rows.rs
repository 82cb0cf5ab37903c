//! Rows of tabs with more than they have room for: one that comes to the front comes into sight.

use std::collections::HashMap;

use egui_tiles::TileId;

#[derive(Default)]
pub struct TabRows {
    /// What was in front of each row, and for how many frames it still has to be scrolled to:
    /// arrows appear at the ends of the row when it is scrolled, and take some of its room.
    rows: HashMap<TileId, (TileId, u8)>,
    /// What the row that is being drawn is to be scrolled to.
    wanted: Option<TileId>,
}

impl TabRows {
    const FRAMES: u8 = 3;

    /// A row is about to be drawn.
    pub fn begin(&mut self, row: TileId, front: TileId) {
        let (before, frames) = self.rows.entry(row).or_insert((front, Self::FRAMES));
        if *before != front {
            (*before, *frames) = (front, Self::FRAMES);
        }
        self.wanted = (*frames > 0).then_some(front);
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
