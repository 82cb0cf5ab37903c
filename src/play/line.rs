//! `Line`: a game in progress as a player sees it. Moves are played and taken back, repetition is
//! remembered, and every candidate comes with what a player wants to know of it before searching.
//!
//! The games behind it are in `shogi.rs`, `othello.rs` and `mnk`; searches, managers and matches know
//! only this.

use std::fmt::{Debug, Display};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use serde::{Deserialize, Serialize};

use crate::base::messages::Lang;
use crate::problem::{Position, Reason};

/// Whose turn it is: sente or Black is the first.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Turn {
    First,
    Second,
}

impl Turn {
    pub const BOTH: [Turn; 2] = [Turn::First, Turn::Second];

    pub const fn other(self) -> Turn {
        match self {
            Turn::First => Turn::Second,
            Turn::Second => Turn::First,
        }
    }

    pub const fn index(self) -> usize {
        match self {
            Turn::First => 0,
            Turn::Second => 1,
        }
    }
}

/// The games that are played.
pub use crate::problem::BoardGame as Game;

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum How {
    /// The side to move has no legal move (shogi).
    Mate,
    /// The same position for the fourth time.
    Repetition,
    PerpetualCheck,
    /// More moves than a match allows.
    TooLong,
    /// The discs are counted (Othello): the first player's minus the second's, empties to the winner.
    Discs(i32),
    /// So many stones stand in a row (m,n,k).
    Row,
    /// The board is full, and there is no row.
    Full,
    Resigned,
    Time,
    /// A king in the enemy's camp, with enough pieces.
    Declared,
    /// A player's move was not legal, or it could not be asked for one.
    Fault,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Ending {
    /// Nobody in a draw.
    pub winner: Option<Turn>,
    pub how: How,
}

impl Ending {
    pub const fn won(winner: Turn, how: How) -> Ending {
        Ending {
            winner: Some(winner),
            how,
        }
    }

    pub const fn drawn(how: How) -> Ending {
        Ending { winner: None, how }
    }

    /// 1, ½ or 0 for a side.
    pub fn score(self, turn: Turn) -> f64 {
        match self.winner {
            None => 0.5,
            Some(winner) if winner == turn => 1.0,
            Some(_) => 0.0,
        }
    }
}

/// A move with what is known of it before it is played.
#[derive(Clone, Copy, Debug)]
pub struct Candidate<M> {
    pub m: M,
    /// Which kind of move it is; an index into the game's list of categories. 0 unless asked for.
    pub category: u8,
    /// What it gains at once, in the unit of values: captures and promotions first.
    pub promise: i32,
}

/// Values lie within ±[`WON`]; a won game n plies away is worth `WON − n`.
pub const WON: i32 = 30_000;
/// Values beyond this are wins or losses that were seen to the end.
pub const CERTAIN: i32 = 29_000;

/// What a specialist found out.
#[derive(Clone, Debug)]
pub struct Computed<M> {
    /// The value under best play and the line that shows it.
    pub outcome: Option<(i32, Vec<M>)>,
    pub nodes: u64,
}

/// Nodes a specialist looks at in a second, at the very least: by this a clock of seconds is turned
/// into nodes where that must be known beforehand.
pub const NODES_PER_SECOND: f64 = 2e6;

/// A line of play. Values are in the eyes of the side to move: 100 is a pawn or a disc.
pub trait Line: Clone + Send + 'static {
    type Move: Copy + PartialEq + Eq + Debug + Display + Send + Sync + 'static;

    const GAME: Game;
    /// [`Line::slot`] stays below this.
    const SLOTS: usize;
    /// Moves of one side in a game of usual length, by which a manager divides its time.
    const USUAL_MOVES: f64;
    /// Of random openings: moves within the first of these of the best at first sight may be drawn;
    /// openings within the second of equal, after a short search, are used.
    const MARGINS: (i32, i32);
    /// What is known of players by numbers, fitted to the program's own games, as a file.
    const MODELS: &'static str;

    /// The start of a game, if one can be played from this position; why not, where there is more to
    /// say than that it is of another game.
    fn from_position(position: &Position) -> Result<Self, Option<Reason>>;
    /// Where the game stands.
    fn here(&self) -> Position;

    fn turn(&self) -> Turn;
    /// Moves played since the beginning of this line.
    fn length(&self) -> usize;
    /// Equal for equal positions.
    fn key(&self) -> u64;
    /// How far the game has come, 0 to 128.
    fn progress(&self) -> u8;
    fn play(&mut self, m: Self::Move);
    fn undo(&mut self);
    /// How the game is over by the rules, if it is.
    fn ending(&self) -> Option<Ending>;

    /// A number for each move, the same in every position; not 0.
    fn code(m: Self::Move) -> u32;
    /// A smaller number that similar moves share: where histories are kept.
    fn slot(m: Self::Move) -> usize;
    /// A pass takes no depth.
    fn is_pass(_: Self::Move) -> bool {
        false
    }
    /// Whether the only move is a pass.
    fn must_pass(&self) -> bool {
        false
    }

    /// All legal moves, into an empty list; with categories only if asked for.
    fn candidates(&mut self, categories: bool, list: &mut Vec<Candidate<Self::Move>>);
    /// The value where there is no candidate.
    fn value_without_moves(&self, ply: i32) -> i32;
    /// The value of a position that repeats an earlier one of the line, if it does.
    fn repetition(&self) -> Option<i32>;
    /// What the position is worth at first sight.
    fn value(&mut self) -> i32;
    /// The value at the end of a search: restless lines are played out. Adds to `nodes`, which does
    /// not go past `most`.
    fn settled(&mut self, alpha: i32, beta: i32, ply: i32, nodes: &mut u64, most: u64) -> i32;
    /// Plies, passes not counted, after which the game is over at the latest, where that is known.
    fn plies_left(&self) -> Option<i32> {
        None
    }

    /// Moves of the side to move that can still come at the very most; at least 1.
    fn most_moves(&self) -> f64;

    /// Specialists of the game and what they keep between moves.
    type Helper: Default + Send;
    /// Nodes that a specialist may look at past its limit, at the very most: it looks at its count
    /// now and then only. Who has less to spare does not ask one.
    const OVERRUN: u64;
    /// What computing the rest of the game outright should take, if it can be thought of.
    fn end_estimate(&self) -> Option<f64>;
    /// Moves of the side to move still to come, and those of them before the rest can be computed
    /// with so many nodes.
    fn moves_to_come(&self, nodes: f64) -> (f64, f64);
    /// The outcome by computing it, if that succeeds within so many nodes, and seconds if they count.
    fn compute(
        &mut self,
        helper: &mut Self::Helper,
        nodes: u64,
        seconds: Option<f64>,
        cancel: &Arc<AtomicBool>,
    ) -> Computed<Self::Move>;

    /// The move a text means here.
    fn parse(&self, text: &str) -> Option<Self::Move>;
    /// A move as people write it, before it is played.
    fn name(&self, m: Self::Move, _: Lang) -> String {
        m.to_string()
    }
}
