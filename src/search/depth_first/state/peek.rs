//! Looks at the tree that are no part of the search and count as nothing: guesses at a value,
//! whether a node has only leaves below.

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
}
