//! What people read at a node: names of moves, the position as text. Never needed by a search.

use super::games::Position;
use super::reason::Reason;
use super::tree::Move;
use crate::base::messages::Lang;

/// A tree whose nodes can be shown and named, at its cursor.
pub trait Shown {
    /// What people who speak this language call a move from here.
    fn move_name(&self, m: Move, lang: Lang) -> String;

    /// What programs call it, in JSON and event files; [`Shown::parse_move`] understands both.
    fn move_text(&self, m: Move) -> String {
        self.move_name(m, Lang::En)
    }

    /// The move from here that people or programs call so.
    fn parse_move(&self, text: &str) -> Result<Move, MoveError>;

    /// The position here in its usual notation.
    fn position_text(&self) -> String;

    /// The position here as the root of a problem of its own, so that one can search from here;
    /// nothing if it is too big to be held. Whoever is to move becomes MAX.
    fn here(&self) -> Option<Position>;

    /// The same, to be looked at: nothing either if it is written with more than `most` nodes.
    fn here_within(&self, _most: usize) -> Option<Position> {
        self.here()
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum MoveError {
    NotAnIndex(String),
    NoChild {
        index: u32,
        count: usize,
    },
    NotASquare(String),
    Illegal(String),
    /// The game's own reason.
    Refused(Reason),
}

/// Reads a child's number where there are `count` children.
pub(super) fn child_index(text: &str, count: usize) -> Result<Move, MoveError> {
    let text = text.trim();
    let index: u32 = text
        .parse()
        .map_err(|_| MoveError::NotAnIndex(text.chars().take(24).collect()))?;
    if (index as usize) < count {
        Ok(Move(index))
    } else {
        Err(MoveError::NoChild { index, count })
    }
}
