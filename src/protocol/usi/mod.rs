//! `yomiki usi`: a USI engine for ShogiHome and other windows.
//!
//! The reader's thread answers at once; a search runs on its own thread and takes the player with
//! it, to bring it back with its move. `stop`, `ponderhit` and `quit` reach it by flags.

mod board;
mod go;
mod options;
#[cfg(test)]
mod tests;

use std::io::{BufRead, Write};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use super::{Out, next_line};
use crate::base::messages::{Localize, tr};
use crate::base::platform::{Stack, Task, start};
use crate::play::line::Line;
use crate::play::player::Player;
use crate::play::shogi::ShogiLine;
use crate::play::think::{Orders, Signals};
use crate::protocol::LANG;
use board::Board;
use go::Go;
use options::Options;

type ShogiPlayer = Player<ShogiLine>;

/// A search under way.
struct Running {
    task: Task<Option<ShogiPlayer>>,
    signals: Signals,
    /// The best move may be told: not before `stop` or `ponderhit` where those are waited for.
    may_answer: Arc<AtomicBool>,
}

struct Engine<W> {
    out: Out<W>,
    options: Options,
    /// Nobody while a search has it.
    player: Option<ShogiPlayer>,
    board: Board,
    /// Each side's time when the game began, as far as was seen.
    main_time: [f64; 2],
    running: Option<Running>,
}

/// Listens until `quit` or the end of the input.
pub fn serve<W: Write + Send + 'static>(mut input: impl BufRead, output: W) {
    let mut engine = Engine {
        out: Out::new(output),
        options: Options::default(),
        player: None,
        board: Board::start(),
        main_time: [0.0; 2],
        running: None,
    };
    while let Some(text) = next_line(&mut input) {
        if !engine.hear(&text) {
            break;
        }
    }
    engine.stop();
}

