//! Draws what of a tree is on screen: MAX □, MIN ○, states by colour and sign, and as much text
//! as there is room for.
//!
//! Near by, a [`Figure`](super::figure::Figure) with outlines and text ([`figure`], also for
//! files). Far away, one mesh of plain shapes ([`mesh`]), and above it the few nodes that have room
//! enough to be rich all the same ([`rich`]): outlines cost a hundred vertices a node, plain ones
//! four. What a node looks like is asked of a [`Drawn`]; nothing here knows of searches.

mod far;
mod near;

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
    let needed = |view: &View| f64::from(radius(view) + near::below_leaves(view, letters));
    if view.y(lowest) + needed(&view) <= size.1 {
        return view;
    }
    // Half a level of air stays above the root.
    let words = f64::from(near::below_leaves(&view, letters));
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
mod tests {
    use super::*;
    use crate::picture::figure::{Figure, Mark, Text};
    use crate::picture::layout::TreeShape;
    use crate::picture::layout::testing::Growing;
    use crate::picture::palette::LIGHT;
    use crate::trace::State;
    use egui::Vec2;

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

    /// A tree whose second node has a ring, and whose nodes all have bounds and long names.
    struct Ringed;

    impl Drawn for Ringed {
        fn is_max(&self, _node: u32) -> bool {
            true
        }
        fn look(&self, _node: u32) -> Look {
            LIGHT.look(State::Open)
        }
        fn ring(&self, node: u32) -> Option<Color32> {
            (node == 1).then_some(LIGHT.selection)
        }
        fn bounds(&self, _node: u32) -> Option<String> {
            Some("3…8".to_owned())
        }
        fn name(&self, _node: u32) -> Option<String> {
            Some("2.2.2.2".to_owned())
        }
    }

    fn texts<'a>(figure: &'a Figure, wanted: &'a str) -> impl Iterator<Item = &'a Text> {
        figure.marks.iter().filter_map(move |mark| match mark {
            Mark::Text(text) if text.text == wanted => Some(text),
            _ => None,
        })
    }

    #[test]
    fn words_below_a_node_stand_outside_its_ring() {
        let tree = Growing::regular(3, 2);
        let (view, items) = placed(&tree, (600.0, 300.0));
        let figure = figure(&items, &view, &LIGHT, &Ringed);
        let item = items.iter().find(|item| item.node == 1).unwrap();
        let edge = item.y + radius_of(&view, item) + RING + RING_WIDTH / 2.0;
        let below = texts(&figure, "3…8").filter(|text| text.at.y > item.y);
        let own = below.min_by(|a, b| {
            let far = |text: &Text| (text.at - pos2(item.x, item.y)).length();
            far(a).total_cmp(&far(b))
        });
        let own = own.unwrap();
        assert!(own.at.y - 0.5 * own.size >= edge, "{own:?}, ring to {edge}");
    }

