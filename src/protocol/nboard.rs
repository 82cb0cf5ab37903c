//! `yomiki nboard`: an NBoard engine for Othello windows.
//!
//! Commands are answered in their order. While hints are being worked out, any further line ends
//! that work; `go` is finished first, since its answer is waited for. But not for ever: when nobody
//! is there any more, what is under way ends soon.

use std::io::{BufRead, Write};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc;
use std::time::Duration;

use super::{Out, next_line};
use crate::game::othello::Record;
use crate::play::line::{Game, Line};
use crate::play::othello::{OthelloLine, OthelloMove};
use crate::play::player::{Player, Spec};
use crate::play::saved::Saved;
use crate::play::think::{Orders, Signals, Update};

/// What is asked may still take so long after `quit`, and after an input that just ends: whoever
/// pipes commands in waits for the answers.
const AFTER_QUIT: Duration = Duration::from_secs(1);
const AFTER_THE_END: Duration = Duration::from_secs(60);

struct Engine<W> {
    out: Out<W>,
    player: Option<Player<OthelloLine>>,
    line: OthelloLine,
    depth: f64,
    lines: mpsc::Receiver<String>,
    /// A line that came while hints were worked out.
    interrupting: Arc<AtomicBool>,
    /// Nobody waits for an answer any more.
    alone: Arc<AtomicBool>,
    /// Lines that were read and not heard yet.
    waiting: Arc<AtomicUsize>,
}

/// Listens until `quit` or the end of the input.
pub fn serve<W: Write + Send + 'static>(mut input: impl BufRead + Send, output: W) {
    let (sender, lines) = mpsc::channel();
    let interrupting = Arc::new(AtomicBool::new(false));
    let waiting = Arc::new(AtomicUsize::new(0));
    let alone = Arc::new(AtomicBool::new(false));
    let (working, work_is_over) = mpsc::channel::<()>();
    let mut engine = Engine {
        out: Out::new(output),
        player: Player::new(Spec {
            game: Game::Othello,
            table_mib: 64,
            ..Spec::default()
        })
        .ok(),
        line: OthelloLine::usual_start(),
        depth: 12.0,
        lines,
        interrupting: Arc::clone(&interrupting),
        alone: Arc::clone(&alone),
        waiting: Arc::clone(&waiting),
    };
    std::thread::scope(|scope| {
        scope.spawn(move || {
            let mut patience = AFTER_THE_END;
            while let Some(line) = next_line(&mut input) {
                let quit = line == "quit";
                waiting.fetch_add(1, Ordering::Relaxed);
                let sent = sender.send(line);
                interrupting.store(true, Ordering::Relaxed);
                if quit || sent.is_err() {
                    patience = AFTER_QUIT;
                    break;
                }
            }
            drop(sender);
            if work_is_over.recv_timeout(patience) == Err(mpsc::RecvTimeoutError::Timeout) {
                alone.store(true, Ordering::Relaxed);
                interrupting.store(true, Ordering::Relaxed);
            }
        });
        while let Ok(line) = engine.lines.recv() {
            engine.waiting.fetch_sub(1, Ordering::Relaxed);
            if line == "quit" {
                break;
            }
            engine.hear(&line);
        }
        drop(working);
    });
}

