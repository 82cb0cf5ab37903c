//! `yomiki perft`: counts the leaves of the game tree to a depth.

use clap::Args;
use serde::Serialize;

use super::interrupt::{on_ctrl_c, unless_cancelled};
use super::position::PositionArguments;
use super::{Failure, lang, print, print_json, seconds};
use crate::base::messages::tr;
use crate::base::platform::Instant;
use crate::search::Stop;

#[derive(Args)]
pub struct Arguments {
    #[command(flatten)]
    position: PositionArguments,
    #[arg(long, value_parser = clap::value_parser!(u32).range(..=1000))]
    depth: u32,
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Answer {
    /// Null if it was cancelled: a part of the leaves is no answer.
    nodes: Option<u64>,
    #[serde(serialize_with = "seconds")]
    seconds: f64,
    #[serde(skip_serializing_if = "Option::is_none")]
    stopped_by: Option<Stop>,
}

pub fn run(arguments: &Arguments) -> Result<(), Failure> {
    let started = Instant::now();
    let depth = arguments.depth;
    let cancel = on_ctrl_c();
    let position = arguments.position.read()?;
    let Some(count) = position.perft() else {
        let game = position.game();
        return Err(Failure::new(tr!(lang(), cli_perft_needs_rules, game)));
    };
    let count = count?;
    let nodes = unless_cancelled(&cancel, move || count(depth))?;
    let answer = Answer {
        nodes,
        seconds: started.elapsed().as_secs_f64(),
        stopped_by: nodes.is_none().then_some(Stop::Cancelled),
    };
    if arguments.json {
        print_json(&answer);
        return Ok(());
    }
    let seconds = format!("{:.3}", answer.seconds);
    print(match answer.nodes {
        Some(nodes) => tr!(lang(), cli_perft_leaves, nodes, depth, seconds),
        None => tr!(lang(), cli_perft_cancelled, depth, seconds),
    });
    Ok(())
}
