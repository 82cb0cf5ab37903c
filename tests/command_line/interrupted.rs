//! Ctrl-C, and the signals of systems that want a program to end.

use std::os::unix::process::CommandExt;
use std::process::{Child, Command, Output, Stdio};
use std::time::{Duration, Instant};

use yomiki::worker::waiting;

/// Whether a process has set a handler for Ctrl-C.
fn hears(pid: u32) -> bool {
    let status = std::fs::read_to_string(format!("/proc/{pid}/status")).unwrap_or_default();
    let caught = status.lines().find_map(|line| line.strip_prefix("SigCgt:"));
    let caught = caught.and_then(|mask| u64::from_str_radix(mask.trim(), 16).ok());
    caught.is_some_and(|mask| mask >> (libc::SIGINT - 1) & 1 == 1)
}

/// The processor time that a process has used, in hundredths of a second.
fn worked(pid: u32) -> u64 {
    let stat = std::fs::read_to_string(format!("/proc/{pid}/stat")).unwrap_or_default();
    // Behind the name, which stands in brackets, they are the 12th and the 13th number.
    let numbers = stat.rsplit_once(')').map_or("", |(_, numbers)| numbers);
    let times = numbers.split_whitespace().skip(11).take(2);
    times.filter_map(|n| n.parse::<u64>().ok()).sum()
}

/// Waits until a process would hear a signal itself and has worked for a third of a second.
fn wait_until_under_way(pid: u32) {
    waiting::expect_that("a command under way", || hears(pid) && worked(pid) > 33);
}

fn send(child: &Child, signal: libc::c_int) {
    let process = libc::pid_t::try_from(child.id()).unwrap();
    // SAFETY: the process is our own child, which nobody has waited for yet.
    let sent = unsafe { libc::kill(process, signal) };
    assert_eq!(sent, 0, "it could not be sent");
}

fn start(arguments: &[&str]) -> Child {
    let mut command = Command::new(env!("CARGO_BIN_EXE_yomiki"));
    command
        .args(arguments)
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    hearing(&mut command).spawn().unwrap()
}

/// The same command in a process that ignores no signal, even where the tests were started under
/// `nohup`: a command leaves ignored what was ignored when it began.
fn hearing(command: &mut Command) -> &mut Command {
    let heed = || {
        for signal in [libc::SIGHUP, libc::SIGINT, libc::SIGTERM] {
            // SAFETY: it only gives the signal back its usual meaning.
            unsafe { libc::signal(signal, libc::SIG_DFL) };
        }
        Ok(())
    };
    // SAFETY: between fork and exec it calls `signal` only, which may be called there.
    unsafe { command.pre_exec(heed) }
}

/// Starts a command, sends a signal after a moment, and gives its output and how long it took to end.
fn ended_by(signal: libc::c_int, arguments: &[&str]) -> (Output, Duration) {
    let mut child = start(arguments);
    wait_until_under_way(child.id());
    let over = child.try_wait().unwrap();
    assert!(over.is_none(), "{arguments:?} was over already");
    let sent = Instant::now();
    send(&child, signal);
    let output = child.wait_with_output().unwrap();
    (output, sent.elapsed())
}

/// The same with Ctrl-C.
fn interrupted(arguments: &[&str]) -> (Output, Duration) {
    ended_by(libc::SIGINT, arguments)
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
        assert!(took < Duration::from_secs(10), "{arguments:?}: {took:?}");
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
    assert!(took < Duration::from_secs(30), "{took:?}");
}

#[test]
fn a_batch_system_that_ends_a_command_gets_its_report_like_ctrl_c() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).display().to_string();
    let (player, games, lab) = (path("player.ron"), path("games"), path("lab"));
    std::fs::write(&player, "(game: othello)").unwrap();
    let position = "random:seed=1,depth=40,branching=7";
    let endless = "9/9/9/4k4/9/9/9/9/9 b RBSNLrb4g3s3n3l18p 1";
    let search: &[&str] = &[
        "search",
        "--game",
        "tree",
        "--position",
        position,
        "--algorithm",
        "alpha-beta",
        "--json",
    ];
    let played: &[&str] = &[
        "match", &player, &player, "--games", "100000", "--out", &games, "--json",
    ];
    let commands: [(&[&str], &str); 6] = [
        (search, r#""stopped_by":"cancelled""#),
        (
            &["solve", "othello", "random:empties=40,seed=2", "--json"],
            r#""result":"bounds""#,
        ),
        (
            &["solve", "tsume", endless, "--json"],
            r#""result":"unknown""#,
        ),
        (played, r#""games":"#),
        (
            &["train", "models", "--nodes", "100000"],
            "Cancelled before",
        ),
        (
            &["lab", "run", "000-fig3", "--jobs", "1", "--out", &lab],
            "Cancelled; ",
        ),
    ];
    for signal in [libc::SIGTERM, libc::SIGHUP] {
        for (arguments, report) in commands {
            let (output, took) = ended_by(signal, arguments);
            let told = String::from_utf8_lossy(&output.stdout).into_owned();
            let said = String::from_utf8_lossy(&output.stderr).into_owned();
            let what = format!("{arguments:?} by {signal}: {told}{said}");
            assert_eq!(output.status.code(), Some(0), "{what}");
            assert!(told.contains(report), "{what}");
            assert!(took < Duration::from_secs(10), "{what}: {took:?}");
            let _ = std::fs::remove_dir_all(&games);
        }
    }
}

#[test]
fn what_was_started_to_outlive_its_terminal_does() {
    let mut child = Command::new("sh")
        .args(["-c", "trap '' HUP; exec \"$0\" \"$@\""])
        .arg(env!("CARGO_BIN_EXE_yomiki"))
        .args(["solve", "othello", "random:empties=40,seed=2", "--json"])
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    wait_until_under_way(child.id());
    send(&child, libc::SIGHUP);
    let before = worked(child.id());
    waiting::expect_that("more work", || worked(child.id()) > before + 30);
    assert!(child.try_wait().unwrap().is_none(), "it goes on");
    send(&child, libc::SIGTERM);
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(0));
    assert!(!output.stdout.is_empty(), "the report");
}
