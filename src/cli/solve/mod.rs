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
    solver: Solver,
}

#[derive(Subcommand)]
enum Solver {
    Othello(othello::Arguments),
    Tsume(tsume::Arguments),
}

pub fn run(arguments: &Arguments) -> Result<(), Failure> {
    match &arguments.solver {
        Solver::Othello(arguments) => othello::run(arguments),
        Solver::Tsume(arguments) => tsume::run(arguments),
    }
}
