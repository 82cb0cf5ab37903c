//! `yomiki tree`: prints a random bare tree.

use clap::Args;

use super::{Failure, print};
use crate::game::tree::RandomTree;

#[derive(Args)]
pub struct Arguments {
    /// The seed
    #[arg(long, value_name = "SEED")]
    random: u64,
    #[arg(long)]
    depth: u32,
    #[arg(long)]
    branching: u32,
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
