//! Dialogues as a window holds them, nonsense included.

use std::io::{BufReader, Read, Write};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use super::go::Go;
use super::serve;
use crate::base::platform::Instant;
use crate::play::line::Turn;
use crate::worker::waiting;

/// The engine's side of a conversation held in this test.
struct Window {
    to: Sender<Vec<u8>>,
    page: Page,
    read: usize,
    thread: Option<std::thread::JoinHandle<()>>,
}

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

struct Pipe(Receiver<Vec<u8>>, Vec<u8>);

impl Read for Pipe {
    fn read(&mut self, to: &mut [u8]) -> std::io::Result<usize> {
        if self.1.is_empty() {
            match self.0.recv() {
                Ok(bytes) => self.1 = bytes,
                Err(_) => return Ok(0),
            }
        }
        let n = to.len().min(self.1.len());
        to[..n].copy_from_slice(&self.1[..n]);
        self.1.drain(..n);
        Ok(n)
    }
}

impl Window {
    fn open() -> Window {
        let (to, from) = channel();
        let page = Page::default();
        let out = page.clone();
        let thread = std::thread::spawn(move || {
            serve(BufReader::new(Pipe(from, Vec::new())), out);
        });
        Window {
            to,
            page,
            read: 0,
            thread: Some(thread),
        }
    }

    fn say(&self, line: &str) {
        self.to.send(format!("{line}\n").into_bytes()).unwrap();
    }

    fn lines(&mut self) -> Vec<String> {
        let bytes = self.page.0.lock().unwrap();
        let text = String::from_utf8_lossy(&bytes[self.read..]).into_owned();
        // Only whole lines.
        let end = text.rfind('\n').map_or(0, |at| at + 1);
        self.read += end;
        text[..end].lines().map(str::to_string).collect()
    }

    /// Everything up to a line that begins so.
    fn until(&mut self, begin: &str) -> Vec<String> {
        let mut all = Vec::new();
        waiting::expect_that(begin, || {
            all.extend(self.lines());
            all.iter().any(|line| line.starts_with(begin))
        });
        all
    }

    /// For so long no best move may be told.
    fn keeps_silent(&mut self, milliseconds: u64) {
        let told = waiting::first(Duration::from_millis(milliseconds), || {
            let mut lines = self.lines().into_iter();
            lines.find(|line| line.starts_with("bestmove"))
        });
        assert_eq!(told, None);
    }
}

impl Drop for Window {
    fn drop(&mut self) {
        let _ = self.to.send(b"quit\n".to_vec());
        if let Some(thread) = self.thread.take() {
            assert!(thread.join().is_ok() || std::thread::panicking());
        }
    }
}

fn last_move(lines: &[String]) -> &str {
    let best = lines.iter().find(|l| l.starts_with("bestmove ")).unwrap();
    best.split(' ').nth(1).unwrap()
}

#[test]
fn a_window_greets_sets_options_and_plays() {
    let mut window = Window::open();
    window.say("usi");
    let hello = window.until("usiok");
    assert!(hello[0].starts_with("id name Yomiki"));
    assert!(hello.iter().any(|l| l.contains("MultiPV")));
    window.say("setoption name USI_Hash value 4");
    window.say("setoption name USI_Ponder value true");
    window.say("isready");
    window.until("readyok");
    window.say("usinewgame");
    window.say("position startpos moves 7g7f 3c3d");
    window.say("go btime 1000 wtime 1000 byoyomi 100");
    let lines = window.until("bestmove");
    assert!(lines.iter().any(|l| l.starts_with("info depth 1 score cp")));
    assert_eq!(last_move(&lines).len() / 2, 2);
    window.say("go nodes 500");
    window.until("bestmove");
    window.say("go depth 2");
    window.until("bestmove");
    window.say("go movetime 20");
    window.until("bestmove");
    window.say("gameover draw");
}

#[test]
fn several_lines_are_told_when_asked_for() {
    let mut window = Window::open();
    window.say("setoption name MultiPV value 3");
    window.say("position startpos");
    window.say("go depth 2");
    let lines = window.until("bestmove");
    for n in 1..=3 {
        assert!(lines.iter().any(|l| l.contains(&format!("multipv {n} "))));
    }
    // Only some moves are looked at.
    window.say("go depth 2 searchmoves 9g9f 1g1f");
    let lines = window.until("bestmove");
    assert!(["9g9f", "1g1f"].contains(&last_move(&lines)));
}

