//! The grid of plots: quieter than the curves on it; its lines every 1, 2 or 5 times a power of ten,
//! close enough that even a low plot has numbers on its axis. egui_plot's own grid knows powers of
//! ten only, and draws in the colour of text.

use crate::base::messages::Lang;
use egui::{AsIdSalt, Sense};
use egui_plot::{GridInput, GridMark, Plot};

use crate::gui::digits::group;
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

/// The grid of an upright axis of counts: whole numbers, one of them above zero however low the
/// plot is.
pub fn upright(input: GridInput) -> Vec<GridMark> {
    let (low, high) = input.bounds;
    let marks = marks(input, BELOW, 1.0);
    if high < 1.0 || marks.iter().any(|mark| mark.value > 0.0) {
        return marks;
    }
    // The first digit says enough, and leaves more than half of the height below it.
    let power = 10f64.powf(high.log10().floor());
    let top = (high / power).floor() * power;
    let zero = (low <= 0.0).then_some(0.0);
    spaced(zero.into_iter().chain([top]).collect(), high - low)
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

/// The grids of axes on which logarithms of counts stand, to the base ten: marks are at whole
/// numbers, so that what is written there is true.
pub fn upright_logarithms(input: GridInput) -> Vec<GridMark> {
    logarithms(input, BELOW)
}

pub fn level_logarithms(input: GridInput) -> Vec<GridMark> {
    logarithms(input, BESIDE)
}

/// What such a mark stands for.
pub fn of_logarithm(mark: f64, lang: Lang) -> String {
    group(10f64.powf(mark).round() as u64, lang)
}

fn logarithms(input: GridInput, apart: f64) -> Vec<GridMark> {
    let (low, high) = (input.bounds.0.max(0.0), input.bounds.1.min(18.0));
    let apart = input.base_step_size * apart;
    if low > high || apart <= 0.0 {
        return Vec::new();
    }
    let powers = low.floor() as i32..=high.floor() as i32;
    // Powers of ten, five and two times them, then whatever whole number there is between.
    let rounds: [&[u32]; 4] = [&[10], &[50], &[20], &[15, 25, 30, 40, 60, 70, 80, 90]];
    let mut at: Vec<f64> = Vec::new();
    for digits in rounds {
        let numbers = powers.clone().flat_map(|power| {
            let times = move |digit: &u32| f64::from(*digit) * 10f64.powi(power) / 10.0;
            digits.iter().map(times)
        });
        for number in numbers {
            let value = number.log10();
            let is_free = at.iter().all(|other| (other - value).abs() >= apart);
            if number.fract() == 0.0 && (low..=high).contains(&value) && is_free {
                at.push(value);
            }
        }
    }
    spaced(at, high - low)
}

/// TimelineIndex with the distance to the nearest other, by which a plot sees whether there is room for
/// their numbers.
fn spaced(mut at: Vec<f64>, whole: f64) -> Vec<GridMark> {
    at.sort_by(f64::total_cmp);
    let gaps = at.windows(2).map(|pair| pair[1] - pair[0]);
    let step_size = gaps.fold(whole, f64::min);
    at.into_iter()
        .map(|value| GridMark { value, step_size })
        .collect()
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
    fn the_lowest_plot_has_a_number_near_its_top() {
        let input = GridInput {
            bounds: (0.0, 3_675.0),
            base_step_size: 3_675.0 * 8.0 / 40.0,
        };
        let at: Vec<f64> = upright(input).iter().map(|mark| mark.value).collect();
        assert_eq!(at, [0.0, 3_000.0]);
    }

    #[test]
    fn marks_on_logarithms_are_whole_numbers() {
        for (low, high) in [(1.0, 20.0), (12.0, 17.0), (3.0, 900.0), (1.0, 1e9)] {
            for width in [150.0, 400.0, 900.0] {
                let bounds = (f64::log10(low), f64::log10(high));
                let base_step_size = (bounds.1 - bounds.0) * 8.0 / width;
                let marks = level_logarithms(GridInput {
                    bounds,
                    base_step_size,
                });
                assert!(!marks.is_empty(), "{low} to {high} on {width}");
                for mark in marks {
                    let number = 10f64.powf(mark.value);
                    let written = of_logarithm(mark.value, Lang::En).replace(',', "");
                    let written: f64 = written.parse().unwrap();
                    assert!((number - written).abs() < 1e-6 * number, "{number}");
                    assert!(mark.step_size * width / (bounds.1 - bounds.0) > 60.0);
                }
            }
        }
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
