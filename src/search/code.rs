//! The form in which every algorithm shows its pseudo-code. Its English stands here, next to the
//! code that lights it; in other languages a line is a message, named by the algorithm and by the
//! line's number.

use crate::base::messages::{Lang, Text};

/// One line of pseudo-code; its place in the list is the [`Step`](super::Step) that lights it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Line {
    /// The paper's label (G1 … R5, Γ rules 1–7), or empty.
    pub label: &'static str,
    /// Indentation in steps of two blanks.
    pub indent: u8,
    pub text: &'static str,
}

impl Line {
    /// The text in this language, of the line at `at` in the pseudo-code of an algorithm.
    pub fn text_in(&self, algorithm: &str, at: usize, lang: Lang) -> &'static str {
        let translated = Text::by_name(&key(algorithm, at)).map(|text| text.get(lang));
        // English has no such message, nor have lines that are formulas.
        translated
            .filter(|text| !text.is_empty())
            .unwrap_or(self.text)
    }
}

/// The message of a line: lines are counted from 1 there.
fn key(algorithm: &str, at: usize) -> String {
    format!("code_{}_{}", algorithm.replace('-', "_"), at + 1)
}

/// A line, for the `CODE` constants.
pub const fn line(label: &'static str, indent: u8, text: &'static str) -> Line {
    Line {
        label,
        indent,
        text,
    }
}

/// Several pieces of pseudo-code one below the other, for an algorithm that calls another.
/// `N` must be the sum of their lengths.
pub const fn join<const N: usize>(parts: &[&[Line]]) -> [Line; N] {
    let mut lines = [line("", 0, ""); N];
    let (mut part, mut to) = (0, 0);
    while part < parts.len() {
        let mut from = 0;
        while from < parts[part].len() {
            lines[to] = parts[part][from];
            from += 1;
            to += 1;
        }
        part += 1;
    }
    assert!(to == N, "the sum of the lengths of the parts");
    lines
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::catalogue;

    /// Formulas and headings, which need no translation.
    fn is_formula(text: &str) -> bool {
        let words = text.split(|c: char| !c.is_ascii_alphabetic());
        let english = [
            "the", "of", "if", "is", "for", "each", "while", "return", "repeat", "until", "take",
            "stop", "generate", "leaf", "child", "root", "or", "and", "with", "order", "from",
            "all", "else", "at", "store", "correct", "close", "first", "least", "free", "value",
        ];
        !words.into_iter().any(|word| english.contains(&word))
    }

    #[test]
    fn every_line_with_words_is_translated_and_keeps_its_formulas() {
        for entry in catalogue::ENTRIES {
            for (at, line) in entry.code.iter().enumerate() {
                assert_eq!(line.text_in(entry.id, at, Lang::En), line.text);
                for lang in Lang::ALL.into_iter().filter(|lang| *lang != Lang::En) {
                    let text = line.text_in(entry.id, at, lang);
                    let translated = text != line.text || is_formula(line.text);
                    let key = key(entry.id, at);
                    assert!(translated, "{}/code.ftl has no {key}: '{text}'", lang.tag());
                    let arrows = |text: &str| text.matches('←').count();
                    assert!(arrows(text) <= arrows(line.text), "{key}: {text}");
                    assert!(!text.contains("  ") || line.text.contains("  "), "{key}");
                }
            }
        }
    }

    #[test]
    fn no_translation_is_left_over() {
        let lines = |entry: &catalogue::Entry| {
            let id = entry.id;
            (0..entry.code.len()).map(move |at| key(id, at))
        };
        let known: Vec<String> = catalogue::ENTRIES.iter().flat_map(lines).collect();
        for name in Text::names().filter(|name| name.starts_with("code_")) {
            let is_known = known.iter().any(|key| key == name);
            assert!(is_known, "`{name}` is a line of no pseudo-code");
        }
    }
}
