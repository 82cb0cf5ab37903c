//! Small line icons, drawn with the painter so that they are crisp at every scale and need no font.

use egui::{
    Color32, Painter, Pos2, Rect, Response, Sense, Shape, Stroke, StrokeKind, Ui, Vec2, WidgetInfo,
};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Icon {
    Play,
    Pause,
    Step,
    StepBack,
    ToStart,
    ToEnd,
    Stop,
    Undo,
    Redo,
    Open,
    Save,
    Cross,
    Fit,
    Follow,
    Fold,
    Link,
    Sun,
    Moon,
    Language,
    Screen,
    /// One pane for the whole window, and all of them again.
    Grow,
    Shrink,
    Search,
    Keyboard,
    Book,
    Flag,
    Dice,
    Rotate,
    FlipHorizontal,
    Copy,
    Paste,
    Camera,
    Chart,
    Tree,
    Board,
    List,
    Question,
    Gear,
    Trash,
    Bookmark,
    Reset,
    /// A debugger's mark: stop here.
    Halt,
    Flask,
}

/// Draws `icon` inside `rect` in one colour.
pub fn paint(painter: &Painter, rect: Rect, icon: Icon, color: Color32) {
    let side = rect.width().min(rect.height());
    let origin = rect.center() - Vec2::splat(side / 2.0);
    // Icons are designed on a grid of 16 × 16.
    let p = |x: f32, y: f32| -> Pos2 { origin + Vec2::new(x, y) * (side / 16.0) };
    let unit = side / 16.0;
    let stroke = Stroke::new((1.5 * unit).max(1.0), color);
    let fill = |points: Vec<Pos2>| painter.add(Shape::convex_polygon(points, color, Stroke::NONE));
    let line = |points: &[(f32, f32)]| {
        painter.add(Shape::line(
            points.iter().map(|&(x, y)| p(x, y)).collect(),
            stroke,
        ));
    };
    let closed = |points: &[(f32, f32)]| {
        painter.add(Shape::closed_line(
            points.iter().map(|&(x, y)| p(x, y)).collect(),
            stroke,
        ));
    };
    let bar = |x0: f32, y0: f32, x1: f32, y1: f32| {
        painter.rect_filled(Rect::from_min_max(p(x0, y0), p(x1, y1)), unit, color);
    };
    let frame = |x0: f32, y0: f32, x1: f32, y1: f32| {
        painter.rect_stroke(
            Rect::from_min_max(p(x0, y0), p(x1, y1)),
            unit,
            stroke,
            StrokeKind::Middle,
        );
    };
    let arc = |cx: f32, cy: f32, r: f32, from: f32, to: f32| {
        let points = (0..=16)
            .map(|i| {
                let a = (from + (to - from) * i as f32 / 16.0).to_radians();
                p(cx + r * a.cos(), cy + r * a.sin())
            })
            .collect();
        painter.add(Shape::line(points, stroke));
    };
    match icon {
        Icon::Flask => {
            line(&[(5.0, 2.5), (11.0, 2.5)]);
            closed(&[
                (6.3, 2.5),
                (6.3, 6.5),
                (2.8, 13.2),
                (13.2, 13.2),
                (9.7, 6.5),
                (9.7, 2.5),
            ]);
            line(&[(4.6, 10.0), (11.4, 10.0)]);
        }
        Icon::Play => {
            fill(vec![p(4.0, 2.5), p(13.5, 8.0), p(4.0, 13.5)]);
        }
        Icon::Pause => {
            bar(3.5, 3.0, 6.5, 13.0);
            bar(9.5, 3.0, 12.5, 13.0);
        }
        Icon::Step => {
            fill(vec![p(3.0, 3.0), p(9.5, 8.0), p(3.0, 13.0)]);
            bar(10.5, 3.0, 12.8, 13.0);
        }
        Icon::StepBack => {
            fill(vec![p(13.0, 3.0), p(6.5, 8.0), p(13.0, 13.0)]);
            bar(3.2, 3.0, 5.5, 13.0);
        }
        Icon::ToStart => {
            bar(2.0, 3.0, 4.0, 13.0);
            fill(vec![p(9.0, 3.0), p(4.5, 8.0), p(9.0, 13.0)]);
            fill(vec![p(14.0, 3.0), p(9.5, 8.0), p(14.0, 13.0)]);
        }
        Icon::ToEnd => {
            bar(12.0, 3.0, 14.0, 13.0);
            fill(vec![p(7.0, 3.0), p(11.5, 8.0), p(7.0, 13.0)]);
            fill(vec![p(2.0, 3.0), p(6.5, 8.0), p(2.0, 13.0)]);
        }
        Icon::Stop => bar(3.5, 3.5, 12.5, 12.5),
        Icon::Undo => {
            line(&[(6.0, 3.0), (3.0, 6.0), (6.0, 9.0)]);
            line(&[(3.0, 6.0), (9.5, 6.0)]);
            arc(9.5, 9.5, 3.5, -90.0, 90.0);
            line(&[(9.5, 13.0), (5.0, 13.0)]);
        }
        Icon::Redo => {
            line(&[(10.0, 3.0), (13.0, 6.0), (10.0, 9.0)]);
            line(&[(13.0, 6.0), (6.5, 6.0)]);
            arc(6.5, 9.5, 3.5, -90.0, -270.0);
            line(&[(6.5, 13.0), (11.0, 13.0)]);
        }
        Icon::Open => {
            closed(&[
                (2.0, 13.0),
                (2.0, 3.5),
                (6.0, 3.5),
                (7.5, 5.5),
                (13.0, 5.5),
                (13.0, 13.0),
            ]);
            line(&[(2.0, 13.0), (4.5, 8.0), (14.8, 8.0), (13.0, 13.0)]);
        }
        Icon::Save => {
            closed(&[
                (2.5, 2.5),
                (11.5, 2.5),
                (13.5, 4.5),
                (13.5, 13.5),
                (2.5, 13.5),
            ]);
            frame(5.0, 2.5, 10.5, 6.0);
            frame(4.5, 9.0, 11.5, 13.5);
        }
        Icon::Cross => {
            line(&[(3.5, 3.5), (12.5, 12.5)]);
            line(&[(12.5, 3.5), (3.5, 12.5)]);
        }
        Icon::Fit => {
            line(&[(2.5, 6.0), (2.5, 2.5), (6.0, 2.5)]);
            line(&[(10.0, 2.5), (13.5, 2.5), (13.5, 6.0)]);
            line(&[(13.5, 10.0), (13.5, 13.5), (10.0, 13.5)]);
            line(&[(6.0, 13.5), (2.5, 13.5), (2.5, 10.0)]);
        }
        Icon::Follow => {
            painter.circle_stroke(p(8.0, 8.0), 4.5 * unit, stroke);
            painter.circle_filled(p(8.0, 8.0), 1.8 * unit, color);
            line(&[(8.0, 1.0), (8.0, 3.5)]);
            line(&[(8.0, 12.5), (8.0, 15.0)]);
            line(&[(1.0, 8.0), (3.5, 8.0)]);
            line(&[(12.5, 8.0), (15.0, 8.0)]);
        }
        Icon::Fold => {
            closed(&[(8.0, 5.0), (13.5, 14.0), (2.5, 14.0)]);
            bar(6.4, 1.0, 9.6, 4.0);
        }
        Icon::Link => {
            frame(1.5, 5.5, 8.0, 10.5);
            frame(8.0, 5.5, 14.5, 10.5);
            line(&[(5.5, 8.0), (10.5, 8.0)]);
        }
        Icon::Sun => {
            painter.circle_filled(p(8.0, 8.0), 3.0 * unit, color);
            for i in 0..8 {
                let a = (i as f32 * 45.0).to_radians();
                line(&[
                    (8.0 + 4.7 * a.cos(), 8.0 + 4.7 * a.sin()),
                    (8.0 + 6.8 * a.cos(), 8.0 + 6.8 * a.sin()),
                ]);
            }
        }
        Icon::Moon => {
            // A disc with a bite: the outer arc forth, the inner arc back.
            let outer = (0..=20).map(|i| {
                let a = (40.0 + 280.0 * i as f32 / 20.0f32).to_radians();
                p(7.5 + 6.0 * a.cos(), 8.0 + 6.0 * a.sin())
            });
            let inner = (0..=20).rev().map(|i| {
                let a = (58.0 + 244.0 * i as f32 / 20.0f32).to_radians();
                p(10.0 + 4.6 * a.cos(), 8.0 + 4.6 * a.sin())
            });
            painter.add(Shape::closed_line(outer.chain(inner).collect(), stroke));
        }
        Icon::Language => {
            painter.circle_stroke(p(8.0, 8.0), 6.0 * unit, stroke);
            line(&[(2.0, 8.0), (14.0, 8.0)]);
            let ellipse = (0..=24)
                .map(|i| {
                    let a = (i as f32 * 15.0).to_radians();
                    p(8.0 + 2.8 * a.cos(), 8.0 + 6.0 * a.sin())
                })
                .collect();
            painter.add(Shape::line(ellipse, stroke));
        }
        Icon::Screen => {
            frame(1.5, 2.5, 14.5, 11.0);
            line(&[(8.0, 11.0), (8.0, 13.5)]);
            line(&[(5.0, 13.5), (11.0, 13.5)]);
        }
        Icon::Grow => {
            line(&[(9.5, 3.0), (13.0, 3.0), (13.0, 6.5)]);
            line(&[(13.0, 3.0), (9.0, 7.0)]);
            line(&[(6.5, 13.0), (3.0, 13.0), (3.0, 9.5)]);
            line(&[(3.0, 13.0), (7.0, 9.0)]);
        }
        Icon::Shrink => {
            line(&[(9.2, 3.3), (9.2, 6.8), (12.7, 6.8)]);
            line(&[(9.2, 6.8), (13.5, 2.5)]);
            line(&[(6.8, 12.7), (6.8, 9.2), (3.3, 9.2)]);
            line(&[(6.8, 9.2), (2.5, 13.5)]);
        }
        Icon::Search => {
            painter.circle_stroke(p(6.8, 6.8), 4.2 * unit, stroke);
            line(&[(10.0, 10.0), (14.0, 14.0)]);
        }
        Icon::Keyboard => {
            frame(1.5, 4.0, 14.5, 12.0);
            for x in [4.0, 6.7, 9.3, 12.0] {
                painter.circle_filled(p(x, 6.7), 0.8 * unit, color);
            }
            line(&[(5.0, 9.7), (11.0, 9.7)]);
        }
        Icon::Book => {
            line(&[(8.0, 4.0), (8.0, 13.5)]);
            line(&[
                (8.0, 4.0),
                (6.0, 2.8),
                (2.0, 2.8),
                (2.0, 12.3),
                (6.0, 12.3),
                (8.0, 13.5),
            ]);
            line(&[
                (8.0, 4.0),
                (10.0, 2.8),
                (14.0, 2.8),
                (14.0, 12.3),
                (10.0, 12.3),
                (8.0, 13.5),
            ]);
        }
        Icon::Flag => {
            line(&[(4.0, 14.0), (4.0, 2.5)]);
            fill(vec![p(4.0, 2.5), p(13.0, 5.5), p(4.0, 8.5)]);
        }
        Icon::Dice => {
            frame(2.5, 2.5, 13.5, 13.5);
            for (x, y) in [(5.5, 5.5), (8.0, 8.0), (10.5, 10.5)] {
                painter.circle_filled(p(x, y), 1.1 * unit, color);
            }
        }
        Icon::Rotate | Icon::Reset => {
            arc(8.0, 8.5, 5.0, -60.0, 210.0);
            line(&[(10.5, 1.2), (10.5, 4.2), (13.6, 4.2)]);
        }
        Icon::FlipHorizontal => {
            line(&[(8.0, 1.5), (8.0, 14.5)]);
            closed(&[(6.0, 4.0), (6.0, 12.0), (1.5, 12.0)]);
            fill(vec![p(10.0, 4.0), p(10.0, 12.0), p(14.5, 12.0)]);
        }
        Icon::Copy => {
            frame(5.5, 5.0, 13.5, 14.0);
            line(&[(3.0, 11.0), (2.5, 2.0), (10.5, 2.0)]);
        }
        Icon::Paste => {
            frame(3.0, 3.0, 13.0, 14.0);
            bar(5.5, 1.5, 10.5, 4.5);
        }
        Icon::Camera => {
            frame(1.5, 4.5, 14.5, 13.0);
            painter.circle_stroke(p(8.0, 8.8), 2.6 * unit, stroke);
            bar(5.5, 2.8, 10.5, 4.8);
        }
        Icon::Chart => {
            line(&[(2.0, 2.0), (2.0, 14.0), (14.5, 14.0)]);
            line(&[(4.0, 11.5), (7.0, 7.0), (9.5, 9.0), (13.5, 3.5)]);
        }
        Icon::Tree => {
            painter.circle_filled(p(8.0, 3.2), 2.0 * unit, color);
            for x in [3.0, 8.0, 13.0] {
                line(&[(8.0, 3.2), (x, 12.5)]);
                painter.circle_filled(p(x, 12.5), 1.8 * unit, color);
            }
        }
        Icon::Board => {
            frame(2.0, 2.0, 14.0, 14.0);
            line(&[(6.0, 2.0), (6.0, 14.0)]);
            line(&[(10.0, 2.0), (10.0, 14.0)]);
            line(&[(2.0, 6.0), (14.0, 6.0)]);
            line(&[(2.0, 10.0), (14.0, 10.0)]);
        }
        Icon::List => {
            for y in [4.0, 8.0, 12.0] {
                painter.circle_filled(p(3.0, y), 1.1 * unit, color);
                line(&[(6.0, y), (14.0, y)]);
            }
        }
        Icon::Question => {
            arc(8.0, 5.5, 3.2, -200.0, 60.0);
            line(&[(9.4, 8.3), (8.0, 9.5), (8.0, 11.0)]);
            painter.circle_filled(p(8.0, 13.4), 1.1 * unit, color);
        }
        Icon::Gear => {
            painter.circle_stroke(p(8.0, 8.0), 3.2 * unit, stroke);
            for i in 0..8 {
                let a = (22.5 + i as f32 * 45.0).to_radians();
                line(&[
                    (8.0 + 4.2 * a.cos(), 8.0 + 4.2 * a.sin()),
                    (8.0 + 6.5 * a.cos(), 8.0 + 6.5 * a.sin()),
                ]);
            }
        }
        Icon::Trash => {
            line(&[(2.5, 4.0), (13.5, 4.0)]);
            line(&[(6.0, 4.0), (6.5, 2.2), (9.5, 2.2), (10.0, 4.0)]);
            line(&[(4.0, 4.0), (4.8, 14.0), (11.2, 14.0), (12.0, 4.0)]);
        }
        Icon::Halt => {
            painter.circle_stroke(p(8.0, 8.0), 6.5 * unit, stroke);
            painter.circle_filled(p(8.0, 8.0), 3.2 * unit, color);
        }
        Icon::Bookmark => closed(&[
            (4.0, 2.0),
            (12.0, 2.0),
            (12.0, 14.0),
            (8.0, 10.5),
            (4.0, 14.0),
        ]),
    }
}

