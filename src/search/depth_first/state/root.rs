//! What is known at the root: the best line, the last value of every move, and the bounds that
//! are proved.

use super::SearchState;
use crate::problem::{Bounds, GameTree, Move, Player, Value};
use crate::search::depth_first::window::Raised;

pub struct Root {
    /// The best line, first move first.
    pub line: Vec<Move>,
    /// Whether that line was found by an earlier iteration.
    pub line_is_old: bool,
    /// The last value of every child, in MAX's eyes.
    pub(super) scores: Vec<(Move, Value)>,
    /// Whether the tree lists the moves in the order an earlier iteration has found.
    pub is_ordered: bool,
    /// Whether what is found is proved, or only true up to a horizon.
    pub proves: bool,
}

impl Root {
    pub(super) fn new() -> Root {
        Root {
            line: Vec::new(),
            line_is_old: false,
            scores: Vec::new(),
            is_ordered: false,
            proves: true,
        }
    }

    /// A line that was not found on the way.
    pub fn set_line(&mut self, line: Vec<Move>) {
        self.line = line;
        self.line_is_old = false;
    }

    /// The moves for the next iteration: best first, ties as they were. The values are forgotten.
    pub fn take_order(&mut self, mover: Player) -> Vec<Move> {
        let best = self.line.first().copied();
        self.scores
            .sort_by_key(|&(m, score)| (Some(m) != best, -mover.negamax(score)));
        let order = self.scores.iter().map(|&(m, _)| m).collect();
        self.scores.clear();
        order
    }

    /// Notes the value of a child. All children before it have been noted, so that there is nothing
    /// to look for where there are no more than those, or where the order is still the same.
    fn score(&mut self, index: usize, m: Move, value: Value) {
        let scores = &mut self.scores;
        if scores.len() == index {
            return scores.push((m, value));
        }
        let same_place = scores.get(index).is_some_and(|(there, _)| *there == m);
        let place = match same_place {
            true => Some(index),
            false => scores.iter().position(|(there, _)| *there == m),
        };
        match place {
            Some(place) => scores[place].1 = value,
            None => scores.push((m, value)),
        }
    }
}

impl<T: GameTree> SearchState<'_, '_, T> {
    /// Back at the root from a child with its `value`, in the mover's eyes.
    #[cold]
    pub(super) fn up_at_root(&mut self, index: usize, m: Move, value: Value, raised: Raised) {
        let (better, proved) = (raised > Raised::Nothing, raised >= Raised::Alpha);
        let player = self.tree.player();
        let value = player.negamax(value);
        let root = &mut self.root;
        root.score(index, m, value);
        if better && (proved || root.line_is_old || root.line.is_empty()) {
            root.line_is_old = false;
            root.line.clear();
            root.line.extend(self.path.line_on_top());
        }
        if better && proved {
            let mut bounds = self.context.stats.now.root;
            match player {
                Player::Max => bounds.lower = bounds.lower.max(value),
                Player::Min => bounds.upper = bounds.upper.min(value),
            }
            self.prove(bounds);
        }
    }

    /// These are bounds of the root, if what is found there is proved at all.
    pub fn prove(&mut self, bounds: Bounds) {
        if self.root.proves {
            self.context.root_bounds(bounds);
        }
    }

    /// A search of the root with the window `asked` failed and returned `value`.
    pub fn narrow_root(&mut self, value: Value, asked: Bounds) {
        let known = self.rule.known(value, asked);
        let root = self.context.stats.now.root;
        self.prove(Bounds {
            lower: root.lower.max(known.lower),
            upper: root.upper.min(known.upper),
        });
    }

    /// The root was searched with the window `asked` and returned `value`: what that proves.
    pub fn settle(&mut self, value: Value, asked: Bounds) -> Bounds {
        let known = self.rule.known(value, asked);
        self.prove(known);
        known
    }
}
