//! A tree far away: one mesh of plain shapes, without the nodes that are rich.

use egui::epaint::{Mesh, Vertex};
use egui::{Color32, Pos2, Vec2, pos2, vec2};

use super::{
    Drawn, RING, cluster, emphasis_of, ends_of, foot, has_foot, is_rich, plain_color, radius,
    radius_of, tint_of, triangle,
};
use crate::picture::layout::{Item, Kind, View};
use crate::picture::palette::{Palette, Sign};
use crate::trace::State;

/// Smaller nodes that would be round are diamonds: that takes four vertices, and no square.
const ROUND: f32 = 2.0;
/// How wide the stroke through a cut node is.
const STROKE: f32 = 1.3;

/// The items as one mesh of plain shapes, moved by `origin`.
pub fn mesh<D: Drawn>(
    items: &[Item],
    view: &View,
    palette: &Palette,
    drawn: &D,
    origin: Vec2,
) -> Mesh {
    let mut mesh = Mesh::default();
    mesh.reserve_vertices(8 * items.len());
    mesh.reserve_triangles(4 * items.len());
    for item in items {
        if let Some((at, tint)) = tint_of(item, view, drawn) {
            mesh.add_colored_rect(at.translate(origin), tint);
        }
    }
    let radius = radius(view).max(1.2);
    let width = (radius / 9.0).clamp(0.6, 1.2);
    for item in items {
        if let Some([from, to]) = ends_of(item)
            && emphasis_of(item, drawn).is_none()
        {
            let searched = drawn.is_there(item.node) && drawn.look(item.node).sign != Sign::Hollow;
            let color = if searched {
                palette.faint
            } else {
                palette.faint.gamma_multiply(0.4)
            };
            segment(&mut mesh, from + origin, to + origin, width, color);
        }
    }
    for item in items {
        if let (Some([from, to]), Some(color)) = (ends_of(item), emphasis_of(item, drawn)) {
            let width = (3.0 * width).max(2.2);
            segment(&mut mesh, from + origin, to + origin, width, color);
        }
    }
    for item in items.iter().filter(|item| !is_rich(view, item)) {
        let at = pos2(item.x, item.y) + origin;
        match item.kind {
            Kind::Line | Kind::Fan => {}
            Kind::Cluster {
                left,
                right,
                bottom,
            } => {
                let points = cluster(item, left, right, bottom);
                let color = drawn.cluster(item.node);
                polygon(&mut mesh, points.iter().map(|&p| p + origin), color);
                if has_foot(item.y, bottom)
                    && let Some(color) = drawn.cluster_foot(item.node)
                {
                    let foot = foot(left, right, item.y, bottom, view);
                    mesh.add_colored_rect(foot.translate(origin), color);
                }
            }
            Kind::Node | Kind::Folded => {
                let look = drawn.look(item.node);
                if item.kind == Kind::Folded {
                    polygon(&mut mesh, triangle(at, view).into_iter(), look.line);
                }
                let there = drawn.is_there(item.node);
                let color = if there {
                    plain_color(look)
                } else {
                    plain_color(palette.look(State::Ungenerated))
                };
                let radius = radius_of(view, item).max(1.2);
                if let Some(color) = drawn.ring(item.node) {
                    soft_disc(&mut mesh, at, radius + RING, color);
                }
                let radius = if there {
                    radius
                } else {
                    (0.7 * radius).max(0.75)
                };
                let is_struck = there && look.sign == Sign::Struck;
                if is_struck {
                    // Steep between small neighbours.
                    let slope = if radius >= ROUND { 1.4 } else { 0.9 };
                    let reach = vec2(slope, -1.5) * radius;
                    segment(&mut mesh, at - reach, at + reach, STROKE, color);
                }
                // As near by, a leaf is round, whoever would be to move.
                if drawn.is_max(item.node) && !drawn.is_leaf(item.node) {
                    let square = SQUARE.map(|(x, y)| at + vec2(x, y) * radius);
                    polygon(&mut mesh, square.into_iter(), color);
                } else if radius >= ROUND {
                    soft_disc(&mut mesh, at, radius, color);
                } else if !is_struck {
                    // The stroke alone says more than a dot that hides it.
                    let diamond = DIAMOND.map(|(x, y)| at + vec2(x, y) * radius);
                    polygon(&mut mesh, diamond.into_iter(), color);
                }
            }
        }
    }
    mesh
}

const SQUARE: [(f32, f32); 4] = [(-0.89, -0.89), (0.89, -0.89), (0.89, 0.89), (-0.89, 0.89)];
const DIAMOND: [(f32, f32); 4] = [(0.0, -1.2), (1.2, 0.0), (0.0, 1.2), (-1.2, 0.0)];
const OCTAGON: [(f32, f32); 8] = [
    (0.38, -0.92),
    (0.92, -0.38),
    (0.92, 0.38),
    (0.38, 0.92),
    (-0.38, 0.92),
    (-0.92, 0.38),
    (-0.92, -0.38),
    (-0.38, -0.92),
];

/// A convex polygon as a fan of triangles.
fn polygon(mesh: &mut Mesh, points: impl Iterator<Item = Pos2>, color: Color32) {
    let first = mesh.vertices.len() as u32;
    mesh.vertices
        .extend(points.map(|pos| Vertex::untextured(pos, color)));
    let count = mesh.vertices.len() as u32 - first;
    for i in 2..count {
        mesh.add_triangle(first, first + i - 1, first + i);
    }
}

/// An octagon whose rim fades out over a pixel.
fn soft_disc(mesh: &mut Mesh, at: Pos2, radius: f32, color: Color32) {
    let first = mesh.vertices.len() as u32;
    let ring = |radius: f32| OCTAGON.map(|(x, y)| at + vec2(x, y) * radius);
    polygon(mesh, ring(radius - 0.5).into_iter(), color);
    for pos in ring(radius + 0.5) {
        mesh.vertices
            .push(Vertex::untextured(pos, Color32::TRANSPARENT));
    }
    for i in 0..8 {
        let (inner, next) = (first + i, first + (i + 1) % 8);
        mesh.add_triangle(inner, next, inner + 8);
        mesh.add_triangle(next, next + 8, inner + 8);
    }
}

/// A line that fades out over half a pixel on either side, or thin lines would break into dashes.
fn segment(mesh: &mut Mesh, from: Pos2, to: Pos2, width: f32, color: Color32) {
    let along = to - from;
    let length = along.length();
    if length <= 0.0 {
        return;
    }
    let across = along.rot90() / length;
    // The middle has the full colour; lines below a pixel are paler instead of thinner.
    let color = color.gamma_multiply(width.min(1.0));
    let reach = width.max(1.0) / 2.0 + 0.5;
    let first = mesh.vertices.len() as u32;
    for end in [from, to] {
        for (side, color) in [
            (-reach, Color32::TRANSPARENT),
            (0.0, color),
            (reach, Color32::TRANSPARENT),
        ] {
            mesh.vertices
                .push(Vertex::untextured(end + across * side, color));
        }
    }
    for i in [first, first + 1] {
        mesh.add_triangle(i, i + 1, i + 3);
        mesh.add_triangle(i + 1, i + 4, i + 3);
    }
}
