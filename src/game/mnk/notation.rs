//! Positions and games as text, in one line or several:
//!
//! ```text
//! XO. .X. ..O X                           rows from the top and the side to move
//! ..... ... X in-row 4 gravity            behind them the rules
//! connect4 4453                           a game and its moves: columns where stones fall, …
//! mnk 5x5 in-row 4 b2c1                   … squares where they do not
//! XO. .X. ..O X moves c1                  moves from a position
//! tictactoe start
//! connect4 random:stones=12,seed=1        random play
//! ```
//!
//! What a text does not say of the board is as on the board at hand, the [`Hint`]. From `#` to the end
//! of a line, and between braces, stands a comment.

use super::position::{PlayError, Position};
use super::random::{RandomPosition, RandomPositionError};
use super::record::Record;
use super::setup::{Setup, Stone};
use super::square::Square;
use super::variant::{Variant, VariantError};
use crate::base::text::{Place, excerpt};

/// What is known of the board beside the text.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Hint {
    /// Columns and rows.
    pub size: Option<(u32, u32)>,
    pub in_row: Option<u32>,
    pub gravity: Option<bool>,
}

/// The notations that are recognised.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Format {
    /// The word `start`, or a game's name alone.
    Start,
    Rows,
    MoveList,
    Random,
}

