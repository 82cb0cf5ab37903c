//! Draws one run's tree: rich nodes with their numbers when there is room, plain shapes when
//! there is less, one mesh of dots when there is none.

use egui::epaint::{Mesh, Vertex, WHITE_UV};
use egui::{
    Align2, Color32, FontId, Painter, Pos2, Rect, Shape, Stroke, StrokeKind, Vec2, pos2, vec2,
};

use super::model::{Model, Run, Scene};
use crate::picture::layout::{Item, Kind, View};
use crate::picture::palette::{Palette, Sign};
use crate::problem::{Bounds, Player, Value};
use crate::trace::{NodeId, State};

/// Pixels a column must have for numbers on nodes, and for shapes at all.
const RICH: f64 = 12.5;
const PLAIN: f64 = 7.0;

/// What one tree is drawn from.
pub struct TreeView<'a> {
    pub model: &'a Model,
    pub runner: usize,
    pub run: Option<&'a Run>,
    pub scene: &'a Scene,
    pub view: View,
    /// The upper left corner of the view on screen.
    pub origin: Pos2,
    /// Colour of a canvas node, where an overlay has one.
    pub overlay: Option<&'a dyn Fn(NodeId) -> Option<Color32>>,
}

/// Where a node was drawn, for pointing at it.
pub struct Drawn {
    pub place: NodeId,
    pub rect: Rect,
}

