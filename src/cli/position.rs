//! A position from the command line: text, @FILE or standard input.

use std::io::Read;
use std::path::Path;

use clap::ValueEnum;

use super::Failure;
use crate::game::othello;
use crate::game::shogi::notation::decode;
use crate::problem::{self, Hints, Position};

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Game {
    Tree,
    AndOr,
    Othello,
    Shogi,
    /// Shogi in which the side to move must mate by checks
    Tsume,
}

#[derive(Clone, Copy, ValueEnum)]
pub enum Size {
    #[value(name = "4")]
    Four,
    #[value(name = "6")]
    Six,
    #[value(name = "8")]
    Eight,
}

impl Size {
    pub const fn of_board(self) -> othello::Size {
        match self {
            Size::Four => othello::Size::Four,
            Size::Six => othello::Size::Six,
            Size::Eight => othello::Size::Eight,
        }
    }
}

/// An Othello board on which a game can go on, or every reason why not.
pub fn playable(setup: &othello::Setup) -> Result<othello::Position, Failure> {
    setup.position().map_err(|objections| {
        let sentences: Vec<String> = objections.iter().map(|o| o.english()).collect();
        Failure::new(sentences.join(" "))
    })
}

/// Positions are short; a bare tree of millions of nodes still fits.
const LARGEST: u64 = 256 << 20;

/// The text behind `TEXT`, `@FILE` or `-`.
pub fn text(argument: &str) -> Result<String, Failure> {
    let read = |from: &mut dyn Read, name: &str| -> Result<String, Failure> {
        let mut bytes = Vec::new();
        from.take(LARGEST + 1)
            .read_to_end(&mut bytes)
            .map_err(|e| Failure::new(format_args!("{name}: {e}")))?;
        if bytes.len() as u64 > LARGEST {
            return Err(Failure::new(format_args!(
                "{name}: larger than {} MiB",
                LARGEST >> 20
            )));
        }
        match decode(&bytes) {
            Ok((text, _)) => Ok(text.into_owned()),
            Err(e) => Err(Failure::new(format_args!("{name}: {e}"))),
        }
    };
    if argument == "-" {
        read(&mut std::io::stdin().lock(), "standard input")
    } else if let Some(path) = argument.strip_prefix('@') {
        let mut file = std::fs::File::open(Path::new(path))
            .map_err(|e| Failure::new(format_args!("{path}: {e}")))?;
        read(&mut file, path)
    } else {
        Ok(argument.to_owned())
    }
}

pub fn read(game: Game, argument: &str, size: Size) -> Result<Position, Failure> {
    let hints = Hints {
        game: Some(match game {
            Game::Tree => problem::Game::Tree,
            Game::AndOr => problem::Game::AndOr,
            Game::Othello => problem::Game::Othello,
            Game::Shogi | Game::Tsume => problem::Game::Shogi,
        }),
        size: Some(size.of_board()),
    };
    let (position, _) = problem::read(&text(argument)?, hints)?;
    Ok(position)
}