/// The lines of the deepest iteration: each begins with another move, and none is better than the
/// one before.
#[test]
fn several_lines_are_different_and_the_best_comes_first() {
    let mut window = Window::open();
    window.say("setoption name MultiPV value 5");
    window.say("position startpos moves 7g7f 3c3d 2g2f 8c8d");
    window.say("go depth 3");
    let lines = window.until("bestmove");
    let of = |n: usize| {
        let mark = format!(" multipv {n} ");
        let line = lines.iter().rev().find(|l| l.contains(&mark)).unwrap();
        let words: Vec<&str> = line.split(' ').collect();
        let after = |word: &str| words[words.iter().position(|w| *w == word).unwrap() + 1];
        let value: i32 = after("cp").parse().unwrap();
        (value, after("pv").to_string(), after("depth").to_string())
    };
    let all: Vec<(i32, String, String)> = (1..=5).map(of).collect();
    assert!(all.windows(2).all(|w| w[0].0 >= w[1].0), "{all:?}");
    assert!(all.iter().all(|line| line.2 == "3"), "{all:?}");
    let moves: std::collections::HashSet<&String> = all.iter().map(|line| &line.1).collect();
    assert_eq!(moves.len(), 5);
    assert_eq!(last_move(&lines), all[0].1);
}

/// Whatever a window says in between, every `go` is answered once and the engine stays alive.
#[test]
fn every_go_is_answered_once_whatever_is_said_between() {
    let commands = [
        "go depth 2",
        "go nodes 300",
        "go movetime 5",
        "go btime 50 wtime 50",
        "go infinite",
        "go ponder btime 1000 wtime 1000",
        "go mate 50",
        "position startpos",
        "position startpos moves 7g7f 3c3d",
        "position sfen 4k4/9/4P4/9/9/9/9/9/4K4 b G2r2b3g4s4n4l17p 1",
        "position sfen nonsense",
        "setoption name MultiPV value 2",
        "setoption name MultiPV value -7",
        "ponderhit",
        "usinewgame",
        "gameover win",
        "isready",
        "\u{3042}\u{0}",
    ];
    let mut rng = crate::base::random::Rng::new(77);
    for _ in 0..6 {
        let mut window = Window::open();
        let mut asked = 0;
        for _ in 0..40 {
            let command = commands[rng.below(commands.len() as u64) as usize];
            if command.starts_with("go") {
                asked += 1;
            }
            window.say(command);
            // As the protocol has it: nothing new is asked while a search runs.
            window.say("stop");
        }
        window.say("usi");
        let lines = window.until("usiok");
        let answers = lines
            .iter()
            .filter(|l| l.starts_with("bestmove") || l.starts_with("checkmate"));
        assert_eq!(answers.count(), asked);
    }
}

#[test]
fn mates_are_found_and_finished_games_are_given_up() {
    let mut window = Window::open();
    window.say("position sfen 4k4/9/4P4/9/9/9/9/9/4K4 b G2r2b3g4s4n4l17p 1");
    window.say("go mate 5000");
    let lines = window.until("checkmate");
    assert!(lines.iter().any(|l| l == "checkmate G*5b"), "{lines:?}");
    window.say("position sfen 4k4/9/9/9/9/9/9/9/4K4 b G2r2b3g4s4n4l18p 1");
    window.say("go mate infinite");
    assert!(
        window
            .until("checkmate")
            .iter()
            .any(|l| l == "checkmate nomate")
    );
    window.say("position sfen 4k4/4G4/4P4/9/9/9/9/9/4K4 w - 1");
    window.say("go btime 100 wtime 100");
    assert_eq!(last_move(&window.until("bestmove")), "resign");
    window.say("position sfen 2K6/PPPPPPPPP/+P8/9/9/9/9/9/8k b 2R2B 1");
    window.say("go btime 100 wtime 100");
    assert_eq!(last_move(&window.until("bestmove")), "win");
}

/// The attacker has no king, as in most printed problems.
const WITHOUT_A_KING: &str = "position sfen 9/8P/8k/6N2/8S/8L/9/9/9 b GS2r2b3g2s3n3l17p 1";

#[test]
fn a_problem_without_the_attackers_king_is_solved() {
    let mut window = Window::open();
    window.say(WITHOUT_A_KING);
    window.say("go mate infinite");
    let lines = window.until("checkmate");
    let mate = lines.iter().find(|l| l.starts_with("checkmate")).unwrap();
    assert_eq!(mate.split(' ').count(), 4, "mate in three: {lines:?}");
    // No game can be played without it, and that is said.
    window.say("go btime 100 wtime 100");
    let lines = window.until("bestmove");
    assert_eq!(last_move(&lines), "resign");
    let why = "info string there is no game to find a move in";
    assert!(lines.iter().any(|l| l.starts_with(why)), "{lines:?}");
}

