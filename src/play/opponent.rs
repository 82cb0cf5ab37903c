//! Someone at the other side of the board who thinks without making anyone wait: asked for a move, it is
//! looked in on now and then until it has one.

use std::path::Path;
use std::sync::atomic::Ordering;

use serde::{Deserialize, Serialize};

use super::any::{AnyLine, OneLine, with_line_of};
use super::clock::Clock;
use super::manager::Reason;
use super::player::{Player, PlayerError, Spec};
use super::think::{Orders, Signals};
use crate::base::messages::Words;
use crate::base::platform::channel::{Receiver, Sender, unbounded};
use crate::base::platform::{Instant, Stack, start};
use crate::worker::Wake;

/// What is put before it.
#[derive(Clone)]
pub struct Question {
    /// Where the game began, and the moves since.
    pub start: AnyLine,
    pub moves: Vec<String>,
    /// Where it stands.
    pub line: AnyLine,
    /// The clocks of the side to move and of the other; without them `seconds` count.
    pub clocks: Option<(Clock, Clock)>,
    pub seconds: Option<f64>,
}

/// What it thinks at the moment; values in the eyes of the side to move.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Opinion {
    pub value: i32,
    pub computed: bool,
    pub depth: f64,
    pub nodes: u64,
    pub moves: Vec<String>,
}

/// What it has to say.
#[derive(Clone, Debug)]
pub enum Word {
    /// It has begun to think: its clock runs from here, whenever it is heard.
    Begins(Instant),
    Opinion(Opinion),
    Move {
        text: String,
        opinion: Option<Opinion>,
        reasons: Vec<Reason>,
        /// When it had the move, whenever that is heard.
        at: Instant,
    },
    Resigns,
    /// It declares a win.
    Declares,
    /// It cannot go on.
    Fails(Words),
}

pub trait Opponent: Send {
    /// Begins to think. Returns at once.
    fn ask(&mut self, question: Question);
    /// What was said since the last time. Never waits.
    fn heard(&mut self) -> Vec<Word>;
    /// Has thought enough: it says the move it has.
    fn hurry(&mut self);
    /// Thinks no longer; what it was asked needs no answer.
    fn stop(&mut self);
    fn name(&self) -> String;
}

/// Starts another program's engine by its path, or says why not.
pub type StartEngine = fn(&Path) -> Result<Box<dyn Opponent>, Words>;

/// A player of the program's own, on a thread of its own.
pub struct OwnPlayer {
    name: String,
    to: Sender<(u64, Question, Signals)>,
    from: Receiver<(u64, Word)>,
    /// The question under way; answers to older ones are not heard.
    number: u64,
    signals: Signals,
}

impl OwnPlayer {
    /// `wake` is called whenever there is something to hear.
    pub fn new(spec: Spec, line: &AnyLine, wake: Wake) -> Result<OwnPlayer, PlayerError> {
        let name = spec.name.clone();
        let (to, questions) = unbounded();
        let (words, from) = unbounded();
        with_line_of!(line.game(), |L| spawn::<L>(
            Player::new(spec)?,
            questions,
            words,
            wake
        ));
        Ok(OwnPlayer {
            name,
            to,
            from,
            number: 0,
            signals: Signals::default(),
        })
    }
}

fn spawn<L: OneLine>(
    mut player: Player<L>,
    questions: Receiver<(u64, Question, Signals)>,
    words: Sender<(u64, Word)>,
    wake: Wake,
) {
    let think = move || {
        while let Ok((number, question, signals)) = questions.recv() {
            let Some(mut line) = L::of(&question.line).cloned() else {
                continue;
            };
            let orders = match question.clocks {
                Some((own, other)) => Orders::on_clocks(own, other),
                None => Orders {
                    seconds: question.seconds,
                    ..Orders::default()
                },
            };
            let tell = |word: Word| {
                let sent = words.send((number, word));
                wake();
                sent.is_ok()
            };
            tell(Word::Begins(Instant::now()));
            let choice = player.choose(&mut line, &orders, &signals, &mut |update| {
                if let Some(best) = update.lines.first() {
                    tell(Word::Opinion(Opinion {
                        value: best.value,
                        computed: update.computed,
                        depth: update.depth,
                        nodes: update.nodes,
                        moves: best.moves.iter().map(ToString::to_string).collect(),
                    }));
                }
            });
            let word = match choice.m {
                _ if player.resigns() => Word::Resigns,
                None => Word::Resigns,
                Some(m) => Word::Move {
                    text: m.to_string(),
                    opinion: Some(Opinion {
                        value: choice.value,
                        computed: choice.computed,
                        depth: choice.depth,
                        nodes: choice.nodes,
                        moves: choice
                            .lines
                            .first()
                            .map(|l| l.moves.iter().map(ToString::to_string).collect())
                            .unwrap_or_default(),
                    }),
                    reasons: choice.reasons,
                    at: Instant::now(),
                },
            };
            if !tell(word) {
                break;
            }
        }
    };
    // Without a thread nobody begins, which is waited for only so long.
    let _ = start("player", Stack::Large, think);
}

impl Opponent for OwnPlayer {
    fn ask(&mut self, question: Question) {
        self.stop();
        self.number += 1;
        self.signals = Signals::default();
        // A thread that is gone says so by its silence.
        let _ = self.to.send((self.number, question, self.signals.clone()));
    }

    fn heard(&mut self) -> Vec<Word> {
        let number = self.number;
        let new = self.from.try_iter().filter(|(n, _)| *n == number);
        new.map(|(_, word)| word).collect()
    }

    fn hurry(&mut self) {
        self.signals.cancel.store(true, Ordering::Relaxed);
    }

    fn stop(&mut self) {
        self.signals.cancel.store(true, Ordering::Relaxed);
        self.number += 1;
    }

    fn name(&self) -> String {
        self.name.clone()
    }
}

impl Drop for OwnPlayer {
    fn drop(&mut self) {
        self.signals.cancel.store(true, Ordering::Relaxed);
    }
}
