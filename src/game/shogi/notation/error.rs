//! What can be wrong with a text, and where.

use crate::base::messages::{Lang, Localize, localized_error, tr};
use crate::game::shogi::position::IllegalMove;
use crate::game::shogi::reason::Reasons;

/// A text could not be read: where and why. Lines and columns count from 1, columns in characters.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NotationError {
    pub line: usize,
    pub column: usize,
    pub fault: Fault,
}

impl Localize for NotationError {
    fn localize(&self, lang: Lang) -> String {
        let &NotationError { line, column, .. } = self;
        let fault = self.fault.localize(lang);
        tr!(lang, game_notation_at, line, column, fault)
    }
}

localized_error!(NotationError);

/// Why a text could not be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fault {
    Empty,
    UnknownFormat,
    Encoding,
    Unexpected(String, Expected),
    Illegal { text: String, why: IllegalMove },
    NoSuchMove(String),
    Ambiguous(String),
    Unplayable(Reasons),
    TooLong(usize),
    NoSuchBranch(u32),
}

impl Localize for Fault {
    fn localize(&self, lang: Lang) -> String {
        match self {
            Fault::Empty => tr!(lang, game_notation_empty).to_owned(),
            Fault::UnknownFormat => tr!(lang, game_notation_unknown_format).to_owned(),
            Fault::Encoding => tr!(lang, game_notation_encoding).to_owned(),
            Fault::Unexpected(text, expected) => {
                let expected = expected.name(lang);
                match text.is_empty() {
                    true => tr!(lang, game_notation_text_ends, expected),
                    false => tr!(lang, game_notation_unexpected, text, expected),
                }
            }
            Fault::Illegal { text, why } => {
                tr!(lang, game_notation_illegal, text, why = why.localize(lang))
            }
            Fault::NoSuchMove(text) => tr!(lang, game_notation_no_such_move, text),
            Fault::Ambiguous(text) => tr!(lang, game_notation_ambiguous, text),
            Fault::Unplayable(reasons) => {
                tr!(lang, game_notation_unplayable, why = reasons.localize(lang))
            }
            Fault::TooLong(most) => tr!(lang, game_notation_too_long, most),
            Fault::NoSuchBranch(number) => tr!(lang, game_notation_no_such_branch, number),
        }
    }
}

localized_error!(Fault);

impl Fault {
    /// The fault at a place.
    pub(super) fn at(self, place: super::text::Place) -> NotationError {
        NotationError {
            line: place.line,
            column: place.column,
            fault: self,
        }
    }
}

/// What a reader was looking for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Expected {
    Piece,
    PromotablePiece,
    NineSquares,
    NineRanks,
    Side,
    HandCount,
    HandPiece,
    MoveNumber,
    Position,
    Moves,
    Move,
    Square,
    EndOfText,
    BoardRow,
    Handicap,
    Seconds,
    RandomField,
}

impl Expected {
    pub fn name(self, lang: Lang) -> &'static str {
        match self {
            Expected::Piece => tr!(lang, game_expected_piece),
            Expected::PromotablePiece => tr!(lang, game_expected_promotable_piece),
            Expected::NineSquares => tr!(lang, game_expected_nine_squares),
            Expected::NineRanks => tr!(lang, game_expected_nine_ranks),
            Expected::Side => tr!(lang, game_expected_side),
            Expected::HandCount => tr!(lang, game_expected_hand_count),
            Expected::HandPiece => tr!(lang, game_expected_hand_piece),
            Expected::MoveNumber => tr!(lang, game_expected_move_number),
            Expected::Position => tr!(lang, game_expected_position),
            Expected::Moves => tr!(lang, game_expected_moves),
            Expected::Move => tr!(lang, game_expected_move),
            Expected::Square => tr!(lang, game_expected_square),
            Expected::EndOfText => tr!(lang, game_expected_end_of_text),
            Expected::BoardRow => tr!(lang, game_expected_board_row),
            Expected::Handicap => tr!(lang, game_expected_handicap),
            Expected::Seconds => tr!(lang, game_expected_seconds),
            Expected::RandomField => tr!(lang, game_expected_random_field),
        }
    }
}
