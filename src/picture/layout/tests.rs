//! What must hold of layouts and of what is drawn of them.

use super::testing::Growing;
use super::*;
use crate::base::random::Rng;
use proptest::prelude::*;
use std::collections::BTreeSet;

fn laid_out(tree: &Growing) -> Layout {
    let mut layout = Layout::new();
    layout.update(tree, &[]);
    layout
}

/// A view of everything, in which a column is 64 pixels wide: pixels are the layout's units.
fn everything() -> View {
    View {
        left_column: -1e6,
        top_level: -1e6,
        pixels_per_column: 64.0,
        pixels_per_level: 64.0,
        width: 1e9,
        height: 1e9,
        detail: 0.0,
    }
}

/// Everything drawn: node, kind, position in units, level, half its room.
fn drawn(layout: &Layout, tree: &Growing) -> Vec<(u32, Kind, i64, i64, i64)> {
    // Single precision does not hold such pixels, so positions are asked for one by one.
    let mut items = Vec::new();
    layout.place(tree, &everything(), &mut items);
    let unit = |node: u32| {
        let (column, level) = layout.position(tree, node).expect("it is drawn");
        ((column * 64.0) as i64, i64::from(level))
    };
    items
        .into_iter()
        .map(|item| {
            let (mut x, mut level) = unit(item.node);
            let mut half = i64::from(HALF);
            match item.kind {
                Kind::Folded => half = i64::from(FOLDED_HALF),
                Kind::Fan => {
                    level += 1;
                    let first = tree.children(item.node).find(|&c| !tree.is_fanned(c));
                    x += first.map_or(0, |c| x - unit(c).0);
                }
                _ => {}
            }
            (item.node, item.kind, x, level, half)
        })
        .collect()
}