    /// The same with leaves that are known as such.
    struct Leaved<'a>(Plain<'a>);

    impl Drawn for Leaved<'_> {
        fn is_max(&self, node: u32) -> bool {
            self.0.is_max(node)
        }
        fn look(&self, node: u32) -> Look {
            self.0.look(node)
        }
        fn is_leaf(&self, node: u32) -> bool {
            self.0.value(node).is_some()
        }
        fn value(&self, node: u32) -> Option<String> {
            self.0.value(node)
        }
    }

    #[test]
    fn leaves_in_columns_of_their_own_keep_their_values_however_low_the_tree_is() {
        let tree = Growing::regular(2, 4);
        let (view, items) = placed(&tree, (240.0, 60.0));
        assert!(!is_near(&view) && view.pixels_per_level < 20.0);
        let figure = figure(&items, &view, &LIGHT, &Leaved(Plain(&tree)));
        let lowest: Vec<f32> = (15..31)
            .map(|leaf| texts(&figure, &leaf.to_string()).next().unwrap().at.y)
            .collect();
        assert!(lowest.iter().all(|y| *y == lowest[0]), "in one row");
    }

    /// The texts of a figure of leaves' values, each with half its width.
    fn values(figure: &Figure) -> Vec<(&Text, f32)> {
        let marks = figure.marks.iter().filter_map(|mark| match mark {
            Mark::Text(text) => Some(text),
            _ => None,
        });
        marks
            .map(|text| (text, 0.28 * text.text.chars().count() as f32 * text.size))
            .collect()
    }

    /// A tree whose families have one child, two, three, one, two ….
    fn ragged() -> Growing {
        let mut tree = Growing::regular(3, 2);
        for leaf in 4..13 {
            tree.expand(leaf, leaf % 3 + 1);
        }
        tree
    }

    #[test]
    fn values_in_two_rows_stand_apart_and_stay_in_their_rows_when_the_tree_is_moved() {
        let trees = [Growing::regular(2, 4), Growing::regular(3, 3), ragged()];
        for (tree, width) in trees.iter().zip([150.0, 250.0, 170.0]) {
            let mut layout = Layout::new();
            layout.update(tree, &[]);
            let mut view = View::fit(&layout, (width, 300.0), 40.0, 60.0);
            let mut rows: Vec<Vec<(String, f32)>> = Vec::new();
            for _ in 0..5 {
                let mut items = Vec::new();
                layout.place(tree, &view, &mut items);
                assert!(!is_near(&view));
                let figure = figure(&items, &view, &LIGHT, &Leaved(Plain(tree)));
                let values = values(&figure);
                for (i, (a, half)) in values.iter().enumerate() {
                    for (b, other) in &values[i + 1..] {
                        let is_beside = (a.at.y - b.at.y).abs() < 0.9 * a.size;
                        let apart = (a.at.x - b.at.x).abs() - half - other;
                        assert!(!is_beside || apart > 0.5, "{a:?} {b:?}");
                    }
                }
                let heights = values
                    .iter()
                    .map(|(text, _)| (text.text.clone(), text.at.y));
                rows.push(heights.collect());
                view.pan(3.7, 0.0);
            }
            let first = &rows[0];
            let lowest = first.iter().map(|(_, y)| *y).fold(0.0, f32::max);
            assert!(first.iter().any(|(_, y)| *y < lowest), "two rows");
            for (value, y) in rows.iter().flatten() {
                let was = first.iter().find(|(first, _)| first == value).unwrap();
                assert!((was.1 - y).abs() < 2.0, "{value} at {y}, was at {}", was.1);
            }
        }
    }

    /// The same in larger words.
    struct Large<'a>(Leaved<'a>);

    impl Drawn for Large<'_> {
        fn is_max(&self, node: u32) -> bool {
            self.0.is_max(node)
        }
        fn look(&self, node: u32) -> Look {
            self.0.look(node)
        }
        fn is_leaf(&self, node: u32) -> bool {
            self.0.is_leaf(node)
        }
        fn letters(&self) -> f32 {
            1.4
        }
        fn value(&self, node: u32) -> Option<String> {
            Some(node.to_string())
        }
    }

    #[test]
    fn values_below_the_lowest_leaves_are_inside_the_picture() {
        let tree = Growing::regular(2, 4);
        let mut layout = Layout::new();
        layout.update(&tree, &[]);
        for width in [150.0, 240.0, 540.0] {
            let view = fit(&layout, (width, 170.0), (58.0, 110.0), 1.4);
            let mut items = Vec::new();
            layout.place(&tree, &view, &mut items);
            let figure = figure(&items, &view, &LIGHT, &Large(Leaved(Plain(&tree))));
            let last = texts(&figure, "30").next().unwrap();
            for (text, _) in values(&figure) {
                assert!(text.at.y + 0.5 * text.size <= 170.0, "{width}: {text:?}");
            }
            assert!(last.at.y > 130.0 && view.y(0.0) > 8.0);
        }
    }

    #[test]
    fn values_of_inner_nodes_stand_on_no_other_node() {
        let tree = Growing::regular(2, 4);
        let mut layout = Layout::new();
        layout.update(&tree, &[]);
        let view = fit(&layout, (540.0, 170.0), (58.0, 110.0), 1.4);
        assert!(is_near(&view));
        let mut items = Vec::new();
        layout.place(&tree, &view, &mut items);
        let figure = figure(&items, &view, &LIGHT, &Large(Leaved(Plain(&tree))));
        for (text, half) in values(&figure) {
            let at = Rect::from_center_size(text.at, vec2(2.0 * half, 0.8 * text.size));
            for item in &items {
                let radius = 0.95 * radius_of(&view, item);
                let node = Rect::from_center_size(pos2(item.x, item.y), Vec2::splat(2.0 * radius));
                assert!(!node.intersects(at), "{} on {}", text.text, item.node);
            }
        }
    }

    #[test]
    fn names_stay_inside_the_picture() {
        let tree = Growing::regular(3, 2);
        let (view, items) = placed(&tree, (360.0, 300.0));
        let figure = figure(&items, &view, &LIGHT, &Ringed);
        let mut count = 0;
        for text in texts(&figure, "2.2.2.2") {
            let half = 0.29 * 7.0 * text.size;
            assert!(text.at.x >= half && text.at.x + half <= 360.0, "{text:?}");
            count += 1;
        }
        assert_eq!(count, tree.len());
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
