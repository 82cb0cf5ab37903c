//! A problem: a position, a question about it, and how the game is to be looked at.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::and_or::AndOrTree;
use super::any::AnyTree;
use super::bare::BareTree;
use super::othello::OthelloTree;
use super::position::{Bare, Game, Position};
use super::question::{Evaluator, Order, Question, Scoring};
use super::shogi::ShogiTree;
use super::shown::{MoveError, Shown};
use super::tree::{GameTree, Move};
use super::tsume::TsumeTree;
use crate::game::othello::Objection;
use crate::game::shogi::{self, ShogiEvaluator};
use crate::game::tree::RandomTreeError;

/// All that is needed to have a tree to search.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Problem {
    pub position: Position,
    #[serde(default)]
    pub question: Question,
    #[serde(default)]
    pub scoring: Scoring,
    #[serde(default)]
    pub order: Order,
    #[serde(default)]
    pub evaluator: Evaluator,
    /// Shogi: captures are played out before the evaluator speaks.
    #[serde(default)]
    pub quiescence: bool,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ProblemError {
    Random(RandomTreeError),
    NoOrder {
        order: Order,
        game: &'static str,
        known: &'static [Order],
    },
    NoEvaluator {
        evaluator: Evaluator,
        game: &'static str,
        known: &'static [Evaluator],
    },
    NeedsDepth(Question),
    NotShogi(Question),
    NoKing,
    BarredOthello(Vec<Objection>),
    BarredShogi(shogi::Reasons),
    Over {
        black: u32,
        white: u32,
    },
    /// A game whose rules are not known, by its name.
    Free(String),
}

/// Why a line of moves cannot be played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LineError {
    Empty,
    Move { number: usize, reason: MoveError },
    NoTree(ProblemError),
}

impl From<RandomTreeError> for ProblemError {
    fn from(error: RandomTreeError) -> ProblemError {
        ProblemError::Random(error)
    }
}

/// Random trees whose shape varies are held up to this size, so that their leaves can be
/// numbered as in a written tree.
const HELD_NODES: usize = 1_000_000;

impl Problem {
    /// The exact score of a position (three plies of shogi, which has no end in sight), everything
    /// else as usual.
    pub fn new(position: Position) -> Problem {
        Problem {
            question: match position {
                Position::Shogi(_) => Question::Depth(3),
                _ => Question::default(),
            },
            scoring: Scoring::default(),
            order: Order::default(),
            evaluator: position.evaluators().first().copied().unwrap_or_default(),
            quiescence: false,
            position,
        }
    }

    /// A line of moves from the root in the game's own notation, such as `c4 d3` or `0.1.0`.
    pub fn line(&self, text: &str) -> Result<Vec<Move>, LineError> {
        let mut tree = self.tree().map_err(LineError::NoTree)?;
        let mut line = Vec::new();
        let dots: &[char] = if self.names_moves() { &[] } else { &['.'] };
        let words = text.split(|c: char| c.is_whitespace() || c == ',' || dots.contains(&c));
        for word in words.filter(|word| !word.is_empty()) {
            let m = tree.parse_move(word).map_err(|reason| LineError::Move {
                number: line.len() + 1,
                reason,
            })?;
            tree.play(m);
            line.push(m);
        }
        if line.is_empty() {
            return Err(LineError::Empty);
        }
        Ok(line)
    }

    /// Whether moves have names; in bare trees and graphs they are numbers.
    pub fn names_moves(&self) -> bool {
        !matches!(self.position, Position::Tree(_) | Position::AndOr(_))
    }

    /// The moves from the root of a game whose rules are not known, as they were written; nothing
    /// of other games, whose trees name them.
    pub fn written_names(&self, path: &[Move]) -> Option<Vec<String>> {
        let Position::Free(tree) = &self.position else {
            return None;
        };
        Some(path.iter().map(|&m| tree.move_name(m)).collect())
    }

