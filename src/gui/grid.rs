//! The grid of plots: quieter than the curves on it; its lines every 1, 2 or 5 times a power of ten,
//! close enough that even a low plot has numbers on its axis. egui_plot's own grid knows powers of
//! ten only, and draws in the colour of text.

use egui::{AsIdSalt, Sense};
use egui_plot::{GridInput, GridMark, Plot};

use crate::gui::theme::Theme;
use crate::picture::ticks;

/// A plot that leaves the wheel to its pane, and the keyboard: it has nothing to do with keys.
pub fn plot<'a>(id: impl AsIdSalt, theme: Theme) -> Plot<'a> {
    Plot::new(id)
        .sense(Sense::CLICK | Sense::DRAG)
        .allow_scroll(false)
        .grid_color(theme.palette().line)
}

/// Least distances between lines, in multiples of the smallest the plot would draw (8 points):
/// numbers are written from 20 points on below each other, from 60 on beside each other.
const BELOW: f64 = 3.0;
const BESIDE: f64 = 8.0;

/// The grid of an upright axis of counts: whole numbers.
pub fn upright(input: GridInput) -> Vec<GridMark> {
    marks(input, BELOW, 1.0)
}

/// The grid of an upright axis of seconds, or of shares.
pub fn upright_seconds(input: GridInput) -> Vec<GridMark> {
    marks(input, BELOW, 0.0)
}

/// The grid of a level axis of counts.
pub fn level(input: GridInput) -> Vec<GridMark> {
    marks(input, BESIDE, 1.0)
}

/// The grid of a level axis of seconds.
pub fn seconds(input: GridInput) -> Vec<GridMark> {
    marks(input, BESIDE, 0.0)
}

fn marks(input: GridInput, apart: f64, least: f64) -> Vec<GridMark> {
    let (low, high) = input.bounds;
    let step = (input.base_step_size * apart).max(least);
    let most = ((high - low) / step).floor();
    if !(1.0..1000.0).contains(&most) {
        return Vec::new();
    }
    let at: Vec<f64> = ticks::linear(low, high, most as usize)
        .into_iter()
        .map(|tick| tick.at)
        .collect();
    let step_size = match at[..] {
        [first, second, ..] => second - first,
        _ => high - low,
    };
    at.into_iter()
        .map(|value| GridMark { value, step_size })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_low_plot_still_has_numbers_above_zero() {
        // Seven members of OPEN on a plot 55 points high.
        let input = GridInput {
            bounds: (0.0, 7.0),
            base_step_size: 7.0 * 8.0 / 55.0,
        };
        let at: Vec<f64> = upright(input).iter().map(|mark| mark.value).collect();
        assert_eq!(at, [0.0, 5.0]);
    }

    #[test]
    fn lines_are_never_closer_than_their_numbers() {
        for height in [30.0, 55.0, 100.0, 400.0, 2000.0] {
            for top in [1.0, 7.0, 3_413.0, 1e9] {
                let input = GridInput {
                    bounds: (-0.05 * top, top),
                    base_step_size: 1.05 * top * 8.0 / height,
                };
                for mark in upright(input) {
                    let points = mark.step_size * height / (1.05 * top);
                    assert!(points > 20.0, "{points} points at {top} on {height}");
                }
            }
        }
    }
}
