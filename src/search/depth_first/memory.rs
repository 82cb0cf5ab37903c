//! What MT remembers between passes: bounds, for every node or for every position.
//!
//! Entries are made when a node is first entered, never given up, and asked for from the context
//! before memory is taken. Where the memory has a size it is the state's transposition table, and
//! there are no entries of its own.

use super::mt::Remember;
use super::state::{Begun, SearchState};
use super::table_options::TableOptions;
use crate::problem::{Bounds, GameTree, Move, Player, Value};
use crate::search::keyed::{Keyed, NOWHERE, Place};
use crate::search::table::Table;
use crate::search::{ChunkedVec, Stop};

/// One node, found by way of its parent. MT enters children from left to right, so those that
/// have an entry are the first few, and a chain in that order holds them.
#[derive(Clone, Copy)]
struct Node {
    bounds: Bounds,
    m: Move,
    first_child: Place,
    next_sibling: Place,
}

impl Default for Node {
    fn default() -> Node {
        Node {
            bounds: Bounds::UNKNOWN,
            m: Move(0),
            first_child: NOWHERE,
            next_sibling: NOWHERE,
        }
    }
}

/// What is known of one position.
#[derive(Clone, Copy)]
pub(super) struct Met {
    bounds: Bounds,
    expanded: bool,
}

impl Default for Met {
    fn default() -> Met {
        Met {
            bounds: Bounds::UNKNOWN,
            expanded: false,
        }
    }
}

pub(super) enum Memory {
    Path(Paths),
    Position(Keyed<Met>),
    /// The table of [`SearchState`].
    Table,
}

/// The entry of every node where there are none.
const IN_TABLE: Place = 0;

#[derive(Default)]
pub(super) struct Paths {
    nodes: ChunkedVec<Node>,
}

impl Memory {
    pub fn new(options: TableOptions) -> Memory {
        match options.key {
            _ if options.is_bounded() => Memory::Table,
            Remember::Path => Memory::Path(Paths::default()),
            Remember::Position => Memory::Position(Keyed::default()),
        }
    }

    pub fn len(&self) -> usize {
        match self {
            Memory::Path(paths) => paths.nodes.len(),
            Memory::Position(positions) => positions.len(),
            Memory::Table => 0,
        }
    }

    /// Bytes an entry takes.
    pub fn entry_bytes(&self) -> u64 {
        match self {
            Memory::Path(_) => size_of::<Node>() as u64,
            Memory::Position(_) => Keyed::<Met>::RECORD,
            Memory::Table => Table::SLOT,
        }
    }

    /// The entry of the root, where the cursor stands.
    pub fn root<T: GameTree>(&mut self, state: &mut SearchState<'_, '_, T>) -> Result<Place, Stop> {
        self.make_room(state)?;
        let entry = match self {
            Memory::Table => return Ok(IN_TABLE),
            Memory::Path(paths) => paths.push(Move(0)),
            Memory::Position(positions) => positions.add(state.tree.key(), Met::default()),
        };
        self.made(state);
        Ok(entry)
    }

    /// The entry of the node the cursor stands on, reached from `parent` by `m`; `elder` is the
    /// entry of the sibling entered before it.
    #[inline]
    pub fn child<T: GameTree>(
        &mut self,
        state: &mut SearchState<'_, '_, T>,
        parent: Place,
        elder: Place,
        m: Move,
    ) -> Result<Place, Stop> {
        let known = match self {
            Memory::Table => return Ok(IN_TABLE),
            Memory::Path(paths) => paths.after(parent, elder),
            Memory::Position(positions) => positions.find(state.tree.key()),
        };
        if known != NOWHERE {
            return Ok(known);
        }
        self.make_room(state)?;
        let entry = match self {
            Memory::Path(paths) => {
                let entry = paths.push(m);
                match elder {
                    NOWHERE => paths.nodes[parent as usize].first_child = entry,
                    _ => paths.nodes[elder as usize].next_sibling = entry,
                }
                entry
            }
            Memory::Position(positions) => positions.add(state.tree.key(), Met::default()),
            Memory::Table => IN_TABLE,
        };
        self.made(state);
        Ok(entry)
    }

    /// What is known of the node under the cursor, which has this entry.
    #[inline]
    pub fn bounds<T: GameTree>(&self, state: &SearchState<'_, '_, T>, entry: Place) -> Bounds {
        match self {
            Memory::Path(paths) => paths.nodes[entry as usize].bounds,
            Memory::Position(positions) => positions.get(entry).bounds,
            Memory::Table => state
                .look_up()
                .map_or(Bounds::UNKNOWN, |known| known.bounds),
        }
    }

