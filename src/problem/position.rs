//! The games there are, and the position a problem starts from, as it is kept in files: in each
//! game's own notation.

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::free::FreeTree;
use super::question::{Evaluator, Order};
use super::tree::Move;
use crate::game::othello::{RandomPosition, Setup, Size};
use crate::game::shogi;
use crate::game::tree::{Graph, NestedError, RandomTree, RandomTreeError, Tree};

/// The games positions can be from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Game {
    Tree,
    AndOr,
    Othello,
    Shogi,
}

impl Game {
    /// The games whose rules are known.
    pub const ALL: [Game; 4] = [Game::Tree, Game::AndOr, Game::Othello, Game::Shogi];

    /// The game a position is from, if its rules are known.
    pub const fn of(position: &Position) -> Option<Game> {
        Some(match position {
            Position::Tree(_) => Game::Tree,
            Position::AndOr(_) => Game::AndOr,
            Position::Othello(_) => Game::Othello,
            Position::Shogi(_) => Game::Shogi,
            Position::Free(_) => return None,
        })
    }

    /// The name on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Game::Tree => "tree",
            Game::AndOr => "and-or",
            Game::Othello => "othello",
            Game::Shogi => "shogi",
        }
    }
}

/// Where the search starts.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Position {
    Tree(Bare),
    AndOr(#[serde(with = "as_text")] Arc<Graph>),
    Othello(Setup),
    Shogi(Box<shogi::Setup>),
    Free(Box<FreeTree>),
}

impl Position {
    /// The game's name on the command line; `free` where its rules are not known.
    pub fn game(&self) -> &'static str {
        Game::of(self).map_or("free", Game::name)
    }

    /// The orders in which this game's moves can be listed.
    pub fn orders(&self) -> &'static [Order] {
        match self {
            Position::Free(_) => &[Order::Generation],
            Position::Tree(_) | Position::AndOr(_) => {
                &[Order::Generation, Order::Replies, Order::Evaluator]
            }
            Position::Othello(_) => &[
                Order::Generation,
                Order::Squares,
                Order::Replies,
                Order::Evaluator,
            ],
            Position::Shogi(_) => &[
                Order::Generation,
                Order::Material,
                Order::Positional,
                Order::Replies,
                Order::Evaluator,
            ],
        }
    }

    /// The evaluators that know this game, the usual one first; bare trees need none.
    pub fn evaluators(&self) -> &'static [Evaluator] {
        match self {
            Position::Tree(_) | Position::AndOr(_) | Position::Free(_) => &[],
            Position::Othello(_) => &[Evaluator::Discs, Evaluator::Positional],
            Position::Shogi(_) => &[Evaluator::Material, Evaluator::Positional],
        }
    }
}

impl Position {
    /// The size of the board, where there is one of several.
    pub fn board_size(&self) -> Option<Size> {
        match self {
            Position::Othello(setup) => Some(setup.size()),
            Position::Tree(_) | Position::AndOr(_) | Position::Shogi(_) | Position::Free(_) => None,
        }
    }

    /// Another position of this kind and size, made from the seed.
    pub fn random_like(&self, seed: u64) -> Option<Position> {
        match self {
            Position::Othello(setup) => {
                let recipe = RandomPosition {
                    size: setup.size(),
                    empties: setup.empties().count_ones(),
                    seed,
                };
                Some(Position::Othello(recipe.generate().ok()?.setup()))
            }
            Position::Tree(Bare::Random(recipe)) => {
                Some(Position::Tree(Bare::Random(RandomTree {
                    seed,
                    ..recipe.clone()
                })))
            }
            Position::Tree(Bare::Written(tree)) => Some(Position::Tree(Bare::Written(Arc::new(
                tree.with_shuffled_leaves(seed).ok()?,
            )))),
            Position::Shogi(setup) => {
                // As far into a game as this one is, but not endlessly.
                let plies = setup.number.saturating_sub(1).clamp(10, 120);
                let recipe = shogi::RandomPosition { plies, seed };
                Some(Position::Shogi(Box::new(recipe.generate().setup())))
            }
            Position::AndOr(_) | Position::Free(_) => None,
        }
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
        Some(Position::Tree(match self {
            Position::Tree(Bare::Random(recipe)) => Bare::Random(RandomTree {
                ordered: degree,
                ..recipe.clone()
            }),
            Position::Tree(Bare::Written(tree)) => Bare::Written(Arc::new(tree.ordered(degree, 1))),
            Position::AndOr(_) | Position::Othello(_) | Position::Shogi(_) | Position::Free(_) => {
                return None;
            }
        }))
    }

    /// A bare tree written out, and the node at the end of these moves.
    fn written_leaf(&self, path: &[Move]) -> Option<(Arc<Tree>, crate::game::tree::NodeId)> {
        let tree = match self {
            Position::Tree(Bare::Written(tree)) => Arc::clone(tree),
            Position::Tree(Bare::Random(recipe)) => {
                let nodes = recipe.uniform_size(0)?;
                (nodes <= LARGEST_WRITTEN).then_some(())?;
                Arc::new(recipe.generate().ok()?)
            }
            Position::AndOr(_) | Position::Othello(_) | Position::Shogi(_) | Position::Free(_) => {
                return None;
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
        match self {
            Position::Tree(bare) => fmt::Display::fmt(bare, f),
            Position::AndOr(graph) => fmt::Display::fmt(graph, f),
            Position::Othello(setup) => fmt::Display::fmt(setup, f),
            Position::Shogi(setup) => fmt::Display::fmt(setup, f),
            Position::Free(tree) => f.write_str(&tree.position),
        }
    }
}

/// A bare tree, held or only described.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub enum Bare {
    Written(Arc<Tree>),
    Random(RandomTree),
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BareError {
    Written(NestedError),
    Random(RandomTreeError),
}

impl From<NestedError> for BareError {
    fn from(error: NestedError) -> BareError {
        BareError::Written(error)
    }
}

impl From<RandomTreeError> for BareError {
    fn from(error: RandomTreeError) -> BareError {
        BareError::Random(error)
    }
}

impl fmt::Display for Bare {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Bare::Written(tree) => fmt::Display::fmt(tree, f),
            Bare::Random(recipe) => fmt::Display::fmt(recipe, f),
        }
    }
}

impl FromStr for Bare {
    type Err = BareError;
    fn from_str(text: &str) -> Result<Bare, BareError> {
        if text.trim_start().starts_with("random") {
            Ok(Bare::Random(text.parse()?))
        } else {
            Ok(Bare::Written(Arc::new(text.parse()?)))
        }
    }
}

impl From<Bare> for String {
    fn from(bare: Bare) -> String {
        bare.to_string()
    }
}

impl TryFrom<String> for Bare {
    type Error = BareError;
    fn try_from(text: String) -> Result<Bare, BareError> {
        text.parse()
    }
}

/// Shared values that are text in a file.
mod as_text {
    use std::fmt::Display;
    use std::str::FromStr;
    use std::sync::Arc;

    use serde::{Deserialize, Deserializer, Serializer, de::Error};

    pub(super) fn serialize<T: Display, S: Serializer>(
        value: &Arc<T>,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        serializer.collect_str(value)
    }

    pub(super) fn deserialize<'de, T, D>(deserializer: D) -> Result<Arc<T>, D::Error>
    where
        T: FromStr<Err: Display>,
        D: Deserializer<'de>,
    {
        let text = String::deserialize(deserializer)?;
        text.parse().map(Arc::new).map_err(D::Error::custom)
    }
}
