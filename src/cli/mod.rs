//! The command line, one file a command. Its names and JSON fields are a contract. Fields of
//! arguments have no doc comments: clap would show them, and help is in the languages' files.

mod algorithms;
mod film;
mod help;
mod interrupt;
mod lab;
mod language;
mod lesson;
mod limits;
mod look;
mod misread;
mod perft;
mod play;
mod position;
mod race;
mod refusal;
mod render;
mod search;
mod solve;
mod table;
mod train;
mod tree;
mod window;

use std::ffi::OsString;
use std::fmt;
use std::io::IsTerminal;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::{CommandFactory, FromArgMatches, Parser, Subcommand};

use crate::base::IoErrorText;
use crate::base::messages::{Lang, Localize, tr};
use crate::base::platform::files::{self, Written};
use crate::session::crash;
use crate::session::settings::Folders;
use interrupt::on_ctrl_c;
use language::{lang, written};

#[derive(Parser)]
#[command(name = "yomiki", version)]
pub struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
    file: Option<PathBuf>,
}

#[derive(Subcommand)]
enum Command {
    Algorithms(algorithms::Arguments),
    Search(search::Arguments),
    Solve(solve::Arguments),
    Train(train::Arguments),
    Match(play::contest::Arguments),
    Selfplay(play::selfplay::Arguments),
    Usi,
    Nboard,
    Perft(perft::Arguments),
    Tree(tree::Arguments),
    Demo(render::DemoArguments),
    Race(race::Arguments),
    Lab(lab::Arguments),
    Lesson(lesson::Arguments),
    Render(render::Arguments),
}

/// What went wrong, as a sentence. Ends the program with code 2.
#[derive(Debug)]
pub struct Failure(String);

impl Failure {
    pub fn new(sentence: impl fmt::Display) -> Failure {
        Failure(sentence.to_string())
    }

    /// The same, with where it was found before it, if that has a name.
    pub fn about(self, source: Option<&str>) -> Failure {
        match source {
            Some(source) => Failure(tr!(lang(), cli_at, place = source, what = self.0)),
            None => self,
        }
    }

    /// The same, found in a line of a text.
    pub fn in_line(self, line: usize) -> Failure {
        Failure(tr!(lang(), cli_line, line, what = self.0))
    }

    /// Why a file could not be read or written.
    pub fn io(path: &Path, error: &std::io::Error) -> Failure {
        Failure::at(path, IoErrorText(error))
    }

    /// What went wrong with a file.
    pub fn at(path: &Path, why: impl Localize) -> Failure {
        Failure::from(why).with(path)
    }

    /// The same, found in a file.
    pub fn with(self, path: &Path) -> Failure {
        self.about(Some(&path.display().to_string()))
    }
}

impl<E: Localize> From<E> for Failure {
    fn from(error: E) -> Failure {
        Failure(error.localize(lang()))
    }
}

pub fn main() -> ExitCode {
    let arguments: Vec<OsString> = std::env::args_os().skip(1).collect();
    language::choose(&arguments);
    let mut command = command(lang());
    files::outlive_size_limit();
    if let Some(folders) = Folders::of_platform() {
        crash::report_to(folders.state, what_runs(&command, &arguments));
    }
    let matches = match command.try_get_matches_from_mut(std::env::args_os()) {
        Ok(matches) => matches,
        Err(error) => return refusal::refuse(&error, &command, &arguments),
    };
    if let Some(sentence) = refusal::file_and_command(&command, &matches) {
        return refusal::end(&sentence);
    }
    let cli = match Cli::from_arg_matches(&matches) {
        Ok(cli) => cli,
        Err(error) => return refusal::refuse(&error, &command, &arguments),
    };
    say_what_broke_down(cli.command.as_ref());
    let result = match cli.command {
        None => window::run(cli.file),
        Some(Command::Algorithms(a)) => algorithms::run(&a),
        Some(Command::Search(a)) => search::run(&a),
        Some(Command::Solve(a)) => solve::run(&a),
        Some(Command::Train(a)) => train::run(&a),
        Some(Command::Match(a)) => play::contest::run(&a),
        Some(Command::Selfplay(a)) => play::selfplay::run(&a),
        Some(Command::Usi) => play::engine::usi(),
        Some(Command::Nboard) => play::engine::nboard(),
        Some(Command::Perft(a)) => perft::run(&a),
        Some(Command::Tree(a)) => tree::run(&a),
        Some(Command::Demo(a)) => render::demo(&a),
        Some(Command::Race(a)) => race::run(&a),
        Some(Command::Lab(a)) => lab::run(&a),
        Some(Command::Lesson(a)) => lesson::run(&a),
        Some(Command::Render(a)) => render::run(&a),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(Failure(sentence)) => refusal::end(&sentence),
    }
}

/// What a command line asks for, without doing it: documents show only what is understood.
pub fn parsed<S: AsRef<str>>(words: &[S]) -> Result<Cli, clap::Error> {
    let words = words.iter().map(AsRef::as_ref);
    let matches = command(Lang::En).try_get_matches_from(words)?;
    Cli::from_arg_matches(&matches)
}

