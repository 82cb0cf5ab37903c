//! Games in GGF: `(;GM[Othello]…BO[8 -------- … *]B[f5/eval/time]W[…];)`.

use std::fmt::Write as _;

use super::Bits;
use super::obf::BoardError;
use super::position::{PlayError, Position};
use super::record::Record;
use super::setup::{Disc, Setup};
use super::size::{Size, Square};
use crate::base::text::{Place, excerpt};

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum GgfError {
    NoGame,
    NotAProperty(Place, String),
    Unclosed(Place, String),
    AnotherGame(Place, String),
    Board(Place, BoardError),
    Size(Place, String),
    EmptyBoard(Place),
    NotAMove(Place, String),
    NotTheirTurn(Place, Disc),
    Illegal {
        place: Place,
        name: String,
        reason: PlayError,
    },
}

impl Record {
    /// Reads the first game of a GGF text.
    pub fn from_ggf(text: &str) -> Result<Record, GgfError> {
        let begin = text.find("(;").ok_or(GgfError::NoGame)? + 2;
        let mut record = Record::new(Position::start(Size::Eight));
        let mut at = begin;
        loop {
            let rest = &text[at..];
            let skipped = rest.len()
                - rest
                    .trim_start_matches(|c: char| c.is_whitespace() || c == ';')
                    .len();
            at += skipped;
            let rest = &text[at..];
            if rest.is_empty() || rest.starts_with(')') {
                return Ok(record);
            }
            let name_length = rest.bytes().take_while(u8::is_ascii_alphabetic).count();
            let name = &rest[..name_length];
            if name.is_empty() || !rest[name_length..].starts_with('[') {
                let word = rest.split(char::is_whitespace).next().unwrap_or(rest);
                return Err(GgfError::NotAProperty(Place::of(text, at), excerpt(word)));
            }
            let value_at = at + name_length + 1;
            let length = text[value_at..]
                .find(']')
                .ok_or_else(|| GgfError::Unclosed(Place::of(text, at), excerpt(name)))?;
            let value = &text[value_at..value_at + length];
            let place = Place::of(text, value_at);
            match name.to_ascii_uppercase().as_str() {
                "GM" if !value.trim().eq_ignore_ascii_case("othello") => {
                    return Err(GgfError::AnotherGame(place, excerpt(value)));
                }
                "BO" => record = Record::new(board(value, place)?),
                "B" => play(&mut record, Disc::Black, value, place)?,
                "W" => play(&mut record, Disc::White, value, place)?,
                // Players, dates, clocks and whatever else programs write down.
                _ => {}
            }
            at = value_at + length + 1;
        }
    }

    /// The game in GGF, without names and times.
    pub fn ggf(&self) -> String {
        let start = self.start().setup();
        let size = start.size();
        let mut text = format!("(;GM[Othello]TY[{0}]BO[{0}", size.edge());
        for index in Bits(size.board()) {
            if index % 8 == 0 {
                text.push(' ');
            }
            text.push(match start.sign(index) {
                'X' => '*',
                other => other,
            });
        }
        text.push_str(match start.side {
            Disc::Black => " *]",
            Disc::White => " O]",
        });
        let mut side = start.side;
        for m in self.moves() {
            let name = match side {
                Disc::Black => 'B',
                Disc::White => 'W',
            };
            // Writing to a string cannot fail.
            let _ = match m {
                Some(square) => write!(text, "{name}[{square}]"),
                None => write!(text, "{name}[pa]"),
            };
            side = side.other();
        }
        text.push_str(";)");
        text
    }
}

/// `8 -------- … *`.
fn board(value: &str, place: Place) -> Result<Position, GgfError> {
    let value = value.trim();
    let (edge, signs) = value.split_once(char::is_whitespace).unwrap_or((value, ""));
    let size = edge
        .parse()
        .ok()
        .and_then(Size::from_edge)
        .ok_or_else(|| GgfError::Size(place, excerpt(edge)))?;
    let setup: Setup = signs
        .parse()
        .map_err(|error| GgfError::Board(place, error))?;
    if setup.size() != size {
        return Err(GgfError::Size(place, excerpt(edge)));
    }
    setup.position().map_err(|_| GgfError::EmptyBoard(place))
}

