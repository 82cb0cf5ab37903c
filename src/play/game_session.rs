//! A game at the board: two seats, people or engines, with clocks. Looked in on once a frame, it
//! never waits for anyone.

use crate::base::messages::{Lang, Words, tr};
use crate::base::platform::Instant;
use std::borrow::Cow;

use serde::{Deserialize, Serialize};

use super::any::{AnyLine, with_line};
use super::clock::{Clock, Control, Unit};
use super::line::{CERTAIN, Ending, Game, How, Turn};
use super::manager::Reason;
use super::match_runner::Made;
use super::models::Models;
use super::opponent::{Opinion, Opponent, Question, Word};
use super::saved::{Course, Saved};

/// Who sits there: a person, or someone to be asked.
pub type Seat = Option<Box<dyn Opponent>>;

/// A move that was made.
#[derive(Clone, Debug)]
pub struct Entry {
    pub text: String,
    pub turn: Turn,
    /// In the clock's unit.
    pub used: f64,
    /// Clocks before the move.
    clocks: [Clock; 2],
    /// What the engine that made it thought of it; nothing for people.
    pub opinion: Option<Opinion>,
    /// The first player's chance by that opinion.
    pub win_rate: Option<f64>,
    pub reasons: Vec<Reason>,
}

/// A move as it is kept: what else its entry says follows from the game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Played {
    pub text: String,
    pub used: f64,
    pub opinion: Option<Opinion>,
    pub reasons: Vec<Reason>,
}

impl Played {
    /// What was kept may have been damaged.
    fn is_sound(&self) -> bool {
        let is_sound = |opinion: &Opinion| opinion.value != i32::MIN && opinion.depth.is_finite();
        self.used.is_finite() && self.used >= 0.0 && self.opinion.as_ref().is_none_or(is_sound)
    }
}

pub struct GameSession {
    start: AnyLine,
    line: AnyLine,
    seats: [Seat; 2],
    /// Someone beside the board who says what he thinks of every position.
    adviser: Seat,
    advice: Option<Opinion>,
    clocks: [Clock; 2],
    entries: Vec<Entry>,
    ending: Option<Ending>,
    /// What the side to move thinks just now.
    opinion: Option<Opinion>,
    /// When the side to move began to think: a person when the move before was made, an engine when
    /// it says so. Neither pays for a window that is busy.
    began: Option<Instant>,
    /// When the move before was made.
    since: Instant,
    /// When the game was over, while the side to move was thinking.
    ended: Option<Instant>,
    asked: bool,
    /// The move that somebody looks at, by its place among the entries.
    looked_at: Option<usize>,
    /// In English and Japanese.
    trouble: Option<Words>,
}

/// How long an engine may take to begin at all: one that loads its data is waited for.
const TO_BEGIN_SECONDS: f64 = 90.0;

/// How long an adviser thinks about a position.
const ADVICE_SECONDS: f64 = 3.0;

impl GameSession {
    pub fn new(start: AnyLine, seats: [Seat; 2], adviser: Seat, control: Control) -> GameSession {
        let mut session = GameSession {
            line: start.clone(),
            start,
            seats,
            adviser,
            advice: None,
            clocks: [Clock::new(control); 2],
            entries: Vec::new(),
            ending: None,
            opinion: None,
            began: None,
            since: Instant::now(),
            ended: None,
            asked: false,
            looked_at: None,
            trouble: None,
        };
        session.ending = session.line.ending();
        session.start_clock();
        session.consult();
        session
    }

    /// A game that was broken off after these moves, to be gone on with; nothing if they cannot be
    /// played.
    pub fn gone_on(
        start: AnyLine,
        seats: [Seat; 2],
        adviser: Seat,
        control: Control,
        played: Vec<Played>,
    ) -> Option<GameSession> {
        let mut session = GameSession::new(start, seats, None, control);
        for m in played {
            let goes_on = session.ending.is_none() && m.is_sound();
            if !goes_on || !session.make(m.text, m.used, m.opinion, m.reasons) {
                return None;
            }
        }
        session.adviser = adviser;
        session.consult();
        Some(session)
    }

    /// The moves so far, to be kept.
    pub fn played(&self) -> Vec<Played> {
        let played = |entry: &Entry| Played {
            text: entry.text.clone(),
            used: entry.used,
            opinion: entry.opinion.clone(),
            reasons: entry.reasons.clone(),
        };
        self.entries.iter().map(played).collect()
    }

