//! What MT remembers between passes: bounds, for every node or for every position.
//!
//! Entries are made when a node is first entered, never given up, and asked for from the account
//! before memory is taken.

use super::mtd::Remember;
use super::walk::Walk;
use crate::problem::{Bounds, GameTree, Move, Player, Value};
use crate::search::table::{Entry, NO_ENTRY, Positions};
use crate::search::{ChunkedVec, Stop};

/// One node, found by way of its parent. MT enters children from left to right, so those that
/// have an entry are the first few, and a chain in that order holds them.
#[derive(Clone, Copy)]
struct Node {
    lower: Value,
    upper: Value,
    m: Move,
    first_child: Entry,
    next_sibling: Entry,
}

impl Default for Node {
    fn default() -> Node {
        Node {
            lower: Value::NEG_INF,
            upper: Value::INF,
            m: Move(0),
            first_child: NO_ENTRY,
            next_sibling: NO_ENTRY,
        }
    }
}

pub(super) enum Memory {
    Path(Paths),
    Position(Positions),
}

#[derive(Default)]
pub(super) struct Paths {
    nodes: ChunkedVec<Node>,
}

impl Memory {
    pub fn new(remember: Remember) -> Memory {
        match remember {
            Remember::Path => Memory::Path(Paths::default()),
            Remember::Position => Memory::Position(Positions::default()),
        }
    }

    pub fn len(&self) -> usize {
        match self {
            Memory::Path(paths) => paths.nodes.len(),
            Memory::Position(positions) => positions.len(),
        }
    }

    /// The entry of the root, where the cursor stands.
    pub fn root<T: GameTree>(&mut self, walk: &mut Walk<'_, '_, T>) -> Result<Entry, Stop> {
        self.make_room(walk)?;
        let entry = match self {
            Memory::Path(paths) => paths.push(Move(0)),
            Memory::Position(positions) => positions.add(walk.tree.key()),
        };
        self.made(walk);
        Ok(entry)
    }

    /// The entry of the node the cursor stands on, reached from `parent` by `m`; `elder` is the
    /// entry of the sibling entered before it.
    #[inline]
    pub fn child<T: GameTree>(
        &mut self,
        walk: &mut Walk<'_, '_, T>,
        parent: Entry,
        elder: Entry,
        m: Move,
    ) -> Result<Entry, Stop> {
        let known = match self {
            Memory::Path(paths) => paths.after(parent, elder),
            Memory::Position(positions) => positions.find(walk.tree.key()).unwrap_or(NO_ENTRY),
        };
        if known != NO_ENTRY {
            return Ok(known);
        }
        self.make_room(walk)?;
        let entry = match self {
            Memory::Path(paths) => {
                let entry = paths.push(m);
                match elder {
                    NO_ENTRY => paths.nodes[parent as usize].first_child = entry,
                    _ => paths.nodes[elder as usize].next_sibling = entry,
                }
                entry
            }
            Memory::Position(positions) => positions.add(walk.tree.key()),
        };
        self.made(walk);
        Ok(entry)
    }

    #[inline]
    pub fn bounds(&self, entry: Entry) -> Bounds {
        match self {
            Memory::Path(paths) => paths.bounds(entry),
            Memory::Position(positions) => positions.bounds(entry),
        }
    }

    #[inline]
    pub fn set_bounds(&mut self, entry: Entry, bounds: Bounds) {
        match self {
            Memory::Path(paths) => {
                let node = &mut paths.nodes[entry as usize];
                (node.lower, node.upper) = (bounds.lower, bounds.upper);
            }
            Memory::Position(positions) => positions.set_bounds(entry, bounds),
        }
    }

    /// Whether the children of this entry are being generated for the first time.
    #[inline]
    pub fn expand(&mut self, entry: Entry) -> bool {
        match self {
            Memory::Path(paths) => paths.nodes[entry as usize].first_child == NO_ENTRY,
            Memory::Position(positions) => positions.mark(entry),
        }
    }

    /// Asks the account for the bytes one more entry takes, if it takes any.
    #[inline]
    fn make_room<T: GameTree>(&mut self, walk: &mut Walk<'_, '_, T>) -> Result<(), Stop> {
        let bytes = match self {
            Memory::Path(paths) => paths.nodes.bytes_with(1),
            Memory::Position(positions) => positions.bytes_with_one_more(),
        };
        if bytes != walk.other_bytes {
            walk.other_bytes = bytes;
            walk.hold()?;
        }
        Ok(())
    }

    #[inline]
    fn made<T: GameTree>(&self, walk: &mut Walk<'_, '_, T>) {
        walk.entries = self.len() as u64;
        walk.account.meter.now.table_entries = walk.entries;
    }

    /// Reads the best line off the bounds, from the root, where the cursor stands: to the child
    /// with the greatest lower bound where MAX moves, with the least upper one where MIN does.
    /// Where a node's value is known, so is that child's, and the two are equal.
    pub fn best_line<T: GameTree>(&self, walk: &mut Walk<'_, '_, T>) {
        let start = walk.tree.ply();
        let mut line = Vec::new();
        let mut moves = Vec::new();
        let mut at = 0;
        while self.len() > 0 && line.len() < walk.tree.height() && walk.tree.leaf().is_none() {
            let mover = walk.tree.player();
            let Some((entry, m)) = self.best_child(walk, at, mover, &mut moves) else {
                break;
            };
            line.push(m);
            walk.tree.play(m);
            at = entry;
        }
        walk.climb(start);
        if !line.is_empty() {
            walk.best_line = line;
            walk.line_is_old = false;
        }
    }

    fn best_child<T: GameTree>(
        &self,
        walk: &mut Walk<'_, '_, T>,
        at: Entry,
        mover: Player,
        moves: &mut Vec<Move>,
    ) -> Option<(Entry, Move)> {
        let mut best: Option<((Value, Value), Entry, Move)> = None;
        let mut consider = |entry: Entry, m: Move| {
            let Bounds { lower, upper } = self.bounds(entry);
            let merit = match mover {
                Player::Max => (lower, upper),
                Player::Min => (-upper, -lower),
            };
            if (lower, upper) != (Value::NEG_INF, Value::INF)
                && best.is_none_or(|(so_far, _, _)| merit > so_far)
            {
                best = Some((merit, entry, m));
            }
        };
        match self {
            Memory::Path(paths) => {
                let mut entry = paths.nodes[at as usize].first_child;
                while entry != NO_ENTRY {
                    let node = &paths.nodes[entry as usize];
                    consider(entry, node.m);
                    entry = node.next_sibling;
                }
            }
            Memory::Position(positions) => {
                moves.clear();
                walk.tree.moves(moves);
                for &m in moves.iter() {
                    walk.tree.play(m);
                    let entry = positions.find(walk.tree.key());
                    walk.tree.undo();
                    if let Some(entry) = entry {
                        consider(entry, m);
                    }
                }
            }
        }
        best.map(|(_, entry, m)| (entry, m))
    }
}

impl Paths {
    fn push(&mut self, m: Move) -> Entry {
        let entry = self.nodes.len() as Entry;
        self.nodes.push(Node {
            m,
            ..Node::default()
        });
        entry
    }

    #[inline]
    fn after(&self, parent: Entry, elder: Entry) -> Entry {
        match elder {
            NO_ENTRY => self.nodes[parent as usize].first_child,
            _ => self.nodes[elder as usize].next_sibling,
        }
    }

    #[inline]
    fn bounds(&self, entry: Entry) -> Bounds {
        let node = &self.nodes[entry as usize];
        Bounds {
            lower: node.lower,
            upper: node.upper,
        }
    }
}
