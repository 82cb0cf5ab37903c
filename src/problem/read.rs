//! Any position a person may paste or give on the command line: which game it is from, which
//! notation it is in, and what it says.

use std::fmt;

use super::games::{Game, Position};
use super::reason::Reason;
use crate::base::messages::{Lang, Localize, Text};
use crate::base::text::excerpt;

/// What is known about a text before it is read.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Hints {
    pub game: Option<Game>,
    /// The board of move lists and of `start`; the game's usual one if nothing is said.
    pub board: Option<BoardHint>,
    /// A mate is asked for: of a shogi record its diagram is meant, since the moves solve it.
    pub mate: bool,
}

/// What is known of a board. Games that have but one of a size have nothing more to ask.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BoardHint {
    pub columns: u32,
    pub rows: u32,
    /// How many in a row win.
    pub in_row: Option<u32>,
    /// Whether stones fall.
    pub gravity: Option<bool>,
}

impl BoardHint {
    pub const fn new(columns: u32, rows: u32) -> BoardHint {
        BoardHint {
            columns,
            rows,
            in_row: None,
            gravity: None,
        }
    }

    pub const fn square(edge: u32) -> BoardHint {
        BoardHint::new(edge, edge)
    }
}

/// Its size: 7×6.
impl fmt::Display for BoardHint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}×{}", self.columns, self.rows)
    }
}

/// A notation of a game, by its name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Format {
    Named(Text),
    /// The same in every language.
    Plain(&'static str),
}

impl Format {
    pub fn name(self, lang: Lang) -> &'static str {
        match self {
            Format::Named(text) => text.get(lang),
            Format::Plain(name) => name,
        }
    }
}

/// Why a text is no position of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refusal {
    pub reason: Reason,
    /// Another board, on which the text would be one.
    pub fits: Option<BoardHint>,
}

