//! A drawing list: what trees and plots are drawn into when they leave the window. It becomes SVG
//! text, pixels, or shapes on an egui painter; all three show the same.

use egui::emath::GuiRounding as _;
use egui::epaint::{CubicBezierShape, TextShape};
use egui::{
    Align, CentralPanel, Color32, FontFamily, FontId, Frame, Painter, Pos2, Rect, Shape, Stroke,
    StrokeKind, Vec2,
};
use image::RgbaImage;

use super::{Headless, fonts};

/// A drawing of fixed size; lengths are in points, from the upper left corner.
#[derive(Clone, PartialEq, Debug)]
pub struct Figure {
    pub size: Vec2,
    pub ground: Color32,
    pub marks: Vec<Mark>,
}

#[derive(Clone, PartialEq, Debug)]
pub enum Mark {
    Rect {
        at: Rect,
        radius: f32,
        fill: Color32,
        pen: Pen,
    },
    Circle {
        centre: Pos2,
        radius: f32,
        fill: Color32,
        pen: Pen,
    },
    Polygon {
        points: Vec<Pos2>,
        fill: Color32,
        pen: Pen,
    },
    /// A curve through points, joined by straight lines.
    Polyline {
        points: Vec<Pos2>,
        pen: Pen,
    },
    /// Many lines that belong together, such as the edges of a tree.
    Segments {
        ends: Vec<[Pos2; 2]>,
        pen: Pen,
    },
    Text(Text),
}

/// How a line is drawn.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Pen {
    pub width: f32,
    pub color: Color32,
    pub dashed: bool,
}

impl Pen {
    pub const NONE: Pen = Pen {
        width: 0.0,
        color: Color32::TRANSPARENT,
        dashed: false,
    };

    pub const fn new(width: f32, color: Color32) -> Pen {
        Pen {
            width,
            color,
            dashed: false,
        }
    }

    pub const fn dashed(width: f32, color: Color32) -> Pen {
        Pen {
            width,
            color,
            dashed: true,
        }
    }

    pub fn is_none(self) -> bool {
        self.width <= 0.0 || self.color == Color32::TRANSPARENT
    }

    /// Whether an outline on this fill hides all of what is below it.
    fn is_plain_on(&self, fill: Color32) -> bool {
        !self.dashed && !self.is_none() && self.color.is_opaque() && fill.is_opaque()
    }

    fn stroke(self) -> Stroke {
        Stroke::new(self.width, self.color)
    }
}

/// Lengths of dashes and of the gaps between them, in widths of the line.
pub(super) const DASH: [f32; 2] = [4.0, 3.0];

/// One line of text.
#[derive(Clone, PartialEq, Debug)]
pub struct Text {
    /// The middle of the capitals' height, at the side that `align` names.
    pub at: Pos2,
    pub align: Align,
    pub size: f32,
    pub color: Color32,
    pub face: Face,
    /// Written upwards, as beside a vertical axis.
    pub upwards: bool,
    pub text: String,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Face {
    Plain,
    Bold,
}

/// An outlined shape smaller than this is painted as two filled ones: an outline takes a hundred
/// corners, a small disc four.
const SMALL: f32 = 13.0;

/// From the middle of the capitals down to the baseline, in sizes of the text.
pub(super) const MIDDLE_TO_BASELINE: f32 = 0.36;
/// From the top of a row of text to the baseline, in sizes of the text (see `assets/fonts`).
const ROW_TO_BASELINE: f32 = 0.95;

impl Text {
    pub fn new(at: Pos2, align: Align, size: f32, color: Color32, text: impl Into<String>) -> Text {
        Text {
            at,
            align,
            size,
            color,
            face: Face::Plain,
            upwards: false,
            text: text.into(),
        }
    }

    pub fn bold(mut self) -> Text {
        self.face = Face::Bold;
        self
    }

    pub fn upwards(mut self) -> Text {
        self.upwards = true;
        self
    }

