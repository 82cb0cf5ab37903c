//! Fills arguments into an encoded message. What comes out may be a string, or a sentence whose
//! parts can be clicked: a [`Sink`] decides.

use super::Lang;
use super::encoding::{ARGUMENT, CASE, END, KEY_END, SELECT, Style};

/// What a selection looks at.
pub enum Selector<'a> {
    Text(&'a str),
    Integer(i128),
    Decimal(f64),
    /// Nothing to select by: the last case is taken.
    None,
}

/// A value that can be filled into a message.
pub trait Argument {
    fn selector(&self, lang: Lang) -> Selector<'_>;
}

/// What a message is written into.
pub trait Sink<A> {
    fn text(&mut self, text: &str);
    fn argument(&mut self, argument: &A, style: Style, lang: Lang);
}

/// A message with arguments: the types in `keys`.
pub trait Pattern<A> {
    const INDEX: u16;
    type Arguments: AsRef<[A]>;
    fn arguments(self) -> Self::Arguments;
}

/// The message as a string.
pub fn format<'a, P: Pattern<super::Arg<'a>>>(lang: Lang, pattern: P) -> String {
    let mut out = String::new();
    render(lang, pattern, &mut out);
    out
}

/// The message into any sink.
pub fn render<A: Argument, P: Pattern<A>>(lang: Lang, pattern: P, sink: &mut impl Sink<A>) {
    fill(
        lang,
        lang.message(P::INDEX),
        pattern.arguments().as_ref(),
        sink,
    );
}

pub(super) fn fill<A: Argument>(
    lang: Lang,
    message: &str,
    arguments: &[A],
    sink: &mut impl Sink<A>,
) {
    let mut rest = message;
    while let Some(at) = rest
        .bytes()
        .position(|b| b == ARGUMENT as u8 || b == SELECT as u8)
    {
        if at > 0 {
            sink.text(&rest[..at]);
        }
        let bytes = rest.as_bytes();
        let argument = &arguments[usize::from(bytes[at + 1] - b'A')];
        if bytes[at] == ARGUMENT as u8 {
            sink.argument(argument, Style::of_mark(bytes[at + 2]), lang);
            rest = &rest[at + 3..];
        } else {
            let (cases, behind) = split_selection(&rest[at + 2..]);
            fill(lang, chosen(cases, argument, lang), arguments, sink);
            rest = behind;
        }
    }
    if !rest.is_empty() {
        sink.text(rest);
    }
}

/// The cases of a selection, and what stands behind its end.
fn split_selection(text: &str) -> (&str, &str) {
    let mut depth = 0;
    for (i, b) in text.bytes().enumerate() {
        if b == SELECT as u8 {
            depth += 1;
        } else if b == END as u8 {
            if depth == 0 {
                return (&text[..i], &text[i + 1..]);
            }
            depth -= 1;
        }
    }
    (text, "")
}

/// The pattern of the first case that fits.
fn chosen<'a, A: Argument>(cases: &'a str, argument: &A, lang: Lang) -> &'a str {
    let selector = argument.selector(lang);
    let category = match selector {
        Selector::Integer(value) => lang.plural(value as f64),
        Selector::Decimal(value) => lang.plural(value),
        Selector::Text(_) | Selector::None => "",
    };
    let fits = |key: &str| match selector {
        _ if key.is_empty() => true,
        Selector::Text(text) => key == text,
        Selector::Integer(value) => key.parse() == Ok(value) || key == category,
        Selector::Decimal(value) => key.parse() == Ok(value) || key == category,
        Selector::None => false,
    };
    each_case(cases)
        .filter_map(|case| case.split_once(KEY_END))
        .find(|(key, _)| fits(key))
        .map_or("", |(_, pattern)| pattern)
}

/// Key and pattern of each case; those of selections inside a pattern stay with it.
fn each_case(cases: &str) -> impl Iterator<Item = &str> {
    let mut rest = cases.strip_prefix(CASE);
    std::iter::from_fn(move || {
        let text = rest?;
        let mut depth = 0;
        let end = text.bytes().position(|b| {
            depth += i32::from(b == SELECT as u8) - i32::from(b == END as u8);
            depth == 0 && b == CASE as u8
        });
        rest = end.map(|end| &text[end + 1..]);
        Some(&text[..end.unwrap_or(text.len())])
    })
}