impl<W: Write> Engine<W> {
    fn hear(&mut self, text: &str) {
        let (word, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
        let rest = rest.trim();
        match word {
            "" | "learn" => {}
            "nboard" => {
                let version = env!("CARGO_PKG_VERSION");
                self.out.say(format_args!("set myname Yomiki {version}"));
            }
            "set" => self.set(rest),
            "move" => {
                let name = rest.split('/').next().unwrap_or(rest);
                match self.line.parse(name) {
                    Some(m) => self.line.play(m),
                    None => self.status(&format!("not a legal move: {}", shown(name))),
                }
            }
            "undo" => self.line.undo(),
            "hint" => self.hint(rest.parse().unwrap_or(1)),
            "go" => self.go(),
            "ping" => self.out.say(format_args!("pong {}", shown(rest))),
            _ => self.status(&format!("unknown command: {}", shown(word))),
        }
    }

    fn status(&self, text: &str) {
        self.out.say(format_args!("status {text}"));
    }

    fn set(&mut self, rest: &str) {
        let (name, value) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
        match name {
            "depth" => match value.trim().parse::<u32>() {
                Ok(depth) if depth >= 1 => self.depth = f64::from(depth.min(60)),
                _ => self.status(&format!("not a depth: {}", shown(value))),
            },
            "game" => match Record::from_ggf(value) {
                Ok(record) => {
                    let mut line = OthelloLine::new(record.start());
                    for &m in record.moves() {
                        line.play(OthelloMove(m));
                    }
                    self.line = line;
                }
                Err(error) => self.status(&error.to_string()),
            },
            // Contempt, names and whatever else windows set.
            _ => {}
        }
    }

    fn search(&mut self, lines: usize, signals: &Signals) -> Option<(OthelloMove, i32, f64)> {
        let player = self.player.as_mut()?;
        let out = &self.out;
        let orders = Orders {
            depth: Some(self.depth),
            lines,
            ..Orders::default()
        };
        let mut line = self.line.clone();
        let choice = player.choose(&mut line, &orders, signals, &mut |update| {
            if lines > 1 {
                hints(out, update);
            }
        });
        if lines > 1 && choice.computed {
            hints(
                out,
                &Update {
                    depth: 100.0,
                    nodes: choice.nodes,
                    seconds: choice.seconds,
                    lines: choice.lines.clone(),
                },
            );
        }
        self.out.say(format_args!(
            "nodestats {} {:.2}",
            choice.nodes, choice.seconds
        ));
        Some((choice.m?, choice.value, choice.seconds))
    }

    fn go(&mut self) {
        self.status("Thinking");
        let signals = Signals {
            cancel: Arc::clone(&self.alone),
            waiting: None,
        };
        match self.search(1, &signals) {
            Some((m, value, seconds)) => self.out.say(format_args!(
                "=== {}/{:.2}/{seconds:.2}",
                name(m),
                f64::from(value) / 100.0
            )),
            None => self.out.say("=== pa"),
        }
        self.status("");
    }

    fn hint(&mut self, lines: usize) {
        self.status("Analyzing");
        self.interrupting.store(false, Ordering::Relaxed);
        let signals = Signals {
            cancel: Arc::clone(&self.interrupting),
            waiting: None,
        };
        // Whoever has said more already gets a glance only.
        let depth = self.depth;
        if self.waiting.load(Ordering::Relaxed) > 0 {
            self.depth = 1.0;
            self.interrupting.store(false, Ordering::Relaxed);
        }
        // Even one hint is told while it is worked out.
        self.search(lines.clamp(2, 60), &signals);
        self.depth = depth;
        self.status("");
    }
}

fn hints<W: Write>(out: &Out<W>, update: &Update<OthelloMove>) {
    for line in &update.lines {
        let moves: String = line.moves.iter().map(|&m| name(m)).collect();
        let depth = update.depth.round();
        let exact = depth >= 100.0;
        let shown = if exact {
            "100%".to_string()
        } else {
            depth.to_string()
        };
        out.say(format_args!(
            "search {moves} {:.2} 0 {shown}",
            f64::from(line.value) / 100.0
        ));
    }
}

fn name(m: OthelloMove) -> String {
    match m.0 {
        Some(square) => square.to_string().to_uppercase(),
        None => "PA".into(),
    }
}

fn shown(text: &str) -> String {
    text.chars().take(40).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::Mutex;

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
        let since = std::time::Instant::now();
        let answers = talk(b"set depth 60\ngo\nquit\n");
        assert!(answers.iter().any(|a| a.starts_with("=== ")));
        assert!(since.elapsed() < Duration::from_secs(20));
    }

    #[test]
    fn nonsense_is_survived() {
        let answers = talk(
            b"\xff\xfe junk\nset depth x\nset depth\nset game (;GM[Go])\nset\nmove k9\nmove\nhint -3\nset depth 1\nping 7\ngo\n",
        );
        assert!(answers.iter().any(|a| a == "pong 7"));
        assert!(answers.iter().any(|a| a.starts_with("=== ")));
        assert!(answers.iter().any(|a| a.contains("not a legal move")));
        assert!(answers.iter().any(|a| a.contains("this is a game of Go")));
    }

    #[test]
    fn a_game_that_is_over_has_only_a_pass() {
        let answers = talk(b"set game (;GM[Othello]TY[4]BO[4 **** **** **** ***O *];)\ngo\n");
        assert!(answers.iter().any(|a| a == "=== pa"), "{answers:?}");
    }
}