impl TreeView<'_> {
    /// How large nodes are at this zoom.
    fn radius(&self) -> f32 {
        let by_column = self.view.pixels_per_column * 0.40;
        let by_level = self.view.pixels_per_level * 0.26;
        (by_column.min(by_level) as f32).clamp(1.0, 22.0)
    }

    /// Inner nodes have the room of their children and may be larger than leaves.
    fn radius_of(&self, place: NodeId) -> f32 {
        let roomy =
            self.scene.canvas().nodes().child_count(place) > 1 && !self.scene.is_folded(place);
        let radius = self.radius();
        if roomy {
            let by_level = (self.view.pixels_per_level * 0.26) as f32;
            (self.view.pixels_per_column as f32 * 0.72)
                .min(by_level)
                .clamp(radius, radius.max(20.0))
        } else {
            radius
        }
    }

    pub fn is_rich(&self) -> bool {
        self.view.pixels_per_column >= RICH && self.view.pixels_per_level >= 26.0
    }

    /// Draws everything that is on screen; gives the rich nodes' places.
    pub fn paint(&self, painter: &Painter) -> Vec<Drawn> {
        let mut items = Vec::new();
        self.scene
            .layout()
            .place(&self.scene.shape(), &self.view, &mut items);
        let palette = Palette::new(self.model.theme().is_dark());
        let marked = self.marked();
        self.paint_levels(painter, &items, palette);
        self.paint_edges(painter, &items, palette, &marked);
        if self.is_rich() {
            self.paint_rich(painter, &items, palette, &marked)
        } else {
            self.paint_plain(painter, &items, palette, &marked);
            Vec::new()
        }
    }

    fn at(&self, x: f32, y: f32) -> Pos2 {
        self.origin + vec2(x, y)
    }

    /// The run's own node behind a place, if it exists at the moment shown.
    fn node(&self, place: NodeId) -> Option<NodeId> {
        let run = self.run?;
        let node = self.scene.canvas().of_run(self.runner, place)?;
        run.moment().is_generated(node).then_some(node)
    }

    fn state(&self, place: NodeId) -> State {
        match (self.run, self.node(place)) {
            (Some(run), Some(node)) => run.moment().state(node),
            _ => State::Ungenerated,
        }
    }

    /// The path being searched, and the principal variation once the search is over.
    fn marked(&self) -> Marked {
        let Some(run) = self.run else {
            return Marked::default();
        };
        let canvas = self.scene.canvas();
        let place = |node: NodeId| canvas.place(self.runner, node);
        let over = run.moment().now.done.is_some();
        let path = if over {
            Vec::new()
        } else {
            run.moment()
                .path(run.nodes())
                .into_iter()
                .filter_map(place)
                .collect()
        };
        let principal = match run.report() {
            Some(report) if over => {
                let mut line = vec![NodeId::ROOT];
                for i in 1..=report.pv.len() {
                    line.extend(canvas.nodes().find(&report.pv[..i]));
                }
                line
            }
            _ => Vec::new(),
        };
        Marked { path, principal }
    }

    /// The nested trees of a recursion, one tint a level, behind everything.
    fn paint_levels(&self, painter: &Painter, items: &[Item], palette: &Palette) {
        let Some(run) = self.run else { return };
        let radius = self.radius() + 3.0;
        let mut mesh = Mesh::default();
        for item in items {
            if !matches!(item.kind, Kind::Node | Kind::Folded) {
                continue;
            }
            let Some(node) = self.node(NodeId(item.node)) else {
                continue;
            };
            let level = run.moment().node(run.nodes(), node).level;
            if level > 1 {
                let centre = self.at(item.x, item.y);
                let rect = Rect::from_center_size(centre, Vec2::splat(radius * 2.0));
                mesh.add_colored_rect(rect, palette.level(u32::from(level) - 1));
            }
        }
        painter.add(mesh);
    }

    fn paint_edges(&self, painter: &Painter, items: &[Item], palette: &Palette, marked: &Marked) {
        let mut mesh = Mesh::default();
        let rich = self.is_rich();
        let mut strong = Vec::new();
        for item in items {
            let Some((px, py)) = item.parent else {
                continue;
            };
            let (from, to) = (self.at(px, py), self.at(item.x, item.y));
            let place = NodeId(item.node);
            let there = item.kind != Kind::Fan && self.node(place).is_some();
            let state = self.state(place);
            let color = match state {
                _ if !there => palette.faint.gamma_multiply(0.35),
                State::Cut | State::PreCut | State::Freed => palette.faint.gamma_multiply(0.8),
                _ => palette.faint,
            };
            let width = if rich { 1.5 } else { 1.0 };
            if marked.principal.contains(&place) {
                strong.push((from, to, palette.principal));
            } else if marked.path.contains(&place) {
                strong.push((from, to, palette.path));
            } else if rich {
                // Few lines: smooth ones.
                painter.line_segment([from, to], Stroke::new(width, color));
            } else {
                line(&mut mesh, from, to, width, color);
            }
        }
        for (from, to, color) in strong {
            if rich {
                painter.line_segment([from, to], Stroke::new(4.0, color));
            } else {
                line(&mut mesh, from, to, 2.5, color);
            }
        }
        painter.add(mesh);
    }

    /// Shapes without numbers, all in one mesh.
    fn paint_plain(&self, painter: &Painter, items: &[Item], palette: &Palette, marked: &Marked) {
        let mut mesh = Mesh::default();
        let radius = self.radius();
        let tiny = self.view.pixels_per_column < PLAIN;
        for item in items {
            let centre = self.at(item.x, item.y);
            let place = NodeId(item.node);
            let (fill, there) = self.fill(place, palette);
            match item.kind {
                Kind::Line => {}
                Kind::Cluster {
                    left,
                    right,
                    bottom,
                } => {
                    let rect =
                        Rect::from_min_max(self.at(left, item.y - 1.0), self.at(right, bottom));
                    mesh.add_colored_rect(rect.expand(0.5), fill.gamma_multiply(0.85));
                }
                Kind::Fan => triangle(&mut mesh, centre, radius * 1.2, palette.faint),
                Kind::Folded => triangle(&mut mesh, centre, radius * 1.8, fill),
                Kind::Node => {
                    let size = if there { radius } else { radius * 0.6 };
                    if tiny || self.player(place) == Player::Max {
                        mesh.add_colored_rect(
                            Rect::from_center_size(centre, Vec2::splat(size * 1.8)),
                            fill,
                        );
                    } else {
                        disc(&mut mesh, centre, size, fill);
                    }
                }
            }
            if marked.path.last() == Some(&place) {
                painter.circle_stroke(centre, radius + 3.0, Stroke::new(2.0, palette.path));
            }
        }
        painter.add(mesh);
        self.paint_selection(painter, items, palette);
    }

    fn fill(&self, place: NodeId, palette: &Palette) -> (Color32, bool) {
        let state = self.state(place);
        let there = state != State::Ungenerated;
        let color = match self.overlay.and_then(|overlay| overlay(place)) {
            Some(color) => color,
            None if !there => palette.faint.gamma_multiply(0.45),
            None => palette.look(state).fill,
        };
        (color, there)
    }

    fn player(&self, place: NodeId) -> Player {
        self.scene.canvas().nodes().player(place)
    }

    fn is_leaf(&self, place: NodeId) -> bool {
        let canvas = self.scene.canvas();
        canvas.value(place).is_some() || self.state(place) == State::Evaluated
    }

    /// Nodes with their numbers.
    fn paint_rich(
        &self,
        painter: &Painter,
        items: &[Item],
        palette: &Palette,
        marked: &Marked,
    ) -> Vec<Drawn> {
        let mut drawn = Vec::new();
        for item in items {
            let centre = self.at(item.x, item.y);
            let place = NodeId(item.node);
            let radius = self.radius_of(place);
            match item.kind {
                Kind::Line | Kind::Cluster { .. } => continue,
                Kind::Fan => {
                    let count = self.scene.canvas().nodes().child_count(place);
                    painter.text(
                        centre,
                        Align2::CENTER_CENTER,
                        format!("… {count}"),
                        font(radius),
                        palette.ink,
                    );
                    continue;
                }
                Kind::Folded => {
                    let (fill, _) = self.fill(place, palette);
                    let mut mesh = Mesh::default();
                    triangle(&mut mesh, centre, radius * 1.5, fill);
                    painter.add(mesh);
                    let below = self.subtree_size(place);
                    let text = pos2(centre.x, centre.y + radius * 1.9);
                    painter.text(
                        text,
                        Align2::CENTER_TOP,
                        below.to_string(),
                        font(radius * 0.8),
                        palette.ink,
                    );
                }
                Kind::Node => self.paint_node(painter, place, centre, radius, palette, marked),
            }
            drawn.push(Drawn {
                place,
                rect: Rect::from_center_size(centre, Vec2::splat(radius * 2.2)),
            });
        }
        self.paint_selection(painter, items, palette);
        drawn
    }

    fn paint_node(
        &self,
        painter: &Painter,
        place: NodeId,
        centre: Pos2,
        radius: f32,
        palette: &Palette,
        marked: &Marked,
    ) {
        let state = self.state(place);
        let there = state != State::Ungenerated;
        let look = palette.look(state);
        let (fill, _) = self.fill(place, palette);
        let is_current = marked.path.last() == Some(&place);
        let width = match look.sign {
            Sign::Strong => 2.5,
            _ if is_current => 2.5,
            _ => 1.2,
        };
        let line = if there {
            look.line
        } else {
            palette.faint.gamma_multiply(0.6)
        };
        let stroke = Stroke::new(width, if is_current { palette.path } else { line });
        let body = match look.sign {
            Sign::Hollow | Sign::Dashed if self.overlay.is_none() => palette.ground,
            _ if there || self.overlay.is_some() => fill,
            _ => palette.ground,
        };
        let r = if there { radius } else { radius * 0.82 };
        match self.player(place) {
            _ if self.is_leaf(place) => {
                painter.circle(centre, r * 0.95, body, stroke);
                if there {
                    painter.circle_stroke(
                        centre,
                        r * 0.95 - 2.5,
                        Stroke::new(0.8, line.gamma_multiply(0.7)),
                    );
                }
            }
            Player::Max => {
                let rect = Rect::from_center_size(centre, Vec2::splat(r * 1.85));
                if look.sign == Sign::Dashed {
                    painter.rect_filled(rect, 2.0, body);
                    dashed(painter, &corners(rect), stroke);
                } else {
                    painter.rect(rect, 2.0, body, stroke, StrokeKind::Middle);
                }
            }
            Player::Min => {
                if look.sign == Sign::Dashed {
                    painter.circle_filled(centre, r, body);
                    dashed(painter, &ring(centre, r), stroke);
                } else {
                    painter.circle(centre, r, body, stroke);
                }
            }
        }
        if look.sign == Sign::Struck {
            let d = r * 0.9;
            painter.line_segment(
                [centre - vec2(d, -d), centre + vec2(d, -d)],
                Stroke::new(1.8, look.line),
            );
        }
        self.paint_numbers(painter, place, centre, radius, palette, body, state);
    }

    #[allow(clippy::too_many_arguments)] // One node's picture: everything about it is used at once.
    fn paint_numbers(
        &self,
        painter: &Painter,
        place: NodeId,
        centre: Pos2,
        radius: f32,
        palette: &Palette,
        body: Color32,
        state: State,
    ) {
        let there = state != State::Ungenerated;
        let ink = if there { contrast(body) } else { palette.faint };
        if let Some(text) = self.value_text(place) {
            // Small leaves have their value below, where there is room.
            if radius < 9.5 && self.is_leaf(place) {
                let at = pos2(centre.x, centre.y + radius + 2.0);
                let ink = if there {
                    palette.ink
                } else {
                    palette.ink.gamma_multiply(0.4)
                };
                painter.text(
                    at,
                    Align2::CENTER_TOP,
                    text,
                    FontId::proportional(10.5),
                    ink,
                );
            } else if radius >= 8.0 {
                let size = text_size(&text, radius);
                painter.text(
                    centre,
                    Align2::CENTER_CENTER,
                    text,
                    FontId::proportional(size),
                    ink,
                );
            }
        }
        if self.view.pixels_per_level < 46.0 {
            return;
        }
        let Some((run, node)) = self.run.zip(self.node(place)) else {
            return;
        };
        let small = FontId::proportional((radius * 0.72).clamp(9.0, 13.0));
        if radius < 9.5 {
            return;
        }
        let view = run.moment().node(run.nodes(), node);
        let below = pos2(centre.x, centre.y + radius * 1.05);
        if run.moment().is_open(node) && view.merit != Value::INF && view.merit != Value::NEG_INF {
            painter.text(
                below,
                Align2::CENTER_TOP,
                format!("β {}", view.merit),
                small,
                palette.ink,
            );
        } else if let Some(window) = view
            .window
            .filter(|_| matches!(state, State::Entered | State::Expanded))
        {
            let text = format!("{}…{}", short(window.lower), short(window.upper));
            if radius >= 13.0 {
                painter.text(
                    below,
                    Align2::CENTER_TOP,
                    text,
                    small,
                    palette.ink.gamma_multiply(0.8),
                );
            }
        }
        self.paint_move(painter, place, centre, radius, palette);
    }

    /// The move on the edge, where games have names for moves.
    fn paint_move(
        &self,
        painter: &Painter,
        place: NodeId,
        centre: Pos2,
        radius: f32,
        palette: &Palette,
    ) {
        if self.view.pixels_per_column < 30.0 {
            return;
        }
        if let Some(name) = self.model.move_name(self.scene.canvas().nodes(), place) {
            let above = pos2(centre.x, centre.y - radius * 1.15);
            let galley = painter.layout_no_wrap(name, FontId::proportional(11.0), palette.ink);
            let rect = Align2::CENTER_BOTTOM.anchor_size(above, galley.size());
            painter.rect_filled(rect.expand(1.0), 2.0, palette.ground.gamma_multiply(0.8));
            painter.galley(rect.min, galley, palette.ink);
        }
    }

    /// What stands inside a node: its value, or the bounds that are known.
    fn value_text(&self, place: NodeId) -> Option<String> {
        if let Some((run, node)) = self.run.zip(self.node(place)) {
            let bounds = run.moment().bounds(node);
            if bounds != Bounds::UNKNOWN {
                return Some(bounds_text(bounds));
            }
        }
        self.scene
            .canvas()
            .value(place)
            .map(|value| value.to_string())
    }

    fn subtree_size(&self, place: NodeId) -> usize {
        let nodes = self.scene.canvas().nodes();
        let mut count = 0;
        let mut stack = vec![place];
        while let Some(node) = stack.pop() {
            count += 1;
            stack.extend(nodes.children(node));
            if count > 100_000 {
                break;
            }
        }
        count - 1
    }

    fn paint_selection(&self, painter: &Painter, items: &[Item], palette: &Palette) {
        let canvas = self.scene.canvas();
        let place_of = |node: Option<super::action::NodeRef>| {
            node.and_then(|n| canvas.place(n.runner, n.node))
        };
        let (selected, hovered) = (
            place_of(self.model.selected()),
            place_of(self.model.hovered()),
        );
        for item in items {
            let place = Some(NodeId(item.node));
            let radius = self.radius_of(NodeId(item.node)) + 4.0;
            if place == selected {
                painter.circle_stroke(
                    self.at(item.x, item.y),
                    radius,
                    Stroke::new(2.5, palette.selection),
                );
            } else if place == hovered {
                painter.circle_stroke(
                    self.at(item.x, item.y),
                    radius,
                    Stroke::new(1.5, palette.selection.gamma_multiply(0.7)),
                );
            }
        }
    }
}