proptest! {
    #[test]
    fn no_two_nodes_overlap(seed: u64, changes in 1usize..300) {
        let tree = Growing::random(seed, changes);
        let layout = laid_out(&tree);
        let mut rows = Vec::new();
        for (node, kind, x, level, half) in drawn(&layout, &tree) {
            if kind == Kind::Folded {
                // The node, and below it the triangle.
                rows.push((node, kind, x, level, i64::from(HALF)));
                rows.push((node, kind, x, level + 1, half));
            } else {
                rows.push((node, kind, x, level, half));
            }
        }
        rows.sort_by_key(|&(_, _, x, level, _)| (level, x));
        for pair in rows.windows(2) {
            let ((_, _, x, level, half), (_, _, next_x, next_level, next_half)) = (pair[0], pair[1]);
            prop_assert!(level != next_level || x + half <= next_x - next_half, "{:?}", pair);
        }
    }

    #[test]
    fn children_are_in_order_and_centred_under_their_parent(seed: u64, changes in 1usize..300) {
        let tree = Growing::random(seed, changes);
        let layout = laid_out(&tree);
        for node in 0..tree.len() as u32 {
            let children: Vec<u32> = tree.children(node).filter(|&c| !tree.is_fanned(c)).collect();
            let offsets: Vec<i32> =
                children.iter().map(|&c| layout.nodes[c as usize].offset).collect();
            if tree.is_folded(node) || offsets.is_empty() {
                continue;
            }
            prop_assert!(offsets.is_sorted());
            if children.len() == tree.children(node).len() {
                prop_assert_eq!(offsets[0] + offsets[offsets.len() - 1], 0);
            } else {
                // The fan is the last one.
                prop_assert!(-offsets[0] > offsets[offsets.len() - 1]);
            }
        }
    }

    #[test]
    fn a_layout_that_grew_equals_one_made_at_once(seed: u64, batches in 1usize..40) {
        let mut rng = Rng::new(seed);
        let mut tree = Growing::new();
        let mut grown = Layout::new();
        for _ in 0..batches {
            let mut dirty = Vec::new();
            for _ in 0..rng.below(12) {
                dirty.extend(tree.change(&mut rng));
            }
            grown.update(&tree, &dirty);
        }
        let fresh = laid_out(&tree);
        prop_assert_eq!(drawn(&grown, &tree), drawn(&fresh, &tree));
        for node in 0..tree.len() as u32 {
            let (a, b) = (grown.nodes[node as usize], fresh.nodes[node as usize]);
            prop_assert_eq!((a.reach, a.height), (b.reach, b.height), "node {}", node);
        }
    }

    #[test]
    fn what_is_drawn_is_what_is_on_screen(
        seed: u64, changes in 1usize..200,
        column in -40.0f64..40.0, level in -2.0f64..12.0,
        scale in 0.5f64..40.0, tall in 0.5f64..40.0,
    ) {
        let tree = Growing::random(seed, changes);
        let layout = laid_out(&tree);
        let mut view = View::new(300.0, 200.0, scale, tall);
        view.detail = 0.0;
        view.centre(column, level);
        let mut items = Vec::new();
        layout.place(&tree, &view, &mut items);
        let seen: BTreeSet<(u32, bool)> = items
            .iter()
            .filter(|item| item.kind != Kind::Line)
            .map(|item| (item.node, item.kind == Kind::Fan))
            .collect();

        let on_screen = |kind: Kind, x: i64, level: i64, half: i64| {
            let x = view.x(x as f64 / 64.0);
            let half = half as f64 / 64.0 * view.pixels_per_column;
            let levels = if kind == Kind::Folded { 2.0 } else { 1.0 };
            let (top, bottom) = (view.y(level as f64 - 0.5), view.y(level as f64 - 0.5 + levels));
            x + half >= 0.0 && x - half <= view.width && bottom >= 0.0 && top <= view.height
        };
        let expected: BTreeSet<(u32, bool)> = drawn(&layout, &tree)
            .into_iter()
            .filter(|&(_, kind, x, level, half)| on_screen(kind, x, level, half))
            .map(|(node, kind, ..)| (node, kind == Kind::Fan))
            .collect();
        prop_assert_eq!(&seen, &expected);
        prop_assert_eq!(items.iter().filter(|i| i.kind != Kind::Line).count(), seen.len());

        // Lines: of every node whose line's box meets the screen.
        let lines: BTreeSet<u32> = items
            .iter()
            .filter(|item| item.parent.is_some() && item.kind != Kind::Fan)
            .map(|item| item.node)
            .collect();
        for node in 1..tree.len() as u32 {
            let Some((x, level)) = layout.position(&tree, node) else { continue };
            let (px, _) = layout.position(&tree, tree.parent(node)).expect("it is above");
            let (x, px) = (view.x(x), view.x(px));
            let (top, bottom) = (view.y(f64::from(level) - 1.0), view.y(f64::from(level)));
            let crosses = x.max(px) >= 0.0 && x.min(px) <= view.width
                && bottom >= 0.0 && top <= view.height;
            let drawn = expected.contains(&(node, false));
            prop_assert_eq!(lines.contains(&node), crosses || drawn, "line to {}", node);
        }
    }

    #[test]
    fn left_out_nodes_lie_in_a_cluster_or_beside_a_drawn_one(
        seed: u64, changes in 50usize..400, scale in 0.05f64..3.0, tall in 0.3f64..12.0,
    ) {
        let tree = Growing::random(seed, changes);
        let layout = laid_out(&tree);
        let mut view = View::new(120.0, 80.0, scale, tall);
        view.top_level = 0.0;
        let mut items = Vec::new();
        layout.place(&tree, &view, &mut items);
        let cell = |x: f64, y: f64| ((x / view.detail).floor() as i64, (y / view.detail).floor() as i64);
        let mut cells = BTreeSet::new();
        let mut nodes = 0;
        for item in &items {
            let (x, y) = (f64::from(item.x), f64::from(item.y));
            match item.kind {
                Kind::Node | Kind::Folded | Kind::Fan => {
                    cells.insert(cell(x, y));
                    nodes += 1;
                }
                Kind::Cluster { bottom, .. } => {
                    let mut at = y;
                    while at < f64::from(bottom) + view.detail {
                        cells.insert(cell(x, at));
                        at += view.detail / 2.0;
                    }
                }
                Kind::Line => {}
            }
        }
        // At most one node to a cell, cells on the border of the screen included.
        if scale < view.detail || tall < view.detail {
            prop_assert!(nodes <= (60 + 3) * (40 + 3));
        }
        for (node, _, x, level, _) in drawn(&layout, &tree) {
            let (x, y) = (view.x(x as f64 / 64.0), view.y(level as f64));
            if !(0.0..120.0).contains(&x) || !(0.0..80.0).contains(&y) {
                continue;
            }
            let (cx, cy) = cell(x, y);
            let near = (-2..=2).any(|dx| (-1..=1).any(|dy| cells.contains(&(cx + dx, cy + dy))));
            prop_assert!(near, "node {} at {} {}", node, x, y);
        }
    }

    #[test]
    fn a_point_on_a_node_hits_it(seed: u64, changes in 1usize..200) {
        let tree = Growing::random(seed, changes);
        let layout = laid_out(&tree);
        for (node, kind, x, level, _) in drawn(&layout, &tree) {
            if kind != Kind::Fan {
                let column = x as f64 / 64.0;
                prop_assert_eq!(layout.hit(&tree, column + 0.3, level as f64 - 0.2, 0.0), Some(node));
            }
        }
        // Left of all columns the root's is the nearest.
        let (root, _) = layout.position(&tree, 0).unwrap();
        prop_assert_eq!(layout.hit(&tree, root - 2.0, 0.0, 0.0), None);
        prop_assert_eq!(layout.hit(&tree, root - 2.0, 0.0, 3.0), Some(0));
        prop_assert_eq!(layout.hit(&tree, 0.0, -1.0, 0.0), None);
        prop_assert_eq!(layout.hit(&tree, 1e6, 1.0, 0.0), None);
    }
}

