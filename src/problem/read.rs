//! Any position a person may paste or give on the command line: which game it is from, which
//! notation it is in, and what it says.

use std::sync::Arc;

use super::likeness::is_like;
use super::position::{Bare, BareError, Game, Position};
use crate::game::othello::{self, Size};
use crate::game::place::excerpt;
use crate::game::set_line::SetLine;
use crate::game::shogi::notation::{self, NotationError};
use crate::game::shogi::{self, Preset};
use crate::game::tree::GraphError;

/// What is known about a text before it is read.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Hints {
    pub game: Option<Game>,
    /// The board of move lists and of `start`; 8×8 if nothing is said.
    pub size: Option<Size>,
    /// A mate is asked for: of a shogi record its diagram is meant, since the moves solve it.
    pub mate: bool,
}

/// A notation of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Format {
    Tree,
    RandomTree,
    AndOrTree,
    AndOrGraph,
    Othello(othello::Format),
    Shogi(notation::Format),
    ShogiRandom,
    ShogiStart,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ReadError {
    Tree(BareError),
    AndOr(GraphError),
    Othello(othello::ReadError),
    Shogi(NotationError),
    Nothing,
    Events,
    Unknown(String),
}

impl From<BareError> for ReadError {
    fn from(error: BareError) -> ReadError {
        ReadError::Tree(error)
    }
}

impl From<GraphError> for ReadError {
    fn from(error: GraphError) -> ReadError {
        ReadError::AndOr(error)
    }
}

impl From<othello::ReadError> for ReadError {
    fn from(error: othello::ReadError) -> ReadError {
        ReadError::Othello(error)
    }
}

impl From<NotationError> for ReadError {
    fn from(error: NotationError) -> ReadError {
        ReadError::Shogi(error)
    }
}

/// As [`read`]; but a list of Othello moves that is illegal on the board at hand and legal on
/// another one is played there.
pub fn read_on_any_board(text: &str, hints: Hints) -> Result<(Position, Format), ReadError> {
    let fits = match read(text, hints) {
        Err(ReadError::Othello(othello::ReadError::Moves(othello::MoveListError::Illegal {
            fits: Some(size),
            ..
        }))) => size,
        done => return done,
    };
    let size = Some(fits);
    read(text, Hints { size, ..hints })
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
        return read_as(game, text, hints);
    }
    let game = guess(text);
    match read_as(game, text, hints) {
        // What is wrong is said of what a text was meant to be, if it was.
        Err(_) if !is_like(text, game) => Err(ReadError::Unknown(excerpt(text.trim()))),
        read => read,
    }
}

fn read_as(game: Game, text: &str, hints: Hints) -> Result<(Position, Format), ReadError> {
    match game {
        Game::Tree => {
            let bare: Bare = text.parse()?;
            let format = match bare {
                Bare::Written(_) => Format::Tree,
                Bare::Random(_) => Format::RandomTree,
            };
            Ok((Position::Tree(bare), format))
        }
        Game::AndOr => {
            let graph = text.parse()?;
            let json = text.trim_start().starts_with('{');
            let format = match json {
                true => Format::AndOrGraph,
                false => Format::AndOrTree,
            };
            Ok((Position::AndOr(Arc::new(graph)), format))
        }
        Game::Othello => {
            let reading = othello::read(text, hints.size.unwrap_or_default())?;
            let format = Format::Othello(reading.format);
            Ok((Position::Othello(reading.setup), format))
        }
        Game::Shogi => {
            let (setup, format) = read_shogi(text, hints.mate)?;
            Ok((Position::Shogi(Box::new(setup)), format))
        }
    }
}

/// Whether a text begins as event files and their lines do, whole or damaged.
pub fn looks_like_events(text: &str) -> bool {
    let text = text.trim_start_matches(['\u{feff}', ' ', '\t', '\r', '\n']);
    let field = text.strip_prefix('{').map(str::trim_start);
    field.is_some_and(|f| f.starts_with("\"yomiki_events\"") || f.starts_with("\"event\""))
}

/// The position at the end of a game; of a position, itself; of a mate problem, its diagram.
fn read_shogi(text: &str, mate: bool) -> Result<(shogi::Setup, Format), NotationError> {
    if matches!(text.trim(), "start" | "startpos") {
        return Ok((Preset::Start.setup(), Format::ShogiStart));
    }
    if text.trim_start().starts_with("random:") {
        let recipe: shogi::RandomPosition = text.parse()?;
        return Ok((recipe.generate().setup(), Format::ShogiRandom));
    }
    let (record, format) = notation::read_text(of_set_line(text).unwrap_or(text))?;
    let setup = if mate || record.lacks_a_king() {
        record.problem()
    } else {
        record.last_setup()
    };
    Ok((setup, Format::Shogi(format)))
}

/// The position of the only line of a set, `SFEN ; name=… ; moves=…`.
fn of_set_line(text: &str) -> Option<&str> {
    if !text.contains(';') {
        return None;
    }
    let mut lines = text.lines().filter_map(SetLine::read);
    let line = lines.next().filter(|_| lines.next().is_none())?;
    let format = notation::Format::recognise(line.position).ok()?;
    matches!(format, notation::Format::Sfen | notation::Format::Usi).then_some(line.position)
}

/// Which game a text is from, if from any.
fn guess(text: &str) -> Game {
    let text = text.trim();
    if text.starts_with('{') {
        return Game::AndOr;
    }
    if text.starts_with("random:") {
        return if text.contains("empties") {
            Game::Othello
        } else if text.contains("plies") {
            Game::Shogi
        } else {
            Game::Tree
        };
    }
    if text.starts_with('[') {
        let first = text.chars().find(|c| c.is_alphanumeric());
        let is_truth = first.is_some_and(char::is_alphabetic);
        return if is_truth { Game::AndOr } else { Game::Tree };
    }
    if matches!(text, "T" | "F") {
        return Game::AndOr;
    }
    if text.parse::<i64>().is_ok() {
        return Game::Tree;
    }
    if notation::Format::recognise(text).is_ok() {
        return Game::Shogi;
    }
    Game::Othello
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
            size: Some(Size::Four),
            ..Hints::default()
        };
        assert!(read("f5d6", hints).is_err());
        let (position, _) = read_on_any_board("f5d6", hints).unwrap();
        assert_eq!(position.board_size(), Some(Size::Eight));
        let (position, _) = read_on_any_board("b1a1", hints).unwrap();
        assert_eq!(position.board_size(), Some(Size::Four));
        assert!(read_on_any_board("f5f5", hints).is_err());
    }

    #[test]
    fn what_is_known_before_decides() {
        let hints = Hints {
            game: Some(Game::Othello),
            size: Some(Size::Six),
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
