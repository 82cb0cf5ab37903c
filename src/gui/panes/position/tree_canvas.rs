//! A small tree drawn to be pointed at: squares for MAX, circles for MIN, leaves with their
//! values. It draws and says what was done to which node.

use egui::{Align2, FontId, Rect, Response, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, vec2};

use crate::game::tree::{NodeId, Tree};
use crate::gui::model::Model;
use crate::picture::palette::Palette;
use crate::picture::written::Written;

/// How leaves are written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Leaves {
    Numbers,
    /// Above 0 is true.
    Truth,
}

impl Leaves {
    pub fn text(self, value: i32) -> String {
        match self {
            Leaves::Numbers => value.to_string(),
            Leaves::Truth if value > 0 => "T".to_owned(),
            Leaves::Truth => "F".to_owned(),
        }
    }
}

/// "0.1.1", or "root".
pub fn path_name(tree: &Tree, node: NodeId) -> String {
    let path: Vec<String> = tree.path(node).iter().map(ToString::to_string).collect();
    if path.is_empty() {
        "root".to_owned()
    } else {
        path.join(".")
    }
}

/// A tree as it is drawn.
pub struct TreeCanvas<'a> {
    pub tree: &'a Tree,
    pub written: &'a Written,
    pub leaves: Leaves,
    pub selected: Option<NodeId>,
}

impl TreeCanvas<'_> {
    /// Draws the tree in a room that is at least `room` large; `each` sees every node's response.
    pub fn show(
        &self,
        ui: &mut Ui,
        model: &Model,
        room: Vec2,
        mut each: impl FnMut(NodeId, &Response),
    ) -> Response {
        let &TreeCanvas {
            tree,
            written,
            leaves,
            selected,
        } = self;
        let font =
            FontId::proportional(ui.text_style_height(&egui::TextStyle::Small).min(15.0) * 0.86);
        let palette = Palette::new(model.theme().is_dark());
        let colors = model.theme().palette();
        let widest = (0..tree.node_count() as NodeId)
            .filter_map(|node| tree.leaf_value(node))
            .map(|value| leaves.text(value))
            .max_by_key(String::len)
            .unwrap_or_default();
        let text_width = ui
            .painter()
            .layout_no_wrap(widest, font.clone(), colors.text)
            .size()
            .x;
        let row = font.size;
        let narrowest = (text_width + 5.0).max(row + 3.0);
        let column = (room.x / written.columns()).clamp(narrowest, 46.0);
        let level = (room.y / written.levels()).clamp(row * 2.2, 46.0);
        let size = vec2(column * written.columns(), level * written.levels()).max(room);
        let (rect, canvas) = ui.allocate_exact_size(size, Sense::focusable_noninteractive());
        canvas.widget_info(|| {
            let name = model.lang().pick("tree editor", "木の編集");
            WidgetInfo::labeled(egui::Role::Canvas, true, name)
        });
        let drawn = vec2(column * written.columns(), level * written.levels());
        let origin = rect.min + (size - drawn) / 2.0;
        let places: Vec<(NodeId, egui::Pos2, usize)> = written
            .places()
            .map(|(p, parent)| {
                let at = origin + vec2(p.column * column, (p.level + 0.5) * level);
                (p.node, at, parent)
            })
            .collect();
        let painter = ui.painter().clone();
        let clip = ui.clip_rect();
        for &(_, at, parent) in places.iter().skip(1) {
            painter.line_segment([places[parent].1, at], Stroke::new(1.2, palette.faint));
        }
        let radius = (row * 0.58).min(column * 0.42);
        for &(node, at, _) in &places {
            let is_max = tree.depth(node).is_multiple_of(2);
            let value = tree.leaf_value(node);
            let half = match value {
                Some(_) => vec2((column * 0.46).min(text_width / 2.0 + 5.0), row * 0.72),
                None => Vec2::splat(radius),
            };
            let shape = Rect::from_center_size(at, half * 2.0);
            if !clip.intersects(shape) {
                continue;
            }
            let id = canvas.id.with(node);
            let response = ui.interact(shape.expand(1.5), id, Sense::CLICK | Sense::DRAG);
            response.widget_info(|| {
                let path = path_name(tree, node);
                let name = match value {
                    Some(value) => format!("leaf {path} value {}", leaves.text(value)),
                    None => format!("inner node {path}"),
                };
                WidgetInfo::labeled(egui::Role::TreeItem, true, name)
            });
            let is_selected = selected == Some(node);
            let stroke = if is_selected {
                Stroke::new(2.2, colors.accent)
            } else if response.hovered() {
                Stroke::new(1.6, colors.accent)
            } else {
                Stroke::new(1.2, colors.weak)
            };
            let fill = if is_selected {
                colors.accent_soft
            } else {
                colors.field
            };
            match value {
                Some(value) => {
                    painter.rect(shape, 4.0, fill, stroke, StrokeKind::Inside);
                    let ink = match leaves {
                        Leaves::Truth if value <= 0 => colors.bad,
                        Leaves::Truth => colors.good,
                        Leaves::Numbers => colors.text,
                    };
                    painter.text(
                        at,
                        Align2::CENTER_CENTER,
                        leaves.text(value),
                        font.clone(),
                        ink,
                    );
                }
                None if is_max => {
                    painter.rect(shape, 1.5, fill, stroke, StrokeKind::Inside);
                }
                None => {
                    painter.circle(at, radius, fill, stroke);
                }
            }
            each(node, &response);
        }
        canvas
    }
}
