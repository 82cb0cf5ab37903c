//! What clap cannot read, as sentences in every language. clap's own are English; the English ones
//! here are the same.

use std::error::Error;
use std::num::{IntErrorKind, ParseIntError};

use clap::error::{ContextKind, ContextValue, ErrorKind};

use super::limits::OutOfRange;
use crate::base::messages::{Lang, Localize, tr};
use crate::play::clock::ControlError;

/// What is wrong with the arguments, in one line.
pub fn sentence(error: &clap::Error, lang: Lang) -> String {
    let Some(mut sentence) = fault(error, lang) else {
        return one_line(error);
    };
    for tip in tips(error, lang) {
        sentence += " ";
        sentence += &tip;
    }
    sentence
}

fn fault(error: &clap::Error, lang: Lang) -> Option<String> {
    let argument = text(error, ContextKind::InvalidArg);
    let value = text(error, ContextKind::InvalidValue);
    Some(match error.kind() {
        ErrorKind::InvalidValue => {
            let (argument, value) = (argument?, value?);
            let said = if value.is_empty() {
                tr!(lang, cli_value_required, argument)
            } else {
                tr!(lang, cli_invalid_value, argument, value)
            };
            match texts(error, ContextKind::ValidValue) {
                Some(values) if !values.is_empty() => {
                    let values = tr!(lang, cli_possible_values, values = values.join(", "));
                    format!("{said} {values}")
                }
                _ => said,
            }
        }
        ErrorKind::ValueValidation => {
            let (argument, value) = (argument?, value?);
            let said = tr!(lang, cli_invalid_value, argument, value);
            match error.source() {
                Some(source) => tr!(lang, cli_at, place = said, what = why(source, lang)),
                None => said,
            }
        }
        ErrorKind::UnknownArgument => {
            let argument = argument?;
            tr!(lang, cli_unexpected_argument, argument)
        }
        ErrorKind::InvalidSubcommand => {
            let name = text(error, ContextKind::InvalidSubcommand)?;
            tr!(lang, cli_unrecognized_subcommand, name)
        }
        ErrorKind::MissingRequiredArgument => {
            let missing = texts(error, ContextKind::InvalidArg)?.join(" ");
            tr!(lang, cli_required_arguments_missing, missing)
        }
        ErrorKind::ArgumentConflict => {
            let argument = argument?;
            match error.get(ContextKind::PriorArg)? {
                ContextValue::String(other) if other == argument => {
                    tr!(lang, cli_used_twice, argument)
                }
                ContextValue::String(other) => tr!(lang, cli_conflicts, argument, other),
                ContextValue::Strings(others) => {
                    let others = others.join(" ");
                    tr!(lang, cli_conflicts_with_several, argument, others)
                }
                _ => return None,
            }
        }
        _ => return None,
    })
}

/// Words that were perhaps meant.
fn tips(error: &clap::Error, lang: Lang) -> Vec<String> {
    let kinds = [
        (ContextKind::SuggestedSubcommand, "subcommand"),
        (ContextKind::SuggestedArg, "argument"),
        (ContextKind::SuggestedValue, "value"),
    ];
    let similar = kinds.into_iter().filter_map(|(context, kind)| {
        let names = match error.get(context)? {
            ContextValue::String(name) => vec![name.as_str()],
            ContextValue::Strings(names) => names.iter().map(String::as_str).collect(),
            _ => return None,
        };
        let number = names.len();
        let names = format!("'{}'", names.join("', '"));
        Some(tr!(lang, cli_tip_similar, kind, number, names))
    });
    // Whatever else clap advises has English words only; there is its advice about `--`.
    let free = match error.get(ContextKind::Suggested) {
        Some(ContextValue::StyledStrs(tips)) => tips.as_slice(),
        _ => &[],
    };
    let free = free.iter().map(|tip| {
        let tip = tip.to_string();
        match tip.split('\'').collect::<Vec<_>>().as_slice() {
            ["to pass ", value, " as a value, use ", use_, ""] => {
                tr!(lang, cli_tip_dashes, value = *value, form = *use_)
            }
            _ => tr!(lang, cli_tip, tip),
        }
    });
    similar.chain(free).collect()
}

/// Why a value is none.
fn why(source: &(dyn Error + 'static), lang: Lang) -> String {
    if let Some(error) = source.downcast_ref::<OutOfRange>() {
        return error.localize(lang);
    }
    if let Some(error) = source.downcast_ref::<ControlError>() {
        return error.localize(lang);
    }
    let said = source.to_string();
    if let Some(error) = source.downcast_ref::<ParseIntError>() {
        let known = match error.kind() {
            IntErrorKind::Empty => tr!(lang, cli_number_empty),
            IntErrorKind::InvalidDigit => tr!(lang, cli_number_digit),
            IntErrorKind::PosOverflow => tr!(lang, cli_number_large),
            IntErrorKind::NegOverflow => tr!(lang, cli_number_small),
            _ => return said,
        };
        return known.to_owned();
    }
    if source.is::<std::num::ParseFloatError>() {
        return tr!(lang, cli_number_float).to_owned();
    }
    match said.split_once(" is not in ") {
        Some((value, range)) => tr!(lang, cli_number_range, value, range),
        None => said,
    }
}

fn text(error: &clap::Error, kind: ContextKind) -> Option<&str> {
    match error.get(kind)? {
        ContextValue::String(text) => Some(text),
        _ => None,
    }
}

fn texts(error: &clap::Error, kind: ContextKind) -> Option<&[String]> {
    match error.get(kind)? {
        ContextValue::Strings(texts) => Some(texts),
        _ => None,
    }
}

/// What clap says, without the usage after it.
fn one_line(error: &clap::Error) -> String {
    let text = error.to_string();
    let told = text
        .lines()
        .take_while(|line| !line.starts_with("Usage:") && !line.starts_with("For more"))
        .map(|line| line.trim().trim_start_matches("error: "))
        .filter(|line| !line.is_empty());
    told.collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cli::command;

    #[test]
    fn english_sentences_are_those_of_clap_and_every_language_has_its_own() {
        let wrong: [&[&str]; 19] = [
            &["search", "--game", "chess"],
            &["search", "--game", "shogy"],
            &["search", "--game"],
            &["search"],
            &["search", "--gmae", "tree"],
            &["search", "--no-such-option"],
            &["search", "--json", "--json"],
            &["search", "--max-time", "-1"],
            &["search", "--max-nodes", "x"],
            &["search", "--max-nodes", ""],
            &["search", "--max-nodes", "-3"],
            &["search", "--threshold", "99999999999"],
            &["train", "othello", "--out", "x", "--positions", "0"],
            &["render", "--scale", "x", "--out", "x"],
            &["render", "--pane", "x", "--out", "x"],
            &["render", "--session", "a", "--example", "b", "--out", "x"],
            &["lab", "lsit"],
            &["match", "a", "b", "--clock", "x"],
            &["search", "--lang", "xx"],
        ];
        for arguments in wrong {
            let words = ["yomiki"].iter().chain(arguments);
            let error = command(Lang::En).try_get_matches_from(words).unwrap_err();
            let clap = one_line(&error);
            assert_eq!(sentence(&error, Lang::En), clap, "{arguments:?}");
            for lang in Lang::ALL.into_iter().filter(|&lang| lang != Lang::En) {
                assert_ne!(sentence(&error, lang), clap, "{arguments:?}");
                assert!(fault(&error, lang).is_some(), "{arguments:?}");
            }
        }
    }
}
