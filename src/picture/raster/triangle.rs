//! One mesh onto the canvas: triangles row by row, upright rectangles in one piece.
//!
//! Corners are snapped to 1/256 pixel and edges are compared in whole numbers, so neighbouring
//! triangles share no pixel and leave no gap: a pixel belongs to the triangle that its centre
//! lies in, and a centre on an edge to the triangle on its right or below.

use egui::epaint::{Mesh, Vertex};

use super::canvas::{Canvas, Clip, Pixel, fill, multiply, over, pixel, scale};
use super::texture::Texture;

/// Steps of the snapping grid in a pixel, as a power of two.
const SUB: u32 = 8;
const ONE: i64 = 1 << SUB;
/// Farther out nothing is told apart; products of two coordinates still fit in 64 bits.
const FAR: f32 = (1 << 21) as f32;

/// A corner: where it is in steps of the grid and in pixels, its texel and its colour.
#[derive(Clone, Copy)]
struct Corner {
    x: i64,
    y: i64,
    u: f32,
    v: f32,
    color: Pixel,
}

pub(super) fn paint_mesh(
    canvas: &mut Canvas,
    texture: &Texture,
    clip: Clip,
    pixels_per_point: f32,
    mesh: &Mesh,
) {
    let [width, height] = texture.size();
    let snap = |points: f32| {
        let pixels = (points * pixels_per_point).clamp(-FAR, FAR);
        (pixels * ONE as f32).round() as i64
    };
    let corners: Vec<Corner> = mesh
        .vertices
        .iter()
        .map(|&Vertex { pos, uv, color }| Corner {
            x: snap(pos.x),
            y: snap(pos.y),
            u: uv.x * width,
            v: uv.y * height,
            color: pixel(color),
        })
        .collect();
    let corner = |i: u32| corners[i as usize];

    let mut indices = mesh.indices.as_slice();
    loop {
        // Text and images come as two triangles that make an upright rectangle.
        if let [a, b, c, d, e, f, rest @ ..] = indices
            && (c, b) == (d, e)
            && paint_upright(canvas, texture, clip, [a, b, c, f].map(|i| corner(*i)))
        {
            indices = rest;
            continue;
        }
        let [a, b, c, rest @ ..] = indices else {
            break;
        };
        paint_triangle(canvas, texture, clip, [a, b, c].map(|i| corner(*i)));
        indices = rest;
    }
}

/// The first pixel whose centre is at or right of `x`.
#[inline]
fn first_pixel(x: i64) -> i64 {
    (x + ONE / 2 - 1) >> SUB
}

/// Where the centre of a pixel is, on the grid.
#[inline]
fn centre(pixel: i32) -> i64 {
    i64::from(pixel) * ONE + ONE / 2
}

/// Corners left-top, right-top, left-bottom, right-bottom of one colour; `false` if they are not
/// that.
fn paint_upright(
    canvas: &mut Canvas,
    texture: &Texture,
    clip: Clip,
    [a, b, c, d]: [Corner; 4],
) -> bool {
    let upright = a.y == b.y && c.y == d.y && a.x == c.x && b.x == d.x && a.x < b.x && a.y < c.y;
    let one_color = a.color == b.color && a.color == c.color && a.color == d.color;
    let straight = a.v == b.v && c.v == d.v && a.u == c.u && b.u == d.u;
    if !(upright && one_color && straight) {
        return false;
    }
    let left = first_pixel(a.x).max(i64::from(clip.left)) as i32;
    let right = first_pixel(b.x).min(i64::from(clip.right)) as i32;
    let top = first_pixel(a.y).max(i64::from(clip.top)) as i32;
    let bottom = first_pixel(c.y).min(i64::from(clip.bottom)) as i32;
    if left >= right || top >= bottom {
        return true;
    }
    if a.u == d.u && a.v == d.v {
        let color = multiply(a.color, texture.nearest(a.u, a.v));
        for y in top..bottom {
            fill(canvas.span(y, left, right), color);
        }
        return true;
    }

    let per_pixel = |texels: f32, steps: i64| texels * ONE as f32 / steps as f32;
    let (du, dv) = (
        per_pixel(d.u - a.u, d.x - a.x),
        per_pixel(d.v - a.v, d.y - a.y),
    );
    let linear = texture.is_linear(du.abs().max(dv.abs()));
    for y in top..bottom {
        let v = a.v + dv * ((centre(y) - a.y) as f32 / ONE as f32);
        for (p, x) in canvas.span(y, left, right).iter_mut().zip(left..) {
            let u = a.u + du * ((centre(x) - a.x) as f32 / ONE as f32);
            let texel = sample(texture, linear, u, v);
            *p = over(*p, tint(a.color, texel));
        }
    }
    true
}

