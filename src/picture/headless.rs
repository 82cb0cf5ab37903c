//! egui without a window: runs a ui for some frames and gives a picture of it.
//!
//! Time is counted in frames, not taken from a clock, and nothing blinks or fades, so the same ui
//! gives the same picture every time.

use std::time::Duration;

use egui::style::ScrollAnimation;
use egui::{Context, Event, FullOutput, Pos2, RawInput, Rect, Ui, Vec2, ViewportId};
use image::RgbaImage;

use super::fonts;
use super::raster::Painter;

/// Frames that [`Headless::picture`] runs at most before it takes the picture.
const SETTLING_FRAMES: usize = 20;
const SECONDS_PER_FRAME: f64 = 1.0 / 60.0;
/// As graphics adapters have it. With less room all letters would be drawn anew now and then, which
/// no window does.
const TEXTURE_SIDE: usize = 8192;

pub struct Headless {
    context: Context,
    painter: Painter,
    size_pixels: [usize; 2],
    native_pixels_per_point: f32,
    seconds: f64,
    /// Told in the first frame, as a window does.
    texture_side: Option<usize>,
}

impl Headless {
    /// A context with the bundled fonts, on a screen of `size_pixels`.
    pub fn new(size_pixels: [usize; 2], pixels_per_point: f32) -> Headless {
        let context = Context::default();
        context.set_fonts(fonts::definitions());
        still(&context);
        Headless {
            context,
            painter: Painter::default(),
            size_pixels,
            native_pixels_per_point: pixels_per_point,
            seconds: 0.0,
            texture_side: Some(TEXTURE_SIDE),
        }
    }

    /// To set the theme, the zoom or the style with.
    pub fn context(&self) -> &Context {
        &self.context
    }

    /// One frame, to which these events happen.
    pub fn frame(&mut self, events: Vec<Event>, ui: impl FnMut(&mut Ui)) -> FullOutput {
        let scale = self.native_pixels_per_point * self.context.zoom_factor();
        let [width, height] = self.size_pixels;
        let size = Vec2::new(width as f32, height as f32) / scale;
        let mut input = RawInput {
            screen_rect: Some(Rect::from_min_size(Pos2::ZERO, size)),
            time: Some(self.seconds),
            predicted_dt: SECONDS_PER_FRAME as f32,
            events,
            focused: true,
            max_texture_side: self.texture_side.take(),
            ..RawInput::default()
        };
        if let Some(window) = input.viewports.get_mut(&ViewportId::ROOT) {
            window.native_pixels_per_point = Some(self.native_pixels_per_point);
        }
        self.seconds += SECONDS_PER_FRAME;
        let mut output = self.context.run_ui(input, ui);
        self.painter.take(&mut output.textures_delta);
        output
    }

    /// Runs frames until the ui no longer asks for another one at once (panes measure themselves
    /// in their first frames), at least two and at most `most`.
    pub fn settle(&mut self, most: usize, mut ui: impl FnMut(&mut Ui)) -> FullOutput {
        self.frame(Vec::new(), &mut ui);
        let mut output = self.frame(Vec::new(), &mut ui);
        for _ in 2..most {
            let restless = output
                .viewport_output
                .get(&ViewportId::ROOT)
                .is_some_and(|window| window.repaint_delay == Duration::ZERO);
            if !restless {
                break;
            }
            output = self.frame(Vec::new(), &mut ui);
        }
        output
    }

    /// The picture of the ui once it has settled.
    pub fn picture(&mut self, ui: impl FnMut(&mut Ui)) -> RgbaImage {
        let output = self.settle(SETTLING_FRAMES, ui);
        self.picture_of(&output)
    }

    /// The picture of the frame that was run last.
    pub fn picture_of(&self, output: &FullOutput) -> RgbaImage {
        let background = self.context.global_style().visuals.panel_fill;
        self.painter
            .paint(&self.context, output, self.size_pixels, background)
            .to_image()
    }
}

/// Switches off everything that moves by itself.
fn still(context: &Context) {
    context.all_styles_mut(|style| {
        style.animation_time = 0.0;
        style.scroll_animation = ScrollAnimation::none();
        style.visuals.text_cursor.blink = false;
    });
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui::{CentralPanel, Color32, Frame};

    #[test]
    fn the_same_ui_gives_the_same_picture() {
        let draw = || {
            Headless::new([320, 120], 2.0).picture(|ui| {
                CentralPanel::default().show(ui, |ui| {
                    ui.heading("読み木 α-β");
                    let _ = ui.button("Run ▶");
                    ui.spinner();
                });
            })
        };
        assert_eq!(draw().as_raw(), draw().as_raw());
    }

    #[test]
    fn zoom_changes_points_but_not_pixels() {
        let mut headless = Headless::new([200, 100], 1.0);
        headless.context().set_zoom_factor(2.0);
        let mut seen = Vec2::ZERO;
        let picture = headless.picture(|ui| seen = ui.ctx().content_rect().size());
        assert_eq!(seen, Vec2::new(100.0, 50.0));
        assert_eq!(picture.dimensions(), (200, 100));
    }

    #[test]
    fn a_filled_panel_fills_every_pixel() {
        let color = Color32::from_rgb(10, 120, 60);
        let picture = Headless::new([64, 48], 1.5).picture(|ui| {
            CentralPanel::default()
                .frame(Frame::new().fill(color))
                .show(ui, |_| {});
        });
        assert!(picture.pixels().all(|p| p.0 == [10, 120, 60, 255]));
    }
}