    fn font(&self) -> FontId {
        let family = match self.face {
            Face::Plain => FontFamily::Proportional,
            Face::Bold => fonts::bold(),
        };
        FontId::new(self.size, family)
    }

    fn shape(&self, painter: &Painter, origin: Vec2) -> Shape {
        let galley = painter.layout_no_wrap(self.text.clone(), self.font(), self.color);
        let width = galley.size().x;
        let before = self.align.to_factor() * width;
        let above = (ROW_TO_BASELINE - MIDDLE_TO_BASELINE) * self.size;
        let at = self.at + origin;
        if self.upwards {
            let at = at + Vec2::new(-above, before);
            TextShape::new(at, galley, self.color)
                .with_angle(-std::f32::consts::FRAC_PI_2)
                .into()
        } else {
            TextShape::new(at - Vec2::new(before, above), galley, self.color).into()
        }
    }
}

/// About how wide a line of text becomes, in points: to lay things out without a font at hand.
/// Errs on the wide side.
pub fn rough_width(text: &str, size: f32) -> f32 {
    let em = |c: char| match c {
        'i' | 'j' | 'l' | '.' | ',' | ':' | ' ' | '|' => 0.32,
        'm' | 'w' | 'M' | 'W' => 0.9,
        c if c.is_ascii_uppercase() => 0.68,
        c if (c as u32) < 0x2E80 => 0.58,
        _ => 1.0,
    };
    size * text.chars().map(em).sum::<f32>()
}

impl Figure {
    pub fn new(size: Vec2, ground: Color32) -> Figure {
        Figure {
            size,
            ground,
            marks: Vec::new(),
        }
    }

    pub fn push(&mut self, mark: Mark) {
        self.marks.push(mark);
    }

    pub fn text(&mut self, text: Text) {
        self.marks.push(Mark::Text(text));
    }

    /// Puts another figure into this one, without its ground.
    pub fn insert(&mut self, other: Figure, at: Vec2) {
        self.marks
            .extend(other.marks.into_iter().map(|mark| mark.moved(at)));
    }

    /// Draws it with its upper left corner at `origin`, without the ground.
    pub fn paint(&self, painter: &Painter, origin: Pos2) {
        let origin = origin.to_vec2();
        for mark in &self.marks {
            mark.paint(painter, origin);
        }
    }

    /// Where its words stand when it is painted so.
    pub fn words(&self, painter: &Painter, origin: Pos2) -> Vec<Rect> {
        let words = self.marks.iter().filter_map(|mark| match mark {
            Mark::Text(text) => Some(text.shape(painter, origin.to_vec2())),
            _ => None,
        });
        words.map(|word| word.visual_bounding_rect()).collect()
    }

    /// The picture in pixels, `scale` to a point.
    pub fn to_image(&self, scale: f32) -> RgbaImage {
        self.to_image_on(&mut self.screen(scale))
    }

    /// A screen of this figure's size: one serves many figures of that size.
    pub fn screen(&self, scale: f32) -> Headless {
        let pixels = |points: f32| ((points * scale).round() as usize).max(1);
        Headless::new([pixels(self.size.x), pixels(self.size.y)], scale)
    }

    /// The picture in pixels, on a screen that is there already: loading fonts takes longer than
    /// drawing.
    pub fn to_image_on(&self, screen: &mut Headless) -> RgbaImage {
        screen.picture(|ui| {
            let panel = CentralPanel::default().frame(Frame::new().fill(self.ground));
            panel.show(ui, |ui| self.paint(ui.painter(), Pos2::ZERO));
        })
    }

    pub fn to_svg(&self) -> String {
        super::svg::write(self)
    }
}

impl Mark {
    fn moved(mut self, by: Vec2) -> Mark {
        match &mut self {
            Mark::Rect { at, .. } => *at = at.translate(by),
            Mark::Circle { centre, .. } => *centre += by,
            Mark::Polygon { points, .. } | Mark::Polyline { points, .. } => {
                points.iter_mut().for_each(|p| *p += by);
            }
            Mark::Segments { ends, .. } => ends.iter_mut().flatten().for_each(|p| *p += by),
            Mark::Text(text) => text.at += by,
        }
        self
    }

