//! `go`: what it asks for, and the search that answers it.

use std::io::Write;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use super::ShogiPlayer;
use crate::game::shogi::notation::is_usi_move;
use crate::game::shogi::{Setup, ShogiMove};
use crate::play::clock::{Clock, Control, Unit};
use crate::play::line::{CERTAIN, How, Line, Turn, WON};
use crate::play::shogi::ShogiLine;
use crate::play::think::{Orders, Signals, Update};
use crate::protocol::Out;
use crate::solve::tsume::{Because, Limits, Options, Solver, Verdict};
use crate::worker::waiting;

/// The words after `go`. What is not understood is passed over.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Go {
    /// Seconds left, the first player's first.
    pub times: [Option<f64>; 2],
    pub increments: [f64; 2],
    pub byoyomi: f64,
    pub move_time: Option<f64>,
    pub depth: Option<f64>,
    pub nodes: Option<u64>,
    pub infinite: bool,
    pub ponder: bool,
    /// Look for a mate, within so many seconds or for ever.
    pub mate: Option<Option<f64>>,
    pub only: Vec<String>,
}

impl Go {
    pub fn read(text: &str) -> Go {
        let mut go = Go::default();
        let mut words = text.split_whitespace().peekable();
        while let Some(word) = words.next() {
            // Only a number is taken as an argument: the next word may be a command of its own.
            let mut number = || {
                let n = words.peek().and_then(|w| w.parse::<i64>().ok());
                if n.is_some() {
                    words.next();
                }
                n.map(|n| n.max(0))
            };
            let seconds = |ms: Option<i64>| ms.map(|ms| ms as f64 / 1000.0);
            match word {
                "btime" => go.times[0] = seconds(number()),
                "wtime" => go.times[1] = seconds(number()),
                "binc" => go.increments[0] = seconds(number()).unwrap_or(0.0),
                "winc" => go.increments[1] = seconds(number()).unwrap_or(0.0),
                "byoyomi" => go.byoyomi = seconds(number()).unwrap_or(0.0),
                "movetime" => go.move_time = seconds(number()),
                "depth" => go.depth = number().map(|d| d.clamp(1, 60) as f64),
                "nodes" => go.nodes = number().map(|n| n.max(1) as u64),
                "infinite" => go.infinite = true,
                "ponder" => go.ponder = true,
                "mate" => go.mate = Some(seconds(number())),
                "searchmoves" => {
                    while let Some(m) = words.next_if(|word| is_usi_move(word)) {
                        go.only.push(m.to_string());
                    }
                }
                _ => {}
            }
        }
        go
    }

    /// Own and other clock; nothing if no time was told.
    pub fn clocks(&self, turn: Turn, main: [f64; 2]) -> Option<(Clock, Clock)> {
        if self.times == [None; 2] && self.byoyomi == 0.0 && self.increments == [0.0; 2] {
            return None;
        }
        let clock = |turn: Turn| {
            let left = self.times[turn.index()].unwrap_or(0.0);
            let control = Control {
                unit: Unit::Seconds,
                main: main[turn.index()].max(left),
                increment: self.increments[turn.index()],
                byoyomi: self.byoyomi,
                whole_seconds: false,
            };
            // USI counts the increment as given before the move: it is in the time left.
            Clock { control, left }
        };
        Some((clock(turn), clock(turn.other())))
    }
}

/// A search for the best move.
pub struct Job<W> {
    pub player: ShogiPlayer,
    pub line: ShogiLine,
    pub orders: Orders<ShogiMove>,
    pub signals: Signals,
    pub may_answer: Arc<AtomicBool>,
    pub out: Out<W>,
}

impl<W: Write> Job<W> {
    pub fn run(mut self) -> ShogiPlayer {
        let out = &self.out;
        let ending = self.line.ending();
        let choice = match ending.map(|e| e.how) {
            Some(How::Mate | How::Declared) => None,
            _ => {
                let tell = &mut |update: &Update<ShogiMove>| tell(out, update);
                let line = &mut self.line;
                let choice = self.player.choose(line, &self.orders, &self.signals, tell);
                if choice.computed {
                    tell(&Update {
                        depth: choice.lines.first().map_or(0, |l| l.moves.len()) as f64,
                        computed: true,
                        nodes: choice.nodes,
                        seconds: choice.seconds,
                        lines: choice.lines.clone(),
                    });
                }
                Some(choice)
            }
        };
        wait_for_leave(&self.may_answer, &self.signals.cancel);
        let best = choice.as_ref().and_then(|c| c.m);
        match (ending.map(|e| e.how), best) {
            (Some(How::Declared), _) => self.out.say("bestmove win"),
            (_, None) => self.out.say("bestmove resign"),
            _ if self.player.resigns() => self.out.say("bestmove resign"),
            (_, Some(m)) => {
                let expected = choice
                    .iter()
                    .flat_map(|c| c.lines.first())
                    .filter(|line| line.moves.first() == Some(&m))
                    .find_map(|line| line.moves.get(1));
                match expected {
                    Some(reply) => self.out.say(format_args!("bestmove {m} ponder {reply}")),
                    None => self.out.say(format_args!("bestmove {m}")),
                }
            }
        }
        self.player
    }
}

/// Until a best move may be told: after `go infinite` and `go ponder` not before the window says.
pub fn wait_for_leave(may_answer: &AtomicBool, cancel: &AtomicBool) {
    waiting::until(Duration::MAX, || {
        may_answer.load(Ordering::Relaxed) || cancel.load(Ordering::Relaxed)
    });
}

fn tell<W: Write>(out: &Out<W>, update: &Update<ShogiMove>) {
    let milliseconds = (1000.0 * update.seconds) as u64;
    let speed = (update.nodes as f64 / update.seconds.max(1e-4)) as u64;
    for (i, line) in update.lines.iter().enumerate() {
        let score = match line.value {
            value if value >= CERTAIN => format!("mate {}", WON - value),
            value if value <= -CERTAIN => format!("mate -{}", WON + value),
            value => format!("cp {value}"),
        };
        let number = if update.lines.len() > 1 {
            format!("multipv {} ", i + 1)
        } else {
            String::new()
        };
        let pv: Vec<String> = line.moves.iter().map(ToString::to_string).collect();
        out.say(format_args!(
            "info depth {} {number}score {score} nodes {} nps {speed} time {milliseconds} pv {}",
            update.depth.ceil().max(1.0),
            update.nodes,
            pv.join(" ")
        ));
    }
}

/// `go mate`.
pub fn mate<W: Write>(setup: &Setup, seconds: Option<f64>, cancel: &Arc<AtomicBool>, out: &Out<W>) {
    let options = Options {
        limits: Limits {
            bytes: 256 << 20,
            seconds,
            ..Limits::default()
        },
        ..Options::default()
    };
    let mut solver = match Solver::new(setup, options, Arc::clone(cancel)) {
        Ok(solver) => solver,
        Err(why) => {
            out.say(format_args!("info string {why}"));
            return out.say("checkmate notimplemented");
        }
    };
    let answer = match solver.solve() {
        Ok(answer) => answer,
        Err(why) => {
            out.say(format_args!("info string {why}"));
            return out.say("checkmate timeout");
        }
    };
    match answer.verdict {
        Verdict::Mate => {
            let moves: Vec<String> = answer.line.iter().map(ToString::to_string).collect();
            out.say(format_args!("checkmate {}", moves.join(" ")));
        }
        Verdict::NoMate if answer.because == Because::Refuted => out.say("checkmate nomate"),
        _ => out.say("checkmate timeout"),
    }
}
