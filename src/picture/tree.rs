//! Draws what of a tree is on screen: MAX □, MIN ○, states by colour and sign, and as much text
//! as there is room for.
//!
//! Near by, a [`Figure`] with outlines and text ([`figure`], also for files). Far away, one mesh
//! of plain shapes ([`mesh`]): outlines cost a hundred vertices a node, plain ones four.
//! What a node looks like is asked of a [`Drawn`]; nothing here knows of searches.

use egui::epaint::{Mesh, Vertex};
use egui::{Align, Color32, Pos2, Rect, Vec2, pos2, vec2};

use super::figure::{Figure, Mark, Pen, Text};
use super::layout::{Item, Kind, View};
use super::palette::{Look, Palette, Sign};

/// What is to be known of a node to draw it.
pub trait Drawn {
    fn is_max(&self, node: u32) -> bool;

    fn look(&self, node: u32) -> Look;

    /// A leaf of the game tree, drawn ◎.
    fn is_leaf(&self, _node: u32) -> bool {
        false
    }

    /// Whether the search has got here; what it has not is drawn as a ghost.
    fn is_there(&self, _node: u32) -> bool {
        true
    }

    /// Whether the node has the room of several children, and may be larger for it.
    fn is_roomy(&self, _node: u32) -> bool {
        false
    }

    /// A ring around the node: it is selected, or pointed at.
    fn ring(&self, _node: u32) -> Option<Color32> {
        None
    }

    /// Written inside the node: its value.
    fn value(&self, _node: u32) -> Option<String> {
        None
    }

    /// Written below it: its bounds.
    fn bounds(&self, _node: u32) -> Option<String> {
        None
    }

    /// Written beside the line from its parent: the move.
    fn move_to(&self, _node: u32) -> Option<String> {
        None
    }

    /// The colour of the line to it and of its outline, when it lies on a path that matters.
    fn emphasis(&self, _node: u32) -> Option<Color32> {
        None
    }

    /// The ground behind it.
    fn tint(&self, _node: u32) -> Option<Color32> {
        None
    }

    /// The colour of a subtree too small to be told apart.
    fn cluster(&self, node: u32) -> Color32 {
        plain_color(self.look(node))
    }

    /// How many nodes a folded subtree hides, or the fan of a node stands for.
    fn hidden(&self, _node: u32, _kind: Kind) -> u64 {
        0
    }
}

/// Pixels per column from which on nodes have outlines and text.
pub const NEAR: f64 = 12.5;
/// Pixels a level must have for that.
pub const NEAR_LEVEL: f64 = 26.0;
/// Largest radius of a node.
const MOST_RADIUS: f32 = 20.0;
/// Nodes smaller than this have no room for a word inside.
const WORDY_RADIUS: f32 = 9.0;

/// Whether nodes are large enough for outlines and text.
pub fn is_near(view: &View) -> bool {
    view.pixels_per_column >= NEAR && view.pixels_per_level >= NEAR_LEVEL
}

/// Half the size of a node at a scale.
pub fn radius(view: &View) -> f32 {
    let room = (0.38 * view.pixels_per_column).min(0.28 * view.pixels_per_level);
    (room as f32).min(MOST_RADIUS)
}

/// Half the size of one node: those above several children have their children's room.
pub fn radius_of<D: Drawn>(view: &View, drawn: &D, node: u32) -> f32 {
    let plain = radius(view);
    if is_near(view) && drawn.is_roomy(node) {
        let room = (0.72 * view.pixels_per_column).min(0.26 * view.pixels_per_level);
        (room as f32).clamp(plain, plain.max(MOST_RADIUS))
    } else {
        plain
    }
}

/// The items as a figure as large as the view.
pub fn figure<D: Drawn>(items: &[Item], view: &View, palette: &Palette, drawn: &D) -> Figure {
    let size = vec2(view.width as f32, view.height as f32);
    let mut figure = Figure::new(size, palette.ground);
    let mut drawing = Drawing {
        figure: &mut figure,
        view,
        palette,
        drawn,
        radius: radius(view).max(0.6),
    };
    drawing.tints(items);
    drawing.lines(items);
    for item in items {
        drawing.item(item);
    }
    figure
}

