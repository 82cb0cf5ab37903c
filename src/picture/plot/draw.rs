//! A plot's marks: grid, curves, bars, error bars, labels and legend.

use egui::{Align, Pos2, Rect, pos2, vec2};

use super::curve::{clip, thin};
use super::{Form, Frame, Plot, ROW, Series, TEXT, TICK, width};
use crate::picture::figure::{Figure, Mark, Pen, Text};
use crate::picture::palette::Palette;

pub(super) struct Drawing<'a> {
    pub figure: &'a mut Figure,
    pub palette: &'a Palette,
    pub area: Rect,
    pub x: Frame,
    pub y: Frame,
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

    pub fn grid(&mut self) {
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

    pub fn series(&mut self, series: &Series, (bar, bars): (usize, usize)) {
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

    pub fn labels(&mut self, plot: &Plot) {
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

    pub fn legend(&mut self, rows: &[Vec<&Series>], top: f32) {
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
