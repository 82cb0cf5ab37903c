//! Pictures in tests: a harness built with `Harness::builder().renderer(Pictures::default())` draws
//! on the CPU, the same on every machine.

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
