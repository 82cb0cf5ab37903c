//! `yomiki solve`: the fast solvers, one file a game. Answers are JSON Lines, one flushed for each
//! position as soon as it is known.

mod input;
mod othello;
mod progress;
mod set;
mod tsume;

use clap::{Args, Subcommand};

use super::Failure;

#[derive(Args)]
pub struct Arguments {
    #[command(subcommand)]
    game: Game,
}

#[derive(Subcommand)]
enum Game {
    Othello(othello::Arguments),
    Tsume(tsume::Arguments),
}

pub fn run(arguments: &Arguments) -> Result<(), Failure> {
    match &arguments.game {
        Game::Othello(arguments) => othello::run(arguments),
        Game::Tsume(arguments) => tsume::run(arguments),
    }
}