struct Drawing<'a, D> {
    figure: &'a mut Figure,
    view: &'a View,
    palette: &'a Palette,
    drawn: &'a D,
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

    fn item(&mut self, item: &Item) {
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
                return;
            }
            Kind::Fan => return self.fan(item.node, at),
            Kind::Folded => self.folded(item.node, at),
            Kind::Node => self.node(item.node, at),
        }
        self.words(item, at);
        if let Some(color) = self.drawn.ring(item.node) {
            self.figure.push(Mark::Circle {
                centre: at,
                radius: radius_of(self.view, self.drawn, item.node) + 4.0,
                fill: Color32::TRANSPARENT,
                pen: Pen::new(2.2, color),
            });
        }
    }

    fn node(&mut self, node: u32, at: Pos2) {
        let mut look = self.drawn.look(node);
        let emphasis = self.drawn.emphasis(node);
        let size = radius_of(self.view, self.drawn, node);
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
        let radius = if self.drawn.is_there(node) {
            size
        } else {
            0.85 * size
        };
        self.shape(node, at, radius, look.fill, pen);
        if self.drawn.is_leaf(node) && self.drawn.is_there(node) && radius > 4.0 {
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

    fn folded(&mut self, node: u32, at: Pos2) {
        let look = self.drawn.look(node);
        let points = triangle(at, self.view);
        let [_, left, right] = points;
        self.figure.push(Mark::Polygon {
            points: points.into(),
            fill: look.fill.gamma_multiply(0.55),
            pen: Pen::new((self.radius / 9.0).clamp(0.3, 1.3), look.line),
        });
        let count = self.drawn.hidden(node, Kind::Folded);
        let size = (0.8 * self.radius).min(11.0);
        if count > 0 && size >= 6.0 {
            let below = left + (right - left) / 2.0 - vec2(0.0, 0.85 * size);
            let text = Text::new(below, Align::Center, size, self.palette.ink, short(count));
            self.figure.text(text);
        }
        self.node(node, at);
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
            self.figure.text(Text::new(
                below,
                Align::Center,
                size,
                self.palette.ink,
                text,
            ));
        }
    }

    fn words(&mut self, item: &Item, at: Pos2) {
        if !is_near(self.view) {
            return;
        }
        let there = self.drawn.is_there(item.node);
        let ink = if there {
            self.palette.ink
        } else {
            self.palette.ink.gamma_multiply(0.45)
        };
        let look = self.drawn.look(item.node);
        let radius = radius_of(self.view, self.drawn, item.node);
        if let Some(value) = self.drawn.value(item.node) {
            if radius < WORDY_RADIUS {
                // Below, where there is room.
                let size = fitting(&value, 0.98 * self.view.pixels_per_column as f32, 10.5);
                let below = at + vec2(0.0, radius + 0.75 * size);
                self.figure
                    .text(Text::new(below, Align::Center, size, ink, value));
            } else {
                let color = if there { readable_on(look.fill) } else { ink };
                let size = fitting(&value, 1.6 * radius, 1.05 * radius).min(17.0);
                self.figure
                    .text(Text::new(at, Align::Center, size, color, value));
            }
        }
        if !there || radius < WORDY_RADIUS {
            return;
        }
        let bounds = match item.kind {
            // The triangle begins where they would stand.
            Kind::Folded => None,
            _ => self.drawn.bounds(item.node),
        };
        if let Some(bounds) = bounds {
            let room = 0.98 * self.view.pixels_per_column as f32;
            let size = fitting(
                &bounds,
                room.max(2.4 * radius),
                (0.75 * radius).clamp(8.0, 12.0),
            );
            let below = at + vec2(0.0, 1.05 * radius + 0.65 * size);
            self.figure
                .text(Text::new(below, Align::Center, size, ink, bounds));
        }
        if let (Some(word), Some([from, to])) = (self.drawn.move_to(item.node), ends_of(item)) {
            let room = 0.9 * self.view.pixels_per_column as f32;
            let size = fitting(&word, room, (0.75 * radius).clamp(7.0, 12.0));
            let (on_line, aside, align) = beside(from, to, size);
            self.figure
                .text(Text::new(on_line + aside, align, size, ink, word));
        }
    }
}