/// What a text says.
#[derive(Clone, PartialEq, Debug)]
pub struct Reading {
    /// The position, or where the game stands.
    pub setup: Setup,
    pub format: Format,
    /// The game, where the text is one.
    pub record: Option<Record>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ReadError {
    Nothing,
    NotAWord(Place, String),
    /// A row of another length than the first.
    Uneven(Place, usize, usize),
    /// The rows are of another board than the text or the name says: that one, this one.
    OtherBoard((u32, u32), (u32, u32)),
    /// A second position or a second side begins here.
    Several(Place),
    NoNumber(Place),
    Variant(VariantError),
    Illegal {
        place: Place,
        number: usize,
        name: String,
        reason: PlayError,
    },
    /// Moves from an arrangement to which no game leads.
    NoPosition(Vec<super::Objection>),
    Random(RandomPositionError),
}

impl From<VariantError> for ReadError {
    fn from(error: VariantError) -> ReadError {
        ReadError::Variant(error)
    }
}

impl From<RandomPositionError> for ReadError {
    fn from(error: RandomPositionError) -> ReadError {
        ReadError::Random(error)
    }
}

/// A move as it is written.
#[derive(Clone, Copy)]
enum Written {
    /// From 0.
    Column(u32),
    Square(Square),
}

/// What the words of a text say, each with the byte at which it stands.
#[derive(Default)]
struct Words<'a> {
    named: Option<Variant>,
    /// `mnk`: a game whose rules stand behind it.
    unnamed: bool,
    size: Option<(u32, u32)>,
    in_row: Option<u32>,
    gravity: bool,
    start: bool,
    rows: Vec<(usize, &'a str)>,
    side: Option<Stone>,
    moves: Vec<(usize, &'a str, Written)>,
    random: Option<(usize, &'a str)>,
}

/// The text with blanks in place of its comments: every byte stays where it is.
fn without_comments(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    let mut until = None;
    for c in text.chars() {
        match until {
            None if c == '#' => until = Some('\n'),
            None if c == '{' => until = Some('}'),
            None => {
                plain.push(c);
                continue;
            }
            Some(end) if c == end => until = None,
            Some(_) => {}
        }
        let blank = if c == '\n' { "\n" } else { " " };
        plain.push_str(&blank.repeat(c.len_utf8()));
    }
    plain
}

fn is_separator(c: char) -> bool {
    c.is_whitespace() || matches!(c, ',' | ';' | '/' | '|')
}

/// The words of a text, each with the byte at which it stands. A recipe keeps its commas.
fn words(text: &str) -> Vec<(usize, &str)> {
    let mut found = Vec::new();
    let mut rest = text;
    loop {
        rest = rest.trim_start_matches(is_separator);
        if rest.is_empty() {
            return found;
        }
        let end = match rest.starts_with("random:") {
            true => rest.find(char::is_whitespace),
            false => rest.find(is_separator),
        };
        let (word, after) = rest.split_at(end.unwrap_or(rest.len()));
        found.push((text.len() - rest.len(), word));
        rest = after;
    }
}

fn stone(c: char) -> Option<Option<Stone>> {
    match c {
        'X' | 'x' => Some(Some(Stone::X)),
        'O' | 'o' => Some(Some(Stone::O)),
        '.' | '-' | '_' => Some(None),
        _ => None,
    }
}

fn is_row(word: &str) -> bool {
    word.chars().count() >= 3 && word.chars().all(|c| stone(c).is_some())
}

/// `7x6`.
fn size_of(word: &str) -> Option<(u32, u32)> {
    let (columns, rows) = word.split_once(['x', '×'])?;
    columns.parse().ok().zip(rows.parse().ok())
}

/// Whether a text can only be of this family: it names the game or the number in a row, or it is a
/// board in rows of points, crosses and rings that is none of Othello.
pub fn is_written(text: &str) -> bool {
    let plain = without_comments(text);
    let words = words(&plain);
    let is_name = |word: &str| matches!(word, "tictactoe" | "connect4" | "mnk");
    let has_name = words.first().is_some_and(|(_, word)| is_name(word));
    let says_rule = || {
        let mut words = words.iter();
        words.any(|(_, word)| *word == "in-row" || word.starts_with("in-row="))
    };
    let rows = words.iter().take_while(|(_, word)| is_row(word));
    let lengths: Vec<usize> = rows.map(|(_, word)| word.len()).collect();
    let is_board = || match lengths[..] {
        [columns, _, _, ..] => {
            let is_othello = columns == lengths.len() && matches!(columns, 4 | 6 | 8);
            columns <= 8 && lengths.iter().all(|&c| c == columns) && !is_othello
        }
        _ => false,
    };
    has_name || says_rule() || is_board()
}

/// Reads any notation.
pub fn read(text: &str, hint: &Hint) -> Result<Reading, ReadError> {
    let plain = without_comments(text);
    let words = Words::read(&plain)?;
    let variant = words.variant(hint)?;
    if let Some((_, recipe)) = words.random {
        let position = RandomPosition::parse(recipe, variant)?.generate()?;
        return Ok(Reading {
            setup: position.setup(),
            format: Format::Random,
            record: None,
        });
    }
    let setup = words.setup(variant);
    if words.moves.is_empty() {
        let format = match words.rows.is_empty() {
            true => Format::Start,
            false => Format::Rows,
        };
        return Ok(Reading {
            setup,
            format,
            record: None,
        });
    }
    let start = setup.position().map_err(ReadError::NoPosition)?;
    let record = words.record(&plain, start)?;
    Ok(Reading {
        setup: Setup::from(&record),
        format: Format::MoveList,
        record: Some(record),
    })
}

impl<'a> Words<'a> {
    fn read(text: &'a str) -> Result<Words<'a>, ReadError> {
        let mut said = Words::default();
        let mut rest = words(text).into_iter();
        let mut count = 0;
        while let Some((at, word)) = rest.next() {
            count += 1;
            let place = || Place::of(text, at);
            let mut signs = word.chars();
            let (first, second) = (signs.next(), signs.next());
            let lone = first.filter(|_| second.is_none()).and_then(stone);
            match word.to_ascii_lowercase().as_str() {
                "tictactoe" => said.named = Some(Variant::TIC_TAC_TOE),
                "connect4" => said.named = Some(Variant::CONNECT_FOUR),
                "mnk" => said.unnamed = true,
                "gravity" => said.gravity = true,
                "start" => said.start = true,
                // What follows says by itself that it is moves.
                "moves" => {}
                "in-row" => {
                    let number = rest.next().and_then(|(_, word)| word.parse().ok());
                    said.in_row = Some(number.ok_or_else(|| ReadError::NoNumber(place()))?);
                }
                other if other.starts_with("in-row=") => {
                    let number = other["in-row=".len()..].parse().ok();
                    said.in_row = Some(number.ok_or_else(|| ReadError::NoNumber(place()))?);
                }
                recipe if recipe.starts_with("random:") => {
                    if said.random.replace((at, word)).is_some() {
                        return Err(ReadError::Several(place()));
                    }
                }
                _ if is_row(word) => {
                    if said.side.is_some() || !said.moves.is_empty() {
                        return Err(ReadError::Several(place()));
                    }
                    said.rows.push((at, word));
                }
                _ if lone.flatten().is_some() => {
                    if said.side.is_some() || said.rows.is_empty() {
                        return Err(ReadError::Several(place()));
                    }
                    said.side = lone.flatten();
                }
                other if size_of(other).is_some() => said.size = size_of(other),
                _ => said.moves(text, at, word)?,
            }
        }
        if count == 0 {
            return Err(ReadError::Nothing);
        }
        let one = [!said.rows.is_empty(), said.start, said.random.is_some()];
        if one.into_iter().filter(|&is| is).count() > 1
            || said.random.is_some() && !said.moves.is_empty()
        {
            return Err(ReadError::Several(Place::of(text, 0)));
        }
        Ok(said)
    }

    /// A word of moves: `4453`, `b2c1`; a move number such as `12.` says nothing.
    fn moves(&mut self, text: &str, at: usize, word: &'a str) -> Result<(), ReadError> {
        let digits = word.bytes().take_while(u8::is_ascii_digit).count();
        let mut rest = match word[digits..].strip_prefix('.') {
            Some(moves) if digits > 0 => moves,
            _ => word,
        };
        while let Some(first) = rest.chars().next() {
            let (length, written) = match first {
                '1'..='8' => (1, Some(Written::Column(first as u32 - '1' as u32))),
                _ => {
                    let square = rest.get(..2).and_then(Square::parse);
                    (2, square.map(Written::Square))
                }
            };
            let from = at + (word.len() - rest.len());
            let Some(written) = written else {
                return Err(ReadError::NotAWord(Place::of(text, from), excerpt(rest)));
            };
            self.moves.push((from, &rest[..length], written));
            rest = &rest[length..];
        }
        Ok(())
    }

    /// The rules: those the text says, else those of the board at hand.
    fn variant(&self, hint: &Hint) -> Result<Variant, ReadError> {
        let rows = self.board()?;
        if let (Some(rows), Some(said)) = (rows, self.size)
            && rows != said
        {
            return Err(ReadError::OtherBoard(said, rows));
        }
        let size = rows.or(self.size);
        if let Some(named) = self.named {
            let (columns, rows) = size.unwrap_or((named.columns(), named.rows()));
            let in_row = self.in_row.unwrap_or(named.in_row());
            let gravity = named.gravity() || self.gravity;
            return Ok(Variant::new(columns, rows, in_row, gravity)?);
        }
        if self.unnamed || self.in_row.is_some() || self.gravity {
            let (columns, rows) = size.or(hint.size).unwrap_or((3, 3));
            let usual = Variant::usual_in_row(columns, rows);
            let in_row = self.in_row.unwrap_or(usual);
            return Ok(Variant::new(columns, rows, in_row, self.gravity)?);
        }
        let (columns, rows) = size.or(hint.size).unwrap_or((3, 3));
        let is_other = size.is_some() && size != hint.size;
        if is_other && (columns, rows) == (3, 3) {
            return Ok(Variant::TIC_TAC_TOE);
        }
        let usual = Variant::usual_in_row(columns, rows);
        // Of another board the number in a row may be too many.
        let fits = |in_row: &u32| !is_other || *in_row <= columns.max(rows);
        let in_row = hint.in_row.filter(fits).unwrap_or(usual);
        let gravity = hint.gravity.unwrap_or(false);
        Ok(Variant::new(columns, rows, in_row, gravity)?)
    }

    /// Columns and rows of the rows there are.
    fn board(&self) -> Result<Option<(u32, u32)>, ReadError> {
        let Some((_, first)) = self.rows.first() else {
            return Ok(None);
        };
        let length = |row: &str| row.chars().count();
        let columns = length(first);
        for (number, (_, row)) in self.rows.iter().enumerate() {
            if length(row) != columns {
                let place = Place {
                    line: number + 1,
                    column: 1,
                    many_lines: true,
                };
                return Err(ReadError::Uneven(place, length(row), columns));
            }
        }
        let side = |n: usize| u32::try_from(n).unwrap_or(u32::MAX);
        Ok(Some((side(columns), side(self.rows.len()))))
    }

    /// The stones of the rows; whose turn it is by their number, if nothing is said.
    fn setup(&self, variant: Variant) -> Setup {
        let mut setup = Setup::empty(variant);
        for (row, (_, signs)) in (0..).zip(&self.rows) {
            for (column, c) in (0..).zip(signs.chars()) {
                if let Some(square) = variant.square(column, row) {
                    setup.set(square, stone(c).flatten());
                }
            }
        }
        let by_counts = setup.side_by_counts().unwrap_or_default();
        setup.with_side(self.side.unwrap_or(by_counts))
    }

    fn record(&self, text: &str, start: Position) -> Result<Record, ReadError> {
        let mut record = Record::new(start);
        for (number, &(at, name, written)) in (1..).zip(&self.moves) {
            let played = match written {
                Written::Square(square) => record.play(square),
                Written::Column(column) if start.variant().gravity() => {
                    let lands = record.last().landing(column);
                    lands.and_then(|square| record.play(square))
                }
                Written::Column(_) => {
                    return Err(ReadError::NotAWord(Place::of(text, at), name.to_owned()));
                }
            };
            played.map_err(|reason| ReadError::Illegal {
                place: Place::of(text, at),
                number,
                name: name.to_ascii_lowercase(),
                reason,
            })?;
        }
        Ok(record)
    }
}

impl TryFrom<String> for Setup {
    type Error = ReadError;

    fn try_from(text: String) -> Result<Setup, ReadError> {
        Ok(read(&text, &Hint::default())?.setup)
    }
}
