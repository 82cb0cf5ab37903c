//! Bare trees as a game: a value at every leaf, written out or given by a recipe.

mod tree;

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::any::AnyTree;
use super::definition::{Problem, ProblemError};
use super::format_detection::mostly;
use super::games::{Claim, Rules};
use super::question::{Evaluator, Order, Question};
use super::read::{Format, Hints, Refusal};
use crate::base::messages::{Lang, Localize, Text, keys, localized_error};
use crate::game::tree::{self as rules, NestedError, RandomTree, RandomTreeError};
pub use tree::BareTree;

pub struct Tree;

/// Random trees whose shape varies are held up to this size, so that their leaves can be
/// numbered as in a written tree.
const HELD_NODES: usize = 1_000_000;

impl Rules for Tree {
    type Setup = Bare;

    const NAMES: &'static [&'static str] = &["tree"];
    const TITLE: Text = keys::problem_game_tree;
    const GROUP: Text = keys::session_trees;
    const ORDERS: &'static [Order] = &[Order::Generation, Order::Replies, Order::Evaluator];
    const EVALUATORS: &'static [Evaluator] = &[];
    const NAMES_MOVES: bool = false;

    fn claims(text: &str) -> Claim {
        let of_another_game = ["empties", "plies"];
        let is_recipe =
            || text.starts_with("random:") && !of_another_game.iter().any(|key| text.contains(key));
        let first = || text.chars().find(|c| c.is_alphanumeric());
        let is_written = || text.starts_with('[') && !first().is_some_and(char::is_alphabetic);
        Claim::sure(is_recipe() || is_written() || text.parse::<i64>().is_ok())
    }

    fn is_like(text: &str) -> bool {
        mostly(text, |c| c.is_ascii_digit() || "[](),.+-".contains(c))
    }

    fn read(text: &str, _: &Hints) -> Result<(Bare, Format), Refusal> {
        let bare: Bare = text.parse()?;
        let format = match bare {
            Bare::Written(_) => keys::problem_format_tree,
            Bare::Random(_) => keys::problem_format_random_tree,
        };
        Ok((bare, Format::Named(format)))
    }

    fn tree(bare: &Bare, problem: &Problem) -> Result<AnyTree, ProblemError> {
        let &Problem {
            question, order, ..
        } = problem;
        let recipe = match bare {
            Bare::Written(tree) => {
                let tree = BareTree::new(Arc::clone(tree), question, order);
                return Ok(AnyTree::Bare(tree));
            }
            Bare::Random(recipe) => recipe,
        };
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

    fn random_like(bare: &Bare, seed: u64) -> Option<Bare> {
        Some(match bare {
            Bare::Random(recipe) => Bare::Random(RandomTree {
                seed,
                ..recipe.clone()
            }),
            Bare::Written(tree) => Bare::Written(Arc::new(tree.with_shuffled_leaves(seed).ok()?)),
        })
    }

    /// Of a uniform tree b^⌈d/2⌉ + b^⌊d/2⌋ − 1 (Knuth and Moore).
    fn least_leaves(bare: &Bare, question: Question) -> Option<f64> {
        let (depth, branching) = match bare {
            Bare::Random(recipe) if recipe.is_uniform() => (recipe.depth.min, recipe.branching.min),
            Bare::Random(_) => return None,
            Bare::Written(tree) => tree.uniform()?,
        };
        if question != Question::Score {
            return None;
        }
        let b = f64::from(branching);
        Some(b.powi(depth.div_ceil(2) as i32) + b.powi((depth / 2) as i32) - 1.0)
    }
}

/// A bare tree, held or only described.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub enum Bare {
    Written(Arc<rules::Tree>),
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

impl Localize for BareError {
    fn localize(&self, lang: Lang) -> String {
        match self {
            BareError::Written(error) => error.localize(lang),
            BareError::Random(error) => error.localize(lang),
        }
    }
}

localized_error!(BareError);
