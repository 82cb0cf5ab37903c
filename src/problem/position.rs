//! What can be said of a position whatever its game, and what can be done to bare trees.

use std::fmt;
use std::sync::Arc;

use super::bare::Bare;
use super::games::{Perft, Position, Rules, with_setup};
use super::question::{Evaluator, Order, Question, Scoring};
use super::read::BoardHint;
use super::reason::Reason;
use super::tree::Move;
use crate::base::messages::Lang;
use crate::game::tree::{NodeId, RandomTree, Tree};

/// Nothing is known of a game without rules but the order in which its file tells the moves.
const UNKNOWN_ORDERS: &[Order] = &[Order::Generation];

impl Position {
    /// The game's name on the command line; `free` where its rules are not known.
    pub fn game(&self) -> &'static str {
        with_setup!(self, |setup: G| G::name(setup), "free")
    }

    /// The orders in which this game's moves can be listed.
    pub fn orders(&self) -> &'static [Order] {
        with_setup!(self, |_setup: G| G::ORDERS, UNKNOWN_ORDERS)
    }

    /// The evaluators that know this game, the usual one first; bare trees need none.
    pub fn evaluators(&self) -> &'static [Evaluator] {
        with_setup!(self, |_setup: G| G::EVALUATORS, &[])
    }

    /// What can be asked, with usual numbers.
    pub fn questions(&self) -> &'static [Question] {
        with_setup!(self, |_setup: G| G::QUESTIONS, &[])
    }

    /// What is asked where nothing is said.
    pub fn usual_question(&self) -> Question {
        with_setup!(self, |_setup: G| G::USUAL_QUESTION, Question::default())
    }

    /// What empty squares can be worth at the end; nothing where they are worth nothing.
    pub fn scorings(&self) -> &'static [Scoring] {
        with_setup!(self, |_setup: G| G::SCORINGS, &[])
    }

    /// Whether captures can be played out before the evaluator speaks.
    pub fn has_quiescence(&self) -> bool {
        with_setup!(self, |_setup: G| G::QUIESCENCE, false)
    }

    /// Whether moves have names; in bare trees and graphs they are numbers.
    pub fn names_moves(&self) -> bool {
        with_setup!(self, |_setup: G| G::NAMES_MOVES, true)
    }

    /// Whether it is true or false, and nothing between.
    pub fn is_true_or_false(&self) -> bool {
        with_setup!(self, |_setup: G| G::IS_TRUE_OR_FALSE, false)
    }

    /// What a mate is worth, less the moves to it.
    pub fn mate(&self) -> Option<i32> {
        with_setup!(self, |_setup: G| G::MATE, None)
    }

    pub fn order_name(&self, order: Order, lang: Lang) -> &'static str {
        with_setup!(
            self,
            |_setup: G| G::order_name(order, lang),
            order.words(lang)
        )
    }

    pub fn evaluator_name(&self, evaluator: Evaluator, lang: Lang) -> &'static str {
        with_setup!(
            self,
            |_setup: G| G::evaluator_name(evaluator, lang),
            evaluator.words(lang)
        )
    }

    /// The board, where there is one of several.
    pub fn board(&self) -> Option<BoardHint> {
        with_setup!(self, |setup: G| G::board(setup), None)
    }

    /// Why there is nothing to search, if the game is over here.
    pub(super) fn over(&self) -> Option<Reason> {
        with_setup!(self, |setup: G| G::over(setup), None)
    }

    pub(super) fn least_leaves(&self, question: Question) -> Option<f64> {
        with_setup!(self, |setup: G| G::least_leaves(setup, question), None)
    }

    /// Counts lines of play, or says why this position cannot be played from; nothing for games that
    /// have no move generator to be checked.
    pub fn perft(&self) -> Option<Result<Perft, Reason>> {
        with_setup!(self, |setup: G| G::perft(setup), None)
    }
}

/// A random tree of more nodes is not written out to change a leaf of it.
const LARGEST_WRITTEN: u64 = 5_000;

impl Position {
    /// The leaf of a bare tree at the end of these moves, and its value.
    pub fn leaf_at(&self, path: &[Move]) -> Option<i32> {
        let (tree, leaf) = self.written_leaf(path)?;
        tree.leaf_value(leaf)
    }

    /// The same bare tree with another value at that leaf.
    pub fn with_leaf(&self, path: &[Move], value: i32) -> Option<Position> {
        let (tree, leaf) = self.written_leaf(path)?;
        let tree = tree.with_value(leaf, value).ok()?;
        Some(Position::Tree(Bare::Written(Arc::new(tree))))
    }

    /// The same bare tree with its moves in another order: 0 worst first, ½ as they are, 1 best
    /// first.
    pub fn with_order(&self, degree: f64) -> Option<Position> {
        let Position::Tree(bare) = self else {
            return None;
        };
        Some(Position::Tree(match bare {
            Bare::Random(recipe) => Bare::Random(RandomTree {
                ordered: degree,
                ..recipe.clone()
            }),
            Bare::Written(tree) => Bare::Written(Arc::new(tree.ordered(degree, 1))),
        }))
    }

    /// A bare tree written out, and the node at the end of these moves.
    fn written_leaf(&self, path: &[Move]) -> Option<(Arc<Tree>, NodeId)> {
        let Position::Tree(bare) = self else {
            return None;
        };
        let tree = match bare {
            Bare::Written(tree) => Arc::clone(tree),
            Bare::Random(recipe) => {
                let nodes = recipe.uniform_size(0)?;
                (nodes <= LARGEST_WRITTEN).then_some(())?;
                Arc::new(recipe.generate().ok()?)
            }
        };
        let leaf = path.iter().try_fold(Tree::ROOT, |node, m| {
            tree.children(node).get(m.0 as usize).copied()
        })?;
        tree.is_leaf(leaf).then_some((tree, leaf))
    }
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Position::Free(tree) = self {
            return f.write_str(&tree.position);
        }
        with_setup!(self, |setup: _G| fmt::Display::fmt(setup, f), Ok(()))
    }
}
