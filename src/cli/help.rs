//! The help of the command line in a language. The commands themselves have no texts: they are set
//! here, by keys made of the command's names and the argument's id (`help_lab_run_out`).

use clap::{Arg, Command};

use crate::base::messages::{Lang, Text, tr};
use crate::gui::pane_kind::PaneKind;
use crate::session::examples::EXAMPLES;

/// The program's name, which stands in no key but that of its own help.
const PROGRAM: &str = "yomiki";

/// A command tree with all its help.
pub fn explained(command: Command, lang: Lang) -> Command {
    let mut command = described(command, "help", lang);
    command.build();
    headed(command, lang)
}

/// `help_lab` and `run` make `help_lab_run`.
fn key(path: &str, name: &str) -> String {
    format!("{path}_{name}")
}

/// The path of keys of a command below one.
fn below(path: &str, command: &Command) -> String {
    match command.get_name() {
        PROGRAM => path.to_owned(),
        name => key(path, name),
    }
}

/// The key of what a command is for.
fn about(path: &str, command: &Command) -> String {
    match command.get_name() {
        PROGRAM => key(path, PROGRAM),
        _ => path.to_owned(),
    }
}

/// The texts of every command and argument.
fn described(command: Command, path: &str, lang: Lang) -> Command {
    let path = below(path, &command);
    let command = match Text::by_name(&about(&path, &command)) {
        Some(text) => command.about(text.get(lang)),
        None => command,
    };
    command
        .mut_args(|arg| {
            let text = Text::by_name(&key(&path, arg.get_id().as_str()));
            let help = text.map(|text| filled(text.get(lang)));
            with_values(arg.help(help.unwrap_or_default()), lang)
        })
        .mut_subcommands(|command| described(command, &path, lang))
}

/// Lists that stand in a text by their name.
fn filled(text: &str) -> String {
    let examples: Vec<&str> = EXAMPLES.iter().map(|example| example.id).collect();
    text.replace("<examples>", &examples.join(", "))
        .replace("<panes>", &PaneKind::ALL.map(PaneKind::id).join(", "))
}

/// What an argument is if it is not given, and what it can be, as words of ours.
fn with_values(arg: Arg, lang: Lang) -> Arg {
    if !arg.get_action().takes_values() {
        return arg;
    }
    let defaults = arg.get_default_values().iter();
    let defaults: Vec<_> = defaults.map(|value| value.to_string_lossy()).collect();
    let possible = arg.get_possible_values();
    let shown = possible.iter().filter(|value| !value.is_hide_set());
    let possible: Vec<&str> = shown.map(|value| value.get_name()).collect();
    let mut help = arg.get_help().map(ToString::to_string).unwrap_or_default();
    if !defaults.is_empty() {
        help += " ";
        help += &tr!(lang, cli_default_value, value = defaults.join(" "));
    }
    if !possible.is_empty() {
        help += " ";
        help += &tr!(lang, cli_possible_values, values = possible.join(", "));
    }
    arg.help(help)
        .hide_default_value(true)
        .hide_possible_values(true)
}

/// Headings, and the texts of what clap adds itself.
fn headed(command: Command, lang: Lang) -> Command {
    let template = template(&command, lang);
    let command = command
        .help_template(template)
        .mut_args(|arg| match arg.get_id().as_str() {
            "help" => arg.help(tr!(lang, cli_flag_help)),
            "version" => arg.help(tr!(lang, cli_flag_version)),
            _ => arg,
        });
    command.mut_subcommands(|command| {
        let command = match command.get_name() {
            "help" => command.about(tr!(lang, cli_command_help)),
            _ => command,
        };
        headed(command, lang)
    })
}

