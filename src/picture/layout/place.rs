//! What of a layout is on screen: a walk from the root that leaves out whole subtrees.

use super::tidy::{Layout, Placed};
use super::view::View;
use super::{COLUMN, HALF, TreeShape};

/// Something to draw, in pixels from the view's upper left corner.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Item {
    /// The node drawn; of a fan, the node whose children it stands for.
    pub node: u32,
    pub kind: Kind,
    pub x: f32,
    pub y: f32,
    /// Where the line from the parent begins.
    pub parent: Option<(f32, f32)>,
    /// To the nearest one beside it on its level, drawn or not; [`MOST_ROOM`] if none is nearer.
    pub room: f32,
    /// Every other one on its level, wherever the camera is; two neighbours may be alike only where
    /// families differ in size.
    pub is_odd: bool,
}

/// Nodes farther apart than this, in pixels, have all the room they can use.
pub const MOST_ROOM: f32 = 56.0;
/// Levels closer than this leave no room worth measuring.
const LEAST_LEVEL: f64 = 4.0;

#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Kind {
    Node,
    /// A node whose subtree is folded into a triangle, which takes the level below it.
    Folded,
    /// The children of a node that are left out, in one slot right of those shown.
    Fan,
    /// A subtree too small to be told apart: it reaches from `left` to `right` and down to
    /// `bottom`.
    Cluster {
        left: f32,
        right: f32,
        bottom: f32,
    },
    /// Nothing but the line: the node itself is off screen.
    Line,
}

/// From the layout's units to columns.
pub(super) fn columns(units: i64) -> f64 {
    units as f64 / f64::from(COLUMN)
}

/// A node still to be visited.
#[derive(Clone, Copy)]
struct Visit {
    node: u32,
    level: u32,
    /// From the root, in the layout's units.
    x: i64,
    /// Whether its number on its level, counted from the left, is odd if all families above are as
    /// large as its own: to know it, nothing beside the way from the root has to be counted.
    is_odd: bool,
}

impl Visit {
    const ROOT: Visit = Visit {
        node: 0,
        level: 0,
        x: 0,
        is_odd: false,
    };
}

impl Layout {
    /// Where a node stands: its column from the root and its level. It may stand below a folded
    /// one, or in a fan (`None` then).
    pub fn position<T: TreeShape>(&self, tree: &T, node: u32) -> Option<(f64, u32)> {
        let (mut x, mut level, mut at) = (0, 0, node);
        self.nodes.get(node as usize)?;
        while at != 0 {
            let parent = tree.parent(at);
            if tree.is_fanned(at) || self.nodes[parent as usize].is_folded() {
                return None;
            }
            x += i64::from(self.nodes[at as usize].offset);
            level += 1;
            at = parent;
        }
        Some((columns(x), level))
    }

    /// The node drawn at a point of the plane: within its column and half a level of its own. Where
    /// columns are narrower than what is drawn, the nearest within so many of them, the `slack`.
    pub fn hit<T: TreeShape>(&self, tree: &T, column: f64, level: f64, slack: f64) -> Option<u32> {
        let target = level.round();
        if target < 0.0 || target >= f64::from(self.levels()) {
            return None;
        }
        let x = (column * f64::from(COLUMN)).round() as i64;
        let slack = (slack * f64::from(COLUMN)) as i64;
        let mut nearest: Option<(i64, u32)> = None;
        let mut stack = vec![Visit::ROOT];
        while let Some(visit) = stack.pop() {
            let placed = &self.nodes[visit.node as usize];
            if f64::from(visit.level) == target {
                let off = (x - visit.x).abs();
                if off <= i64::from(HALF).max(slack) && nearest.is_none_or(|(least, _)| off < least)
                {
                    nearest = Some((off, visit.node));
                }
                continue;
            }
            let inside = |child: &Visit| {
                let below = &self.nodes[child.node as usize];
                f64::from(child.level + below.height) > target
                    && x + slack >= child.x + i64::from(below.reach.left)
                    && x - slack <= child.x + i64::from(below.reach.right)
            };
            stack.extend(self.below(tree, visit, placed).filter(inside));
        }
        nearest.map(|(_, node)| node)
    }