    pub fn game(&self) -> Game {
        self.line.game()
    }

    pub fn line(&self) -> &AnyLine {
        &self.line
    }

    pub fn start(&self) -> &AnyLine {
        &self.start
    }

    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// Looks at a move that was made, or at none.
    pub fn look_at(&mut self, entry: Option<usize>) {
        self.looked_at = entry.filter(|&i| i < self.entries.len());
    }

    pub fn looked_at(&self) -> Option<usize> {
        self.looked_at
    }

    /// The move looked at, if the game has gone on since.
    pub fn earlier(&self) -> Option<usize> {
        self.looked_at.filter(|i| i + 1 < self.entries.len())
    }

    /// The game up to the move looked at, or as far as it has come.
    pub fn shown(&self) -> Cow<'_, AnyLine> {
        let Some(i) = self.earlier() else {
            return Cow::Borrowed(&self.line);
        };
        let mut line = self.start.clone();
        for entry in &self.entries[..=i] {
            line.play(&entry.text);
        }
        Cow::Owned(line)
    }

    pub fn ending(&self) -> Option<Ending> {
        self.ending
    }

    pub fn opinion(&self) -> Option<&Opinion> {
        self.opinion.as_ref()
    }

    pub fn advice(&self) -> Option<&Opinion> {
        self.advice.as_ref()
    }

    pub fn has_adviser(&self) -> bool {
        self.adviser.is_some()
    }

    pub fn trouble(&self) -> Option<&Words> {
        self.trouble.as_ref()
    }

    pub fn control(&self) -> Control {
        self.clocks[0].control
    }

    /// The name of an engine; nothing for a person.
    pub fn engine(&self, turn: Turn) -> Option<String> {
        self.seats[turn.index()].as_ref().map(|seat| seat.name())
    }

    pub fn is_humans_turn(&self) -> bool {
        self.ending.is_none() && self.seats[self.line.turn().index()].is_none()
    }

    /// Whether a person would be sorry if it ended here.
    pub fn is_under_way(&self) -> bool {
        self.has_human() && self.ending.is_none() && !self.entries.is_empty()
    }

    /// The side of the person, if just one plays.
    pub fn only_person(&self) -> Option<Turn> {
        match self.seats {
            [None, Some(_)] => Some(Turn::First),
            [Some(_), None] => Some(Turn::Second),
            _ => None,
        }
    }

    pub fn has_human(&self) -> bool {
        self.seats.iter().any(Option::is_none)
    }

    /// The game as a file whose name has this ending, as far as it has come, with what is said in it
    /// in this language.
    pub fn written(&self, ending: &str, lang: Lang) -> String {
        let person = tr!(lang, play_a_person);
        let names = Turn::BOTH.map(|turn| self.engine(turn).unwrap_or_else(|| person.to_owned()));
        let names = [names[0].as_str(), names[1].as_str()];
        with_line!(&self.start, |start| self
            .saved(&**start, names, ending, lang))
    }

    fn saved<L: Saved>(&self, start: &L, names: [&str; 2], ending: &str, lang: Lang) -> String {
        let mut line = start.clone();
        let mut moves = Vec::with_capacity(self.entries.len());
        for entry in &self.entries {
            let Some(m) = line.parse(&entry.text) else {
                break;
            };
            let progress = line.progress();
            line.play(m);
            let opinion = entry.opinion.as_ref();
            moves.push(Made {
                m,
                turn: entry.turn,
                value: opinion.map(|opinion| opinion.value),
                computed: opinion.is_some_and(|opinion| opinion.computed),
                depth: opinion.map_or(0.0, |opinion| opinion.depth),
                nodes: opinion.map_or(0, |opinion| opinion.nodes),
                used: entry.used,
                progress,
                iterations: Vec::new(),
                reasons: entry.reasons.clone(),
            });
        }
        let course = Course {
            start,
            moves: &moves,
            ending: self.ending,
        };
        L::save(&course, names, self.control(), ending, lang)
    }

    /// What a side has left at this moment: of the main time, and of the byoyomi that follows it.
    pub fn left(&self, turn: Turn) -> (f64, f64) {
        let clock = &self.clocks[turn.index()];
        if self.line.turn() != turn || clock.control.unit == Unit::Nodes {
            return clock.after(0.0);
        }
        let now = self.ended.unwrap_or_else(Instant::now);
        clock.after(self.used_by(now))
    }

    /// The next move is awaited from now on.
    fn start_clock(&mut self) {
        self.since = Instant::now();
        let person = self.seats[self.line.turn().index()].is_none();
        self.began = person.then_some(self.since);
    }

    /// Seconds that the side to move has thought by then.
    fn used_by(&self, then: Instant) -> f64 {
        let began = self.began.unwrap_or(then);
        then.saturating_duration_since(began).as_secs_f64()
    }

    /// The first player's chance to win, by someone's opinion about the side to move.
    fn win_rate(&self, opinion: &Opinion, turn: Turn, progress: u8) -> f64 {
        let certain = opinion.computed || opinion.value.abs() >= CERTAIN;
        let own = if certain {
            f64::from(opinion.value.signum() + 1) / 2.0
        } else {
            Models::built_in(self.game()).win_rate(opinion.value, progress)
        };
        match turn {
            Turn::First => own,
            Turn::Second => 1.0 - own,
        }
    }

    /// Looks in: hears engines, watches flags. True if something changed.
    pub fn tick(&mut self) -> bool {
        let mut changed = self.hear_adviser();
        if self.ending.is_some() {
            return changed;
        }
        // Nobody needs to be asked for a pass.
        if self.line.forced_pass() {
            self.make("pass".into(), 0.0, None, Vec::new());
            return true;
        }
        let turn = self.line.turn();
        let at = turn.index();
        if self.seats[at].is_some() && !self.asked {
            self.ask();
            changed = true;
        }
        let words = match &mut self.seats[at] {
            Some(seat) => seat.heard(),
            None => Vec::new(),
        };
        for word in words {
            changed = true;
            self.hear(turn, word);
            if self.line.turn() != turn || self.ending.is_some() {
                return true;
            }
        }
        let on_seconds = self.clocks[at].control.unit == Unit::Seconds;
        let available = self.clocks[at].available();
        let late = match self.began {
            Some(began) => began.elapsed().as_secs_f64() > available,
            None => self.since.elapsed().as_secs_f64() > available + TO_BEGIN_SECONDS,
        };
        if on_seconds && late {
            // It has used more than there was.
            let _ = self.clocks[at].charge(f64::INFINITY);
            self.end(Ending::won(turn.other(), How::Time));
            changed = true;
        }
        changed
    }

    fn ask(&mut self) {
        let at = self.line.turn().index();
        let question = Question {
            start: self.start.clone(),
            moves: self.entries.iter().map(|e| e.text.clone()).collect(),
            line: self.line.clone(),
            clocks: Some((self.clocks[at], self.clocks[1 - at])),
            seconds: None,
        };
        if let Some(seat) = &mut self.seats[at] {
            seat.ask(question);
        }
        self.asked = true;
    }

    fn hear(&mut self, turn: Turn, word: Word) {
        match word {
            Word::Begins(at) => self.began = Some(at),
            Word::Opinion(opinion) => self.opinion = Some(opinion),
            Word::Resigns => self.end(Ending::won(turn.other(), How::Resigned)),
            Word::Declares => {
                // A declaration that the rules do not allow loses.
                let right = matches!(self.line.ending(), Some(e) if e.how == How::Declared);
                self.end(if right {
                    Ending::won(turn, How::Declared)
                } else {
                    Ending::won(turn.other(), How::Fault)
                });
            }
            Word::Fails(why) => {
                self.trouble = Some(why);
                self.end(Ending::won(turn.other(), How::Fault));
            }
            Word::Move {
                text,
                opinion,
                reasons,
                at,
            } => {
                let used = match (self.control().unit, &opinion) {
                    (Unit::Nodes, Some(opinion)) => opinion.nodes as f64,
                    (Unit::Nodes, None) => 0.0,
                    (Unit::Seconds, _) => self.used_by(at),
                };
                let opinion = opinion.or(self.opinion.take());
                self.make(text, used, opinion, reasons);
            }
        }
    }

    /// A person's move; false if it is not legal or not a person's turn.
    pub fn play(&mut self, text: &str) -> bool {
        if !self.is_humans_turn() {
            return false;
        }
        let used = match self.control().unit {
            Unit::Nodes => 0.0,
            Unit::Seconds => self.used_by(Instant::now()),
        };
        self.make(text.to_string(), used, None, Vec::new())
    }

    fn make(
        &mut self,
        text: String,
        used: f64,
        opinion: Option<Opinion>,
        reasons: Vec<Reason>,
    ) -> bool {
        let turn = self.line.turn();
        let progress = self.line.progress();
        let clocks = self.clocks;
        if !self.line.play(&text) {
            if self.seats[turn.index()].is_some() {
                let shown: String = text.chars().take(20).collect();
                self.trouble = Some(Words::of(|lang| {
                    tr!(lang, play_illegal_engine_move, shown = &shown)
                }));
                self.end(Ending::won(turn.other(), How::Fault));
            }
            return false;
        }
        // Whoever looks at the last move sees the game as it stands, and goes on with it.
        if self.earlier().is_none() {
            self.looked_at = None;
        }
        let win_rate = opinion.as_ref().map(|o| self.win_rate(o, turn, progress));
        self.entries.push(Entry {
            text,
            turn,
            used,
            clocks,
            opinion,
            win_rate,
            reasons,
        });
        if self.clocks[turn.index()].charge(used).is_err() {
            self.end(Ending::won(turn.other(), How::Time));
            return true;
        }
        self.opinion = None;
        self.asked = false;
        self.start_clock();
        match self.line.ending() {
            Some(ending) => self.end(ending),
            None => self.consult(),
        }
        true
    }

    /// The engine that thinks is to move with what it has.
    pub fn hurry(&mut self) {
        let thinks = self.asked && self.ending.is_none();
        if let Some(seat) = &mut self.seats[self.line.turn().index()]
            && thinks
        {
            seat.hurry();
        }
    }

    /// The person to move, or the only person, gives up.
    pub fn resign(&mut self) {
        if self.ending.is_some() {
            return;
        }
        let turn = self.line.turn();
        let loser = if self.seats[turn.index()].is_none() || !self.has_human() {
            turn
        } else {
            turn.other()
        };
        self.end(Ending::won(loser.other(), How::Resigned));
    }

    /// Back to the last time a person was to move; one move if no person plays. Clocks go back too.
    pub fn take_back(&mut self) {
        self.quiet();
        self.looked_at = None;
        let mut taken = false;
        while let Some(entry) = self.entries.pop() {
            self.line.undo();
            self.clocks = entry.clocks;
            taken = true;
            let person = self.seats[entry.turn.index()].is_none();
            if (person || !self.has_human()) && entry.text != "pass" {
                break;
            }
        }
        if taken {
            self.ending = None;
            self.ended = None;
            self.trouble = None;
        }
        self.opinion = None;
        self.asked = false;
        self.start_clock();
        self.consult();
    }

    fn end(&mut self, ending: Ending) {
        self.ending = Some(ending);
        self.ended = Some(Instant::now());
        self.opinion = None;
        self.quiet();
    }

    fn quiet(&mut self) {
        for seat in self.seats.iter_mut().chain([&mut self.adviser]).flatten() {
            seat.stop();
        }
    }

    fn consult(&mut self) {
        self.advice = None;
        if self.ending.is_some() {
            return;
        }
        if let Some(adviser) = &mut self.adviser {
            adviser.ask(Question {
                start: self.start.clone(),
                moves: self.entries.iter().map(|e| e.text.clone()).collect(),
                line: self.line.clone(),
                clocks: None,
                seconds: Some(ADVICE_SECONDS),
            });
        }
    }

    fn hear_adviser(&mut self) -> bool {
        let Some(adviser) = &mut self.adviser else {
            return false;
        };
        let words = adviser.heard();
        let changed = !words.is_empty();
        for word in words {
            match word {
                Word::Opinion(opinion)
                | Word::Move {
                    opinion: Some(opinion),
                    ..
                } => self.advice = Some(opinion),
                Word::Fails(why) => {
                    self.trouble = Some(why);
                    self.adviser = None;
                    return true;
                }
                _ => {}
            }
        }
        changed
    }

    /// The first player's chance now, by whoever has an opinion. Once there is a result, nobody's
    /// counts any more.
    pub fn chance_now(&self) -> Option<f64> {
        if self.ending.is_some() {
            return None;
        }
        let turn = self.line.turn();
        let opinion = self.opinion.as_ref().or(self.advice.as_ref())?;
        Some(self.win_rate(opinion, turn, self.line.progress()))
    }
}

impl Drop for GameSession {
    fn drop(&mut self) {
        self.quiet();
    }
}

#[cfg(test)]
mod tests;
