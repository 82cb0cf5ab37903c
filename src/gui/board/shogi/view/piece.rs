//! One shogi piece: a wooden pentagon that points at its opponent, with a kanji or a letter.

use egui::emath::Rot2;
use egui::epaint::{Mesh, TextShape};
use egui::{Color32, FontId, Painter, Pos2, Rect, Shape, Stroke, Vec2, vec2};

use crate::game::shogi::{Kind, Piece};
use crate::gui::board::othello::view::mixed;
use crate::gui::theme::ShogiColors;
use crate::picture::fonts;

/// How a piece is to be drawn.
#[derive(Clone, Copy, Debug)]
pub struct Style<'a> {
    pub colors: &'a ShogiColors,
    pub letters: bool,
    /// 1 = there, less = hardly there.
    pub opacity: f32,
}

/// Pieces of lower rank are smaller.
const fn size(kind: Kind) -> f32 {
    match kind {
        Kind::King => 1.0,
        Kind::Rook | Kind::Bishop => 0.97,
        Kind::Gold | Kind::Silver => 0.94,
        Kind::Knight | Kind::Lance => 0.91,
        Kind::Pawn => 0.87,
    }
}

/// The outline of a piece that points up, its middle at the origin, one high and one wide.
const OUTLINE: [Vec2; 5] = [
    vec2(0.0, -0.5),
    vec2(0.37, -0.33),
    vec2(0.47, 0.5),
    vec2(-0.47, 0.5),
    vec2(-0.37, -0.33),
];

/// Draws a piece in a cell. `lone_king` is written 玉 on either side, as tsume problems do.
pub fn paint(
    painter: &Painter,
    cell: Rect,
    piece: Piece,
    points_up: bool,
    lone_king: bool,
    style: Style<'_>,
) {
    let colors = style.colors;
    let fade = |color: Color32| color.gamma_multiply(style.opacity);
    let turn = if points_up { 1.0 } else { -1.0 };
    let extent = vec2(cell.width() * 0.92, cell.height() * 0.93) * size(piece.kind);
    // All stand on one line, near their owner's edge of the square.
    let down = (cell.height() * 0.95 - extent.y) * 0.5 * turn;
    let centre = cell.center() + vec2(0.0, down * 0.5);
    let corners = |grow: f32| OUTLINE.map(|v| centre + v * (extent + Vec2::splat(grow)) * turn);
    let small = cell.width() < 16.0;

    if !small {
        let drop = vec2(0.035, 0.05) * cell.width();
        for (grow, strength) in [(1.6, 0.16), (0.4, 0.3)] {
            let shape = corners(grow).map(|corner| corner + drop).to_vec();
            let color = fade(colors.shadow).gamma_multiply(strength);
            painter.add(Shape::convex_polygon(shape, color, Stroke::NONE));
        }
    }
    let [lit, body, edge] = colors.piece.map(fade);
    let width = (cell.width() / 26.0).clamp(0.6, 1.6);
    painter.add(Shape::convex_polygon(
        corners(0.0).to_vec(),
        body,
        Stroke::new(width, edge),
    ));
    if !small {
        face(painter, corners(-2.0 * width), cell, lit, body);
    }
    write(painter, centre, extent, piece, points_up, lone_king, style);
}

/// Light falls from the upper left of the screen, whichever way the piece points.
fn face(painter: &Painter, corners: [Pos2; 5], cell: Rect, lit: Color32, body: Color32) {
    let mut mesh = Mesh::default();
    for corner in corners {
        let at = (corner - cell.min) / cell.size();
        let share = ((at.x + at.y) / 2.0).clamp(0.0, 1.0);
        mesh.colored_vertex(corner, mixed(lit, body, share));
    }
    for i in 1..4 {
        mesh.add_triangle(0, i, i + 1);
    }
    painter.add(mesh);
}

fn write(
    painter: &Painter,
    centre: Pos2,
    extent: Vec2,
    piece: Piece,
    points_up: bool,
    lone_king: bool,
    style: Style<'_>,
) {
    let colors = style.colors;
    let color = if piece.is_promoted() {
        colors.piece_red
    } else {
        colors.piece_ink
    };
    let (sign, font, share) = if style.letters {
        (piece.kind.letter(), fonts::bold(), 0.62)
    } else {
        (piece.sign(lone_king), fonts::pieces(), 0.74)
    };
    // Letters stay upright: the pentagon says whose they are.
    let angle = if points_up || style.letters {
        0.0
    } else {
        std::f32::consts::PI
    };
    let size = fonts::step((extent.y * share).min(extent.x * 0.88));
    let color = color.gamma_multiply(style.opacity);
    let galley = painter.layout_no_wrap(sign.to_string(), FontId::new(size, font), color);
    // The middle of the ink, not of the row, goes where the piece is broadest.
    let towards = if points_up { 1.0 } else { -1.0 };
    let middle = centre + vec2(0.0, extent.y * 0.075 * towards);
    let ink = galley.mesh_bounds.center().to_vec2();
    let at = middle - Rot2::from_angle(angle) * ink;
    painter.add(TextShape::new(at, galley, color).with_angle(angle));
}
