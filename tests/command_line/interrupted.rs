//! Ctrl-C.

use std::process::{Command, Output, Stdio};

use crate::program;

/// Starts a command, presses Ctrl-C after a moment, and gives its output and how long it took to end.
fn interrupted(arguments: &[&str]) -> (Output, std::time::Duration) {
    let child = program()
        .args(arguments)
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    std::thread::sleep(std::time::Duration::from_millis(700));
    let pressed = std::time::Instant::now();
    let pid = child.id().to_string();
    let sent = Command::new("kill").args(["-INT", &pid]).status().unwrap();
    assert!(sent.success(), "{arguments:?} was over already");
    let output = child.wait_with_output().unwrap();
    (output, pressed.elapsed())
}

#[test]
fn whatever_ctrl_c_ends_reports_and_is_no_wrong_input() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).display().to_string();
    let (slides, lab) = (path("slides"), path("lab"));
    let perft = [
        "perft",
        "--game",
        "othello",
        "--position",
        "start",
        "--depth",
        "20",
    ];
    let json = [&perft[..], &["--json"]].concat();
    let export = [
        "lesson",
        "export",
        "gsearch",
        "--size",
        "4000x4000",
        "--out",
        &slides,
    ];
    let film = path("film.gif");
    let film = ["race", "--film", &film, "--size", "8000x8000"];
    let commands: [(&[&str], &str); 7] = [
        (&film, "no file is written"),
        (&perft, "cancelled after"),
        (&json, r#""nodes":null"#),
        (&export, "Cancelled; "),
        (
            &["lab", "run", "000-fig3", "--jobs", "1", "--out", &lab],
            "Cancelled; ",
        ),
        (&["selfplay", "--nodes", "100000"], "# cancelled: "),
        (
            &["train", "models", "--nodes", "100000"],
            "Cancelled before",
        ),
    ];
    for (arguments, report) in commands {
        let (output, took) = interrupted(arguments);
        let told = String::from_utf8_lossy(&output.stdout).into_owned();
        assert_eq!(output.status.code(), Some(0), "{arguments:?}: {told}");
        assert!(told.contains(report), "{arguments:?}: {told}");
        // 100 ms, and what a busy machine adds.
        assert!(
            took < std::time::Duration::from_secs(2),
            "{arguments:?}: {took:?}"
        );
    }
}

#[test]
fn a_picture_that_is_cancelled_shows_what_is_known_so_far() {
    let folder = tempfile::tempdir().unwrap();
    let picture = folder.path().join("tree.png").display().to_string();
    let position = "random:seed=1,depth=30,branching=6";
    let (output, took) = interrupted(&["render", "--position", position, "--out", &picture]);
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(0), "{said}");
    assert_eq!(
        said.trim_end(),
        "yomiki: cancelled; the picture shows what is known so far"
    );
    assert!(std::fs::read(&picture).unwrap().starts_with(b"\x89PNG"));
    assert!(took < std::time::Duration::from_secs(30), "{took:?}");
}
