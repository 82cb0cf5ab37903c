//! What is wrong is told in a sentence, and by the exit code.

use std::io::Write;
use std::process::Stdio;

use serde_json::Value;

use crate::{program, refusal, search, yomiki};

#[test]
fn wrong_input_is_a_sentence_that_says_where() {
    let tree = |position| {
        [
            "search",
            "--game",
            "tree",
            "--position",
            position,
            "--algorithm",
            "sss",
        ]
    };
    assert!(refusal(&tree("[[3 5] [2 x]]")).contains("character 11"));
    assert!(refusal(&tree("[[3 5]")).len() > 20);
    assert!(refusal(&search("ssss", &[])).contains("ssss"));
    assert!(refusal(&search("recursive-sss", &["--set", "c=0"])).contains("c=0"));
    assert!(refusal(&search("sss", &["--set", "depth=3"])).contains("depth"));
    assert!(refusal(&search("sss", &["--question", "at-least"])).contains("--threshold"));
    assert!(
        refusal(&[
            "search",
            "--game",
            "tree",
            "--position",
            "@no-such-file",
            "--algorithm",
            "sss"
        ])
        .contains("no-such-file")
    );
    assert!(refusal(&search("sss", &["--max-time", "-1"])).contains("--max-time"));
    assert!(refusal(&search("sss", &["--max-time", "nan"])).contains("--max-time"));
    assert!(refusal(&search("sss", &["--size", "5"])).contains("4, 6, 8"));
    assert!(refusal(&search("sss", &["--no-such-option"])).contains("--no-such-option"));
    let board = "XXXXXXXXX";
    assert!(
        refusal(&[
            "search",
            "--game",
            "othello",
            "--position",
            board,
            "--algorithm",
            "sss"
        ])
        .len()
            > 20
    );
}

#[test]
fn deep_nesting_does_not_overflow_the_stack() {
    let deep = format!("{}1{}", "[".repeat(9_000), "]".repeat(9_000));
    for id in [
        "minimax",
        "alpha-beta",
        "sss",
        "recursive-sss",
        "mt-sss",
        "scout",
    ] {
        let mut child = program()
            .args([
                "search",
                "--game",
                "tree",
                "--position",
                "-",
                "--algorithm",
                id,
                "--json",
            ])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        child
            .stdin
            .take()
            .unwrap()
            .write_all(deep.as_bytes())
            .unwrap();
        let output = child.wait_with_output().unwrap();
        assert!(output.status.success(), "{id}");
        let answer: Value = serde_json::from_slice(&output.stdout).unwrap();
        assert_eq!(answer["value"], 1, "{id}");
    }
    let text = "[".repeat(1_000_000);
    let path = std::env::temp_dir().join("yomiki-deep.txt");
    std::fs::write(&path, text).unwrap();
    let position = format!("@{}", path.display());
    assert!(
        refusal(&[
            "search",
            "--game",
            "tree",
            "--position",
            &position,
            "--algorithm",
            "sss"
        ])
        .contains("10000")
    );
}

#[test]
fn without_a_display_the_window_says_so_and_names_what_works() {
    if !cfg!(all(unix, not(target_os = "macos"))) {
        println!("skipped: only X11 and Wayland can be missing");
        return;
    }
    let sentence = refusal(&[]);
    for word in ["no display", "demo", "render", "search", "lab", "match"] {
        assert!(sentence.contains(word), "{word}: {sentence}");
    }
}

