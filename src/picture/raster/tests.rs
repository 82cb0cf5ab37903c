//! What must hold of painted meshes.

use super::*;
use egui::epaint::{ImageDelta, Mesh, Vertex};
use egui::{Color32, ColorImage, Pos2, Rect, TextureOptions, pos2, vec2};
use proptest::prelude::*;

const WHITE: TextureId = TextureId::Managed(0);

fn white() -> Textures {
    let mut textures = Textures::default();
    let image = ColorImage::filled([1, 1], Color32::WHITE);
    textures.set(WHITE, &ImageDelta::full(image, TextureOptions::LINEAR));
    textures
}

fn paint(size: usize, clip_rect: Rect, meshes: Vec<Mesh>) -> Canvas {
    let mut canvas = Canvas::new([size, size], Color32::TRANSPARENT);
    let primitives: Vec<ClippedPrimitive> = meshes
        .into_iter()
        .map(|mesh| ClippedPrimitive {
            clip_rect,
            primitive: Primitive::Mesh(mesh),
        })
        .collect();
    paint_primitives(&mut canvas, &white(), 1.0, &primitives);
    canvas
}

fn triangle(corners: [Pos2; 3], color: Color32) -> Mesh {
    let mut mesh = Mesh::with_texture(WHITE);
    for pos in corners {
        mesh.vertices.push(Vertex::untextured(pos, color));
    }
    mesh.add_triangle(0, 1, 2);
    mesh
}

/// A colour that shows how often a pixel was painted: red counts.
fn once() -> Color32 {
    Color32::from_rgba_premultiplied(1, 0, 0, 0)
}

fn corner() -> impl Strategy<Value = Pos2> {
    (-40..400i32, -40..400i32).prop_map(|(x, y)| pos2(x as f32 / 10.0, y as f32 / 10.0))
}

proptest! {
    /// A fan round an inner point covers the outline exactly once: no gap, no pixel twice.
    #[test]
    fn triangles_that_share_an_edge_neither_overlap_nor_gap(
        a in corner(), b in corner(), c in corner(), s in 0.0f32..1.0, t in 0.0f32..1.0,
    ) {
        // The inner point must lie on the grid of 1/256 and inside, so the outline is that of the
        // fan whatever the rounding.
        let p = a + (b - a) * s * (1.0 - t) + (c - a) * t;
        let whole = paint(40, Rect::EVERYTHING, vec![triangle([a, b, c], once())]);
        let fan = paint(40, Rect::EVERYTHING, vec![
            triangle([a, b, p], once()),
            triangle([p, b, c], once()),
            triangle([a, p, c], once()),
        ]);
        let snapped = |q: Pos2| pos2((q.x * 256.0).round(), (q.y * 256.0).round());
        let side = |u: Pos2, v: Pos2, w: Pos2| {
            let (d, e) = (v - u, w - u);
            f64::from(d.x) * f64::from(e.y) - f64::from(d.y) * f64::from(e.x)
        };
        let [sa, sb, sc, sp] = [a, b, c, p].map(snapped);
        let sides = [side(sa, sb, sp), side(sb, sc, sp), side(sc, sa, sp)];
        prop_assume!(sides.iter().all(|s| *s >= 0.0) || sides.iter().all(|s| *s <= 0.0));
        prop_assert!(whole == fan);
    }

    /// Clipping removes pixels and changes none.
    #[test]
    fn clipping_changes_nothing_inside(
        a in corner(), b in corner(), c in corner(),
        left in 0usize..40, top in 0usize..40, width in 0usize..40, height in 0usize..40,
    ) {
        let mesh = || {
            let mut mesh = Mesh::with_texture(WHITE);
            let colors = [Color32::RED, Color32::from_black_alpha(77), Color32::GREEN];
            for (pos, color) in [a, b, c].into_iter().zip(colors) {
                mesh.vertices.push(Vertex::untextured(pos, color));
            }
            mesh.add_triangle(0, 1, 2);
            vec![mesh]
        };
        let clip = Rect::from_min_size(
            pos2(left as f32, top as f32),
            vec2(width as f32, height as f32),
        );
        let whole = paint(40, Rect::EVERYTHING, mesh());
        let clipped = paint(40, clip, mesh());
        for y in 0..40 {
            for x in 0..40 {
                let inside = (left..left + width).contains(&x) && (top..top + height).contains(&y);
                let expected = if inside { whole.color(x, y) } else { Color32::TRANSPARENT };
                prop_assert_eq!(clipped.color(x, y), expected);
            }
        }
    }

    /// The quick way for upright rectangles paints what their two triangles paint.
    #[test]
    fn an_upright_rectangle_is_its_two_triangles(a in corner(), b in corner()) {
        let rect = Rect::from_two_pos(a, b);
        let mut whole = Mesh::with_texture(WHITE);
        whole.add_colored_rect(rect, once());
        let halves = vec![
            triangle([rect.left_top(), rect.right_top(), rect.left_bottom()], once()),
            triangle([rect.right_bottom(), rect.right_top(), rect.left_bottom()], once()),
        ];
        let whole = paint(40, Rect::EVERYTHING, vec![whole]);
        prop_assert!(whole == paint(40, Rect::EVERYTHING, halves));
    }
}