    /// The value of the leaf under the cursor.
    #[inline]
    pub fn set_value<T: GameTree>(
        &mut self,
        state: &mut SearchState<'_, '_, T>,
        entry: Place,
        value: Value,
    ) {
        let bounds = Bounds::exact(value);
        match self {
            Memory::Path(paths) => paths.nodes[entry as usize].bounds = bounds,
            Memory::Position(positions) => positions.get_mut(entry).bounds = bounds,
            Memory::Table => state.store_leaf(bounds),
        }
    }

    /// What a search of the node under the cursor has proved; `best` is the move that did.
    #[inline]
    pub fn set_bounds<T: GameTree>(
        &mut self,
        state: &mut SearchState<'_, '_, T>,
        entry: Place,
        bounds: Bounds,
        best: Option<Move>,
        begun: Begun,
    ) {
        match self {
            Memory::Path(paths) => paths.nodes[entry as usize].bounds = bounds,
            Memory::Position(positions) => positions.get_mut(entry).bounds = bounds,
            Memory::Table => state.store(bounds, best, begun),
        }
    }

    /// Whether the children of this entry are being generated for the first time.
    #[inline]
    pub fn expand(&mut self, entry: Place) -> bool {
        match self {
            Memory::Path(paths) => paths.nodes[entry as usize].first_child == NOWHERE,
            Memory::Position(positions) => {
                !std::mem::replace(&mut positions.get_mut(entry).expanded, true)
            }
            // Nobody knows: every visit counts.
            Memory::Table => true,
        }
    }

    /// Asks the context for the bytes one more entry takes, if it takes any.
    #[inline]
    fn make_room<T: GameTree>(&mut self, state: &mut SearchState<'_, '_, T>) -> Result<(), Stop> {
        let bytes = match self {
            Memory::Path(paths) => paths.nodes.bytes_with(1),
            Memory::Position(positions) => positions.bytes_with(1),
            Memory::Table => return Ok(()),
        };
        state.hold_besides(bytes)
    }

    #[inline]
    fn made<T: GameTree>(&self, state: &mut SearchState<'_, '_, T>) {
        state.note_entries(self.len() as u64);
    }

    /// Reads the best line off the bounds, from the root, where the cursor stands: to the child
    /// with the greatest lower bound where MAX moves, with the least upper one where MIN does.
    /// Where a node's value is known, so is that child's, and the two are equal.
    ///
    /// A table may have forgotten the child: it goes on from the move that proved the value of the root,
    /// `proved`, as far as it knows of children that are worth as much.
    pub fn best_line<T: GameTree>(
        &self,
        state: &mut SearchState<'_, '_, T>,
        proved: Option<Bounds>,
    ) {
        if let Memory::Table = self {
            return state.line_through_table(proved);
        }
        let start = state.tree.ply();
        let mut line = Vec::new();
        let mut moves = Vec::new();
        let mut at = 0;
        while self.len() > 0 && state.tree.leaf().is_none() {
            let mover = state.tree.player();
            let Some((entry, m)) = self.best_child(state, at, mover, &mut moves) else {
                break;
            };
            line.push(m);
            state.tree.play(m);
            at = entry;
        }
        state.climb(start);
        if !line.is_empty() {
            state.root.set_line(line);
        }
    }

    fn best_child<T: GameTree>(
        &self,
        state: &mut SearchState<'_, '_, T>,
        at: Place,
        mover: Player,
        moves: &mut Vec<Move>,
    ) -> Option<(Place, Move)> {
        let mut best: Option<((Value, Value), Place, Move)> = None;
        let mut consider = |bounds: Bounds, entry: Place, m: Move| {
            let seen = bounds.relative_to(mover);
            let merit = (seen.lower, seen.upper);
            if bounds != Bounds::UNKNOWN && best.is_none_or(|(so_far, _, _)| merit > so_far) {
                best = Some((merit, entry, m));
            }
        };
        match self {
            Memory::Table => {}
            Memory::Path(paths) => {
                let mut entry = paths.nodes[at as usize].first_child;
                while entry != NOWHERE {
                    let node = &paths.nodes[entry as usize];
                    consider(node.bounds, entry, node.m);
                    entry = node.next_sibling;
                }
            }
            Memory::Position(positions) => {
                moves.clear();
                state.tree.moves(moves);
                for &m in moves.iter() {
                    state.tree.play(m);
                    let entry = positions.find(state.tree.key());
                    state.tree.undo();
                    if entry != NOWHERE {
                        consider(positions.get(entry).bounds, entry, m);
                    }
                }
            }
        }
        best.map(|(_, entry, m)| (entry, m))
    }
}

impl Paths {
    fn push(&mut self, m: Move) -> Place {
        let entry = self.nodes.len() as Place;
        self.nodes.push(Node {
            m,
            ..Node::default()
        });
        entry
    }

    #[inline]
    fn after(&self, parent: Place, elder: Place) -> Place {
        match elder {
            NOWHERE => self.nodes[parent as usize].first_child,
            _ => self.nodes[elder as usize].next_sibling,
        }
    }
}
