//! Pictures as files: PNG, and GIF for a few frames of a growing tree.

use std::cmp::Reverse;
use std::collections::HashMap;
use std::time::Duration;

use image::codecs::gif::{GifEncoder, Repeat};
use image::codecs::png::{CompressionType, FilterType, PngEncoder};
use image::{Delay, ExtendedColorType, Frame, ImageEncoder, RgbaImage};

use crate::base::messages::{Lang, Localize, localized_error, tr};
use crate::base::random::mix;

/// Why a picture could not be made or written.
#[derive(Debug)]
pub enum EncodeError {
    Empty {
        width: u32,
        height: u32,
    },
    Encoding(image::ImageError),
    NoFrames,
    Uneven {
        number: usize,
        width: u32,
        height: u32,
        first_width: u32,
        first_height: u32,
    },
}

impl Localize for EncodeError {
    fn localize(&self, lang: Lang) -> String {
        match self {
            EncodeError::Empty { width, height } => tr!(lang, picture_empty, width, height),
            EncodeError::Encoding(error) => tr!(lang, picture_encoding, why = error.to_string()),
            EncodeError::NoFrames => tr!(lang, picture_no_frames).to_owned(),
            EncodeError::Uneven {
                number,
                width,
                height,
                first_width,
                first_height,
            } => tr!(
                lang,
                picture_uneven,
                number,
                width,
                height,
                first_width,
                first_height
            ),
        }
    }
}

localized_error!(EncodeError);

impl From<image::ImageError> for EncodeError {
    fn from(error: image::ImageError) -> EncodeError {
        EncodeError::Encoding(error)
    }
}

/// The picture as a PNG file's bytes.
pub fn png(image: &RgbaImage) -> Result<Vec<u8>, EncodeError> {
    not_empty(image)?;
    let mut bytes = Vec::new();
    PngEncoder::new_with_quality(&mut bytes, CompressionType::Default, FilterType::Adaptive)
        .write_image(
            image.as_raw(),
            image.width(),
            image.height(),
            ExtendedColorType::Rgba8,
        )?;
    Ok(bytes)
}

/// The frames as an animation without end, each shown for `delay` (the last one four times as
/// long, so that the result can be seen).
pub fn gif(frames: &[RgbaImage], delay: Duration) -> Result<Vec<u8>, EncodeError> {
    let first = frames.first().ok_or(EncodeError::NoFrames)?;
    not_empty(first)?;
    if let Some((i, frame)) =
        (frames.iter().enumerate()).find(|(_, frame)| frame.dimensions() != first.dimensions())
    {
        return Err(EncodeError::Uneven {
            number: i + 1,
            width: frame.width(),
            height: frame.height(),
            first_width: first.width(),
            first_height: first.height(),
        });
    }

    let mut bytes = Vec::new();
    let mut encoder = GifEncoder::new_with_speed(&mut bytes, 30);
    encoder.set_repeat(Repeat::Infinite)?;
    for (i, frame) in frames.iter().enumerate() {
        let mut picture = frame.clone();
        limit_colors(&mut picture);
        let times = if i + 1 == frames.len() { 4 } else { 1 };
        let delay = Delay::from_saturating_duration(delay * times);
        encoder.encode_frame(Frame::from_parts(picture, 0, 0, delay))?;
    }
    drop(encoder);
    Ok(bytes)
}

/// Colours a frame of a GIF may have.
const MOST_COLORS: usize = 256;

