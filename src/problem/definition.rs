//! A problem: a position, a question about it, and how the game is to be looked at.

use serde::{Deserialize, Serialize};

use super::any::AnyTree;
use super::display::{MoveError, Shown};
use super::games::{Game, Position, Rules, with_setup};
use super::question::{Evaluator, Order, Question, Scoring};
use super::reason::Reason;
use super::tree::{GameTree, Move};
use crate::base::messages::Localize;
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
    /// The game's own reason.
    Refused(Reason),
    /// The position is not legal.
    Barred(Vec<Reason>),
    /// A game whose rules are not known, by its name.
    Free(String),
}

impl ProblemError {
    pub(super) fn barred(reasons: Vec<impl Localize + Send + Sync + 'static>) -> ProblemError {
        ProblemError::Barred(reasons.into_iter().map(Reason::new).collect())
    }
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
        ProblemError::Refused(Reason::new(error))
    }
}

impl Problem {
    /// The usual question about a position, everything else as usual.
    pub fn new(position: Position) -> Problem {
        Problem {
            question: position.usual_question(),
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
        self.position.names_moves()
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

    /// The least number of leaves that proves the value, whatever the search, where it is known: of
    /// uniform trees.
    pub fn least_leaves(&self) -> Option<f64> {
        self.position.least_leaves(self.question)
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
        let over = self.position.over().map(ProblemError::Refused);
        over.map_or(Ok(()), Err)
    }

    /// Whether the game knows the order, the evaluator and the question.
    fn check(&self) -> Result<(), ProblemError> {
        let &Problem {
            question,
            order,
            evaluator,
            ..
        } = self;
        let is_known = self
            .position
            .questions()
            .iter()
            .any(|q| q.is_like(&question));
        if question.is_tsume() && !is_known {
            return Err(ProblemError::NotShogi(question));
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
        if let Position::Free(free) = &self.position {
            return Err(ProblemError::Free(free.game.clone()));
        }
        if !is_known {
            return Err(ProblemError::NeedsDepth(question));
        }
        Ok(())
    }

    /// The tree to search, its cursor at the root.
    pub fn tree(&self) -> Result<AnyTree, ProblemError> {
        self.check()?;
        let no_rules = || Err(ProblemError::Free(String::new()));
        with_setup!(&self.position, |setup: G| G::tree(setup, self), no_rules())
    }
}
