//! Play from the command line: a short match, taken up again; records learnt from; both engines as
//! another window starts them.

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Command, Output, Stdio};

use serde_json::Value;

fn yomiki(arguments: &[&str], folder: &Path) -> Output {
    Command::new(env!("CARGO_BIN_EXE_yomiki"))
        .args(arguments)
        .current_dir(folder)
        .env_remove("DISPLAY")
        .env_remove("WAYLAND_DISPLAY")
        .env("YOMIKI_LANG", "en")
        .output()
        .unwrap()
}

fn json(arguments: &[&str], folder: &Path) -> Value {
    let output = yomiki(arguments, folder);
    let error = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{arguments:?}: {error}");
    serde_json::from_slice(&output.stdout).unwrap()
}

fn refusal(arguments: &[&str], folder: &Path) -> String {
    let output = yomiki(arguments, folder);
    assert_eq!(output.status.code(), Some(2), "{arguments:?}");
    String::from_utf8(output.stderr).unwrap()
}

#[test]
fn a_short_match_is_played_saved_taken_up_again_and_learnt_from() {
    let folder = tempfile::tempdir().unwrap();
    let at = folder.path();
    fs::write(at.join("a.ron"), "(game: othello, manager: Ours)").unwrap();
    fs::write(at.join("b.ron"), "(game: othello, manager: Fixed)").unwrap();
    fs::write(at.join("c.ron"), "(game: shogi)").unwrap();
    let play = |games: &'static str, more: &[&'static str]| {
        let mut words = vec![
            "match", "a.ron", "b.ron", "--games", games, "--clock", "6kn+50n",
        ];
        words.extend(["--seed", "4", "--json"]);
        words.extend(more);
        json(&words, at)
    };
    let half = play("2", &[]);
    assert_eq!(
        (&half["games"], &half["game"]),
        (&Value::from(2), &Value::from("othello"))
    );
    assert_eq!(half["folder"], "a-b.match");
    assert_eq!(half["time_losses"]["a"], 0);
    for field in [
        "wins", "draws", "losses", "score", "elo", "elo_low", "elo_high", "used", "complete",
    ] {
        assert!(half.get(field).is_some(), "{field}");
    }
    // The folder is not played over, and a match is taken up only as it was begun.
    let again = [
        "match", "a.ron", "b.ron", "--games", "2", "--clock", "6kn+50n", "--seed", "4",
    ];
    assert!(refusal(&again, at).contains("--resume"));
    let other = [
        "match", "a.ron", "b.ron", "--clock", "7kn", "--seed", "4", "--resume",
    ];
    assert!(refusal(&other, at).contains("another match"));
    let mixed = ["match", "a.ron", "c.ron"];
    assert!(refusal(&mixed, at).contains("one game"));
    let whole = play("4", &["--resume", "--jobs", "2"]);
    assert_eq!(whole["games"], 4);
    // The same match from nothing is the same match.
    let afresh = play("4", &["--out", "afresh.match"]);
    for field in ["wins", "draws", "losses", "used", "plies"] {
        assert_eq!(whole[field], afresh[field], "{field}");
    }
    let read = |name: &str| fs::read_to_string(at.join(name)).unwrap();
    assert_eq!(read("a-b.match/00003.ggf"), read("afresh.match/00003.ggf"));
    assert!(read("a-b.match/00001.ggf").contains("PB[a]PW[b]"));
    assert!(read("a-b.match/00002.ggf").contains("PB[b]PW[a]"));
    // Learning from the records that were saved.
    let learn = [
        "train",
        "transitions",
        "a-b.match",
        "--game",
        "othello",
        "--out",
        "t.ron",
    ];
    assert!(yomiki(&learn, at).status.success());
    assert!(read("t.ron").contains("games: 4"));
    fs::write(
        at.join("d.ron"),
        "(game: othello, search: Realization, transitions: Some(\"t.ron\"))",
    )
    .unwrap();
    let words = [
        "match", "d.ron", "b.ron", "--games", "2", "--clock", "6kn", "--json",
    ];
    assert_eq!(json(&words, at)["games"], 2);
}

#[test]
fn players_and_clocks_that_cannot_be_are_refused_with_a_sentence() {
    let folder = tempfile::tempdir().unwrap();
    let at = folder.path();
    fs::write(at.join("a.ron"), "(game: chess)").unwrap();
    assert!(refusal(&["match", "a.ron", "a.ron"], at).contains("not a player's description"));
    assert!(refusal(&["match", "no.ron", "a.ron"], at).contains("no.ron"));
    let clock = yomiki(&["match", "a.ron", "a.ron", "--clock", "5"], at);
    assert_eq!(clock.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&clock.stderr).contains("not an amount of time or nodes"));
    assert!(refusal(&["train", "transitions", "a.ron"], at).contains("no game could be read"));
}

/// Talks to an engine started as a window starts it.
fn talk(engine: &str, said: &str, until: &str) -> Vec<String> {
    let mut child = Command::new(env!("CARGO_BIN_EXE_yomiki"))
        .arg(engine)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut to = child.stdin.take().unwrap();
    to.write_all(said.as_bytes()).unwrap();
    let from = BufReader::new(child.stdout.take().unwrap());
    let mut heard = Vec::new();
    for line in from.lines() {
        heard.push(line.unwrap());
        if heard.last().is_some_and(|l| l.starts_with(until)) {
            break;
        }
    }
    to.write_all(b"quit\n").unwrap();
    assert!(child.wait().unwrap().success());
    heard
}

#[test]
fn both_engines_answer_on_standard_output() {
    let said = "usi\nisready\nposition startpos moves 7g7f\ngo depth 1\n";
    let heard = talk("usi", said, "bestmove");
    assert!(heard.iter().any(|l| l == "usiok") && heard.iter().any(|l| l == "readyok"));
    let heard = talk("nboard", "nboard 2\nset depth 1\ngo\n", "===");
    assert!(heard[0].starts_with("set myname"));
}

#[test]
fn positions_of_own_games_are_by_phase_and_repeat() {
    let folder = tempfile::tempdir().unwrap();
    let collect = || {
        let words = [
            "selfplay", "--game", "othello", "--each", "3", "--nodes", "200",
        ];
        let output = yomiki(&words, folder.path());
        assert!(output.status.success());
        String::from_utf8(output.stdout).unwrap()
    };
    let text = collect();
    for phase in ["opening", "middle", "end"] {
        assert_eq!(text.matches(&format!("phase={phase}")).count(), 3);
    }
    assert_eq!(text, collect());
}
