//! Small texts that ask for something huge: they are refused, or answered within bounds.

use std::path::Path;
use std::sync::Arc;

use yomiki::lab::{Own, Plan};
use yomiki::play::player::Spec;
use yomiki::problem::{self, AnyTree, Hints, Problem};
use yomiki::session::Session;
use yomiki::session::lesson::Lesson;
use yomiki::session::settings::{Folders, Settings};
use yomiki::trace;

use crate::boards::try_search;
use crate::files::{OWN, PLAYER};
use crate::harness::{bytes, measured};

/// Time and memory that any one of them may take.
fn bounded<T>(what: &str, work: impl FnOnce() -> T) -> T {
    let cost = measured(work);
    assert!(cost.seconds < 10.0, "{what}: {} s", cost.seconds);
    assert!(cost.bytes < 900 << 20, "{what}: {} bytes", cost.bytes);
    cost.result
}

#[test]
fn positions_that_ask_for_too_much() {
    let deep = |open: &str, n: usize| open.repeat(n);
    let wide = format!("[{}]", "1 ".repeat(3_000_000));
    let texts = [
        deep("[", 5_000_000),
        deep("[1 ", 2_000_000),
        deep("{\"0\":[", 100_000),
        format!("{}1{}", deep("[", 9_000), deep("]", 9_000)),
        format!("{}T{}", deep("[", 9_000), deep("]", 9_000)),
        wide,
        "random:depth=10000,branching=10000".to_owned(),
        "random:depth=4294967295,branching=4294967295".to_owned(),
        "random:depth=30,branching=1..30,ordered=0.7".to_owned(),
        "random:depth=1,branching=10000,ties=1073741824".to_owned(),
        "random:plies=4294967295,seed=1".to_owned(),
        "random:plies=1000,seed=18446744073709551615".to_owned(),
        "random:empties=4294967295,seed=1".to_owned(),
        "random:empties=64,seed=1".to_owned(),
        format!("startpos moves {}", "7g7f ".repeat(200_000)),
        format!("position sfen {} b - 1", "9/".repeat(100_000)),
        "f5".repeat(500_000),
        "歩".repeat(300_000),
        "手合割：平手\n".repeat(50_000),
        "PI\n".repeat(100_000),
        "9".repeat(1_000_000),
        "{\"0\":[\"OR\",[18446744073709551615]]}".to_owned(),
    ];
    for text in &texts {
        let shown: String = text.chars().take(30).collect();
        let read = bounded(&shown, || problem::read(text, Hints::default()));
        match read {
            Ok((position, _)) => bounded(&shown, || try_search(position)),
            Err(error) => assert!(error.to_string().len() < 1000, "{shown}: a long sentence"),
        }
    }
}

#[test]
fn files_that_ask_for_too_much() {
    let good = yomiki::session::examples::first().session().to_ron();
    for text in [
        "(".repeat(1_000_000),
        "[".repeat(1_000_000),
        format!("(version: 1, problem: {}", "(a:".repeat(500_000)),
        format!("{}{good}", "/*".repeat(500_000)),
        good.replacen("version: 1", "version: 4294967295", 1),
    ] {
        assert!(bounded("session", || Session::from_ron(&text)).is_err());
        assert!(bounded("lesson", || Lesson::from_ron(&text)).is_err());
    }
    let folder = tempfile::tempdir().expect("a temporary folder");
    let path = folder.path().join("x.ron");
    let write = |text: &str| std::fs::write(&path, text).expect("a file can be written");
    for numbers in ["18446744073709551615", "1000000000"] {
        write(&OWN.replace("numbers: 4", &format!("numbers: {numbers}")));
        let own = Own::load(&path).expect("it is well written");
        let cells = bounded("experiment", || Plan::of_own(own).cells());
        assert!(
            cells
                .expect_err("too many")
                .to_string()
                .contains("searches")
        );
    }
    write(PLAYER);
    Spec::load(&path).expect("it is well written");
    for odd in ["table_mib: 0", "table_mib: 99999999999"] {
        write(&PLAYER.replace("table_mib: 2", odd));
        assert!(Spec::load(&path).is_err(), "{odd}");
    }
    for odd in ["NaN", "-1.0", "1e300", "inf"] {
        write(&PLAYER.replace("Some(4.0)", &format!("Some({odd})")));
        assert!(Spec::load(&path).is_err(), "{odd}");
    }
}

#[test]
fn an_event_log_that_claims_more_nodes_than_there_are_atoms() {
    let header = r#"{"yomiki_events":1,"game":"x","algorithm":"theirs"}"#;
    for line in [
        r#"{"event":"expand","node":0,"count":1152921504606846976}"#,
        r#"{"event":"expand","node":0,"count":2147483647}"#,
        r#"{"event":"expand","node":4294967295,"count":2}"#,
        r#"{"event":"hidden","nodes":18446744073709551615}"#,
        r#"{"event":"floor","depth":4294967295}"#,
        r#"{"event":"close","node":0,"freed":18446744073709551615}"#,
        r#"{"event":"iteration","number":4294967295,"threshold":9223372036854775807}"#,
    ] {
        let text = format!("{header}\n{line}\n{line}\n{line}\n");
        let file = bounded(line, || {
            trace::read_events(text.as_bytes(), 1000, |_| Ok(None::<AnyTree>))
        });
        if let Ok(file) = file {
            assert!(file.record.log.len() <= 6, "{line}");
        }
    }
    let deep = format!("{header}\n{}", "[".repeat(1_000_000));
    assert!(trace::read_events(deep.as_bytes(), 1000, |_| Ok(None::<AnyTree>)).is_err());
    let long = format!("{header}\n{}", "\n".repeat(1_000_000));
    assert!(trace::read_events(long.as_bytes(), 1000, |_| Ok(None::<AnyTree>)).is_ok());
}

#[test]
#[cfg(target_os = "linux")]
fn a_file_without_end_is_not_read_to_its_end() {
    let endless = Path::new("/dev/zero");
    bounded("session", || assert!(Session::load(endless).is_err()));
    bounded("lesson", || assert!(Lesson::load(endless).is_err()));
    bounded("experiment", || assert!(Own::load(endless).is_err()));
    bounded("player", || assert!(Spec::load(endless).is_err()));
    let folder = tempfile::tempdir().expect("a temporary folder");
    let folders = Folders {
        config: folder.path().to_path_buf(),
        state: folder.path().to_path_buf(),
    };
    std::os::unix::fs::symlink(endless, folders.settings_file()).expect("a link can be made");
    bounded("settings", || {
        assert_eq!(folders.load().0, Settings::default())
    });
}

#[test]
fn a_bare_tree_is_held_once_however_often_it_is_asked_about() {
    let text = format!("[{}]", "[1 2 3] ".repeat(100_000));
    let (position, _) = problem::read(&text, Hints::default()).expect("it is well written");
    let problem = Arc::new(Problem::new(position));
    bounded("trees", || {
        let trees: Vec<AnyTree> = (0..1000).filter_map(|_| problem.tree().ok()).collect();
        assert_eq!(trees.len(), 1000);
    });
    assert_eq!(bytes(&[&text])[0].len(), text.len());
}
