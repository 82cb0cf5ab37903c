//! A position from the command line: text, @FILE or standard input.

use std::io::Read;
use std::path::Path;

use clap::Args;
use clap::builder::{PossibleValuesParser, TypedValueParser};

use super::{Failure, lang, limits};
use crate::base::IoErrorText;
use crate::base::messages::tr;
use crate::game::shogi::notation::decode;
use crate::problem::{self, BoardHint, Game, Hints, Position};
use crate::session::text_file;

/// A position and what it is of.
#[derive(Args)]
pub struct PositionArguments {
    #[arg(long, value_parser = game())]
    pub game: Hints,
    #[arg(long, allow_hyphen_values = true)]
    position: String,
    #[arg(long, value_name = "SIZE", value_parser = limits::board_size)]
    size: Option<(u32, u32)>,
    #[arg(long, value_name = "K")]
    in_row: Option<u32>,
    #[arg(long)]
    gravity: bool,
}

/// Reads the name of a game, and what it says beside the game.
fn game() -> impl TypedValueParser<Value = Hints> {
    let names = Game::ALL.into_iter().flat_map(|game| game.names());
    // The parser lets no other name through.
    PossibleValuesParser::new(names).map(|name| Game::named(&name).unwrap_or_default())
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

impl PositionArguments {
    pub fn read(&self) -> Result<Position, Failure> {
        let hints = Hints {
            board: self.board(),
            ..self.game
        };
        match problem::read(&text(&self.position)?, hints) {
            Ok((position, _)) => Ok(position),
            Err(error) => Err(Failure::from(error).about(source(&self.position))),
        }
    }

    /// The board of the game's name, with what is said of it besides.
    fn board(&self) -> Option<BoardHint> {
        let mut board = self.game.board;
        if let Some((columns, rows)) = self.size {
            let known = board.unwrap_or(BoardHint::new(columns, rows));
            board = Some(BoardHint {
                columns,
                rows,
                ..known
            });
        }
        board.map(|known| BoardHint {
            in_row: self.in_row.or(known.in_row),
            gravity: if self.gravity {
                Some(true)
            } else {
                known.gravity
            },
            ..known
        })
    }
}
