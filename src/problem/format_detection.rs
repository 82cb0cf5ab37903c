//! Whether a text that cannot be read looks like what it was taken for: if so, its writer wants to
//! know what is wrong with it; else it is something else.

/// Signs that are looked at: what a text is shows at its beginning.
const LOOKED_AT: usize = 300;
/// The least share of signs that belong to a notation.
const LEAST: f64 = 0.7;

/// Whether most signs of a text, blanks aside, are of a kind.
pub(super) fn mostly(text: &str, is_of_kind: impl Fn(char) -> bool) -> bool {
    let signs = text.chars().filter(|c| !c.is_whitespace()).take(LOOKED_AT);
    let (mut all, mut of_kind) = (0u32, 0u32);
    for sign in signs {
        all += 1;
        of_kind += u32::from(is_of_kind(sign));
    }
    f64::from(of_kind) > LEAST * f64::from(all)
}

#[cfg(test)]
mod tests {
    use crate::problem::{Hints, ReadError, read};

    #[test]
    fn a_text_of_no_known_kind_is_not_taken_for_one() {
        for text in [
            "hello",
            "//! A module of a program.\nfn main() { for(;;) {} }",
            "/usr/bin/env",
            "https://example.org/a/b/c",
            "[package]\nname = \"x\"",
            "[2026-01-01 12:00] something has happened",
            r#"{"name": "x", "version": 1}"#,
            "box office results",
            "-----BEGIN CERTIFICATE-----\nMIIDdzCCAl+gAwIBAgIEAgAAuTANBgkq",
            "h1. A title of a page",
            "| name | value |\n| --- | --- |",
        ] {
            let error = read(text, Hints::default()).unwrap_err();
            assert!(matches!(error, ReadError::Unknown(_)), "{text}: {error}");
        }
    }

    #[test]
    fn what_is_nearly_right_is_told_what_is_wrong() {
        for text in [
            "[3 4",
            "[3 x]",
            "[T [F X]]",
            r#"{"0":["OR",[1,2]],"1":["T",[]]}"#,
            r#"{"0":"#,
            "f5f5",
            "f5 z9",
            "----\n-OZ-",
            "(;GM[Othello]BO[4 ----",
            "4k4/9/9/9/4Z4/9/9/9/4K4 b G 1",
            "7g7f 9z9z",
            "|・・・・玉・・・",
            "random:depth=many",
        ] {
            let error = read(text, Hints::default()).unwrap_err();
            assert!(!matches!(error, ReadError::Unknown(_)), "{text}: {error}");
        }
    }
}
