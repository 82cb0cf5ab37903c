//! Games as files: KIF, KI2 or CSA for shogi, GGF for Othello, with names, values and times.

use crate::base::messages::{Lang, tr};
use std::fmt::Write as _;

use super::any::with_line_of;
use super::clock::{Control, Unit};
use super::line::{Ending, Game, How, Line, Turn};
use super::match_runner::{Made, Played};
use super::othello::OthelloLine;
use super::shogi::ShogiLine;
use crate::game::othello;
use crate::game::shogi::notation::{self, End, Format};

/// A game as far as it has come; it may be in the middle.
pub struct Course<'a, L: Line> {
    pub start: &'a L,
    pub moves: &'a [Made<L::Move>],
    pub ending: Option<Ending>,
}

impl<'a, L: Line> From<&'a Played<L>> for Course<'a, L> {
    fn from(played: &'a Played<L>) -> Course<'a, L> {
        Course {
            start: &played.start,
            moves: &played.moves,
            ending: Some(played.ending),
        }
    }
}

impl<L: Line> Course<'_, L> {
    /// Who would have to move after the last move.
    fn turn(&self) -> Turn {
        match self.moves.last() {
            Some(made) => made.turn.other(),
            None => self.start.turn(),
        }
    }
}

/// A game of either kind that can be written down.
pub trait Saved: Line {
    /// The game's text as the file's ending wants it: one of [`endings`], any other is the usual one.
    /// What is said beside the moves is said in this language.
    fn save(
        course: &Course<'_, Self>,
        names: [&str; 2],
        control: Control,
        ending: &str,
        lang: Lang,
    ) -> String;
    /// A start and its moves from a file of any notation the game has.
    fn read(bytes: &[u8]) -> Result<(Self, Vec<Self::Move>), String>;
    /// The usual start of a game.
    fn usual_start() -> Self;

    /// How the names of such files end; the first is the usual one.
    const ENDINGS: &'static [&'static str];
    /// What a file is called if nobody calls it otherwise.
    const FILE_NAME: &'static str;
    /// How the names of files end that can be read.
    const READ: &'static [&'static str];
    /// What a file whose name ends so is written as.
    fn format_name(ending: &str) -> &'static str;
}

/// How the names of such files end; the first is the usual one.
pub fn endings(game: Game) -> &'static [&'static str] {
    with_line_of!(game, |L| L::ENDINGS)
}

/// What a file is called if nobody calls it otherwise.
pub fn file_name(game: Game) -> &'static str {
    with_line_of!(game, |L| L::FILE_NAME)
}

/// What a file whose name ends so is written as.
pub fn format_name(game: Game, ending: &str) -> &'static str {
    with_line_of!(game, |L| L::format_name(ending))
}

fn shogi_format(ending: &str) -> Format {
    match ending.to_ascii_lowercase().as_str() {
        "ki2" => Format::Ki2,
        "csa" => Format::Csa,
        _ => Format::Kif,
    }
}

impl Saved for ShogiLine {
    fn save(
        course: &Course<'_, ShogiLine>,
        names: [&str; 2],
        control: Control,
        ending: &str,
        lang: Lang,
    ) -> String {
        let mut record = notation::Record::new(course.start.position().setup());
        record.add_players(names, &control.to_string());
        let mut at = 0;
        for made in course.moves {
            at = record.add(at, made.m);
            let node = record.node_mut(at);
            if let Some(value) = made.value {
                let (depth, nodes, progress) = (made.depth, made.nodes, made.progress);
                node.comments.push(tr!(
                    lang,
                    play_value_depth_nodes_progress,
                    value,
                    depth,
                    nodes,
                    progress
                ));
            }
            if control.unit == Unit::Seconds {
                node.seconds = Some(made.used as u32);
            }
        }
        record.node_mut(at).end = Some(match course.ending {
            None => End::Interrupt,
            Some(ending) => shogi_end(ending, course.turn()),
        });
        notation::write(&record, shogi_format(ending))
    }

    fn read(bytes: &[u8]) -> Result<(ShogiLine, Vec<Self::Move>), String> {
        let reading = notation::read(bytes).map_err(|e| e.to_string())?;
        let line = ShogiLine::new(&reading.record.start).map_err(|e| e.to_string())?;
        Ok((line, reading.record.moves()))
    }

