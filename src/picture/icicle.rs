//! The icicle view: a node is a bar as wide as its subtree has leaves (or nodes), its children
//! stand below it and share its width.
//!
//! [`Weights`] follow a growing tree; [`bars`] says what of it is on screen. Folding does not
//! matter here: the icicle always shows the whole recorded tree.

use egui::{Pos2, Rect, vec2};

use super::layout::TreeShape;

/// What a bar's width counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Measure {
    #[default]
    Leaves,
    Nodes,
}

/// For every node what its subtree weighs and how many levels it has.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub struct Weights {
    sums: Vec<Sum>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Sum {
    leaves: u32,
    nodes: u32,
    levels: u32,
}

impl Sum {
    const LEAF: Sum = Sum {
        leaves: 1,
        nodes: 1,
        levels: 1,
    };
}

impl Weights {
    pub fn new() -> Weights {
        Weights::default()
    }

    pub fn len(&self) -> usize {
        self.sums.len()
    }

    pub fn is_empty(&self) -> bool {
        self.sums.is_empty()
    }

    /// Bytes held.
    pub fn bytes(&self) -> u64 {
        (self.sums.capacity() * size_of::<Sum>()) as u64
    }

    pub fn weight(&self, node: u32, measure: Measure) -> u32 {
        let sum = &self.sums[node as usize];
        match measure {
            Measure::Leaves => sum.leaves,
            Measure::Nodes => sum.nodes,
        }
    }

    /// Levels of the node's subtree, its own included.
    pub fn levels(&self, node: u32) -> u32 {
        self.sums[node as usize].levels
    }

    /// Counts the nodes appended since the last time.
    pub fn update<T: TreeShape>(&mut self, tree: &T) {
        let (known, now) = (self.sums.len() as u32, tree.len() as u32);
        if now < known {
            self.sums.clear();
            return self.update(tree);
        }
        self.sums.resize(now as usize, Sum::LEAF);
        // Children come after their parents: from the last to the first, every new subtree is
        // complete before it is added to its parent.
        let mut node = now;
        while node > known.max(1) {
            let parent = tree.parent(node - 1);
            let first = tree.children(parent).start.max(known);
            let added = self.sums[first as usize..node as usize].iter().fold(
                Sum {
                    leaves: 0,
                    nodes: 0,
                    levels: 0,
                },
                |all, sum| Sum {
                    leaves: all.leaves + sum.leaves,
                    nodes: all.nodes + sum.nodes,
                    levels: all.levels.max(sum.levels),
                },
            );
            self.add(tree, parent, added, known);
            node = first;
        }
    }

    /// Adds new children's sums to `node`, and to all above it that were counted before.
    fn add<T: TreeShape>(&mut self, tree: &T, mut node: u32, added: Sum, known: u32) {
        let mut levels = added.levels;
        // The node itself was a leaf until now.
        let (more_leaves, more_nodes) = (added.leaves - 1, added.nodes);
        loop {
            levels += 1;
            let sum = &mut self.sums[node as usize];
            sum.leaves += more_leaves;
            sum.nodes += more_nodes;
            sum.levels = sum.levels.max(levels);
            if node == 0 || node >= known {
                return;
            }
            node = tree.parent(node);
        }
    }
}

/// Which part of the icicle is on screen.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Window {
    /// In weights, from the left edge of the root's bar.
    pub from: f64,
    pub to: f64,
    pub width_pixels: f64,
    /// The levels shown.
    pub first_level: u32,
    pub last_level: u32,
    /// Bars narrower than so many pixels are drawn together; 0 draws every one.
    pub detail: f64,
}

/// One rectangle: `left..right` in pixels, from `level` down `levels` levels.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Bar {
    /// The node, or the first of several too narrow to be told apart.
    pub node: u32,
    pub left: f32,
    pub right: f32,
    pub level: u32,
    /// 1 for a node; for a subtree drawn as one shape, all its levels.
    pub levels: u32,
}

