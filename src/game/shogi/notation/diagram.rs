//! BOD: the board as a picture of text, and the hands in kanji.
//!
//! ```text
//! 後手の持駒：飛　歩二
//!   ９ ８ ７ ６ ５ ４ ３ ２ １
//! +---------------------------+
//! |v香v桂v銀v金v玉v金v銀v桂v香|一
//! …
//! +---------------------------+
//! 先手の持駒：なし
//! 手数＝12
//! 後手番
//! ```

use std::fmt::Write;

use super::error::{Expected, Fault, NotationError};
use super::japanese::read_piece;
use super::text::{Scan, excerpt};
use crate::game::shogi::piece::{Kind, Side};
use crate::game::shogi::setup::Setup;
use crate::game::shogi::square::{RANKS, Square};

/// The whole diagram.
pub fn write(setup: &Setup) -> String {
    let mut text = write_board(setup);
    if setup.number != 1 {
        let _ = writeln!(text, "手数＝{}", setup.number.saturating_sub(1));
    }
    if setup.turn == Side::Gote {
        text.push_str("後手番\n");
    }
    text
}

/// Hands and board, as they also stand at the head of KIF files.
pub(super) fn write_board(setup: &Setup) -> String {
    let mut text = format!("後手の持駒：{}\n", write_hand(setup, Side::Gote));
    text.push_str("  ９ ８ ７ ６ ５ ４ ３ ２ １\n+---------------------------+\n");
    for rank in 1..=9u8 {
        text.push('|');
        for file in (1..=9).rev() {
            let piece = Square::new(file, rank).and_then(|square| setup.piece(square));
            match piece {
                None => text.push_str(" ・"),
                Some(piece) => {
                    text.push(if piece.side == Side::Gote { 'v' } else { ' ' });
                    text.push(piece.kanji());
                }
            }
        }
        let _ = writeln!(text, "|{}", RANKS[rank as usize - 1]);
    }
    text.push_str("+---------------------------+\n");
    let _ = writeln!(text, "先手の持駒：{}", write_hand(setup, Side::Sente));
    text
}

fn write_hand(setup: &Setup, side: Side) -> String {
    let held = Kind::IN_HAND.into_iter().filter_map(|kind| {
        let count = setup.in_hand(side, kind);
        match count {
            0 => None,
            1 => Some(kind.kanji().to_string()),
            _ => Some(format!("{}{}", kind.kanji(), kanji_number(count))),
        }
    });
    let list: Vec<String> = held.collect();
    if list.is_empty() {
        "なし".to_string()
    } else {
        list.join("　")
    }
}

/// 1–99 in kanji.
fn kanji_number(count: u8) -> String {
    let (tens, ones) = (count / 10, count % 10);
    let mut text = String::new();
    if tens > 1 {
        text.push(RANKS[(tens - 1).min(8) as usize]);
    }
    if tens > 0 {
        text.push('十');
    }
    if ones > 0 {
        text.push(RANKS[ones as usize - 1]);
    }
    text
}

/// Whether a line begins as a row of the board does, with a piece or an empty square in it.
pub fn is_like_row(line: &str) -> bool {
    line.trim_start().starts_with('|')
        && line.contains(|c: char| "・歩香桂銀金角飛玉王".contains(c))
}

/// Reads one row, `|v香 ・ 歩…|`, into a rank.
pub(super) fn read_row(
    scan: &mut Scan<'_>,
    rank: u8,
    setup: &mut Setup,
) -> Result<(), NotationError> {
    let row_wanted =
        |scan: &Scan<'_>| Fault::Unexpected(excerpt(scan.rest), Expected::BoardRow).at(scan.place);
    scan.skip_blanks();
    if !scan.eat("|") {
        return Err(row_wanted(scan));
    }
    for file in (1..=9).rev() {
        scan.skip_blanks();
        let gote = scan
            .eat_char(|c| "vVｖ^▽△☖".contains(c).then_some(()))
            .is_some();
        if !gote {
            scan.eat_char(|c| "▲▼☗".contains(c).then_some(()));
        }
        if !gote
            && scan
                .eat_char(|c| "・･.．＊*".contains(c).then_some(()))
                .is_some()
        {
            continue;
        }
        let Some(piece) = read_piece(scan) else {
            let wanted = if scan.peek() == Some('|') || scan.is_empty() {
                Expected::BoardRow
            } else {
                Expected::Piece
            };
            return Err(Fault::Unexpected(excerpt(scan.rest), wanted).at(scan.place));
        };
        let square = Square::new(file, rank).ok_or_else(|| row_wanted(scan))?;
        setup.put(square, if gote { piece.turned() } else { piece });
    }
    scan.skip_blanks();
    if scan.eat("|") {
        Ok(())
    } else {
        Err(row_wanted(scan))
    }
}

/// Reads a hand: `飛　角二　歩十八`, `なし`, or nothing.
pub(super) fn read_hand(
    scan: &mut Scan<'_>,
    side: Side,
    setup: &mut Setup,
) -> Result<(), NotationError> {
    for kind in Kind::IN_HAND {
        setup.set_in_hand(side, kind, 0);
    }
    scan.skip_blanks();
    if scan.rest.trim_end() == "なし" {
        return Ok(());
    }
    loop {
        scan.eat_while(|c| c.is_whitespace() || "、，,".contains(c));
        if scan.is_empty() {
            return Ok(());
        }
        let here = *scan;
        let unexpected = |expected| Fault::Unexpected(excerpt(here.rest), expected).at(here.place);
        let piece = read_piece(scan)
            .filter(|piece| piece.kind != Kind::King && !piece.is_promoted())
            .ok_or_else(|| unexpected(Expected::HandPiece))?;
        // 飛車, 角行, 歩兵 … are written too.
        scan.eat_char(|c| "車行兵将馬".contains(c).then_some(()));
        let count = read_count(scan).ok_or_else(|| unexpected(Expected::HandCount))?;
        let sum = u32::from(setup.in_hand(side, piece.kind)) + count;
        if sum > 99 {
            return Err(unexpected(Expected::HandCount));
        }
        setup.set_in_hand(side, piece.kind, sum as u8);
    }
}

/// A count in kanji or digits, 1 if there is none; nothing for 0 and above 99.
fn read_count(scan: &mut Scan<'_>) -> Option<u32> {
    let digits = scan.eat_while(|c| number_digit(c).is_some());
    if digits.is_empty() {
        return Some(1);
    }
    let count = read_number(digits)?;
    (1..=99).contains(&count).then_some(count)
}

fn number_digit(c: char) -> Option<u32> {
    match c {
        '0' | '０' | '〇' => Some(0),
        '十' => Some(10),
        _ => super::japanese::digit(c).map(u32::from),
    }
}

/// A number in digits of any width, or in kanji with 十.
pub(super) fn read_number(digits: &str) -> Option<u32> {
    let mut sum: u32 = 0;
    let mut last: Option<u32> = None;
    for c in digits.chars() {
        match number_digit(c)? {
            10 => {
                sum = sum.checked_add(last.take().unwrap_or(1).checked_mul(10)?)?;
            }
            digit => last = Some(last.unwrap_or(0).checked_mul(10)?.checked_add(digit)?),
        }
    }
    sum.checked_add(last.unwrap_or(0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_read_back_as_written() {
        for count in 1..=99 {
            assert_eq!(read_number(&kanji_number(count)), Some(u32::from(count)));
        }
        assert_eq!(read_number("１８"), Some(18));
        assert_eq!(read_number("99999999999"), None);
    }
}
