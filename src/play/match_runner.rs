//! One game between two players under clocks.

use super::clock::{Clock, Control, Unit};
use super::line::{Ending, How, Line, Turn};
use super::manager::{Iteration, Reason};
use super::player::Player;
use super::think::{Orders, Signals};
use crate::base::platform::Instant;

/// A move with how it came about.
#[derive(Clone, Debug)]
pub struct Made<M> {
    pub m: M,
    pub turn: Turn,
    /// In the mover's eyes; nothing for moves of the opening, which nobody chose.
    pub value: Option<i32>,
    /// The outcome was computed.
    pub computed: bool,
    pub depth: f64,
    pub nodes: u64,
    /// In the clock's unit.
    pub used: f64,
    /// Before the move.
    pub progress: u8,
    pub iterations: Vec<Iteration>,
    pub reasons: Vec<Reason>,
}

/// A game that is over.
#[derive(Clone, Debug)]
pub struct Played<L: Line> {
    pub start: L,
    pub moves: Vec<Made<L::Move>>,
    pub ending: Ending,
    /// What both sides used in all.
    pub used: [f64; 2],
}

/// Plays from a start through an opening to the end. Both players forget what was before.
/// Nothing if it was cancelled.
pub fn play<L: Line>(
    players: [&mut Player<L>; 2],
    start: &L,
    opening: &[L::Move],
    control: Control,
    signals: &Signals,
) -> Option<Played<L>> {
    play_watched(players, start, opening, control, signals, &mut || {})
}

/// The same, with someone who is called before every move and may let the game wait.
pub fn play_watched<L: Line>(
    players: [&mut Player<L>; 2],
    start: &L,
    opening: &[L::Move],
    control: Control,
    signals: &Signals,
    before_move: &mut dyn FnMut(),
) -> Option<Played<L>> {
    let mut line = start.clone();
    let mut clocks = [Clock::new(control); 2];
    let mut moves: Vec<Made<L::Move>> = Vec::new();
    let mut used = [0.0; 2];
    let [first, second] = players;
    first.forget();
    second.forget();
    for &m in opening {
        moves.push(Made {
            m,
            turn: line.turn(),
            value: None,
            computed: false,
            depth: 0.0,
            nodes: 0,
            used: 0.0,
            progress: line.progress(),
            iterations: Vec::new(),
            reasons: Vec::new(),
        });
        line.play(m);
    }
    let ending = loop {
        if let Some(ending) = line.ending() {
            break ending;
        }
        let turn = line.turn();
        let at = turn.index();
        let player: &mut Player<L> = match turn {
            Turn::First => &mut *first,
            Turn::Second => &mut *second,
        };
        before_move();
        let orders = Orders::on_clocks(clocks[at], clocks[1 - at]);
        let began = Instant::now();
        let choice = player.choose(&mut line, &orders, signals, &mut |_| {});
        if signals.cancel.load(std::sync::atomic::Ordering::Relaxed) {
            return None;
        }
        let took = match control.unit {
            Unit::Nodes => choice.nodes as f64,
            Unit::Seconds => began.elapsed().as_secs_f64(),
        };
        used[at] += took;
        if clocks[at].charge(took).is_err() {
            break Ending::won(turn.other(), How::Time);
        }
        if player.resigns() {
            break Ending::won(turn.other(), How::Resigned);
        }
        let Some(m) = choice.m else {
            break Ending::won(turn.other(), How::Fault);
        };
        moves.push(Made {
            m,
            turn,
            value: Some(choice.value),
            computed: choice.computed,
            depth: choice.depth,
            nodes: choice.nodes,
            used: took,
            progress: line.progress(),
            iterations: choice.iterations,
            reasons: choice.reasons,
        });
        line.play(m);
    };
    Some(Played {
        start: start.clone(),
        moves,
        ending,
        used,
    })
}