proptest! {
    // Every node is compared with every other.
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn a_node_knows_how_far_its_neighbours_are(
        seed: u64, changes in 1usize..60,
        column in -20.0f64..20.0, level in -2.0f64..8.0,
        scale in 0.5f64..40.0, tall in 5.0f64..40.0,
    ) {
        let tree = Growing::random(seed, changes);
        let layout = laid_out(&tree);
        let mut view = View::new(300.0, 200.0, scale, tall);
        view.detail = 0.0;
        view.centre(column, level);
        let mut items = Vec::new();
        layout.place(&tree, &view, &mut items);
        // All nodes, on screen or not.
        let all = drawn(&layout, &tree);
        for item in items.iter().filter(|i| matches!(i.kind, Kind::Node | Kind::Folded)) {
            // Of a folded one beside or above the screen only the triangle may be seen.
            if !(0.0..=300.0).contains(&item.x) || !(0.0..=200.0).contains(&item.y) {
                continue;
            }
            let (_, level) = layout.position(&tree, item.node).expect("it is drawn");
            let nearest = all
                .iter()
                .filter(|&&(node, kind, _, at, _)| {
                    at == i64::from(level) && kind != Kind::Fan && node != item.node
                })
                .map(|&(_, _, x, _, _)| (view.x(x as f64 / 64.0) as f32 - item.x).abs())
                .fold(MOST_ROOM, f32::min);
            // Fans and triangles may be nearer than any node.
            prop_assert!(item.room <= nearest + 0.01, "{:?} {}", item, nearest);
            let others = all.iter().any(|&(_, kind, ..)| matches!(kind, Kind::Fan | Kind::Folded));
            prop_assert!(others || item.room >= nearest - 0.01, "{:?} {}", item, nearest);
        }
    }
}

/// A chain of `levels`; every `branch`-th node has a second child, a leaf.
fn deep(levels: u32, branch: u32) -> Growing {
    let mut tree = Growing::new();
    let mut node = 0;
    for level in 0..levels {
        let count = if branch > 0 && level % branch == 0 {
            2
        } else {
            1
        };
        tree.expand(node, count);
        node = tree.len() as u32 - 1;
    }
    tree
}

#[test]
fn trees_of_ten_thousand_levels_are_laid_out_and_drawn() {
    for branch in [0, 1, 7] {
        let tree = deep(10_000, branch);
        let layout = laid_out(&tree);
        assert_eq!(layout.levels(), 10_001);
        let mut items = Vec::new();
        let view = View::fit(&layout, (800.0, 600.0), 40.0, 60.0);
        layout.place(&tree, &view, &mut items);
        assert!(
            !items.is_empty() && items.len() < 2_000,
            "{} items",
            items.len()
        );
        let deepest = tree.len() as u32 - 1;
        assert_eq!(
            layout.position(&tree, deepest).map(|(_, level)| level),
            Some(10_000)
        );
    }
}