#[test]
fn nothing_is_answered_about_the_position_before_a_refused_one() {
    let mut window = Window::open();
    for refused in [
        "position sfen 4k4/9/9/9/9/9/9/9/9 w - 1",
        "position sfen 9/9 b - 1",
        "position startpos moves 7g7f 7g7f",
    ] {
        window.say("position sfen 4k4/9/9/9/9/9/9/9/4K4 b G2r2b3g4s4n4l18p 1");
        window.say(refused);
        window.say("go mate infinite");
        let lines = window.until("checkmate");
        assert!(lines.iter().any(|l| l == "checkmate notimplemented"));
        assert!(lines.iter().any(|l| l.starts_with("info string")));
        window.say("go depth 1");
        assert_eq!(last_move(&window.until("bestmove")), "resign");
        window.say("go infinite");
        window.keeps_silent(30);
        window.say("stop");
        assert_eq!(last_move(&window.until("bestmove")), "resign");
    }
    window.say("position startpos");
    window.say("go depth 1");
    assert_ne!(last_move(&window.until("bestmove")), "resign");
}

#[test]
fn infinite_thought_waits_for_stop_and_pondering_for_its_hit() {
    let mut window = Window::open();
    window.say("position startpos");
    window.say("go infinite");
    window.until("info depth 2");
    window.keeps_silent(50);
    let began = Instant::now();
    window.say("stop");
    window.until("bestmove");
    assert!(began.elapsed() < Duration::from_secs(2));
    // A mate is seen at once, and still nothing is said before the time has come.
    window.say("position sfen 4k4/9/4P4/9/9/9/9/9/4K4 b G 1");
    window.say("go ponder btime 60000 wtime 60000");
    window.keeps_silent(100);
    window.say("ponderhit");
    assert_eq!(last_move(&window.until("bestmove")), "G*5b");
    window.say("go ponder btime 60000 wtime 60000");
    window.say("stop");
    window.until("bestmove");
    // After a hit the clock counts from there.
    window.say("position startpos");
    window.say("go ponder btime 0 wtime 0 byoyomi 200");
    window.keeps_silent(300);
    window.say("ponderhit");
    window.until("bestmove");
}

#[test]
fn nonsense_is_survived() {
    let mut window = Window::open();
    window.to.send(vec![0xff, 0xfe, 0x00, b'\n']).unwrap();
    for junk in [
        "",
        "hello",
        "position",
        "position sfen",
        "position sfen 9/9 b - 1",
        "position startpos moves 7g7f 7g7f",
        "position startpos moves zzzz",
        "setoption",
        "setoption name",
        "setoption name MultiPV value 0",
        "setoption name Nothing value 3",
        "setoption name USI_Hash value 99999999999999999999",
        "stop",
        "ponderhit",
        "go mate x",
        "stop",
        "go depth",
        "stop",
        "go nodes -5",
        "stop",
        "go btime x wtime -100 byoyomi junk",
        "stop",
        "go searchmoves zzzz",
        "stop",
    ] {
        window.say(junk);
    }
    window.say(&"x".repeat(3 << 20));
    window.say("isready");
    window.until("readyok");
    window.say("position startpos");
    window.say("go depth 1");
    window.until("bestmove");
}

#[test]
fn go_is_read_word_by_word() {
    let go = Go::read("btime 60000 wtime 50000 binc 1000 winc 2000 ponder");
    assert!(go.ponder);
    let (own, other) = go.clocks(Turn::Second, [600.0, 600.0]).unwrap();
    assert_eq!((own.left, own.control.increment), (50.0, 2.0));
    assert_eq!((other.left, other.control.main), (60.0, 600.0));
    assert_eq!(Go::read("mate infinite").mate, Some(None));
    assert_eq!(Go::read("mate 1500").mate, Some(Some(1.5)));
    assert_eq!(Go::read("depth nodes 7").nodes, Some(7));
    let go = Go::read("searchmoves 2g2f S*1d 8h2b+ depth 3");
    assert_eq!(go.only, ["2g2f", "S*1d", "8h2b+"]);
    assert_eq!(go.depth, Some(3.0));
    assert_eq!(Go::read("infinite").clocks(Turn::First, [0.0; 2]), None);
}
