//! SFEN: a position in one line, `board side hands number`.
//!
//! Side, hands and number may be left out (sente, none, 1). The board is written rank by rank
//! from the top, files 9 to 1; `+` promotes; upper case is sente.

use std::fmt::Write;

use super::error::{Expected, Fault, NotationError};
use super::text::{Place, excerpt, words};
use crate::game::shogi::piece::{Kind, Piece, Side};
use crate::game::shogi::setup::Setup;
use crate::game::shogi::square::Square;

/// Writes a setup, always with all four fields.
pub fn write(setup: &Setup) -> String {
    let mut text = String::new();
    let mut empty = 0;
    for square in Square::reading_order() {
        match setup.piece(square) {
            Some(piece) => {
                push_empty(&mut text, &mut empty);
                let _ = write!(text, "{piece}");
            }
            None => empty += 1,
        }
        if square.file() == 1 {
            push_empty(&mut text, &mut empty);
            if square.rank() < 9 {
                text.push('/');
            }
        }
    }
    let side = match setup.turn {
        Side::Sente => 'b',
        Side::Gote => 'w',
    };
    let _ = write!(text, " {side} {} {}", hands(setup), setup.number);
    text
}

fn push_empty(text: &mut String, empty: &mut u32) {
    if *empty > 0 {
        let _ = write!(text, "{empty}");
        *empty = 0;
    }
}

fn hands(setup: &Setup) -> String {
    let mut text = String::new();
    for side in Side::BOTH {
        for kind in Kind::IN_HAND {
            let piece = Piece::new(side, kind);
            match setup.in_hand(side, kind) {
                0 => {}
                1 => {
                    let _ = write!(text, "{piece}");
                }
                count => {
                    let _ = write!(text, "{count}{piece}");
                }
            }
        }
    }
    if text.is_empty() {
        text.push('-');
    }
    text
}

/// Reads one setup, with or without the word `sfen` before it, and nothing after it.
pub fn read_setup(text: &str) -> Result<Setup, NotationError> {
    let mut words = words(text).peekable();
    words.next_if(|&(_, word)| word == "sfen");
    let setup = read_words(&mut words)?;
    match words.next() {
        None => Ok(setup),
        Some((place, word)) => Err(Fault::Unexpected(excerpt(word), Expected::EndOfText).at(place)),
    }
}

/// Reads the fields of a setup from the front of `words`; stops before the word `moves`.
pub(super) fn read_words<'a>(
    words: &mut std::iter::Peekable<impl Iterator<Item = (Place, &'a str)>>,
) -> Result<Setup, NotationError> {
    let mut field = || words.next_if(|&(_, word)| word != "moves");
    let mut setup = Setup::empty();
    match field() {
        Some((place, word)) => read_board(&mut setup, place, word)?,
        None => return Err(Fault::Empty.at(Place::START)),
    }
    if let Some((place, word)) = field() {
        setup.turn = match word {
            "b" | "B" => Side::Sente,
            "w" | "W" => Side::Gote,
            _ => return Err(Fault::Unexpected(excerpt(word), Expected::Side).at(place)),
        };
    }
    if let Some((place, word)) = field() {
        read_hands(&mut setup, place, word)?;
    }
    if let Some((place, word)) = field() {
        let number: u32 = word
            .parse()
            .map_err(|_| Fault::Unexpected(excerpt(word), Expected::MoveNumber).at(place))?;
        // Some programs count from 0; the first move is number 1 in every other notation.
        setup.number = number.max(1);
    }
    Ok(setup)
}

fn read_board(setup: &mut Setup, place: Place, word: &str) -> Result<(), NotationError> {
    let (mut file, mut rank) = (9u8, 1u8);
    let mut promoted = false;
    for (offset, letter) in word.chars().enumerate() {
        let here = place.right(offset);
        let unexpected = |expected| Fault::Unexpected(letter.to_string(), expected).at(here);
        match letter {
            _ if promoted && !letter.is_ascii_alphabetic() => {
                return Err(unexpected(Expected::PromotablePiece));
            }
            '/' if file > 0 => return Err(unexpected(Expected::NineSquares)),
            '/' if rank == 9 => return Err(unexpected(Expected::NineRanks)),
            '/' => (file, rank) = (9, rank + 1),
            '+' => promoted = true,
            '1'..='9' => {
                let empty = letter as u8 - b'0';
                file = file
                    .checked_sub(empty)
                    .ok_or_else(|| unexpected(Expected::NineSquares))?;
            }
            _ => {
                let piece =
                    Piece::from_letter(letter).ok_or_else(|| unexpected(Expected::Piece))?;
                if promoted && !piece.kind.can_promote() {
                    return Err(unexpected(Expected::PromotablePiece));
                }
                let square =
                    Square::new(file, rank).ok_or_else(|| unexpected(Expected::NineSquares))?;
                setup.put(square, if promoted { piece.promoted() } else { piece });
                promoted = false;
                file -= 1;
            }
        }
    }
    let end = place.right(word.chars().count());
    if promoted {
        return Err(Fault::Unexpected(String::new(), Expected::PromotablePiece).at(end));
    }
    if file > 0 {
        return Err(Fault::Unexpected(String::new(), Expected::NineSquares).at(end));
    }
    if rank < 9 {
        return Err(Fault::Unexpected(String::new(), Expected::NineRanks).at(end));
    }
    Ok(())
}

