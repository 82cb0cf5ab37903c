//! Draws what of a tree is on screen: MAX □, MIN ○, states by colour and sign, and as much text
//! as there is room for.
//!
//! Near by, a [`Figure`](super::figure::Figure) with outlines and text ([`figure`], also for
//! files). Far away, one mesh of plain shapes ([`mesh`]), and above it the few nodes that have room
//! enough to be rich all the same ([`rich`]): outlines cost a hundred vertices a node, plain ones
//! four. What a node looks like is asked of a [`Drawn`]; nothing here knows of searches.

mod far;
mod near;
mod words;

use egui::{Color32, Pos2, Rect, pos2, vec2};

use super::layout::{Item, Kind, Layout, View};
use super::palette::{Look, Sign};

pub use far::mesh;
pub use near::{figure, rich};

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

    /// A ring around the node: it is selected, or pointed at.
    fn ring(&self, _node: u32) -> Option<Color32> {
        None
    }

    /// How far what is painted around the node reaches beyond its edge: words stand outside of
    /// it.
    fn halo(&self, node: u32, _radius: f32) -> f32 {
        self.ring(node).map_or(0.0, |_| RING + RING_WIDTH / 2.0)
    }

    /// How much larger words may be than usual.
    fn letters(&self) -> f32 {
        1.0
    }

    /// Written beside its upper corner: what texts call it.
    fn name(&self, _node: u32) -> Option<String> {
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

    /// The colour of the lowest nodes of such a subtree, if they look otherwise.
    fn cluster_foot(&self, _node: u32) -> Option<Color32> {
        None
    }

    /// How many nodes a folded subtree hides, or the fan of a node stands for.
    fn hidden(&self, _node: u32, _kind: Kind) -> u64 {
        0
    }
}

/// How far the colour of an unsearched node stands out of the ground, of what its outline does.
const UNSEARCHED: f32 = 0.18;
/// Pixels per column from which on nodes have outlines and text.
pub const NEAR: f64 = 12.5;
/// Pixels a level must have for that.
const NEAR_LEVEL: f64 = 26.0;
/// From the edge of a node to the ring around it, and how wide that is drawn.
pub const RING: f32 = 4.0;
pub const RING_WIDTH: f32 = 2.2;
/// How much the ground under a word hides of a line: also of a strong one, which else goes through.
pub const UNDER_WORDS: f32 = 0.95;
/// Half the size of a node, of a level.
const RADIUS_OF_LEVEL: f64 = 0.28;
/// Largest radius of a node.
const MOST_RADIUS: f32 = 20.0;
/// Nodes smaller than this are plain.
const RICH_RADIUS: f32 = 4.7;

/// Whether nodes are large enough for outlines and text.
pub fn is_near(view: &View) -> bool {
    view.pixels_per_column >= NEAR && view.pixels_per_level >= NEAR_LEVEL
}

/// Half the size of a node at a scale.
pub fn radius(view: &View) -> f32 {
    let room = (0.38 * view.pixels_per_column).min(RADIUS_OF_LEVEL * view.pixels_per_level);
    (room as f32).min(MOST_RADIUS)
}

/// Half the size of one node: where its neighbours are far, it may be larger than others.
pub fn radius_of(view: &View, item: &Item) -> f32 {
    let plain = radius(view);
    let room = (0.38 * item.room).min(0.27 * view.pixels_per_level as f32);
    room.clamp(plain, plain.max(MOST_RADIUS))
}

/// The whole of a layout as [`View::fit`] has it, with room for the values below its lowest leaves:
/// where words are `letters` times as large as usual, half a level may be too little.
pub fn fit(layout: &Layout, size: (f64, f64), most: (f64, f64), letters: f32) -> View {
    let mut view = View::fit(layout, size, most.0, most.1);
    let lowest = f64::from(layout.levels()).max(1.0) - 1.0;
    let needed = |view: &View| f64::from(radius(view) + words::below_leaves(view, letters));
    if view.y(lowest) + needed(&view) <= size.1 {
        return view;
    }
    // Half a level of air stays above the root.
    let words = f64::from(words::below_leaves(&view, letters));
    let most = (size.1 - words) / (lowest + 0.5 + RADIUS_OF_LEVEL);
    if most > 0.5 * view.pixels_per_level {
        view.pixels_per_level = view.pixels_per_level.min(most);
        view.top_level = lowest - (size.1 - needed(&view)) / view.pixels_per_level;
    }
    view
}

/// Whether a node is large enough for an outline, and perhaps words, whatever the others are.
pub fn is_rich(view: &View, item: &Item) -> bool {
    matches!(item.kind, Kind::Node | Kind::Folded) && radius_of(view, item) >= RICH_RADIUS
}

/// Without an outline, light fills would vanish: those show their outline's colour. What nobody has
/// searched stays the faintest: from afar it is most of a tree.
pub fn plain_color(look: Look) -> Color32 {
    match look.sign {
        Sign::Hollow => look.fill.lerp_to_gamma(look.line, UNSEARCHED),
        Sign::Dashed | Sign::Struck => look.line,
        _ => look.fill,
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

/// The part of that shape where its lowest nodes are.
fn foot(left: f32, right: f32, top: f32, bottom: f32, view: &View) -> Rect {
    let wider = (1.0 - (right - left)).max(0.0) / 2.0;
    let tall = (0.4 * view.pixels_per_level as f32).clamp(1.5, 4.0);
    Rect::from_min_max(
        pos2(left - wider, (bottom + 0.5 - tall).max(top)),
        pos2(right + wider, bottom + 0.5),
    )
}

/// Whether a subtree too small to be told apart is still tall enough to show its foot.
fn has_foot(top: f32, bottom: f32) -> bool {
    bottom - top >= 6.0
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
mod tests;
