//! The solution tree a search has found: one answer at every node of the side that wins, every
//! answer at the other's. Read off whatever the search remembers, unfolded, without looking at a
//! position twice.

use std::collections::HashMap;

use crate::problem::{GameTree, Move, Player};

/// Positions a solution may have before nobody counts it any more.
const MOST_POSITIONS: usize = 400_000;

#[derive(Clone, Copy)]
struct Below {
    /// Leaves below, a shared position counted each time.
    leaves: u64,
    /// Plies to the end against the longest defence.
    plies: u32,
}

pub(super) struct Solution {
    pub leaves: Option<u64>,
    /// The winning side's remembered moves, the other side's longest defence.
    pub line: Vec<Move>,
}

/// The solution below the cursor, which stands on a node whose answer is `proved`. `best` tells
/// the move remembered for the position under the cursor, by its key.
pub(super) fn read<T: GameTree>(
    tree: &mut T,
    proved: bool,
    best: &mut dyn FnMut(&mut T, u64) -> Option<Move>,
) -> Solution {
    let mut reader = Reader {
        hero: if proved { Player::Max } else { Player::Min },
        known: HashMap::new(),
        moves: Vec::new(),
        best,
    };
    let leaves = reader.count(tree).map(|below| below.leaves);
    let line = reader.line(tree);
    Solution { leaves, line }
}

struct Reader<'b, T> {
    hero: Player,
    known: HashMap<u64, Below>,
    moves: Vec<Move>,
    best: &'b mut dyn FnMut(&mut T, u64) -> Option<Move>,
}

impl<T: GameTree> Reader<'_, T> {
    fn count(&mut self, tree: &mut T) -> Option<Below> {
        if tree.leaf().is_some() {
            return Some(Below {
                leaves: 1,
                plies: 0,
            });
        }
        let key = tree.key();
        if let Some(&below) = self.known.get(&key) {
            return Some(below);
        }
        if self.known.len() >= MOST_POSITIONS {
            return None;
        }
        let mut all = Below {
            leaves: 0,
            plies: 0,
        };
        if tree.player() == self.hero {
            let m = (self.best)(tree, key)?;
            tree.play(m);
            let below = self.count(tree);
            tree.undo();
            all = below?;
        } else {
            let first = self.moves.len();
            tree.moves(&mut self.moves);
            for i in first..self.moves.len() {
                tree.play(self.moves[i]);
                let below = self.count(tree);
                tree.undo();
                let below = below?;
                all.leaves = all.leaves.saturating_add(below.leaves);
                all.plies = all.plies.max(below.plies);
            }
            self.moves.truncate(first);
        }
        all.plies += 1;
        self.known.insert(key, all);
        Some(all)
    }

    fn line(&mut self, tree: &mut T) -> Vec<Move> {
        let mut line = Vec::new();
        while tree.leaf().is_none() {
            let m = if tree.player() == self.hero {
                (self.best)(tree, tree.key())
            } else {
                self.longest_defence(tree)
            };
            let Some(m) = m else { break };
            tree.play(m);
            line.push(m);
        }
        for _ in 0..line.len() {
            tree.undo();
        }
        line
    }

    fn longest_defence(&mut self, tree: &mut T) -> Option<Move> {
        self.moves.clear();
        tree.moves(&mut self.moves);
        let mut longest: Option<(u32, Move)> = None;
        for i in 0..self.moves.len() {
            let m = self.moves[i];
            tree.play(m);
            let leaf = tree.leaf().is_some();
            let below = self.known.get(&tree.key()).map(|below| below.plies);
            tree.undo();
            let plies = if leaf { Some(0) } else { below };
            if let Some(plies) = plies
                && longest.is_none_or(|(most, _)| plies > most)
            {
                longest = Some((plies, m));
            }
        }
        longest.map(|(_, m)| m)
    }
}