    fn usual_start() -> ShogiLine {
        ShogiLine::start()
    }

    // `kifu` is KIF in UTF-8.
    const ENDINGS: &'static [&'static str] = &["kif", "kifu", "ki2", "csa"];
    const FILE_NAME: &'static str = "game.kif";
    const READ: &'static [&'static str] = &["kif", "kifu", "ki2", "ki2u", "csa", "usi"];

    fn format_name(ending: &str) -> &'static str {
        match shogi_format(ending) {
            Format::Ki2 => "KI2",
            Format::Csa => "CSA",
            _ => "KIF",
        }
    }
}

/// How shogi names an ending, with this side to move.
fn shogi_end(ending: Ending, mover: Turn) -> End {
    match ending.how {
        How::Mate => End::Mate,
        How::Repetition => End::Repetition,
        How::PerpetualCheck if ending.winner == Some(mover) => End::IllegalWin,
        How::PerpetualCheck | How::Fault => End::IllegalLoss,
        How::TooLong => End::MaxMoves,
        How::Resigned => End::Resign,
        How::Time => End::TimeUp,
        How::Declared => End::DeclaredWin,
        _ => End::Interrupt,
    }
}

/// The first player's result as GGF writes it; a question mark while there is none.
fn othello_result(ending: Option<Ending>) -> String {
    let Some(Ending { winner, how }) = ending else {
        return "?".into();
    };
    match (how, winner) {
        (How::Discs(first), _) => format!("{first:+}"),
        (How::Time, Some(Turn::First)) => "+64:t".into(),
        (How::Time, _) => "-64:t".into(),
        (How::Resigned, Some(Turn::First)) => "+64:r".into(),
        (How::Resigned, _) => "-64:r".into(),
        _ => "?".into(),
    }
}

impl Saved for OthelloLine {
    fn save(
        course: &Course<'_, OthelloLine>,
        names: [&str; 2],
        control: Control,
        _: &str,
        _: Lang,
    ) -> String {
        let plain = othello::Record::new(*course.start.position()).ggf();
        let board = plain
            .split("BO[")
            .nth(1)
            .and_then(|rest| rest.split(']').next());
        let name = |name: &str| name.replace([']', '['], " ");
        let result = othello_result(course.ending);
        let mut text = format!(
            "(;GM[Othello]PC[yomiki]PB[{}]PW[{}]RE[{result}]TI[{control}]TY[{}]BO[{}]",
            name(names[0]),
            name(names[1]),
            course.start.position().size().edge(),
            board.unwrap_or_default(),
        );
        for made in course.moves {
            let colour = match made.turn {
                Turn::First => 'B',
                Turn::Second => 'W',
            };
            let square = match made.m.0 {
                Some(square) => square.to_string(),
                None => "pa".into(),
            };
            // Writing to a string cannot fail.
            let _ = match made.value {
                Some(value) => write!(
                    text,
                    "{colour}[{square}/{:.2}/{}]",
                    f64::from(value) / 100.0,
                    (made.used * 100.0).round() / 100.0
                ),
                None => write!(text, "{colour}[{square}]"),
            };
        }
        text.push_str(";)\n");
        text
    }

    fn read(bytes: &[u8]) -> Result<(OthelloLine, Vec<Self::Move>), String> {
        let text = String::from_utf8_lossy(bytes);
        let record = if text.contains("(;") {
            othello::Record::from_ggf(&text).map_err(|e| e.to_string())?
        } else {
            othello::Record::from_moves(text.trim(), othello::Size::Eight)
                .map_err(|e| e.to_string())?
        };
        let moves = record
            .moves()
            .iter()
            .map(|&m| super::othello::OthelloMove(m));
        Ok((OthelloLine::new(record.start()), moves.collect()))
    }

    fn usual_start() -> OthelloLine {
        OthelloLine::new(othello::Position::start(othello::Size::Eight))
    }

    const ENDINGS: &'static [&'static str] = &["ggf"];
    const FILE_NAME: &'static str = "game.ggf";
    const READ: &'static [&'static str] = &["ggf", "txt"];

    fn format_name(_: &str) -> &'static str {
        "GGF"
    }
}
