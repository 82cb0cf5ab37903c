//! Pictures as files: PNG, and GIF for a few frames of a growing tree.

use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

use image::codecs::gif::{GifEncoder, Repeat};
use image::codecs::png::{CompressionType, FilterType, PngEncoder};
use image::imageops::{self, FilterType as Resample};
use image::{Delay, ExtendedColorType, Frame, ImageEncoder, RgbaImage};
use thiserror::Error;

/// Why a picture could not be made or written.
#[derive(Debug, Error)]
pub enum EncodeError {
    #[error("the picture has no pixels ({width} × {height})")]
    Empty { width: u32, height: u32 },
    #[error("the picture could not be encoded: {0}")]
    Encoding(#[from] image::ImageError),
    #[error("an animation needs at least one frame")]
    NoFrames,
    #[error(
        "frame {number} is {width} × {height} pixels, but the first one is {first_width} × {first_height}"
    )]
    Uneven {
        number: usize,
        width: u32,
        height: u32,
        first_width: u32,
        first_height: u32,
    },
    #[error("the animation has {frames} frames; at most {most} are written")]
    TooManyFrames { frames: usize, most: usize },
    #[error("{}: {source}", path.display())]
    Write { path: PathBuf, source: io::Error },
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

pub fn save_png(image: &RgbaImage, path: &Path) -> Result<(), EncodeError> {
    save(&png(image)?, path)
}

/// Writes bytes that were made by this module.
pub fn save(bytes: &[u8], path: &Path) -> Result<(), EncodeError> {
    std::fs::write(path, bytes).map_err(|source| EncodeError::Write {
        path: path.to_owned(),
        source,
    })
}

/// How large an animation may become.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GifLimits {
    pub most_frames: usize,
    /// Larger frames are scaled down, keeping their shape.
    pub most_width: u32,
    pub most_height: u32,
}

impl Default for GifLimits {
    fn default() -> Self {
        GifLimits {
            most_frames: 300,
            most_width: 1280,
            most_height: 1024,
        }
    }
}

/// The frames as an animation without end, each shown for `delay` (the last one four times as
/// long, so that the result can be seen).
pub fn gif(
    frames: &[RgbaImage],
    delay: Duration,
    limits: GifLimits,
) -> Result<Vec<u8>, EncodeError> {
    let first = frames.first().ok_or(EncodeError::NoFrames)?;
    not_empty(first)?;
    if frames.len() > limits.most_frames {
        return Err(EncodeError::TooManyFrames {
            frames: frames.len(),
            most: limits.most_frames,
        });
    }
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

    let fit = (f64::from(limits.most_width) / f64::from(first.width()))
        .min(f64::from(limits.most_height) / f64::from(first.height()))
        .min(1.0);
    let scaled = |side: u32| ((f64::from(side) * fit).round() as u32).max(1);
    let (width, height) = (scaled(first.width()), scaled(first.height()));

    let mut bytes = Vec::new();
    // Speed 10 of 30: a palette per frame that is good enough for flat colours.
    let mut encoder = GifEncoder::new_with_speed(&mut bytes, 10);
    encoder.set_repeat(Repeat::Infinite)?;
    for (i, frame) in frames.iter().enumerate() {
        let picture = if fit < 1.0 {
            imageops::resize(frame, width, height, Resample::Triangle)
        } else {
            frame.clone()
        };
        let times = if i + 1 == frames.len() { 4 } else { 1 };
        let delay = Delay::from_saturating_duration(delay * times);
        encoder.encode_frame(Frame::from_parts(picture, 0, 0, delay))?;
    }
    drop(encoder);
    Ok(bytes)
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
    fn a_gif_keeps_its_frames_in_order_within_the_limits() {
        let frames: Vec<RgbaImage> = [0, 100, 255].map(|shade| frame(400, 100, shade)).into();
        let limits = GifLimits {
            most_width: 200,
            ..GifLimits::default()
        };
        let bytes = gif(&frames, Duration::from_millis(50), limits).unwrap();
        let decoder = GifDecoder::new(io::Cursor::new(bytes)).unwrap();
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
    fn what_cannot_be_written_says_why() {
        let limits = GifLimits::default();
        let delay = Duration::from_millis(50);
        let reason = |frames: &[RgbaImage]| gif(frames, delay, limits).unwrap_err().to_string();
        assert_eq!(reason(&[]), "an animation needs at least one frame");
        assert_eq!(
            reason(&[frame(4, 4, 0), frame(5, 4, 0)]),
            "frame 2 is 5 × 4 pixels, but the first one is 4 × 4"
        );
        assert_eq!(
            reason(&vec![frame(1, 1, 0); 301]),
            "the animation has 301 frames; at most 300 are written"
        );
        let nowhere = Path::new("no such folder/x.png");
        let error = save_png(&frame(1, 1, 0), nowhere).unwrap_err();
        assert!(error.to_string().starts_with("no such folder/x.png: "));
    }
}
