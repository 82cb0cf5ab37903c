//! Tests that need a process of their own: because they count its threads and memory, or because
//! it is to be killed. The test runs its own program once more, for itself alone.

use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};

/// Set in a process that was started for one test.
const ALONE: &str = "YOMIKI_TEST_ALONE";

/// This program again, with nothing to do but one test. `module` is its `module_path!()`.
pub fn again(module: &str, test: &str) -> Command {
    let place = match module.split_once("::") {
        Some((_, place)) => format!("{place}::{test}"),
        None => test.to_owned(),
    };
    let program = std::env::current_exe().expect("a test is a program");
    let mut command = Command::new(program);
    command.args(["--exact", &place, "--nocapture"]);
    command
}

/// Whether this process belongs to one test. If not, such a process is started and waited for: it
/// has to run that test and no other, and to succeed.
pub fn is_alone(module: &str, test: &str) -> bool {
    if std::env::var_os(ALONE).is_some() {
        return true;
    }
    let mut child = again(module, test)
        .env(ALONE, "1")
        .stdout(Stdio::piped())
        .spawn()
        .expect("a process can be started");
    // Decoded line by line: a test can be asked to take half an hour.
    let told = child.stdout.take().expect("it is piped");
    let mut has_run = false;
    for line in BufReader::new(told).lines().map_while(Result::ok) {
        has_run |= line.contains("1 passed");
        println!("{line}");
    }
    let status = child.wait().expect("it is our own process");
    assert!(status.success(), "{test}, alone in a process: {status}");
    assert!(has_run, "there is no {test} in {module}");
    false
}