/// What a command's help consists of.
fn template(command: &Command, lang: Lang) -> String {
    let (usage, header) = (
        command.get_styles().get_usage(),
        command.get_styles().get_header(),
    );
    let heading = tr!(lang, cli_heading_usage);
    let mut text = format!("{{about-with-newline}}\n{usage}{heading}{usage:#} {{usage}}");
    let visible = |arg: &&Arg| !arg.is_hide_set();
    let sections = [
        (
            command.has_subcommands(),
            tr!(lang, cli_heading_commands),
            "{subcommands}",
        ),
        (
            command.get_positionals().any(|arg| visible(&arg)),
            tr!(lang, cli_heading_arguments),
            "{positionals}",
        ),
        (
            command.get_opts().next().is_some() || command.get_arguments().any(|arg| visible(&arg)),
            tr!(lang, cli_heading_options),
            "{options}",
        ),
    ];
    for (_, heading, section) in sections.iter().filter(|(there, ..)| *there) {
        text += &format!("\n\n{header}{heading}{header:#}\n{section}");
    }
    text
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    /// The keys of all commands and arguments below one.
    fn wanted(command: &Command, path: &str, keys: &mut Vec<String>) {
        let path = below(path, command);
        keys.push(about(&path, command));
        for arg in command.get_arguments().filter(|arg| !arg.is_hide_set()) {
            keys.push(key(&path, arg.get_id().as_str()));
        }
        for command in command.get_subcommands() {
            wanted(command, &path, keys);
        }
    }

    #[test]
    fn every_command_and_argument_has_its_text_and_no_text_is_left_over() {
        let mut keys = Vec::new();
        wanted(&crate::cli::bare_command(), "help", &mut keys);
        let wanted: BTreeSet<&str> = keys.iter().map(String::as_str).collect();
        assert_eq!(wanted.len(), keys.len(), "two have the same key");
        let there: BTreeSet<&str> = Text::names().filter(|k| k.starts_with("help_")).collect();
        let missing: Vec<_> = wanted.difference(&there).collect();
        let left_over: Vec<_> = there.difference(&wanted).collect();
        assert!(missing.is_empty(), "missing: {missing:#?}");
        assert!(left_over.is_empty(), "left over: {left_over:#?}");
        for lang in Lang::ALL {
            for key in &wanted {
                let text = Text::by_name(key).map_or("", |text| text.get(lang));
                assert!(!text.is_empty(), "{key} in {}", lang.tag());
            }
        }
    }

    /// Every command and argument that shows nothing.
    fn unexplained(command: &Command, path: &str, found: &mut Vec<String>) {
        let path = format!("{path} {}", command.get_name());
        if command.get_about().is_none() {
            found.push(path.clone());
        }
        for arg in command.get_arguments() {
            if arg
                .get_help()
                .is_none_or(|help| help.to_string().is_empty())
            {
                found.push(format!("{path} {arg}"));
            }
        }
        for below in command.get_subcommands() {
            unexplained(below, &path, found);
        }
    }

    #[test]
    fn every_command_and_every_option_shows_a_help_text() {
        for lang in Lang::ALL {
            let mut found = Vec::new();
            unexplained(&crate::cli::command(lang), "", &mut found);
            assert!(found.is_empty(), "{}: {found:#?}", lang.tag());
            crate::cli::command(lang).debug_assert();
        }
    }

    #[test]
    fn help_lists_the_words_that_an_option_takes() {
        for lang in Lang::ALL {
            let command = crate::cli::command(lang);
            let help = |name: &str, option: &str| {
                let command = command.find_subcommand(name).unwrap();
                let arg = command.get_arguments().find(|a| a.get_id() == option);
                arg.unwrap().get_help().unwrap().to_string()
            };
            let lists = |text: String, words: &[&str]| {
                for word in words {
                    assert!(text.contains(word), "{word}: {text}");
                }
            };
            let orders = crate::problem::Order::ALL.iter().map(|o| o.name());
            lists(help("search", "order"), &orders.collect::<Vec<_>>());
            lists(help("render", "pane"), &PaneKind::ALL.map(PaneKind::id));
            let examples: Vec<&str> = EXAMPLES.iter().map(|e| e.id).collect();
            for command in ["render", "race"] {
                lists(help(command, "example"), &examples);
            }
        }
    }
}