#[test]
fn every_complaint_about_a_file_names_it() {
    let folder = tempfile::tempdir().unwrap();
    let write = |name: &str, text: &str| {
        let path = folder.path().join(name);
        std::fs::write(&path, text).unwrap();
        path.to_str().unwrap().to_owned()
    };
    let (empty, events) = (
        write("empty.txt", ""),
        write("half.jsonl", r#"{"event": 1"#),
    );
    let (tree, session) = (write("tree.txt", "[T F"), write("broken.ron", "garbage"));
    let searched = |path: &str| {
        let at = format!("@{path}");
        refusal(&[
            "search",
            "--game",
            "and-or",
            "--position",
            &at,
            "--algorithm",
            "df-pn",
        ])
    };
    let solved = |path: &str| refusal(&["solve", "tsume", &format!("@{path}")]);
    let cases = [
        (&empty, searched(&empty), "nothing here to read"),
        (&events, searched(&events), "this is an event file"),
        (&tree, searched(&tree), "at character 1"),
        (&empty, solved(&empty), ""),
        (
            &session,
            refusal(&["race", "--session", &session]),
            "this is no session that can be read (line 1, column",
        ),
        (
            &session,
            refusal(&["lesson", "check", &session]),
            "this is no lesson that can be read (line 1, column",
        ),
        (
            &session,
            refusal(&[
                "lab",
                "run",
                &session,
                "--out",
                folder.path().to_str().unwrap(),
            ]),
            "this is no experiment that can be read (line 1, column",
        ),
    ];
    for (path, line, why) in cases {
        assert!(line.starts_with(&format!("yomiki: {path}: ")), "{line}");
        assert_eq!(line.matches(path.as_str()).count(), 1, "{line}");
        assert!(line.contains(why), "{line}");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn an_answer_that_cannot_be_written_is_a_failure() {
    let commands: [&[&str]; 4] = [
        &["algorithms"],
        &["solve", "othello", "-----OX--XO----- X", "--json"],
        &["search", "--help"],
        &["--version"],
    ];
    for arguments in commands {
        let full = std::fs::File::create("/dev/full").unwrap();
        let output = program().args(arguments).stdout(full).output().unwrap();
        let said = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(2), "{arguments:?}: {said}");
        assert_eq!(said, "yomiki: standard output: the disk is full\n");
        // Who closes a pipe has read enough.
        let (reader, writer) = std::io::pipe().unwrap();
        drop(reader);
        let output = program().args(arguments).stdout(writer).output().unwrap();
        assert_eq!(output.status.code(), Some(0), "{arguments:?}");
        assert!(output.stderr.is_empty(), "{arguments:?}");
    }
}

#[test]
fn numbers_that_make_no_sense_are_refused_by_their_option() {
    let many = "100000";
    let commands: [(&[&str], &str); 8] = [
        (&["match", "a.ron", "b.ron", "--jobs", "0"], "--jobs"),
        (&["match", "a.ron", "b.ron", "--jobs", many], "--jobs"),
        (&["train", "models", "--jobs", many], "--jobs"),
        (
            &["lab", "run", "000-fig3", "--out", "x", "--jobs", many],
            "--jobs",
        ),
        (
            &["lab", "run", "000-fig3", "--out", "x", "--jobs", "0"],
            "--jobs",
        ),
        (
            &["solve", "othello", "start", "--threads", "257"],
            "--threads",
        ),
        (
            &["lab", "run", "000-fig3", "--out", "x", "--positions", "0"],
            "--positions",
        ),
        (
            &["train", "othello", "--out", "x", "--positions", "0"],
            "--positions",
        ),
    ];
    for (arguments, option) in commands {
        let refused = refusal(arguments);
        assert!(refused.contains(&format!("for '{option}")), "{refused}");
    }
}

#[test]
fn a_word_that_is_wrong_is_named_before_anything_else() {
    assert!(refusal(&["lab"]).ends_with("lab needs a command: list, run, merge or report"));
    assert!(refusal(&["solve"]).ends_with("solve needs a command: othello or tsume"));
    let refused = refusal(&["serach", "--game", "tree"]);
    assert!(
        refused.contains("'serach'; did you mean 'search'?"),
        "{refused}"
    );
    assert!(refusal(&["bogus"]).contains("there is no command and no file 'bogus'"));
    assert!(refusal(&["nofile.ron"]).contains("nofile.ron: there is no such file or folder"));
    let refused = refusal(&["render", "--pane", "nothing", "--out", "x.png"]);
    assert!(
        refused.contains("--pane") && refused.contains("inspector, open"),
        "{refused}"
    );
}

#[test]
fn words_fit_their_numbers_and_files_that_are_not_there_are_said_so() {
    let said = |arguments: &[&str]| {
        let output = yomiki(arguments);
        assert!(output.status.success(), "{arguments:?}");
        String::from_utf8(output.stdout).unwrap()
    };
    let leaf = [
        "search",
        "--game",
        "tree",
        "--position",
        "7",
        "--algorithm",
        "minimax",
    ];
    assert!(said(&leaf).contains("1 leaf evaluation, 0 inner nodes"));
    let limited = said(&[
        "search",
        "--game",
        "othello",
        "--position",
        "start",
        "--algorithm",
        "alpha-beta",
        "--max-nodes",
        "10",
    ]);
    assert!(limited.contains("(node limit reached)"), "{limited}");
    let kept = search(
        "iterative-deepening",
        &["--set", "keep=1", "--question", "depth", "--depth", "3"],
    );
    let kept = kept.into_iter().filter(|&word| word != "--json");
    let kept = said(&kept.collect::<Vec<_>>());
    assert!(
        kept.contains("Only the best move of each iteration was kept"),
        "{kept}"
    );
    let folder = tempfile::tempdir().unwrap();
    let nowhere = folder.path().join("none/x.png").display().to_string();
    let events = [&leaf[..], &["--events", &nowhere]].concat();
    for arguments in [
        &events[..],
        &["demo", "--out", &nowhere],
        &["train", "transitions", &nowhere],
    ] {
        let output = yomiki(arguments);
        assert_eq!(output.status.code(), Some(2));
        let error = String::from_utf8(output.stderr).unwrap();
        assert!(
            error.contains("there is no such file or folder"),
            "{arguments:?}: {error}"
        );
    }
}
