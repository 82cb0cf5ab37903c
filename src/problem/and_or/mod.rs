//! AND/OR graphs as a game: a position is proved or it is not.

mod tree;

use std::sync::Arc;

use super::any::AnyTree;
use super::definition::{Problem, ProblemError};
use super::format_detection::mostly;
use super::games::{Claim, Rules};
use super::question::{Evaluator, Order};
use super::read::{Format, Hints, Refusal};
use crate::base::messages::{Text, keys};
use crate::game::tree::Graph;
pub use tree::AndOrTree;

pub struct AndOr;

impl Rules for AndOr {
    type Setup = Arc<Graph>;

    const NAMES: &'static [&'static str] = &["and-or"];
    const TITLE: Text = keys::problem_game_and_or;
    const GROUP: Text = keys::session_and_or_trees;
    const ORDERS: &'static [Order] = &[Order::Generation, Order::Replies, Order::Evaluator];
    const EVALUATORS: &'static [Evaluator] = &[];
    const NAMES_MOVES: bool = false;
    const IS_TRUE_OR_FALSE: bool = true;

    fn claims(text: &str) -> Claim {
        let first = || text.chars().find(|c| c.is_alphanumeric());
        let is_tree = || text.starts_with('[') && first().is_some_and(char::is_alphabetic);
        Claim::sure(text.starts_with('{') || matches!(text, "T" | "F") || is_tree())
    }

    fn is_like(text: &str) -> bool {
        match text.starts_with('{') {
            true => is_like_a_graph(text),
            false => mostly(text, |c| "[](),TFtf01".contains(c)),
        }
    }

    fn read(text: &str, _: &Hints) -> Result<(Arc<Graph>, Format), Refusal> {
        let graph = text.parse::<Graph>()?;
        let format = match text.trim_start().starts_with('{') {
            true => keys::problem_format_and_or_graph,
            false => keys::problem_format_and_or_tree,
        };
        Ok((Arc::new(graph), Format::Named(format)))
    }

    fn tree(graph: &Arc<Graph>, problem: &Problem) -> Result<AnyTree, ProblemError> {
        let tree = AndOrTree::new(Arc::clone(graph), problem.question, problem.order);
        Ok(AnyTree::AndOr(tree))
    }
}

/// The nodes of a graph are named by numbers.
fn is_like_a_graph(text: &str) -> bool {
    let inside = text.trim_start_matches('{').trim_start();
    let name = inside.strip_prefix('"').unwrap_or(inside);
    name.starts_with(|c: char| c.is_ascii_digit() || c == '}') || name.starts_with("root\"")
}

/// Shared values that are text in a file.
pub mod as_text {
    use std::fmt::Display;
    use std::str::FromStr;
    use std::sync::Arc;

    use serde::{Deserialize, Deserializer, Serializer, de::Error};

    pub fn serialize<T: Display, S: Serializer>(
        value: &Arc<T>,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        serializer.collect_str(value)
    }

    pub fn deserialize<'de, T, D>(deserializer: D) -> Result<Arc<T>, D::Error>
    where
        T: FromStr<Err: Display>,
        D: Deserializer<'de>,
    {
        let text = String::deserialize(deserializer)?;
        text.parse().map(Arc::new).map_err(D::Error::custom)
    }
}
