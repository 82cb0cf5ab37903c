//! Arguments that cannot be understood: which word is wrong, and what was perhaps meant.

use std::ffi::OsString;
use std::path::Path;
use std::process::ExitCode;

use clap::error::ErrorKind;
use clap::{ArgMatches, Command};

use super::language::{first_word, lang};
use super::{complain, misread};
use crate::base::messages::tr;

/// Ends the program like any other wrong input: with code 2 and one sentence. Asked-for help is
/// printed as it is.
pub fn refuse(error: &clap::Error, command: &Command, arguments: &[OsString]) -> ExitCode {
    if !error.use_stderr() && error.kind() != ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand {
        if let Err(error) = error.print() {
            super::give_up_printing(&error);
        }
        return ExitCode::SUCCESS;
    }
    let sentence = match first_word(arguments).and_then(|word| mistaken_word(command, word)) {
        Some(sentence) => sentence,
        None => missing_command(error, command, arguments)
            .unwrap_or_else(|| misread::sentence(error, lang())),
    };
    end(&sentence)
}

/// Says what is wrong; the exit code of that.
pub fn end(sentence: &str) -> ExitCode {
    complain(sentence);
    ExitCode::from(2)
}

/// What is wrong if a command is given with a file before it.
pub fn file_and_command(command: &Command, matches: &ArgMatches) -> Option<String> {
    let name = matches.subcommand_name()?;
    let file = matches.get_raw("file")?.next()?.to_str();
    let mistaken = file.and_then(|file| mistaken_word(command, file));
    Some(mistaken.unwrap_or_else(|| tr!(lang(), cli_unexpected_argument, argument = name)))
}

/// What is wrong with a first word that is neither a command nor a file.
pub fn mistaken_word(command: &Command, word: &str) -> Option<String> {
    let is_command = command.find_subcommand(word).is_some() || word == "help";
    if word.starts_with('-') || is_command || Path::new(word).exists() {
        return None;
    }
    if is_path(word) {
        let what = tr!(lang(), file_not_found);
        return Some(tr!(lang(), cli_at, place = word, what));
    }
    let names = command.get_subcommands().map(Command::get_name);
    let nearest = names
        .map(|name| (distance(word, name), name))
        .min()
        .filter(|&(distance, name)| distance <= 2 && distance < name.len());
    Some(match nearest {
        Some((_, name)) => tr!(lang(), cli_did_you_mean, word, name),
        None => {
            let (names, last) = names_of(command);
            tr!(lang(), cli_no_command_and_no_file, word, names, last)
        }
    })
}

/// Whether a word can only be meant for a file.
pub fn is_path(word: &str) -> bool {
    word.contains(['.', '/', '\\'])
}

/// `lab needs a command: list, run, merge or report`.
fn missing_command(
    error: &clap::Error,
    command: &Command,
    arguments: &[OsString],
) -> Option<String> {
    let missing = matches!(
        error.kind(),
        ErrorKind::MissingSubcommand | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand
    );
    if !missing {
        return None;
    }
    let mut at = command;
    for word in arguments.iter().filter_map(|word| word.to_str()) {
        at = at.find_subcommand(word).unwrap_or(at);
    }
    let (names, last) = names_of(at);
    let name = at.get_name();
    at.has_subcommands()
        .then(|| tr!(lang(), cli_needs_a_command, name, names, last))
}

/// The names of the commands below one, and the last of them by itself. Every command that has some
/// has two or more.
pub fn names_of(command: &Command) -> (String, String) {
    let names: Vec<&str> = command
        .get_subcommands()
        .map(Command::get_name)
        .filter(|&name| name != "help")
        .collect();
    match names.split_last() {
        Some((last, rest)) => (rest.join(", "), (*last).to_owned()),
        None => Default::default(),
    }
}

/// How many letters must be put in, taken out, changed or swapped with their neighbour.
fn distance(a: &str, b: &str) -> usize {
    let (a, b): (Vec<char>, Vec<char>) = (a.chars().collect(), b.chars().collect());
    let mut rows = vec![(0..=b.len()).collect::<Vec<usize>>()];
    for i in 1..=a.len() {
        let mut row = vec![i];
        for j in 1..=b.len() {
            let changed = rows[i - 1][j - 1] + usize::from(a[i - 1] != b[j - 1]);
            let mut least = changed.min(rows[i - 1][j] + 1).min(row[j - 1] + 1);
            if i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1] {
                least = least.min(rows[i - 2][j - 2] + 1);
            }
            row.push(least);
        }
        rows.push(row);
    }
    rows[a.len()][b.len()]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::base::messages::Lang;
    use crate::cli::command;

    #[test]
    fn the_nearest_command_is_named() {
        assert_eq!(distance("serach", "search"), 1);
        assert_eq!(distance("", "lab"), 3);
        let said = |word| mistaken_word(&command(Lang::En), word);
        assert!(said("serach").is_some_and(|s| s.ends_with("did you mean 'search'?")));
        assert!(said("bogus").is_some_and(|s| s.contains("algorithms, search, solve")));
        assert!(said("nofile.ron").is_some_and(|s| s.starts_with("nofile.ron: there is no")));
        assert_eq!(
            (said("search"), said("--help"), said("Cargo.toml")),
            (None, None, None)
        );
    }
}
