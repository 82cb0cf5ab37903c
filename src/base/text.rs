//! Where in a text something is: what every parser's error carries.

use crate::base::messages::{Lang, Localize, tr};

/// A place in a text, counted from 1 as people count. One-line texts say "character 7",
/// longer ones "line:column".
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Place {
    pub line: usize,
    pub column: usize,
    /// Whether the text has more than one line.
    pub many_lines: bool,
}

impl Place {
    /// The place of the byte at `offset` in `text`; an offset past the end means the end.
    pub fn of(text: &str, offset: usize) -> Place {
        let mut offset = offset.min(text.len());
        while !text.is_char_boundary(offset) {
            offset -= 1;
        }
        let before = &text[..offset];
        if !text.trim_end().contains('\n') {
            return Place {
                line: 1,
                column: before.trim_end_matches('\n').chars().count() + 1,
                many_lines: false,
            };
        }
        let line_start = before.rfind('\n').map_or(0, |at| at + 1);
        Place {
            line: before.matches('\n').count() + 1,
            column: before[line_start..].chars().count() + 1,
            many_lines: true,
        }
    }
}

impl Place {
    /// What is wrong at this place, with the place before it.
    pub(crate) fn before(&self, fault: &str, lang: Lang) -> String {
        tr!(lang, text_at_place, place = self.localize(lang), fault)
    }
}

impl Localize for Place {
    fn localize(&self, lang: Lang) -> String {
        let &Place { line, column, .. } = self;
        match self.many_lines {
            true => tr!(lang, text_place_line_column, line, column),
            false => tr!(lang, text_place_character, column),
        }
    }
}

/// The beginning of `text`, short enough for a sentence.
pub(crate) fn excerpt(text: &str) -> String {
    const LONGEST: usize = 24;
    let mut short: String = text.chars().take(LONGEST).collect();
    if short.len() < text.len() {
        short.push('…');
    }
    short
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_line_counts_characters_and_several_count_lines() {
        let place = |text: &str, offset| Place::of(text, offset).localize(Lang::En);
        assert_eq!(place("a木b", 4), "character 3");
        assert_eq!(place("ab\ncd", 4), "2:2");
        assert_eq!(place("ab\n", 99), "character 3");
        assert_eq!(place("木", 1), "character 1");
    }
}
