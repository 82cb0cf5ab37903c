//! The cells of a best-first search: the part of the game tree it holds in memory.
//!
//! A cell knows its parent and the move that led to it, never a position: the cursor walks there.
//! The children of a node are one block of neighbouring cells, so a child's place among its
//! siblings is its distance from the first, "left of" among siblings is `<`, and a closed node
//! gives back its children at one stroke. Freed blocks wait in a list for their size.
//! Knows nothing of OPEN's order or of how bounds are computed.

use crate::problem::{Bounds, Move, Player, Value};
use crate::search::ChunkedVec;

/// The number of a cell; reused once the cell is freed.
pub(super) type CellId = u32;

/// The root of the whole search.
pub(super) const ROOT: CellId = 0;

/// No cell, no block, no link.
pub(super) const NONE: u32 = u32::MAX;

/// What has become of a cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub(super) enum State {
    /// Generated; for GSEARCH a member of OPEN that waits for an elder sibling to be closed.
    Dormant,
    /// In OPEN. The link is its place in the heap.
    Open,
    /// Taken from OPEN.
    Taken,
    /// Its children are cells. The link is the first of them.
    Expanded,
    /// Never to be searched again and without children. The link is its line of best play.
    Closed,
}

/// Key bits are used up: every node further down has its ancestor's key.
const OVERFLOW: u8 = u8::MAX;
const KEY_BITS: u32 = u64::BITS;

#[derive(Clone, Copy, Debug)]
pub(super) struct Cell {
    /// L_b and U_b.
    pub bounds: Bounds,
    pub parent: CellId,
    /// The move from the parent.
    pub from: Move,
    /// β(P) (α(P) for the mirrored rule; Stockman's h): why it is taken from OPEN.
    pub merit: Value,
    /// Its meaning depends on the state.
    pub link: u32,
    /// How many children it has.
    pub count: u32,
    pub state: State,
    flags: u8,
    /// How many leading bits of its key are its own path.
    used: u8,
}

/// It is MIN's turn; meaningful once the node was expanded.
const MIN: u8 = 1;
/// The cursor stands here or below.
const ON_PATH: u8 = 2;
/// Closed, though its children are still cells.
const SPENT: u8 = 4;
/// Stockman's SOLVED.
const SOLVED: u8 = 8;
/// The probe has a name for it.
const NAMED: u8 = 16;

impl Default for Cell {
    fn default() -> Cell {
        Cell {
            bounds: Bounds::UNKNOWN,
            parent: NONE,
            from: Move(0),
            merit: Value::INF,
            link: NONE,
            count: 0,
            state: State::Dormant,
            flags: 0,
            used: 0,
        }
    }
}

impl Cell {
    /// A child that was just generated; `used` as [`Cells::child_bits`] says.
    #[inline]
    pub fn child(parent: CellId, from: Move, merit: Value, used: u8) -> Cell {
        Cell {
            parent,
            from,
            merit,
            used,
            ..Cell::default()
        }
    }

    /// Whose turn it is at an expanded node.
    #[inline]
    pub fn player(&self) -> Player {
        if self.flags & MIN == 0 {
            Player::Max
        } else {
            Player::Min
        }
    }

    #[inline]
    pub fn set_player(&mut self, player: Player) {
        self.set(MIN, player == Player::Min);
    }

    #[inline]
    pub fn on_path(&self) -> bool {
        self.flags & ON_PATH != 0
    }

    #[inline]
    pub fn set_on_path(&mut self, on_path: bool) {
        self.set(ON_PATH, on_path);
    }

    #[inline]
    pub fn is_spent(&self) -> bool {
        self.flags & SPENT != 0
    }

    #[inline]
    pub fn set_spent(&mut self) {
        self.set(SPENT, true);
    }

    #[inline]
    pub fn is_solved(&self) -> bool {
        self.flags & SOLVED != 0
    }

    /// Solved, with a line of best play or [`NONE`]. A solved cell has no children left, so the
    /// line can stand where their number was; its link may be needed in OPEN.
    #[inline]
    pub fn set_solved(&mut self, line: u32) {
        self.set(SOLVED, true);
        self.count = line;
    }

    /// The line of a solved cell.
    #[inline]
    pub fn solved_line(&self) -> u32 {
        debug_assert!(self.is_solved());
        self.count
    }