#[derive(Default)]
struct Marked {
    path: Vec<NodeId>,
    principal: Vec<NodeId>,
}

/// Bounds in a few characters: 7, ≥3, ≤8, 3–8.
pub fn bounds_text(bounds: Bounds) -> String {
    match (bounds.lower, bounds.upper) {
        (lower, upper) if lower == upper => lower.to_string(),
        (lower, Value::INF) => format!("≥{lower}"),
        (Value::NEG_INF, upper) => format!("≤{upper}"),
        (lower, upper) => format!("{lower}–{upper}"),
    }
}

fn short(value: Value) -> String {
    match value {
        Value::INF => "∞".to_owned(),
        Value::NEG_INF => "−∞".to_owned(),
        value => value.to_string(),
    }
}

fn font(size: f32) -> FontId {
    FontId::proportional(size.clamp(9.0, 16.0))
}

/// As large as fits into a node.
fn text_size(text: &str, radius: f32) -> f32 {
    let by_width = radius * 2.9 / text.chars().count().max(2) as f32;
    by_width.min(radius * 1.05).clamp(6.5, 18.0)
}

/// Black or white, whichever can be read on this.
pub fn contrast(ground: Color32) -> Color32 {
    let luma = 0.299 * f32::from(ground.r())
        + 0.587 * f32::from(ground.g())
        + 0.114 * f32::from(ground.b());
    if luma > 140.0 {
        Color32::from_rgb(0x10, 0x16, 0x1A)
    } else {
        Color32::WHITE
    }
}

