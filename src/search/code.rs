//! The form in which every algorithm shows its pseudo-code. Its English stands with the algorithm,
//! beside the search that lights it; in other languages a line is a message, named by the
//! algorithm and by the line.

use super::Step;
use crate::base::messages::{Lang, Text};

/// One line of pseudo-code; its place in the list is the [`Step`] that lights it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Line {
    /// The paper's label (G1 … R5, Γ rules 1–7), or empty.
    pub label: &'static str,
    /// Indentation in steps of two blanks.
    pub indent: u8,
    pub text: &'static str,
    /// In whose pseudo-code it stands first, and what it is called there. A formula that no step
    /// lights is called `_`.
    owner: &'static str,
    name: &'static str,
}

impl Line {
    /// A line as it is printed: every two blanks at its beginning indent it by one step.
    pub const fn new(
        owner: &'static str,
        name: &'static str,
        label: &'static str,
        text: &'static str,
    ) -> Line {
        let mut blanks = 0;
        while text.as_bytes()[blanks] == b' ' {
            blanks += 1;
        }
        Line {
            label,
            indent: (blanks / 2) as u8,
            text: text.split_at(blanks).1,
            owner,
            name,
        }
    }

    /// The text in this language.
    pub fn text_in(&self, lang: Lang) -> &'static str {
        let translated = Text::by_name(&self.key()).map(|text| text.get(lang));
        // English has no such message, nor have lines that are formulas.
        translated
            .filter(|text| !text.is_empty())
            .unwrap_or(self.text)
    }

    /// The message of the line: `code_alpha_beta_leaf`.
    fn key(&self) -> String {
        let key = format!("code_{}_{}", self.owner, self.name);
        key.replace('-', "_").to_lowercase()
    }
}