    #[inline]
    fn set(&mut self, flag: u8, on: bool) {
        if on {
            self.flags |= flag;
        } else {
            self.flags &= !flag;
        }
    }
}

/// All cells of one search.
#[derive(Debug)]
pub(super) struct Cells<N> {
    arena: ChunkedVec<Cell>,
    /// The first free block of every size; in a free block the first
    /// cell's parent is the next one.
    free: Vec<u32>,
    live: u64,
    /// What the probe calls those cells for which it has a name. Apart from the cells: most have
    /// none, in a silent search and in what is too deep to be recorded, and should not be larger
    /// for it.
    names: ChunkedVec<N>,
    /// Which cells are free.
    #[cfg(debug_assertions)]
    freed: Vec<bool>,
}

impl<N: Copy + Default + PartialEq> Cells<N> {
    /// The root by itself: cell [`ROOT`], named `root`.
    pub fn new(root: N) -> Cells<N> {
        let mut cells = Cells {
            arena: ChunkedVec::new(),
            free: Vec::new(),
            live: 1,
            names: ChunkedVec::new(),
            #[cfg(debug_assertions)]
            freed: Vec::new(),
        };
        cells.arena.push(Cell::default());
        cells.fill(ROOT, Cell::default(), root);
        cells
    }

    /// Puts a new cell into its place, under the name the probe has for it.
    #[inline]
    pub fn fill(&mut self, id: CellId, cell: Cell, name: N) {
        self[id] = cell;
        if name != N::default() {
            self.call(id, name);
        }
    }

    /// Expands `parent`, where `player` moves: a child for every move, with the parent's merit
    /// and the name the probe has for it. Gives the first.
    #[inline]
    pub fn expand(
        &mut self,
        parent: CellId,
        player: Player,
        moves: &[Move],
        mut name: impl FnMut(usize, Move) -> N,
    ) -> CellId {
        let first = self.allocate(moves.len());
        let used = self.child_bits(parent, moves.len());
        let cell = &mut self[parent];
        let merit = cell.merit;
        cell.state = State::Expanded;
        cell.link = first;
        cell.count = moves.len() as u32;
        cell.set_player(player);
        for (i, &m) in moves.iter().enumerate() {
            let child = Cell::child(parent, m, merit, used);
            self.fill(first + i as u32, child, name(i, m));
        }
        first
    }

    fn call(&mut self, id: CellId, name: N) {
        while self.names.len() <= id as usize {
            self.names.push(N::default());
        }
        self.names[id as usize] = name;
        self[id].set(NAMED, true);
    }

    /// From now on the cell has no name.
    #[cold]
    pub fn forget(&mut self, id: CellId) {
        self[id].set(NAMED, false);
    }

    /// The probe's name for a node.
    #[inline]
    pub fn node(&self, id: CellId) -> N {
        if self[id].flags & NAMED == 0 {
            N::default()
        } else {
            self.names[id as usize]
        }
    }

    /// Bytes held, by capacity. Names are the watcher's: a search needs as much whether somebody
    /// looks on or not.
    pub fn bytes(&self) -> u64 {
        self.arena.bytes() + (self.free.capacity() * size_of::<u32>()) as u64
    }
}

impl<N> Cells<N> {
    /// Cells in use.
    #[inline]
    pub fn live(&self) -> u64 {
        self.live
    }

    /// Bytes of the cells in use.
    #[inline]
    pub fn bytes_used(&self) -> u64 {
        self.live * size_of::<Cell>() as u64
    }

    /// Cells there is a place for, in use or free.
    #[inline]
    pub fn allocated(&self) -> usize {
        self.arena.len()
    }

    /// Bytes that a block of `count` cells would add.
    #[inline]
    pub fn growth(&self, count: usize) -> u64 {
        if self.arena.fits(count) || self.free_block(count).is_some() {
            return 0;
        }
        self.arena.bytes_with(count) - self.arena.bytes()
    }

    /// A block of `count` cells with undefined contents: a freed one of that size, or fresh ones,
    /// or a piece of a larger freed block before the arena has to grow.
    #[inline]
    pub fn allocate(&mut self, count: usize) -> CellId {
        self.live += count as u64;
        let first = match self.free.get(count) {
            Some(&block) if block != NONE => {
                self.free[count] = self[block].parent;
                block
            }
            _ if self.arena.fits(count) => self.fresh(count),
            _ => match self.free_block(count) {
                Some(size) => self.split(size, count),
                None => self.fresh(count),
            },
        };
        #[cfg(debug_assertions)]
        self.mark_freed(first, count, false);
        first
    }

