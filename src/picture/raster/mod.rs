//! A rasteriser on the CPU for egui's triangles: the same bytes on every machine, and no display
//! needed. It draws as egui's OpenGL painter does: premultiplied colours, multiplied with the
//! texture and blended as they are (in gamma space), a scissor rectangle per primitive.
//!
//! [`Painter`] keeps the textures from frame to frame; [`Canvas`] is what is painted on.

mod canvas;
mod texture;
mod triangle;

use egui::epaint::{ClippedPrimitive, Primitive};
use egui::{Color32, Context, FullOutput, Rect, TextureId, TexturesDelta};
use std::collections::BTreeSet;

pub use canvas::Canvas;
use canvas::Clip;
pub use texture::Textures;

/// Turns egui's output into pictures, frame after frame.
#[derive(Default)]
pub struct Painter {
    textures: Textures,
    /// Freed by the last frame's output, but still drawn by it.
    stale: BTreeSet<TextureId>,
}

impl Painter {
    /// Takes over the textures that a frame made, changed and freed. `delta` is empty afterwards.
    pub fn take(&mut self, delta: &mut TexturesDelta) {
        for id in std::mem::take(&mut self.stale) {
            self.textures.free(id);
        }
        // Each texture gets its own changes in order; the order among textures does not matter.
        for (id, images) in delta.set.drain() {
            for image in images {
                self.textures.set(id, &image);
            }
        }
        self.stale.extend(delta.free.drain());
    }

    /// Draws a frame whose textures were taken over before, on `background`.
    pub fn paint(
        &self,
        context: &Context,
        output: &FullOutput,
        size_pixels: [usize; 2],
        background: Color32,
    ) -> Canvas {
        let scale = output.pixels_per_point;
        let primitives = context.tessellate(output.shapes.clone(), scale);
        let mut canvas = Canvas::new(size_pixels, background);
        paint_primitives(&mut canvas, &self.textures, scale, &primitives);
        canvas
    }
}

/// Draws tessellated shapes. Paint callbacks need a graphics card and are left out.
pub fn paint_primitives(
    canvas: &mut Canvas,
    textures: &Textures,
    pixels_per_point: f32,
    primitives: &[ClippedPrimitive],
) {
    for ClippedPrimitive {
        clip_rect,
        primitive,
    } in primitives
    {
        let Primitive::Mesh(mesh) = primitive else {
            continue;
        };
        let Some(texture) = textures.get(mesh.texture_id) else {
            continue;
        };
        let clip = clip_of(*clip_rect, pixels_per_point, canvas);
        if !clip.is_empty() {
            triangle::paint_mesh(canvas, texture, clip, pixels_per_point, mesh);
        }
    }
}

/// The scissor rectangle, rounded as egui's painter rounds it.
fn clip_of(rect: Rect, pixels_per_point: f32, canvas: &Canvas) -> Clip {
    let [width, height] = canvas.size();
    let pixel = |points: f32, most: usize| {
        (points * pixels_per_point).round().clamp(0.0, most as f32) as i32
    };
    Clip {
        left: pixel(rect.min.x, width),
        top: pixel(rect.min.y, height),
        right: pixel(rect.max.x, width),
        bottom: pixel(rect.max.y, height),
    }
}

#[cfg(test)]
mod tests;
