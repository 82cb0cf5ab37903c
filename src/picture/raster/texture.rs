//! Textures: kept from frame to frame, changed in part, sampled nearest or linear.

use std::collections::BTreeMap;

use egui::epaint::ImageDelta;
use egui::epaint::textures::{TextureFilter, TextureOptions, TextureWrapMode};
use egui::{ImageData, TextureId};

use super::canvas::{Pixel, pixel};

/// All textures of one egui context.
#[derive(Default)]
pub struct Textures(BTreeMap<TextureId, Texture>);

pub(super) struct Texture {
    width: usize,
    height: usize,
    pixels: Vec<Pixel>,
    options: TextureOptions,
}

impl Textures {
    /// A new texture, or a new part of one.
    pub fn set(&mut self, id: TextureId, delta: &ImageDelta) {
        let ImageData::Color(image) = &delta.image;
        let [width, height] = image.size;
        match (delta.pos, self.0.get_mut(&id)) {
            (Some([left, top]), Some(texture)) => {
                let rows = image
                    .pixels
                    .chunks_exact(width.max(1))
                    .zip(top..texture.height);
                for (row, y) in rows {
                    let line = &mut texture.pixels[y * texture.width..][..texture.width];
                    for (to, &color) in line.iter_mut().skip(left).zip(row) {
                        *to = pixel(color);
                    }
                }
                texture.options = delta.options;
            }
            (Some(_), None) => {} // part of a texture that was never made
            (None, _) => {
                let texture = Texture {
                    width,
                    height,
                    pixels: image.pixels.iter().map(|&color| pixel(color)).collect(),
                    options: delta.options,
                };
                self.0.insert(id, texture);
            }
        }
    }

    pub fn free(&mut self, id: TextureId) {
        self.0.remove(&id);
    }

    pub(super) fn get(&self, id: TextureId) -> Option<&Texture> {
        self.0.get(&id).filter(|t| !t.pixels.is_empty())
    }
}

impl Texture {
    pub fn size(&self) -> [f32; 2] {
        [self.width as f32, self.height as f32]
    }

    /// Whether to interpolate, at so many texels to a pixel.
    pub fn is_linear(&self, texels_per_pixel: f32) -> bool {
        let filter = if texels_per_pixel > 1.0 {
            self.options.minification
        } else {
            self.options.magnification
        };
        filter == TextureFilter::Linear
    }

    /// The texel at whole coordinates, wrapped as the texture wants it.
    #[inline]
    pub fn texel(&self, x: i32, y: i32) -> Pixel {
        let (x, y) = match self.options.wrap_mode {
            TextureWrapMode::ClampToEdge => (
                x.clamp(0, self.width as i32 - 1) as usize,
                y.clamp(0, self.height as i32 - 1) as usize,
            ),
            TextureWrapMode::Repeat => (repeat(x, self.width), repeat(y, self.height)),
            TextureWrapMode::MirroredRepeat => (mirror(x, self.width), mirror(y, self.height)),
        };
        self.pixels[y * self.width + x]
    }

    /// The texel that holds the point (`u`, `v`), in texels.
    #[inline]
    pub fn nearest(&self, u: f32, v: f32) -> Pixel {
        self.texel(u.floor() as i32, v.floor() as i32)
    }

    /// Interpolated between the four texels round the point (`u`, `v`), in texels, with weights
    /// in 1/256 as graphics cards have them.
    #[inline]
    pub fn linear(&self, u: f32, v: f32) -> Pixel {
        let x = ((u - 0.5) * 256.0).round() as i32;
        let y = ((v - 0.5) * 256.0).round() as i32;
        let (left, top) = (x >> 8, y >> 8);
        let (fx, fy) = ((x & 255) as u32, (y & 255) as u32);
        let here = self.texel(left, top);
        if fx == 0 && fy == 0 {
            return here;
        }
        let right = self.texel(left + 1, top);
        let below = self.texel(left, top + 1);
        let across = self.texel(left + 1, top + 1);
        mix(mix16(here, right, fx), mix16(below, across, fx), fy)
    }
}

