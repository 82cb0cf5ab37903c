//! A tree near by as a figure: lines, outlines and signs. What is written at them stands in `words`.

use egui::{Align, Color32, Pos2, Rect, Vec2, pos2, vec2};

use super::words::{fitting, gaps_in_rows};
use super::{
    Drawn, RING, RING_WIDTH, cluster, emphasis_of, ends_of, foot, has_foot, is_rich, radius,
    radius_of, short, tint_of, triangle,
};
use crate::picture::figure::{Figure, Mark, Pen};
use crate::picture::layout::{Item, Kind, View};
use crate::picture::palette::{Palette, Sign};

/// How large a node that was freed is drawn, of others.
pub(super) const FADED: f32 = 0.75;

/// The items as a figure as large as the view.
pub fn figure<D: Drawn>(items: &[Item], view: &View, palette: &Palette, drawn: &D) -> Figure {
    draw(items, view, palette, drawn, true)
}

/// Of the items only the nodes that are rich, without lines: what lies above a [`mesh`].
///
/// [`mesh`]: super::mesh
pub fn rich<D: Drawn>(items: &[Item], view: &View, palette: &Palette, drawn: &D) -> Figure {
    draw(items, view, palette, drawn, false)
}

fn draw<D: Drawn>(
    items: &[Item],
    view: &View,
    palette: &Palette,
    drawn: &D,
    everything: bool,
) -> Figure {
    let size = vec2(view.width as f32, view.height as f32);
    let mut figure = Figure::new(size, palette.ground);
    let mut drawing = Drawing {
        figure: &mut figure,
        view,
        palette,
        drawn,
        radius: radius(view).max(0.6),
    };
    if everything {
        drawing.tints(items);
        drawing.lines(items);
    }
    for (item, gap) in items.iter().zip(gaps_in_rows(items, view, drawn)) {
        if everything || is_rich(view, item) {
            drawing.item(item, gap);
        } else {
            drawing.narrow_value(item, pos2(item.x, item.y), gap);
        }
    }
    figure
}

pub(super) struct Drawing<'a, D> {
    pub figure: &'a mut Figure,
    pub view: &'a View,
    pub palette: &'a Palette,
    pub drawn: &'a D,
    radius: f32,
}

