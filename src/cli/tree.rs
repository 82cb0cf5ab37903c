//! `yomiki tree`: prints a random bare tree.

use clap::Args;

use super::limits::OutOfRange;
use super::{Failure, print};
use crate::game::tree::{RandomTree, Span};

#[derive(Args)]
pub struct Arguments {
    #[arg(long, value_name = "SEED")]
    random: u64,
    #[arg(long, value_parser = span)]
    depth: Span,
    #[arg(long, value_parser = span)]
    branching: Span,
    #[arg(long, default_value = "independent")]
    values: String,
    #[arg(long)]
    ordered: Option<f64>,
    #[arg(long)]
    ties: Option<u32>,
}

fn span(text: &str) -> Result<Span, OutOfRange> {
    text.parse().map_err(|_| OutOfRange::Span)
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
