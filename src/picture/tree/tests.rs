//! What is drawn of small trees, near by and far away.

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

/// Nodes all of one kind.
struct Alike {
    is_max: bool,
    is_leaf: bool,
    state: State,
}

impl Drawn for Alike {
    fn is_max(&self, _node: u32) -> bool {
        self.is_max
    }
    fn is_leaf(&self, _node: u32) -> bool {
        self.is_leaf
    }
    fn look(&self, _node: u32) -> Look {
        LIGHT.look(self.state)
    }
}

#[test]
fn from_afar_leaves_are_round_and_what_is_cut_is_struck() {
    let tree = Growing::regular(3, 4);
    let (view, items) = placed(&tree, (600.0, 200.0));
    let plain = items.iter().filter(|item| !is_rich(&view, item)).count();
    assert!(plain > 50);
    let vertices = |is_max, is_leaf, state| {
        let alike = Alike {
            is_max,
            is_leaf,
            state,
        };
        let mesh = mesh(&items, &view, &LIGHT, &alike, Vec2::ZERO);
        mesh.vertices.len()
    };
    let round = vertices(false, false, State::Evaluated);
    assert_eq!(vertices(true, true, State::Evaluated), round);
    assert!(vertices(true, false, State::Evaluated) < round);
    assert_eq!(vertices(true, true, State::Cut), round + 6 * plain);
}

/// A tree of shogi; somebody points at its node 5.
struct Moves;

impl Drawn for Moves {
    fn is_max(&self, _node: u32) -> bool {
        true
    }
    fn look(&self, _node: u32) -> Look {
        LIGHT.look(State::Open)
    }
    fn ring(&self, node: u32) -> Option<Color32> {
        (node == 5).then_some(LIGHT.selection)
    }
    fn move_to(&self, _node: u32) -> Option<String> {
        Some("☗７六歩".to_owned())
    }
}

#[test]
fn names_of_moves_can_be_read_or_are_left_out() {
    let tree = Growing::regular(3, 2);
    for (width, count) in [(500.0, 12), (300.0, 4)] {
        let (view, items) = placed(&tree, (width, 300.0));
        assert!(is_near(&view));
        let figure = figure(&items, &view, &LIGHT, &Moves);
        let sizes: Vec<f32> = texts(&figure, "☗７六歩").map(|t| t.size).collect();
        assert_eq!(sizes.len(), count, "{width}: {sizes:?}");
        assert!(sizes.iter().all(|size| *size >= 9.0), "{sizes:?}");
    }
}
