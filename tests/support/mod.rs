//! Shared by the tests that drive a window.
//!
//! A test file says `mod support;` and builds its harness with
//! `Harness::builder().renderer(support::Pictures::default())`; then `harness.render()` and
//! `harness.snapshot("name")` draw on the CPU, the same on every machine.

use egui::{Color32, Context, FullOutput, TexturesDelta};
use egui_kittest::TestRenderer;
use image::RgbaImage;
use yomiki::picture::raster::Painter;

/// kittest's pictures, drawn by our own rasteriser.
#[derive(Default)]
pub struct Pictures(Painter);

impl TestRenderer for Pictures {
    fn handle_delta(&mut self, delta: &mut TexturesDelta) {
        self.0.take(delta);
    }

    fn render(&mut self, context: &Context, output: &FullOutput) -> Result<RgbaImage, String> {
        let size = context.content_rect().size() * output.pixels_per_point;
        let size = [size.x.round() as usize, size.y.round() as usize];
        let canvas = self.0.paint(context, output, size, Color32::TRANSPARENT);
        Ok(canvas.to_image())
    }
}