impl<E: Localize + Send + Sync + 'static> From<E> for Refusal {
    fn from(error: E) -> Refusal {
        Refusal {
            reason: Reason::new(error),
            fits: None,
        }
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ReadError {
    Refused(Refusal),
    Nothing,
    Events,
    Unknown(String),
}

/// As [`read`]; but a list of moves that is illegal on the board at hand and legal on another one is
/// played there.
pub fn read_on_any_board(text: &str, hints: Hints) -> Result<(Position, Format), ReadError> {
    match read(text, hints) {
        Err(ReadError::Refused(Refusal {
            fits: Some(fits), ..
        })) => {
            let board = Some(fits);
            read(text, Hints { board, ..hints })
        }
        done => done,
    }
}

/// Reads a text in any notation of any game.
pub fn read(text: &str, hints: Hints) -> Result<(Position, Format), ReadError> {
    if text.trim().is_empty() {
        return Err(ReadError::Nothing);
    }
    if looks_like_events(text) {
        return Err(ReadError::Events);
    }
    if let Some(game) = hints.game {
        return game.read(text, &hints).map_err(ReadError::Refused);
    }
    let unknown = || ReadError::Unknown(excerpt(text.trim()));
    let game = Game::guess(text).ok_or_else(unknown)?;
    match game.read(text, &hints) {
        // What is wrong is said of what a text was meant to be, if it was.
        Err(_) if !game.is_like(text) => Err(unknown()),
        read => read.map_err(ReadError::Refused),
    }
}

/// Whether a text begins as event files and their lines do, whole or damaged.
pub fn looks_like_events(text: &str) -> bool {
    let text = text.trim_start_matches(['\u{feff}', ' ', '\t', '\r', '\n']);
    let field = text.strip_prefix('{').map(str::trim_start);
    field.is_some_and(|f| f.starts_with("\"yomiki_events\"") || f.starts_with("\"event\""))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::base::messages::Lang;
    use proptest::prelude::*;

    fn named(text: &str) -> (&'static str, &'static str) {
        let (position, format) = read(text, Hints::default()).unwrap();
        (position.game(), format.name(Lang::En))
    }

    #[test]
    fn a_text_says_by_itself_what_it_is() {
        assert_eq!(named("[[3 5] 2]"), ("tree", "bare tree"));
        assert_eq!(named(" -7 "), ("tree", "bare tree"));
        assert_eq!(named("random:depth=3"), ("tree", "random tree"));
        assert_eq!(named("[[T F] T]"), ("and-or", "AND/OR tree"));
        assert_eq!(named("T"), ("and-or", "AND/OR tree"));
        assert_eq!(
            named(r#"{"0":["T",[]]}"#),
            ("and-or", "AND/OR graph in JSON")
        );
        assert_eq!(named("f5d6"), ("othello", "move list"));
        assert_eq!(named("7g7f 3c3d"), ("shogi", "USI"));
        assert_eq!(
            named("random:plies=30,seed=7"),
            ("shogi", "position from random play")
        );
        assert_eq!(named("4k4/9/9/9/9/9/9/9/4K4 b G 1"), ("shogi", "SFEN"));
        assert_eq!(named("▲７六歩 △３四歩"), ("shogi", "KI2"));
        assert_eq!(named("手合割：角落ち"), ("shogi", "KIF"));
        assert_eq!(named("先手：甲\n後手：乙"), ("shogi", "KIF"));
        let notice = "お知らせ\n日時：三月三日\n場所：公民館\n備考：雨天中止";
        assert!(read(notice, Hints::default()).is_err());
        assert_eq!(named("start"), ("othello", "starting position"));
        assert_eq!(
            named("-----OX--XO-----"),
            ("othello", "board without a side to move")
        );
        assert_eq!(
            named("random:empties=9,size=6"),
            ("othello", "position from random play")
        );
    }

    #[test]
    fn moves_find_the_board_they_fit() {
        let hints = Hints {
            board: Some(BoardHint::square(4)),
            ..Hints::default()
        };
        assert!(read("f5d6", hints).is_err());
        let (position, _) = read_on_any_board("f5d6", hints).unwrap();
        assert_eq!(position.board(), Some(BoardHint::square(8)));
        let (position, _) = read_on_any_board("b1a1", hints).unwrap();
        assert_eq!(position.board(), Some(BoardHint::square(4)));
        assert!(read_on_any_board("f5f5", hints).is_err());
    }

    #[test]
    fn what_is_known_before_decides() {
        let hints = Hints {
            game: Some(Game::Othello),
            board: Some(BoardHint::square(6)),
            ..Hints::default()
        };
        let (position, _) = read("start", hints).unwrap();
        assert_eq!(
            position.to_string(),
            "--------------OX----XO-------------- X"
        );
        let hints = Hints {
            game: Some(Game::AndOr),
            ..Hints::default()
        };
        assert_eq!(read("[1 [0 1]]", hints).unwrap().0.to_string(), "[T [F T]]");
        let hints = Hints {
            game: Some(Game::Tree),
            ..Hints::default()
        };
        assert!(read("[T]", hints).is_err());
    }

    #[test]
    fn a_problem_is_its_diagram_and_a_game_its_last_position() {
        let shown = |text: &str, mate| {
            let hints = Hints {
                mate,
                ..Hints::default()
            };
            read(text, hints).unwrap().0.to_string()
        };
        let problem = "9/8P/8k/6N2/8S/8L/9/9/9 b GS2r2b3g2s3n3l17p 1";
        let solved = format!("{problem} moves S*1d");
        assert_eq!(shown(&solved, true), problem);
        assert_eq!(shown(&solved, false), problem);
        let both = "4k4/9/4P4/9/9/9/9/9/4K4 b G2r2b3g4s4n4l17p 1";
        let solved = format!("{both} moves G*5b");
        assert_eq!(shown(&solved, true), both);
        assert_ne!(shown(&solved, false), both);
        let game = "startpos moves 7g7f 3c3d";
        assert_eq!(shown(game, true), shown(game, false));
    }

    #[test]
    fn what_cannot_be_read_is_answered_by_a_sentence() {
        let sentence = |text: &str| read(text, Hints::default()).unwrap_err().to_string();
        assert!(sentence("hello").starts_with("`hello` is neither a tree"));
        assert!(sentence(" \n").starts_with("there is nothing here to read; "));
        for events in [r#"{"event": 1"#, "\n{ \"yomiki_events\":1}"] {
            assert!(sentence(events).starts_with("this is an event file"));
        }
        assert_eq!(
            sentence("[3 4"),
            "at character 1: this bracket is never closed"
        );
        assert!(sentence("f5f5").contains("f5 is taken"));
        assert!(sentence("----\n-OZ-").starts_with("at 2:3: `Z-` is no sign"));
    }

    proptest! {
        #[test]
        fn any_text_is_read_or_refused(text in "\\PC*") {
            let _ = read(&text, Hints::default());
            for game in Game::ALL {
                let _ = read(&text, Hints { game: Some(game), ..Hints::default() });
            }
        }
    }
}
