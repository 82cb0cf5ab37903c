//! Arguments that cannot be understood: which word is wrong, and what was perhaps meant.

use std::ffi::OsString;
use std::path::Path;
use std::process::ExitCode;

use clap::Command;
use clap::error::ErrorKind;

/// Ends the program like any other wrong input: with code 2 and one sentence. Asked-for help is
/// printed as it is.
pub fn refuse(error: &clap::Error, command: &Command, arguments: &[OsString]) -> ExitCode {
    if !error.use_stderr() && error.kind() != ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand {
        if let Err(error) = error.print() {
            super::give_up_printing(&error);
        }
        return ExitCode::SUCCESS;
    }
    let first = arguments.first().and_then(|word| word.to_str());
    let sentence = match first.and_then(|word| mistaken_word(command, word)) {
        Some(sentence) => sentence,
        None => missing_command(error, command, arguments).unwrap_or_else(|| one_line(error)),
    };
    eprintln!("yomiki: {sentence}");
    ExitCode::from(2)
}

/// What is wrong with a first word that is neither a command nor a file.
pub fn mistaken_word(command: &Command, word: &str) -> Option<String> {
    let is_command = command.find_subcommand(word).is_some() || word == "help";
    if word.starts_with('-') || is_command || Path::new(word).exists() {
        return None;
    }
    if is_path(word) {
        return Some(format!("{word}: there is no such file or folder"));
    }
    let names = command.get_subcommands().map(Command::get_name);
    let nearest = names
        .map(|name| (distance(word, name), name))
        .min()
        .filter(|&(distance, name)| distance <= 2 && distance < name.len());
    Some(match nearest {
        Some((_, name)) => {
            format!("there is no command and no file '{word}'; did you mean '{name}'?")
        }
        None => format!(
            "there is no command and no file '{word}'; the commands are {}",
            { names_of(command, "and") }
        ),
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
    at.has_subcommands()
        .then(|| format!("{} needs a command: {}", at.get_name(), names_of(at, "or")))
}

/// The names of the commands below one, the last after `word`.
pub fn names_of(command: &Command, word: &str) -> String {
    let names: Vec<&str> = command
        .get_subcommands()
        .map(Command::get_name)
        .filter(|&name| name != "help")
        .collect();
    match names.split_last() {
        Some((last, [])) => (*last).to_owned(),
        Some((last, rest)) => format!("{} {word} {last}", rest.join(", ")),
        None => String::new(),
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
    use crate::cli::command;

    #[test]
    fn the_nearest_command_is_named() {
        assert_eq!(distance("serach", "search"), 1);
        assert_eq!(distance("", "lab"), 3);
        let said = |word| mistaken_word(&command(), word);
        assert!(said("serach").is_some_and(|s| s.ends_with("did you mean 'search'?")));
        assert!(said("bogus").is_some_and(|s| s.contains("algorithms, search, solve")));
        assert!(said("nofile.ron").is_some_and(|s| s.starts_with("nofile.ron: there is no")));
        assert_eq!(
            (said("search"), said("--help"), said("Cargo.toml")),
            (None, None, None)
        );
    }
}
