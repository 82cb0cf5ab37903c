//! How a message lies in the tables that the build script writes and the program reads: its text,
//! with arguments and selections marked by control characters.
//!
//! - `ARGUMENT index style`: an argument's value. The index counts from `'A'`.
//! - `SELECT index (CASE key KEY_END pattern)* END`: the first case whose key is the argument's
//!   text, number or plural category; the last case has an empty key and is taken otherwise.
//!
//! The build script includes this file too: it must know nothing of the crate.

pub const ARGUMENT: char = '\u{1}';
pub const SELECT: char = '\u{2}';
pub const CASE: char = '\u{3}';
pub const KEY_END: char = '\u{4}';
pub const END: char = '\u{5}';

/// Whether a text has anything to fill in.
#[allow(dead_code)]
pub fn is_marked(text: &str) -> bool {
    text.bytes().any(|b| b <= END as u8)
}

/// How a number is written. Text arguments are written as they are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Style {
    /// With the language's separator between groups of three digits.
    Grouped,
    /// Digits alone: line numbers, ids, years.
    Plain,
    /// Grouped, with so many digits behind the decimal separator.
    Fixed(u8),
}

impl Style {
    #[allow(dead_code)]
    pub fn mark(self) -> char {
        match self {
            Style::Grouped => 'g',
            Style::Plain => 'p',
            Style::Fixed(digits) => (b'0' + digits) as char,
        }
    }

    #[allow(dead_code)]
    pub fn of_mark(mark: u8) -> Style {
        match mark {
            b'p' => Style::Plain,
            b'0'..=b'9' => Style::Fixed(mark - b'0'),
            _ => Style::Grouped,
        }
    }
}