/// The command and the names of its options. Their values may be anybody's positions and files, and
/// belong into no report.
fn what_runs(command: &clap::Command, arguments: &[OsString]) -> String {
    let mut at = command;
    let mut words = vec!["yomiki".to_owned()];
    for argument in arguments {
        let argument = argument.to_string_lossy();
        if let Some(below) = at.find_subcommand(&*argument) {
            at = below;
            words.push(argument.into_owned());
        } else if let Some(name) = argument.strip_prefix("--") {
            let name = name.split('=').next().unwrap_or(name);
            let is_option = at.get_arguments().any(|arg| arg.get_long() == Some(name));
            words.push(if is_option {
                format!("--{name}")
            } else {
                "…".to_owned()
            });
        } else {
            words.push("…".to_owned());
        }
    }
    words.join(" ")
}

/// Tells a person, once, where the report of an earlier breakdown is. Scripts, and windows that talk
/// to an engine, get what they expect and nothing else; the window has a place of its own for it.
fn say_what_broke_down(command: Option<&Command>) {
    let is_for_people = !matches!(command, None | Some(Command::Usi | Command::Nboard));
    if is_for_people
        && std::io::stderr().is_terminal()
        && let Some(folders) = Folders::of_platform()
        && let Some(unseen) = crash::unseen(&folders.state)
    {
        eprintln!("yomiki: {}", unseen.localize(lang()));
    }
}

/// The commands and their options, with their help.
fn command(lang: Lang) -> clap::Command {
    help::explained(bare_command(), lang)
}

/// The commands and their options. A number below nought is a value, not an option of its own: what
/// is wrong with it is said of the option it was given to.
fn bare_command() -> clap::Command {
    fn with_numbers(command: clap::Command) -> clap::Command {
        command
            .mut_args(|arg| {
                let takes_value = !arg.is_positional() && arg.get_action().takes_values();
                if takes_value && !arg.is_allow_hyphen_values_set() {
                    arg.allow_negative_numbers(true)
                } else {
                    arg
                }
            })
            .mut_subcommands(with_numbers)
    }
    let command = Cli::command().arg(language::option());
    with_numbers(command.override_usage(USAGE))
}

/// A file or a command, not both.
const USAGE: &str = "yomiki [OPTIONS] [FILE]\n       yomiki [OPTIONS] <COMMAND>";

/// Prints a line, or ends the program.
pub fn print(text: impl fmt::Display) {
    use std::io::Write;
    if let Err(error) = writeln!(std::io::stdout().lock(), "{text}") {
        give_up_printing(&error);
    }
}

/// Writes a file as a whole or not at all, or says why it could not.
pub fn save(path: &Path, bytes: &[u8]) -> Result<(), Failure> {
    let written = files::write(path, bytes).map_err(|e| Failure::io(path, &e))?;
    remark_on(path, written);
    Ok(())
}

/// Says what is to be known of how a file was written; standard output may be waiting for an answer.
pub fn remark_on(path: &Path, written: Written) {
    if let Some(remark) = written.remark() {
        eprintln!("yomiki: {}: {}", path.display(), remark.get(Lang::En));
    }
}

/// Ends quietly when nobody reads any more (a closed pipe); an answer that is lost for another
/// reason is a failure.
fn give_up_printing(error: &std::io::Error) -> ! {
    if error.kind() == std::io::ErrorKind::BrokenPipe {
        std::process::exit(0);
    }
    let source = tr!(lang(), cli_standard_output);
    let Failure(sentence) = Failure::from(IoErrorText(error)).about(Some(source));
    complain(&sentence);
    std::process::exit(2);
}

/// Says what is wrong, and by whom it is said.
pub fn complain(sentence: &str) {
    eprintln!("yomiki: {sentence}");
}

/// Seconds as JSON, `#[serde(serialize_with = "seconds")]`: no clock knows more than nanoseconds, and
/// digits beyond them are noise of the arithmetic.
pub fn seconds<S: serde::Serializer>(seconds: &f64, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_f64((seconds * 1e9).round() / 1e9)
}

/// Prints a value as JSON.
pub fn print_json(value: &impl serde::Serialize) {
    print(serde_json::to_string(value).expect("our own values always have a JSON form"));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_report_names_commands_and_options_and_no_values() {
        let what = |line: &str| {
            let words: Vec<OsString> = line.split(' ').map(OsString::from).collect();
            what_runs(&bare_command(), &words)
        };
        assert_eq!(
            what("solve tsume --max-time 5 secret.sfen --json --secret=x"),
            "yomiki solve tsume --max-time … … --json …"
        );
        assert_eq!(what("secret.ron"), "yomiki …");
    }

    #[test]
    fn seconds_have_no_digits_below_nanoseconds() {
        let json = seconds(&0.000035613000000000006, serde_json::value::Serializer);
        assert_eq!(json.unwrap().to_string(), "0.000035613");
    }
}