    /// What stands between the moves of a line.
    pub fn between_moves(&self) -> &'static str {
        if self.names_moves() { " " } else { "." }
    }

    /// The game's name on the command line: shogi that is asked for a mate is tsume.
    pub fn game(&self) -> &'static str {
        if self.question.is_tsume() {
            "tsume"
        } else {
            self.position.game()
        }
    }

    /// The least number of leaves that proves the value of a uniform tree, whatever the search:
    /// b^⌈d/2⌉ + b^⌊d/2⌋ − 1 (Knuth and Moore).
    pub fn least_leaves(&self) -> Option<f64> {
        let Position::Tree(bare) = &self.position else {
            return None;
        };
        let (depth, branching) = match bare {
            Bare::Random(recipe) if recipe.is_uniform() => (recipe.depth.min, recipe.branching.min),
            Bare::Random(_) => return None,
            Bare::Written(tree) => tree.uniform()?,
        };
        if self.question != Question::Score {
            return None;
        }
        let b = f64::from(branching);
        Some(b.powi(depth.div_ceil(2) as i32) + b.powi((depth / 2) as i32) - 1.0)
    }

    /// The same question about another position of the same game; a position of another game
    /// brings that game's usual question.
    pub fn about(&self, position: Position) -> Problem {
        if Game::of(&position) == Game::of(&self.position) {
            Problem {
                position,
                ..self.clone()
            }
        } else {
            Problem::new(position)
        }
    }

    /// Whether there is something to search; if not, why. Stricter than [`Problem::tree`], for
    /// which a finished game is a tree of one leaf.
    pub fn playable(&self) -> Result<(), ProblemError> {
        self.tree()?;
        let Position::Othello(setup) = &self.position else {
            return Ok(());
        };
        let over = |objection| match objection {
            Objection::Finished { black, white } => Some(ProblemError::Over { black, white }),
            _ => None,
        };
        let finished = setup.objections().into_iter().find_map(over);
        finished.map_or(Ok(()), Err)
    }

    /// Whether the game knows the order and the evaluator.
    fn check(&self) -> Result<(), ProblemError> {
        let &Problem {
            order, evaluator, ..
        } = self;
        let is_shogi = matches!(self.position, Position::Shogi(_));
        if self.question.is_tsume() && !is_shogi {
            return Err(ProblemError::NotShogi(self.question));
        }
        let game = self.position.game();
        let orders = self.position.orders();
        if !orders.contains(&order) {
            return Err(ProblemError::NoOrder {
                order,
                game,
                known: orders,
            });
        }
        let evaluators = self.position.evaluators();
        if !evaluators.is_empty() && !evaluators.contains(&evaluator) {
            return Err(ProblemError::NoEvaluator {
                evaluator,
                game,
                known: evaluators,
            });
        }
        Ok(())
    }

    /// The tree to search, its cursor at the root.
    pub fn tree(&self) -> Result<AnyTree, ProblemError> {
        self.check()?;
        let &Problem {
            question, order, ..
        } = self;
        match &self.position {
            Position::Free(free) => Err(ProblemError::Free(free.game.clone())),
            Position::Tree(Bare::Written(tree)) => {
                let tree = BareTree::new(Arc::clone(tree), question, order);
                Ok(AnyTree::Bare(tree))
            }
            Position::Tree(Bare::Random(recipe)) => {
                recipe.check()?;
                let held = if recipe.needs_whole_tree() {
                    Some(recipe.generate()?)
                } else if recipe.is_uniform() {
                    None
                } else {
                    recipe.generate_below(recipe.root(), HELD_NODES).ok()
                };
                Ok(AnyTree::Bare(match held {
                    Some(tree) => BareTree::new(Arc::new(tree), question, order),
                    None => BareTree::random(recipe.clone(), question, order),
                }))
            }
            Position::AndOr(graph) => {
                let tree = AndOrTree::new(Arc::clone(graph), question, order);
                Ok(AnyTree::AndOr(tree))
            }
            Position::Othello(setup) => {
                let root = setup.position().map_err(ProblemError::BarredOthello)?;
                let tree = OthelloTree::new(root, question, self.scoring, order, self.evaluator);
                Ok(AnyTree::Othello(tree))
            }
            Position::Shogi(setup) => {
                if question.depth().is_none() && !question.is_tsume() {
                    return Err(ProblemError::NeedsDepth(question));
                }
                let root = shogi::Position::new(setup).map_err(ProblemError::BarredShogi)?;
                if question.is_tsume() {
                    if root.king(root.turn().other()).is_none() {
                        return Err(ProblemError::NoKing);
                    }
                    let help = question == Question::Helpmate;
                    return Ok(AnyTree::Tsume(TsumeTree::new(root, help, order)));
                }
                let evaluator = match self.evaluator {
                    Evaluator::Positional => ShogiEvaluator::Positional,
                    _ => ShogiEvaluator::Material,
                };
                let tree = ShogiTree::new(root, question, order, evaluator, self.quiescence);
                Ok(AnyTree::Shogi(tree))
            }
        }
    }
}
