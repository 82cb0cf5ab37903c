//! KI2: the game as moves only, `▲７六歩 △３四歩 ▲２二角成`, without origins.

use std::fmt::Write;

use super::error::{Expected, Fault, NotationError};
use super::japanese::{self, digit};
use super::kif::{WrittenLine, WrittenLines, read_kakinoki, write_comments, write_head};
use super::record::Record;
use super::text::{Scan, excerpt};
use crate::game::shogi::moves::ShogiMove;
use crate::game::shogi::piece::Side;
use crate::game::shogi::position::Position;

/// The marks before moves in all usual forms; ☗☖ are not in Shift-JIS, so files have ▲△.
const MARKS: &str = "▲△☗☖▼▽⛊⛉";

pub fn read(text: &str) -> Result<Record, NotationError> {
    read_kakinoki(text, |replay, scan| {
        if !is_move_line(scan.rest) {
            return Ok(false);
        }
        loop {
            scan.skip_blanks();
            if scan.is_empty() {
                return Ok(true);
            }
            let place = scan.place;
            if scan.eat_char(mark).is_none() {
                return Err(Fault::Unexpected(excerpt(scan.rest), Expected::Move).at(place));
            }
            scan.skip_blanks();
            let written = japanese::read(scan, replay.last_to())?;
            let m = written.resolve(replay.position(place)?)?;
            replay.play(m, place)?;
        }
    })
}

pub(super) fn is_mark(c: char) -> bool {
    MARKS.contains(c)
}

fn mark(c: char) -> Option<()> {
    is_mark(c).then_some(())
}

/// A mark and then a destination.
pub(super) fn is_move_line(line: &str) -> bool {
    let mut scan = Scan::line(line, 1);
    scan.skip_blanks();
    let marked = scan.eat_char(mark).is_some();
    scan.skip_blanks();
    marked && scan.peek().is_some_and(|c| c == '同' || digit(c).is_some())
}

/// Writes a record with all its variations, six moves a line.
pub fn write(record: &Record) -> String {
    let mut text = write_head(record);
    text.push('\n');
    write_comments(&mut text, record, 0);
    for line in WrittenLines::of(record) {
        write_line(&mut text, record, &line);
    }
    text
}

fn write_line(text: &mut String, record: &Record, line: &WrittenLine) {
    const MOVES_IN_A_LINE: usize = 6;
    if line.is_variation {
        let _ = writeln!(text, "\n変化：{}手", line.first);
    }
    // A record with moves has a start that can be played.
    if let Ok(mut position) = Position::new(&record.start) {
        let mut in_line = 0;
        for (index, &id) in line.path.iter().enumerate().skip(1) {
            let node = record.node(id);
            let Some(m) = node.m() else { continue };
            if index >= line.first {
                let last = position.last_move().map(ShogiMove::to);
                let mark = if m.side() == Side::Sente {
                    '▲'
                } else {
                    '△'
                };
                let _ = write!(
                    text,
                    "{mark}{}",
                    japanese::bare_name(&position.setup(), m, last)
                );
                in_line += 1;
                let ends_line = in_line == MOVES_IN_A_LINE
                    || !node.comments.is_empty()
                    || index + 1 == line.path.len();
                text.push(if ends_line { '\n' } else { '　' });
                in_line = if ends_line { 0 } else { in_line };
                write_comments(text, record, id);
            }
            position.play(m);
        }
    }
    if let Some((end, plies, mover)) = line.end(record) {
        let _ = writeln!(text, "{}", end.summary(plies, mover));
    }
}
