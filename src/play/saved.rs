//! Games as files: KIF for shogi, GGF for Othello, with names, values and times.

use std::fmt::Write as _;

use super::clock::{Control, Unit};
use super::line::{Game, How, Line, Turn};
use super::othello::OthelloLine;
use super::referee::Played;
use super::shogi::ShogiLine;
use crate::game::othello;
use crate::game::shogi::notation::{self, End, Format};

/// A game of either kind that can be written down.
pub trait Saved: Line {
    fn save(played: &Played<Self>, names: [&str; 2], control: Control) -> String;
    /// A start and its moves from a file of any notation the game has.
    fn read(bytes: &[u8]) -> Result<(Self, Vec<Self::Move>), String>;
    /// The usual start of a game.
    fn usual_start() -> Self;
}

/// How the file's name ends.
pub const fn extension(game: Game) -> &'static str {
    match game {
        Game::Shogi => "kif",
        Game::Othello => "ggf",
    }
}

impl Saved for ShogiLine {
    fn save(played: &Played<ShogiLine>, names: [&str; 2], control: Control) -> String {
        let mut record = notation::Record::new(played.start.position().setup());
        record.add_header("先手", names[0]);
        record.add_header("後手", names[1]);
        record.add_header("持ち時間", &control.to_string());
        let mut at = 0;
        for made in &played.moves {
            at = record.add(at, made.m);
            let node = record.node_mut(at);
            if let Some(value) = made.value {
                node.comments.push(format!(
                    "value {value}, depth {:.1}, {} nodes, progress {}",
                    made.depth, made.nodes, made.progress
                ));
            }
            if control.unit == Unit::Seconds {
                node.seconds = Some(made.used as u32);
            }
        }
        let mover = last_turn(played);
        record.node_mut(at).end = Some(match played.ending.how {
            How::Mate => End::Mate,
            How::Repetition => End::Repetition,
            How::PerpetualCheck if played.ending.winner == Some(mover) => End::IllegalWin,
            How::PerpetualCheck | How::Fault => End::IllegalLoss,
            How::TooLong => End::MaxMoves,
            How::Resigned => End::Resign,
            How::Time => End::TimeUp,
            How::Declared => End::DeclaredWin,
            How::Discs(_) => End::Interrupt,
        });
        notation::write(&record, Format::Kif)
    }

    fn read(bytes: &[u8]) -> Result<(ShogiLine, Vec<Self::Move>), String> {
        let reading = notation::read(bytes).map_err(|e| e.to_string())?;
        let line = ShogiLine::new(&reading.record.start).map_err(|e| e.to_string())?;
        Ok((line, reading.record.moves()))
    }

    fn usual_start() -> ShogiLine {
        ShogiLine::start()
    }
}

/// Who would have to move after the last move.
fn last_turn<L: Line>(played: &Played<L>) -> Turn {
    match played.moves.last() {
        Some(made) => made.turn.other(),
        None => played.start.turn(),
    }
}

impl Saved for OthelloLine {
    fn save(played: &Played<OthelloLine>, names: [&str; 2], control: Control) -> String {
        let plain = othello::Record::new(*played.start.position()).ggf();
        let board = plain
            .split("BO[")
            .nth(1)
            .and_then(|rest| rest.split(']').next());
        let name = |name: &str| name.replace([']', '['], " ");
        let result = match (played.ending.how, played.ending.winner) {
            (How::Discs(first), _) => format!("{first:+}"),
            (How::Time, Some(Turn::First)) => "+64:t".into(),
            (How::Time, _) => "-64:t".into(),
            (How::Resigned, Some(Turn::First)) => "+64:r".into(),
            (How::Resigned, _) => "-64:r".into(),
            _ => "?".into(),
        };
        let mut text = format!(
            "(;GM[Othello]PC[yomiki]PB[{}]PW[{}]RE[{result}]TI[{control}]TY[{}]BO[{}]",
            name(names[0]),
            name(names[1]),
            played.start.position().size().edge(),
            board.unwrap_or_default(),
        );
        for made in &played.moves {
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
}