/// Four channels in 16 bits each.
type Wide = u64;

#[inline]
fn widen(p: Pixel) -> Wide {
    let p = Wide::from(p);
    (p & 0xFF) | (p & 0xFF00) << 8 | (p & 0xFF_0000) << 16 | (p & 0xFF00_0000) << 24
}

/// Between two pixels, `share`/256 of the way; each channel times 256.
#[inline]
fn mix16(a: Pixel, b: Pixel, share: u32) -> Wide {
    widen(a) * Wide::from(256 - share) + widen(b) * Wide::from(share)
}

/// Between two rows of [`mix16`], `share`/256 of the way, rounded to nearest.
#[inline]
fn mix(a: Wide, b: Wide, share: u32) -> Pixel {
    let mut channels = [0; 4];
    for (i, channel) in channels.iter_mut().enumerate() {
        let x = ((a >> (16 * i)) & 0xFFFF) as u32;
        let y = ((b >> (16 * i)) & 0xFFFF) as u32;
        *channel = ((x * (256 - share) + y * share + 0x8000) >> 16) as u8;
    }
    Pixel::from_le_bytes(channels)
}

fn repeat(x: i32, size: usize) -> usize {
    x.rem_euclid(size as i32) as usize
}

fn mirror(x: i32, size: usize) -> usize {
    let x = repeat(x, 2 * size);
    if x < size { x } else { 2 * size - 1 - x }
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui::{Color32, ColorImage};

    fn checker(options: TextureOptions) -> Textures {
        let image = ColorImage::new(
            [2, 2],
            vec![
                Color32::BLACK,
                Color32::WHITE,
                Color32::WHITE,
                Color32::BLACK,
            ],
        );
        let mut textures = Textures::default();
        textures.set(TextureId::Managed(0), &ImageDelta::full(image, options));
        textures
    }

    #[test]
    fn linear_is_between_its_neighbours_and_exact_on_a_texel() {
        let textures = checker(TextureOptions::LINEAR);
        let texture = textures.get(TextureId::Managed(0)).unwrap();
        assert_eq!(texture.linear(0.5, 0.5), pixel(Color32::BLACK));
        assert_eq!(texture.linear(1.5, 0.5), pixel(Color32::WHITE));
        assert_eq!(texture.linear(1.0, 1.0).to_le_bytes(), [128, 128, 128, 255]);
        assert_eq!(texture.linear(-5.0, 0.5), pixel(Color32::BLACK));
    }

    #[test]
    fn wrapping_follows_the_options() {
        for (options, row) in [
            (TextureOptions::NEAREST, "BBBWWW"),
            (TextureOptions::NEAREST_REPEAT, "BWBWBW"),
            (TextureOptions::NEAREST_MIRRORED_REPEAT, "WBBWWB"),
        ] {
            let textures = checker(options);
            let texture = textures.get(TextureId::Managed(0)).unwrap();
            let drawn: String = (-2..4)
                .map(|x| texture.nearest(x as f32 + 0.5, 0.5))
                .map(|p| if p == pixel(Color32::BLACK) { 'B' } else { 'W' })
                .collect();
            assert_eq!(drawn, row);
        }
    }

    #[test]
    fn a_part_of_a_texture_can_be_replaced() {
        let mut textures = checker(TextureOptions::NEAREST);
        let dot = ColorImage::new([1, 1], vec![Color32::RED]);
        let id = TextureId::Managed(0);
        textures.set(
            id,
            &ImageDelta::partial([1, 1], dot, TextureOptions::NEAREST),
        );
        let texture = textures.get(id).unwrap();
        assert_eq!(texture.texel(1, 1), pixel(Color32::RED));
        assert_eq!(texture.texel(0, 1), pixel(Color32::WHITE));
    }
}
