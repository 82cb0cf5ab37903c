//! USI: `position startpos moves 7g7f 3c3d`, with or without the first word.

use std::fmt::Write;

use super::error::{Expected, Fault, NotationError};
use super::record::Record;
use super::replay::Replay;
use super::sfen;
use super::text::{excerpt, words};
use crate::game::shogi::preset::Preset;
use crate::game::shogi::setup::Setup;

/// Reads `[position] (startpos | [sfen] SFEN) [moves] MOVE…`; a bare list of moves starts from the
/// start of an even game.
pub fn read(text: &str) -> Result<Record, NotationError> {
    let mut words = words(text).peekable();
    words.next_if(|&(_, word)| word == "position");
    let sfen_follows = words.next_if(|&(_, word)| word == "sfen").is_some();
    let starts = words
        .next_if(|&(_, word)| !sfen_follows && word == "startpos")
        .is_some();
    let no_board = words.peek().is_some_and(|&(_, word)| !word.contains('/'));
    let bare_moves = !starts && !sfen_follows && no_board;
    let start = if starts || bare_moves {
        Preset::Start.setup()
    } else {
        sfen::read_words(&mut words)?
    };
    let moves_follow = words.next_if(|&(_, word)| word == "moves").is_some();
    let mut replay = Replay::new(start);
    if let Some(&(place, word)) = words.peek()
        && !moves_follow
        && !bare_moves
    {
        return Err(Fault::Unexpected(excerpt(word), Expected::Moves).at(place));
    }
    for (place, word) in words {
        let m = replay.position(place)?.usi_move(word).map_err(|why| {
            let text = excerpt(word);
            Fault::Illegal { text, why }.at(place)
        })?;
        replay.play(m, place)?;
    }
    Ok(replay.record)
}

/// A problem in a line of a set: an SFEN, and perhaps `moves` that solve it.
pub fn read_problem(text: &str) -> Result<Setup, NotationError> {
    if words(text).any(|(_, word)| word == "moves") {
        return Ok(read(text)?.problem());
    }
    sfen::read_setup(text)
}

/// The main line as a `position` command.
pub fn write(record: &Record) -> String {
    let mut text = if record.start == Preset::Start.setup() {
        "position startpos".to_string()
    } else {
        format!("position sfen {}", sfen::write(&record.start))
    };
    for (index, m) in record.moves().into_iter().enumerate() {
        let moves = if index == 0 { " moves" } else { "" };
        let _ = write!(text, "{moves} {m}");
    }
    text
}
