//! Which language a run of the command line speaks. What it prints is in that of `--lang`, else of
//! `YOMIKI_LANG`, else of the locale, else English. What it writes into files, pictures and JSON is
//! English unless `--lang` asks for another, so that it is the same on every machine.

use std::ffi::OsString;
use std::sync::OnceLock;

use clap::Arg;
use clap::builder::{PossibleValue, PossibleValuesParser};

use crate::base::messages::Lang;

/// Of the whole process, as a locale is: set once, before the arguments are understood, for what is
/// wrong with them is a sentence too.
static CHOSEN: OnceLock<Chosen> = OnceLock::new();

#[derive(Clone, Copy)]
struct Chosen {
    asked: Option<Lang>,
    printed: Lang,
}

/// Chooses the language by the arguments and the environment.
pub fn choose(arguments: &[OsString]) {
    let asked = option_value(arguments);
    let printed = asked.or_else(Lang::from_environment).unwrap_or_default();
    // Only the first choice counts.
    let _ = CHOSEN.set(Chosen { asked, printed });
}

/// The language of what is printed for people.
pub fn lang() -> Lang {
    CHOSEN
        .get()
        .map_or(Lang::default(), |chosen| chosen.printed)
}

/// The language of files, pictures and JSON.
pub fn written() -> Lang {
    asked().unwrap_or_default()
}

/// The language of `--lang`.
pub fn asked() -> Option<Lang> {
    CHOSEN.get().and_then(|chosen| chosen.asked)
}

const OPTION: &str = "--lang";
/// After the command's own options, before clap's.
const LAST: usize = 998;

/// The option, for every command.
pub fn option() -> Arg {
    let shown = Lang::ALL.map(|lang| PossibleValue::new(lang.tag()));
    let hidden = PossibleValue::new(Lang::Pseudo.tag()).hide(true);
    Arg::new("lang")
        .long(&OPTION[2..])
        .global(true)
        .display_order(LAST)
        .value_name("TAG")
        .value_parser(PossibleValuesParser::new(shown.into_iter().chain([hidden])))
}

/// What `--lang` asks for, if it can be understood; if it cannot, clap says so.
fn option_value(arguments: &[OsString]) -> Option<Lang> {
    let mut words = before_bare_dashes(arguments);
    while let Some(word) = words.next() {
        if word == OPTION {
            return words.next().and_then(by_tag);
        }
        if let Some(tag) = inline_value(word) {
            return by_tag(tag);
        }
    }
    None
}

/// The first word that is not `--lang` with its value.
pub fn first_word(arguments: &[OsString]) -> Option<&str> {
    let mut words = before_bare_dashes(arguments);
    while let Some(word) = words.next() {
        if word == OPTION {
            words.next();
        } else if inline_value(word).is_none() {
            return Some(word);
        }
    }
    None
}

/// What stands behind `--` are no options. Words that are not UTF-8 are none either.
fn before_bare_dashes(arguments: &[OsString]) -> impl Iterator<Item = &str> {
    let words = arguments.iter().map(|word| word.to_str().unwrap_or(""));
    words.take_while(|word| *word != "--")
}

fn inline_value(word: &str) -> Option<&str> {
    word.strip_prefix(OPTION)?.strip_prefix('=')
}

fn by_tag(tag: &str) -> Option<Lang> {
    let mut all = Lang::ALL.into_iter().chain([Lang::Pseudo]);
    all.find(|lang| lang.tag() == tag)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_option_is_found_wherever_it_stands() {
        let words = |text: &str| -> Vec<OsString> { text.split(' ').map(Into::into).collect() };
        let ja = by_tag("ja");
        assert!(ja.is_some());
        assert_eq!(option_value(&words("--lang ja search")), ja);
        assert_eq!(option_value(&words("lab list --lang=ja")), ja);
        assert_eq!(option_value(&words("search --lang xx")), None);
        assert_eq!(option_value(&words("search -- --lang ja")), None);
        assert_eq!(first_word(&words("--lang ja serach")), Some("serach"));
        assert_eq!(first_word(&words("--lang=ja")), None);
    }
}
