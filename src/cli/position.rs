//! A position from the command line: text, @FILE or standard input.

use std::io::Read;
use std::path::Path;

use clap::ValueEnum;

use super::{Failure, lang};
use crate::base::IoErrorText;
use crate::base::messages::{Localize, tr};
use crate::game::othello;
use crate::game::shogi::notation::decode;
use crate::problem::{self, Hints, Position};
use crate::session::text_file;

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Game {
    Tree,
    AndOr,
    Othello,
    Shogi,
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
        let sentences: Vec<String> = objections.iter().map(|o| o.localize(lang())).collect();
        Failure::new(sentences.join(" "))
    })
}

/// Positions are short; a bare tree of millions of nodes still fits.
pub const LARGEST: u64 = 256 << 20;

/// What a complaint about `@FILE` or `-` begins with; a text stands on the command line itself.
pub fn source(argument: &str) -> Option<&str> {
    match argument {
        "-" => Some(tr!(lang(), cli_standard_input)),
        _ => argument.strip_prefix('@'),
    }
}

/// The text behind `TEXT`, `@FILE` or `-`.
pub fn text(argument: &str) -> Result<String, Failure> {
    if let Some(path) = argument.strip_prefix('@') {
        return Ok(text_file::read(Path::new(path), LARGEST)?);
    }
    if argument != "-" {
        return Ok(argument.to_owned());
    }
    let failed = |failure: Failure| failure.about(source("-"));
    let mut bytes = Vec::new();
    let input = std::io::stdin().lock();
    let read = input.take(LARGEST + 1).read_to_end(&mut bytes);
    read.map_err(|e| failed(IoErrorText(&e).into()))?;
    if bytes.len() as u64 > LARGEST {
        return Err(failed(too_large()));
    }
    let (text, _) = decode(&bytes).map_err(|e| failed(e.into()))?;
    Ok(text.into_owned())
}

/// What is said of an input that is longer than any set of positions.
pub fn too_large() -> Failure {
    Failure::new(tr!(lang(), cli_too_large, mebibytes = LARGEST >> 20))
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
        mate: game == Game::Tsume,
    };
    match problem::read(&text(argument)?, hints) {
        Ok((position, _)) => Ok(position),
        Err(error) => Err(Failure::from(error).about(source(argument))),
    }
}
