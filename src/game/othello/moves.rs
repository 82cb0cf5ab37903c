//! Games as move lists: `f5d6c3…`, in either case, with or without blanks and move numbers;
//! passes left out or written `pa`, `ps`, `pass` or `--`.

use super::position::{PlayError, Position};
use super::record::Record;
use super::size::{Size, Square};
use crate::base::text::{Place, excerpt};

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum MoveListError {
    NotAMove(Place, String),
    Illegal {
        place: Place,
        number: usize,
        name: String,
        size: Size,
        reason: PlayError,
        /// Another board on which the whole list is legal.
        fits: Option<Size>,
    },
    Empty,
}

impl Record {
    /// Reads a move list from the usual start of a board of this size.
    pub fn from_moves(text: &str, size: Size) -> Result<Record, MoveListError> {
        let mut read = parse(text, size);
        if let Err(MoveListError::Illegal { fits, .. }) = &mut read {
            *fits = Size::ALL
                .into_iter()
                .find(|&other| parse(text, other).is_ok());
        }
        read
    }

    /// The moves in one word, passes left out.
    #[cfg(test)]
    pub fn move_list(&self) -> String {
        self.moves()
            .iter()
            .flatten()
            .map(Square::to_string)
            .collect()
    }
}

fn parse(text: &str, size: Size) -> Result<Record, MoveListError> {
    let mut record = Record::new(Position::start(size));
    let mut number = 0;
    let mut rest = text;
    loop {
        rest = rest.trim_start_matches(|c: char| c.is_whitespace() || c == ',' || c == ';');
        if rest.is_empty() {
            break;
        }
        let place = || Place::of(text, text.len() - rest.len());
        let (written, m) = next_move(rest).ok_or_else(|| {
            let word = rest.split(char::is_whitespace).next().unwrap_or(rest);
            MoveListError::NotAMove(place(), excerpt(word))
        })?;
        let Some(m) = m else {
            rest = &rest[written..];
            continue;
        };
        number += 1;
        let played = match m {
            None => record.play(None),
            Some(square) => record.play_with_pass(square),
        };
        played.map_err(|reason| MoveListError::Illegal {
            place: place(),
            number,
            name: rest[..written].to_ascii_lowercase(),
            size,
            reason,
            fits: None,
        })?;
        rest = &rest[written..];
    }
    if number == 0 {
        return Err(MoveListError::Empty);
    }
    Ok(record)
}

/// The bytes of what the text begins with, and the move it is: none for a move number such as `12.`.
fn next_move(text: &str) -> Option<(usize, Option<Option<Square>>)> {
    let digits = text.bytes().take_while(u8::is_ascii_digit).count();
    if digits > 0 {
        return text[digits..]
            .starts_with('.')
            .then_some((digits + 1, None));
    }
    for pass in ["pass", "pa", "ps", "--"] {
        let begins = text.get(..pass.len());
        if begins.is_some_and(|begins| begins.eq_ignore_ascii_case(pass)) {
            return Some((pass.len(), Some(None)));
        }
    }
    // Squares outside a smaller board are moves too, illegal ones.
    let square = Size::Eight.parse_square(text.get(..2)?)?;
    Some((2, Some(Some(square))))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::base::random::Rng;
    use crate::game::othello::{Bits, Disc, plain};

    #[test]
    fn feinsteins_line_ends_16_to_20() {
        let line = "c2b4c5d2e4e3d1c1b1d5d6f4b3b2f3f2e2b6a4c6a6a2b5a5e6e5a3a1f5f6e1f1";
        let record = Record::from_moves(line, Size::Six).unwrap();
        let last = record.last();
        assert!(last.is_over());
        let black = last.setup().discs(Disc::Black);
        let white = last.setup().discs(Disc::White);
        assert_eq!((black.count_ones(), white.count_ones()), (16, 20));
        assert_eq!(plain(black, white), -4);
        assert_eq!(record.move_list(), line);
        assert_eq!(record.positions().last(), Some(last));
        assert_eq!(record.positions().count(), record.moves().len() + 1);
    }

    #[test]
    fn lists_are_read_in_every_way_people_write_them() {
        let plain = Record::from_moves("f5d6c3d3", Size::Eight).unwrap();
        for text in [
            "F5D6C3D3",
            " f5 d6\nc3,d3 ",
            "1. f5 d6 2. c3 d3",
            "F5d6;C3;d3",
        ] {
            assert_eq!(Record::from_moves(text, Size::Eight).unwrap(), plain);
        }
    }

    #[test]
    fn passes_may_be_written_or_left_out() {
        // Random games until one comes to a pass.
        let mut rng = Rng::new(1);
        let mut record = Record::new(Position::start(Size::Four));
        while !record.last().must_pass() {
            let legal = record.last().legal();
            if legal == 0 {
                record = Record::new(Position::start(Size::Four));
                continue;
            }
            let choice = rng.below(u64::from(legal.count_ones())) as usize;
            record
                .play(Bits(legal).nth(choice).and_then(Square::new))
                .unwrap();
        }
        let before = record.move_list();
        record.play(None).unwrap();
        let square = Square::new(record.last().legal().trailing_zeros()).unwrap();
        record.play(Some(square)).unwrap();
        for pass in ["", "pa", "PS", "--", " pass "] {
            let text = format!("{before}{pass}{square}");
            assert_eq!(Record::from_moves(&text, Size::Four).unwrap(), record);
        }
    }

    #[test]
    fn a_wrong_list_is_answered_by_a_sentence() {
        let sentence = |text: &str, size| Record::from_moves(text, size).unwrap_err().to_string();
        assert_eq!(
            sentence("f5d6 z3", Size::Eight),
            "at character 6: `z3` is not a move; moves are written f5d6c3…"
        );
        assert_eq!(
            sentence("f5f5", Size::Eight),
            "at character 3: move 2 (f5) is illegal on the 8×8 board: f5 is taken"
        );
        assert_eq!(
            sentence("c2b4", Size::Eight),
            "at character 1: move 1 (c2) is illegal on the 8×8 board: a disc of Black on c2 turns nothing over (the list is legal on the 6×6 board)"
        );
        assert_eq!(
            sentence("f5pa", Size::Eight),
            "at character 3: move 2 (pa) is illegal on the 8×8 board: White has a move and may not pass"
        );
        assert_eq!(sentence(" ", Size::Six), "there is no move in this list");
    }
}