#[test]
fn colours_run_evenly_between_corners() {
    let mut mesh = Mesh::with_texture(WHITE);
    let color = |x: f32| Color32::from_gray(x as u8);
    for (x, y) in [(0.0, 0.0), (255.0, 0.0), (0.0, 10.0), (255.0, 10.0)] {
        mesh.vertices.push(Vertex::untextured(pos2(x, y), color(x)));
    }
    mesh.add_triangle(0, 1, 2);
    mesh.add_triangle(2, 1, 3);
    let mut canvas = Canvas::new([255, 10], Color32::TRANSPARENT);
    let primitive = ClippedPrimitive {
        clip_rect: Rect::EVERYTHING,
        primitive: Primitive::Mesh(mesh),
    };
    paint_primitives(&mut canvas, &white(), 1.0, &[primitive]);
    for y in 0..10 {
        for x in 0..255 {
            let grey = f32::from(canvas.color(x, y).r());
            assert!((grey - (x as f32 + 0.5)).abs() <= 0.51, "{grey} at {x}");
        }
    }
}

#[test]
fn an_image_at_its_own_size_is_copied_exactly() {
    let pixels: Vec<Color32> = (0..64u8)
        .map(|i| Color32::from_rgb(i * 4, 255 - i, i ^ 21))
        .collect();
    let id = TextureId::Managed(7);
    let mut textures = white();
    let image = ColorImage::new([8, 8], pixels.clone());
    textures.set(id, &ImageDelta::full(image, TextureOptions::LINEAR));
    let mut mesh = Mesh::with_texture(id);
    let everything = Rect::from_min_max(Pos2::ZERO, pos2(1.0, 1.0));
    let at = Rect::from_min_size(pos2(3.0, 5.0), vec2(8.0, 8.0));
    mesh.add_rect_with_uv(at, everything, Color32::WHITE);
    let primitive = ClippedPrimitive {
        clip_rect: Rect::EVERYTHING,
        primitive: Primitive::Mesh(mesh),
    };
    let mut canvas = Canvas::new([16, 16], Color32::BLACK);
    paint_primitives(&mut canvas, &textures, 1.0, &[primitive]);
    for (i, color) in pixels.iter().enumerate() {
        assert_eq!(canvas.color(3 + i % 8, 5 + i / 8), *color);
    }
    assert_eq!(canvas.color(2, 5), Color32::BLACK);
    assert_eq!(canvas.color(11, 12), Color32::BLACK);
}

#[test]
fn corners_far_outside_do_no_harm() {
    let far = 1e9;
    let mesh = triangle(
        [pos2(-far, -far), pos2(far, -far), pos2(0.0, far)],
        Color32::RED,
    );
    let canvas = paint(20, Rect::EVERYTHING, vec![mesh]);
    assert_eq!(canvas.color(10, 10), Color32::RED);
    let nowhere = triangle(
        [Pos2::new(f32::NAN, 0.0), pos2(9.0, 0.0), pos2(0.0, 9.0)],
        Color32::RED,
    );
    let _ = paint(20, Rect::EVERYTHING, vec![nowhere]);
}