/// How wide and high a button with an icon is.
pub fn side(ui: &Ui) -> f32 {
    ui.spacing().interact_size.y.max(20.0)
}

/// A square button with an icon; `name` is its tooltip and its accessible name.
pub fn button(ui: &mut Ui, icon: Icon, name: &str, enabled: bool) -> Response {
    toggle(ui, icon, name, enabled, false)
}

/// One that can be pressed, and says more than its name, or else says why not.
pub fn button_or_reason(
    ui: &mut Ui,
    icon: Icon,
    name: &str,
    tip: Result<String, String>,
) -> Response {
    let (Ok(told) | Err(told)) = &tip;
    tipped(ui, icon, [name, told], tip.is_ok(), false)
}

/// One that keeps in the background until the pointer is over it; its tip says more than its name.
pub fn quiet_button(ui: &mut Ui, icon: Icon, name: &str, tip: &str) -> Response {
    ui.scope(|ui| {
        let weak = ui.visuals().weak_text_color();
        ui.visuals_mut().widgets.inactive.fg_stroke.color = weak;
        tipped(ui, icon, [name, tip], true, false)
    })
    .inner
}

/// The same for something that is on or off.
pub fn toggle(ui: &mut Ui, icon: Icon, name: &str, enabled: bool, on: bool) -> Response {
    tipped(ui, icon, [name, name], enabled, on)
}