    /// Collects what is to be drawn into `items`, parents before children, left to right.
    pub fn place<T: TreeShape>(&self, tree: &T, view: &View, items: &mut Vec<Item>) {
        items.clear();
        if self.nodes.is_empty() {
            return;
        }
        let mut walk = Walk {
            view,
            // Nodes whose centre is off screen may still show their edge.
            margin_x: view.pixels_per_column / 2.0,
            margin_y: view.pixels_per_level / 2.0,
            dense: view.pixels_per_column < view.detail || view.pixels_per_level < view.detail,
            cells: Cells::new(view),
            rooms: Rooms::new(view, self.levels()),
            items,
        };
        let mut stack = vec![Visit::ROOT];
        while let Some(visit) = stack.pop() {
            let placed = &self.nodes[visit.node as usize];
            if !walk.draw(visit, placed) {
                continue;
            }
            let first = stack.len();
            stack.extend(self.below(tree, visit, placed));
            if !placed.is_folded() {
                let children = tree.children(visit.node);
                let shown = stack.len() - first;
                if shown < self.laid_out(&children) {
                    // The fan stands opposite the first child, as far right as that is left.
                    let offset = stack.get(first).map_or(0, |child| visit.x - child.x);
                    walk.draw_fan(visit, visit.x + offset);
                }
            }
            // The leftmost is visited first.
            stack[first..].reverse();
        }
    }

    /// Children that this layout has heard of.
    fn laid_out(&self, children: &std::ops::Range<u32>) -> usize {
        (children.end.min(self.nodes.len() as u32)).saturating_sub(children.start) as usize
    }

    /// The children that are drawn, left to right.
    fn below<'a, T: TreeShape>(
        &'a self,
        tree: &'a T,
        visit: Visit,
        placed: &Placed,
    ) -> impl Iterator<Item = Visit> + 'a {
        let children = if placed.is_folded() {
            0..0
        } else {
            tree.children(visit.node)
        };
        let known = children.start..children.end.min(self.nodes.len() as u32);
        let (first, count) = (children.start, children.len());
        known
            .filter(|&child| !tree.is_fanned(child))
            .map(move |child| Visit {
                node: child,
                level: visit.level + 1,
                x: visit.x + i64::from(self.nodes[child as usize].offset),
                is_odd: ((child - first) % 2 == 1) != (visit.is_odd && count % 2 == 1),
            })
    }
}

struct Walk<'a> {
    view: &'a View,
    margin_x: f64,
    margin_y: f64,
    /// Whether several nodes may fall into one cell.
    dense: bool,
    cells: Cells,
    rooms: Rooms,
    items: &'a mut Vec<Item>,
}

impl Walk<'_> {
    /// Draws a node or what stands for its subtree; whether its children are to be visited.
    fn draw(&mut self, visit: Visit, placed: &Placed) -> bool {
        let view = self.view;
        let x = view.x(columns(visit.x));
        let y = view.y(f64::from(visit.level));
        let parent = (visit.level > 0).then(|| {
            (
                view.x(columns(visit.x - i64::from(placed.offset))),
                view.y(f64::from(visit.level) - 1.0),
            )
        });
        let left = view.x(columns(visit.x + i64::from(placed.reach.left)));
        let right = view.x(columns(visit.x + i64::from(placed.reach.right)));
        let bottom = view.y(f64::from(visit.level + placed.height) - 1.0);

        let (top, low) = (y - self.margin_y, bottom + self.margin_y);
        // What is just beside the screen takes room from what is on it.
        let beside = self.rooms.reach;
        if !self.on_screen(left - beside, right + beside, top, low) {
            self.line(visit, x, y, parent);
            return false;
        }
        // Too narrow to tell its nodes apart, or a bare chain whose levels are too close.
        let folded = placed.is_folded();
        let narrow = right - left < view.detail;
        let chain =
            view.pixels_per_level < view.detail && placed.reach.right - placed.reach.left <= COLUMN;
        if placed.height > 1 && !folded && (narrow || chain) {
            let below = visit.level + placed.height - 1;
            self.rooms.take(visit.level, below, x, None, self.items);
            if !self.on_screen(left, right, top, low) {
                self.line(visit, x, y, parent);
                return false;
            }
            let kind = Kind::Cluster {
                left: left as f32,
                right: right as f32,
                bottom: bottom as f32,
            };
            if self.cells.take_column(x, y, bottom) {
                self.push(visit, kind, x, y, parent);
            }
            return false;
        }
        let seen = if folded {
            self.on_screen(left, right, top, low)
        } else {
            self.on_screen(x - self.margin_x, x + self.margin_x, top, y + self.margin_y)
        };
        let mut item = None;
        if !seen {
            self.line(visit, x, y, parent);
        } else if !self.dense || self.cells.take(x, y) {
            let kind = if folded { Kind::Folded } else { Kind::Node };
            item = Some(self.items.len());
            self.push(visit, kind, x, y, parent);
        }
        self.rooms
            .take(visit.level, visit.level, x, item, self.items);
        if folded {
            let below = visit.level + 1;
            self.rooms.take(below, below, x, None, self.items);
        }
        true
    }

    fn draw_fan(&mut self, visit: Visit, x: i64) {
        let view = self.view;
        let parent = (view.x(columns(visit.x)), view.y(f64::from(visit.level)));
        let (x, y) = (view.x(columns(x)), view.y(f64::from(visit.level) + 1.0));
        let (left, right) = (x - self.margin_x, x + self.margin_x);
        if self.on_screen(left, right, y - self.margin_y, y + self.margin_y)
            && (!self.dense || self.cells.take(x, y))
        {
            self.push(visit, Kind::Fan, x, y, Some(parent));
        }
    }

    /// The line to a node that is off screen, if it may cross the screen.
    fn line(&mut self, visit: Visit, x: f64, y: f64, parent: Option<(f64, f64)>) {
        let Some((px, py)) = parent else { return };
        if self.on_screen(x.min(px), x.max(px), y.min(py), y.max(py)) {
            self.push(visit, Kind::Line, x, y, parent);
        }
    }

    fn on_screen(&self, left: f64, right: f64, top: f64, bottom: f64) -> bool {
        right >= 0.0 && left <= self.view.width && bottom >= 0.0 && top <= self.view.height
    }

    fn push(&mut self, visit: Visit, kind: Kind, x: f64, y: f64, parent: Option<(f64, f64)>) {
        self.items.push(Item {
            node: visit.node,
            kind,
            x: x as f32,
            y: y as f32,
            parent: parent.map(|(x, y)| (x as f32, y as f32)),
            room: MOST_ROOM,
            is_odd: visit.is_odd,
        });
    }
}

