//! Where memory or disk run out, a command says so in a sentence.

use std::io::Write;
use std::process::{Command, Output, Stdio};

/// Runs the program under limits of the shell, such as `ulimit -v 300000`.
fn limited(limits: &str, arguments: &[&str], input: &str) -> Output {
    let mut child = Command::new("sh")
        .args(["-c", &format!("{limits}; exec \"$0\" \"$@\"")])
        .arg(env!("CARGO_BIN_EXE_yomiki"))
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    // A program that died reads nothing; its end is what is looked at.
    let _ = stdin.write_all(input.as_bytes());
    drop(stdin);
    child.wait_with_output().unwrap()
}

const TSUME: &str = "9/9/3lG1k2/5p3/7G1/9/9/9/9 b 2GS2r2b3s4n3l17p 1";

#[test]
fn a_solver_without_room_for_its_thread_says_so() {
    let output = limited("ulimit -v 300000", &["solve", "tsume", TSUME], "");
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(2), "{said}");
    assert!(said.contains("no thread could be started"), "{said}");
    assert!(said.contains("ulimit -v"), "{said}");
    assert_eq!(said.trim_end().lines().count(), 1, "{said}");
}

#[test]
fn a_table_that_cannot_be_had_becomes_a_smaller_one_and_the_engine_plays() {
    let input = "usi\nsetoption name USI_Hash value 4096\nisready\nposition startpos\n\
                 go depth 2\n";
    let output = limited("ulimit -v 500000", &["usi"], input);
    let told = String::from_utf8_lossy(&output.stdout).into_owned();
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(output.status.success(), "{}: {told}{said}", output.status);
    let remark = told.lines().find(|line| line.starts_with("info string"));
    let remark = remark.unwrap_or_else(|| panic!("{told}"));
    assert!(remark.contains("no memory for USI_Hash 4096"), "{remark}");
    assert!(told.contains("readyok"), "{told}");
    let best = told.lines().find_map(|line| line.strip_prefix("bestmove "));
    assert!(best.is_some_and(|best| best != "resign"), "{told}");
}

#[test]
fn what_has_no_end_is_not_read_to_the_end() {
    for arguments in [
        &["train", "transitions", "/dev/zero"][..],
        &["train", "othello", "--out", "/dev/zero"],
        &[
            "search",
            "--game",
            "tree",
            "--position",
            crate::TREE,
            "--algorithm",
            "realization",
            "--set",
            "transitions=/dev/zero",
        ],
    ] {
        // Enough for any file that makes sense, and for a search.
        let output = limited("ulimit -v 1200000", arguments, "");
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(2), "{arguments:?}: {said}");
        assert!(said.contains("/dev/zero: more than "), "{said}");
    }
}

#[test]
fn a_limit_on_the_size_of_files_is_a_sentence_and_leaves_nothing_behind() {
    let folder = tempfile::tempdir().unwrap();
    let events = folder.path().join("events.jsonl").display().to_string();
    let search = [
        "search",
        "--game",
        "tree",
        "--position",
        "random:seed=1,depth=8,branching=4",
        "--algorithm",
        "minimax",
        "--events",
        &events,
    ];
    let output = limited("ulimit -f 64", &search, "");
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(2), "{}: {said}", output.status);
    assert!(said.contains("larger than the system permits"), "{said}");
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 0);
    // Two names of one file keep it in common, and that is said.
    std::fs::write(&events, "old").unwrap();
    let other = folder.path().join("other.jsonl");
    std::fs::hard_link(&events, &other).unwrap();
    let output = crate::yomiki(&search);
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(output.status.success(), "{said}");
    assert!(said.contains("events.jsonl: ") && said.contains("not atomic"));
    assert!(std::fs::metadata(&other).unwrap().len() > 64 * 1024);
}
