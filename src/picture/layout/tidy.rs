//! Where every node stands: shapes merged bottom-up, again only where something changed.

use super::shape::{ALGORITHMS, LEVELS, Reach, Shapes};
use super::{COUSINS, FOLDED_HALF, HALF, TreeShape};

/// A tree's layout. Grows with the tree; every node keeps its place relative to its parent.
#[derive(Default)]
pub struct Layout {
    pub(super) nodes: Vec<Placed>,
    shapes: Shapes,
    merged: Vec<Reach>,
    child: Vec<Reach>,
    waiting: Waiting,
}

/// Nodes to be merged again, a bit each. Children come after their parents, so going down in
/// number is going up in the tree.
#[derive(Default)]
struct Waiting {
    words: Vec<u64>,
}

impl Waiting {
    fn insert(&mut self, node: u32) {
        let word = node as usize / 64;
        if self.words.len() <= word {
            self.words.resize(word + 1, 0);
        }
        self.words[word] |= 1 << (node % 64);
    }

    /// Takes the last one among the first `words` words, and says in which it was.
    fn pop(&mut self, words: usize) -> Option<(usize, u32)> {
        let word = self.words[..words].iter().rposition(|&word| word != 0)?;
        let bit = 63 - self.words[word].leading_zeros();
        self.words[word] &= !(1 << bit);
        Some((word, word as u32 * 64 + bit))
    }
}

/// What is known of a node and the subtree drawn below it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Placed {
    /// To the right of the parent.
    pub offset: i32,
    /// The reach of the whole subtree.
    pub reach: Reach,
    /// Levels of the subtree, the node's own included.
    pub height: u32,
    shape: Shape,
}

/// Where the levels below a node are written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Shape {
    /// There are none.
    Single,
    Folded,
    /// An only child's levels, one deeper: chains need no store of their own.
    OnlyChild(u32),
    /// A block of the store, with as many entries as the height allows.
    Block(u32),
}

impl Placed {
    const NEW: Placed = Placed {
        offset: 0,
        reach: Reach {
            left: -HALF,
            right: HALF,
        },
        height: 1,
        shape: Shape::Single,
    };

    pub fn is_folded(&self) -> bool {
        self.shape == Shape::Folded
    }

    /// Entries below the node's own level.
    fn entries_below(&self) -> usize {
        (self.height as usize).min(ALGORITHMS) - 1
    }
}

impl Layout {
    pub fn new() -> Layout {
        Layout::default()
    }

    /// Nodes laid out.
    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    pub fn is_empty(&self) -> bool {
        self.nodes.is_empty()
    }

    /// Bytes held.
    pub fn bytes(&self) -> usize {
        self.nodes.capacity() * size_of::<Placed>()
            + self.shapes.bytes()
            + self.waiting.words.capacity() * size_of::<u64>()
    }

    /// Levels of the tree as drawn.
    pub fn levels(&self) -> u32 {
        self.nodes.first().map_or(0, |root| root.height)
    }

    /// How far the whole tree reaches left and right of the root, in columns.
    pub fn reach(&self) -> (f64, f64) {
        let reach = self.nodes.first().map_or(Reach::around(0), |n| n.reach);
        (
            super::place::columns(reach.left.into()),
            super::place::columns(reach.right.into()),
        )
    }

    /// Follows the tree: nodes appended since the last time, and `dirty` ones whose folding or
    /// whose children's fanning changed.
    pub fn update<T: TreeShape>(&mut self, tree: &T, dirty: &[u32]) {
        let known = self.nodes.len() as u32;
        let now = tree.len() as u32;
        if now < known {
            // Another tree.
            *self = Layout::default();
            return self.update(tree, &[]);
        }
        self.nodes.resize(now as usize, Placed::NEW);

        for &node in dirty.iter().filter(|&&node| node < known) {
            self.waiting.insert(node);
        }
        let mut last_parent = None;
        for node in (known..now).rev() {
            // A leaf is what a new node is taken for.
            if !tree.children(node).is_empty() || tree.is_folded(node) {
                self.merge(tree, node);
            }
            if node > 0 {
                let parent = tree.parent(node);
                if parent < known && last_parent != Some(parent) {
                    self.waiting.insert(parent);
                    last_parent = Some(parent);
                }
            }
        }
        let mut words = self.waiting.words.len();
        while let Some((word, node)) = self.waiting.pop(words) {
            // Whoever comes to wait from here on has a smaller number.
            words = word + 1;
            if self.merge(tree, node) && node > 0 {
                self.waiting.insert(tree.parent(node));
            }
        }
    }

