//! `yomiki tree`: prints a random bare tree.

use clap::Args;

use super::{Failure, print};
use crate::game::tree::{RandomTree, Span};

#[derive(Args)]
pub struct Arguments {
    /// The seed
    #[arg(long, value_name = "SEED")]
    random: u64,
    /// Plies from the root to a leaf: a number, or two such as 2..4 between which it varies
    #[arg(long, value_parser = span)]
    depth: Span,
    /// Children of a node: a number, or two such as 2..4 between which it varies
    #[arg(long, value_parser = span)]
    branching: Span,
    /// How leaves get their values: independent, or incremental (each move adds a little)
    #[arg(long, default_value = "independent")]
    values: String,
    /// Degree of ordering: 0 worst move first, 0.5 as they come, 1 best move first
    #[arg(long)]
    ordered: Option<f64>,
    /// Number of different values; few make ties
    #[arg(long)]
    ties: Option<u32>,
}

fn span(text: &str) -> Result<Span, String> {
    text.parse()
        .map_err(|_| "it must be a number, or two such as 2..4".to_owned())
}

pub fn run(arguments: &Arguments) -> Result<(), Failure> {
    let mut text = format!(
        "random:seed={},depth={},branching={},values={}",
        arguments.random, arguments.depth, arguments.branching, arguments.values
    );
    if let Some(ordered) = arguments.ordered {
        text.push_str(&format!(",ordered={ordered}"));
    }
    if let Some(ties) = arguments.ties {
        text.push_str(&format!(",ties={ties}"));
    }
    let random: RandomTree = text.parse()?;
    print(random.generate()?);
    Ok(())
}
