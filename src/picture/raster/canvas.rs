//! The pixels painted on, and how a colour goes over another.

use egui::Color32;
use image::RgbaImage;

/// A pixel: red in the lowest byte, alpha in the highest, premultiplied.
pub(super) type Pixel = u32;

pub(super) const fn pixel(color: Color32) -> Pixel {
    Pixel::from_le_bytes(color.to_array())
}

/// A picture being painted.
#[derive(Clone, PartialEq, Eq)]
pub struct Canvas {
    width: usize,
    height: usize,
    pixels: Vec<Pixel>,
}

/// The pixels that may be painted: `left..right` × `top..bottom`, inside the canvas.
#[derive(Clone, Copy, Debug)]
pub(super) struct Clip {
    pub left: i32,
    pub top: i32,
    pub right: i32,
    pub bottom: i32,
}

impl Clip {
    pub fn is_empty(self) -> bool {
        self.left >= self.right || self.top >= self.bottom
    }
}

impl Canvas {
    pub fn new([width, height]: [usize; 2], background: Color32) -> Canvas {
        Canvas {
            width,
            height,
            pixels: vec![pixel(background); width * height],
        }
    }

    pub fn size(&self) -> [usize; 2] {
        [self.width, self.height]
    }

    /// The premultiplied colour of a pixel inside the canvas.
    pub fn color(&self, x: usize, y: usize) -> Color32 {
        let [r, g, b, a] = self.pixels[y * self.width + x].to_le_bytes();
        Color32::from_rgba_premultiplied(r, g, b, a)
    }

    /// The pixels `left..right` of a row; all must lie inside the canvas.
    #[inline]
    pub(super) fn span(&mut self, y: i32, left: i32, right: i32) -> &mut [Pixel] {
        let row = y as usize * self.width;
        &mut self.pixels[row + left as usize..row + right as usize]
    }

    /// As files want it: colours not premultiplied.
    pub fn to_image(&self) -> RgbaImage {
        let mut bytes = Vec::with_capacity(self.pixels.len() * 4);
        for &pixel in &self.pixels {
            let [r, g, b, a] = pixel.to_le_bytes();
            bytes.extend(match a {
                255 => [r, g, b, a],
                0 => [0; 4],
                _ => {
                    let part = |c: u8| {
                        ((u32::from(c) * 255 + u32::from(a) / 2) / u32::from(a)).min(255) as u8
                    };
                    [part(r), part(g), part(b), a]
                }
            });
        }
        RgbaImage::from_raw(self.width as u32, self.height as u32, bytes)
            .expect("four bytes were written for every pixel")
    }
}

/// Every channel times `share`/255, rounded to nearest.
#[inline]
pub(super) fn scale(color: Pixel, share: u32) -> Pixel {
    // Two channels at a time, each in 16 bits; (t + t/256) / 256 with t = x + 128 is x / 255.
    let even = (color & 0x00FF_00FF) * share + 0x0080_0080;
    let odd = ((color >> 8) & 0x00FF_00FF) * share + 0x0080_0080;
    let even = ((even + ((even >> 8) & 0x00FF_00FF)) >> 8) & 0x00FF_00FF;
    let odd = (odd + ((odd >> 8) & 0x00FF_00FF)) & 0xFF00_FF00;
    even | odd
}

/// Every channel times the other's, as the shader multiplies a vertex colour with the texture.
#[inline]
pub(super) fn multiply(a: Pixel, b: Pixel) -> Pixel {
    let mut product = [0; 4];
    for (channel, (x, y)) in product
        .iter_mut()
        .zip(a.to_le_bytes().into_iter().zip(b.to_le_bytes()))
    {
        let t = u32::from(x) * u32::from(y) + 128;
        *channel = ((t + (t >> 8)) >> 8) as u8;
    }
    Pixel::from_le_bytes(product)
}

/// `source` over `below`. Colours brighter than their alpha are legal (they add light), so the
/// sum saturates.
#[inline]
pub(super) fn over(below: Pixel, source: Pixel) -> Pixel {
    let kept = scale(below, 255 - (source >> 24));
    let even = (kept & 0x00FF_00FF) + (source & 0x00FF_00FF);
    let odd = ((kept >> 8) & 0x00FF_00FF) + ((source >> 8) & 0x00FF_00FF);
    let even = (even | (((even >> 8) & 0x0001_0001) * 255)) & 0x00FF_00FF;
    let odd = (odd | (((odd >> 8) & 0x0001_0001) * 255)) & 0x00FF_00FF;
    even | (odd << 8)
}

/// The same colour over every pixel of a span.
pub(super) fn fill(span: &mut [Pixel], source: Pixel) {
    match source >> 24 {
        255 => span.fill(source),
        0 if source == 0 => {}
        _ => span.iter_mut().for_each(|p| *p = over(*p, source)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scaling_rounds_every_channel_to_nearest() {
        for share in 0..=255u32 {
            for x in 0..=255u32 {
                let scaled = scale(x | (255 - x) << 8 | x << 16 | 255 << 24, share).to_le_bytes();
                let exact = |c: u32| ((c * share * 2 + 255) / 510) as u8;
                assert_eq!(scaled, [x, 255 - x, x, 255].map(exact), "{x} · {share}");
            }
        }
    }

    #[test]
    fn over_is_the_blend_of_premultiplied_colours_and_saturates() {
        let white = pixel(Color32::WHITE);
        assert_eq!(over(white, 0), white);
        assert_eq!(over(0, white), white);
        let half_black = Pixel::from_le_bytes([0, 0, 0, 128]);
        assert_eq!(over(white, half_black).to_le_bytes(), [127, 127, 127, 255]);
        let light = Pixel::from_le_bytes([200, 10, 0, 0]);
        let grey = Pixel::from_le_bytes([100, 100, 100, 255]);
        assert_eq!(over(grey, light).to_le_bytes(), [255, 110, 100, 255]);
    }

    #[test]
    fn a_translucent_picture_is_saved_with_its_full_colour() {
        let canvas = Canvas::new([1, 1], Color32::from_rgba_premultiplied(64, 32, 0, 128));
        assert_eq!(canvas.to_image().get_pixel(0, 0).0, [128, 64, 0, 128]);
    }
}
