//! Plots as figures: curves, steps, dots with error bars and grouped bars, on linear and
//! logarithmic axes. Knows numbers and names, not what they count.

mod curve;
mod draw;

use egui::{Color32, Rect, Vec2, pos2};

use super::figure::Figure;
use super::palette::Palette;
use super::ticks::{self, Tick};

pub use curve::thin;
use draw::Drawing;

/// What is to be plotted.
#[derive(Clone, PartialEq, Debug)]
pub struct Plot {
    pub title: String,
    pub x: Axis,
    pub y: Axis,
    pub series: Vec<Series>,
    pub size: Vec2,
}

#[derive(Clone, PartialEq, Debug, Default)]
pub struct Axis {
    pub label: String,
    pub scale: Scale,
    /// From where to where; as far as the data reach if not given.
    pub range: Option<(f64, f64)>,
}

#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Scale {
    #[default]
    Linear,
    /// Values that are not positive are left out.
    Log,
    /// Names at 0, 1, 2, …
    Names(Vec<String>),
}

#[derive(Clone, PartialEq, Debug)]
pub struct Series {
    pub name: String,
    pub color: Color32,
    pub form: Form,
    /// Numbers that are not finite break a curve.
    pub points: Vec<(f64, f64)>,
    /// From where to where the value may lie, for each point or for none.
    pub spread: Vec<(f64, f64)>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Form {
    Line,
    Dashed,
    /// A value holds until the next one.
    Steps,
    Dots,
    /// From 0, or from the lower end of the axis; several series stand side by side.
    Bars,
}

impl Axis {
    pub fn new(label: impl Into<String>, scale: Scale) -> Axis {
        Axis {
            label: label.into(),
            scale,
            range: None,
        }
    }
}

impl Series {
    pub fn new(
        name: impl Into<String>,
        color: Color32,
        form: Form,
        points: Vec<(f64, f64)>,
    ) -> Series {
        Series {
            name: name.into(),
            color,
            form,
            points,
            spread: Vec::new(),
        }
    }
}

const TEXT: f32 = 12.0;
const ROW: f32 = 18.0;
const TICK: f32 = 4.0;

impl Plot {
    pub fn figure(&self, palette: &Palette) -> Figure {
        let mut figure = Figure::new(self.size, palette.ground);
        let x = self.frame(&self.x, true);
        let y = self.frame(&self.y, false);
        let rows = self.legend_rows();
        let labels = y.ticks.iter().map(|t| width(&t.label)).fold(0.0, f32::max);
        let top = if self.title.is_empty() {
            8.0
        } else {
            12.0 + ROW
        } + rows.len() as f32 * ROW
            + 8.0;
        let left = 14.0 + labels + if self.y.label.is_empty() { 0.0 } else { ROW };
        let bottom = 10.0 + ROW + if self.x.label.is_empty() { 0.0 } else { ROW };
        let corner = pos2(left, top.min(self.size.y - bottom - 1.0));
        let area = Rect::from_min_max(corner, pos2(self.size.x - 22.0, self.size.y - bottom));
        let mut drawing = Drawing {
            figure: &mut figure,
            palette,
            area,
            x,
            y,
        };
        drawing.grid();
        let bars = (self.series.iter())
            .filter(|s| s.form == Form::Bars)
            .count();
        let mut bar = 0;
        for series in &self.series {
            drawing.series(series, (bar, bars));
            bar += usize::from(series.form == Form::Bars);
        }
        drawing.labels(self);
        drawing.legend(
            &rows,
            if self.title.is_empty() {
                8.0
            } else {
                12.0 + ROW
            },
        );
        figure
    }

    /// The ends of an axis and its ticks.
    fn frame(&self, axis: &Axis, horizontal: bool) -> Frame {
        let log = axis.scale == Scale::Log;
        let value = |&(x, y): &(f64, f64)| if horizontal { x } else { y };
        let usable = |v: &f64| v.is_finite() && (!log || *v > 0.0);
        let mut low = f64::INFINITY;
        let mut high = f64::NEG_INFINITY;
        for series in &self.series {
            let spread = series.spread.iter().flat_map(|&(a, b)| [a, b]);
            let ends = spread.filter(|_| !horizontal);
            for v in series.points.iter().map(value).chain(ends).filter(usable) {
                low = low.min(v);
                high = high.max(v);
            }
            if series.form == Form::Bars && !log && !horizontal {
                low = low.min(0.0);
                high = high.max(0.0);
            }
        }
        if let Scale::Names(names) = &axis.scale {
            let ticks = names.iter().enumerate();
            return Frame {
                log: false,
                low: -0.5,
                high: names.len().max(1) as f64 - 0.5,
                ticks: ticks
                    .map(|(i, name)| Tick {
                        at: i as f64,
                        label: name.clone(),
                    })
                    .collect(),
            };
        }
        if let Some(range) = axis.range {
            (low, high) = range;
        } else if low > high {
            (low, high) = if log { (1.0, 10.0) } else { (0.0, 1.0) };
        } else if log && !horizontal && self.series.iter().any(|s| s.form == Form::Bars) {
            // The shortest bar is to be seen, too.
            low = 10f64.powf((low * 0.9).log10().floor());
        } else if !horizontal && !log && low > 0.0 && low < 0.5 * high {
            // Curves of counts begin at nothing.
            low = 0.0;
        }
        if high <= low {
            // A single value has some room on either side.
            (low, high) = if log {
                (low / 2.0, low * 2.0)
            } else {
                (
                    low - 0.5 * low.abs().max(1.0),
                    low + 0.5 * low.abs().max(1.0),
                )
            };
        }
        if axis.range.is_none() && !horizontal {
            // Some air above the highest value.
            high = if log {
                high * (high / low).powf(0.05)
            } else {
                high + 0.05 * (high - low)
            };
        }
        let room = if horizontal {
            self.size.x / 80.0
        } else {
            self.size.y / 45.0
        };
        let most = (room as usize).clamp(2, 12);
        Frame {
            log,
            low,
            high,
            ticks: if log {
                ticks::logarithmic(low, high, most)
            } else {
                ticks::linear(low, high, most)
            },
        }
    }

    /// The named series, in as many rows as they need.
    fn legend_rows(&self) -> Vec<Vec<&Series>> {
        let mut rows: Vec<Vec<&Series>> = Vec::new();
        let mut used = 0.0;
        for series in self.series.iter().filter(|s| !s.name.is_empty()) {
            let needed = 36.0 + width(&series.name);
            match rows.last_mut() {
                Some(row) if used + needed <= self.size.x - 28.0 => {
                    used += needed;
                    row.push(series);
                }
                _ => {
                    used = needed;
                    rows.push(vec![series]);
                }
            }
        }
        rows
    }
}

/// Roughly how wide a label is.
fn width(label: &str) -> f32 {
    let signs: f32 = label
        .chars()
        .map(|c| if c.is_ascii() { 0.55 } else { 1.0 })
        .sum();
    signs * TEXT
}

struct Frame {
    log: bool,
    low: f64,
    high: f64,
    ticks: Vec<Tick>,
}

impl Frame {
    /// How far along the axis a value is: 0 to 1 inside.
    fn share(&self, value: f64) -> Option<f64> {
        let share = if self.log {
            if value <= 0.0 {
                return None;
            }
            (value / self.low).ln() / (self.high / self.low).ln()
        } else {
            (value - self.low) / (self.high - self.low)
        };
        share.is_finite().then_some(share)
    }
}

#[cfg(test)]
mod tests;
