//! The command line from outside: its names and JSON fields are a contract.

#[cfg(target_os = "linux")]
mod broken_down;
// What a process is doing is read from /proc.
#[cfg(target_os = "linux")]
mod interrupted;
mod lab;
mod languages;
mod mnk;
mod pictures;
mod play;
#[cfg(target_os = "linux")]
mod running_out;
mod search;
mod shogi;
mod solve;
mod wrong;

use std::process::{Command, Output};

use serde_json::Value;

/// The program in English, whatever the locale, and without a display.
fn program() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_yomiki"));
    for name in [
        "DISPLAY",
        "WAYLAND_DISPLAY",
        "YOMIKI_LANG",
        "LC_ALL",
        "LC_MESSAGES",
    ] {
        command.env_remove(name);
    }
    command.env("LANG", "C");
    command
}

fn yomiki(arguments: &[&str]) -> Output {
    program().args(arguments).output().unwrap()
}

fn json(arguments: &[&str]) -> Value {
    let output = yomiki(arguments);
    assert!(
        output.status.success(),
        "{arguments:?}: {}",
        String::from_utf8_lossy(&output.stderr)
    );
    serde_json::from_slice(&output.stdout).unwrap_or_else(|e| panic!("{arguments:?}: {e}"))
}

/// Fails with code 2 and exactly one line on standard error; gives that line.
fn refusal(arguments: &[&str]) -> String {
    let output = yomiki(arguments);
    let text = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(2), "{arguments:?}: {text}");
    assert!(output.stdout.is_empty());
    assert_eq!(text.trim_end().lines().count(), 1, "{text}");
    text.trim_end().to_owned()
}

const TREE: &str = "[[[[10,35],[25,70]],[[75,15],[20,40]]],[[[5,65],[30,80]],[[55,60],[45,50]]]]";

fn search<'a>(algorithm: &'a str, more: &[&'a str]) -> Vec<&'a str> {
    let mut arguments = vec![
        "search",
        "--game",
        "tree",
        "--position",
        TREE,
        "--algorithm",
        algorithm,
        "--json",
    ];
    arguments.extend(more);
    arguments
}