#[test]
fn a_shape_takes_bounded_memory_however_deep_the_tree_is() {
    let chain = deep(100_000, 0);
    let bytes = laid_out(&chain).bytes();
    assert!(
        bytes < 64 * chain.len(),
        "{bytes} bytes for {} nodes",
        chain.len()
    );
    let caterpillar = deep(100_000, 1);
    let bytes = laid_out(&caterpillar).bytes();
    assert!(
        bytes < 256 * caterpillar.len(),
        "{bytes} bytes for {} nodes",
        caterpillar.len()
    );
}

#[test]
fn an_appended_leaf_moves_only_its_way_to_the_root() {
    // 8^5 leaves; one of them grows. Nodes off its path keep their place under their parent
    // except the siblings of path nodes.
    let mut tree = Growing::regular(8, 5);
    let mut layout = laid_out(&tree);
    let before: Vec<i32> = layout.nodes.iter().map(|n| n.offset).collect();
    let leaf = tree.len() as u32 - 12_345;
    tree.expand(leaf, 3);
    layout.update(&tree, &[]);
    let mut path = vec![leaf];
    while path[path.len() - 1] != 0 {
        path.push(tree.parent(path[path.len() - 1]));
    }
    for node in 1..before.len() as u32 {
        if layout.nodes[node as usize].offset != before[node as usize] {
            assert!(path.contains(&tree.parent(node)), "node {node} moved");
        }
    }
}

#[test]
fn a_wide_tree_is_drawn_with_at_most_one_node_per_cell() {
    let tree = Growing::regular(8, 6);
    let layout = laid_out(&tree);
    let view = View::fit(&layout, (800.0, 600.0), 40.0, 60.0);
    let mut items = Vec::new();
    layout.place(&tree, &view, &mut items);
    assert!(items.len() < 4_000, "{} items", items.len());
    let nodes: Vec<&Item> = items.iter().filter(|i| i.kind == Kind::Node).collect();
    let cells: BTreeSet<(i64, i64)> = nodes
        .iter()
        .map(|item| ((item.x / 2.0).floor() as i64, (item.y / 2.0).floor() as i64))
        .collect();
    assert!(nodes.len() >= 1 + 8 + 64, "{} nodes", nodes.len());
    assert_eq!(cells.len(), nodes.len());
}

#[test]
fn fitting_shows_the_whole_tree() {
    let tree = Growing::random(7, 500);
    let layout = laid_out(&tree);
    let view = View::fit(&layout, (900.0, 500.0), 40.0, 60.0);
    for (_, _, x, level, half) in drawn(&layout, &tree) {
        let (x, half) = (x as f64 / 64.0, half as f64 / 64.0);
        assert!(view.x(x - half) >= 0.0 && view.x(x + half) <= 900.0);
        let y = view.y(level as f64);
        assert!((0.0..=500.0).contains(&y));
    }
    let mut zoomed = view;
    zoomed.zoom((300.0, 200.0), 3.0, 2.0);
    assert!((zoomed.column(300.0) - view.column(300.0)).abs() < 1e-9);
    assert!((zoomed.level(200.0) - view.level(200.0)).abs() < 1e-9);
}

#[test]
fn a_wide_tree_is_zoomed_in_width_first_and_back_to_where_it_was() {
    let tree = Growing::regular(8, 5);
    let layout = laid_out(&tree);
    let fitted = View::fit(&layout, (900.0, 500.0), 40.0, 60.0);
    let least = fitted.pixels_per_level;
    let mut view = fitted;
    for _ in 0..60 {
        view.zoom_within((300.0, 200.0), 1.25, 1.25, least);
    }
    assert!(view.pixels_per_column > 100.0);
    assert!(view.pixels_per_level <= 1.6 * view.pixels_per_column + 1e-9);
    let mut half = fitted;
    while half.pixels_per_column < 30.0 {
        half.zoom_within((300.0, 200.0), 1.25, 1.25, least);
        // The point under the pointer stays.
        assert!((half.column(300.0) - fitted.column(300.0)).abs() < 1e-6);
        assert!((half.level(200.0) - fitted.level(200.0)).abs() < 1e-6);
    }
    assert!(half.pixels_per_level <= 92.0);
    while view.pixels_per_column > fitted.pixels_per_column {
        view.zoom_within((300.0, 200.0), 0.8, 0.8, least);
    }
    assert!((view.pixels_per_level - least).abs() < 1e-6);
}