/// A straight line as two triangles: cheaper than a shape of its own.
fn line(mesh: &mut Mesh, from: Pos2, to: Pos2, width: f32, color: Color32) {
    let along = to - from;
    if along.length_sq() < 0.01 {
        return;
    }
    let side = along.normalized().rot90() * (width / 2.0);
    polygon(
        mesh,
        &[from + side, to + side, to - side, from - side],
        color,
    );
}

fn disc(mesh: &mut Mesh, centre: Pos2, radius: f32, color: Color32) {
    const CORNERS: [(f32, f32); 8] = [
        (1.0, 0.0),
        (0.707, 0.707),
        (0.0, 1.0),
        (-0.707, 0.707),
        (-1.0, 0.0),
        (-0.707, -0.707),
        (0.0, -1.0),
        (0.707, -0.707),
    ];
    polygon(
        mesh,
        &CORNERS.map(|(x, y)| centre + vec2(x, y) * radius),
        color,
    );
}

fn triangle(mesh: &mut Mesh, centre: Pos2, size: f32, color: Color32) {
    polygon(
        mesh,
        &[
            centre + vec2(0.0, -size),
            centre + vec2(size, size),
            centre + vec2(-size, size),
        ],
        color,
    );
}

/// A convex polygon as a fan.
fn polygon(mesh: &mut Mesh, corners: &[Pos2], color: Color32) {
    let first = mesh.vertices.len() as u32;
    mesh.vertices.extend(corners.iter().map(|&pos| Vertex {
        pos,
        uv: WHITE_UV,
        color,
    }));
    for i in 1..corners.len() as u32 - 1 {
        mesh.add_triangle(first, first + i, first + i + 1);
    }
}

fn dashed(painter: &Painter, outline: &[Pos2], stroke: Stroke) {
    painter.extend(Shape::dashed_line(outline, stroke, 3.0, 3.0));
}

fn corners(rect: Rect) -> [Pos2; 5] {
    [
        rect.left_top(),
        rect.right_top(),
        rect.right_bottom(),
        rect.left_bottom(),
        rect.left_top(),
    ]
}

fn ring(centre: Pos2, radius: f32) -> Vec<Pos2> {
    (0..=24)
        .map(|i| centre + Vec2::angled(i as f32 * std::f32::consts::TAU / 24.0) * radius)
        .collect()
}