/// Who was met last on each level, from the left; so every node learns how far its neighbours are.
struct Rooms {
    /// How far beside the screen a neighbour matters; 0 if none does.
    reach: f64,
    /// The levels on screen.
    first: u32,
    last: u32,
    met: Vec<(f64, Option<usize>)>,
}

impl Rooms {
    fn new(view: &View, levels: u32) -> Rooms {
        let worth = view.pixels_per_level >= LEAST_LEVEL;
        // A screen may be higher than the tree; a folded node's triangle is one level below it.
        let level = |y: f64| view.level(y).clamp(0.0, f64::from(levels)) as u32;
        let (first, last) = (level(0.0), level(view.height) + 1);
        let count = if worth { last - first + 1 } else { 0 };
        Rooms {
            reach: if worth { f64::from(MOST_ROOM) } else { 0.0 },
            first,
            last,
            met: vec![(f64::NEG_INFINITY, None); count as usize],
        }
    }

    /// Something stands at `x` from level `from` down to `to`; on the first, as an item.
    fn take(&mut self, from: u32, to: u32, x: f64, item: Option<usize>, items: &mut [Item]) {
        if self.met.is_empty() || to < self.first || from > self.last {
            return;
        }
        for level in from.max(self.first)..=to.min(self.last) {
            let met = &mut self.met[(level - self.first) as usize];
            let gap = (x - met.0).abs() as f32;
            for item in met.1.into_iter().chain(item) {
                items[item].room = items[item].room.min(gap);
            }
            *met = (x, item);
        }
    }
}

/// The screen in squares of the view's detail, each drawn on at most once.
struct Cells {
    size: f64,
    across: usize,
    down: usize,
    taken: Vec<u64>,
}

impl Cells {
    fn new(view: &View) -> Cells {
        if view.detail <= 0.0 {
            return Cells {
                size: 0.0,
                across: 0,
                down: 0,
                taken: Vec::new(),
            };
        }
        let count = |pixels: f64| (pixels / view.detail).ceil().max(1.0) as usize + 2;
        let (across, down) = (count(view.width), count(view.height));
        Cells {
            size: view.detail,
            across,
            down,
            taken: vec![0; (across * down).div_ceil(64)],
        }
    }

    /// The cell of a point; points off screen count for the border.
    fn index(&self, x: f64, y: f64) -> usize {
        let cell = |at: f64, most: usize| {
            ((at / self.size).floor() + 1.0).clamp(0.0, most as f64 - 1.0) as usize
        };
        // Column by column, as clusters stand.
        cell(x, self.across) * self.down + cell(y, self.down)
    }

    /// Takes the cell of a point; whether it was free.
    fn take(&mut self, x: f64, y: f64) -> bool {
        if self.taken.is_empty() {
            return true;
        }
        self.take_index(self.index(x, y))
    }

    fn take_index(&mut self, index: usize) -> bool {
        let (word, bit) = (&mut self.taken[index / 64], 1 << (index % 64));
        let free = *word & bit == 0;
        *word |= bit;
        free
    }

    /// Takes all cells from `top` to `bottom`; whether one of them was free.
    fn take_column(&mut self, x: f64, top: f64, bottom: f64) -> bool {
        if self.taken.is_empty() {
            return true;
        }
        let (first, last) = (self.index(x, top), self.index(x, bottom));
        let mut free = false;
        for index in first..=last {
            free |= self.take_index(index);
        }
        free
    }
}