/// Between two bars, in points; between very narrow ones there is none. Edges are rounded to pixels, so
/// less than a point may come to nothing.
const GAP: f32 = 1.0;
const NARROW: f32 = 3.0;

impl Bar {
    /// Where it is drawn in an icicle with levels of this height.
    pub fn area(&self, icicle: Rect, row: f32) -> Rect {
        let wide = self.right - self.left > NARROW;
        let right = self.right - if wide { GAP } else { 0.0 };
        let bottom = (self.level + self.levels) as f32 * row - GAP;
        Rect::from_min_max(
            icicle.min + vec2(self.left, self.level as f32 * row),
            icicle.min + vec2(right, bottom),
        )
    }

    /// Whether a point lies in it, its share of the gaps included.
    pub fn contains(&self, icicle: Rect, row: f32, point: Pos2) -> bool {
        let at = point - icicle.min;
        let levels = self.level..self.level + self.levels;
        (self.left..self.right).contains(&at.x) && levels.contains(&((at.y / row) as u32))
    }
}

/// Collects the bars on screen into `bars`, parents before children, left to right.
pub fn bars<T: TreeShape>(
    tree: &T,
    weights: &Weights,
    measure: Measure,
    window: &Window,
    bars: &mut Vec<Bar>,
) {
    bars.clear();
    if weights.is_empty() || window.to <= window.from {
        return;
    }
    let scale = window.width_pixels / (window.to - window.from);
    let x = |weight: u64| (weight as f64 - window.from) * scale;
    let mut stack = vec![(0u32, 0u64, 0u32)];
    let mut below: Vec<(u32, u64, u32)> = Vec::new();
    while let Some((node, start, level)) = stack.pop() {
        let end = start + u64::from(weights.weight(node, measure));
        let (left, right) = (x(start), x(end));
        let subtree_bottom = level + weights.levels(node) - 1;
        if right <= 0.0
            || left >= window.width_pixels
            || level > window.last_level
            || subtree_bottom < window.first_level
        {
            continue;
        }
        let narrow = right - left < window.detail;
        let bar = Bar {
            node,
            left: left as f32,
            right: right as f32,
            level,
            levels: if narrow { weights.levels(node) } else { 1 },
        };
        if narrow {
            // Siblings in the same stretch become one bar, as deep as the deepest.
            match bars.last_mut() {
                Some(last)
                    if last.level == level
                        && bar.left <= last.right
                        && f64::from(bar.right - last.left) < window.detail =>
                {
                    last.right = bar.right;
                    last.levels = last.levels.max(bar.levels);
                }
                _ => bars.push(bar),
            }
            continue;
        }
        if level >= window.first_level {
            bars.push(bar);
        }
        let children = tree.children(node);
        let mut at = start;
        for child in children.start..children.end.min(weights.len() as u32) {
            below.push((child, at, level + 1));
            at += u64::from(weights.weight(child, measure));
        }
        stack.extend(below.drain(..).rev());
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::picture::layout::testing::Growing;
    use proptest::prelude::*;

    fn counted(tree: &Growing) -> Weights {
        let mut weights = Weights::new();
        weights.update(tree);
        weights
    }

    /// Where a node's bar begins, in weights from the left edge of the root's. With nodes counted, a
    /// parent itself takes one: at the right end, where no child is.
    fn start(weights: &Weights, tree: &Growing, mut node: u32, measure: Measure) -> u64 {
        let mut start = 0;
        while node != 0 {
            let parent = tree.parent(node);
            let elder = tree.children(parent).start..node;
            start += elder
                .map(|e| u64::from(weights.weight(e, measure)))
                .sum::<u64>();
            node = parent;
        }
        start
    }

    fn whole(weights: &Weights, measure: Measure, detail: f64) -> Window {
        Window {
            from: 0.0,
            to: f64::from(weights.weight(0, measure)),
            width_pixels: 500.0,
            first_level: 0,
            last_level: u32::MAX,
            detail,
        }
    }

    proptest! {
        #[test]
        fn weights_are_counts_of_the_subtree_and_grow_with_it(seed: u64, changes in 1usize..200) {
            let mut rng = crate::base::random::Rng::new(seed);
            let mut tree = Growing::new();
            let mut grown = Weights::new();
            for i in 0..changes {
                tree.change(&mut rng);
                if i % 3 == 0 {
                    grown.update(&tree);
                }
            }
            grown.update(&tree);
            prop_assert_eq!(&grown, &counted(&tree));
            // Counted node by node.
            let mut leaves = vec![0; tree.len()];
            let mut nodes = vec![0; tree.len()];
            for node in 0..tree.len() as u32 {
                let is_leaf = tree.children(node).is_empty();
                let mut at = node;
                loop {
                    leaves[at as usize] += u32::from(is_leaf);
                    nodes[at as usize] += 1;
                    if at == 0 { break }
                    at = tree.parent(at);
                }
            }
            for node in 0..tree.len() as u32 {
                prop_assert_eq!(grown.weight(node, Measure::Leaves), leaves[node as usize]);
                prop_assert_eq!(grown.weight(node, Measure::Nodes), nodes[node as usize]);
            }
        }

        #[test]
        fn bars_on_a_level_never_overlap_and_lie_below_their_parent(
            seed: u64, changes in 1usize..200, detail in 0.0f64..6.0, by_nodes: bool,
        ) {
            let measure = if by_nodes { Measure::Nodes } else { Measure::Leaves };
            let tree = Growing::random(seed, changes);
            let weights = counted(&tree);
            let mut all = Vec::new();
            bars(&tree, &weights, measure, &whole(&weights, measure, detail), &mut all);
            for (i, a) in all.iter().enumerate() {
                for b in &all[..i] {
                    let levels_meet = a.level < b.level + b.levels && b.level < a.level + a.levels;
                    let overlap = a.left.max(b.left) + 0.01 < a.right.min(b.right);
                    prop_assert!(!(levels_meet && overlap), "{:?} {:?}", a, b);
                }
            }
            if detail == 0.0 {
                prop_assert_eq!(all.len(), tree.len());
            }
        }

        #[test]
        fn a_window_shows_what_the_whole_shows_there(
            seed: u64, changes in 1usize..150, from in 0.0f64..1.0, size in 0.05f64..1.0,
        ) {
            let tree = Growing::random(seed, changes);
            let weights = counted(&tree);
            let total = f64::from(weights.weight(0, Measure::Leaves));
            let window = Window {
                from: from * total,
                to: (from + size) * total,
                ..whole(&weights, Measure::Leaves, 0.0)
            };
            let mut shown = Vec::new();
            bars(&tree, &weights, Measure::Leaves, &window, &mut shown);
            let expected: Vec<u32> = {
                let mut all = Vec::new();
                bars(&tree, &weights, Measure::Leaves, &whole(&weights, Measure::Leaves, 0.0), &mut all);
                all.iter()
                    .map(|bar| bar.node)
                    .filter(|&node| {
                        let start = start(&weights, &tree, node, Measure::Leaves) as f64;
                        let end = start + f64::from(weights.weight(node, Measure::Leaves));
                        end > window.from && start < window.to
                    })
                    .collect()
            };
            let shown: Vec<u32> = shown.iter().map(|bar| bar.node).collect();
            prop_assert_eq!(shown, expected);
        }
    }

    #[test]
    fn narrow_subtrees_are_drawn_together() {
        let tree = Growing::regular(8, 6);
        let weights = counted(&tree);
        let mut all = Vec::new();
        bars(
            &tree,
            &weights,
            Measure::Leaves,
            &whole(&weights, Measure::Leaves, 1.0),
            &mut all,
        );
        assert!(
            all.len() < 1_200,
            "{} bars for {} nodes",
            all.len(),
            tree.len()
        );
        let covered: f32 = (all.iter().filter(|bar| bar.level + bar.levels == 7))
            .map(|bar| bar.right - bar.left)
            .sum();
        assert!(
            (covered - 500.0).abs() < 1.0,
            "the lowest level is covered: {covered}"
        );
    }
}
