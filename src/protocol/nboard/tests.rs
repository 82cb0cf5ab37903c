//! Conversations as a window holds them, nonsense included.

use std::sync::Mutex;

use super::*;
use crate::worker::waiting;

#[derive(Clone, Default)]
struct Page(Arc<Mutex<Vec<u8>>>);

impl Write for Page {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.lock().unwrap().extend_from_slice(bytes);
        Ok(bytes.len())
    }
    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

fn talk(text: &[u8]) -> Vec<String> {
    let page = Page::default();
    serve(text, page.clone());
    let bytes = page.0.lock().unwrap().clone();
    let text = String::from_utf8(bytes).unwrap();
    text.lines().map(str::to_string).collect()
}

#[test]
fn a_window_plays_a_move_and_asks_for_one() {
    let answers = talk(
        b"nboard 2\nset depth 3\nset game (;GM[Othello]PC[NBoard]TY[8]\
        BO[8 -------- -------- -------- ---O*--- ---*O--- -------- -------- -------- *];)\n\
        move F5/0.00/1.0\nping 1\ngo\nping 2\nquit\n",
    );
    assert!(answers[0].starts_with("set myname Yomiki"));
    let pong = |n: &str| answers.iter().position(|a| a == n).unwrap();
    let answer = answers.iter().position(|a| a.starts_with("=== ")).unwrap();
    assert!(pong("pong 1") < answer && answer < pong("pong 2"));
    // White answers f5 on one of the three squares there are.
    let square = answers[answer][4..].split('/').next().unwrap();
    assert!(["D6", "F4", "F6"].contains(&square), "{square}");
}

#[test]
fn hints_are_lines_with_values() {
    let answers = talk(b"nboard 2\nset depth 2\nhint 4\n");
    let hints: Vec<&String> = answers
        .iter()
        .filter(|a| a.starts_with("search "))
        .collect();
    assert!(!hints.is_empty());
    for hint in hints {
        assert_eq!(hint.split(' ').count(), 5, "{hint}");
    }
}

#[test]
fn whoever_quits_in_the_middle_of_a_search_does_not_wait_for_its_end() {
    let since = crate::base::platform::Instant::now();
    let answers = talk(b"set depth 60\ngo\nquit\n");
    assert!(answers.iter().any(|a| a.starts_with("=== ")));
    assert!(since.elapsed() < Duration::from_secs(20));
}

#[test]
fn an_input_that_ends_is_waited_for_no_longer_than_a_moment() {
    let since = crate::base::platform::Instant::now();
    let answers = talk(b"set depth 60\ngo\n");
    assert!(answers.iter().any(|a| a.starts_with("=== ")));
    // A second, and what a busy machine adds.
    assert!(since.elapsed() < Duration::from_secs(5));
}

/// When a line is said.
enum When {
    Now,
    /// The engine has begun to think so many times.
    Thinking(usize),
    /// The engine had a while to give up its thought; the moment is noted on the page.
    AWhileLater,
}

/// Says the lines of a conversation, the last one first.
struct Patient {
    lines: Vec<(&'static str, When)>,
    page: Page,
}

impl std::io::Read for Patient {
    fn read(&mut self, to: &mut [u8]) -> std::io::Result<usize> {
        let Some((line, when)) = self.lines.pop() else {
            return Ok(0);
        };
        let shown = |word: &str| {
            let page = self.page.0.lock().unwrap();
            let text = String::from_utf8_lossy(&page);
            text.lines().filter(|l| l.starts_with(word)).count()
        };
        match when {
            When::Now => {}
            When::Thinking(times) => {
                waiting::expect_that("thought", || shown("status Thinking") >= times);
            }
            When::AWhileLater => {
                waiting::until(Duration::from_millis(200), || shown("=== ") > 0);
                writeln!(self.page, "later")?;
            }
        }
        to[..line.len()].copy_from_slice(line.as_bytes());
        Ok(line.len())
    }
}

#[test]
fn a_line_that_changes_the_game_ends_the_thought_about_it_in_order() {
    let page = Page::default();
    let since = crate::base::platform::Instant::now();
    let mut lines = vec![
        ("set depth 60\n", When::Now),
        ("go\n", When::Now),
        // Nothing that concerns the position.
        ("set contempt 3\n", When::Thinking(1)),
        ("ping 1\n", When::AWhileLater),
        ("go\n", When::Now),
        ("move F5\n", When::Thinking(2)),
        ("ping 2\n", When::Now),
        ("quit\n", When::Now),
    ];
    lines.reverse();
    let patient = Patient {
        lines,
        page: page.clone(),
    };
    serve(std::io::BufReader::new(patient), page.clone());
    let bytes = page.0.lock().unwrap().clone();
    let text = String::from_utf8(bytes).unwrap();
    let told: Vec<&str> = text
        .lines()
        .filter(|line| ["===", "pong", "later"].iter().any(|w| line.starts_with(w)))
        .map(|line| &line[..4])
        .collect();
    assert_eq!(told, ["late", "=== ", "pong", "=== ", "pong"], "{text}");
    assert!(since.elapsed() < Duration::from_secs(10));
}

#[test]
fn nonsense_is_survived() {
    let answers = talk(
        b"\xff\xfe junk\nset depth x\nset depth\nset\nmove k9\nmove\nhint -3\nset game (;GM[Go])\nset depth 1\nping 7\ngo\n",
    );
    assert!(answers.iter().any(|a| a == "pong 7"));
    assert!(answers.iter().any(|a| a.starts_with("=== ")));
    assert!(answers.iter().any(|a| a.contains("not a legal move")));
    assert!(answers.iter().any(|a| a.contains("this is a game of Go")));
}

#[test]
fn nothing_is_answered_about_the_game_before_a_refused_one() {
    let answers = talk(b"set depth 1\nset game (;GM[Go])\nmove F5\nhint 2\ngo\n");
    assert!(answers.iter().any(|a| a == "=== pa"), "{answers:?}");
    assert!(!answers.iter().any(|a| a.starts_with("search ")));
    assert!(answers.iter().any(|a| a.contains("there is no game")));
}

#[test]
fn a_game_that_is_over_has_only_a_pass() {
    let answers = talk(b"set game (;GM[Othello]TY[4]BO[4 **** **** **** ***O *];)\ngo\n");
    assert!(answers.iter().any(|a| a == "=== pa"), "{answers:?}");
}