impl<W: Write + Send + 'static> Engine<W> {
    /// One line; false after `quit`.
    fn hear(&mut self, text: &str) -> bool {
        let (word, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
        let rest = rest.trim();
        match word {
            "" => {}
            "usi" => self.introduce(),
            "isready" => {
                if self.running.is_none() {
                    self.wake();
                }
                self.out.say("readyok");
            }
            "setoption" => {
                self.stop();
                match self.options.set(rest) {
                    // A new player, with the new settings, at the next `isready` or `go`.
                    Ok(()) => self.player = None,
                    Err(why) => self.remark(&why),
                }
            }
            "usinewgame" => {
                self.stop();
                self.main_time = [0.0; 2];
                if let Some(player) = &mut self.player {
                    player.forget();
                }
            }
            "position" => {
                self.stop();
                self.board = Board::read(text);
                if let Board::Refused(why) = &self.board {
                    self.remark(why);
                }
            }
            "go" => {
                self.stop();
                self.go(&Go::read(rest));
            }
            "stop" => self.stop(),
            "ponderhit" => self.ponder_hit(),
            "gameover" => self.stop(),
            "quit" => return false,
            _ => {
                let shown: String = word.chars().take(40).collect();
                self.remark(&tr!(LANG, protocol_unknown_command, command = shown));
            }
        }
        true
    }

    fn introduce(&self) {
        let version = env!("CARGO_PKG_VERSION");
        self.out.say(format_args!("id name Yomiki {version}"));
        self.out.say("id author the Yomiki project");
        for line in Options::offered() {
            self.out.say(line);
        }
        self.out.say("usiok");
    }

    fn remark(&self, text: &str) {
        let one_line = text.replace(['\n', '\r'], " ");
        self.out.say(format_args!("info string {one_line}"));
    }

    /// Makes the player, if there is none.
    fn wake(&mut self) {
        if self.player.is_none() {
            let wanted = self.options.spec.table_mib;
            match Player::with_what_there_is(self.options.spec.clone()) {
                Ok(player) => {
                    let had = player.spec.table_mib;
                    if had < wanted {
                        self.remark(&tr!(LANG, protocol_smaller_table, wanted, had));
                    }
                    self.player = Some(player);
                }
                Err(error) => self.remark(&error.to_string()),
            }
        }
    }

    /// Ends a search, which tells its best move, and takes the player back.
    fn stop(&mut self) {
        if let Some(running) = self.running.take() {
            running.may_answer.store(true, Ordering::Relaxed);
            if let Some(waiting) = &running.signals.waiting {
                waiting.store(false, Ordering::Relaxed);
            }
            running.signals.cancel.store(true, Ordering::Relaxed);
            if let Some(player) = running.task.wait() {
                self.player = player.or(self.player.take());
            }
        }
    }

    fn ponder_hit(&mut self) {
        if let Some(running) = &self.running {
            running.may_answer.store(true, Ordering::Relaxed);
            if let Some(waiting) = &running.signals.waiting {
                waiting.store(false, Ordering::Relaxed);
            }
        }
    }

    fn go(&mut self, go: &Go) {
        if let Some(limit) = go.mate {
            return self.go_mate(limit);
        }
        let signals = Signals {
            cancel: Arc::default(),
            waiting: go.ponder.then(|| Arc::new(AtomicBool::new(true))),
        };
        let may_answer = Arc::new(AtomicBool::new(!go.ponder && !go.infinite));
        let out = self.out.clone();
        let line = match self.board.game() {
            Ok(line) => line.clone(),
            Err(why) => {
                self.remark(&tr!(LANG, protocol_no_game_to_move_in, why));
                let (may, stop) = (Arc::clone(&may_answer), Arc::clone(&signals.cancel));
                let resign = move || {
                    go::wait_for_leave(&may, &stop);
                    out.say("bestmove resign");
                    None
                };
                return self.spawn(resign, signals, may_answer);
            }
        };
        self.wake();
        let Some(player) = self.player.take() else {
            return self.out.say("bestmove resign");
        };
        let job = go::Job {
            player,
            orders: self.orders(go, &line),
            line,
            signals: signals.clone(),
            may_answer: Arc::clone(&may_answer),
            out,
        };
        self.spawn(move || Some(job.run()), signals, may_answer);
    }

    fn go_mate(&mut self, limit: Option<f64>) {
        let setup = match self.board.problem() {
            Ok(setup) => setup,
            Err(why) => {
                self.remark(&tr!(LANG, protocol_no_position_to_mate_in, why));
                return self.out.say("checkmate notimplemented");
            }
        };
        let signals = Signals::default();
        let out = self.out.clone();
        let cancel = Arc::clone(&signals.cancel);
        let search = move || {
            go::mate(&setup, limit, &cancel, &out);
            None
        };
        self.spawn(search, signals, Arc::new(AtomicBool::new(true)));
    }

    fn spawn(
        &mut self,
        work: impl FnOnce() -> Option<ShogiPlayer> + Send + 'static,
        signals: Signals,
        may_answer: Arc<AtomicBool>,
    ) {
        match start("usi search", Stack::Large, work) {
            Ok(task) => {
                self.running = Some(Running {
                    task,
                    signals,
                    may_answer,
                });
            }
            Err(error) => {
                self.remark(&error.localize(LANG));
                self.out.say("bestmove resign");
            }
        }
    }

    fn orders(&mut self, go: &Go, line: &ShogiLine) -> Orders<<ShogiLine as Line>::Move> {
        let turn = line.turn();
        let only = go.only.iter().filter_map(|m| line.parse(m)).collect();
        for (main, now) in self.main_time.iter_mut().zip(go.times) {
            *main = main.max(now.unwrap_or(0.0));
        }
        let mut orders = Orders {
            clocks: go.clocks(turn, self.main_time),
            depth: go.depth,
            nodes: go.nodes,
            seconds: go.move_time,
            lines: self.options.lines,
            only,
        };
        let unlimited = orders.depth.is_none()
            && orders.nodes.is_none()
            && orders.seconds.is_none()
            && orders.clocks.is_none();
        if unlimited && !go.infinite && !go.ponder {
            // A bare `go`: something must be answered some time.
            orders.seconds = Some(1.0);
        }
        orders
    }
}