    /// Gives a block back. Its cells keep what they know of their children, so that these can be
    /// given back after it.
    #[inline]
    pub fn release(&mut self, first: CellId, count: usize) {
        self.live -= count as u64;
        self.put(first, count);
        #[cfg(debug_assertions)]
        self.mark_freed(first, count, true);
    }

    #[cfg(debug_assertions)]
    fn mark_freed(&mut self, first: CellId, count: usize, freed: bool) {
        let (first, end) = (first as usize, first as usize + count);
        if self.freed.len() < end {
            self.freed.resize(end, false);
        }
        self.freed[first..end].fill(freed);
    }

    /// Whether a cell and all its ancestors are in use. In a free block the first cell's parent is
    /// another block, so no way up leads through one.
    #[cfg(debug_assertions)]
    pub fn is_rooted(&self, id: CellId) -> bool {
        let freed = |id: CellId| self.freed.get(id as usize).copied().unwrap_or(false);
        let mut at = id;
        while at != NONE {
            if freed(at) {
                return false;
            }
            at = self[at].parent;
        }
        true
    }

    fn put(&mut self, first: CellId, count: usize) {
        if self.free.len() <= count {
            self.free.resize(count + 1, NONE);
        }
        self[first].parent = self.free[count];
        self.free[count] = first;
    }

    fn fresh(&mut self, count: usize) -> CellId {
        let first = self.arena.len() as u32;
        for _ in 0..count {
            self.arena.push(Cell::default());
        }
        first
    }

    /// The smallest size, `count` or more, of which a free block exists.
    fn free_block(&self, count: usize) -> Option<usize> {
        let sizes = self.free.get(count..)?;
        sizes
            .iter()
            .position(|&block| block != NONE)
            .map(|more| count + more)
    }

    #[cold]
    fn split(&mut self, size: usize, count: usize) -> CellId {
        let first = self.free[size];
        self.free[size] = self[first].parent;
        if size > count {
            self.put(first + count as u32, size - count);
        }
        first
    }

    /// The children of an expanded cell, left to right.
    #[inline]
    pub fn children(&self, id: CellId) -> std::ops::Range<CellId> {
        let cell = &self[id];
        debug_assert_eq!(cell.state, State::Expanded);
        cell.link..cell.link + cell.count
    }

    /// The next sibling to the right of a child of `parent`.
    #[inline]
    pub fn next_sibling(&self, parent: CellId, child: CellId) -> Option<CellId> {
        let next = child + 1;
        (next < self.children(parent).end).then_some(next)
    }

    /// How many bits of a key `child`'s path uses, once it is a child of `parent` among `count`.
    #[inline]
    pub fn child_bits(&self, parent: CellId, count: usize) -> u8 {
        let used = self[parent].used;
        let bits = u32::from(used) + index_bits(count);
        if used == OVERFLOW || bits > KEY_BITS {
            OVERFLOW
        } else {
            bits as u8
        }
    }

    /// Keys of nodes below `id` begin here: it is the root of a recursion.
    pub fn begin_keys(&mut self, id: CellId) {
        self[id].used = 0;
    }

    /// The key of `child`, given the key of its parent or of any node below its parent.
    ///
    /// Keys put the nodes of an antichain in order from left to right: a key is the path of child
    /// indices, each in as many bits as its siblings need, cut off after 64. Where a path is cut
    /// off the keys are equal and only [`Cells::is_left_of`] can tell.
    #[inline]
    pub fn child_key(&self, below_parent: u64, parent: CellId, child: CellId) -> u64 {
        let used = self[child].used;
        if used == OVERFLOW {
            return self.own_key(below_parent, parent);
        }
        let index = u64::from(child - self[parent].link);
        let prefix = self.own_key(below_parent, parent);
        match u32::from(used) {
            0 => prefix,
            bits => prefix | index << (KEY_BITS - bits),
        }
    }

    /// The key of `id`, given its own or that of any node below it.
    #[inline]
    pub fn own_key(&self, below: u64, id: CellId) -> u64 {
        match u32::from(self[id].used) {
            0 => 0,
            bits if bits < KEY_BITS => below & !(u64::MAX >> bits),
            _ => below,
        }
    }

