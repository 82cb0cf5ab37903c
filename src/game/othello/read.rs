//! Any Othello text: which notation it is, and the position it leads to.

use super::ggf::GgfError;
use super::moves::MoveListError;
use super::obf::{BoardError, Obf};
use super::position::Position;
use super::random::{RandomPosition, RandomPositionError};
use super::record::Record;
use super::setup::Setup;
use super::size::Size;

/// The notations that are recognised.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Format {
    /// The word `start`.
    Start,
    /// Board and side in one line.
    Obf,
    /// A board in one line, no side.
    Board,
    /// A board drawn in rows.
    Rows,
    MoveList,
    Ggf,
    Random,
}

/// What a text says.
#[derive(Clone, PartialEq, Debug)]
pub struct Reading {
    /// The position, or where the game stands.
    pub setup: Setup,
    pub format: Format,
    /// The game, where the text is one.
    pub record: Option<Record>,
    /// Whether the text says who is to move; a board that does not is Black's turn, and
    /// [`Setup::suggested_side`] may know better.
    pub side_given: bool,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ReadError {
    Board(BoardError),
    Moves(MoveListError),
    Ggf(GgfError),
    Random(RandomPositionError),
    Nothing,
}

impl From<BoardError> for ReadError {
    fn from(error: BoardError) -> ReadError {
        ReadError::Board(error)
    }
}

impl From<MoveListError> for ReadError {
    fn from(error: MoveListError) -> ReadError {
        ReadError::Moves(error)
    }
}

impl From<GgfError> for ReadError {
    fn from(error: GgfError) -> ReadError {
        ReadError::Ggf(error)
    }
}

impl From<RandomPositionError> for ReadError {
    fn from(error: RandomPositionError) -> ReadError {
        ReadError::Random(error)
    }
}

/// Reads any notation. `size` is the board of `start`, move lists and random play; a board says
/// its own size.
pub fn read(text: &str, size: Size) -> Result<Reading, ReadError> {
    let word = text.trim();
    if word.is_empty() {
        return Err(ReadError::Nothing);
    }
    let at = |position: Position, format, record| Reading {
        setup: position.setup(),
        format,
        record,
        side_given: true,
    };
    if word.eq_ignore_ascii_case("start") {
        Ok(at(Position::start(size), Format::Start, None))
    } else if word.starts_with("random:") {
        let position = RandomPosition::parse(word, size)?.generate()?;
        Ok(at(position, Format::Random, None))
    } else if word.contains("(;") {
        let record = Record::from_ggf(text)?;
        Ok(at(record.last(), Format::Ggf, Some(record)))
    } else if looks_like_moves(word) {
        let record = Record::from_moves(text, size)?;
        Ok(at(record.last(), Format::MoveList, Some(record)))
    } else {
        let obf: Obf = text.parse()?;
        let format = match (obf.in_rows, obf.side_given) {
            (true, _) => Format::Rows,
            (false, true) => Format::Obf,
            (false, false) => Format::Board,
        };
        Ok(Reading {
            setup: obf.setup,
            format,
            record: None,
            side_given: obf.side_given,
        })
    }
}

/// Whether the text begins with a square's name, perhaps behind a move number: boards have no
/// letter followed by a figure.
fn looks_like_moves(text: &str) -> bool {
    let text = text.trim_start_matches(|c: char| c.is_ascii_digit());
    let text = text.trim_start_matches('.').trim_start();
    let mut chars = text.chars();
    let (first, second) = (chars.next(), chars.next());
    first.is_some_and(|c| c.is_ascii_alphabetic()) && second.is_some_and(|c| c.is_ascii_digit())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::othello::Disc;
    use proptest::prelude::*;

    #[test]
    fn every_notation_is_recognised_and_named() {
        for (text, format, setup) in [
            (
                "start",
                Format::Start,
                "--------------OX----XO-------------- X",
            ),
            (
                "c2b2",
                Format::MoveList,
                "-------OX-----OX----XO-------------- X",
            ),
            (
                "1. C2 2. b2",
                Format::MoveList,
                "-------OX-----OX----XO-------------- X",
            ),
            ("-----OX--XO-----", Format::Board, "-----OX--XO----- X"),
            ("-----OX--XO----- O", Format::Obf, "-----OX--XO----- O"),
            (
                "-----OX--XO----- o; a1:+3; % x",
                Format::Obf,
                "-----OX--XO----- O",
            ),
            ("----\n-OX-\n-XO-\n----", Format::Rows, "-----OX--XO----- X"),
            (
                "(;GM[Othello]BO[4 ---- -O*- -*O- ---- *];)",
                Format::Ggf,
                "-----OX--XO----- X",
            ),
        ] {
            let reading = read(text, Size::Six);
            let reading = reading.unwrap_or_else(|error| panic!("{text}: {error}"));
            assert_eq!(
                (reading.format, reading.setup.to_string().as_str()),
                (format, setup)
            );
        }
        let random = read("random:empties=12,seed=3", Size::Six).unwrap();
        assert_eq!(random.setup.empties().count_ones(), 12);
    }

    #[test]
    fn a_game_leads_to_where_it_stands() {
        let reading = read("f5d6", Size::Eight).unwrap();
        assert_eq!(reading.setup.side, Disc::Black);
        assert_eq!(reading.record.unwrap().moves().len(), 2);
    }

    proptest! {
        #[test]
        fn any_text_is_read_or_refused(text in "\\PC*", signs in "[XO\\- a-h1-8\n(;)\\[\\]]*") {
            let _ = read(&text, Size::Eight);
            let _ = read(&signs, Size::Six);
        }
    }
}
