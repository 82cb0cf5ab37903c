//! What is known at the root: the best line, the last value of every move, and the bounds that
//! are proved.

use super::Walk;
use super::path::Child;
use crate::problem::{Bounds, GameTree, Move, Player, Value};

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
            .sort_by_key(|&(m, score)| (Some(m) != best, -mover.sees(score)));
        let order = self.scores.iter().map(|&(m, _)| m).collect();
        self.scores.clear();
        order
    }

    /// Notes the value of a child. All children before it have been noted, so that there is
    /// nothing to look for where there are no more than those, or where the order is still the same.
    fn score(&mut self, child: Child, value: Value) {
        let scores = &mut self.scores;
        if scores.len() == child.index {
            return scores.push((child.m, value));
        }
        let same_place = scores.get(child.index).is_some_and(|(m, _)| *m == child.m);
        let place = match same_place {
            true => Some(child.index),
            false => scores.iter().position(|(m, _)| *m == child.m),
        };
        match place {
            Some(place) => scores[place].1 = value,
            None => scores.push((child.m, value)),
        }
    }
}

impl<T: GameTree> Walk<'_, '_, T> {
    /// Back at the root from a child with its `value`, in the mover's eyes.
    #[cold]
    pub(super) fn up_at_root(&mut self, child: Child, value: Value, better: bool, proved: bool) {
        let player = self.tree.player();
        let value = player.sees(value);
        let root = &mut self.root;
        root.score(child, value);
        if better && (proved || root.line_is_old || root.line.is_empty()) {
            root.line_is_old = false;
            root.line.clear();
            root.line.extend(self.path.line_on_top());
        }
        if better && proved {
            let mut bounds = self.account.meter.now.root;
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
            self.account.root_bounds(bounds);
        }
    }

    /// A search of the root with the window `asked` failed and returned `value`.
    pub fn narrow_root(&mut self, value: Value, asked: Bounds) {
        let known = self.edges.known(value, asked);
        let root = self.account.meter.now.root;
        self.prove(Bounds {
            lower: root.lower.max(known.lower),
            upper: root.upper.min(known.upper),
        });
    }

    /// The root was searched with the window `asked` and returned `value`: what that proves.
    pub fn settle(&mut self, value: Value, asked: Bounds) -> Bounds {
        let known = self.edges.known(value, asked);
        self.prove(known);
        known
    }
}
