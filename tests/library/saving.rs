//! A process that saves without pause is killed at random moments: the file is always one of those
//! it wrote, whole, and opens. What it leaves beside the file is taken away later.

use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, SystemTime};

use yomiki::base::platform::files;
use yomiki::base::random::Rng;
use yomiki::session::{Bookmark, Session, examples};
use yomiki::worker::waiting;

use crate::again::again;

/// The file that the process which is to be killed writes.
const SAVES: &str = "YOMIKI_TEST_SAVES";
const ROUNDS: usize = 40;

/// A small session and one that takes a while to write.
fn sessions() -> [Session; 2] {
    let small = examples::first().session();
    let mut large = examples::find("othello6")
        .expect("the example exists")
        .session();
    large.bookmarks = (0..20_000)
        .map(|i| Bookmark {
            name: format!("moment {i}"),
            runner: i % 2,
            event: i as u64,
        })
        .collect();
    [small, large]
}

/// Where the texts to be saved lie, beside the file.
fn texts(path: &Path) -> [PathBuf; 2] {
    ["small", "large"].map(|name| path.with_extension(name))
}

/// As sessions are saved, but for the time it takes to put them into words.
fn save_until_killed(path: &Path) -> ! {
    let texts = texts(path).map(|text| fs::read_to_string(text).expect("a text to save"));
    loop {
        for text in &texts {
            files::write(path, text.as_bytes()).expect("the file can be written");
        }
    }
}

#[test]
fn killed_at_any_moment_of_a_save_the_file_is_the_old_or_the_new_one() {
    if let Some(path) = std::env::var_os(SAVES) {
        save_until_killed(Path::new(&path));
    }
    let folder = tempfile::tempdir().expect("a temporary folder");
    let path = folder.path().join("session.ron");
    let sessions = sessions();
    let written = sessions.each_ref().map(|session| session.to_ron());
    for (text, file) in written.iter().zip(texts(&path)) {
        fs::write(file, text).expect("a file can be written");
    }
    sessions[0].save(&path).expect("the file can be written");
    let before = modified(&path);
    let mut rng = Rng::new(41);
    let mut seen = [0; 2];
    for round in 0..ROUNDS {
        let test = "killed_at_any_moment_of_a_save_the_file_is_the_old_or_the_new_one";
        let mut child = again(module_path!(), test)
            .env(SAVES, &path)
            .stdout(Stdio::null())
            .spawn()
            .expect("a process can be started");
        let last = modified(&path);
        waiting::expect_that("a file that was saved", || modified(&path) != last);
        // Any moment will do: it saves all the time.
        std::thread::sleep(Duration::from_micros(rng.below(20_000)));
        child.kill().expect("our own process can be killed");
        child.wait().expect("it was killed");
        let found = fs::read_to_string(&path).expect("the file is there");
        let which = written.iter().position(|text| *text == found);
        seen[which.unwrap_or_else(|| panic!("round {round}: neither of the two, whole"))] += 1;
    }
    assert!(modified(&path) > before);
    for (text, session) in texts(&path).iter().zip(&sessions) {
        assert_eq!(Session::load(text).expect("what is saved opens"), *session);
        fs::remove_file(text).expect("our own file can be removed");
    }
    println!(
        "{ROUNDS} times killed: {} times the small, {} times the large one",
        seen[0], seen[1]
    );

    let unfinished = || {
        let entries = fs::read_dir(folder.path()).expect("the folder is there");
        let others = entries.flatten().filter(|entry| entry.path() != path);
        others.map(|entry| entry.path()).collect::<Vec<_>>()
    };
    println!("{} unfinished files", unfinished().len());
    // Those of living processes are left alone; these are long dead.
    let mut old = unfinished();
    old.push(folder.path().join(".session.ron.1.new"));
    for file in &old {
        let file = File::options().create(true).append(true).open(file);
        let long_ago = SystemTime::now() - Duration::from_secs(3600);
        let set = file.and_then(|file| file.set_modified(long_ago));
        set.expect("a file's time can be set");
    }
    let young = folder.path().join(".session.ron.2.new");
    let others = folder.path().join(".another.ron.3.new");
    for file in [&young, &others] {
        fs::write(file, "(").expect("a file can be written");
    }
    sessions[0].save(&path).expect("the file can be written");
    let mut left = unfinished();
    left.sort();
    assert_eq!(left, [others, young]);
}

fn modified(path: &Path) -> SystemTime {
    let about = fs::metadata(path).expect("the file is there");
    about.modified().expect("the system knows it")
}

/// The file that the process with a limit on the size of files writes.
#[cfg(unix)]
const LIMITED: &str = "YOMIKI_TEST_LIMITED";

#[cfg(unix)]
#[test]
fn a_file_larger_than_the_system_permits_leaves_the_old_one_and_nothing_else() {
    if let Some(path) = std::env::var_os(LIMITED) {
        let error = sessions()[1].save(Path::new(&path)).expect_err("the limit");
        return println!("refused: {error}");
    }
    let folder = tempfile::tempdir().expect("a temporary folder");
    let path = folder.path().join("session.ron");
    let old = sessions()[0].clone();
    old.save(&path).expect("the file can be written");
    let name = "saving::a_file_larger_than_the_system_permits_leaves_the_old_one_and_nothing_else";
    let output = Command::new("sh")
        .args(["-c", "ulimit -f 64; exec \"$0\" \"$@\""])
        .arg(std::env::current_exe().expect("this is a program"))
        .args(["--exact", name, "--nocapture"])
        .env(LIMITED, &path)
        .output()
        .expect("a shell can be started");
    let said = String::from_utf8_lossy(&output.stdout);
    let entries = fs::read_dir(folder.path()).expect("the folder is there");
    let names: Vec<_> = entries.flatten().map(|entry| entry.file_name()).collect();
    assert_eq!(names, ["session.ron"], "{said}");
    assert!(output.status.success(), "{}: {said}", output.status);
    assert!(said.contains("larger than the system permits"), "{said}");
    assert_eq!(Session::load(&path).expect("the old one"), old);
}
