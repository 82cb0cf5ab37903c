//! `yomiki train othello`: trains the Othello evaluator from the solver's own answers.

use std::io::ErrorKind;
use std::path::PathBuf;
use std::sync::atomic::Ordering;

use clap::{Args, Subcommand};

use super::{Failure, lang, on_ctrl_c, print, save};
use crate::base::messages::tr;
use crate::session::text_file::{self, FileError};
use crate::solve::othello::train::next_stage;
use crate::solve::othello::{STAGES, Weights};

#[derive(Args)]
pub struct Arguments {
    #[command(subcommand)]
    subject: Subject,
}

#[derive(Subcommand)]
enum Subject {
    Othello(Othello),
    Transitions(super::play::train::TransitionsArguments),
    Models(super::play::train::ModelsArguments),
}

#[derive(Args)]
struct Othello {
    #[arg(long)]
    out: PathBuf,
    #[arg(long, default_value_t = 1)]
    seed: u64,
    #[arg(long, default_value_t = 20_000, value_parser = clap::value_parser!(u32).range(1..))]
    positions: u32,
    #[arg(long, default_value_t = STAGES.len())]
    stages: usize,
}

pub fn run(arguments: &Arguments) -> Result<(), Failure> {
    let arguments = match &arguments.subject {
        Subject::Othello(arguments) => arguments,
        Subject::Transitions(arguments) => return super::play::train::transitions(arguments),
        Subject::Models(arguments) => return super::play::train::models(arguments),
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
                eprintln!("{}", tr!(lang(), cli_train_labelled, percent = shown));
            }
        };
        let (Some(empties), Some(report)) = (empties, next_stage(&mut weights, &cancel, &mut told))
        else {
            if cancel.load(Ordering::Relaxed) {
                let (done, all) = (weights.stages.len(), arguments.stages);
                let file = arguments.out.display();
                print(tr!(lang(), cli_train_cancelled, done, all, file));
            }
            break;
        };
        save(&arguments.out, &weights.write())?;
        print(tr!(
            lang(),
            cli_train_stage,
            from = empties.start(),
            to = empties.end(),
            positions = report.positions,
            before = format!("{:.2}", report.error_before),
            after = format!("{:.2}", report.error_after)
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
        let (seed, positions, file) = (weights.seed, weights.positions, path.display());
        let sentence = tr!(lang(), cli_train_begun, file, seed, positions);
        return Err(Failure::new(sentence));
    }
    Ok(weights)
}
