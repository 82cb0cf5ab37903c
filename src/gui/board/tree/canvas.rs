//! A small tree drawn to be pointed at: squares for MAX, circles for MIN, leaves with their
//! values. It draws and says what was done to which node.

use crate::base::messages::{Lang, tr};
use egui::{
    Align2, FontId, Pos2, Rect, Response, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, vec2,
};

use crate::game::tree::{NodeId, Tree};
use crate::gui::model::Model;
use crate::gui::theme;
use crate::picture::fonts;
use crate::picture::palette::Palette;
use crate::picture::written::Written;

/// No node is drawn larger than this allows, in points.
const WIDEST_COLUMN: f32 = 46.0;
const HIGHEST_LEVEL: f32 = 46.0;
/// Smaller letters are not read.
const SMALLEST_LETTERS: f32 = 7.5;
/// Between two values, and at least.
const AIR: f32 = 3.0;
const LEAST_AIR: f32 = 2.0;

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
pub fn path_name(tree: &Tree, node: NodeId, lang: Lang) -> String {
    let path: Vec<String> = tree.path(node).iter().map(ToString::to_string).collect();
    if path.is_empty() {
        tr!(lang, board_root).to_owned()
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
    /// Large enough to be read, if need be larger than its room.
    pub large: bool,
}

/// What was drawn.
pub struct Drawn {
    pub response: Response,
    /// Whether the values could be written without leaving the room.
    pub fits: bool,
}

/// How large everything is, in points.
struct Scale {
    column: f32,
    level: f32,
    letters: FontId,
    /// Half a leaf's box, and half an inner node.
    leaf: Vec2,
    inner: f32,
    /// Whether values are written.
    legible: bool,
}

impl TreeCanvas<'_> {
    /// Draws the tree in its room; `each` sees every node's response.
    pub fn show(
        &self,
        ui: &mut Ui,
        model: &Model,
        room: Vec2,
        mut each: impl FnMut(NodeId, &Response),
    ) -> Drawn {
        let (scale, fits) = self.scale(ui, model, room);
        let drawn = vec2(
            scale.column * self.written.width(),
            scale.level * (self.tree.height() + 1) as f32,
        );
        let size = drawn.max(room);
        let (rect, response) = ui.allocate_exact_size(size, Sense::focusable_noninteractive());
        response.widget_info(|| {
            let name = tr!(model.lang(), board_tree_editor);
            WidgetInfo::labeled(egui::Role::Canvas, true, name)
        });
        let origin = rect.min + (size - drawn) / 2.0;
        let at = |node: NodeId| {
            let level = self.tree.depth(node) as f32 + 0.5;
            let column = self.written.column(node);
            origin + vec2(column * scale.column, level * scale.level)
        };
        let faint = Palette::new(model.theme().is_dark()).faint;
        let nodes = 0..self.tree.node_count() as NodeId;
        for node in nodes.clone() {
            if let Some(parent) = self.tree.parent(node) {
                let line = Stroke::new(if scale.legible { 1.2 } else { 0.8 }, faint);
                ui.painter().line_segment([at(parent), at(node)], line);
            }
        }
        for node in nodes {
            let half = if self.tree.is_leaf(node) {
                scale.leaf
            } else {
                Vec2::splat(scale.inner)
            };
            let shape = Rect::from_center_size(at(node), half * 2.0);
            if !ui.clip_rect().intersects(shape) {
                continue;
            }
            let id = response.id.with(node);
            let node_response = ui.interact(shape.expand(1.5), id, Sense::CLICK | Sense::DRAG);
            node_response.widget_info(|| {
                WidgetInfo::labeled(egui::Role::TreeItem, true, self.name(node, model.lang()))
            });
            self.paint(ui, model, node, shape, &scale, node_response.hovered());
            each(node, &node_response);
        }
        Drawn { response, fits }
    }

    fn name(&self, node: NodeId, lang: Lang) -> String {
        let path = path_name(self.tree, node, lang);
        match self.tree.leaf_value(node) {
            Some(value) => {
                let value = self.leaves.text(value);
                tr!(lang, board_leaf_value, path, value)
            }
            None => tr!(lang, board_inner_node, path),
        }
    }

    /// As large as the room allows; letters shrink a little before they are left out.
    fn scale(&self, ui: &Ui, model: &Model, room: Vec2) -> (Scale, bool) {
        let widest = (0..self.tree.node_count() as NodeId)
            .filter_map(|node| self.tree.leaf_value(node))
            .map(|value| self.leaves.text(value))
            .max_by_key(String::len)
            .unwrap_or_default();
        let usual = theme::body_size(model.presentation()) * 0.85;
        let width_at = |size: f32| {
            let font = FontId::proportional(size);
            let galley =
                ui.painter()
                    .layout_no_wrap(widest.clone(), font, ui.visuals().text_color());
            galley.size().x
        };
        let column = (room.x / self.written.width()).min(WIDEST_COLUMN);
        let per_size = width_at(usual) / usual;
        let size_with = |air: f32| ((column - air) / per_size.max(0.1)).min(usual);
        // Close together is better than left out.
        let air = match size_with(AIR) >= SMALLEST_LETTERS {
            true => AIR,
            false => LEAST_AIR,
        };
        let size = fonts::step(size_with(air));
        let fits = size >= SMALLEST_LETTERS;
        let legible = fits || self.large;
        let (size, column) = match (fits, self.large) {
            (true, _) => (size, column),
            (false, true) => (usual, width_at(usual) + 2.0 * AIR),
            (false, false) => (SMALLEST_LETTERS, column),
        };
        let levels = (self.tree.height() + 1) as f32;
        let lowest = if legible { size * 2.1 } else { 6.0 };
        let level = (room.y / levels).clamp(lowest, HIGHEST_LEVEL);
        let leaf = if legible {
            // Boxes stand apart by their outlines at least.
            let most = (column * 0.46).min(column / 2.0 - 0.8);
            let half = most.min(width_at(size) / 2.0 + 5.0);
            vec2(half, size * 0.72)
        } else {
            vec2((column * 0.35).clamp(0.6, 4.0), 4.0)
        };
        let inner = (level * 0.3)
            .min(size * 0.62)
            .min((column * 0.5).max(if legible { 5.0 } else { 2.0 }));
        let scale = Scale {
            column,
            level,
            letters: FontId::proportional(size),
            leaf,
            inner,
            legible,
        };
        (scale, fits)
    }

    fn paint(
        &self,
        ui: &Ui,
        model: &Model,
        node: NodeId,
        shape: Rect,
        scale: &Scale,
        hovered: bool,
    ) {
        let colors = model.theme().palette();
        let painter = ui.painter();
        let selected = self.selected == Some(node);
        let stroke = match (selected, hovered) {
            (true, _) => Stroke::new(2.2, colors.accent),
            (false, true) => Stroke::new(1.6, colors.accent),
            (false, false) => Stroke::new(if scale.legible { 1.1 } else { 0.8 }, colors.weak),
        };
        let fill = if selected {
            colors.accent_soft
        } else {
            colors.field
        };
        let centre: Pos2 = shape.center();
        match self.tree.leaf_value(node) {
            Some(value) => {
                let ink = match self.leaves {
                    Leaves::Truth if value <= 0 => colors.bad,
                    Leaves::Truth => colors.good,
                    Leaves::Numbers => colors.text,
                };
                if scale.legible {
                    painter.rect(shape, 3.5, fill, stroke, StrokeKind::Inside);
                    let text = self.leaves.text(value);
                    let font = scale.letters.clone();
                    painter.text(centre, Align2::CENTER_CENTER, text, font, ink);
                } else {
                    let ink = if selected || hovered {
                        colors.accent
                    } else {
                        ink
                    };
                    let grown = if selected || hovered { 1.5 } else { 0.0 };
                    painter.rect_filled(shape.expand(grown), 0.5, ink.gamma_multiply(0.8));
                }
            }
            None if self.tree.depth(node).is_multiple_of(2) => {
                painter.rect(shape, 1.5, fill, stroke, StrokeKind::Inside);
            }
            None => {
                painter.circle(centre, scale.inner, fill, stroke);
            }
        }
    }
}