#[inline]
fn sample(texture: &Texture, linear: bool, u: f32, v: f32) -> Pixel {
    if linear {
        texture.linear(u, v)
    } else {
        texture.nearest(u, v)
    }
}

/// `color` times `texel`; texels of letters are mostly nothing or full.
#[inline]
fn tint(color: Pixel, texel: Pixel) -> Pixel {
    match texel {
        0 => 0,
        0xFFFF_FFFF => color,
        _ if texel == (texel & 0xFF) * 0x0101_0101 => scale(color, texel & 0xFF),
        _ => multiply(color, texel),
    }
}

/// One side of a triangle. Inside is where `at_row + step · x ≥ 0`.
#[derive(Clone, Copy)]
struct Edge {
    /// Value at the centre of pixel 0 of the current row.
    at_row: i64,
    step: i64,
    row_step: i64,
}

impl Edge {
    /// From `a` to `b` with the inside on its right hand.
    fn new(a: Corner, b: Corner, row: i32) -> Edge {
        let (dx, dy) = (b.x - a.x, b.y - a.y);
        let at = dx * (centre(row) - a.y) - dy * (centre(0) - a.x);
        // A centre on the edge counts only on a left or a top edge.
        let owns = dy < 0 || (dy == 0 && dx > 0);
        Edge {
            at_row: if owns { at } else { at - 1 },
            step: -dy * ONE,
            row_step: dx * ONE,
        }
    }

    /// The pixels of `left..right` that lie inside in this row.
    #[inline]
    fn narrow(&self, left: &mut i64, right: &mut i64) {
        if self.step > 0 {
            *left = (*left).max(-self.at_row.div_euclid(self.step));
        } else if self.step < 0 {
            *right = (*right).min(self.at_row.div_euclid(-self.step) + 1);
        } else if self.at_row < 0 {
            *right = *left;
        }
    }
}

/// A quantity that changes evenly over the triangle, as its value at the first corner and its
/// changes per pixel.
#[derive(Clone, Copy)]
struct Plane {
    at: f32,
    dx: f32,
    dy: f32,
}

impl Plane {
    #[inline]
    fn row(&self, y: f32) -> f32 {
        self.at + self.dy * y
    }
}

fn paint_triangle(canvas: &mut Canvas, texture: &Texture, clip: Clip, corners: [Corner; 3]) {
    let [a, mut b, mut c] = corners;
    let mut area = (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
    if area == 0 {
        return;
    }
    if area < 0 {
        // egui winds either way.
        (b, c) = (c, b);
        area = -area;
    }
    let top = first_pixel(a.y.min(b.y).min(c.y)).max(i64::from(clip.top));
    let bottom = first_pixel(a.y.max(b.y).max(c.y)).min(i64::from(clip.bottom));
    let leftmost = first_pixel(a.x.min(b.x).min(c.x)).max(i64::from(clip.left));
    let rightmost = first_pixel(a.x.max(b.x).max(c.x)).min(i64::from(clip.right));
    if top >= bottom || leftmost >= rightmost {
        return;
    }
    let row = top as i32;
    let mut edges = [
        Edge::new(a, b, row),
        Edge::new(b, c, row),
        Edge::new(c, a, row),
    ];
    let shade = Shade::new(texture, [a, b, c], area);
    for y in row..bottom as i32 {
        let (mut left, mut right) = (leftmost, rightmost);
        for edge in &mut edges {
            edge.narrow(&mut left, &mut right);
            edge.at_row += edge.row_step;
        }
        if left < right {
            let (left, right) = (left as i32, right as i32);
            shade.paint(canvas.span(y, left, right), left, y);
        }
    }
}

/// How the inside of a triangle is coloured.
enum Shade<'a> {
    Flat(Pixel),
    /// Colour runs from corner to corner.
    Smooth {
        colors: [Plane; 4],
        origin: [i64; 2],
    },
    /// A texture, too.
    Textured {
        texture: &'a Texture,
        linear: bool,
        colors: [Plane; 4],
        one_color: Option<Pixel>,
        uv: [Plane; 2],
        origin: [i64; 2],
    },
}

