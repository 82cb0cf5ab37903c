//! CSA, versions 2 and 3: the format of computer shogi tournaments.
//!
//! ```text
//! V2.2
//! N+先手の名
//! P1-KY-KE-GI-KI-OU-KI-GI-KE-KY
//! …
//! P+00FU
//! +
//! +7776FU
//! T12
//! %TORYO
//! ```

mod read;
mod write;

pub use read::read;
pub use write::write;

use super::record::End;
use super::text::Scan;
use crate::game::shogi::piece::{Piece, Side};

/// The two letters of every piece, unpromoted and promoted, in the order of [`Kind::ALL`].
const CODES: [(&str, &str); 8] = [
    ("HI", "RY"),
    ("KA", "UM"),
    ("KI", "KI"),
    ("GI", "NG"),
    ("KE", "NK"),
    ("KY", "NY"),
    ("FU", "TO"),
    ("OU", "OU"),
];

/// Header statements and the names they have in KIF, which records use.
const FIELDS: [(&str, &str); 8] = [
    ("N+", "先手"),
    ("N-", "後手"),
    ("$EVENT:", "棋戦"),
    ("$SITE:", "場所"),
    ("$START_TIME:", "開始日時"),
    ("$END_TIME:", "終了日時"),
    ("$TIME_LIMIT:", "持ち時間"),
    ("$OPENING:", "戦型"),
];

/// Whether a line can only be CSA.
pub(super) fn is_statement(line: &str) -> bool {
    let mut scan = Scan::line(line, 1);
    match scan.next() {
        Some('V') => matches!(scan.peek(), Some('1'..='3')),
        Some('N') => matches!(scan.peek(), Some('+' | '-')),
        Some('P') => matches!(scan.peek(), Some('1'..='9' | 'I' | '+' | '-')),
        Some('$') => scan.rest.contains(':'),
        // Othello's OBF begins its comments with this sign.
        Some('%') => End::from_csa(line.trim_end(), Side::Sente).is_some(),
        Some('+' | '-') => {
            let digits = scan.eat_while(|c| c.is_ascii_digit());
            let rest = scan.rest.trim_end();
            digits.is_empty() && rest.is_empty() || digits.len() == 4 && !rest.is_empty()
        }
        _ => false,
    }
}

fn piece_code(piece: Piece) -> &'static str {
    let (plain, promoted) = CODES[piece.kind.index()];
    if piece.is_promoted() { promoted } else { plain }
}

fn sign(side: Side) -> char {
    match side {
        Side::Sente => '+',
        Side::Gote => '-',
    }
}

fn side_of(sign: char) -> Side {
    if sign == '+' { Side::Sente } else { Side::Gote }
}
