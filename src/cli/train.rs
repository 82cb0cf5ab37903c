//! `yomiki train othello`: trains the Othello evaluator from the solver's own answers.

use std::io::ErrorKind;
use std::path::PathBuf;
use std::sync::atomic::Ordering;

use clap::{Args, Subcommand};

use super::{Failure, on_ctrl_c, print, save};
use crate::session::text_file::{self, FileError};
use crate::solve::othello::train::next_stage;
use crate::solve::othello::{STAGES, Weights};

#[derive(Args)]
pub struct Arguments {
    #[command(subcommand)]
    game: Game,
}

#[derive(Subcommand)]
enum Game {
    /// The evaluator of the endgame solver, stage by stage from the end of the game
    Othello(Othello),
    /// How likely each kind of move is to be played, for realization-probability search
    Transitions(super::play::train::TransitionsArguments),
    /// Win rate by value, time by depth, worth of depth, from games of the program against itself
    Models(super::play::train::ModelsArguments),
}

#[derive(Args)]
struct Othello {
    /// Where the weights go; a file with fewer stages than asked for is continued
    #[arg(long)]
    out: PathBuf,
    /// Positions are drawn from it
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Positions to learn from, for each stage
    #[arg(long, default_value_t = 20_000, value_parser = clap::value_parser!(u32).range(1..))]
    positions: u32,
    /// Stop after so many stages
    #[arg(long, default_value_t = STAGES.len())]
    stages: usize,
}

pub fn run(arguments: &Arguments) -> Result<(), Failure> {
    let arguments = match &arguments.game {
        Game::Othello(arguments) => arguments,
        Game::Transitions(arguments) => return super::play::train::transitions(arguments),
        Game::Models(arguments) => return super::play::train::models(arguments),
    };
    let mut weights = begin(arguments)?;
    // Finished stages are on the disk.
    let cancel = on_ctrl_c();
    while weights.stages.len() < arguments.stages {
        let empties = STAGES.get(weights.stages.len()).cloned();
        let mut shown = 0;
        let mut told = |share: f64| {
            let percent = (100.0 * share) as u32;
            if percent >= shown + 10 {
                shown = percent / 10 * 10;
                eprintln!("  {shown} % of the positions are labelled");
            }
        };
        let (Some(empties), Some(report)) = (empties, next_stage(&mut weights, &cancel, &mut told))
        else {
            if cancel.load(Ordering::Relaxed) {
                print(format_args!(
                    "Cancelled; {} of {} stages are in {}, and the same command goes on with the rest.",
                    weights.stages.len(),
                    arguments.stages,
                    arguments.out.display()
                ));
            }
            break;
        };
        save(&arguments.out, &weights.write())?;
        print(format_args!(
            "{} to {} empties: {} positions, mean error {:.2} discs without weights, {:.2} with",
            empties.start(),
            empties.end(),
            report.positions,
            report.error_before,
            report.error_after
        ));
    }
    Ok(())
}

/// All stages take a few megabytes.
const LARGEST_WEIGHTS: u64 = 64 << 20;

/// The weights to go on from: those in the file, or none.
fn begin(arguments: &Othello) -> Result<Weights, Failure> {
    let path = &arguments.out;
    let weights = match text_file::read_bytes(path, LARGEST_WEIGHTS) {
        Ok(bytes) => Weights::read(&bytes).map_err(|e| Failure::at(path, e))?,
        Err(FileError::Io { source, .. }) if source.kind() == ErrorKind::NotFound => {
            Weights::default()
        }
        Err(error) => return Err(error.into()),
    };
    if weights.stages.is_empty() {
        return Ok(Weights {
            seed: arguments.seed,
            positions: arguments.positions,
            stages: Vec::new(),
        });
    }
    if (weights.seed, weights.positions) != (arguments.seed, arguments.positions) {
        return Err(Failure::new(format_args!(
            "{} was begun with --seed {} --positions {}; go on with these or choose another file",
            path.display(),
            weights.seed,
            weights.positions
        )));
    }
    Ok(weights)
}