/// Where a word stands off the line it belongs to: beside a steep one, above a flat one. Nearer
/// to the child, where the lines to its siblings are apart.
fn beside(from: Pos2, to: Pos2, size: f32) -> (Pos2, Vec2, Align) {
    let along = to - from;
    let on_line = from + along * 0.62;
    let outwards = if along.x < 0.0 { -1.0 } else { 1.0 };
    if along.x.abs() > 1.2 * along.y.abs() {
        (
            on_line,
            vec2(0.3 * outwards * size, -0.85 * size),
            Align::Center,
        )
    } else {
        let align = if outwards < 0.0 {
            Align::Max
        } else {
            Align::Min
        };
        (on_line, vec2(3.0 * outwards, 0.0), align)
    }
}

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
    let radius = radius(view).max(0.75);
    let width = (radius / 9.0).clamp(0.6, 1.2);
    for item in items {
        if let Some([from, to]) = ends_of(item)
            && emphasis_of(item, drawn).is_none()
        {
            let there = drawn.is_there(item.node);
            let color = if there {
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
    for item in items {
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
                    palette.faint.gamma_multiply(0.5)
                };
                if let Some(color) = drawn.ring(item.node) {
                    soft_disc(&mut mesh, at, radius + 4.0, color);
                }
                let radius = if there {
                    radius
                } else {
                    (0.7 * radius).max(0.75)
                };
                if drawn.is_max(item.node) || radius < 2.0 {
                    let square = SQUARE.map(|(x, y)| at + vec2(x, y) * radius);
                    polygon(&mut mesh, square.into_iter(), color);
                } else {
                    soft_disc(&mut mesh, at, radius, color);
                }
            }
        }
    }
    mesh
}

/// Without an outline, light fills would vanish: those show their outline's colour.
fn plain_color(look: Look) -> Color32 {
    match look.sign {
        Sign::Hollow | Sign::Dashed | Sign::Struck => look.line,
        _ => look.fill,
    }
}

const SQUARE: [(f32, f32); 4] = [(-0.89, -0.89), (0.89, -0.89), (0.89, 0.89), (-0.89, 0.89)];
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

/// The outline of a subtree drawn as one shape: its root above, its reach below.
fn cluster(item: &Item, left: f32, right: f32, bottom: f32) -> Vec<Pos2> {
    // At least a pixel wide, or it would be lost between pixels.
    let wider = (1.0 - (right - left)).max(0.0) / 2.0;
    let (left, right) = (left - wider, right + wider);
    let (top, shoulder) = (item.y, item.y + 0.25 * (bottom - item.y));
    vec![
        pos2((item.x - 0.5).max(left), top),
        pos2((item.x + 0.5).min(right), top),
        pos2(right, shoulder),
        pos2(right, bottom + 0.5),
        pos2(left, bottom + 0.5),
        pos2(left, shoulder),
    ]
}

/// A folded subtree: its top at the node.
fn triangle(at: Pos2, view: &View) -> [Pos2; 3] {
    let half = (0.7 * view.pixels_per_column) as f32;
    let tall = (0.85 * view.pixels_per_level) as f32;
    [at, at + vec2(-half, tall), at + vec2(half, tall)]
}

fn ends_of(item: &Item) -> Option<[Pos2; 2]> {
    let (x, y) = item.parent?;
    match item.kind {
        Kind::Fan => None,
        _ => Some([pos2(x, y), pos2(item.x, item.y)]),
    }
}

fn emphasis_of<D: Drawn>(item: &Item, drawn: &D) -> Option<Color32> {
    match item.kind {
        Kind::Fan => None,
        _ => drawn.emphasis(item.node),
    }
}

/// The cell of a node and its ground.
fn tint_of<D: Drawn>(item: &Item, view: &View, drawn: &D) -> Option<(Rect, Color32)> {
    let tint = match item.kind {
        Kind::Node | Kind::Folded => drawn.tint(item.node),
        // A cluster covers its own ground.
        Kind::Line | Kind::Fan | Kind::Cluster { .. } => None,
    }?;
    let size = vec2(view.pixels_per_column as f32, view.pixels_per_level as f32);
    Some((Rect::from_center_size(pos2(item.x, item.y), size), tint))
}

/// The size at which a word is no wider than `room`, at most `most`.
fn fitting(word: &str, room: f32, most: f32) -> f32 {
    // Digits and signs are 0.56 sizes wide; kanji take a whole size.
    let width: f32 = word
        .chars()
        .map(|c| if c < '\u{2E80}' { 0.58 } else { 1.0 })
        .sum();
    most.min(room / width.max(0.58))
}

