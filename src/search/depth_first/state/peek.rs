//! Looks at the tree that are no part of the search and count as nothing: guesses at a value,
//! whether a node has only leaves below, where a line goes on.

use super::super::Guess;
use super::SearchState;
use crate::problem::{GameTree, Value};

impl<T: GameTree> SearchState<'_, '_, T> {
    /// A guess at the value here, in MAX's eyes.
    pub fn guess(&mut self, guess: Guess) -> Value {
        match (guess, self.iterations.previous) {
            (Guess::Given(value), _) | (Guess::Previous, Some(value)) => value,
            (Guess::Static | Guess::Previous, _) => self.tree.static_value(),
            (Guess::FirstLeaf, _) => self.first_leaf(),
        }
    }

    fn first_leaf(&mut self) -> Value {
        let ply = self.tree.ply();
        let from = self.path.moves.len();
        let value = loop {
            if let Some(value) = self.tree.leaf() {
                break value;
            }
            self.tree.moves(&mut self.path.moves);
            let m = self.path.moves[from];
            self.path.moves.truncate(from);
            self.tree.play(m);
        };
        self.climb(ply);
        value
    }

    /// Whether the node the cursor stands on is a leaf or has only leaves below; not counted.
    pub fn is_above_leaves_only(&mut self) -> bool {
        if self.tree.leaf().is_some() {
            return true;
        }
        let from = self.path.moves.len();
        self.tree.moves(&mut self.path.moves);
        let mut only = true;
        for i in from..self.path.moves.len() {
            self.tree.play(self.path.moves[i]);
            only = self.tree.leaf().is_some();
            self.tree.undo();
            if !only {
                break;
            }
        }
        self.path.moves.truncate(from);
        only
    }

    /// Continues the best line, which ends where the table answered, by the table's best moves.
    pub fn lengthen_line(&mut self) {
        let Some(table) = self.table.table.take() else {
            return;
        };
        let ply = self.tree.ply();
        let from = self.path.moves.len();
        for &m in &self.root.line {
            self.tree.play(m);
        }
        while self.tree.leaf().is_none() {
            let known = table.get(self.tree.key());
            let Some(best) = known
                .filter(|known| known.bounds.is_exact())
                .and_then(|known| known.best)
            else {
                break;
            };
            self.tree.moves(&mut self.path.moves);
            let legal = self.path.moves[from..].contains(&best);
            self.path.moves.truncate(from);
            if !legal {
                break;
            }
            self.root.line.push(best);
            self.tree.play(best);
        }
        self.climb(ply);
        self.table.table = Some(table);
    }
}