/// Several pieces of pseudo-code one below the other, for an algorithm that calls another.
/// `N` must be the sum of their lengths.
pub const fn join<const N: usize>(parts: &[&[Line]]) -> [Line; N] {
    let mut lines = [parts[0][0]; N];
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

/// A family's lines with some of a member's own in their places. `N` must be their number.
pub const fn with<const N: usize>(lines: &[Line], own: &[(Step, Line)]) -> [Line; N] {
    let mut all: [Line; N] = join(&[lines]);
    let mut i = 0;
    while i < own.len() {
        let (step, line) = own[i];
        all[step as usize] = line;
        i += 1;
    }
    all
}

/// Whether two pieces of pseudo-code differ in their words only, so that one search can light both.
pub const fn have_the_same_steps(a: &[Line], b: &[Line]) -> bool {
    let mut i = 0;
    while i < a.len() && i < b.len() {
        let (a, b) = (a[i].name.as_bytes(), b[i].name.as_bytes());
        let mut at = 0;
        while at < a.len() && at < b.len() && a[at] == b[at] {
            at += 1;
        }
        if at < a.len() || at < b.len() {
            return false;
        }
        i += 1;
    }
    a.len() == b.len()
}

/// The pseudo-code of an algorithm, line by line as it is printed, each after the name by which the
/// search lights it and, in brackets, the label it has in the paper:
///
/// ```text
/// code! { "alpha-beta" =>
///     ENTER    "αβ(n, α, β):"
///     LEAF     "  if n is a leaf: return its value"
///     …
/// }
/// ```
///
/// makes the lines `CODE` and the steps `at::ENTER`, `at::LEAF` …, so that no line can be lit that
/// is not there. Formulas that are never lit are called `_`. Of an algorithm that calls another,
/// the lines are `OWN`, and `then` says whose follow in `CODE`. Where the lines themselves follow
/// others, `from` says how many those are. Steps that other searches light in the midst of their
/// own pseudo-code have a type of their own.
macro_rules! code {
    ($owner:literal, then $others:path => $($lines:tt)+) => {
        $crate::search::code::code! { @lines OWN $owner $($lines)+ }
        $crate::search::code::code! { @names Step (0) $($lines)+ }
        pub const CODE: &[$crate::search::code::Line] =
            &$crate::search::code::join::<{ OWN.len() + $others.len() }>(&[OWN, $others]);
    };
    ($owner:literal, from $from:expr => $($lines:tt)+) => {
        $crate::search::code::code! { @lines CODE $owner $($lines)+ }
        $crate::search::code::code! { @names Step ($from) $($lines)+ }
    };
    ($owner:literal, steps $step:ident => $($lines:tt)+) => {
        $crate::search::code::code! { @lines CODE $owner $($lines)+ }
        $crate::search::code::code! { @names $step (0) $($lines)+ }
    };
    ($owner:literal => $($lines:tt)+) => {
        $crate::search::code::code! { $owner, steps Step => $($lines)+ }
    };
    (@lines $lines:ident $owner:literal $($name:tt $([$label:literal])? $text:literal)+) => {
        pub const $lines: &[$crate::search::code::Line] = &[$(
            $crate::search::code::Line::new($owner, stringify!($name), concat!($($label)?), $text)
        ),+];
    };
    (@names $step:ident ($from:expr) $($name:tt $([$label:literal])? $text:literal)+) => {
        /// The steps that light the lines.
        #[allow(dead_code)]
        pub(crate) mod at {
            #[allow(unused_imports)]
            use super::*;
            $crate::search::code::code! { @steps $step ($from) $($name)+ }
        }
    };
    (@steps $step:ident ($n:expr)) => {};
    (@steps $step:ident ($n:expr) _ $($rest:tt)*) => {
        $crate::search::code::code! { @steps $step ($n + 1) $($rest)* }
    };
    (@steps Step ($n:expr) $name:ident $($rest:tt)*) => {
        pub const $name: $crate::search::Step = ($n) as $crate::search::Step;
        $crate::search::code::code! { @steps Step ($n + 1) $($rest)* }
    };
    (@steps $step:ident ($n:expr) $name:ident $($rest:tt)*) => {
        pub const $name: $step = $step($n);
        $crate::search::code::code! { @steps $step ($n + 1) $($rest)* }
    };
}
pub(crate) use code;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::catalogue::ALGORITHMS;

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
        for line in ALGORITHMS.iter().flat_map(|entry| entry.code) {
            assert_eq!(line.text_in(Lang::En), line.text);
            for lang in Lang::ALL.into_iter().filter(|lang| *lang != Lang::En) {
                let (text, key) = (line.text_in(lang), line.key());
                let translated = text != line.text || is_formula(line.text);
                assert!(translated, "{}/code.ftl has no {key}: '{text}'", lang.tag());
                let arrows = |text: &str| text.matches('←').count();
                assert!(arrows(text) <= arrows(line.text), "{key}: {text}");
                assert!(!text.contains("  ") || line.text.contains("  "), "{key}");
            }
        }
    }

    #[test]
    fn no_translation_is_left_over() {
        let lines = || ALGORITHMS.iter().flat_map(|entry| entry.code);
        for name in Text::names().filter(|name| name.starts_with("code_")) {
            let is_known = lines().any(|line| line.key() == name);
            assert!(is_known, "`{name}` is a line of no pseudo-code");
        }
    }

    #[test]
    fn a_line_is_indented_as_it_is_printed_and_lit_by_its_name() {
        code! { "test", from 3 =>
            ONE ["G1"] "one"
            _          "    x ← y"
            TWO        "  two"
        }
        let lines = CODE.iter().map(|line| (line.label, line.indent, line.text));
        let expected = [("G1", 0, "one"), ("", 2, "x ← y"), ("", 1, "two")];
        assert!(lines.eq(expected));
        assert_eq!((at::ONE, at::TWO), (3, 5));
        assert_eq!(CODE[2].key(), "code_test_two");
        assert!(have_the_same_steps(CODE, CODE) && !have_the_same_steps(CODE, &CODE[..2]));
    }

    /// A message names one line: no two lines of an owner share a name, unless they are the same.
    #[test]
    fn a_name_stands_for_one_line() {
        let lines = || ALGORITHMS.iter().flat_map(|entry| entry.code);
        for a in lines().filter(|line| line.name != "_") {
            let other = lines().find(|b| b.key() == a.key() && b.text != a.text);
            assert_eq!(other, None, "{a:?}");
        }
    }
}