/// `f5/eval/time`, `pa`, `pass`.
fn play(record: &mut Record, side: Disc, value: &str, place: Place) -> Result<(), GgfError> {
    let name = value.split('/').next().unwrap_or(value).trim();
    let is_pass = ["pa", "pass", "ps", "--"]
        .iter()
        .any(|p| name.eq_ignore_ascii_case(p));
    let square: Option<Square> = Size::Eight.parse_square(name);
    if square.is_none() && !is_pass {
        return Err(GgfError::NotAMove(place, excerpt(name)));
    }
    // Some programs leave passes out.
    if record.last().side() != side && record.last().must_pass() {
        let passed = record.play(None);
        debug_assert!(passed.is_ok());
    }
    if record.last().side() != side {
        return Err(GgfError::NotTheirTurn(place, side));
    }
    record.play(square).map_err(|reason| GgfError::Illegal {
        place,
        name: name.to_ascii_lowercase(),
        reason,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::base::random::Rng;
    use crate::game::othello::RandomPosition;
    use proptest::prelude::*;

    const GAME: &str = "(;GM[Othello]PC[GGS/os]DT[2003-12-15]PB[one]PW[two]RB[2197.01]RE[?]TI[05:00//02:00]TY[8]\
        BO[8 -------- -------- -------- ---O*--- ---*O--- -------- -------- -------- *]\
        B[d3//0.01]W[C3/-1.5/2.00]B[c4];)";

    #[test]
    fn a_game_from_a_server_is_read() {
        let record = Record::from_ggf(GAME).unwrap();
        assert_eq!(record.move_list(), "d3c3c4");
        assert_eq!(record.start(), Position::start(Size::Eight));
        assert_eq!(record.last().side(), Disc::White);
    }

    #[test]
    fn a_wrong_game_is_answered_by_a_sentence() {
        let sentence = |text: &str| Record::from_ggf(text).unwrap_err().to_string();
        assert_eq!(
            sentence("f5"),
            "a GGF game begins with (; and there is none here"
        );
        assert_eq!(
            sentence("(;GM[Go])"),
            "at character 6: this is a game of Go, not of Othello"
        );
        assert_eq!(
            sentence("(;B[f5"),
            "at character 3: the bracket of B is never closed"
        );
        assert_eq!(
            sentence("(;B[f5]W[f5];)"),
            "at character 10: f5 is illegal: f5 is taken"
        );
        assert_eq!(
            sentence("(;W[f5];)"),
            "at character 5: it is not White's turn"
        );
        assert_eq!(sentence("(;B[k5];)"), "at character 5: `k5` is not a move");
        assert_eq!(
            sentence("(;BO[5 -- *];)"),
            "at character 6: a board of 5 squares a side is not one of 4, 6 and 8"
        );
        assert_eq!(
            sentence("(;BO[4 ---------------- *];)"),
            "at character 6: the board has no disc on it"
        );
        assert!(
            sentence("(;BO[4 -- *];)").starts_with("at character 6: the board of BO is not one:")
        );
        assert_eq!(
            sentence("(; 12[x];)"),
            "at character 4: a property such as B[f5] is expected, not `12[x];)`"
        );
    }

    /// A random game of random length.
    pub(crate) fn any_record() -> impl Strategy<Value = Record> {
        (0..3usize, any::<u64>(), any::<bool>()).prop_map(|(size, seed, from_start)| {
            let size = Size::ALL[size];
            let mut rng = Rng::new(seed);
            let start = if from_start {
                Position::start(size)
            } else {
                let empties = rng.range(1, 8) as u32;
                RandomPosition {
                    size,
                    empties,
                    seed,
                }
                .generate()
                .unwrap()
            };
            let mut record = Record::new(start);
            let length = rng.below(70);
            for _ in 0..length {
                let legal = record.last().legal();
                if record.last().is_over() {
                    break;
                }
                let choice = rng.below(u64::from(legal.count_ones()).max(1)) as usize;
                let square = Bits(legal).nth(choice).and_then(Square::new);
                record.play(square).unwrap();
            }
            record
        })
    }

    proptest! {
        #[test]
        fn a_written_game_reads_back_as_itself(record in any_record()) {
            prop_assert_eq!(Record::from_ggf(&record.ggf()), Ok(record.clone()));
            // Without its passes too, except for one at the very end.
            let sparse = record.ggf().replace("B[pa]", "").replace("W[pa]", "");
            let read = Record::from_ggf(&sparse).unwrap();
            prop_assert!(record.moves().starts_with(read.moves()));
            prop_assert!(record.moves().len() <= read.moves().len() + 1);
            if record.start() == Position::start(record.start().size()) && !read.moves().is_empty() {
                prop_assert_eq!(Record::from_moves(&record.move_list(), record.start().size()), Ok(read));
            }
        }

        #[test]
        fn any_text_is_read_or_refused(text in "\\(;\\PC*", game in "\\(;([BWO]{1,2}\\[[a-h0-9 *\\-]{0,20}\\]){0,5};\\)", list in "[a-h1-8pas\\-. ]{0,40}") {
            let _ = Record::from_ggf(&text);
            let _ = Record::from_ggf(&game);
            for size in Size::ALL {
                let _ = Record::from_moves(&list, size);
                let _ = Record::from_moves(&text, size);
            }
        }
    }
}
