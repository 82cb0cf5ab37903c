//! Plots as figures: curves, steps, dots with error bars and grouped bars, on linear and
//! logarithmic axes. Knows numbers and names, not what they count.

use egui::{Align, Color32, Pos2, Rect, Vec2, pos2, vec2};

use super::figure::{Figure, Mark, Pen, Text};
use super::palette::Palette;
use super::ticks::{self, Tick};

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

struct Drawing<'a> {
    figure: &'a mut Figure,
    palette: &'a Palette,
    area: Rect,
    x: Frame,
    y: Frame,
}

impl Drawing<'_> {
    fn at_x(&self, value: f64) -> Option<f32> {
        let share = self.x.share(value)?;
        Some(self.area.left() + (share * f64::from(self.area.width())) as f32)
    }

    fn at_y(&self, value: f64) -> Option<f32> {
        let share = self.y.share(value)?;
        Some(self.area.bottom() - (share * f64::from(self.area.height())) as f32)
    }

    fn at(&self, (x, y): (f64, f64)) -> Option<Pos2> {
        Some(pos2(self.at_x(x)?, self.at_y(y)?))
    }

    fn grid(&mut self) {
        let area = self.area;
        let xs: Vec<f32> = (self.x.ticks.iter())
            .filter_map(|t| self.at_x(t.at))
            .collect();
        let ys: Vec<f32> = (self.y.ticks.iter())
            .filter_map(|t| self.at_y(t.at))
            .collect();
        let lines = ys
            .iter()
            .map(|&y| [pos2(area.left(), y), pos2(area.right(), y)]);
        self.figure.push(Mark::Segments {
            ends: lines.collect(),
            pen: Pen::new(0.5, self.palette.faint),
        });
        let below = xs
            .iter()
            .map(|&x| [pos2(x, area.bottom()), pos2(x, area.bottom() + TICK)]);
        let axes = [
            [area.left_top(), area.left_bottom()],
            [area.left_bottom(), area.right_bottom()],
        ];
        self.figure.push(Mark::Segments {
            ends: below.chain(axes).collect(),
            pen: Pen::new(1.0, self.palette.ink),
        });
    }

    fn series(&mut self, series: &Series, (bar, bars): (usize, usize)) {
        let pen = Pen {
            width: 1.8,
            color: series.color,
            dashed: series.form == Form::Dashed,
        };
        match series.form {
            Form::Line | Form::Dashed | Form::Steps => {
                for run in self.runs(series) {
                    for points in clip(&run, self.area) {
                        self.figure.push(Mark::Polyline { points, pen });
                    }
                }
            }
            Form::Dots => {
                for &point in &series.points {
                    let Some(centre) = self
                        .at(point)
                        .filter(|&p| self.area.expand(1.0).contains(p))
                    else {
                        continue;
                    };
                    self.figure.push(Mark::Circle {
                        centre,
                        radius: 3.0,
                        fill: series.color,
                        pen: Pen::new(0.8, self.palette.ground),
                    });
                }
            }
            Form::Bars => self.bars(series, bar, bars),
        }
        self.spreads(series, bar, bars);
    }

    /// Curves in pixels: unbroken, and no finer than pixels are.
    fn runs(&self, series: &Series) -> Vec<Vec<Pos2>> {
        let mut runs: Vec<Vec<Pos2>> = vec![Vec::new()];
        let columns = self.area.width().max(1.0) as usize * 2;
        for point in thin(&series.points, columns) {
            let Some(at) = self.at(point) else {
                runs.push(Vec::new());
                continue;
            };
            let run = runs.last_mut().expect("there is one from the start");
            if let (Form::Steps, Some(&last)) = (series.form, run.last()) {
                run.push(pos2(at.x, last.y));
            }
            run.push(at);
        }
        runs
    }

    /// Where a bar of the `bar`-th of `bars` series stands.
    fn bar_span(&self, x: f64, bar: usize, bars: usize) -> Option<(f32, f32)> {
        let slot = 0.8 / bars.max(1) as f64;
        let left = x - 0.4 + bar as f64 * slot;
        Some((self.at_x(left)?, self.at_x(left + slot)?))
    }

    fn bars(&mut self, series: &Series, bar: usize, bars: usize) {
        let floor = self
            .at_y(0.0)
            .unwrap_or(self.area.bottom())
            .clamp(self.area.top(), self.area.bottom());
        for &(x, y) in &series.points {
            let (Some((left, right)), Some(top)) = (self.bar_span(x, bar, bars), self.at_y(y))
            else {
                continue;
            };
            let top = top.clamp(self.area.top(), self.area.bottom());
            self.figure.push(Mark::Rect {
                at: Rect::from_two_pos(pos2(left, floor), pos2(right, top)),
                radius: 0.0,
                fill: series.color,
                pen: Pen::new(0.5, self.palette.ground),
            });
        }
    }

    /// Error bars.
    fn spreads(&mut self, series: &Series, bar: usize, bars: usize) {
        let mut ends = Vec::new();
        for (&(x, _), &(low, high)) in series.points.iter().zip(&series.spread) {
            let x = match series.form {
                Form::Bars => self
                    .bar_span(x, bar, bars)
                    .map(|(left, right)| (left + right) / 2.0),
                _ => self.at_x(x),
            };
            let (Some(x), Some(low), Some(high)) = (x, self.at_y(low), self.at_y(high)) else {
                continue;
            };
            ends.push([pos2(x, low), pos2(x, high)]);
            for y in [low, high] {
                ends.push([pos2(x - 3.0, y), pos2(x + 3.0, y)]);
            }
        }
        if !ends.is_empty() {
            let color = if series.form == Form::Bars {
                self.palette.ink
            } else {
                series.color
            };
            self.figure.push(Mark::Segments {
                ends,
                pen: Pen::new(1.2, color),
            });
        }
    }

    fn labels(&mut self, plot: &Plot) {
        let (area, ink) = (self.area, self.palette.ink);
        let text = |at: Pos2, align: Align, words: &str| Text::new(at, align, TEXT, ink, words);
        let mut words = Vec::new();
        for tick in &self.x.ticks {
            if let Some(x) = self.at_x(tick.at) {
                let at = pos2(x, area.bottom() + TICK + 0.6 * TEXT + 2.0);
                words.push(text(at, Align::Center, &tick.label));
            }
        }
        for tick in &self.y.ticks {
            if let Some(y) = self.at_y(tick.at) {
                words.push(text(pos2(area.left() - 6.0, y), Align::Max, &tick.label));
            }
        }
        let middle = area.center();
        if !plot.x.label.is_empty() {
            let at = pos2(middle.x, plot.size.y - 0.7 * TEXT);
            words.push(text(at, Align::Center, &plot.x.label));
        }
        if !plot.y.label.is_empty() {
            let at = pos2(0.9 * TEXT, middle.y);
            words.push(text(at, Align::Center, &plot.y.label).upwards());
        }
        if !plot.title.is_empty() {
            let mut title = text(pos2(14.0, 16.0), Align::Min, &plot.title).bold();
            title.size = 1.2 * TEXT;
            words.push(title);
        }
        for word in words {
            self.figure.text(word);
        }
    }

    fn legend(&mut self, rows: &[Vec<&Series>], top: f32) {
        for (row, y) in rows.iter().zip(0u16..) {
            let y = top + (f32::from(y) + 0.5) * ROW;
            let mut x = 14.0;
            for series in row {
                self.key(series, pos2(x, y));
                let at = pos2(x + 22.0, y);
                let text = Text::new(at, Align::Min, TEXT, self.palette.ink, series.name.clone());
                self.figure.text(text);
                x += 36.0 + width(&series.name);
            }
        }
    }

    /// A small picture of how a series is drawn.
    fn key(&mut self, series: &Series, at: Pos2) {
        let mark = match series.form {
            Form::Bars => Mark::Rect {
                at: Rect::from_center_size(at + vec2(9.0, 0.0), vec2(12.0, 10.0)),
                radius: 0.0,
                fill: series.color,
                pen: Pen::NONE,
            },
            Form::Dots => Mark::Circle {
                centre: at + vec2(9.0, 0.0),
                radius: 3.5,
                fill: series.color,
                pen: Pen::NONE,
            },
            Form::Line | Form::Dashed | Form::Steps => Mark::Segments {
                ends: vec![[at, at + vec2(18.0, 0.0)]],
                pen: Pen {
                    width: 2.0,
                    color: series.color,
                    dashed: series.form == Form::Dashed,
                },
            },
        };
        self.figure.push(mark);
    }
}