    /// Lays out the children of a node and takes their shapes together; whether the node's own
    /// shape is another one now.
    fn merge<T: TreeShape>(&mut self, tree: &T, node: u32) -> bool {
        if tree.is_folded(node) {
            return self.set(node, Shape::Folded, Reach::around(FOLDED_HALF), 2);
        }
        let children = tree.children(node);
        let mut merged = std::mem::take(&mut self.merged);
        merged.clear();
        let (mut last_offset, mut height, mut slots) = (0, 0, 0);
        let mut fan = false;
        for child in children.clone() {
            if tree.is_fanned(child) {
                fan = true;
                self.nodes[child as usize].offset = 0;
                continue;
            }
            self.read_shape(child);
            height = height.max(self.nodes[child as usize].height);
            last_offset = push_against(&mut merged, &self.child);
            self.nodes[child as usize].offset = last_offset;
            slots += 1;
        }
        if fan {
            last_offset = push_against(&mut merged, &[Reach::around(HALF)]);
            height = height.max(1);
            slots += 1;
        }

        // Offsets are even, so the middle is exact.
        let middle = last_offset / 2;
        for child in children.clone() {
            self.nodes[child as usize].offset -= middle;
        }
        let changed = if slots == 0 {
            self.set(node, Shape::Single, Reach::around(HALF), 1)
        } else if slots == 1 && !fan {
            // Nothing is fanned, so there is no other child.
            let only = children.start;
            let reach = self.nodes[only as usize].reach.union(Reach::around(HALF));
            self.set(node, Shape::OnlyChild(only), reach, height + 1);
            true
        } else {
            // The children's first level is the second here, and the deepest two become one.
            if merged.len() == ALGORITHMS {
                let rest = merged[LEVELS];
                merged[LEVELS - 1] = merged[LEVELS - 1].union(rest);
                merged.truncate(LEVELS);
            }
            for reach in &mut merged {
                *reach = reach.shifted(-middle);
            }
            self.set_block(node, &merged, height + 1)
        };
        self.merged = merged;
        changed
    }

    /// Reads a node's whole shape, its own level first, into `self.child`.
    fn read_shape(&mut self, node: u32) {
        let shape = &mut self.child;
        shape.clear();
        let mut at = &self.nodes[node as usize];
        loop {
            shape.push(Reach::around(HALF));
            match at.shape {
                Shape::Single => return,
                Shape::Folded => {
                    // The triangle takes the level below.
                    shape.push(Reach::around(FOLDED_HALF));
                    return;
                }
                Shape::OnlyChild(child) if shape.len() < LEVELS => {
                    at = &self.nodes[child as usize];
                }
                Shape::OnlyChild(child) => {
                    shape.push(self.nodes[child as usize].reach);
                    return;
                }
                Shape::Block(start) => {
                    for &reach in self.shapes.get(start, at.entries_below()) {
                        match shape.get_mut(LEVELS) {
                            Some(rest) => *rest = rest.union(reach),
                            None => shape.push(reach),
                        }
                    }
                    return;
                }
            }
        }
    }

    fn set(&mut self, node: u32, shape: Shape, reach: Reach, height: u32) -> bool {
        let placed = &mut self.nodes[node as usize];
        if let Shape::Block(start) = placed.shape {
            self.shapes.release(start, placed.entries_below());
        }
        let changed = placed.shape != shape || placed.reach != reach || placed.height != height;
        placed.shape = shape;
        placed.reach = reach;
        placed.height = height;
        changed
    }

    fn set_block(&mut self, node: u32, below: &[Reach], height: u32) -> bool {
        let placed = &mut self.nodes[node as usize];
        let old = match placed.shape {
            Shape::Block(start) => Some((start, placed.entries_below())),
            _ => None,
        };
        let same = old.is_some_and(|(start, len)| self.shapes.get(start, len) == below);
        if same && placed.height == height {
            return false;
        }
        placed.shape = Shape::Block(self.shapes.replace(old, below));
        placed.reach = below
            .iter()
            .fold(Reach::around(HALF), |all, &r| all.union(r));
        placed.height = height;
        true
    }
}

/// Pushes a child's shape from the right against the shapes merged so far, adds it to them and
/// says where the child came to stand (from the first one).
fn push_against(merged: &mut Vec<Reach>, child: &[Reach]) -> i32 {
    let mut offset = 0;
    for (level, (left, right)) in merged.iter().zip(child).enumerate() {
        let gap = if level == 0 { 0 } else { COUSINS };
        offset = offset.max(left.right - right.left + gap);
    }
    // Even, so that the middle of first and last is a whole number.
    offset = (offset + 1) & !1;
    for (level, &reach) in child.iter().enumerate() {
        let reach = reach.shifted(offset);
        match merged.get_mut(level) {
            Some(all) => *all = all.union(reach),
            None => merged.push(reach),
        }
    }
    offset
}