impl<D: Drawn> Drawing<'_, D> {
    fn tints(&mut self, items: &[Item]) {
        for item in items {
            if let Some((at, tint)) = tint_of(item, self.view, self.drawn) {
                self.figure.push(Mark::Rect {
                    at,
                    radius: 0.0,
                    fill: tint,
                    pen: Pen::NONE,
                });
            }
        }
    }

    /// Plain lines in one mark, those that matter above them.
    fn lines(&mut self, items: &[Item]) {
        let mut plain = Vec::new();
        let mut marked = Vec::new();
        let mut ghosts = Vec::new();
        for item in items {
            let Some(ends) = ends_of(item) else { continue };
            match emphasis_of(item, self.drawn) {
                Some(color) => marked.push((ends, color)),
                None if self.drawn.is_there(item.node) => plain.push(ends),
                None => ghosts.push(ends),
            }
        }
        let width = (self.radius / 9.0).clamp(0.4, 1.2);
        let faint = self.palette.faint;
        for (ends, color) in [(ghosts, faint.gamma_multiply(0.4)), (plain, faint)] {
            self.figure.push(Mark::Segments {
                ends,
                pen: Pen::new(width, color),
            });
        }
        for (ends, color) in marked {
            self.figure.push(Mark::Segments {
                ends: vec![ends],
                pen: Pen::new((3.0 * width).max(2.5), color),
            });
        }
    }

    fn item(&mut self, item: &Item, gap: f32) {
        let at = pos2(item.x, item.y);
        match item.kind {
            Kind::Line => return,
            Kind::Cluster {
                left,
                right,
                bottom,
            } => {
                self.figure.push(Mark::Polygon {
                    points: cluster(item, left, right, bottom),
                    fill: self.drawn.cluster(item.node),
                    pen: Pen::NONE,
                });
                if has_foot(item.y, bottom)
                    && let Some(fill) = self.drawn.cluster_foot(item.node)
                {
                    self.figure.push(Mark::Rect {
                        at: foot(left, right, item.y, bottom, self.view),
                        radius: 0.0,
                        fill,
                        pen: Pen::NONE,
                    });
                }
                return;
            }
            Kind::Fan => return self.fan(item.node, at),
            Kind::Folded => self.folded(item, at),
            Kind::Node => self.node(item, at),
        }
        self.words(item, at, gap);
        if let Some(color) = self.drawn.ring(item.node) {
            self.figure.push(Mark::Circle {
                centre: at,
                radius: radius_of(self.view, item) + RING,
                fill: Color32::TRANSPARENT,
                pen: Pen::new(RING_WIDTH, color),
            });
        }
    }

    fn node(&mut self, item: &Item, at: Pos2) {
        let node = item.node;
        let mut look = self.drawn.look(node);
        let emphasis = self.drawn.emphasis(node);
        let size = radius_of(self.view, item).max(0.6);
        let thin = (size / 9.0).clamp(0.3, 1.3);
        if !self.drawn.is_there(node) {
            look.line = self.palette.faint.gamma_multiply(0.6);
        }
        let line = emphasis.unwrap_or(look.line);
        let bold = emphasis.is_some() || look.sign == Sign::Strong;
        let pen = Pen {
            width: if bold { 2.2 * thin } else { thin },
            color: line,
            dashed: look.sign == Sign::Dashed,
        };
        let radius = match (self.drawn.is_there(node), look.sign) {
            (false, _) => 0.85 * size,
            (true, Sign::Faded) => FADED * size,
            (true, _) => size,
        };
        self.shape(node, at, radius, look.fill, pen);
        if self.drawn.is_leaf(node) && self.drawn.is_there(node) && radius > 6.5 {
            self.figure.push(Mark::Circle {
                centre: at,
                radius: radius - 2.4 * thin.max(0.8),
                fill: Color32::TRANSPARENT,
                pen: Pen::new(0.6 * thin, look.line),
            });
        }
        match look.sign {
            Sign::Struck => {
                let reach = vec2(1.2, -1.2) * radius;
                self.figure.push(Mark::Segments {
                    ends: vec![[at - reach, at + reach]],
                    pen: Pen::new(1.6 * thin, look.line),
                });
            }
            Sign::Dotted if self.drawn.value(node).is_none() => {
                self.figure.push(Mark::Circle {
                    centre: at,
                    radius: 0.3 * radius,
                    fill: look.line,
                    pen: Pen::NONE,
                });
            }
            _ => {}
        }
    }

    fn shape(&mut self, node: u32, at: Pos2, radius: f32, fill: Color32, pen: Pen) {
        let mark = if self.drawn.is_max(node) && !self.drawn.is_leaf(node) {
            // A square of the circle's area looks as large.
            Mark::Rect {
                at: Rect::from_center_size(at, Vec2::splat(1.78 * radius)),
                radius: 0.15 * radius,
                fill,
                pen,
            }
        } else {
            Mark::Circle {
                centre: at,
                radius,
                fill,
                pen,
            }
        };
        self.figure.push(mark);
    }

    fn folded(&mut self, item: &Item, at: Pos2) {
        let node = item.node;
        let look = self.drawn.look(node);
        let points = triangle(at, self.view);
        let [_, left, right] = points;
        self.figure.push(Mark::Polygon {
            points: points.into(),
            fill: look.fill.gamma_multiply(0.55),
            pen: Pen::new((self.radius / 9.0).clamp(0.3, 1.3), look.line),
        });
        let count = self.drawn.hidden(node, Kind::Folded);
        if count > 0 {
            // As large as the lower half of the triangle allows.
            let text = short(count);
            let tall = 0.3 * (left.y - at.y);
            let size = fitting(&text, 0.6 * (right.x - left.x), 11.0_f32.min(tall.max(6.0)));
            let below = left + (right - left) / 2.0 - vec2(0.0, 0.7 * size);
            self.word(below, Align::Center, size, self.palette.ink, text);
        }
        self.node(item, at);
    }

    /// Rays to the children that are left out, and their number.
    fn fan(&mut self, node: u32, at: Pos2) {
        let reach = (0.45 * self.view.pixels_per_column) as f32;
        let top = at - vec2(0.0, 0.35 * self.view.pixels_per_level as f32);
        let ends = [-1.0, -0.33, 0.33, 1.0].map(|side| [top, at + vec2(side * reach, 0.0)]);
        self.figure.push(Mark::Segments {
            ends: ends.into(),
            pen: Pen::dashed((self.radius / 12.0).clamp(0.3, 1.0), self.palette.faint),
        });
        let count = self.drawn.hidden(node, Kind::Fan);
        let size = (0.85 * self.radius).min(11.0);
        if count > 0 && size >= 6.0 {
            let below = at + vec2(0.0, 0.8 * size);
            let text = format!("+{}", short(count));
            self.word(below, Align::Center, size, self.palette.ink, text);
        }
    }
}
