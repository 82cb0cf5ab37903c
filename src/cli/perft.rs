//! `yomiki perft`: counts the leaves of the game tree to a depth.

use std::time::Instant;

use clap::Args;
use serde::Serialize;

use super::position::{self, Game, Size};
use super::{Failure, print, print_json};
use crate::game::{othello, shogi};
use crate::problem::Position;

#[derive(Args)]
pub struct Arguments {
    #[arg(long, value_enum)]
    game: Game,
    /// What the position is of: a game with rules
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
    nodes: u64,
    seconds: f64,
}

pub fn run(arguments: &Arguments) -> Result<(), Failure> {
    let started = Instant::now();
    let nodes = match position::read(arguments.game, &arguments.position, arguments.size)? {
        Position::Othello(setup) => othello::perft(&position::playable(&setup)?, arguments.depth),
        Position::Shogi(setup) => {
            let mut position = shogi::Position::new(&setup).map_err(Failure::new)?;
            shogi::perft(&mut position, arguments.depth as usize)
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
    };
    if arguments.json {
        print_json(&answer);
    } else {
        print(format_args!(
            "{} leaves at depth {}, {:.3} s",
            answer.nodes, arguments.depth, answer.seconds
        ));
    }
    Ok(())
}