/// Black or white, whichever stands out from `fill`.
pub fn readable_on(fill: Color32) -> Color32 {
    let [r, g, b, _] = fill.to_array().map(u32::from);
    if 299 * r + 587 * g + 114 * b > 140_000 {
        Color32::from_rgb(0x10, 0x16, 0x1A)
    } else {
        Color32::WHITE
    }
}

/// A count in at most four signs: 999, 12k, 3.4M.
pub fn short(count: u64) -> String {
    let in_units = |unit: u64, sign: char| {
        let tenths = count * 10 / unit;
        if tenths < 100 && !tenths.is_multiple_of(10) {
            format!("{}.{}{sign}", tenths / 10, tenths % 10)
        } else {
            format!("{}{sign}", tenths / 10)
        }
    };
    match count {
        0..1_000 => count.to_string(),
        1_000..1_000_000 => in_units(1_000, 'k'),
        1_000_000..1_000_000_000 => in_units(1_000_000, 'M'),
        _ => in_units(1_000_000_000, 'G'),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::picture::layout::testing::Growing;
    use crate::picture::layout::{Layout, TreeShape};
    use crate::picture::palette::LIGHT;
    use crate::trace::State;

    struct Plain<'a>(&'a Growing);

    impl Drawn for Plain<'_> {
        fn is_max(&self, node: u32) -> bool {
            node.is_multiple_of(2)
        }
        fn look(&self, node: u32) -> Look {
            let states = [State::Open, State::Evaluated, State::Cut, State::Closed];
            LIGHT.look(states[node as usize % states.len()])
        }
        fn value(&self, node: u32) -> Option<String> {
            self.0.children(node).is_empty().then(|| node.to_string())
        }
        fn emphasis(&self, node: u32) -> Option<Color32> {
            (node == 1).then_some(LIGHT.path)
        }
    }

    fn placed(tree: &Growing, size: (f64, f64)) -> (View, Vec<Item>) {
        let mut layout = Layout::new();
        layout.update(tree, &[]);
        let view = View::fit(&layout, size, 40.0, 60.0);
        let mut items = Vec::new();
        layout.place(tree, &view, &mut items);
        (view, items)
    }

    #[test]
    fn every_node_of_a_small_tree_is_in_the_svg_with_its_value() {
        let tree = Growing::regular(3, 2);
        let (view, items) = placed(&tree, (600.0, 300.0));
        let svg = figure(&items, &view, &LIGHT, &Plain(&tree)).to_svg();
        let outlined = (svg.lines())
            .filter(|line| line.starts_with("<rect x") || line.starts_with("<circle"))
            .filter(|line| line.contains("stroke="))
            .count();
        assert_eq!(outlined, tree.len());
        for leaf in 4..13 {
            assert!(svg.contains(&format!(">{leaf}</text>")), "leaf {leaf}");
        }
        let path = format!(
            "#{:02x}{:02x}{:02x}",
            LIGHT.path.r(),
            LIGHT.path.g(),
            LIGHT.path.b()
        );
        assert!(svg.contains(&path));
    }

    #[test]
    fn a_mesh_stays_small_on_a_large_tree() {
        let tree = Growing::regular(8, 6);
        let (view, items) = placed(&tree, (1280.0, 800.0));
        let mesh = mesh(&items, &view, &LIGHT, &Plain(&tree), Vec2::ZERO);
        assert!(mesh.is_valid());
        assert!(
            mesh.vertices.len() < 40_000,
            "{} vertices",
            mesh.vertices.len()
        );
        let bounds = mesh.calc_bounds();
        assert!(
            bounds.width() > 1200.0 && bounds.height() > 300.0,
            "{bounds}"
        );
    }

    #[test]
    fn counts_are_written_short() {
        let counts = [
            0,
            999,
            1_000,
            1_234,
            12_345,
            999_999,
            1_000_000,
            3_450_000,
            7_000_000_000,
        ];
        let short = counts.map(short);
        assert_eq!(
            short,
            ["0", "999", "1k", "1.2k", "12k", "999k", "1M", "3.4M", "7G"]
        );
    }
}
