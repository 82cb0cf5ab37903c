//! Players, clocks, time managers and matches: Abe's thesis as a working system, for shogi, Othello and stones in a
//! row.
//!
//! - [`mod@line`]: a game in progress as a player sees it; `shogi`, `othello` and `mnk` are those there are.
//! - `search`, `table`, `transitions`: a player's search, by plies or by realization probability.
//! - `think`, `search_control`, [`player`]: from a position and a clock to a move.
//! - [`opening`], [`match_runner`], [`series`], [`score`], [`saved`]: games and matches.
//! - [`any`], [`opponent`], [`game_session`]: a game at the board, between people and engines.
//! - [`clock`], [`manager`], [`models`], [`fit`], [`progress`]: how long to think, and what that rests on.
//!
//! Knows nothing of windows, protocols and command lines.

pub mod any;
pub mod clock;
pub mod fit;
pub mod game_session;
pub mod line;
pub mod manager;
pub mod match_runner;
pub mod mnk;
pub mod models;
pub mod opening;
pub mod opponent;
pub mod othello;
pub mod player;
pub mod progress;
pub mod saved;
pub mod score;
pub mod search;
mod search_control;
pub mod series;
pub mod shogi;
pub mod table;
pub mod think;
pub mod transitions;
