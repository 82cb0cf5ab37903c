//! Reports of panics: written by whatever breaks down, told of once to a person at a terminal.

use std::fs::{self, File};
use std::io::Read;
use std::os::fd::{FromRawFd, OwnedFd};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

fn yomiki_in(home: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_yomiki"));
    command
        .env("HOME", home)
        .env("XDG_STATE_HOME", home.join("state"))
        .env_remove("RUST_BACKTRACE")
        .stdin(Stdio::null())
        .stdout(Stdio::null());
    command
}

fn reports(home: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(home.join("state/yomiki"));
    let paths = entries.into_iter().flatten().map(|it| it.unwrap().path());
    paths.collect()
}

/// Lets the program break down: where standard error takes nothing, printing to it panics.
fn break_down(home: &Path, arguments: &[&str]) -> bool {
    let Ok(full) = File::options().write(true).open("/dev/full") else {
        println!("skipped: there is no /dev/full");
        return false;
    };
    let mut command = yomiki_in(home);
    let status = command.args(arguments).stderr(full).status().unwrap();
    assert_eq!(status.code(), Some(101), "a panic ends it");
    true
}

/// What the program says to a terminal.
fn said_to_a_terminal(home: &Path, arguments: &[&str]) -> String {
    let (mut ours, mut its) = (0, 0);
    let none = std::ptr::null_mut();
    // SAFETY: both numbers outlive the call, and nothing else is asked for.
    let opened = unsafe { libc::openpty(&mut ours, &mut its, none, none.cast(), none.cast()) };
    assert_eq!(opened, 0, "a terminal");
    // SAFETY: the call has just opened them, and nobody else has them.
    let (ours, its) = unsafe { (OwnedFd::from_raw_fd(ours), OwnedFd::from_raw_fd(its)) };
    let mut command = yomiki_in(home);
    let status = command.args(arguments).stderr(its).status().unwrap();
    assert!(status.success());
    drop(command);
    let mut said = Vec::new();
    // At its end a terminal is an error.
    let _ = File::from(ours).read_to_end(&mut said);
    String::from_utf8_lossy(&said).into_owned()
}

#[test]
fn a_panic_leaves_a_report_and_the_next_start_says_where_once() {
    let home = tempfile::tempdir().unwrap();
    let home = home.path();
    if !break_down(home, &["search", "--game", "tree", "--position", "secret"]) {
        return;
    }
    let [report] = &reports(home)[..] else {
        panic!("one report: {:?}", reports(home));
    };
    let text = fs::read_to_string(report).unwrap();
    for part in [
        env!("CARGO_PKG_VERSION"),
        "what ran: yomiki search --game … --position …\n",
        "thread: main",
        "message: failed printing to stderr",
    ] {
        assert!(text.contains(part), "{part}: {text}");
    }
    // With or without lines of the source.
    let has_trace = text.contains("src/cli/mod.rs") || text.contains("yomiki::cli::main");
    assert!(has_trace, "{text}");
    assert!(!text.contains("secret"), "{text}");
    // A script gets what it expects, and nobody has been told then.
    let list = ["algorithms", "--json"];
    let output = yomiki_in(home).args(list).output().unwrap();
    assert!(output.status.success() && output.stderr.is_empty());
    let said = said_to_a_terminal(home, &list);
    let [report] = &reports(home)[..] else {
        panic!("the report is kept");
    };
    assert_eq!(said.trim_end().lines().count(), 1, "{said}");
    assert!(said.contains(report.to_str().unwrap()), "{said}");
    assert_eq!(said_to_a_terminal(home, &list), "");
}

/// Where the process that breaks down leaves its reports.
const BREAKS: &str = "YOMIKI_TEST_BREAKS_DOWN";

#[test]
fn a_panic_that_is_caught_on_a_thread_leaves_a_report_without_what_it_quotes() {
    if let Some(folder) = std::env::var_os(BREAKS) {
        yomiki::session::crash::report_to(folder.into(), "a test".to_owned());
        for _ in 0..10 {
            let thread = std::thread::Builder::new().name("alpha-beta".to_owned());
            let broken = thread.spawn(|| {
                let file = std::hint::black_box("将secret棋").to_owned();
                std::panic::catch_unwind(|| file[1..].len()).is_err()
            });
            assert!(broken.unwrap().join().unwrap());
        }
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let name =
        "broken_down::a_panic_that_is_caught_on_a_thread_leaves_a_report_without_what_it_quotes";
    let output = Command::new(std::env::current_exe().unwrap())
        .args(["--exact", name, "--nocapture"])
        .env(BREAKS, folder.path())
        .output()
        .unwrap();
    assert!(output.status.success());
    let mut texts = Vec::new();
    for entry in fs::read_dir(folder.path()).unwrap() {
        texts.push(fs::read_to_string(entry.unwrap().path()).unwrap());
    }
    assert_eq!(texts.len(), 3, "not one for every time");
    for text in texts {
        assert!(text.contains("thread: alpha-beta"), "{text}");
        assert!(text.contains("char boundary"), "{text}");
        assert!(!text.contains("secret"), "{text}");
    }
}