    /// Whether `a` lies left of `b`, neither being an ancestor of the other: climbs to the common
    /// ancestor and compares there.
    pub fn is_left_of(&self, a: CellId, b: CellId) -> bool {
        let (mut a, mut b) = (a, b);
        let (depth_a, depth_b) = (self.depth(a), self.depth(b));
        for _ in depth_b..depth_a {
            a = self[a].parent;
        }
        for _ in depth_a..depth_b {
            b = self[b].parent;
        }
        while self[a].parent != self[b].parent {
            a = self[a].parent;
            b = self[b].parent;
        }
        a < b
    }

    fn depth(&self, id: CellId) -> usize {
        let mut depth = 0;
        let mut at = self[id].parent;
        while at != NONE {
            depth += 1;
            at = self[at].parent;
        }
        depth
    }
}

/// Bits in which the index of one of `count` siblings can be written.
#[inline]
fn index_bits(count: usize) -> u32 {
    usize::BITS - (count - 1).leading_zeros()
}

impl<N> std::ops::Index<CellId> for Cells<N> {
    type Output = Cell;
    #[inline]
    fn index(&self, id: CellId) -> &Cell {
        &self.arena[id as usize]
    }
}

impl<N> std::ops::IndexMut<CellId> for Cells<N> {
    #[inline]
    fn index_mut(&mut self, id: CellId) -> &mut Cell {
        &mut self.arena[id as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn family(cells: &mut Cells<()>, parent: CellId, count: usize) -> CellId {
        let moves: Vec<Move> = (0..count as u32).map(Move).collect();
        cells.expand(parent, Player::Max, &moves, |_, _| ())
    }

    #[test]
    fn a_cell_is_half_a_cache_line() {
        assert_eq!(size_of::<Cell>(), 32);
    }

    #[test]
    fn a_reused_cell_forgets_its_name() {
        let mut cells = Cells::new(7u32);
        let pair = cells.allocate(2);
        let child = Cell::child(ROOT, Move(0), Value::INF, 1);
        cells.fill(pair, child, 8);
        cells.fill(pair + 1, child, 0);
        let names = [ROOT, pair, pair + 1].map(|id| cells.node(id));
        assert_eq!(names, [7, 8, 0]);
        cells.forget(ROOT);
        assert_eq!(cells.node(ROOT), 0);
        cells.fill(pair, child, 0);
        assert_eq!(cells.node(pair), 0);
    }

    #[test]
    fn a_freed_block_serves_its_size_again_and_smaller_ones_before_the_arena_grows() {
        let mut cells = Cells::new(());
        let four = family(&mut cells, ROOT, 4);
        assert_eq!(cells.live(), 5);
        cells.release(four, 4);
        assert_eq!((cells.live(), cells.allocate(4)), (1, four));
        cells.release(four, 4);
        // Fill the chunk, so that three cells could only come from the freed block.
        while cells.arena.fits(1) {
            cells.allocate(1);
        }
        let bytes = cells.bytes();
        assert_eq!(cells.growth(3), 0);
        assert_eq!((cells.allocate(3), cells.allocate(1)), (four, four + 3));
        assert!(cells.growth(1) > 0);
        cells.allocate(1);
        assert!(cells.bytes() > bytes);
    }

    #[test]
    fn keys_and_climbing_agree_on_what_is_left_however_deep() {
        let mut cells = Cells::new(());
        // A comb: at every step three children, the middle one expanded again. Keys run out of
        // bits after 32 steps of two bits.
        let mut tips = Vec::new();
        let mut right = Vec::new();
        let (mut at, mut key) = (ROOT, 0);
        for _ in 0..50 {
            let first = family(&mut cells, at, 3);
            let keys = [0, 1, 2].map(|i| cells.child_key(key, at, first + i));
            tips.push((first, keys[0]));
            right.push((first + 2, keys[2]));
            assert_eq!(cells.own_key(keys[2], at), key);
            (at, key) = (first + 1, keys[1]);
        }
        right.reverse();
        tips.extend(right);
        for (i, &(a, key_a)) in tips.iter().enumerate() {
            for &(b, key_b) in &tips[i + 1..] {
                assert!(key_a <= key_b);
                assert!(cells.is_left_of(a, b) && !cells.is_left_of(b, a));
            }
        }
        assert!(tips[0].1 < tips[1].1 && tips[48].1 == tips[49].1);
    }
}
