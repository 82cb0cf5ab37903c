//! Shogi positions and games as text: SFEN, USI, KIF, KI2, CSA and board diagrams.
//!
//! [`read`] takes any of them, in UTF-8 or Shift-JIS, and says what it was. The readers are our own,
//! because a person who pastes a position wants to know the line and column of what is wrong; the
//! crate's readers do not say.

mod bytes;
pub mod csa;
pub mod diagram;
mod error;
mod header;
pub mod japanese;
pub mod ki2;
pub mod kif;
mod record;
mod replay;
pub mod sfen;
#[cfg(test)]
mod tests;
mod text;
pub mod usi;
pub mod western;

pub use bytes::{Encoding, decode, encode};
pub use error::{Expected, Fault, NotationError};
pub use record::{End, Node, NodeId, Record};

use text::{Place, lines, words};

use super::moves::ShogiMove;
use super::position::Position;
use super::square::MoveNotation;
use crate::base::messages::Lang;

/// A legal move as people who speak this language write it, with its side's mark: `☗P-7f`, `☗７六歩`.
pub fn move_name(position: &Position, m: ShogiMove, lang: Lang) -> String {
    match MoveNotation::of(lang) {
        MoveNotation::Western => format!("{}{}", m.side().mark(), western::name(position, m)),
        MoveNotation::Japanese => japanese::name(position, m),
    }
}

/// The formats that are read and written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Format {
    Sfen,
    Usi,
    Kif,
    Ki2,
    Csa,
    Diagram,
}

impl Format {
    pub const ALL: [Format; 6] = [
        Format::Sfen,
        Format::Usi,
        Format::Kif,
        Format::Ki2,
        Format::Csa,
        Format::Diagram,
    ];

    pub const fn name(self) -> &'static str {
        match self {
            Format::Sfen => "SFEN",
            Format::Usi => "USI",
            Format::Kif => "KIF",
            Format::Ki2 => "KI2",
            Format::Csa => "CSA",
            Format::Diagram => "BOD",
        }
    }

    /// The format a text is in, by its first telling line.
    pub fn recognise(text: &str) -> Result<Format, NotationError> {
        let Some((place, first)) = words(text).next() else {
            return Err(Fault::Empty.at(Place::START));
        };
        let has_moves = || words(text).any(|(_, word)| word == "moves");
        match first {
            "position" | "startpos" => return Ok(Format::Usi),
            _ if first == "sfen" || first.is_ascii() && first.matches('/').count() >= 2 => {
                return Ok(if has_moves() {
                    Format::Usi
                } else {
                    Format::Sfen
                });
            }
            _ if is_usi_move(first) => return Ok(Format::Usi),
            _ => {}
        }
        let is_csa = |line: &str| csa::is_statement(line);
        let telling = lines(text)
            .map(|(_, line)| line.trim_end())
            .find(|line| !line.is_empty() && !line.starts_with('\'') && !line.starts_with('#'));
        if telling.is_some_and(is_csa) {
            return Ok(Format::Csa);
        }
        let any = |such: fn(&str) -> bool| lines(text).any(|(_, line)| such(line));
        if any(kif::is_move_line) {
            Ok(Format::Kif)
        } else if any(ki2::is_move_line) {
            Ok(Format::Ki2)
        } else if any(|line| line.trim_start().starts_with("手数-")) {
            Ok(Format::Kif)
        } else if any(|line| line.trim_start().starts_with('|')) {
            Ok(Format::Diagram)
        } else if any(header::is_known) {
            Ok(Format::Kif)
        } else {
            Err(Fault::UnknownFormat.at(place))
        }
    }
}

/// Whether a word has the form of a USI move: 7g7f, 8h2b+, S*1d.
pub fn is_usi_move(word: &str) -> bool {
    let squares = word.is_ascii() && (4..=5).contains(&word.len());
    squares
        && crate::game::shogi::Square::from_usi(&word[2..4]).is_some()
        && (word[1..].starts_with('*')
            || crate::game::shogi::Square::from_usi(&word[..2]).is_some())
}

/// What a text turned out to be.
#[derive(Clone, Debug)]
pub struct Reading {
    pub record: Record,
    pub format: Format,
    pub encoding: Encoding,
}

/// Reads bytes in any format and encoding.
pub fn read(bytes: &[u8]) -> Result<Reading, NotationError> {
    let (text, encoding) = decode(bytes)?;
    let (record, format) = read_text(&text)?;
    Ok(Reading {
        record,
        format,
        encoding,
    })
}

/// Reads text in any format.
pub fn read_text(text: &str) -> Result<(Record, Format), NotationError> {
    let format = Format::recognise(text)?;
    let record = match format {
        Format::Sfen => Record::new(sfen::read_setup(text)?),
        Format::Usi => usi::read(text)?,
        Format::Kif | Format::Diagram => kif::read(text)?,
        Format::Ki2 => ki2::read(text)?,
        Format::Csa => csa::read(text)?,
    };
    Ok((record, format))
}

/// Writes a record. SFEN and diagrams hold one position only: the last of the main line.
pub fn write(record: &Record, format: Format) -> String {
    match format {
        Format::Sfen => sfen::write(&record.last_setup()),
        Format::Usi => usi::write(record),
        Format::Kif => kif::write(record),
        Format::Ki2 => ki2::write(record),
        Format::Csa => csa::write(record),
        Format::Diagram => diagram::write(&record.last_setup()),
    }
}