/// With its name, and what is said to whoever points at it: one thing only.
fn tipped(ui: &mut Ui, icon: Icon, [name, tip]: [&str; 2], enabled: bool, on: bool) -> Response {
    let side = side(ui);
    // Not in a part of its own: such a part would not go on in the next row.
    ui.add_enabled(enabled, |ui: &mut Ui| {
        let (rect, response) = ui.allocate_exact_size(Vec2::splat(side), Sense::click());
        response.widget_info(|| {
            let mut info = WidgetInfo::labeled(egui::Role::Button, enabled, name);
            info.selected = Some(on);
            info
        });
        if ui.is_rect_visible(rect) {
            let visuals = ui.style().interact_selectable(&response, on);
            if on || response.hovered() || response.has_focus() {
                ui.painter().rect(
                    rect,
                    visuals.corner_radius,
                    visuals.weak_bg_fill,
                    visuals.bg_stroke,
                    StrokeKind::Inside,
                );
            }
            let color = if enabled {
                visuals.fg_stroke.color
            } else {
                ui.visuals().weak_text_color()
            };
            paint(
                ui.painter(),
                Rect::from_center_size(rect.center(), Vec2::splat(side * 0.62)),
                icon,
                color,
            );
        }
        response.on_hover_text(tip).on_disabled_hover_text(tip)
    })
}
