//! Records to CSA.

use std::fmt::Write;

use super::{CODES, FIELDS, piece_code, sign};
use crate::game::shogi::notation::record::Record;
use crate::game::shogi::piece::{Kind, Side};
use crate::game::shogi::preset::Preset;
use crate::game::shogi::setup::Setup;
use crate::game::shogi::square::Square;

/// Writes the main line; CSA has no variations.
pub fn write(record: &Record) -> String {
    let mut text = "V2.2\n".to_string();
    for (key, value) in &record.headers {
        let value = value.replace(['\n', '\r'], " ");
        match FIELDS.iter().find(|(_, name)| name == key) {
            Some((code, _)) => {
                let _ = writeln!(text, "{code}{value}");
            }
            None if key.chars().all(|c| c.is_ascii_uppercase() || c == '_') && !key.is_empty() => {
                let _ = writeln!(text, "${key}:{value}");
            }
            None => {
                let _ = writeln!(text, "'{}：{value}", key.replace(['\n', '\r'], " "));
            }
        }
    }
    write_position(&mut text, &record.start);
    let mut turn = record.start.turn;
    for id in record.main_line() {
        let node = record.node(id);
        if let Some(m) = node.m() {
            let from = m.from().map_or("00".to_string(), numbers);
            let _ = writeln!(
                text,
                "{}{from}{}{}",
                sign(turn),
                numbers(m.to()),
                piece_code(m.piece())
            );
            if let Some(seconds) = node.seconds {
                let _ = writeln!(text, "T{seconds}");
            }
            turn = turn.other();
        }
        for line in node.comments.iter().flat_map(|comment| comment.split('\n')) {
            let _ = writeln!(text, "'*{}", line.replace('\r', " "));
        }
        if let Some(end) = node.end.filter(|_| node.children().is_empty()) {
            let _ = writeln!(text, "{}", end.csa(turn));
        }
    }
    text
}

fn write_position(text: &mut String, setup: &Setup) {
    let mut sente_moves = setup.clone();
    (sente_moves.turn, sente_moves.number) = (Side::Sente, 1);
    if sente_moves == Preset::Start.setup() {
        text.push_str("PI\n");
    } else {
        for rank in 1..=9u8 {
            let _ = write!(text, "P{rank}");
            for file in (1..=9).rev() {
                match Square::new(file, rank).and_then(|square| setup.piece(square)) {
                    None => text.push_str(" * "),
                    Some(piece) => {
                        let _ = write!(text, "{}{}", sign(piece.side), piece_code(piece));
                    }
                }
            }
            text.push('\n');
        }
        for side in Side::BOTH {
            let mut held = String::new();
            for kind in Kind::IN_HAND {
                for _ in 0..setup.in_hand(side, kind) {
                    held.push_str("00");
                    held.push_str(CODES[kind.index()].0);
                }
            }
            if !held.is_empty() {
                let _ = writeln!(text, "P{}{held}", sign(side));
            }
        }
    }
    let _ = writeln!(text, "{}", sign(setup.turn));
}

fn numbers(square: Square) -> String {
    format!("{}{}", square.file(), square.rank())
}
