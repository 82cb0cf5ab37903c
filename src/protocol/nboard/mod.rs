//! `yomiki nboard`: an NBoard engine for Othello windows.
//!
//! Commands are answered in their order. While hints are being worked out, any further line ends
//! that work. `go` is answered before what follows it, and thinks on while nothing concerns it; a
//! line after which its position is another one (and `ping`, which announces that) has it answer with
//! what it knows. When nobody is there any more, what is under way ends soon.

mod ears;
#[cfg(test)]
mod tests;

use std::io::{BufRead, Write};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use super::{Out, next_line};
use crate::base::messages::tr;
use crate::base::platform::channel::{Receiver, RecvTimeoutError, unbounded};
use crate::base::platform::with_helpers;
use crate::game::othello::Record;
use crate::play::line::{Game, Line};
use crate::play::othello::{OthelloLine, OthelloMove};
use crate::play::player::{Player, Spec};
use crate::play::saved::Saved;
use crate::play::think::{Orders, Signals, Update};
use crate::protocol::LANG;
use ears::Ears;

/// What is asked may still take so long after `quit`, and after an input that just ends.
const AFTER_THE_END: Duration = Duration::from_millis(500);
/// Where more was said already, a glance must do.
const GLANCE_NODES: u64 = 10_000;

struct Engine<W> {
    out: Out<W>,
    player: Option<Player<OthelloLine>>,
    /// Nothing after a game that was refused: an answer about the one before would be a lie.
    line: Option<OthelloLine>,
    depth: f64,
    lines: Receiver<String>,
    ears: Ears,
}

/// Listens until `quit` or the end of the input.
pub fn serve<W: Write + Send + 'static>(mut input: impl BufRead + Send, output: W) {
    let (sender, lines) = unbounded();
    let ears = Ears::default();
    let (working, work_is_over) = unbounded::<()>();
    let mut engine = Engine {
        out: Out::new(output),
        player: Player::with_what_there_is(Spec {
            game: Game::Othello,
            table_mib: 64,
            ..Spec::default()
        })
        .ok(),
        line: Some(OthelloLine::usual_start()),
        depth: 12.0,
        lines,
        ears: ears.clone(),
    };
    let listen = move || {
        while let Some(line) = next_line(&mut input) {
            let quit = line == "quit";
            let sent = ears.hear(&line.clone(), || sender.send(line).is_ok());
            if quit || !sent {
                break;
            }
        }
        drop(sender);
        if work_is_over.recv_timeout(AFTER_THE_END) == Err(RecvTimeoutError::Timeout) {
            ears.nobody_is_there();
        }
    };
    // Without a thread that listens there is nothing to be heard.
    with_helpers([listen], |_, _| {
        while let Ok(line) = engine.lines.recv() {
            engine.ears.answered(&line);
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
            "" => {}
            "learn" => self.out.say("learned"),
            "nboard" => {
                let version = env!("CARGO_PKG_VERSION");
                self.out.say(format_args!("set myname Yomiki {version}"));
            }
            "set" => self.set(rest),
            "move" => self.play(rest.split('/').next().unwrap_or(rest)),
            "undo" => {
                if let Some(line) = &mut self.line {
                    line.undo();
                }
            }
            "hint" => self.hint(rest.parse().unwrap_or(1)),
            "go" => self.go(),
            "ping" => self.out.say(format_args!("pong {}", shown(rest))),
            _ => self.status(&tr!(LANG, protocol_unknown_command, command = shown(word))),
        }
    }

    fn play(&mut self, name: &str) {
        let Some(line) = &mut self.line else {
            return self.status(tr!(LANG, protocol_no_game));
        };
        match line.parse(name) {
            Some(m) => line.play(m),
            None => self.status(&tr!(LANG, protocol_illegal_move, name = shown(name))),
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
                _ => self.status(&tr!(LANG, protocol_no_depth, value = shown(value))),
            },
            "game" => match Record::from_ggf(value) {
                Ok(record) => {
                    let mut line = OthelloLine::new(record.start());
                    for &m in record.moves() {
                        line.play(OthelloMove(m));
                    }
                    self.line = Some(line);
                }
                Err(error) => {
                    self.line = None;
                    self.status(&error.to_string());
                }
            },
            // Contempt, names and whatever else windows set.
            _ => {}
        }
    }

    /// Searches until `cancel`; a glance only if that is all there is time for.
    fn search(
        &mut self,
        lines: usize,
        cancel: &Arc<AtomicBool>,
        glance: bool,
    ) -> Option<(OthelloMove, i32, f64)> {
        let mut line = self.line.clone()?;
        let player = self.player.as_mut()?;
        let out = &self.out;
        let orders = Orders {
            depth: Some(if glance { 1.0 } else { self.depth }),
            nodes: glance.then_some(GLANCE_NODES),
            lines,
            ..Orders::default()
        };
        let signals = Signals {
            cancel: if glance {
                Arc::default()
            } else {
                Arc::clone(cancel)
            },
            waiting: None,
        };
        let choice = player.choose(&mut line, &orders, &signals, &mut |update| {
            if lines > 1 {
                hints(out, update);
            }
        });
        self.out.say(format_args!(
            "nodestats {} {:.2}",
            choice.nodes, choice.seconds
        ));
        Some((choice.m?, choice.value, choice.seconds))
    }

    fn go(&mut self) {
        if self.line.is_none() {
            self.out.say("=== pa");
            return self.status(tr!(LANG, protocol_no_game));
        }
        self.status(tr!(LANG, protocol_thinking));
        let cancel = Arc::clone(&self.ears.changing);
        cancel.store(false, Ordering::SeqCst);
        let glance = self.ears.is_alone() || self.ears.changes.load(Ordering::SeqCst) > 0;
        match self.search(1, &cancel, glance) {
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
        if self.line.is_none() {
            return self.status(tr!(LANG, protocol_no_game));
        }
        self.status(tr!(LANG, protocol_analyzing));
        let cancel = Arc::clone(&self.ears.interrupting);
        cancel.store(false, Ordering::SeqCst);
        let glance = self.ears.is_alone() || self.ears.waiting.load(Ordering::SeqCst) > 0;
        // Even one hint is told while it is worked out.
        self.search(lines.clamp(2, 60), &cancel, glance);
        self.status("");
    }
}

fn hints<W: Write>(out: &Out<W>, update: &Update<OthelloMove>) {
    for line in &update.lines {
        let moves: String = line.moves.iter().map(|&m| name(m)).collect();
        let shown = match update.computed {
            true => "100%".to_owned(),
            false => update.depth.round().to_string(),
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