/// The parts of a curve inside a rectangle.
fn clip(points: &[Pos2], area: Rect) -> Vec<Vec<Pos2>> {
    let area = area.expand(0.5);
    if points.iter().all(|&p| area.contains(p)) {
        return if points.len() > 1 {
            vec![points.to_vec()]
        } else {
            Vec::new()
        };
    }
    let mut parts: Vec<Vec<Pos2>> = Vec::new();
    for pair in points.windows(2) {
        let Some([from, to]) = clip_segment(pair[0], pair[1], area) else {
            continue;
        };
        match parts.last_mut() {
            Some(part) if part.last() == Some(&from) => part.push(to),
            _ => parts.push(vec![from, to]),
        }
    }
    parts
}

/// The part of a segment inside a rectangle (Liang and Barsky).
fn clip_segment(from: Pos2, to: Pos2, area: Rect) -> Option<[Pos2; 2]> {
    let along = to - from;
    let (mut enter, mut leave) = (0.0f32, 1.0f32);
    for (step, room) in [
        (-along.x, from.x - area.left()),
        (along.x, area.right() - from.x),
        (-along.y, from.y - area.top()),
        (along.y, area.bottom() - from.y),
    ] {
        if step == 0.0 {
            if room < 0.0 {
                return None;
            }
        } else if step < 0.0 {
            enter = enter.max(room / step);
        } else {
            leave = leave.min(room / step);
        }
    }
    let at = |share: f32| match share {
        0.0 => from,
        1.0 => to,
        _ => from + along * share,
    };
    (enter <= leave).then(|| [at(enter), at(leave)])
}