impl<'a> Shade<'a> {
    fn new(texture: &'a Texture, [a, b, c]: [Corner; 3], area: i64) -> Shade<'a> {
        let one_color = (a.color == b.color && a.color == c.color).then_some(a.color);
        let one_texel = a.u == b.u && a.u == c.u && a.v == b.v && a.v == c.v;
        if let (Some(color), true) = (one_color, one_texel) {
            return Shade::Flat(multiply(color, texture.nearest(a.u, a.v)));
        }

        // Cramer's rule, with the grid's steps turned into pixels.
        let per_pixel = ONE as f64 / area as f64;
        let plane = |qa: f32, qb: f32, qc: f32| {
            let (to_b, to_c) = (f64::from(qb - qa), f64::from(qc - qa));
            let dx = to_b * (c.y - a.y) as f64 - to_c * (b.y - a.y) as f64;
            let dy = to_c * (b.x - a.x) as f64 - to_b * (c.x - a.x) as f64;
            Plane {
                at: qa,
                dx: (dx * per_pixel) as f32,
                dy: (dy * per_pixel) as f32,
            }
        };
        let origin = [a.x, a.y];
        let of = |at: Corner| at.color.to_le_bytes().map(f32::from);
        let (ca, cb, cc) = (of(a), of(b), of(c));
        let colors = std::array::from_fn(|i| plane(ca[i], cb[i], cc[i]));
        if one_texel && texture.nearest(a.u, a.v) == Pixel::MAX {
            return Shade::Smooth { colors, origin };
        }
        let uv = [plane(a.u, b.u, c.u), plane(a.v, b.v, c.v)];
        let density = uv
            .iter()
            .fold(0.0, |most: f32, q| most.max(q.dx.abs()).max(q.dy.abs()));
        Shade::Textured {
            texture,
            linear: texture.is_linear(density),
            colors,
            one_color,
            uv,
            origin,
        }
    }

    /// Paints the pixels of a row from `left` on.
    fn paint(&self, span: &mut [Pixel], left: i32, y: i32) {
        // Values are taken at each pixel from the corner, never summed up along the row, so that
        // a picture does not depend on where it is clipped.
        let distance = |at: i32, from: i64| (centre(at) - from) as f32 / ONE as f32;
        match self {
            Shade::Flat(color) => fill(span, *color),
            Shade::Smooth { colors, origin } => {
                let rows = colors.map(|q| q.row(distance(y, origin[1])));
                for (p, x) in span.iter_mut().zip(left..) {
                    *p = over(*p, color_at(colors, rows, distance(x, origin[0])));
                }
            }
            Shade::Textured {
                texture,
                linear,
                colors,
                one_color,
                uv: [u, v],
                origin,
            } => {
                let dy = distance(y, origin[1]);
                let rows = colors.map(|q| q.row(dy));
                let (u_row, v_row) = (u.row(dy), v.row(dy));
                for (p, x) in span.iter_mut().zip(left..) {
                    let dx = distance(x, origin[0]);
                    let texel = sample(texture, *linear, u_row + u.dx * dx, v_row + v.dx * dx);
                    let color = one_color.unwrap_or_else(|| color_at(colors, rows, dx));
                    *p = over(*p, tint(color, texel));
                }
            }
        }
    }
}

#[inline]
fn color_at(colors: &[Plane; 4], rows: [f32; 4], dx: f32) -> Pixel {
    // The cast saturates, which also mends what rounding pushed past 0 or 255.
    Pixel::from_le_bytes(std::array::from_fn(|i| {
        (rows[i] + colors[i].dx * dx + 0.5) as u8
    }))
}