    fn paint(&self, painter: &Painter, origin: Vec2) {
        match self {
            Mark::Rect {
                at,
                radius,
                fill,
                pen,
            } => {
                let at = at.translate(origin);
                if pen.is_plain_on(*fill) && at.width().max(at.height()) < 2.0 * SMALL {
                    // On whole pixels, or rounding would take a side away.
                    let pixels = painter.pixels_per_point();
                    let outer = at.expand(pen.width / 2.0).round_to_pixels(pixels);
                    let line = (pen.width * pixels).round().max(1.0) / pixels;
                    painter.rect_filled(outer, 0.0, pen.color);
                    painter.rect_filled(outer.shrink(line), 0.0, *fill);
                    return;
                }
                let stroke = if pen.dashed {
                    Stroke::NONE
                } else {
                    pen.stroke()
                };
                painter.rect(at, *radius, *fill, stroke, StrokeKind::Middle);
                if pen.dashed {
                    let corners = [
                        at.left_top(),
                        at.right_top(),
                        at.right_bottom(),
                        at.left_bottom(),
                        at.left_top(),
                    ];
                    dashes(painter, &corners, *pen);
                }
            }
            Mark::Circle {
                centre,
                radius,
                fill,
                pen,
            } => {
                let centre = *centre + origin;
                if pen.is_plain_on(*fill) && *radius < SMALL {
                    let half = pen.width / 2.0;
                    painter.circle_filled(centre, radius + half, pen.color);
                    painter.circle_filled(centre, radius - half, *fill);
                    return;
                }
                let stroke = if pen.dashed {
                    Stroke::NONE
                } else {
                    pen.stroke()
                };
                painter.circle(centre, *radius, *fill, stroke);
                if pen.dashed {
                    dashes(painter, &ring(centre, *radius), *pen);
                }
            }
            Mark::Polygon { points, fill, pen } => {
                let mut points: Vec<Pos2> = points.iter().map(|&p| p + origin).collect();
                painter.add(Shape::convex_polygon(points.clone(), *fill, Stroke::NONE));
                if !pen.is_none() {
                    points.extend(points.first().copied());
                    line(painter, points, *pen);
                }
            }
            Mark::Polyline { points, pen } => {
                line(painter, points.iter().map(|&p| p + origin).collect(), *pen);
            }
            Mark::Segments { ends, pen } => {
                for &[a, b] in ends {
                    line(painter, vec![a + origin, b + origin], *pen);
                }
            }
            Mark::Text(text) => {
                painter.add(text.shape(painter, origin));
            }
        }
    }
}

fn line(painter: &Painter, points: Vec<Pos2>, pen: Pen) {
    if pen.dashed {
        dashes(painter, &points, pen);
    } else {
        painter.add(Shape::line(points, pen.stroke()));
    }
}

fn dashes(painter: &Painter, points: &[Pos2], pen: Pen) {
    let [dash, gap] = DASH.map(|widths| widths * pen.width);
    painter.extend(Shape::dashed_line(points, pen.stroke(), dash, gap));
}

/// A circle as a closed line of short pieces.
fn ring(centre: Pos2, radius: f32) -> Vec<Pos2> {
    // Four curves, each a quarter; 0.5523 makes them round to 1/4000.
    let reach = 0.5523 * radius;
    let at = |x: f32, y: f32| centre + Vec2::new(x, y);
    let mut points = vec![at(radius, 0.0)];
    for (x, y) in [(1.0, 0.0), (0.0, 1.0), (-1.0, 0.0), (0.0, -1.0)] {
        let (nx, ny) = (-y, x);
        let curve = CubicBezierShape::from_points_stroke(
            [
                at(x * radius, y * radius),
                at(x * radius + nx * reach, y * radius + ny * reach),
                at(nx * radius + x * reach, ny * radius + y * reach),
                at(nx * radius, ny * radius),
            ],
            false,
            Color32::TRANSPARENT,
            Stroke::NONE,
        );
        points.extend((1..=8).map(|i| curve.sample(i as f32 / 8.0)));
    }
    points
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui::{pos2, vec2};

    fn figure() -> Figure {
        let mut figure = Figure::new(vec2(120.0, 80.0), Color32::WHITE);
        let pen = Pen::new(2.0, Color32::BLACK);
        figure.push(Mark::Rect {
            at: Rect::from_min_max(pos2(10.0, 10.0), pos2(30.0, 30.0)),
            radius: 0.0,
            fill: Color32::RED,
            pen,
        });
        figure.push(Mark::Circle {
            centre: pos2(60.0, 20.0),
            radius: 10.0,
            fill: Color32::GREEN,
            pen: Pen::dashed(1.0, Color32::BLACK),
        });
        figure.push(Mark::Polygon {
            points: vec![pos2(90.0, 30.0), pos2(110.0, 30.0), pos2(100.0, 10.0)],
            fill: Color32::BLUE,
            pen: Pen::NONE,
        });
        figure.push(Mark::Segments {
            ends: vec![[pos2(0.0, 40.5), pos2(120.0, 40.5)]],
            pen: Pen::new(1.0, Color32::from_gray(100)),
        });
        figure
    }

    #[test]
    fn marks_are_painted_where_they_are() {
        for scale in [1.0, 2.0] {
            let image = figure().to_image(scale);
            let at = |x: f32, y: f32| image.get_pixel((x * scale) as u32, (y * scale) as u32).0;
            assert_eq!(
                image.dimensions(),
                ((120.0 * scale) as u32, (80.0 * scale) as u32)
            );
            assert_eq!(at(20.0, 20.0), [255, 0, 0, 255]);
            assert_eq!(at(60.0, 20.0), [0, 255, 0, 255]);
            assert_eq!(at(100.0, 25.0), [0, 0, 255, 255]);
            assert_eq!(at(60.0, 40.4), [100, 100, 100, 255]);
            assert_eq!(at(60.0, 60.0), [255, 255, 255, 255]);
        }
    }

    #[test]
    fn text_stands_where_its_alignment_says() {
        let dark = |align: Align, upwards: bool| {
            let mut figure = Figure::new(vec2(200.0, 200.0), Color32::WHITE);
            let mut text = Text::new(pos2(100.0, 100.0), align, 20.0, Color32::BLACK, "HHHH");
            text.upwards = upwards;
            figure.text(text);
            let image = figure.to_image(1.0);
            let mut inked = Rect::NOTHING;
            for (x, y, pixel) in image.enumerate_pixels() {
                if pixel.0[0] < 128 {
                    inked.extend_with(pos2(x as f32 + 0.5, y as f32 + 0.5));
                }
            }
            inked
        };
        let start = dark(Align::Min, false);
        assert!((start.left() - 100.0).abs() < 4.0, "{start}");
        assert!((start.center().y - 100.0).abs() < 1.5, "{start}");
        let end = dark(Align::Max, false);
        assert!((end.right() - 100.0).abs() < 4.0, "{end}");
        let upwards = dark(Align::Center, true);
        assert!(
            (upwards.center() - pos2(100.0, 100.0)).length() < 2.0,
            "{upwards}"
        );
        assert!(upwards.height() > upwards.width());
    }

    #[test]
    fn a_figure_in_a_figure_is_moved_as_a_whole() {
        let mut outer = Figure::new(vec2(300.0, 200.0), Color32::WHITE);
        outer.insert(figure(), vec2(100.0, 50.0));
        let image = outer.to_image(1.0);
        assert_eq!(image.get_pixel(120, 70).0, [255, 0, 0, 255]);
        assert_eq!(image.get_pixel(160, 70).0, [0, 255, 0, 255]);
    }
}