/// At most about four points for each of `columns` equal parts of the x range: the first, the
/// lowest, the highest and the last, so that no peak is lost. Points must be in order of x.
pub fn thin(points: &[(f64, f64)], columns: usize) -> Vec<(f64, f64)> {
    if points.len() <= 4 * columns.max(1) {
        return points.to_vec();
    }
    let (first, last) = (points[0].0, points[points.len() - 1].0);
    let per_column = (last - first) / columns.max(1) as f64;
    let mut thinned = Vec::with_capacity(4 * columns);
    let mut rest = points;
    while let Some(&(start, _)) = rest.first() {
        let end = first + (((start - first) / per_column).floor() + 1.0) * per_column;
        let count = rest.partition_point(|&(x, _)| x < end).max(1);
        let (column, after) = rest.split_at(count);
        let by_y = |a: &usize, b: &usize| column[*a].1.total_cmp(&column[*b].1);
        let low = (0..count).min_by(by_y).unwrap_or(0);
        let high = (0..count).max_by(by_y).unwrap_or(0);
        let mut kept = [0, low, high, count - 1];
        kept.sort_unstable();
        let mut previous = None;
        for i in kept {
            if previous != Some(i) {
                thinned.push(column[i]);
                previous = Some(i);
            }
        }
        rest = after;
    }
    thinned
}

#[cfg(test)]
mod tests;
