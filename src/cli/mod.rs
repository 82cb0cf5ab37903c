//! The command line, one file a command. Its names and JSON fields are a contract.

mod algorithms;
mod film;
mod interrupt;
mod lab;
mod lesson;
mod limits;
mod look;
mod perft;
mod play;
mod position;
mod race;
mod refusal;
mod render;
mod search;
mod solve;
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
use crate::base::messages::{Lang, Localize};
use crate::session::atomic::{self, Written};
use crate::session::crash;
use crate::session::settings::Folders;
use interrupt::on_ctrl_c;

/// See game-tree search think.
#[derive(Parser)]
#[command(name = "yomiki", version, about, long_about = None, args_conflicts_with_subcommands = true)]
pub struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
    /// A session, position or event file to open in the window
    file: Option<PathBuf>,
}

#[derive(Subcommand)]
enum Command {
    /// List every algorithm with its parameters
    Algorithms(algorithms::Arguments),
    /// Search a position and report value and counts
    Search(search::Arguments),
    /// Solve endgames as fast as can be, without watching
    Solve(solve::Arguments),
    /// Train an evaluator from a solver's answers
    Train(train::Arguments),
    /// Play games between two players: Elo with its interval
    Match(play::contest::Arguments),
    /// Positions by phase from games of the program against itself
    Selfplay(play::selfplay::Arguments),
    /// Be a USI engine for shogi windows
    Usi,
    /// Be an NBoard engine for Othello windows
    Nboard,
    /// Count the leaves of a game tree to a depth
    Perft(perft::Arguments),
    /// Print a random bare tree
    Tree(tree::Arguments),
    /// Run the ready example, print the comparison and draw the window
    Demo(render::DemoArguments),
    /// Race a session's or example's algorithms: score table and overlay counts
    Race(race::Arguments),
    /// Experiments: the papers' and your own; run, merge, compare
    Lab(lab::Arguments),
    /// Lessons: list, check, slides, exercise sheets
    Lesson(lesson::Arguments),
    /// Draw the window into a file, without a display
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
            Some(source) => Failure(format!("{source}: {}", self.0)),
            None => self,
        }
    }

    /// Why a file could not be read or written.
    pub fn io(path: &Path, error: &std::io::Error) -> Failure {
        Failure::at(path, IoErrorText(error))
    }

    /// What went wrong with a file.
    pub fn at(path: &Path, why: impl fmt::Display) -> Failure {
        Failure::new(format_args!("{}: {why}", path.display()))
    }
}

impl<E: std::error::Error> From<E> for Failure {
    fn from(error: E) -> Failure {
        Failure(error.to_string())
    }
}

pub fn main() -> ExitCode {
    let arguments: Vec<OsString> = std::env::args_os().skip(1).collect();
    let mut command = command();
    atomic::outlive_file_size_limit();
    if let Some(folders) = Folders::of_platform() {
        crash::report_to(folders.state, what_runs(&command, &arguments));
    }
    let matches = command.try_get_matches_from_mut(std::env::args_os());
    let cli = match matches.and_then(|matches| Cli::from_arg_matches(&matches)) {
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
        Err(Failure(sentence)) => {
            eprintln!("yomiki: {sentence}");
            ExitCode::from(2)
        }
    }
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
        eprintln!("yomiki: {}", unseen.localize(Lang::En));
    }
}

/// The commands and their options. A number below nought is a value, not an option of its own: what
/// is wrong with it is said of the option it was given to.
fn command() -> clap::Command {
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
    with_numbers(Cli::command())
}

/// Prints a line, or ends the program.
pub fn print(text: impl fmt::Display) {
    use std::io::Write;
    if let Err(error) = writeln!(std::io::stdout().lock(), "{text}") {
        give_up_printing(&error);
    }
}

/// Writes a file as a whole or not at all, or says why it could not.
pub fn save(path: &Path, bytes: &[u8]) -> Result<(), Failure> {
    let written = atomic::write(path, bytes).map_err(|e| Failure::io(path, &e))?;
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
    eprintln!("yomiki: standard output: {}", IoErrorText(error));
    std::process::exit(2);
}

/// The word for one, or for any other number of them.
pub fn plural<'a>(n: u64, one: &'a str, many: &'a str) -> &'a str {
    if n == 1 { one } else { many }
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

    /// Every command and option below one that has no help.
    fn unexplained(command: &clap::Command, path: &str, found: &mut Vec<String>) {
        let path = format!("{path} {}", command.get_name());
        if command.get_about().is_none() {
            found.push(path.clone());
        }
        for arg in command.get_arguments() {
            if arg.get_help().is_none() {
                found.push(format!("{path} {arg}"));
            }
        }
        for below in command.get_subcommands() {
            unexplained(below, &path, found);
        }
    }

    #[test]
    fn every_command_and_every_option_has_a_help_text() {
        let mut found = Vec::new();
        unexplained(&command(), "", &mut found);
        assert!(found.is_empty(), "{found:#?}");
        command().debug_assert();
    }

    #[test]
    fn a_report_names_commands_and_options_and_no_values() {
        let what = |line: &str| {
            let words: Vec<OsString> = line.split(' ').map(OsString::from).collect();
            what_runs(&command(), &words)
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

    #[test]
    fn help_lists_the_words_that_an_option_takes() {
        let help = |name: &str, option: &str| {
            let command = command();
            let command = command.find_subcommand(name).unwrap().clone();
            let arg = command.get_arguments().find(|a| a.get_id() == option);
            arg.unwrap().get_help().unwrap().to_string()
        };
        let lists = |text: String, words: &[&str]| {
            for word in words {
                assert!(text.contains(word), "{word}: {text}");
            }
        };
        let orders: Vec<&str> = crate::problem::Order::ALL
            .iter()
            .map(|o| o.name())
            .collect();
        lists(help("search", "order"), &orders);
        let panes = crate::gui::pane_kind::PaneKind::ALL.map(|kind| kind.id());
        lists(help("render", "pane"), &panes);
        let examples: Vec<&str> = crate::session::examples::EXAMPLES
            .iter()
            .map(|e| e.id)
            .collect();
        for command in ["render", "race"] {
            lists(help(command, "example"), &examples);
        }
    }
}
