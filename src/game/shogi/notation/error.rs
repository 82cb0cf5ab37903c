//! What can be wrong with a text, and where.

use crate::game::shogi::position::IllegalMove;
use crate::game::shogi::reason::Reasons;

/// A text could not be read: where and why. Lines and columns count from 1, columns in characters.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}, column {column}: {fault}")]
pub struct NotationError {
    pub line: usize,
    pub column: usize,
    pub fault: Fault,
}

impl NotationError {
    pub fn japanese(&self) -> String {
        format!(
            "{}行{}文字目：{}",
            self.line,
            self.column,
            self.fault.japanese()
        )
    }
}

/// Why a text could not be read.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Fault {
    #[error("the text is empty")]
    Empty,
    #[error("this is neither SFEN, USI, KIF, KI2, CSA nor a board diagram")]
    UnknownFormat,
    #[error("these bytes are text neither in UTF-8 nor in Shift-JIS")]
    Encoding,
    #[error("{} instead of {}", found(.0), .1.english())]
    Unexpected(String, Expected),
    #[error("\"{text}\" is not a legal move: {why}")]
    Illegal { text: String, why: IllegalMove },
    #[error("\"{0}\" is not a legal move: no such piece can go there")]
    NoSuchMove(String),
    #[error("\"{0}\" could mean several moves")]
    Ambiguous(String),
    #[error("moves follow, but {0}")]
    Unplayable(Reasons),
    #[error("the game is too long: more than {0} moves")]
    TooLong(usize),
    #[error("the variation begins at move {0}, but the game does not get there")]
    NoSuchBranch(u32),
}

impl Fault {
    pub fn japanese(&self) -> String {
        match self {
            Fault::Empty => "何も書かれていません".to_string(),
            Fault::UnknownFormat => {
                "SFEN・USI・KIF・KI2・CSA・盤面図のどれでもありません".to_string()
            }
            Fault::Encoding => "UTF-8でもShift-JISでもない文字列です".to_string(),
            Fault::Unexpected(text, expected) if text.is_empty() => {
                format!("{}がありません", expected.japanese())
            }
            Fault::Unexpected(text, expected) => {
                format!("「{text}」は{}ではありません", expected.japanese())
            }
            Fault::Illegal { text, why } => format!("「{text}」は指せません：{}", why.japanese()),
            Fault::NoSuchMove(text) => format!("「{text}」と指せる駒がありません"),
            Fault::Ambiguous(text) => format!("「{text}」に当たる手が複数あります"),
            Fault::Unplayable(reasons) => format!("指し手がありますが、{}", reasons.japanese()),
            Fault::TooLong(limit) => format!("{limit}手を超えています"),
            Fault::NoSuchBranch(number) => format!("変化の{number}手目は本譜にありません"),
        }
    }

    /// The fault at a place.
    pub(super) fn at(self, place: super::text::Place) -> NotationError {
        NotationError {
            line: place.line,
            column: place.column,
            fault: self,
        }
    }
}

fn found(text: &str) -> String {
    if text.is_empty() {
        "the text ends".to_string()
    } else {
        format!("\"{text}\"")
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
    pub const fn english(self) -> &'static str {
        match self {
            Expected::Piece => "a piece",
            Expected::PromotablePiece => "a piece that can be promoted",
            Expected::NineSquares => "exactly nine squares in a rank",
            Expected::NineRanks => "exactly nine ranks",
            Expected::Side => "the side to move",
            Expected::HandCount => "a count from 1 to 99",
            Expected::HandPiece => "a piece that can be held in hand",
            Expected::MoveNumber => "a move number",
            Expected::Position => "a position",
            Expected::Moves => "the word \"moves\"",
            Expected::Move => "a move",
            Expected::Square => "a square",
            Expected::EndOfText => "the end of the text",
            Expected::BoardRow => "a row of nine squares between bars",
            Expected::Handicap => "a handicap",
            Expected::Seconds => "a number of seconds",
            Expected::RandomField => "plies=N (up to 1000) or seed=N",
        }
    }

    pub const fn japanese(self) -> &'static str {
        match self {
            Expected::Piece => "駒",
            Expected::PromotablePiece => "成れる駒",
            Expected::NineSquares => "一段九マス",
            Expected::NineRanks => "九段",
            Expected::Side => "手番",
            Expected::HandCount => "1から99までの枚数",
            Expected::HandPiece => "持駒",
            Expected::MoveNumber => "手数",
            Expected::Position => "局面",
            Expected::Moves => "「moves」",
            Expected::Move => "指し手",
            Expected::Square => "マス",
            Expected::EndOfText => "終わり",
            Expected::BoardRow => "九マスの段",
            Expected::Handicap => "手合割",
            Expected::Seconds => "秒数",
            Expected::RandomField => "plies=N（1000まで）かseed=N",
        }
    }
}
