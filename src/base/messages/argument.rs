//! What can be filled into a message.

use std::borrow::Cow;

use super::lang::{Lang, number};
use super::render::{Argument, Selector, Sink};
use super::{Style, Text};

/// A value in a message: text as it is, or a number, which the language writes and inflects for.
#[derive(Clone, PartialEq, Debug)]
pub enum Arg<'a> {
    Text(Cow<'a, str>),
    Integer(i128),
    Decimal(f64),
    /// Another message without arguments.
    Message(Text),
}

impl Argument for Arg<'_> {
    fn selector(&self, lang: Lang) -> Selector<'_> {
        match self {
            Arg::Text(text) => Selector::Text(text),
            Arg::Integer(value) => Selector::Integer(*value),
            Arg::Decimal(value) => Selector::Decimal(*value),
            Arg::Message(text) => Selector::Text(text.get(lang)),
        }
    }
}

impl Sink<Arg<'_>> for String {
    fn text(&mut self, text: &str) {
        self.push_str(text);
    }

    fn argument(&mut self, argument: &Arg<'_>, style: Style, lang: Lang) {
        match argument {
            Arg::Text(text) => self.push_str(text),
            Arg::Integer(value) => number::integer(self, *value, style, lang),
            Arg::Decimal(value) => number::decimal(self, *value, style, lang),
            Arg::Message(text) => self.push_str(text.get(lang)),
        }
    }
}

impl<'a> From<&'a str> for Arg<'a> {
    fn from(text: &'a str) -> Arg<'a> {
        Arg::Text(Cow::Borrowed(text))
    }
}

impl<'a> From<&'a String> for Arg<'a> {
    fn from(text: &'a String) -> Arg<'a> {
        Arg::Text(Cow::Borrowed(text))
    }
}

impl<'a> From<&&'a str> for Arg<'a> {
    fn from(text: &&'a str) -> Arg<'a> {
        Arg::Text(Cow::Borrowed(text))
    }
}

impl<'a> From<Cow<'a, str>> for Arg<'a> {
    fn from(text: Cow<'a, str>) -> Arg<'a> {
        Arg::Text(text)
    }
}

impl From<String> for Arg<'_> {
    fn from(text: String) -> Self {
        Arg::Text(Cow::Owned(text))
    }
}

impl From<std::path::Display<'_>> for Arg<'_> {
    fn from(path: std::path::Display<'_>) -> Self {
        Arg::Text(Cow::Owned(path.to_string()))
    }
}

impl From<char> for Arg<'_> {
    fn from(c: char) -> Self {
        Arg::Text(Cow::Owned(c.into()))
    }
}

impl From<Text> for Arg<'_> {
    fn from(text: Text) -> Self {
        Arg::Message(text)
    }
}

macro_rules! integers {
    ($($type:ty),*) => {$(
        impl From<$type> for Arg<'_> {
            fn from(value: $type) -> Self {
                Arg::Integer(value as i128)
            }
        }
        impl From<&$type> for Arg<'_> {
            fn from(value: &$type) -> Self {
                Arg::Integer(*value as i128)
            }
        }
    )*};
}
integers!(u8, u16, u32, u64, usize, i8, i16, i32, i64, isize);

macro_rules! decimals {
    ($($type:ty),*) => {$(
        impl From<$type> for Arg<'_> {
            fn from(value: $type) -> Self {
                Arg::Decimal(f64::from(value))
            }
        }
        impl From<&$type> for Arg<'_> {
            fn from(value: &$type) -> Self {
                Arg::Decimal(f64::from(*value))
            }
        }
    )*};
}
decimals!(f32, f64);