/// Keeps a picture's most frequent colours and replaces the others by the nearest of them. Our
/// pictures are flat surfaces with soft edges: surfaces stay exactly as they are, and do not
/// flicker from frame to frame as a learned palette would.
fn limit_colors(picture: &mut RgbaImage) {
    let mut counts: HashMap<[u8; 4], u32> = HashMap::new();
    for pixel in picture.pixels() {
        *counts.entry(pixel.0).or_default() += 1;
    }
    if counts.len() <= MOST_COLORS {
        return;
    }
    let mut colors: Vec<([u8; 4], u32)> = counts.into_iter().collect();
    // Among equally frequent ones, some from everywhere.
    let scattered = |color: [u8; 4]| mix(u64::from(u32::from_le_bytes(color)));
    colors.sort_unstable_by_key(|&(color, count)| (Reverse(count), scattered(color)));
    let (kept, others) = colors.split_at(MOST_COLORS);
    let distance = |a: [u8; 4], b: [u8; 4]| -> u32 {
        let channels = a.into_iter().zip(b);
        channels.map(|(x, y)| u32::from(x.abs_diff(y)).pow(2)).sum()
    };
    let nearest = |color: [u8; 4]| {
        let kept = kept.iter().map(|&(k, _)| k);
        kept.min_by_key(|&k| distance(k, color)).unwrap_or(color)
    };
    let replaced: HashMap<[u8; 4], [u8; 4]> = (others.iter())
        .map(|&(color, _)| (color, nearest(color)))
        .collect();
    for pixel in picture.pixels_mut() {
        if let Some(&color) = replaced.get(&pixel.0) {
            pixel.0 = color;
        }
    }
}

fn not_empty(image: &RgbaImage) -> Result<(), EncodeError> {
    match image.dimensions() {
        (width, height) if width == 0 || height == 0 => Err(EncodeError::Empty { width, height }),
        _ => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use image::AnimationDecoder;
    use image::codecs::gif::GifDecoder;

    fn frame(width: u32, height: u32, shade: u8) -> RgbaImage {
        RgbaImage::from_pixel(width, height, image::Rgba([shade, 0, 255 - shade, 255]))
    }

    #[test]
    fn a_png_is_read_back_unchanged() {
        let picture = RgbaImage::from_fn(37, 21, |x, y| image::Rgba([x as u8, y as u8, 7, 200]));
        let read = image::load_from_memory(&png(&picture).unwrap()).unwrap();
        assert_eq!(read.into_rgba8(), picture);
    }

    #[test]
    fn a_gif_keeps_its_frames_in_order_and_shows_the_last_for_longer() {
        let frames: Vec<RgbaImage> = [0, 100, 255].map(|shade| frame(200, 50, shade)).into();
        let bytes = gif(&frames, Duration::from_millis(50)).unwrap();
        let decoder = GifDecoder::new(std::io::Cursor::new(bytes)).unwrap();
        let read = decoder.into_frames().collect_frames().unwrap();
        let seen: Vec<_> = read
            .iter()
            .map(|f| (f.buffer().dimensions(), f.buffer().get_pixel(9, 9).0[0]))
            .collect();
        assert_eq!(seen, [((200, 50), 0), ((200, 50), 100), ((200, 50), 255)]);
        let last = Duration::from(read[2].delay());
        assert_eq!(last, Duration::from_millis(200));
    }

    #[test]
    fn frequent_colours_survive_exactly_and_the_rest_come_near() {
        // Two surfaces, and a soft edge of 500 colours between them.
        let (left, right) = ([250, 250, 247, 255], [0, 96, 168, 255]);
        let mut picture = RgbaImage::from_fn(600, 100, |x, _| {
            image::Rgba(if x < 300 { left } else { right })
        });
        for i in 0..500u32 {
            let shade = [(i % 250) as u8, (i / 2) as u8, 100, 255];
            picture.put_pixel(i, 50, image::Rgba(shade));
        }
        let before = picture.clone();
        limit_colors(&mut picture);
        let mut colors: Vec<[u8; 4]> = picture.pixels().map(|p| p.0).collect();
        colors.sort_unstable();
        colors.dedup();
        assert!(colors.len() <= MOST_COLORS);
        assert_eq!(picture.get_pixel(10, 10).0, left);
        assert_eq!(picture.get_pixel(590, 90).0, right);
        for (old, new) in before.pixels().zip(picture.pixels()) {
            for (a, b) in old.0.into_iter().zip(new.0) {
                assert!(a.abs_diff(b) <= 48, "{old:?} became {new:?}");
            }
        }
    }

    #[test]
    fn what_cannot_be_written_says_why() {
        let delay = Duration::from_millis(50);
        let reason = |frames: &[RgbaImage]| gif(frames, delay).unwrap_err().to_string();
        assert_eq!(reason(&[]), "an animation needs at least one frame");
        assert_eq!(
            reason(&[frame(4, 4, 0), frame(5, 4, 0)]),
            "frame 2 is 5 × 4 pixels, but the first one is 4 × 4"
        );
    }
}
