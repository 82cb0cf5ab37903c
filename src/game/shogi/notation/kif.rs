//! KIF: the game as a numbered list, each move with its origin and time.
//!
//! ```text
//! 手合割：平手
//! 手数----指手---------消費時間--
//!    1 ７六歩(77)   ( 0:16/00:00:16)
//!    2 投了
//! 変化：1手
//!    1 ２六歩(27)
//! ```

use std::fmt::Write;

use super::diagram;
use super::error::{Expected, Fault, NotationError};
use super::header::Head;
use super::japanese;
use super::record::{End, NodeId, Record};
use super::replay::Replay;
use super::text::{Scan, excerpt, lines};
use crate::game::shogi::moves::ShogiMove;
use crate::game::shogi::piece::Side;
use crate::game::shogi::preset::Preset;
use crate::game::shogi::square::Square;

pub fn read(text: &str) -> Result<Record, NotationError> {
    read_kakinoki(text, |replay, scan| {
        if is_move_line(scan.rest) {
            read_move_line(replay, scan)?;
            return Ok(true);
        }
        Ok(false)
    })
}

/// What KIF and KI2 share: head, comments, variations, closing lines. `moves` takes the lines that
/// hold moves; any other line is kept as a comment, so that nothing is lost.
pub(super) fn read_kakinoki(
    text: &str,
    mut moves: impl FnMut(&mut Replay, &mut Scan<'_>) -> Result<bool, NotationError>,
) -> Result<Record, NotationError> {
    let mut head = Head::default();
    let mut lines = lines(text).peekable();
    while let Some((_, line)) = lines.peek() {
        if starts_moves(line) {
            break;
        }
        if let Some((number, line)) = lines.next()
            && !head.take(line, number)?
        {
            head.comments.push(line.trim().to_string());
        }
    }
    let mut replay = Replay::new(head.setup()?);
    replay.record.headers = head.headers;
    for comment in head.comments {
        replay.comment(&comment);
    }
    for (number, line) in lines {
        let mut scan = Scan::line(line, number);
        scan.skip_blanks();
        let text = scan.rest.trim_end();
        if text.is_empty() || text.starts_with('#') || text.starts_with("手数-") {
            continue;
        }
        if let Some(comment) = text.strip_prefix('*') {
            replay.comment(comment);
        } else if let Some(at) = text.strip_prefix("変化：").or(text.strip_prefix("変化:")) {
            let digits = at.trim().trim_end_matches('手');
            let number = diagram::read_number(digits).filter(|&number| number > 0);
            let number = number.ok_or_else(|| {
                Fault::Unexpected(excerpt(at), Expected::MoveNumber).at(scan.place)
            })?;
            replay.branch_at(number, scan.place)?;
        } else if text.starts_with("まで") {
            match End::from_summary(text) {
                Some(end) => replay.end(end),
                None => replay.comment(text),
            }
        } else if !moves(&mut replay, &mut scan)? {
            replay.comment(text);
        }
    }
    Ok(replay.record)
}

/// Whether the head is over: the line above the moves, a move, a variation, a closing line.
fn starts_moves(line: &str) -> bool {
    let text = line.trim();
    text.starts_with("手数-")
        || text.starts_with("変化：")
        || text.starts_with("まで")
        || is_move_line(text)
        || super::ki2::is_move_line(text)
}

/// `12 ７六歩(77)`, `13 投了`.
pub(super) fn is_move_line(line: &str) -> bool {
    let text = line.trim_start();
    let rest = text.trim_start_matches(|c: char| c.is_ascii_digit());
    let Some(after) = rest.trim_start().chars().next() else {
        return false;
    };
    let is_move = after == '同' || ('１'..='９').contains(&after) || after.is_ascii_digit();
    let word: String = rest
        .trim_start()
        .chars()
        .take_while(|c| !is_end_of_word(*c))
        .collect();
    rest.len() < text.len()
        && rest.starts_with(char::is_whitespace)
        && (is_move || End::from_kif(&word).is_some())
}

fn is_end_of_word(c: char) -> bool {
    c.is_whitespace() || c == '(' || c == '（'
}

fn read_move_line(replay: &mut Replay, scan: &mut Scan<'_>) -> Result<(), NotationError> {
    scan.skip_blanks();
    scan.eat_while(|c| c.is_ascii_digit());
    scan.skip_blanks();
    let place = scan.place;
    let mut ahead = *scan;
    let word = ahead.eat_while(|c| !is_end_of_word(c));
    if let Some(end) = End::from_kif(word) {
        replay.end(end);
        return Ok(());
    }
    let written = japanese::read(scan, replay.last_to())?;
    let m = written.resolve(replay.position(place)?)?;
    replay.play(m, place)?;
    replay.seconds(read_seconds(scan));
    scan.skip_blanks();
    scan.eat("+");
    scan.skip_blanks();
    if scan.is_empty() {
        Ok(())
    } else {
        Err(Fault::Unexpected(excerpt(scan.rest), Expected::EndOfText).at(scan.place))
    }
}

/// `( 0:16/00:00:16)`: the first time is the move's.
fn read_seconds(scan: &mut Scan<'_>) -> Option<u32> {
    let mut ahead = *scan;
    ahead.skip_blanks();
    if !(ahead.eat("(") || ahead.eat("（")) {
        return None;
    }
    let inside = ahead.eat_while(|c| c != ')' && c != '）');
    ahead.next()?;
    *scan = ahead;
    let spent = inside.split('/').next()?.trim();
    let parts: Option<Vec<u32>> = spent
        .split(':')
        .map(|part| part.trim().parse().ok())
        .collect();
    parts?
        .into_iter()
        .try_fold(0u32, |sum, part| sum.checked_mul(60)?.checked_add(part))
}

/// Writes a record with all its variations.
pub fn write(record: &Record) -> String {
    let mut text = write_head(record);
    text.push_str("手数----指手---------消費時間--\n");
    write_comments(&mut text, record, 0);
    for line in WrittenLines::of(record) {
        write_line(&mut text, record, &line);
    }
    text
}

/// Headers and the start: by name where it has one, else as a diagram.
pub(super) fn write_head(record: &Record) -> String {
    let mut text = String::new();
    let mut named = Preset::ALL
        .into_iter()
        .filter_map(|preset| Some((preset, preset.kif_name()?)));
    match named.find(|(preset, _)| preset.setup() == record.start) {
        Some((_, name)) => {
            let _ = writeln!(text, "手合割：{name}");
        }
        None => text.push_str(&diagram::write(&record.start)),
    }
    for (key, value) in &record.headers {
        let line = one_line(&format!("{key}：{value}"));
        // Other formats know keys that would mean something else here (変化, 手合割 …).
        let mut head = Head::default();
        let is_header =
            !starts_moves(&line) && head.take(&line, 1) == Ok(true) && head.headers.len() == 1;
        let star = if is_header { "" } else { "*" };
        let _ = writeln!(text, "{star}{line}");
    }
    text
}

pub(super) fn write_comments(text: &mut String, record: &Record, node: NodeId) {
    for comment in &record.node(node).comments {
        for line in comment.split('\n') {
            let _ = writeln!(text, "*{}", one_line(line));
        }
    }
}

fn one_line(text: &str) -> String {
    text.replace(['\n', '\r'], " ")
}

fn write_line(text: &mut String, record: &Record, line: &WrittenLine) {
    if line.is_variation {
        let _ = writeln!(text, "\n変化：{}手", line.first);
    }
    let mut spent = [0u64; 2];
    for (index, pair) in line.path.windows(2).enumerate() {
        let (before, node) = (record.node(pair[0]), record.node(pair[1]));
        let Some(m) = node.m() else { continue };
        let total = &mut spent[m.side().index()];
        *total += u64::from(node.seconds.unwrap_or(0));
        let number = index + 1;
        if number < line.first {
            continue;
        }
        let last = before.m().map(ShogiMove::to);
        let _ = write!(text, "{number:4} {}", move_text(m, last));
        if let Some(seconds) = node.seconds {
            let _ = write!(text, "   {}", clock(seconds, *total));
        }
        if before.children().len() > 1 && before.children()[0] == pair[1] {
            text.push('+');
        }
        text.push('\n');
        write_comments(text, record, pair[1]);
    }
    if let Some((end, plies, mover)) = line.end(record) {
        let _ = writeln!(text, "{:4} {}", plies + 1, end.kif());
        let _ = writeln!(text, "{}", end.summary(plies, mover));
    }
}

/// `７六歩(77)`, `同　銀成(31)`, `５五角打`.
fn move_text(m: ShogiMove, last: Option<Square>) -> String {
    let mut text = if last == Some(m.to()) {
        "同　".to_string()
    } else {
        m.to().japanese()
    };
    text.push_str(m.piece_before().kif_name());
    match m.from() {
        None => text.push('打'),
        Some(from) => {
            let promotes = if m.promotes() { "成" } else { "" };
            let _ = write!(text, "{promotes}({}{})", from.file(), from.rank());
        }
    }
    text
}

/// `( 0:16/00:00:16)`: for this move, and for the side's moves so far.
fn clock(seconds: u32, total: u64) -> String {
    format!(
        "({:2}:{:02}/{:02}:{:02}:{:02})",
        seconds / 60,
        seconds % 60,
        total / 3600,
        total / 60 % 60,
        total % 60
    )
}

/// One line of play of a record: the main line or a variation.
pub(super) struct WrittenLine {
    /// From the start to the tip, the start included.
    pub path: Vec<NodeId>,
    /// The number of the first move that belongs to this line and not to the one it branched from.
    pub first: usize,
    pub is_variation: bool,
}

impl WrittenLine {
    /// How the line ended, after how many moves, with whom to move.
    pub fn end(&self, record: &Record) -> Option<(End, usize, Side)> {
        let plies = self.path.len() - 1;
        let end = record.node(self.path[plies]).end?;
        let mover = if plies.is_multiple_of(2) {
            record.start.turn
        } else {
            record.start.turn.other()
        };
        Some((end, plies, mover))
    }
}

/// The lines of a record in the order of KIF and KI2: the main line, then its variations, the
/// latest branch first, each followed by its own.
pub(super) struct WrittenLines<'a> {
    record: &'a Record,
    /// The first own nodes of the lines still to come.
    waiting: Vec<NodeId>,
}

impl<'a> WrittenLines<'a> {
    pub fn of(record: &'a Record) -> WrittenLines<'a> {
        WrittenLines {
            record,
            waiting: vec![0],
        }
    }
}

impl Iterator for WrittenLines<'_> {
    type Item = WrittenLine;

    fn next(&mut self) -> Option<WrittenLine> {
        let begin = self.waiting.pop()?;
        let mut path = self.record.ancestors(begin);
        let own = path.len() - 1;
        while let Some(&next) = self.record.node(path[path.len() - 1]).children().first() {
            path.push(next);
        }
        for &node in &path[own..] {
            let others = self.record.node(node).children().iter().skip(1);
            self.waiting.extend(others.rev());
        }
        Some(WrittenLine {
            path,
            first: own.max(1),
            is_variation: begin != 0,
        })
    }
}