fn read_hands(setup: &mut Setup, place: Place, word: &str) -> Result<(), NotationError> {
    if word == "-" {
        return Ok(());
    }
    let mut count: Option<u8> = None;
    for (offset, letter) in word.chars().enumerate() {
        let unexpected =
            |expected| Fault::Unexpected(letter.to_string(), expected).at(place.right(offset));
        if let Some(digit) = letter.to_digit(10) {
            let number = u32::from(count.unwrap_or(0)) * 10 + digit;
            if !(1..=99).contains(&number) {
                return Err(unexpected(Expected::HandCount));
            }
            count = Some(number as u8);
            continue;
        }
        let piece = Piece::from_letter(letter)
            .filter(|piece| piece.kind != Kind::King)
            .ok_or_else(|| unexpected(Expected::HandPiece))?;
        let held = setup.in_hand(piece.side, piece.kind);
        let sum = held.saturating_add(count.take().unwrap_or(1));
        if sum > 99 {
            return Err(unexpected(Expected::HandCount));
        }
        setup.set_in_hand(piece.side, piece.kind, sum);
    }
    match count {
        None => Ok(()),
        Some(_) => {
            let end = place.right(word.chars().count());
            Err(Fault::Unexpected(String::new(), Expected::HandPiece).at(end))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::base::messages::{Lang, Localize as _};

    #[test]
    fn positions_survive_the_round_trip() {
        for text in [
            "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1",
            "l6nl/5+P1gk/2np1S3/p1p4Pp/3P2Sp1/1PPb2P1P/P5GS1/R8/LN4bKL w RGgsn5p 42",
            "8l/1l+R2P3/p2pBG1pp/kps1p4/Nn1P2G2/P1P1P2PP/1PS6/1KSG3+r1/LN2+p3L w Sbgn3p 124",
            "9/9/9/9/9/9/9/9/9 b 2R2B4G4S4N4L18P 1",
        ] {
            assert_eq!(write(&read_setup(text).unwrap()), text);
        }
    }

    #[test]
    fn later_fields_may_be_left_out() {
        let full = read_setup("sfen 4k4/9/9/9/9/9/9/9/4K4 b - 1").unwrap();
        assert_eq!(read_setup("4k4/9/9/9/9/9/9/9/4K4").unwrap(), full);
        assert_eq!(read_setup("4k4/9/9/9/9/9/9/9/4K4 b").unwrap(), full);
    }

    #[test]
    fn a_move_number_of_nought_is_the_first_move() {
        let setup = read_setup("4k4/9/9/9/9/9/9/9/4K4 b - 0").unwrap();
        assert_eq!(setup.number, 1);
    }

    #[test]
    fn errors_say_where() {
        let error = |text: &str| read_setup(text).unwrap_err().to_string();
        assert_eq!(
            error("4k4/9/9/9/9/9/9/9/4X4 b - 1"),
            "line 1, column 20: \"X\" instead of a piece"
        );
        assert_eq!(
            error("4k5/9/9/9/9/9/9/9/4K4 b - 1"),
            "line 1, column 3: \"5\" instead of exactly nine squares in a rank"
        );
        assert_eq!(
            error("9/9/9/9/9/9/9/9 b - 1"),
            "line 1, column 16: the text ends instead of exactly nine ranks"
        );
        assert_eq!(
            error("9/9/9/9/9/9/9/9/9 x - 1"),
            "line 1, column 19: \"x\" instead of the side to move"
        );
        assert_eq!(
            error("9/9/9/9/9/9/9/9/9 b 2K 1"),
            "line 1, column 22: \"K\" instead of a piece that can be held in hand"
        );
        assert_eq!(
            error("9/9/9/9/9/9/9/9/+G8 b - 1"),
            "line 1, column 18: \"G\" instead of a piece that can be promoted"
        );
        assert_eq!(error(""), "line 1, column 1: the text is empty");
        assert_eq!(
            read_setup("9/9/9/9/9/9/9/9/9 x")
                .unwrap_err()
                .localize(Lang::Ja),
            "1行19文字目：「x」は手番ではありません"
        );
    }
}
