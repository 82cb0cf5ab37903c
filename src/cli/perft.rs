//! `yomiki perft`: counts the leaves of the game tree to a depth.

use std::time::Instant;

use clap::Args;
use serde::Serialize;

use super::interrupt::{on_ctrl_c, unless_cancelled};
use super::position::{self, Game, Size};
use super::{Failure, plural, print, print_json, seconds};
use crate::game::{othello, shogi};
use crate::problem::Position;
use crate::search::Stop;

#[derive(Args)]
pub struct Arguments {
    /// What the position is of: a game with rules
    #[arg(long, value_enum)]
    game: Game,
    /// The position as text, @FILE, or - for standard input
    #[arg(long, allow_hyphen_values = true)]
    position: String,
    /// Plies
    #[arg(long, value_parser = clap::value_parser!(u32).range(..=1000))]
    depth: u32,
    /// Board size for move lists and `start`
    #[arg(long, value_enum, default_value = "8")]
    size: Size,
    /// Print one JSON value
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
    let nodes = match position::read(arguments.game, &arguments.position, arguments.size)? {
        Position::Othello(setup) => {
            let position = position::playable(&setup)?;
            unless_cancelled(&cancel, move || othello::perft(&position, depth))?
        }
        Position::Shogi(setup) => {
            let mut position = shogi::Position::new(&setup).map_err(Failure::new)?;
            unless_cancelled(&cancel, move || shogi::perft(&mut position, depth as usize))?
        }
        other => {
            return Err(Failure::new(format_args!(
                "perft counts positions of games with rules, not of {}",
                other.game()
            )));
        }
    };
    let answer = Answer {
        nodes,
        seconds: started.elapsed().as_secs_f64(),
        stopped_by: nodes.is_none().then_some(Stop::Cancelled),
    };
    if arguments.json {
        print_json(&answer);
        return Ok(());
    }
    match answer.nodes {
        Some(nodes) => print(format_args!(
            "{nodes} {} at depth {depth}, {:.3} s",
            plural(nodes, "leaf", "leaves"),
            answer.seconds
        )),
        None => print(format_args!(
            "cancelled after {:.3} s, before all leaves at depth {depth} were counted",
            answer.seconds
        )),
    }
    Ok(())
}
